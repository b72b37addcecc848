<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Gin-Rommé’s own words: only what is said otherwise while that preset is played. Kept by hand. -->
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>BracketItem</name>
    <message>
        <source>Run</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Deadwood</source>
        <translation>Luschen</translation>
    </message>
</context>
<context>
    <name>Console</name>
    <message>
        <source>Undercut at {points}</source>
        <translation>Unterschnippelt bis {points}</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>You drew from the stock</source>
        <translation>Du hast vom Talon gezogen</translation>
    </message>
    <message>
        <source>{name} drew from the stock</source>
        <translation>{name} hat vom Talon gezogen</translation>
    </message>
    <message>
        <source>The computer drew from the stock</source>
        <translation>Der Computer hat vom Talon gezogen</translation>
    </message>
</context>
<context>
    <name>FairWindow</name>
    <message>
        <source>The stock from its top</source>
        <translation>Der Talon von oben</translation>
    </message>
    <message>
        <source>Upcard, then the stock from its top</source>
        <translation>Die offene Karte, dann der Talon von oben</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Draw from the stock</source>
        <translation>Vom Talon ziehen</translation>
    </message>
    <message>
        <source>The computer may have as little, but playing on promises less.</source>
        <translation>Der Computer hat vielleicht ebenso wenige Luschen, aber Weiterspielen lohnt sich weniger.</translation>
    </message>
    <message>
        <source>{name} probably has more deadwood.</source>
        <translation>{name} hat wahrscheinlich mehr Luschen.</translation>
    </message>
    <message>
        <source>{name} may have as little, but playing on promises less.</source>
        <translation>{name} hat vielleicht ebenso wenige Luschen, aber Weiterspielen lohnt sich weniger.</translation>
    </message>
    <message>
        <source>No deadwood is left.</source>
        <translation>Damit bleibt keine Lusche übrig.</translation>
    </message>
    <message>
        <source>The computer probably has more deadwood.</source>
        <translation>Der Computer hat wahrscheinlich mehr Luschen.</translation>
    </message>
    <message>
        <source>It lowers your deadwood.</source>
        <translation>Deine Luschen zählen dann weniger.</translation>
    </message>
    <message>
        <source>The stock is the better chance.</source>
        <translation>Der Talon bietet die besseren Chancen.</translation>
    </message>
    <message>
        <source>It brings you the undercut.</source>
        <translation>Damit hast du unterschnippelt.</translation>
    </message>
    <message>
        <source>It lowers the deadwood.</source>
        <translation>Die Luschen zählen dann weniger.</translation>
    </message>
    <message>
        <source>It brings {name} the undercut.</source>
        <translation>Damit hat {name} unterschnippelt.</translation>
    </message>
</context>
<context>
    <name>Layoffs</name>
    <message>
        <source>Lay off the {card} on the run: *{points} left*</source>
        <translation>{card} an die Straße anlegen: *{points} übrig*</translation>
    </message>
    <message>
        <source>an undercut</source>
        <translation>also unterschnippelt</translation>
    </message>
    <message>
        <source>Nothing more to lay off: *{points} left*, an undercut</source>
        <translation>Anlegen bringt nichts mehr: *{points} übrig*, also unterschnippelt</translation>
    </message>
</context>
<context>
    <name>Melds</name>
    <message>
        <source>Run</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Deadwood *{points}*</source>
        <translation>Luschen *{points}*</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Draw from the stock</source>
        <translation>Vom Talon &amp;ziehen</translation>
    </message>
</context>
<context>
    <name>Meter</name>
    <message>
        <source>Deadwood {points}, knock limit {limit}</source>
        <translation>Luschen: {points}, Klopfgrenze: {limit}</translation>
    </message>
</context>
<context>
    <name>PileItem</name>
    <message>
        <source>Stock</source>
        <translation>Talon</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Your turn: draw from the stock or take the {card}</source>
        <translation>Du bist dran: vom Talon ziehen oder {card} nehmen</translation>
    </message>
    <message>
        <source>Your turn: draw from the stock</source>
        <translation>Du bist dran: vom Talon ziehen</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Vom Talon ziehen</translation>
    </message>
    <message>
        <source>Throw {card}: *deadwood {points}*</source>
        <translation>{card} ablegen: *Luschen {points}*</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>Deadwood {points}: {too_many}.</source>
        <translation>Luschen: {points}, also {too_many}.</translation>
    </message>
    <message>
        <source>Deadwood {points}: only gin ends the round.</source>
        <translation>Luschen: {points}, aber nur Gin beendet die Runde.</translation>
    </message>
    <message>
        <source>Both sides declined the upcard: the first draw is from the stock.</source>
        <translation>Beide wollten die offene Karte nicht: Jetzt wird vom Talon gezogen.</translation>
    </message>
    <message>
        <source>Your deadwood is above the knock limit.</source>
        <translation>Deine Luschen liegen über der Klopfgrenze.</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>deadwood</source>
        <translation>Luschen</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Undercut</source>
        <translation>Unterschnippelt</translation>
    </message>
    <message>
        <source>Undercut: you win {points}</source>
        <translation>Unterschnippelt: Du gewinnst {points}</translation>
    </message>
    <message>
        <source>Undercut: the computer wins {points}</source>
        <translation>Unterschnippelt: Der Computer gewinnt {points}</translation>
    </message>
    <message>
        <source>Undercut: {name} wins {points}</source>
        <translation>Unterschnippelt: {name} gewinnt {points}</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>The cards from the stock, against average ones</source>
        <translation>Wie gut die Karten vom Talon waren</translation>
    </message>
    <message>
        <source>{name} may have as little.</source>
        <translation>{name} hat vielleicht ebenso wenige Luschen.</translation>
    </message>
    <message>
        <source>It lowers deadwood a little, but a blind draw promises more.</source>
        <translation>Senkt die Luschen ein wenig, aber blind zu ziehen verspricht mehr.</translation>
    </message>
    <message>
        <source>*Turning point:* the {card} that came, {points} points.</source>
        <translation>*Wendepunkt:* {card} vom Talon, {points} Punkte.</translation>
    </message>
    <message>
        <source>*Turning point:* the card that came, {points} points.</source>
        <translation>*Wendepunkt:* die Karte vom Talon, {points} Punkte.</translation>
    </message>
</context>
<context>
    <name>RuleLines</name>
    <message numerus="yes">
        <source>A discard without a knock with %n card(s) left in the stock ends the round: nobody scores.</source>
        <translation>
            <numerusform>Ist nur noch %n Karte im Talon und wird beim Ablegen nicht geklopft, endet die Runde ohne Punkte.</numerusform>
            <numerusform>Sind nur noch %n Karten im Talon und wird beim Ablegen nicht geklopft, endet die Runde ohne Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undercut</source>
        <translation>Unterschnippeln</translation>
    </message>
    <message>
        <source>End of the stock</source>
        <translation>Ende des Talons</translation>
    </message>
    <message>
        <source>Draw from the stock or take the top discard, then throw one card.</source>
        <translation>Zieh vom Talon oder nimm die oberste Karte vom Ablagestapel, dann leg eine Karte ab.</translation>
    </message>
    <message>
        <source>The upcard says how much deadwood you may knock with; pictures count 10.</source>
        <translation>Die offene Karte gibt vor, wie viel deine Luschen beim Klopfen zählen dürfen; Bilder zählen 10.</translation>
    </message>
    <message>
        <source>With a deadwood of {limit} or less after the discard you may knock; you never have to.</source>
        <translation>Zählen deine Luschen nach dem Ablegen höchstens {limit}, darfst du klopfen, musst aber nicht.</translation>
    </message>
    <message>
        <source>The other side lays off what fits; whoever has less deadwood then scores the difference.</source>
        <translation>Die andere Seite legt an, was passt; wer dann weniger Luschen hat, bekommt die Differenz.</translation>
    </message>
    <message>
        <source>If the defender has as much deadwood as the knocker or less, the defender scores the difference and {bonus}.</source>
        <translation>Zählen die Luschen des Verteidigers höchstens so viel wie die des Klopfers, ist der Klopfer unterschnippelt: Der Verteidiger bekommt die Differenz und {bonus} dazu.</translation>
    </message>
    <message>
        <source>If the defender has less deadwood than the knocker, the defender scores the difference and {bonus}.</source>
        <translation>Zählen die Luschen des Verteidigers weniger als die des Klopfers, ist der Klopfer unterschnippelt: Der Verteidiger bekommt die Differenz und {bonus} dazu.</translation>
    </message>
    <message>
        <source>No deadwood is gin: the whole deadwood of the other side and {bonus}.</source>
        <translation>Keine Luschen heißt Gin: Das bringt alle Luschen der anderen Seite und {bonus} dazu.</translation>
    </message>
    <message>
        <source>A discard without a knock after the last card of the stock ends the round: nobody scores.</source>
        <translation>Ist der Talon leer und wird beim Ablegen nicht geklopft, endet die Runde ohne Punkte.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>undercut {points}</source>
        <translation>Unterschnippeln {points}</translation>
    </message>
</context>
<context>
    <name>ShowingWords</name>
    <message>
        <source>They differ in deadwood, and in what {name} can lay off.</source>
        <translation>Unterschiedlich ist, wie viele Luschen bleiben und was {name} anlegen kann.</translation>
    </message>
    <message>
        <source>Both leave {points}. They differ in what {name} can lay off.</source>
        <translation>Luschen: beide Male {points}. Unterschiedlich ist nur, was {name} anlegen kann.</translation>
    </message>
    <message>
        <source>All leave {points}. They differ in what {name} can lay off.</source>
        <translation>Luschen: jedes Mal {points}. Unterschiedlich ist nur, was {name} anlegen kann.</translation>
    </message>
    <message>
        <source>They differ in deadwood, and in what the computer can lay off.</source>
        <translation>Unterschiedlich ist, wie viele Luschen bleiben und was der Computer anlegen kann.</translation>
    </message>
    <message>
        <source>Both leave {points}. They differ in what the computer can lay off.</source>
        <translation>Luschen: beide Male {points}. Unterschiedlich ist nur, was der Computer anlegen kann.</translation>
    </message>
    <message>
        <source>All leave {points}. They differ in what the computer can lay off.</source>
        <translation>Luschen: jedes Mal {points}. Unterschiedlich ist nur, was der Computer anlegen kann.</translation>
    </message>
    <message>
        <source>Loose cards</source>
        <translation>Mehr Luschen</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>The computer drew from the stock and threw the {thrown}</source>
        <translation>Der Computer hat vom Talon gezogen und {thrown} abgelegt</translation>
    </message>
    <message>
        <source>{name} drew from the stock and threw the {thrown}</source>
        <translation>{name} hat vom Talon gezogen und {thrown} abgelegt</translation>
    </message>
    <message>
        <source>in a run</source>
        <translation>in einer Straße</translation>
    </message>
    <message>
        <source>deadwood {points} if thrown</source>
        <translation>abgelegt: Luschen {points}</translation>
    </message>
    <message>
        <source>Stock: {cards}</source>
        <translation>Talon: {cards}</translation>
    </message>
</context>
<context>
    <name>Sums</name>
    <message>
        <source>undercut</source>
        <translation>Unterschnippeln</translation>
    </message>
    <message>
        <source>your deadwood</source>
        <translation>deine Luschen</translation>
    </message>
    <message>
        <source>computer’s deadwood</source>
        <translation>Luschen des Computers</translation>
    </message>
    <message>
        <source>deadwood of {name}</source>
        <translation>Luschen von {name}</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Draw from the stock</source>
        <translation>Vom Talon ziehen</translation>
    </message>
    <message>
        <source>deadwood, {points}</source>
        <translation>Lusche, {points}</translation>
    </message>
    <message>
        <source>in a run</source>
        <translation>in einer Straße</translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>{card}: thrown, it leaves a deadwood of {points}</source>
        <translation>{card} ablegen: Luschen {points}</translation>
    </message>
    <message>
        <source>A click draws the top card of the stock (D)</source>
        <translation>Ein Klick zieht die oberste Karte vom Talon (D)</translation>
    </message>
</context>
</TS>
