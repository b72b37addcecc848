<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>HistoryWindow</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) deleted</source>
        <translation>
            <numerusform>%n match deleted</numerusform>
            <numerusform>%n matches deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) brought back</source>
        <translation>
            <numerusform>%n match brought back</numerusform>
            <numerusform>%n matches brought back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n match(es) for good?</source>
        <translation>
            <numerusform>Delete %n match for good?</numerusform>
            <numerusform>Delete %n matches for good?</numerusform>
        </translation>
    </message>
</context>
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
    <name>OptionPages</name>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
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
    <name>PileWords</name>
    <message numerus="yes">
        <source>Discard pile, %n card(s)</source>
        <translation>
            <numerusform>Discard pile, %n card</numerusform>
            <numerusform>Discard pile, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look through the discard pile: %n card(s) (F)</source>
        <translation>
            <numerusform>Look through the discard pile: %n card (F)</numerusform>
            <numerusform>Look through the discard pile: %n cards (F)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResumeCard</name>
    <message numerus="yes">
        <source>%n more …</source>
        <translation>
            <numerusform>%n more …</numerusform>
            <numerusform>%n more …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other match(es) under way</source>
        <translation>
            <numerusform>%n other match under way</numerusform>
            <numerusform>%n other matches under way</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
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
<context>
    <name>RulesWindow</name>
    <message numerus="yes">
        <source>%n option(s) differ from the preset. The match then runs under “Custom”.</source>
        <translation>
            <numerusform>%n option differs from the preset. The match then runs under “Custom”.</numerusform>
            <numerusform>%n options differ from the preset. The match then runs under “Custom”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s)</source>
        <translation>
            <numerusform>%n option</numerusform>
            <numerusform>%n options</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShowingWords</name>
    <message numerus="yes">
        <source>%n card(s) fit</source>
        <translation>
            <numerusform>%n card fits</numerusform>
            <numerusform>%n cards fit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenNumbers</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TransferWords</name>
    <message numerus="yes">
        <source>%n match(es) imported</source>
        <translation>
            <numerusform>%n match imported</numerusform>
            <numerusform>%n matches imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already here</source>
        <translation>
            <numerusform>%n already here</numerusform>
            <numerusform>%n already here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them can be resumed</source>
        <translation>
            <numerusform>%n of them can be resumed</numerusform>
            <numerusform>%n of them can be resumed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can no longer be read</source>
        <translation>
            <numerusform>%n can no longer be read</numerusform>
            <numerusform>%n can no longer be read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnderWayWindow</name>
    <message numerus="yes">
        <source>%n match(es) given up</source>
        <translation>
            <numerusform>%n match given up</numerusform>
            <numerusform>%n matches given up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) deleted</source>
        <translation>
            <numerusform>%n match deleted</numerusform>
            <numerusform>%n matches deleted</numerusform>
        </translation>
    </message>
</context>
</TS>
