<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv_SE" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Gin Rummy</source>
        <translation>Om Gin rummy</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Gin rummy against the computer, offline, with a deck drawn for it.</source>
        <translation>Gin rummy mot datorn, utan uppkoppling, med en egenritad kortlek.</translation>
    </message>
    <message>
        <source>Qt {version} and Qt for Python</source>
        <translation>Qt {version} och Qt for Python</translation>
    </message>
    <message>
        <source>ICU, a part of Qt</source>
        <translation>ICU, en del av Qt</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenser</translation>
    </message>
    <message>
        <source>Your matches and settings</source>
        <translation>Dina partier och inställningar</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Öppna mappen</translation>
    </message>
    <message>
        <source>Read the licences</source>
        <translation>Läs licenserna</translation>
    </message>
    <message>
        <source>Copy diagnostic information</source>
        <translation>Kopiera felsökningsinformation</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopierat</translation>
    </message>
    <message>
        <source>Versions, system and screens, for a bug report. No names, no matches.</source>
        <translation>Versioner, system och skärmar, för en felrapport. Inga namn, inga partier.</translation>
    </message>
</context>
<context>
    <name>BracketItem</name>
    <message>
        <source>Run</source>
        <translation>Stege</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>four of a kind</comment>
        <translation>Fyrtal</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>three of a kind</comment>
        <translation>Tretal</translation>
    </message>
    <message>
        <source>Deadwood</source>
        <translation>Skrot</translation>
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
        <translation>Knacka {points}</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Knacka</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tips</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sortera</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
</context>
<context>
    <name>CardItem</name>
    <message>
        <source>new</source>
        <comment>a card just drawn</comment>
        <translation>nytt</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace</source>
        <translation>ess</translation>
    </message>
    <message>
        <source>two</source>
        <translation>två</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <translation>fyra</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fem</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sex</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sju</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>åtta</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nio</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>tio</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>knekt</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dam</translation>
    </message>
    <message>
        <source>king</source>
        <translation>kung</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klöver</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruter</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hjärter</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>spader</translation>
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
        <translation>till {target}</translation>
    </message>
    <message>
        <source>Undercut at {points}</source>
        <translation>Undercut vid {points}</translation>
    </message>
    <message>
        <source>Knock at {limit}</source>
        <translation>Knackgräns {limit}</translation>
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
        <translation>Ärlig giv</translation>
    </message>
    <message>
        <source>Fair deal: the seal of these cards is {seal}</source>
        <translation>Ärlig giv: kortens sigill är {seal}</translation>
    </message>
    <message>
        <source>Take the last move back (Ctrl+Z)</source>
        <translation>Ta tillbaka senaste draget (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Do it again (Ctrl+Shift+Z)</source>
        <translation>Gör om (Ctrl+Skift+Z)</translation>
    </message>
</context>
<context>
    <name>CourseChart</name>
    <message>
        <source>After {rounds} rounds: points {points}, the cards {cards}</source>
        <translation>Efter {rounds} givar: poäng {points}, korten {cards}</translation>
    </message>
    <message>
        <source>points</source>
        <translation>poäng</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>kort</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>givar</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}’s turn</source>
        <translation>Din tur, {name}</translation>
    </message>
    <message>
        <source>Press Space or tap when you are ready</source>
        <translation>Tryck på skärmen eller på mellanslag när du är redo</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>Jag är redo</translation>
    </message>
</context>
<context>
    <name>DeadwoodChart</name>
    <message>
        <source>{points}: you {mine}, the other side {theirs}</source>
        <translation>{points}: du {mine}, motspelaren {theirs}</translation>
    </message>
</context>
<context>
    <name>DealRow</name>
    <message>
        <source>Training</source>
        <translation>Träning</translation>
    </message>
    <message>
        <source>Training: moves can be taken back; not in the statistics</source>
        <translation>Träning: drag kan tas tillbaka; räknas inte i statistiken</translation>
    </message>
    <message>
        <source>Deal a training match</source>
        <translation>Börja träningsparti</translation>
    </message>
</context>
<context>
    <name>DealerDrawShow</name>
    <message>
        <source>Deals</source>
        <comment>on the card that decides the draw</comment>
        <translation>Ger</translation>
    </message>
    <message>
        <source>Click, or press a key, to deal</source>
        <translation>Klicka eller tryck på en tangent så delas korten ut</translation>
    </message>
</context>
<context>
    <name>Dealing</name>
    <message>
        <source>The lower card deals</source>
        <translation>Lägst kort ger</translation>
    </message>
    <message>
        <source>The higher card deals</source>
        <translation>Högst kort ger</translation>
    </message>
    <message>
        <source>Equal cards: all draw again</source>
        <translation>Samma valör: alla drar igen</translation>
    </message>
    <message>
        <source>Equal cards: both draw again</source>
        <translation>Samma valör: båda drar igen</translation>
    </message>
    <message>
        <source>{cards}: *you deal*</source>
        <translation>{cards}: *du ger*</translation>
    </message>
    <message>
        <source>{cards}: *the deal goes to {name}*</source>
        <translation>{cards}: *{name} ger*</translation>
    </message>
    <message>
        <source>You drew the {mine}, the computer the {other}: *you deal*</source>
        <translation>Du drog {mine}, datorn {other}: *du ger*</translation>
    </message>
    <message>
        <source>You drew the {mine}, the computer the {other}: *the computer deals*</source>
        <translation>Du drog {mine}, datorn {other}: *datorn ger*</translation>
    </message>
</context>
<context>
    <name>DiscardPile</name>
    <message>
        <source>{card}, turned up at the deal</source>
        <translation>{card}, uppvänt vid given</translation>
    </message>
    <message>
        <source>{card}, thrown by you</source>
        <translation>{card}, kastat av dig</translation>
    </message>
    <message>
        <source>{card}, thrown by the computer</source>
        <translation>{card}, kastat av datorn</translation>
    </message>
    <message>
        <source>{card}, thrown by {name}</source>
        <translation>{card}, kastat av {name}</translation>
    </message>
    <message>
        <source>At this table only the top card is seen.</source>
        <translation>Vid det här bordet syns bara det översta kortet.</translation>
    </message>
    <message>
        <source>The discard pile is empty.</source>
        <translation>Kasthögen är tom.</translation>
    </message>
    <message>
        <source>Somebody has knocked.</source>
        <translation>Någon har redan knackat.</translation>
    </message>
</context>
<context>
    <name>EndingsChart</name>
    <message>
        <source>{kind}: you {mine}, the other side {theirs}</source>
        <translation>{kind}: du {mine}, motspelaren {theirs}</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>You passed</source>
        <translation>Du passade</translation>
    </message>
    <message>
        <source>You drew from the stock</source>
        <translation>Du drog från talongen</translation>
    </message>
    <message>
        <source>The computer passed</source>
        <translation>Datorn passade</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name} passade</translation>
    </message>
    <message>
        <source>{name} took the {card}</source>
        <translation>{name} tog {card}</translation>
    </message>
    <message>
        <source>{name} drew from the stock</source>
        <translation>{name} drog från talongen</translation>
    </message>
    <message>
        <source>{name} threw the {card}</source>
        <translation>{name} kastade {card}</translation>
    </message>
    <message>
        <source>{name} laid off the {card}</source>
        <translation>{name} lade av {card}</translation>
    </message>
    <message>
        <source>{name} has big gin</source>
        <translation>{name} har big gin</translation>
    </message>
    <message>
        <source>{name} has gin</source>
        <translation>{name} har gin</translation>
    </message>
    <message>
        <source>{name} knocked with {points}</source>
        <translation>{name} knackade med {points}</translation>
    </message>
    <message>
        <source>You took the {card}</source>
        <translation>Du tog {card}</translation>
    </message>
    <message>
        <source>The computer took the {card}</source>
        <translation>Datorn tog {card}</translation>
    </message>
    <message>
        <source>You drew the {card}</source>
        <translation>Du drog {card}</translation>
    </message>
    <message>
        <source>The computer drew from the stock</source>
        <translation>Datorn drog från talongen</translation>
    </message>
    <message>
        <source>You threw the {card}</source>
        <translation>Du kastade {card}</translation>
    </message>
    <message>
        <source>The computer threw the {card}</source>
        <translation>Datorn kastade {card}</translation>
    </message>
    <message>
        <source>You laid off the {card}</source>
        <translation>Du lade av {card}</translation>
    </message>
    <message>
        <source>The computer laid off the {card}</source>
        <translation>Datorn lade av {card}</translation>
    </message>
    <message>
        <source>You have big gin</source>
        <translation>Du har big gin</translation>
    </message>
    <message>
        <source>The computer has big gin</source>
        <translation>Datorn har big gin</translation>
    </message>
    <message>
        <source>You have gin</source>
        <translation>Du har gin</translation>
    </message>
    <message>
        <source>The computer has gin</source>
        <translation>Datorn har gin</translation>
    </message>
    <message>
        <source>You knocked with {points}</source>
        <translation>Du knackade med {points}</translation>
    </message>
    <message>
        <source>The computer knocked with {points}</source>
        <translation>Datorn knackade med {points}</translation>
    </message>
</context>
<context>
    <name>FairDeals</name>
    <message>
        <source>Round {number}</source>
        <translation>Giv {number}</translation>
    </message>
    <message>
        <source>At most {count} characters, and no control characters.</source>
        <translation>Högst {count} tecken, och bara sådana som går att skriva.</translation>
    </message>
</context>
<context>
    <name>FairWindow</name>
    <message>
        <source>Fair deal</source>
        <translation>Ärlig giv</translation>
    </message>
    <message>
        <source>Fair deal, round {number}</source>
        <translation>Ärlig giv – giv {number}</translation>
    </message>
    <message>
        <source>The order of the cards is fixed before the round. The seal is shown first, the number after.</source>
        <translation>Kortens ordning är bestämd före given. Först visas sigillet, efteråt numret.</translation>
    </message>
    <message>
        <source>How this works</source>
        <translation>Så fungerar det</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Kopiera allt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>1  Before the deal: the seal</source>
        <translation>1  Före given: sigillet</translation>
    </message>
    <message>
        <source>2  After the round: the number</source>
        <translation>2  Efter given: numret</translation>
    </message>
    <message>
        <source>3  Check</source>
        <translation>3  Kontroll</translation>
    </message>
    <message>
        <source>This deal was chosen or played before: nothing was sealed for it.</source>
        <translation>Given är vald eller har spelats förut, så den har inget sigill.</translation>
    </message>
    <message>
        <source>On show before the first card</source>
        <translation>Visas redan före det första kortet</translation>
    </message>
    <message>
        <source>Opens when the round is over</source>
        <translation>Visas när given är slut</translation>
    </message>
    <message>
        <source>Secret: {secret}</source>
        <translation>Hemlighet: {secret}</translation>
    </message>
    <message>
        <source>Own words: “{words}”</source>
        <translation>Egna ord: ”{words}”</translation>
    </message>
    <message>
        <source>Nonce: {nonce}</source>
        <translation>Nonce: {nonce}</translation>
    </message>
    <message>
        <source>Verify again</source>
        <translation>Kontrollera igen</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Kontrollera</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Inte kontrollerat än</translation>
    </message>
    <message>
        <source>Number and order give the same seal.</source>
        <translation>Nummer och ordning ger samma sigill.</translation>
    </message>
    <message>
        <source>This is not the deal of that seal. Copy everything before you go on.</source>
        <translation>Det här är inte sigillets giv. Kopiera allt innan du går vidare.</translation>
    </message>
    <message>
        <source>Order of the 52 cards</source>
        <translation>De 52 kortens ordning</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>The stock from its top</source>
        <translation>Talongen uppifrån</translation>
    </message>
    <message>
        <source>Upcard, then the stock from its top</source>
        <translation>Det uppvända kortet, sedan talongen uppifrån</translation>
    </message>
    <message>
        <source>Mix in your own words</source>
        <translation>Blanda in egna ord</translation>
    </message>
    <message>
        <source>The next deals are mixed with “{words}”. Their seals stand below; they stay the same.</source>
        <translation>I de kommande givarna blandas ”{words}” in. Deras sigill står nedan och ändras inte.</translation>
    </message>
    <message>
        <source>Type anything. It is mixed into the next deals, whose seals stand below already: so nobody else can have decided how the cards lie.</source>
        <translation>Skriv vad du vill. Det blandas in i de kommande givarna, vars sigill redan står nedan: då kan ingen annan ha bestämt hur korten ligger.</translation>
    </message>
    <message>
        <source>Anything that nobody can guess</source>
        <translation>Något som ingen kan gissa</translation>
    </message>
    <message>
        <source>Mix in</source>
        <translation>Blanda in</translation>
    </message>
    <message>
        <source>Copy these seals</source>
        <translation>Kopiera sigillen</translation>
    </message>
    <message>
        <source>Before the first card a number fixes the order of all 52 cards, and you see a seal of it: a fingerprint (SHA-256) from which nobody can work out the number. After the round you see the number. Whoever computes the fingerprint again and gets the same seal knows that no card was changed in between. Words of your own, mixed in while the seal is on show, make sure that the program could not choose the order either. The script docs/verify_deal.py computes all of this without the program.</source>
        <translation>Före det första kortet bestämmer ett nummer ordningen på alla 52 kort, och du ser numrets sigill: ett fingeravtryck (SHA-256) som ingen kan räkna ut numret från. Efter given visas numret. Den som räknar fram fingeravtrycket på nytt och får samma sigill vet att inget kort har bytts ut däremellan. Blandar du in egna ord medan sigillet redan visas, kan inte heller programmet ha valt ordningen. Skriptet docs/verify_deal.py räknar ut allt detta utan programmet.</translation>
    </message>
    <message>
        <source>There is no seal to check.</source>
        <translation>Det finns inget sigill att kontrollera.</translation>
    </message>
    <message>
        <source>The number is shown after the round.</source>
        <translation>Numret visas efter given.</translation>
    </message>
    <message>
        <source>The seal you noted, if you did</source>
        <translation>Sigillet som du har antecknat</translation>
    </message>
    <message>
        <source>The seal matches</source>
        <translation>Sigillet stämmer</translation>
    </message>
    <message>
        <source>The seal does not match</source>
        <translation>Sigillet stämmer inte</translation>
    </message>
    <message>
        <source>{name}: dealt in turn</source>
        <translation>{name}: vartannat kort</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>The computer cannot find a move. Leave the match and take it up again.</source>
        <translation>Datorn hittar inget drag. Gå till startsidan och fortsätt partiet därifrån.</translation>
    </message>
    <message>
        <source>The computer lost the thread; this move is played at the level {level}.</source>
        <translation>Datorn tappade tråden: nivån {level} gör det här draget.</translation>
    </message>
    <message>
        <source>These rules cannot be played.</source>
        <translation>De här reglerna går inte att spela.</translation>
    </message>
    <message>
        <source>These rules are for {count} players.</source>
        <translation>De här reglerna är för {count} spelare.</translation>
    </message>
    <message>
        <source>There is no hint for this position.</source>
        <translation>Det finns inget tips i det här läget.</translation>
    </message>
</context>
<context>
    <name>GameLink</name>
    <message>
        <source>The second table is still playing …</source>
        <translation>Det andra bordet spelar ännu …</translation>
    </message>
</context>
<context>
    <name>GameState</name>
    <message>
        <source>You are only watching this round.</source>
        <translation>Den här given tittar du bara på.</translation>
    </message>
    <message>
        <source>{name} has to take over the screen first.</source>
        <translation>Först måste {name} ta plats vid skärmen.</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>These are your ten cards. {2d} {3d} {4d} {5d} follow each other in one suit: a *run*, bracketed below, and it counts nothing. All the others are *deadwood*. The less of it you have, the better.</source>
        <translation>Det här är dina tio kort. {2d} {3d} {4d} {5d} följer på varandra i samma färg: en *stege*, med en klammer under, och den räknas inte. Alla andra är *skrot*. Ju mindre skrot, desto bättre.</translation>
    </message>
    <message>
        <source>The {Js} was turned up and is offered to you first. It makes no meld with your cards and would cost 10 points. *Pass.*</source>
        <translation>{Js} har vänts upp och erbjuds dig först. Det ger ingen kombination med dina kort och skulle kosta 10 poäng. *Passa.*</translation>
    </message>
    <message>
        <source>The computer does not want it either. So your first turn begins at the stock: *draw a card* from the pile that lies face down.</source>
        <translation>Datorn vill inte heller ha det. Din första tur börjar alltså vid talongen: *dra ett kort* ur den, där korten ligger med baksidan upp.</translation>
    </message>
    <message>
        <source>The computer drew and threw the {Td}. You could take it, but it goes with nothing of yours. *Draw again.*</source>
        <translation>Datorn drog och kastade {Td}. Du får ta den, men den passar inte ihop med något du har. *Dra igen.*</translation>
    </message>
    <message>
        <source>Just what you were waiting for: with the {9s} your two nines become a set. *Take it* from the discard pile. It may not go back in this turn, and the computer has seen that you took it.</source>
        <translation>Det var den du väntade på: med {9s} blir dina två nior ett tretal. *Ta den* ur högen. Den får inte kastas i samma tur, och datorn har sett att du tog den.</translation>
    </message>
    <message>
        <source>Both hands lie open. The computer may *lay off*: the {6d} goes on your run, and after it the {7d}. It keeps 31 points, you have 6: *25 points for you.* Had it had 6 or less, it would have been an *undercut*, and the points would be the computer’s.</source>
        <translation>Båda händerna ligger öppet. Datorn får *lägga av*: {6d} passar på din stege, och efter den {7d}. Den har 31 poäng kvar, du har 6: *25 poäng till dig.* Hade den haft 6 eller mindre hade det varit *undercut*, och poängen hade gått till datorn.</translation>
    </message>
    <message>
        <source>Read the note first, then press “Continue”.</source>
        <translation>Läs först texten och tryck sedan på ”Fortsätt”.</translation>
    </message>
    <message>
        <source>In this round: *{action}.* You are free in the next.</source>
        <translation>I den här given: *{action}.* I nästa väljer du fritt.</translation>
    </message>
    <message>
        <source>The {9c} goes with your {9d}: one more nine would make a *set*. Now one card must go. The number on each card is the deadwood that is left without it. *Throw the* {Jd}: it counts 10 and goes with nothing. Click it twice, or drag it to the discard pile.</source>
        <translation>{9c} passar ihop med din {9d}: en nia till och du har ett *tretal*. Nu måste ett kort bort. Siffran på varje kort är det skrot du har kvar om du kastar just det. *Kasta* {Jd}: den är dyr och passar inte ihop med något. Klicka två gånger på den, eller dra den till högen.</translation>
    </message>
    <message>
        <source>An ace: as deadwood it costs 1 point only. The {Ts} costs 10. *Throw the* {Ts}, and 28 points of deadwood are left.</source>
        <translation>Ett ess: i skrotet kostar det bara 1 poäng. {Ts} kostar 10. *Kasta* {Ts}, så blir det 28 i skrot.</translation>
    </message>
    <message>
        <source>Two melds! Without the {4s} only {2c} {Ah} {3s} are left, 6 points. With 10 or less you may end the round. *Select the* {4s} *and knock.*</source>
        <translation>Två kombinationer! Utan {4s} är bara {2c} {Ah} {3s} kvar, 6 poäng. Med högst 10 får du avsluta given. *Välj* {4s} *och knacka.*</translation>
    </message>
</context>
<context>
    <name>GuideOffer</name>
    <message>
        <source>First round with help</source>
        <translation>Första given med hjälp</translation>
    </message>
    <message>
        <source>A short round in which every step is explained; it counts for nothing.</source>
        <translation>En kort giv där varje steg förklaras; den räknas inte.</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>First round</source>
        <translation>Första given</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Vad du ska göra</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>En gång till</translation>
    </message>
    <message>
        <source>Do it for me</source>
        <translation>Gör det åt mig</translation>
    </message>
    <message>
        <source>Play on your own</source>
        <translation>Spela själv</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} av {count}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Hoppa över</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsätt</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>The game</source>
        <translation>Spelet</translation>
    </message>
    <message>
        <source>Playing well</source>
        <translation>Spela bättre</translation>
    </message>
    <message>
        <source>Rules to choose from</source>
        <translation>Regler att välja på</translation>
    </message>
    <message>
        <source>This program</source>
        <translation>Programmet</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Ord</translation>
    </message>
    <message>
        <source>Laid off</source>
        <translation>Avlagt</translation>
    </message>
</context>
<context>
    <name>HelpContents</name>
    <message>
        <source>Search</source>
        <translation>Sök</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Sök i hjälpen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Innehåll</translation>
    </message>
    <message>
        <source>Nothing found. Try another word, or fewer.</source>
        <translation>Inget hittades. Prova ett annat ord, eller färre.</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Rules and tips</source>
        <translation>Regler och tips</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Bakåt</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Framåt</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Mindre text</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Större text</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Sida</translation>
    </message>
    <message>
        <source>Figures for: {rules}</source>
        <translation>Siffror för: {rules}</translation>
    </message>
    <message>
        <source>Show the rules in force</source>
        <translation>Visa reglerna som gäller</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Draw from the stock</source>
        <translation>Dra från talongen</translation>
    </message>
    <message>
        <source>Take the {card}</source>
        <translation>Ta {card}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Throw the {card}</source>
        <translation>Kasta {card}</translation>
    </message>
    <message>
        <source>Knock and throw the {card}</source>
        <translation>Knacka och kasta {card}</translation>
    </message>
    <message>
        <source>It goes into a meld with {cards}.</source>
        <translation>Det bildar en kombination med {cards}.</translation>
    </message>
    <message>
        <source>You are waiting for {cards}.</source>
        <translation>Du väntar på {cards}.</translation>
    </message>
    <message>
        <source>The computer will hardly want it: it did not want {cards}.</source>
        <translation>Knappast något för datorn: den ville inte ha {cards}.</translation>
    </message>
    <message>
        <source>The computer may have as little, but playing on promises less.</source>
        <translation>Datorn kan ha lika lite skrot, men det lönar sig sämre att spela vidare.</translation>
    </message>
    <message>
        <source>It helps a little, and a blind draw promises less.</source>
        <translation>Det hjälper en aning, och talongen ger sämre chans.</translation>
    </message>
    <message>
        <source>You keep waiting for {cards}.</source>
        <translation>Du väntar fortfarande på {cards}.</translation>
    </message>
    <message>
        <source>Show the big gin</source>
        <translation>Visa big gin</translation>
    </message>
    <message>
        <source>Lay off the {card}</source>
        <translation>Lägg av {card}</translation>
    </message>
    <message>
        <source>It counts less than the {cards}.</source>
        <translation>Det räknas lägre än {cards}.</translation>
    </message>
    <message>
        <source>It is in a meld with {cards}, but every other throw promises less.</source>
        <translation>Det ingår i en kombination med {cards}, men alla andra kast är sämre.</translation>
    </message>
    <message>
        <source>The computer holds {cards} and may want it, but every other throw promises less.</source>
        <translation>Datorn har {cards} och vill kanske ha det, men alla andra kast är sämre.</translation>
    </message>
    <message>
        <source>It only goes with {cards}; every other throw promises less.</source>
        <translation>Det passar bara ihop med {cards}, och alla andra kast är sämre.</translation>
    </message>
    <message>
        <source>{name} holds {cards} and may want it, but every other throw promises less.</source>
        <translation>{name} har {cards} och vill kanske ha det, men alla andra kast är sämre.</translation>
    </message>
    <message>
        <source>{name} will hardly want it, having had no use for {cards}.</source>
        <translation>{name} vill knappast ha det: {cards} fick ligga.</translation>
    </message>
    <message>
        <source>{name} probably has more deadwood.</source>
        <translation>{name} har troligen mer skrot.</translation>
    </message>
    <message>
        <source>{name} may have as little, but playing on promises less.</source>
        <translation>{name} kan ha lika lite skrot, men det lönar sig sämre att spela vidare.</translation>
    </message>
    <message>
        <source>{name} may want it, but every other throw promises less.</source>
        <translation>{name} vill kanske ha det, men alla andra kast är sämre.</translation>
    </message>
    <message>
        <source>{name} will hardly want it.</source>
        <translation>{name} vill knappast ha det.</translation>
    </message>
    <message>
        <source>{name} is waiting for {cards}.</source>
        <translation>{name} väntar på {cards}.</translation>
    </message>
    <message>
        <source>{name} keeps waiting for {cards}.</source>
        <translation>{name} väntar fortfarande på {cards}.</translation>
    </message>
    <message>
        <source>It lowers the deadwood.</source>
        <translation>Det minskar skrotet.</translation>
    </message>
    <message>
        <source>The card on offer is of no use to {name}.</source>
        <translation>{name} har ingen nytta av kortet.</translation>
    </message>
    <message>
        <source>Ten points that go with nothing in the hand.</source>
        <translation>Tio poäng som inte passar ihop med något på handen.</translation>
    </message>
    <message>
        <source>It goes with nothing in the hand.</source>
        <translation>Det passar inte ihop med något på handen.</translation>
    </message>
    <message>
        <source>It brings {name} the undercut.</source>
        <translation>Det ger {name} undercut.</translation>
    </message>
    <message>
        <source>No other card saves points.</source>
        <translation>Inget annat kort minskar skrotet.</translation>
    </message>
    <message>
        <source>No deadwood is left.</source>
        <translation>Du har inget skrot kvar.</translation>
    </message>
    <message>
        <source>All eleven cards are in melds.</source>
        <translation>Alla elva kort ingår i kombinationer.</translation>
    </message>
    <message>
        <source>The computer probably has more deadwood.</source>
        <translation>Datorn har troligen mer skrot.</translation>
    </message>
    <message>
        <source>It goes into a meld.</source>
        <translation>Det passar in i en kombination.</translation>
    </message>
    <message>
        <source>It lowers your deadwood.</source>
        <translation>Det minskar ditt skrot.</translation>
    </message>
    <message>
        <source>The stock is the better chance.</source>
        <translation>Talongen ger bättre chans.</translation>
    </message>
    <message>
        <source>The card on offer is of no use to you.</source>
        <translation>Du har ingen nytta av kortet.</translation>
    </message>
    <message>
        <source>It is in a meld, but every other throw promises less.</source>
        <translation>Det ingår i en kombination, men alla andra kast är sämre.</translation>
    </message>
    <message>
        <source>The computer may want it, but every other throw promises less.</source>
        <translation>Datorn vill kanske ha det, men alla andra kast är sämre.</translation>
    </message>
    <message>
        <source>The computer will hardly want it.</source>
        <translation>Datorn vill knappast ha det.</translation>
    </message>
    <message>
        <source>Ten points that go with nothing in your hand.</source>
        <translation>Tio poäng som inte passar ihop med något på handen.</translation>
    </message>
    <message>
        <source>It goes with nothing in your hand.</source>
        <translation>Det passar inte ihop med något på handen.</translation>
    </message>
    <message>
        <source>Every other throw promises less.</source>
        <translation>Alla andra kast är sämre.</translation>
    </message>
    <message>
        <source>Lay the {card} off on {meld}</source>
        <translation>Lägg av {card} på {meld}</translation>
    </message>
    <message>
        <source>It no longer counts then, and {cards} can follow.</source>
        <translation>Det räknas inte längre, och sedan går det att lägga av {cards} också.</translation>
    </message>
    <message>
        <source>It is in a meld with {cards}, but fewer points are left this way.</source>
        <translation>Det ingår i en kombination med {cards}, men så här får du mindre skrot kvar.</translation>
    </message>
    <message>
        <source>It no longer counts then.</source>
        <translation>Det räknas inte längre.</translation>
    </message>
    <message>
        <source>It brings you the undercut.</source>
        <translation>Det ger dig undercut.</translation>
    </message>
    <message>
        <source>It is in a meld, but fewer points are left this way.</source>
        <translation>Det ingår i en kombination, men så här får du mindre skrot kvar.</translation>
    </message>
    <message>
        <source>No other card saves you points.</source>
        <translation>Inget annat kort minskar ditt skrot.</translation>
    </message>
    <message>
        <source>Cards that could be laid off would count.</source>
        <translation>Kort som går att lägga av skulle räknas.</translation>
    </message>
    <message>
        <source>A knock now promises less than playing on.</source>
        <translation>Att knacka nu lönar sig mindre än att spela vidare.</translation>
    </message>
    <message>
        <source>Lay off nothing more</source>
        <translation>Lägg inte av fler kort</translation>
    </message>
    <message>
        <source>What is left has the best chances of a meld.</source>
        <translation>Det du har kvar ger bäst chans till en kombination.</translation>
    </message>
    <message>
        <source>It saves no points.</source>
        <translation>Det sparar inga poäng.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Given up</source>
        <translation>Uppgivet</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>Pågår</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vunnet</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Förlorat</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Oavgjort</translation>
    </message>
    <message>
        <source>{outcome} (training)</source>
        <translation>{outcome} (träning)</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Spelat</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Motspelare</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Givar</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Bara tittat på</translation>
    </message>
    <message>
        <source>Winner: {name}</source>
        <translation>Vinnare: {name}</translation>
    </message>
</context>
<context>
    <name>HistoryWindow</name>
    <message>
        <source>History</source>
        <translation>Historik</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Sök</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Spela upp</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportera …</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importera …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partier</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Alla resultat</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vunnet</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Förlorat</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Oavgjort</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Träning</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Uppgivet</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Borttagna</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Alla datum</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Senaste 7 dagarna</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Senaste 30 dagarna</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Senaste året</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alla motspelare</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alla regler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Period</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Motspelare</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n parti</numerusform>
            <numerusform>%n partier</numerusform>
        </translation>
    </message>
    <message>
        <source>{found} of {all}</source>
        <translation>{found} av {all}</translation>
    </message>
    <message>
        <source>No match is finished yet. Every match that you play to its end will stand here.</source>
        <translation>Inget parti är färdigspelat än. Här kommer varje parti som du spelar klart.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Återställ</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ta bort</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) deleted</source>
        <translation>
            <numerusform>%n parti borttaget</numerusform>
            <numerusform>%n partier borttagna</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) brought back</source>
        <translation>
            <numerusform>%n parti återställt</numerusform>
            <numerusform>%n partier återställda</numerusform>
        </translation>
    </message>
    <message>
        <source>gin rummy matches</source>
        <translation>gin rummy-partier</translation>
    </message>
    <message>
        <source>Export matches</source>
        <translation>Exportera partier</translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Importera partier</translation>
    </message>
    <message>
        <source>Matches (*.ginrummy *.txt *.sqlite3)</source>
        <translation>Partier (*.ginrummy *.txt *.sqlite3)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alla filer (*)</translation>
    </message>
    <message>
        <source>Empty bin …</source>
        <translation>Töm papperskorgen …</translation>
    </message>
    <message>
        <source>The bin is empty. What you delete lies here until you empty it.</source>
        <translation>Papperskorgen är tom. Det du tar bort ligger här tills du tömmer den.</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n match(es) for good?</source>
        <translation>
            <numerusform>Ta bort %n parti för gott?</numerusform>
            <numerusform>Ta bort %n partier för gott?</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Det går inte att ångra.</translation>
    </message>
    <message>
        <source>Empty bin</source>
        <translation>Töm papperskorgen</translation>
    </message>
    <message>
        <source>No match fits these filters.</source>
        <translation>Inget parti motsvarar urvalet.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analys</translation>
    </message>
    <message>
        <source>What could have been done better (Ctrl+R)</source>
        <translation>Vad som kunde ha gjorts bättre (Ctrl+R)</translation>
    </message>
</context>
<context>
    <name>Hollywood</name>
    <message>
        <source>Round {number} in play.</source>
        <translation>Giv {number} pågår.</translation>
    </message>
    <message>
        <source>All three games are closed.</source>
        <translation>Alla tre partierna är avslutade.</translation>
    </message>
    <message>
        <source>Games {first} and {second} are closed.</source>
        <translation>Partierna {first} och {second} är avslutade.</translation>
    </message>
    <message>
        <source>Game {number} is closed.</source>
        <translation>Parti {number} är avslutat.</translation>
    </message>
    <message>
        <source>A side’s first win counts in game 1, the second in games 1 and 2, every later one in all three.</source>
        <translation>För varje sida räknas första vinsten i parti 1, den andra i parti 1 och 2 och alla senare i alla tre.</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>avslutat</translation>
    </message>
    <message>
        <source>All three games</source>
        <translation>Alla tre partierna</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Parti {number}</translation>
    </message>
    <message>
        <source>Comp.</source>
        <comment>the computer, in a narrow column</comment>
        <translation>Datorn</translation>
    </message>
    <message>
        <source>+{points} in all three games</source>
        <translation>+{points} i alla tre partierna</translation>
    </message>
    <message>
        <source>+{points} in game {number}</source>
        <translation>+{points} i parti {number}</translation>
    </message>
    <message>
        <source>+{points} in games {first} and {second}</source>
        <translation>+{points} i parti {first} och {second}</translation>
    </message>
    <message>
        <source>game {number} closed</source>
        <translation>parti {number} avslutat</translation>
    </message>
</context>
<context>
    <name>Keeper</name>
    <message>
        <source>Player {number}</source>
        <translation>Spelare {number}</translation>
    </message>
    <message>
        <source>The score sheet cannot be saved in {path}.</source>
        <translation>Protokollet går inte att spara i {path}.</translation>
    </message>
    <message>
        <source>The score sheet in {path} cannot be read.</source>
        <translation>Protokollet i {path} går inte att läsa.</translation>
    </message>
    <message>
        <source>The score sheet could not be read. It is kept as {path}, and a new one begins.</source>
        <translation>Protokollet gick inte att läsa. Det finns kvar som {path}, och ett nytt har påbörjats.</translation>
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
        <translation>Knacka med %1</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Knacka</translation>
    </message>
</context>
<context>
    <name>LanguageManager</name>
    <message>
        <source>The translation to {language} is missing; the program goes on in English.</source>
        <translation>Översättningen till {language} saknas. Programmet fortsätter på engelska.</translation>
    </message>
    <message>
        <source>The translation to {language} cannot be read; the program goes on in English.</source>
        <translation>Översättningen till {language} går inte att läsa. Programmet fortsätter på engelska.</translation>
    </message>
</context>
<context>
    <name>LayoffBar</name>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>Takes the last card back (Backspace)</source>
        <translation>Tar tillbaka det senaste kortet (Backsteg)</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klar</translation>
    </message>
    <message>
        <source>Done, {points} left</source>
        <translation>Klar, {points} kvar</translation>
    </message>
    <message>
        <source>Lay off all</source>
        <translation>Lägg av alla</translation>
    </message>
    <message>
        <source>Lays off what leaves the fewest points</source>
        <translation>Lägger av så att minst skrot blir kvar</translation>
    </message>
    <message>
        <source>Ends the round</source>
        <translation>Avslutar given</translation>
    </message>
    <message>
        <source>What is best laid off (H)</source>
        <translation>Vad som är bäst att lägga av (H)</translation>
    </message>
</context>
<context>
    <name>Layoffs</name>
    <message>
        <source>{name} has gin</source>
        <translation>{name} har gin</translation>
    </message>
    <message>
        <source>{name} knocks with {points}</source>
        <translation>{name} knackar med {points}</translation>
    </message>
    <message>
        <source>The computer has gin</source>
        <translation>Datorn har gin</translation>
    </message>
    <message>
        <source>The computer knocks with {points}</source>
        <translation>Datorn knackar med {points}</translation>
    </message>
    <message>
        <source>The {card} fits nowhere</source>
        <translation>{card} passar inte någonstans</translation>
    </message>
    <message>
        <source>Lay off {card}: *{points} left*</source>
        <translation>Lägg av {card}: *{points} kvar*</translation>
    </message>
    <message>
        <source>Lay off the {card}: *{points} left*</source>
        <translation>Lägg av {card}: *{points} kvar*</translation>
    </message>
    <message>
        <source>Lay off the {card} on the run: *{points} left*</source>
        <translation>Lägg av {card} på stegen: *{points} kvar*</translation>
    </message>
    <message>
        <source>Lay off the {card} on the set: *{points} left*</source>
        <translation>Lägg av {card} på tretalet: *{points} kvar*</translation>
    </message>
    <message>
        <source>an undercut</source>
        <translation>undercut</translation>
    </message>
    <message>
        <source>Nothing more to lay off: *{points} left*, an undercut</source>
        <translation>Inget mer att lägga av: *{points} kvar*, undercut</translation>
    </message>
    <message>
        <source>Nothing more to lay off: *{points} left*</source>
        <translation>Inget mer att lägga av: *{points} kvar*</translation>
    </message>
    <message>
        <source>On which meld does the {card} go?</source>
        <translation>Vilken kombination ska {card} läggas på?</translation>
    </message>
    <message>
        <source>Best would have been to lay off nothing: {points} left</source>
        <translation>Bäst hade varit att inte lägga av något: {points} kvar</translation>
    </message>
    <message>
        <source>Best would have been to lay off {cards}: {points} left</source>
        <translation>Bäst hade varit att lägga av {cards}: {points} kvar</translation>
    </message>
    <message>
        <source>Lay cards off on the open melds, or finish</source>
        <translation>Lägg av på kombinationerna eller välj Klar</translation>
    </message>
    <message>
        <source>Lay off, or finish</source>
        <translation>Lägg av eller välj Klar</translation>
    </message>
    <message>
        <source>The knock has been made: lay cards off, or finish.</source>
        <translation>Nu kan du bara lägga av kort eller välja Klar.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation>Nybörjare</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Lättsam</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Skicklig</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Plays its own hand, likes to knock early and does not watch your discards closely.</source>
        <translation>Ser mest till sin egen hand, knackar gärna tidigt och bryr sig mindre om vad du kastar.</translation>
    </message>
    <message>
        <source>Remembers what you took and threw, and weighs every knock.</source>
        <translation>Minns vad du har tagit och kastat, och tänker efter före varje knackning.</translation>
    </message>
    <message>
        <source>Has just learnt the rules, looks only at its own hand and misses a chance now and then.</source>
        <translation>Har nyss lärt sig reglerna, ser bara sin egen hand och missar en chans då och då.</translation>
    </message>
    <message>
        <source>Works out what you may hold, learns how you play, and lies in wait for gin or an undercut.</source>
        <translation>Räknar ut vad du kan ha på handen, lär sig hur du spelar och ligger i bakhåll för gin eller en undercut.</translation>
    </message>
</context>
<context>
    <name>LevelsChart</name>
    <message>
        <source>{group}: matches {matches}, rounds {rounds}</source>
        <translation>{group}: partier {matches}, givar {rounds}</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>partier</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>givar</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Gin Rummy</source>
        <translation>Gin rummy</translation>
    </message>
</context>
<context>
    <name>MatchSheet</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n giv</numerusform>
            <numerusform>%n givar</numerusform>
        </translation>
    </message>
    <message>
        <source>{rules} to {target}</source>
        <translation>{rules} till {target}</translation>
    </message>
    <message>
        <source>{rules}, three games to {target}</source>
        <translation>{rules}, tre partier till {target}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>Points after each round</source>
        <translation>Poäng efter varje giv</translation>
    </message>
    <message>
        <source>target</source>
        <translation>mål</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nytt parti</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startsida</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totalt</translation>
    </message>
    <message>
        <source>Your best round: *{number}* · {kind} · *+{points}*</source>
        <translation>Din bästa giv: *{number}* · {kind} · *+{points}*</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analys</translation>
    </message>
    <message>
        <source>What you could have done better (Ctrl+R)</source>
        <translation>Vad du kunde ha gjort bättre (Ctrl+R)</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>{count} players: {levels}</source>
        <translation>{count} spelare: {levels}</translation>
    </message>
    <message>
        <source>{rules} to {target}</source>
        <translation>{rules} till {target}</translation>
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
        <translation>Knacka {points}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tillbaka</translation>
    </message>
</context>
<context>
    <name>Melds</name>
    <message>
        <source>Run</source>
        <translation>Stege</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>three of a kind</comment>
        <translation>Tretal</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>four of a kind</comment>
        <translation>Fyrtal</translation>
    </message>
    <message>
        <source>laid off</source>
        <translation>avlagt</translation>
    </message>
    <message>
        <source>Deadwood *{points}*</source>
        <translation>Skrot *{points}*</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Parti</translation>
    </message>
    <message>
        <source>&amp;Round</source>
        <translation>&amp;Giv</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visa</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjälp</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Nytt parti</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>&amp;Startsida</translation>
    </message>
    <message>
        <source>Score s&amp;heet</source>
        <translation>&amp;Protokoll</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiera</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>Skriv &amp;ut …</translation>
    </message>
    <message>
        <source>&amp;Save as PDF …</source>
        <translation>&amp;Spara som PDF …</translation>
    </message>
    <message>
        <source>Score &amp;keeper …</source>
        <translation>P&amp;oängräknare …</translation>
    </message>
    <message>
        <source>S&amp;ettings …</source>
        <translation>&amp;Inställningar …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Avsluta</translation>
    </message>
    <message>
        <source>&amp;Draw from the stock</source>
        <translation>&amp;Dra från talongen</translation>
    </message>
    <message>
        <source>&amp;Take the top discard</source>
        <translation>&amp;Ta översta kortet i högen</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passa</translation>
    </message>
    <message>
        <source>Th&amp;row the selected card</source>
        <translation>K&amp;asta det valda kortet</translation>
    </message>
    <message>
        <source>&amp;Knock or gin</source>
        <translation>&amp;Knacka eller visa gin</translation>
    </message>
    <message>
        <source>Sk&amp;ip the rest of the round</source>
        <translation>&amp;Hoppa över resten av given</translation>
    </message>
    <message>
        <source>Both &amp;hands when you watch</source>
        <translation>Båda &amp;händerna när du tittar på</translation>
    </message>
    <message>
        <source>&amp;Sort the hand in another way</source>
        <translation>&amp;Sortera handen på annat sätt</translation>
    </message>
    <message>
        <source>Score shee&amp;t</source>
        <translation>&amp;Protokoll</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Sp&amp;råk</translation>
    </message>
    <message>
        <source>Ta&amp;ble</source>
        <translation>&amp;Bord</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animering</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>H&amp;elskärm</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tips</translation>
    </message>
    <message>
        <source>Play this deal a&amp;gain</source>
        <translation>Spela given &amp;igen</translation>
    </message>
    <message>
        <source>&amp;Rules of this match …</source>
        <translation>&amp;Partiets regler …</translation>
    </message>
    <message>
        <source>&amp;About Gin Rummy …</source>
        <translation>&amp;Om Gin rummy …</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Följ systemet</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grönt</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blått</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mörkt</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Ljust</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Långsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snabb</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>Rules and &amp;tips …</source>
        <translation>&amp;Regler och tips …</translation>
    </message>
    <message>
        <source>&amp;First round …</source>
        <translation>&amp;Första given …</translation>
    </message>
    <message>
        <source>&amp;Players …</source>
        <translation>&amp;Spelare …</translation>
    </message>
    <message>
        <source>New t&amp;raining match</source>
        <translation>Nytt t&amp;räningsparti</translation>
    </message>
    <message>
        <source>Matches &amp;under way …</source>
        <translation>På&amp;gående partier …</translation>
    </message>
    <message>
        <source>H&amp;istory …</source>
        <translation>&amp;Historik …</translation>
    </message>
    <message>
        <source>St&amp;atistics …</source>
        <translation>S&amp;tatistik …</translation>
    </message>
    <message>
        <source>P&amp;layer</source>
        <translation>Spe&amp;lare</translation>
    </message>
    <message>
        <source>Take the last move &amp;back</source>
        <translation>Ta till&amp;baka senaste draget</translation>
    </message>
    <message>
        <source>D&amp;o it again</source>
        <translation>Gör &amp;om</translation>
    </message>
    <message>
        <source>L&amp;ook through the discard pile</source>
        <translation>Bläddra i &amp;kasthögen</translation>
    </message>
    <message>
        <source>Soun&amp;d</source>
        <translation>&amp;Ljud</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Fair &amp;deal …</source>
        <translation>Ärlig g&amp;iv …</translation>
    </message>
    <message>
        <source>Re&amp;view …</source>
        <translation>Anal&amp;ys …</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>The file {path} could not be saved.</source>
        <translation>Filen {path} kunde inte sparas.</translation>
    </message>
</context>
<context>
    <name>Meter</name>
    <message>
        <source>Deadwood {points}, knock limit {limit}</source>
        <translation>Skrot {points}, knackgräns {limit}</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>passed</source>
        <translation>passade</translation>
    </message>
    <message>
        <source>took {card}</source>
        <translation>tog {card}</translation>
    </message>
    <message>
        <source>drew</source>
        <translation>drog</translation>
    </message>
    <message>
        <source>drew {card}</source>
        <translation>drog {card}</translation>
    </message>
    <message>
        <source>threw {card}</source>
        <translation>kastade {card}</translation>
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
        <translation>knackade med {points}</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Rename</source>
        <translation>Byt namn</translation>
    </message>
    <message>
        <source>Save as a preset</source>
        <translation>Spara som egna regler</translation>
    </message>
    <message>
        <source>Name of these rules</source>
        <translation>Reglernas namn</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Ny spelare</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Lägg till</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Spara</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>A name can have at most {count} characters.</source>
        <translation>Namnet får ha högst {count} tecken.</translation>
    </message>
</context>
<context>
    <name>NumberControl</name>
    <message>
        <source>{option}: less</source>
        <translation>{option}: mindre</translation>
    </message>
    <message>
        <source>{option}: more</source>
        <translation>{option}: mer</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>Between {least} and {most}</source>
        <translation>Mellan {least} och {most}</translation>
    </message>
</context>
<context>
    <name>OptionPages</name>
    <message>
        <source>Subjects</source>
        <translation>Ämnen</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n ändring</numerusform>
            <numerusform>%n ändringar</numerusform>
        </translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>går inte</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>Undo: {option}</source>
        <translation>Ångra: {option}</translation>
    </message>
    <message>
        <source>changed, was {value}</source>
        <translation>ändrat, förut: {value}</translation>
    </message>
</context>
<context>
    <name>OptionalNumber</name>
    <message>
        <source>Own bonus</source>
        <translation>Egen bonus</translation>
    </message>
</context>
<context>
    <name>OwnRules</name>
    <message>
        <source>Your own rules cannot be saved in {path}.</source>
        <translation>Dina egna regler går inte att spara i {path}.</translation>
    </message>
    <message>
        <source>A name is needed.</source>
        <translation>Reglerna måste ha ett namn.</translation>
    </message>
    <message>
        <source>One of the presets has this name.</source>
        <translation>Namnet finns redan bland de färdiga reglerna.</translation>
    </message>
    <message>
        <source>A name can have at most {count} characters.</source>
        <translation>Namnet får ha högst {count} tecken.</translation>
    </message>
    <message>
        <source>A name can have letters, digits and signs only.</source>
        <translation>Namnet får bara innehålla bokstäver, siffror och vanliga tecken.</translation>
    </message>
    <message>
        <source>There are already rules with this name.</source>
        <translation>Det finns redan regler med det namnet.</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Won, by opponent</source>
        <translation>Vunnet, per motspelare</translation>
    </message>
    <message>
        <source>Filled: matches, hollow: rounds. The line is the range in which the true share lies.</source>
        <translation>Fylld: partier, ofylld: givar. Strecket visar var den verkliga andelen kan ligga.</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Över tid</translation>
    </message>
    <message>
        <source>Points won minus points lost, and how good the cards were (dashed)</source>
        <translation>Vunna minus förlorade poäng, och hur bra korten var (streckat)</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>How good the cards of both sides were</source>
        <translation>Hur bra korten var på båda sidor</translation>
    </message>
    <message>
        <source>How rounds ended</source>
        <translation>Hur givarna slutade</translation>
    </message>
    <message>
        <source>Rounds that you won to the right, the others to the left</source>
        <translation>Till höger givar som du vann, till vänster de andra</translation>
    </message>
    <message>
        <source>Deadwood at the knock</source>
        <translation>Skrot vid knackning</translation>
    </message>
    <message>
        <source>Bars: you, lines: the other side</source>
        <translation>Staplar: du, streck: motspelaren</translation>
    </message>
    <message>
        <source>On average without gin: you {mine}, the other side {theirs}</source>
        <translation>I snitt utan gin: du {mine}, motspelaren {theirs}</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>I korthet</translation>
    </message>
    <message>
        <source>{matches}, {rounds}. A range across the 50 % line: too few to tell.</source>
        <translation>{matches}, {rounds}. Korsar strecket 50-procentslinjen är det för få för att avgöra.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n parti</numerusform>
            <numerusform>%n partier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n giv</numerusform>
            <numerusform>%n givar</numerusform>
        </translation>
    </message>
    <message>
        <source>Undercut: {mine} of your knocks, {theirs} of theirs. Without a winner: {dead}.</source>
        <translation>Undercut: {mine} av dina knackningar, {theirs} av motspelarens. Utan vinnare: {dead}.</translation>
    </message>
    <message>
        <source>Other side</source>
        <translation>Motspelare</translation>
    </message>
    <message>
        <source>Deadwood as dealt</source>
        <translation>Utdelat skrot</translation>
    </message>
    <message>
        <source>Luck of the draws, a round</source>
        <translation>Dragna kort, per giv</translation>
    </message>
    <message>
        <source>Together, a round</source>
        <translation>Tillsammans, per giv</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Poäng per giv</translation>
    </message>
    <message>
        <source>In a round that you win</source>
        <translation>I en vunnen giv</translation>
    </message>
    <message>
        <source>In a round that you lose</source>
        <translation>I en förlorad giv</translation>
    </message>
    <message>
        <source>Gins, of all rounds</source>
        <translation>Gin, av alla givar</translation>
    </message>
    <message>
        <source>Turns in a round</source>
        <translation>Drag per giv</translation>
    </message>
    <message>
        <source>Time for a round</source>
        <translation>Tid för en giv</translation>
    </message>
    <message>
        <source>{minutes}:{seconds} min</source>
        <translation>{minutes}:{seconds} min</translation>
    </message>
    <message>
        <source>Rounds won in a row</source>
        <translation>Vunna givar i rad</translation>
    </message>
    <message>
        <source>Matches won in a row</source>
        <translation>Vunna partier i rad</translation>
    </message>
    <message>
        <source>Best round: {kind}, {points} …</source>
        <translation>Bästa given: {kind}, {points} …</translation>
    </message>
    <message>
        <source>Worst round: {kind}, {points} …</source>
        <translation>Sämsta given: {kind}, {points} …</translation>
    </message>
    <message>
        <source>Replay this round</source>
        <translation>Spela upp given</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>First player</source>
        <translation>Första spelaren</translation>
    </message>
    <message>
        <source>A name is needed.</source>
        <translation>Det behövs ett namn.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>Namnet är för långt.</translation>
    </message>
    <message>
        <source>Somebody already has this name.</source>
        <translation>Någon heter redan så.</translation>
    </message>
    <message>
        <source>The name has characters that cannot be used.</source>
        <translation>Namnet har tecken som inte går att skriva.</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>{name} is open in another window. Who plays here?</source>
        <translation>{name} spelar redan i ett annat fönster. Vem spelar här?</translation>
    </message>
    <message>
        <source>Everybody has matches, settings and statistics of their own.</source>
        <translation>Var och en har egna partier, inställningar och egen statistik.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spela</translation>
    </message>
    <message>
        <source>New player …</source>
        <translation>Ny spelare …</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Byt namn …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Avsluta</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>{name} (plays here)</source>
        <translation>{name} (spelar här)</translation>
    </message>
    <message>
        <source>{name} (in another window)</source>
        <translation>{name} (i ett annat fönster)</translation>
    </message>
    <message>
        <source>{name} was deleted, with all matches</source>
        <translation>{name} togs bort med alla partier</translation>
    </message>
    <message>
        <source>Show window</source>
        <translation>Visa fönstret</translation>
    </message>
    <message>
        <source>The other window does not answer.</source>
        <translation>Det andra fönstret svarar inte.</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n drag</numerusform>
            <numerusform>%n drag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n poäng</numerusform>
            <numerusform>%n poäng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) too many to knock</source>
        <translation>
            <numerusform>%n poäng för mycket för att knacka</numerusform>
            <numerusform>%n poäng för mycket för att knacka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n over the limit</source>
        <translation>
            <numerusform>%n över gränsen</numerusform>
            <numerusform>%n över gränsen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PileFan</name>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>first throw left</source>
        <translation>första kastet till vänster</translation>
    </message>
    <message>
        <source>above: {upper}, below: {lower}</source>
        <translation>överst: {upper}, underst: {lower}</translation>
    </message>
    <message>
        <source>T takes the last card</source>
        <translation>T tar det sista kortet</translation>
    </message>
</context>
<context>
    <name>PileItem</name>
    <message>
        <source>Throw</source>
        <translation>Kasta</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Dra</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Talong</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Ta</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Kasthög</translation>
    </message>
</context>
<context>
    <name>PileWords</name>
    <message numerus="yes">
        <source>Discard pile, %n card(s)</source>
        <translation>
            <numerusform>Kasthögen, %n kort</numerusform>
            <numerusform>Kasthögen, %n kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look through the discard pile: %n card(s) (F)</source>
        <translation>
            <numerusform>Bläddra i kasthögen: %n kort (F)</numerusform>
            <numerusform>Bläddra i kasthögen: %n kort (F)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message>
        <source>%1, dealer</source>
        <translation>%1, givare</translation>
    </message>
    <message>
        <source>%1, to move</source>
        <translation>%1, på tur</translation>
    </message>
    <message>
        <source>Deals this round</source>
        <translation>Ger den här given</translation>
    </message>
</context>
<context>
    <name>PlayerPicker</name>
    <message>
        <source>You against the computer</source>
        <translation>Du mot datorn</translation>
    </message>
</context>
<context>
    <name>Presenter</name>
    <message>
        <source>thinking …</source>
        <translation>tänker …</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>on the recommended card</comment>
        <translation>Tips</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>House rules</source>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>Gin-Rommé</source>
        <translation>Gin-Rommé</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Nederländska regler</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>Svenska regler</translation>
    </message>
    <message>
        <source>Swedish, in pairs</source>
        <translation>Svenska regler i lag</translation>
    </message>
    <message>
        <source>Swedish, three players</source>
        <translation>Svenska regler för tre</translation>
    </message>
    <message>
        <source>Pagat</source>
        <translation>Pagats regler</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassiska regler</translation>
    </message>
    <message>
        <source>Modern</source>
        <translation>Moderna regler</translation>
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
        <translation>Elva kort</translation>
    </message>
    <message>
        <source>Straight gin</source>
        <translation>Bara gin</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnering</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Anpassade regler</translation>
    </message>
    <message>
        <source>Gin and undercut 25 each, the loser deals.</source>
        <translation>25 för gin och för undercut, förloraren ger.</translation>
    </message>
    <message>
        <source>Knock with less than 10, deal in turn.</source>
        <translation>Knacka med mindre än 10, ni turas om att ge.</translation>
    </message>
    <message>
        <source>Gin and undercut 25 each, deal in turn.</source>
        <translation>25 för gin och för undercut, ni turas om att ge.</translation>
    </message>
    <message>
        <source>Gin 25, undercut 20, the lowest card deals first.</source>
        <translation>25 för gin, 20 för undercut, den med lägst kort ger först.</translation>
    </message>
    <message>
        <source>Gin 20, undercut 10, bonuses at the end.</source>
        <translation>20 för gin, 10 för undercut, bonusar på slutet.</translation>
    </message>
    <message>
        <source>Gin 20, undercut 10, boxes and a game bonus.</source>
        <translation>20 för gin, 10 för undercut, givbonus och partibonus.</translation>
    </message>
    <message>
        <source>Gin 25, big gin 31, boxes and a game bonus.</source>
        <translation>25 för gin, 31 för big gin, givbonus och partibonus.</translation>
    </message>
    <message>
        <source>Every round won adds 10 at once.</source>
        <translation>Varje vunnen giv ger 10 extra direkt.</translation>
    </message>
    <message>
        <source>The upcard sets the limit, spades count double.</source>
        <translation>Det uppvända kortet sätter gränsen, spader räknas dubbelt.</translation>
    </message>
    <message>
        <source>Three games side by side, each with bonuses of its own.</source>
        <translation>Tre partier sida vid sida, vart och ett med egna bonusar.</translation>
    </message>
    <message>
        <source>Whoever begins gets eleven cards; no upcard.</source>
        <translation>Den som börjar får elva kort; inget kort vänds upp.</translation>
    </message>
    <message>
        <source>No knocking: only gin ends a round.</source>
        <translation>Ingen knackning: bara gin avslutar given.</translation>
    </message>
    <message>
        <source>To 250, the last discard may be knocked with.</source>
        <translation>Till 250, och du får ta sista kastade kortet för att knacka.</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>The profile folder {path} cannot be used ({reason}).</source>
        <translation>Profilmappen {path} går inte att använda ({reason}).</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Gin Rummy</source>
        <translation>Gin rummy</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>The computer’s turn</source>
        <translation>Datorns tur</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>{name} står i tur</translation>
    </message>
    <message>
        <source>Take the {card} or pass</source>
        <translation>Ta {card} eller passa</translation>
    </message>
    <message>
        <source>Last discard: take the {card} to knock, or pass</source>
        <translation>Sista kortet: ta {card} och knacka, eller passa</translation>
    </message>
    <message>
        <source>Knock with the {card} or pass</source>
        <translation>Knacka med {card} eller passa</translation>
    </message>
    <message>
        <source>Your turn: draw from the stock or take the {card}</source>
        <translation>Din tur: dra från talongen eller ta {card}</translation>
    </message>
    <message>
        <source>Draw or take the {card}</source>
        <translation>Dra eller ta {card}</translation>
    </message>
    <message>
        <source>Your turn: draw from the stock</source>
        <translation>Din tur: dra från talongen</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Dra från talongen</translation>
    </message>
    <message>
        <source>All eleven cards are in melds: *big gin*</source>
        <translation>Alla elva kort ingår i kombinationer: *big gin*</translation>
    </message>
    <message>
        <source>*Big gin*</source>
        <translation>*Big gin*</translation>
    </message>
    <message>
        <source>Your turn: throw a card</source>
        <translation>Din tur: kasta ett kort</translation>
    </message>
    <message>
        <source>Throw a card</source>
        <translation>Kasta ett kort</translation>
    </message>
    <message>
        <source>{card} was just taken: it stays until your next turn</source>
        <translation>Du tog nyss {card}: behåll det till nästa tur</translation>
    </message>
    <message>
        <source>{card} was just taken</source>
        <translation>Du tog nyss {card}</translation>
    </message>
    <message>
        <source>Throw {card}: *deadwood {points}*</source>
        <translation>Kasta {card}: *skrot {points}*</translation>
    </message>
    <message>
        <source>Throw {card}: *{points}*</source>
        <translation>Kasta {card}: *{points}*</translation>
    </message>
    <message>
        <source>*gin*</source>
        <translation>*gin*</translation>
    </message>
    <message>
        <source>you can knock</source>
        <translation>du kan knacka</translation>
    </message>
    <message>
        <source>Throw {card}, or knock with it</source>
        <translation>Kasta {card} eller knacka med det</translation>
    </message>
    <message>
        <source>Throw {card} or knock</source>
        <translation>Kasta {card} eller knacka</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Titta i:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Filer av &amp;typ:</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>Sid&amp;ordning:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>Sidor &amp;per ark:</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>Dubbelsidig utskrift</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Långsidesbindning</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Kortsidesbindning</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>Sidupps&amp;ättning:</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>The round is over.</source>
        <translation>Given är slut.</translation>
    </message>
    <message>
        <source>It is the computer’s turn.</source>
        <translation>Det är datorns tur.</translation>
    </message>
    <message>
        <source>Draw a card first: a knock comes with the discard.</source>
        <translation>Dra ett kort först: du knackar när du kastar.</translation>
    </message>
    <message>
        <source>Select the card to throw first.</source>
        <translation>Välj först kortet du vill kasta.</translation>
    </message>
    <message>
        <source>Deadwood {points}: {too_many}.</source>
        <translation>Skrot {points}: {too_many}.</translation>
    </message>
    <message>
        <source>Deadwood {points}: only gin ends the round.</source>
        <translation>Skrot {points}: bara gin avslutar given.</translation>
    </message>
    <message>
        <source>The best throw leaves {points}: only gin ends the round.</source>
        <translation>Bästa kastet lämnar {points} i skrot: bara gin avslutar given.</translation>
    </message>
    <message>
        <source>The best throw leaves {points}: {too_many}.</source>
        <translation>Bästa kastet lämnar {points} i skrot: {too_many}.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>{name} står i tur.</translation>
    </message>
    <message>
        <source>A card just taken from the discard pile may not go back in the same turn.</source>
        <translation>Ett kort du nyss tog från högen får inte kastas i samma tur.</translation>
    </message>
    <message>
        <source>Not all eleven cards are in melds.</source>
        <translation>Det är inte alla elva kort som ingår i kombinationer.</translation>
    </message>
    <message>
        <source>Draw a card first, then throw one.</source>
        <translation>Dra ett kort först och kasta sedan.</translation>
    </message>
    <message>
        <source>This card may only be thrown with a knock now.</source>
        <translation>Det här kortet får nu bara kastas om du knackar.</translation>
    </message>
    <message>
        <source>There is nothing to pass now.</source>
        <translation>Du kan inte passa nu.</translation>
    </message>
    <message>
        <source>You have drawn already: throw a card.</source>
        <translation>Du har redan dragit: kasta ett kort.</translation>
    </message>
    <message>
        <source>The upcard is on offer: take it or pass.</source>
        <translation>Ta det uppvända kortet eller passa.</translation>
    </message>
    <message>
        <source>The last discard may only be taken to knock with it.</source>
        <translation>Det sista kastade kortet får bara tas för att knacka.</translation>
    </message>
    <message>
        <source>Both sides declined the upcard: the first draw is from the stock.</source>
        <translation>Ingen ville ha det uppvända kortet: första kortet dras från talongen.</translation>
    </message>
    <message>
        <source>Your deadwood is above the knock limit.</source>
        <translation>Ditt skrot ligger över knackgränsen.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>“{word}”</source>
        <translation>”{word}”</translation>
    </message>
    <message>
        <source>a move, a result or a new round</source>
        <translation>ett drag, ett resultat eller en ny giv</translation>
    </message>
    <message>
        <source>a move that the rules allow</source>
        <translation>ett drag som reglerna tillåter</translation>
    </message>
    <message>
        <source>a move by seat {0} or {1}</source>
        <translation>ett drag av plats {0} eller {1}</translation>
    </message>
    <message>
        <source>a move by seat {0}</source>
        <translation>ett drag av plats {0}</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>ett kort</translation>
    </message>
    <message>
        <source>a meld</source>
        <translation>en kombination</translation>
    </message>
    <message>
        <source>the number of a meld, 0 to 2</source>
        <translation>numret på en kombination, 0 till 2</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>slutet på raden</translation>
    </message>
    <message>
        <source>a line break at the end</source>
        <translation>en radbrytning på slutet</translation>
    </message>
    <message>
        <source>the end of the match</source>
        <translation>slutet på partiet</translation>
    </message>
    <message>
        <source>a round</source>
        <translation>en giv</translation>
    </message>
    <message>
        <source>a date and time such as {0}</source>
        <translation>datum och tid som {0}</translation>
    </message>
    <message>
        <source>a time of 0 or more</source>
        <translation>en tid från 0 och uppåt</translation>
    </message>
    <message>
        <source>a level in one word</source>
        <translation>en nivå i ett ord</translation>
    </message>
    <message>
        <source>the seal of this deal</source>
        <translation>den här givens sigill</translation>
    </message>
    <message>
        <source>the number of a deal</source>
        <translation>numret på en giv</translation>
    </message>
    <message>
        <source>words in quotation marks</source>
        <translation>ord inom citattecken</translation>
    </message>
    <message>
        <source>the version of the format</source>
        <translation>formatets version</translation>
    </message>
    <message>
        <source>text in UTF-8</source>
        <translation>text i UTF-8</translation>
    </message>
    <message>
        <source>a value that {0} can have</source>
        <translation>ett värde som {0} kan ha</translation>
    </message>
    <message>
        <source>rules that can be played</source>
        <translation>regler som går att spela efter</translation>
    </message>
</context>
<context>
    <name>RecordsDesk</name>
    <message>
        <source>This match can no longer be read.</source>
        <translation>Partiet går inte längre att läsa.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>The computer drew the {card}</source>
        <translation>Datorn drog {card}</translation>
    </message>
    <message>
        <source>{name} drew the {card}</source>
        <translation>{name} drog {card}</translation>
    </message>
</context>
<context>
    <name>ReplayWindow</name>
    <message>
        <source>Replay: {who}, {day}</source>
        <translation>Uppspelning: {who}, {day}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Visa händerna</translation>
    </message>
    <message>
        <source>Show the hand opposite too (O)</source>
        <translation>Visa även handen mitt emot (O)</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Show or hide the score sheet (F9)</source>
        <translation>Visa eller dölj protokollet (F9)</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>Spela given igen</translation>
    </message>
    <message>
        <source>A training match that begins with these cards</source>
        <translation>Ett träningsparti som börjar med de här korten</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>Play this deal again</source>
        <translation>Spela given igen</translation>
    </message>
    <message>
        <source>A training match that begins with these cards (Ctrl+Shift+R)</source>
        <translation>Ett träningsparti som börjar med de här korten (Ctrl+Skift+R)</translation>
    </message>
    <message>
        <source>Match result</source>
        <translation>Slutresultat</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nästa giv</translation>
    </message>
    <message>
        <source>deadwood</source>
        <translation>skrot</translation>
    </message>
    <message>
        <source>laid off {cards}</source>
        <translation>avlagt {cards}</translation>
    </message>
    <message>
        <source>left</source>
        <translation>kvar</translation>
    </message>
    <message>
        <source>Deal number {number}</source>
        <translation>Givens nummer: {number}</translation>
    </message>
    <message>
        <source>Replay deal</source>
        <comment>short: play this deal again</comment>
        <translation>Spela om</translation>
    </message>
    <message>
        <source>Review round</source>
        <translation>Analysera given</translation>
    </message>
    <message>
        <source>What could have been done better (Ctrl+R)</source>
        <translation>Vad som kunde ha gjorts bättre (Ctrl+R)</translation>
    </message>
    <message>
        <source>What you could have done better (Ctrl+R)</source>
        <translation>Vad du kunde ha gjort bättre (Ctrl+R)</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Knock</source>
        <translation>Knackning</translation>
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
        <translation>Utan poäng</translation>
    </message>
    <message>
        <source>No winner: nobody scores in this round</source>
        <translation>Ingen vinnare: given ger inga poäng</translation>
    </message>
    <message>
        <source>You knock with {deadwood} and win {points}</source>
        <translation>Du knackar med {deadwood} och får {points}</translation>
    </message>
    <message>
        <source>The computer knocks with {deadwood} and wins {points}</source>
        <translation>Datorn knackar med {deadwood} och får {points}</translation>
    </message>
    <message>
        <source>Undercut: you win {points}</source>
        <translation>Undercut: du får {points}</translation>
    </message>
    <message>
        <source>Undercut: the computer wins {points}</source>
        <translation>Undercut: datorn får {points}</translation>
    </message>
    <message>
        <source>Gin! You win {points}</source>
        <translation>Gin! Du får {points}</translation>
    </message>
    <message>
        <source>Gin: the computer wins {points}</source>
        <translation>Gin: datorn får {points}</translation>
    </message>
    <message>
        <source>Big gin! You win {points}</source>
        <translation>Big gin! Du får {points}</translation>
    </message>
    <message>
        <source>Big gin: the computer wins {points}</source>
        <translation>Big gin: datorn får {points}</translation>
    </message>
    <message>
        <source>{name} knocks with {deadwood} and wins {points}</source>
        <translation>{name} knackar med {deadwood} och får {points}</translation>
    </message>
    <message>
        <source>Undercut: {name} wins {points}</source>
        <translation>Undercut: {name} får {points}</translation>
    </message>
    <message>
        <source>Gin: {name} wins {points}</source>
        <translation>Gin: {name} får {points}</translation>
    </message>
    <message>
        <source>Big gin: {name} wins {points}</source>
        <translation>Big gin: {name} får {points}</translation>
    </message>
    <message>
        <source>you went first</source>
        <translation>du började</translation>
    </message>
    <message>
        <source>the computer went first</source>
        <translation>datorn började</translation>
    </message>
    <message>
        <source>{name} went first</source>
        <translation>{name} började</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Giv {number}</translation>
    </message>
    <message>
        <source>You have gin</source>
        <translation>Du har gin</translation>
    </message>
    <message>
        <source>Computer has gin</source>
        <translation>Datorn har gin</translation>
    </message>
    <message>
        <source>{name} has gin</source>
        <translation>{name} har gin</translation>
    </message>
    <message>
        <source>You knocked</source>
        <translation>Du knackade</translation>
    </message>
    <message>
        <source>Computer knocked</source>
        <translation>Datorn knackade</translation>
    </message>
    <message>
        <source>{name} knocked</source>
        <translation>{name} knackade</translation>
    </message>
    <message>
        <source>The match is a tie, {points} each</source>
        <translation>Partiet slutar oavgjort, {points} poäng var</translation>
    </message>
    <message>
        <source>You win the match, {scores}</source>
        <translation>Du vinner partiet, {scores}</translation>
    </message>
    <message>
        <source>You win the match, {high} to {low}</source>
        <translation>Du vinner partiet med {high} mot {low}</translation>
    </message>
    <message>
        <source>The computer wins the match, {high} to {low}</source>
        <translation>Datorn vinner partiet med {high} mot {low}</translation>
    </message>
    <message>
        <source>The match goes to {name}, {scores}</source>
        <translation>{name} vinner partiet, {scores}</translation>
    </message>
    <message>
        <source>Boxes for rounds won</source>
        <translation>Bonus för vunna givar</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <translation>Partibonus</translation>
    </message>
    <message>
        <source>Shutout: the loser never scored</source>
        <translation>Förloraren utan poäng</translation>
    </message>
</context>
<context>
    <name>ResumeCard</name>
    <message numerus="yes">
        <source>%n more …</source>
        <translation>
            <numerusform>%n till …</numerusform>
            <numerusform>%n till …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other match(es) under way</source>
        <translation>
            <numerusform>%n annat pågående parti</numerusform>
            <numerusform>%n andra pågående partier</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>turning point</source>
        <translation>vändpunkt</translation>
    </message>
    <message>
        <source>{points} points, and {bonus} for rounds won</source>
        <translation>{points} poäng och {bonus} för vunna givar</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Utdelade kort</translation>
    </message>
    <message>
        <source>The cards dealt, against average ones</source>
        <translation>Hur bra den första handen var</translation>
    </message>
    <message>
        <source>The draws</source>
        <translation>Dragna kort</translation>
    </message>
    <message>
        <source>The cards from the stock, against average ones</source>
        <translation>Hur bra korten från talongen var</translation>
    </message>
    <message>
        <source>The rest</source>
        <translation>Resten</translation>
    </message>
    <message>
        <source>What the other side did, and its hand in the end</source>
        <translation>Vad motståndaren gjorde och hade på handen till slut</translation>
    </message>
    <message>
        <source>{count} rounds</source>
        <translation>{count} givar</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Den här given</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>Ditt spel</translation>
    </message>
    <message>
        <source>Play: {name}</source>
        <translation>Spel: {name}</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>stod över</translation>
    </message>
    <message>
        <source>This round is not over. It can be reviewed when it is: before that, a review would tell what nobody is to know yet.</source>
        <translation>Den här given är inte slut. Den kan analyseras först då: innan dess skulle analysen avslöja sådant som ingen ska veta ännu.</translation>
    </message>
    <message>
        <source>You sat this round out.</source>
        <translation>Du stod över den här given.</translation>
    </message>
    <message>
        <source>{name} sat this round out.</source>
        <translation>{name} stod över den här given.</translation>
    </message>
    <message>
        <source>No decision gave away a point or more.</source>
        <translation>Inget beslut kostade en poäng eller mer.</translation>
    </message>
    <message>
        <source>The round was over before there was anything to decide.</source>
        <translation>Given var slut innan det fanns något att besluta.</translation>
    </message>
    <message>
        <source>Being reviewed …</source>
        <translation>Analyseras …</translation>
    </message>
    <message>
        <source>This round cannot be reviewed.</source>
        <translation>Den här given går inte att analysera.</translation>
    </message>
    <message>
        <source>Not reviewed yet.</source>
        <translation>Inte analyserad ännu.</translation>
    </message>
    <message>
        <source>laid off {card}</source>
        <translation>lade av {card}</translation>
    </message>
    <message>
        <source>laid off no more</source>
        <translation>lade inte av fler</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Tur {number}</translation>
    </message>
    <message>
        <source>Laying off</source>
        <translation>Avlägg</translation>
    </message>
    <message>
        <source>Upcard</source>
        <translation>Uppvänt kort</translation>
    </message>
    <message>
        <source>You laid off no more</source>
        <translation>Du lade inte av fler kort</translation>
    </message>
    <message>
        <source>{name} laid off no more</source>
        <translation>{name} lade inte av fler kort</translation>
    </message>
    <message>
        <source>Nothing else was possible.</source>
        <translation>Inget annat var möjligt.</translation>
    </message>
    <message>
        <source>Nothing was better.</source>
        <translation>Inget var bättre.</translation>
    </message>
    <message>
        <source>As good as the best: {action}</source>
        <translation>Lika bra: {action}</translation>
    </message>
    <message>
        <source>*{points}* points better: {action}</source>
        <translation>*{points}* poäng bättre: {action}</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Datorn</translation>
    </message>
    <message>
        <source>{name} holds {cards} and may want it.</source>
        <translation>{name} har {cards} och vill kanske ha det.</translation>
    </message>
    <message>
        <source>It is in a meld with {cards}.</source>
        <translation>Det ingår i en kombination med {cards}.</translation>
    </message>
    <message>
        <source>It goes with {cards}.</source>
        <translation>Det passar ihop med {cards}.</translation>
    </message>
    <message>
        <source>{cards} could have been laid off and counts now.</source>
        <translation>{cards} gick att lägga av och räknas nu.</translation>
    </message>
    <message>
        <source>{cards} could have been laid off and count now.</source>
        <translation>{cards} gick att lägga av och räknas nu.</translation>
    </message>
    <message>
        <source>Playing on promises more.</source>
        <translation>Det lönar sig bättre att spela vidare.</translation>
    </message>
    <message>
        <source>{name} may have as little.</source>
        <translation>{name} kan ha lika lite skrot.</translation>
    </message>
    <message>
        <source>{name} may want it.</source>
        <translation>{name} vill kanske ha det.</translation>
    </message>
    <message>
        <source>It breaks up a meld.</source>
        <translation>Det bryter en kombination.</translation>
    </message>
    <message>
        <source>It helps little, and everybody saw it.</source>
        <translation>Det hjälper lite, och alla såg det.</translation>
    </message>
    <message>
        <source>The open card promises more than a blind draw.</source>
        <translation>Det öppna kortet ger bättre chans än talongen.</translation>
    </message>
    <message>
        <source>The card on offer was worth having.</source>
        <translation>Kortet var värt att ta.</translation>
    </message>
    <message>
        <source>It lowers deadwood a little, but a blind draw promises more.</source>
        <translation>Det minskar skrotet en aning, men talongen ger bättre chans.</translation>
    </message>
    <message>
        <source>No points are saved by it.</source>
        <translation>Det sparar inga poäng.</translation>
    </message>
    <message>
        <source>*Turning point:* this decision, {points} points.</source>
        <translation>*Vändpunkt:* det här beslutet, {points} poäng.</translation>
    </message>
    <message>
        <source>*Turning point:* the {card} that came, {points} points.</source>
        <translation>*Vändpunkt:* {card} från talongen, {points} poäng.</translation>
    </message>
    <message>
        <source>*Turning point:* the card that came, {points} points.</source>
        <translation>*Vändpunkt:* kortet från talongen, {points} poäng.</translation>
    </message>
    <message>
        <source>*Turning point:* what came after it, {points} points.</source>
        <translation>*Vändpunkt:* det som hände sedan, {points} poäng.</translation>
    </message>
    <message>
        <source>There was nothing to decide</source>
        <translation>Det fanns inget att besluta</translation>
    </message>
    <message>
        <source>{good} of {all} decisions as good as the best</source>
        <translation>{good} av {all} beslut utan förlust</translation>
    </message>
    <message>
        <source>played, the best</source>
        <translation>spelat, bäst</translation>
    </message>
    <message>
        <source>the best</source>
        <translation>bäst</translation>
    </message>
    <message>
        <source>played</source>
        <comment>on a card that was thrown or taken</comment>
        <translation>spelat</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>on the card that was declined</comment>
        <translation>passat</translation>
    </message>
    <message>
        <source>passed, the best</source>
        <translation>passat, bäst</translation>
    </message>
    <message>
        <source>best</source>
        <comment>on the card that was best thrown</comment>
        <translation>bäst</translation>
    </message>
    <message>
        <source>best: pass</source>
        <translation>bättre: passa</translation>
    </message>
    <message>
        <source>best: knock</source>
        <translation>bättre: knacka</translation>
    </message>
    <message>
        <source>best: play on</source>
        <translation>bättre: spela vidare</translation>
    </message>
    <message>
        <source>Every decision is measured against the best one, by what could be known at that moment and not by how it turned out. The points are what the expert computer player expects of the round on average: an estimate, in which less than one point means little.</source>
        <translation>Varje beslut jämförs med det bästa, efter vad som gick att veta just då och inte efter hur det gick. Poängen är vad datorspelaren ”Expert” väntar sig av given i genomsnitt: en uppskattning, där mindre än en poäng betyder lite.</translation>
    </message>
</context>
<context>
    <name>ReviewDesk</name>
    <message>
        <source>No match is over yet. What you have played can be reviewed here.</source>
        <translation>Inget parti är slut ännu. Det du har spelat kan analyseras här.</translation>
    </message>
    <message>
        <source>This match can no longer be read.</source>
        <translation>Det här partiet går inte längre att läsa.</translation>
    </message>
    <message>
        <source>No round of this match is over. A round can be reviewed when it is.</source>
        <translation>Ingen giv i det här partiet är slut. En giv kan analyseras när den är det.</translation>
    </message>
</context>
<context>
    <name>ReviewHead</name>
    <message>
        <source>Round</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>Whose play</source>
        <translation>Vems spel</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Visa</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Öppna händer</translation>
    </message>
    <message>
        <source>Show the hand opposite too (O)</source>
        <translation>Visa även handen mitt emot (O)</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportera …</translation>
    </message>
    <message>
        <source>Copy as text (Ctrl+C)</source>
        <translation>Kopiera som text (Ctrl+C)</translation>
    </message>
    <message>
        <source>Save as text …</source>
        <translation>Spara som text …</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Alla givar</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Giv {number}</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>pågår</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Beslut</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>What could be done</source>
        <translation>Vad som gick att göra</translation>
    </message>
</context>
<context>
    <name>ReviewPane</name>
    <message>
        <source>What could be done</source>
        <translation>Vad som gick att göra</translation>
    </message>
    <message>
        <source>{name}: what could be done</source>
        <translation>{name}: vad som gick att göra</translation>
    </message>
    <message>
        <source>expected points</source>
        <translation>väntade poäng</translation>
    </message>
    <message>
        <source>wins the match</source>
        <translation>vinner partiet</translation>
    </message>
</context>
<context>
    <name>ReviewSide</name>
    <message>
        <source>{known} of {all} rounds reviewed</source>
        <translation>{known} av {all} givar analyserade</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppa</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Beslut</translation>
    </message>
    <message>
        <source>Only costly ones</source>
        <translation>Bara dyra</translation>
    </message>
    <message>
        <source>List only what gave away a point or more (C)</source>
        <translation>Visa bara det som kostade en poäng eller mer (C)</translation>
    </message>
    <message>
        <source>Rounds reviewed</source>
        <translation>Analyserade givar</translation>
    </message>
    <message>
        <source>Costly decision before (P)</source>
        <translation>Föregående dyra beslut (P)</translation>
    </message>
    <message>
        <source>Next costly decision (N)</source>
        <translation>Nästa dyra beslut (N)</translation>
    </message>
</context>
<context>
    <name>ReviewStage</name>
    <message>
        <source>Outlook after each decision, in points, and what came of it</source>
        <translation>Utsikterna efter varje beslut, i poäng, och hur det gick</translation>
    </message>
    <message>
        <source>Alternatives</source>
        <translation>Alternativ</translation>
    </message>
    <message>
        <source>Show what could be done, and why (A)</source>
        <translation>Visa vad som gick att göra och varför (A)</translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message>
        <source>Round {number}</source>
        <translation>Giv {number}</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Den här given</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n giv</numerusform>
            <numerusform>%n givar</numerusform>
        </translation>
    </message>
    <message>
        <source>No costly decision after this one.</source>
        <translation>Inget dyrt beslut efter det här.</translation>
    </message>
    <message>
        <source>None before this one.</source>
        <translation>Inget före det här.</translation>
    </message>
    <message>
        <source>Save the review</source>
        <translation>Spara analysen</translation>
    </message>
    <message>
        <source>gin rummy review</source>
        <translation>gin rummy-analys</translation>
    </message>
    <message>
        <source>Review: {who}, {day}</source>
        <translation>Analys: {who}, {day}</translation>
    </message>
</context>
<context>
    <name>RoundForm</name>
    <message>
        <source>Who knocked?</source>
        <translation>Vem knackade?</translation>
    </message>
    <message>
        <source>Type the cards of both hands, such as 7c 8c 9c 10d Qh.</source>
        <translation>Skriv in korten på båda händerna, till exempel 7k 8k 9k 10r Dh: k klöver, r ruter, h hjärter, s spader.</translation>
    </message>
    <message>
        <source>How did the round end?</source>
        <translation>Hur slutade given?</translation>
    </message>
    <message>
        <source>How much deadwood did each have, after laying off?</source>
        <translation>Hur mycket skrot hade var och en kvar efter avläggningen?</translation>
    </message>
    <message>
        <source>A knock without deadwood is gin.</source>
        <translation>En knackning utan skrot är gin.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>Who knocked</source>
        <translation>Vem som knackade</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Knackning</translation>
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
        <translation>Avslut</translation>
    </message>
    <message>
        <source>Written down: {round}</source>
        <translation>Inskrivet · {round}</translation>
    </message>
    <message>
        <source>Knocker</source>
        <translation>Knackade</translation>
    </message>
    <message>
        <source>Other side</source>
        <translation>Motspelaren</translation>
    </message>
    <message>
        <source>Deadwood of {name}</source>
        <translation>{name}: skrot</translation>
    </message>
    <message>
        <source>Cards of {name}</source>
        <translation>{name}: kort</translation>
    </message>
    <message>
        <source>Knocked</source>
        <translation>Knackade</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Ange</translation>
    </message>
    <message>
        <source>The points</source>
        <translation>Poängen</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Korten</translation>
    </message>
    <message>
        <source>Deadwood</source>
        <translation>Skrot</translation>
    </message>
    <message>
        <source>What the other side has left after laying off.</source>
        <translation>Det motspelaren har kvar efter att ha lagt av.</translation>
    </message>
    <message>
        <source>The upcard was a spade: counts double</source>
        <translation>Uppvänd spader: räknas dubbelt</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Skriv in</translation>
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
        <translation>Givare: du</translation>
    </message>
    <message>
        <source>Dealer: {name}</source>
        <translation>Givare: {name}</translation>
    </message>
</context>
<context>
    <name>RuleLines</name>
    <message numerus="yes">
        <source>A discard without a knock with %n card(s) left in the stock ends the round: nobody scores.</source>
        <translation>
            <numerusform>Kastas ett kort utan knackning när bara %n kort är kvar i talongen, slutar given och ingen får poäng.</numerusform>
            <numerusform>Kastas ett kort utan knackning när bara %n kort är kvar i talongen, slutar given och ingen får poäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Knacka</translation>
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
        <translation>Talongens slut</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nästa giv</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Parti</translation>
    </message>
    <message>
        <source>The dealer gets ten cards, the other side eleven and begins by throwing one. No card is turned up.</source>
        <translation>Givaren får tio kort och motspelaren elva. Motspelaren börjar med att kasta ett. Inget kort vänds upp.</translation>
    </message>
    <message>
        <source>Ten cards each. The next card is turned up and offered once to each side, first to the one that did not deal.</source>
        <translation>Tio kort var. Nästa kort vänds upp, och ni får varsin chans att ta det. Den som inte gav väljer först.</translation>
    </message>
    <message>
        <source>Draw from the stock or take the top discard, then throw one card.</source>
        <translation>Dra från talongen eller ta översta kortet i högen, och kasta sedan ett kort.</translation>
    </message>
    <message>
        <source>A card from the discard pile may be thrown back at once.</source>
        <translation>Ett kort från högen får kastas tillbaka direkt.</translation>
    </message>
    <message>
        <source>A card from the discard pile may not go back in the same turn.</source>
        <translation>Ett kort från högen får inte kastas tillbaka i samma tur.</translation>
    </message>
    <message>
        <source>An ace means gin only.</source>
        <translation>Är det ett ess gäller bara gin.</translation>
    </message>
    <message>
        <source>With a spade the round counts double.</source>
        <translation>Är det en spader räknas given dubbelt.</translation>
    </message>
    <message>
        <source>The upcard says how much deadwood you may knock with; pictures count 10.</source>
        <translation>Det uppvända kortets värde är gränsen för skrotet när du knackar; klädda kort är värda 10.</translation>
    </message>
    <message>
        <source>There is no knock: only gin ends a round.</source>
        <translation>Det går inte att knacka: bara gin avslutar given.</translation>
    </message>
    <message>
        <source>With a deadwood of {limit} or less after the discard you may knock; you never have to.</source>
        <translation>Med högst {limit} i skrot efter kastet får du knacka, men det är aldrig ett tvång.</translation>
    </message>
    <message>
        <source>The other side lays off what fits; whoever has less deadwood then scores the difference.</source>
        <translation>Motspelaren lägger av det som passar, och den som sedan har minst skrot får skillnaden.</translation>
    </message>
    <message>
        <source>There is none without a knock.</source>
        <translation>Utan knackning blir det ingen undercut.</translation>
    </message>
    <message>
        <source>If the defender has as much deadwood as the knocker or less, the defender scores the difference and {bonus}.</source>
        <translation>Har motspelaren högst lika mycket skrot som den som knackade, får motspelaren skillnaden plus {bonus}.</translation>
    </message>
    <message>
        <source>If the defender has less deadwood than the knocker, the defender scores the difference and {bonus}.</source>
        <translation>Har motspelaren mindre skrot än den som knackade, får motspelaren skillnaden plus {bonus}.</translation>
    </message>
    <message>
        <source>Equal deadwood: the knocker wins the round for no points.</source>
        <translation>Lika mycket skrot: den som knackade vinner given, men utan poäng.</translation>
    </message>
    <message>
        <source>No deadwood is gin: the whole deadwood of the other side and {bonus}.</source>
        <translation>Inget skrot alls är gin och ger hela motspelarens skrot plus {bonus}.</translation>
    </message>
    <message>
        <source>The other side may lay off on gin too.</source>
        <translation>Motspelaren får lägga av även vid gin.</translation>
    </message>
    <message>
        <source>Nothing may be laid off on gin.</source>
        <translation>Vid gin får inget läggas av.</translation>
    </message>
    <message>
        <source>Eleven cards in melds count as gin.</source>
        <translation>Elva kort i kombinationer räknas som gin.</translation>
    </message>
    <message>
        <source>Eleven cards in melds are big gin: {bonus} instead.</source>
        <translation>Elva kort i kombinationer är big gin och ger {bonus} i stället.</translation>
    </message>
    <message>
        <source>A discard without a knock after the last card of the stock ends the round: nobody scores.</source>
        <translation>Kastas ett kort utan knackning när talongen är tom, slutar given och ingen får poäng.</translation>
    </message>
    <message>
        <source>The other side may take that discard, but only to knock.</source>
        <translation>Motspelaren får ta det kastade kortet, men bara för att knacka.</translation>
    </message>
    <message>
        <source>The loser of a round deals the next.</source>
        <translation>Förloraren ger nästa giv.</translation>
    </message>
    <message>
        <source>The winner of a round deals the next.</source>
        <translation>Vinnaren ger nästa giv.</translation>
    </message>
    <message>
        <source>Both sides deal in turn.</source>
        <translation>Ni turas om att ge.</translation>
    </message>
    <message>
        <source>After a round without points the same side deals again.</source>
        <translation>Efter en giv utan poäng ger samma spelare igen.</translation>
    </message>
    <message>
        <source>Three games side by side; each is closed by the first side with {target} points in it.</source>
        <translation>Tre partier sida vid sida; ett parti är avslutat när någon sida har {target} poäng i det.</translation>
    </message>
    <message>
        <source>A side’s first win counts in game 1, the second in games 1 and 2, every later one in all three.</source>
        <translation>För varje sida räknas första vinsten i parti 1, den andra i parti 1 och 2 och alla senare i alla tre.</translation>
    </message>
    <message>
        <source>When all are closed they are added up, each with its own bonuses; the side with more has won.</source>
        <translation>När alla är avslutade räknas de ihop med sina bonusar; den som har mest vinner.</translation>
    </message>
    <message>
        <source>The first side with {target} points wins.</source>
        <translation>Först till {target} poäng vinner.</translation>
    </message>
    <message>
        <source>Every round won adds {bonus} at once.</source>
        <translation>Varje vunnen giv ger {bonus} extra direkt.</translation>
    </message>
    <message>
        <source>At the end every round won adds {bonus}.</source>
        <translation>På slutet ger varje vunnen giv {bonus} extra.</translation>
    </message>
    <message>
        <source>The winner gets {bonus} more.</source>
        <translation>Vinnaren får {bonus} extra.</translation>
    </message>
    <message>
        <source>That bonus is doubled if the loser has no points at all.</source>
        <translation>Den bonusen dubblas om förloraren står helt utan poäng.</translation>
    </message>
    <message>
        <source>Everything is doubled if the loser has no points at all.</source>
        <translation>Allt dubblas om förloraren står helt utan poäng.</translation>
    </message>
</context>
<context>
    <name>RuleOptions</name>
    <message>
        <source>Opening</source>
        <translation>Början</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Givare</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Parti</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>First cards</source>
        <translation>Första korten</translation>
    </message>
    <message>
        <source>Knock limit</source>
        <translation>Knackgräns</translation>
    </message>
    <message>
        <source>Oklahoma</source>
        <translation>Oklahoma</translation>
    </message>
    <message>
        <source>Ace as the upcard</source>
        <translation>Uppvänt ess</translation>
    </message>
    <message>
        <source>Spades double</source>
        <translation>Dubbelt vid spader</translation>
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
        <translation>Lika mycket skrot</translation>
    </message>
    <message>
        <source>Big gin</source>
        <translation>Big gin</translation>
    </message>
    <message>
        <source>Laying off against gin</source>
        <translation>Lägga av vid gin</translation>
    </message>
    <message>
        <source>Throwing back at once</source>
        <translation>Kasta tillbaka direkt</translation>
    </message>
    <message>
        <source>Cards that stay in the stock</source>
        <translation>Kort kvar i talongen</translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation>Sista kastade kortet</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Första givare</translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation>Nästa givare</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Mål</translation>
    </message>
    <message>
        <source>Box bonus</source>
        <translation>Givbonus</translation>
    </message>
    <message>
        <source>Boxes count</source>
        <translation>Givbonusen räknas</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <translation>Partibonus</translation>
    </message>
    <message>
        <source>Shutout</source>
        <translation>Förloraren utan poäng</translation>
    </message>
    <message>
        <source>Hollywood</source>
        <translation>Hollywood</translation>
    </message>
    <message>
        <source>Dealer among three</source>
        <translation>Givare vid tre spelare</translation>
    </message>
    <message>
        <source>Score of a pair</source>
        <translation>Lagets poäng</translation>
    </message>
    <message>
        <source>An upcard is offered first, or the one who begins gets eleven cards.</source>
        <translation>Först erbjuds ett uppvänt kort, eller så får den som börjar elva kort.</translation>
    </message>
    <message>
        <source>The most deadwood you may knock with; at 0 only gin ends a round.</source>
        <translation>Så mycket skrot får du högst knacka med; vid 0 avslutar bara gin given.</translation>
    </message>
    <message>
        <source>The upcard gives the knock limit of the round; pictures give 10.</source>
        <translation>Det uppvända kortet sätter givens knackgräns; klädda kort ger 10.</translation>
    </message>
    <message>
        <source>An ace sets the limit to 1, or only gin ends the round.</source>
        <translation>Ett ess sätter gränsen till 1, eller så avslutar bara gin given.</translation>
    </message>
    <message>
        <source>After a spade as the upcard, the whole round counts twice.</source>
        <translation>Är det uppvända kortet en spader räknas hela given dubbelt.</translation>
    </message>
    <message>
        <source>Points for gin, beside the other’s deadwood.</source>
        <translation>Poäng för gin, utöver motspelarens skrot.</translation>
    </message>
    <message>
        <source>Points for an undercut, beside the difference.</source>
        <translation>Poäng för undercut, utöver skillnaden.</translation>
    </message>
    <message>
        <source>An undercut, or the knocker wins the round for no points.</source>
        <translation>Räknas som undercut, eller så vinner den som knackade, men utan poäng.</translation>
    </message>
    <message>
        <source>All eleven cards in melds: it counts as gin, or has its own bonus.</source>
        <translation>Alla elva kort i kombinationer: räknas som gin eller ger en egen bonus.</translation>
    </message>
    <message>
        <source>At some tables the defender may lay off against gin as well.</source>
        <translation>En del låter motspelaren lägga av även vid gin.</translation>
    </message>
    <message>
        <source>The card just taken from the discard pile may be thrown in the same turn.</source>
        <translation>Ett kort du nyss tog från högen får kastas tillbaka i samma tur.</translation>
    </message>
    <message>
        <source>It ends the round, or the other side may still take it to knock.</source>
        <translation>Det avslutar given, eller så får motspelaren ta det för att knacka.</translation>
    </message>
    <message>
        <source>Who deals the first round of a match.</source>
        <translation>Vem som ger första given i ett parti.</translation>
    </message>
    <message>
        <source>Who deals the next round; after one without points the dealer stays.</source>
        <translation>Vem som ger nästa giv; efter en giv utan poäng ger samma spelare igen.</translation>
    </message>
    <message>
        <source>Points for every round won.</source>
        <translation>Poäng för varje vunnen giv.</translation>
    </message>
    <message>
        <source>After the match, or at once: then they count toward the target.</source>
        <translation>Efter partiet, eller direkt så att den räknas mot målet.</translation>
    </message>
    <message>
        <source>Points for winning the match; they do not count toward the target.</source>
        <translation>Poäng för vunnet parti; de räknas inte mot målet.</translation>
    </message>
    <message>
        <source>Three games at once, each to the target and with its own bonuses.</source>
        <translation>Tre partier på en gång, vart och ett till målet och med egna bonusar.</translation>
    </message>
    <message>
        <source>Two, three of whom one sits out, or four in two pairs.</source>
        <translation>Två spelare, tre där en står över, eller fyra i två lag.</translation>
    </message>
    <message>
        <source>The dealer sits out: the loser of the round, or everyone in turn.</source>
        <translation>Givaren står över: den som förlorade given, eller alla i tur och ordning.</translation>
    </message>
    <message>
        <source>If one of each pair wins: the difference for the better, or both keep theirs.</source>
        <translation>Vinner en i varje lag får bästa laget skillnaden, eller så behåller båda sina poäng.</translation>
    </message>
    <message>
        <source>Used in Oklahoma.</source>
        <translation>Gäller i Oklahoma.</translation>
    </message>
    <message>
        <source>Used with a box bonus.</source>
        <translation>Gäller med givbonus.</translation>
    </message>
    <message>
        <source>Used with three players.</source>
        <translation>Gäller med tre spelare.</translation>
    </message>
    <message>
        <source>Used with two pairs.</source>
        <translation>Gäller med två lag.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nej</translation>
    </message>
    <message>
        <source>On</source>
        <translation>På</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>Upcard</source>
        <translation>Uppvänt kort</translation>
    </message>
    <message>
        <source>Eleven cards</source>
        <translation>Elva kort</translation>
    </message>
    <message>
        <source>Limit 1</source>
        <translation>Gräns 1</translation>
    </message>
    <message>
        <source>Only gin</source>
        <translation>Bara gin</translation>
    </message>
    <message>
        <source>Undercut</source>
        <translation>Undercut</translation>
    </message>
    <message>
        <source>Knocker wins</source>
        <translation>Knackningen vinner</translation>
    </message>
    <message>
        <source>As gin</source>
        <translation>Som gin</translation>
    </message>
    <message>
        <source>Ends it</source>
        <translation>Avslutar given</translation>
    </message>
    <message>
        <source>Only to knock</source>
        <translation>Bara för att knacka</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Datorn</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Slumpen avgör</translation>
    </message>
    <message>
        <source>The lower card drawn</source>
        <translation>Den som drar lägst</translation>
    </message>
    <message>
        <source>The higher card drawn</source>
        <translation>Den som drar högst</translation>
    </message>
    <message>
        <source>Loser</source>
        <translation>Förloraren</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vinnaren</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>Turvis</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>På slutet</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Direkt</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Inget extra</translation>
    </message>
    <message>
        <source>Game bonus twice</source>
        <translation>Dubbel partibonus</translation>
    </message>
    <message>
        <source>Everything twice</source>
        <translation>Allt dubbelt</translation>
    </message>
    <message>
        <source>4, in pairs</source>
        <translation>4, i lag</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Skillnad</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summa</translation>
    </message>
    <message>
        <source>It must be between {least} and {most}.</source>
        <translation>Värdet måste ligga mellan {least} och {most}.</translation>
    </message>
    <message>
        <source>Not with eleven cards: there is no upcard to give the limit.</source>
        <translation>Går inte med elva kort: inget uppvänt kort kan sätta gränsen.</translation>
    </message>
    <message>
        <source>Not with a knock limit of 0: the upcard would allow a knock after all.</source>
        <translation>Går inte med knackgräns 0: det uppvända kortet skulle ändå tillåta knackning.</translation>
    </message>
    <message>
        <source>Not with three players: Hollywood is scored for two sides.</source>
        <translation>Går inte med tre spelare: Hollywood räknas för två sidor.</translation>
    </message>
    <message>
        <source>Play with two</source>
        <translation>Två spelare</translation>
    </message>
    <message>
        <source>Open with an upcard</source>
        <translation>Vänd upp ett kort</translation>
    </message>
    <message>
        <source>Knock limit {limit}</source>
        <translation>Knackgräns {limit}</translation>
    </message>
    <message>
        <source>Set to {value}</source>
        <translation>Ändra till {value}</translation>
    </message>
    <message>
        <source>25/25, to 50 or 100</source>
        <translation>25/25, till 50 eller 100</translation>
    </message>
    <message>
        <source>knock below 10, to 100</source>
        <translation>knacka under 10, till 100</translation>
    </message>
    <message>
        <source>25/25, deal in turn</source>
        <translation>25/25, ni ger turvis</translation>
    </message>
    <message>
        <source>25/20, low card deals</source>
        <translation>25/20, lägst kort ger</translation>
    </message>
    <message>
        <source>two pairs, to 125</source>
        <translation>två lag, till 125</translation>
    </message>
    <message>
        <source>three, the loser deals</source>
        <translation>tre spelare, förloraren ger</translation>
    </message>
    <message>
        <source>20/10, shutout 200</source>
        <translation>20/10, 200 mot noll poäng</translation>
    </message>
    <message>
        <source>20/10, boxes 20</source>
        <translation>20/10, givbonus 20</translation>
    </message>
    <message>
        <source>25/25, big gin 31</source>
        <translation>25/25, big gin 31</translation>
    </message>
    <message>
        <source>boxes count at once</source>
        <translation>givbonusen räknas direkt</translation>
    </message>
    <message>
        <source>limit from the upcard</source>
        <translation>uppvänt kort sätter gränsen</translation>
    </message>
    <message>
        <source>three games at once</source>
        <translation>tre partier på en gång</translation>
    </message>
    <message>
        <source>no upcard</source>
        <translation>inget uppvänt kort</translation>
    </message>
    <message>
        <source>no knocking</source>
        <translation>ingen knackning</translation>
    </message>
    <message>
        <source>to 250</source>
        <translation>till 250</translation>
    </message>
    <message>
        <source>{gin}/{undercut}, to {target}</source>
        <translation>{gin}/{undercut}, till {target}</translation>
    </message>
    <message>
        <source>With this many left, a discard without a knock ends the round without points.</source>
        <translation>Kastas ett kort utan knackning när så många är kvar, slutar given utan poäng.</translation>
    </message>
    <message>
        <source>Whoever reaches this many points wins the match.</source>
        <translation>Den som först når så många poäng vinner partiet.</translation>
    </message>
    <message>
        <source>What the winner gets if the loser never scored.</source>
        <translation>Vad vinnaren får om förloraren står helt utan poäng.</translation>
    </message>
</context>
<context>
    <name>RulePicker</name>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Change …</source>
        <translation>Ändra …</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Ändra reglerna</translation>
    </message>
    <message>
        <source>These rules cannot be played at this table.</source>
        <translation>De här reglerna går inte att spela vid det här bordet.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>The upcard sets the knock limit</source>
        <translation>Det uppvända kortet sätter knackgränsen</translation>
    </message>
    <message>
        <source>Only gin ends a round</source>
        <translation>Bara gin avslutar given</translation>
    </message>
    <message>
        <source>Knock at {limit} or less</source>
        <translation>Knacka med högst {limit}</translation>
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
        <translation>tre partier till {target}</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules of this match</source>
        <translation>Partiets regler</translation>
    </message>
</context>
<context>
    <name>RulesFoot</name>
    <message>
        <source>Save</source>
        <translation>Spara</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Spara som …</translation>
    </message>
    <message>
        <source>Undo all</source>
        <translation>Ångra allt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>Använd reglerna</translation>
    </message>
    <message>
        <source>Go to the option</source>
        <translation>Gå till regeln</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules of the match</source>
        <translation>Regler för partiet</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Färdiga regler</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Byt namn …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ta bort</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) differ from the preset. The match then runs under “Custom”.</source>
        <translation>
            <numerusform>%n regel är ändrad. Partiet spelas då med ”Anpassade regler”.</numerusform>
            <numerusform>%n regler är ändrade. Partiet spelas då med ”Anpassade regler”.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>”{name}” togs bort.</translation>
    </message>
    <message>
        <source>Impossible: {options}</source>
        <translation>Går inte: {options}</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>Egna regler</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s)</source>
        <translation>
            <numerusform>%n ändring</numerusform>
            <numerusform>%n ändringar</numerusform>
        </translation>
    </message>
    <message>
        <source>{preset}, changed</source>
        <translation>{preset}, ändrat</translation>
    </message>
</context>
<context>
    <name>ScoreBars</name>
    <message>
        <source>{name}: {points} of {target}</source>
        <translation>{name}: {points} av {target}</translation>
    </message>
</context>
<context>
    <name>ScoreDock</name>
    <message>
        <source>Score sheet</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Close the side panel</source>
        <translation>Stäng sidopanelen</translation>
    </message>
    <message>
        <source>Copy, print or save the score sheet</source>
        <translation>Kopiera, skriv ut eller spara protokollet</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Den här given</translation>
    </message>
    <message>
        <source>Moves of this round</source>
        <translation>Dragen i den här given</translation>
    </message>
    <message>
        <source>Match to</source>
        <translation>Parti till</translation>
    </message>
</context>
<context>
    <name>ScoreKeeper</name>
    <message>
        <source>The match is over.</source>
        <translation>Partiet är slut.</translation>
    </message>
    <message>
        <source>Big gin leaves no deadwood.</source>
        <translation>Vid big gin finns inget skrot kvar.</translation>
    </message>
    <message>
        <source>By these rules only gin ends a round.</source>
        <translation>Med de här reglerna avslutar bara gin given.</translation>
    </message>
    <message>
        <source>Nobody may knock with {points}: these rules allow {limit} at the most.</source>
        <translation>Ingen får knacka med {points}: reglerna tillåter högst {limit}.</translation>
    </message>
    <message>
        <source>Both hands have {cards}.</source>
        <translation>{cards} finns på båda händerna.</translation>
    </message>
    <message>
        <source>Eleven cards are shown only when all are in melds: leave out the card thrown.</source>
        <translation>Elva kort visas bara när alla ingår i kombinationer: utelämna det kastade kortet.</translation>
    </message>
    <message>
        <source>{card} is there twice.</source>
        <translation>{card} finns med två gånger.</translation>
    </message>
    <message>
        <source>A round without a winner: nobody scores</source>
        <translation>Ingen vinnare: given ger inga poäng</translation>
    </message>
    <message>
        <source>Undercut: {name} wins {points}</source>
        <translation>Undercut: {name} får {points}</translation>
    </message>
    <message>
        <source>Gin: {name} wins {points}</source>
        <translation>Gin: {name} får {points}</translation>
    </message>
    <message>
        <source>Big gin: {name} wins {points}</source>
        <translation>Big gin: {name} får {points}</translation>
    </message>
    <message>
        <source>{name} wins {points}</source>
        <translation>{name} får {points}</translation>
    </message>
    <message>
        <source>laid off {cards}</source>
        <translation>avlagt {cards}</translation>
    </message>
    <message>
        <source>deadwood {cards}</source>
        <translation>skrot {cards}</translation>
    </message>
    <message>
        <source>Score keeper</source>
        <translation>Poängräknare</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Target in points</source>
        <translation>Mål i poäng</translation>
    </message>
    <message>
        <source>to </source>
        <comment>before the number of points of the target</comment>
        <translation>till </translation>
    </message>
    <message>
        <source>Other dealer</source>
        <translation>Byt givare</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gör om</translation>
    </message>
    <message>
        <source>New sheet</source>
        <translation>Nytt protokoll</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiera</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Skriv ut …</translation>
    </message>
    <message>
        <source>Save as PDF …</source>
        <translation>Spara som PDF …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Giv {number}</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>{name} ger</translation>
    </message>
    <message>
        <source>Whoever deals sits out this round.</source>
        <translation>Den som ger står över den här given.</translation>
    </message>
    <message>
        <source>That is more than a hand can hold.</source>
        <translation>Så mycket skrot kan ingen ha.</translation>
    </message>
    <message>
        <source>Whoever knocks shows ten cards; {count} are entered so far.</source>
        <translation>Den som knackar visar tio kort, du har angett {count}.</translation>
    </message>
    <message>
        <source>The other hand has ten cards; {count} are entered so far.</source>
        <translation>Motspelarens hand har tio kort, du har angett {count}.</translation>
    </message>
    <message>
        <source>“{word}” is not a card. Write the rank, then c, d, h or s: 7c 10d Qh As.</source>
        <translation>”{word}” är inget kort. Skriv valören och sedan k (klöver), r (ruter), h (hjärter) eller s (spader): 7k 10r Dh Es.</translation>
    </message>
    <message>
        <source>The rules are fixed once a round is written down. Undo the rounds, or begin a new sheet.</source>
        <translation>Reglerna ligger fast så fort en giv är inskriven. Ångra det som är inskrivet eller börja ett nytt protokoll.</translation>
    </message>
</context>
<context>
    <name>ScorePaper</name>
    <message>
        <source>{one} and {other}</source>
        <comment>two partners</comment>
        <translation>{one} och {other}</translation>
    </message>
    <message>
        <source>{rules} to {target}</source>
        <translation>{rules} till {target}</translation>
    </message>
    <message>
        <source>Gin rummy score sheet</source>
        <translation>Protokoll för gin rummy</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Parti {number}</translation>
    </message>
    <message>
        <source>everyone deals in turn</source>
        <translation>alla ger i tur och ordning</translation>
    </message>
    <message>
        <source>the loser deals</source>
        <translation>förloraren ger</translation>
    </message>
    <message>
        <source>the points of both tables are set against each other</source>
        <translation>bordens poäng räknas av mot varandra</translation>
    </message>
    <message>
        <source>the points of both tables are added</source>
        <translation>bordens poäng läggs ihop</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totalt</translation>
    </message>
    <message>
        <source>Nobody wins the match, {scores}</source>
        <translation>Partiet slutar oavgjort, {scores}</translation>
    </message>
    <message>
        <source>The match goes to {name}, {scores}</source>
        <translation>{name} vinner partiet, {scores}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>Dealer, sits out</source>
        <translation>Givare, står över</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Givare</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
</context>
<context>
    <name>ScoreSheetModel</name>
    <message>
        <source>Total</source>
        <translation>Totalt</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>pågår</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
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
        <translation>Datorn</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>{one} against {other}</source>
        <translation>{one} mot {other}</translation>
    </message>
    <message>
        <source>{one}, {two} and {three}</source>
        <translation>{one}, {two} och {three}</translation>
    </message>
    <message>
        <source>{players}: you watch</source>
        <translation>{players}: du tittar på</translation>
    </message>
    <message>
        <source>with {partner}</source>
        <translation>med {partner}</translation>
    </message>
    <message>
        <source>you sit out, you dealt</source>
        <translation>du ger och står över</translation>
    </message>
    <message>
        <source>sits out, dealt</source>
        <translation>ger och står över</translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message>
        <source>Who plays</source>
        <translation>Vilka spelar</translation>
    </message>
    <message>
        <source>First pair</source>
        <translation>Första laget</translation>
    </message>
    <message>
        <source>Second pair</source>
        <translation>Andra laget</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Plats {number}</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>En människa</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Datorn: {level}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Name of the person at seat {number}</source>
        <translation>Namn på spelaren på plats {number}</translation>
    </message>
    <message>
        <source>The computer plays against itself, and you watch with all hands open.</source>
        <translation>Datorn spelar mot sig själv. Du tittar på och ser allas kort.</translation>
    </message>
    <message>
        <source>All others are played by the computer.</source>
        <translation>Alla andra spelas av datorn.</translation>
    </message>
    <message>
        <source>You take turns at this screen: the table is covered until the next one is ready.</source>
        <translation>Ni turas om vid den här skärmen: bordet är dolt tills nästa spelare är redo.</translation>
    </message>
</context>
<context>
    <name>SecondTable</name>
    <message>
        <source>Second table</source>
        <translation>Andra bordet</translation>
    </message>
    <message>
        <source>Stock: {count}</source>
        <translation>Talong: {count}</translation>
    </message>
    <message>
        <source>{name} took {cards}</source>
        <translation>{name} tog {cards}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings cannot be saved in {path}.</source>
        <translation>Inställningarna går inte att spara i {path}.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>Bord och kort</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animering</translation>
    </message>
    <message>
        <source>Language and window</source>
        <translation>Språk och fönster</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Sidor</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kortlek</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Indexstorlek</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Bokstäver</translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation>Ljusstyrka</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Baksida</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Sortering</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Visa</translation>
    </message>
    <message>
        <source>Layoffs</source>
        <translation>Lägga av</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Betänketid</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Fönster</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grönt</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blått</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mörkt</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Ljust</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Solfjädrar</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Spaljé</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Trädgård</translation>
    </message>
    <message>
        <source>Deadwood meter</source>
        <translation>Skrotmätare</translation>
    </message>
    <message>
        <source>Deadwood numbers on the cards</source>
        <translation>Skrotpoäng på korten</translation>
    </message>
    <message>
        <source>Cards the opponent took stay in view</source>
        <translation>Kort som motspelaren har tagit</translation>
    </message>
    <message>
        <source>Hint button</source>
        <translation>Tipsknapp</translation>
    </message>
    <message>
        <source>By hand, from the next match on</source>
        <translation>För hand, från nästa parti</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Tvåfärgad</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Fyrfärgad</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisk</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Stor</translation>
    </message>
    <message>
        <source>As the table</source>
        <translation>Följ bordet</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dag</translation>
    </message>
    <message>
        <source>Dimmed</source>
        <translation>Dämpad</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Natt</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Kombination</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Valör</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Färg</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>För hand</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Långsam</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snabb</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>The most that the expert takes for a move; the other levels answer at once.</source>
        <translation>Så länge tänker experten som mest på ett drag; de andra nivåerna svarar genast.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Följ systemet</translation>
    </message>
    <message>
        <source>As the language ({letters})</source>
        <translation>Följ språket ({letters})</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Vid start</translation>
    </message>
    <message>
        <source>Go on with the match on the table</source>
        <translation>Fortsätt med partiet på bordet</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ljud</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Ljud</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volym</translation>
    </message>
    <message>
        <source>Table rules: only what a real table shows</source>
        <translation>Som vid ett riktigt bord: ingen hjälp</translation>
    </message>
    <message>
        <source>The discard pile can be looked through</source>
        <translation>Kasthögen får bläddras igenom</translation>
    </message>
    <message>
        <source>Cards, knocks and the end of a round</source>
        <translation>Kort, knackning och givens slut</translation>
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
        <translation>Det går inte att skriva ut på det här systemet. Protokollet kan sparas som PDF-fil i stället.</translation>
    </message>
    <message>
        <source>There is no printer. The sheet can be saved as a PDF file instead.</source>
        <translation>Det finns ingen skrivare. Protokollet kan sparas som PDF-fil i stället.</translation>
    </message>
    <message>
        <source>Print the score sheet</source>
        <translation>Skriv ut protokollet</translation>
    </message>
    <message>
        <source>The score sheet could not be printed.</source>
        <translation>Protokollet gick inte att skriva ut.</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Spara protokollet</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-filer (*.pdf)</translation>
    </message>
    <message>
        <source>The score sheet could not be saved in {path}.</source>
        <translation>Protokollet gick inte att spara som {path}.</translation>
    </message>
</context>
<context>
    <name>SheetPane</name>
    <message>
        <source>Copy</source>
        <translation>Kopiera</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Skriv ut …</translation>
    </message>
    <message>
        <source>Save as PDF …</source>
        <translation>Spara som PDF …</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Protokoll</translation>
    </message>
</context>
<context>
    <name>ShowingWords</name>
    <message>
        <source>How to show your melds</source>
        <translation>Välj hur du visar kombinationerna</translation>
    </message>
    <message>
        <source>Gin: how to show your melds</source>
        <translation>Gin: välj hur du visar kombinationerna</translation>
    </message>
    <message>
        <source>Knock with {points}: how to show your melds</source>
        <translation>Knacka med {points}: välj hur du visar kombinationerna</translation>
    </message>
    <message>
        <source>They differ in deadwood, and in what {name} can lay off.</source>
        <translation>Skillnaden är hur mycket skrot du får och vad {name} kan lägga av.</translation>
    </message>
    <message>
        <source>Both leave {points}. They differ in what {name} can lay off.</source>
        <translation>Båda ger {points} i skrot. Skillnaden är vad {name} kan lägga av.</translation>
    </message>
    <message>
        <source>All leave {points}. They differ in what {name} can lay off.</source>
        <translation>Alla ger {points} i skrot. Skillnaden är vad {name} kan lägga av.</translation>
    </message>
    <message>
        <source>They differ in deadwood, and in what the computer can lay off.</source>
        <translation>Skillnaden är hur mycket skrot du får och vad datorn kan lägga av.</translation>
    </message>
    <message>
        <source>Both leave {points}. They differ in what the computer can lay off.</source>
        <translation>Båda ger {points} i skrot. Skillnaden är vad datorn kan lägga av.</translation>
    </message>
    <message>
        <source>All leave {points}. They differ in what the computer can lay off.</source>
        <translation>Alla ger {points} i skrot. Skillnaden är vad datorn kan lägga av.</translation>
    </message>
    <message>
        <source>Loose cards</source>
        <translation>Lösa kort</translation>
    </message>
    <message>
        <source>No card fits</source>
        <translation>Inget kort passar</translation>
    </message>
    <message>
        <source>then {cards}</source>
        <translation>sedan {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) fit</source>
        <translation>
            <numerusform>%n kort passar:</numerusform>
            <numerusform>%n kort passar:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SlotTarget</name>
    <message>
        <source>Lay off</source>
        <translation>Lägg av</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>The computer took the {card} and threw the {thrown}</source>
        <translation>Datorn tog {card} och kastade {thrown}</translation>
    </message>
    <message>
        <source>The computer drew from the stock and threw the {thrown}</source>
        <translation>Datorn drog från talongen och kastade {thrown}</translation>
    </message>
    <message>
        <source>{name} took the {card} and threw the {thrown}</source>
        <translation>{name} tog {card} och kastade {thrown}</translation>
    </message>
    <message>
        <source>{name} drew from the stock and threw the {thrown}</source>
        <translation>{name} drog från talongen och kastade {thrown}</translation>
    </message>
    <message>
        <source>Round {number} has been dealt</source>
        <translation>Giv {number} är utdelad</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <comment>place of a card in the hand</comment>
        <translation>{number} av {count}</translation>
    </message>
    <message>
        <source>in a run</source>
        <translation>i en stege</translation>
    </message>
    <message>
        <source>in a set</source>
        <comment>three of a kind</comment>
        <translation>i ett tretal</translation>
    </message>
    <message>
        <source>in a set</source>
        <comment>four of a kind</comment>
        <translation>i ett fyrtal</translation>
    </message>
    <message>
        <source>can be laid off</source>
        <translation>kan läggas av</translation>
    </message>
    <message>
        <source>locked: just taken</source>
        <translation>låst: nyss taget</translation>
    </message>
    <message>
        <source>deadwood {points} if thrown</source>
        <translation>skrot {points} om det kastas</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>valt</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nytt</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>rekommenderas</translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <translation>Din hand: {cards}</translation>
    </message>
    <message>
        <source>The computer’s hand: {cards}</source>
        <translation>Datorns hand: {cards}</translation>
    </message>
    <message>
        <source>{name}’s hand: {cards}</source>
        <translation>{name} har på handen: {cards}</translation>
    </message>
    <message>
        <source>Stock: {cards}</source>
        <translation>Talong: {cards}</translation>
    </message>
    <message>
        <source>Press to draw (D)</source>
        <translation>Tryck för att dra (D)</translation>
    </message>
    <message>
        <source>Discard pile: empty</source>
        <translation>Kasthög: tom</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>ett dolt kort</translation>
    </message>
    <message>
        <source>Discard pile: {card}, {cards}</source>
        <translation>Kasthög: {card}, {cards}</translation>
    </message>
    <message>
        <source>Press to throw the {card}</source>
        <translation>Tryck för att kasta {card}</translation>
    </message>
    <message>
        <source>Press to take it (T)</source>
        <translation>Tryck för att ta kortet (T)</translation>
    </message>
    <message>
        <source>Lay off the {card} on: {meld}</source>
        <translation>Lägg av {card} på: {meld}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>taken from the discard pile</source>
        <translation>taget från högen</translation>
    </message>
    <message>
        <source>laid off: {cards}</source>
        <translation>avlagt: {cards}</translation>
    </message>
    <message>
        <source>Cards and buttons</source>
        <translation>Kort och knappar</translation>
    </message>
</context>
<context>
    <name>SpokenNumbers</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kort</numerusform>
            <numerusform>%n kort</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Gin Rummy</source>
        <translation>Gin rummy</translation>
    </message>
    <message>
        <source>against the computer, offline</source>
        <translation>mot datorn, utan uppkoppling</translation>
    </message>
    <message>
        <source>Match under way</source>
        <translation>Pågående parti</translation>
    </message>
    <message>
        <source>Resume match</source>
        <translation>Fortsätt partiet</translation>
    </message>
    <message>
        <source>{score} in all, round {number}</source>
        <translation>{score} totalt, giv {number}</translation>
    </message>
    <message>
        <source>{rules}, three games to {target}</source>
        <translation>{rules}, tre partier till {target}</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Motspelare</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Mål</translation>
    </message>
    <message>
        <source>Other …</source>
        <translation>Annat …</translation>
    </message>
    <message>
        <source>Target in points</source>
        <translation>Mål i poäng</translation>
    </message>
    <message>
        <source>Deal a new match</source>
        <translation>Börja nytt parti</translation>
    </message>
    <message>
        <source>The match under way is kept, and you can go on with it later.</source>
        <translation>Partiet som pågår sparas, och du kan fortsätta det senare.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Datorn</translation>
    </message>
    <message>
        <source>Target of each game</source>
        <translation>Mål i varje parti</translation>
    </message>
    <message>
        <source>{score}, round {number}</source>
        <translation>{score}, giv {number}</translation>
    </message>
    <message>
        <source>{rules} to {target}</source>
        <translation>{rules} till {target}</translation>
    </message>
    <message>
        <source>Short {points}</source>
        <translation>Kortare {points}</translation>
    </message>
    <message>
        <source>Long {points}</source>
        <translation>Längre {points}</translation>
    </message>
    <message>
        <source>Standard {points}</source>
        <translation>Normalt {points}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Who plays …</source>
        <translation>Vilka spelar …</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>The statistics start again.</source>
        <translation>Statistiken börjar om.</translation>
    </message>
    <message>
        <source>The statistics start again. The copy is {path}.</source>
        <translation>Statistiken börjar om. Kopian är {path}.</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Tre spelare</translation>
    </message>
    <message>
        <source>In pairs</source>
        <translation>I lag</translation>
    </message>
    <message>
        <source>Persons</source>
        <translation>Människor</translation>
    </message>
    <message>
        <source>Player at seat {number}</source>
        <translation>Spelaren på plats {number}</translation>
    </message>
    <message>
        <source>Matches of several people at this screen count for each of them, under their name.</source>
        <translation>Partier med flera personer vid den här skärmen räknas för var och en, under det egna namnet.</translation>
    </message>
    <message>
        <source>“You” is {name} here: rounds of matches of several people at this screen.</source>
        <translation>”Du” är här {name}: givar ur partier med flera personer vid den här skärmen.</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} av {whole}</translation>
    </message>
    <message>
        <source>Too few rounds to say more: in a handful of rounds the cards are never even.</source>
        <translation>För få givar för att säga mer: på en handfull givar blir korten aldrig jämnt fördelade.</translation>
    </message>
    <message>
        <source>The cards were even.</source>
        <translation>Korten var jämnt fördelade.</translation>
    </message>
    <message>
        <source>Your cards were better by {points} points of deadwood a round.</source>
        <translation>Dina kort var {points} skrotpoäng bättre per giv.</translation>
    </message>
    <message>
        <source>Your cards were worse by {points} points of deadwood a round.</source>
        <translation>Dina kort var {points} skrotpoäng sämre per giv.</translation>
    </message>
    <message>
        <source>That is within what chance gives in so many rounds.</source>
        <translation>Så mycket kan slumpen ge på så många givar.</translation>
    </message>
    <message>
        <source>That is more than chance gives in 19 of 20 cases.</source>
        <translation>Det är mer än slumpen ger i 19 fall av 20.</translation>
    </message>
    <message>
        <source>{share} ({part}; range {low} to {high} %)</source>
        <translation>{share} ({part}; intervall {low}–{high} %)</translation>
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
        <translation>Alla givar</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Senaste 30 dagarna</translation>
    </message>
    <message>
        <source>Last 100 rounds</source>
        <translation>Senaste 100 givarna</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Period</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Motspelare</translation>
    </message>
    <message>
        <source>With training</source>
        <translation>Med träning</translation>
    </message>
    <message>
        <source>Count the matches in which moves can be taken back, too</source>
        <translation>Räkna även partier där drag kan tas tillbaka</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportera …</translation>
    </message>
    <message>
        <source>These figures (CSV) …</source>
        <translation>De här siffrorna (CSV) …</translation>
    </message>
    <message>
        <source>Every round (CSV) …</source>
        <translation>Varje giv (CSV) …</translation>
    </message>
    <message>
        <source>Start again …</source>
        <translation>Börja om …</translation>
    </message>
    <message>
        <source>Count from now on; no match is deleted</source>
        <translation>Räkna från och med nu; inget parti tas bort</translation>
    </message>
    <message>
        <source>Count everything</source>
        <translation>Räkna allt</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <translation>Vems siffror</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alla regler</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alla motspelare</translation>
    </message>
    <message>
        <source>Counted since {day}</source>
        <translation>Räknat sedan {day}</translation>
    </message>
    <message>
        <source>No rounds yet</source>
        <translation>Inga givar än</translation>
    </message>
    <message>
        <source>Play a round, and your figures begin here. After ten or so the ranges start to mean something.</source>
        <translation>Spela en giv, så börjar dina siffror här. Efter ett tiotal börjar intervallen säga något.</translation>
    </message>
    <message>
        <source>No rounds like these</source>
        <translation>Inga sådana givar</translation>
    </message>
    <message>
        <source>Choose another period, other rules or another opponent.</source>
        <translation>Välj en annan period, andra regler eller en annan motspelare.</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation>Spara siffrorna</translation>
    </message>
    <message>
        <source>gin rummy statistics</source>
        <translation>gin rummy-statistik</translation>
    </message>
    <message>
        <source>Save every round</source>
        <translation>Spara varje giv</translation>
    </message>
    <message>
        <source>gin rummy rounds</source>
        <translation>gin rummy-givar</translation>
    </message>
    <message>
        <source>Let the statistics start again from now on?</source>
        <translation>Ska statistiken börja om från och med nu?</translation>
    </message>
    <message>
        <source>No match is deleted, and everything is copied to a file beside the profile before. You can count everything again later.</source>
        <translation>Inget parti tas bort, och allt kopieras först till en fil bredvid profilen. Du kan räkna allt igen senare.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Börja om</translation>
    </message>
</context>
<context>
    <name>Sums</name>
    <message>
        <source>difference</source>
        <translation>skillnad</translation>
    </message>
    <message>
        <source>points for you</source>
        <translation>poäng till dig</translation>
    </message>
    <message>
        <source>points for the computer</source>
        <translation>poäng till datorn</translation>
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
        <translation>uppvänd spader</translation>
    </message>
    <message>
        <source>points for {name}</source>
        <translation>poäng till {name}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>datorn</translation>
    </message>
    <message>
        <source>your deadwood</source>
        <translation>ditt skrot</translation>
    </message>
    <message>
        <source>computer’s deadwood</source>
        <translation>datorns skrot</translation>
    </message>
    <message>
        <source>deadwood of {name}</source>
        <translation>skrot hos {name}</translation>
    </message>
    <message>
        <source>{left} − {right} = 0: nobody scores</source>
        <translation>{left} − {right} = 0: ingen får poäng</translation>
    </message>
    <message>
        <source>Nobody scores in this round</source>
        <translation>I den här given får ingen poäng</translation>
    </message>
    <message>
        <source>{points} for {name}</source>
        <translation>{points} till {name}</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Draw from the stock</source>
        <translation>Dra från talongen</translation>
    </message>
    <message>
        <source>This card fits none of the melds.</source>
        <translation>Kortet passar inte till någon kombination.</translation>
    </message>
    <message>
        <source>Lay off</source>
        <translation>Lägg av</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Kasta</translation>
    </message>
    <message>
        <source>Go gin with this card</source>
        <translation>Visa gin med det här kortet</translation>
    </message>
    <message>
        <source>Knock with this card</source>
        <translation>Knacka med det här kortet</translation>
    </message>
    <message>
        <source>It is the first card already.</source>
        <translation>Det är redan det första kortet.</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Flytta åt vänster</translation>
    </message>
    <message>
        <source>It is the last card already.</source>
        <translation>Det är redan det sista kortet.</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Flytta åt höger</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Sortera handen</translation>
    </message>
    <message>
        <source>deadwood, {points}</source>
        <translation>skrot, {points}</translation>
    </message>
    <message>
        <source>in a run</source>
        <translation>i en stege</translation>
    </message>
    <message>
        <source>in a set</source>
        <translation>i ett tretal eller fyrtal</translation>
    </message>
    <message>
        <source>Take the {card}</source>
        <translation>Ta {card}</translation>
    </message>
    <message>
        <source>Take the top discard</source>
        <translation>Ta översta kortet i högen</translation>
    </message>
    <message>
        <source>Throw the {card} here</source>
        <translation>Kasta {card} här</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tips</translation>
    </message>
    <message>
        <source>Skip the rest of the round</source>
        <translation>Hoppa över resten av given</translation>
    </message>
    <message>
        <source>Open or close the hands</source>
        <translation>Öppna eller stäng händerna</translation>
    </message>
    <message>
        <source>Look through the discard pile</source>
        <translation>Bläddra i kasthögen</translation>
    </message>
    <message>
        <source>Sort by melds</source>
        <translation>Sortera efter kombinationer</translation>
    </message>
    <message>
        <source>Sort by rank</source>
        <translation>Sortera efter valör</translation>
    </message>
    <message>
        <source>Sort by suit</source>
        <translation>Sortera efter färg</translation>
    </message>
    <message>
        <source>An order of your own</source>
        <translation>Egen ordning</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>The match is saved up to the move before.</source>
        <translation>Partiet är sparat till och med föregående drag.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>{card}: taken from the discard pile</source>
        <translation>{card}: taget från högen</translation>
    </message>
    <message>
        <source>{card}: thrown, it leaves a deadwood of {points}</source>
        <translation>{card}: kastas det blir skrotet {points}</translation>
    </message>
    <message>
        <source>A click draws the top card of the stock (D)</source>
        <translation>Klicka för att dra från talongen (D)</translation>
    </message>
    <message>
        <source>A click throws the selected card: {card}</source>
        <translation>Klicka för att kasta det valda kortet: {card}</translation>
    </message>
    <message>
        <source>A click takes this card: {card} (T)</source>
        <translation>Klicka för att ta kortet: {card} (T)</translation>
    </message>
</context>
<context>
    <name>TookItem</name>
    <message>
        <source>passed</source>
        <comment>the opponent declined the upcard</comment>
        <translation>passade</translation>
    </message>
    <message>
        <source>took</source>
        <comment>beside the cards that the opponent took from the discard pile</comment>
        <translation>tog</translation>
    </message>
</context>
<context>
    <name>Transfer</name>
    <message>
        <source>{file} was written by a newer version of this program (format {version}).</source>
        <translation>{file} kommer från en nyare version av programmet (format {version}).</translation>
    </message>
    <message>
        <source>{file}, line {line}, column {column}: {expected} was expected. Nothing of it was imported.</source>
        <translation>{file}, rad {line}, kolumn {column}: här väntades {expected}. Inget ur filen importerades.</translation>
    </message>
    <message>
        <source>{file} cannot be read as a file of match records.</source>
        <translation>{file} går inte att läsa som text med partier.</translation>
    </message>
</context>
<context>
    <name>TransferWords</name>
    <message numerus="yes">
        <source>%n match(es) imported</source>
        <translation>
            <numerusform>%n parti importerat</numerusform>
            <numerusform>%n partier importerade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already here</source>
        <translation>
            <numerusform>%n fanns redan</numerusform>
            <numerusform>%n fanns redan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them can be resumed</source>
        <translation>
            <numerusform>%n av dem går att spela vidare</numerusform>
            <numerusform>%n av dem går att spela vidare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can no longer be read</source>
        <translation>
            <numerusform>%n går inte längre att läsa</numerusform>
            <numerusform>%n går inte längre att läsa</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>Pause (Space)</source>
        <translation>Pausa (mellanslag)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Spela upp (mellanslag)</translation>
    </message>
    <message>
        <source>Start of the round (Home)</source>
        <translation>Givens början (Home)</translation>
    </message>
    <message>
        <source>One step back (←)</source>
        <translation>Ett steg bakåt (←)</translation>
    </message>
    <message>
        <source>One step forward (→)</source>
        <translation>Ett steg framåt (→)</translation>
    </message>
    <message>
        <source>End of the round (End)</source>
        <translation>Givens slut (End)</translation>
    </message>
    <message>
        <source>Step of the round</source>
        <translation>Givens steg</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Hastighet</translation>
    </message>
    <message>
        <source>Speed (+ and −)</source>
        <translation>Hastighet (+ och −)</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Långsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snabb</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>Another window already uses the profile {path}. Close it, or choose another profile.</source>
        <translation>Ett annat fönster använder redan profilen {path}. Stäng det eller välj en annan profil.</translation>
    </message>
    <message>
        <source>{path} comes from a newer version of this program. It was left as it is.</source>
        <translation>{path} kommer från en nyare version av programmet. Filen har inte ändrats.</translation>
    </message>
    <message>
        <source>Matches cannot be kept in {path} ({reason}).</source>
        <translation>Det går inte att spara partier i {path} ({reason}).</translation>
    </message>
    <message>
        <source>The move could not be saved in {path} ({reason}). Please try again.</source>
        <translation>Draget gick inte att spara i {path} ({reason}). Försök igen.</translation>
    </message>
    <message>
        <source>This match can no longer be read from {path}.</source>
        <translation>Partiet går inte längre att läsa från {path}.</translation>
    </message>
    <message>
        <source>This match is no longer under way in {path}.</source>
        <translation>Partiet pågår inte längre i {path}.</translation>
    </message>
    <message>
        <source>The stored matches were damaged. The old file is kept as {path}, and a new one was begun. Import the old file in the history to get back the matches that can still be read.</source>
        <translation>De sparade partierna var skadade. Den gamla filen finns kvar som {path}, och en ny har påbörjats. Importera den gamla filen i historiken, så får du tillbaka de partier som fortfarande går att läsa.</translation>
    </message>
    <message>
        <source>This match counts in the statistics: no move in it can be taken back.</source>
        <translation>Det här partiet räknas i statistiken: inget drag i det kan tas tillbaka.</translation>
    </message>
</context>
<context>
    <name>TurnBar</name>
    <message>
        <source>Declines the card (P)</source>
        <translation>Tackar nej till kortet (P)</translation>
    </message>
    <message>
        <source>Sort the hand another way (S)</source>
        <translation>Sorterar handen på annat sätt (S)</translation>
    </message>
    <message>
        <source>Hint (H)</source>
        <translation>Tips (H)</translation>
    </message>
    <message>
        <source>Ends the round (K)</source>
        <translation>Avslutar given (K)</translation>
    </message>
</context>
<context>
    <name>UnderWayWindow</name>
    <message>
        <source>Matches under way</source>
        <translation>Pågående partier</translation>
    </message>
    <message>
        <source>No match is under way.</source>
        <translation>Inget parti pågår.</translation>
    </message>
    <message>
        <source>Resume match</source>
        <translation>Fortsätt partiet</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Ge upp</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) given up</source>
        <translation>
            <numerusform>%n parti uppgivet</numerusform>
            <numerusform>%n partier uppgivna</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) deleted</source>
        <translation>
            <numerusform>%n parti borttaget</numerusform>
            <numerusform>%n partier borttagna</numerusform>
        </translation>
    </message>
    <message>
        <source>The match stays in the history; its rounds count, but the match does not</source>
        <translation>Partiet finns kvar i historiken; givarna räknas, partiet inte</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
</context>
<context>
    <name>UnkeptStrip</name>
    <message>
        <source>Nothing is kept, because {path} cannot be written: matches, settings and statistics are gone when you quit.</source>
        <translation>Ingenting sparas, eftersom det inte går att skriva i {path}: partier, inställningar och statistik är borta när du avslutar.</translation>
    </message>
    <message>
        <source>You can play all the same. Nothing of it is kept then: matches, settings and statistics are gone when you quit.</source>
        <translation>Du kan spela ändå. Då sparas ingenting: partier, inställningar och statistik är borta när du avslutar.</translation>
    </message>
    <message>
        <source>Play without keeping</source>
        <translation>Spela utan att spara</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Avsluta</translation>
    </message>
</context>
<context>
    <name>UpcardItem</name>
    <message>
        <source>Gin only</source>
        <comment>under the upcard that gives the limit</comment>
        <translation>Bara gin</translation>
    </message>
    <message>
        <source>Knock at *{limit}*</source>
        <comment>under the upcard that gives the limit</comment>
        <translation>Knackgräns *{limit}*</translation>
    </message>
    <message>
        <source>points ×{factor}</source>
        <translation>poäng ×{factor}</translation>
    </message>
    <message>
        <source>Upcard {card}: {caption}</source>
        <translation>Uppvänt kort {card}: {caption}</translation>
    </message>
</context>
<context>
    <name>VolumeControl</name>
    <message>
        <source>Volume</source>
        <translation>Volym</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Prova</translation>
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
        <translation>Dölj händerna</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Visa händerna</translation>
    </message>
    <message>
        <source>Turns both hands face down (O)</source>
        <translation>Vänder båda händerna med baksidan upp (O)</translation>
    </message>
    <message>
        <source>Shows both hands (O)</source>
        <translation>Visar båda händerna (O)</translation>
    </message>
    <message>
        <source>Skip round</source>
        <translation>Hoppa över given</translation>
    </message>
    <message>
        <source>Plays the rest of the round at once (N)</source>
        <translation>Spelar resten av given direkt (N)</translation>
    </message>
</context>
<context>
    <name>WayOption</name>
    <message>
        <source>safer</source>
        <comment>leaves the other side less to lay off</comment>
        <translation>säkrare</translation>
    </message>
    <message>
        <source>Key {number}</source>
        <translation>Tangent {number}</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>There is no match on the table.</source>
        <translation>Det pågår inget parti vid bordet.</translation>
    </message>
    <message>
        <source>You are on the start page.</source>
        <translation>Du är på startsidan.</translation>
    </message>
    <message>
        <source>First close what lies over the table.</source>
        <translation>Stäng först det som ligger över bordet.</translation>
    </message>
    <message>
        <source>Only a round that you watch can be skipped.</source>
        <translation>Bara en giv som du tittar på kan hoppas över.</translation>
    </message>
    <message>
        <source>Moves can be taken back in training matches only.</source>
        <translation>Drag kan bara tas tillbaka i träningspartier.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>Den här given är inte slut än.</translation>
    </message>
    <message>
        <source>You have not made a move yet.</source>
        <translation>Du har inte gjort något drag än.</translation>
    </message>
    <message>
        <source>No move has been taken back.</source>
        <translation>Inget drag har tagits tillbaka.</translation>
    </message>
    <message>
        <source>No round is written down yet.</source>
        <translation>Ingen giv är antecknad än.</translation>
    </message>
    <message>
        <source>No round has been taken back.</source>
        <translation>Ingen giv har tagits tillbaka.</translation>
    </message>
    <message>
        <source>You have not laid off a card yet.</source>
        <translation>Du har inte lagt av något kort än.</translation>
    </message>
    <message>
        <source>Nothing has been changed.</source>
        <translation>Inget har ändrats.</translation>
    </message>
    <message>
        <source>Select a player first.</source>
        <translation>Välj en spelare först.</translation>
    </message>
    <message>
        <source>This player is playing in this window.</source>
        <translation>Den här spelaren spelar i det här fönstret.</translation>
    </message>
    <message>
        <source>This player is open in another window.</source>
        <translation>Den här spelaren har redan ett annat fönster öppet.</translation>
    </message>
    <message>
        <source>The first player can be renamed, not deleted.</source>
        <translation>Den första spelaren kan byta namn men inte tas bort.</translation>
    </message>
    <message>
        <source>There is no page to go back to.</source>
        <translation>Det finns ingen sida att gå tillbaka till.</translation>
    </message>
    <message>
        <source>There is no page to go forward to.</source>
        <translation>Det finns ingen sida att gå framåt till.</translation>
    </message>
    <message>
        <source>The text cannot be any smaller.</source>
        <translation>Mindre kan texten inte bli.</translation>
    </message>
    <message>
        <source>The text cannot be any larger.</source>
        <translation>Större kan texten inte bli.</translation>
    </message>
    <message>
        <source>Select a match first.</source>
        <translation>Välj ett parti först.</translation>
    </message>
    <message>
        <source>Select a single match.</source>
        <translation>Välj ett enda parti.</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>Papperskorgen är tom.</translation>
    </message>
    <message>
        <source>No rounds have been counted yet.</source>
        <translation>Inga givar har räknats än.</translation>
    </message>
    <message>
        <source>This is the start already.</source>
        <translation>Det här är redan början.</translation>
    </message>
    <message>
        <source>This is the end already.</source>
        <translation>Det här är redan slutet.</translation>
    </message>
    <message>
        <source>It cannot be any less.</source>
        <translation>Mindre går inte.</translation>
    </message>
    <message>
        <source>It cannot be any more.</source>
        <translation>Mer går inte.</translation>
    </message>
    <message>
        <source>The computer is making its move.</source>
        <translation>Datorn gör sitt drag.</translation>
    </message>
    <message>
        <source>Table rules are on: a real table has no such help.</source>
        <translation>Du spelar som vid ett riktigt bord: utan hjälp.</translation>
    </message>
    <message>
        <source>The computers play alone here: there is nothing to train.</source>
        <translation>Här spelar bara datorer: det finns inget att träna på.</translation>
    </message>
    <message>
        <source>One moment: the cards are still moving.</source>
        <translation>Ett ögonblik: korten rör sig fortfarande.</translation>
    </message>
</context>
</TS>
