<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Gin Rummy</source>
        <translation>Über Gin Rummy</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Gin rummy against the computer, offline, with a deck drawn for it.</source>
        <translation>Gin Rummy gegen den Computer, offline, mit eigens gezeichneten Karten.</translation>
    </message>
    <message>
        <source>Qt {version} and Qt for Python</source>
        <translation>Qt {version} und Qt for Python</translation>
    </message>
    <message>
        <source>ICU, a part of Qt</source>
        <translation>ICU, ein Teil von Qt</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Your matches and settings</source>
        <translation>Deine Partien und Einstellungen</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Read the licences</source>
        <translation>Lizenzen lesen</translation>
    </message>
    <message>
        <source>Copy diagnostic information</source>
        <translation>Diagnosedaten kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Versions, system and screens, for a bug report. No names, no matches.</source>
        <translation>Versionen, System und Bildschirme, um einen Fehler zu melden. Keine Namen, keine Partien.</translation>
    </message>
</context>
<context>
    <name>BracketItem</name>
    <message>
        <source>Run</source>
        <translation>Folge</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>four of a kind</comment>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>three of a kind</comment>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Deadwood</source>
        <translation>Restpunkte</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>Big gin</source>
        <translation>Big Gin</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>Knock {points}</source>
        <translation>Klopfen mit {points}</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
</context>
<context>
    <name>CardItem</name>
    <message>
        <source>new</source>
        <comment>a card just drawn</comment>
        <translation>neu</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit} {rank}</translation>
    </message>
</context>
<context>
    <name>Console</name>
    <message>
        <source>to {target}</source>
        <translation>bis {target}</translation>
    </message>
    <message>
        <source>Undercut at {points}</source>
        <translation>Undercut bis {points}</translation>
    </message>
    <message>
        <source>Knock at {limit}</source>
        <translation>Klopfgrenze {limit}</translation>
    </message>
    <message>
        <source>now {points}</source>
        <translation>jetzt {points}</translation>
    </message>
</context>
<context>
    <name>CornerTools</name>
    <message>
        <source>Fair deal</source>
        <translation>Faires Mischen</translation>
    </message>
    <message>
        <source>Fair deal: the seal of these cards is {seal}</source>
        <translation>Faires Mischen: Das Siegel dieser Karten ist {seal}</translation>
    </message>
    <message>
        <source>Take the last move back (Ctrl+Z)</source>
        <translation>Letzten Zug zurücknehmen (Strg+Z)</translation>
    </message>
    <message>
        <source>Do it again (Ctrl+Shift+Z)</source>
        <translation>Wiederholen (Strg+Umschalt+Z)</translation>
    </message>
</context>
<context>
    <name>CourseChart</name>
    <message>
        <source>After {rounds} rounds: points {points}, the cards {cards}</source>
        <translation>Nach {rounds} Runden: Punkte {points}, Karten {cards}</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>Runden</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}’s turn</source>
        <translation>{name} ist dran</translation>
    </message>
    <message>
        <source>Press Space or tap when you are ready</source>
        <translation>Leertaste drücken oder tippen, sobald du bereit bist</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>Ich bin bereit</translation>
    </message>
</context>
<context>
    <name>DeadwoodChart</name>
    <message>
        <source>{points}: you {mine}, the other side {theirs}</source>
        <translation>{points}: du {mine}, andere Seite {theirs}</translation>
    </message>
</context>
<context>
    <name>DealRow</name>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Training: moves can be taken back; not in the statistics</source>
        <translation>Training: Züge lassen sich zurücknehmen; nicht in der Statistik</translation>
    </message>
    <message>
        <source>Deal a training match</source>
        <translation>Trainingspartie beginnen</translation>
    </message>
</context>
<context>
    <name>DealerDrawShow</name>
    <message>
        <source>Deals</source>
        <comment>on the card that decides the draw</comment>
        <translation>Gibt</translation>
    </message>
    <message>
        <source>Click, or press a key, to deal</source>
        <translation>Zum Geben klicken oder eine Taste drücken</translation>
    </message>
</context>
<context>
    <name>Dealing</name>
    <message>
        <source>The lower card deals</source>
        <translation>Die niedrigere Karte gibt</translation>
    </message>
    <message>
        <source>The higher card deals</source>
        <translation>Die höhere Karte gibt</translation>
    </message>
    <message>
        <source>Equal cards: all draw again</source>
        <translation>Gleiche Karten: Alle ziehen noch einmal</translation>
    </message>
    <message>
        <source>Equal cards: both draw again</source>
        <translation>Gleich hoch: Beide ziehen noch einmal</translation>
    </message>
    <message>
        <source>{cards}: *you deal*</source>
        <translation>{cards}: *Du gibst*</translation>
    </message>
    <message>
        <source>{cards}: *the deal goes to {name}*</source>
        <translation>{cards}: *{name} gibt*</translation>
    </message>
    <message>
        <source>You drew the {mine}, the computer the {other}: *you deal*</source>
        <translation>Du hast {mine} gezogen, der Computer {other}: *Du gibst*</translation>
    </message>
    <message>
        <source>You drew the {mine}, the computer the {other}: *the computer deals*</source>
        <translation>Du hast {mine} gezogen, der Computer {other}: *Der Computer gibt*</translation>
    </message>
</context>
<context>
    <name>DiscardPile</name>
    <message>
        <source>{card}, turned up at the deal</source>
        <translation>{card}, beim Geben aufgedeckt</translation>
    </message>
    <message>
        <source>{card}, thrown by you</source>
        <translation>{card}, von dir abgelegt</translation>
    </message>
    <message>
        <source>{card}, thrown by the computer</source>
        <translation>{card}, vom Computer abgelegt</translation>
    </message>
    <message>
        <source>{card}, thrown by {name}</source>
        <translation>{card}, von {name} abgelegt</translation>
    </message>
    <message>
        <source>At this table only the top card is seen.</source>
        <translation>An diesem Tisch ist nur die oberste Karte zu sehen.</translation>
    </message>
    <message>
        <source>The discard pile is empty.</source>
        <translation>Der Ablagestapel ist leer.</translation>
    </message>
    <message>
        <source>Somebody has knocked.</source>
        <translation>Es wurde schon geklopft.</translation>
    </message>
</context>
<context>
    <name>EndingsChart</name>
    <message>
        <source>{kind}: you {mine}, the other side {theirs}</source>
        <translation>{kind}: du {mine}, andere Seite {theirs}</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>You passed</source>
        <translation>Du hast gepasst</translation>
    </message>
    <message>
        <source>You drew from the stock</source>
        <translation>Du hast vom Stapel gezogen</translation>
    </message>
    <message>
        <source>The computer passed</source>
        <translation>Der Computer hat gepasst</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name} hat gepasst</translation>
    </message>
    <message>
        <source>{name} took the {card}</source>
        <translation>{name} hat {card} genommen</translation>
    </message>
    <message>
        <source>{name} drew from the stock</source>
        <translation>{name} hat vom Stapel gezogen</translation>
    </message>
    <message>
        <source>{name} threw the {card}</source>
        <translation>{name} hat {card} abgelegt</translation>
    </message>
    <message>
        <source>{name} laid off the {card}</source>
        <translation>{name} hat {card} angelegt</translation>
    </message>
    <message>
        <source>{name} has big gin</source>
        <translation>{name} hat Big Gin</translation>
    </message>
    <message>
        <source>{name} has gin</source>
        <translation>{name} hat Gin</translation>
    </message>
    <message>
        <source>{name} knocked with {points}</source>
        <translation>{name} hat mit {points} geklopft</translation>
    </message>
    <message>
        <source>You took the {card}</source>
        <translation>Du hast {card} genommen</translation>
    </message>
    <message>
        <source>The computer took the {card}</source>
        <translation>Der Computer hat {card} genommen</translation>
    </message>
    <message>
        <source>You drew the {card}</source>
        <translation>Du hast {card} gezogen</translation>
    </message>
    <message>
        <source>The computer drew from the stock</source>
        <translation>Der Computer hat vom Stapel gezogen</translation>
    </message>
    <message>
        <source>You threw the {card}</source>
        <translation>Du hast {card} abgelegt</translation>
    </message>
    <message>
        <source>The computer threw the {card}</source>
        <translation>Der Computer hat {card} abgelegt</translation>
    </message>
    <message>
        <source>You laid off the {card}</source>
        <translation>Du hast {card} angelegt</translation>
    </message>
    <message>
        <source>The computer laid off the {card}</source>
        <translation>Der Computer hat {card} angelegt</translation>
    </message>
    <message>
        <source>You have big gin</source>
        <translation>Du hast Big Gin</translation>
    </message>
    <message>
        <source>The computer has big gin</source>
        <translation>Der Computer hat Big Gin</translation>
    </message>
    <message>
        <source>You have gin</source>
        <translation>Du hast Gin</translation>
    </message>
    <message>
        <source>The computer has gin</source>
        <translation>Der Computer hat Gin</translation>
    </message>
    <message>
        <source>You knocked with {points}</source>
        <translation>Du hast mit {points} geklopft</translation>
    </message>
    <message>
        <source>The computer knocked with {points}</source>
        <translation>Der Computer hat mit {points} geklopft</translation>
    </message>
</context>
<context>
    <name>FairDeals</name>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>At most {count} characters, and no control characters.</source>
        <translation>Höchstens {count} Zeichen, und nur sichtbare.</translation>
    </message>
</context>
<context>
    <name>FairWindow</name>
    <message>
        <source>Fair deal</source>
        <translation>Faires Mischen</translation>
    </message>
    <message>
        <source>Fair deal, round {number}</source>
        <translation>Faires Mischen, Runde {number}</translation>
    </message>
    <message>
        <source>The order of the cards is fixed before the round. The seal is shown first, the number after.</source>
        <translation>Die Reihenfolge der Karten steht vor der Runde fest. Zuerst siehst du das Siegel, danach die Nummer.</translation>
    </message>
    <message>
        <source>How this works</source>
        <translation>So funktioniert es</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Alles kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>1  Before the deal: the seal</source>
        <translation>1  Vor dem Geben: das Siegel</translation>
    </message>
    <message>
        <source>2  After the round: the number</source>
        <translation>2  Nach der Runde: die Nummer</translation>
    </message>
    <message>
        <source>3  Check</source>
        <translation>3  Prüfung</translation>
    </message>
    <message>
        <source>This deal was chosen or played before: nothing was sealed for it.</source>
        <translation>Diese Karten wurden ausgesucht oder schon einmal gespielt: Für sie gibt es kein Siegel.</translation>
    </message>
    <message>
        <source>On show before the first card</source>
        <translation>Schon vor der ersten Karte zu sehen</translation>
    </message>
    <message>
        <source>Opens when the round is over</source>
        <translation>Zu sehen, sobald die Runde vorbei ist</translation>
    </message>
    <message>
        <source>Secret: {secret}</source>
        <translation>Geheimnis: {secret}</translation>
    </message>
    <message>
        <source>Own words: “{words}”</source>
        <translation>Eigene Wörter: „{words}“</translation>
    </message>
    <message>
        <source>Nonce: {nonce}</source>
        <translation>Nonce: {nonce}</translation>
    </message>
    <message>
        <source>Verify again</source>
        <translation>Noch einmal prüfen</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Noch nicht geprüft</translation>
    </message>
    <message>
        <source>Number and order give the same seal.</source>
        <translation>Nummer und Reihenfolge ergeben dasselbe Siegel.</translation>
    </message>
    <message>
        <source>This is not the deal of that seal. Copy everything before you go on.</source>
        <translation>Das ist nicht die Mischung zu diesem Siegel. Kopiere alles, bevor du weiterspielst.</translation>
    </message>
    <message>
        <source>Order of the 52 cards</source>
        <translation>Reihenfolge der 52 Karten</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>The stock from its top</source>
        <translation>Der Stapel von oben</translation>
    </message>
    <message>
        <source>Upcard, then the stock from its top</source>
        <translation>Die offene Karte, dann der Stapel von oben</translation>
    </message>
    <message>
        <source>Mix in your own words</source>
        <translation>Eigene Wörter einmischen</translation>
    </message>
    <message>
        <source>The next deals are mixed with “{words}”. Their seals stand below; they stay the same.</source>
        <translation>In die nächsten Mischungen geht „{words}“ ein. Ihre Siegel stehen unten und bleiben gleich.</translation>
    </message>
    <message>
        <source>Type anything. It is mixed into the next deals, whose seals stand below already: so nobody else can have decided how the cards lie.</source>
        <translation>Schreib irgendetwas. Es geht in die nächsten Mischungen ein, deren Siegel unten schon stehen: So kann niemand sonst bestimmt haben, wie die Karten liegen.</translation>
    </message>
    <message>
        <source>Anything that nobody can guess</source>
        <translation>Etwas, das niemand erraten kann</translation>
    </message>
    <message>
        <source>Mix in</source>
        <translation>Einmischen</translation>
    </message>
    <message>
        <source>Copy these seals</source>
        <translation>Diese Siegel kopieren</translation>
    </message>
    <message>
        <source>Before the first card a number fixes the order of all 52 cards, and you see a seal of it: a fingerprint (SHA-256) from which nobody can work out the number. After the round you see the number. Whoever computes the fingerprint again and gets the same seal knows that no card was changed in between. Words of your own, mixed in while the seal is on show, make sure that the program could not choose the order either. The script docs/verify_deal.py computes all of this without the program.</source>
        <translation>Vor der ersten Karte legt eine Nummer die Reihenfolge aller 52 Karten fest, und du siehst ihr Siegel: einen Fingerabdruck (SHA-256), aus dem niemand die Nummer ablesen kann. Nach der Runde siehst du die Nummer. Wer den Fingerabdruck nachrechnet und dasselbe Siegel bekommt, weiß: Dazwischen wurde keine Karte vertauscht. Mischst du eigene Wörter ein, während das Siegel schon zu sehen ist, konnte auch das Programm die Reihenfolge nicht aussuchen. Das Skript docs/verify_deal.py rechnet alles ohne das Programm nach.</translation>
    </message>
    <message>
        <source>There is no seal to check.</source>
        <translation>Hier gibt es kein Siegel zu prüfen.</translation>
    </message>
    <message>
        <source>The number is shown after the round.</source>
        <translation>Die Nummer erfährst du nach der Runde.</translation>
    </message>
    <message>
        <source>The seal you noted, if you did</source>
        <translation>Das Siegel, das du dir notiert hast</translation>
    </message>
    <message>
        <source>The seal matches</source>
        <translation>Das Siegel stimmt</translation>
    </message>
    <message>
        <source>The seal does not match</source>
        <translation>Das Siegel stimmt nicht</translation>
    </message>
    <message>
        <source>{name}: dealt in turn</source>
        <translation>{name}, abwechselnd gegeben</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>The computer cannot find a move. Leave the match and take it up again.</source>
        <translation>Der Computer findet keinen Zug. Verlass die Partie und setz sie dann fort.</translation>
    </message>
    <message>
        <source>The computer lost the thread; this move is played at the level {level}.</source>
        <translation>Der Computer hat den Faden verloren: Diesen Zug übernimmt „{level}“.</translation>
    </message>
    <message>
        <source>These rules cannot be played.</source>
        <translation>Nach diesen Regeln lässt sich nicht spielen.</translation>
    </message>
    <message>
        <source>These rules are for {count} players.</source>
        <translation>Diese Regeln sind für {count} Spieler.</translation>
    </message>
    <message>
        <source>There is no hint for this position.</source>
        <translation>Für diese Lage gibt es keinen Tipp.</translation>
    </message>
</context>
<context>
    <name>GameLink</name>
    <message>
        <source>The second table is still playing …</source>
        <translation>Der zweite Tisch spielt noch …</translation>
    </message>
</context>
<context>
    <name>GameState</name>
    <message>
        <source>You are only watching this round.</source>
        <translation>In dieser Runde schaust du nur zu.</translation>
    </message>
    <message>
        <source>{name} has to take over the screen first.</source>
        <translation>Erst muss {name} an den Bildschirm.</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>These are your ten cards. {2d} {3d} {4d} {5d} follow each other in one suit: a *run*, bracketed below, and it counts nothing. All the others are *deadwood*. The less of it you have, the better.</source>
        <translation>Das sind deine zehn Karten. {2d} {3d} {4d} {5d} folgen in einer Farbe aufeinander: eine *Folge*, unten mit einer Klammer, und sie zählt nichts. Alle anderen sind *Restkarten*. Je weniger Restpunkte, desto besser.</translation>
    </message>
    <message>
        <source>The {Js} was turned up and is offered to you first. It makes no meld with your cards and would cost 10 points. *Pass.*</source>
        <translation>{Js} wurde aufgedeckt und wird dir zuerst angeboten. Zu deinen Karten passt er nicht, und er würde 10 Punkte kosten. *Passe.*</translation>
    </message>
    <message>
        <source>The computer does not want it either. So your first turn begins at the stock: *draw a card* from the pile that lies face down.</source>
        <translation>Der Computer will den Buben auch nicht. Dein erster Zug beginnt also am Stapel, in dem alle Karten verdeckt liegen: *Zieh eine.*</translation>
    </message>
    <message>
        <source>The computer drew and threw the {Td}. You could take it, but it goes with nothing of yours. *Draw again.*</source>
        <translation>Der Computer hat gezogen und {Td} abgelegt. Du könntest sie nehmen, aber sie passt zu nichts. *Zieh wieder.*</translation>
    </message>
    <message>
        <source>Just what you were waiting for: with the {9s} your two nines become a set. *Take it* from the discard pile. It may not go back in this turn, and the computer has seen that you took it.</source>
        <translation>Genau darauf hast du gewartet: Mit {9s} werden deine beiden Neunen zum Satz. *Nimm sie* vom Ablagestapel. In diesem Zug darf sie nicht zurück, und der Computer hat gesehen, dass du sie genommen hast.</translation>
    </message>
    <message>
        <source>Both hands lie open. The computer may *lay off*: the {6d} goes on your run, and after it the {7d}. It keeps 31 points, you have 6: *25 points for you.* Had it had 6 or less, it would have been an *undercut*, and the points would be the computer’s.</source>
        <translation>Beide Hände liegen offen. Der Computer darf *anlegen*: {6d} passt an deine Folge und danach {7d}. Ihm bleiben 31 Punkte, dir 6: *25 Punkte für dich.* Hätte er höchstens 6 gehabt, wäre es ein *Undercut* gewesen, und die Punkte gingen an ihn.</translation>
    </message>
    <message>
        <source>Read the note first, then press “Continue”.</source>
        <translation>Lies erst den Hinweis und drück dann „Weiter“.</translation>
    </message>
    <message>
        <source>In this round: *{action}.* You are free in the next.</source>
        <translation>In dieser Runde: *{action}.* In der nächsten hast du freie Wahl.</translation>
    </message>
    <message>
        <source>The {9c} goes with your {9d}: one more nine would make a *set*. Now one card must go. The number on each card is the deadwood that is left without it. *Throw the* {Jd}: it counts 10 and goes with nothing. Click it twice, or drag it to the discard pile.</source>
        <translation>{9c} passt zu deiner {9d}: Noch eine Neun, und du hast einen *Satz*. Nun muss eine Karte weg. Die Zahl auf jeder Karte sagt, wie viele Restpunkte ohne sie bleiben. *Leg* {Jd} *ab*: teuer, und er passt zu nichts. Klick ihn zweimal an oder zieh ihn auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>An ace: as deadwood it costs 1 point only. The {Ts} costs 10. *Throw the* {Ts}, and 28 points of deadwood are left.</source>
        <translation>Ein Ass: Als Restkarte kostet es nur 1 Punkt. {Ts} kostet 10. *Leg* {Ts} *ab*, dann bleiben 28 Restpunkte.</translation>
    </message>
    <message>
        <source>Two melds! Without the {4s} only {2c} {Ah} {3s} are left, 6 points. With 10 or less you may end the round. *Select the* {4s} *and knock.*</source>
        <translation>Zwei Kombinationen! Ohne {4s} bleiben nur {2c} {Ah} {3s}, 6 Punkte. Mit höchstens 10 darfst du die Runde beenden. *Wähl* {4s} *aus und klopf.*</translation>
    </message>
</context>
<context>
    <name>GuideOffer</name>
    <message>
        <source>First round with help</source>
        <translation>Erste Runde mit Hilfe</translation>
    </message>
    <message>
        <source>A short round in which every step is explained; it counts for nothing.</source>
        <translation>Eine kurze Runde, in der jeder Schritt erklärt wird; sie zählt nicht.</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>First round</source>
        <translation>Erste Runde</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Do it for me</source>
        <translation>Mach es für mich</translation>
    </message>
    <message>
        <source>Play on your own</source>
        <translation>Selbst spielen</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>Playing well</source>
        <translation>Gut spielen</translation>
    </message>
    <message>
        <source>Rules to choose from</source>
        <translation>Regeln zur Wahl</translation>
    </message>
    <message>
        <source>This program</source>
        <translation>Dieses Programm</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Laid off</source>
        <translation>Angelegt</translation>
    </message>
</context>
<context>
    <name>HelpContents</name>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Hilfe durchsuchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Nothing found. Try another word, or fewer.</source>
        <translation>Nichts gefunden. Versuch es mit einem anderen Wort oder mit weniger Wörtern.</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Rules and tips</source>
        <translation>Regeln und Tipps</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Figures for: {rules}</source>
        <translation>Zahlen für: {rules}</translation>
    </message>
    <message>
        <source>Show the rules in force</source>
        <translation>Geltende Regeln zeigen</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Draw from the stock</source>
        <translation>Vom Stapel ziehen</translation>
    </message>
    <message>
        <source>Take the {card}</source>
        <translation>{card} nehmen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Throw the {card}</source>
        <translation>{card} ablegen</translation>
    </message>
    <message>
        <source>Knock and throw the {card}</source>
        <translation>Klopfen und {card} ablegen</translation>
    </message>
    <message>
        <source>It goes into a meld with {cards}.</source>
        <translation>Ergibt mit {cards} eine Kombination.</translation>
    </message>
    <message>
        <source>You are waiting for {cards}.</source>
        <translation>Du wartest auf {cards}.</translation>
    </message>
    <message>
        <source>The computer will hardly want it: it did not want {cards}.</source>
        <translation>Der Computer braucht die Karte wohl kaum: {cards} wollte er auch nicht.</translation>
    </message>
    <message>
        <source>The computer may have as little, but playing on promises less.</source>
        <translation>Der Computer hat vielleicht ebenso wenige Restpunkte, aber Weiterspielen lohnt sich weniger.</translation>
    </message>
    <message>
        <source>It helps a little, and a blind draw promises less.</source>
        <translation>Hilft ein wenig; blind zu ziehen verspricht weniger.</translation>
    </message>
    <message>
        <source>You keep waiting for {cards}.</source>
        <translation>Du wartest weiter auf {cards}.</translation>
    </message>
    <message>
        <source>Show the big gin</source>
        <translation>Big Gin zeigen</translation>
    </message>
    <message>
        <source>Lay off the {card}</source>
        <translation>{card} anlegen</translation>
    </message>
    <message>
        <source>It counts less than the {cards}.</source>
        <translation>Zählt weniger als {cards}.</translation>
    </message>
    <message>
        <source>It is in a meld with {cards}, but every other throw promises less.</source>
        <translation>Bildet mit {cards} eine Kombination, aber alles andere verspricht weniger.</translation>
    </message>
    <message>
        <source>The computer holds {cards} and may want it, but every other throw promises less.</source>
        <translation>Könnte der Computer zu {cards} brauchen, aber alles andere verspricht weniger.</translation>
    </message>
    <message>
        <source>It only goes with {cards}; every other throw promises less.</source>
        <translation>Passt nur zu {cards}; alles andere verspricht weniger.</translation>
    </message>
    <message>
        <source>{name} holds {cards} and may want it, but every other throw promises less.</source>
        <translation>{name} könnte die Karte zu {cards} brauchen, aber alles andere verspricht weniger.</translation>
    </message>
    <message>
        <source>{name} will hardly want it, having had no use for {cards}.</source>
        <translation>{name} braucht die Karte wohl kaum und wollte auch {cards} nicht.</translation>
    </message>
    <message>
        <source>{name} probably has more deadwood.</source>
        <translation>{name} hat wahrscheinlich mehr Restpunkte.</translation>
    </message>
    <message>
        <source>{name} may have as little, but playing on promises less.</source>
        <translation>{name} hat vielleicht ebenso wenige Restpunkte, aber Weiterspielen lohnt sich weniger.</translation>
    </message>
    <message>
        <source>{name} may want it, but every other throw promises less.</source>
        <translation>{name} könnte die Karte brauchen, aber alles andere verspricht weniger.</translation>
    </message>
    <message>
        <source>{name} will hardly want it.</source>
        <translation>{name} braucht die Karte wohl kaum.</translation>
    </message>
    <message>
        <source>{name} is waiting for {cards}.</source>
        <translation>{name} wartet auf {cards}.</translation>
    </message>
    <message>
        <source>{name} keeps waiting for {cards}.</source>
        <translation>{name} wartet weiter auf {cards}.</translation>
    </message>
    <message>
        <source>It lowers the deadwood.</source>
        <translation>Senkt die Restpunkte.</translation>
    </message>
    <message>
        <source>The card on offer is of no use to {name}.</source>
        <translation>Mit der offenen Karte kann {name} nichts anfangen.</translation>
    </message>
    <message>
        <source>Ten points that go with nothing in the hand.</source>
        <translation>Zehn Punkte, die zu nichts in der Hand passen.</translation>
    </message>
    <message>
        <source>It goes with nothing in the hand.</source>
        <translation>Passt zu nichts in der Hand.</translation>
    </message>
    <message>
        <source>It brings {name} the undercut.</source>
        <translation>Damit gelingt {name} der Undercut.</translation>
    </message>
    <message>
        <source>No other card saves points.</source>
        <translation>Keine weitere Karte spart Punkte.</translation>
    </message>
    <message>
        <source>No deadwood is left.</source>
        <translation>Damit bleibt keine Restkarte übrig.</translation>
    </message>
    <message>
        <source>All eleven cards are in melds.</source>
        <translation>Alle elf Karten stecken in Kombinationen.</translation>
    </message>
    <message>
        <source>The computer probably has more deadwood.</source>
        <translation>Der Computer hat wahrscheinlich mehr Restpunkte.</translation>
    </message>
    <message>
        <source>It goes into a meld.</source>
        <translation>Passt in eine Kombination.</translation>
    </message>
    <message>
        <source>It lowers your deadwood.</source>
        <translation>Senkt deine Restpunkte.</translation>
    </message>
    <message>
        <source>The stock is the better chance.</source>
        <translation>Der Stapel bietet die besseren Chancen.</translation>
    </message>
    <message>
        <source>The card on offer is of no use to you.</source>
        <translation>Mit der offenen Karte kannst du nichts anfangen.</translation>
    </message>
    <message>
        <source>It is in a meld, but every other throw promises less.</source>
        <translation>Steckt in einer Kombination, aber alles andere verspricht weniger.</translation>
    </message>
    <message>
        <source>The computer may want it, but every other throw promises less.</source>
        <translation>Könnte der Computer brauchen, aber alles andere verspricht weniger.</translation>
    </message>
    <message>
        <source>The computer will hardly want it.</source>
        <translation>Der Computer braucht die Karte wohl kaum.</translation>
    </message>
    <message>
        <source>Ten points that go with nothing in your hand.</source>
        <translation>Zehn Punkte, die zu nichts in deiner Hand passen.</translation>
    </message>
    <message>
        <source>It goes with nothing in your hand.</source>
        <translation>Passt zu nichts in deiner Hand.</translation>
    </message>
    <message>
        <source>Every other throw promises less.</source>
        <translation>Alles andere verspricht weniger.</translation>
    </message>
    <message>
        <source>Lay the {card} off on {meld}</source>
        <translation>{card} an {meld} anlegen</translation>
    </message>
    <message>
        <source>It no longer counts then, and {cards} can follow.</source>
        <translation>Zählt dann nicht mehr, und {cards} kannst du danach auch anlegen.</translation>
    </message>
    <message>
        <source>It is in a meld with {cards}, but fewer points are left this way.</source>
        <translation>Bildet mit {cards} eine Kombination, aber so bleiben weniger Punkte übrig.</translation>
    </message>
    <message>
        <source>It no longer counts then.</source>
        <translation>Zählt dann nicht mehr.</translation>
    </message>
    <message>
        <source>It brings you the undercut.</source>
        <translation>Damit gelingt dir der Undercut.</translation>
    </message>
    <message>
        <source>It is in a meld, but fewer points are left this way.</source>
        <translation>Steckt in einer Kombination, aber so bleiben weniger Punkte übrig.</translation>
    </message>
    <message>
        <source>No other card saves you points.</source>
        <translation>Keine weitere Karte spart dir Punkte.</translation>
    </message>
    <message>
        <source>Cards that could be laid off would count.</source>
        <translation>Karten, die noch passen, würden zählen.</translation>
    </message>
    <message>
        <source>A knock now promises less than playing on.</source>
        <translation>Jetzt zu klopfen verspricht weniger als Weiterspielen.</translation>
    </message>
    <message>
        <source>Lay off nothing more</source>
        <translation>Nichts mehr anlegen</translation>
    </message>
    <message>
        <source>What is left has the best chances of a meld.</source>
        <translation>So bleiben dir die besten Chancen auf eine Kombination.</translation>
    </message>
    <message>
        <source>It saves no points.</source>
        <translation>Das spart keine Punkte.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>{outcome} (training)</source>
        <translation>{outcome} (Training)</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Nur zugesehen</translation>
    </message>
    <message>
        <source>Winner: {name}</source>
        <translation>Sieg: {name}</translation>
    </message>
</context>
<context>
    <name>HistoryWindow</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Gelöscht</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Gesamte Zeit</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Letzte 365 Tage</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>{found} of {all}</source>
        <translation>{found} von {all}</translation>
    </message>
    <message>
        <source>No match is finished yet. Every match that you play to its end will stand here.</source>
        <translation>Du hast noch keine Partie zu Ende gespielt. Jede beendete steht später hier.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) deleted</source>
        <translation>
            <numerusform>%n Partie gelöscht</numerusform>
            <numerusform>%n Partien gelöscht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) brought back</source>
        <translation>
            <numerusform>%n Partie zurückgeholt</numerusform>
            <numerusform>%n Partien zurückgeholt</numerusform>
        </translation>
    </message>
    <message>
        <source>gin rummy matches</source>
        <translation>Gin-Rummy-Partien</translation>
    </message>
    <message>
        <source>Export matches</source>
        <translation>Partien exportieren</translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Partien importieren</translation>
    </message>
    <message>
        <source>Matches (*.ginrummy *.txt *.sqlite3)</source>
        <translation>Partien (*.ginrummy *.txt *.sqlite3)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Empty bin …</source>
        <translation>Papierkorb leeren …</translation>
    </message>
    <message>
        <source>The bin is empty. What you delete lies here until you empty it.</source>
        <translation>Der Papierkorb ist leer. Was du löschst, liegt hier, bis du ihn leerst.</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n match(es) for good?</source>
        <translation>
            <numerusform>%n Partie endgültig löschen?</numerusform>
            <numerusform>%n Partien endgültig löschen?</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Empty bin</source>
        <translation>Papierkorb leeren</translation>
    </message>
    <message>
        <source>No match fits these filters.</source>
        <translation>Keine Partie passt dazu.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>What could have been done better (Ctrl+R)</source>
        <translation>Was besser gewesen wäre (Strg+R)</translation>
    </message>
</context>
<context>
    <name>Hollywood</name>
    <message>
        <source>Round {number} in play.</source>
        <translation>Runde {number} läuft.</translation>
    </message>
    <message>
        <source>All three games are closed.</source>
        <translation>Alle drei Partien sind beendet.</translation>
    </message>
    <message>
        <source>Games {first} and {second} are closed.</source>
        <translation>Die Partien {first} und {second} sind beendet.</translation>
    </message>
    <message>
        <source>Game {number} is closed.</source>
        <translation>Partie {number} ist beendet.</translation>
    </message>
    <message>
        <source>A side’s first win counts in game 1, the second in games 1 and 2, every later one in all three.</source>
        <translation>Der erste Sieg einer Seite zählt in Partie 1, der zweite in den Partien 1 und 2, jeder weitere in allen dreien.</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>All three games</source>
        <translation>Alle drei Partien</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>Comp.</source>
        <comment>the computer, in a narrow column</comment>
        <translation>Comp.</translation>
    </message>
    <message>
        <source>+{points} in all three games</source>
        <translation>+{points} in allen drei Partien</translation>
    </message>
    <message>
        <source>+{points} in game {number}</source>
        <translation>+{points} in Partie {number}</translation>
    </message>
    <message>
        <source>+{points} in games {first} and {second}</source>
        <translation>+{points} in Partie {first} und {second}</translation>
    </message>
    <message>
        <source>game {number} closed</source>
        <translation>Partie {number} beendet</translation>
    </message>
</context>
<context>
    <name>Keeper</name>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>The score sheet cannot be saved in {path}.</source>
        <translation>Der Punktezettel lässt sich in {path} nicht speichern.</translation>
    </message>
    <message>
        <source>The score sheet in {path} cannot be read.</source>
        <translation>Der Punktezettel in {path} lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The score sheet could not be read. It is kept as {path}, and a new one begins.</source>
        <translation>Der Punktezettel ließ sich nicht lesen. Er liegt jetzt unter {path}, es geht mit einem neuen weiter.</translation>
    </message>
</context>
<context>
    <name>KnockZone</name>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>Knock with %1</source>
        <translation>Klopfen mit %1</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Klopfen</translation>
    </message>
</context>
<context>
    <name>LanguageManager</name>
    <message>
        <source>The translation to {language} is missing; the program goes on in English.</source>
        <translation>Die Übersetzung „{language}“ fehlt; das Programm läuft auf Englisch weiter.</translation>
    </message>
    <message>
        <source>The translation to {language} cannot be read; the program goes on in English.</source>
        <translation>Die Übersetzung „{language}“ lässt sich nicht lesen; das Programm läuft auf Englisch weiter.</translation>
    </message>
</context>
<context>
    <name>LayoffBar</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Takes the last card back (Backspace)</source>
        <translation>Nimmt die letzte Karte zurück (Rücktaste)</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Done, {points} left</source>
        <translation>Fertig, {points} übrig</translation>
    </message>
    <message>
        <source>Lay off all</source>
        <translation>Alles anlegen</translation>
    </message>
    <message>
        <source>Lays off what leaves the fewest points</source>
        <translation>Legt so an, dass möglichst wenige Punkte bleiben</translation>
    </message>
    <message>
        <source>Ends the round</source>
        <translation>Beendet die Runde</translation>
    </message>
    <message>
        <source>What is best laid off (H)</source>
        <translation>Was du am besten anlegst (H)</translation>
    </message>
</context>
<context>
    <name>Layoffs</name>
    <message>
        <source>{name} has gin</source>
        <translation>{name} hat Gin</translation>
    </message>
    <message>
        <source>{name} knocks with {points}</source>
        <translation>{name} klopft mit {points}</translation>
    </message>
    <message>
        <source>The computer has gin</source>
        <translation>Der Computer hat Gin</translation>
    </message>
    <message>
        <source>The computer knocks with {points}</source>
        <translation>Der Computer klopft mit {points}</translation>
    </message>
    <message>
        <source>The {card} fits nowhere</source>
        <translation>{card} passt nirgends</translation>
    </message>
    <message>
        <source>Lay off {card}: *{points} left*</source>
        <translation>{card} anlegen: *{points} übrig*</translation>
    </message>
    <message>
        <source>Lay off the {card}: *{points} left*</source>
        <translation>{card} anlegen: *{points} übrig*</translation>
    </message>
    <message>
        <source>Lay off the {card} on the run: *{points} left*</source>
        <translation>{card} an die Folge anlegen: *{points} übrig*</translation>
    </message>
    <message>
        <source>Lay off the {card} on the set: *{points} left*</source>
        <translation>{card} an den Satz anlegen: *{points} übrig*</translation>
    </message>
    <message>
        <source>an undercut</source>
        <translation>also Undercut</translation>
    </message>
    <message>
        <source>Nothing more to lay off: *{points} left*, an undercut</source>
        <translation>Anlegen bringt nichts mehr: *{points} übrig*, also Undercut</translation>
    </message>
    <message>
        <source>Nothing more to lay off: *{points} left*</source>
        <translation>Anlegen bringt nichts mehr: *{points} übrig*</translation>
    </message>
    <message>
        <source>On which meld does the {card} go?</source>
        <translation>An welche Kombination kommt {card}?</translation>
    </message>
    <message>
        <source>Best would have been to lay off nothing: {points} left</source>
        <translation>Am besten wäre gewesen, nichts anzulegen: {points} übrig</translation>
    </message>
    <message>
        <source>Best would have been to lay off {cards}: {points} left</source>
        <translation>Am besten hättest du {cards} angelegt: {points} übrig</translation>
    </message>
    <message>
        <source>Lay cards off on the open melds, or finish</source>
        <translation>An die Kombinationen anlegen oder „Fertig“ wählen</translation>
    </message>
    <message>
        <source>Lay off, or finish</source>
        <translation>Anlegen oder „Fertig“</translation>
    </message>
    <message>
        <source>The knock has been made: lay cards off, or finish.</source>
        <translation>Es ist schon geklopft: Leg Karten an oder wähl „Fertig“.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Hobbyspieler</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Könner</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Plays its own hand, likes to knock early and does not watch your discards closely.</source>
        <translation>Sieht vor allem die eigenen Karten, klopft gern früh und achtet kaum auf deine Ablagen.</translation>
    </message>
    <message>
        <source>Remembers what you took and threw, and weighs every knock.</source>
        <translation>Merkt sich, was du nimmst und ablegst, und wägt jedes Klopfen ab.</translation>
    </message>
    <message>
        <source>Has just learnt the rules, looks only at its own hand and misses a chance now and then.</source>
        <translation>Hat die Regeln gerade erst gelernt, schaut nur in die eigenen Karten und übersieht ab und zu eine Chance.</translation>
    </message>
    <message>
        <source>Works out what you may hold, learns how you play, and lies in wait for gin or an undercut.</source>
        <translation>Schließt auf deine Karten, lernt deine Spielweise kennen und lauert auf Gin oder einen Undercut.</translation>
    </message>
</context>
<context>
    <name>LevelsChart</name>
    <message>
        <source>{group}: matches {matches}, rounds {rounds}</source>
        <translation>{group}: Partien {matches}, Runden {rounds}</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>Runden</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Gin Rummy</source>
        <translation>Gin Rummy</translation>
    </message>
</context>
<context>
    <name>MatchSheet</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>{rules} to {target}</source>
        <translation>{rules}, bis {target}</translation>
    </message>
    <message>
        <source>{rules}, three games to {target}</source>
        <translation>{rules}, drei Partien bis {target}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Points after each round</source>
        <translation>Punkte nach jeder Runde</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Your best round: *{number}* · {kind} · *+{points}*</source>
        <translation>Deine beste Runde: *{number}* · {kind} · *+{points}*</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>What you could have done better (Ctrl+R)</source>
        <translation>Was du hättest besser machen können (Strg+R)</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>{count} players: {levels}</source>
        <translation>{count} Spieler: {levels}</translation>
    </message>
    <message>
        <source>{rules} to {target}</source>
        <translation>{rules} bis {target}</translation>
    </message>
</context>
<context>
    <name>MeldChoice</name>
    <message>
        <source>Big gin</source>
        <translation>Big Gin</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>Knock {points}</source>
        <translation>Klopfen mit {points}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>Melds</name>
    <message>
        <source>Run</source>
        <translation>Folge</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>three of a kind</comment>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>four of a kind</comment>
        <translation>Satz</translation>
    </message>
    <message>
        <source>laid off</source>
        <translation>angelegt</translation>
    </message>
    <message>
        <source>Deadwood *{points}*</source>
        <translation>Restpunkte *{points}*</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Round</source>
        <translation>&amp;Runde</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>&amp;Startseite</translation>
    </message>
    <message>
        <source>Score s&amp;heet</source>
        <translation>&amp;Punktezettel</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>&amp;Save as PDF …</source>
        <translation>&amp;Als PDF speichern …</translation>
    </message>
    <message>
        <source>Score &amp;keeper …</source>
        <translation>Punkte ans&amp;chreiben …</translation>
    </message>
    <message>
        <source>S&amp;ettings …</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Draw from the stock</source>
        <translation>Vom Stapel &amp;ziehen</translation>
    </message>
    <message>
        <source>&amp;Take the top discard</source>
        <translation>Vom Ablagestapel &amp;nehmen</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passen</translation>
    </message>
    <message>
        <source>Th&amp;row the selected card</source>
        <translation>Ausgewählte Karte &amp;ablegen</translation>
    </message>
    <message>
        <source>&amp;Knock or gin</source>
        <translation>&amp;Klopfen oder Gin</translation>
    </message>
    <message>
        <source>Sk&amp;ip the rest of the round</source>
        <translation>Rest der Runde ü&amp;berspringen</translation>
    </message>
    <message>
        <source>Both &amp;hands when you watch</source>
        <translation>&amp;Beim Zuschauen beide Hände zeigen</translation>
    </message>
    <message>
        <source>&amp;Sort the hand in another way</source>
        <translation>&amp;Hand anders sortieren</translation>
    </message>
    <message>
        <source>Score shee&amp;t</source>
        <translation>&amp;Punktezettel</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Ta&amp;ble</source>
        <translation>&amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animation</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Play this deal a&amp;gain</source>
        <translation>Diese Karten na&amp;chspielen</translation>
    </message>
    <message>
        <source>&amp;Rules of this match …</source>
        <translation>&amp;Regeln dieser Partie …</translation>
    </message>
    <message>
        <source>&amp;About Gin Rummy …</source>
        <translation>Ü&amp;ber Gin Rummy …</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Rules and &amp;tips …</source>
        <translation>Regeln &amp;und Tipps …</translation>
    </message>
    <message>
        <source>&amp;First round …</source>
        <translation>&amp;Erste Runde …</translation>
    </message>
    <message>
        <source>&amp;Players …</source>
        <translation>Sp&amp;ieler …</translation>
    </message>
    <message>
        <source>New t&amp;raining match</source>
        <translation>Neue T&amp;rainingspartie</translation>
    </message>
    <message>
        <source>Matches &amp;under way …</source>
        <translation>&amp;Laufende Partien …</translation>
    </message>
    <message>
        <source>H&amp;istory …</source>
        <translation>&amp;Verlauf …</translation>
    </message>
    <message>
        <source>St&amp;atistics …</source>
        <translation>St&amp;atistik …</translation>
    </message>
    <message>
        <source>P&amp;layer</source>
        <translation>Sp&amp;ieler</translation>
    </message>
    <message>
        <source>Take the last move &amp;back</source>
        <translation>&amp;Letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>D&amp;o it again</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>L&amp;ook through the discard pile</source>
        <translation>Ablagestapel &amp;durchsehen</translation>
    </message>
    <message>
        <source>Soun&amp;d</source>
        <translation>&amp;Klang</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Fair &amp;deal …</source>
        <translation>&amp;Faires Mischen …</translation>
    </message>
    <message>
        <source>Re&amp;view …</source>
        <translation>Anal&amp;yse …</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>The file {path} could not be saved.</source>
        <translation>Die Datei {path} konnte nicht gespeichert werden.</translation>
    </message>
</context>
<context>
    <name>Meter</name>
    <message>
        <source>Deadwood {points}, knock limit {limit}</source>
        <translation>Restpunkte: {points}, Klopfgrenze: {limit}</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>passed</source>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>took {card}</source>
        <translation>{card} genommen</translation>
    </message>
    <message>
        <source>drew</source>
        <translation>gezogen</translation>
    </message>
    <message>
        <source>drew {card}</source>
        <translation>{card} gezogen</translation>
    </message>
    <message>
        <source>threw {card}</source>
        <translation>{card} abgelegt</translation>
    </message>
    <message>
        <source>big gin</source>
        <translation>Big Gin</translation>
    </message>
    <message>
        <source>gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>knocked with {points}</source>
        <translation>mit {points} geklopft</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Save as a preset</source>
        <translation>Als Vorlage speichern</translation>
    </message>
    <message>
        <source>Name of these rules</source>
        <translation>Name der Vorlage</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Neuer Spieler</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>A name can have at most {count} characters.</source>
        <translation>Der Name darf höchstens {count} Zeichen lang sein.</translation>
    </message>
</context>
<context>
    <name>NumberControl</name>
    <message>
        <source>{option}: less</source>
        <translation>{option}: weniger</translation>
    </message>
    <message>
        <source>{option}: more</source>
        <translation>{option}: mehr</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>Between {least} and {most}</source>
        <translation>Zwischen {least} und {most}</translation>
    </message>
</context>
<context>
    <name>OptionPages</name>
    <message>
        <source>Subjects</source>
        <translation>Bereiche</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n geändert</numerusform>
            <numerusform>%n geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>nicht möglich</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Undo</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Undo: {option}</source>
        <translation>{option} zurücksetzen</translation>
    </message>
    <message>
        <source>changed, was {value}</source>
        <translation>geändert, vorher: {value}</translation>
    </message>
</context>
<context>
    <name>OptionalNumber</name>
    <message>
        <source>Own bonus</source>
        <translation>Eigener Bonus</translation>
    </message>
</context>
<context>
    <name>OwnRules</name>
    <message>
        <source>Your own rules cannot be saved in {path}.</source>
        <translation>Deine eigenen Vorlagen lassen sich in {path} nicht speichern.</translation>
    </message>
    <message>
        <source>A name is needed.</source>
        <translation>Gib einen Namen ein.</translation>
    </message>
    <message>
        <source>One of the presets has this name.</source>
        <translation>So heißt schon eine mitgelieferte Vorlage.</translation>
    </message>
    <message>
        <source>A name can have at most {count} characters.</source>
        <translation>Der Name darf höchstens {count} Zeichen lang sein.</translation>
    </message>
    <message>
        <source>A name can have letters, digits and signs only.</source>
        <translation>Ein Name besteht nur aus Buchstaben, Ziffern und anderen sichtbaren Zeichen.</translation>
    </message>
    <message>
        <source>There are already rules with this name.</source>
        <translation>Eine Vorlage mit diesem Namen hast du schon.</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Won, by opponent</source>
        <translation>Gewonnen, nach Gegner</translation>
    </message>
    <message>
        <source>Filled: matches, hollow: rounds. The line is the range in which the true share lies.</source>
        <translation>Gefüllt: Partien, leer: Runden. Die Linie zeigt, in welchem Bereich der wahre Anteil liegt.</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Points won minus points lost, and how good the cards were (dashed)</source>
        <translation>Gewonnene minus verlorene Punkte, und wie gut die Karten waren (gestrichelt)</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>How good the cards of both sides were</source>
        <translation>Wie gut die Karten beider Seiten waren</translation>
    </message>
    <message>
        <source>How rounds ended</source>
        <translation>Wie die Runden endeten</translation>
    </message>
    <message>
        <source>Rounds that you won to the right, the others to the left</source>
        <translation>Rechts die Runden, die du gewonnen hast, links die anderen</translation>
    </message>
    <message>
        <source>Deadwood at the knock</source>
        <translation>Restpunkte beim Klopfen</translation>
    </message>
    <message>
        <source>Bars: you, lines: the other side</source>
        <translation>Balken: du, Striche: die andere Seite</translation>
    </message>
    <message>
        <source>On average without gin: you {mine}, the other side {theirs}</source>
        <translation>Im Schnitt ohne Gin: du {mine}, die andere Seite {theirs}</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Kurz gesagt</translation>
    </message>
    <message>
        <source>{matches}, {rounds}. A range across the 50 % line: too few to tell.</source>
        <translation>{matches}, {rounds}. Reicht ein Bereich über die 50-%-Linie, sind es noch zu wenige für ein Urteil.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Undercut: {mine} of your knocks, {theirs} of theirs. Without a winner: {dead}.</source>
        <translation>Undercut: nach deinem Klopfen {mine}, nach dem der anderen Seite {theirs}. Ohne Sieger: {dead}.</translation>
    </message>
    <message>
        <source>Other side</source>
        <translation>Andere Seite</translation>
    </message>
    <message>
        <source>Deadwood as dealt</source>
        <translation>Restpunkte nach dem Geben</translation>
    </message>
    <message>
        <source>Luck of the draws, a round</source>
        <translation>Glück beim Ziehen, je Runde</translation>
    </message>
    <message>
        <source>Together, a round</source>
        <translation>Zusammen, je Runde</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Punkte je Runde</translation>
    </message>
    <message>
        <source>In a round that you win</source>
        <translation>In einer gewonnenen Runde</translation>
    </message>
    <message>
        <source>In a round that you lose</source>
        <translation>In einer verlorenen Runde</translation>
    </message>
    <message>
        <source>Gins, of all rounds</source>
        <translation>Gin, von allen Runden</translation>
    </message>
    <message>
        <source>Turns in a round</source>
        <translation>Züge je Runde</translation>
    </message>
    <message>
        <source>Time for a round</source>
        <translation>Dauer einer Runde</translation>
    </message>
    <message>
        <source>{minutes}:{seconds} min</source>
        <translation>{minutes}:{seconds} min</translation>
    </message>
    <message>
        <source>Rounds won in a row</source>
        <translation>Längste Siegesserie, Runden</translation>
    </message>
    <message>
        <source>Matches won in a row</source>
        <translation>Längste Siegesserie, Partien</translation>
    </message>
    <message>
        <source>Best round: {kind}, {points} …</source>
        <translation>Beste Runde: {kind}, {points} …</translation>
    </message>
    <message>
        <source>Worst round: {kind}, {points} …</source>
        <translation>Schlechteste Runde: {kind}, {points} …</translation>
    </message>
    <message>
        <source>Replay this round</source>
        <translation>Diese Runde ansehen</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>A name is needed.</source>
        <translation>Gib einen Namen ein.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>Der Name ist zu lang.</translation>
    </message>
    <message>
        <source>Somebody already has this name.</source>
        <translation>So heißt schon jemand.</translation>
    </message>
    <message>
        <source>The name has characters that cannot be used.</source>
        <translation>Der Name enthält unsichtbare Zeichen.</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>{name} is open in another window. Who plays here?</source>
        <translation>{name} spielt schon in einem anderen Fenster. Wer spielt hier?</translation>
    </message>
    <message>
        <source>Everybody has matches, settings and statistics of their own.</source>
        <translation>Jeder hat eigene Partien, Einstellungen und Statistiken.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>New player …</source>
        <translation>Neuer Spieler …</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>{name} (plays here)</source>
        <translation>{name} (spielt hier)</translation>
    </message>
    <message>
        <source>{name} (in another window)</source>
        <translation>{name} (in einem anderen Fenster)</translation>
    </message>
    <message>
        <source>{name} was deleted, with all matches</source>
        <translation>{name} wurde mit allen Partien gelöscht</translation>
    </message>
    <message>
        <source>Show window</source>
        <translation>Fenster zeigen</translation>
    </message>
    <message>
        <source>The other window does not answer.</source>
        <translation>Das andere Fenster antwortet nicht.</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) too many to knock</source>
        <translation>
            <numerusform>%n zu viel zum Klopfen</numerusform>
            <numerusform>%n zu viel zum Klopfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n over the limit</source>
        <translation>
            <numerusform>%n über der Grenze</numerusform>
            <numerusform>%n über der Grenze</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PileFan</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>first throw left</source>
        <translation>die erste links</translation>
    </message>
    <message>
        <source>above: {upper}, below: {lower}</source>
        <translation>oben: {upper}, unten: {lower}</translation>
    </message>
    <message>
        <source>T takes the last card</source>
        <translation>T nimmt die letzte</translation>
    </message>
</context>
<context>
    <name>PileItem</name>
    <message>
        <source>Throw</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
</context>
<context>
    <name>PileWords</name>
    <message numerus="yes">
        <source>Discard pile, %n card(s)</source>
        <translation>
            <numerusform>Ablagestapel, %n Karte</numerusform>
            <numerusform>Ablagestapel, %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look through the discard pile: %n card(s) (F)</source>
        <translation>
            <numerusform>Ablagestapel durchsehen: %n Karte (F)</numerusform>
            <numerusform>Ablagestapel durchsehen: %n Karten (F)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message>
        <source>%1, dealer</source>
        <translation>%1, Geber</translation>
    </message>
    <message>
        <source>%1, to move</source>
        <translation>%1, am Zug</translation>
    </message>
    <message>
        <source>Deals this round</source>
        <translation>Gibt diese Runde</translation>
    </message>
</context>
<context>
    <name>PlayerPicker</name>
    <message>
        <source>You against the computer</source>
        <translation>Du gegen den Computer</translation>
    </message>
</context>
<context>
    <name>Presenter</name>
    <message>
        <source>thinking …</source>
        <translation>überlegt …</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>on the recommended card</comment>
        <translation>Tipp</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Gin-Rommé</source>
        <translation>Gin-Rommé</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Niederländisch</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>Schwedisch</translation>
    </message>
    <message>
        <source>Swedish, in pairs</source>
        <translation>Schwedisch, zwei gegen zwei</translation>
    </message>
    <message>
        <source>Swedish, three players</source>
        <translation>Schwedisch, zu dritt</translation>
    </message>
    <message>
        <source>Pagat</source>
        <translation>Pagat</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Modern</source>
        <translation>Modern</translation>
    </message>
    <message>
        <source>Palace</source>
        <translation>Palace</translation>
    </message>
    <message>
        <source>Oklahoma</source>
        <translation>Oklahoma</translation>
    </message>
    <message>
        <source>Hollywood</source>
        <translation>Hollywood</translation>
    </message>
    <message>
        <source>Eleven cards</source>
        <translation>Elf Karten</translation>
    </message>
    <message>
        <source>Straight gin</source>
        <translation>Nur Gin</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>Gin and undercut 25 each, the loser deals.</source>
        <translation>Gin und Undercut je 25, der Verlierer gibt.</translation>
    </message>
    <message>
        <source>Knock with less than 10, deal in turn.</source>
        <translation>Klopfen mit weniger als 10, gegeben wird abwechselnd.</translation>
    </message>
    <message>
        <source>Gin and undercut 25 each, deal in turn.</source>
        <translation>Gin und Undercut je 25, gegeben wird abwechselnd.</translation>
    </message>
    <message>
        <source>Gin 25, undercut 20, the lowest card deals first.</source>
        <translation>Gin 25, Undercut 20, die niedrigste Karte gibt zuerst.</translation>
    </message>
    <message>
        <source>Gin 20, undercut 10, bonuses at the end.</source>
        <translation>Gin 20, Undercut 10, Boni erst am Ende.</translation>
    </message>
    <message>
        <source>Gin 20, undercut 10, boxes and a game bonus.</source>
        <translation>Gin 20, Undercut 10, dazu Runden- und Partiebonus.</translation>
    </message>
    <message>
        <source>Gin 25, big gin 31, boxes and a game bonus.</source>
        <translation>Gin 25, Big Gin 31, dazu Runden- und Partiebonus.</translation>
    </message>
    <message>
        <source>Every round won adds 10 at once.</source>
        <translation>Jede gewonnene Runde bringt sofort 10 dazu.</translation>
    </message>
    <message>
        <source>The upcard sets the limit, spades count double.</source>
        <translation>Die offene Karte gibt die Klopfgrenze vor, Pik zählt doppelt.</translation>
    </message>
    <message>
        <source>Three games side by side, each with bonuses of its own.</source>
        <translation>Drei Partien nebeneinander, jede mit eigenen Boni.</translation>
    </message>
    <message>
        <source>Whoever begins gets eleven cards; no upcard.</source>
        <translation>Wer anfängt, bekommt elf Karten; aufgedeckt wird keine.</translation>
    </message>
    <message>
        <source>No knocking: only gin ends a round.</source>
        <translation>Geklopft wird nicht: Nur Gin beendet die Runde.</translation>
    </message>
    <message>
        <source>To 250, the last discard may be knocked with.</source>
        <translation>Bis 250, auch mit der letzten Ablage darf geklopft werden.</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>The profile folder {path} cannot be used ({reason}).</source>
        <translation>Der Profilordner {path} lässt sich nicht verwenden ({reason}).</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Gin Rummy</source>
        <translation>Gin Rummy</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>The computer’s turn</source>
        <translation>Der Computer ist dran</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>{name} ist dran</translation>
    </message>
    <message>
        <source>Take the {card} or pass</source>
        <translation>{card} nehmen oder passen</translation>
    </message>
    <message>
        <source>Last discard: take the {card} to knock, or pass</source>
        <translation>Letzte Ablage: mit {card} klopfen oder passen</translation>
    </message>
    <message>
        <source>Knock with the {card} or pass</source>
        <translation>Mit {card} klopfen oder passen</translation>
    </message>
    <message>
        <source>Your turn: draw from the stock or take the {card}</source>
        <translation>Du bist dran: vom Stapel ziehen oder {card} nehmen</translation>
    </message>
    <message>
        <source>Draw or take the {card}</source>
        <translation>Ziehen oder {card} nehmen</translation>
    </message>
    <message>
        <source>Your turn: draw from the stock</source>
        <translation>Du bist dran: vom Stapel ziehen</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Vom Stapel ziehen</translation>
    </message>
    <message>
        <source>All eleven cards are in melds: *big gin*</source>
        <translation>Alle elf Karten in Kombinationen: *Big Gin*</translation>
    </message>
    <message>
        <source>*Big gin*</source>
        <translation>*Big Gin*</translation>
    </message>
    <message>
        <source>Your turn: throw a card</source>
        <translation>Du bist dran: eine Karte ablegen</translation>
    </message>
    <message>
        <source>Throw a card</source>
        <translation>Eine Karte ablegen</translation>
    </message>
    <message>
        <source>{card} was just taken: it stays until your next turn</source>
        <translation>{card} eben genommen: bleibt bis zum nächsten Zug</translation>
    </message>
    <message>
        <source>{card} was just taken</source>
        <translation>{card} eben genommen</translation>
    </message>
    <message>
        <source>Throw {card}: *deadwood {points}*</source>
        <translation>{card} ablegen: *Restpunkte {points}*</translation>
    </message>
    <message>
        <source>Throw {card}: *{points}*</source>
        <translation>{card} ablegen: *{points}*</translation>
    </message>
    <message>
        <source>*gin*</source>
        <translation>*Gin*</translation>
    </message>
    <message>
        <source>you can knock</source>
        <translation>du kannst klopfen</translation>
    </message>
    <message>
        <source>Throw {card}, or knock with it</source>
        <translation>{card} ablegen oder damit klopfen</translation>
    </message>
    <message>
        <source>Throw {card} or knock</source>
        <translation>{card} ablegen oder klopfen</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Suchen in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Dateien des &amp;Typs:</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>Reihenf&amp;olge der Seiten:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>Seiten &amp;pro Blatt:</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>Beidseitiger Druck</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Lange Seite</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Kurze Seite</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>Seiten-&amp;Satz:</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>The round is over.</source>
        <translation>Die Runde ist vorbei.</translation>
    </message>
    <message>
        <source>It is the computer’s turn.</source>
        <translation>Der Computer ist dran.</translation>
    </message>
    <message>
        <source>Draw a card first: a knock comes with the discard.</source>
        <translation>Zieh erst eine Karte: Geklopft wird beim Ablegen.</translation>
    </message>
    <message>
        <source>Select the card to throw first.</source>
        <translation>Wähl erst die Karte aus, die du ablegen willst.</translation>
    </message>
    <message>
        <source>Deadwood {points}: {too_many}.</source>
        <translation>Restpunkte: {points}, also {too_many}.</translation>
    </message>
    <message>
        <source>Deadwood {points}: only gin ends the round.</source>
        <translation>Restpunkte: {points}, aber nur Gin beendet die Runde.</translation>
    </message>
    <message>
        <source>The best throw leaves {points}: only gin ends the round.</source>
        <translation>Auch die beste Ablage lässt {points} übrig; nur Gin beendet die Runde.</translation>
    </message>
    <message>
        <source>The best throw leaves {points}: {too_many}.</source>
        <translation>Auch die beste Ablage lässt {points} übrig, also {too_many}.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>{name} ist dran.</translation>
    </message>
    <message>
        <source>A card just taken from the discard pile may not go back in the same turn.</source>
        <translation>Eine eben genommene Karte darf im selben Zug nicht zurück.</translation>
    </message>
    <message>
        <source>Not all eleven cards are in melds.</source>
        <translation>Es stecken nicht alle elf Karten in Kombinationen.</translation>
    </message>
    <message>
        <source>Draw a card first, then throw one.</source>
        <translation>Zieh erst eine Karte, dann leg eine ab.</translation>
    </message>
    <message>
        <source>This card may only be thrown with a knock now.</source>
        <translation>Diese Karte darfst du jetzt nur ablegen, wenn du klopfst.</translation>
    </message>
    <message>
        <source>There is nothing to pass now.</source>
        <translation>Passen geht jetzt nicht.</translation>
    </message>
    <message>
        <source>You have drawn already: throw a card.</source>
        <translation>Du hast schon gezogen: Leg eine Karte ab.</translation>
    </message>
    <message>
        <source>The upcard is on offer: take it or pass.</source>
        <translation>Erst geht es um die offene Karte: nehmen oder passen.</translation>
    </message>
    <message>
        <source>The last discard may only be taken to knock with it.</source>
        <translation>Die letzte Ablage darfst du nur nehmen, um damit zu klopfen.</translation>
    </message>
    <message>
        <source>Both sides declined the upcard: the first draw is from the stock.</source>
        <translation>Beide wollten die offene Karte nicht: Jetzt wird vom Stapel gezogen.</translation>
    </message>
    <message>
        <source>Your deadwood is above the knock limit.</source>
        <translation>Deine Restpunkte liegen über der Klopfgrenze.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>“{word}”</source>
        <translation>„{word}“</translation>
    </message>
    <message>
        <source>a move, a result or a new round</source>
        <translation>ein Zug, ein Ergebnis oder eine neue Runde</translation>
    </message>
    <message>
        <source>a move that the rules allow</source>
        <translation>ein Zug, den die Regeln erlauben</translation>
    </message>
    <message>
        <source>a move by seat {0} or {1}</source>
        <translation>ein Zug von Platz {0} oder {1}</translation>
    </message>
    <message>
        <source>a move by seat {0}</source>
        <translation>ein Zug von Platz {0}</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>a meld</source>
        <translation>eine Kombination</translation>
    </message>
    <message>
        <source>the number of a meld, 0 to 2</source>
        <translation>die Nummer einer Kombination, 0 bis 2</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>das Ende der Zeile</translation>
    </message>
    <message>
        <source>a line break at the end</source>
        <translation>ein Zeilenumbruch am Ende</translation>
    </message>
    <message>
        <source>the end of the match</source>
        <translation>das Ende der Partie</translation>
    </message>
    <message>
        <source>a round</source>
        <translation>eine Runde</translation>
    </message>
    <message>
        <source>a date and time such as {0}</source>
        <translation>Datum und Uhrzeit wie {0}</translation>
    </message>
    <message>
        <source>a time of 0 or more</source>
        <translation>eine Zeit ab 0</translation>
    </message>
    <message>
        <source>a level in one word</source>
        <translation>eine Stufe in einem Wort</translation>
    </message>
    <message>
        <source>the seal of this deal</source>
        <translation>das Siegel dieser Mischung</translation>
    </message>
    <message>
        <source>the number of a deal</source>
        <translation>die Nummer einer Mischung</translation>
    </message>
    <message>
        <source>words in quotation marks</source>
        <translation>Wörter in Anführungszeichen</translation>
    </message>
    <message>
        <source>the version of the format</source>
        <translation>die Version des Formats</translation>
    </message>
    <message>
        <source>text in UTF-8</source>
        <translation>Text in UTF-8</translation>
    </message>
    <message>
        <source>a value that {0} can have</source>
        <translation>ein Wert, den {0} haben kann</translation>
    </message>
    <message>
        <source>rules that can be played</source>
        <translation>spielbare Regeln</translation>
    </message>
</context>
<context>
    <name>RecordsDesk</name>
    <message>
        <source>This match can no longer be read.</source>
        <translation>Diese Partie lässt sich nicht mehr lesen.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>The computer drew the {card}</source>
        <translation>Der Computer hat {card} gezogen</translation>
    </message>
    <message>
        <source>{name} drew the {card}</source>
        <translation>{name} hat {card} gezogen</translation>
    </message>
</context>
<context>
    <name>ReplayWindow</name>
    <message>
        <source>Replay: {who}, {day}</source>
        <translation>Rückblick: {who}, {day}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Offene Hände</translation>
    </message>
    <message>
        <source>Show the hand opposite too (O)</source>
        <translation>Auch die Hand gegenüber zeigen (O)</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>Show or hide the score sheet (F9)</source>
        <translation>Punktezettel zeigen oder verbergen (F9)</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>Diese Karten nachspielen</translation>
    </message>
    <message>
        <source>A training match that begins with these cards</source>
        <translation>Eine Trainingspartie, die mit diesen Karten beginnt</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>Play this deal again</source>
        <translation>Diese Karten nachspielen</translation>
    </message>
    <message>
        <source>A training match that begins with these cards (Ctrl+Shift+R)</source>
        <translation>Eine Trainingspartie, die mit diesen Karten beginnt (Strg+Umschalt+R)</translation>
    </message>
    <message>
        <source>Match result</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>deadwood</source>
        <translation>Restpunkte</translation>
    </message>
    <message>
        <source>laid off {cards}</source>
        <translation>{cards} angelegt</translation>
    </message>
    <message>
        <source>left</source>
        <translation>übrig</translation>
    </message>
    <message>
        <source>Deal number {number}</source>
        <translation>Nummer der Mischung: {number}</translation>
    </message>
    <message>
        <source>Replay deal</source>
        <comment>short: play this deal again</comment>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Review round</source>
        <translation>Runde analysieren</translation>
    </message>
    <message>
        <source>What could have been done better (Ctrl+R)</source>
        <translation>Was besser gewesen wäre (Strg+R)</translation>
    </message>
    <message>
        <source>What you could have done better (Ctrl+R)</source>
        <translation>Was du hättest besser machen können (Strg+R)</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Knock</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Undercut</source>
        <translation>Undercut</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>Big gin</source>
        <translation>Big Gin</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>a round without points</comment>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>No winner: nobody scores in this round</source>
        <translation>Unentschieden: Niemand bekommt Punkte</translation>
    </message>
    <message>
        <source>You knock with {deadwood} and win {points}</source>
        <translation>Du klopfst mit {deadwood} und gewinnst {points}</translation>
    </message>
    <message>
        <source>The computer knocks with {deadwood} and wins {points}</source>
        <translation>Der Computer klopft mit {deadwood} und gewinnt {points}</translation>
    </message>
    <message>
        <source>Undercut: you win {points}</source>
        <translation>Undercut: Du gewinnst {points}</translation>
    </message>
    <message>
        <source>Undercut: the computer wins {points}</source>
        <translation>Undercut: Der Computer gewinnt {points}</translation>
    </message>
    <message>
        <source>Gin! You win {points}</source>
        <translation>Gin! Du gewinnst {points}</translation>
    </message>
    <message>
        <source>Gin: the computer wins {points}</source>
        <translation>Gin: Der Computer gewinnt {points}</translation>
    </message>
    <message>
        <source>Big gin! You win {points}</source>
        <translation>Big Gin! Du gewinnst {points}</translation>
    </message>
    <message>
        <source>Big gin: the computer wins {points}</source>
        <translation>Big Gin: Der Computer gewinnt {points}</translation>
    </message>
    <message>
        <source>{name} knocks with {deadwood} and wins {points}</source>
        <translation>{name} klopft mit {deadwood} und gewinnt {points}</translation>
    </message>
    <message>
        <source>Undercut: {name} wins {points}</source>
        <translation>Undercut: {name} gewinnt {points}</translation>
    </message>
    <message>
        <source>Gin: {name} wins {points}</source>
        <translation>Gin: {name} gewinnt {points}</translation>
    </message>
    <message>
        <source>Big gin: {name} wins {points}</source>
        <translation>Big Gin: {name} gewinnt {points}</translation>
    </message>
    <message>
        <source>you went first</source>
        <translation>du hast angefangen</translation>
    </message>
    <message>
        <source>the computer went first</source>
        <translation>der Computer hat angefangen</translation>
    </message>
    <message>
        <source>{name} went first</source>
        <translation>{name} hat angefangen</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>You have gin</source>
        <translation>Du hast Gin</translation>
    </message>
    <message>
        <source>Computer has gin</source>
        <translation>Computer hat Gin</translation>
    </message>
    <message>
        <source>{name} has gin</source>
        <translation>{name} hat Gin</translation>
    </message>
    <message>
        <source>You knocked</source>
        <translation>Du hast geklopft</translation>
    </message>
    <message>
        <source>Computer knocked</source>
        <translation>Computer hat geklopft</translation>
    </message>
    <message>
        <source>{name} knocked</source>
        <translation>{name} hat geklopft</translation>
    </message>
    <message>
        <source>The match is a tie, {points} each</source>
        <translation>Die Partie endet unentschieden, je {points} Punkte</translation>
    </message>
    <message>
        <source>You win the match, {scores}</source>
        <translation>Du gewinnst die Partie, {scores}</translation>
    </message>
    <message>
        <source>You win the match, {high} to {low}</source>
        <translation>Du gewinnst die Partie mit {high} zu {low}</translation>
    </message>
    <message>
        <source>The computer wins the match, {high} to {low}</source>
        <translation>Der Computer gewinnt die Partie mit {high} zu {low}</translation>
    </message>
    <message>
        <source>The match goes to {name}, {scores}</source>
        <translation>Die Partie geht an {name}, {scores}</translation>
    </message>
    <message>
        <source>Boxes for rounds won</source>
        <translation>Rundenbonus</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <translation>Partiebonus</translation>
    </message>
    <message>
        <source>Shutout: the loser never scored</source>
        <translation>Zu null gewonnen</translation>
    </message>
</context>
<context>
    <name>ResumeCard</name>
    <message numerus="yes">
        <source>%n more …</source>
        <translation>
            <numerusform>%n weitere …</numerusform>
            <numerusform>%n weitere …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other match(es) under way</source>
        <translation>
            <numerusform>%n weitere laufende Partie</numerusform>
            <numerusform>%n weitere laufende Partien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>turning point</source>
        <translation>Wendepunkt</translation>
    </message>
    <message>
        <source>{points} points, and {bonus} for rounds won</source>
        <translation>{points} Punkte und {bonus} für gewonnene Runden</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Ausgeteilte Karten</translation>
    </message>
    <message>
        <source>The cards dealt, against average ones</source>
        <translation>Wie gut die ausgeteilte Hand war</translation>
    </message>
    <message>
        <source>The draws</source>
        <translation>Gezogene Karten</translation>
    </message>
    <message>
        <source>The cards from the stock, against average ones</source>
        <translation>Wie gut die Karten vom Stapel waren</translation>
    </message>
    <message>
        <source>The rest</source>
        <translation>Alles andere</translation>
    </message>
    <message>
        <source>What the other side did, and its hand in the end</source>
        <translation>Was die andere Seite tat und am Ende auf der Hand hatte</translation>
    </message>
    <message>
        <source>{count} rounds</source>
        <translation>{count} Runden</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>Dein Spiel</translation>
    </message>
    <message>
        <source>Play: {name}</source>
        <translation>Spiel von {name}</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>ausgesetzt</translation>
    </message>
    <message>
        <source>This round is not over. It can be reviewed when it is: before that, a review would tell what nobody is to know yet.</source>
        <translation>Diese Runde ist noch nicht zu Ende. Erst danach lässt sie sich analysieren: Vorher würde die Analyse verraten, was noch niemand wissen soll.</translation>
    </message>
    <message>
        <source>You sat this round out.</source>
        <translation>Du hast diese Runde ausgesetzt.</translation>
    </message>
    <message>
        <source>{name} sat this round out.</source>
        <translation>{name} hat diese Runde ausgesetzt.</translation>
    </message>
    <message>
        <source>No decision gave away a point or more.</source>
        <translation>Keine Entscheidung hat einen Punkt oder mehr gekostet.</translation>
    </message>
    <message>
        <source>The round was over before there was anything to decide.</source>
        <translation>Die Runde war vorbei, bevor es etwas zu entscheiden gab.</translation>
    </message>
    <message>
        <source>Being reviewed …</source>
        <translation>Wird analysiert …</translation>
    </message>
    <message>
        <source>This round cannot be reviewed.</source>
        <translation>Diese Runde lässt sich nicht analysieren.</translation>
    </message>
    <message>
        <source>Not reviewed yet.</source>
        <translation>Noch nicht analysiert.</translation>
    </message>
    <message>
        <source>laid off {card}</source>
        <translation>{card} angelegt</translation>
    </message>
    <message>
        <source>laid off no more</source>
        <translation>nichts mehr angelegt</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>Laying off</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Upcard</source>
        <translation>Offene Karte</translation>
    </message>
    <message>
        <source>You laid off no more</source>
        <translation>Du hast nichts mehr angelegt</translation>
    </message>
    <message>
        <source>{name} laid off no more</source>
        <translation>{name} hat nichts mehr angelegt</translation>
    </message>
    <message>
        <source>Nothing else was possible.</source>
        <translation>Etwas anderes war nicht möglich.</translation>
    </message>
    <message>
        <source>Nothing was better.</source>
        <translation>Etwas Besseres gab es nicht.</translation>
    </message>
    <message>
        <source>As good as the best: {action}</source>
        <translation>Ebenso gut: {action}</translation>
    </message>
    <message>
        <source>*{points}* points better: {action}</source>
        <translation>*{points}* Punkte besser: {action}</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Der Computer</translation>
    </message>
    <message>
        <source>{name} holds {cards} and may want it.</source>
        <translation>{name} könnte die Karte zu {cards} brauchen.</translation>
    </message>
    <message>
        <source>It is in a meld with {cards}.</source>
        <translation>Bildet mit {cards} eine Kombination.</translation>
    </message>
    <message>
        <source>It goes with {cards}.</source>
        <translation>Passt zu {cards}.</translation>
    </message>
    <message>
        <source>{cards} could have been laid off and counts now.</source>
        <translation>{cards} ließ sich noch anlegen und zählt jetzt.</translation>
    </message>
    <message>
        <source>{cards} could have been laid off and count now.</source>
        <translation>{cards} ließen sich noch anlegen und zählen jetzt.</translation>
    </message>
    <message>
        <source>Playing on promises more.</source>
        <translation>Weiterspielen verspricht mehr.</translation>
    </message>
    <message>
        <source>{name} may have as little.</source>
        <translation>{name} hat vielleicht ebenso wenige Restpunkte.</translation>
    </message>
    <message>
        <source>{name} may want it.</source>
        <translation>{name} könnte die Karte brauchen.</translation>
    </message>
    <message>
        <source>It breaks up a meld.</source>
        <translation>Bricht eine Kombination auf.</translation>
    </message>
    <message>
        <source>It helps little, and everybody saw it.</source>
        <translation>Hilft wenig, und alle haben es gesehen.</translation>
    </message>
    <message>
        <source>The open card promises more than a blind draw.</source>
        <translation>Die offene Karte verspricht mehr, als blind zu ziehen.</translation>
    </message>
    <message>
        <source>The card on offer was worth having.</source>
        <translation>Die offene Karte war es wert.</translation>
    </message>
    <message>
        <source>It lowers deadwood a little, but a blind draw promises more.</source>
        <translation>Senkt die Restpunkte ein wenig, aber blind zu ziehen verspricht mehr.</translation>
    </message>
    <message>
        <source>No points are saved by it.</source>
        <translation>Das spart keine Punkte.</translation>
    </message>
    <message>
        <source>*Turning point:* this decision, {points} points.</source>
        <translation>*Wendepunkt:* diese Entscheidung, {points} Punkte.</translation>
    </message>
    <message>
        <source>*Turning point:* the {card} that came, {points} points.</source>
        <translation>*Wendepunkt:* {card} vom Stapel, {points} Punkte.</translation>
    </message>
    <message>
        <source>*Turning point:* the card that came, {points} points.</source>
        <translation>*Wendepunkt:* die Karte vom Stapel, {points} Punkte.</translation>
    </message>
    <message>
        <source>*Turning point:* what came after it, {points} points.</source>
        <translation>*Wendepunkt:* was darauf folgte, {points} Punkte.</translation>
    </message>
    <message>
        <source>There was nothing to decide</source>
        <translation>Es gab nichts zu entscheiden</translation>
    </message>
    <message>
        <source>{good} of {all} decisions as good as the best</source>
        <translation>{good} von {all} Entscheidungen ohne Verlust</translation>
    </message>
    <message>
        <source>played, the best</source>
        <translation>gespielt, am besten</translation>
    </message>
    <message>
        <source>the best</source>
        <translation>am besten</translation>
    </message>
    <message>
        <source>played</source>
        <comment>on a card that was thrown or taken</comment>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>on the card that was declined</comment>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>passed, the best</source>
        <translation>gepasst, am besten</translation>
    </message>
    <message>
        <source>best</source>
        <comment>on the card that was best thrown</comment>
        <translation>am besten</translation>
    </message>
    <message>
        <source>best: pass</source>
        <translation>besser: passen</translation>
    </message>
    <message>
        <source>best: knock</source>
        <translation>besser: klopfen</translation>
    </message>
    <message>
        <source>best: play on</source>
        <translation>besser: weiterspielen</translation>
    </message>
    <message>
        <source>Every decision is measured against the best one, by what could be known at that moment and not by how it turned out. The points are what the expert computer player expects of the round on average: an estimate, in which less than one point means little.</source>
        <translation>Jede Entscheidung wird mit der besten verglichen, nach dem, was in diesem Augenblick zu wissen war, nicht danach, wie es ausging. Die Punkte sind das, was sich der Computerspieler „Experte“ im Schnitt von der Runde verspricht: eine Schätzung, bei der weniger als ein Punkt wenig bedeutet.</translation>
    </message>
</context>
<context>
    <name>ReviewDesk</name>
    <message>
        <source>No match is over yet. What you have played can be reviewed here.</source>
        <translation>Noch keine Partie ist zu Ende. Was du gespielt hast, lässt sich hier analysieren.</translation>
    </message>
    <message>
        <source>This match can no longer be read.</source>
        <translation>Diese Partie lässt sich nicht mehr lesen.</translation>
    </message>
    <message>
        <source>No round of this match is over. A round can be reviewed when it is.</source>
        <translation>In dieser Partie ist noch keine Runde zu Ende. Danach lässt sie sich analysieren.</translation>
    </message>
</context>
<context>
    <name>ReviewHead</name>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Whose play</source>
        <translation>Wessen Spiel</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Offene Hände</translation>
    </message>
    <message>
        <source>Show the hand opposite too (O)</source>
        <translation>Auch die Hand gegenüber zeigen (O)</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Copy as text (Ctrl+C)</source>
        <translation>Als Text kopieren (Strg+C)</translation>
    </message>
    <message>
        <source>Save as text …</source>
        <translation>Als Text speichern …</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Alle Runden</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>What could be done</source>
        <translation>Was möglich war</translation>
    </message>
</context>
<context>
    <name>ReviewPane</name>
    <message>
        <source>What could be done</source>
        <translation>Was möglich war</translation>
    </message>
    <message>
        <source>{name}: what could be done</source>
        <translation>{name}: was möglich war</translation>
    </message>
    <message>
        <source>expected points</source>
        <translation>erwartete Punkte</translation>
    </message>
    <message>
        <source>wins the match</source>
        <translation>gewinnt die Partie</translation>
    </message>
</context>
<context>
    <name>ReviewSide</name>
    <message>
        <source>{known} of {all} rounds reviewed</source>
        <translation>{known} von {all} Runden analysiert</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Only costly ones</source>
        <translation>Nur teure</translation>
    </message>
    <message>
        <source>List only what gave away a point or more (C)</source>
        <translation>Nur zeigen, was einen Punkt oder mehr gekostet hat (C)</translation>
    </message>
    <message>
        <source>Rounds reviewed</source>
        <translation>Analysierte Runden</translation>
    </message>
    <message>
        <source>Costly decision before (P)</source>
        <translation>Vorige teure Entscheidung (P)</translation>
    </message>
    <message>
        <source>Next costly decision (N)</source>
        <translation>Nächste teure Entscheidung (N)</translation>
    </message>
</context>
<context>
    <name>ReviewStage</name>
    <message>
        <source>Outlook after each decision, in points, and what came of it</source>
        <translation>Aussicht nach jeder Entscheidung in Punkten und das Ergebnis</translation>
    </message>
    <message>
        <source>Alternatives</source>
        <translation>Alternativen</translation>
    </message>
    <message>
        <source>Show what could be done, and why (A)</source>
        <translation>Zeigen, was möglich war und warum (A)</translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Diese Runde</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>No costly decision after this one.</source>
        <translation>Danach kommt keine teure Entscheidung mehr.</translation>
    </message>
    <message>
        <source>None before this one.</source>
        <translation>Davor ist keine.</translation>
    </message>
    <message>
        <source>Save the review</source>
        <translation>Analyse speichern</translation>
    </message>
    <message>
        <source>gin rummy review</source>
        <translation>Gin-Rummy-Analyse</translation>
    </message>
    <message>
        <source>Review: {who}, {day}</source>
        <translation>Analyse: {who}, {day}</translation>
    </message>
</context>
<context>
    <name>RoundForm</name>
    <message>
        <source>Who knocked?</source>
        <translation>Wer hat geklopft?</translation>
    </message>
    <message>
        <source>Type the cards of both hands, such as 7c 8c 9c 10d Qh.</source>
        <translation>Gib die Karten beider Hände ein, etwa 7kr 8kr 9kr 10ka Dh: kr Kreuz, ka Karo, h Herz, p Pik.</translation>
    </message>
    <message>
        <source>How did the round end?</source>
        <translation>Wie hat die Runde geendet?</translation>
    </message>
    <message>
        <source>How much deadwood did each have, after laying off?</source>
        <translation>Wie viele Restpunkte blieben jeder Seite nach dem Anlegen?</translation>
    </message>
    <message>
        <source>A knock without deadwood is gin.</source>
        <translation>Klopfen ohne Restpunkte ist Gin.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Who knocked</source>
        <translation>Wer hat geklopft</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>Big gin</source>
        <translation>Big Gin</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Written down: {round}</source>
        <translation>Angeschrieben: {round}</translation>
    </message>
    <message>
        <source>Knocker</source>
        <translation>Klopfer</translation>
    </message>
    <message>
        <source>Other side</source>
        <translation>Andere Seite</translation>
    </message>
    <message>
        <source>Deadwood of {name}</source>
        <translation>Restpunkte: {name}</translation>
    </message>
    <message>
        <source>Cards of {name}</source>
        <translation>Karten: {name}</translation>
    </message>
    <message>
        <source>Knocked</source>
        <translation>Geklopft hat</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Bekannt sind</translation>
    </message>
    <message>
        <source>The points</source>
        <translation>Die Punkte</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>Deadwood</source>
        <translation>Restpunkte</translation>
    </message>
    <message>
        <source>What the other side has left after laying off.</source>
        <translation>Was der anderen Seite nach dem Anlegen bleibt.</translation>
    </message>
    <message>
        <source>The upcard was a spade: counts double</source>
        <translation>Offene Karte war Pik: zählt doppelt</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Anschreiben</translation>
    </message>
    <message>
        <source>7c 8c 9c …</source>
        <translation>7kr 8kr 9kr …</translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>Dealer: you</source>
        <translation>Geber: du</translation>
    </message>
    <message>
        <source>Dealer: {name}</source>
        <translation>Geber: {name}</translation>
    </message>
</context>
<context>
    <name>RuleLines</name>
    <message numerus="yes">
        <source>A discard without a knock with %n card(s) left in the stock ends the round: nobody scores.</source>
        <translation>
            <numerusform>Ist nur noch %n Karte im Stapel und wird beim Ablegen nicht geklopft, endet die Runde ohne Punkte.</numerusform>
            <numerusform>Sind nur noch %n Karten im Stapel und wird beim Ablegen nicht geklopft, endet die Runde ohne Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Undercut</source>
        <translation>Undercut</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>End of the stock</source>
        <translation>Ende des Stapels</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächster Geber</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>The dealer gets ten cards, the other side eleven and begins by throwing one. No card is turned up.</source>
        <translation>Der Geber bekommt zehn Karten, die andere Seite elf; sie fängt an und legt eine ab. Aufgedeckt wird keine Karte.</translation>
    </message>
    <message>
        <source>Ten cards each. The next card is turned up and offered once to each side, first to the one that did not deal.</source>
        <translation>Jeder bekommt zehn Karten. Die nächste wird aufgedeckt und beiden einmal angeboten, zuerst dem, der nicht gegeben hat.</translation>
    </message>
    <message>
        <source>Draw from the stock or take the top discard, then throw one card.</source>
        <translation>Zieh vom Stapel oder nimm die oberste Karte vom Ablagestapel, dann leg eine Karte ab.</translation>
    </message>
    <message>
        <source>A card from the discard pile may be thrown back at once.</source>
        <translation>Eine Karte vom Ablagestapel darf gleich wieder abgelegt werden.</translation>
    </message>
    <message>
        <source>A card from the discard pile may not go back in the same turn.</source>
        <translation>Eine Karte vom Ablagestapel darf im selben Zug nicht zurück.</translation>
    </message>
    <message>
        <source>An ace means gin only.</source>
        <translation>Bei einem Ass gilt nur Gin.</translation>
    </message>
    <message>
        <source>With a spade the round counts double.</source>
        <translation>Bei Pik zählt die Runde doppelt.</translation>
    </message>
    <message>
        <source>The upcard says how much deadwood you may knock with; pictures count 10.</source>
        <translation>Die offene Karte gibt vor, mit wie vielen Restpunkten du klopfen darfst; Bilder zählen 10.</translation>
    </message>
    <message>
        <source>There is no knock: only gin ends a round.</source>
        <translation>Geklopft wird nicht: Nur Gin beendet die Runde.</translation>
    </message>
    <message>
        <source>With a deadwood of {limit} or less after the discard you may knock; you never have to.</source>
        <translation>Hast du nach dem Ablegen höchstens {limit} Restpunkte, darfst du klopfen, musst aber nicht.</translation>
    </message>
    <message>
        <source>The other side lays off what fits; whoever has less deadwood then scores the difference.</source>
        <translation>Die andere Seite legt an, was passt; wer dann weniger Restpunkte hat, bekommt die Differenz.</translation>
    </message>
    <message>
        <source>There is none without a knock.</source>
        <translation>Ohne Klopfen gibt es keinen.</translation>
    </message>
    <message>
        <source>If the defender has as much deadwood as the knocker or less, the defender scores the difference and {bonus}.</source>
        <translation>Hat der Verteidiger höchstens so viele Restpunkte wie der Klopfer, bekommt er die Differenz und {bonus} dazu.</translation>
    </message>
    <message>
        <source>If the defender has less deadwood than the knocker, the defender scores the difference and {bonus}.</source>
        <translation>Hat der Verteidiger weniger Restpunkte als der Klopfer, bekommt er die Differenz und {bonus} dazu.</translation>
    </message>
    <message>
        <source>Equal deadwood: the knocker wins the round for no points.</source>
        <translation>Bei Gleichstand gewinnt der Klopfer die Runde, bekommt aber keine Punkte.</translation>
    </message>
    <message>
        <source>No deadwood is gin: the whole deadwood of the other side and {bonus}.</source>
        <translation>Keine Restpunkte heißt Gin: Das bringt alle Restpunkte der anderen Seite und {bonus} dazu.</translation>
    </message>
    <message>
        <source>The other side may lay off on gin too.</source>
        <translation>Die andere Seite darf auch bei Gin anlegen.</translation>
    </message>
    <message>
        <source>Nothing may be laid off on gin.</source>
        <translation>Bei Gin darf nicht angelegt werden.</translation>
    </message>
    <message>
        <source>Eleven cards in melds count as gin.</source>
        <translation>Elf Karten in Kombinationen zählen als Gin.</translation>
    </message>
    <message>
        <source>Eleven cards in melds are big gin: {bonus} instead.</source>
        <translation>Elf Karten in Kombinationen sind Big Gin und bringen stattdessen {bonus}.</translation>
    </message>
    <message>
        <source>A discard without a knock after the last card of the stock ends the round: nobody scores.</source>
        <translation>Ist der Stapel leer und wird beim Ablegen nicht geklopft, endet die Runde ohne Punkte.</translation>
    </message>
    <message>
        <source>The other side may take that discard, but only to knock.</source>
        <translation>Die andere Seite darf diese Ablage noch nehmen, aber nur, um zu klopfen.</translation>
    </message>
    <message>
        <source>The loser of a round deals the next.</source>
        <translation>Wer die Runde verliert, gibt die nächste.</translation>
    </message>
    <message>
        <source>The winner of a round deals the next.</source>
        <translation>Wer die Runde gewinnt, gibt die nächste.</translation>
    </message>
    <message>
        <source>Both sides deal in turn.</source>
        <translation>Gegeben wird abwechselnd.</translation>
    </message>
    <message>
        <source>After a round without points the same side deals again.</source>
        <translation>Nach einer Runde ohne Punkte gibt dieselbe Seite noch einmal.</translation>
    </message>
    <message>
        <source>Three games side by side; each is closed by the first side with {target} points in it.</source>
        <translation>Drei Partien nebeneinander; jede endet, sobald eine Seite darin {target} Punkte hat.</translation>
    </message>
    <message>
        <source>A side’s first win counts in game 1, the second in games 1 and 2, every later one in all three.</source>
        <translation>Der erste Sieg einer Seite zählt in Partie 1, der zweite in den Partien 1 und 2, jeder weitere in allen dreien.</translation>
    </message>
    <message>
        <source>When all are closed they are added up, each with its own bonuses; the side with more has won.</source>
        <translation>Sind alle beendet, werden sie mit ihren Boni zusammengezählt; wer mehr hat, gewinnt.</translation>
    </message>
    <message>
        <source>The first side with {target} points wins.</source>
        <translation>Wer zuerst {target} Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>Every round won adds {bonus} at once.</source>
        <translation>Jede gewonnene Runde bringt sofort {bonus} dazu.</translation>
    </message>
    <message>
        <source>At the end every round won adds {bonus}.</source>
        <translation>Am Ende bringt jede gewonnene Runde {bonus} dazu.</translation>
    </message>
    <message>
        <source>The winner gets {bonus} more.</source>
        <translation>Der Sieger bekommt noch {bonus} dazu.</translation>
    </message>
    <message>
        <source>That bonus is doubled if the loser has no points at all.</source>
        <translation>Dieser Bonus wird verdoppelt, wenn der Verlierer keinen einzigen Punkt hat.</translation>
    </message>
    <message>
        <source>Everything is doubled if the loser has no points at all.</source>
        <translation>Alles wird verdoppelt, wenn der Verlierer keinen einzigen Punkt hat.</translation>
    </message>
</context>
<context>
    <name>RuleOptions</name>
    <message>
        <source>Opening</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>First cards</source>
        <translation>Rundenbeginn</translation>
    </message>
    <message>
        <source>Knock limit</source>
        <translation>Klopfgrenze</translation>
    </message>
    <message>
        <source>Oklahoma</source>
        <translation>Oklahoma</translation>
    </message>
    <message>
        <source>Ace as the upcard</source>
        <translation>Offenes Ass</translation>
    </message>
    <message>
        <source>Spades double</source>
        <translation>Pik zählt doppelt</translation>
    </message>
    <message>
        <source>Gin bonus</source>
        <translation>Gin-Bonus</translation>
    </message>
    <message>
        <source>Undercut bonus</source>
        <translation>Undercut-Bonus</translation>
    </message>
    <message>
        <source>Equal deadwood</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Big gin</source>
        <translation>Big Gin</translation>
    </message>
    <message>
        <source>Laying off against gin</source>
        <translation>Anlegen bei Gin</translation>
    </message>
    <message>
        <source>Throwing back at once</source>
        <translation>Sofort zurücklegen</translation>
    </message>
    <message>
        <source>Cards that stay in the stock</source>
        <translation>Karten, die im Stapel bleiben</translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation>Letzte Ablage</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Erster Geber</translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation>Nächster Geber</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Box bonus</source>
        <translation>Rundenbonus</translation>
    </message>
    <message>
        <source>Boxes count</source>
        <translation>Rundenbonus zählt</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <translation>Partiebonus</translation>
    </message>
    <message>
        <source>Shutout</source>
        <translation>Zu null</translation>
    </message>
    <message>
        <source>Hollywood</source>
        <translation>Hollywood</translation>
    </message>
    <message>
        <source>Dealer among three</source>
        <translation>Geber zu dritt</translation>
    </message>
    <message>
        <source>Score of a pair</source>
        <translation>Punkte eines Paares</translation>
    </message>
    <message>
        <source>An upcard is offered first, or the one who begins gets eleven cards.</source>
        <translation>Zuerst wird eine offene Karte angeboten, oder wer anfängt, bekommt elf Karten.</translation>
    </message>
    <message>
        <source>The most deadwood you may knock with; at 0 only gin ends a round.</source>
        <translation>Mit höchstens so vielen Restpunkten darfst du klopfen; bei 0 beendet nur Gin die Runde.</translation>
    </message>
    <message>
        <source>The upcard gives the knock limit of the round; pictures give 10.</source>
        <translation>Die offene Karte gibt die Klopfgrenze der Runde vor; Bilder zählen 10.</translation>
    </message>
    <message>
        <source>An ace sets the limit to 1, or only gin ends the round.</source>
        <translation>Bei einem Ass liegt die Klopfgrenze bei 1, oder nur Gin beendet die Runde.</translation>
    </message>
    <message>
        <source>After a spade as the upcard, the whole round counts twice.</source>
        <translation>Ist die offene Karte ein Pik, zählt die ganze Runde doppelt.</translation>
    </message>
    <message>
        <source>Points for gin, beside the other’s deadwood.</source>
        <translation>Punkte für Gin, zusätzlich zu den Restpunkten der anderen Seite.</translation>
    </message>
    <message>
        <source>Points for an undercut, beside the difference.</source>
        <translation>Punkte für einen Undercut, zusätzlich zur Differenz.</translation>
    </message>
    <message>
        <source>An undercut, or the knocker wins the round for no points.</source>
        <translation>Bei gleichen Restpunkten: ein Undercut, oder der Klopfer gewinnt ohne Punkte.</translation>
    </message>
    <message>
        <source>All eleven cards in melds: it counts as gin, or has its own bonus.</source>
        <translation>Alle elf Karten in Kombinationen: wie Gin oder mit eigenem Bonus.</translation>
    </message>
    <message>
        <source>At some tables the defender may lay off against gin as well.</source>
        <translation>An manchen Tischen darf der Verteidiger auch bei Gin anlegen.</translation>
    </message>
    <message>
        <source>The card just taken from the discard pile may be thrown in the same turn.</source>
        <translation>Eine eben genommene Karte darf im selben Zug zurück auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>It ends the round, or the other side may still take it to knock.</source>
        <translation>Sie beendet die Runde, oder die andere Seite darf sie noch nehmen, um zu klopfen.</translation>
    </message>
    <message>
        <source>Who deals the first round of a match.</source>
        <translation>Wer die erste Runde einer Partie gibt.</translation>
    </message>
    <message>
        <source>Who deals the next round; after one without points the dealer stays.</source>
        <translation>Wer die nächste Runde gibt; nach einer ohne Punkte gibt dieselbe Seite noch einmal.</translation>
    </message>
    <message>
        <source>Points for every round won.</source>
        <translation>Punkte für jede gewonnene Runde.</translation>
    </message>
    <message>
        <source>After the match, or at once: then they count toward the target.</source>
        <translation>Nach der Partie – oder sofort, dann zählt er fürs Ziel mit.</translation>
    </message>
    <message>
        <source>Points for winning the match; they do not count toward the target.</source>
        <translation>Punkte für den Sieg in der Partie; sie zählen nicht fürs Ziel.</translation>
    </message>
    <message>
        <source>Three games at once, each to the target and with its own bonuses.</source>
        <translation>Drei Partien zugleich, jede bis zum Ziel und mit eigenen Boni.</translation>
    </message>
    <message>
        <source>Two, three of whom one sits out, or four in two pairs.</source>
        <translation>Zu zweit, zu dritt (einer setzt aus) oder zu viert, zwei gegen zwei.</translation>
    </message>
    <message>
        <source>The dealer sits out: the loser of the round, or everyone in turn.</source>
        <translation>Der Geber setzt aus: Es gibt, wer die Runde verloren hat, oder es geht reihum.</translation>
    </message>
    <message>
        <source>If one of each pair wins: the difference for the better, or both keep theirs.</source>
        <translation>Gewinnt aus jedem Paar einer, bekommt das bessere die Differenz, oder beide behalten ihre Punkte.</translation>
    </message>
    <message>
        <source>Used in Oklahoma.</source>
        <translation>Gilt nur bei Oklahoma.</translation>
    </message>
    <message>
        <source>Used with a box bonus.</source>
        <translation>Gilt nur mit Rundenbonus.</translation>
    </message>
    <message>
        <source>Used with three players.</source>
        <translation>Gilt nur zu dritt.</translation>
    </message>
    <message>
        <source>Used with two pairs.</source>
        <translation>Gilt nur bei zwei Paaren.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Upcard</source>
        <translation>Offene Karte</translation>
    </message>
    <message>
        <source>Eleven cards</source>
        <translation>Elf Karten</translation>
    </message>
    <message>
        <source>Limit 1</source>
        <translation>Grenze 1</translation>
    </message>
    <message>
        <source>Only gin</source>
        <translation>Nur Gin</translation>
    </message>
    <message>
        <source>Undercut</source>
        <translation>Undercut</translation>
    </message>
    <message>
        <source>Knocker wins</source>
        <translation>Klopfer gewinnt</translation>
    </message>
    <message>
        <source>As gin</source>
        <translation>Wie Gin</translation>
    </message>
    <message>
        <source>Ends it</source>
        <translation>Beendet die Runde</translation>
    </message>
    <message>
        <source>Only to knock</source>
        <translation>Nur zum Klopfen</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Der Computer</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Per Los</translation>
    </message>
    <message>
        <source>The lower card drawn</source>
        <translation>Wer die niedrigere Karte zieht</translation>
    </message>
    <message>
        <source>The higher card drawn</source>
        <translation>Wer die höhere Karte zieht</translation>
    </message>
    <message>
        <source>Loser</source>
        <translation>Verlierer</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>Abwechselnd</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Game bonus twice</source>
        <translation>Partiebonus doppelt</translation>
    </message>
    <message>
        <source>Everything twice</source>
        <translation>Alles doppelt</translation>
    </message>
    <message>
        <source>4, in pairs</source>
        <translation>4 in Paaren</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>It must be between {least} and {most}.</source>
        <translation>Möglich sind Werte von {least} bis {most}.</translation>
    </message>
    <message>
        <source>Not with eleven cards: there is no upcard to give the limit.</source>
        <translation>Nicht mit elf Karten: Es fehlt die offene Karte, die die Klopfgrenze vorgibt.</translation>
    </message>
    <message>
        <source>Not with a knock limit of 0: the upcard would allow a knock after all.</source>
        <translation>Nicht mit Klopfgrenze 0: Die offene Karte würde doch ein Klopfen erlauben.</translation>
    </message>
    <message>
        <source>Not with three players: Hollywood is scored for two sides.</source>
        <translation>Nicht zu dritt: Hollywood wird für zwei Seiten gewertet.</translation>
    </message>
    <message>
        <source>Play with two</source>
        <translation>Zu zweit spielen</translation>
    </message>
    <message>
        <source>Open with an upcard</source>
        <translation>Mit offener Karte beginnen</translation>
    </message>
    <message>
        <source>Knock limit {limit}</source>
        <translation>Klopfgrenze {limit}</translation>
    </message>
    <message>
        <source>Set to {value}</source>
        <translation>Auf {value} setzen</translation>
    </message>
    <message>
        <source>25/25, to 50 or 100</source>
        <translation>25/25, bis 50 oder 100</translation>
    </message>
    <message>
        <source>knock below 10, to 100</source>
        <translation>Klopfen unter 10, bis 100</translation>
    </message>
    <message>
        <source>25/25, deal in turn</source>
        <translation>25/25, abwechselnd geben</translation>
    </message>
    <message>
        <source>25/20, low card deals</source>
        <translation>25/20, niedrige Karte gibt</translation>
    </message>
    <message>
        <source>two pairs, to 125</source>
        <translation>zwei Paare, bis 125</translation>
    </message>
    <message>
        <source>three, the loser deals</source>
        <translation>zu dritt, der Verlierer gibt</translation>
    </message>
    <message>
        <source>20/10, shutout 200</source>
        <translation>20/10, zu null 200</translation>
    </message>
    <message>
        <source>20/10, boxes 20</source>
        <translation>20/10, Rundenbonus 20</translation>
    </message>
    <message>
        <source>25/25, big gin 31</source>
        <translation>25/25, Big Gin 31</translation>
    </message>
    <message>
        <source>boxes count at once</source>
        <translation>Rundenbonus zählt sofort</translation>
    </message>
    <message>
        <source>limit from the upcard</source>
        <translation>Grenze nach offener Karte</translation>
    </message>
    <message>
        <source>three games at once</source>
        <translation>drei Partien zugleich</translation>
    </message>
    <message>
        <source>no upcard</source>
        <translation>keine offene Karte</translation>
    </message>
    <message>
        <source>no knocking</source>
        <translation>ohne Klopfen</translation>
    </message>
    <message>
        <source>to 250</source>
        <translation>bis 250</translation>
    </message>
    <message>
        <source>{gin}/{undercut}, to {target}</source>
        <translation>{gin}/{undercut}, bis {target}</translation>
    </message>
    <message>
        <source>With this many left, a discard without a knock ends the round without points.</source>
        <translation>Sind nur noch so viele übrig und wird beim Ablegen nicht geklopft, endet die Runde ohne Punkte.</translation>
    </message>
    <message>
        <source>Whoever reaches this many points wins the match.</source>
        <translation>Wer zuerst so viele Punkte hat, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>What the winner gets if the loser never scored.</source>
        <translation>Was es dem Sieger bringt, wenn der Verlierer keinen einzigen Punkt hat.</translation>
    </message>
</context>
<context>
    <name>RulePicker</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Change …</source>
        <translation>Ändern …</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Regeln ändern</translation>
    </message>
    <message>
        <source>These rules cannot be played at this table.</source>
        <translation>Nach diesen Regeln lässt sich an diesem Tisch nicht spielen.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>The upcard sets the knock limit</source>
        <translation>Die offene Karte gibt die Klopfgrenze vor</translation>
    </message>
    <message>
        <source>Only gin ends a round</source>
        <translation>Nur Gin beendet die Runde</translation>
    </message>
    <message>
        <source>Knock at {limit} or less</source>
        <translation>Klopfen mit höchstens {limit}</translation>
    </message>
    <message>
        <source>gin {points}</source>
        <translation>Gin {points}</translation>
    </message>
    <message>
        <source>undercut {points}</source>
        <translation>Undercut {points}</translation>
    </message>
    <message>
        <source>big gin {points}</source>
        <translation>Big Gin {points}</translation>
    </message>
    <message>
        <source>three games to {target}</source>
        <translation>drei Partien bis {target}</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules of this match</source>
        <translation>Regeln dieser Partie</translation>
    </message>
</context>
<context>
    <name>RulesFoot</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Undo all</source>
        <translation>Alles zurücksetzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>Regeln übernehmen</translation>
    </message>
    <message>
        <source>Go to the option</source>
        <translation>Zur Regel springen</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules of the match</source>
        <translation>Regeln der Partie</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) differ from the preset. The match then runs under “Custom”.</source>
        <translation>
            <numerusform>%n Regel weicht von der Vorlage ab. Die Partie läuft dann unter „Eigene Regeln“.</numerusform>
            <numerusform>%n Regeln weichen von der Vorlage ab. Die Partie läuft dann unter „Eigene Regeln“.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>„{name}“ ist gelöscht.</translation>
    </message>
    <message>
        <source>Impossible: {options}</source>
        <translation>Nicht möglich: {options}</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>Eigene Vorlagen</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s)</source>
        <translation>
            <numerusform>%n Regel</numerusform>
            <numerusform>%n Regeln</numerusform>
        </translation>
    </message>
    <message>
        <source>{preset}, changed</source>
        <translation>{preset}, geändert</translation>
    </message>
</context>
<context>
    <name>ScoreBars</name>
    <message>
        <source>{name}: {points} of {target}</source>
        <translation>{name}: {points} von {target}</translation>
    </message>
</context>
<context>
    <name>ScoreDock</name>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>Close the side panel</source>
        <translation>Seitenleiste schließen</translation>
    </message>
    <message>
        <source>Copy, print or save the score sheet</source>
        <translation>Punktezettel kopieren, drucken oder speichern</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>Moves of this round</source>
        <translation>Züge dieser Runde</translation>
    </message>
    <message>
        <source>Match to</source>
        <translation>Partie bis</translation>
    </message>
</context>
<context>
    <name>ScoreKeeper</name>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>Big gin leaves no deadwood.</source>
        <translation>Bei Big Gin bleiben keine Restpunkte.</translation>
    </message>
    <message>
        <source>By these rules only gin ends a round.</source>
        <translation>Nach diesen Regeln beendet nur Gin die Runde.</translation>
    </message>
    <message>
        <source>Nobody may knock with {points}: these rules allow {limit} at the most.</source>
        <translation>Mit {points} darf niemand klopfen: Diese Regeln erlauben höchstens {limit}.</translation>
    </message>
    <message>
        <source>Both hands have {cards}.</source>
        <translation>In beiden Händen: {cards}.</translation>
    </message>
    <message>
        <source>Eleven cards are shown only when all are in melds: leave out the card thrown.</source>
        <translation>Elf Karten zeigt nur, wer alle in Kombinationen hat: Lass die abgelegte Karte weg.</translation>
    </message>
    <message>
        <source>{card} is there twice.</source>
        <translation>{card} kommt zweimal vor.</translation>
    </message>
    <message>
        <source>A round without a winner: nobody scores</source>
        <translation>Unentschieden: Niemand bekommt Punkte</translation>
    </message>
    <message>
        <source>Undercut: {name} wins {points}</source>
        <translation>Undercut: {name} gewinnt {points}</translation>
    </message>
    <message>
        <source>Gin: {name} wins {points}</source>
        <translation>Gin: {name} gewinnt {points}</translation>
    </message>
    <message>
        <source>Big gin: {name} wins {points}</source>
        <translation>Big Gin: {name} gewinnt {points}</translation>
    </message>
    <message>
        <source>{name} wins {points}</source>
        <translation>{name} gewinnt {points}</translation>
    </message>
    <message>
        <source>laid off {cards}</source>
        <translation>{cards} angelegt</translation>
    </message>
    <message>
        <source>deadwood {cards}</source>
        <translation>Rest {cards}</translation>
    </message>
    <message>
        <source>Score keeper</source>
        <translation>Punkte anschreiben</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Target in points</source>
        <translation>Ziel in Punkten</translation>
    </message>
    <message>
        <source>to </source>
        <comment>before the number of points of the target</comment>
        <translation>bis </translation>
    </message>
    <message>
        <source>Other dealer</source>
        <translation>Geber wechseln</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>New sheet</source>
        <translation>Neuer Zettel</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Save as PDF …</source>
        <translation>Als PDF …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>{name} gibt</translation>
    </message>
    <message>
        <source>Whoever deals sits out this round.</source>
        <translation>Wer gibt, setzt diese Runde aus.</translation>
    </message>
    <message>
        <source>That is more than a hand can hold.</source>
        <translation>So viele Punkte sind nicht möglich.</translation>
    </message>
    <message>
        <source>Whoever knocks shows ten cards; {count} are entered so far.</source>
        <translation>Wer klopft, zeigt zehn Karten; eingegeben: {count}.</translation>
    </message>
    <message>
        <source>The other hand has ten cards; {count} are entered so far.</source>
        <translation>Die andere Hand hat zehn Karten; eingegeben: {count}.</translation>
    </message>
    <message>
        <source>“{word}” is not a card. Write the rank, then c, d, h or s: 7c 10d Qh As.</source>
        <translation>„{word}“ ist keine Karte. Erst der Wert, dann kr (Kreuz), ka (Karo), h (Herz) oder p (Pik): 7kr 10ka Dh Ap.</translation>
    </message>
    <message>
        <source>The rules are fixed once a round is written down. Undo the rounds, or begin a new sheet.</source>
        <translation>Sobald eine Runde angeschrieben ist, stehen die Regeln fest. Nimm die Runden zurück oder fang einen neuen Zettel an.</translation>
    </message>
</context>
<context>
    <name>ScorePaper</name>
    <message>
        <source>{one} and {other}</source>
        <comment>two partners</comment>
        <translation>{one} und {other}</translation>
    </message>
    <message>
        <source>{rules} to {target}</source>
        <translation>{rules}, bis {target}</translation>
    </message>
    <message>
        <source>Gin rummy score sheet</source>
        <translation>Gin-Rummy-Punktezettel</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>everyone deals in turn</source>
        <translation>es wird reihum gegeben</translation>
    </message>
    <message>
        <source>the loser deals</source>
        <translation>der Verlierer gibt</translation>
    </message>
    <message>
        <source>the points of both tables are set against each other</source>
        <translation>die Punkte beider Tische werden gegeneinander aufgerechnet</translation>
    </message>
    <message>
        <source>the points of both tables are added</source>
        <translation>die Punkte beider Tische werden addiert</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Nobody wins the match, {scores}</source>
        <translation>Die Partie endet unentschieden, {scores}</translation>
    </message>
    <message>
        <source>The match goes to {name}, {scores}</source>
        <translation>Sieg in der Partie: {name}, {scores}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Dealer, sits out</source>
        <translation>Geber, setzt aus</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>ScoreSheetModel</name>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>{one} against {other}</source>
        <translation>{one} gegen {other}</translation>
    </message>
    <message>
        <source>{one}, {two} and {three}</source>
        <translation>{one}, {two} und {three}</translation>
    </message>
    <message>
        <source>{players}: you watch</source>
        <translation>{players}: Du schaust zu</translation>
    </message>
    <message>
        <source>with {partner}</source>
        <translation>mit {partner}</translation>
    </message>
    <message>
        <source>you sit out, you dealt</source>
        <translation>du setzt aus, du gibst</translation>
    </message>
    <message>
        <source>sits out, dealt</source>
        <translation>setzt aus, gibt</translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>First pair</source>
        <translation>Erstes Paar</translation>
    </message>
    <message>
        <source>Second pair</source>
        <translation>Zweites Paar</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Ein Mensch</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Computer: {level}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Name of the person at seat {number}</source>
        <translation>Name am Platz {number}</translation>
    </message>
    <message>
        <source>The computer plays against itself, and you watch with all hands open.</source>
        <translation>Der Computer spielt gegen sich selbst, und du schaust bei offenen Händen zu.</translation>
    </message>
    <message>
        <source>All others are played by the computer.</source>
        <translation>Alle anderen spielt der Computer.</translation>
    </message>
    <message>
        <source>You take turns at this screen: the table is covered until the next one is ready.</source>
        <translation>Ihr wechselt euch an diesem Bildschirm ab: Der Tisch bleibt verdeckt, bis der Nächste bereit ist.</translation>
    </message>
</context>
<context>
    <name>SecondTable</name>
    <message>
        <source>Second table</source>
        <translation>Zweiter Tisch</translation>
    </message>
    <message>
        <source>Stock: {count}</source>
        <translation>Stapel: {count}</translation>
    </message>
    <message>
        <source>{name} took {cards}</source>
        <translation>{name} nahm {cards}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings cannot be saved in {path}.</source>
        <translation>Die Einstellungen lassen sich in {path} nicht speichern.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>Tisch und Karten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Language and window</source>
        <translation>Sprache und Fenster</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Eckzeichen</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation>Helligkeit</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rückseite</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Sortierung</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Layoffs</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Fächer</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Garten</translation>
    </message>
    <message>
        <source>Deadwood meter</source>
        <translation>Restpunkte-Anzeige</translation>
    </message>
    <message>
        <source>Deadwood numbers on the cards</source>
        <translation>Restpunkte auf den Karten</translation>
    </message>
    <message>
        <source>Cards the opponent took stay in view</source>
        <translation>Vom Gegner genommene Karten bleiben sichtbar</translation>
    </message>
    <message>
        <source>Hint button</source>
        <translation>Tipp-Knopf</translation>
    </message>
    <message>
        <source>By hand, from the next match on</source>
        <translation>Von Hand, ab der nächsten Partie</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Zwei Farben</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vier Farben</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>As the table</source>
        <translation>Wie der Tisch</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Dimmed</source>
        <translation>Gedämpft</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Kombinationen</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>The most that the expert takes for a move; the other levels answer at once.</source>
        <translation>So lange überlegt der Experte höchstens pro Zug; die anderen antworten sofort.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>As the language ({letters})</source>
        <translation>Wie die Sprache ({letters})</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Beim Start</translation>
    </message>
    <message>
        <source>Go on with the match on the table</source>
        <translation>Mit der Partie auf dem Tisch weitermachen</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Klang</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Geräusche</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Table rules: only what a real table shows</source>
        <translation>Wie am echten Tisch: keine Hilfen</translation>
    </message>
    <message>
        <source>The discard pile can be looked through</source>
        <translation>Den Ablagestapel durchsehen dürfen</translation>
    </message>
    <message>
        <source>Cards, knocks and the end of a round</source>
        <translation>Karten, Klopfen und Rundenende</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
</context>
<context>
    <name>SheetExport</name>
    <message>
        <source>This system cannot print. The sheet can be saved as a PDF file instead.</source>
        <translation>Dieses System kann nicht drucken. Du kannst den Punktezettel stattdessen als PDF speichern.</translation>
    </message>
    <message>
        <source>There is no printer. The sheet can be saved as a PDF file instead.</source>
        <translation>Es ist kein Drucker da. Du kannst den Punktezettel stattdessen als PDF speichern.</translation>
    </message>
    <message>
        <source>Print the score sheet</source>
        <translation>Punktezettel drucken</translation>
    </message>
    <message>
        <source>The score sheet could not be printed.</source>
        <translation>Der Punktezettel ließ sich nicht drucken.</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Punktezettel speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>The score sheet could not be saved in {path}.</source>
        <translation>Der Punktezettel ließ sich nicht unter {path} speichern.</translation>
    </message>
</context>
<context>
    <name>SheetPane</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Save as PDF …</source>
        <translation>Als PDF speichern …</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
</context>
<context>
    <name>ShowingWords</name>
    <message>
        <source>How to show your melds</source>
        <translation>Wie legst du deine Kombinationen aus?</translation>
    </message>
    <message>
        <source>Gin: how to show your melds</source>
        <translation>Gin: Wie legst du deine Kombinationen aus?</translation>
    </message>
    <message>
        <source>Knock with {points}: how to show your melds</source>
        <translation>Klopfen mit {points}: Wie legst du deine Kombinationen aus?</translation>
    </message>
    <message>
        <source>They differ in deadwood, and in what {name} can lay off.</source>
        <translation>Unterschiedlich ist, wie viele Restpunkte bleiben und was {name} anlegen kann.</translation>
    </message>
    <message>
        <source>Both leave {points}. They differ in what {name} can lay off.</source>
        <translation>Restpunkte: beide Male {points}. Unterschiedlich ist nur, was {name} anlegen kann.</translation>
    </message>
    <message>
        <source>All leave {points}. They differ in what {name} can lay off.</source>
        <translation>Restpunkte: jedes Mal {points}. Unterschiedlich ist nur, was {name} anlegen kann.</translation>
    </message>
    <message>
        <source>They differ in deadwood, and in what the computer can lay off.</source>
        <translation>Unterschiedlich ist, wie viele Restpunkte bleiben und was der Computer anlegen kann.</translation>
    </message>
    <message>
        <source>Both leave {points}. They differ in what the computer can lay off.</source>
        <translation>Restpunkte: beide Male {points}. Unterschiedlich ist nur, was der Computer anlegen kann.</translation>
    </message>
    <message>
        <source>All leave {points}. They differ in what the computer can lay off.</source>
        <translation>Restpunkte: jedes Mal {points}. Unterschiedlich ist nur, was der Computer anlegen kann.</translation>
    </message>
    <message>
        <source>Loose cards</source>
        <translation>Mehr Restkarten</translation>
    </message>
    <message>
        <source>No card fits</source>
        <translation>Keine Karte passt</translation>
    </message>
    <message>
        <source>then {cards}</source>
        <translation>dann {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) fit</source>
        <translation>
            <numerusform>%n Karte passt:</numerusform>
            <numerusform>%n Karten passen:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SlotTarget</name>
    <message>
        <source>Lay off</source>
        <translation>Anlegen</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>The computer took the {card} and threw the {thrown}</source>
        <translation>Der Computer hat {card} genommen und {thrown} abgelegt</translation>
    </message>
    <message>
        <source>The computer drew from the stock and threw the {thrown}</source>
        <translation>Der Computer hat vom Stapel gezogen und {thrown} abgelegt</translation>
    </message>
    <message>
        <source>{name} took the {card} and threw the {thrown}</source>
        <translation>{name} hat {card} genommen und {thrown} abgelegt</translation>
    </message>
    <message>
        <source>{name} drew from the stock and threw the {thrown}</source>
        <translation>{name} hat vom Stapel gezogen und {thrown} abgelegt</translation>
    </message>
    <message>
        <source>Round {number} has been dealt</source>
        <translation>Runde {number} ist gegeben</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <comment>place of a card in the hand</comment>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>in a run</source>
        <translation>in einer Folge</translation>
    </message>
    <message>
        <source>in a set</source>
        <comment>three of a kind</comment>
        <translation>in einem Satz</translation>
    </message>
    <message>
        <source>in a set</source>
        <comment>four of a kind</comment>
        <translation>in einem Satz</translation>
    </message>
    <message>
        <source>can be laid off</source>
        <translation>lässt sich anlegen</translation>
    </message>
    <message>
        <source>locked: just taken</source>
        <translation>gesperrt: eben genommen</translation>
    </message>
    <message>
        <source>deadwood {points} if thrown</source>
        <translation>abgelegt: Restpunkte {points}</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>empfohlen</translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <translation>Deine Hand: {cards}</translation>
    </message>
    <message>
        <source>The computer’s hand: {cards}</source>
        <translation>Hand des Computers: {cards}</translation>
    </message>
    <message>
        <source>{name}’s hand: {cards}</source>
        <translation>Hand von {name}: {cards}</translation>
    </message>
    <message>
        <source>Stock: {cards}</source>
        <translation>Stapel: {cards}</translation>
    </message>
    <message>
        <source>Press to draw (D)</source>
        <translation>Drücken, um zu ziehen (D)</translation>
    </message>
    <message>
        <source>Discard pile: empty</source>
        <translation>Ablagestapel: leer</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>eine verdeckte Karte</translation>
    </message>
    <message>
        <source>Discard pile: {card}, {cards}</source>
        <translation>Ablagestapel: {card}, {cards}</translation>
    </message>
    <message>
        <source>Press to throw the {card}</source>
        <translation>Drücken, um {card} abzulegen</translation>
    </message>
    <message>
        <source>Press to take it (T)</source>
        <translation>Drücken, um sie zu nehmen (T)</translation>
    </message>
    <message>
        <source>Lay off the {card} on: {meld}</source>
        <translation>{card} anlegen an: {meld}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>taken from the discard pile</source>
        <translation>vom Ablagestapel genommen</translation>
    </message>
    <message>
        <source>laid off: {cards}</source>
        <translation>angelegt: {cards}</translation>
    </message>
    <message>
        <source>Cards and buttons</source>
        <translation>Karten und Knöpfe</translation>
    </message>
</context>
<context>
    <name>SpokenNumbers</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Gin Rummy</source>
        <translation>Gin Rummy</translation>
    </message>
    <message>
        <source>against the computer, offline</source>
        <translation>gegen den Computer, offline</translation>
    </message>
    <message>
        <source>Match under way</source>
        <translation>Laufende Partie</translation>
    </message>
    <message>
        <source>Resume match</source>
        <translation>Partie fortsetzen</translation>
    </message>
    <message>
        <source>{score} in all, round {number}</source>
        <translation>{score} insgesamt, Runde {number}</translation>
    </message>
    <message>
        <source>{rules}, three games to {target}</source>
        <translation>{rules}, drei Partien bis {target}</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Other …</source>
        <translation>Anderes …</translation>
    </message>
    <message>
        <source>Target in points</source>
        <translation>Ziel in Punkten</translation>
    </message>
    <message>
        <source>Deal a new match</source>
        <translation>Neue Partie beginnen</translation>
    </message>
    <message>
        <source>The match under way is kept, and you can go on with it later.</source>
        <translation>Die laufende Partie bleibt gespeichert; du kannst sie später fortsetzen.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Target of each game</source>
        <translation>Ziel je Partie</translation>
    </message>
    <message>
        <source>{score}, round {number}</source>
        <translation>{score}, Runde {number}</translation>
    </message>
    <message>
        <source>{rules} to {target}</source>
        <translation>{rules}, bis {target}</translation>
    </message>
    <message>
        <source>Short {points}</source>
        <translation>Kurz {points}</translation>
    </message>
    <message>
        <source>Long {points}</source>
        <translation>Lang {points}</translation>
    </message>
    <message>
        <source>Standard {points}</source>
        <translation>Standard {points}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Who plays …</source>
        <translation>Wer spielt …</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>The statistics start again.</source>
        <translation>Die Statistik beginnt neu.</translation>
    </message>
    <message>
        <source>The statistics start again. The copy is {path}.</source>
        <translation>Die Statistik beginnt neu. Die Kopie liegt unter {path}.</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Zu dritt</translation>
    </message>
    <message>
        <source>In pairs</source>
        <translation>Zwei gegen zwei</translation>
    </message>
    <message>
        <source>Persons</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>Player at seat {number}</source>
        <translation>Spieler auf Platz {number}</translation>
    </message>
    <message>
        <source>Matches of several people at this screen count for each of them, under their name.</source>
        <translation>Partien mit mehreren Personen an diesem Bildschirm zählen für jede von ihnen unter ihrem Namen.</translation>
    </message>
    <message>
        <source>“You” is {name} here: rounds of matches of several people at this screen.</source>
        <translation>„Du“ ist hier {name}: Runden aus Partien mit mehreren Personen an diesem Bildschirm.</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} von {whole}</translation>
    </message>
    <message>
        <source>Too few rounds to say more: in a handful of rounds the cards are never even.</source>
        <translation>Zu wenige Runden, um mehr zu sagen: In einer Handvoll Runden sind die Karten nie gleich verteilt.</translation>
    </message>
    <message>
        <source>The cards were even.</source>
        <translation>Die Karten waren ausgeglichen.</translation>
    </message>
    <message>
        <source>Your cards were better by {points} points of deadwood a round.</source>
        <translation>Deine Karten waren je Runde um {points} Restpunkte besser.</translation>
    </message>
    <message>
        <source>Your cards were worse by {points} points of deadwood a round.</source>
        <translation>Deine Karten waren je Runde um {points} Restpunkte schlechter.</translation>
    </message>
    <message>
        <source>That is within what chance gives in so many rounds.</source>
        <translation>Das liegt im Rahmen dessen, was der Zufall bei so vielen Runden ergibt.</translation>
    </message>
    <message>
        <source>That is more than chance gives in 19 of 20 cases.</source>
        <translation>Das ist mehr, als der Zufall in 19 von 20 Fällen ergibt.</translation>
    </message>
    <message>
        <source>{share} ({part}; range {low} to {high} %)</source>
        <translation>{share} ({part}; Bereich {low} bis {high} %)</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 100 rounds</source>
        <translation>Letzte 100 Runden</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>With training</source>
        <translation>Mit Training</translation>
    </message>
    <message>
        <source>Count the matches in which moves can be taken back, too</source>
        <translation>Auch Partien zählen, in denen man Züge zurücknehmen kann</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>These figures (CSV) …</source>
        <translation>Diese Zahlen (CSV) …</translation>
    </message>
    <message>
        <source>Every round (CSV) …</source>
        <translation>Alle Runden (CSV) …</translation>
    </message>
    <message>
        <source>Start again …</source>
        <translation>Neu beginnen …</translation>
    </message>
    <message>
        <source>Count from now on; no match is deleted</source>
        <translation>Ab jetzt zählen; keine Partie wird gelöscht</translation>
    </message>
    <message>
        <source>Count everything</source>
        <translation>Alles zählen</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <translation>Wessen Zahlen</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>Counted since {day}</source>
        <translation>Gezählt seit {day}</translation>
    </message>
    <message>
        <source>No rounds yet</source>
        <translation>Noch keine Runden</translation>
    </message>
    <message>
        <source>Play a round, and your figures begin here. After ten or so the ranges start to mean something.</source>
        <translation>Spiel eine Runde, und hier beginnen deine Zahlen. Ab etwa zehn Runden sagen auch die Bereiche etwas aus.</translation>
    </message>
    <message>
        <source>No rounds like these</source>
        <translation>Keine solchen Runden</translation>
    </message>
    <message>
        <source>Choose another period, other rules or another opponent.</source>
        <translation>Wähl einen anderen Zeitraum, andere Regeln oder einen anderen Gegner.</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation>Zahlen speichern</translation>
    </message>
    <message>
        <source>gin rummy statistics</source>
        <translation>Gin-Rummy-Statistik</translation>
    </message>
    <message>
        <source>Save every round</source>
        <translation>Alle Runden speichern</translation>
    </message>
    <message>
        <source>gin rummy rounds</source>
        <translation>Gin-Rummy-Runden</translation>
    </message>
    <message>
        <source>Let the statistics start again from now on?</source>
        <translation>Soll die Statistik ab jetzt neu beginnen?</translation>
    </message>
    <message>
        <source>No match is deleted, and everything is copied to a file beside the profile before. You can count everything again later.</source>
        <translation>Keine Partie wird gelöscht, und vorher wird alles in eine Datei im Profilordner kopiert. Später kannst du wieder alles zählen lassen.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Neu beginnen</translation>
    </message>
</context>
<context>
    <name>Sums</name>
    <message>
        <source>difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>points for you</source>
        <translation>Punkte für dich</translation>
    </message>
    <message>
        <source>points for the computer</source>
        <translation>Punkte für den Computer</translation>
    </message>
    <message>
        <source>gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>big gin</source>
        <translation>Big Gin</translation>
    </message>
    <message>
        <source>undercut</source>
        <translation>Undercut</translation>
    </message>
    <message>
        <source>spade upcard</source>
        <translation>Pik liegt offen</translation>
    </message>
    <message>
        <source>points for {name}</source>
        <translation>Punkte für {name}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>your deadwood</source>
        <translation>deine Restpunkte</translation>
    </message>
    <message>
        <source>computer’s deadwood</source>
        <translation>Restpunkte des Computers</translation>
    </message>
    <message>
        <source>deadwood of {name}</source>
        <translation>Restpunkte von {name}</translation>
    </message>
    <message>
        <source>{left} − {right} = 0: nobody scores</source>
        <translation>{left} − {right} = 0: Niemand bekommt Punkte</translation>
    </message>
    <message>
        <source>Nobody scores in this round</source>
        <translation>In dieser Runde bekommt niemand Punkte</translation>
    </message>
    <message>
        <source>{points} for {name}</source>
        <translation>{points} für {name}</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Draw from the stock</source>
        <translation>Vom Stapel ziehen</translation>
    </message>
    <message>
        <source>This card fits none of the melds.</source>
        <translation>Diese Karte passt an keine Kombination.</translation>
    </message>
    <message>
        <source>Lay off</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Go gin with this card</source>
        <translation>Mit dieser Karte Gin machen</translation>
    </message>
    <message>
        <source>Knock with this card</source>
        <translation>Mit dieser Karte klopfen</translation>
    </message>
    <message>
        <source>It is the first card already.</source>
        <translation>Sie ist schon die erste Karte.</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>It is the last card already.</source>
        <translation>Sie ist schon die letzte Karte.</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Hand sortieren</translation>
    </message>
    <message>
        <source>deadwood, {points}</source>
        <translation>Restkarte, {points}</translation>
    </message>
    <message>
        <source>in a run</source>
        <translation>in einer Folge</translation>
    </message>
    <message>
        <source>in a set</source>
        <translation>in einem Satz</translation>
    </message>
    <message>
        <source>Take the {card}</source>
        <translation>{card} nehmen</translation>
    </message>
    <message>
        <source>Take the top discard</source>
        <translation>Vom Ablagestapel nehmen</translation>
    </message>
    <message>
        <source>Throw the {card} here</source>
        <translation>{card} hier ablegen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Skip the rest of the round</source>
        <translation>Rest der Runde überspringen</translation>
    </message>
    <message>
        <source>Open or close the hands</source>
        <translation>Hände auf- oder zudecken</translation>
    </message>
    <message>
        <source>Look through the discard pile</source>
        <translation>Ablagestapel durchsehen</translation>
    </message>
    <message>
        <source>Sort by melds</source>
        <translation>Nach Kombinationen sortieren</translation>
    </message>
    <message>
        <source>Sort by rank</source>
        <translation>Nach Wert sortieren</translation>
    </message>
    <message>
        <source>Sort by suit</source>
        <translation>Nach Farbe sortieren</translation>
    </message>
    <message>
        <source>An order of your own</source>
        <translation>Eigene Reihenfolge</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>The match is saved up to the move before.</source>
        <translation>Die Partie ist bis zum Zug davor gespeichert.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>{card}: taken from the discard pile</source>
        <translation>{card}: vom Ablagestapel genommen</translation>
    </message>
    <message>
        <source>{card}: thrown, it leaves a deadwood of {points}</source>
        <translation>{card} ablegen: Restpunkte {points}</translation>
    </message>
    <message>
        <source>A click draws the top card of the stock (D)</source>
        <translation>Ein Klick zieht die oberste Karte vom Stapel (D)</translation>
    </message>
    <message>
        <source>A click throws the selected card: {card}</source>
        <translation>Ein Klick legt die ausgewählte Karte ab: {card}</translation>
    </message>
    <message>
        <source>A click takes this card: {card} (T)</source>
        <translation>Ein Klick nimmt diese Karte: {card} (T)</translation>
    </message>
</context>
<context>
    <name>TookItem</name>
    <message>
        <source>passed</source>
        <comment>the opponent declined the upcard</comment>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>took</source>
        <comment>beside the cards that the opponent took from the discard pile</comment>
        <translation>genommen</translation>
    </message>
</context>
<context>
    <name>Transfer</name>
    <message>
        <source>{file} was written by a newer version of this program (format {version}).</source>
        <translation>{file} stammt von einer neueren Version dieses Programms (Format {version}).</translation>
    </message>
    <message>
        <source>{file}, line {line}, column {column}: {expected} was expected. Nothing of it was imported.</source>
        <translation>{file}, Zeile {line}, Spalte {column}: nicht lesbar (erwartet: {expected}). Nichts davon wurde importiert.</translation>
    </message>
    <message>
        <source>{file} cannot be read as a file of match records.</source>
        <translation>{file} lässt sich nicht als Text mit Partien lesen.</translation>
    </message>
</context>
<context>
    <name>TransferWords</name>
    <message numerus="yes">
        <source>%n match(es) imported</source>
        <translation>
            <numerusform>%n Partie importiert</numerusform>
            <numerusform>%n Partien importiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already here</source>
        <translation>
            <numerusform>%n schon vorhanden</numerusform>
            <numerusform>%n schon vorhanden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them can be resumed</source>
        <translation>
            <numerusform>%n davon kannst du weiterspielen</numerusform>
            <numerusform>%n davon kannst du weiterspielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can no longer be read</source>
        <translation>
            <numerusform>%n ist nicht mehr lesbar</numerusform>
            <numerusform>%n sind nicht mehr lesbar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>Pause (Space)</source>
        <translation>Anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>Start of the round (Home)</source>
        <translation>Anfang der Runde (Pos1)</translation>
    </message>
    <message>
        <source>One step back (←)</source>
        <translation>Ein Schritt zurück (←)</translation>
    </message>
    <message>
        <source>One step forward (→)</source>
        <translation>Ein Schritt vor (→)</translation>
    </message>
    <message>
        <source>End of the round (End)</source>
        <translation>Ende der Runde (Ende)</translation>
    </message>
    <message>
        <source>Step of the round</source>
        <translation>Schritt der Runde</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed (+ and −)</source>
        <translation>Tempo (+ und −)</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>Another window already uses the profile {path}. Close it, or choose another profile.</source>
        <translation>Das Profil {path} wird schon in einem anderen Fenster benutzt. Schließ dieses Fenster oder wähl ein anderes Profil.</translation>
    </message>
    <message>
        <source>{path} comes from a newer version of this program. It was left as it is.</source>
        <translation>{path} stammt von einer neueren Version dieses Programms und bleibt unverändert.</translation>
    </message>
    <message>
        <source>Matches cannot be kept in {path} ({reason}).</source>
        <translation>In {path} lassen sich keine Partien speichern ({reason}).</translation>
    </message>
    <message>
        <source>The move could not be saved in {path} ({reason}). Please try again.</source>
        <translation>Der Zug ließ sich in {path} nicht speichern ({reason}). Versuch es bitte noch einmal.</translation>
    </message>
    <message>
        <source>This match can no longer be read from {path}.</source>
        <translation>Diese Partie lässt sich aus {path} nicht mehr lesen.</translation>
    </message>
    <message>
        <source>This match is no longer under way in {path}.</source>
        <translation>In {path} läuft diese Partie nicht mehr.</translation>
    </message>
    <message>
        <source>The stored matches were damaged. The old file is kept as {path}, and a new one was begun. Import the old file in the history to get back the matches that can still be read.</source>
        <translation>Die gespeicherten Partien waren beschädigt. Die alte Datei liegt jetzt unter {path}, es geht mit einer neuen weiter. Importiere die alte Datei im Verlauf: Was davon noch lesbar ist, kommt zurück.</translation>
    </message>
    <message>
        <source>This match counts in the statistics: no move in it can be taken back.</source>
        <translation>Diese Partie zählt in der Statistik: In ihr lässt sich kein Zug zurücknehmen.</translation>
    </message>
</context>
<context>
    <name>TurnBar</name>
    <message>
        <source>Declines the card (P)</source>
        <translation>Lehnt die Karte ab (P)</translation>
    </message>
    <message>
        <source>Sort the hand another way (S)</source>
        <translation>Hand anders sortieren (S)</translation>
    </message>
    <message>
        <source>Hint (H)</source>
        <translation>Tipp (H)</translation>
    </message>
    <message>
        <source>Ends the round (K)</source>
        <translation>Beendet die Runde (K)</translation>
    </message>
</context>
<context>
    <name>UnderWayWindow</name>
    <message>
        <source>Matches under way</source>
        <translation>Laufende Partien</translation>
    </message>
    <message>
        <source>No match is under way.</source>
        <translation>Keine Partie läuft.</translation>
    </message>
    <message>
        <source>Resume match</source>
        <translation>Partie fortsetzen</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) given up</source>
        <translation>
            <numerusform>%n Partie aufgegeben</numerusform>
            <numerusform>%n Partien aufgegeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) deleted</source>
        <translation>
            <numerusform>%n Partie gelöscht</numerusform>
            <numerusform>%n Partien gelöscht</numerusform>
        </translation>
    </message>
    <message>
        <source>The match stays in the history; its rounds count, but the match does not</source>
        <translation>Die Partie bleibt im Verlauf; ihre Runden zählen, sie selbst nicht</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>UnkeptStrip</name>
    <message>
        <source>Nothing is kept, because {path} cannot be written: matches, settings and statistics are gone when you quit.</source>
        <translation>Es wird nichts gespeichert, weil in {path} nicht geschrieben werden kann: Partien, Einstellungen und Statistik sind weg, wenn du das Programm beendest.</translation>
    </message>
    <message>
        <source>You can play all the same. Nothing of it is kept then: matches, settings and statistics are gone when you quit.</source>
        <translation>Du kannst trotzdem spielen. Dann wird nichts gespeichert: Partien, Einstellungen und Statistik sind weg, wenn du das Programm beendest.</translation>
    </message>
    <message>
        <source>Play without keeping</source>
        <translation>Spielen, ohne zu speichern</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>UpcardItem</name>
    <message>
        <source>Gin only</source>
        <comment>under the upcard that gives the limit</comment>
        <translation>Nur Gin</translation>
    </message>
    <message>
        <source>Knock at *{limit}*</source>
        <comment>under the upcard that gives the limit</comment>
        <translation>Klopfgrenze *{limit}*</translation>
    </message>
    <message>
        <source>points ×{factor}</source>
        <translation>Punkte ×{factor}</translation>
    </message>
    <message>
        <source>Upcard {card}: {caption}</source>
        <translation>Offene Karte {card}: {caption}</translation>
    </message>
</context>
<context>
    <name>VolumeControl</name>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Anhören</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Close hands</source>
        <translation>Hände verdecken</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Hände aufdecken</translation>
    </message>
    <message>
        <source>Turns both hands face down (O)</source>
        <translation>Verdeckt beide Hände (O)</translation>
    </message>
    <message>
        <source>Shows both hands (O)</source>
        <translation>Zeigt beide Hände (O)</translation>
    </message>
    <message>
        <source>Skip round</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Plays the rest of the round at once (N)</source>
        <translation>Spielt den Rest der Runde sofort zu Ende (N)</translation>
    </message>
</context>
<context>
    <name>WayOption</name>
    <message>
        <source>safer</source>
        <comment>leaves the other side less to lay off</comment>
        <translation>sicherer</translation>
    </message>
    <message>
        <source>Key {number}</source>
        <translation>Taste {number}</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>There is no match on the table.</source>
        <translation>Am Tisch läuft keine Partie.</translation>
    </message>
    <message>
        <source>You are on the start page.</source>
        <translation>Du bist auf der Startseite.</translation>
    </message>
    <message>
        <source>First close what lies over the table.</source>
        <translation>Schließ zuerst, was über dem Tisch liegt.</translation>
    </message>
    <message>
        <source>Only a round that you watch can be skipped.</source>
        <translation>Nur eine Runde, bei der du zuschaust, lässt sich überspringen.</translation>
    </message>
    <message>
        <source>Moves can be taken back in training matches only.</source>
        <translation>Züge lassen sich nur in Trainingspartien zurücknehmen.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>Diese Runde ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>You have not made a move yet.</source>
        <translation>Du hast noch keinen Zug gemacht.</translation>
    </message>
    <message>
        <source>No move has been taken back.</source>
        <translation>Es wurde kein Zug zurückgenommen.</translation>
    </message>
    <message>
        <source>No round is written down yet.</source>
        <translation>Noch ist keine Runde aufgeschrieben.</translation>
    </message>
    <message>
        <source>No round has been taken back.</source>
        <translation>Es wurde keine Runde zurückgenommen.</translation>
    </message>
    <message>
        <source>You have not laid off a card yet.</source>
        <translation>Du hast noch keine Karte angelegt.</translation>
    </message>
    <message>
        <source>Nothing has been changed.</source>
        <translation>Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Select a player first.</source>
        <translation>Wähl erst jemanden aus.</translation>
    </message>
    <message>
        <source>This player is playing in this window.</source>
        <translation>In diesem Fenster spielt gerade diese Person.</translation>
    </message>
    <message>
        <source>This player is open in another window.</source>
        <translation>Für diese Person ist schon ein anderes Fenster offen.</translation>
    </message>
    <message>
        <source>The first player can be renamed, not deleted.</source>
        <translation>Die erste Person lässt sich umbenennen, aber nicht löschen.</translation>
    </message>
    <message>
        <source>There is no page to go back to.</source>
        <translation>Es gibt keine Seite davor.</translation>
    </message>
    <message>
        <source>There is no page to go forward to.</source>
        <translation>Es gibt keine Seite danach.</translation>
    </message>
    <message>
        <source>The text cannot be any smaller.</source>
        <translation>Kleiner geht die Schrift nicht.</translation>
    </message>
    <message>
        <source>The text cannot be any larger.</source>
        <translation>Größer geht die Schrift nicht.</translation>
    </message>
    <message>
        <source>Select a match first.</source>
        <translation>Wähl erst eine Partie aus.</translation>
    </message>
    <message>
        <source>Select a single match.</source>
        <translation>Wähl eine einzige Partie aus.</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>Der Papierkorb ist leer.</translation>
    </message>
    <message>
        <source>No rounds have been counted yet.</source>
        <translation>Noch ist keine Runde gezählt.</translation>
    </message>
    <message>
        <source>This is the start already.</source>
        <translation>Hier ist schon der Anfang.</translation>
    </message>
    <message>
        <source>This is the end already.</source>
        <translation>Hier ist schon das Ende.</translation>
    </message>
    <message>
        <source>It cannot be any less.</source>
        <translation>Weniger geht nicht.</translation>
    </message>
    <message>
        <source>It cannot be any more.</source>
        <translation>Mehr geht nicht.</translation>
    </message>
    <message>
        <source>The computer is making its move.</source>
        <translation>Der Computer ist gerade am Zug.</translation>
    </message>
    <message>
        <source>Table rules are on: a real table has no such help.</source>
        <translation>Du spielst wie am echten Tisch: ohne Hilfen.</translation>
    </message>
    <message>
        <source>The computers play alone here: there is nothing to train.</source>
        <translation>Hier spielen nur Computer: Da gibt es nichts zu üben.</translation>
    </message>
    <message>
        <source>One moment: the cards are still moving.</source>
        <translation>Moment noch: Die Karten sind noch unterwegs.</translation>
    </message>
</context>
</TS>
