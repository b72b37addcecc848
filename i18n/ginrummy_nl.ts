<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl_NL" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Gin Rummy</source>
        <translation>Over Gin Rummy</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versie {version}</translation>
    </message>
    <message>
        <source>Gin rummy against the computer, offline, with a deck drawn for it.</source>
        <translation>Gin rummy tegen de computer, offline, met kaarten die er speciaal voor zijn getekend.</translation>
    </message>
    <message>
        <source>Qt {version} and Qt for Python</source>
        <translation>Qt {version} en Qt for Python</translation>
    </message>
    <message>
        <source>ICU, a part of Qt</source>
        <translation>ICU, een onderdeel van Qt</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenties</translation>
    </message>
    <message>
        <source>Your matches and settings</source>
        <translation>Je partijen en instellingen</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Map openen</translation>
    </message>
    <message>
        <source>Read the licences</source>
        <translation>Licenties lezen</translation>
    </message>
    <message>
        <source>Copy diagnostic information</source>
        <translation>Diagnosegegevens kopiëren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Versions, system and screens, for a bug report. No names, no matches.</source>
        <translation>Versies, systeem en schermen, om een fout te melden. Geen namen, geen partijen.</translation>
    </message>
</context>
<context>
    <name>BracketItem</name>
    <message>
        <source>Run</source>
        <translation>Reeks</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>four of a kind</comment>
        <translation>Set</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>three of a kind</comment>
        <translation>Set</translation>
    </message>
    <message>
        <source>Deadwood</source>
        <translation>Restpunten</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>Big gin</source>
        <translation>Big gin</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>Knock {points}</source>
        <translation>Kloppen met {points}</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Kloppen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sorteren</translation>
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
        <translation>nieuw</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace</source>
        <translation>aas</translation>
    </message>
    <message>
        <source>two</source>
        <translation>twee</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drie</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>vijf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>zes</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>zeven</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>negen</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>tien</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>boer</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>vrouw</translation>
    </message>
    <message>
        <source>king</source>
        <translation>heer</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klaveren</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruiten</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>harten</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>schoppen</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}{rank}</translation>
    </message>
</context>
<context>
    <name>Console</name>
    <message>
        <source>to {target}</source>
        <translation>tot {target}</translation>
    </message>
    <message>
        <source>Undercut at {points}</source>
        <translation>Undercutgrens {points}</translation>
    </message>
    <message>
        <source>Knock at {limit}</source>
        <translation>Klopgrens {limit}</translation>
    </message>
    <message>
        <source>now {points}</source>
        <translation>nu {points}</translation>
    </message>
</context>
<context>
    <name>CornerTools</name>
    <message>
        <source>Fair deal</source>
        <translation>Eerlijk geschud</translation>
    </message>
    <message>
        <source>Fair deal: the seal of these cards is {seal}</source>
        <translation>Eerlijk geschud: het zegel van deze kaarten is {seal}</translation>
    </message>
    <message>
        <source>Take the last move back (Ctrl+Z)</source>
        <translation>Laatste zet terugnemen (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Do it again (Ctrl+Shift+Z)</source>
        <translation>Zet opnieuw doen (Ctrl+Shift+Z)</translation>
    </message>
</context>
<context>
    <name>CourseChart</name>
    <message>
        <source>After {rounds} rounds: points {points}, the cards {cards}</source>
        <translation>Na {rounds} rondes: punten {points}, kaarten {cards}</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punten</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>kaarten</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>rondes</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}’s turn</source>
        <translation>{name} is aan de beurt</translation>
    </message>
    <message>
        <source>Press Space or tap when you are ready</source>
        <translation>Druk op de spatiebalk of tik als je zover bent</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>Ik ben zover</translation>
    </message>
</context>
<context>
    <name>DeadwoodChart</name>
    <message>
        <source>{points}: you {mine}, the other side {theirs}</source>
        <translation>{points}: jij {mine}, tegenpartij {theirs}</translation>
    </message>
</context>
<context>
    <name>DealRow</name>
    <message>
        <source>Training</source>
        <translation>Oefenpartij</translation>
    </message>
    <message>
        <source>Training: moves can be taken back; not in the statistics</source>
        <translation>Oefenpartij: je kunt zetten terugnemen; niet in de statistieken</translation>
    </message>
    <message>
        <source>Deal a training match</source>
        <translation>Oefenpartij beginnen</translation>
    </message>
</context>
<context>
    <name>DealerDrawShow</name>
    <message>
        <source>Deals</source>
        <comment>on the card that decides the draw</comment>
        <translation>Deelt</translation>
    </message>
    <message>
        <source>Click, or press a key, to deal</source>
        <translation>Klik of druk op een toets om te beginnen</translation>
    </message>
</context>
<context>
    <name>Dealing</name>
    <message>
        <source>The lower card deals</source>
        <translation>De laagste kaart deelt</translation>
    </message>
    <message>
        <source>The higher card deals</source>
        <translation>De hoogste kaart deelt</translation>
    </message>
    <message>
        <source>Equal cards: all draw again</source>
        <translation>Gelijke kaarten: iedereen trekt opnieuw</translation>
    </message>
    <message>
        <source>Equal cards: both draw again</source>
        <translation>Gelijke kaarten: allebei trekken opnieuw</translation>
    </message>
    <message>
        <source>{cards}: *you deal*</source>
        <translation>{cards}: *jij deelt*</translation>
    </message>
    <message>
        <source>{cards}: *the deal goes to {name}*</source>
        <translation>{cards}: *{name} deelt*</translation>
    </message>
    <message>
        <source>You drew the {mine}, the computer the {other}: *you deal*</source>
        <translation>Jij trok de {mine}, de computer de {other}: *jij deelt*</translation>
    </message>
    <message>
        <source>You drew the {mine}, the computer the {other}: *the computer deals*</source>
        <translation>Jij trok de {mine}, de computer de {other}: *de computer deelt*</translation>
    </message>
</context>
<context>
    <name>DiscardPile</name>
    <message>
        <source>{card}, turned up at the deal</source>
        <translation>{card}, bij het delen opengelegd</translation>
    </message>
    <message>
        <source>{card}, thrown by you</source>
        <translation>{card}, door jou afgelegd</translation>
    </message>
    <message>
        <source>{card}, thrown by the computer</source>
        <translation>{card}, door de computer afgelegd</translation>
    </message>
    <message>
        <source>{card}, thrown by {name}</source>
        <translation>{card}, door {name} afgelegd</translation>
    </message>
    <message>
        <source>At this table only the top card is seen.</source>
        <translation>Aan deze tafel is alleen de bovenste kaart te zien.</translation>
    </message>
    <message>
        <source>The discard pile is empty.</source>
        <translation>De aflegstapel is leeg.</translation>
    </message>
    <message>
        <source>Somebody has knocked.</source>
        <translation>Er is al geklopt.</translation>
    </message>
</context>
<context>
    <name>EndingsChart</name>
    <message>
        <source>{kind}: you {mine}, the other side {theirs}</source>
        <translation>{kind}: jij {mine}, tegenpartij {theirs}</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>You passed</source>
        <translation>Je paste</translation>
    </message>
    <message>
        <source>You drew from the stock</source>
        <translation>Je pakte van de stapel</translation>
    </message>
    <message>
        <source>The computer passed</source>
        <translation>De computer paste</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name} paste</translation>
    </message>
    <message>
        <source>{name} took the {card}</source>
        <translation>{name} nam de {card}</translation>
    </message>
    <message>
        <source>{name} drew from the stock</source>
        <translation>{name} pakte van de stapel</translation>
    </message>
    <message>
        <source>{name} threw the {card}</source>
        <translation>{name} legde de {card} af</translation>
    </message>
    <message>
        <source>{name} laid off the {card}</source>
        <translation>{name} legde de {card} aan</translation>
    </message>
    <message>
        <source>{name} has big gin</source>
        <translation>{name} heeft big gin</translation>
    </message>
    <message>
        <source>{name} has gin</source>
        <translation>{name} heeft gin</translation>
    </message>
    <message>
        <source>{name} knocked with {points}</source>
        <translation>{name} klopte met {points}</translation>
    </message>
    <message>
        <source>You took the {card}</source>
        <translation>Je nam de {card}</translation>
    </message>
    <message>
        <source>The computer took the {card}</source>
        <translation>De computer nam de {card}</translation>
    </message>
    <message>
        <source>You drew the {card}</source>
        <translation>Je pakte de {card}</translation>
    </message>
    <message>
        <source>The computer drew from the stock</source>
        <translation>De computer pakte van de stapel</translation>
    </message>
    <message>
        <source>You threw the {card}</source>
        <translation>Je legde de {card} af</translation>
    </message>
    <message>
        <source>The computer threw the {card}</source>
        <translation>De computer legde de {card} af</translation>
    </message>
    <message>
        <source>You laid off the {card}</source>
        <translation>Je legde de {card} aan</translation>
    </message>
    <message>
        <source>The computer laid off the {card}</source>
        <translation>De computer legde de {card} aan</translation>
    </message>
    <message>
        <source>You have big gin</source>
        <translation>Je hebt big gin</translation>
    </message>
    <message>
        <source>The computer has big gin</source>
        <translation>De computer heeft big gin</translation>
    </message>
    <message>
        <source>You have gin</source>
        <translation>Je hebt gin</translation>
    </message>
    <message>
        <source>The computer has gin</source>
        <translation>De computer heeft gin</translation>
    </message>
    <message>
        <source>You knocked with {points}</source>
        <translation>Je klopte met {points}</translation>
    </message>
    <message>
        <source>The computer knocked with {points}</source>
        <translation>De computer klopte met {points}</translation>
    </message>
</context>
<context>
    <name>FairDeals</name>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>At most {count} characters, and no control characters.</source>
        <translation>Hooguit {count} tekens, en geen onzichtbare.</translation>
    </message>
</context>
<context>
    <name>FairWindow</name>
    <message>
        <source>Fair deal</source>
        <translation>Eerlijk geschud</translation>
    </message>
    <message>
        <source>Fair deal, round {number}</source>
        <translation>Eerlijk geschud, ronde {number}</translation>
    </message>
    <message>
        <source>The order of the cards is fixed before the round. The seal is shown first, the number after.</source>
        <translation>De volgorde van de kaarten ligt vóór de ronde vast. Eerst zie je het zegel, na de ronde het nummer.</translation>
    </message>
    <message>
        <source>How this works</source>
        <translation>Zo werkt het</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Alles kopiëren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>1  Before the deal: the seal</source>
        <translation>1  Vóór het delen: het zegel</translation>
    </message>
    <message>
        <source>2  After the round: the number</source>
        <translation>2  Na de ronde: het nummer</translation>
    </message>
    <message>
        <source>3  Check</source>
        <translation>3  Controle</translation>
    </message>
    <message>
        <source>This deal was chosen or played before: nothing was sealed for it.</source>
        <translation>Deze kaarten zijn gekozen of al eens gespeeld: er is geen zegel voor.</translation>
    </message>
    <message>
        <source>On show before the first card</source>
        <translation>Al vóór de eerste kaart te zien</translation>
    </message>
    <message>
        <source>Opens when the round is over</source>
        <translation>Te zien zodra de ronde voorbij is</translation>
    </message>
    <message>
        <source>Secret: {secret}</source>
        <translation>Geheim: {secret}</translation>
    </message>
    <message>
        <source>Own words: “{words}”</source>
        <translation>Eigen woorden: ‘{words}’</translation>
    </message>
    <message>
        <source>Nonce: {nonce}</source>
        <translation>Nonce: {nonce}</translation>
    </message>
    <message>
        <source>Verify again</source>
        <translation>Opnieuw controleren</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Controleren</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Nog niet gecontroleerd</translation>
    </message>
    <message>
        <source>Number and order give the same seal.</source>
        <translation>Nummer en volgorde geven hetzelfde zegel.</translation>
    </message>
    <message>
        <source>This is not the deal of that seal. Copy everything before you go on.</source>
        <translation>Dit zijn niet de kaarten van dat zegel. Kopieer alles voordat je verdergaat.</translation>
    </message>
    <message>
        <source>Order of the 52 cards</source>
        <translation>Volgorde van de 52 kaarten</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>The stock from its top</source>
        <translation>De stapel, van bovenaf</translation>
    </message>
    <message>
        <source>Upcard, then the stock from its top</source>
        <translation>De open kaart, dan de stapel van bovenaf</translation>
    </message>
    <message>
        <source>Mix in your own words</source>
        <translation>Eigen woorden erdoor mengen</translation>
    </message>
    <message>
        <source>The next deals are mixed with “{words}”. Their seals stand below; they stay the same.</source>
        <translation>‘{words}’ is door de kaarten van de volgende rondes gemengd. Hun zegels staan hieronder en veranderen niet.</translation>
    </message>
    <message>
        <source>Type anything. It is mixed into the next deals, whose seals stand below already: so nobody else can have decided how the cards lie.</source>
        <translation>Typ wat je wilt. Het wordt door de kaarten van de volgende rondes gemengd, en hun zegels staan hieronder al. Zo kan niemand anders hebben bepaald hoe de kaarten liggen.</translation>
    </message>
    <message>
        <source>Anything that nobody can guess</source>
        <translation>Iets wat niemand kan raden</translation>
    </message>
    <message>
        <source>Mix in</source>
        <translation>Mengen</translation>
    </message>
    <message>
        <source>Copy these seals</source>
        <translation>Deze zegels kopiëren</translation>
    </message>
    <message>
        <source>Before the first card a number fixes the order of all 52 cards, and you see a seal of it: a fingerprint (SHA-256) from which nobody can work out the number. After the round you see the number. Whoever computes the fingerprint again and gets the same seal knows that no card was changed in between. Words of your own, mixed in while the seal is on show, make sure that the program could not choose the order either. The script docs/verify_deal.py computes all of this without the program.</source>
        <translation>Vóór de eerste kaart legt een nummer de volgorde van alle 52 kaarten vast, en je ziet het zegel ervan: een vingerafdruk (SHA-256) waaruit niemand het nummer kan afleiden. Na de ronde zie je het nummer. Wie de vingerafdruk narekent en hetzelfde zegel krijgt, weet dat er ondertussen geen kaart is verwisseld. Meng er eigen woorden door terwijl het zegel al te zien is, dan kan ook het programma de volgorde niet hebben gekozen. Het script docs/verify_deal.py rekent dit alles na zonder het programma.</translation>
    </message>
    <message>
        <source>There is no seal to check.</source>
        <translation>Er is geen zegel om te controleren.</translation>
    </message>
    <message>
        <source>The number is shown after the round.</source>
        <translation>Het nummer krijg je na de ronde te zien.</translation>
    </message>
    <message>
        <source>The seal you noted, if you did</source>
        <translation>Het zegel dat je hebt genoteerd</translation>
    </message>
    <message>
        <source>The seal matches</source>
        <translation>Het zegel klopt</translation>
    </message>
    <message>
        <source>The seal does not match</source>
        <translation>Het zegel klopt niet</translation>
    </message>
    <message>
        <source>{name}: dealt in turn</source>
        <translation>{name}: om en om gedeeld</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>The computer cannot find a move. Leave the match and take it up again.</source>
        <translation>De computer weet geen zet. Verlaat de partij en speel daarna verder.</translation>
    </message>
    <message>
        <source>The computer lost the thread; this move is played at the level {level}.</source>
        <translation>De computer is de draad kwijt: deze zet wordt op niveau {level} gespeeld.</translation>
    </message>
    <message>
        <source>These rules cannot be played.</source>
        <translation>Met deze regels kun je niet spelen.</translation>
    </message>
    <message>
        <source>These rules are for {count} players.</source>
        <translation>Deze regels zijn voor {count} spelers.</translation>
    </message>
    <message>
        <source>There is no hint for this position.</source>
        <translation>Voor deze stand is er geen hint.</translation>
    </message>
</context>
<context>
    <name>GameLink</name>
    <message>
        <source>The second table is still playing …</source>
        <translation>De tweede tafel speelt nog …</translation>
    </message>
</context>
<context>
    <name>GameState</name>
    <message>
        <source>You are only watching this round.</source>
        <translation>Deze ronde kijk je alleen toe.</translation>
    </message>
    <message>
        <source>{name} has to take over the screen first.</source>
        <translation>Eerst moet {name} achter het scherm komen zitten.</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>These are your ten cards. {2d} {3d} {4d} {5d} follow each other in one suit: a *run*, bracketed below, and it counts nothing. All the others are *deadwood*. The less of it you have, the better.</source>
        <translation>Dit zijn je tien kaarten. {2d} {3d} {4d} {5d} volgen op elkaar in één kleur: een *reeks*, met een haak eronder, en die telt niet. Alle andere zijn *losse kaarten*. Hoe minder restpunten, hoe beter.</translation>
    </message>
    <message>
        <source>The {Js} was turned up and is offered to you first. It makes no meld with your cards and would cost 10 points. *Pass.*</source>
        <translation>{Js} is omgedraaid en wordt jou het eerst aangeboden. Je maakt er geen combinatie mee, en hij zou je 10 punten kosten. *Pas.*</translation>
    </message>
    <message>
        <source>The computer does not want it either. So your first turn begins at the stock: *draw a card* from the pile that lies face down.</source>
        <translation>De computer wil hem ook niet. Je eerste beurt begint dus bij de stapel: *pak een kaart* van de stapel die dicht ligt.</translation>
    </message>
    <message>
        <source>The computer drew and threw the {Td}. You could take it, but it goes with nothing of yours. *Draw again.*</source>
        <translation>De computer heeft gepakt en {Td} afgelegd. Je mag hem nemen, maar hij past nergens bij. *Pak weer een kaart.*</translation>
    </message>
    <message>
        <source>Just what you were waiting for: with the {9s} your two nines become a set. *Take it* from the discard pile. It may not go back in this turn, and the computer has seen that you took it.</source>
        <translation>Daar heb je op gewacht: met {9s} worden je twee negens een set. *Neem hem* van de aflegstapel. In deze beurt mag hij niet terug, en de computer heeft gezien dat je hem nam.</translation>
    </message>
    <message>
        <source>Both hands lie open. The computer may *lay off*: the {6d} goes on your run, and after it the {7d}. It keeps 31 points, you have 6: *25 points for you.* Had it had 6 or less, it would have been an *undercut*, and the points would be the computer’s.</source>
        <translation>Beide handen liggen open. De computer mag *aanleggen*: {6d} past bij je reeks, en daarna {7d}. De computer houdt 31 punten over, jij 6: *25 punten voor jou.* Had hij er 6 of minder gehad, dan was het een *undercut* geweest en waren de punten voor hem.</translation>
    </message>
    <message>
        <source>Read the note first, then press “Continue”.</source>
        <translation>Lees eerst de uitleg en druk dan op ‘Verder’.</translation>
    </message>
    <message>
        <source>In this round: *{action}.* You are free in the next.</source>
        <translation>In deze ronde: *{action}.* In de volgende ben je vrij.</translation>
    </message>
    <message>
        <source>The {9c} goes with your {9d}: one more nine would make a *set*. Now one card must go. The number on each card is the deadwood that is left without it. *Throw the* {Jd}: it counts 10 and goes with nothing. Click it twice, or drag it to the discard pile.</source>
        <translation>{9c} past bij je {9d}: nog een negen en je hebt een *set*. Nu moet er één kaart weg. Het getal op elke kaart zegt hoeveel restpunten je zonder die kaart overhoudt. *Leg* {Jd} *af*: hij is duur en past nergens bij. Klik er twee keer op, of sleep hem naar de aflegstapel.</translation>
    </message>
    <message>
        <source>An ace: as deadwood it costs 1 point only. The {Ts} costs 10. *Throw the* {Ts}, and 28 points of deadwood are left.</source>
        <translation>Een aas: los kost die maar 1 punt. {Ts} kost er 10. *Leg* {Ts} *af*, dan blijven er 28 restpunten.</translation>
    </message>
    <message>
        <source>Two melds! Without the {4s} only {2c} {Ah} {3s} are left, 6 points. With 10 or less you may end the round. *Select the* {4s} *and knock.*</source>
        <translation>Twee combinaties! Zonder {4s} blijven alleen {2c} {Ah} {3s} over, 6 punten. Met hooguit 10 mag je de ronde beëindigen. *Kies* {4s} *en klop.*</translation>
    </message>
</context>
<context>
    <name>GuideOffer</name>
    <message>
        <source>First round with help</source>
        <translation>Eerste ronde met uitleg</translation>
    </message>
    <message>
        <source>A short round in which every step is explained; it counts for nothing.</source>
        <translation>Een korte ronde waarin elke stap wordt uitgelegd; die telt nergens voor mee.</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>First round</source>
        <translation>Eerste ronde</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Wat je nu doet</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>Do it for me</source>
        <translation>Doe het voor me</translation>
    </message>
    <message>
        <source>Play on your own</source>
        <translation>Zelf spelen</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} van {count}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Overslaan</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verder</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>The game</source>
        <translation>Het spel</translation>
    </message>
    <message>
        <source>Playing well</source>
        <translation>Goed spelen</translation>
    </message>
    <message>
        <source>Rules to choose from</source>
        <translation>Regels om uit te kiezen</translation>
    </message>
    <message>
        <source>This program</source>
        <translation>Dit programma</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Woorden</translation>
    </message>
    <message>
        <source>Laid off</source>
        <translation>Aangelegd</translation>
    </message>
</context>
<context>
    <name>HelpContents</name>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>In de help zoeken</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>Nothing found. Try another word, or fewer.</source>
        <translation>Niets gevonden. Probeer een ander woord, of minder woorden.</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Rules and tips</source>
        <translation>Regels en tips</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vooruit</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere tekst</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Grotere tekst</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>Figures for: {rules}</source>
        <translation>Getallen voor: {rules}</translation>
    </message>
    <message>
        <source>Show the rules in force</source>
        <translation>Geldende regels tonen</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Draw from the stock</source>
        <translation>Pak van de stapel</translation>
    </message>
    <message>
        <source>Take the {card}</source>
        <translation>Neem de {card}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Throw the {card}</source>
        <translation>Leg de {card} af</translation>
    </message>
    <message>
        <source>Knock and throw the {card}</source>
        <translation>Klop en leg de {card} af</translation>
    </message>
    <message>
        <source>It goes into a meld with {cards}.</source>
        <translation>Die past in een combinatie met {cards}.</translation>
    </message>
    <message>
        <source>You are waiting for {cards}.</source>
        <translation>Je wacht op {cards}.</translation>
    </message>
    <message>
        <source>The computer will hardly want it: it did not want {cards}.</source>
        <translation>De computer heeft die vast niet nodig: {cards} wilde hij ook niet.</translation>
    </message>
    <message>
        <source>The computer may have as little, but playing on promises less.</source>
        <translation>De computer heeft misschien net zo weinig restpunten, maar doorspelen levert waarschijnlijk minder op.</translation>
    </message>
    <message>
        <source>It helps a little, and a blind draw promises less.</source>
        <translation>Die helpt een beetje, en de stapel geeft minder kans.</translation>
    </message>
    <message>
        <source>You keep waiting for {cards}.</source>
        <translation>Je houdt kans op {cards}.</translation>
    </message>
    <message>
        <source>Show the big gin</source>
        <translation>Laat big gin zien</translation>
    </message>
    <message>
        <source>Lay off the {card}</source>
        <translation>Leg de {card} aan</translation>
    </message>
    <message>
        <source>It counts less than the {cards}.</source>
        <translation>Die telt minder dan de {cards}.</translation>
    </message>
    <message>
        <source>It is in a meld with {cards}, but every other throw promises less.</source>
        <translation>Die zit in een combinatie met {cards}, maar iets anders afleggen is waarschijnlijk slechter.</translation>
    </message>
    <message>
        <source>The computer holds {cards} and may want it, but every other throw promises less.</source>
        <translation>De computer heeft {cards} en kan deze kaart misschien gebruiken, maar iets anders afleggen is waarschijnlijk slechter.</translation>
    </message>
    <message>
        <source>It only goes with {cards}; every other throw promises less.</source>
        <translation>Die past alleen bij {cards}; iets anders afleggen is waarschijnlijk slechter.</translation>
    </message>
    <message>
        <source>{name} holds {cards} and may want it, but every other throw promises less.</source>
        <translation>{name} heeft {cards} en kan deze kaart misschien gebruiken, maar iets anders afleggen is waarschijnlijk slechter.</translation>
    </message>
    <message>
        <source>{name} will hardly want it, having had no use for {cards}.</source>
        <translation>{name} heeft die vast niet nodig en had ook niets aan {cards}.</translation>
    </message>
    <message>
        <source>{name} probably has more deadwood.</source>
        <translation>{name} heeft waarschijnlijk meer restpunten.</translation>
    </message>
    <message>
        <source>{name} may have as little, but playing on promises less.</source>
        <translation>{name} heeft misschien net zo weinig restpunten, maar doorspelen levert waarschijnlijk minder op.</translation>
    </message>
    <message>
        <source>{name} may want it, but every other throw promises less.</source>
        <translation>{name} kan die misschien gebruiken, maar iets anders afleggen is waarschijnlijk slechter.</translation>
    </message>
    <message>
        <source>{name} will hardly want it.</source>
        <translation>{name} heeft die vast niet nodig.</translation>
    </message>
    <message>
        <source>{name} is waiting for {cards}.</source>
        <translation>{name} wacht op {cards}.</translation>
    </message>
    <message>
        <source>{name} keeps waiting for {cards}.</source>
        <translation>{name} houdt kans op {cards}.</translation>
    </message>
    <message>
        <source>It lowers the deadwood.</source>
        <translation>Zo blijven er minder restpunten over.</translation>
    </message>
    <message>
        <source>The card on offer is of no use to {name}.</source>
        <translation>{name} heeft niets aan de open kaart.</translation>
    </message>
    <message>
        <source>Ten points that go with nothing in the hand.</source>
        <translation>Tien punten die nergens bij passen.</translation>
    </message>
    <message>
        <source>It goes with nothing in the hand.</source>
        <translation>Die past nergens bij.</translation>
    </message>
    <message>
        <source>It brings {name} the undercut.</source>
        <translation>Daarmee haalt {name} de undercut.</translation>
    </message>
    <message>
        <source>No other card saves points.</source>
        <translation>Geen andere kaart scheelt nog punten.</translation>
    </message>
    <message>
        <source>No deadwood is left.</source>
        <translation>Je houdt geen restpunten over.</translation>
    </message>
    <message>
        <source>All eleven cards are in melds.</source>
        <translation>Alle elf kaarten zitten in combinaties.</translation>
    </message>
    <message>
        <source>The computer probably has more deadwood.</source>
        <translation>De computer heeft waarschijnlijk meer restpunten.</translation>
    </message>
    <message>
        <source>It goes into a meld.</source>
        <translation>Die past in een combinatie.</translation>
    </message>
    <message>
        <source>It lowers your deadwood.</source>
        <translation>Zo heb je minder restpunten.</translation>
    </message>
    <message>
        <source>The stock is the better chance.</source>
        <translation>De stapel geeft meer kans.</translation>
    </message>
    <message>
        <source>The card on offer is of no use to you.</source>
        <translation>Aan de open kaart heb je niets.</translation>
    </message>
    <message>
        <source>It is in a meld, but every other throw promises less.</source>
        <translation>Die zit in een combinatie, maar iets anders afleggen is waarschijnlijk slechter.</translation>
    </message>
    <message>
        <source>The computer may want it, but every other throw promises less.</source>
        <translation>De computer kan die misschien gebruiken, maar iets anders afleggen is waarschijnlijk slechter.</translation>
    </message>
    <message>
        <source>The computer will hardly want it.</source>
        <translation>De computer heeft die vast niet nodig.</translation>
    </message>
    <message>
        <source>Ten points that go with nothing in your hand.</source>
        <translation>Tien punten die nergens bij passen.</translation>
    </message>
    <message>
        <source>It goes with nothing in your hand.</source>
        <translation>Die past nergens bij.</translation>
    </message>
    <message>
        <source>Every other throw promises less.</source>
        <translation>Iets anders afleggen is waarschijnlijk slechter.</translation>
    </message>
    <message>
        <source>Lay the {card} off on {meld}</source>
        <translation>Leg de {card} aan bij {meld}</translation>
    </message>
    <message>
        <source>It no longer counts then, and {cards} can follow.</source>
        <translation>Die telt dan niet meer, en daarna raak je ook {cards} kwijt.</translation>
    </message>
    <message>
        <source>It is in a meld with {cards}, but fewer points are left this way.</source>
        <translation>Die zit in een combinatie met {cards}, maar zo houd je minder punten over.</translation>
    </message>
    <message>
        <source>It no longer counts then.</source>
        <translation>Die telt dan niet meer.</translation>
    </message>
    <message>
        <source>It brings you the undercut.</source>
        <translation>Daarmee haal je de undercut.</translation>
    </message>
    <message>
        <source>It is in a meld, but fewer points are left this way.</source>
        <translation>Die zit in een combinatie, maar zo houd je minder punten over.</translation>
    </message>
    <message>
        <source>No other card saves you points.</source>
        <translation>Geen andere kaart scheelt je nog punten.</translation>
    </message>
    <message>
        <source>Cards that could be laid off would count.</source>
        <translation>Kaarten die je nog kunt aanleggen, tellen dan mee.</translation>
    </message>
    <message>
        <source>A knock now promises less than playing on.</source>
        <translation>Nu kloppen levert minder op dan doorspelen.</translation>
    </message>
    <message>
        <source>Lay off nothing more</source>
        <translation>Leg niets meer aan</translation>
    </message>
    <message>
        <source>What is left has the best chances of a meld.</source>
        <translation>Wat je overhoudt, geeft de meeste kans op een combinatie.</translation>
    </message>
    <message>
        <source>It saves no points.</source>
        <translation>Dat scheelt geen punten.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Given up</source>
        <translation>Opgegeven</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>Bezig</translation>
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
        <translation>Gelijk</translation>
    </message>
    <message>
        <source>{outcome} (training)</source>
        <translation>{outcome} (oefening)</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespeeld</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Bekeken</translation>
    </message>
    <message>
        <source>Winner: {name}</source>
        <translation>Winnaar: {name}</translation>
    </message>
</context>
<context>
    <name>HistoryWindow</name>
    <message>
        <source>History</source>
        <translation>Geschiedenis</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Naspelen</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Scoreblad</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exporteren …</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importeren …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Alle uitslagen</translation>
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
        <translation>Gelijk</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Oefenpartijen</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Opgegeven</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Verwijderd</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Elke periode</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Laatste 7 dagen</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Laatste 30 dagen</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Afgelopen jaar</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Tegen iedereen</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle regels</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periode</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partij</numerusform>
            <numerusform>%n partijen</numerusform>
        </translation>
    </message>
    <message>
        <source>{found} of {all}</source>
        <translation>{found} van {all}</translation>
    </message>
    <message>
        <source>No match is finished yet. Every match that you play to its end will stand here.</source>
        <translation>Er is nog geen partij afgelopen. Elke partij die je uitspeelt, komt hier te staan.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Terughalen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) deleted</source>
        <translation>
            <numerusform>%n partij verwijderd</numerusform>
            <numerusform>%n partijen verwijderd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) brought back</source>
        <translation>
            <numerusform>%n partij teruggehaald</numerusform>
            <numerusform>%n partijen teruggehaald</numerusform>
        </translation>
    </message>
    <message>
        <source>gin rummy matches</source>
        <translation>gin-rummypartijen</translation>
    </message>
    <message>
        <source>Export matches</source>
        <translation>Partijen exporteren</translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Partijen importeren</translation>
    </message>
    <message>
        <source>Matches (*.ginrummy *.txt *.sqlite3)</source>
        <translation>Partijen (*.ginrummy *.txt *.sqlite3)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Empty bin …</source>
        <translation>Prullenbak legen …</translation>
    </message>
    <message>
        <source>The bin is empty. What you delete lies here until you empty it.</source>
        <translation>De prullenbak is leeg. Wat je verwijdert, blijft hier tot je hem leegt.</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n match(es) for good?</source>
        <translation>
            <numerusform>%n partij definitief verwijderen?</numerusform>
            <numerusform>%n partijen definitief verwijderen?</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Dit kun je niet ongedaan maken.</translation>
    </message>
    <message>
        <source>Empty bin</source>
        <translation>Prullenbak legen</translation>
    </message>
    <message>
        <source>No match fits these filters.</source>
        <translation>Geen partijen gevonden.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>What could have been done better (Ctrl+R)</source>
        <translation>Wat beter had gekund (Ctrl+R)</translation>
    </message>
</context>
<context>
    <name>Hollywood</name>
    <message>
        <source>Round {number} in play.</source>
        <translation>Ronde {number} is bezig.</translation>
    </message>
    <message>
        <source>All three games are closed.</source>
        <translation>Alle drie partijen zijn afgesloten.</translation>
    </message>
    <message>
        <source>Games {first} and {second} are closed.</source>
        <translation>Partij {first} en {second} zijn afgesloten.</translation>
    </message>
    <message>
        <source>Game {number} is closed.</source>
        <translation>Partij {number} is afgesloten.</translation>
    </message>
    <message>
        <source>A side’s first win counts in game 1, the second in games 1 and 2, every later one in all three.</source>
        <translation>Je eerste gewonnen ronde telt in partij 1, de tweede in 1 en 2, elke volgende in alle drie.</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>afgesloten</translation>
    </message>
    <message>
        <source>All three games</source>
        <translation>Alle drie partijen</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partij {number}</translation>
    </message>
    <message>
        <source>Comp.</source>
        <comment>the computer, in a narrow column</comment>
        <translation>Comp.</translation>
    </message>
    <message>
        <source>+{points} in all three games</source>
        <translation>+{points} in alle drie partijen</translation>
    </message>
    <message>
        <source>+{points} in game {number}</source>
        <translation>+{points} in partij {number}</translation>
    </message>
    <message>
        <source>+{points} in games {first} and {second}</source>
        <translation>+{points} in partij {first} en {second}</translation>
    </message>
    <message>
        <source>game {number} closed</source>
        <translation>partij {number} afgesloten</translation>
    </message>
</context>
<context>
    <name>Keeper</name>
    <message>
        <source>Player {number}</source>
        <translation>Speler {number}</translation>
    </message>
    <message>
        <source>The score sheet cannot be saved in {path}.</source>
        <translation>Het scoreblad kan niet in {path} worden bewaard.</translation>
    </message>
    <message>
        <source>The score sheet in {path} cannot be read.</source>
        <translation>Het scoreblad in {path} is niet te lezen.</translation>
    </message>
    <message>
        <source>The score sheet could not be read. It is kept as {path}, and a new one begins.</source>
        <translation>Het scoreblad was niet te lezen. Het blijft bewaard als {path}; er is een nieuw blad begonnen.</translation>
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
        <translation>Kloppen met %1</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Kloppen</translation>
    </message>
</context>
<context>
    <name>LanguageManager</name>
    <message>
        <source>The translation to {language} is missing; the program goes on in English.</source>
        <translation>De vertaling voor {language} ontbreekt; het programma gaat verder in het Engels.</translation>
    </message>
    <message>
        <source>The translation to {language} cannot be read; the program goes on in English.</source>
        <translation>De vertaling voor {language} is onleesbaar; het programma gaat verder in het Engels.</translation>
    </message>
</context>
<context>
    <name>LayoffBar</name>
    <message>
        <source>Undo</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Takes the last card back (Backspace)</source>
        <translation>Neemt de laatste kaart terug (Backspace)</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Done, {points} left</source>
        <translation>Klaar, {points} over</translation>
    </message>
    <message>
        <source>Lay off all</source>
        <translation>Alles aanleggen</translation>
    </message>
    <message>
        <source>Lays off what leaves the fewest points</source>
        <translation>Legt zo aan dat je de minste restpunten overhoudt</translation>
    </message>
    <message>
        <source>Ends the round</source>
        <translation>Beëindigt de ronde</translation>
    </message>
    <message>
        <source>What is best laid off (H)</source>
        <translation>Wat je het best kunt aanleggen (H)</translation>
    </message>
</context>
<context>
    <name>Layoffs</name>
    <message>
        <source>{name} has gin</source>
        <translation>{name} heeft gin</translation>
    </message>
    <message>
        <source>{name} knocks with {points}</source>
        <translation>{name} klopt met {points}</translation>
    </message>
    <message>
        <source>The computer has gin</source>
        <translation>De computer heeft gin</translation>
    </message>
    <message>
        <source>The computer knocks with {points}</source>
        <translation>De computer klopt met {points}</translation>
    </message>
    <message>
        <source>The {card} fits nowhere</source>
        <translation>De {card} past nergens</translation>
    </message>
    <message>
        <source>Lay off {card}: *{points} left*</source>
        <translation>{card} aanleggen: *{points} over*</translation>
    </message>
    <message>
        <source>Lay off the {card}: *{points} left*</source>
        <translation>{card} aanleggen: *{points} over*</translation>
    </message>
    <message>
        <source>Lay off the {card} on the run: *{points} left*</source>
        <translation>{card} aanleggen bij de reeks: *{points} over*</translation>
    </message>
    <message>
        <source>Lay off the {card} on the set: *{points} left*</source>
        <translation>{card} aanleggen bij de set: *{points} over*</translation>
    </message>
    <message>
        <source>an undercut</source>
        <translation>een undercut</translation>
    </message>
    <message>
        <source>Nothing more to lay off: *{points} left*, an undercut</source>
        <translation>Niets meer aan te leggen: *{points} over*, een undercut</translation>
    </message>
    <message>
        <source>Nothing more to lay off: *{points} left*</source>
        <translation>Niets meer aan te leggen: *{points} over*</translation>
    </message>
    <message>
        <source>On which meld does the {card} go?</source>
        <translation>Bij welke combinatie leg je de {card} aan?</translation>
    </message>
    <message>
        <source>Best would have been to lay off nothing: {points} left</source>
        <translation>Het beste was geweest: niets aanleggen, {points} over</translation>
    </message>
    <message>
        <source>Best would have been to lay off {cards}: {points} left</source>
        <translation>Het beste was geweest: {cards} aanleggen, {points} over</translation>
    </message>
    <message>
        <source>Lay cards off on the open melds, or finish</source>
        <translation>Leg aan bij de open combinaties, of kies ‘Klaar’</translation>
    </message>
    <message>
        <source>Lay off, or finish</source>
        <translation>Leg aan, of kies ‘Klaar’</translation>
    </message>
    <message>
        <source>The knock has been made: lay cards off, or finish.</source>
        <translation>Er is geklopt: leg kaarten aan, of kies ‘Klaar’.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Hobbyspeler</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Gevorderde</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Plays its own hand, likes to knock early and does not watch your discards closely.</source>
        <translation>Kijkt vooral naar de eigen kaarten, klopt graag vroeg en let niet scherp op wat je aflegt.</translation>
    </message>
    <message>
        <source>Remembers what you took and threw, and weighs every knock.</source>
        <translation>Onthoudt wat je neemt en aflegt, en weegt telkens af of kloppen loont.</translation>
    </message>
    <message>
        <source>Has just learnt the rules, looks only at its own hand and misses a chance now and then.</source>
        <translation>Kent de regels nog maar net, kijkt alleen naar de eigen kaarten en mist af en toe een kans.</translation>
    </message>
    <message>
        <source>Works out what you may hold, learns how you play, and lies in wait for gin or an undercut.</source>
        <translation>Leidt af wat je in handen hebt, leert hoe je speelt en loert op gin of een undercut.</translation>
    </message>
</context>
<context>
    <name>LevelsChart</name>
    <message>
        <source>{group}: matches {matches}, rounds {rounds}</source>
        <translation>{group}: partijen {matches}, rondes {rounds}</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>partijen</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>rondes</translation>
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
            <numerusform>%n ronde</numerusform>
            <numerusform>%n rondes</numerusform>
        </translation>
    </message>
    <message>
        <source>{rules} to {target}</source>
        <translation>{rules} tot {target}</translation>
    </message>
    <message>
        <source>{rules}, three games to {target}</source>
        <translation>{rules}, drie partijen tot {target}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Points after each round</source>
        <translation>Punten na elke ronde</translation>
    </message>
    <message>
        <source>target</source>
        <translation>doel</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nieuwe partij</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startpagina</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Your best round: *{number}* · {kind} · *+{points}*</source>
        <translation>Je beste ronde: *{number}* · {kind} · *+{points}*</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>What you could have done better (Ctrl+R)</source>
        <translation>Wat je beter had kunnen doen (Ctrl+R)</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>{count} players: {levels}</source>
        <translation>{count} spelers: {levels}</translation>
    </message>
    <message>
        <source>{rules} to {target}</source>
        <translation>{rules} tot {target}</translation>
    </message>
</context>
<context>
    <name>MeldChoice</name>
    <message>
        <source>Big gin</source>
        <translation>Big gin</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>Knock {points}</source>
        <translation>Kloppen met {points}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
</context>
<context>
    <name>Melds</name>
    <message>
        <source>Run</source>
        <translation>Reeks</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>three of a kind</comment>
        <translation>Set</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>four of a kind</comment>
        <translation>Set</translation>
    </message>
    <message>
        <source>laid off</source>
        <translation>aangelegd</translation>
    </message>
    <message>
        <source>Deadwood *{points}*</source>
        <translation>Restpunten *{points}*</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partij</translation>
    </message>
    <message>
        <source>&amp;Round</source>
        <translation>&amp;Ronde</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Beeld</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Nieuwe partij</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>&amp;Startpagina</translation>
    </message>
    <message>
        <source>Score s&amp;heet</source>
        <translation>Score&amp;blad</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>&amp;Afdrukken …</translation>
    </message>
    <message>
        <source>&amp;Save as PDF …</source>
        <translation>&amp;Opslaan als PDF …</translation>
    </message>
    <message>
        <source>Score &amp;keeper …</source>
        <translation>Score bij&amp;houden …</translation>
    </message>
    <message>
        <source>S&amp;ettings …</source>
        <translation>&amp;Instellingen …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Afsluiten</translation>
    </message>
    <message>
        <source>&amp;Draw from the stock</source>
        <translation>Van de stapel &amp;pakken</translation>
    </message>
    <message>
        <source>&amp;Take the top discard</source>
        <translation>Van de aflegstapel &amp;nemen</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>Pa&amp;ssen</translation>
    </message>
    <message>
        <source>Th&amp;row the selected card</source>
        <translation>Gekozen kaart &amp;afleggen</translation>
    </message>
    <message>
        <source>&amp;Knock or gin</source>
        <translation>&amp;Kloppen of gin</translation>
    </message>
    <message>
        <source>Sk&amp;ip the rest of the round</source>
        <translation>Rest van de ronde ove&amp;rslaan</translation>
    </message>
    <message>
        <source>Both &amp;hands when you watch</source>
        <translation>Beide &amp;handen bij het toekijken</translation>
    </message>
    <message>
        <source>&amp;Sort the hand in another way</source>
        <translation>Hand anders &amp;sorteren</translation>
    </message>
    <message>
        <source>Score shee&amp;t</source>
        <translation>Score&amp;blad</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Taal</translation>
    </message>
    <message>
        <source>Ta&amp;ble</source>
        <translation>Ta&amp;fel</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animatie</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Volledig scherm</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Hint</translation>
    </message>
    <message>
        <source>Play this deal a&amp;gain</source>
        <translation>Deze kaarten no&amp;g eens spelen</translation>
    </message>
    <message>
        <source>&amp;Rules of this match …</source>
        <translation>&amp;Regels van deze partij …</translation>
    </message>
    <message>
        <source>&amp;About Gin Rummy …</source>
        <translation>&amp;Over Gin Rummy …</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Zoals het systeem</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Groen</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blauw</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Rules and &amp;tips …</source>
        <translation>Regels en &amp;tips …</translation>
    </message>
    <message>
        <source>&amp;First round …</source>
        <translation>&amp;Eerste ronde …</translation>
    </message>
    <message>
        <source>&amp;Players …</source>
        <translation>&amp;Spelers …</translation>
    </message>
    <message>
        <source>New t&amp;raining match</source>
        <translation>Nieuwe &amp;oefenpartij</translation>
    </message>
    <message>
        <source>Matches &amp;under way …</source>
        <translation>&amp;Lopende partijen …</translation>
    </message>
    <message>
        <source>H&amp;istory …</source>
        <translation>&amp;Geschiedenis …</translation>
    </message>
    <message>
        <source>St&amp;atistics …</source>
        <translation>Sta&amp;tistiek …</translation>
    </message>
    <message>
        <source>P&amp;layer</source>
        <translation>Spele&amp;r</translation>
    </message>
    <message>
        <source>Take the last move &amp;back</source>
        <translation>Laatste zet &amp;terugnemen</translation>
    </message>
    <message>
        <source>D&amp;o it again</source>
        <translation>Zet &amp;opnieuw doen</translation>
    </message>
    <message>
        <source>L&amp;ook through the discard pile</source>
        <translation>Aflegstapel be&amp;kijken</translation>
    </message>
    <message>
        <source>Soun&amp;d</source>
        <translation>Ge&amp;luid</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contrast</translation>
    </message>
    <message>
        <source>Fair &amp;deal …</source>
        <translation>Eerlijk &amp;geschud …</translation>
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
        <translation>Het bestand {path} kon niet worden opgeslagen.</translation>
    </message>
</context>
<context>
    <name>Meter</name>
    <message>
        <source>Deadwood {points}, knock limit {limit}</source>
        <translation>Restpunten {points}, klopgrens {limit}</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>passed</source>
        <translation>past</translation>
    </message>
    <message>
        <source>took {card}</source>
        <translation>neemt {card}</translation>
    </message>
    <message>
        <source>drew</source>
        <translation>pakt</translation>
    </message>
    <message>
        <source>drew {card}</source>
        <translation>pakt {card}</translation>
    </message>
    <message>
        <source>threw {card}</source>
        <translation>legt {card} af</translation>
    </message>
    <message>
        <source>big gin</source>
        <translation>big gin</translation>
    </message>
    <message>
        <source>gin</source>
        <translation>gin</translation>
    </message>
    <message>
        <source>knocked with {points}</source>
        <translation>klopt met {points}</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Rename</source>
        <translation>Hernoemen</translation>
    </message>
    <message>
        <source>Save as a preset</source>
        <translation>Opslaan als variant</translation>
    </message>
    <message>
        <source>Name of these rules</source>
        <translation>Naam van de variant</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Nieuwe speler</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Toevoegen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>A name can have at most {count} characters.</source>
        <translation>De naam mag hooguit {count} tekens lang zijn.</translation>
    </message>
</context>
<context>
    <name>NumberControl</name>
    <message>
        <source>{option}: less</source>
        <translation>{option}: lager</translation>
    </message>
    <message>
        <source>{option}: more</source>
        <translation>{option}: hoger</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>Between {least} and {most}</source>
        <translation>Van {least} tot en met {most}</translation>
    </message>
</context>
<context>
    <name>OptionPages</name>
    <message>
        <source>Subjects</source>
        <translation>Onderwerpen</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n gewijzigd</numerusform>
            <numerusform>%n gewijzigd</numerusform>
        </translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>onmogelijk</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Undo</source>
        <translation>Terugzetten</translation>
    </message>
    <message>
        <source>Undo: {option}</source>
        <translation>Terugzetten: {option}</translation>
    </message>
    <message>
        <source>changed, was {value}</source>
        <translation>gewijzigd, was {value}</translation>
    </message>
</context>
<context>
    <name>OptionalNumber</name>
    <message>
        <source>Own bonus</source>
        <translation>Eigen bonus</translation>
    </message>
</context>
<context>
    <name>OwnRules</name>
    <message>
        <source>Your own rules cannot be saved in {path}.</source>
        <translation>Je eigen varianten kunnen niet in {path} worden opgeslagen.</translation>
    </message>
    <message>
        <source>A name is needed.</source>
        <translation>Vul een naam in.</translation>
    </message>
    <message>
        <source>One of the presets has this name.</source>
        <translation>Een van de vaste varianten heeft deze naam al.</translation>
    </message>
    <message>
        <source>A name can have at most {count} characters.</source>
        <translation>De naam mag hooguit {count} tekens lang zijn.</translation>
    </message>
    <message>
        <source>A name can have letters, digits and signs only.</source>
        <translation>Gebruik alleen gewone letters, cijfers en tekens.</translation>
    </message>
    <message>
        <source>There are already rules with this name.</source>
        <translation>Er is al een variant met deze naam.</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Won, by opponent</source>
        <translation>Gewonnen, per tegenstander</translation>
    </message>
    <message>
        <source>Filled: matches, hollow: rounds. The line is the range in which the true share lies.</source>
        <translation>Gevuld: partijen, open: rondes. De lijn is de marge waarbinnen het werkelijke aandeel ligt.</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>In de loop van de tijd</translation>
    </message>
    <message>
        <source>Points won minus points lost, and how good the cards were (dashed)</source>
        <translation>Gewonnen punten min verloren punten, en hoe goed de kaarten waren (gestreept)</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Geluk</translation>
    </message>
    <message>
        <source>How good the cards of both sides were</source>
        <translation>Hoe goed de kaarten van beide kanten waren</translation>
    </message>
    <message>
        <source>How rounds ended</source>
        <translation>Hoe rondes eindigden</translation>
    </message>
    <message>
        <source>Rounds that you won to the right, the others to the left</source>
        <translation>Rechts de rondes die je won, links de andere</translation>
    </message>
    <message>
        <source>Deadwood at the knock</source>
        <translation>Restpunten bij het kloppen</translation>
    </message>
    <message>
        <source>Bars: you, lines: the other side</source>
        <translation>Balken: jij, streepjes: de tegenpartij</translation>
    </message>
    <message>
        <source>On average without gin: you {mine}, the other side {theirs}</source>
        <translation>Gemiddeld zonder gin: jij {mine}, de tegenpartij {theirs}</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>In het kort</translation>
    </message>
    <message>
        <source>{matches}, {rounds}. A range across the 50 % line: too few to tell.</source>
        <translation>{matches}, {rounds}. Een marge over de 50%-lijn: te weinig om iets te zeggen.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partij</numerusform>
            <numerusform>%n partijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronde</numerusform>
            <numerusform>%n rondes</numerusform>
        </translation>
    </message>
    <message>
        <source>Undercut: {mine} of your knocks, {theirs} of theirs. Without a winner: {dead}.</source>
        <translation>Undercut als jij klopte: {mine}, als de tegenpartij klopte: {theirs}. Zonder winnaar: {dead}.</translation>
    </message>
    <message>
        <source>Other side</source>
        <translation>Tegenpartij</translation>
    </message>
    <message>
        <source>Deadwood as dealt</source>
        <translation>Restpunten na het delen</translation>
    </message>
    <message>
        <source>Luck of the draws, a round</source>
        <translation>Geluk bij het pakken, per ronde</translation>
    </message>
    <message>
        <source>Together, a round</source>
        <translation>Samen, per ronde</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Punten per ronde</translation>
    </message>
    <message>
        <source>In a round that you win</source>
        <translation>In een gewonnen ronde</translation>
    </message>
    <message>
        <source>In a round that you lose</source>
        <translation>In een verloren ronde</translation>
    </message>
    <message>
        <source>Gins, of all rounds</source>
        <translation>Gin, van alle rondes</translation>
    </message>
    <message>
        <source>Turns in a round</source>
        <translation>Beurten per ronde</translation>
    </message>
    <message>
        <source>Time for a round</source>
        <translation>Duur van een ronde</translation>
    </message>
    <message>
        <source>{minutes}:{seconds} min</source>
        <translation>{minutes}:{seconds} min</translation>
    </message>
    <message>
        <source>Rounds won in a row</source>
        <translation>Gewonnen rondes op rij</translation>
    </message>
    <message>
        <source>Matches won in a row</source>
        <translation>Gewonnen partijen op rij</translation>
    </message>
    <message>
        <source>Best round: {kind}, {points} …</source>
        <translation>Beste ronde: {kind}, {points} …</translation>
    </message>
    <message>
        <source>Worst round: {kind}, {points} …</source>
        <translation>Slechtste ronde: {kind}, {points} …</translation>
    </message>
    <message>
        <source>Replay this round</source>
        <translation>Deze ronde naspelen</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>First player</source>
        <translation>Eerste speler</translation>
    </message>
    <message>
        <source>A name is needed.</source>
        <translation>Vul een naam in.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>De naam is te lang.</translation>
    </message>
    <message>
        <source>Somebody already has this name.</source>
        <translation>Zo heet er al iemand.</translation>
    </message>
    <message>
        <source>The name has characters that cannot be used.</source>
        <translation>De naam bevat onzichtbare tekens.</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>{name} is open in another window. Who plays here?</source>
        <translation>{name} speelt al in een ander venster. Wie speelt hier?</translation>
    </message>
    <message>
        <source>Everybody has matches, settings and statistics of their own.</source>
        <translation>Iedereen heeft eigen partijen, instellingen en statistieken.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>New player …</source>
        <translation>Nieuwe speler …</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Hernoemen …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Afsluiten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>{name} (plays here)</source>
        <translation>{name} (speelt hier)</translation>
    </message>
    <message>
        <source>{name} (in another window)</source>
        <translation>{name} (in een ander venster)</translation>
    </message>
    <message>
        <source>{name} was deleted, with all matches</source>
        <translation>{name} is met alle partijen verwijderd</translation>
    </message>
    <message>
        <source>Show window</source>
        <translation>Venster tonen</translation>
    </message>
    <message>
        <source>The other window does not answer.</source>
        <translation>Het andere venster reageert niet.</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n beurt</numerusform>
            <numerusform>%n beurten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) too many to knock</source>
        <translation>
            <numerusform>%n punt te veel om te kloppen</numerusform>
            <numerusform>%n punten te veel om te kloppen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n over the limit</source>
        <translation>
            <numerusform>%n boven de grens</numerusform>
            <numerusform>%n boven de grens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PileFan</name>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>first throw left</source>
        <translation>de eerste links</translation>
    </message>
    <message>
        <source>above: {upper}, below: {lower}</source>
        <translation>boven: {upper}, onder: {lower}</translation>
    </message>
    <message>
        <source>T takes the last card</source>
        <translation>T neemt de laatste</translation>
    </message>
</context>
<context>
    <name>PileItem</name>
    <message>
        <source>Throw</source>
        <translation>Afleggen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Pakken</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nemen</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Aflegstapel</translation>
    </message>
</context>
<context>
    <name>PileWords</name>
    <message numerus="yes">
        <source>Discard pile, %n card(s)</source>
        <translation>
            <numerusform>Aflegstapel, %n kaart</numerusform>
            <numerusform>Aflegstapel, %n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look through the discard pile: %n card(s) (F)</source>
        <translation>
            <numerusform>Aflegstapel bekijken: %n kaart (F)</numerusform>
            <numerusform>Aflegstapel bekijken: %n kaarten (F)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message>
        <source>%1, dealer</source>
        <translation>%1, deler</translation>
    </message>
    <message>
        <source>%1, to move</source>
        <translation>%1, aan de beurt</translation>
    </message>
    <message>
        <source>Deals this round</source>
        <translation>Deelt deze ronde</translation>
    </message>
</context>
<context>
    <name>PlayerPicker</name>
    <message>
        <source>You against the computer</source>
        <translation>Jij tegen de computer</translation>
    </message>
</context>
<context>
    <name>Presenter</name>
    <message>
        <source>thinking …</source>
        <translation>denkt na …</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>on the recommended card</comment>
        <translation>Hint</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>House rules</source>
        <translation>Huisregels</translation>
    </message>
    <message>
        <source>Gin-Rommé</source>
        <translation>Gin-Rommé</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Nederlands</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>Zweeds</translation>
    </message>
    <message>
        <source>Swedish, in pairs</source>
        <translation>Zweeds, in koppels</translation>
    </message>
    <message>
        <source>Swedish, three players</source>
        <translation>Zweeds, met drie spelers</translation>
    </message>
    <message>
        <source>Pagat</source>
        <translation>Pagat</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassiek</translation>
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
        <translation>Elf kaarten</translation>
    </message>
    <message>
        <source>Straight gin</source>
        <translation>Alleen gin</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Toernooi</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigen regels</translation>
    </message>
    <message>
        <source>Gin and undercut 25 each, the loser deals.</source>
        <translation>Gin en undercut elk 25, de verliezer deelt.</translation>
    </message>
    <message>
        <source>Knock with less than 10, deal in turn.</source>
        <translation>Kloppen onder de 10, om de beurt delen.</translation>
    </message>
    <message>
        <source>Gin and undercut 25 each, deal in turn.</source>
        <translation>Gin en undercut elk 25, om de beurt delen.</translation>
    </message>
    <message>
        <source>Gin 25, undercut 20, the lowest card deals first.</source>
        <translation>Gin 25, undercut 20, de laagste kaart deelt eerst.</translation>
    </message>
    <message>
        <source>Gin 20, undercut 10, bonuses at the end.</source>
        <translation>Gin 20, undercut 10, bonussen aan het eind.</translation>
    </message>
    <message>
        <source>Gin 20, undercut 10, boxes and a game bonus.</source>
        <translation>Gin 20, undercut 10, rondebonus en partijbonus.</translation>
    </message>
    <message>
        <source>Gin 25, big gin 31, boxes and a game bonus.</source>
        <translation>Gin 25, big gin 31, rondebonus en partijbonus.</translation>
    </message>
    <message>
        <source>Every round won adds 10 at once.</source>
        <translation>Elke gewonnen ronde levert meteen 10 extra op.</translation>
    </message>
    <message>
        <source>The upcard sets the limit, spades count double.</source>
        <translation>De open kaart bepaalt de grens, bij schoppen telt de ronde dubbel.</translation>
    </message>
    <message>
        <source>Three games side by side, each with bonuses of its own.</source>
        <translation>Drie partijen naast elkaar, elk met eigen bonussen.</translation>
    </message>
    <message>
        <source>Whoever begins gets eleven cards; no upcard.</source>
        <translation>Wie begint, krijgt elf kaarten; geen open kaart.</translation>
    </message>
    <message>
        <source>No knocking: only gin ends a round.</source>
        <translation>Niet kloppen: alleen gin beëindigt een ronde.</translation>
    </message>
    <message>
        <source>To 250, the last discard may be knocked with.</source>
        <translation>Tot 250; met de laatst afgelegde kaart mag je nog kloppen.</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>The profile folder {path} cannot be used ({reason}).</source>
        <translation>De profielmap {path} is niet bruikbaar ({reason}).</translation>
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
        <translation>De computer is aan de beurt</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>{name} is aan de beurt</translation>
    </message>
    <message>
        <source>Take the {card} or pass</source>
        <translation>Neem de {card} of pas</translation>
    </message>
    <message>
        <source>Last discard: take the {card} to knock, or pass</source>
        <translation>Laatste kaart: neem de {card} om te kloppen, of pas</translation>
    </message>
    <message>
        <source>Knock with the {card} or pass</source>
        <translation>Klop met de {card} of pas</translation>
    </message>
    <message>
        <source>Your turn: draw from the stock or take the {card}</source>
        <translation>Jouw beurt: pak van de stapel of neem de {card}</translation>
    </message>
    <message>
        <source>Draw or take the {card}</source>
        <translation>Pak blind of neem de {card}</translation>
    </message>
    <message>
        <source>Your turn: draw from the stock</source>
        <translation>Jouw beurt: pak van de stapel</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Pak van de stapel</translation>
    </message>
    <message>
        <source>All eleven cards are in melds: *big gin*</source>
        <translation>Alle elf kaarten in combinaties: *big gin*</translation>
    </message>
    <message>
        <source>*Big gin*</source>
        <translation>*Big gin*</translation>
    </message>
    <message>
        <source>Your turn: throw a card</source>
        <translation>Jouw beurt: leg een kaart af</translation>
    </message>
    <message>
        <source>Throw a card</source>
        <translation>Leg een kaart af</translation>
    </message>
    <message>
        <source>{card} was just taken: it stays until your next turn</source>
        <translation>{card} net genomen: die houd je tot je volgende beurt</translation>
    </message>
    <message>
        <source>{card} was just taken</source>
        <translation>{card} net genomen</translation>
    </message>
    <message>
        <source>Throw {card}: *deadwood {points}*</source>
        <translation>{card} afleggen: *restpunten {points}*</translation>
    </message>
    <message>
        <source>Throw {card}: *{points}*</source>
        <translation>{card} afleggen: *{points}*</translation>
    </message>
    <message>
        <source>*gin*</source>
        <translation>*gin*</translation>
    </message>
    <message>
        <source>you can knock</source>
        <translation>je kunt kloppen</translation>
    </message>
    <message>
        <source>Throw {card}, or knock with it</source>
        <translation>{card} afleggen of ermee kloppen</translation>
    </message>
    <message>
        <source>Throw {card} or knock</source>
        <translation>{card} afleggen of kloppen</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Zoeken in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Bestanden van &amp;type:</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>Paginav&amp;olgorde:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>Pagina’s &amp;per vel:</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>Dubbelzijdig afdrukken</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Lange zijde</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Korte zijde</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>Afdruk&amp;bereik:</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>The round is over.</source>
        <translation>De ronde is voorbij.</translation>
    </message>
    <message>
        <source>It is the computer’s turn.</source>
        <translation>De computer is aan de beurt.</translation>
    </message>
    <message>
        <source>Draw a card first: a knock comes with the discard.</source>
        <translation>Pak eerst een kaart: kloppen doe je bij het afleggen.</translation>
    </message>
    <message>
        <source>Select the card to throw first.</source>
        <translation>Kies eerst de kaart die je wilt afleggen.</translation>
    </message>
    <message>
        <source>Deadwood {points}: {too_many}.</source>
        <translation>Restpunten {points}: {too_many}.</translation>
    </message>
    <message>
        <source>Deadwood {points}: only gin ends the round.</source>
        <translation>Restpunten {points}: alleen gin beëindigt de ronde.</translation>
    </message>
    <message>
        <source>The best throw leaves {points}: only gin ends the round.</source>
        <translation>Je houdt minstens {points} over: alleen gin beëindigt de ronde.</translation>
    </message>
    <message>
        <source>The best throw leaves {points}: {too_many}.</source>
        <translation>Je houdt minstens {points} over: {too_many}.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>{name} is aan de beurt.</translation>
    </message>
    <message>
        <source>A card just taken from the discard pile may not go back in the same turn.</source>
        <translation>Een kaart die je net van de aflegstapel nam, mag je niet in dezelfde beurt weer afleggen.</translation>
    </message>
    <message>
        <source>Not all eleven cards are in melds.</source>
        <translation>Niet alle elf kaarten zitten in combinaties.</translation>
    </message>
    <message>
        <source>Draw a card first, then throw one.</source>
        <translation>Pak eerst een kaart en leg er dan één af.</translation>
    </message>
    <message>
        <source>This card may only be thrown with a knock now.</source>
        <translation>Deze kaart mag je nu alleen afleggen als je klopt.</translation>
    </message>
    <message>
        <source>There is nothing to pass now.</source>
        <translation>Passen kan nu niet.</translation>
    </message>
    <message>
        <source>You have drawn already: throw a card.</source>
        <translation>Je hebt al gepakt: leg een kaart af.</translation>
    </message>
    <message>
        <source>The upcard is on offer: take it or pass.</source>
        <translation>Je mag de open kaart hebben: neem hem of pas.</translation>
    </message>
    <message>
        <source>The last discard may only be taken to knock with it.</source>
        <translation>De laatst afgelegde kaart mag je alleen nemen om ermee te kloppen.</translation>
    </message>
    <message>
        <source>Both sides declined the upcard: the first draw is from the stock.</source>
        <translation>Niemand wilde de open kaart: de eerste kaart komt van de stapel.</translation>
    </message>
    <message>
        <source>Your deadwood is above the knock limit.</source>
        <translation>Je restpunten liggen boven de klopgrens.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>“{word}”</source>
        <translation>‘{word}’</translation>
    </message>
    <message>
        <source>a move, a result or a new round</source>
        <translation>een zet, een uitslag of een nieuwe ronde</translation>
    </message>
    <message>
        <source>a move that the rules allow</source>
        <translation>een zet die volgens de regels mag</translation>
    </message>
    <message>
        <source>a move by seat {0} or {1}</source>
        <translation>een zet van plaats {0} of {1}</translation>
    </message>
    <message>
        <source>a move by seat {0}</source>
        <translation>een zet van plaats {0}</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>een kaart</translation>
    </message>
    <message>
        <source>a meld</source>
        <translation>een combinatie</translation>
    </message>
    <message>
        <source>the number of a meld, 0 to 2</source>
        <translation>het nummer van een combinatie, 0 t/m 2</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>het einde van de regel</translation>
    </message>
    <message>
        <source>a line break at the end</source>
        <translation>een regeleinde aan het slot</translation>
    </message>
    <message>
        <source>the end of the match</source>
        <translation>het einde van de partij</translation>
    </message>
    <message>
        <source>a round</source>
        <translation>een ronde</translation>
    </message>
    <message>
        <source>a date and time such as {0}</source>
        <translation>een datum en tijd zoals {0}</translation>
    </message>
    <message>
        <source>a time of 0 or more</source>
        <translation>een tijd van 0 of meer</translation>
    </message>
    <message>
        <source>a level in one word</source>
        <translation>een niveau in één woord</translation>
    </message>
    <message>
        <source>the seal of this deal</source>
        <translation>het zegel van deze kaarten</translation>
    </message>
    <message>
        <source>the number of a deal</source>
        <translation>het nummer waarmee is geschud</translation>
    </message>
    <message>
        <source>words in quotation marks</source>
        <translation>woorden tussen aanhalingstekens</translation>
    </message>
    <message>
        <source>the version of the format</source>
        <translation>de versie van het formaat</translation>
    </message>
    <message>
        <source>text in UTF-8</source>
        <translation>tekst in UTF-8</translation>
    </message>
    <message>
        <source>a value that {0} can have</source>
        <translation>een waarde die {0} kan hebben</translation>
    </message>
    <message>
        <source>rules that can be played</source>
        <translation>regels waarmee je kunt spelen</translation>
    </message>
</context>
<context>
    <name>RecordsDesk</name>
    <message>
        <source>This match can no longer be read.</source>
        <translation>Deze partij kan niet meer worden gelezen.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>The computer drew the {card}</source>
        <translation>De computer pakte de {card}</translation>
    </message>
    <message>
        <source>{name} drew the {card}</source>
        <translation>{name} pakte de {card}</translation>
    </message>
</context>
<context>
    <name>ReplayWindow</name>
    <message>
        <source>Replay: {who}, {day}</source>
        <translation>Naspelen: {who}, {day}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Open handen</translation>
    </message>
    <message>
        <source>Show the hand opposite too (O)</source>
        <translation>Ook de hand aan de overkant tonen (O)</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Scoreblad</translation>
    </message>
    <message>
        <source>Show or hide the score sheet (F9)</source>
        <translation>Scoreblad tonen of verbergen (F9)</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>Deze kaarten zelf spelen</translation>
    </message>
    <message>
        <source>A training match that begins with these cards</source>
        <translation>Een oefenpartij die met deze kaarten begint</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>Play this deal again</source>
        <translation>Deze kaarten nog eens spelen</translation>
    </message>
    <message>
        <source>A training match that begins with these cards (Ctrl+Shift+R)</source>
        <translation>Een oefenpartij die met deze kaarten begint (Ctrl+Shift+R)</translation>
    </message>
    <message>
        <source>Match result</source>
        <translation>Einduitslag</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Volgende ronde</translation>
    </message>
    <message>
        <source>deadwood</source>
        <translation>restpunten</translation>
    </message>
    <message>
        <source>laid off {cards}</source>
        <translation>aangelegd {cards}</translation>
    </message>
    <message>
        <source>left</source>
        <translation>over</translation>
    </message>
    <message>
        <source>Deal number {number}</source>
        <translation>Nummer van de kaarten: {number}</translation>
    </message>
    <message>
        <source>Replay deal</source>
        <comment>short: play this deal again</comment>
        <translation>Overspelen</translation>
    </message>
    <message>
        <source>Review round</source>
        <translation>Ronde analyseren</translation>
    </message>
    <message>
        <source>What could have been done better (Ctrl+R)</source>
        <translation>Wat beter had gekund (Ctrl+R)</translation>
    </message>
    <message>
        <source>What you could have done better (Ctrl+R)</source>
        <translation>Wat je beter had kunnen doen (Ctrl+R)</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Knock</source>
        <translation>Geklopt</translation>
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
        <translation>Big gin</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>a round without points</comment>
        <translation>Gelijkspel</translation>
    </message>
    <message>
        <source>No winner: nobody scores in this round</source>
        <translation>Geen winnaar: niemand krijgt punten in deze ronde</translation>
    </message>
    <message>
        <source>You knock with {deadwood} and win {points}</source>
        <translation>Je klopt met {deadwood} en wint {points}</translation>
    </message>
    <message>
        <source>The computer knocks with {deadwood} and wins {points}</source>
        <translation>De computer klopt met {deadwood} en wint {points}</translation>
    </message>
    <message>
        <source>Undercut: you win {points}</source>
        <translation>Undercut: jij wint {points}</translation>
    </message>
    <message>
        <source>Undercut: the computer wins {points}</source>
        <translation>Undercut: de computer wint {points}</translation>
    </message>
    <message>
        <source>Gin! You win {points}</source>
        <translation>Gin! Je wint {points}</translation>
    </message>
    <message>
        <source>Gin: the computer wins {points}</source>
        <translation>Gin: de computer wint {points}</translation>
    </message>
    <message>
        <source>Big gin! You win {points}</source>
        <translation>Big gin! Je wint {points}</translation>
    </message>
    <message>
        <source>Big gin: the computer wins {points}</source>
        <translation>Big gin: de computer wint {points}</translation>
    </message>
    <message>
        <source>{name} knocks with {deadwood} and wins {points}</source>
        <translation>{name} klopt met {deadwood} en wint {points}</translation>
    </message>
    <message>
        <source>Undercut: {name} wins {points}</source>
        <translation>Undercut: {name} wint {points}</translation>
    </message>
    <message>
        <source>Gin: {name} wins {points}</source>
        <translation>Gin: {name} wint {points}</translation>
    </message>
    <message>
        <source>Big gin: {name} wins {points}</source>
        <translation>Big gin: {name} wint {points}</translation>
    </message>
    <message>
        <source>you went first</source>
        <translation>jij begon</translation>
    </message>
    <message>
        <source>the computer went first</source>
        <translation>de computer begon</translation>
    </message>
    <message>
        <source>{name} went first</source>
        <translation>{name} begon</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>You have gin</source>
        <translation>Jij hebt gin</translation>
    </message>
    <message>
        <source>Computer has gin</source>
        <translation>Computer heeft gin</translation>
    </message>
    <message>
        <source>{name} has gin</source>
        <translation>{name} heeft gin</translation>
    </message>
    <message>
        <source>You knocked</source>
        <translation>Jij klopte</translation>
    </message>
    <message>
        <source>Computer knocked</source>
        <translation>Computer klopte</translation>
    </message>
    <message>
        <source>{name} knocked</source>
        <translation>{name} klopte</translation>
    </message>
    <message>
        <source>The match is a tie, {points} each</source>
        <translation>De partij eindigt gelijk, ieder {points}</translation>
    </message>
    <message>
        <source>You win the match, {scores}</source>
        <translation>Je wint de partij, {scores}</translation>
    </message>
    <message>
        <source>You win the match, {high} to {low}</source>
        <translation>Je wint de partij met {high} tegen {low}</translation>
    </message>
    <message>
        <source>The computer wins the match, {high} to {low}</source>
        <translation>De computer wint de partij met {high} tegen {low}</translation>
    </message>
    <message>
        <source>The match goes to {name}, {scores}</source>
        <translation>De partij is voor {name}, {scores}</translation>
    </message>
    <message>
        <source>Boxes for rounds won</source>
        <translation>Rondebonus</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <translation>Partijbonus</translation>
    </message>
    <message>
        <source>Shutout: the loser never scored</source>
        <translation>Zonder tegenpunten</translation>
    </message>
</context>
<context>
    <name>ResumeCard</name>
    <message numerus="yes">
        <source>%n more …</source>
        <translation>
            <numerusform>Nog %n …</numerusform>
            <numerusform>Nog %n …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other match(es) under way</source>
        <translation>
            <numerusform>Nog %n lopende partij</numerusform>
            <numerusform>Nog %n lopende partijen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>turning point</source>
        <translation>keerpunt</translation>
    </message>
    <message>
        <source>{points} points, and {bonus} for rounds won</source>
        <translation>{points} punten en {bonus} voor gewonnen rondes</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Uitgedeelde kaarten</translation>
    </message>
    <message>
        <source>The cards dealt, against average ones</source>
        <translation>Hoe goed de eerste hand was</translation>
    </message>
    <message>
        <source>The draws</source>
        <translation>Gepakte kaarten</translation>
    </message>
    <message>
        <source>The cards from the stock, against average ones</source>
        <translation>Hoe goed de kaarten van de stapel waren</translation>
    </message>
    <message>
        <source>The rest</source>
        <translation>De rest</translation>
    </message>
    <message>
        <source>What the other side did, and its hand in the end</source>
        <translation>Wat de ander deed en aan het eind in handen had</translation>
    </message>
    <message>
        <source>{count} rounds</source>
        <translation>{count} rondes</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Deze ronde</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>Jouw spel</translation>
    </message>
    <message>
        <source>Play: {name}</source>
        <translation>Spel van {name}</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>deed niet mee</translation>
    </message>
    <message>
        <source>This round is not over. It can be reviewed when it is: before that, a review would tell what nobody is to know yet.</source>
        <translation>Deze ronde is nog niet afgelopen. Pas daarna kun je haar analyseren: eerder zou de analyse verklappen wat nog niemand mag weten.</translation>
    </message>
    <message>
        <source>You sat this round out.</source>
        <translation>Je deed deze ronde niet mee.</translation>
    </message>
    <message>
        <source>{name} sat this round out.</source>
        <translation>{name} deed deze ronde niet mee.</translation>
    </message>
    <message>
        <source>No decision gave away a point or more.</source>
        <translation>Geen enkele beslissing kostte een punt of meer.</translation>
    </message>
    <message>
        <source>The round was over before there was anything to decide.</source>
        <translation>De ronde was afgelopen voordat er iets te beslissen viel.</translation>
    </message>
    <message>
        <source>Being reviewed …</source>
        <translation>Wordt geanalyseerd …</translation>
    </message>
    <message>
        <source>This round cannot be reviewed.</source>
        <translation>Deze ronde kan niet geanalyseerd worden.</translation>
    </message>
    <message>
        <source>Not reviewed yet.</source>
        <translation>Nog niet geanalyseerd.</translation>
    </message>
    <message>
        <source>laid off {card}</source>
        <translation>legt {card} aan</translation>
    </message>
    <message>
        <source>laid off no more</source>
        <translation>legt niets meer aan</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Beurt {number}</translation>
    </message>
    <message>
        <source>Laying off</source>
        <translation>Aanleggen</translation>
    </message>
    <message>
        <source>Upcard</source>
        <translation>Open kaart</translation>
    </message>
    <message>
        <source>You laid off no more</source>
        <translation>Je legde niets meer aan</translation>
    </message>
    <message>
        <source>{name} laid off no more</source>
        <translation>{name} legde niets meer aan</translation>
    </message>
    <message>
        <source>Nothing else was possible.</source>
        <translation>Iets anders kon niet.</translation>
    </message>
    <message>
        <source>Nothing was better.</source>
        <translation>Iets beters was er niet.</translation>
    </message>
    <message>
        <source>As good as the best: {action}</source>
        <translation>Even goed: {action}</translation>
    </message>
    <message>
        <source>*{points}* points better: {action}</source>
        <translation>*{points}* punten beter: {action}</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>De computer</translation>
    </message>
    <message>
        <source>{name} holds {cards} and may want it.</source>
        <translation>{name} heeft {cards} en kan deze kaart misschien gebruiken.</translation>
    </message>
    <message>
        <source>It is in a meld with {cards}.</source>
        <translation>Die zit in een combinatie met {cards}.</translation>
    </message>
    <message>
        <source>It goes with {cards}.</source>
        <translation>Die past bij {cards}.</translation>
    </message>
    <message>
        <source>{cards} could have been laid off and counts now.</source>
        <translation>{cards} had je nog kunnen aanleggen en telt nu mee.</translation>
    </message>
    <message>
        <source>{cards} could have been laid off and count now.</source>
        <translation>{cards} had je nog kunnen aanleggen en tellen nu mee.</translation>
    </message>
    <message>
        <source>Playing on promises more.</source>
        <translation>Doorspelen levert waarschijnlijk meer op.</translation>
    </message>
    <message>
        <source>{name} may have as little.</source>
        <translation>{name} heeft misschien net zo weinig restpunten.</translation>
    </message>
    <message>
        <source>{name} may want it.</source>
        <translation>{name} kan die misschien gebruiken.</translation>
    </message>
    <message>
        <source>It breaks up a meld.</source>
        <translation>Dat breekt een combinatie.</translation>
    </message>
    <message>
        <source>It helps little, and everybody saw it.</source>
        <translation>Die helpt weinig, en iedereen zag het.</translation>
    </message>
    <message>
        <source>The open card promises more than a blind draw.</source>
        <translation>De open kaart geeft meer kans dan de stapel.</translation>
    </message>
    <message>
        <source>The card on offer was worth having.</source>
        <translation>De open kaart was de moeite waard.</translation>
    </message>
    <message>
        <source>It lowers deadwood a little, but a blind draw promises more.</source>
        <translation>Het scheelt een paar restpunten, maar de stapel geeft meer kans.</translation>
    </message>
    <message>
        <source>No points are saved by it.</source>
        <translation>Dat scheelt geen punten.</translation>
    </message>
    <message>
        <source>*Turning point:* this decision, {points} points.</source>
        <translation>*Keerpunt:* deze beslissing, {points} punten.</translation>
    </message>
    <message>
        <source>*Turning point:* the {card} that came, {points} points.</source>
        <translation>*Keerpunt:* {card} van de stapel, {points} punten.</translation>
    </message>
    <message>
        <source>*Turning point:* the card that came, {points} points.</source>
        <translation>*Keerpunt:* de kaart van de stapel, {points} punten.</translation>
    </message>
    <message>
        <source>*Turning point:* what came after it, {points} points.</source>
        <translation>*Keerpunt:* wat erna kwam, {points} punten.</translation>
    </message>
    <message>
        <source>There was nothing to decide</source>
        <translation>Er viel niets te beslissen</translation>
    </message>
    <message>
        <source>{good} of {all} decisions as good as the best</source>
        <translation>{good} van de {all} beslissingen zonder verlies</translation>
    </message>
    <message>
        <source>played, the best</source>
        <translation>gespeeld, de beste</translation>
    </message>
    <message>
        <source>the best</source>
        <translation>de beste</translation>
    </message>
    <message>
        <source>played</source>
        <comment>on a card that was thrown or taken</comment>
        <translation>gespeeld</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>on the card that was declined</comment>
        <translation>gepast</translation>
    </message>
    <message>
        <source>passed, the best</source>
        <translation>gepast, het beste</translation>
    </message>
    <message>
        <source>best</source>
        <comment>on the card that was best thrown</comment>
        <translation>beste</translation>
    </message>
    <message>
        <source>best: pass</source>
        <translation>beter: passen</translation>
    </message>
    <message>
        <source>best: knock</source>
        <translation>beter: kloppen</translation>
    </message>
    <message>
        <source>best: play on</source>
        <translation>beter: doorspelen</translation>
    </message>
    <message>
        <source>Every decision is measured against the best one, by what could be known at that moment and not by how it turned out. The points are what the expert computer player expects of the round on average: an estimate, in which less than one point means little.</source>
        <translation>Elke beslissing wordt vergeleken met de beste, naar wat je op dat moment kon weten en niet naar hoe het afliep. De punten zijn wat de computerspeler “Expert” gemiddeld van de ronde verwacht: een schatting, waarin minder dan één punt weinig zegt.</translation>
    </message>
</context>
<context>
    <name>ReviewDesk</name>
    <message>
        <source>No match is over yet. What you have played can be reviewed here.</source>
        <translation>Er is nog geen partij afgelopen. Wat je gespeeld hebt, kun je hier analyseren.</translation>
    </message>
    <message>
        <source>This match can no longer be read.</source>
        <translation>Deze partij kan niet meer gelezen worden.</translation>
    </message>
    <message>
        <source>No round of this match is over. A round can be reviewed when it is.</source>
        <translation>In deze partij is nog geen ronde afgelopen. Daarna kun je haar analyseren.</translation>
    </message>
</context>
<context>
    <name>ReviewHead</name>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Whose play</source>
        <translation>Wiens spel</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Weergave</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Open handen</translation>
    </message>
    <message>
        <source>Show the hand opposite too (O)</source>
        <translation>Ook de hand aan de overkant tonen (O)</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exporteren …</translation>
    </message>
    <message>
        <source>Copy as text (Ctrl+C)</source>
        <translation>Als tekst kopiëren (Ctrl+C)</translation>
    </message>
    <message>
        <source>Save as text …</source>
        <translation>Als tekst opslaan …</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Alle rondes</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>bezig</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Beslissingen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>What could be done</source>
        <translation>Wat er kon</translation>
    </message>
</context>
<context>
    <name>ReviewPane</name>
    <message>
        <source>What could be done</source>
        <translation>Wat er kon</translation>
    </message>
    <message>
        <source>{name}: what could be done</source>
        <translation>{name}: wat er kon</translation>
    </message>
    <message>
        <source>expected points</source>
        <translation>verwachte punten</translation>
    </message>
    <message>
        <source>wins the match</source>
        <translation>wint de partij</translation>
    </message>
</context>
<context>
    <name>ReviewSide</name>
    <message>
        <source>{known} of {all} rounds reviewed</source>
        <translation>{known} van {all} rondes geanalyseerd</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Beslissingen</translation>
    </message>
    <message>
        <source>Only costly ones</source>
        <translation>Alleen dure</translation>
    </message>
    <message>
        <source>List only what gave away a point or more (C)</source>
        <translation>Alleen tonen wat een punt of meer kostte (C)</translation>
    </message>
    <message>
        <source>Rounds reviewed</source>
        <translation>Geanalyseerde rondes</translation>
    </message>
    <message>
        <source>Costly decision before (P)</source>
        <translation>Vorige dure beslissing (P)</translation>
    </message>
    <message>
        <source>Next costly decision (N)</source>
        <translation>Volgende dure beslissing (N)</translation>
    </message>
</context>
<context>
    <name>ReviewStage</name>
    <message>
        <source>Outlook after each decision, in points, and what came of it</source>
        <translation>Vooruitzicht na elke beslissing, in punten, en de uitslag</translation>
    </message>
    <message>
        <source>Alternatives</source>
        <translation>Alternatieven</translation>
    </message>
    <message>
        <source>Show what could be done, and why (A)</source>
        <translation>Tonen wat er kon en waarom (A)</translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Deze ronde</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronde</numerusform>
            <numerusform>%n rondes</numerusform>
        </translation>
    </message>
    <message>
        <source>No costly decision after this one.</source>
        <translation>Hierna komt geen dure beslissing meer.</translation>
    </message>
    <message>
        <source>None before this one.</source>
        <translation>Hiervoor is er geen.</translation>
    </message>
    <message>
        <source>Save the review</source>
        <translation>Analyse opslaan</translation>
    </message>
    <message>
        <source>gin rummy review</source>
        <translation>gin-rummyanalyse</translation>
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
        <translation>Wie heeft er geklopt?</translation>
    </message>
    <message>
        <source>Type the cards of both hands, such as 7c 8c 9c 10d Qh.</source>
        <translation>Typ de kaarten van beide handen, zoals 7k 8k 9k 10r Vh: k klaveren, r ruiten, h harten, s schoppen.</translation>
    </message>
    <message>
        <source>How did the round end?</source>
        <translation>Hoe eindigde de ronde?</translation>
    </message>
    <message>
        <source>How much deadwood did each have, after laying off?</source>
        <translation>Hoeveel restpunten had ieder na het aanleggen?</translation>
    </message>
    <message>
        <source>A knock without deadwood is gin.</source>
        <translation>Kloppen zonder restpunten is gin.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Who knocked</source>
        <translation>Geklopt door</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Geklopt</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>Big gin</source>
        <translation>Big gin</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Einde</translation>
    </message>
    <message>
        <source>Written down: {round}</source>
        <translation>Genoteerd: {round}</translation>
    </message>
    <message>
        <source>Knocker</source>
        <translation>Wie klopte</translation>
    </message>
    <message>
        <source>Other side</source>
        <translation>De ander</translation>
    </message>
    <message>
        <source>Deadwood of {name}</source>
        <translation>Restpunten: {name}</translation>
    </message>
    <message>
        <source>Cards of {name}</source>
        <translation>Kaarten: {name}</translation>
    </message>
    <message>
        <source>Knocked</source>
        <translation>Geklopt door</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Bekend</translation>
    </message>
    <message>
        <source>The points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Deadwood</source>
        <translation>Restpunten</translation>
    </message>
    <message>
        <source>What the other side has left after laying off.</source>
        <translation>Wat de ander na het aanleggen overhoudt.</translation>
    </message>
    <message>
        <source>The upcard was a spade: counts double</source>
        <translation>De open kaart was schoppen: telt dubbel</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Noteren</translation>
    </message>
    <message>
        <source>7c 8c 9c …</source>
        <translation>7k 8k 9k …</translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>Dealer: you</source>
        <translation>Deler: jij</translation>
    </message>
    <message>
        <source>Dealer: {name}</source>
        <translation>Deler: {name}</translation>
    </message>
</context>
<context>
    <name>RuleLines</name>
    <message numerus="yes">
        <source>A discard without a knock with %n card(s) left in the stock ends the round: nobody scores.</source>
        <translation>
            <numerusform>Legt iemand af zonder te kloppen terwijl er nog %n kaart op de stapel ligt, dan is de ronde voorbij: niemand krijgt punten.</numerusform>
            <numerusform>Legt iemand af zonder te kloppen terwijl er nog %n kaarten op de stapel liggen, dan is de ronde voorbij: niemand krijgt punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Delen</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Beurt</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Kloppen</translation>
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
        <translation>Stapel op</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Volgende deler</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partij</translation>
    </message>
    <message>
        <source>The dealer gets ten cards, the other side eleven and begins by throwing one. No card is turned up.</source>
        <translation>De deler krijgt tien kaarten, de ander elf; die begint met afleggen. Er wordt geen kaart opengelegd.</translation>
    </message>
    <message>
        <source>Ten cards each. The next card is turned up and offered once to each side, first to the one that did not deal.</source>
        <translation>Ieder krijgt tien kaarten. De volgende kaart gaat open: eerst mag wie niet deelde die nemen of passen, daarna de deler.</translation>
    </message>
    <message>
        <source>Draw from the stock or take the top discard, then throw one card.</source>
        <translation>Pak van de stapel of neem de bovenste kaart van de aflegstapel, en leg dan één kaart af.</translation>
    </message>
    <message>
        <source>A card from the discard pile may be thrown back at once.</source>
        <translation>Een kaart van de aflegstapel mag je meteen weer afleggen.</translation>
    </message>
    <message>
        <source>A card from the discard pile may not go back in the same turn.</source>
        <translation>Een kaart van de aflegstapel mag je niet in dezelfde beurt weer afleggen.</translation>
    </message>
    <message>
        <source>An ace means gin only.</source>
        <translation>Een aas betekent: alleen gin.</translation>
    </message>
    <message>
        <source>With a spade the round counts double.</source>
        <translation>Bij schoppen telt de ronde dubbel.</translation>
    </message>
    <message>
        <source>The upcard says how much deadwood you may knock with; pictures count 10.</source>
        <translation>De open kaart bepaalt met hoeveel restpunten je mag kloppen; plaatjes tellen voor 10.</translation>
    </message>
    <message>
        <source>There is no knock: only gin ends a round.</source>
        <translation>Er wordt niet geklopt: alleen gin beëindigt een ronde.</translation>
    </message>
    <message>
        <source>With a deadwood of {limit} or less after the discard you may knock; you never have to.</source>
        <translation>Met {limit} restpunten of minder na het afleggen mag je kloppen, maar het hoeft niet.</translation>
    </message>
    <message>
        <source>The other side lays off what fits; whoever has less deadwood then scores the difference.</source>
        <translation>De ander legt aan wat past; wie dan minder restpunten heeft, krijgt het verschil.</translation>
    </message>
    <message>
        <source>There is none without a knock.</source>
        <translation>Zonder kloppen is er geen undercut.</translation>
    </message>
    <message>
        <source>If the defender has as much deadwood as the knocker or less, the defender scores the difference and {bonus}.</source>
        <translation>Heeft de ander niet meer restpunten dan wie klopte, dan krijgt de ander het verschil plus {bonus}.</translation>
    </message>
    <message>
        <source>If the defender has less deadwood than the knocker, the defender scores the difference and {bonus}.</source>
        <translation>Heeft de ander minder restpunten dan wie klopte, dan krijgt de ander het verschil plus {bonus}.</translation>
    </message>
    <message>
        <source>Equal deadwood: the knocker wins the round for no points.</source>
        <translation>Bij evenveel restpunten wint wie klopte de ronde, maar zonder punten.</translation>
    </message>
    <message>
        <source>No deadwood is gin: the whole deadwood of the other side and {bonus}.</source>
        <translation>Geen restpunten is gin: je krijgt alle restpunten van de ander plus {bonus}.</translation>
    </message>
    <message>
        <source>The other side may lay off on gin too.</source>
        <translation>Ook bij gin mag de ander aanleggen.</translation>
    </message>
    <message>
        <source>Nothing may be laid off on gin.</source>
        <translation>Bij gin mag de ander niets aanleggen.</translation>
    </message>
    <message>
        <source>Eleven cards in melds count as gin.</source>
        <translation>Ook met alle elf kaarten in combinaties heb je gin.</translation>
    </message>
    <message>
        <source>Eleven cards in melds are big gin: {bonus} instead.</source>
        <translation>Met alle elf kaarten in combinaties heb je big gin: {bonus} in plaats van de ginbonus.</translation>
    </message>
    <message>
        <source>A discard without a knock after the last card of the stock ends the round: nobody scores.</source>
        <translation>Legt iemand na de laatste kaart van de stapel af zonder te kloppen, dan is de ronde voorbij: niemand krijgt punten.</translation>
    </message>
    <message>
        <source>The other side may take that discard, but only to knock.</source>
        <translation>De ander mag die kaart nog nemen, maar alleen om te kloppen.</translation>
    </message>
    <message>
        <source>The loser of a round deals the next.</source>
        <translation>Wie een ronde verliest, deelt de volgende.</translation>
    </message>
    <message>
        <source>The winner of a round deals the next.</source>
        <translation>Wie een ronde wint, deelt de volgende.</translation>
    </message>
    <message>
        <source>Both sides deal in turn.</source>
        <translation>De spelers delen om de beurt.</translation>
    </message>
    <message>
        <source>After a round without points the same side deals again.</source>
        <translation>Na een ronde zonder punten deelt dezelfde speler opnieuw.</translation>
    </message>
    <message>
        <source>Three games side by side; each is closed by the first side with {target} points in it.</source>
        <translation>Drie partijen naast elkaar; een partij is afgesloten zodra een speler er {target} punten in heeft.</translation>
    </message>
    <message>
        <source>A side’s first win counts in game 1, the second in games 1 and 2, every later one in all three.</source>
        <translation>Je eerste gewonnen ronde telt in partij 1, de tweede in 1 en 2, elke volgende in alle drie.</translation>
    </message>
    <message>
        <source>When all are closed they are added up, each with its own bonuses; the side with more has won.</source>
        <translation>Zijn ze alle drie afgesloten, dan worden ze met hun bonussen opgeteld; wie het meest heeft, wint.</translation>
    </message>
    <message>
        <source>The first side with {target} points wins.</source>
        <translation>De eerste met {target} punten wint.</translation>
    </message>
    <message>
        <source>Every round won adds {bonus} at once.</source>
        <translation>Elke gewonnen ronde levert meteen {bonus} extra op.</translation>
    </message>
    <message>
        <source>At the end every round won adds {bonus}.</source>
        <translation>Aan het eind levert elke gewonnen ronde {bonus} extra op.</translation>
    </message>
    <message>
        <source>The winner gets {bonus} more.</source>
        <translation>De winnaar krijgt nog {bonus} extra.</translation>
    </message>
    <message>
        <source>That bonus is doubled if the loser has no points at all.</source>
        <translation>Die bonus telt dubbel als de verliezer geen enkel punt heeft.</translation>
    </message>
    <message>
        <source>Everything is doubled if the loser has no points at all.</source>
        <translation>Alles telt dubbel als de verliezer geen enkel punt heeft.</translation>
    </message>
</context>
<context>
    <name>RuleOptions</name>
    <message>
        <source>Opening</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Deler</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partij</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>First cards</source>
        <translation>Begin van de ronde</translation>
    </message>
    <message>
        <source>Knock limit</source>
        <translation>Klopgrens</translation>
    </message>
    <message>
        <source>Oklahoma</source>
        <translation>Oklahoma</translation>
    </message>
    <message>
        <source>Ace as the upcard</source>
        <translation>Aas als open kaart</translation>
    </message>
    <message>
        <source>Spades double</source>
        <translation>Schoppen dubbel</translation>
    </message>
    <message>
        <source>Gin bonus</source>
        <translation>Ginbonus</translation>
    </message>
    <message>
        <source>Undercut bonus</source>
        <translation>Undercutbonus</translation>
    </message>
    <message>
        <source>Equal deadwood</source>
        <translation>Evenveel restpunten</translation>
    </message>
    <message>
        <source>Big gin</source>
        <translation>Big gin</translation>
    </message>
    <message>
        <source>Laying off against gin</source>
        <translation>Aanleggen bij gin</translation>
    </message>
    <message>
        <source>Throwing back at once</source>
        <translation>Meteen weer afleggen</translation>
    </message>
    <message>
        <source>Cards that stay in the stock</source>
        <translation>Kaarten die op de stapel blijven</translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation>Laatst afgelegde kaart</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Eerste deler</translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation>Volgende deler</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Doel</translation>
    </message>
    <message>
        <source>Box bonus</source>
        <translation>Rondebonus</translation>
    </message>
    <message>
        <source>Boxes count</source>
        <translation>Rondebonus telt</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <translation>Partijbonus</translation>
    </message>
    <message>
        <source>Shutout</source>
        <translation>Zonder tegenpunten</translation>
    </message>
    <message>
        <source>Hollywood</source>
        <translation>Hollywood</translation>
    </message>
    <message>
        <source>Dealer among three</source>
        <translation>Deler bij drie spelers</translation>
    </message>
    <message>
        <source>Score of a pair</source>
        <translation>Punten van een koppel</translation>
    </message>
    <message>
        <source>An upcard is offered first, or the one who begins gets eleven cards.</source>
        <translation>Een open kaart om te nemen of te laten liggen, of elf kaarten voor wie begint.</translation>
    </message>
    <message>
        <source>The most deadwood you may knock with; at 0 only gin ends a round.</source>
        <translation>Met hoeveel restpunten je hooguit mag kloppen; bij 0 beëindigt alleen gin een ronde.</translation>
    </message>
    <message>
        <source>The upcard gives the knock limit of the round; pictures give 10.</source>
        <translation>De open kaart bepaalt de klopgrens van de ronde; plaatjes tellen voor 10.</translation>
    </message>
    <message>
        <source>An ace sets the limit to 1, or only gin ends the round.</source>
        <translation>Bij een aas is de klopgrens 1, of beëindigt alleen gin de ronde.</translation>
    </message>
    <message>
        <source>After a spade as the upcard, the whole round counts twice.</source>
        <translation>Is de open kaart schoppen, dan telt de hele ronde dubbel.</translation>
    </message>
    <message>
        <source>Points for gin, beside the other’s deadwood.</source>
        <translation>Punten voor gin, boven op de restpunten van de ander.</translation>
    </message>
    <message>
        <source>Points for an undercut, beside the difference.</source>
        <translation>Punten voor een undercut, boven op het verschil.</translation>
    </message>
    <message>
        <source>An undercut, or the knocker wins the round for no points.</source>
        <translation>Dat is een undercut, of wie klopte, wint de ronde zonder punten.</translation>
    </message>
    <message>
        <source>All eleven cards in melds: it counts as gin, or has its own bonus.</source>
        <translation>Alle elf kaarten in combinaties: dat telt als gin of geeft een eigen bonus.</translation>
    </message>
    <message>
        <source>At some tables the defender may lay off against gin as well.</source>
        <translation>Aan sommige tafels mag de ander ook bij gin aanleggen.</translation>
    </message>
    <message>
        <source>The card just taken from the discard pile may be thrown in the same turn.</source>
        <translation>Een kaart die je net van de aflegstapel nam, mag je in dezelfde beurt weer afleggen.</translation>
    </message>
    <message>
        <source>It ends the round, or the other side may still take it to knock.</source>
        <translation>Daarmee is de ronde voorbij, of de ander mag die kaart nog nemen om te kloppen.</translation>
    </message>
    <message>
        <source>Who deals the first round of a match.</source>
        <translation>Wie de eerste ronde van een partij deelt.</translation>
    </message>
    <message>
        <source>Who deals the next round; after one without points the dealer stays.</source>
        <translation>Wie de volgende ronde deelt; na een ronde zonder punten deelt dezelfde speler opnieuw.</translation>
    </message>
    <message>
        <source>Points for every round won.</source>
        <translation>Punten voor elke gewonnen ronde.</translation>
    </message>
    <message>
        <source>After the match, or at once: then they count toward the target.</source>
        <translation>Pas na de partij, of meteen: dan telt die mee voor het doel.</translation>
    </message>
    <message>
        <source>Points for winning the match; they do not count toward the target.</source>
        <translation>Punten voor wie de partij wint; ze tellen niet mee voor het doel.</translation>
    </message>
    <message>
        <source>Three games at once, each to the target and with its own bonuses.</source>
        <translation>Drie partijen tegelijk, elk tot het doel en met eigen bonussen.</translation>
    </message>
    <message>
        <source>Two, three of whom one sits out, or four in two pairs.</source>
        <translation>Twee, drie (telkens doet er één niet mee) of vier in twee koppels.</translation>
    </message>
    <message>
        <source>The dealer sits out: the loser of the round, or everyone in turn.</source>
        <translation>Wie deelt, doet niet mee: de verliezer van de ronde, of ieder om de beurt.</translation>
    </message>
    <message>
        <source>If one of each pair wins: the difference for the better, or both keep theirs.</source>
        <translation>Als van elk koppel één speler wint: het verschil voor het beste koppel, of elk houdt zijn eigen punten.</translation>
    </message>
    <message>
        <source>Used in Oklahoma.</source>
        <translation>Geldt alleen bij Oklahoma.</translation>
    </message>
    <message>
        <source>Used with a box bonus.</source>
        <translation>Geldt alleen bij een rondebonus.</translation>
    </message>
    <message>
        <source>Used with three players.</source>
        <translation>Geldt alleen bij drie spelers.</translation>
    </message>
    <message>
        <source>Used with two pairs.</source>
        <translation>Geldt alleen bij twee koppels.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nee</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Aan</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Upcard</source>
        <translation>Open kaart</translation>
    </message>
    <message>
        <source>Eleven cards</source>
        <translation>Elf kaarten</translation>
    </message>
    <message>
        <source>Limit 1</source>
        <translation>Grens 1</translation>
    </message>
    <message>
        <source>Only gin</source>
        <translation>Alleen gin</translation>
    </message>
    <message>
        <source>Undercut</source>
        <translation>Undercut</translation>
    </message>
    <message>
        <source>Knocker wins</source>
        <translation>Wie klopte, wint</translation>
    </message>
    <message>
        <source>As gin</source>
        <translation>Als gin</translation>
    </message>
    <message>
        <source>Ends it</source>
        <translation>Ronde voorbij</translation>
    </message>
    <message>
        <source>Only to knock</source>
        <translation>Alleen om te kloppen</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>De computer</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Willekeurig</translation>
    </message>
    <message>
        <source>The lower card drawn</source>
        <translation>Wie de laagste kaart trekt</translation>
    </message>
    <message>
        <source>The higher card drawn</source>
        <translation>Wie de hoogste kaart trekt</translation>
    </message>
    <message>
        <source>Loser</source>
        <translation>Verliezer</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Winnaar</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>Om de beurt</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Aan het eind</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Meteen</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niets</translation>
    </message>
    <message>
        <source>Game bonus twice</source>
        <translation>Partijbonus dubbel</translation>
    </message>
    <message>
        <source>Everything twice</source>
        <translation>Alles dubbel</translation>
    </message>
    <message>
        <source>4, in pairs</source>
        <translation>4, in koppels</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Verschil</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>It must be between {least} and {most}.</source>
        <translation>Kies een getal van {least} tot en met {most}.</translation>
    </message>
    <message>
        <source>Not with eleven cards: there is no upcard to give the limit.</source>
        <translation>Kan niet met elf kaarten: er is geen open kaart die de grens bepaalt.</translation>
    </message>
    <message>
        <source>Not with a knock limit of 0: the upcard would allow a knock after all.</source>
        <translation>Kan niet met klopgrens 0: door de open kaart zou je toch mogen kloppen.</translation>
    </message>
    <message>
        <source>Not with three players: Hollywood is scored for two sides.</source>
        <translation>Kan niet met drie spelers: Hollywood is er voor twee spelers of twee koppels.</translation>
    </message>
    <message>
        <source>Play with two</source>
        <translation>Met twee spelen</translation>
    </message>
    <message>
        <source>Open with an upcard</source>
        <translation>Met een open kaart beginnen</translation>
    </message>
    <message>
        <source>Knock limit {limit}</source>
        <translation>Klopgrens {limit}</translation>
    </message>
    <message>
        <source>Set to {value}</source>
        <translation>Op {value} zetten</translation>
    </message>
    <message>
        <source>25/25, to 50 or 100</source>
        <translation>25/25, tot 50 of 100</translation>
    </message>
    <message>
        <source>knock below 10, to 100</source>
        <translation>kloppen onder de 10, tot 100</translation>
    </message>
    <message>
        <source>25/25, deal in turn</source>
        <translation>25/25, om de beurt delen</translation>
    </message>
    <message>
        <source>25/20, low card deals</source>
        <translation>25/20, laagste kaart deelt</translation>
    </message>
    <message>
        <source>two pairs, to 125</source>
        <translation>twee koppels, tot 125</translation>
    </message>
    <message>
        <source>three, the loser deals</source>
        <translation>met zijn drieën, verliezer deelt</translation>
    </message>
    <message>
        <source>20/10, shutout 200</source>
        <translation>20/10, zonder tegenpunten 200</translation>
    </message>
    <message>
        <source>20/10, boxes 20</source>
        <translation>20/10, rondebonus 20</translation>
    </message>
    <message>
        <source>25/25, big gin 31</source>
        <translation>25/25, big gin 31</translation>
    </message>
    <message>
        <source>boxes count at once</source>
        <translation>rondebonus telt meteen</translation>
    </message>
    <message>
        <source>limit from the upcard</source>
        <translation>open kaart bepaalt de grens</translation>
    </message>
    <message>
        <source>three games at once</source>
        <translation>drie partijen tegelijk</translation>
    </message>
    <message>
        <source>no upcard</source>
        <translation>geen open kaart</translation>
    </message>
    <message>
        <source>no knocking</source>
        <translation>niet kloppen</translation>
    </message>
    <message>
        <source>to 250</source>
        <translation>tot 250</translation>
    </message>
    <message>
        <source>{gin}/{undercut}, to {target}</source>
        <translation>{gin}/{undercut}, tot {target}</translation>
    </message>
    <message>
        <source>With this many left, a discard without a knock ends the round without points.</source>
        <translation>Zijn er nog zoveel over en legt iemand af zonder te kloppen, dan eindigt de ronde zonder punten.</translation>
    </message>
    <message>
        <source>Whoever reaches this many points wins the match.</source>
        <translation>Wie dit aantal punten haalt, wint de partij.</translation>
    </message>
    <message>
        <source>What the winner gets if the loser never scored.</source>
        <translation>Wat de winnaar extra krijgt als de ander geen enkel punt heeft.</translation>
    </message>
</context>
<context>
    <name>RulePicker</name>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Change …</source>
        <translation>Wijzigen …</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Regels wijzigen</translation>
    </message>
    <message>
        <source>These rules cannot be played at this table.</source>
        <translation>Met deze regels kun je aan deze tafel niet spelen.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>The upcard sets the knock limit</source>
        <translation>De open kaart bepaalt de klopgrens</translation>
    </message>
    <message>
        <source>Only gin ends a round</source>
        <translation>Alleen gin beëindigt een ronde</translation>
    </message>
    <message>
        <source>Knock at {limit} or less</source>
        <translation>Kloppen met {limit} of minder</translation>
    </message>
    <message>
        <source>gin {points}</source>
        <translation>gin {points}</translation>
    </message>
    <message>
        <source>undercut {points}</source>
        <translation>undercut {points}</translation>
    </message>
    <message>
        <source>big gin {points}</source>
        <translation>big gin {points}</translation>
    </message>
    <message>
        <source>three games to {target}</source>
        <translation>drie partijen tot {target}</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules of this match</source>
        <translation>Regels van deze partij</translation>
    </message>
</context>
<context>
    <name>RulesFoot</name>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Opslaan als …</translation>
    </message>
    <message>
        <source>Undo all</source>
        <translation>Alles terugzetten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>Met deze regels spelen</translation>
    </message>
    <message>
        <source>Go to the option</source>
        <translation>Naar de optie</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules of the match</source>
        <translation>Regels van de partij</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Terugzetten</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Hernoemen …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) differ from the preset. The match then runs under “Custom”.</source>
        <translation>
            <numerusform>%n optie wijkt af van de variant. In de partij heten de regels dan ‘Eigen regels’.</numerusform>
            <numerusform>%n opties wijken af van de variant. In de partij heten de regels dan ‘Eigen regels’.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>‘{name}’ is verwijderd.</translation>
    </message>
    <message>
        <source>Impossible: {options}</source>
        <translation>Onmogelijk: {options}</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>Eigen varianten</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s)</source>
        <translation>
            <numerusform>%n optie</numerusform>
            <numerusform>%n opties</numerusform>
        </translation>
    </message>
    <message>
        <source>{preset}, changed</source>
        <translation>{preset}, gewijzigd</translation>
    </message>
</context>
<context>
    <name>ScoreBars</name>
    <message>
        <source>{name}: {points} of {target}</source>
        <translation>{name}: {points} van {target}</translation>
    </message>
</context>
<context>
    <name>ScoreDock</name>
    <message>
        <source>Score sheet</source>
        <translation>Scoreblad</translation>
    </message>
    <message>
        <source>Close the side panel</source>
        <translation>Zijpaneel sluiten</translation>
    </message>
    <message>
        <source>Copy, print or save the score sheet</source>
        <translation>Scoreblad kopiëren, afdrukken of opslaan</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Deze ronde</translation>
    </message>
    <message>
        <source>Moves of this round</source>
        <translation>Verloop van deze ronde</translation>
    </message>
    <message>
        <source>Match to</source>
        <translation>Partij tot</translation>
    </message>
</context>
<context>
    <name>ScoreKeeper</name>
    <message>
        <source>The match is over.</source>
        <translation>De partij is voorbij.</translation>
    </message>
    <message>
        <source>Big gin leaves no deadwood.</source>
        <translation>Bij big gin zijn er geen restpunten.</translation>
    </message>
    <message>
        <source>By these rules only gin ends a round.</source>
        <translation>Volgens deze regels beëindigt alleen gin een ronde.</translation>
    </message>
    <message>
        <source>Nobody may knock with {points}: these rules allow {limit} at the most.</source>
        <translation>Met {points} mag je niet kloppen: volgens deze regels mag het met hooguit {limit}.</translation>
    </message>
    <message>
        <source>Both hands have {cards}.</source>
        <translation>In beide handen: {cards}.</translation>
    </message>
    <message>
        <source>Eleven cards are shown only when all are in melds: leave out the card thrown.</source>
        <translation>Elf kaarten alleen als ze allemaal in combinaties zitten: laat de afgelegde kaart weg.</translation>
    </message>
    <message>
        <source>{card} is there twice.</source>
        <translation>{card} staat er twee keer.</translation>
    </message>
    <message>
        <source>A round without a winner: nobody scores</source>
        <translation>Ronde zonder winnaar: niemand krijgt punten</translation>
    </message>
    <message>
        <source>Undercut: {name} wins {points}</source>
        <translation>Undercut: {name} wint {points}</translation>
    </message>
    <message>
        <source>Gin: {name} wins {points}</source>
        <translation>Gin: {name} wint {points}</translation>
    </message>
    <message>
        <source>Big gin: {name} wins {points}</source>
        <translation>Big gin: {name} wint {points}</translation>
    </message>
    <message>
        <source>{name} wins {points}</source>
        <translation>{name} wint {points}</translation>
    </message>
    <message>
        <source>laid off {cards}</source>
        <translation>aangelegd {cards}</translation>
    </message>
    <message>
        <source>deadwood {cards}</source>
        <translation>los {cards}</translation>
    </message>
    <message>
        <source>Score keeper</source>
        <translation>Score bijhouden</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Target in points</source>
        <translation>Doel in punten</translation>
    </message>
    <message>
        <source>to </source>
        <comment>before the number of points of the target</comment>
        <translation>tot </translation>
    </message>
    <message>
        <source>Other dealer</source>
        <translation>Andere deler</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>New sheet</source>
        <translation>Nieuw blad</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Afdrukken …</translation>
    </message>
    <message>
        <source>Save as PDF …</source>
        <translation>Opslaan als PDF …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Scoreblad</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>{name} deelt</translation>
    </message>
    <message>
        <source>Whoever deals sits out this round.</source>
        <translation>Wie deelt, doet deze ronde niet mee.</translation>
    </message>
    <message>
        <source>That is more than a hand can hold.</source>
        <translation>Zoveel punten kunnen het niet zijn.</translation>
    </message>
    <message>
        <source>Whoever knocks shows ten cards; {count} are entered so far.</source>
        <translation>Wie klopt, laat tien kaarten zien; ingevuld: {count}.</translation>
    </message>
    <message>
        <source>The other hand has ten cards; {count} are entered so far.</source>
        <translation>De ander heeft tien kaarten; ingevuld: {count}.</translation>
    </message>
    <message>
        <source>“{word}” is not a card. Write the rank, then c, d, h or s: 7c 10d Qh As.</source>
        <translation>‘{word}’ is geen kaart. Typ de waarde en dan k (klaveren), r (ruiten), h (harten) of s (schoppen): 7k 10r Vh As.</translation>
    </message>
    <message>
        <source>The rules are fixed once a round is written down. Undo the rounds, or begin a new sheet.</source>
        <translation>De regels liggen vast zodra er een ronde is genoteerd. Maak de rondes ongedaan, of begin een nieuw blad.</translation>
    </message>
</context>
<context>
    <name>ScorePaper</name>
    <message>
        <source>{one} and {other}</source>
        <comment>two partners</comment>
        <translation>{one} en {other}</translation>
    </message>
    <message>
        <source>{rules} to {target}</source>
        <translation>{rules} tot {target}</translation>
    </message>
    <message>
        <source>Gin rummy score sheet</source>
        <translation>Scoreblad gin rummy</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partij {number}</translation>
    </message>
    <message>
        <source>everyone deals in turn</source>
        <translation>iedereen deelt om de beurt</translation>
    </message>
    <message>
        <source>the loser deals</source>
        <translation>de verliezer deelt</translation>
    </message>
    <message>
        <source>the points of both tables are set against each other</source>
        <translation>de punten van beide tafels worden tegen elkaar weggestreept</translation>
    </message>
    <message>
        <source>the points of both tables are added</source>
        <translation>de punten van beide tafels worden opgeteld</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Nobody wins the match, {scores}</source>
        <translation>Niemand wint de partij, {scores}</translation>
    </message>
    <message>
        <source>The match goes to {name}, {scores}</source>
        <translation>Winnaar van de partij: {name}, {scores}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Dealer, sits out</source>
        <translation>Deler, speelt niet mee</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Deler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
</context>
<context>
    <name>ScoreSheetModel</name>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>bezig</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>{one} against {other}</source>
        <translation>{one} tegen {other}</translation>
    </message>
    <message>
        <source>{one}, {two} and {three}</source>
        <translation>{one}, {two} en {three}</translation>
    </message>
    <message>
        <source>{players}: you watch</source>
        <translation>{players}: jij kijkt toe</translation>
    </message>
    <message>
        <source>with {partner}</source>
        <translation>met {partner}</translation>
    </message>
    <message>
        <source>you sit out, you dealt</source>
        <translation>deelt, doet niet mee</translation>
    </message>
    <message>
        <source>sits out, dealt</source>
        <translation>deelt, doet niet mee</translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message>
        <source>Who plays</source>
        <translation>Wie speelt</translation>
    </message>
    <message>
        <source>First pair</source>
        <translation>Eerste koppel</translation>
    </message>
    <message>
        <source>Second pair</source>
        <translation>Tweede koppel</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Plaats {number}</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Een mens</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Computer: {level}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Name of the person at seat {number}</source>
        <translation>Naam op plaats {number}</translation>
    </message>
    <message>
        <source>The computer plays against itself, and you watch with all hands open.</source>
        <translation>De computer speelt tegen zichzelf en jij kijkt toe met alle handen open.</translation>
    </message>
    <message>
        <source>All others are played by the computer.</source>
        <translation>De computer speelt alle anderen.</translation>
    </message>
    <message>
        <source>You take turns at this screen: the table is covered until the next one is ready.</source>
        <translation>Jullie spelen om de beurt op dit scherm: de tafel blijft afgedekt tot de volgende zover is.</translation>
    </message>
</context>
<context>
    <name>SecondTable</name>
    <message>
        <source>Second table</source>
        <translation>Tweede tafel</translation>
    </message>
    <message>
        <source>Stock: {count}</source>
        <translation>Stapel: {count}</translation>
    </message>
    <message>
        <source>{name} took {cards}</source>
        <translation>{name} nam {cards}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings cannot be saved in {path}.</source>
        <translation>De instellingen kunnen niet in {path} worden bewaard.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>Tafel en kaarten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animatie</translation>
    </message>
    <message>
        <source>Language and window</source>
        <translation>Taal en venster</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagina’s</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Hoektekens</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letters</translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation>Helderheid</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Achterkant</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Sorteren</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>Layoffs</source>
        <translation>Aanleggen</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Bedenktijd</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Vensters</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Groen</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blauw</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Waaiers</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Latwerk</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Tuin</translation>
    </message>
    <message>
        <source>Deadwood meter</source>
        <translation>Restpuntenmeter</translation>
    </message>
    <message>
        <source>Deadwood numbers on the cards</source>
        <translation>Restpunten op de kaarten</translation>
    </message>
    <message>
        <source>Cards the opponent took stay in view</source>
        <translation>Kaarten die de tegenstander nam</translation>
    </message>
    <message>
        <source>Hint button</source>
        <translation>Hintknop</translation>
    </message>
    <message>
        <source>By hand, from the next match on</source>
        <translation>Zelf, vanaf de volgende partij</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Rood en zwart</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vier kleuren</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groot</translation>
    </message>
    <message>
        <source>As the table</source>
        <translation>Zoals de tafel</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dag</translation>
    </message>
    <message>
        <source>Dimmed</source>
        <translation>Gedimd</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Combinaties</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Kleur</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Zelf</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>The most that the expert takes for a move; the other levels answer at once.</source>
        <translation>Langer denkt de expert niet na over een zet; de andere niveaus antwoorden meteen.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Zoals het systeem</translation>
    </message>
    <message>
        <source>As the language ({letters})</source>
        <translation>Zoals de taal ({letters})</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Bij het starten</translation>
    </message>
    <message>
        <source>Go on with the match on the table</source>
        <translation>Verdergaan met de partij op tafel</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Geluid</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Geluiden</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Table rules: only what a real table shows</source>
        <translation>Zoals aan een echte tafel: geen hulp</translation>
    </message>
    <message>
        <source>The discard pile can be looked through</source>
        <translation>De aflegstapel mag worden bekeken</translation>
    </message>
    <message>
        <source>Cards, knocks and the end of a round</source>
        <translation>Kaarten, kloppen en het einde van een ronde</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contrast</translation>
    </message>
</context>
<context>
    <name>SheetExport</name>
    <message>
        <source>This system cannot print. The sheet can be saved as a PDF file instead.</source>
        <translation>Dit systeem kan niet afdrukken. Je kunt het blad wel als PDF-bestand opslaan.</translation>
    </message>
    <message>
        <source>There is no printer. The sheet can be saved as a PDF file instead.</source>
        <translation>Er is geen printer. Je kunt het blad wel als PDF-bestand opslaan.</translation>
    </message>
    <message>
        <source>Print the score sheet</source>
        <translation>Scoreblad afdrukken</translation>
    </message>
    <message>
        <source>The score sheet could not be printed.</source>
        <translation>Het scoreblad kon niet worden afgedrukt.</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Scoreblad opslaan</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-bestanden (*.pdf)</translation>
    </message>
    <message>
        <source>The score sheet could not be saved in {path}.</source>
        <translation>Het scoreblad kon niet worden opgeslagen als {path}.</translation>
    </message>
</context>
<context>
    <name>SheetPane</name>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Afdrukken …</translation>
    </message>
    <message>
        <source>Save as PDF …</source>
        <translation>Opslaan als PDF …</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Scoreblad</translation>
    </message>
</context>
<context>
    <name>ShowingWords</name>
    <message>
        <source>How to show your melds</source>
        <translation>Welke combinaties leg je open?</translation>
    </message>
    <message>
        <source>Gin: how to show your melds</source>
        <translation>Gin: welke combinaties leg je open?</translation>
    </message>
    <message>
        <source>Knock with {points}: how to show your melds</source>
        <translation>Kloppen met {points}: welke combinaties leg je open?</translation>
    </message>
    <message>
        <source>They differ in deadwood, and in what {name} can lay off.</source>
        <translation>Het verschil zit in de restpunten en in wat {name} kan aanleggen.</translation>
    </message>
    <message>
        <source>Both leave {points}. They differ in what {name} can lay off.</source>
        <translation>Je houdt hoe dan ook {points} over. Het verschil zit in wat {name} kan aanleggen.</translation>
    </message>
    <message>
        <source>All leave {points}. They differ in what {name} can lay off.</source>
        <translation>Je houdt hoe dan ook {points} over. Het verschil zit in wat {name} kan aanleggen.</translation>
    </message>
    <message>
        <source>They differ in deadwood, and in what the computer can lay off.</source>
        <translation>Het verschil zit in de restpunten en in wat de computer kan aanleggen.</translation>
    </message>
    <message>
        <source>Both leave {points}. They differ in what the computer can lay off.</source>
        <translation>Je houdt hoe dan ook {points} over. Het verschil zit in wat de computer kan aanleggen.</translation>
    </message>
    <message>
        <source>All leave {points}. They differ in what the computer can lay off.</source>
        <translation>Je houdt hoe dan ook {points} over. Het verschil zit in wat de computer kan aanleggen.</translation>
    </message>
    <message>
        <source>Loose cards</source>
        <translation>Losse kaarten</translation>
    </message>
    <message>
        <source>No card fits</source>
        <translation>Er past geen kaart</translation>
    </message>
    <message>
        <source>then {cards}</source>
        <translation>en daarna {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) fit</source>
        <translation>
            <numerusform>%n kaart past:</numerusform>
            <numerusform>%n kaarten passen:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SlotTarget</name>
    <message>
        <source>Lay off</source>
        <translation>Aanleggen</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>The computer took the {card} and threw the {thrown}</source>
        <translation>De computer nam de {card} en legde de {thrown} af</translation>
    </message>
    <message>
        <source>The computer drew from the stock and threw the {thrown}</source>
        <translation>De computer pakte van de stapel en legde de {thrown} af</translation>
    </message>
    <message>
        <source>{name} took the {card} and threw the {thrown}</source>
        <translation>{name} nam de {card} en legde de {thrown} af</translation>
    </message>
    <message>
        <source>{name} drew from the stock and threw the {thrown}</source>
        <translation>{name} pakte van de stapel en legde de {thrown} af</translation>
    </message>
    <message>
        <source>Round {number} has been dealt</source>
        <translation>Ronde {number} is gedeeld</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <comment>place of a card in the hand</comment>
        <translation>{number} van {count}</translation>
    </message>
    <message>
        <source>in a run</source>
        <translation>in een reeks</translation>
    </message>
    <message>
        <source>in a set</source>
        <comment>three of a kind</comment>
        <translation>in een set</translation>
    </message>
    <message>
        <source>in a set</source>
        <comment>four of a kind</comment>
        <translation>in een set</translation>
    </message>
    <message>
        <source>can be laid off</source>
        <translation>kan worden aangelegd</translation>
    </message>
    <message>
        <source>locked: just taken</source>
        <translation>vergrendeld: net genomen</translation>
    </message>
    <message>
        <source>deadwood {points} if thrown</source>
        <translation>afgelegd: restpunten {points}</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>gekozen</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nieuw</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>aanbevolen</translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <translation>Je hand: {cards}</translation>
    </message>
    <message>
        <source>The computer’s hand: {cards}</source>
        <translation>Hand van de computer: {cards}</translation>
    </message>
    <message>
        <source>{name}’s hand: {cards}</source>
        <translation>Hand van {name}: {cards}</translation>
    </message>
    <message>
        <source>Stock: {cards}</source>
        <translation>Stapel: {cards}</translation>
    </message>
    <message>
        <source>Press to draw (D)</source>
        <translation>Druk om te pakken (D)</translation>
    </message>
    <message>
        <source>Discard pile: empty</source>
        <translation>Aflegstapel: leeg</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>een gesloten kaart</translation>
    </message>
    <message>
        <source>Discard pile: {card}, {cards}</source>
        <translation>Aflegstapel: {card}, {cards}</translation>
    </message>
    <message>
        <source>Press to throw the {card}</source>
        <translation>Druk om de {card} af te leggen</translation>
    </message>
    <message>
        <source>Press to take it (T)</source>
        <translation>Druk om deze te nemen (T)</translation>
    </message>
    <message>
        <source>Lay off the {card} on: {meld}</source>
        <translation>De {card} aanleggen bij: {meld}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>taken from the discard pile</source>
        <translation>genomen van de aflegstapel</translation>
    </message>
    <message>
        <source>laid off: {cards}</source>
        <translation>aangelegd: {cards}</translation>
    </message>
    <message>
        <source>Cards and buttons</source>
        <translation>Kaarten en knoppen</translation>
    </message>
</context>
<context>
    <name>SpokenNumbers</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
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
        <translation>tegen de computer, offline</translation>
    </message>
    <message>
        <source>Match under way</source>
        <translation>Lopende partij</translation>
    </message>
    <message>
        <source>Resume match</source>
        <translation>Verderspelen</translation>
    </message>
    <message>
        <source>{score} in all, round {number}</source>
        <translation>{score} in totaal, ronde {number}</translation>
    </message>
    <message>
        <source>{rules}, three games to {target}</source>
        <translation>{rules}, drie partijen tot {target}</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Doel</translation>
    </message>
    <message>
        <source>Other …</source>
        <translation>Anders …</translation>
    </message>
    <message>
        <source>Target in points</source>
        <translation>Doel in punten</translation>
    </message>
    <message>
        <source>Deal a new match</source>
        <translation>Nieuwe partij beginnen</translation>
    </message>
    <message>
        <source>The match under way is kept, and you can go on with it later.</source>
        <translation>De lopende partij blijft bewaard; je kunt er later mee verdergaan.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Target of each game</source>
        <translation>Doel van elke partij</translation>
    </message>
    <message>
        <source>{score}, round {number}</source>
        <translation>{score}, ronde {number}</translation>
    </message>
    <message>
        <source>{rules} to {target}</source>
        <translation>{rules} tot {target}</translation>
    </message>
    <message>
        <source>Short {points}</source>
        <translation>Kort {points}</translation>
    </message>
    <message>
        <source>Long {points}</source>
        <translation>Lang {points}</translation>
    </message>
    <message>
        <source>Standard {points}</source>
        <translation>Standaard {points}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Who plays …</source>
        <translation>Wie speelt …</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>The statistics start again.</source>
        <translation>De statistiek begint opnieuw.</translation>
    </message>
    <message>
        <source>The statistics start again. The copy is {path}.</source>
        <translation>De statistiek begint opnieuw. Er staat een kopie in {path}.</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Drie spelers</translation>
    </message>
    <message>
        <source>In pairs</source>
        <translation>Twee tegen twee</translation>
    </message>
    <message>
        <source>Persons</source>
        <translation>Mensen</translation>
    </message>
    <message>
        <source>Player at seat {number}</source>
        <translation>Speler op plaats {number}</translation>
    </message>
    <message>
        <source>Matches of several people at this screen count for each of them, under their name.</source>
        <translation>Partijen met meer mensen aan dit scherm tellen voor ieder van hen, onder de eigen naam.</translation>
    </message>
    <message>
        <source>“You” is {name} here: rounds of matches of several people at this screen.</source>
        <translation>‘Je’ is hier {name}: rondes uit partijen met meer mensen aan dit scherm.</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} van {whole}</translation>
    </message>
    <message>
        <source>Too few rounds to say more: in a handful of rounds the cards are never even.</source>
        <translation>Te weinig rondes om meer te zeggen: over een handvol rondes zijn de kaarten nooit gelijk verdeeld.</translation>
    </message>
    <message>
        <source>The cards were even.</source>
        <translation>De kaarten van beide kanten waren even goed.</translation>
    </message>
    <message>
        <source>Your cards were better by {points} points of deadwood a round.</source>
        <translation>Jouw kaarten waren per ronde {points} restpunten beter.</translation>
    </message>
    <message>
        <source>Your cards were worse by {points} points of deadwood a round.</source>
        <translation>Jouw kaarten waren per ronde {points} restpunten slechter.</translation>
    </message>
    <message>
        <source>That is within what chance gives in so many rounds.</source>
        <translation>Zo’n verschil kan in zoveel rondes toeval zijn.</translation>
    </message>
    <message>
        <source>That is more than chance gives in 19 of 20 cases.</source>
        <translation>Zo’n groot verschil geeft het toeval hooguit in 1 van de 20 gevallen.</translation>
    </message>
    <message>
        <source>{share} ({part}; range {low} to {high} %)</source>
        <translation>{share} ({part}; marge {low} tot {high}%)</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiek</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Laatste 30 dagen</translation>
    </message>
    <message>
        <source>Last 100 rounds</source>
        <translation>Laatste 100 rondes</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periode</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>With training</source>
        <translation>Met oefenpartijen</translation>
    </message>
    <message>
        <source>Count the matches in which moves can be taken back, too</source>
        <translation>Tel ook de partijen mee waarin je zetten kunt terugnemen</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exporteren …</translation>
    </message>
    <message>
        <source>These figures (CSV) …</source>
        <translation>Deze cijfers (CSV) …</translation>
    </message>
    <message>
        <source>Every round (CSV) …</source>
        <translation>Elke ronde (CSV) …</translation>
    </message>
    <message>
        <source>Start again …</source>
        <translation>Opnieuw beginnen …</translation>
    </message>
    <message>
        <source>Count from now on; no match is deleted</source>
        <translation>Telt vanaf nu; er wordt geen partij verwijderd</translation>
    </message>
    <message>
        <source>Count everything</source>
        <translation>Weer alles tellen</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <translation>Wiens cijfers</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle regels</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Tegen iedereen</translation>
    </message>
    <message>
        <source>Counted since {day}</source>
        <translation>Geteld sinds {day}</translation>
    </message>
    <message>
        <source>No rounds yet</source>
        <translation>Nog geen rondes</translation>
    </message>
    <message>
        <source>Play a round, and your figures begin here. After ten or so the ranges start to mean something.</source>
        <translation>Speel een ronde, dan zie je hier je cijfers. Na een stuk of tien beginnen de marges iets te zeggen.</translation>
    </message>
    <message>
        <source>No rounds like these</source>
        <translation>Geen rondes van dit soort</translation>
    </message>
    <message>
        <source>Choose another period, other rules or another opponent.</source>
        <translation>Kies een andere periode, andere regels of een andere tegenstander.</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation>Cijfers opslaan</translation>
    </message>
    <message>
        <source>gin rummy statistics</source>
        <translation>gin-rummystatistiek</translation>
    </message>
    <message>
        <source>Save every round</source>
        <translation>Elke ronde opslaan</translation>
    </message>
    <message>
        <source>gin rummy rounds</source>
        <translation>gin-rummyrondes</translation>
    </message>
    <message>
        <source>Let the statistics start again from now on?</source>
        <translation>Moet de statistiek vanaf nu opnieuw beginnen?</translation>
    </message>
    <message>
        <source>No match is deleted, and everything is copied to a file beside the profile before. You can count everything again later.</source>
        <translation>Er wordt geen partij verwijderd, en vooraf gaat een kopie van alles naar een bestand bij het profiel. Later kun je weer alles tellen.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Opnieuw beginnen</translation>
    </message>
</context>
<context>
    <name>Sums</name>
    <message>
        <source>difference</source>
        <translation>verschil</translation>
    </message>
    <message>
        <source>points for you</source>
        <translation>punten voor jou</translation>
    </message>
    <message>
        <source>points for the computer</source>
        <translation>punten voor de computer</translation>
    </message>
    <message>
        <source>gin</source>
        <translation>gin</translation>
    </message>
    <message>
        <source>big gin</source>
        <translation>big gin</translation>
    </message>
    <message>
        <source>undercut</source>
        <translation>undercut</translation>
    </message>
    <message>
        <source>spade upcard</source>
        <translation>open schoppenkaart</translation>
    </message>
    <message>
        <source>points for {name}</source>
        <translation>punten voor {name}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>jij</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>computer</translation>
    </message>
    <message>
        <source>your deadwood</source>
        <translation>jouw restpunten</translation>
    </message>
    <message>
        <source>computer’s deadwood</source>
        <translation>restpunten computer</translation>
    </message>
    <message>
        <source>deadwood of {name}</source>
        <translation>restpunten van {name}</translation>
    </message>
    <message>
        <source>{left} − {right} = 0: nobody scores</source>
        <translation>{left} − {right} = 0: niemand krijgt punten</translation>
    </message>
    <message>
        <source>Nobody scores in this round</source>
        <translation>In deze ronde krijgt niemand punten</translation>
    </message>
    <message>
        <source>{points} for {name}</source>
        <translation>{points} voor {name}</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Draw from the stock</source>
        <translation>Van de stapel pakken</translation>
    </message>
    <message>
        <source>This card fits none of the melds.</source>
        <translation>Deze kaart past bij geen enkele combinatie.</translation>
    </message>
    <message>
        <source>Lay off</source>
        <translation>Aanleggen</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Afleggen</translation>
    </message>
    <message>
        <source>Go gin with this card</source>
        <translation>Met deze kaart gin maken</translation>
    </message>
    <message>
        <source>Knock with this card</source>
        <translation>Met deze kaart kloppen</translation>
    </message>
    <message>
        <source>It is the first card already.</source>
        <translation>Het is al de eerste kaart.</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Naar links</translation>
    </message>
    <message>
        <source>It is the last card already.</source>
        <translation>Het is al de laatste kaart.</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Naar rechts</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Hand sorteren</translation>
    </message>
    <message>
        <source>deadwood, {points}</source>
        <translation>losse kaart, {points}</translation>
    </message>
    <message>
        <source>in a run</source>
        <translation>in een reeks</translation>
    </message>
    <message>
        <source>in a set</source>
        <translation>in een set</translation>
    </message>
    <message>
        <source>Take the {card}</source>
        <translation>{card} nemen</translation>
    </message>
    <message>
        <source>Take the top discard</source>
        <translation>Van de aflegstapel nemen</translation>
    </message>
    <message>
        <source>Throw the {card} here</source>
        <translation>{card} hier afleggen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Skip the rest of the round</source>
        <translation>Rest van de ronde overslaan</translation>
    </message>
    <message>
        <source>Open or close the hands</source>
        <translation>Handen open of dicht</translation>
    </message>
    <message>
        <source>Look through the discard pile</source>
        <translation>Aflegstapel bekijken</translation>
    </message>
    <message>
        <source>Sort by melds</source>
        <translation>Op combinaties sorteren</translation>
    </message>
    <message>
        <source>Sort by rank</source>
        <translation>Op waarde sorteren</translation>
    </message>
    <message>
        <source>Sort by suit</source>
        <translation>Op kleur sorteren</translation>
    </message>
    <message>
        <source>An order of your own</source>
        <translation>Eigen volgorde</translation>
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
        <translation>De partij is bewaard tot en met de vorige zet.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>{card}: taken from the discard pile</source>
        <translation>{card}: genomen van de aflegstapel</translation>
    </message>
    <message>
        <source>{card}: thrown, it leaves a deadwood of {points}</source>
        <translation>{card} afleggen: restpunten {points}</translation>
    </message>
    <message>
        <source>A click draws the top card of the stock (D)</source>
        <translation>Klik om de bovenste kaart van de stapel te pakken (D)</translation>
    </message>
    <message>
        <source>A click throws the selected card: {card}</source>
        <translation>Klik om de gekozen kaart af te leggen: {card}</translation>
    </message>
    <message>
        <source>A click takes this card: {card} (T)</source>
        <translation>Klik om deze kaart te nemen: {card} (T)</translation>
    </message>
</context>
<context>
    <name>TookItem</name>
    <message>
        <source>passed</source>
        <comment>the opponent declined the upcard</comment>
        <translation>gepast</translation>
    </message>
    <message>
        <source>took</source>
        <comment>beside the cards that the opponent took from the discard pile</comment>
        <translation>genomen</translation>
    </message>
</context>
<context>
    <name>Transfer</name>
    <message>
        <source>{file} was written by a newer version of this program (format {version}).</source>
        <translation>{file} komt van een nieuwere versie van dit programma (indeling {version}).</translation>
    </message>
    <message>
        <source>{file}, line {line}, column {column}: {expected} was expected. Nothing of it was imported.</source>
        <translation>{file}, regel {line}, kolom {column}: verwacht werd {expected}. Er is niets uit geïmporteerd.</translation>
    </message>
    <message>
        <source>{file} cannot be read as a file of match records.</source>
        <translation>{file} kan niet als tekst met partijen worden gelezen.</translation>
    </message>
</context>
<context>
    <name>TransferWords</name>
    <message numerus="yes">
        <source>%n match(es) imported</source>
        <translation>
            <numerusform>%n partij geïmporteerd</numerusform>
            <numerusform>%n partijen geïmporteerd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already here</source>
        <translation>
            <numerusform>%n was er al</numerusform>
            <numerusform>%n waren er al</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them can be resumed</source>
        <translation>
            <numerusform>%n daarvan kun je verderspelen</numerusform>
            <numerusform>%n daarvan kun je verderspelen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can no longer be read</source>
        <translation>
            <numerusform>%n is niet meer te lezen</numerusform>
            <numerusform>%n zijn niet meer te lezen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>Pause (Space)</source>
        <translation>Pauzeren (spatiebalk)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Afspelen (spatiebalk)</translation>
    </message>
    <message>
        <source>Start of the round (Home)</source>
        <translation>Begin van de ronde (Home)</translation>
    </message>
    <message>
        <source>One step back (←)</source>
        <translation>Eén stap terug (←)</translation>
    </message>
    <message>
        <source>One step forward (→)</source>
        <translation>Eén stap vooruit (→)</translation>
    </message>
    <message>
        <source>End of the round (End)</source>
        <translation>Eind van de ronde (End)</translation>
    </message>
    <message>
        <source>Step of the round</source>
        <translation>Stap van de ronde</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Snelheid</translation>
    </message>
    <message>
        <source>Speed (+ and −)</source>
        <translation>Snelheid (+ en −)</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>Another window already uses the profile {path}. Close it, or choose another profile.</source>
        <translation>Een ander venster gebruikt het profiel {path} al. Sluit het, of kies een ander profiel.</translation>
    </message>
    <message>
        <source>{path} comes from a newer version of this program. It was left as it is.</source>
        <translation>{path} komt uit een nieuwere versie van dit programma. Er is niets aan veranderd.</translation>
    </message>
    <message>
        <source>Matches cannot be kept in {path} ({reason}).</source>
        <translation>In {path} kunnen geen partijen worden bewaard ({reason}).</translation>
    </message>
    <message>
        <source>The move could not be saved in {path} ({reason}). Please try again.</source>
        <translation>De zet kon niet worden bewaard in {path} ({reason}). Probeer het nog eens.</translation>
    </message>
    <message>
        <source>This match can no longer be read from {path}.</source>
        <translation>Deze partij is niet meer te lezen uit {path}.</translation>
    </message>
    <message>
        <source>This match is no longer under way in {path}.</source>
        <translation>Deze partij loopt niet meer in {path}.</translation>
    </message>
    <message>
        <source>The stored matches were damaged. The old file is kept as {path}, and a new one was begun. Import the old file in the history to get back the matches that can still be read.</source>
        <translation>De bewaarde partijen waren beschadigd. Het oude bestand blijft bewaard als {path}; er is een nieuw bestand gemaakt. Importeer het oude bestand in de geschiedenis: wat nog te lezen is, komt terug.</translation>
    </message>
    <message>
        <source>This match counts in the statistics: no move in it can be taken back.</source>
        <translation>Deze partij telt mee in de statistieken: je kunt er geen zet in terugnemen.</translation>
    </message>
</context>
<context>
    <name>TurnBar</name>
    <message>
        <source>Declines the card (P)</source>
        <translation>Kaart laten liggen (P)</translation>
    </message>
    <message>
        <source>Sort the hand another way (S)</source>
        <translation>Hand anders sorteren (S)</translation>
    </message>
    <message>
        <source>Hint (H)</source>
        <translation>Hint (H)</translation>
    </message>
    <message>
        <source>Ends the round (K)</source>
        <translation>Beëindigt de ronde (K)</translation>
    </message>
</context>
<context>
    <name>UnderWayWindow</name>
    <message>
        <source>Matches under way</source>
        <translation>Lopende partijen</translation>
    </message>
    <message>
        <source>No match is under way.</source>
        <translation>Er loopt geen partij.</translation>
    </message>
    <message>
        <source>Resume match</source>
        <translation>Verderspelen</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Opgeven</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) given up</source>
        <translation>
            <numerusform>%n partij opgegeven</numerusform>
            <numerusform>%n partijen opgegeven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) deleted</source>
        <translation>
            <numerusform>%n partij verwijderd</numerusform>
            <numerusform>%n partijen verwijderd</numerusform>
        </translation>
    </message>
    <message>
        <source>The match stays in the history; its rounds count, but the match does not</source>
        <translation>De partij blijft in de geschiedenis; de rondes tellen, de partij zelf niet</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>UnkeptStrip</name>
    <message>
        <source>Nothing is kept, because {path} cannot be written: matches, settings and statistics are gone when you quit.</source>
        <translation>Er wordt niets bewaard, want in {path} kan niet worden geschreven: partijen, instellingen en statistiek zijn weg als je afsluit.</translation>
    </message>
    <message>
        <source>You can play all the same. Nothing of it is kept then: matches, settings and statistics are gone when you quit.</source>
        <translation>Je kunt toch spelen. Er wordt dan niets bewaard: partijen, instellingen en statistiek zijn weg als je afsluit.</translation>
    </message>
    <message>
        <source>Play without keeping</source>
        <translation>Spelen zonder bewaren</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Afsluiten</translation>
    </message>
</context>
<context>
    <name>UpcardItem</name>
    <message>
        <source>Gin only</source>
        <comment>under the upcard that gives the limit</comment>
        <translation>Alleen gin</translation>
    </message>
    <message>
        <source>Knock at *{limit}*</source>
        <comment>under the upcard that gives the limit</comment>
        <translation>Klopgrens *{limit}*</translation>
    </message>
    <message>
        <source>points ×{factor}</source>
        <translation>punten ×{factor}</translation>
    </message>
    <message>
        <source>Upcard {card}: {caption}</source>
        <translation>Open kaart {card}: {caption}</translation>
    </message>
</context>
<context>
    <name>VolumeControl</name>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Proberen</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Close hands</source>
        <translation>Handen dicht</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Handen open</translation>
    </message>
    <message>
        <source>Turns both hands face down (O)</source>
        <translation>Legt beide handen dicht (O)</translation>
    </message>
    <message>
        <source>Shows both hands (O)</source>
        <translation>Toont beide handen (O)</translation>
    </message>
    <message>
        <source>Skip round</source>
        <translation>Ronde overslaan</translation>
    </message>
    <message>
        <source>Plays the rest of the round at once (N)</source>
        <translation>Speelt de rest van de ronde in één keer (N)</translation>
    </message>
</context>
<context>
    <name>WayOption</name>
    <message>
        <source>safer</source>
        <comment>leaves the other side less to lay off</comment>
        <translation>veiliger</translation>
    </message>
    <message>
        <source>Key {number}</source>
        <translation>Toets {number}</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>There is no match on the table.</source>
        <translation>Er wordt geen partij gespeeld.</translation>
    </message>
    <message>
        <source>You are on the start page.</source>
        <translation>Je bent op de startpagina.</translation>
    </message>
    <message>
        <source>First close what lies over the table.</source>
        <translation>Sluit eerst wat er over de tafel ligt.</translation>
    </message>
    <message>
        <source>Only a round that you watch can be skipped.</source>
        <translation>Alleen een ronde waar je naar kijkt, kun je overslaan.</translation>
    </message>
    <message>
        <source>Moves can be taken back in training matches only.</source>
        <translation>Alleen in oefenpartijen kun je zetten terugnemen.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>Deze ronde is nog niet afgelopen.</translation>
    </message>
    <message>
        <source>You have not made a move yet.</source>
        <translation>Je hebt nog geen zet gedaan.</translation>
    </message>
    <message>
        <source>No move has been taken back.</source>
        <translation>Er is geen zet teruggenomen.</translation>
    </message>
    <message>
        <source>No round is written down yet.</source>
        <translation>Er is nog geen ronde genoteerd.</translation>
    </message>
    <message>
        <source>No round has been taken back.</source>
        <translation>Er is geen ronde teruggenomen.</translation>
    </message>
    <message>
        <source>You have not laid off a card yet.</source>
        <translation>Je hebt nog geen kaart aangelegd.</translation>
    </message>
    <message>
        <source>Nothing has been changed.</source>
        <translation>Er is niets gewijzigd.</translation>
    </message>
    <message>
        <source>Select a player first.</source>
        <translation>Kies eerst een speler.</translation>
    </message>
    <message>
        <source>This player is playing in this window.</source>
        <translation>Deze speler speelt al in dit venster.</translation>
    </message>
    <message>
        <source>This player is open in another window.</source>
        <translation>Deze speler heeft al een ander venster open.</translation>
    </message>
    <message>
        <source>The first player can be renamed, not deleted.</source>
        <translation>De eerste speler kun je hernoemen, niet verwijderen.</translation>
    </message>
    <message>
        <source>There is no page to go back to.</source>
        <translation>Er is geen vorige pagina.</translation>
    </message>
    <message>
        <source>There is no page to go forward to.</source>
        <translation>Er is geen volgende pagina.</translation>
    </message>
    <message>
        <source>The text cannot be any smaller.</source>
        <translation>Kleiner kan de tekst niet.</translation>
    </message>
    <message>
        <source>The text cannot be any larger.</source>
        <translation>Groter kan de tekst niet.</translation>
    </message>
    <message>
        <source>Select a match first.</source>
        <translation>Kies eerst een partij.</translation>
    </message>
    <message>
        <source>Select a single match.</source>
        <translation>Kies één partij.</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>De prullenbak is leeg.</translation>
    </message>
    <message>
        <source>No rounds have been counted yet.</source>
        <translation>Er zijn nog geen rondes geteld.</translation>
    </message>
    <message>
        <source>This is the start already.</source>
        <translation>Dit is al het begin.</translation>
    </message>
    <message>
        <source>This is the end already.</source>
        <translation>Dit is al het einde.</translation>
    </message>
    <message>
        <source>It cannot be any less.</source>
        <translation>Minder kan niet.</translation>
    </message>
    <message>
        <source>It cannot be any more.</source>
        <translation>Meer kan niet.</translation>
    </message>
    <message>
        <source>The computer is making its move.</source>
        <translation>De computer is aan zet.</translation>
    </message>
    <message>
        <source>Table rules are on: a real table has no such help.</source>
        <translation>Je speelt zoals aan een echte tafel: zonder hulp.</translation>
    </message>
    <message>
        <source>The computers play alone here: there is nothing to train.</source>
        <translation>Hier spelen alleen computers: er valt niets te oefenen.</translation>
    </message>
    <message>
        <source>One moment: the cards are still moving.</source>
        <translation>Een ogenblik: de kaarten zijn nog onderweg.</translation>
    </message>
</context>
</TS>
