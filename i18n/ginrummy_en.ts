<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>MatchSheet</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) too many to knock</source>
        <translation>
            <numerusform>%n point too many to knock</numerusform>
            <numerusform>%n points too many to knock</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n over the limit</source>
        <translation>
            <numerusform>%n over the limit</numerusform>
            <numerusform>%n over the limit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleLines</name>
    <message numerus="yes">
        <source>A discard without a knock with %n card(s) left in the stock ends the round: nobody scores.</source>
        <translation>
            <numerusform>A discard without a knock with %n card left in the stock ends the round: nobody scores.</numerusform>
            <numerusform>A discard without a knock with %n cards left in the stock ends the round: nobody scores.</numerusform>
        </translation>
    </message>
</context>
</TS>
