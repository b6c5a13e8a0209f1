<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs_CZ" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Shogi Desktop</source>
        <translation>O programu Shogi Desktop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Verze {version}</translation>
    </message>
    <message>
        <source>Shogi against a friend or the computer, without a network.</source>
        <translation>Šógi proti příteli nebo počítači, bez sítě.</translation>
    </message>
    <message>
        <source>Rules and computer player: {state}</source>
        <translation>Pravidla a počítačový hráč: {state}</translation>
    </message>
    <message>
        <source>Free software under the MIT License; Qt is used under the GNU LGPL version 3.</source>
        <translation>Svobodný software pod licencí MIT; Qt se používá pod licencí GNU LGPL verze 3.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>compiled (full speed)</source>
        <translation>zkompilováno (plná rychlost)</translation>
    </message>
    <message>
        <source>interpreted (slow: no C compiler was there when the program was set up)</source>
        <translation>interpretováno (pomalé: při instalaci chyběl překladač jazyka C)</translation>
    </message>
    <message>
        <source>Lettering and artwork of the pieces</source>
        <translation>Písmo a kresba kamenů</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Písma</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Soubor</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Úp&amp;ravy</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>Zázna&amp;m</translation>
    </message>
    <message>
        <source>G&amp;o</source>
        <translation>Pře&amp;jít</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Zobrazení</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Výuka</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>Nás&amp;troje</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Nápověda</translation>
    </message>
    <message>
        <source>&amp;Pieces</source>
        <translation>&amp;Kameny</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>S&amp;ouřadnice</translation>
    </message>
    <message>
        <source>&amp;Move notation</source>
        <translation>Záp&amp;is tahů</translation>
    </message>
    <message>
        <source>Speed of two comput&amp;ers</source>
        <translation>Ry&amp;chlost dvou počítačů</translation>
    </message>
    <message>
        <source>&amp;Speed of playing through</source>
        <translation>R&amp;ychlost přehrávání</translation>
    </message>
    <message>
        <source>&amp;Show on the board</source>
        <translation>Ukázat na &amp;desce</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Nedáv&amp;no otevřené</translation>
    </message>
    <message>
        <source>Size of te&amp;xt</source>
        <translation>Ve&amp;likost písma</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>Úvodní s&amp;tránka</translation>
    </message>
    <message>
        <source>What you can go on with, and all there is to play, open and learn</source>
        <translation>V čem můžete pokračovat a vše, co lze hrát, otevřít a naučit se</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nová partie…</translation>
    </message>
    <message>
        <source>Choose opponent, side, level, handicap and clock</source>
        <translation>Vybrat soupeře, stranu, úroveň, hendikep a hodiny</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>O&amp;dveta</translation>
    </message>
    <message>
        <source>The same game once more, an even one with sides changed</source>
        <translation>Tatáž partie znovu, vyrovnaná hra s výměnou stran</translation>
    </message>
    <message>
        <source>Cont&amp;inue game</source>
        <translation>&amp;Pokračovat v partii</translation>
    </message>
    <message>
        <source>Go on playing the unfinished game on the board</source>
        <translation>Dohrát nedokončenou partii na desce</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otevřít…</translation>
    </message>
    <message>
        <source>&amp;Earlier games…</source>
        <translation>Dř&amp;ívější partie…</translation>
    </message>
    <message>
        <source>The games that you played here, saved or not</source>
        <translation>Partie, které jste zde hráli, uložené i neuložené</translation>
    </message>
    <message>
        <source>Li&amp;brary of records…</source>
        <translation>Kni&amp;hovna partií…</translation>
    </message>
    <message>
        <source>The records in your folders, to look for players, openings and positions</source>
        <translation>Záznamy ve vašich složkách: hledání hráčů, zahájení a pozic</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Uložit</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Uložit &amp;jako…</translation>
    </message>
    <message>
        <source>C&amp;lose record</source>
        <translation>&amp;Zavřít záznam</translation>
    </message>
    <message>
        <source>Close the record on the board and show its neighbour</source>
        <translation>Zavře záznam na desce a ukáže sousední</translation>
    </message>
    <message>
        <source>&amp;Next record</source>
        <translation>&amp;Další záznam</translation>
    </message>
    <message>
        <source>&amp;Previous record</source>
        <translation>Předchozí zázna&amp;m</translation>
    </message>
    <message>
        <source>Export pict&amp;ure…</source>
        <translation>Exportovat o&amp;brázek…</translation>
    </message>
    <message>
        <source>The position as a picture, as on the screen or as printed in books</source>
        <translation>Pozice jako obrázek, jak je na obrazovce nebo jak se tiskne v knihách</translation>
    </message>
    <message>
        <source>Export animation (&amp;GIF)…</source>
        <translation>Exportovat animaci (&amp;GIF)…</translation>
    </message>
    <message>
        <source>The game, or a part of it, as a moving picture</source>
        <translation>Partie nebo její část jako pohyblivý obrázek</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>&amp;Tisk…</translation>
    </message>
    <message>
        <source>The game or the position on paper or as a PDF file</source>
        <translation>Partie nebo pozice na papír nebo do souboru PDF</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <translation>Vyměnit &amp;strany</translation>
    </message>
    <message>
        <source>Go on with the other side&apos;s pieces</source>
        <translation>Pokračovat s kameny druhé strany</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>Nabídnout re&amp;mízu</translation>
    </message>
    <message>
        <source>De&amp;clare (entering king)</source>
        <translation>Prohlásit v&amp;ýhru (vstup krále)</translation>
    </message>
    <message>
        <source>End the game by the entering-king rule, where it is met</source>
        <translation>Ukončit partii podle pravidla o vstupu krále, jsou-li splněny podmínky</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>&amp;Vzdát…</translation>
    </message>
    <message>
        <source>Give up this game</source>
        <translation>Vzdát tuto partii</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>P&amp;ozastavit</translation>
    </message>
    <message>
        <source>Two computers stop playing, or go on</source>
        <translation>Dva počítače přestanou hrát, nebo pokračují</translation>
    </message>
    <message>
        <source>&amp;One move</source>
        <translation>&amp;Jeden tah</translation>
    </message>
    <message>
        <source>The next move of two computers, then a pause again</source>
        <translation>Další tah dvou počítačů a pak znovu pauza</translation>
    </message>
    <message>
        <source>Take over a &amp;side</source>
        <translation>Hrát &amp;místo počítače</translation>
    </message>
    <message>
        <source>Play on yourself for the computer whose turn it is</source>
        <translation>Hrát dál místo počítače, který je na tahu</translation>
    </message>
    <message>
        <source>As fast as they &amp;play</source>
        <translation>&amp;Bez čekání</translation>
    </message>
    <message>
        <source>&amp;One second a move</source>
        <translation>&amp;Sekunda na tah</translation>
    </message>
    <message>
        <source>&amp;Three seconds a move</source>
        <translation>&amp;Tři sekundy na tah</translation>
    </message>
    <message>
        <source>T&amp;en seconds a move</source>
        <translation>&amp;Deset sekund na tah</translation>
    </message>
    <message>
        <source>Is this &amp;safe?</source>
        <translation>Je to be&amp;zpečné?</translation>
    </message>
    <message>
        <source>&amp;Variants of your own…</source>
        <translation>Vlastní varian&amp;ty…</translation>
    </message>
    <message>
        <source>Make a game of your own, play it, add or remove the file of one</source>
        <translation>Vytvořit vlastní hru, hrát ji, přidat nebo odebrat její soubor</translation>
    </message>
    <message>
        <source>En&amp;gines…</source>
        <translation>&amp;Enginy…</translation>
    </message>
    <message>
        <source>Engines of other makers: add them, set them up</source>
        <translation>Enginy jiných autorů: přidat je a nastavit</translation>
    </message>
    <message>
        <source>&amp;What engines say…</source>
        <translation>Co ří&amp;kají enginy…</translation>
    </message>
    <message>
        <source>All that is said between the program and the engines of this game</source>
        <translation>Vše, co si program a enginy této partie říkají</translation>
    </message>
    <message>
        <source>Engine matc&amp;hes…</source>
        <translation>&amp;Zápasy enginů…</translation>
    </message>
    <message>
        <source>Let engines play against each other, and see how they stand</source>
        <translation>Nechat enginy hrát proti sobě a sledovat, jak si stojí</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>U&amp;končit</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Vrátit tah</translation>
    </message>
    <message>
        <source>Take back your last move, or the last step of a move of several steps; a game that is over goes on</source>
        <translation>Vrátit váš poslední tah, nebo poslední krok tahu o několika krocích; skončená partie pokračuje</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Rada</translation>
    </message>
    <message>
        <source>Show what the computer would play</source>
        <translation>Ukázat, co by hrál počítač</translation>
    </message>
    <message>
        <source>&amp;What is threatened?</source>
        <translation>&amp;Co hrozí?</translation>
    </message>
    <message>
        <source>Show what the other side would play if you passed</source>
        <translation>Ukázat, co by hrál soupeř, kdybyste vynechali tah</translation>
    </message>
    <message>
        <source>Say what the move would cost that you are about to make, without playing it</source>
        <translation>Řekne, co by stál tah, který se chystáte udělat, aniž by jej zahrál</translation>
    </message>
    <message>
        <source>Why that mo&amp;ve?</source>
        <translation>Proč tento t&amp;ah?</translation>
    </message>
    <message>
        <source>Say why the last move was made, and how good it was</source>
        <translation>Řekne, proč byl zahrán poslední tah a jak byl dobrý</translation>
    </message>
    <message>
        <source>Te&amp;aching game</source>
        <translation>Vý&amp;uková partie</translation>
    </message>
    <message>
        <source>The coach offers to take your blunders back, and says why</source>
        <translation>Trenér nabídne vrátit hrubou chybu a řekne proč</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>&amp;Hrát hned</translation>
    </message>
    <message>
        <source>Let the computer play at once the best move it has found</source>
        <translation>Nechat počítač hned zahrát nejlepší tah, který našel</translation>
    </message>
    <message>
        <source>E&amp;nter moves as text</source>
        <translation>P&amp;sát tahy</translation>
    </message>
    <message>
        <source>A line under the board for moves in any notation: P-7f, 76fu, 7g7f</source>
        <translation>Řádek pod deskou pro tahy v jakékoli notaci: P-7f, 76fu, 7g7f</translation>
    </message>
    <message>
        <source>Copy the position on the board as SFEN text</source>
        <translation>Zkopírovat pozici na desce jako text SFEN</translation>
    </message>
    <message>
        <source>Cop&amp;y picture</source>
        <translation>Kopírovat o&amp;brázek</translation>
    </message>
    <message>
        <source>Copy a picture of the position on the board</source>
        <translation>Zkopíruje obrázek pozice na desce</translation>
    </message>
    <message>
        <source>&amp;Paste record or position</source>
        <translation>V&amp;ložit záznam nebo pozici</translation>
    </message>
    <message>
        <source>Open the records, the position or the problems on the clipboard, in any format</source>
        <translation>Otevře záznamy, pozici nebo úlohy ze schránky v libovolném formátu</translation>
    </message>
    <message>
        <source>&amp;Search the library for this position</source>
        <translation>Hle&amp;dat tuto pozici v knihovně</translation>
    </message>
    <message>
        <source>Your records with the position on the board, and what was played in it</source>
        <translation>Vaše záznamy s pozicí na desce a co se v ní hrálo</translation>
    </message>
    <message>
        <source>&amp;Edit position…</source>
        <translation>&amp;Upravit pozici…</translation>
    </message>
    <message>
        <source>Set up any position, to play it, copy it or make a picture of it</source>
        <translation>Sestavit libovolnou pozici k hraní, kopírování nebo jako obrázek</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Předv&amp;olby…</translation>
    </message>
    <message>
        <source>By itself in games with special powers; in any game while {key} or the right button is held</source>
        <translation>Samo ve hrách se zvláštními schopnostmi; v každé hře, dokud držíte {key} nebo pravé tlačítko</translation>
    </message>
    <message>
        <source>&amp;Find a piece…</source>
        <translation>Na&amp;jít kámen…</translation>
    </message>
    <message>
        <source>Find pieces on the board by their name</source>
        <translation>Najít kameny na desce podle jména</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Větší písmo</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Menší písmo</translation>
    </message>
    <message>
        <source>&amp;Usual size of text</source>
        <translation>&amp;Obvyklá velikost</translation>
    </message>
    <message>
        <source>&amp;Record beside the board</source>
        <translation>Zá&amp;pis vedle desky</translation>
    </message>
    <message>
        <source>Show the moves beside the board, or give the board their room</source>
        <translation>Ukázat tahy vedle desky, nebo jejich místo dát desce</translation>
    </message>
    <message>
        <source>&amp;Find anything…</source>
        <translation>&amp;Najít cokoli…</translation>
    </message>
    <message>
        <source>Type what you look for: a command, a setting, a game, a piece or a page of help</source>
        <translation>Napište, co hledáte: příkaz, nastavení, hru, kámen nebo stránku nápovědy</translation>
    </message>
    <message>
        <source>The game in words: for screen readers, and to play by typing</source>
        <translation>Partie slovy: pro čtečky obrazovky a pro hru psaním</translation>
    </message>
    <message>
        <source>Sou&amp;nd</source>
        <translation>&amp;Zvuk</translation>
    </message>
    <message>
        <source>Let the pieces, the clock and the voice be heard</source>
        <translation>Ať jsou slyšet kameny, hodiny a hlas</translation>
    </message>
    <message>
        <source>Own &amp;mistakes…</source>
        <translation>Moje &amp;chyby…</translation>
    </message>
    <message>
        <source>Positions out of your games in which a better move is to be found</source>
        <translation>Pozice z vašich partií, v nichž je třeba najít lepší tah</translation>
    </message>
    <message>
        <source>Look &amp;for a mate here…</source>
        <translation>Hledat &amp;mat zde…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>Undo the last change of the record; in a game, Take back has this key</source>
        <translation>Vrátit poslední změnu záznamu; při hře tato klávesa vrací tah</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>Z&amp;novu</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>&amp;První pozice</translation>
    </message>
    <message>
        <source>&amp;Back one move</source>
        <translation>O tah &amp;zpět</translation>
    </message>
    <message>
        <source>Forwar&amp;d one move</source>
        <translation>O tah vpře&amp;d</translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <translation>Po&amp;slední pozice</translation>
    </message>
    <message>
        <source>Ten moves bac&amp;k</source>
        <translation>Deset tahů zpě&amp;t</translation>
    </message>
    <message>
        <source>&amp;Ten moves forward</source>
        <translation>D&amp;eset tahů vpřed</translation>
    </message>
    <message>
        <source>&amp;Go to move…</source>
        <translation>Přejít na ta&amp;h…</translation>
    </message>
    <message>
        <source>To the move of a number that you type</source>
        <translation>Na tah, jehož číslo napíšete</translation>
    </message>
    <message>
        <source>&amp;Previous branching</source>
        <translation>Předchozí &amp;větvení</translation>
    </message>
    <message>
        <source>To the move before in whose place others were tried</source>
        <translation>Na předchozí tah, místo něhož byly zkoušeny jiné</translation>
    </message>
    <message>
        <source>&amp;Next branching</source>
        <translation>Další větve&amp;ní</translation>
    </message>
    <message>
        <source>To the next move in whose place others were tried</source>
        <translation>Na další tah, místo něhož byly zkoušeny jiné</translation>
    </message>
    <message>
        <source>Pre&amp;vious comment or bookmark</source>
        <translation>Předchozí &amp;komentář nebo záložka</translation>
    </message>
    <message>
        <source>Ne&amp;xt comment or bookmark</source>
        <translation>Další ko&amp;mentář nebo záložka</translation>
    </message>
    <message>
        <source>Previous &amp;mistake</source>
        <translation>Předchozí c&amp;hyba</translation>
    </message>
    <message>
        <source>To the move before that an analysis has marked</source>
        <translation>Na předchozí tah, který rozbor označil</translation>
    </message>
    <message>
        <source>N&amp;ext mistake</source>
        <translation>Další chy&amp;ba</translation>
    </message>
    <message>
        <source>To the next move that an analysis has marked</source>
        <translation>Na další tah, který rozbor označil</translation>
    </message>
    <message>
        <source>Pl&amp;ay through</source>
        <translation>Přehráv&amp;at</translation>
    </message>
    <message>
        <source>Show move after move by itself, until you do something</source>
        <translation>Ukazovat tah za tahem, dokud něco neuděláte</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Pomalá</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normální</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rychlá</translation>
    </message>
    <message>
        <source>Play from &amp;here…</source>
        <translation>&amp;Hrát odtud…</translation>
    </message>
    <message>
        <source>Begin a game against the computer or a friend from the position on the board</source>
        <translation>Začít partii s počítačem nebo přítelem z pozice na desce</translation>
    </message>
    <message>
        <source>Analyse the &amp;position</source>
        <translation>&amp;Analyzovat pozici</translation>
    </message>
    <message>
        <source>What the computer thinks of the position; not while a game goes on</source>
        <translation>Co si počítač myslí o pozici; ne během partie</translation>
    </message>
    <message>
        <source>&amp;Analyse the game</source>
        <translation>Analyzovat &amp;partii</translation>
    </message>
    <message>
        <source>The computer looks at every move, marks mistakes, draws the course of the game</source>
        <translation>Počítač projde každý tah, označí chyby a vykreslí průběh partie</translation>
    </message>
    <message>
        <source>Why did I &amp;lose?</source>
        <translation>Pr&amp;oč jsem prohrál?</translation>
    </message>
    <message>
        <source>The moves that cost you most, and what was better</source>
        <translation>Tahy, které vás stály nejvíc, a co bylo lepší</translation>
    </message>
    <message>
        <source>Summar&amp;y of the analysis…</source>
        <translation>Shrnutí rozbo&amp;ru…</translation>
    </message>
    <message>
        <source>How well each side played, and the moves that lost most</source>
        <translation>Jak přesně hrála každá strana a které tahy stály nejvíc</translation>
    </message>
    <message>
        <source>Practise the mista&amp;kes…</source>
        <translation>Procvičit chy&amp;by…</translation>
    </message>
    <message>
        <source>The positions in which you went wrong come up again until you know better moves</source>
        <translation>Pozice, v nichž jste chybovali, se vracejí, dokud neznáte lepší tahy</translation>
    </message>
    <message>
        <source>Do again what was undone or taken back</source>
        <translation>Provést znovu, co bylo vráceno</translation>
    </message>
    <message>
        <source>Write a &amp;comment</source>
        <translation>&amp;Napsat komentář</translation>
    </message>
    <message>
        <source>About the move on the board</source>
        <translation>O tahu na desce</translation>
    </message>
    <message>
        <source>B&amp;ookmark…</source>
        <translation>Zál&amp;ožka…</translation>
    </message>
    <message>
        <source>Name this place, to come back to it</source>
        <translation>Pojmenovat toto místo, aby se sem dalo vrátit</translation>
    </message>
    <message>
        <source>About this &amp;game…</source>
        <translation>O této part&amp;ii…</translation>
    </message>
    <message>
        <source>Players, event, date, place, opening and whatever else the record says</source>
        <translation>Hráči, turnaj, datum, místo, zahájení a vše, co záznam uvádí</translation>
    </message>
    <message>
        <source>R&amp;esult…</source>
        <translation>&amp;Výsledek…</translation>
    </message>
    <message>
        <source>Who won here, and how</source>
        <translation>Kdo zde vyhrál a jak</translation>
    </message>
    <message>
        <source>Make this the &amp;main line</source>
        <translation>U&amp;dělat hlavní variantou</translation>
    </message>
    <message>
        <source>The line on the board becomes the one the game is known by</source>
        <translation>Varianta na desce se stane hlavní variantou partie</translation>
    </message>
    <message>
        <source>Move the branch &amp;up</source>
        <translation>Posunout variantu nahor&amp;u</translation>
    </message>
    <message>
        <source>Before the other moves tried in this place</source>
        <translation>Před ostatní tahy zkoušené na tomto místě</translation>
    </message>
    <message>
        <source>Move the branch do&amp;wn</source>
        <translation>Posunout variantu do&amp;lů</translation>
    </message>
    <message>
        <source>Behind the other moves tried in this place</source>
        <translation>Za ostatní tahy zkoušené na tomto místě</translation>
    </message>
    <message>
        <source>Cut off f&amp;rom here</source>
        <translation>&amp;Smazat pokračování</translation>
    </message>
    <message>
        <source>All moves after the one on the board; this can be undone</source>
        <translation>Všechny tahy po tahu na desce; lze vrátit</translation>
    </message>
    <message>
        <source>Delete th&amp;is move</source>
        <translation>Smazat &amp;tento tah</translation>
    </message>
    <message>
        <source>The move on the board and all that follow it; this can be undone</source>
        <translation>Tah na desce a všechny následující; lze vrátit</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>&amp;Lupa</translation>
    </message>
    <message>
        <source>Fl&amp;ip board</source>
        <translation>O&amp;točit desku</translation>
    </message>
    <message>
        <source>Turn the board, hands and clocks around</source>
        <translation>Otočit desku, ruce i hodiny</translation>
    </message>
    <message>
        <source>&amp;Turn the board to the player to move</source>
        <translation>Otáčet desku k &amp;hráči na tahu</translation>
    </message>
    <message>
        <source>Between two people at one screen</source>
        <translation>Když hrají dva lidé u jedné obrazovky</translation>
    </message>
    <message>
        <source>&amp;Two kanji</source>
        <translation>&amp;Dva znaky</translation>
    </message>
    <message>
        <source>&amp;One kanji</source>
        <translation>&amp;Jeden znak</translation>
    </message>
    <message>
        <source>&amp;Western</source>
        <translation>&amp;Západní</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>&amp;Písmena</translation>
    </message>
    <message>
        <source>&amp;Colour by how they move</source>
        <translation>&amp;Barvit podle tahu</translation>
    </message>
    <message>
        <source>The wood tells steps, lines, jumps and special powers apart</source>
        <translation>Dřevo rozlišuje kroky, dráhy, skoky a zvláštní schopnosti</translation>
    </message>
    <message>
        <source>&amp;Kanji (9 8 7, 一 二 三)</source>
        <translation>&amp;Kandži (9 8 7, 一 二 三)</translation>
    </message>
    <message>
        <source>&amp;Letters (9 8 7, a b c)</source>
        <translation>&amp;Písmena (9 8 7, a b c)</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>Žá&amp;dné</translation>
    </message>
    <message>
        <source>&amp;Japanese (７六歩)</source>
        <translation>&amp;Japonský (７六歩)</translation>
    </message>
    <message>
        <source>&amp;Western (P-7f)</source>
        <translation>&amp;Západní (P-7f)</translation>
    </message>
    <message>
        <source>Usual &amp;view</source>
        <translation>Ob&amp;vyklý pohled</translation>
    </message>
    <message>
        <source>Takes off the board all that is shown besides; so does Esc</source>
        <translation>Odstraní z desky vše, co se na ní ukazuje navíc; Esc také</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>Z&amp;většit</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Z&amp;menšit</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>&amp;Celá deska</translation>
    </message>
    <message>
        <source>&amp;Graph of the game</source>
        <translation>&amp;Graf partie</translation>
    </message>
    <message>
        <source>The course of an analysed game, under the board</source>
        <translation>Průběh analyzované partie pod deskou</translation>
    </message>
    <message>
        <source>Coac&amp;h</source>
        <translation>&amp;Trenér</translation>
    </message>
    <message>
        <source>Say at marked moves why they were bad</source>
        <translation>U označených tahů říci, proč byly špatné</translation>
    </message>
    <message>
        <source>&amp;Explain the piece under the pointer</source>
        <translation>Vysvětlit kámen pod &amp;ukazatelem</translation>
    </message>
    <message>
        <source>Text &amp;board…</source>
        <translation>Te&amp;xtová deska…</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Celá o&amp;brazovka</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lekce…</translation>
    </message>
    <message>
        <source>Learn the game by short tasks on the board</source>
        <translation>Naučit se hru krátkými úkoly na desce</translation>
    </message>
    <message>
        <source>Mate pr&amp;oblems…</source>
        <translation>&amp;Matové úlohy…</translation>
    </message>
    <message>
        <source>Find the mate: problems to solve, to check and to make</source>
        <translation>Najít mat: úlohy k řešení, prověřování a vytváření</translation>
    </message>
    <message>
        <source>Whether the side to move mates from the position on the board, and how</source>
        <translation>Zda a jak dá strana na tahu mat z pozice na desce</translation>
    </message>
    <message>
        <source>Add to my pro&amp;blems…</source>
        <translation>Přidat &amp;do mých úloh…</translation>
    </message>
    <message>
        <source>Keep the position that is shown in a set of mate problems of your own</source>
        <translation>Uložit zobrazenou pozici do vlastní sady matových úloh</translation>
    </message>
    <message>
        <source>Your pro&amp;gress…</source>
        <translation>Váš pokro&amp;k…</translation>
    </message>
    <message>
        <source>Your rating and the results of your games, what you have solved and learnt</source>
        <translation>Vaše síla hry a výsledky partií, co jste vyřešili a naučili se</translation>
    </message>
    <message>
        <source>&amp;Piece guide</source>
        <translation>&amp;Průvodce kameny</translation>
    </message>
    <message>
        <source>Explains the piece clicked on the board, beside it</source>
        <translation>Vysvětlí vedle desky kámen, na který kliknete</translation>
    </message>
    <message>
        <source>&amp;All pieces…</source>
        <translation>&amp;Všechny kameny…</translation>
    </message>
    <message>
        <source>Every piece with its moves, its worth and what to watch</source>
        <translation>Každý kámen s tahy, cenou a tím, na co dát pozor</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>P&amp;ravidla…</translation>
    </message>
    <message>
        <source>The rules of the game, with pictures</source>
        <translation>Pravidla hry s obrázky</translation>
    </message>
    <message>
        <source>Openings and &amp;castles…</source>
        <translation>Zahájení a &amp;hrady…</translation>
    </message>
    <message>
        <source>What openings and castles are called, what they look like and what they are for</source>
        <translation>Jak se jmenují zahájení a hrady, jak vypadají a k čemu jsou</translation>
    </message>
    <message>
        <source>&amp;Keyboard and mouse</source>
        <translation>&amp;Klávesnice a myš</translation>
    </message>
    <message>
        <source>&amp;Record formats…</source>
        <translation>&amp;Formáty záznamů…</translation>
    </message>
    <message>
        <source>How the program writes games as text, for those who write readers</source>
        <translation>Jak program zapisuje partie jako text, pro toho, kdo píše čtečku</translation>
    </message>
    <message>
        <source>&amp;About Shogi Desktop</source>
        <translation>&amp;O programu Shogi Desktop</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>Ko&amp;pírovat jako</translation>
    </message>
    <message>
        <source>&amp;Copy record (KIF)</source>
        <translation>&amp;Kopírovat záznam (KIF)</translation>
    </message>
    <message>
        <source>Copy the whole record as KIF text, which most programs read, where it can be written so</source>
        <translation>Zkopíruje celý záznam jako text KIF, který čte většina programů, pokud jej tak lze zapsat</translation>
    </message>
    <message>
        <source>From &amp;here on (KIF)</source>
        <translation>Odtud dá&amp;l (KIF)</translation>
    </message>
    <message>
        <source>Copy the position on the board with what follows it, as KIF text</source>
        <translation>Zkopíruje pozici na desce a vše, co následuje, jako text KIF</translation>
    </message>
    <message>
        <source>&amp;KI2</source>
        <translation>&amp;KI2</translation>
    </message>
    <message>
        <source>&amp;CSA</source>
        <translation>&amp;CSA</translation>
    </message>
    <message>
        <source>&amp;JKF</source>
        <translation>&amp;JKF</translation>
    </message>
    <message>
        <source>&amp;USI</source>
        <translation>&amp;USI</translation>
    </message>
    <message>
        <source>USE&amp;N</source>
        <translation>USE&amp;N</translation>
    </message>
    <message>
        <source>H&amp;odges’s notation</source>
        <translation>H&amp;odgesův zápis</translation>
    </message>
    <message>
        <source>&amp;Shogi Desktop</source>
        <translation>&amp;Shogi Desktop</translation>
    </message>
    <message>
        <source>&amp;Diagram of the position (BOD)</source>
        <translation>&amp;Diagram pozice (BOD)</translation>
    </message>
    <message>
        <source>Copy the position on the board as a diagram of letters</source>
        <translation>Zkopíruje pozici na desce jako diagram ze znaků</translation>
    </message>
    <message>
        <source>&amp;Position (SFEN)</source>
        <translation>&amp;Pozice (SFEN)</translation>
    </message>
    <message>
        <source>&amp;Signs that show the moves</source>
        <translation>Značky, které &amp;ukazují tahy</translation>
    </message>
    <message>
        <source>Who &amp;controls the squares</source>
        <translation>Kdo &amp;ovládá pole</translation>
    </message>
    <message>
        <source>How many pieces of each side could take on each square</source>
        <translation>Kolik kamenů každé strany by mohlo na každém poli vzít</translation>
    </message>
    <message>
        <source>&amp;Attacked and unguarded pieces</source>
        <translation>&amp;Napadené a nekryté kameny</translation>
    </message>
    <message>
        <source>Which of your pieces could be taken, and which have no guard</source>
        <translation>Které vaše kameny lze vzít a které nikdo nekryje</translation>
    </message>
    <message>
        <source>&amp;Fires, jumps and area moves</source>
        <translation>O&amp;hně, skoky a tahy oblastí</translation>
    </message>
    <message>
        <source>Where the enemy burns, jumps and turns; at one piece, what it does itself</source>
        <translation>Kde soupeř pálí, skáče a zatáčí; u jednoho kamene to, co dělá on sám</translation>
    </message>
    <message>
        <source>&amp;Reach of the piece under the pointer</source>
        <translation>&amp;Dosah kamene pod ukazatelem</translation>
    </message>
    <message>
        <source>Where any piece goes, whoever&apos;s turn it is</source>
        <translation>Kam jde kterýkoli kámen, ať je na tahu kdokoli</translation>
    </message>
    <message>
        <source>Last moves of &amp;both sides</source>
        <translation>Poslední tahy o&amp;bou stran</translation>
    </message>
    <message>
        <source>The move before the last one is marked, too</source>
        <translation>Vyznačen je i předposlední tah</translation>
    </message>
    <message>
        <source>&amp;Draw circles and arrows</source>
        <translation>&amp;Kreslit kroužky a šipky</translation>
    </message>
    <message>
        <source>By clicks, drags and the keyboard; the right button draws at any time</source>
        <translation>Kliknutím, tažením i klávesnicí; pravé tlačítko kreslí kdykoli</translation>
    </message>
    <message>
        <source>R&amp;ub out what is drawn</source>
        <translation>&amp;Smazat, co je nakresleno</translation>
    </message>
    <message>
        <source>A click on an empty square does it, too</source>
        <translation>Udělá to i kliknutí na prázdné pole</translation>
    </message>
    <message>
        <source>{action}: on</source>
        <translation>{action}: zapnuto</translation>
    </message>
    <message>
        <source>{action}: on (Esc: usual view)</source>
        <translation>{action}: zapnuto (Esc: obvyklý pohled)</translation>
    </message>
    <message>
        <source>{action}: off</source>
        <translation>{action}: vypnuto</translation>
    </message>
</context>
<context>
    <name>AddDialog</name>
    <message>
        <source>Add to my problems</source>
        <translation>Přidat do mých úloh</translation>
    </message>
    <message>
        <source>My problems</source>
        <translation>Moje úlohy</translation>
    </message>
    <message>
        <source>A new set</source>
        <translation>Nová sada</translation>
    </message>
    <message>
        <source>Its name</source>
        <translation>Její název</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Sada</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Přidat</translation>
    </message>
    <message>
        <source>The problem could not be kept.</source>
        <translation>Úlohu se nepodařilo uložit.</translation>
    </message>
</context>
<context>
    <name>AddVariantDialog</name>
    <message>
        <source>Add this variant?</source>
        <translation>Přidat tuto variantu?</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Přidat</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Wins the game.</source>
        <translation>Vyhrává partii.</translation>
    </message>
    <message>
        <source>Gives check.</source>
        <translation>Dává šach.</translation>
    </message>
    <message>
        <source>Threatens mate in {n}, beginning with {move}.</source>
        <translation>Hrozí matem {n}. tahem, počínaje {move}.</translation>
    </message>
    <message>
        <source>Takes {pieces} in return.</source>
        <translation>Na oplátku bere: {pieces}.</translation>
    </message>
    <message>
        <source>Takes {pieces}.</source>
        <translation>Bere: {pieces}.</translation>
    </message>
    <message>
        <source>Burns {pieces}.</source>
        <translation>Spálí: {pieces}.</translation>
    </message>
    <message>
        <source>Threatens to take {pieces}.</source>
        <translation>Hrozí, že vezme: {pieces}.</translation>
    </message>
    <message>
        <source>Answers the check.</source>
        <translation>Brání se šachu.</translation>
    </message>
    <message>
        <source>Saves {pieces}, which could have been taken.</source>
        <translation>Zachraňuje kámen, který mohl být vzat: {pieces}.</translation>
    </message>
    <message>
        <source>Opens the way of {pieces}.</source>
        <translation>Otevírá cestu: {pieces}.</translation>
    </message>
    <message>
        <source>The computer at its strongest would play it too.</source>
        <translation>Nejsilnější počítač by to zahrál také.</translation>
    </message>
    <message>
        <source>A quiet move.</source>
        <translation>Klidný tah.</translation>
    </message>
    <message>
        <source>Well seen.</source>
        <translation>Dobře viděno.</translation>
    </message>
    <message>
        <source>Good move.</source>
        <translation>Dobrý tah.</translation>
    </message>
    <message>
        <source>Your king is in check.</source>
        <translation>Váš král je v šachu.</translation>
    </message>
    <message>
        <source>{by} still attacks your {piece}.</source>
        <translation>{by} stále napadá váš kámen: {piece}.</translation>
    </message>
    <message>
        <source>{by} attacks your {piece}.</source>
        <translation>{by} napadá váš kámen: {piece}.</translation>
    </message>
    <message>
        <source>the {piece}</source>
        <translation>{piece}</translation>
    </message>
    <message>
        <source>{piece} on {square}</source>
        <translation>{piece} na {square}</translation>
    </message>
    <message>
        <source>None of your pieces is in danger.</source>
        <translation>Žádný váš kámen není v ohrožení.</translation>
    </message>
    <message>
        <source>Threatens mate, beginning with {move}.</source>
        <translation>Hrozí matem, počínaje {move}.</translation>
    </message>
    <message>
        <source>Playable, but not the best. {reasons}</source>
        <translation>Hratelné, ale ne nejlepší. {reasons}</translation>
    </message>
    <message>
        <source>Not a good move. {reasons}</source>
        <translation>Není to dobrý tah. {reasons}</translation>
    </message>
    <message>
        <source>Not safe! {reasons}</source>
        <translation>Není bezpečný! {reasons}</translation>
    </message>
    <message>
        <source>There is something much better here.</source>
        <translation>Je tu něco mnohem lepšího.</translation>
    </message>
    <message>
        <source>This looks safe: nothing speaks against it.</source>
        <translation>Vypadá to bezpečně: nic proti tomu nemluví.</translation>
    </message>
    <message>
        <source>A good move: the computer would play it too.</source>
        <translation>Dobrý tah: počítač by ho zahrál také.</translation>
    </message>
    <message>
        <source>The coach cannot tell.</source>
        <translation>Trenér to nedokáže říct.</translation>
    </message>
    <message>
        <source>But it was not the best move. {reasons}</source>
        <translation>Nebyl to ale nejlepší tah. {reasons}</translation>
    </message>
    <message>
        <source>But it was a mistake. {reasons}</source>
        <translation>Byla to ale chyba. {reasons}</translation>
    </message>
    <message>
        <source>But it was a blunder. {reasons}</source>
        <translation>Byla to ale hrubá chyba. {reasons}</translation>
    </message>
    <message>
        <source>The move before it, {move}, was a mistake. {reasons}</source>
        <translation>Předchozí tah {move} byl chyba. {reasons}</translation>
    </message>
    <message>
        <source>The move before it, {move}, was a blunder. {reasons}</source>
        <translation>Předchozí tah {move} byl hrubá chyba. {reasons}</translation>
    </message>
    <message>
        <source>Your move {move} was a mistake. {reasons}</source>
        <translation>Váš tah {move} byl chyba. {reasons}</translation>
    </message>
    <message>
        <source>Your move {move} was a blunder. {reasons}</source>
        <translation>Váš tah {move} byl hrubá chyba. {reasons}</translation>
    </message>
    <message>
        <source>A chance: you can take its {piece}.</source>
        <translation>Příležitost: můžete vzít: {piece}.</translation>
    </message>
    <message>
        <source>The computer made a mistake: you can mate, beginning with {move}.</source>
        <translation>Počítač udělal chybu: můžete dát mat, počínaje {move}.</translation>
    </message>
    <message>
        <source>The computer made a mistake: you can take its {piece}.</source>
        <translation>Počítač udělal chybu, můžete vzít: {piece}.</translation>
    </message>
    <message>
        <source>The computer made a mistake: after {move} its {piece} is lost.</source>
        <translation>Počítač udělal chybu: po {move} ztratí: {piece}.</translation>
    </message>
    <message>
        <source>The computer made a mistake: {move} is a strong answer.</source>
        <translation>Počítač udělal chybu: {move} je silná odpověď.</translation>
    </message>
    <message>
        <source>It brings this piece to a better place.</source>
        <translation>Kámen tam bude stát lépe.</translation>
    </message>
    <message>
        <source>It begins a mate.</source>
        <translation>Začíná tím mat.</translation>
    </message>
    <message>
        <source>Nothing holds out longer.</source>
        <translation>Nic nevydrží déle.</translation>
    </message>
    <message>
        <source>Better was {move}.</source>
        <translation>Lepší bylo {move}.</translation>
    </message>
    <message>
        <source>{move}: {reasons}</source>
        <translation>{move}: {reasons}</translation>
    </message>
    <message>
        <source>Hint: {deed}.</source>
        <translation>Nápověda: {deed}.</translation>
    </message>
    <message>
        <source>The game ends here: there is no move to recommend.</source>
        <translation>Tady partie končí: není žádný tah k doporučení.</translation>
    </message>
    <message>
        <source>Attacks {pieces} at once.</source>
        <translation>Napadá najednou: {pieces}.</translation>
    </message>
    <message>
        <source>Brings {pieces} to safety.</source>
        <translation>Uvádí tento kámen do bezpečí: {pieces}.</translation>
    </message>
    <message>
        <source>Promotes {pieces}.</source>
        <translation>Povyšuje: {pieces}.</translation>
    </message>
    <message>
        <source>The {pieces} is attacked, and guarded.|Attacked, and guarded: {pieces}.</source>
        <translation>Napadený, ale krytý kámen: {pieces}.|Napadené, ale kryté kameny: {pieces}.|Napadené, ale kryté kameny: {pieces}.</translation>
    </message>
</context>
<context>
    <name>AdviceAnnouncer</name>
    <message>
        <source>The draw is declined.</source>
        <translation>Remíza je odmítnuta.</translation>
    </message>
</context>
<context>
    <name>AdviceCommands</name>
    <message>
        <source>Looking whether this is safe…</source>
        <translation>Zjišťuji, zda je to bezpečné…</translation>
    </message>
    <message>
        <source>Looking why this was played…</source>
        <translation>Zjišťuji, proč byl tah zahrán…</translation>
    </message>
    <message>
        <source>Your first game of {game}</source>
        <translation>Vaše první partie: {game}</translation>
    </message>
    <message>
        <source>A guide can explain what the computer plays and threatens, and let you take blunders back.</source>
        <translation>Průvodce může vysvětlovat, co počítač hraje a čím hrozí, a nechat vás vzít hrubky zpět.</translation>
    </message>
    <message>
        <source>With a guide</source>
        <translation>S průvodcem</translation>
    </message>
    <message>
        <source>From now on the coach offers to take blunders back.</source>
        <translation>Od teď trenér nabízí vracení hrubých chyb.</translation>
    </message>
    <message>
        <source>From now on blunders are not taken back.</source>
        <translation>Od teď se hrubé chyby nevracejí.</translation>
    </message>
</context>
<context>
    <name>Alerts</name>
    <message>
        <source>Check!</source>
        <translation>Šach!</translation>
    </message>
    <message>
        <source>Both royal pieces are attacked!</source>
        <translation>Oba královské kameny jsou napadeny!</translation>
    </message>
    <message>
        <source>All royal pieces are attacked!</source>
        <translation>Všechny královské kameny jsou napadeny!</translation>
    </message>
    <message>
        <source>A royal piece is attacked</source>
        <translation>Královský kámen je napaden</translation>
    </message>
    <message>
        <source>Mate: no move saves the last royal piece</source>
        <translation>Mat: žádný tah nezachrání poslední královský kámen</translation>
    </message>
    <message>
        <source>{side}: the last royal piece can be taken!</source>
        <translation>{side}: poslední královský kámen lze vzít!</translation>
    </message>
    <message>
        <source>burnt: {pieces}</source>
        <translation>shořelo: {pieces}</translation>
    </message>
    <message>
        <source>the {piece} stopped beside an enemy {burner} and burnt</source>
        <translation>kámen shořel ({piece}): zastavil se vedle soupeřova kamene ({burner})</translation>
    </message>
    <message>
        <source>the {piece} took the {taken} and became the {face}</source>
        <translation>{piece} vzal {taken} a stal se: {face}</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>It cannot look for mates.</source>
        <translation>Neumí hledat mat.</translation>
    </message>
    <message>
        <source>It knows games from the usual start alone.</source>
        <translation>Zná jen partie z obvyklého začátku.</translation>
    </message>
    <message>
        <source>It does not analyse this game.</source>
        <translation>Tuto hru neanalyzuje.</translation>
    </message>
    <message>
        <source>No analysis: {why}</source>
        <translation>Bez analýzy: {why}</translation>
    </message>
</context>
<context>
    <name>AnalysisDialog</name>
    <message>
        <source>Analyse games</source>
        <translation>Analýza partií</translation>
    </message>
    <message>
        <source>Selected ({n})</source>
        <translation>Vybrané ({n})</translation>
    </message>
    <message>
        <source>Listed ({n})</source>
        <translation>Vypsané ({n})</translation>
    </message>
    <message>
        <source>All ({n})</source>
        <translation>Všechny ({n})</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Čas</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Pozice</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Změnit…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>For each position</source>
        <translation>Na pozici</translation>
    </message>
    <message>
        <source>Done by</source>
        <translation>Kdo počítá</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyzovat</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>Procesy</translation>
    </message>
    <message>
        <source>The records stay as they are: the results are copies. They are kept as they come.</source>
        <translation>Záznamy zůstanou, jak jsou: výsledky jsou kopie a ukládají se průběžně.</translation>
    </message>
    <message>
        <source>A scheduler of dask is reached on this computer, or by tls:// elsewhere.</source>
        <translation>Plánovač dask běží na tomto počítači, nebo jinde přes tls://.</translation>
    </message>
    <message>
        <source>Other machines have the program&apos;s own engine alone.</source>
        <translation>Jiné počítače mají jen vlastní engine programu.</translation>
    </message>
    <message>
        <source>Games that it does not play are analysed by the program&apos;s own engine.</source>
        <translation>Partie, které nehraje, rozebere vlastní engine programu.</translation>
    </message>
    <message>
        <source>Where the results go</source>
        <translation>Kam s výsledky</translation>
    </message>
</context>
<context>
    <name>AnalysisEngine</name>
    <message>
        <source>Looking for a mate …</source>
        <translation>Hledá se mat…</translation>
    </message>
    <message>
        <source>Its lines cannot be read.</source>
        <translation>Jeho varianty nelze přečíst.</translation>
    </message>
    <message>
        <source>It has ended without a score.</source>
        <translation>Skončil bez hodnocení.</translation>
    </message>
    <message>
        <source>It says that there is no mate.</source>
        <translation>Tvrdí, že tu mat není.</translation>
    </message>
    <message>
        <source>It has found no mate in this time; that proves nothing.</source>
        <translation>Za tuto dobu nenašel mat; to nic nedokazuje.</translation>
    </message>
    <message>
        <source>It cannot look for mates.</source>
        <translation>Neumí hledat mat.</translation>
    </message>
    <message>
        <source>It says that there is a mate, but shows no move of it.</source>
        <translation>Tvrdí, že je tu mat, ale neukazuje žádný jeho tah.</translation>
    </message>
    <message>
        <source>It has found a mate.</source>
        <translation>Našel mat.</translation>
    </message>
    <message>
        <source>It says that there is a mate; its line does not end in one.</source>
        <translation>Tvrdí, že je tu mat; jeho varianta jím nekončí.</translation>
    </message>
</context>
<context>
    <name>AnalysisLine</name>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>How many lines, for whom the scores count, and which engine is asked</source>
        <translation>Kolik variant, pro koho platí hodnocení a který engine přemýšlí</translation>
    </message>
</context>
<context>
    <name>AnalysisRoom</name>
    <message>
        <source>Analysis of the game</source>
        <translation>Rozbor partie</translation>
    </message>
    <message>
        <source>No analysis while a game goes on: it would help one side. Finish the game first.</source>
        <translation>Během partie se neanalyzuje: pomáhalo by to jedné straně. Nejdřív partii dokončete.</translation>
    </message>
</context>
<context>
    <name>AnimationDialog</name>
    <message>
        <source>Export animation</source>
        <translation>Export animace</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> pixelů</translation>
    </message>
    <message>
        <source>Seen from White&apos;s side</source>
        <translation>Pohled ze strany bílého</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Uložit…</translation>
    </message>
    <message>
        <source>From move</source>
        <translation>Od tahu</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Do tahu</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Čas na tah</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Šířka</translation>
    </message>
    <message>
        <source>Animated GIF (*.gif)</source>
        <translation>Animovaný GIF (*.gif)</translation>
    </message>
    <message>
        <source>Animated WebP (*.webp)</source>
        <translation>Animovaný WebP (*.webp)</translation>
    </message>
    <message>
        <source>Save animation</source>
        <translation>Uložit animaci</translation>
    </message>
    <message>
        <source>The animation could not be saved.</source>
        <translation>Animaci se nepodařilo uložit.</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Uloženo jako {name}.</translation>
    </message>
</context>
<context>
    <name>Announcements</name>
    <message>
        <source>Go on with your last game?</source>
        <translation>Pokračovat v poslední partii?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nová partie…</translation>
    </message>
    <message>
        <source>Against {name}</source>
        <translation>Proti: {name}</translation>
    </message>
    <message>
        <source>Against a friend</source>
        <translation>Proti příteli</translation>
    </message>
    <message>
        <source>Two computers play each other</source>
        <translation>Dva počítače hrají proti sobě</translation>
    </message>
    <message>
        <source>Ready for a game?</source>
        <translation>Připraveni na partii?</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Začít</translation>
    </message>
    <message>
        <source>A position for review</source>
        <translation>Pozice k prohlížení</translation>
    </message>
    <message>
        <source>{game}, {side} to move</source>
        <translation>{game}, na tahu je {side}</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>Hrát odtud…</translation>
    </message>
    <message>
        <source>Why did I lose?</source>
        <translation>Proč jsem prohrál?</translation>
    </message>
    <message>
        <source>Worst moments</source>
        <translation>Nejhorší chvíle</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Vyhráli jste!</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pozastavit</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>Jeden tah</translation>
    </message>
    <message>
        <source>Two computers are playing</source>
        <translation>Hrají dva počítače</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>Partie je pozastavena</translation>
    </message>
    <message>
        <source>Stop the game</source>
        <translation>Zastavit partii</translation>
    </message>
    <message>
        <source>Against the computer, {rank}</source>
        <translation>Proti počítači, {rank}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Odveta</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Prohlédnout</translation>
    </message>
    <message>
        <source>{side} offers a draw</source>
        <translation>{side} nabízí remízu</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Přijmout</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Odmítnout</translation>
    </message>
    <message>
        <source>The computer player has stopped</source>
        <translation>Počítačový hráč přestal pracovat</translation>
    </message>
    <message>
        <source>It failed twice. The game is safe.</source>
        <translation>Dvakrát selhal. Partie je zachována.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Zkusit znovu</translation>
    </message>
    <message>
        <source>Play both sides</source>
        <translation>Hrát za obě strany</translation>
    </message>
    <message>
        <source>{n} move|{n} moves</source>
        <translation>{n} tah|{n} tahy|{n} tahů</translation>
    </message>
    <message>
        <source>It was left after {n} move.|It was left after {n} moves.</source>
        <translation>Přerušena po {n}. tahu.</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>No piece of this game is called “{name}”.</source>
        <translation>Žádný kámen této hry se nejmenuje „{name}“.</translation>
    </message>
    <message>
        <source>{side}: {pieces}.</source>
        <translation>{side}: {pieces}.</translation>
    </message>
    <message>
        <source>{piece} in hand ×{n}</source>
        <translation>{piece} v ruce ×{n}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žádné</translation>
    </message>
    <message>
        <source>Name a square, such as {square}.</source>
        <translation>Uveďte pole, třeba {square}.</translation>
    </message>
    <message>
        <source>Rank {name}: {pieces}.</source>
        <translation>Řada {name}: {pieces}.</translation>
    </message>
    <message>
        <source>File {name}: {pieces}.</source>
        <translation>Sloupec {name}: {pieces}.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>prázdné</translation>
    </message>
    <message>
        <source>{side}: {pieces}</source>
        <translation>{side}: {pieces}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>No such piece can move.</source>
        <translation>Žádný takový kámen nemůže táhnout.</translation>
    </message>
    <message>
        <source>{piece} in hand</source>
        <translation>{piece} v ruce</translation>
    </message>
    <message>
        <source>Moves: {n}. Can move: {pieces}.</source>
        <translation>Tahů: {n}. Mohou táhnout: {pieces}.</translation>
    </message>
    <message>
        <source>{piece}, moves: {squares}.</source>
        <translation>{piece}, tahy: {squares}.</translation>
    </message>
    <message>
        <source>{piece}, could go to: {squares}.</source>
        <translation>{piece}, mohl by na: {squares}.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>vynechat tah</translation>
    </message>
    <message>
        <source>promotes</source>
        <translation>povýší</translation>
    </message>
    <message>
        <source>may promote</source>
        <translation>může povýšit</translation>
    </message>
    <message>
        <source>{square} takes {piece}</source>
        <translation>{square} bere: {piece}</translation>
    </message>
    <message>
        <source>{side}: {points}</source>
        <translation>{side}: {points}</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Vyrovnané</translation>
    </message>
    <message>
        <source>{side} is not in check.</source>
        <translation>{side} není v šachu.</translation>
    </message>
    <message>
        <source>{piece} is attacked: {pieces}</source>
        <translation>{piece} je napaden: {pieces}</translation>
    </message>
    <message>
        <source>Type a move in any notation, a square, or one of: {examples}. On the board the arrow keys go from square to square, Enter picks up and sets down, Esc lets go; whatever you type goes to this line.</source>
        <translation>Napište tah v jakémkoli zápisu, pole, nebo třeba: {examples}. Na desce šipky přecházejí z pole na pole, Enter zvedá a pokládá, Esc pouští; co napíšete, přijde do tohoto řádku.</translation>
    </message>
    <message>
        <source>{side} is ahead by {points}, counted in pawns</source>
        <translation>{side} vede o {points}, počítáno v pěšcích</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>Another window of the program does not answer.</source>
        <translation>Jiné okno programu neodpovídá.</translation>
    </message>
</context>
<context>
    <name>AskingRow</name>
    <message>
        <source>Waiting for the engine</source>
        <translation>Čeká se na engine</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Zkusit znovu</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>{n} s of at most {most} s</source>
        <translation>{n} s z nejvýše {most} s</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Keep</source>
        <translation>Nechat</translation>
    </message>
    <message>
        <source>Promote</source>
        <translation>Povýšit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Vynechat</translation>
    </message>
    <message>
        <source>turns into</source>
        <translation>obrátí se v</translation>
    </message>
    <message>
        <source>becomes</source>
        <translation>povyšuje na</translation>
    </message>
    <message>
        <source>was</source>
        <translation>dříve</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>{square}: empty</source>
        <translation>{square}: prázdné</translation>
    </message>
    <message>
        <source>{square}: {side} {piece}</source>
        <translation>{square}: {side}, {piece}</translation>
    </message>
    <message>
        <source>Click the next square, this one again to stop here, or the home square to capture and return.</source>
        <translation>Klikněte na další pole, znovu na toto, chcete-li zde zastavit, nebo na výchozí, chcete-li vzít a vrátit se.</translation>
    </message>
    <message>
        <source>Click the next square, or this one again to stop here.</source>
        <translation>Klikněte na další pole, nebo znovu na toto, chcete-li zde zastavit.</translation>
    </message>
    <message>
        <source>Click the next square, or the home square to capture and return.</source>
        <translation>Klikněte na další pole, nebo na výchozí, chcete-li vzít a vrátit se.</translation>
    </message>
    <message>
        <source>Click the next square.</source>
        <translation>Klikněte na další pole.</translation>
    </message>
    <message>
        <source>Backspace takes the step back.</source>
        <translation>Backspace vezme krok zpět.</translation>
    </message>
    <message>
        <source>Rank {rank}: takes lower ranks only, and none stops it.</source>
        <translation>Hodnost {rank}: bere jen nižší hodnosti a žádná ho nezastaví.</translation>
    </message>
    <message>
        <source>Royal: who loses the last royal piece loses.</source>
        <translation>Královský: kdo ztratí poslední královský kámen, prohrává.</translation>
    </message>
    <message>
        <source>Rank {rank}: jumps over lower ranks only, and never onto a royal piece.</source>
        <translation>Hodnost {rank}: skáče jen přes nižší hodnosti a nikdy na královský kámen.</translation>
    </message>
    <message>
        <source>Rank {rank}: jumps over lower ranks only, and onto lower ranks only.</source>
        <translation>Hodnost {rank}: skáče jen přes nižší hodnosti a jen na nižší hodnosti.</translation>
    </message>
    <message>
        <source>Rank {rank}: jumps over lower ranks only, but onto any hostile piece.</source>
        <translation>Hodnost {rank}: skáče jen přes nižší hodnosti, ale na kterýkoli kámen soupeře.</translation>
    </message>
    <message>
        <source>Your {piece} would burn here.</source>
        <translation>Zde by shořela vaše figura: {piece}.</translation>
    </message>
    <message>
        <source>{side} hand: {piece}|{side} hand: {piece} ×{n}</source>
        <translation>{side}, ruka: {piece}|{side}, ruka: {piece} ×{n}|{side}, ruka: {piece} ×{n}</translation>
    </message>
    <message>
        <source>Reaches {n} square: {squares}|Reaches {n} squares: {squares}</source>
        <translation>Dosáhne na {n} pole: {squares}|Dosáhne na {n} pole: {squares}|Dosáhne na {n} polí: {squares}</translation>
    </message>
</context>
<context>
    <name>BoardModel</name>
    <message>
        <source>{square}, picked up</source>
        <translation>{square}, zvednuto</translation>
    </message>
    <message>
        <source>{square}, can go there</source>
        <translation>{square}, lze tam táhnout</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <source>Shown with</source>
        <translation>Ukázka</translation>
    </message>
    <message>
        <source>Pieces of this game that have no picture in the set show letters.</source>
        <translation>Kameny této hry, které v sadě nemají obrázek, ukazují písmena.</translation>
    </message>
</context>
<context>
    <name>BoardSigns</name>
    <message>
        <source>The piece may go here, or take here.</source>
        <translation>Kámen sem smí jít, nebo zde vzít.</translation>
    </message>
    <message>
        <source>It steps here.</source>
        <translation>Jde sem po krocích.</translation>
    </message>
    <message>
        <source>It steps here, turning freely.</source>
        <translation>Jde sem po krocích a volně zatáčí.</translation>
    </message>
    <message>
        <source>It ranges here.</source>
        <translation>Táhne sem po přímce.</translation>
    </message>
    <message>
        <source>It ranges here with one turn at a right angle.</source>
        <translation>Táhne sem na dálku s jednou pravoúhlou zatáčkou.</translation>
    </message>
    <message>
        <source>It jumps here.</source>
        <translation>Skočí sem.</translation>
    </message>
    <message>
        <source>It goes here over other pieces.</source>
        <translation>Dostane se sem přes jiné kameny.</translation>
    </message>
    <message>
        <source>It takes here and may go on, or comes here then.</source>
        <translation>Vezme zde a smí pokračovat, nebo se sem dostane potom.</translation>
    </message>
    <message>
        <source>Where a piece goes that is only looked at: hollow, or dashed.</source>
        <translation>Kam jde kámen, na který se jen díváme: dutě, nebo čárkovaně.</translation>
    </message>
    <message>
        <source>The last move.</source>
        <translation>Poslední tah.</translation>
    </message>
    <message>
        <source>The move before it.</source>
        <translation>Tah před ním.</translation>
    </message>
    <message>
        <source>A move entered ahead: it is made if it is still legal.</source>
        <translation>Tah zadaný předem: zahraje se, bude-li ještě možný.</translation>
    </message>
    <message>
        <source>A royal piece that could be taken.</source>
        <translation>Královský kámen, který lze vzít.</translation>
    </message>
    <message>
        <source>How many pieces of each side could take here. The ground is that of the side with more.</source>
        <translation>Kolik kamenů každé strany by zde mohlo vzít. Podklad patří straně, která jich má víc.</translation>
    </message>
    <message>
        <source>A piece that is attacked, and guarded.</source>
        <translation>Kámen napadený, ale krytý.</translation>
    </message>
    <message>
        <source>A piece that could be taken for nothing.</source>
        <translation>Kámen, který lze vzít zadarmo.</translation>
    </message>
    <message>
        <source>A piece without a guard.</source>
        <translation>Nekrytý kámen.</translation>
    </message>
    <message>
        <source>Enemies that stop here burn.</source>
        <translation>Nepřátelé, kteří se zde zastaví, shoří.</translation>
    </message>
    <message>
        <source>A piece that could be burnt.</source>
        <translation>Kámen, který může být spálen.</translation>
    </message>
    <message>
        <source>It burns if this move is made.</source>
        <translation>Shoří, bude-li tento tah proveden.</translation>
    </message>
    <message>
        <source>The piece itself burns if it goes here.</source>
        <translation>Kámen sám shoří, půjde-li sem.</translation>
    </message>
    <message>
        <source>A piece of its own side that it would take too.</source>
        <translation>Kámen vlastní strany, který by vzal také.</translation>
    </message>
    <message>
        <source>What the piece becomes by what it takes here.</source>
        <translation>Čím se kámen stane tím, co tu bere.</translation>
    </message>
    <message>
        <source>A piece could take here over others.</source>
        <translation>Některý kámen by zde mohl vzít přes jiné.</translation>
    </message>
    <message>
        <source>Under an area move.</source>
        <translation>V dosahu tahu oblastí.</translation>
    </message>
    <message>
        <source>A move that is recommended.</source>
        <translation>Doporučený tah.</translation>
    </message>
    <message>
        <source>What the other side would play.</source>
        <translation>Co by hrála druhá strana.</translation>
    </message>
    <message>
        <source>What the coach speaks of.</source>
        <translation>O čem mluví trenér.</translation>
    </message>
    <message>
        <source>Circles drawn by hand.</source>
        <translation>Kroužky nakreslené rukou.</translation>
    </message>
    <message>
        <source>An arrow drawn by hand.</source>
        <translation>Šipka nakreslená rukou.</translation>
    </message>
    <message>
        <source>What a lesson asks to reach, or to take.</source>
        <translation>Čeho máte v lekci dosáhnout, nebo co vzít.</translation>
    </message>
    <message>
        <source>Signs on the board</source>
        <translation>Značky na desce</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Deska</translation>
    </message>
    <message>
        <source>Its own piece, taken by its own side</source>
        <translation>Vlastní kámen, vzatý vlastní stranou</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>{side} in hand: {pieces}</source>
        <translation>{side} v ruce: {pieces}</translation>
    </message>
    <message>
        <source>Underlined: promoted</source>
        <translation>Podtržené: povýšené</translation>
    </message>
    <message>
        <source>Diagram {number}: the start</source>
        <translation>Diagram {number}: začátek</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>Začátek</translation>
    </message>
    <message>
        <source>Diagram {number}: after {ply} {move}</source>
        <translation>Diagram {number}: po {ply} {move}</translation>
    </message>
    <message>
        <source>After {ply} {move}</source>
        <translation>Po {ply} {move}</translation>
    </message>
</context>
<context>
    <name>BookPanel</name>
    <message>
        <source>Add a move</source>
        <translation>Přidat tah</translation>
    </message>
    <message>
        <source>Add {move}</source>
        <translation>Přidat {move}</translation>
    </message>
    <message>
        <source>No book</source>
        <translation>Žádná kniha</translation>
    </message>
    <message>
        <source>The book: {why}</source>
        <translation>Kniha: {why}</translation>
    </message>
    <message>
        <source>Open a book of YaneuraOu&apos;s format to see what it knows here.</source>
        <translation>Otevřete knihu ve formátu YaneuraOu a uvidíte, co o pozici ví.</translation>
    </message>
    <message>
        <source>Such books are of shogi alone.</source>
        <translation>Takové knihy jsou jen pro šógi.</translation>
    </message>
    <message>
        <source>Looking …</source>
        <translation>Hledá se…</translation>
    </message>
    <message>
        <source>The book does not know this position.</source>
        <translation>Kniha tuto pozici nezná.</translation>
    </message>
    <message>
        <source>Open an opening book</source>
        <translation>Otevřít knihu zahájení</translation>
    </message>
    <message>
        <source>New opening book</source>
        <translation>Nová kniha zahájení</translation>
    </message>
    <message>
        <source>Opening books (*{suffix})</source>
        <translation>Knihovny zahájení (*{suffix})</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Kniha</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Otevřít…</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Nová…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Score in hundredths of a pawn for the side that moves</source>
        <translation>Hodnocení v setinách pěšce pro stranu na tahu</translation>
    </message>
    <message>
        <source>Writes the record&apos;s next move into the book, with this score.</source>
        <translation>Zapíše do knihy další tah záznamu s tímto hodnocením.</translation>
    </message>
</context>
<context>
    <name>ChoicesMenu</name>
    <message>
        <source>No second engine</source>
        <translation>Žádný druhý engine</translation>
    </message>
    <message>
        <source>Look for a mate: {name}</source>
        <translation>Hledat mat: {name}</translation>
    </message>
    <message>
        <source>Lines: {n}</source>
        <translation>Varianty: {n}</translation>
    </message>
    <message>
        <source>Scores for the side to move</source>
        <translation>Hodnocení pro stranu na tahu</translation>
    </message>
    <message>
        <source>Chances to win of Black (sente)</source>
        <translation>Šance černého (sente) na výhru</translation>
    </message>
    <message>
        <source>Scores for Black (sente)</source>
        <translation>Hodnocení pro černého (sente)</translation>
    </message>
    <message>
        <source>Scores in hundredths of a pawn</source>
        <translation>Hodnocení v setinách pěšce</translation>
    </message>
    <message>
        <source>End of each search…</source>
        <translation>Konec každého hledání…</translation>
    </message>
    <message>
        <source>A second engine beside it</source>
        <translation>Druhý engine vedle něj</translation>
    </message>
    <message>
        <source>Conversation with the engine…</source>
        <translation>Rozhovor s enginem…</translation>
    </message>
    <message>
        <source>Conversation with the second engine…</source>
        <translation>Rozhovor s druhým enginem…</translation>
    </message>
</context>
<context>
    <name>ChooseGamesDialog</name>
    <message>
        <source>Several games</source>
        <translation>Několik partií</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>Partie v souboru</translation>
    </message>
    <message>
        <source>Which of these {n} games shall be opened?</source>
        <translation>Které z těchto partií otevřít? (celkem {n})</translation>
    </message>
</context>
<context>
    <name>ClipboardCommands</name>
    <message>
        <source>The position is on the clipboard.</source>
        <translation>Pozice je ve schránce.</translation>
    </message>
    <message>
        <source>This game has no diagrams of text.</source>
        <translation>Tato hra nemá diagramy ze znaků.</translation>
    </message>
    <message>
        <source>The game cannot be copied in this format.</source>
        <translation>Partii nelze v tomto formátu zkopírovat.</translation>
    </message>
    <message>
        <source>The game is on the clipboard.</source>
        <translation>Partie je ve schránce.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Ve schránce není žádný text.</translation>
    </message>
    <message>
        <source>The text on the clipboard is neither a game nor a position.</source>
        <translation>Text ve schránce není ani partie, ani pozice.</translation>
    </message>
    <message>
        <source>Open the game in a new tab, or add its moves to the game on the board?</source>
        <translation>Otevřít partii na nové kartě, nebo přidat její tahy k partii na desce?</translation>
    </message>
    <message>
        <source>New tab</source>
        <translation>Nová karta</translation>
    </message>
    <message>
        <source>Add as a branch</source>
        <translation>Přidat jako variantu</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message>
        <source>Own times…</source>
        <translation>Vlastní časy…</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Hodiny</translation>
    </message>
    <message>
        <source>Different times for the two sides</source>
        <translation>Různé časy pro obě strany</translation>
    </message>
    <message>
        <source>Main time</source>
        <translation>Základní čas</translation>
    </message>
    <message>
        <source>Byoyomi per move</source>
        <translation>Byoyomi na tah</translation>
    </message>
    <message>
        <source>Added per move</source>
        <translation>Přídavek za tah</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Oba</translation>
    </message>
</context>
<context>
    <name>ClockRow</name>
    <message>
        <source>Main time</source>
        <translation>Základní čas</translation>
    </message>
    <message>
        <source>added</source>
        <translation>přídavek</translation>
    </message>
    <message>
        <source>byoyomi</source>
        <translation>byoyomi</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Allows a mate in {n}.</source>
        <translation>Dovolí mat {n}. tahem.</translation>
    </message>
    <message>
        <source>{by} jumps over the pieces between and takes {victims}.</source>
        <translation>{by} přeskočí kameny v cestě a vezme: {victims}.</translation>
    </message>
    <message>
        <source>Opens the way of {by} to {victims}.</source>
        <translation>Otevře cestu: {by} vezme {victims}.</translation>
    </message>
    <message>
        <source>Allows a discovered attack: {move} opens the way of {by} to {victims}.</source>
        <translation>Dovolí odkrytý útok: {move} otevře cestu, {by} napadne {victims}.</translation>
    </message>
    <message>
        <source>Misses {better}, which leads to the promotion of {by}.</source>
        <translation>Přehlédne {better}, které vede k povýšení: {by}.</translation>
    </message>
    <message>
        <source>Misses {better}, which attacks {victims}.</source>
        <translation>Přehlédne {better} s napadením: {victims}.</translation>
    </message>
    <message>
        <source>Misses an attack on the enemy king that begins with {better}.</source>
        <translation>Přehlédne útok na soupeřova krále, který začíná {better}.</translation>
    </message>
    <message>
        <source>Weakens the king&apos;s shelter: no other piece guards {victims} any more.</source>
        <translation>Oslabí kryt krále: {victims} už nekryje žádný jiný kámen.</translation>
    </message>
    <message>
        <source>{better} was stronger.</source>
        <translation>{better} bylo silnější.</translation>
    </message>
    <message>
        <source>Now {by} gives mate: {move}.</source>
        <translation>Teď dá mat {by}: {move}.</translation>
    </message>
    <message>
        <source>Now {by} begins a mate in {n}: {move}.</source>
        <translation>Teď začne mat {n}. tahem {by}: {move}.</translation>
    </message>
    <message>
        <source>Moves the king out of its shelter: no other piece guards {victims}.</source>
        <translation>Vyvádí krále z krytu: {victims} nekryje žádný jiný kámen.</translation>
    </message>
    <message>
        <source>After {move} the last royal piece is lost.</source>
        <translation>Po {move} je poslední královský kámen ztracen.</translation>
    </message>
    <message>
        <source>Allows {move}, which attacks {victims}.</source>
        <translation>Dovolí {move} s napadením: {victims}.</translation>
    </message>
    <message>
        <source>Allows an attack on the king that begins with {move}.</source>
        <translation>Dovolí útok na krále, který začíná {move}.</translation>
    </message>
    <message>
        <source>Misses a mate in {n}: {better}.</source>
        <translation>Přehlédne mat {n}. tahem: {better}.</translation>
    </message>
    <message>
        <source>Misses {better}, which wins the exchange: {by} for {victims}.</source>
        <translation>Přehlédne {better} s výhodnou výměnou: {by} za {victims}.</translation>
    </message>
    <message>
        <source>Better was to drop the {wanted} on {place}.</source>
        <translation>Lepší bylo vložit na {place} tento kámen: {wanted}.</translation>
    </message>
    <message>
        <source>Allows a mate.</source>
        <translation>Dovolí mat.</translation>
    </message>
    <message>
        <source>Misses a mate: {better}.</source>
        <translation>Přehlédne mat: {better}.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>{by} can take the last royal piece: {victims}.</source>
        <translation>{by} může vzít poslední královský kámen: {victims}.</translation>
    </message>
    <message>
        <source>The fire of {by} burns {victims}.</source>
        <translation>Ztraceno v ohni kamene {by}: {victims}.</translation>
    </message>
    <message>
        <source>Allows {move}, a double move that takes {victims}.</source>
        <translation>Dovolí dvojtah {move}, který bere: {victims}.</translation>
    </message>
    <message>
        <source>Moves into the fire, which burns {victims}.</source>
        <translation>Vstoupí do ohně a shoří: {victims}.</translation>
    </message>
    <message>
        <source>Takes pieces of its own side on its way: {victims}.</source>
        <translation>Cestou bere i vlastní figury: {victims}.</translation>
    </message>
    <message>
        <source>Goes where {by} takes {victims}.</source>
        <translation>Táhne tam, kde {by} bere: {victims}.</translation>
    </message>
    <message>
        <source>Leaves {victims} for {by} to take.</source>
        <translation>Nechá napospas {victims}: vezme {by}.</translation>
    </message>
    <message>
        <source>No longer guards {victims}, which {by} takes.</source>
        <translation>Přestane krýt {victims}: vezme {by}.</translation>
    </message>
    <message>
        <source>Lets {by} take {victims}, safe until now.</source>
        <translation>Dovolí vzít dosud bezpečný kámen: {victims}, bere {by}.|Dovolí vzít dosud bezpečné kameny: {victims}, bere {by}.|Dovolí vzít dosud bezpečné kameny: {victims}, bere {by}.</translation>
    </message>
    <message>
        <source>Loses more than it wins: {by} takes {victims}.</source>
        <translation>Ztratí víc, než získá: {by} vezme {victims}.</translation>
    </message>
    <message>
        <source>Allows a fork: {move} attacks {victims} at once.</source>
        <translation>Dovolí vidličku: {move} napadne najednou {victims}.</translation>
    </message>
    <message>
        <source>Lets {victims} be pinned: it must not leave its line.</source>
        <translation>Dovolí vazbu: {victims} nesmí opustit svou linii.</translation>
    </message>
    <message>
        <source>Lets {by} promote: {move}.</source>
        <translation>Dovolí kameni povýšit: {by}, {move}.</translation>
    </message>
    <message>
        <source>Allows {move}, which wins {victims}.</source>
        <translation>Dovolí {move} a ztratí kámen: {victims}.|Dovolí {move} a ztratí kameny: {victims}.|Dovolí {move} a ztratí kameny: {victims}.</translation>
    </message>
    <message>
        <source>Loses {victims} in the moves that follow.</source>
        <translation>V dalších tazích ztratí: {victims}.</translation>
    </message>
    <message>
        <source>Misses {better}: its fire would burn {victims}.</source>
        <translation>Přehlédne {better}: jeho oheň by spálil {victims}.</translation>
    </message>
    <message>
        <source>Misses {better}, which takes twice in one move: {victims}.</source>
        <translation>Přehlédne {better}, který bere dvakrát najednou: {victims}.</translation>
    </message>
    <message>
        <source>Misses {better}, a double move that takes {victims}.</source>
        <translation>Přehlédne dvojtah {better}, který bere: {victims}.</translation>
    </message>
    <message>
        <source>Misses {better}, which wins {victims}.</source>
        <translation>Přehlédne {better}, který získá kámen: {victims}.|Přehlédne {better}, který získá kameny: {victims}.|Přehlédne {better}, který získá kameny: {victims}.</translation>
    </message>
    <message>
        <source>Misses {better}, which wins {victims} in a few moves ({line}).</source>
        <translation>Přehlédne {better}, který v několika tazích získá kámen: {victims} ({line}).|Přehlédne {better}, který v několika tazích získá kameny: {victims} ({line}).|Přehlédne {better}, který v několika tazích získá kameny: {victims} ({line}).</translation>
    </message>
    <message>
        <source>Misses a fork: {better} attacks {victims} at once.</source>
        <translation>Přehlédne vidličku: {better} napadne najednou {victims}.</translation>
    </message>
    <message>
        <source>Better was to drop the {wanted} here.</source>
        <translation>Lepší bylo vložit sem jiný kámen: {wanted}.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> a </translation>
    </message>
    <message>
        <source>{pieces} and {n} more|{pieces} and {n} more</source>
        <translation>{pieces} a {n} další|{pieces} a {n} další|{pieces} a {n} dalších</translation>
    </message>
    <message>
        <source>the {piece} on {square}</source>
        <translation>{piece} na {square}</translation>
    </message>
    <message>
        <source>the {piece} in hand</source>
        <translation>{piece} v ruce</translation>
    </message>
    <message>
        <source>After {move} the fire burns {victims}.</source>
        <translation>Po {move} oheň spálí: {victims}.</translation>
    </message>
    <message>
        <source>Misses {better}, which prepares a move that takes twice: {victims}.</source>
        <translation>Přehlédne {better}, přípravu tahu, který bere dvakrát: {victims}.</translation>
    </message>
    <message>
        <source>Misses {better}, which prepares a double move that takes {victims}.</source>
        <translation>Přehlédne {better}, přípravu dvojtahu, který bere: {victims}.</translation>
    </message>
</context>
<context>
    <name>CoachCard</name>
    <message>
        <source>{side}’s chance {before}% → {after}%</source>
        <translation>šance ({side}) {before} % → {after} %</translation>
    </message>
    <message>
        <source>{before}% → {after}%</source>
        <translation>{before} % → {after} %</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Potom</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Lépe</translation>
    </message>
    <message>
        <source>In &amp;full</source>
        <translation>&amp;Podrobně</translation>
    </message>
    <message>
        <source>In &amp;brief</source>
        <translation>&amp;Stručně</translation>
    </message>
    <message>
        <source>&amp;Hide the coach</source>
        <translation>&amp;Skrýt trenéra</translation>
    </message>
    <message>
        <source>What the coach says</source>
        <translation>Co říká trenér</translation>
    </message>
</context>
<context>
    <name>CoachReport</name>
    <message>
        <source>Accuracy</source>
        <translation>Přesnost</translation>
    </message>
    <message>
        <source>Moves judged</source>
        <translation>Posouzené tahy</translation>
    </message>
    <message>
        <source>Book moves</source>
        <translation>Tahy z knihovny</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <translation>Nepřesnosti</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Chyby</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Hrubé chyby</translation>
    </message>
    <message>
        <source>Mates missed</source>
        <translation>Přehlédnuté maty</translation>
    </message>
    <message>
        <source>Mates allowed</source>
        <translation>Dovolené maty</translation>
    </message>
    <message>
        <source>Accuracy of the moves judged</source>
        <translation>Přesnost posouzených tahů</translation>
    </message>
    <message>
        <source>turning point</source>
        <translation>zlom partie</translation>
    </message>
</context>
<context>
    <name>ConfirmBar</name>
    <message>
        <source>{move}: Enter plays it, Esc does not.</source>
        <translation>{move}: Enter zahraje, Esc ne.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Zahrát</translation>
    </message>
    <message>
        <source>Not that</source>
        <translation>Tenhle ne</translation>
    </message>
    <message>
        <source>Play it (Enter)</source>
        <translation>Zahrát (Enter)</translation>
    </message>
    <message>
        <source>Not that (Esc)</source>
        <translation>Tenhle ne (Esc)</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Contents</source>
        <translation>Obsah</translation>
    </message>
</context>
<context>
    <name>CourseColumn</name>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekce</translation>
    </message>
    <message>
        <source>{done} of {all} lesson|{done} of {all} lessons</source>
        <translation>lekce: {done} z {all}</translation>
    </message>
</context>
<context>
    <name>CourseList</name>
    <message>
        <source>not done yet</source>
        <translation>zatím nesplněno</translation>
    </message>
</context>
<context>
    <name>DefenceList</name>
    <message>
        <source>Defences are being looked at …</source>
        <translation>Zkoumají se obrany…</translation>
    </message>
    <message>
        <source>Defences, the longest first</source>
        <translation>Obrany, nejdelší první</translation>
    </message>
    <message>
        <source>Defences</source>
        <translation>Obrany</translation>
    </message>
</context>
<context>
    <name>Defences</name>
    <message>
        <source>not decided in the time</source>
        <translation>v daném čase nerozhodnuto</translation>
    </message>
    <message>
        <source>useless interposition: {moves}</source>
        <translation>zbytečné představení: {moves}</translation>
    </message>
    <message>
        <source>the only answer: {moves}</source>
        <translation>jediná odpověď: {moves}</translation>
    </message>
    <message>
        <source>mate in {n}: {moves}</source>
        <translation>mat za {n}: {moves}</translation>
    </message>
</context>
<context>
    <name>DetailsDialog</name>
    <message>
        <source>About the problem</source>
        <translation>O úloze</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Uložit</translation>
    </message>
</context>
<context>
    <name>Diagram</name>
    <message>
        <source>Steps here, turning freely; a capture ends the move.</source>
        <translation>Přijde sem po krocích, směr může měnit; braním tah končí.</translation>
    </message>
    <message>
        <source>Jumps here over anything in between.</source>
        <translation>Skočí sem, ať mezi tím stojí cokoli.</translation>
    </message>
    <message>
        <source>Jumps here; may then step on to the ring.</source>
        <translation>Skočí sem; pak smí popojít na kroužek.</translation>
    </message>
    <message>
        <source>Jumps here; may then range on along the line.</source>
        <translation>Skočí sem; pak smí táhnout dál v přímce.</translation>
    </message>
    <message>
        <source>Steps here; after a capture it may step once more.</source>
        <translation>Vykročí sem; po braní smí udělat ještě krok.</translation>
    </message>
    <message>
        <source>Jumps here, or steps here after a capture on the way.</source>
        <translation>Skočí sem, nebo sem vykročí po braní cestou.</translation>
    </message>
    <message>
        <source>Steps here, turning freely: three steps in all, also after captures.</source>
        <translation>Přijde sem po krocích, směr může měnit: celkem tři kroky, i po braní.</translation>
    </message>
    <message>
        <source>Steps or jumps here: three steps in all along the line, to and fro, also after captures.</source>
        <translation>Kroky či skoky sem: celkem tři po linii, tam i zpět, i po braní.</translation>
    </message>
    <message>
        <source>Ranges, and may turn once on the way at a right angle and range on.</source>
        <translation>Táhne na dálku a cestou smí jednou zahnout do pravého úhlu a táhnout dál.</translation>
    </message>
    <message>
        <source>Ranges, and moves even beyond pieces in the way: as many as there are strokes.</source>
        <translation>Jde libovolně daleko i přes kameny v cestě: nejvýš tolik, kolik je čárek.</translation>
    </message>
    <message>
        <source>Flies over pieces of lower rank, of both sides, and takes them all.</source>
        <translation>Přelétá kameny nižší hodnosti obou stran a všechny bere.</translation>
    </message>
    <message>
        <source>Goes anywhere on the board; takes only what no other piece protects.</source>
        <translation>Jde kamkoli na desce; bere jen to, co žádný jiný kámen nekryje.</translation>
    </message>
    <message>
        <source>May pass and stay where it is: double click it.</source>
        <translation>Smí vynechat tah a zůstat: dvojklik.</translation>
    </message>
    <message>
        <source>Captures here without moving (igui).</source>
        <translation>Bere zde, aniž se pohne (igui).</translation>
    </message>
    <message>
        <source>Moves here, without jumping.</source>
        <translation>Jde sem, nic nepřeskakuje.</translation>
    </message>
    <message>
        <source>Ranges over any number of empty squares.</source>
        <translation>Táhne přes libovolný počet prázdných polí.</translation>
    </message>
    <message>
        <source>Ranges, and captures even beyond pieces in the way.</source>
        <translation>Táhne na dálku a bere i za kameny v cestě.</translation>
    </message>
    <message>
        <source>Ranges, and moves even beyond pieces in the way.</source>
        <translation>Táhne na dálku, a to i za kameny v cestě.</translation>
    </message>
    <message>
        <source>Burns every enemy beside it where it stops.</source>
        <translation>Kde se zastaví, spálí všechny sousední kameny soupeře.</translation>
    </message>
</context>
<context>
    <name>DiagramView</name>
    <message>
        <source>How the {piece} moves</source>
        <translation>Jak táhne {piece}</translation>
    </message>
</context>
<context>
    <name>DialogsRoom</name>
    <message>
        <source>No variants, see “{action}”: {files}</source>
        <translation>Soubory, které nejsou variantami, viz „{action}“: {files}</translation>
    </message>
</context>
<context>
    <name>Drill</name>
    <message>
        <source>The engine says nothing of this position.</source>
        <translation>Engine o této pozici nic neříká.</translation>
    </message>
</context>
<context>
    <name>EarlierModel</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Úroveň</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Přesnost</translation>
    </message>
</context>
<context>
    <name>EarlierPage</name>
    <message>
        <source>open</source>
        <translation>otevřená</translation>
    </message>
    <message>
        <source>The folder of earlier games cannot be opened.</source>
        <translation>Složku dřívějších partií nelze otevřít.</translation>
    </message>
    <message>
        <source>No games yet. Games you play stand here.</source>
        <translation>Zatím žádné partie. Vaše partie budou zde.</translation>
    </message>
    <message>
        <source>No game fits these words.</source>
        <translation>Těmto slovům neodpovídá žádná partie.</translation>
    </message>
    <message>
        <source>Deleted. Undo brings the game back.</source>
        <translation>Smazáno. Zpět partii vrátí.</translation>
    </message>
    <message>
        <source>This game goes on: it can be deleted when it is over.</source>
        <translation>Tato partie pokračuje: smazat ji lze, až skončí.</translation>
    </message>
    <message>
        <source>This game is on the board: it can be deleted when another one is there.</source>
        <translation>Tato partie je na desce: smazat ji lze, až tam bude jiná.</translation>
    </message>
    <message>
        <source>This game could not be deleted.</source>
        <translation>Tuto partii nelze smazat.</translation>
    </message>
    <message>
        <source>The game could not be put back.</source>
        <translation>Partii nelze vrátit.</translation>
    </message>
    <message>
        <source>Earlier games</source>
        <translation>Dřívější partie</translation>
    </message>
    <message>
        <source>Search: a name, a game, a result …</source>
        <translation>Hledat: jméno, hra, výsledek…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Hledat</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otevřít</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
</context>
<context>
    <name>EditorPage</name>
    <message>
        <source>Drag or choose a piece. Right button: turn it over.</source>
        <translation>Přetáhněte či vyberte kámen. Pravé tlačítko obrací.</translation>
    </message>
    <message>
        <source>Click squares for {side}: {piece}. Esc lets go.</source>
        <translation>Klikejte na pole pro stranu {side}: {piece}. Esc pustí.</translation>
    </message>
    <message>
        <source>Let go here to take the piece away.</source>
        <translation>Pustíte-li zde, kámen zmizí.</translation>
    </message>
    <message>
        <source>What you set up before comes back with Undo.</source>
        <translation>Co jste rozestavili předtím, vrátí tlačítko Zpět.</translation>
    </message>
    <message>
        <source>No analysis: {why}</source>
        <translation>Bez analýzy: {why}</translation>
    </message>
</context>
<context>
    <name>EditorPanel</name>
    <message>
        <source>A game from this position</source>
        <translation>Partie z této pozice</translation>
    </message>
    <message>
        <source>Look for the mate, and whether there is only one</source>
        <translation>Hledat mat a zjistit, zda je jediný</translation>
    </message>
    <message>
        <source>Add it to a set of mate problems of your own</source>
        <translation>Přidat ji do vlastní sady matových úloh</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Na tahu</translation>
    </message>
    <message>
        <source>Move number</source>
        <translation>Číslo tahu</translation>
    </message>
    <message>
        <source>Keep…</source>
        <translation>Uložit…</translation>
    </message>
    <message>
        <source>Mate?</source>
        <translation>Mat?</translation>
    </message>
    <message>
        <source>Play…</source>
        <translation>Hrát…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Back to where you were. What you set up is kept: Undo brings it back.</source>
        <translation>Návrat tam, kde jste byli. Rozestavená pozice zůstane uchována: vrátí ji Zpět.</translation>
    </message>
</context>
<context>
    <name>EditorTools</name>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Zrcadlit</translation>
    </message>
    <message>
        <source>Left becomes right</source>
        <translation>Levá bude pravá</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Vyměnit strany</translation>
    </message>
    <message>
        <source>Turns the board round: what was Black&apos;s is White&apos;s</source>
        <translation>Otočí desku: co bylo černého, je bílého</translation>
    </message>
    <message>
        <source>Position as text (SFEN)</source>
        <translation>Pozice jako text (SFEN)</translation>
    </message>
    <message>
        <source>Japanese diagram (BOD)</source>
        <translation>Japonský diagram (BOD)</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Obrázek</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Vložit</translation>
    </message>
    <message>
        <source>A position from the clipboard</source>
        <translation>Pozice ze schránky</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Uložit obrázek…</translation>
    </message>
    <message>
        <source>As a PNG or SVG file</source>
        <translation>Jako soubor PNG nebo SVG</translation>
    </message>
    <message>
        <source>Even game</source>
        <translation>Vyrovnaná partie</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Prázdná deska</translation>
    </message>
    <message>
        <source>Mate problem, one king</source>
        <translation>Matová úloha, jeden král</translation>
    </message>
    <message>
        <source>Mate problem, two kings</source>
        <translation>Matová úloha, dva králové</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Hendikep</translation>
    </message>
    <message>
        <source>Which game the position is of; that of the other one is kept</source>
        <translation>Pro kterou hru pozice je; pozice druhé hry zůstane zachována</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Rozestavit</translation>
    </message>
    <message>
        <source>Positions to begin with</source>
        <translation>Výchozí pozice</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopírovat</translation>
    </message>
    <message>
        <source>To the clipboard</source>
        <translation>Do schránky</translation>
    </message>
</context>
<context>
    <name>EngineClient</name>
    <message>
        <source>It refuses: {why}</source>
        <translation>Odmítá: {why}</translation>
    </message>
    <message>
        <source>It answered with an unreadable line.</source>
        <translation>Odpověděl nečitelným řádkem.</translation>
    </message>
    <message>
        <source>It does not answer.</source>
        <translation>Neodpovídá.</translation>
    </message>
</context>
<context>
    <name>EngineLines</name>
    <message>
        <source>After {n} s</source>
        <translation>Po {n} s</translation>
    </message>
    <message>
        <source>Depth; thousands of positions looked at, and in a second</source>
        <translation>Hloubka; tisíce prohlédnutých pozic, celkem a za sekundu</translation>
    </message>
    <message>
        <source>Judged by the network {name}</source>
        <translation>Hodnotí síť {name}</translation>
    </message>
    <message>
        <source>%: Black’s chance to win</source>
        <translation>%: šance černého na výhru</translation>
    </message>
    <message>
        <source>+: Black is better</source>
        <translation>+: černý stojí lépe</translation>
    </message>
    <message>
        <source>+: who is to move is better</source>
        <translation>+: lépe stojí, kdo je na tahu</translation>
    </message>
    <message>
        <source>%: Black</source>
        <translation>%: černý</translation>
    </message>
    <message>
        <source>+: Black</source>
        <translation>+: černý</translation>
    </message>
    <message>
        <source>+: to move</source>
        <translation>+: na tahu</translation>
    </message>
    <message>
        <source>Finished; no line was told.</source>
        <translation>Hotovo; žádná varianta nebyla sdělena.</translation>
    </message>
    <message>
        <source>The game has ended here.</source>
        <translation>Zde partie skončila.</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Přemýšlí …</translation>
    </message>
    <message>
        <source>Depth {depth} · {nodes}k · {speed}k/s</source>
        <translation>Hloubka {depth} · {nodes}k · {speed}k/s</translation>
    </message>
    <message>
        <source>Depth {depth}</source>
        <translation>Hloubka {depth}</translation>
    </message>
    <message>
        <source>Depth {depth} · {nodes}k</source>
        <translation>Hloubka {depth} · {nodes}k</translation>
    </message>
    <message>
        <source>Finished · {told}</source>
        <translation>Hotovo · {told}</translation>
    </message>
</context>
<context>
    <name>EnginePlayer</name>
    <message>
        <source>The computer player writes lines that are too long to be read.</source>
        <translation>Počítačový hráč píše řádky příliš dlouhé ke čtení.</translation>
    </message>
    <message>
        <source>It answered {move}, which is not allowed.</source>
        <translation>Odpověděl {move}, což není dovoleno.</translation>
    </message>
    <message>
        <source>The computer player was started again. {why}</source>
        <translation>Počítačový hráč byl spuštěn znovu. {why}</translation>
    </message>
</context>
<context>
    <name>EngineProbe</name>
    <message>
        <source>There is no such file.</source>
        <translation>Takový soubor není.</translation>
    </message>
    <message>
        <source>This file is not a program, or may not be started by you.</source>
        <translation>Tento soubor není program, nebo jej nesmíte spustit.</translation>
    </message>
    <message>
        <source>There is no folder {path}.</source>
        <translation>Složka {path} neexistuje.</translation>
    </message>
    <message>
        <source>It does not start on this system, or is no engine for these games: {why}</source>
        <translation>Na tomto systému se nespustí, nebo to není program pro tyto hry: {why}</translation>
    </message>
</context>
<context>
    <name>EnginesCard</name>
    <message>
        <source>Engines of other makers</source>
        <translation>Enginy jiných autorů</translation>
    </message>
    <message>
        <source>Games against an engine are rated once you say which level it is as strong as.</source>
        <translation>Partie proti enginu se počítají, jakmile řeknete, které úrovni odpovídá.</translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>Nepočítané</translation>
    </message>
</context>
<context>
    <name>EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>Enginy</translation>
    </message>
    <message>
        <source>Add an engine…</source>
        <translation>Přidat engine…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Odebrat…</translation>
    </message>
    <message>
        <source>Reset all options</source>
        <translation>Vrátit všechny volby</translation>
    </message>
    <message>
        <source>Name of the engine</source>
        <translation>Jméno enginu</translation>
    </message>
    <message>
        <source>Search the options</source>
        <translation>Hledat ve volbách</translation>
    </message>
    <message>
        <source>Where it fails, the computer of Shogi Desktop gives the hint.</source>
        <translation>Když selže, dá nápovědu počítač Shogi Desktop.</translation>
    </message>
    <message>
        <source>The program’s own engine plays all games, and is always there.</source>
        <translation>Vlastní engine programu hraje všechny hry a je vždy k dispozici.</translation>
    </message>
    <message>
        <source>Add a program that speaks USI, and it plays and can be asked in analyses.</source>
        <translation>Přidejte program, který mluví USI: bude hrát a půjde se ho ptát při rozborech.</translation>
    </message>
    <message>
        <source>None of the games here.</source>
        <translation>Žádnou ze zdejších her.</translation>
    </message>
    <message>
        <source>The engine is asked for its options …</source>
        <translation>Engine je tázán na své volby …</translation>
    </message>
    <message>
        <source>Add an engine</source>
        <translation>Přidat engine</translation>
    </message>
    <message>
        <source>The program is asked whether it is an engine …</source>
        <translation>Zjišťuje se, zda je program enginem …</translation>
    </message>
    <message>
        <source>Hints in games against it come from it</source>
        <translation>V partiích proti němu dává nápovědy on</translation>
    </message>
    <message>
        <source>The engine was not asked for its options.</source>
        <translation>Engine nebyl na své volby dotázán.</translation>
    </message>
    <message>
        <source>Remove {name} from the list? Its program stays where it is.</source>
        <translation>Odebrat {name} ze seznamu? Jeho program zůstane, kde je.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odebrat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>“{name}” was sent to the engine that analyses.</source>
        <translation>„{name}“ bylo posláno enginu, který analyzuje.</translation>
    </message>
    <message>
        <source>The engine is started for this …</source>
        <translation>Engine se kvůli tomu spouští…</translation>
    </message>
    <message>
        <source>“{name}” was sent to the engine, which was started for it and has ended.</source>
        <translation>„{name}“ bylo posláno enginu, který se kvůli tomu spustil a skončil.</translation>
    </message>
    <message>
        <source>It has no options.</source>
        <translation>Nemá žádné volby.</translation>
    </message>
    <message>
        <source>It speaks the protocol of XBoard: one line in analyses, in games from the usual start.</source>
        <translation>Mluví protokolem XBoard: v analýzách jedna varianta, v partiích z obvyklého začátku.</translation>
    </message>
    <message>
        <source>It speaks the protocol of XBoard: it plays, and says that it does not analyse.</source>
        <translation>Mluví protokolem XBoard: hraje a říká, že neanalyzuje.</translation>
    </message>
    <message>
        <source>This program cannot be added as an engine.</source>
        <translation>Tento program nelze přidat jako engine.</translation>
    </message>
    <message>
        <source>The engine cannot be asked: {why}</source>
        <translation>Enginu se nelze zeptat: {why}</translation>
    </message>
</context>
<context>
    <name>EnginesRoom</name>
    <message>
        <source>Hints</source>
        <translation>Rady</translation>
    </message>
</context>
<context>
    <name>EntrantRow</name>
    <message>
        <source>Engine</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Úroveň</translation>
    </message>
    <message>
        <source>Positions a move</source>
        <translation>Pozic na tah</translation>
    </message>
    <message>
        <source> position| positions</source>
        <translation> pozice| pozice| pozic</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>Sekund na tah</translation>
    </message>
    <message>
        <source>Leave this player out</source>
        <translation>Vynechat tohoto hráče</translation>
    </message>
    <message>
        <source>Shogi Desktop, {rank}</source>
        <translation>Shogi Desktop, {rank}</translation>
    </message>
    <message>
        <source>This engine cannot be told a number of positions.</source>
        <translation>Tomuto enginu nelze zadat počet pozic.</translation>
    </message>
</context>
<context>
    <name>ExaminePanel</name>
    <message>
        <source>{side} to move</source>
        <translation>Na tahu: {side}</translation>
    </message>
    <message>
        <source>Being checked</source>
        <translation>Prověřuje se</translation>
    </message>
    <message>
        <source>Check it, or make any move on the board to see what it is worth.</source>
        <translation>Prověřte úlohu, nebo zahrajte na desce kterýkoli tah a uvidíte, jak je dobrý.</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Zatím neprověřeno</translation>
    </message>
    <message>
        <source>All checks here</source>
        <translation>Všechny šachy zde</translation>
    </message>
    <message>
        <source>All answers here</source>
        <translation>Všechny odpovědi</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Hlavní varianta</translation>
    </message>
    <message>
        <source>{done} of {all} move looked at|{done} of {all} moves looked at</source>
        <translation>Prohlédnuto tahů: {done} z {all}</translation>
    </message>
    <message>
        <source>{n} position looked at|{n} positions looked at</source>
        <translation>{n} prohlédnutá pozice|{n} prohlédnuté pozice|{n} prohlédnutých pozic</translation>
    </message>
</context>
<context>
    <name>Examiner</name>
    <message>
        <source>The coach has no answer: {why}</source>
        <translation>Trenér nemá odpověď: {why}</translation>
    </message>
</context>
<context>
    <name>Examining</name>
    <message>
        <source>Shorter than stated: {plies} instead of {stated}</source>
        <translation>Kratší, než je uvedeno: {plies} místo {stated}</translation>
    </message>
    <message>
        <source>Move {n}: {move} mates too, mate in {plies}</source>
        <translation>Tah {n}: mat dá i {move} (tahů: {plies})</translation>
    </message>
    <message>
        <source>At the last move {move} mates too</source>
        <translation>Místo posledního tahu dá mat i {move}</translation>
    </message>
    <message>
        <source>Move {n}: {move} mates too; they differ in promoting alone</source>
        <translation>Tah {n}: mat dá i {move}; liší se jen povýšením</translation>
    </message>
    <message>
        <source>Left in hand: {pieces}</source>
        <translation>Zbývá v ruce: {pieces}</translation>
    </message>
    <message>
        <source>Another first move mates: {move}, mate in {plies}</source>
        <translation>Vedlejší řešení: {move}, mat {plies}. tahem</translation>
    </message>
    <message>
        <source>At the last move {move} mates too, in {plies}</source>
        <translation>Místo posledního tahu dá mat i {move} (tahů: {plies})</translation>
    </message>
    <message>
        <source>No mate</source>
        <translation>Mat není</translation>
    </message>
    <message>
        <source>Not decided in the time</source>
        <translation>V daném čase nerozhodnuto</translation>
    </message>
    <message>
        <source>Mate in {n}</source>
        <translation>Mat {n}. tahem</translation>
    </message>
    <message>
        <source>{n} with useless interpositions</source>
        <translation>{n} se zbytečnými představeními</translation>
    </message>
    <message>
        <source>Not sound</source>
        <translation>Nekorektní</translation>
    </message>
    <message>
        <source>Sound: mate in {n}, one solution</source>
        <translation>Korektní: mat {n}. tahem, jediné řešení</translation>
    </message>
    <message>
        <source>Sound: mate in {n}</source>
        <translation>Korektní: mat {n}. tahem</translation>
    </message>
    <message>
        <source>at most {n}</source>
        <translation>nejvýše {n}</translation>
    </message>
    <message>
        <source>Longer than stated: {there} instead of {stated}</source>
        <translation>Delší, než je uvedeno: {there} místo {stated}</translation>
    </message>
    <message>
        <source>Move {n}: {move} was not decided in the time</source>
        <translation>Tah {n}, {move}: v daném čase nerozhodnuto</translation>
    </message>
    <message>
        <source>{n} more like this</source>
        <translation>Dalších takových: {n}</translation>
    </message>
    <message>
        <source>looking</source>
        <translation>hledá se</translation>
    </message>
    <message>
        <source>no check</source>
        <translation>bez šachu</translation>
    </message>
    <message>
        <source>no mate up to {n}</source>
        <translation>do {n}. tahu bez matu</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>nerozhodnuto</translation>
    </message>
    <message>
        <source>escapes</source>
        <translation>unikne</translation>
    </message>
    <message>
        <source>no mate</source>
        <translation>bez matu</translation>
    </message>
    <message>
        <source>mate</source>
        <translation>mat</translation>
    </message>
    <message>
        <source>mated in {n}</source>
        <translation>mat za {n}</translation>
    </message>
    <message>
        <source>mate in {n}</source>
        <translation>mat {n}. tahem</translation>
    </message>
    <message>
        <source>{move}: looking for an answer…</source>
        <translation>{move}: hledá se odpověď…</translation>
    </message>
    <message>
        <source>{move}: not decided in the time.</source>
        <translation>{move}: v daném čase nerozhodnuto.</translation>
    </message>
    <message>
        <source>{move}: there is no mate any more.</source>
        <translation>{move}: mat už není.</translation>
    </message>
    <message>
        <source>{move}: the mate takes {n} more.</source>
        <translation>{move}: do matu zbývá tahů: {n}.</translation>
    </message>
    <message>
        <source>{move} mates in {n}.</source>
        <translation>{move} dá mat {n}. tahem.</translation>
    </message>
    <message>
        <source>{move} is mate.</source>
        <translation>{move} je mat.</translation>
    </message>
    <message>
        <source>{move} mates too: it makes no difference whether the piece promotes.</source>
        <translation>{move} dá také mat: nezáleží na tom, zda kámen povýší.</translation>
    </message>
    <message>
        <source>{move} mates too: there is a choice at the last move.</source>
        <translation>{move} dá také mat: v posledním tahu je na výběr.</translation>
    </message>
    <message>
        <source>{move} is mate too: another solution.</source>
        <translation>{move} je také mat: vedlejší řešení.</translation>
    </message>
    <message>
        <source>{move} mates too, in {n}: another solution.</source>
        <translation>{move} dá také mat, {n}. tahem: vedlejší řešení.</translation>
    </message>
    <message>
        <source>{move} is no check. Every move of the attacker must give check.</source>
        <translation>{move} není šach. Každý tah útočníka musí dát šach.</translation>
    </message>
    <message>
        <source>{move}: there is no mate after it.</source>
        <translation>{move}: potom už mat není.</translation>
    </message>
    <message>
        <source>{move}: {side} answers {answer} and there is no mate.</source>
        <translation>{move}: {side} odpoví {answer} a mat není.</translation>
    </message>
    <message>
        <source>No mate in {n} move|No mate in up to {n} moves</source>
        <translation>Do {n}. tahu žádný mat</translation>
    </message>
    <message>
        <source>No other solution in {n} move|No other solution up to {n} moves</source>
        <translation>Do {n}. tahu žádné jiné řešení</translation>
    </message>
    <message>
        <source>Move {n}: {move} does not mate in {plies} move|Move {n}: {move} does not mate in up to {plies} moves</source>
        <translation>Tah {n}: {move} do {plies}. tahu nematí</translation>
    </message>
    <message>
        <source>{move}: no mate in {n} move; longer ones were not decided.|{move}: no mate in up to {n} moves; longer ones were not decided.</source>
        <translation>{move}: do {n}. tahu žádný mat; delší nejsou rozhodnuty.</translation>
    </message>
</context>
<context>
    <name>FactRow</name>
    <message>
        <source>Time</source>
        <translation>Čas</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Nejlepší čas</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Longest run</source>
        <translation>Nejdelší série</translation>
    </message>
    <message>
        <source>Problems solved one after the other without a mistake or help</source>
        <translation>Úlohy vyřešené za sebou bez chyby a bez pomoci</translation>
    </message>
</context>
<context>
    <name>FailureDialog</name>
    <message>
        <source>An error has come up in the program</source>
        <translation>V programu se vyskytla chyba</translation>
    </message>
    <message>
        <source>The program could not be started</source>
        <translation>Program se nepodařilo spustit</translation>
    </message>
    <message>
        <source>What is known of the error</source>
        <translation>Co je o chybě známo</translation>
    </message>
    <message>
        <source>The text is in this file, too: {name}</source>
        <translation>Text je také v tomto souboru: {name}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopírovat</translation>
    </message>
    <message>
        <source>It has come up {n} times or more.</source>
        <translation>Vyskytla se nejméně {n}krát.</translation>
    </message>
    <message>
        <source>Your games are kept.</source>
        <translation>Vaše partie jsou uloženy.</translation>
    </message>
    <message>
        <source>Your game is kept after every move, and is there again after a new start.</source>
        <translation>Vaše partie se ukládá po každém tahu a po novém spuštění ji najdete, jak byla.</translation>
    </message>
    <message>
        <source>You can go on. If something does not work any more, close the program and start it again.</source>
        <translation>Můžete pokračovat. Pokud něco přestane fungovat, program zavřete a znovu spusťte.</translation>
    </message>
    <message>
        <source>Please report the error with the text below.</source>
        <translation>Chybu prosím nahlaste s textem níže.</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Hledat v:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Typ souborů:</translation>
    </message>
</context>
<context>
    <name>FileGamesModel</name>
    <message>
        <source>No.</source>
        <translation>Č.</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
</context>
<context>
    <name>FileNameBox</name>
    <message>
        <source>Hanako</source>
        <translation>Hanako</translation>
    </message>
    <message>
        <source>Taro</source>
        <translation>Tarō</translation>
    </message>
    <message>
        <source>Shogi</source>
        <translation>Šógi</translation>
    </message>
    <message>
        <source>Spring tournament</source>
        <translation>Jarní turnaj</translation>
    </message>
    <message>
        <source>Kyoto</source>
        <translation>Kjóto</translation>
    </message>
    <message>
        <source>Yagura</source>
        <translation>Jagura</translation>
    </message>
    <message>
        <source>Names of new files</source>
        <translation>Názvy nových souborů</translation>
    </message>
    <message>
        <source>These are filled in: {fields}</source>
        <translation>Tato pole se vyplní: {fields}</translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>variations</source>
        <translation>varianty</translation>
    </message>
    <message>
        <source>the moves</source>
        <translation>tahy</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>komentáře</translation>
    </message>
    <message>
        <source>bookmarks</source>
        <translation>záložky</translation>
    </message>
    <message>
        <source>arrows and circles</source>
        <translation>šipky a kroužky</translation>
    </message>
    <message>
        <source>times of the moves</source>
        <translation>časy tahů</translation>
    </message>
    <message>
        <source>fractions of seconds</source>
        <translation>zlomky sekund</translation>
    </message>
    <message>
        <source>players, event and what else is said about the game</source>
        <translation>hráče, soutěž a další údaje o partii</translation>
    </message>
    <message>
        <source>the rule options of the game</source>
        <translation>volby pravidel partie</translation>
    </message>
    <message>
        <source>how the game ended</source>
        <translation>jak partie skončila</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Všechny soubory</translation>
    </message>
    <message>
        <source>characters that {encoding} lacks: {characters}</source>
        <translation>znaky, které {encoding} nemá: {characters}</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Player, event, date, opening, file…</source>
        <translation>Hráč, turnaj, datum, zahájení, soubor…</translation>
    </message>
    <message>
        <source>Name of an opening or castle</source>
        <translation>Název zahájení nebo hradu</translation>
    </message>
    <message>
        <source>Words to look for</source>
        <translation>Hledaná slova</translation>
    </message>
    <message>
        <source>Every word must occur ({keys})</source>
        <translation>Musí se vyskytovat každé slovo ({keys})</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Všude</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnaj</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Zahájení</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Hrady</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Místo</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Soubor</translation>
    </message>
    <message>
        <source>Where to look for them</source>
        <translation>Kde je hledat</translation>
    </message>
    <message>
        <source>All records</source>
        <translation>Všechny záznamy</translation>
    </message>
    <message>
        <source>Found twice</source>
        <translation>Vícekrát</translation>
    </message>
    <message>
        <source>With problems</source>
        <translation>S chybami</translation>
    </message>
    <message>
        <source>Which records</source>
        <translation>Které záznamy</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>{n} found</source>
        <translation>nalezeno: {n}</translation>
    </message>
    <message>
        <source>Search this page</source>
        <translation>Hledat na této stránce</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Předchozí</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Další</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>FolderPath</name>
    <message>
        <source>There is no such folder.</source>
        <translation>Taková složka neexistuje.</translation>
    </message>
</context>
<context>
    <name>FoldersDialog</name>
    <message>
        <source>Folders of the library</source>
        <translation>Složky knihovny</translation>
    </message>
    <message>
        <source>Records in these folders and in those below them are listed. No record is ever changed.</source>
        <translation>Uvedeny jsou záznamy v těchto složkách a v podsložkách. Žádný záznam se nikdy nemění.</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Složky</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Přidat…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odebrat</translation>
    </message>
    <message>
        <source>Add a folder of records</source>
        <translation>Přidat složku se záznamy</translation>
    </message>
</context>
<context>
    <name>ForeignText</name>
    <message>
        <source>a game file of Shogi Desktop</source>
        <translation>soubor partie Shogi Desktop</translation>
    </message>
    <message>
        <source>a KIF record</source>
        <translation>záznam KIF</translation>
    </message>
    <message>
        <source>a KI2 record</source>
        <translation>záznam KI2</translation>
    </message>
    <message>
        <source>a record in Hodges&apos;s notation</source>
        <translation>záznam v Hodgesově zápisu</translation>
    </message>
    <message>
        <source>a CSA record</source>
        <translation>záznam CSA</translation>
    </message>
    <message>
        <source>a JKF record</source>
        <translation>záznam JKF</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>a list of USI moves</source>
        <translation>seznam tahů USI</translation>
    </message>
    <message>
        <source>a USEN record</source>
        <translation>partie ve formátu USEN</translation>
    </message>
    <message>
        <source>a shogi position (SFEN)</source>
        <translation>pozice šógi (SFEN)</translation>
    </message>
    <message>
        <source>a diagram (BOD)</source>
        <translation>diagram (BOD)</translation>
    </message>
    <message>
        <source>a chess position (FEN)</source>
        <translation>šachová pozice (FEN)</translation>
    </message>
    <message>
        <source>a PSN record</source>
        <translation>partie ve formátu PSN</translation>
    </message>
    <message>
        <source>a chess game (PGN)</source>
        <translation>šachová partie (PGN)</translation>
    </message>
    <message>
        <source>a web page (HTML)</source>
        <translation>webová stránka (HTML)</translation>
    </message>
    <message>
        <source>an internet address</source>
        <translation>internetová adresa</translation>
    </message>
    <message>
        <source>a TOML file</source>
        <translation>soubor TOML</translation>
    </message>
    <message>
        <source>It looks like {what}, but something in it is wrong.</source>
        <translation>Vypadá to takto: {what}, ale je v tom chyba.</translation>
    </message>
    <message>
        <source>It looks like {what}, which this program does not read.</source>
        <translation>Vypadá to takto: {what}, a to tento program nečte.</translation>
    </message>
</context>
<context>
    <name>GameAnalysis</name>
    <message>
        <source>The analysis has failed: the engine has told no score of any position.</source>
        <translation>Analýza se nezdařila: engine neohodnotil žádnou pozici.</translation>
    </message>
    <message>
        <source>The analysis has ended: {why}</source>
        <translation>Rozbor skončil: {why}</translation>
    </message>
</context>
<context>
    <name>GameAnalysisCommands</name>
    <message>
        <source>The game is analysed.</source>
        <translation>Partie je zanalyzována.</translation>
    </message>
</context>
<context>
    <name>GameAnalysisDialog</name>
    <message>
        <source>Analyse the game</source>
        <translation>Analýza partie</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Čas</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Pozice</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Obě</translation>
    </message>
    <message>
        <source>Keep what is known already</source>
        <translation>Ponechat, co je už známo</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>For each position</source>
        <translation>Na pozici</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Moves of</source>
        <translation>Tahy strany</translation>
    </message>
    <message>
        <source>Inaccuracy from</source>
        <translation>Nepřesnost od</translation>
    </message>
    <message>
        <source>Mistake from</source>
        <translation>Chyba od</translation>
    </message>
    <message>
        <source>Blunder from</source>
        <translation>Hrubá chyba od</translation>
    </message>
    <message>
        <source> % lost</source>
        <translation> % ztráty</translation>
    </message>
    <message>
        <source>So much of the chance to win a move must lose to get this mark</source>
        <translation>Kolik z naděje na výhru musí tah ztratit, aby dostal tuto značku</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyzovat</translation>
    </message>
    <message>
        <source>{n} position at most|{n} positions at most</source>
        <translation>nejvýše {n} pozice|nejvýše {n} pozice|nejvýše {n} pozic</translation>
    </message>
    <message>
        <source>{n} position at most, about {minutes} min|{n} positions at most, about {minutes} min</source>
        <translation>nejvýše {n} pozice, asi {minutes} min|nejvýše {n} pozice, asi {minutes} min|nejvýše {n} pozic, asi {minutes} min</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>{game}: none yet, make some…</source>
        <translation>{game}: zatím žádné, vytvořit…</translation>
    </message>
</context>
<context>
    <name>GameButton</name>
    <message>
        <source>Game: {game}</source>
        <translation>Hra: {game}</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>Your game is not over. You will find it again under “Earlier games”.</source>
        <translation>Vaše partie není dohraná. Najdete ji znovu v nabídce „Dřívější partie“.</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>Hledá se dobrý tah…</translation>
    </message>
    <message>
        <source>Looking for what is threatened…</source>
        <translation>Hledám hrozbu…</translation>
    </message>
    <message>
        <source>Resign this game?</source>
        <translation>Vzdát tuto partii?</translation>
    </message>
    <message>
        <source>{side} resigns?</source>
        <translation>{side} se vzdává?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Vzdát</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Hrát dál</translation>
    </message>
    <message>
        <source>The declaration does not hold yet:</source>
        <translation>Prohlášení zatím neplatí:</translation>
    </message>
</context>
<context>
    <name>GameGraph</name>
    <message>
        <source>Graph of the game</source>
        <translation>Graf partie</translation>
    </message>
</context>
<context>
    <name>GameOptions</name>
    <message>
        <source>The game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Tato pozice</translation>
    </message>
    <message>
        <source>Diagram every</source>
        <translation>Diagram po</translation>
    </message>
    <message>
        <source> move| moves</source>
        <translation> tah| tahy| tahů</translation>
    </message>
    <message>
        <source>no diagrams</source>
        <translation>žádné diagramy</translation>
    </message>
    <message>
        <source>Diagrams at bookmarks</source>
        <translation>Diagramy u záložek</translation>
    </message>
    <message>
        <source>Diagram of the final position</source>
        <translation>Diagram závěrečné pozice</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Komentáře</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Varianty</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Časy</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Winner: {side}</source>
        <translation>Vítěz: {side}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Začátek</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vpřed</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Konec</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otevřít</translation>
    </message>
    <message>
        <source>Open this record on the board</source>
        <translation>Otevřít tento záznam na desce</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Tato pozice</translation>
    </message>
    <message>
        <source>List the records in which this position occurs</source>
        <translation>Vypsat záznamy, ve kterých je tato pozice</translation>
    </message>
    <message>
        <source>Part of it…</source>
        <translation>Její část…</translation>
    </message>
    <message>
        <source>Choose pieces of this position, or others, and look for them</source>
        <translation>Vybrat kameny této pozice, nebo jiné, a hledat je</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Kniha zahájení</translation>
    </message>
    <message>
        <source>Moves of the record</source>
        <translation>Tahy záznamu</translation>
    </message>
    <message>
        <source>Moves played in this position</source>
        <translation>Tahy hrané v této pozici</translation>
    </message>
</context>
<context>
    <name>GamePane</name>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>&amp;Chance to win</source>
        <translation>&amp;Naděje na výhru</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>&amp;Hodnocení</translation>
    </message>
    <message>
        <source>&amp;Time used</source>
        <translation>Spotřebovaný &amp;čas</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Více…</translation>
    </message>
    <message>
        <source>&amp;Worst moments</source>
        <translation>&amp;Nejhorší chvíle</translation>
    </message>
    <message>
        <source>&amp;Analyse in another way…</source>
        <translation>&amp;Analyzovat jinak…</translation>
    </message>
    <message>
        <source>S&amp;ummary…</source>
        <translation>&amp;Shrnutí…</translation>
    </message>
    <message>
        <source>Practise the &amp;mistakes…</source>
        <translation>&amp;Procvičit chyby…</translation>
    </message>
    <message>
        <source>Save as p&amp;icture…</source>
        <translation>Uložit jako &amp;obrázek…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Tisk…</translation>
    </message>
    <message>
        <source>&amp;Hide the graph</source>
        <translation>S&amp;krýt graf</translation>
    </message>
    <message>
        <source>Analysing: {done} of {total} position|Analysing: {done} of {total} positions</source>
        <translation>Rozbor: {done} z {total} pozice|Rozbor: {done} ze {total} pozic|Rozbor: {done} z {total} pozic</translation>
    </message>
</context>
<context>
    <name>GamePicker</name>
    <message>
        <source>Choose a game</source>
        <translation>Vybrat hru</translation>
    </message>
    <message>
        <source>Played last, and favourites</source>
        <translation>Naposledy hrané a oblíbené</translation>
    </message>
    <message>
        <source>Small games</source>
        <translation>Malé hry</translation>
    </message>
    <message>
        <source>The size of shogi</source>
        <translation>Velké jako šógi</translation>
    </message>
    <message>
        <source>Middle-sized games</source>
        <translation>Středně velké hry</translation>
    </message>
    <message>
        <source>Large games</source>
        <translation>Velké hry</translation>
    </message>
    <message>
        <source>The largest games</source>
        <translation>Největší hry</translation>
    </message>
    <message>
        <source>Your own games</source>
        <translation>Vaše vlastní hry</translation>
    </message>
    <message>
        <source>No game has this name.</source>
        <translation>Žádná hra se tak nejmenuje.</translation>
    </message>
</context>
<context>
    <name>GameSearchField</name>
    <message>
        <source>Search: name, kanji or size</source>
        <translation>Hledat: jméno, kandži nebo velikost</translation>
    </message>
    <message>
        <source>Search for a game</source>
        <translation>Hledat hru</translation>
    </message>
    <message>
        <source>Names in any language and spelling, or the size of the board: tenjiku, 天竺, 16 × 16</source>
        <translation>Jména v jakémkoli jazyce a zápisu nebo velikost desky: tenjiku, 天竺, 16 × 16</translation>
    </message>
</context>
<context>
    <name>GameStrip</name>
    <message>
        <source>No problems for this game yet: the program can make some.</source>
        <translation>Pro tuto hru zatím nejsou úlohy: program je může vytvořit.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekce</translation>
    </message>
    <message>
        <source>The pieces</source>
        <translation>Kameny</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Solve problems</source>
        <translation>Řešit úlohy</translation>
    </message>
    <message>
        <source>Make problems…</source>
        <translation>Vytvořit úlohy…</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Sestavit pozici</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>{name} moved to {square}, which is out of sight.</source>
        <translation>{name}: tah na {square}, který není vidět.</translation>
    </message>
    <message>
        <source>Make the move that you want to ask about. It will not be played.</source>
        <translation>Udělejte tah, na který se chcete zeptat. Nebude zahrán.</translation>
    </message>
    <message>
        <source>Do not ask</source>
        <translation>Neptat se</translation>
    </message>
    <message>
        <source>You are drawing: no piece is moved.</source>
        <translation>Kreslíte: žádný kámen se nehýbe.</translation>
    </message>
    <message>
        <source>Stop drawing</source>
        <translation>Přestat kreslit</translation>
    </message>
    <message>
        <source>You are looking back: move {n} of {all}</source>
        <translation>Prohlížíte si dřívější pozici: tah {n} z {all}</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zpět do partie</translation>
    </message>
    <message>
        <source>teaching game</source>
        <translation>výuková partie</translation>
    </message>
    <message>
        <source>These are {side}’s pieces; the board is flipped.</source>
        <translation>To jsou kameny soupeře ({side}); deska je otočená.</translation>
    </message>
    <message>
        <source>Start a game first.</source>
        <translation>Nejdřív začněte partii.</translation>
    </message>
    <message>
        <source>You are looking back. Go to the last position to play on.</source>
        <translation>Prohlížíte si dřívější pozici. Hrát lze v poslední pozici.</translation>
    </message>
    <message>
        <source>Take the move back or play on first.</source>
        <translation>Nejdřív vezměte tah zpět, nebo pokračujte.</translation>
    </message>
    <message>
        <source>It is the computer&apos;s turn.</source>
        <translation>Na tahu je počítač.</translation>
    </message>
    <message>
        <source>Your last move is taken back: the game goes on.</source>
        <translation>Váš poslední tah je vrácen: partie pokračuje.</translation>
    </message>
</context>
<context>
    <name>GameTurn</name>
    <message>
        <source>It declared a win that it does not have.</source>
        <translation>Prohlásil výhru, kterou nemá.</translation>
    </message>
    <message>
        <source>The computer player failed. {why}</source>
        <translation>Počítačový hráč selhal. {why}</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>What you capture fights for you.</source>
        <translation>Co vezmete, bojuje za vás.</translation>
    </message>
    <message>
        <source>What is captured stays captured.</source>
        <translation>Co je vzato, zůstává vzato.</translation>
    </message>
    <message>
        <source>{files} × {ranks} squares</source>
        <translation>{files} × {ranks} polí</translation>
    </message>
    <message>
        <source>{n} piece a side|{n} pieces a side</source>
        <translation>{n} kámen na každé straně|{n} kameny na každé straně|{n} kamenů na každé straně</translation>
    </message>
    <message>
        <source>{size}, {army}</source>
        <translation>{size}, {army}</translation>
    </message>
</context>
<context>
    <name>GamesFolderLine</name>
    <message>
        <source>The folder could not be opened.</source>
        <translation>Složku se nepodařilo otevřít.</translation>
    </message>
    <message>
        <source>This system has no program that shows folders: {folder}</source>
        <translation>Systém nemá program, který by ukázal složky: {folder}</translation>
    </message>
    <message>
        <source>Your games lie in the folder {folder}</source>
        <translation>Vaše partie leží ve složce {folder}</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Otevřít složku</translation>
    </message>
</context>
<context>
    <name>GatherDialog</name>
    <message>
        <source>Mistakes out of the library</source>
        <translation>Chyby z knihovny</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Hrubé chyby</translation>
    </message>
    <message>
        <source>Mistakes too</source>
        <translation>I chyby</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Vše</translation>
    </message>
    <message>
        <source>Games that were analysed and saved are looked through. Names are those of their records.</source>
        <translation>Procházejí se rozebrané a uložené partie. Jména jsou ta, která stojí v záznamech.</translation>
    </message>
    <message>
        <source>The library has no games yet: add a folder to it first.</source>
        <translation>Knihovna zatím nemá žádné partie: nejprve do ní přidejte složku.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>What to practise</source>
        <translation>Co procvičovat</translation>
    </message>
    <message>
        <source>Games: {walked} of {all}, analysed: {analysed}. New positions: {found}</source>
        <translation>Partií: {walked} z {all}, rozebraných: {analysed}. Nových pozic: {found}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Gather</source>
        <translation>Posbírat</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>All pieces</source>
        <translation>Všechny kameny</translation>
    </message>
    <message>
        <source>No piece has this name.</source>
        <translation>Žádný kámen se tak nejmenuje.</translation>
    </message>
</context>
<context>
    <name>GuideDock</name>
    <message>
        <source>Piece guide</source>
        <translation>Průvodce kameny</translation>
    </message>
    <message>
        <source>Full page</source>
        <translation>Celá stránka</translation>
    </message>
</context>
<context>
    <name>GuidePage</name>
    <message>
        <source>Guide to {game}</source>
        <translation>Průvodce: {game}</translation>
    </message>
    <message>
        <source>All the rules</source>
        <translation>Všechna pravidla</translation>
    </message>
</context>
<context>
    <name>HandCounters</name>
    <message>
        <source>Problem: the defender has the rest</source>
        <translation>Úloha: zbytek má obránce</translation>
    </message>
    <message>
        <source>Every piece that is neither on the board nor in the attacker&apos;s hand is in the defender&apos;s</source>
        <translation>Každý kámen, který není na desce ani v ruce útočníka, má v ruce obránce</translation>
    </message>
    <message>
        <source>{side}&apos;s hand</source>
        <translation>Ruka: {side}</translation>
    </message>
</context>
<context>
    <name>HandicapChoice</name>
    <message>
        <source>Handicap</source>
        <translation>Hendikep</translation>
    </message>
    <message>
        <source>White, the stronger side, moves first.</source>
        <translation>Bílý, silnější strana, začíná.</translation>
    </message>
    <message>
        <source>White, the stronger side, leaves pieces out and moves first.</source>
        <translation>Bílý, silnější strana, odloží kameny a začíná.</translation>
    </message>
    <message>
        <source>Pieces of your choice…</source>
        <translation>Kameny podle volby…</translation>
    </message>
</context>
<context>
    <name>HeaderModel</name>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Hodnota</translation>
    </message>
</context>
<context>
    <name>HeadersDialog</name>
    <message>
        <source>About this game</source>
        <translation>O této partii</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Přidat řádek</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odebrat</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nahoru</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Dolů</translation>
    </message>
    <message>
        <source>Opening: {name}</source>
        <translation>Zahájení: {name}</translation>
    </message>
    <message>
        <source>Write the opening that was found in the moves</source>
        <translation>Zapsat zahájení rozpoznané z tahů</translation>
    </message>
    <message>
        <source>“{name}” stands there twice.</source>
        <translation>„{name}“ tam stojí dvakrát.</translation>
    </message>
    <message>
        <source>Remove one of the rows, or call it something else.</source>
        <translation>Odeberte jeden z řádků, nebo ho pojmenujte jinak.</translation>
    </message>
</context>
<context>
    <name>HintSearch</name>
    <message>
        <source>There is no move to recommend here.</source>
        <translation>Zde nelze žádný tah doporučit.</translation>
    </message>
    <message>
        <source>No hint: {why}</source>
        <translation>Bez rady: {why}</translation>
    </message>
    <message>
        <source>{name}: {why}</source>
        <translation>{name}: {why}</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Attacked: {pieces}.</source>
        <translation>Napadeno: {pieces}.</translation>
    </message>
    <message>
        <source>Threatened: to declare the win (entering king).</source>
        <translation>Hrozba: vyhlášení výhry (vstup krále).</translation>
    </message>
    <message>
        <source>Nothing is threatened at once.</source>
        <translation>Bezprostředně nic nehrozí.</translation>
    </message>
    <message>
        <source>Threatened: {move}</source>
        <translation>Hrozba: {move}</translation>
    </message>
    <message>
        <source>Threatened: mate in {n}: {line}</source>
        <translation>Hrozba: mat {n}. tahem: {line}</translation>
    </message>
    <message>
        <source>The other side would play {move}</source>
        <translation>Soupeř by hrál {move}</translation>
    </message>
    <message>
        <source>Hint: declare the win now (entering king).</source>
        <translation>Rada: teď prohlaste výhru (vstup krále).</translation>
    </message>
    <message>
        <source>Hint: mate in {n}: {line}</source>
        <translation>Rada: mat {n}. tahem: {line}</translation>
    </message>
    <message>
        <source>Hint: the mate cannot be avoided; the longest defence is {line}</source>
        <translation>Rada: matu se nelze vyhnout; nejdelší obrana je {line}</translation>
    </message>
    <message>
        <source>Hint: {move}</source>
        <translation>Rada: {move}</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>Added to “{name}”.</source>
        <translation>Přidáno do sady „{name}“.</translation>
    </message>
    <message>
        <source>It was in “{name}” already; what is said of it is kept.</source>
        <translation>V sadě „{name}“ už byla; popis byl uložen.</translation>
    </message>
</context>
<context>
    <name>KeyPage</name>
    <message>
        <source>Search: an action or a key</source>
        <translation>Hledat: akci nebo klávesu</translation>
    </message>
    <message>
        <source>Search for an action</source>
        <translation>Hledat akci</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Akce a jejich klávesy</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nová klávesa</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Akce</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klávesy</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Změnit…</translation>
    </message>
    <message>
        <source>Add another…</source>
        <translation>Přidat další…</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Bez klávesy</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Obnovit</translation>
    </message>
    <message>
        <source>Reset all keys</source>
        <translation>Obnovit všechny klávesy</translation>
    </message>
    <message>
        <source>Double click an action, then press the new key. • marks keys that you have changed.</source>
        <translation>Poklepejte na akci a stiskněte novou klávesu. • označuje klávesy, které jste změnili.</translation>
    </message>
    <message>
        <source>Take it from there</source>
        <translation>Vzít ji odtud</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>Stiskněte klávesu</translation>
    </message>
    <message>
        <source>For “{action}”. Esc: leave it.</source>
        <translation>Pro „{action}“. Esc: nechat být.</translation>
    </message>
    <message>
        <source>This key works the board or the menus. Press another one.</source>
        <translation>Tato klávesa ovládá desku nebo nabídky. Stiskněte jinou.</translation>
    </message>
    <message>
        <source>It belongs to “{action}”. Press another one, or take it from there.</source>
        <translation>Patří k „{action}“. Stiskněte jinou, nebo ji odtud vezměte.</translation>
    </message>
    <message>
        <source>Explain a piece while it is held</source>
        <translation>Popisovat kámen, dokud se drží</translation>
    </message>
</context>
<context>
    <name>LearnCard</name>
    <message>
        <source>A short way into the chess of Japan, step by step.</source>
        <translation>Krátká cesta do japonských šachů, krok za krokem.</translation>
    </message>
    <message>
        <source>{n} of 3 steps done.</source>
        <translation>Hotovo kroků: {n} ze 3.</translation>
    </message>
    <message>
        <source>New to shogi?</source>
        <translation>Neznáte šógi?</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Učit se</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Začněte tady</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Další krok</translation>
    </message>
    <message>
        <source>I know shogi already</source>
        <translation>Šógi už znám</translation>
    </message>
</context>
<context>
    <name>LeftGames</name>
    <message>
        <source>Your last game could not be read. Its file is kept.</source>
        <translation>Poslední partii nebylo možné přečíst. Soubor je zachován.</translation>
    </message>
</context>
<context>
    <name>LeftOutDialog</name>
    <message>
        <source>Pieces left out</source>
        <translation>Odložené kameny</translation>
    </message>
    <message>
        <source>Click White&apos;s pieces to leave them out, and their empty squares to put them back.</source>
        <translation>Kliknutím na kameny bílého je odložíte, kliknutím na jejich prázdná pole je vrátíte.</translation>
    </message>
    <message>
        <source>White needs a royal piece.</source>
        <translation>Bílý potřebuje královský kámen.</translation>
    </message>
</context>
<context>
    <name>LengthChoice</name>
    <message>
        <source>Until decided (SPRT)</source>
        <translation>Do rozhodnutí (SPRT)</translation>
    </message>
    <message>
        <source>A number of games</source>
        <translation>Počet partií</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>bez omezení</translation>
    </message>
    <message>
        <source>games for each pair</source>
        <translation>partií každé dvojice</translation>
    </message>
    <message>
        <source>error</source>
        <translation>chyba</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>nejvýš</translation>
    </message>
</context>
<context>
    <name>LessonHint</name>
    <message>
        <source>Double-click the piece and choose to pass.</source>
        <translation>Dvakrát klikněte na kámen a zvolte vynechání tahu.</translation>
    </message>
    <message>
        <source>Take along the arrow, then click the square the piece came from.</source>
        <translation>Vezměte podle šipky, pak klikněte na výchozí pole.</translation>
    </message>
    <message>
        <source>Take along the arrow, then go on to {square}.</source>
        <translation>Vezměte podle šipky, pak pokračujte na {square}.</translation>
    </message>
    <message>
        <source>Follow the arrow and promote.</source>
        <translation>Táhněte podle šipky a povyšte.</translation>
    </message>
    <message>
        <source>Follow the arrow.</source>
        <translation>Táhněte podle šipky.</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Not this move. Try again!</source>
        <translation>Tento tah ne. Zkuste to znovu!</translation>
    </message>
    <message>
        <source>Those were all your moves. Try again!</source>
        <translation>To byly všechny vaše tahy. Zkuste to znovu!</translation>
    </message>
    <message>
        <source>Your piece can be taken there. Look who guards the square, and try again!</source>
        <translation>Tam může být váš kámen vzat. Podívejte se, kdo pole kryje, a zkuste to znovu!</translation>
    </message>
    <message>
        <source>Your piece has burnt. Do not stop beside an enemy {burner}. Try again!</source>
        <translation>Váš kámen shořel. Nezastavujte se vedle soupeřova kamene „{burner}“. Zkuste to znovu!</translation>
    </message>
    <message>
        <source>No piece of yours can move any more. Try again!</source>
        <translation>Žádný váš kámen už nemůže táhnout. Zkuste to znovu!</translation>
    </message>
    <message>
        <source>The piece stands on the star, but it has not promoted.</source>
        <translation>Kámen stojí na hvězdě, ale nepovýšil.</translation>
    </message>
    <message>
        <source>The piece stands on the star, but here it should not promote.</source>
        <translation>Kámen stojí na hvězdě, ale tady povýšit nemá.</translation>
    </message>
    <message>
        <source>Another piece should stand on the star.</source>
        <translation>Na hvězdě má stát jiný kámen.</translation>
    </message>
    <message>
        <source>A star has not been reached.</source>
        <translation>Na některou hvězdu jste nedošli.</translation>
    </message>
    <message>
        <source>A starred piece has not been taken.</source>
        <translation>Některý kámen s hvězdou jste nevzali.</translation>
    </message>
    <message>
        <source>This move does not burn every starred piece.</source>
        <translation>Tento tah nespálí všechny kameny s hvězdou.</translation>
    </message>
    <message>
        <source>The piece should come from the hand.</source>
        <translation>Kámen má přijít z ruky.</translation>
    </message>
    <message>
        <source>Another piece should be dropped.</source>
        <translation>Vložit se má jiný kámen.</translation>
    </message>
    <message>
        <source>The piece should be dropped on a star.</source>
        <translation>Kámen se má vložit na hvězdu.</translation>
    </message>
    <message>
        <source>This move gives no check.</source>
        <translation>Tento tah nedává šach.</translation>
    </message>
    <message>
        <source>It is check, but no mate: there is a way out.</source>
        <translation>Je to šach, ale ne mat: dá se z něj uniknout.</translation>
    </message>
    <message>
        <source>No piece has passed.</source>
        <translation>Žádný kámen tah nevynechal.</translation>
    </message>
    <message>
        <source>The enemy still has a royal piece.</source>
        <translation>Soupeř má ještě královský kámen.</translation>
    </message>
    <message>
        <source>At the end the piece should be back on its square.</source>
        <translation>Na konci má být kámen zpátky na svém poli.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Vrátit tah</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Rada</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Zkusit znovu</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Další</translation>
    </message>
    <message>
        <source>No dots here: find out yourself what the rules allow.</source>
        <translation>Tady nejsou tečky: zjistěte sami, co pravidla dovolují.</translation>
    </message>
    <message>
        <source>Move {n} of {most}</source>
        <translation>Tah {n} z {most}</translation>
    </message>
    <message>
        <source>Move {n}, at most {most}</source>
        <translation>Tah {n}, nejvýše {most}</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Zahrát si partii</translation>
    </message>
    <message>
        <source>Done!</source>
        <translation>Hotovo!</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Výborně!</translation>
    </message>
    <message>
        <source>Perfect!</source>
        <translation>Bezchybně!</translation>
    </message>
    <message>
        <source>Other pieces</source>
        <translation>Jiné kameny</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>{stars} of {all} stars</source>
        <translation>hvězdy: {stars} z {all}</translation>
    </message>
</context>
<context>
    <name>LessonsWindow</name>
    <message>
        <source>{chapter} · {n} of {all}</source>
        <translation>{chapter} · {n} z {all}</translation>
    </message>
    <message>
        <source>Back to where it was right.</source>
        <translation>Zpět tam, kde to bylo správně.</translation>
    </message>
    <message>
        <source>From the start again.</source>
        <translation>Znovu od začátku.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekce</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vítěz</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Tahů</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnaj</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Zahájení</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Hrady</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Místo</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Soubor</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remíza</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Nelze číst</translation>
    </message>
    <message>
        <source>{n} failed</source>
        <translation>nezdařilo se: {n}</translation>
    </message>
    <message>
        <source>The analysis has ended: {why}</source>
        <translation>Rozbor skončil: {why}</translation>
    </message>
    <message>
        <source>These games were analysed before.</source>
        <translation>Tyto partie už byly analyzovány.</translation>
    </message>
    <message>
        <source>{done} of {all} game analysed|{done} of {all} games analysed</source>
        <translation>analyzováno {done} z {all} partie|analyzováno {done} ze {all} partií|analyzováno {done} z {all} partií</translation>
    </message>
    <message>
        <source>{n} record of this game|{n} records of this game</source>
        <translation>{n} záznam této partie|{n} záznamy této partie|{n} záznamů této partie</translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <source>The library could not be read: {why}</source>
        <translation>Knihovnu nelze přečíst: {why}</translation>
    </message>
    <message>
        <source>The results cannot be kept: {why}</source>
        <translation>Výsledky nelze uložit: {why}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otevřít</translation>
    </message>
    <message>
        <source>Open at the position shown</source>
        <translation>Otevřít v zobrazené pozici</translation>
    </message>
    <message>
        <source>Show the file&apos;s folder</source>
        <translation>Zobrazit složku souboru</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Knihovna</translation>
    </message>
    <message>
        <source>Add a folder, or drop one here: its records will be listed.</source>
        <translation>Přidejte složku, nebo ji sem přetáhněte: vypíší se její záznamy.</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Přidat složku…</translation>
    </message>
    <message>
        <source>No record fits.</source>
        <translation>Žádný záznam nevyhovuje.</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Záznamy</translation>
    </message>
</context>
<context>
    <name>LimitDialog</name>
    <message>
        <source>End of each search</source>
        <translation>Konec každého hledání</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nikdy</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Čas</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Pozice</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Hloubka</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Then the engine rests and its lines stay, until another position is looked at.</source>
        <translation>Pak engine odpočívá a jeho varianty zůstanou, dokud se nehledí na jinou pozici.</translation>
    </message>
</context>
<context>
    <name>LineProcess</name>
    <message>
        <source>it wrote more than anybody can read</source>
        <translation>vypsal víc, než se dá přečíst</translation>
    </message>
    <message>
        <source>it does not read what it is told</source>
        <translation>nečte, co se mu posílá</translation>
    </message>
    <message>
        <source>it was ended from outside or crashed</source>
        <translation>byl ukončen zvenčí nebo spadl</translation>
    </message>
    <message>
        <source>it ended with code {code}</source>
        <translation>skončil s kódem {code}</translation>
    </message>
</context>
<context>
    <name>LineRow</name>
    <message>
        <source>Make this move</source>
        <translation>Zahrát tento tah</translation>
    </message>
    <message>
        <source>Take the line into the record</source>
        <translation>Převzít variantu do záznamu</translation>
    </message>
    <message>
        <source>Copy the line</source>
        <translation>Kopírovat variantu</translation>
    </message>
</context>
<context>
    <name>LogWindow</name>
    <message>
        <source>Conversation with the engine</source>
        <translation>Rozhovor s enginem</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Search the lines</source>
        <translation>Hledat v řádcích</translation>
    </message>
    <message>
        <source>Follow the newest line</source>
        <translation>Sledovat poslední řádek</translation>
    </message>
</context>
<context>
    <name>Machines</name>
    <message>
        <source>This edition of the program cannot use other machines: the one for Python can, with dask.</source>
        <translation>Toto vydání programu neumí použít jiné stroje; vydání pro Python s knihovnou dask ano.</translation>
    </message>
    <message>
        <source>Other machines need dask: {command}</source>
        <translation>Pro jiné stroje je třeba dask: {command}</translation>
    </message>
    <message>
        <source>{worker} was left out: {why}</source>
        <translation>{worker} byl vynechán: {why}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Your settings could not be read. Their file is kept.</source>
        <translation>Nastavení nebylo možné přečíst. Soubor je zachován.</translation>
    </message>
</context>
<context>
    <name>MakeDialog</name>
    <message>
        <source>Make problems</source>
        <translation>Vytvořit úlohy</translation>
    </message>
    <message>
        <source>The same number makes other problems there than on this computer.</source>
        <translation>Totéž číslo tam dá jiné úlohy než na tomto počítači.</translation>
    </message>
    <message>
        <source>Any piece</source>
        <translation>Jakýkoli kámen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Moves to mate</source>
        <translation>Tahů do matu</translation>
    </message>
    <message>
        <source>With</source>
        <translation>S kamenem</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Počet úloh</translation>
    </message>
    <message>
        <source>Made from number</source>
        <translation>Výchozí číslo</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>Vytvoří</translation>
    </message>
    <message>
        <source>The same number makes the same problems.</source>
        <translation>Stejné číslo dá stejné úlohy.</translation>
    </message>
    <message>
        <source>Problems made</source>
        <translation>Vytvořené úlohy</translation>
    </message>
    <message>
        <source>Mate in {n}, made from number {seed}</source>
        <translation>Mat {n}. tahem, z čísla {seed}</translation>
    </message>
    <message>
        <source>Throw away the problems that were made ({n})?</source>
        <translation>Zahodit vytvořené úlohy ({n})?</translation>
    </message>
    <message>
        <source>Go back to them</source>
        <translation>Zpět k nim</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Zrušeno.</translation>
    </message>
    <message>
        <source>{n} made.</source>
        <translation>Vytvořeno: {n}.</translation>
    </message>
    <message>
        <source>No more were found.</source>
        <translation>Další se nenašly.</translation>
    </message>
    <message>
        <source>{made} of {count} made</source>
        <translation>hotovo {made} z {count}</translation>
    </message>
    <message>
        <source>Keep the {n} made</source>
        <translation>Ponechat hotové ({n})</translation>
    </message>
    <message>
        <source>Open them</source>
        <translation>Otevřít je</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otevřít</translation>
    </message>
    <message>
        <source>Make</source>
        <translation>Vytvořit</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Zahodit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>{n} position looked at|{n} positions looked at</source>
        <translation>{n} prohlédnutá pozice|{n} prohlédnuté pozice|{n} prohlédnutých pozic</translation>
    </message>
</context>
<context>
    <name>MatchWork</name>
    <message>
        <source>The process of the match is gone: {why}</source>
        <translation>Proces zápasu zmizel: {why}</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>No.</source>
        <translation>Č.</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Konec</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Poznámky</translation>
    </message>
    <message>
        <source>Game {n} · move {move}</source>
        <translation>Partie {n} · tah {move}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Výhry</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remízy</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Prohry</translation>
    </message>
    <message>
        <source>Elo (95%)</source>
        <translation>Elo (95 %)</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pozastaveno</translation>
    </message>
    <message>
        <source>Being played</source>
        <translation>Hraje se</translation>
    </message>
    <message>
        <source>Stopping …</source>
        <translation>Zastavuje se…</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Dohráno</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Nelze číst</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Nezačato</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <translation>Mat</translation>
    </message>
    <message>
        <source>No legal move</source>
        <translation>Žádný dovolený tah</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>Opakování</translation>
    </message>
    <message>
        <source>Repetition not broken off</source>
        <translation>Nepřerušené opakování</translation>
    </message>
    <message>
        <source>Perpetual check</source>
        <translation>Věčný šach</translation>
    </message>
    <message>
        <source>Move limit</source>
        <translation>Omezení počtu tahů</translation>
    </message>
    <message>
        <source>Nothing taken for long</source>
        <translation>Dlouho bez braní</translation>
    </message>
    <message>
        <source>Try rule</source>
        <translation>Pravidlo try</translation>
    </message>
    <message>
        <source>Last royal lost</source>
        <translation>Ztráta posledního krále</translation>
    </message>
    <message>
        <source>Bare king</source>
        <translation>Holý král</translation>
    </message>
    <message>
        <source>Resignation</source>
        <translation>Vzdání</translation>
    </message>
    <message>
        <source>Out of time</source>
        <translation>Vypršel čas</translation>
    </message>
    <message>
        <source>Declaration</source>
        <translation>Prohlášení</translation>
    </message>
    <message>
        <source>Impasse</source>
        <translation>Pat (džišógi)</translation>
    </message>
    <message>
        <source>Wrong declaration</source>
        <translation>Neplatné prohlášení</translation>
    </message>
    <message>
        <source>Illegal move</source>
        <translation>Nedovolený tah</translation>
    </message>
    <message>
        <source>Engine failure</source>
        <translation>Selhání enginu</translation>
    </message>
    <message>
        <source>Both agree</source>
        <translation>Shoda obou</translation>
    </message>
    <message>
        <source>LLR {ratio} ({low} … {high})</source>
        <translation>LLR {ratio} ({low} … {high})</translation>
    </message>
    <message>
        <source>decided: rather {elo} Elo or more</source>
        <translation>rozhodnuto: spíše {elo} Elo nebo víc</translation>
    </message>
    <message>
        <source>decided: rather {elo} Elo or less</source>
        <translation>rozhodnuto: spíše {elo} Elo nebo méně</translation>
    </message>
    <message>
        <source>not decided yet</source>
        <translation>zatím nerozhodnuto</translation>
    </message>
    <message>
        <source>{time} added a move</source>
        <translation>{time} přidáno za tah</translation>
    </message>
    <message>
        <source>{time} a move</source>
        <translation>{time} na tah</translation>
    </message>
    <message>
        <source>{time}, then {byoyomi}</source>
        <translation>{time}, potom {byoyomi}</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n} s</translation>
    </message>
    <message>
        <source>openings of a file</source>
        <translation>zahájení ze souboru</translation>
    </message>
    <message>
        <source>up to {n} move of the opening book|up to {n} moves of the opening book</source>
        <translation>až {n} tah z knihy zahájení|až {n} tahy z knihy zahájení|až {n} tahů z knihy zahájení</translation>
    </message>
    <message>
        <source>decided at {n}</source>
        <translation>rozhodnuto při {n}</translation>
    </message>
    <message>
        <source>void</source>
        <translation>neplatná</translation>
    </message>
    <message>
        <source>{done} of {all} game|{done} of {all} games</source>
        <translation>{done} z {all} partie|{done} ze {all} partií|{done} z {all} partií</translation>
    </message>
    <message>
        <source>{n} game|{n} games</source>
        <translation>{n} partie|{n} partie|{n} partií</translation>
    </message>
    <message>
        <source>{n} position a move|{n} positions a move</source>
        <translation>{n} pozice na tah|{n} pozice na tah|{n} pozic na tah</translation>
    </message>
    <message>
        <source>{n} random move to begin with|{n} random moves to begin with</source>
        <translation>{n} náhodný tah na začátku|{n} náhodné tahy na začátku|{n} náhodných tahů na začátku</translation>
    </message>
    <message>
        <source>a draw after {n} move|a draw after {n} moves</source>
        <translation>remíza po {n} tahu|remíza po {n} tazích|remíza po {n} tazích</translation>
    </message>
</context>
<context>
    <name>MatchesWindow</name>
    <message>
        <source>The match could not be set up.</source>
        <translation>Zápas se nepodařilo připravit.</translation>
    </message>
    <message>
        <source>Delete “{name}” with all its games?</source>
        <translation>Smazat „{name}“ se všemi partiemi?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>The match could not be deleted.</source>
        <translation>Zápas se nepodařilo smazat.</translation>
    </message>
    <message>
        <source>Engine matches</source>
        <translation>Zápasy enginů</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nový zápas…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Smazat…</translation>
    </message>
    <message>
        <source>Let engines play against each other, and see which is stronger.</source>
        <translation>Nechte enginy hrát proti sobě a zjistěte, který je silnější.</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Line {line}, column {column}: {reason}</source>
        <translation>Řádek {line}, sloupec {column}: {reason}</translation>
    </message>
</context>
<context>
    <name>MomentCard</name>
    <message>
        <source>Try again from here</source>
        <translation>Zkusit znovu odtud</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>You gave up a game that was not lost: your chance to win was {chance}.</source>
        <translation>Vzdali jste partii, která nebyla prohraná: vaše šance na výhru byla {chance}.</translation>
    </message>
    <message>
        <source>Best was: {deed}.</source>
        <translation>Nejlepší bylo: {deed}.</translation>
    </message>
</context>
<context>
    <name>MomentsWindow</name>
    <message>
        <source>Moments that decided the game</source>
        <translation>Chvíle, které rozhodly</translation>
    </message>
    <message>
        <source>Well played: no move lost much of the chance to win.</source>
        <translation>Dobře zahráno: žádný tah nestál mnoho ze šance na výhru.</translation>
    </message>
    <message>
        <source>Practise these</source>
        <translation>Procvičit je</translation>
    </message>
    <message>
        <source>Looking for the moves that cost most …</source>
        <translation>Hledám tahy, které stály nejvíc…</translation>
    </message>
    <message>
        <source>The moves that cost most so far. A second look will tell whether they did.</source>
        <translation>Zatím nejdražší tahy. Druhý pohled ukáže, zda to platí.</translation>
    </message>
    <message>
        <source>This move cost most. The red arrow shows what was played, the blue one what was better.|These moves cost most. Red arrows show what was played, blue ones what was better.</source>
        <translation>Tento tah stál nejvíc. Červená šipka ukazuje, co bylo zahráno, modrá, co bylo lepší.|Tyto tahy stály nejvíc. Červené šipky ukazují, co bylo zahráno, modré, co bylo lepší.|Tyto tahy stály nejvíc. Červené šipky ukazují, co bylo zahráno, modré, co bylo lepší.</translation>
    </message>
</context>
<context>
    <name>MoreGamesDialog</name>
    <message>
        <source>More games</source>
        <translation>Další partie</translation>
    </message>
    <message>
        <source>Games for each pair</source>
        <translation>Partií každé dvojice</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Hrát dál</translation>
    </message>
</context>
<context>
    <name>MoveEntry</name>
    <message>
        <source>Planned: {move}. Right click or Esc forgets it.</source>
        <translation>Připraveno: {move}. Pravé tlačítko nebo Esc jej zruší.</translation>
    </message>
    <message>
        <source>The planned move is not possible now. {why}</source>
        <translation>Připravený tah teď není možný. {why}</translation>
    </message>
    <message>
        <source>No move can be made now.</source>
        <translation>Teď nelze táhnout.</translation>
    </message>
    <message>
        <source>Planned: {move}</source>
        <translation>Připraveno: {move}</translation>
    </message>
    <message>
        <source>Several moves can be meant.</source>
        <translation>Může jít o více tahů.</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Varianty</translation>
    </message>
    <message>
        <source>Other moves tried here</source>
        <translation>Jiné tahy zkoušené zde</translation>
    </message>
</context>
<context>
    <name>MoveListModel</name>
    <message>
        <source>Start</source>
        <translation>Začátek</translation>
    </message>
</context>
<context>
    <name>MoveNumberDialog</name>
    <message>
        <source>Go to move</source>
        <translation>Přejít na tah</translation>
    </message>
    <message>
        <source>Number of the move</source>
        <translation>Číslo tahu</translation>
    </message>
    <message>
        <source>of {number}</source>
        <translation>z {number}</translation>
    </message>
    <message>
        <source>0 is the position before the first move.</source>
        <translation>0 je postavení před prvním tahem.</translation>
    </message>
</context>
<context>
    <name>MoveWords</name>
    <message>
        <source>{side}: {deed}</source>
        <translation>{side}: {deed}</translation>
    </message>
    <message>
        <source>takes {pieces}</source>
        <translation>bere: {pieces}</translation>
    </message>
    <message>
        <source>burns {pieces}</source>
        <translation>pálí: {pieces}</translation>
    </message>
    <message>
        <source>loses {n} of its own ({pieces})</source>
        <translation>ztrácí {n} vlastních ({pieces})</translation>
    </message>
    <message>
        <source>is burnt itself</source>
        <translation>sama shoří</translation>
    </message>
    <message>
        <source>and back</source>
        <translation>a zpět</translation>
    </message>
    <message>
        <source>burns {n}</source>
        <translation>pálí {n}</translation>
    </message>
    <message>
        <source>becomes {piece}</source>
        <translation>povyšuje na: {piece}</translation>
    </message>
    <message>
        <source>takes {n} ({pieces})</source>
        <translation>bere {n} ({pieces})</translation>
    </message>
    <message>
        <source>  (takes {n})</source>
        <translation>  (bere {n})</translation>
    </message>
    <message>
        <source>  (takes {n}, loses {m})</source>
        <translation>  (bere {n}, ztrácí {m})</translation>
    </message>
    <message>
        <source>{piece} {square} passes</source>
        <translation>{piece} {square} vynechává tah</translation>
    </message>
    <message>
        <source>{piece} dropped on {square}</source>
        <translation>{piece} vložen na {square}</translation>
    </message>
    <message>
        <source>{square} to {next}</source>
        <translation>{square} na {next}</translation>
    </message>
    <message>
        <source>{piece} {path}</source>
        <translation>{piece} {path}</translation>
    </message>
</context>
<context>
    <name>Moving</name>
    <message>
        <source>Let go.</source>
        <translation>Puštěno.</translation>
    </message>
    <message>
        <source>Which move? {answers}</source>
        <translation>Který tah? {answers}</translation>
    </message>
    <message>
        <source>{piece}: goes on to {squares}</source>
        <translation>{piece}: pokračuje na {squares}</translation>
    </message>
    <message>
        <source>{piece}: to {squares}</source>
        <translation>{piece}: na {squares}</translation>
    </message>
    <message>
        <source>{square} (stop here)</source>
        <translation>{square} (zastavit zde)</translation>
    </message>
    <message>
        <source>{square} (takes)</source>
        <translation>{square} (bere)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Vynechat tah</translation>
    </message>
</context>
<context>
    <name>NameChoice</name>
    <message>
        <source>Any opening</source>
        <translation>Jakékoli zahájení</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Zahájení</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Hrady</translation>
    </message>
    <message>
        <source>{name}: {n}</source>
        <translation>{name}: {n}</translation>
    </message>
    <message>
        <source>Opening or castle</source>
        <translation>Zahájení nebo hrad</translation>
    </message>
</context>
<context>
    <name>NameList</name>
    <message>
        <source>Openings and castles</source>
        <translation>Zahájení a hrady</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Zahájení</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Hrady</translation>
    </message>
</context>
<context>
    <name>NamePage</name>
    <message>
        <source>Find it in my library</source>
        <translation>Najít v mé knihovně</translation>
    </message>
    <message>
        <source>Your records in which a side has come to this</source>
        <translation>Vaše záznamy, kde k tomu některá strana došla</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Začátek</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vpřed</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Konec</translation>
    </message>
    <message>
        <source>What it looks like</source>
        <translation>Jak to vypadá</translation>
    </message>
</context>
<context>
    <name>NameSearch</name>
    <message>
        <source>Search: name, reading or kanji</source>
        <translation>Hledat: název, čtení nebo kandži</translation>
    </message>
    <message>
        <source>Search for an opening or a castle</source>
        <translation>Hledat zahájení nebo hrad</translation>
    </message>
    <message>
        <source>Names in any spelling: mino, 美濃, みの, silver crown</source>
        <translation>Názvy v jakémkoli zápisu: mino, 美濃, みの, stříbrná koruna</translation>
    </message>
</context>
<context>
    <name>NamesWindow</name>
    <message>
        <source>No name fits.</source>
        <translation>Žádný název neodpovídá.</translation>
    </message>
    <message>
        <source>Openings and castles: {game}</source>
        <translation>Zahájení a hrady: {game}</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nová partie</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Hrát odtud</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Počítač</translation>
    </message>
    <message>
        <source>A friend here</source>
        <translation>Přítel zde</translation>
    </message>
    <message>
        <source>Two computers</source>
        <translation>Dva počítače</translation>
    </message>
    <message>
        <source>☗ Black</source>
        <translation>☗ Černý</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Náhodně</translation>
    </message>
    <message>
        <source>☖ White</source>
        <translation>☖ Bílý</translation>
    </message>
    <message>
        <source>Offer to take blunders back, and say why</source>
        <translation>Nabízet vracení hrubých chyb a říkat proč</translation>
    </message>
    <message>
        <source>Explain what the computer plays and threatens</source>
        <translation>Vysvětlovat, co počítač hraje a čím hrozí</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Play against</source>
        <translation>Soupeř</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Úroveň</translation>
    </message>
    <message>
        <source>White’s engine</source>
        <translation>Program bílého</translation>
    </message>
    <message>
        <source>White’s level</source>
        <translation>Úroveň bílého</translation>
    </message>
    <message>
        <source>Teaching game</source>
        <translation>Výuková partie</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Hrajete za</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Vaše jméno</translation>
    </message>
    <message>
        <source>Friend&apos;s name</source>
        <translation>Jméno přítele</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Hendikep</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Hodiny</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Without a clock your own engines think for three seconds about each move.</source>
        <translation>Bez hodin vaše programy přemýšlejí o každém tahu tři vteřiny.</translation>
    </message>
    <message>
        <source>Show every rule that can be agreed on</source>
        <translation>Ukázat všechna pravidla, na kterých se lze dohodnout</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Začít partii</translation>
    </message>
    <message>
        <source>{n} changed</source>
        <translation>změněno: {n}</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Obvyklá pravidla</translation>
    </message>
    <message>
        <source>These rules do not allow the position.</source>
        <translation>Tato pravidla postavení nepřipouštějí.</translation>
    </message>
    <message>
        <source>Black’s engine</source>
        <translation>Program černého</translation>
    </message>
    <message>
        <source>Black’s level</source>
        <translation>Úroveň černého</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vy</translation>
    </message>
    <message>
        <source>Black or White</source>
        <translation>Černý nebo bílý</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Nový zápas</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Pozice</translation>
    </message>
    <message>
        <source>Time a move</source>
        <translation>Čas na tah</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Hodiny</translation>
    </message>
    <message>
        <source>Whoever crashes or moves illegally loses the game</source>
        <translation>Kdo spadne nebo táhne nedovoleně, prohrál</translation>
    </message>
    <message>
        <source>Start the engines anew for every game</source>
        <translation>Spouštět enginy pro každou partii znovu</translation>
    </message>
    <message>
        <source>List the games in the library</source>
        <translation>Zařadit partie do knihovny</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Přidat hráče</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Více…</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nikdy</translation>
    </message>
    <message>
        <source> pawns</source>
        <translation> pěšců</translation>
    </message>
    <message>
        <source>In pawns; both players must say so for eight moves</source>
        <translation>V pěšcích; oba hráči to musí tvrdit osm tahů po sobě</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Název</translation>
    </message>
    <message>
        <source>{n} changed</source>
        <translation>změněno: {n}</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Obvyklá pravidla</translation>
    </message>
    <message>
        <source>A game is a draw after {n} move.|A game is a draw after {n} moves.</source>
        <translation>Partie je remízou po {n} tahu.|Partie je remízou po {n} tazích.|Partie je remízou po {n} tazích.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Omezení</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Zahájení</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>tahů</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Délka</translation>
    </message>
    <message>
        <source>a draw after</source>
        <translation>remíza po</translation>
    </message>
    <message>
        <source>Decided at</source>
        <translation>Rozhodnuto při</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Hraje</translation>
    </message>
    <message>
        <source>Games at a time</source>
        <translation>Partií současně</translation>
    </message>
    <message>
        <source>Start match</source>
        <translation>Začít zápas</translation>
    </message>
    <message>
        <source>The clock has no time.</source>
        <translation>Hodiny nemají žádný čas.</translation>
    </message>
    <message>
        <source>Choose a file of openings.</source>
        <translation>Vyberte soubor se zahájeními.</translation>
    </message>
    <message>
        <source>The second Elo must be above the first.</source>
        <translation>Druhé Elo musí být větší než první.</translation>
    </message>
    <message>
        <source>Each opening is played twice, with both colours.</source>
        <translation>Každé zahájení se hraje dvakrát, s oběma barvami.</translation>
    </message>
    <message>
        <source>{n} game in all.|{n} games in all.</source>
        <translation>Celkem {n} partie.|Celkem {n} partie.|Celkem {n} partií.</translation>
    </message>
</context>
<context>
    <name>NextSteps</name>
    <message>
        <source>Earlier games</source>
        <translation>Dřívější partie</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>neuloženo</translation>
    </message>
    <message>
        <source>open</source>
        <translation>otevřená</translation>
    </message>
    <message>
        <source>Open what you copied</source>
        <translation>Otevřít, co jste zkopírovali</translation>
    </message>
    <message>
        <source>New to shogi? Start here</source>
        <translation>Neznáte šógi? Začněte tady</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hotovo</translation>
    </message>
    <message>
        <source>1  What the game is about</source>
        <translation>1  O co ve hře jde</translation>
    </message>
    <message>
        <source>2  How the pieces move</source>
        <translation>2  Jak kameny táhnou</translation>
    </message>
    <message>
        <source>3  A first game, with a guide</source>
        <translation>3  První partie s průvodcem</translation>
    </message>
    <message>
        <source>Lessons: {game}</source>
        <translation>Lekce: {game}</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} z {all}</translation>
    </message>
    <message>
        <source>Problems: {game}</source>
        <translation>Úlohy: {game}</translation>
    </message>
    <message>
        <source>{n} solved</source>
        <translation>vyřešeno: {n}</translation>
    </message>
    <message>
        <source>today</source>
        <translation>dnes</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>včera</translation>
    </message>
    <message>
        <source>{n} move|{n} moves</source>
        <translation>{n} tah|{n} tahy|{n} tahů</translation>
    </message>
    <message>
        <source>{done} of {all} lesson|{done} of {all} lessons</source>
        <translation>{done} z {all} lekce|{done} ze {all} lekcí|{done} z {all} lekcí</translation>
    </message>
    <message>
        <source>{n} mistake to practise|{n} mistakes to practise</source>
        <translation>{n} chyba k procvičení|{n} chyby k procvičení|{n} chyb k procvičení</translation>
    </message>
</context>
<context>
    <name>NoteList</name>
    <message>
        <source>Comments and bookmarks</source>
        <translation>Komentáře a záložky</translation>
    </message>
</context>
<context>
    <name>NoteModel</name>
    <message>
        <source>Start</source>
        <translation>Začátek</translation>
    </message>
</context>
<context>
    <name>NotePane</name>
    <message>
        <source>Bookmark</source>
        <translation>Záložka</translation>
    </message>
    <message>
        <source>Comment on this move</source>
        <translation>Komentář k tomuto tahu</translation>
    </message>
</context>
<context>
    <name>OpenRecords</name>
    <message>
        <source>Too many records are open.</source>
        <translation>Je otevřeno příliš mnoho záznamů.</translation>
    </message>
</context>
<context>
    <name>OpeningChoice</name>
    <message>
        <source>Random moves</source>
        <translation>Náhodné tahy</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>Ze souboru</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Knihovna zahájení</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Vybrat…</translation>
    </message>
    <message>
        <source>all moves</source>
        <translation>všechny tahy</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>tahů</translation>
    </message>
    <message>
        <source> move| moves</source>
        <translation> tah| tahy| tahů</translation>
    </message>
    <message>
        <source>Each game begins with up to {n} moves drawn from the opening book, or with {random} random ones where there is no book or it knows only few; then the players think.</source>
        <translation>Každá partie začíná nejvýše {n} tahy vybranými z knihy zahájení, nebo {random} náhodnými, kde kniha není nebo zná jen málo tahů; dál přemýšlejí hráči.</translation>
    </message>
    <message>
        <source>Each game begins with {n} random move; then the players think.|Each game begins with {n} random moves; then the players think.</source>
        <translation>Každá partie začíná {n} náhodným tahem; dál přemýšlejí hráči.|Každá partie začíná {n} náhodnými tahy; dál přemýšlejí hráči.|Každá partie začíná {n} náhodnými tahy; dál přemýšlejí hráči.</translation>
    </message>
    <message>
        <source>Each game begins with the moves of a record of this file; then the players think.</source>
        <translation>Každá partie začíná tahy jednoho záznamu z tohoto souboru; dál přemýšlejí hráči.</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Zahájení</translation>
    </message>
</context>
<context>
    <name>OptionForm</name>
    <message>
        <source>Does this at once: in the engine that analyses, else in one that is started for it and ends.</source>
        <translation>Provede se hned: v enginu, který analyzuje, jinak v takovém, který se kvůli tomu spustí a skončí.</translation>
    </message>
</context>
<context>
    <name>OwnVariantsDialog</name>
    <message>
        <source>Variants of your own</source>
        <translation>Vlastní varianty</translation>
    </message>
    <message>
        <source>Add a file…</source>
        <translation>Přidat soubor…</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nová</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Upravit…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Hrát</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Smazat…</translation>
    </message>
    <message>
        <source>From a template</source>
        <translation>Ze šablony</translation>
    </message>
    <message>
        <source>From a copy of</source>
        <translation>Z kopie hry</translation>
    </message>
    <message>
        <source>My {game}</source>
        <translation>Moje {game}</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Tento soubor nelze přečíst.</translation>
    </message>
    <message>
        <source>{file}: refused</source>
        <translation>{file}: odmítnuto</translation>
    </message>
    <message>
        <source>Variant files (*.toml *.TOML)</source>
        <translation>Soubory s variantami (*.toml *.TOML)</translation>
    </message>
    <message>
        <source>Add a variant file</source>
        <translation>Přidat soubor s variantou</translation>
    </message>
    <message>
        <source>This variant cannot be added.</source>
        <translation>Tuto variantu nelze přidat.</translation>
    </message>
    <message>
        <source>A game of this variant is open.</source>
        <translation>Partie této varianty je otevřená.</translation>
    </message>
    <message>
        <source>Close it or begin another one first.</source>
        <translation>Nejprve ji zavřete nebo začněte jinou.</translation>
    </message>
    <message>
        <source>Delete {name}? Games of this variant cannot be opened then.</source>
        <translation>Smazat {name}? Partie této varianty pak nepůjde otevřít.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>This file cannot be deleted.</source>
        <translation>Tento soubor nelze smazat.</translation>
    </message>
    <message>
        <source>{n} kind of pieces|{n} kinds of pieces</source>
        <translation>{n} druh kamenů|{n} druhy kamenů|{n} druhů kamenů</translation>
    </message>
    <message>
        <source>{n} rule to choose|{n} rules to choose</source>
        <translation>{n} pravidlo na výběr|{n} pravidla na výběr|{n} pravidel na výběr</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Solve</source>
        <translation>Řešit</translation>
    </message>
    <message>
        <source>Examine</source>
        <translation>Zkoumat</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Stránka</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Find anything</source>
        <translation>Najít cokoli</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Nalezené</translation>
    </message>
    <message>
        <source>Not possible now: {names}</source>
        <translation>Teď nelze: {names}</translation>
    </message>
    <message>
        <source>Nothing here has such a name. Try another word.</source>
        <translation>Nic se tak nejmenuje. Zkuste jiné slovo.</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>vybráno</translation>
    </message>
    <message>
        <source>tsume, tsumeshogi, tsume shogi, checkmate puzzles</source>
        <translation>matové úlohy, cumešógi, hádanky</translation>
    </message>
    <message>
        <source>joseki, castle, kakoi, opening, strategy</source>
        <translation>zahájení, hrady, strategie</translation>
    </message>
    <message>
        <source>kifu, record, game, file</source>
        <translation>kifu, záznam, partie, soubor</translation>
    </message>
    <message>
        <source>kifu, records, collection, opening book, database</source>
        <translation>kifu, sbírka, kniha zahájení, databáze</translation>
    </message>
    <message>
        <source>kifu, my games, history</source>
        <translation>kifu, moje partie, historie</translation>
    </message>
    <message>
        <source>find position, same position</source>
        <translation>hledat pozici, stejná pozice</translation>
    </message>
    <message>
        <source>jump to move, number of the move, ply</source>
        <translation>skok na tah, číslo tahu</translation>
    </message>
    <message>
        <source>byoyomi, clock, time control, handicap, computer</source>
        <translation>bjójomi, hodiny, čas na partii, handicap, počítač</translation>
    </message>
    <message>
        <source>is on</source>
        <translation>zapnuto</translation>
    </message>
    <message>
        <source>is off</source>
        <translation>vypnuto</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Pravidla: {game}</translation>
    </message>
    <message>
        <source>Lessons in {game}</source>
        <translation>Lekce: {game}</translation>
    </message>
    <message>
        <source>Pieces of {game}</source>
        <translation>Kameny: {game}</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Hrát: {game}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Nápověda</translation>
    </message>
</context>
<context>
    <name>PaletteField</name>
    <message>
        <source>What are you looking for? A command, a setting, a game, a piece, help</source>
        <translation>Co hledáte? Příkaz, nastavení, hru, kámen, nápovědu</translation>
    </message>
    <message>
        <source>Find anything</source>
        <translation>Najít cokoli</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Export picture</source>
        <translation>Export obrázku</translation>
    </message>
    <message>
        <source>As on the screen</source>
        <translation>Jako na obrazovce</translation>
    </message>
    <message>
        <source>As in books</source>
        <translation>Jako v knihách</translation>
    </message>
    <message>
        <source>Mark the last move</source>
        <translation>Vyznačit poslední tah</translation>
    </message>
    <message>
        <source>Seen from White&apos;s side</source>
        <translation>Pohled ze strany bílého</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> pixelů</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopírovat</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Uložit…</translation>
    </message>
    <message>
        <source>&amp;Moving picture of the game…</source>
        <translation>Partie jako &amp;animace…</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Styl</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Popisek</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Šířka</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Obrázek je ve schránce.</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Obrázek (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Kresba (*.svg)</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Uložit obrázek</translation>
    </message>
    <message>
        <source>The picture could not be saved.</source>
        <translation>Obrázek se nepodařilo uložit.</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Uloženo jako {name}.</translation>
    </message>
</context>
<context>
    <name>PieceBox</name>
    <message>
        <source>No piece of this name.</source>
        <translation>Žádný kámen toho jména.</translation>
    </message>
    <message>
        <source>Whose pieces</source>
        <translation>Čí kameny</translation>
    </message>
</context>
<context>
    <name>PieceDetails</name>
    <message>
        <source>In this game: {rules}</source>
        <translation>V této partii: {rules}</translation>
    </message>
    <message>
        <source>Value {value}</source>
        <translation>Cena {value}</translation>
    </message>
    <message>
        <source>In pawns, on the whole: its worth changes with the game.</source>
        <translation>V pěšcích, přibližně: cena se během partie mění.</translation>
    </message>
    <message>
        <source>Written {letters}</source>
        <translation>Zapisuje se {letters}</translation>
    </message>
    <message>
        <source>only by promotion</source>
        <translation>jen povýšením</translation>
    </message>
    <message>
        <source>{n} per side</source>
        <translation>{n} na každé straně</translation>
    </message>
    <message>
        <source>also: {names}</source>
        <translation>také: {names}</translation>
    </message>
    <message>
        <source>royal</source>
        <translation>královský</translation>
    </message>
    <message>
        <source>jump rank {rank}</source>
        <translation>hodnost skoku {rank}</translation>
    </message>
    <message>
        <source>Jumping pieces pass only over lower ranks: the higher it is, the fewer can jump over it.</source>
        <translation>Přeskočit lze jen nižší hodnost: čím vyšší je, tím méně figur ji přeskočí.</translation>
    </message>
    <message>
        <source>Whoever loses their last royal piece loses the game.</source>
        <translation>Kdo ztratí poslední královskou figuru, prohrává.</translation>
    </message>
    <message>
        <source>Whoever loses it loses the game.</source>
        <translation>Kdo ji ztratí, prohrává.</translation>
    </message>
    <message>
        <source>not up at the start</source>
        <translation>na začátku dole</translation>
    </message>
    <message>
        <source>Turns into: {pieces}</source>
        <translation>Obrátí se v: {pieces}</translation>
    </message>
    <message>
        <source>It turns over with every move and may be dropped with either face.</source>
        <translation>Obrací se každým tahem a vložit ho lze kteroukoli tváří.</translation>
    </message>
    <message>
        <source>Two faces</source>
        <translation>Dvě tváře</translation>
    </message>
    <message>
        <source>Comes from: {pieces}</source>
        <translation>Vzniká povýšením: {pieces}</translation>
    </message>
    <message>
        <source>Promotes to: {pieces}</source>
        <translation>Povyšuje na: {pieces}</translation>
    </message>
    <message>
        <source>It has been promoted and stays what it is.</source>
        <translation>Je povýšený a zůstává, čím je.</translation>
    </message>
    <message>
        <source>Each piece promotes only once: one arrow of this chain.</source>
        <translation>Každý kámen povyšuje jen jednou: jen o jednu šipku řetězu.</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>Povýšení</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Vyzkoušet</translation>
    </message>
</context>
<context>
    <name>PieceList</name>
    <message>
        <source>Pieces</source>
        <translation>Kameny</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Na začátku</translation>
    </message>
    <message>
        <source>Only by promotion</source>
        <translation>Jen povýšením</translation>
    </message>
    <message>
        <source>First faces</source>
        <translation>První tváře</translation>
    </message>
    <message>
        <source>Second faces</source>
        <translation>Druhé tváře</translation>
    </message>
</context>
<context>
    <name>PieceName</name>
    <message>
        <source>ancient dragon</source>
        <translation>pradávný drak</translation>
    </message>
    <message>
        <source>angle general</source>
        <translation>úhlový generál</translation>
    </message>
    <message>
        <source>angle mover</source>
        <translation>úhlový běžec</translation>
    </message>
    <message>
        <source>angry boar</source>
        <translation>rozzuřený kanec</translation>
    </message>
    <message>
        <source>bat</source>
        <translation>netopýr</translation>
    </message>
    <message>
        <source>bear soldier</source>
        <translation>medvědí voják</translation>
    </message>
    <message>
        <source>bear&apos;s eyes</source>
        <translation>medvědí oči</translation>
    </message>
    <message>
        <source>beast bird</source>
        <translation>šelmí pták</translation>
    </message>
    <message>
        <source>beast cadet</source>
        <translation>kadet šelem</translation>
    </message>
    <message>
        <source>beast officer</source>
        <translation>důstojník šelem</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>střelec</translation>
    </message>
    <message>
        <source>bishop general</source>
        <translation>střelcový generál</translation>
    </message>
    <message>
        <source>blind bear</source>
        <translation>slepý medvěd</translation>
    </message>
    <message>
        <source>blind dog</source>
        <translation>slepý pes</translation>
    </message>
    <message>
        <source>blind monkey</source>
        <translation>slepá opice</translation>
    </message>
    <message>
        <source>blind tiger</source>
        <translation>slepý tygr</translation>
    </message>
    <message>
        <source>blue dragon</source>
        <translation>modrý drak</translation>
    </message>
    <message>
        <source>boar soldier</source>
        <translation>kančí voják</translation>
    </message>
    <message>
        <source>buddhist devil</source>
        <translation>buddhistický ďábel</translation>
    </message>
    <message>
        <source>buddhist spirit</source>
        <translation>buddhistický duch</translation>
    </message>
    <message>
        <source>cannon chariot</source>
        <translation>dělový vůz</translation>
    </message>
    <message>
        <source>cannon general</source>
        <translation>generál s dělem</translation>
    </message>
    <message>
        <source>cannon soldier</source>
        <translation>voják s dělem</translation>
    </message>
    <message>
        <source>capricorn</source>
        <translation>kozoroh</translation>
    </message>
    <message>
        <source>cassia horse</source>
        <translation>skořicový kůň</translation>
    </message>
    <message>
        <source>cat sword</source>
        <translation>kočičí meč</translation>
    </message>
    <message>
        <source>cat sword</source>
        <comment>猫刀</comment>
        <translation>kočičí meč</translation>
    </message>
    <message>
        <source>cavalier</source>
        <translation>rytíř</translation>
    </message>
    <message>
        <source>center master</source>
        <translation>mistr středu</translation>
    </message>
    <message>
        <source>center standard</source>
        <translation>střední praporec</translation>
    </message>
    <message>
        <source>ceramic dove</source>
        <translation>keramická holubice</translation>
    </message>
    <message>
        <source>chariot soldier</source>
        <translation>vozataj</translation>
    </message>
    <message>
        <source>chicken general</source>
        <translation>slepičí generál</translation>
    </message>
    <message>
        <source>chinese cock</source>
        <translation>čínský kohout</translation>
    </message>
    <message>
        <source>climbing monkey</source>
        <translation>šplhající opice</translation>
    </message>
    <message>
        <source>cloud dragon</source>
        <translation>oblačný drak</translation>
    </message>
    <message>
        <source>cloud eagle</source>
        <translation>oblačný orel</translation>
    </message>
    <message>
        <source>coiled dragon</source>
        <translation>stočený drak</translation>
    </message>
    <message>
        <source>coiled serpent</source>
        <translation>stočený had</translation>
    </message>
    <message>
        <source>copper chariot</source>
        <translation>měděný vůz</translation>
    </message>
    <message>
        <source>copper elephant</source>
        <translation>měděný slon</translation>
    </message>
    <message>
        <source>copper general</source>
        <translation>měděný generál</translation>
    </message>
    <message>
        <source>crane</source>
        <translation>jeřáb</translation>
    </message>
    <message>
        <source>crane king</source>
        <translation>jeřábí král</translation>
    </message>
    <message>
        <source>crossbow general</source>
        <translation>generál s kuší</translation>
    </message>
    <message>
        <source>crossbow soldier</source>
        <translation>voják s kuší</translation>
    </message>
    <message>
        <source>crown prince</source>
        <translation>korunní princ</translation>
    </message>
    <message>
        <source>dark spirit</source>
        <translation>temný duch</translation>
    </message>
    <message>
        <source>deva</source>
        <translation>déva</translation>
    </message>
    <message>
        <source>divine dragon</source>
        <translation>božský drak</translation>
    </message>
    <message>
        <source>divine sparrow</source>
        <translation>božský vrabec</translation>
    </message>
    <message>
        <source>divine tiger</source>
        <translation>božský tygr</translation>
    </message>
    <message>
        <source>divine turtle</source>
        <translation>božská želva</translation>
    </message>
    <message>
        <source>dog</source>
        <translation>pes</translation>
    </message>
    <message>
        <source>donkey</source>
        <translation>osel</translation>
    </message>
    <message>
        <source>dove</source>
        <translation>holubice</translation>
    </message>
    <message>
        <source>dragon horse</source>
        <translation>dračí kůň</translation>
    </message>
    <message>
        <source>dragon king</source>
        <translation>dračí král</translation>
    </message>
    <message>
        <source>drunk elephant</source>
        <translation>opilý slon</translation>
    </message>
    <message>
        <source>drunken elephant</source>
        <translation>opilý slon</translation>
    </message>
    <message>
        <source>eagle</source>
        <translation>orel</translation>
    </message>
    <message>
        <source>earth chariot</source>
        <translation>hliněný vůz</translation>
    </message>
    <message>
        <source>earth dragon</source>
        <translation>zemní drak</translation>
    </message>
    <message>
        <source>earth general</source>
        <translation>hliněný generál</translation>
    </message>
    <message>
        <source>eastern barbarian</source>
        <translation>východní barbar</translation>
    </message>
    <message>
        <source>elephant king</source>
        <translation>sloní král</translation>
    </message>
    <message>
        <source>emperor</source>
        <translation>císař</translation>
    </message>
    <message>
        <source>enchanted badger</source>
        <translation>začarovaný jezevec</translation>
    </message>
    <message>
        <source>enchanted fox</source>
        <translation>začarovaná liška</translation>
    </message>
    <message>
        <source>evil wolf</source>
        <translation>zlý vlk</translation>
    </message>
    <message>
        <source>falcon</source>
        <translation>sokol</translation>
    </message>
    <message>
        <source>ferocious leopard</source>
        <translation>zuřivý leopard</translation>
    </message>
    <message>
        <source>fierce bear</source>
        <translation>dravý medvěd</translation>
    </message>
    <message>
        <source>fierce dragon</source>
        <translation>dravý drak</translation>
    </message>
    <message>
        <source>fierce eagle</source>
        <translation>dravý orel</translation>
    </message>
    <message>
        <source>fierce leopard</source>
        <translation>dravý leopard</translation>
    </message>
    <message>
        <source>fierce ox</source>
        <translation>dravý vůl</translation>
    </message>
    <message>
        <source>fierce stag</source>
        <translation>dravý jelen</translation>
    </message>
    <message>
        <source>fierce tiger</source>
        <translation>divoký tygr</translation>
    </message>
    <message>
        <source>fierce wind</source>
        <translation>prudký vítr</translation>
    </message>
    <message>
        <source>fierce wolf</source>
        <translation>dravý vlk</translation>
    </message>
    <message>
        <source>fire demon</source>
        <translation>ohnivý démon</translation>
    </message>
    <message>
        <source>fire dragon</source>
        <translation>ohnivý drak</translation>
    </message>
    <message>
        <source>fire general</source>
        <translation>ohnivý generál</translation>
    </message>
    <message>
        <source>fire ox</source>
        <translation>ohnivý vůl</translation>
    </message>
    <message>
        <source>flying cat</source>
        <translation>létající kočka</translation>
    </message>
    <message>
        <source>flying chariot</source>
        <translation>létající vůz</translation>
    </message>
    <message>
        <source>flying chicken</source>
        <translation>létající slepice</translation>
    </message>
    <message>
        <source>flying cock</source>
        <translation>letící kohout</translation>
    </message>
    <message>
        <source>flying crocodile</source>
        <translation>létající krokodýl</translation>
    </message>
    <message>
        <source>flying dragon</source>
        <translation>létající drak</translation>
    </message>
    <message>
        <source>flying eagle</source>
        <translation>létající orel</translation>
    </message>
    <message>
        <source>flying falcon</source>
        <translation>letící sokol</translation>
    </message>
    <message>
        <source>flying general</source>
        <translation>létající generál</translation>
    </message>
    <message>
        <source>flying goose</source>
        <translation>letící husa</translation>
    </message>
    <message>
        <source>flying hawk</source>
        <translation>létající jestřáb</translation>
    </message>
    <message>
        <source>flying horse</source>
        <translation>létající kůň</translation>
    </message>
    <message>
        <source>flying ox</source>
        <translation>letící vůl</translation>
    </message>
    <message>
        <source>flying stag</source>
        <translation>letící jelen</translation>
    </message>
    <message>
        <source>flying swallow</source>
        <translation>létající vlaštovka</translation>
    </message>
    <message>
        <source>forest demon</source>
        <translation>lesní démon</translation>
    </message>
    <message>
        <source>fowl</source>
        <translation>opeřenec</translation>
    </message>
    <message>
        <source>fowl cadet</source>
        <translation>kadet opeřenců</translation>
    </message>
    <message>
        <source>fowl officer</source>
        <translation>důstojník opeřenců</translation>
    </message>
    <message>
        <source>fragrant elephant</source>
        <translation>vonný slon</translation>
    </message>
    <message>
        <source>free bear</source>
        <translation>svobodný medvěd</translation>
    </message>
    <message>
        <source>free bird</source>
        <translation>svobodný pták</translation>
    </message>
    <message>
        <source>free boar</source>
        <translation>svobodný kanec</translation>
    </message>
    <message>
        <source>free cat</source>
        <translation>svobodná kočka</translation>
    </message>
    <message>
        <source>free chariot</source>
        <translation>svobodný vůz</translation>
    </message>
    <message>
        <source>free chicken</source>
        <translation>svobodná slepice</translation>
    </message>
    <message>
        <source>free copper</source>
        <translation>svobodná měď</translation>
    </message>
    <message>
        <source>free demon</source>
        <translation>volný démon</translation>
    </message>
    <message>
        <source>free dog</source>
        <translation>svobodný pes</translation>
    </message>
    <message>
        <source>free dragon</source>
        <translation>svobodný drak</translation>
    </message>
    <message>
        <source>free dream-eater</source>
        <translation>volný požírač snů</translation>
    </message>
    <message>
        <source>free eagle</source>
        <translation>svobodný orel</translation>
    </message>
    <message>
        <source>free earth</source>
        <translation>svobodná hlína</translation>
    </message>
    <message>
        <source>free fire</source>
        <translation>svobodný oheň</translation>
    </message>
    <message>
        <source>free goer</source>
        <translation>svobodný chodec</translation>
    </message>
    <message>
        <source>free gold</source>
        <translation>svobodné zlato</translation>
    </message>
    <message>
        <source>free horse</source>
        <translation>svobodný kůň</translation>
    </message>
    <message>
        <source>free iron</source>
        <translation>svobodné železo</translation>
    </message>
    <message>
        <source>free king</source>
        <translation>svobodný král</translation>
    </message>
    <message>
        <source>free leopard</source>
        <translation>svobodný leopard</translation>
    </message>
    <message>
        <source>free ox</source>
        <translation>svobodný vůl</translation>
    </message>
    <message>
        <source>free pig</source>
        <translation>svobodný vepř</translation>
    </message>
    <message>
        <source>free pup</source>
        <translation>svobodné štěně</translation>
    </message>
    <message>
        <source>free serpent</source>
        <translation>svobodný had</translation>
    </message>
    <message>
        <source>free silver</source>
        <translation>svobodné stříbro</translation>
    </message>
    <message>
        <source>free stag</source>
        <translation>svobodný jelen</translation>
    </message>
    <message>
        <source>free stone</source>
        <translation>svobodný kámen</translation>
    </message>
    <message>
        <source>free tiger</source>
        <translation>svobodný tygr</translation>
    </message>
    <message>
        <source>free tile</source>
        <translation>svobodná taška</translation>
    </message>
    <message>
        <source>free wolf</source>
        <translation>svobodný vlk</translation>
    </message>
    <message>
        <source>front standard</source>
        <translation>přední praporec</translation>
    </message>
    <message>
        <source>furious fiend</source>
        <translation>zuřivý běs</translation>
    </message>
    <message>
        <source>gliding swallow</source>
        <translation>plachtící vlaštovka</translation>
    </message>
    <message>
        <source>go-between</source>
        <translation>prostředník</translation>
    </message>
    <message>
        <source>go-between</source>
        <comment>注人</comment>
        <translation>prostředník</translation>
    </message>
    <message>
        <source>gold bird</source>
        <translation>zlatokřídlý pták</translation>
    </message>
    <message>
        <source>gold chariot</source>
        <translation>zlatý vůz</translation>
    </message>
    <message>
        <source>gold general</source>
        <translation>zlatý generál</translation>
    </message>
    <message>
        <source>gold stag</source>
        <translation>zlatý jelen</translation>
    </message>
    <message>
        <source>golden bird</source>
        <translation>zlatý pták</translation>
    </message>
    <message>
        <source>golden bird</source>
        <comment>金鳥</comment>
        <translation>zlatý pták</translation>
    </message>
    <message>
        <source>golden deer</source>
        <translation>zlatý jelen</translation>
    </message>
    <message>
        <source>goose</source>
        <translation>husa</translation>
    </message>
    <message>
        <source>goose wing</source>
        <translation>husí křídlo</translation>
    </message>
    <message>
        <source>great bear</source>
        <translation>velký medvěd</translation>
    </message>
    <message>
        <source>great dove</source>
        <translation>velká holubice</translation>
    </message>
    <message>
        <source>great dragon</source>
        <translation>velký drak</translation>
    </message>
    <message>
        <source>great dream-eater</source>
        <translation>velký požírač snů</translation>
    </message>
    <message>
        <source>great eagle</source>
        <translation>velký orel</translation>
    </message>
    <message>
        <source>great elephant</source>
        <translation>velký slon</translation>
    </message>
    <message>
        <source>great foal</source>
        <translation>velké hříbě</translation>
    </message>
    <message>
        <source>great general</source>
        <translation>velký generál</translation>
    </message>
    <message>
        <source>great hawk</source>
        <translation>velký jestřáb</translation>
    </message>
    <message>
        <source>great leopard</source>
        <translation>velký leopard</translation>
    </message>
    <message>
        <source>great master</source>
        <translation>velmistr</translation>
    </message>
    <message>
        <source>great shark</source>
        <translation>velký žralok</translation>
    </message>
    <message>
        <source>great stag</source>
        <translation>velký jelen</translation>
    </message>
    <message>
        <source>great standard</source>
        <translation>velký praporec</translation>
    </message>
    <message>
        <source>great tiger</source>
        <translation>velký tygr</translation>
    </message>
    <message>
        <source>great turtle</source>
        <translation>velká želva</translation>
    </message>
    <message>
        <source>great whale</source>
        <translation>velká velryba</translation>
    </message>
    <message>
        <source>guardian of the gods</source>
        <translation>strážce bohů</translation>
    </message>
    <message>
        <source>heavenly horse</source>
        <translation>nebeský kůň</translation>
    </message>
    <message>
        <source>heavenly tetrarch</source>
        <translation>nebeský tetrarcha</translation>
    </message>
    <message>
        <source>heavenly tetrarch</source>
        <comment>四天王</comment>
        <translation>nebeský tetrarcha</translation>
    </message>
    <message>
        <source>heavenly tetrarch king</source>
        <translation>král nebeských tetrarchů</translation>
    </message>
    <message>
        <source>hook mover</source>
        <translation>hákový běžec</translation>
    </message>
    <message>
        <source>horned falcon</source>
        <translation>rohatý sokol</translation>
    </message>
    <message>
        <source>horned hawk</source>
        <translation>rohatý jestřáb</translation>
    </message>
    <message>
        <source>horse general</source>
        <translation>koňský generál</translation>
    </message>
    <message>
        <source>horse soldier</source>
        <translation>koňský voják</translation>
    </message>
    <message>
        <source>horseman</source>
        <translation>jezdec na koni</translation>
    </message>
    <message>
        <source>howling dog</source>
        <translation>vyjící pes</translation>
    </message>
    <message>
        <source>howling dog (left)</source>
        <translation>vyjící pes (levý)</translation>
    </message>
    <message>
        <source>howling dog (right)</source>
        <translation>vyjící pes (pravý)</translation>
    </message>
    <message>
        <source>huai chicken</source>
        <translation>slepice od Chuaj</translation>
    </message>
    <message>
        <source>huai river</source>
        <translation>řeka Chuaj</translation>
    </message>
    <message>
        <source>incense chariot</source>
        <translation>kadidlový vůz</translation>
    </message>
    <message>
        <source>iron general</source>
        <translation>železný generál</translation>
    </message>
    <message>
        <source>king</source>
        <translation>král</translation>
    </message>
    <message>
        <source>king</source>
        <comment>王将</comment>
        <translation>král</translation>
    </message>
    <message>
        <source>king of teachings</source>
        <translation>král učení</translation>
    </message>
    <message>
        <source>kirin</source>
        <translation>kirin</translation>
    </message>
    <message>
        <source>kirin master</source>
        <translation>mistr kirinů</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>jezdec</translation>
    </message>
    <message>
        <source>lance</source>
        <translation>kopiník</translation>
    </message>
    <message>
        <source>left army</source>
        <translation>levé vojsko</translation>
    </message>
    <message>
        <source>left chariot</source>
        <translation>levý vůz</translation>
    </message>
    <message>
        <source>left dog</source>
        <translation>levý pes</translation>
    </message>
    <message>
        <source>left dragon</source>
        <translation>levý drak</translation>
    </message>
    <message>
        <source>left general</source>
        <translation>levý generál</translation>
    </message>
    <message>
        <source>left iron chariot</source>
        <translation>levý železný vůz</translation>
    </message>
    <message>
        <source>left mountain eagle</source>
        <translation>levý horský orel</translation>
    </message>
    <message>
        <source>left quail</source>
        <translation>levá křepelka</translation>
    </message>
    <message>
        <source>left tiger</source>
        <translation>levý tygr</translation>
    </message>
    <message>
        <source>leopard king</source>
        <translation>leopardí král</translation>
    </message>
    <message>
        <source>leopard soldier</source>
        <translation>leopardí voják</translation>
    </message>
    <message>
        <source>liberated horse</source>
        <translation>osvobozený kůň</translation>
    </message>
    <message>
        <source>lion</source>
        <translation>lev</translation>
    </message>
    <message>
        <source>lion dog</source>
        <translation>lví pes</translation>
    </message>
    <message>
        <source>lion hawk</source>
        <translation>lví jestřáb</translation>
    </message>
    <message>
        <source>little standard</source>
        <translation>malý praporec</translation>
    </message>
    <message>
        <source>little turtle</source>
        <translation>malá želva</translation>
    </message>
    <message>
        <source>long-nosed goblin</source>
        <translation>tengu s dlouhým nosem</translation>
    </message>
    <message>
        <source>longbow general</source>
        <translation>generál s dlouhým lukem</translation>
    </message>
    <message>
        <source>longbow soldier</source>
        <translation>voják s dlouhým lukem</translation>
    </message>
    <message>
        <source>mocking bird</source>
        <translation>posměvačný pták</translation>
    </message>
    <message>
        <source>mount Tai</source>
        <translation>hora Tchaj</translation>
    </message>
    <message>
        <source>mountain crane</source>
        <translation>horský jeřáb</translation>
    </message>
    <message>
        <source>mountain general</source>
        <translation>horský generál</translation>
    </message>
    <message>
        <source>mountain hawk</source>
        <translation>horský jestřáb</translation>
    </message>
    <message>
        <source>mountain stag</source>
        <translation>horský jelen</translation>
    </message>
    <message>
        <source>mountain witch</source>
        <translation>horská čarodějnice</translation>
    </message>
    <message>
        <source>multi general</source>
        <translation>smíšený generál</translation>
    </message>
    <message>
        <source>nature spirit</source>
        <translation>duch přírody</translation>
    </message>
    <message>
        <source>neighboring king</source>
        <translation>sousední král</translation>
    </message>
    <message>
        <source>neighbouring king</source>
        <translation>sousední král</translation>
    </message>
    <message>
        <source>northern barbarian</source>
        <translation>severní barbar</translation>
    </message>
    <message>
        <source>old kite</source>
        <translation>starý luňák</translation>
    </message>
    <message>
        <source>old monkey</source>
        <translation>stará opice</translation>
    </message>
    <message>
        <source>old rat</source>
        <translation>stará krysa</translation>
    </message>
    <message>
        <source>ox chariot</source>
        <translation>volský povoz</translation>
    </message>
    <message>
        <source>ox general</source>
        <translation>volský generál</translation>
    </message>
    <message>
        <source>ox soldier</source>
        <translation>volský voják</translation>
    </message>
    <message>
        <source>oxcart</source>
        <translation>volský povoz</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>pěšec</translation>
    </message>
    <message>
        <source>peacock</source>
        <translation>páv</translation>
    </message>
    <message>
        <source>peng master</source>
        <translation>mistr pchengů</translation>
    </message>
    <message>
        <source>pheasant</source>
        <translation>bažant</translation>
    </message>
    <message>
        <source>phoenix</source>
        <translation>fénix</translation>
    </message>
    <message>
        <source>phoenix master</source>
        <translation>mistr fénixů</translation>
    </message>
    <message>
        <source>pig general</source>
        <translation>vepří generál</translation>
    </message>
    <message>
        <source>playful parrot</source>
        <translation>hravý papoušek</translation>
    </message>
    <message>
        <source>plodding ox</source>
        <translation>těžkopádný vůl</translation>
    </message>
    <message>
        <source>poisonous serpent</source>
        <translation>jedovatý had</translation>
    </message>
    <message>
        <source>poisonous snake</source>
        <translation>jedovatý had</translation>
    </message>
    <message>
        <source>poisonous wolf</source>
        <translation>jedovatý vlk</translation>
    </message>
    <message>
        <source>prancing stag</source>
        <translation>poskakující jelen</translation>
    </message>
    <message>
        <source>prince</source>
        <translation>princ</translation>
    </message>
    <message>
        <source>prince</source>
        <comment>王子</comment>
        <translation>princ</translation>
    </message>
    <message>
        <source>promoted flying dragon</source>
        <translation>povýšený létající drak</translation>
    </message>
    <message>
        <source>promoted knight</source>
        <translation>povýšený jezdec</translation>
    </message>
    <message>
        <source>promoted lance</source>
        <translation>povýšený kopiník</translation>
    </message>
    <message>
        <source>promoted silver</source>
        <translation>povýšené stříbro</translation>
    </message>
    <message>
        <source>pup general</source>
        <translation>štěněcí generál</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dáma</translation>
    </message>
    <message>
        <source>racing chariot</source>
        <translation>závodní vůz</translation>
    </message>
    <message>
        <source>raiding falcon</source>
        <translation>loupeživý sokol</translation>
    </message>
    <message>
        <source>raiding hawk</source>
        <translation>loupeživý jestřáb</translation>
    </message>
    <message>
        <source>rain demon</source>
        <translation>dešťový démon</translation>
    </message>
    <message>
        <source>rain dragon</source>
        <translation>dešťový drak</translation>
    </message>
    <message>
        <source>ram&apos;s-head soldier</source>
        <translation>voják s beraní hlavou</translation>
    </message>
    <message>
        <source>rear standard</source>
        <translation>zadní praporec</translation>
    </message>
    <message>
        <source>reclining dragon</source>
        <translation>ležící drak</translation>
    </message>
    <message>
        <source>reed bird</source>
        <translation>rákosový pták</translation>
    </message>
    <message>
        <source>reverse chariot</source>
        <translation>couvající vůz</translation>
    </message>
    <message>
        <source>right army</source>
        <translation>pravé vojsko</translation>
    </message>
    <message>
        <source>right chariot</source>
        <translation>pravý vůz</translation>
    </message>
    <message>
        <source>right dog</source>
        <translation>pravý pes</translation>
    </message>
    <message>
        <source>right dragon</source>
        <translation>pravý drak</translation>
    </message>
    <message>
        <source>right general</source>
        <translation>pravý generál</translation>
    </message>
    <message>
        <source>right iron chariot</source>
        <translation>pravý železný vůz</translation>
    </message>
    <message>
        <source>right mountain eagle</source>
        <translation>pravý horský orel</translation>
    </message>
    <message>
        <source>right quail</source>
        <translation>pravá křepelka</translation>
    </message>
    <message>
        <source>right tiger</source>
        <translation>pravý tygr</translation>
    </message>
    <message>
        <source>river general</source>
        <translation>říční generál</translation>
    </message>
    <message>
        <source>roaming boar</source>
        <translation>toulavý kanec</translation>
    </message>
    <message>
        <source>roaring dog</source>
        <translation>řvoucí pes</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>věž</translation>
    </message>
    <message>
        <source>rook general</source>
        <translation>věžový generál</translation>
    </message>
    <message>
        <source>royal phoenix</source>
        <translation>královský fénix</translation>
    </message>
    <message>
        <source>running bear</source>
        <translation>běžící medvěd</translation>
    </message>
    <message>
        <source>running boar</source>
        <translation>běžící kanec</translation>
    </message>
    <message>
        <source>running chariot</source>
        <translation>běžící vůz</translation>
    </message>
    <message>
        <source>running dragon</source>
        <translation>běžící drak</translation>
    </message>
    <message>
        <source>running horse</source>
        <translation>běžící kůň</translation>
    </message>
    <message>
        <source>running leopard</source>
        <translation>běžící leopard</translation>
    </message>
    <message>
        <source>running ox</source>
        <translation>běžící vůl</translation>
    </message>
    <message>
        <source>running pup</source>
        <translation>běžící štěně</translation>
    </message>
    <message>
        <source>running rabbit</source>
        <translation>běžící králík</translation>
    </message>
    <message>
        <source>running serpent</source>
        <translation>běžící had</translation>
    </message>
    <message>
        <source>running stag</source>
        <translation>běžící jelen</translation>
    </message>
    <message>
        <source>running tiger</source>
        <translation>běžící tygr</translation>
    </message>
    <message>
        <source>running tile</source>
        <translation>běžící cihla</translation>
    </message>
    <message>
        <source>running wolf</source>
        <translation>běžící vlk</translation>
    </message>
    <message>
        <source>rushing bird</source>
        <translation>ženoucí se pták</translation>
    </message>
    <message>
        <source>rushing boar</source>
        <translation>ženoucí se kanec</translation>
    </message>
    <message>
        <source>savage tiger</source>
        <translation>divoký tygr</translation>
    </message>
    <message>
        <source>she-devil</source>
        <translation>ďáblice</translation>
    </message>
    <message>
        <source>side boar</source>
        <translation>boční kanec</translation>
    </message>
    <message>
        <source>side dragon</source>
        <translation>boční drak</translation>
    </message>
    <message>
        <source>side flyer</source>
        <translation>boční letec</translation>
    </message>
    <message>
        <source>side monkey</source>
        <translation>boční opice</translation>
    </message>
    <message>
        <source>side mover</source>
        <translation>boční běžec</translation>
    </message>
    <message>
        <source>side ox</source>
        <translation>boční vůl</translation>
    </message>
    <message>
        <source>side serpent</source>
        <translation>boční had</translation>
    </message>
    <message>
        <source>side soldier</source>
        <translation>boční voják</translation>
    </message>
    <message>
        <source>side wolf</source>
        <translation>boční vlk</translation>
    </message>
    <message>
        <source>silver chariot</source>
        <translation>stříbrný vůz</translation>
    </message>
    <message>
        <source>silver general</source>
        <translation>stříbrný generál</translation>
    </message>
    <message>
        <source>silver hare</source>
        <translation>stříbrný zajíc</translation>
    </message>
    <message>
        <source>silver rabbit</source>
        <translation>stříbrný králík</translation>
    </message>
    <message>
        <source>soaring eagle</source>
        <translation>letící orel</translation>
    </message>
    <message>
        <source>soldier</source>
        <translation>voják</translation>
    </message>
    <message>
        <source>southern barbarian</source>
        <translation>jižní barbar</translation>
    </message>
    <message>
        <source>sparrow pawn</source>
        <translation>vrabčí pěšec</translation>
    </message>
    <message>
        <source>spear general</source>
        <translation>generál s kopím</translation>
    </message>
    <message>
        <source>spear soldier</source>
        <translation>voják s kopím</translation>
    </message>
    <message>
        <source>spirit turtle</source>
        <translation>duchovní želva</translation>
    </message>
    <message>
        <source>square mover</source>
        <translation>čtvercový běžec</translation>
    </message>
    <message>
        <source>standard bearer</source>
        <translation>praporečník</translation>
    </message>
    <message>
        <source>stone chariot</source>
        <translation>kamenný vůz</translation>
    </message>
    <message>
        <source>stone general</source>
        <translation>kamenný generál</translation>
    </message>
    <message>
        <source>stone peng</source>
        <translation>kamenný pcheng</translation>
    </message>
    <message>
        <source>strong bear</source>
        <translation>silný medvěd</translation>
    </message>
    <message>
        <source>strong chariot</source>
        <translation>silný vůz</translation>
    </message>
    <message>
        <source>strong eagle</source>
        <translation>silný orel</translation>
    </message>
    <message>
        <source>strutting crow</source>
        <translation>kráčející vrána</translation>
    </message>
    <message>
        <source>sumo wrestler</source>
        <translation>zápasník sumo</translation>
    </message>
    <message>
        <source>swallow</source>
        <translation>vlaštovka</translation>
    </message>
    <message>
        <source>swallow&apos;s wings</source>
        <translation>vlaštovčí křídla</translation>
    </message>
    <message>
        <source>swooping owl</source>
        <translation>slétající sova</translation>
    </message>
    <message>
        <source>sword general</source>
        <translation>generál s mečem</translation>
    </message>
    <message>
        <source>sword soldier</source>
        <translation>voják s mečem</translation>
    </message>
    <message>
        <source>teaching king</source>
        <translation>učící král</translation>
    </message>
    <message>
        <source>tenacious falcon</source>
        <translation>houževnatý sokol</translation>
    </message>
    <message>
        <source>tengu</source>
        <translation>tengu</translation>
    </message>
    <message>
        <source>thunder runner</source>
        <translation>hromový běžec</translation>
    </message>
    <message>
        <source>tiger soldier</source>
        <translation>tygří voják</translation>
    </message>
    <message>
        <source>tile chariot</source>
        <translation>cihlový vůz</translation>
    </message>
    <message>
        <source>tile general</source>
        <translation>cihlový generál</translation>
    </message>
    <message>
        <source>tokin</source>
        <translation>tokin</translation>
    </message>
    <message>
        <source>treacherous fox</source>
        <translation>zrádná liška</translation>
    </message>
    <message>
        <source>treasure turtle</source>
        <translation>želva pokladů</translation>
    </message>
    <message>
        <source>turtle dove</source>
        <translation>hrdlička</translation>
    </message>
    <message>
        <source>turtle-snake</source>
        <translation>želvohad</translation>
    </message>
    <message>
        <source>vermilion sparrow</source>
        <translation>rumělkový vrabec</translation>
    </message>
    <message>
        <source>vermillion sparrow</source>
        <translation>rumělkový vrabec</translation>
    </message>
    <message>
        <source>vertical bear</source>
        <translation>svislý medvěd</translation>
    </message>
    <message>
        <source>vertical horse</source>
        <translation>svislý kůň</translation>
    </message>
    <message>
        <source>vertical leopard</source>
        <translation>svislý leopard</translation>
    </message>
    <message>
        <source>vertical mover</source>
        <translation>svislý běžec</translation>
    </message>
    <message>
        <source>vertical pup</source>
        <translation>svislé štěně</translation>
    </message>
    <message>
        <source>vertical soldier</source>
        <translation>svislý voják</translation>
    </message>
    <message>
        <source>vertical tiger</source>
        <translation>svislý tygr</translation>
    </message>
    <message>
        <source>vertical wolf</source>
        <translation>svislý vlk</translation>
    </message>
    <message>
        <source>vice general</source>
        <translation>vicegenerál</translation>
    </message>
    <message>
        <source>violent bear</source>
        <translation>zuřivý medvěd</translation>
    </message>
    <message>
        <source>violent ox</source>
        <translation>divoký vůl</translation>
    </message>
    <message>
        <source>violent stag</source>
        <translation>divoký jelen</translation>
    </message>
    <message>
        <source>violent wolf</source>
        <translation>divoký vlk</translation>
    </message>
    <message>
        <source>walking heron</source>
        <translation>kráčející volavka</translation>
    </message>
    <message>
        <source>water buffalo</source>
        <translation>vodní buvol</translation>
    </message>
    <message>
        <source>water dragon</source>
        <translation>vodní drak</translation>
    </message>
    <message>
        <source>water general</source>
        <translation>vodní generál</translation>
    </message>
    <message>
        <source>water ox</source>
        <translation>vodní vůl</translation>
    </message>
    <message>
        <source>western barbarian</source>
        <translation>západní barbar</translation>
    </message>
    <message>
        <source>whale</source>
        <translation>velryba</translation>
    </message>
    <message>
        <source>white elephant</source>
        <translation>bílý slon</translation>
    </message>
    <message>
        <source>white foal</source>
        <translation>bílé hříbě</translation>
    </message>
    <message>
        <source>white horse</source>
        <translation>bílý kůň</translation>
    </message>
    <message>
        <source>white tiger</source>
        <translation>bílý tygr</translation>
    </message>
    <message>
        <source>wind dragon</source>
        <translation>větrný drak</translation>
    </message>
    <message>
        <source>wind general</source>
        <translation>větrný generál</translation>
    </message>
    <message>
        <source>wind horse</source>
        <translation>větrný kůň</translation>
    </message>
    <message>
        <source>wind snapping turtle</source>
        <translation>větrná kajmanka</translation>
    </message>
    <message>
        <source>wizard stork</source>
        <translation>kouzelný čáp</translation>
    </message>
    <message>
        <source>wizard stork</source>
        <comment>仙鷦</comment>
        <translation>kouzelný čáp</translation>
    </message>
    <message>
        <source>wood chariot</source>
        <translation>dřevěný vůz</translation>
    </message>
    <message>
        <source>wood general</source>
        <translation>dřevěný generál</translation>
    </message>
    <message>
        <source>wooden dove</source>
        <translation>dřevěná holubice</translation>
    </message>
    <message>
        <source>woodland demon</source>
        <translation>hájový démon</translation>
    </message>
    <message>
        <source>wrestler</source>
        <translation>zápasník</translation>
    </message>
    <message>
        <source>yari bishop</source>
        <translation>kopinický střelec</translation>
    </message>
    <message>
        <source>yari gold</source>
        <translation>kopinické zlato</translation>
    </message>
    <message>
        <source>yari gold</source>
        <comment>金槍</comment>
        <translation>kopinické zlato</translation>
    </message>
    <message>
        <source>yari knight</source>
        <translation>kopinický jezdec</translation>
    </message>
    <message>
        <source>yari rook</source>
        <translation>kopinická věž</translation>
    </message>
    <message>
        <source>yari silver</source>
        <translation>kopinické stříbro</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>Show me the kanji</source>
        <translation>Ukázat znaky kandži</translation>
    </message>
    <message>
        <source>Show my own pieces</source>
        <translation>Zobrazit mé kameny</translation>
    </message>
    <message>
        <source>Show how the pieces move</source>
        <translation>Ukázat, jak kameny táhnou</translation>
    </message>
</context>
<context>
    <name>PlayCard</name>
    <message>
        <source>Play {game}</source>
        <translation>Hrát: {game}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Hrát s počítačem</translation>
    </message>
    <message>
        <source>Play a friend…</source>
        <translation>Hrát s přítelem…</translation>
    </message>
    <message>
        <source>More choices…</source>
        <translation>Další volby…</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Úroveň</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>then {n} s a move</source>
        <translation>pak {n} s na tah</translation>
    </message>
    <message>
        <source>· {n} s</source>
        <translation>· {n} s</translation>
    </message>
    <message>
        <source>Time for this move</source>
        <translation>Čas na tento tah</translation>
    </message>
    <message>
        <source>Main time left</source>
        <translation>Zbývající základní čas</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>přemýšlí</translation>
    </message>
</context>
<context>
    <name>PositionExchange</name>
    <message>
        <source>Copied as SFEN.</source>
        <translation>Zkopírováno jako SFEN.</translation>
    </message>
    <message>
        <source>Copied as a Japanese diagram.</source>
        <translation>Zkopírováno jako japonský diagram.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Obrázek je ve schránce.</translation>
    </message>
    <message>
        <source>The clipboard holds no position of this game.</source>
        <translation>Ve schránce není pozice této hry.</translation>
    </message>
</context>
<context>
    <name>PositionMovesModel</name>
    <message>
        <source>Games that end here</source>
        <translation>Partie, které zde končí</translation>
    </message>
    <message>
        <source>Played here</source>
        <translation>Hrané tahy</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partií</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>{side} won {n}</source>
        <translation>{side} vyhrál: {n}</translation>
    </message>
    <message>
        <source>draws: {n}</source>
        <translation>remízy: {n}</translation>
    </message>
    <message>
        <source>without result: {n}</source>
        <translation>bez výsledku: {n}</translation>
    </message>
    <message>
        <source>in variations: {n}</source>
        <translation>ve variantách: {n}</translation>
    </message>
    <message>
        <source>{n} game|{n} games</source>
        <translation>{n} partie|{n} partie|{n} partií</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>before move {n}</source>
        <translation>před {n}. tahem</translation>
    </message>
    <message>
        <source>In the game: {move}, chance to win {before}% → {after}%</source>
        <translation>V partii: {move}, naděje na výhru {before} % → {after} %</translation>
    </message>
    <message>
        <source>Not tried yet</source>
        <translation>Zatím nezkoušena</translation>
    </message>
    <message>
        <source>To be repeated today</source>
        <translation>K zopakování dnes</translation>
    </message>
    <message>
        <source>Comes up again tomorrow</source>
        <translation>Vrátí se zítra</translation>
    </message>
    <message>
        <source>Right, the best move known!</source>
        <translation>Správně, nejlepší známý tah!</translation>
    </message>
    <message>
        <source>The engine would play {move}: {before}% against {after}%.</source>
        <translation>Engine by hrál {move}: {before} % proti {after} %.</translation>
    </message>
    <message>
        <source>Right, a good move!</source>
        <translation>Správně, dobrý tah!</translation>
    </message>
    <message>
        <source>Not this one: chance to win {before}% → {after}%</source>
        <translation>Tento ne: naděje na výhru {before} % → {after} %</translation>
    </message>
    <message>
        <source>Not this one, as in the game: chance to win {before}% → {after}%</source>
        <translation>Tento ne, stejně jako v partii: naděje na výhru {before} % → {after} %</translation>
    </message>
    <message>
        <source>There is a better move.</source>
        <translation>Je tu lepší tah.</translation>
    </message>
    <message>
        <source>A piece from the hand: {piece}.</source>
        <translation>Kámen z ruky: {piece}.</translation>
    </message>
    <message>
        <source>A good move is made with the piece with the star.</source>
        <translation>Dobrý tah udělá kámen s hvězdičkou.</translation>
    </message>
    <message>
        <source>There is nothing to practise yet. Open one of your games, analyse it, and choose “Practise the mistakes” in the menu Tools.</source>
        <translation>Zatím není co procvičovat. Otevřete některou ze svých partií, analyzujte ji a v nabídce Nástroje zvolte „Procvičit chyby“.</translation>
    </message>
    <message>
        <source>Comes up again in {n} day|Comes up again in {n} days</source>
        <translation>Vrátí se za {n} den|Vrátí se za {n} dny|Vrátí se za {n} dní</translation>
    </message>
</context>
<context>
    <name>PracticeController</name>
    <message>
        <source>This is what the engine would play.</source>
        <translation>Takto by hrál engine.</translation>
    </message>
    <message>
        <source>The engine has given no answer.</source>
        <translation>Engine nedal žádnou odpověď.</translation>
    </message>
</context>
<context>
    <name>PracticeDialog</name>
    <message>
        <source>Practise the mistakes</source>
        <translation>Procvičit chyby</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Obě</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Hrubé chyby</translation>
    </message>
    <message>
        <source>Mistakes too</source>
        <translation>I chyby</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Vše</translation>
    </message>
    <message>
        <source>Moves of</source>
        <translation>Tahy strany</translation>
    </message>
    <message>
        <source>What to practise</source>
        <translation>Co procvičovat</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Procvičovat</translation>
    </message>
    <message>
        <source>There are no such moves in this game.</source>
        <translation>Takové tahy v této partii nejsou.</translation>
    </message>
    <message>
        <source>Positions: {n}, new ones: {new}. Each comes up again until you know it.</source>
        <translation>Pozic: {n}, nových: {new}. Každá se vrací, dokud ji neumíte.</translation>
    </message>
</context>
<context>
    <name>PracticePanel</name>
    <message>
        <source>Hint</source>
        <translation>Rada</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Vzdát</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Zkusit znovu</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>Tah zpět</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Další tah</translation>
    </message>
    <message>
        <source>{side} to play: find a good move</source>
        <translation>{side} na tahu: najděte dobrý tah</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Pieces</source>
        <translation>Kameny</translation>
    </message>
    <message>
        <source>Two kanji</source>
        <translation>Dva znaky</translation>
    </message>
    <message>
        <source>One kanji</source>
        <translation>Jeden znak</translation>
    </message>
    <message>
        <source>Western</source>
        <translation>Západní</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Písmena</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Deska</translation>
    </message>
    <message>
        <source>Kaya wood</source>
        <translation>Kaja</translation>
    </message>
    <message>
        <source>Maple wood</source>
        <translation>Javor</translation>
    </message>
    <message>
        <source>Walnut wood</source>
        <translation>Ořech</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Břidlice</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Jednobarevná</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Souřadnice</translation>
    </message>
    <message>
        <source>As the moves are written</source>
        <translation>Podle zápisu tahů</translation>
    </message>
    <message>
        <source>Kanji (9 8 7, 一 二 三)</source>
        <translation>Kandži (9 8 7, 一 二 三)</translation>
    </message>
    <message>
        <source>Letters (9 8 7, a b c)</source>
        <translation>Písmena (9 8 7, a b c)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Žádné</translation>
    </message>
    <message>
        <source>Colour the pieces by how they move</source>
        <translation>Barvit kameny podle toho, jak táhnou</translation>
    </message>
    <message>
        <source>Small map of the board when zoomed in</source>
        <translation>Malý plánek při zvětšení desky</translation>
    </message>
    <message>
        <source>The computer takes a moment for each answer</source>
        <translation>Počítač si na každou odpověď chvilku počká</translation>
    </message>
    <message>
        <source>The computer uses an opening book</source>
        <translation>Počítač používá knihovnu zahájení</translation>
    </message>
    <message>
        <source>With clocks, the strongest computer thinks in your time too</source>
        <translation>S hodinami přemýšlí nejsilnější počítač i ve vašem čase</translation>
    </message>
    <message>
        <source>Processors for analysis and the strongest computer</source>
        <translation>Procesory pro rozbor a nejsilnější počítač</translation>
    </message>
    <message>
        <source>All but one</source>
        <translation>Všechny kromě jednoho</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Jeden</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Vše</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Na desce</translation>
    </message>
    <message>
        <source>Moves can be entered ahead while the computer thinks</source>
        <translation>Tahy lze připravit, zatímco počítač přemýšlí</translation>
    </message>
    <message>
        <source>Every move of a game waits until you confirm it</source>
        <translation>Každý tah partie čeká na vaše potvrzení</translation>
    </message>
    <message>
        <source>Explain the piece under the pointer in games with special powers</source>
        <translation>Popisovat kámen pod ukazatelem (hry se zvláštními tahy)</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Hlášení</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>Zapnout zvuk</translation>
    </message>
    <message>
        <source>Pieces that are set down</source>
        <translation>Pokládané kameny</translation>
    </message>
    <message>
        <source>What is heard</source>
        <translation>Co je slyšet</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Šach</translation>
    </message>
    <message>
        <source>Beginning and end of a game</source>
        <translation>Začátek a konec partie</translation>
    </message>
    <message>
        <source>Your clock: last seconds and byoyomi</source>
        <translation>Vaše hodiny: poslední sekundy a byoyomi</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Číst nahlas</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>Byoyomi</source>
        <translation>Byoyomi</translation>
    </message>
    <message>
        <source>Moves and byoyomi</source>
        <translation>Tahy a byoyomi</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Hlas</translation>
    </message>
    <message>
        <source>After a game, offer what may come next</source>
        <translation>Po partii nabídnout, co dál</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Velikost písma</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Malé</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Obvyklé</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Velké</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Větší</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Největší</translation>
    </message>
    <message>
        <source>Move notation</source>
        <translation>Zápis tahů</translation>
    </message>
    <message>
        <source>As the language has it</source>
        <translation>Podle jazyka</translation>
    </message>
    <message>
        <source>Japanese (７六歩)</source>
        <translation>Japonský (７六歩)</translation>
    </message>
    <message>
        <source>Western (P-7f)</source>
        <translation>Západní (P-7f)</translation>
    </message>
    <message>
        <source>Save records as</source>
        <translation>Ukládat záznamy jako</translation>
    </message>
    <message>
        <source>KIF, which most programs read</source>
        <translation>KIF, který čte většina programů</translation>
    </message>
    <message>
        <source>Shogi Desktop, which keeps everything</source>
        <translation>Shogi Desktop, který zachová vše</translation>
    </message>
    <message>
        <source>Arrow keys at the board</source>
        <translation>Šipky u desky</translation>
    </message>
    <message>
        <source>Walk through the moves</source>
        <translation>Procházet tahy</translation>
    </message>
    <message>
        <source>Choose squares of the board</source>
        <translation>Vybírat pole na desce</translation>
    </message>
    <message>
        <source>When the program starts</source>
        <translation>Po spuštění programu</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Úvodní stránka</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Nová partie</translation>
    </message>
    <message>
        <source>Playing through records</source>
        <translation>Přehrávání záznamů</translation>
    </message>
    <message>
        <source>Ask once a day whether there is a newer version</source>
        <translation>Jednou denně zjišťovat, zda je novější verze</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>Aktualizace</translation>
    </message>
    <message>
        <source>Moving pieces</source>
        <translation>Pohyb kamenů</translation>
    </message>
    <message>
        <source>Board and pieces</source>
        <translation>Deska a kameny</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Zvuk</translation>
    </message>
    <message>
        <source>Signs that show the moves</source>
        <translation>Značky, které ukazují tahy</translation>
    </message>
    <message>
        <source>Without animation</source>
        <translation>Bez animace</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rychlý</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normální</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Pomalý</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Vzhled</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Podle systému</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Světlý</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tmavý</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Show where a piece can go</source>
        <translation>Ukazovat, kam kámen může</translation>
    </message>
    <message>
        <source>Thicker board lines</source>
        <translation>Silnější čáry desky</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Jazyk a vzhled</translation>
    </message>
    <message>
        <source>Turn the board to the player to move</source>
        <translation>Otáčet desku k hráči na tahu</translation>
    </message>
    <message>
        <source>Announce check</source>
        <translation>Hlásit šach</translation>
    </message>
    <message>
        <source>Announce mate where checks need not be answered</source>
        <translation>Hlásit mat tam, kde se šach nemusí odvracet</translation>
    </message>
    <message>
        <source>Tell when the last royal piece can be taken</source>
        <translation>Hlásit, že lze vzít poslední královský kámen</translation>
    </message>
    <message>
        <source>Tell what has burnt</source>
        <translation>Hlásit, co shořelo</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Předvolby</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Obnovit výchozí</translation>
    </message>
    <message>
        <source>Keyboard and mouse…</source>
        <translation>Klávesnice a myš…</translation>
    </message>
</context>
<context>
    <name>Previews</name>
    <message>
        <source>Problem {n}</source>
        <translation>Úloha {n}</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>Variation:</source>
        <translation>Varianta:</translation>
    </message>
    <message>
        <source>Problem {number}: mate in {plies}</source>
        <translation>Úloha {number}: mat {plies}. tahem</translation>
    </message>
    <message>
        <source>Problem {number}</source>
        <translation>Úloha {number}</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Řešení</translation>
    </message>
    <message>
        <source>no solution was found in the time</source>
        <translation>řešení nebylo v daném čase nalezeno</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Tisk</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Uložit jako P&amp;DF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Tisknout…</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papír</translation>
    </message>
    <message>
        <source>Making the pages …</source>
        <translation>Sázejí se stránky…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Uložit jako PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The PDF file could not be saved.</source>
        <translation>Soubor PDF se nepodařilo uložit.</translation>
    </message>
    <message>
        <source>Saved as {name} in {folder}.</source>
        <translation>Uloženo jako {name} do složky {folder}.</translation>
    </message>
    <message>
        <source>The pages can be saved as a PDF file.</source>
        <translation>Stránky lze uložit jako soubor PDF.</translation>
    </message>
    <message>
        <source>There is no printer on this computer.</source>
        <translation>V tomto počítači není žádná tiskárna.</translation>
    </message>
    <message>
        <source>Printing …</source>
        <translation>Tiskne se…</translation>
    </message>
    <message>
        <source>Nothing could be printed.</source>
        <translation>Nepodařilo se nic vytisknout.</translation>
    </message>
    <message>
        <source>Printed.</source>
        <translation>Vytištěno.</translation>
    </message>
</context>
<context>
    <name>PrintedPages</name>
    <message>
        <source>Previous page</source>
        <translation>Předchozí stránka</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Další stránka</translation>
    </message>
    <message>
        <source>Page {n} of {all}</source>
        <translation>Stránka {n} z {all}</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>The device does not take anything to print.</source>
        <translation>Zařízení nepřijímá nic k tisku.</translation>
    </message>
</context>
<context>
    <name>PrintingRoom</name>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Obrázek je ve schránce.</translation>
    </message>
    <message>
        <source>Mate problems</source>
        <translation>Matové úlohy</translation>
    </message>
</context>
<context>
    <name>ProblemForm</name>
    <message>
        <source>not said</source>
        <translation>neuvedeno</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Název</translation>
    </message>
    <message>
        <source>Mate in</source>
        <translation>Tahů do matu</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Zdroj</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Komentář</translation>
    </message>
</context>
<context>
    <name>ProblemGrid</name>
    <message>
        <source>not tried yet</source>
        <translation>zatím nezkoušeno</translation>
    </message>
    <message>
        <source>tried, not solved yet</source>
        <translation>zkoušeno, zatím nevyřešeno</translation>
    </message>
    <message>
        <source>solved with help</source>
        <translation>vyřešeno s pomocí</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>vyřešeno</translation>
    </message>
</context>
<context>
    <name>ProblemKeeping</name>
    <message>
        <source>This position cannot be a mate problem.</source>
        <translation>Tato pozice nemůže být matovou úlohou.</translation>
    </message>
</context>
<context>
    <name>ProblemOptions</name>
    <message>
        <source>From problem</source>
        <translation>Od úlohy</translation>
    </message>
    <message>
        <source>To problem</source>
        <translation>Do úlohy</translation>
    </message>
    <message>
        <source>Diagrams in a row</source>
        <translation>Diagramů v řadě</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automaticky</translation>
    </message>
    <message>
        <source>Authors, sources and comments</source>
        <translation>Autoři, zdroje a komentáře</translation>
    </message>
    <message>
        <source>Solutions on a sheet of their own</source>
        <translation>Řešení na zvláštním listu</translation>
    </message>
    <message>
        <source>Problems still being solved: {n}</source>
        <translation>Ještě se řeší úloh: {n}</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>The file holds no problem.</source>
        <translation>Soubor neobsahuje žádnou úlohu.</translation>
    </message>
    <message>
        <source>Built-in problems</source>
        <translation>Vestavěné úlohy</translation>
    </message>
    <message>
        <source>My mistakes: {n}</source>
        <translation>Moje chyby: {n}</translation>
    </message>
    <message>
        <source>Mistakes of others: {n}</source>
        <translation>Chyby jiných: {n}</translation>
    </message>
    <message>
        <source>Problems from elsewhere: {n}</source>
        <translation>Úlohy odjinud: {n}</translation>
    </message>
    <message>
        <source>Position from elsewhere</source>
        <translation>Pozice odjinud</translation>
    </message>
</context>
<context>
    <name>ProblemsWindow</name>
    <message>
        <source>This position cannot be examined.</source>
        <translation>Tuto pozici nelze zkoumat.</translation>
    </message>
    <message>
        <source>The progress so far could not be read. Its file was put aside:</source>
        <translation>Dosavadní výsledky nebylo možné přečíst. Jejich soubor byl odložen:</translation>
    </message>
    <message>
        <source>Own mistakes</source>
        <translation>Moje chyby</translation>
    </message>
    <message>
        <source>Mistakes of others</source>
        <translation>Chyby jiných</translation>
    </message>
    <message>
        <source>There are no problems here yet. Open a file, or have some made.</source>
        <translation>Zatím tu nejsou žádné úlohy. Otevřete soubor, nebo si nechte úlohy vytvořit.</translation>
    </message>
    <message>
        <source>Mate in {plies}</source>
        <translation>Mat v {plies}</translation>
    </message>
    <message>
        <source>Mate in {plies} · {n} of {all}</source>
        <translation>Mat {plies}. tahem · {n} z {all}</translation>
    </message>
    <message>
        <source>Problem {n} of {all}</source>
        <translation>Úloha {n} z {all}</translation>
    </message>
    <message>
        <source>Position {n} of {all}</source>
        <translation>Pozice {n} z {all}</translation>
    </message>
    <message>
        <source>Mate problems</source>
        <translation>Matové úlohy</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Soupeř</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Strana</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Konec</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Tahů</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Čas</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Síla hry</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Výhra</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remíza</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Prohra</translation>
    </message>
    <message>
        <source>A friend</source>
        <translation>Přítel</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Bez výsledku</translation>
    </message>
    <message>
        <source>{won} – {drawn} – {lost}   {percent} %</source>
        <translation>{won} – {drawn} – {lost}   {percent} %</translation>
    </message>
    <message>
        <source>won {won}, drawn {drawn}, lost {lost}</source>
        <translation>výher {won}, remíz {drawn}, proher {lost}</translation>
    </message>
    <message>
        <source>{h} h {min} min</source>
        <translation>{h} h {min} min</translation>
    </message>
    <message>
        <source>{min} min</source>
        <translation>{min} min</translation>
    </message>
    <message>
        <source>a move was taken back</source>
        <translation>tah byl vrácen</translation>
    </message>
    <message>
        <source>a hint was asked for</source>
        <translation>byla vyžádána rada</translation>
    </message>
    <message>
        <source>the coach was asked</source>
        <translation>byl tázán trenér</translation>
    </message>
    <message>
        <source>a teaching game</source>
        <translation>výuková partie</translation>
    </message>
    <message>
        <source>the sides were changed</source>
        <translation>strany byly vyměněny</translation>
    </message>
    <message>
        <source>taken over from the computer</source>
        <translation>převzata po počítači</translation>
    </message>
    <message>
        <source>begun from a position</source>
        <translation>začala z pozice</translation>
    </message>
    <message>
        <source>changed or analysed on the way</source>
        <translation>cestou upravena nebo analyzována</translation>
    </message>
    <message>
        <source>a handicap game</source>
        <translation>partie s handicapem</translation>
    </message>
    <message>
        <source>over after too few moves</source>
        <translation>skončila po příliš málo tazích</translation>
    </message>
    <message>
        <source>between two people</source>
        <translation>mezi dvěma lidmi</translation>
    </message>
    <message>
        <source>without a result</source>
        <translation>bez výsledku</translation>
    </message>
    <message>
        <source>the strength of {name} is not known</source>
        <translation>síla enginu {name} není známa</translation>
    </message>
    <message>
        <source>Mated by checks: problems with mates in {n} train that.</source>
        <translation>Mat šachy: procvičí to úlohy s matem ve {n}.</translation>
    </message>
    <message>
        <source>{piece} took most from you: a lesson shows its power.</source>
        <translation>{piece} vám vzal nejvíc: jeho sílu ukáže lekce.</translation>
    </message>
    <message>
        <source>Play {rank}</source>
        <translation>Hrát {rank}</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Řešit</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lekce</translation>
    </message>
    <message>
        <source>{rank} ± {n}</source>
        <translation>{rank} ± {n}</translation>
    </message>
    <message>
        <source>With 95 % certainty between {low} and {high}</source>
        <translation>S jistotou 95 % mezi {low} a {high}</translation>
    </message>
    <message>
        <source>Not rated: {why}</source>
        <translation>Nepočítá se: {why}</translation>
    </message>
    <message>
        <source>Your first rating: {now}</source>
        <translation>Vaše první síla hry: {now}</translation>
    </message>
    <message>
        <source>Your rating: {now}, before it {before}</source>
        <translation>Vaše síla hry: {now}, předtím {before}</translation>
    </message>
    <message>
        <source>{n} win in a row against {rank}.|{n} wins in a row against {rank}.</source>
        <translation>{n} výhra v řadě proti {rank}.|{n} výhry v řadě proti {rank}.|{n} výher v řadě proti {rank}.</translation>
    </message>
    <message>
        <source>{n} loss in a row against {rank}.|{n} losses in a row against {rank}.</source>
        <translation>{n} prohra v řadě proti {rank}.|{n} prohry v řadě proti {rank}.|{n} proher v řadě proti {rank}.</translation>
    </message>
</context>
<context>
    <name>ProgressSaving</name>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabulka (*.csv)</translation>
    </message>
    <message>
        <source>Everything (*.json)</source>
        <translation>Všechno (*.json)</translation>
    </message>
    <message>
        <source>shogi progress</source>
        <translation>postup v šógi</translation>
    </message>
    <message>
        <source>Export your progress</source>
        <translation>Export vašeho pokroku</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>Soubor nešlo zapsat.</translation>
    </message>
</context>
<context>
    <name>ProgressWindow</name>
    <message>
        <source>Erase the results of all your games, with your ratings? Problems and lessons stay.</source>
        <translation>Vymazat výsledky všech vašich partií i s hodnocením? Úlohy a lekce zůstanou.</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Vymazat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>Váš pokrok</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>Erase…</source>
        <translation>Vymazat…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Your progress so far could not be read. Its file was put aside:</source>
        <translation>Dosavadní pokrok nešlo přečíst. Jeho soubor je odložen:</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>File</source>
        <translation>Soubor</translation>
    </message>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Složka</translation>
    </message>
</context>
<context>
    <name>RackCard</name>
    <message>
        <source>Favourites stand on the start page</source>
        <translation>Oblíbené hry jsou na úvodní stránce</translation>
    </message>
    <message>
        <source>Favourite: {game}</source>
        <translation>Oblíbená: {game}</translation>
    </message>
</context>
<context>
    <name>RatingCard</name>
    <message>
        <source>Rating</source>
        <translation>Síla hry</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nová partie…</translation>
    </message>
    <message>
        <source>Play without help</source>
        <translation>Hrát bez pomoci</translation>
    </message>
    <message>
        <source>Your strength, reckoned from your games by the Glicko system. The ranks are those of this program.</source>
        <translation>Vaše síla, vypočtená z vašich partií systémem Glicko. Třídy jsou vlastní tomuto programu.</translation>
    </message>
    <message>
        <source>No rating yet</source>
        <translation>Zatím bez hodnocení</translation>
    </message>
    <message>
        <source>It begins with a game against the computer that you end without help.</source>
        <translation>Začíná partií proti počítači, kterou dohrajete bez pomoci.</translation>
    </message>
    <message>
        <source>Play one without the guide to get a rating, at the level of your last game.</source>
        <translation>Zahrajte jednu bez průvodce na úrovni poslední partie a získáte hodnocení.</translation>
    </message>
    <message>
        <source>{n} played, {won} won</source>
        <translation>odehráno {n}, vyhráno {won}</translation>
    </message>
    <message>
        <source>With a guide or help</source>
        <translation>S průvodcem či pomocí</translation>
    </message>
    <message>
        <source>Rated games</source>
        <translation>Počítané partie</translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>Nepočítané</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Nejvýše</translation>
    </message>
    <message>
        <source>Course of the rating: from {first} to {now}</source>
        <translation>Vývoj síly hry: od {first} po {now}</translation>
    </message>
</context>
<context>
    <name>ReadingDialog</name>
    <message>
        <source>Reading {name} …</source>
        <translation>Čte se {name} …</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>schránka</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>another program is at work on the index</source>
        <translation>s rejstříkem pracuje jiný program</translation>
    </message>
    <message>
        <source>the record that begins in line {number} is larger than {most} bytes</source>
        <translation>záznam začínající na řádku {number} je větší než {most} bajtů</translation>
    </message>
    <message>
        <source>another program has changed it meanwhile</source>
        <translation>mezitím ho změnil jiný program</translation>
    </message>
    <message>
        <source>it does not begin with {text}</source>
        <translation>nezačíná na {text}</translation>
    </message>
    <message>
        <source>a position of it has too many lines</source>
        <translation>některá pozice má příliš mnoho řádků</translation>
    </message>
    <message>
        <source>it does not read what it is told</source>
        <translation>nečte, co se mu říká</translation>
    </message>
    <message>
        <source>the engine has told no score of any position</source>
        <translation>engine neřekl hodnocení žádné pozice</translation>
    </message>
    <message>
        <source>no game was found</source>
        <translation>nebyla nalezena žádná partie</translation>
    </message>
    <message>
        <source>there is no position</source>
        <translation>chybí pozice</translation>
    </message>
    <message>
        <source>the attacker is 0 (Black) or 1 (White)</source>
        <translation>útočník je 0 (Černý) nebo 1 (Bílý)</translation>
    </message>
    <message>
        <source>the attacker, {side}, must be to move</source>
        <translation>na tahu musí být útočník ({side})</translation>
    </message>
    <message>
        <source>no problem has such pieces</source>
        <translation>žádná úloha nemá takové kameny</translation>
    </message>
    <message>
        <source>another process plays the match in {folder}</source>
        <translation>zápas ve složce {folder} hraje jiný proces</translation>
    </message>
    <message>
        <source>there is no tournament in {folder}</source>
        <translation>ve složce {folder} není žádný turnaj</translation>
    </message>
    <message>
        <source>{path} has a line that cannot be read: {text} ({what})</source>
        <translation>{path} obsahuje nečitelný řádek: {text} ({what})</translation>
    </message>
    <message>
        <source>Late: {seconds} s, after move {number}</source>
        <translation>Pozdě: {seconds} s, po tahu {number}</translation>
    </message>
    <message>
        <source>Lost on time: {seconds} s, after move {number}</source>
        <translation>Prohra na čas: {seconds} s, po tahu {number}</translation>
    </message>
    <message>
        <source>Illegal move: {reason}</source>
        <translation>Nedovolený tah: {reason}</translation>
    </message>
    <message>
        <source>Wrong declaration: {reason}</source>
        <translation>Neplatné prohlášení: {reason}</translation>
    </message>
    <message>
        <source>Claim without agreement: {reason}</source>
        <translation>Nárok bez shody: {reason}</translation>
    </message>
    <message>
        <source>Engine failure: {reason}</source>
        <translation>Selhání enginu: {reason}</translation>
    </message>
    <message>
        <source>{reason}, after move {number}</source>
        <translation>{reason}, po tahu {number}</translation>
    </message>
    <message>
        <source>The engine answered with a move that cannot be made: {reason}</source>
        <translation>Engine odpověděl tahem, který nelze zahrát: {reason}</translation>
    </message>
    <message>
        <source>another process plays this match</source>
        <translation>tento zápas hraje jiný proces</translation>
    </message>
    <message>
        <source>{name} does not begin a game of {game}: {reason}</source>
        <translation>{name} nezačne partii hry {game}: {reason}</translation>
    </message>
    <message>
        <source>{name} failed in game {number}: {reason}</source>
        <translation>{name} selhal v partii {number}: {reason}</translation>
    </message>
    <message>
        <source>{path} holds a match with other settings: {what}</source>
        <translation>{path} obsahuje zápas s jiným nastavením: {what}</translation>
    </message>
    <message>
        <source>it has ended</source>
        <translation>skončil</translation>
    </message>
    <message>
        <source>it did not answer</source>
        <translation>neodpověděl</translation>
    </message>
    <message>
        <source>it said what makes no sense</source>
        <translation>řekl něco, co nedává smysl</translation>
    </message>
    <message>
        <source>code {number}</source>
        <translation>kód {number}</translation>
    </message>
    <message>
        <source>The engine answered with an unreadable line.</source>
        <translation>Engine odpověděl nečitelným řádkem.</translation>
    </message>
    <message>
        <source>The engine cannot answer: {reason}</source>
        <translation>Engine nemůže odpovědět: {reason}</translation>
    </message>
    <message>
        <source>The engine does not answer.</source>
        <translation>Engine neodpovídá.</translation>
    </message>
    <message>
        <source>The engine stopped working: {what}</source>
        <translation>Engine přestal pracovat: {what}</translation>
    </message>
    <message>
        <source>&apos;from&apos; is another square, not {text}</source>
        <translation>„from“ je jiné pole, ne {text}</translation>
    </message>
    <message>
        <source>&apos;to&apos; is a square, not {text}</source>
        <translation>„to“ je pole, ne {text}</translation>
    </message>
    <message>
        <source>no worker of {address} can do jobs of this program: {reason}</source>
        <translation>žádný proces na {address} nemůže pro tento program pracovat: {reason}</translation>
    </message>
    <message>
        <source>the job {job} failed: {reason}</source>
        <translation>úloha {job} se nezdařila: {reason}</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>disk je plný</translation>
    </message>
    <message>
        <source>this is not permitted</source>
        <translation>není to dovoleno</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>soubor je příliš velký</translation>
    </message>
    <message>
        <source>the file or folder does not exist</source>
        <translation>soubor nebo složka neexistuje</translation>
    </message>
    <message>
        <source>a file lies where a folder should be</source>
        <translation>na místě složky leží soubor</translation>
    </message>
    <message>
        <source>the disk does not work</source>
        <translation>disk neodpovídá</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>disk je jen pro čtení</translation>
    </message>
    <message>
        <source>no more disk space is granted to you</source>
        <translation>přidělené místo na disku je vyčerpáno</translation>
    </message>
    <message>
        <source>something else lies in the way</source>
        <translation>na tom místě už leží něco jiného</translation>
    </message>
    <message>
        <source>a folder lies where a file should be</source>
        <translation>na místě souboru leží složka</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>není to soubor</translation>
    </message>
    <message>
        <source>it is not a text</source>
        <translation>není to text</translation>
    </message>
    <message>
        <source>another program uses it</source>
        <translation>používá ho jiný program</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>název je příliš dlouhý</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>je otevřeno příliš mnoho souborů</translation>
    </message>
    <message>
        <source>its links go round in circles</source>
        <translation>jeho odkazy vedou v kruhu</translation>
    </message>
    <message>
        <source>the system takes no such name</source>
        <translation>takový název systém nepřijímá</translation>
    </message>
    <message>
        <source>it is not a program for this system</source>
        <translation>není to program pro tento systém</translation>
    </message>
    <message>
        <source>the network does not answer</source>
        <translation>síť neodpovídá</translation>
    </message>
    <message>
        <source>&apos;startpos&apos; or &apos;sfen&apos; belongs here, not {text}</source>
        <translation>sem patří „startpos“ nebo „sfen“, ne {text}</translation>
    </message>
    <message>
        <source>&apos;startpos&apos; or &apos;sfen&apos; is missing</source>
        <translation>chybí „startpos“ nebo „sfen“</translation>
    </message>
    <message>
        <source>&apos;moves&apos; belongs here, not {text}</source>
        <translation>sem patří „moves“, ne {text}</translation>
    </message>
    <message>
        <source>a hand cannot hold {text}</source>
        <translation>{text} nemůže být v ruce</translation>
    </message>
    <message>
        <source>a number begins with 1 to 9</source>
        <translation>číslo začíná číslicí 1 až 9</translation>
    </message>
    <message>
        <source>a piece is missing here</source>
        <translation>zde chybí kámen</translation>
    </message>
    <message>
        <source>a position belongs here, not {text}</source>
        <translation>sem patří pozice, ne {text}</translation>
    </message>
    <message>
        <source>a square with a piece belongs here, not {text}</source>
        <translation>sem patří pole s kamenem, ne {text}</translation>
    </message>
    <message>
        <source>after this name an equals sign (=) is missing</source>
        <translation>za tímto jménem chybí rovnítko (=)</translation>
    </message>
    <message>
        <source>before this equals sign a name is missing</source>
        <translation>před tímto rovnítkem chybí jméno</translation>
    </message>
    <message>
        <source>board, side to move and hands are needed</source>
        <translation>je třeba uvést desku, stranu na tahu a kameny v ruce</translation>
    </message>
    <message>
        <source>file {file}, rank {rank} is not on a board of {files} x {ranks}</source>
        <translation>sloupec {file}, řada {rank} není na desce {files} × {ranks}</translation>
    </message>
    <message>
        <source>line {line}, column {column}: {reason}: {text}</source>
        <translation>řádek {line}, sloupec {column}: {reason}: {text}</translation>
    </message>
    <message>
        <source>line {line}: a line has at most {most} characters, and {count} full stops</source>
        <translation>řádek {line}: řádek má nejvýš {most} znaků a {count} teček</translation>
    </message>
    <message>
        <source>nothing may follow the move number: {text}</source>
        <translation>za číslem tahu nesmí nic být: {text}</translation>
    </message>
    <message>
        <source>nothing stands after this equals sign</source>
        <translation>za tímto rovnítkem nic není</translation>
    </message>
    <message>
        <source>one blank belongs between two fields, none at the ends</source>
        <translation>mezi dvěma údaji je jedna mezera, na krajích žádná</translation>
    </message>
    <message>
        <source>the board or the hands of &apos;initial&apos; hold something that is no piece</source>
        <translation>na desce nebo v ruce v údaji „initial“ je něco, co není kámen</translation>
    </message>
    <message>
        <source>the move number is a number, not {text}</source>
        <translation>číslo tahu je číslo, ne {text}</translation>
    </message>
    <message>
        <source>the side to move is &apos;b&apos; or &apos;w&apos;, not {text}</source>
        <translation>strana na tahu je „b“ nebo „w“, ne {text}</translation>
    </message>
    <message>
        <source>there is no piece {text}</source>
        <translation>kámen {text} neexistuje</translation>
    </message>
    <message>
        <source>there is no square {text}</source>
        <translation>pole {text} neexistuje</translation>
    </message>
    <message>
        <source>there is no text</source>
        <translation>není zde žádný text</translation>
    </message>
    <message>
        <source>this is no number, true or false, and a text needs quotes around it</source>
        <translation>toto není číslo, true ani false; text patří do uvozovek</translation>
    </message>
    <message>
        <source>this line should be the name of a table in brackets and nothing else</source>
        <translation>na tomto řádku má být jen jméno tabulky v závorkách</translation>
    </message>
    <message>
        <source>{count} pieces of a kind are too many</source>
        <translation>příliš mnoho kamenů jednoho druhu: {count}</translation>
    </message>
    <message>
        <source>{count} pieces of the kind {text} are too many</source>
        <translation>příliš mnoho kamenů druhu {text}: {count}</translation>
    </message>
    <message>
        <source>{square} is left out twice</source>
        <translation>{square} je vynecháno dvakrát</translation>
    </message>
    <message>
        <source>{text} cannot be in hand</source>
        <translation>{text} nemůže být v ruce</translation>
    </message>
    <message>
        <source>{text} does not stand there at the start</source>
        <translation>{text} tam na začátku nestojí</translation>
    </message>
    <message>
        <source>{text} is more than {most}</source>
        <translation>{text} je víc než {most}</translation>
    </message>
    <message>
        <source>{text} is no piece of {title}</source>
        <translation>{text} není kámen této hry: {title}</translation>
    </message>
    <message>
        <source>{text} is no piece, number or &apos;/&apos;</source>
        <translation>{text} není kámen, číslo ani „/“</translation>
    </message>
    <message>
        <source>{text} is no square and piece</source>
        <translation>{text} není pole a kámen</translation>
    </message>
    <message>
        <source>{text} is no square of a rank</source>
        <translation>{text} není pole řady</translation>
    </message>
    <message>
        <source>{text} is not a square</source>
        <translation>{text} není pole</translation>
    </message>
    <message>
        <source>{text} is not on the board of {title}</source>
        <translation>{text} není na desce této hry: {title}</translation>
    </message>
    <message>
        <source>{text} was counted before</source>
        <translation>{text} už je započten</translation>
    </message>
    <message>
        <source>{title} has no diagrams of this kind</source>
        <translation>tato hra nemá diagramy tohoto druhu: {title}</translation>
    </message>
    <message>
        <source>{title} has no piece {text}</source>
        <translation>tato hra nemá kámen {text}: {title}</translation>
    </message>
    <message>
        <source>{title} has no pieces in hand: &apos;-&apos; belongs here</source>
        <translation>tato hra nemá kameny v ruce, sem patří „-“: {title}</translation>
    </message>
    <message>
        <source>&apos;initial&apos; is a known preset, or OTHER with &apos;data&apos;</source>
        <translation>„initial“ je známý hendikep, nebo OTHER s údajem „data“</translation>
    </message>
    <message>
        <source>the side to move could take the last royal piece at once</source>
        <translation>strana na tahu by mohla hned vzít poslední královský kámen</translation>
    </message>
    <message>
        <source>the {piece} on {square} could never move</source>
        <translation>kámen na poli {square} by nikdy nemohl táhnout: {piece}</translation>
    </message>
    <message>
        <source>there are {count} pieces of the kind {piece}, a full set has {most}</source>
        <translation>kamenů tohoto druhu je {count}, úplná sada má {most} ({piece})</translation>
    </message>
    <message>
        <source>{side} has a second {piece} on {square}</source>
        <translation>{side} má na poli {square} druhý kámen: {piece}</translation>
    </message>
    <message>
        <source>{side} has no king</source>
        <translation>{side} nemá krále</translation>
    </message>
    <message>
        <source>{side} has too many pieces ({piece}) on file {file} (nifu)</source>
        <translation>{side} má ve sloupci {file} příliš mnoho kamenů ({piece}; nifu)</translation>
    </message>
    <message>
        <source>{side} is in check on {square}, but it is not {other}&apos;s move</source>
        <translation>{side} je v šachu na poli {square}, ale na tahu není {other}</translation>
    </message>
    <message>
        <source>&apos;-&apos; or &apos;x&apos; belongs here</source>
        <translation>sem patří „-“ nebo „x“</translation>
    </message>
    <message>
        <source>&apos;-&apos;, &apos;x&apos; or &apos;*&apos; belongs here</source>
        <translation>sem patří „-“, „x“ nebo „*“</translation>
    </message>
    <message>
        <source>a board of {files} x {count} is expected, a line for each rank</source>
        <translation>očekává se deska {files} × {count}, řádek pro každou řadu</translation>
    </message>
    <message>
        <source>a comma is missing before this</source>
        <translation>před tímto chybí čárka</translation>
    </message>
    <message>
        <source>a dropped pawn may not mate</source>
        <translation>vyložený pěšec nesmí dát mat</translation>
    </message>
    <message>
        <source>a move begins and ends on different squares</source>
        <translation>tah začíná a končí na různých polích</translation>
    </message>
    <message>
        <source>a move begins with the letters of a piece</source>
        <translation>tah začíná písmeny kamene</translation>
    </message>
    <message>
        <source>a move is &apos;{...}&apos;</source>
        <translation>tah je „{...}“</translation>
    </message>
    <message>
        <source>a move is a sign, four digits and a piece, not {text}</source>
        <translation>tah je znaménko, čtyři číslice a kámen, ne {text}</translation>
    </message>
    <message>
        <source>a pass promotes nothing</source>
        <translation>vynechaný tah nic nepovýší</translation>
    </message>
    <message>
        <source>a piece is captured on {square}: &apos;x&apos; belongs here</source>
        <translation>na poli {square} se bere kámen: sem patří „x“</translation>
    </message>
    <message>
        <source>a problem has an odd number of plies, not {number}</source>
        <translation>úloha má lichý počet půltahů, ne {number}</translation>
    </message>
    <message>
        <source>a square belongs here</source>
        <translation>sem patří pole</translation>
    </message>
    <message>
        <source>a square belongs here in {text}</source>
        <translation>v {text} sem patří pole</translation>
    </message>
    <message>
        <source>it brings back a position of this game</source>
        <translation>vrací pozici z této partie</translation>
    </message>
    <message>
        <source>it is not the turn of the side that {text} says</source>
        <translation>na tahu není strana, kterou uvádí {text}</translation>
    </message>
    <message>
        <source>it is the other side&apos;s move: {text}</source>
        <translation>na tahu je druhá strana: {text}</translation>
    </message>
    <message>
        <source>it is {side}&apos;s move</source>
        <translation>na tahu je {side}</translation>
    </message>
    <message>
        <source>leaps as long as this are too much for a board of the width {files}</source>
        <translation>tak dlouhé skoky jsou příliš pro desku šířky {files}</translation>
    </message>
    <message>
        <source>more than one piece could make this move</source>
        <translation>tento tah může provést víc kamenů</translation>
    </message>
    <message>
        <source>no game has a board of {count} rank|no game has a board of {count} ranks</source>
        <translation>žádná hra nemá desku o tomto počtu řad: {count}</translation>
    </message>
    <message>
        <source>no move is left</source>
        <translation>nezbývá žádný tah</translation>
    </message>
    <message>
        <source>no move stands above to go to the same square</source>
        <translation>nad tím není tah, který by určil stejné pole</translation>
    </message>
    <message>
        <source>no piece can make this move</source>
        <translation>žádný kámen nemůže provést tento tah</translation>
    </message>
    <message>
        <source>no {piece} goes there</source>
        <translation>žádný takový kámen tam netáhne: {piece}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>nothing goes on after this</source>
        <translation>po tomto už se nepokračuje</translation>
    </message>
    <message>
        <source>nothing is captured on {square}</source>
        <translation>na poli {square} se nic nebere</translation>
    </message>
    <message>
        <source>nothing is open that this bracket could close</source>
        <translation>tato závorka nemá co uzavřít</translation>
    </message>
    <message>
        <source>nothing may follow &apos;+&apos; in {text}</source>
        <translation>v {text} nesmí za „+“ nic být</translation>
    </message>
    <message>
        <source>nothing may follow here: {text}</source>
        <translation>zde už nesmí nic být: {text}</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>mimo desku</translation>
    </message>
    <message>
        <source>pieces are dropped unpromoted</source>
        <translation>kameny se vykládají nepovýšené</translation>
    </message>
    <message>
        <source>rank {rank} has more squares than {files}</source>
        <translation>řada {rank} má víc polí než {files}</translation>
    </message>
    <message>
        <source>the board has {count} rank, here begins another|the board has {count} ranks, here begins another</source>
        <translation>počet řad desky je {count}, zde začíná další</translation>
    </message>
    <message>
        <source>the board has {count} rank|the board has {count} ranks</source>
        <translation>počet řad desky je {count}</translation>
    </message>
    <message>
        <source>the bracket that opens here is never closed</source>
        <translation>závorka, která se zde otevírá, není nikde uzavřena</translation>
    </message>
    <message>
        <source>the king would stand in check</source>
        <translation>král by stál v šachu</translation>
    </message>
    <message>
        <source>the line should have ended before this</source>
        <translation>řádek měl skončit před tímto</translation>
    </message>
    <message>
        <source>the lion may not be taken so</source>
        <translation>lva nelze takto vzít</translation>
    </message>
    <message>
        <source>the move before was illegal</source>
        <translation>předchozí tah byl nedovolený</translation>
    </message>
    <message>
        <source>the piece cannot promote</source>
        <translation>kámen nelze povýšit</translation>
    </message>
    <message>
        <source>the piece could never move again</source>
        <translation>kámen by už nikdy nemohl táhnout</translation>
    </message>
    <message>
        <source>the piece does not burn</source>
        <translation>kámen neshoří</translation>
    </message>
    <message>
        <source>the piece may not promote yet</source>
        <translation>kámen ještě nelze povýšit</translation>
    </message>
    <message>
        <source>the piece must promote</source>
        <translation>kámen musí být povýšen</translation>
    </message>
    <message>
        <source>the piece on {square} is {piece}</source>
        <translation>na poli {square} stojí {piece}</translation>
    </message>
    <message>
        <source>the piece on {square} is {side}&apos;s</source>
        <translation>kámen na poli {square} má {side}</translation>
    </message>
    <message>
        <source>the quote that begins here is not closed on its line</source>
        <translation>uvozovka, která zde začíná, není na svém řádku uzavřena</translation>
    </message>
    <message>
        <source>the side to move has no {piece}</source>
        <translation>strana na tahu nemá tento kámen: {piece}</translation>
    </message>
    <message>
        <source>the three quotes that begin here are never closed</source>
        <translation>tři uvozovky, které zde začínají, nejsou nikde uzavřeny</translation>
    </message>
    <message>
        <source>the {piece} on {square} does not go there</source>
        <translation>{piece} na poli {square} tam netáhne</translation>
    </message>
    <message>
        <source>there is no promotion to decline</source>
        <translation>není co nepovýšit</translation>
    </message>
    <message>
        <source>there is no {piece} in hand</source>
        <translation>v ruce není: {piece}</translation>
    </message>
    <message>
        <source>there is no {piece} of the side to move on {square}</source>
        <translation>strana na tahu nemá na poli {square} tento kámen: {piece}</translation>
    </message>
    <message>
        <source>there is no {piece} on {square}</source>
        <translation>na poli {square} není: {piece}</translation>
    </message>
    <message>
        <source>this cannot be a drop</source>
        <translation>toto nemůže být vyložení</translation>
    </message>
    <message>
        <source>this has been said further up</source>
        <translation>toto už je řečeno výše</translation>
    </message>
    <message>
        <source>this is not understood</source>
        <translation>tomuto nelze rozumět</translation>
    </message>
    <message>
        <source>too many unpromoted pieces of the kind would stand on the file</source>
        <translation>ve sloupci by stálo příliš mnoho nepovýšených kamenů toho druhu</translation>
    </message>
    <message>
        <source>two unpromoted pawns would stand on the file</source>
        <translation>ve sloupci by stáli dva nepovýšení pěšci</translation>
    </message>
    <message>
        <source>{reason} burns, otherwise than</source>
        <translation>shoří {reason}, jinak než</translation>
    </message>
    <message>
        <source>{reason} in {text}</source>
        <translation>{reason} v {text}</translation>
    </message>
    <message>
        <source>{reason}, but a board of {files} x {ranks} is needed</source>
        <translation>{reason}, ale je třeba deska {files} × {ranks}</translation>
    </message>
    <message>
        <source>{square} is empty</source>
        <translation>pole {square} je prázdné</translation>
    </message>
    <message>
        <source>{square} is not empty</source>
        <translation>pole {square} není prázdné</translation>
    </message>
    <message>
        <source>{text} cannot be dropped</source>
        <translation>{text} nelze vyložit</translation>
    </message>
    <message>
        <source>{text} has a square twice in a row</source>
        <translation>{text} má dvakrát po sobě totéž pole</translation>
    </message>
    <message>
        <source>{text} is no move</source>
        <translation>{text} není tah</translation>
    </message>
    <message>
        <source>{text} is no move, and no word that ends a game</source>
        <translation>{text} není tah ani slovo, kterým partie končí</translation>
    </message>
    <message>
        <source>{text} is another result than before</source>
        <translation>{text} je jiný výsledek než předtím</translation>
    </message>
    <message>
        <source>{text} says nothing here</source>
        <translation>{text} tu nic neznamená</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>závorka není uzavřena</translation>
    </message>
    <message>
        <source>this is no move of a book</source>
        <translation>to není tah knihy zahájení</translation>
    </message>
    <message>
        <source>{text} is no second step</source>
        <translation>{text} není druhý krok</translation>
    </message>
    <message>
        <source>{text} is not a legal move here</source>
        <translation>{text} zde není dovolený tah</translation>
    </message>
    <message>
        <source>{text} is not a legal move here: {reason}</source>
        <translation>{text} zde není dovolený tah: {reason}</translation>
    </message>
    <message>
        <source>{text} lacks a square</source>
        <translation>v {text} chybí pole</translation>
    </message>
    <message>
        <source>{text} may be any of several moves</source>
        <translation>{text} může být několik tahů</translation>
    </message>
    <message>
        <source>{text} may be any of {names}</source>
        <translation>{text} může být některý z těchto tahů: {names}</translation>
    </message>
    <message>
        <source>{text}: the piece on {square} is the {piece}</source>
        <translation>{text}: na poli {square} stojí {piece}</translation>
    </message>
    <message>
        <source>{title} has no moves over that many squares</source>
        <translation>tato hra nemá tahy přes tolik polí: {title}</translation>
    </message>
    <message>
        <source>{title} has no pass</source>
        <translation>v této hře nelze tah vynechat: {title}</translation>
    </message>
    <message>
        <source>&apos;black&apos;, &apos;white&apos; or &apos;nobody&apos; belongs here, not {text}</source>
        <translation>sem patří „black“, „white“ nebo „nobody“, ne {text}</translation>
    </message>
    <message>
        <source>&apos;header&apos; holds names and values</source>
        <translation>„header“ obsahuje názvy a hodnoty</translation>
    </message>
    <message>
        <source>&apos;name: value&apos; belongs here</source>
        <translation>sem patří „název: hodnota“</translation>
    </message>
    <message>
        <source>&apos;option: name = value&apos; belongs here, each name once</source>
        <translation>sem patří „option: název = hodnota“, každý název jednou</translation>
    </message>
    <message>
        <source>&apos;COLOUR=SQUARE,...&apos; belongs here, a colour being one of {names}</source>
        <translation>sem patří „BARVA=POLE,...“, barva je jedna z {names}</translation>
    </message>
    <message>
        <source>&apos;~&apos; belongs before the moves</source>
        <translation>„~“ patří před tahy</translation>
    </message>
    <message>
        <source>CSA has no games of {title}</source>
        <translation>formát CSA nemá tuto hru: {title}</translation>
    </message>
    <message>
        <source>JKF has no games of {title}</source>
        <translation>formát JKF nemá tuto hru: {title}</translation>
    </message>
    <message>
        <source>USEN has no games of {title}</source>
        <translation>formát USEN nemá tuto hru: {title}</translation>
    </message>
    <message>
        <source>a header is &apos;$NAME:value&apos;</source>
        <translation>hlavička je „$NÁZEV:hodnota“</translation>
    </message>
    <message>
        <source>a line &apos;# variant: ...&apos; belongs above this one</source>
        <translation>nad tento řádek patří řádek „# variant: ...“</translation>
    </message>
    <message>
        <source>a line is &apos;NUMBER.MOVES.END&apos;</source>
        <translation>varianta je „ČÍSLO.TAHY.KONEC“</translation>
    </message>
    <message>
        <source>a move follows the end of the game</source>
        <translation>za koncem partie následuje tah</translation>
    </message>
    <message>
        <source>a thought is &apos;= cp=N&apos; or &apos;= mate=N&apos;, perhaps with depth, nodes, line and engine</source>
        <translation>názor programu je „= cp=N“ nebo „= mate=N“, případně s depth, nodes, line a engine</translation>
    </message>
    <message>
        <source>a move line is &apos;PLY MOVE&apos;, perhaps with &apos;time=S.SSS&apos; and &apos;clock=S.SSS,S.SSS&apos;</source>
        <translation>řádek s tahem je „ČÍSLO TAH“, případně s „time=S.SSS“ a „clock=S.SSS,S.SSS“</translation>
    </message>
    <message>
        <source>a time belongs behind a move</source>
        <translation>čas patří za tah</translation>
    </message>
    <message>
        <source>a time is &apos;T&apos; and seconds, not {text}</source>
        <translation>čas je „T“ a sekundy, ne {text}</translation>
    </message>
    <message>
        <source>a variation begins here without a line that says so</source>
        <translation>zde začíná varianta bez řádku, který ji uvádí</translation>
    </message>
    <message>
        <source>after &apos;\&apos; belongs &apos;\&apos;, &apos;n&apos; or &apos;u&apos; and four digits</source>
        <translation>za „\“ patří „\“, „n“, nebo „u“ a čtyři číslice</translation>
    </message>
    <message>
        <source>an end is &apos;end&apos;, perhaps with &apos;time=S.SSS&apos;, winner, reason and details</source>
        <translation>konec je „end“, případně s „time=S.SSS“, vítězem, důvodem a podrobnostmi</translation>
    </message>
    <message>
        <source>drawings have at most {most} characters</source>
        <translation>kresby mají nejvýše {most} znaků</translation>
    </message>
    <message>
        <source>move {number} belongs here</source>
        <translation>sem patří tah {number}</translation>
    </message>
    <message>
        <source>move {number} is missing above this one</source>
        <translation>nad tímto tahem chybí tah {number}</translation>
    </message>
    <message>
        <source>no move stands above that this one could follow</source>
        <translation>nad tímto tahem není žádný, po kterém by mohl následovat</translation>
    </message>
    <message>
        <source>no move {number} stands above this one for it to follow</source>
        <translation>nad tímto tahem není tah {number}, po kterém by následoval</translation>
    </message>
    <message>
        <source>no move stands above this variation</source>
        <translation>nad touto variantou není žádný tah</translation>
    </message>
    <message>
        <source>no move {number} stands above this variation</source>
        <translation>nad touto variantou není tah {number}</translation>
    </message>
    <message>
        <source>one end belongs to a game with a result, none to another</source>
        <translation>partie s výsledkem má jeden konec, jiná žádný</translation>
    </message>
    <message>
        <source>records of this kind ({suffix}) are read, not written</source>
        <translation>záznamy tohoto druhu ({suffix}) se čtou, ale nezapisují</translation>
    </message>
    <message>
        <source>some of the text is not {encoding}</source>
        <translation>část textu není v kódování {encoding}</translation>
    </message>
    <message>
        <source>the defender cannot answer</source>
        <translation>obránce nemůže odpovědět</translation>
    </message>
    <message>
        <source>the game has ended before</source>
        <translation>partie už skončila</translation>
    </message>
    <message>
        <source>the header {header} cannot be written in this format</source>
        <translation>hlavičku {header} nelze v tomto formátu zapsat</translation>
    </message>
    <message>
        <source>the header {header} stands among the moves</source>
        <translation>hlavička {header} je mezi tahy</translation>
    </message>
    <message>
        <source>the header {header} was there before</source>
        <translation>hlavička {header} už byla uvedena</translation>
    </message>
    <message>
        <source>the line &apos;variant: ...&apos; is missing</source>
        <translation>chybí řádek „variant: ...“</translation>
    </message>
    <message>
        <source>the moves begin with number {number}</source>
        <translation>tahy začínají číslem {number}</translation>
    </message>
    <message>
        <source>the record is no longer there</source>
        <translation>záznam tam už není</translation>
    </message>
    <message>
        <source>the section {text} was there before</source>
        <translation>oddíl {text} už byl uveden</translation>
    </message>
    <message>
        <source>the start belongs before the moves</source>
        <translation>začátek patří před tahy</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>text je prázdný</translation>
    </message>
    <message>
        <source>there are at most {most} drawings on a position</source>
        <translation>na pozici je nejvýše {most} kreseb</translation>
    </message>
    <message>
        <source>there are zero bytes in the text</source>
        <translation>v textu jsou nulové bajty</translation>
    </message>
    <message>
        <source>there is no game in the text</source>
        <translation>v textu není žádná partie</translation>
    </message>
    <message>
        <source>there is no game named {text}</source>
        <translation>hra jménem {text} neexistuje</translation>
    </message>
    <message>
        <source>there is no move {number} from which to go on</source>
        <translation>není tah {number}, od kterého by se pokračovalo</translation>
    </message>
    <message>
        <source>there is no section {text}</source>
        <translation>oddíl {text} neexistuje</translation>
    </message>
    <message>
        <source>there is no such rule option</source>
        <translation>taková volba pravidel neexistuje</translation>
    </message>
    <message>
        <source>there is no variant of this name</source>
        <translation>hra tohoto jména neexistuje</translation>
    </message>
    <message>
        <source>there is no variant {text}</source>
        <translation>hra {text} neexistuje</translation>
    </message>
    <message>
        <source>there is no variant {text}: {reason}</source>
        <translation>hra {text} neexistuje: {reason}</translation>
    </message>
    <message>
        <source>this game file has version {version}; this program reads versions up to {most}</source>
        <translation>tento soubor má verzi {version}; program čte verze do {most}</translation>
    </message>
    <message>
        <source>this is in no format that is known</source>
        <translation>není to v žádném známém formátu</translation>
    </message>
    <message>
        <source>this is no JSON: {detail}</source>
        <translation>to není JSON: {detail}</translation>
    </message>
    <message>
        <source>this is no game file of Shogi Desktop: it should begin with &apos;{name} 1&apos;</source>
        <translation>to není soubor s partií Shogi Desktop: měl by začínat „{name} 1“</translation>
    </message>
    <message>
        <source>this is a game, not a mate problem</source>
        <translation>toto je partie, ne matová úloha</translation>
    </message>
    <message>
        <source>this is {what}, which holds no record of a game</source>
        <translation>text je {what} a neobsahuje záznam partie</translation>
    </message>
    <message>
        <source>this line stands here twice</source>
        <translation>tato varianta je zde dvakrát</translation>
    </message>
    <message>
        <source>this move was there before in the same place</source>
        <translation>tento tah už na stejném místě byl</translation>
    </message>
    <message>
        <source>version {version} of the format knows no {text}</source>
        <translation>verze {version} formátu nezná {text}</translation>
    </message>
    <message>
        <source>whose move it is belongs before the moves</source>
        <translation>strana na tahu patří před tahy</translation>
    </message>
    <message>
        <source>White has no piece on {square} to leave out</source>
        <translation>Bílý nemá na poli {square} kámen k vynechání</translation>
    </message>
    <message>
        <source>{text} does not belong behind a move</source>
        <translation>{text} nepatří za tah</translation>
    </message>
    <message>
        <source>{text} goes nowhere</source>
        <translation>{text} nikam nevede</translation>
    </message>
    <message>
        <source>{text} is in no hand</source>
        <translation>{text} nemůže být v ruce</translation>
    </message>
    <message>
        <source>{text} is no end of a game</source>
        <translation>{text} není konec partie</translation>
    </message>
    <message>
        <source>{text} is no move of USEN</source>
        <translation>{text} není tah formátu USEN</translation>
    </message>
    <message>
        <source>{text} is no rule, as in &apos;name=value&apos;</source>
        <translation>{text} není pravidlo ve tvaru „název=hodnota“</translation>
    </message>
    <message>
        <source>{text} is no square and no arrow</source>
        <translation>{text} není pole ani šipka</translation>
    </message>
    <message>
        <source>{text} is no statement of CSA</source>
        <translation>{text} není příkaz formátu CSA</translation>
    </message>
    <message>
        <source>{text} is not one of its choices</source>
        <translation>{text} není mezi možnostmi</translation>
    </message>
    <message>
        <source>{text} is not understood</source>
        <translation>{text} není srozumitelné</translation>
    </message>
    <message>
        <source>{text} says nothing that is understood</source>
        <translation>{text} neříká nic srozumitelného</translation>
    </message>
    <message>
        <source>{text} was there before</source>
        <translation>{text} už bylo uvedeno</translation>
    </message>
    <message>
        <source>{text}: {reason}</source>
        <translation>{text}: {reason}</translation>
    </message>
    <message>
        <source>{title} has no handicap {text}</source>
        <translation>tato hra nemá hendikep {text}: {title}</translation>
    </message>
    <message>
        <source>{title} has no rule {text}</source>
        <translation>tato hra nemá pravidlo {text}: {title}</translation>
    </message>
    <message>
        <source>White cannot leave out every royal piece</source>
        <translation>Bílý nemůže vynechat všechny královské kameny</translation>
    </message>
    <message>
        <source>a variant cannot start from itself</source>
        <translation>hra nemůže vycházet sama ze sebe</translation>
    </message>
    <message>
        <source>a variant is named by its file: up to 64 letters, digits, - and _, and then {suffix}</source>
        <translation>hra se jmenuje podle souboru: nejvýš 64 písmen, číslic, - a _, potom {suffix}</translation>
    </message>
    <message>
        <source>a variant of this name comes along</source>
        <translation>hra tohoto jména je součástí programu</translation>
    </message>
    <message>
        <source>a diagram</source>
        <translation>diagram</translation>
    </message>
    <message>
        <source>a game file</source>
        <translation>soubor s partií</translation>
    </message>
    <message>
        <source>a line</source>
        <translation>řádek</translation>
    </message>
    <message>
        <source>a move</source>
        <translation>tah</translation>
    </message>
    <message>
        <source>a pattern</source>
        <translation>vzor</translation>
    </message>
    <message>
        <source>a position</source>
        <translation>pozice</translation>
    </message>
    <message>
        <source>a position with its moves</source>
        <translation>pozice s tahy</translation>
    </message>
    <message>
        <source>a record</source>
        <translation>záznam</translation>
    </message>
    <message>
        <source>a record of JKF</source>
        <translation>záznam JKF</translation>
    </message>
    <message>
        <source>a record of USEN</source>
        <translation>záznam USEN</translation>
    </message>
    <message>
        <source>a set of problems</source>
        <translation>sbírka úloh</translation>
    </message>
    <message>
        <source>a statement about the start</source>
        <translation>údaj o začátku</translation>
    </message>
    <message>
        <source>a bookmark has at most {most} characters</source>
        <translation>záložka má nejvýš {most} znaků</translation>
    </message>
    <message>
        <source>a game has at most {most} lines of comments</source>
        <translation>partie má nejvýš {most} řádků komentářů</translation>
    </message>
    <message>
        <source>a header has at most {most} characters</source>
        <translation>údaj v hlavičce má nejvýš {most} znaků</translation>
    </message>
    <message>
        <source>a time has at most {most} seconds</source>
        <translation>čas má nejvýš {most} sekund</translation>
    </message>
    <message>
        <source>the name of a header has at most {most} characters</source>
        <translation>název údaje v hlavičce má nejvýš {most} znaků</translation>
    </message>
    <message>
        <source>a game of more than {most} moves in a row is not read</source>
        <translation>partie s více než {most} tahy za sebou se nečte</translation>
    </message>
    <message>
        <source>a game of more than {most} moves is not read</source>
        <translation>partie s více než {most} tahy se nečte</translation>
    </message>
    <message>
        <source>a line has at most {most} characters</source>
        <translation>řádek má nejvýš {most} znaků</translation>
    </message>
    <message>
        <source>a line of a comment has at most {most} characters</source>
        <translation>řádek komentáře má nejvýš {most} znaků</translation>
    </message>
    <message>
        <source>a line with moves has at most {most} characters</source>
        <translation>řádek s tahy má nejvýš {most} znaků</translation>
    </message>
    <message>
        <source>a move has at most {most} characters</source>
        <translation>tah má nejvýše {most} znaků</translation>
    </message>
    <message>
        <source>a name has at most {most} characters</source>
        <translation>název má nejvýš {most} znaků</translation>
    </message>
    <message>
        <source>a record of JKF has &apos;moves&apos;, a list</source>
        <translation>záznam JKF má seznam „moves“</translation>
    </message>
    <message>
        <source>a record of JKF has at most {most} values</source>
        <translation>záznam JKF má nejvýš {most} hodnot</translation>
    </message>
    <message>
        <source>a start has at most {most} statements</source>
        <translation>začátek má nejvýš {most} údajů</translation>
    </message>
    <message>
        <source>a value has at most {most} characters</source>
        <translation>hodnota má nejvýš {most} znaků</translation>
    </message>
    <message>
        <source>lists or tables stand too deep in one another</source>
        <translation>seznamy nebo tabulky jsou do sebe vnořeny příliš hluboko</translation>
    </message>
    <message>
        <source>more than {most} choices of rules in one set are not read</source>
        <translation>v jedné sbírce se nečte víc voleb pravidel než {most}</translation>
    </message>
    <message>
        <source>more than {most} games of one text are not read</source>
        <translation>z jednoho textu se nečte víc partií než {most}</translation>
    </message>
    <message>
        <source>more than {most} moves are not read</source>
        <translation>nečte se víc tahů než {most}</translation>
    </message>
    <message>
        <source>more than {most} problems are not read</source>
        <translation>nečte se víc úloh než {most}</translation>
    </message>
    <message>
        <source>more than {most} variants start from one another</source>
        <translation>vychází ze sebe víc her než {most}</translation>
    </message>
    <message>
        <source>the file has more than {most} characters</source>
        <translation>soubor má víc znaků než {most}</translation>
    </message>
    <message>
        <source>the file has more than {most} lines</source>
        <translation>soubor má víc řádků než {most}</translation>
    </message>
    <message>
        <source>there are more moves than are read</source>
        <translation>tahů je víc, než se čte</translation>
    </message>
    <message>
        <source>there are more than {most} lines</source>
        <translation>řádků je víc než {most}</translation>
    </message>
    <message>
        <source>there are more than {most} words</source>
        <translation>slov je víc než {most}</translation>
    </message>
    <message>
        <source>this JSON is nested too deep</source>
        <translation>tento JSON je příliš vnořený</translation>
    </message>
    <message>
        <source>variations nested more than {most} deep have no place in JKF</source>
        <translation>varianty vnořené hlouběji než {most} se do formátu JKF nevejdou</translation>
    </message>
    <message>
        <source>{reason} has at most {most} characters, not {count}</source>
        <translation>{reason} má nejvýš {most} znaků, ne {count}</translation>
    </message>
    <message>
        <source>1 to 8 capital letters are expected, with + before them for a promoted face</source>
        <translation>očekává se 1 až 8 velkých písmen, u povýšené strany s + před nimi</translation>
    </message>
    <message>
        <source>a capital letter and at most 7 others are expected, no small x</source>
        <translation>očekává se velké písmeno a nejvýš 7 dalších, žádné malé x</translation>
    </message>
    <message>
        <source>a list is expected</source>
        <translation>očekává se seznam</translation>
    </message>
    <message>
        <source>a number from {low} to {high} is expected</source>
        <translation>očekává se číslo od {low} do {high}</translation>
    </message>
    <message>
        <source>a table is expected</source>
        <translation>očekává se tabulka</translation>
    </message>
    <message>
        <source>a text is expected</source>
        <translation>očekává se text</translation>
    </message>
    <message>
        <source>goes together with hand = &quot;revert&quot;</source>
        <translation>patří jen k hand = &quot;revert&quot;</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>chybí</translation>
    </message>
    <message>
        <source>is not known</source>
        <translation>není známo</translation>
    </message>
    <message>
        <source>letters, digits, - and _ are expected, not {text}</source>
        <translation>očekávají se písmena, číslice, - a _, ne {text}</translation>
    </message>
    <message>
        <source>pairs of value and title are expected</source>
        <translation>očekávají se dvojice hodnoty a názvu</translation>
    </message>
    <message>
        <source>the texts expected</source>
        <translation>očekávané texty</translation>
    </message>
    <message>
        <source>there are more than {most}</source>
        <translation>je jich víc než {most}</translation>
    </message>
    <message>
        <source>there are none</source>
        <translation>není zde žádná položka</translation>
    </message>
    <message>
        <source>true or false is expected</source>
        <translation>očekává se „true“ nebo „false“</translation>
    </message>
    <message>
        <source>{text} is not known; known are {names}</source>
        <translation>{text} není známo; známé hodnoty: {names}</translation>
    </message>
    <message>
        <source>{text} is not one of {reason}</source>
        <translation>{text} mezi ně nepatří: {reason}</translation>
    </message>
    <message>
        <source>{text} is used twice</source>
        <translation>{text} je použito dvakrát</translation>
    </message>
    <message>
        <source>a piece needs at least one move</source>
        <translation>kámen potřebuje aspoň jeden pohyb</translation>
    </message>
    <message>
        <source>a royal piece cannot be replaced by one that is not</source>
        <translation>královský kámen nelze nahradit jiným než královským</translation>
    </message>
    <message>
        <source>each side begins with a royal piece</source>
        <translation>každá strana začíná s královským kamenem</translation>
    </message>
    <message>
        <source>it may take more pieces at once than lion_trading judges</source>
        <translation>smí vzít najednou víc kamenů, než lion_trading posoudí</translation>
    </message>
    <message>
        <source>no piece has another face</source>
        <translation>žádný kámen nemá druhou tvář</translation>
    </message>
    <message>
        <source>no piece infects</source>
        <translation>žádný kámen není nakažlivý</translation>
    </message>
    <message>
        <source>no piece is a lion</source>
        <translation>žádný kámen není lev</translation>
    </message>
    <message>
        <source>no piece is left there to be replaced</source>
        <translation>nezbývá tam kámen k nahrazení</translation>
    </message>
    <message>
        <source>nothing promotes to it</source>
        <translation>nic se na něj nepovyšuje</translation>
    </message>
    <message>
        <source>there are more than {most} pieces {text}, too many for a hand</source>
        <translation>kamenů {text} je víc než {most}, příliš mnoho do ruky</translation>
    </message>
    <message>
        <source>there is no piece {text} ({square})</source>
        <translation>kámen {text} neexistuje ({square})</translation>
    </message>
    <message>
        <source>{text} does not promote</source>
        <translation>{text} se nepovyšuje</translation>
    </message>
    <message>
        <source>{text} is another piece&apos;s as well</source>
        <translation>{text} patří i jinému kameni</translation>
    </message>
    <message>
        <source>{text} is named twice</source>
        <translation>{text} je uvedeno dvakrát</translation>
    </message>
    <message>
        <source>{text} is never in a hand</source>
        <translation>{text} není nikdy v ruce</translation>
    </message>
    <message>
        <source>{text} is royal and cannot be dropped</source>
        <translation>{text} je královský kámen a nelze ho vložit</translation>
    </message>
    <message>
        <source>{text} is royal or promotes, which no piece becomes by contagion</source>
        <translation>{text} je královský kámen nebo se povyšuje, takže se jím nákazou nic nestane</translation>
    </message>
    <message>
        <source>{text} is royal or promoted and is never in a hand</source>
        <translation>{text} je královský nebo povýšený kámen a není nikdy v ruce</translation>
    </message>
    <message>
        <source>{text} is royal, so it only replaces the piece that promotes to it</source>
        <translation>{text} je královský kámen, a proto nahrazuje jen ten, který se na něj povyšuje</translation>
    </message>
    <message>
        <source>{text} promotes to a face of its own, +{name}</source>
        <translation>{text} se povyšuje na vlastní stranu +{name}</translation>
    </message>
    <message>
        <source>{text} stands there already</source>
        <translation>{text} tam už stojí</translation>
    </message>
    <message>
        <source>a piece that turns over with every move does not change by what it takes</source>
        <translation>kámen, který se každým tahem obrací, se nemění tím, co bere</translation>
    </message>
    <message>
        <source>a piece that turns over with every move does not promote by what it does</source>
        <translation>kámen, který se každým tahem obrací, jinak nepovyšuje</translation>
    </message>
    <message>
        <source>a declaration counts pieces in the promotion_zone, and there is none</source>
        <translation>prohlášení počítá kameny v promotion_zone, a ta chybí</translation>
    </message>
    <message>
        <source>a variant of this name has been added before</source>
        <translation>hra tohoto jména už byla přidána</translation>
    </message>
    <message>
        <source>at most {number} options with {most} choices are expected</source>
        <translation>očekává se nejvýš {number} voleb s {most} možnostmi</translation>
    </message>
    <message>
        <source>captures of everything passed (x^)</source>
        <translation>braní všeho v cestě (x^)</translation>
    </message>
    <message>
        <source>captures of what is unprotected (cU)</source>
        <translation>braní toho, co není kryté (cU)</translation>
    </message>
    <message>
        <source>the side to move has no move</source>
        <translation>strana na tahu nemá žádný tah</translation>
    </message>
    <message>
        <source>an option cannot change options</source>
        <translation>volba nemůže měnit volby</translation>
    </message>
    <message>
        <source>contagion</source>
        <translation>nákaza</translation>
    </message>
    <message>
        <source>it is never dropped: hand_order does not name it</source>
        <translation>nikdy se nevykládá: hand_order jej neuvádí</translation>
    </message>
    <message>
        <source>it refines {reason}, which nothing turns on</source>
        <translation>upřesňuje {reason}, které nic nezapíná</translation>
    </message>
    <message>
        <source>jumps over lower ranks (^p)</source>
        <translation>skoky přes nižší hodnosti (^p)</translation>
    </message>
    <message>
        <source>neither the rules nor an option of this key say when somebody may declare</source>
        <translation>pravidla ani volba tohoto jména neříkají, kdy lze učinit prohlášení</translation>
    </message>
    <message>
        <source>no capture lets a piece promote: promotion_on names no way</source>
        <translation>žádné braní nedovoluje povýšit: promotion_on nic neuvádí</translation>
    </message>
    <message>
        <source>no move is counted where captured pieces come back, or turn over with every move</source>
        <translation>tahy se nepočítají tam, kde se sebrané kameny vracejí nebo se s každým tahem obracejí</translation>
    </message>
    <message>
        <source>nobody declines to promote on entering: promotion_on does not name enter</source>
        <translation>při vstupu se povýšení neodmítá: promotion_on neuvádí enter</translation>
    </message>
    <message>
        <source>nothing is ever dropped</source>
        <translation>nic se nikdy nevkládá</translation>
    </message>
    <message>
        <source>nothing says what {text} changes</source>
        <translation>nic neříká, co mění {text}</translation>
    </message>
    <message>
        <source>the first choice of the option of this name is {text}</source>
        <translation>první možnost volby tohoto jména je {text}</translation>
    </message>
    <message>
        <source>where what may promote must, nothing keeps a piece from it</source>
        <translation>kde co smí povýšit, musí, nic kameni v povýšení nebrání</translation>
    </message>
    <message>
        <source>with check = &quot;capture&quot; no drop mates</source>
        <translation>s check = &quot;capture&quot; žádné vyložení nedává mat</translation>
    </message>
    <message>
        <source>what a piece was before it was infected could not come back from a hand</source>
        <translation>čím byl kámen před nákazou, by se z ruky nevrátilo</translation>
    </message>
    <message>
        <source>who takes pieces of its own side, too, has no hand to take them into</source>
        <translation>kdo bere i vlastní kameny, nemá ruku, do které by je vzal</translation>
    </message>
    <message>
        <source>without a promotion_zone nothing enters or leaves it</source>
        <translation>bez promotion_zone do ní nic nevstupuje ani ji neopouští</translation>
    </message>
    <message>
        <source>{text} is no word of letters and digits, or stands there twice</source>
        <translation>{text} není slovo z písmen a číslic, nebo je tam dvakrát</translation>
    </message>
    <message>
        <source>{text} is not a value of {name}</source>
        <translation>{text} není hodnota pro {name}</translation>
    </message>
    <message>
        <source>{text} is not one of the choices</source>
        <translation>{text} není mezi možnostmi volby</translation>
    </message>
    <message>
        <source>{text} is the usual rule, which changes nothing</source>
        <translation>{text} je obvyklé pravidlo, které nic nemění</translation>
    </message>
    <message>
        <source>) is missing</source>
        <translation>chybí „)“</translation>
    </message>
    <message>
        <source>a first leg captures and goes on with a, b or v, or is quiet and goes back with b</source>
        <translation>první krok bere a pokračuje a, b nebo v, nebo nebere a vrací se b</translation>
    </message>
    <message>
        <source>a jump goes on in its own direction: D and H with R or W, A and G with B or F</source>
        <translation>skok pokračuje ve svém směru: D a H s R nebo W, A a G s B nebo F</translation>
    </message>
    <message>
        <source>a jump that goes on leads two squares or more along a line</source>
        <translation>skok, který pokračuje, vede po přímce nejméně o dvě pole</translation>
    </message>
    <message>
        <source>a knight-like leap has no direction {text}</source>
        <translation>skok jako jezdcem nemá směr {text}</translation>
    </message>
    <message>
        <source>a leap is written (x,y) with two numbers up to {most}</source>
        <translation>skok se píše (x,y) se dvěma čísly do {most}</translation>
    </message>
    <message>
        <source>a line over pieces has two steps or more</source>
        <translation>přímka přes kameny má aspoň dva kroky</translation>
    </message>
    <message>
        <source>a movement has at most {most} characters</source>
        <translation>pohyb má nejvýš {most} znaků</translation>
    </message>
    <message>
        <source>a range has at most {most} steps</source>
        <translation>dosah má nejvýš {most} kroků</translation>
    </message>
    <message>
        <source>an area move has 2 or 3 steps</source>
        <translation>plošný tah má 2 nebo 3 kroky</translation>
    </message>
    <message>
        <source>an area move is stated twice</source>
        <translation>plošný tah je uveden dvakrát</translation>
    </message>
    <message>
        <source>an atom (W, F, R, B, ...) is missing</source>
        <translation>chybí základní pohyb (W, F, R, B…)</translation>
    </message>
    <message>
        <source>area moves of this piece</source>
        <translation>plošné tahy tohoto kamene</translation>
    </message>
    <message>
        <source>beside it nothing goes over pieces on its lines, turns, walks or goes anywhere</source>
        <translation>vedle něj žádný jiný tah na jeho přímkách nepřeskakuje, nezatáčí, nekráčí ani nevede kamkoli</translation>
    </message>
    <message>
        <source>captures of everything passed but x^</source>
        <translation>braní všeho v cestě jinak než x^</translation>
    </message>
    <message>
        <source>a linear lion is stated twice</source>
        <translation>lineární lev je uveden dvakrát</translation>
    </message>
    <message>
        <source>linear lion moves but L3K</source>
        <translation>tahy lineárního lva jiné než L3K</translation>
    </message>
    <message>
        <source>moves over other hurdles than q* and q1 to q35</source>
        <translation>přeskoky jiné než q* a q1 až q35</translation>
    </message>
    <message>
        <source>teleports but mU and cU[unprotected]</source>
        <translation>přenosy jiné než mU a cU[unprotected]</translation>
    </message>
    <message>
        <source>captures of own pieces</source>
        <translation>braní vlastních kamenů</translation>
    </message>
    <message>
        <source>conditions on ranks</source>
        <translation>podmínky pro řady</translation>
    </message>
    <message>
        <source>conditions on the target</source>
        <translation>podmínky pro cíl</translation>
    </message>
    <message>
        <source>legs are single steps: W, F or K</source>
        <translation>kroky jsou na sousední pole: W, F nebo K</translation>
    </message>
    <message>
        <source>lines over pieces move and capture alike; m and c are not known with them</source>
        <translation>přímky přes kameny táhnou a berou stejně; m a c s nimi nelze použít</translation>
    </message>
    <message>
        <source>more than two legs are not known here</source>
        <translation>víc než dva kroky zde nejsou známy</translation>
    </message>
    <message>
        <source>movement {text}, column {column}: {reason}</source>
        <translation>pohyb {text}, znak {column}: {reason}</translation>
    </message>
    <message>
        <source>moves over one hurdle</source>
        <translation>tahy přes jednu překážku</translation>
    </message>
    <message>
        <source>ranked jumps capture only; write c^p</source>
        <translation>skoky podle hodnosti jen berou; pište c^p</translation>
    </message>
    <message>
        <source>such a line over pieces has no range; write 0 behind W or F</source>
        <translation>taková přímka přes kameny nemá dosah; za W nebo F pište 0</translation>
    </message>
    <message>
        <source>this direction is stated twice</source>
        <translation>tento směr je uveden dvakrát</translation>
    </message>
    <message>
        <source>this teleport is stated twice</source>
        <translation>tento přenos je uveden dvakrát</translation>
    </message>
    <message>
        <source>this way of two legs is stated twice</source>
        <translation>tato cesta o dvou krocích je uvedena dvakrát</translation>
    </message>
    <message>
        <source>two legs are written (leg-leg)</source>
        <translation>dva kroky se píší (krok-krok)</translation>
    </message>
    <message>
        <source>{reason} are not known here</source>
        <translation>zde není známo: {reason}</translation>
    </message>
    <message>
        <source>{atom} has no direction {text}</source>
        <translation>{atom} nemá směr {text}</translation>
    </message>
    <message>
        <source>{text} is not part of a movement</source>
        <translation>{text} nepatří do pohybu</translation>
    </message>
    <message>
        <source>{atom} takes no direction; write its parts</source>
        <translation>{atom} nemá směr; pište jeho části</translation>
    </message>
    <message>
        <source>{atom} takes no range; write W or F with one</source>
        <translation>{atom} nemá dosah; pište W nebo F s dosahem</translation>
    </message>
    <message>
        <source>another process keeps its results in {folder}</source>
        <translation>jiný proces ukládá své výsledky do {folder}</translation>
    </message>
    <message>
        <source>it does not have this program: {what}</source>
        <translation>nemá tento program: {what}</translation>
    </message>
    <message>
        <source>it runs version {there}, not {here}</source>
        <translation>běží na něm verze {there}, ne {here}</translation>
    </message>
    <message>
        <source>jobs on other machines need dask: pip install &quot;shogi-desktop[cluster]&quot;</source>
        <translation>práce na jiných strojích potřebuje dask: pip install &quot;shogi-desktop[cluster]&quot;</translation>
    </message>
    <message>
        <source>the scheduler at {address} has no workers</source>
        <translation>plánovač {address} nemá žádné pracovní procesy</translation>
    </message>
    <message>
        <source>the scheduler at {address} is gone</source>
        <translation>plánovač {address} už neběží</translation>
    </message>
    <message>
        <source>the scheduler is gone: {what}</source>
        <translation>plánovač už neběží: {what}</translation>
    </message>
    <message>
        <source>there is no scheduler at {address}: {what}</source>
        <translation>na {address} není plánovač: {what}</translation>
    </message>
    <message>
        <source>this edition of the program cannot use other machines</source>
        <translation>toto vydání programu neumí použít jiné stroje</translation>
    </message>
    <message>
        <source>there is no engine of the name {name}</source>
        <translation>engine jménem {name} neexistuje</translation>
    </message>
    <message>
        <source>your own engines work on this computer alone</source>
        <translation>vaše vlastní enginy pracují jen na tomto počítači</translation>
    </message>
    <message>
        <source>{name} does not analyse positions</source>
        <translation>{name} nerozebírá pozice</translation>
    </message>
    <message>
        <source>{address} is no address of a scheduler, as tcp://127.0.0.1:8786 or tls://host:8786</source>
        <translation>{address} není adresa plánovače jako tcp://127.0.0.1:8786 nebo tls://host:8786</translation>
    </message>
    <message>
        <source>{address} is another machine, and without TLS everybody on the way could have workers do what he likes: use tls:// with certificates</source>
        <translation>{address} je jiný stroj a bez TLS by kdokoli po cestě mohl nechat spustit, co chce: použijte tls:// s certifikáty</translation>
    </message>
    <message>
        <source>{text}: {count} piece burns, and the mover|{text}: {count} pieces burn, and the mover</source>
        <translation>{text}: shoří {count} kámen a ten, který táhl|{text}: shoří {count} kameny a ten, který táhl|{text}: shoří {count} kamenů a ten, který táhl</translation>
    </message>
    <message>
        <source>{text}: {count} piece burns|{text}: {count} pieces burn</source>
        <translation>{text}: shoří {count} kámen|{text}: shoří {count} kameny|{text}: shoří {count} kamenů</translation>
    </message>
    <message>
        <source>its worker died {count} time, {what}|its worker died {count} times, {what}</source>
        <translation>jeho proces {count}krát skončil, {what}</translation>
    </message>
    <message>
        <source>its worker died {count} time|its worker died {count} times</source>
        <translation>jeho proces {count}krát skončil</translation>
    </message>
    <message>
        <source>rank {rank} has {count} square, not {files}|rank {rank} has {count} squares, not {files}</source>
        <translation>počet polí řady {rank} je {count}, ne {files}</translation>
    </message>
    <message>
        <source>rank {rank} has {count} square|rank {rank} has {count} squares</source>
        <translation>počet polí řady {rank} je {count}</translation>
    </message>
    <message>
        <source>the diagram has {count} rank, not {ranks}|the diagram has {count} ranks, not {ranks}</source>
        <translation>počet řad diagramu je {count}, ne {ranks}</translation>
    </message>
    <message>
        <source>the rank has {count} square, not {files}|the rank has {count} squares, not {files}</source>
        <translation>počet polí řady je {count}, ne {files}</translation>
    </message>
    <message>
        <source>{count} game could not be analysed: {reason}|{count} games in a row could not be analysed: {reason}</source>
        <translation>{count} partii nešlo analyzovat: {reason}|{count} partie po sobě nešlo analyzovat: {reason}|{count} partií po sobě nešlo analyzovat: {reason}</translation>
    </message>
    <message>
        <source>{count} game could not be played: {reason}|{count} games in a row could not be played: {reason}</source>
        <translation>{count} partii nešlo odehrát: {reason}|{count} partie po sobě nešlo odehrát: {reason}|{count} partií po sobě nešlo odehrát: {reason}</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>No file was opened yet</source>
        <translation>Zatím nebyl otevřen žádný soubor</translation>
    </message>
</context>
<context>
    <name>RecordCommands</name>
    <message>
        <source>All files (*)</source>
        <translation>Všechny soubory (*)</translation>
    </message>
    <message>
        <source>Save the changes to {name}?</source>
        <translation>Uložit změny v {name}?</translation>
    </message>
    <message>
        <source>The game could not be kept.</source>
        <translation>Partii nebylo možné uchovat.</translation>
    </message>
    <message>
        <source>The record on the board cannot be put away.</source>
        <translation>Záznam na desce nelze odložit.</translation>
    </message>
    <message>
        <source>This file could not be opened.</source>
        <translation>Tento soubor nebylo možné otevřít.</translation>
    </message>
    <message>
        <source>This game is saved as .shogi: KIF cannot keep the clocks of a game that goes on.</source>
        <translation>Tato partie se uloží jako .shogi: KIF neudrží hodiny rozehrané partie.</translation>
    </message>
    <message>
        <source>This record is saved as .shogi: KIF would not keep {lost}.</source>
        <translation>Tento zápis se uloží jako .shogi: v KIF by chybělo: {lost}.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Nahradit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>The analysis could not be kept.</source>
        <translation>Analýzu se nepodařilo uchovat.</translation>
    </message>
    <message>
        <source>Keep the analysis in {name}?</source>
        <translation>Ponechat rozbor v souboru {name}?</translation>
    </message>
    <message>
        <source>Keep the analysis in {name}? Its scores are added as comments.</source>
        <translation>Ponechat rozbor v souboru {name}? Jeho hodnocení se připíší jako komentáře.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Ponechat</translation>
    </message>
    <message>
        <source>Leave the file as it is</source>
        <translation>Soubor neměnit</translation>
    </message>
    <message>
        <source>Your last game is kept under “Earlier games”.</source>
        <translation>Vaše minulá partie je uložena v nabídce „Dřívější partie“.</translation>
    </message>
    <message>
        <source>All records</source>
        <translation>Všechny záznamy</translation>
    </message>
    <message>
        <source>Open records</source>
        <translation>Otevřít záznamy</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>a další ({count})</translation>
    </message>
    <message>
        <source>These files could not be opened:</source>
        <translation>Tyto soubory nebylo možné otevřít:</translation>
    </message>
    <message>
        <source>Mate problems, to be opened by themselves: {names}</source>
        <translation>Úlohy na mat, otevřete je samostatně: {names}</translation>
    </message>
    <message>
        <source>The record was opened, but something in it is wrong:</source>
        <translation>Záznam byl otevřen, ale něco v něm není v pořádku:</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>Uložit záznam</translation>
    </message>
    <message>
        <source>This game is saved as .shogi: KIF cannot keep who plays on in a game that goes on.</source>
        <translation>Tato partie se uloží jako .shogi: KIF neumí uchovat, kdo hraje rozehranou partii.</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>Partii nebylo možné uložit.</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Uloženo jako {name}.</translation>
    </message>
    <message>
        <source>Another program has changed {name} since it was opened. Replace it?</source>
        <translation>Jiný program soubor {name} od otevření změnil. Nahradit ho?</translation>
    </message>
    <message>
        <source>{name} would not have everything of this record:</source>
        <translation>V souboru {name} by nebylo vše z tohoto záznamu:</translation>
    </message>
    <message>
        <source>Save all the same</source>
        <translation>Přesto uložit</translation>
    </message>
</context>
<context>
    <name>RecordTabs</name>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Close the others</source>
        <translation>Zavřít ostatní</translation>
    </message>
    <message>
        <source>Show the file&apos;s folder</source>
        <translation>Zobrazit složku souboru</translation>
    </message>
    <message>
        <source>Open records</source>
        <translation>Otevřené záznamy</translation>
    </message>
</context>
<context>
    <name>RecordView</name>
    <message>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Poznámky</translation>
    </message>
    <message>
        <source>Tree of the moves</source>
        <translation>Strom tahů</translation>
    </message>
</context>
<context>
    <name>RecordsCard</name>
    <message>
        <source>Look at games that you or others have played: a file, a text you have copied, a whole folder.</source>
        <translation>Prohlížejte si partie, své i cizí: soubor, zkopírovaný text, celou složku.</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Moje partie</translation>
    </message>
    <message>
        <source>Open record…</source>
        <translation>Otevřít záznam…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Vložit</translation>
    </message>
    <message>
        <source>Folder as library…</source>
        <translation>Složka jako knihovna…</translation>
    </message>
    <message>
        <source>Library…</source>
        <translation>Knihovna…</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>There is no game yet.</source>
        <translation>Zatím nehrajete žádnou partii.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partie skončila.</translation>
    </message>
    <message>
        <source>You are looking at an earlier position.</source>
        <translation>Díváte se na dřívější pozici.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Nejste na tahu.</translation>
    </message>
    <message>
        <source>The piece does not move like that.</source>
        <translation>Takto se kámen nepohybuje.</translation>
    </message>
    <message>
        <source>There the piece could never move again.</source>
        <translation>Odtud by se kámen už nikdy nepohnul.</translation>
    </message>
    <message>
        <source>Your king would be in check.</source>
        <translation>Váš král by byl v šachu.</translation>
    </message>
    <message>
        <source>The check must be answered first.</source>
        <translation>Nejdřív je třeba odvrátit šach.</translation>
    </message>
    <message>
        <source>This position stood on the board before; it must not come back.</source>
        <translation>Tato pozice už na desce byla a nesmí se vrátit.</translation>
    </message>
    <message>
        <source>The lion is protected: from a distance a lion may not take it.</source>
        <translation>Lev je krytý: jiný lev ho nesmí brát na dálku.</translation>
    </message>
    <message>
        <source>A lion was just lost: only a lion may take one in return.</source>
        <translation>Právě padl lev: oplátkou smí lva vzít jen lev.</translation>
    </message>
    <message>
        <source>The piece may not promote with this move.</source>
        <translation>Tímto tahem kámen povýšit nesmí.</translation>
    </message>
    <message>
        <source>The piece must promote with this move.</source>
        <translation>Kámen musí tímto tahem povýšit.</translation>
    </message>
    <message>
        <source>A pawn drop must not give mate (uchifuzume).</source>
        <translation>Vložený pěšec nesmí dát mat (uchifuzume).</translation>
    </message>
    <message>
        <source>You have a pawn on this file already. A second one must not come (nifu).</source>
        <translation>V tomto sloupci už máte pěšce. Druhý sem nesmí (nifu).</translation>
    </message>
    <message>
        <source>This file is full: no more of these may be dropped here.</source>
        <translation>Sloupec je plný: další takový kámen sem vložit nesmíte.</translation>
    </message>
</context>
<context>
    <name>ReportLine</name>
    <message>
        <source>Summary…</source>
        <translation>Souhrn…</translation>
    </message>
    <message>
        <source>Turning points:</source>
        <translation>Zvraty:</translation>
    </message>
    <message>
        <source>Practise {n} position|Practise {n} positions</source>
        <translation>Procvičit {n} pozici|Procvičit {n} pozice|Procvičit {n} pozic</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>{n} blunder|{n} blunders</source>
        <translation>{n} hrubá chyba|{n} hrubé chyby|{n} hrubých chyb</translation>
    </message>
    <message>
        <source>{n} mistake|{n} mistakes</source>
        <translation>{n} chyba|{n} chyby|{n} chyb</translation>
    </message>
</context>
<context>
    <name>ReportView</name>
    <message>
        <source>10 seconds</source>
        <translation>10 sekund</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 minuta</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Bez omezení</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Hledá se…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prověřit</translation>
    </message>
    <message>
        <source>Looks for the mate, for other solutions and for pieces left over</source>
        <translation>Hledá mat, vedlejší řešení a zbylé kameny</translation>
    </message>
    <message>
        <source>The longest time that the check may take</source>
        <translation>Nejdelší doba prověřování</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Časové omezení</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Co se našlo</translation>
    </message>
</context>
<context>
    <name>ResultDialog</name>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>The game is not over here</source>
        <translation>Partie zde není u konce</translation>
    </message>
    <message>
        <source>A draw, or no result</source>
        <translation>Remíza nebo bez výsledku</translation>
    </message>
    <message>
        <source>Result:</source>
        <translation>Výsledek:</translation>
    </message>
    <message>
        <source>How:</source>
        <translation>Důvod:</translation>
    </message>
    <message>
        <source>In words:</source>
        <translation>Slovy:</translation>
    </message>
</context>
<context>
    <name>ResultsCard</name>
    <message>
        <source>Results: won – drawn – lost</source>
        <translation>Výsledky: výhry – remízy – prohry</translation>
    </message>
    <message>
        <source>By side</source>
        <translation>Podle strany</translation>
    </message>
    <message>
        <source>By opening</source>
        <translation>Podle zahájení</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>inaccuracy</source>
        <translation>nepřesnost</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>chyba</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>hrubá chyba</translation>
    </message>
    <message>
        <source>missed a mate in {n}</source>
        <translation>přehlédnutý mat {n}. tahem</translation>
    </message>
    <message>
        <source>missed a mate</source>
        <translation>přehlédnutý mat</translation>
    </message>
    <message>
        <source>allowed a mate in {n}</source>
        <translation>dovolený mat {n}. tahem</translation>
    </message>
    <message>
        <source>allowed a mate</source>
        <translation>dovolený mat</translation>
    </message>
    <message>
        <source>better: {move}</source>
        <translation>lépe: {move}</translation>
    </message>
    <message>
        <source>A later look finds this worse than the coach did.</source>
        <translation>Pozdější rozbor hodnotí tento tah hůře než trenér.</translation>
    </message>
    <message>
        <source>A later look finds this better than the coach did.</source>
        <translation>Pozdější rozbor hodnotí tento tah lépe než trenér.</translation>
    </message>
    <message>
        <source>{side}’s chance to win {before}% → {after}%</source>
        <translation>Šance na výhru ({side}) {before} % → {after} %</translation>
    </message>
    <message>
        <source>{done} of {total} position analysed|{done} of {total} positions analysed</source>
        <translation>Rozebráno {done} z {total} pozice|Rozebráno {done} ze {total} pozic|Rozebráno {done} z {total} pozic</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Začátek</translation>
    </message>
    <message>
        <source>{loss}.</source>
        <translation>{loss}.</translation>
    </message>
    <message>
        <source>At a second look move {moves} was better than it had seemed.|At a second look these moves were better than they had seemed: {moves}.</source>
        <translation>Při druhém pohledu byl tento tah lepší, než se zdálo: {moves}.|Při druhém pohledu byly tyto tahy lepší, než se zdálo: {moves}.|Při druhém pohledu byly tyto tahy lepší, než se zdálo: {moves}.</translation>
    </message>
</context>
<context>
    <name>RulePages</name>
    <message>
        <source>Piece</source>
        <translation>Kámen</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Turns into</source>
        <translation>Obrátí se v</translation>
    </message>
    <message>
        <source>Promotes to</source>
        <translation>Povyšuje na</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Cena</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Hodnost</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Kameny</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Hendikep</translation>
    </message>
    <message>
        <source>White begins without</source>
        <translation>Bílý začíná bez</translation>
    </message>
    <message>
        <source>Other pieces</source>
        <translation>Jiné kameny</translation>
    </message>
    <message>
        <source>{pieces}; but has in hand: {held}</source>
        <translation>{pieces}; ale má v ruce: {held}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Hledat</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Tisk…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vpřed</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Menší písmo</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Větší písmo</translation>
    </message>
    <message>
        <source>Search this page</source>
        <translation>Hledat na této stránce</translation>
    </message>
    <message>
        <source>Print this page, or save it as a PDF file</source>
        <translation>Vytisknout tuto stránku nebo ji uložit jako soubor PDF</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>You win by taking or burning the enemy&apos;s last royal piece. A check need not be answered, so look after your own.</source>
        <translation>Vyhrajete, když vezmete nebo spálíte soupeřův poslední královský kámen. Šach se nemusí odvracet, proto si hlídejte svůj.</translation>
    </message>
    <message>
        <source>A king in check must be saved at once. Where nothing saves it, it is checkmate and the game is won.</source>
        <translation>Krále v šachu je nutné hned zachránit. Když ho nic nezachrání, je to mat a partie je vyhraná.</translation>
    </message>
    <message>
        <source>A royal piece in check must be saved at once, each of them. Where nothing saves it, it is checkmate and the game is won.</source>
        <translation>Každý královský kámen v šachu je nutné hned zachránit. Když ho nic nezachrání, je to mat a partie je vyhraná.</translation>
    </message>
    <message>
        <source>The last royal piece of a side must be saved from check at once. Where nothing saves it, it is checkmate and the game is won.</source>
        <translation>Poslední královský kámen strany se musí ze šachu hned zachránit. Když ho nic nezachrání, je to mat a partie je vyhraná.</translation>
    </message>
    <message>
        <source>You win by taking any royal piece of the enemy. A check need not be answered, so look after your own.</source>
        <translation>Vyhrajete, když vezmete kterýkoli soupeřův královský kámen. Šach se nemusí odvracet, proto si hlídejte své.</translation>
    </message>
    <message>
        <source>You win by taking the enemy&apos;s last royal piece. A check need not be answered, so look after your own.</source>
        <translation>Vyhrajete, když vezmete soupeřův poslední královský kámen. Šach se nemusí odvracet, proto si hlídejte svůj.</translation>
    </message>
    <message>
        <source>A side left with nothing but its king loses, unless its next move leaves the other king alone, too: then the game is a draw.</source>
        <translation>Strana, které zbude jen král, prohrává, pokud její příští tah nenechá samotného i druhého krále: pak je to remíza.</translation>
    </message>
    <message>
        <source>A side left with nothing but its king loses at once if the other side has more.</source>
        <translation>Strana, které zbude jen král, ihned prohrává, má-li druhá víc.</translation>
    </message>
    <message>
        <source>A side left with nothing but its king loses at once if the other side has more. These do not count: {pieces}.</source>
        <translation>Strana, které zbude jen král, ihned prohrává, má-li druhá víc. Nepočítá se: {pieces}.</translation>
    </message>
    <message>
        <source>Captured pieces change sides: instead of a move, one of yours may be dropped on an empty square.</source>
        <translation>Vzaté kameny mění stranu: místo tahu můžete jeden vložit na prázdné pole.</translation>
    </message>
    <message>
        <source>Captured pieces leave the game.</source>
        <translation>Vzaté kameny odcházejí ze hry.</translation>
    </message>
    <message>
        <source>A piece may be dropped with either face.</source>
        <translation>Kámen lze vložit kteroukoli tváří.</translation>
    </message>
    <message>
        <source>A piece may be dropped where it can never move.</source>
        <translation>Kámen lze vložit i tam, odkud nikdy nemůže táhnout.</translation>
    </message>
    <message>
        <source>Both sides begin with these in hand: {pieces}.</source>
        <translation>Obě strany začínají s těmito kameny v ruce: {pieces}.</translation>
    </message>
    <message>
        <source>Promotion is no choice: what may promote must.</source>
        <translation>Povýšení není na výběr: co povýšit smí, musí.</translation>
    </message>
    <message>
        <source>A piece that takes a promoted piece must promote.</source>
        <translation>Kámen, který bere povýšený kámen, se musí povýšit.</translation>
    </message>
    <message>
        <source>If you have one on a file already, you may not drop another there; promoted ones do not count: {pieces}.|If you have {n} on a file already, you may not drop another there; promoted ones do not count: {pieces}.</source>
        <translation>Máte-li už jeden v některém sloupci, další tam vložit nesmíte; povýšené se nepočítají: {pieces}.|Máte-li už {n} v některém sloupci, další tam vložit nesmíte; povýšené se nepočítají: {pieces}.|Máte-li jich už {n} v některém sloupci, další tam vložit nesmíte; povýšené se nepočítají: {pieces}.</translation>
    </message>
    <message>
        <source>You may not give checkmate by dropping one of these: {pieces}.</source>
        <translation>Vložením tohoto kamene se nesmí dát mat: {pieces}.</translation>
    </message>
    <message>
        <source>These have to promote where they could not move on any more: {pieces}.</source>
        <translation>Tyto kameny musí povýšit tam, odkud by už nemohly dál: {pieces}.</translation>
    </message>
    <message>
        <source>These may promote only when they enter: {pieces}.</source>
        <translation>Smějí povýšit jen při vstupu: {pieces}.</translation>
    </message>
    <message>
        <source>Whoever enters without promoting may not promote with the very next move, unless it captures.</source>
        <translation>Kdo vstoupí bez povýšení, nesmí povýšit hned příštím tahem, ledaže by bral.</translation>
    </message>
    <message>
        <source>At the far end of the board these may promote without a capture: {pieces}.</source>
        <translation>Na konci desky smí povýšit i bez braní: {pieces}.</translation>
    </message>
    <message>
        <source>Every piece with two faces turns over after each of its moves.</source>
        <translation>Každý kámen se dvěma tvářemi se po každém svém tahu obrátí.</translation>
    </message>
    <message>
        <source>No piece promotes.</source>
        <translation>Žádný kámen nepovyšuje.</translation>
    </message>
    <message>
        <source>A piece may promote when it captures.</source>
        <translation>Kámen může povýšit, když bere.</translation>
    </message>
    <message>
        <source>entering them</source>
        <translation>vstup do nich</translation>
    </message>
    <message>
        <source>moving inside</source>
        <translation>tah uvnitř</translation>
    </message>
    <message>
        <source>leaving them</source>
        <translation>odchod z nich</translation>
    </message>
    <message>
        <source>entering with a capture</source>
        <translation>vstup se braním</translation>
    </message>
    <message>
        <source>capturing inside</source>
        <translation>braní uvnitř</translation>
    </message>
    <message>
        <source>leaving with a capture</source>
        <translation>odchod se braním</translation>
    </message>
    <message>
        <source>capturing outside</source>
        <translation>braní jinde</translation>
    </message>
    <message>
        <source>A position that comes up {n} times ends the game as a draw.</source>
        <translation>Pozice, která nastane {n}krát, končí partii remízou.</translation>
    </message>
    <message>
        <source>A position that comes up {n} times is lost for the side that made the first move of the game.</source>
        <translation>Pozice, která se objeví {n}krát, je prohraná pro stranu, která udělala první tah partie.</translation>
    </message>
    <message>
        <source>Whoever begins a repetition loses when the position comes up {n} times.</source>
        <translation>Kdo začne opakování, prohrává, když se pozice objeví {n}krát.</translation>
    </message>
    <message>
        <source>A position that comes up {n} times is lost for the side that made it, or for the one that gave the check which it answers.</source>
        <translation>Pozici, která se objeví {n}krát, prohrává strana, která ji vytvořila, nebo ta, která dala šach, na který odpovídá.</translation>
    </message>
    <message>
        <source>No move may bring back an earlier position.</source>
        <translation>Žádný tah nesmí vrátit dřívější pozici.</translation>
    </message>
    <message>
        <source>No move may bring back an earlier position, except out of check.</source>
        <translation>Žádný tah nesmí vrátit dřívější pozici, leda při úniku ze šachu.</translation>
    </message>
    <message>
        <source>Positions may come back as often as the players like.</source>
        <translation>Pozice se smějí opakovat, kolikrát hráči chtějí.</translation>
    </message>
    <message>
        <source>No position may come up {n} times.</source>
        <translation>Žádná pozice nesmí nastat {n}krát.</translation>
    </message>
    <message>
        <source>A position that comes up {n} times ends the game as a draw; but a side that gave check all the time loses.</source>
        <translation>Pozice, která nastane {n}krát, končí partii remízou; strana, která stále dávala šach, však prohrává.</translation>
    </message>
    <message>
        <source>A position that comes up {n} times is lost for the side that made the first move of the game; but a side that gave check all the time loses instead.</source>
        <translation>Pozice, která se objeví {n}krát, je prohraná pro stranu, která udělala první tah partie; pokud však jedna strana dávala stále šach, prohrává ona.</translation>
    </message>
    <message>
        <source>Whoever begins a repetition loses when the position comes up {n} times, unless the other side gave check all the time.</source>
        <translation>Kdo začne opakování, prohrává, když se pozice objeví {n}krát, pokud druhá strana stále nedávala šach.</translation>
    </message>
    <message>
        <source>A position that comes up {n} times is lost for the side that made it, or for the one that gave the check which it answers; but a side that gave check all the time always loses.</source>
        <translation>Pozici, která se objeví {n}krát, prohrává strana, která ji vytvořila, nebo ta, která dala šach, na který odpovídá; strana, která stále dávala šach, však prohrává vždy.</translation>
    </message>
    <message>
        <source>A side without a legal move that is not in check has a draw.</source>
        <translation>Strana bez dovoleného tahu, která není v šachu, má remízu.</translation>
    </message>
    <message>
        <source>A king on the square where the enemy king began has won.</source>
        <translation>Král na poli, kde začínal nepřátelský král, vyhrál.</translation>
    </message>
    <message>
        <source>Where a {burner} stops, it burns every enemy beside it. A piece that stops beside an enemy {burner} is burnt itself.</source>
        <translation>Kde se zastaví {burner}, spálí všechny sousední kameny soupeře. Kámen, který se zastaví vedle soupeřova kamene „{burner}“, shoří sám.</translation>
    </message>
    <message>
        <source>Generals capture by jumping over any number of pieces of lower rank. The ranks: {ranks}.</source>
        <translation>Generálové berou skokem přes libovolný počet kamenů nižší hodnosti. Hodnosti: {ranks}.</translation>
    </message>
    <message>
        <source>Generals fly over any number of pieces of lower rank and take them all, those of their own side, too. The ranks: {ranks}.</source>
        <translation>Generálové přelétají libovolně mnoho kamenů nižší hodnosti a všechny berou, i kameny vlastní strany. Hodnosti: {ranks}.</translation>
    </message>
    <message>
        <source>Lions and some others may capture and go on, or come back: click the first square, then the second.</source>
        <translation>Lvi a někteří další smějí vzít a jít dál, nebo se vrátit: klikněte na první pole, pak na druhé.</translation>
    </message>
    <message>
        <source>Contagion: a piece that takes one of these becomes at once what stands behind the arrow; royal pieces do not. {pairs}.</source>
        <translation>Nákaza: kámen, který některý z těchto vezme, se hned stane tím, co stojí za šipkou; královské kameny ne. {pairs}.</translation>
    </message>
    <message>
        <source>A piece goes anywhere, whatever stands between: the {emperor}. But it takes only what is unprotected: where no other enemy could take it in turn.</source>
        <translation>Jeden kámen jde kamkoli, ať stojí v cestě cokoli: {emperor}. Bere však jen to, co není kryté: kde by ho žádný jiný nepřítel nemohl vzít.</translation>
    </message>
    <message>
        <source>As long as a side has the {emperor}, all its other pieces are protected from that of the enemy.</source>
        <translation>Dokud má strana svůj kámen „{emperor}“, jsou všechny její ostatní kameny před tím nepřátelským kryté.</translation>
    </message>
    <message>
        <source>The {emperor} protects only where it could itself take back that of the enemy.</source>
        <translation>Kámen „{emperor}“ kryje jen tam, kde by sám mohl vzít ten nepřátelský.</translation>
    </message>
    <message>
        <source>Right after a lion was lost to a piece that is no lion, such a piece may not take a protected lion.</source>
        <translation>Hned po ztrátě lva kamenem, který není lev, nesmí takový kámen vzít krytého lva.</translation>
    </message>
    <message>
        <source>Right after a lion was lost to a piece that is no lion, such a piece may not take a lion.</source>
        <translation>Hned po ztrátě lva kamenem, který není lev, nesmí takový kámen vzít lva.</translation>
    </message>
    <message>
        <source>A lion may take a lion beside it; one two squares away only if it is unprotected, or with another piece on the way.</source>
        <translation>Lev smí vzít lva vedle sebe; o dvě pole dál jen nekrytého, nebo když cestou vezme jiný kámen.</translation>
    </message>
    <message>
        <source>A lion may take a lion beside it; one two squares away only if it is unprotected, or with another piece on the way that is none of these: {pieces}.</source>
        <translation>Lev smí vzít lva vedle sebe; o dvě pole dál jen nekrytého, nebo když cestou vezme jiný kámen než: {pieces}.</translation>
    </message>
    <message>
        <source>all others</source>
        <translation>všechny ostatní</translation>
    </message>
    <message>
        <source>A piece may promote when it enters the farthest rank, or when it captures on a move that begins or ends there.|A piece may promote when it enters the {n} farthest ranks, or when it captures on a move that begins or ends there.</source>
        <translation>Kámen může povýšit, když vstoupí do nejvzdálenější řady, nebo když bere tahem, který tam začíná či končí.|Kámen může povýšit, když vstoupí do {n} nejvzdálenějších řad, nebo když bere tahem, který tam začíná či končí.|Kámen může povýšit, když vstoupí do {n} nejvzdálenějších řad, nebo když bere tahem, který tam začíná či končí.</translation>
    </message>
    <message>
        <source>A piece may promote on a move that begins or ends in the farthest rank.|A piece may promote on a move that begins or ends in the {n} farthest ranks.</source>
        <translation>Kámen může povýšit tahem do nejvzdálenější řady, uvnitř ní nebo z ní.|Kámen může povýšit tahem do {n} nejvzdálenějších řad, uvnitř nich nebo z nich.|Kámen může povýšit tahem do {n} nejvzdálenějších řad, uvnitř nich nebo z nich.</translation>
    </message>
    <message>
        <source>A piece may promote when it enters the farthest rank.|A piece may promote when it enters the {n} farthest ranks.</source>
        <translation>Kámen může povýšit, když vstoupí do nejvzdálenější řady.|Kámen může povýšit, když vstoupí do {n} nejvzdálenějších řad.|Kámen může povýšit, když vstoupí do {n} nejvzdálenějších řad.</translation>
    </message>
    <message>
        <source>A piece may promote on some moves; number of far ranks: {n} ({ways}).</source>
        <translation>Kámen může povýšit některými tahy; vzdálených řad: {n} ({ways}).</translation>
    </message>
    <message>
        <source>If your king has reached the farthest ranks, you may end the game by counting points (a declaration): you need {n}.</source>
        <translation>Když váš král dojde do nejvzdálenějších řad, můžete partii ukončit sečtením bodů (prohlášením): potřebujete {n}.</translation>
    </message>
    <message>
        <source>In a handicap game the pieces that White left out at the start count for White, too.</source>
        <translation>V hendikepové partii se bílému počítají i kameny, které na začátku vynechal.</translation>
    </message>
    <message>
        <source>The game is a draw after {n} move.|The game is a draw after {n} moves.</source>
        <translation>Po {n} tahu partie končí remízou.|Po {n} tazích partie končí remízou.|Po {n} tazích partie končí remízou.</translation>
    </message>
    <message>
        <source>The game is a draw after {n} move by which nothing was taken or promoted.|The game is a draw after {n} moves in a row by which nothing was taken or promoted.</source>
        <translation>Po {n} tahu bez braní a povýšení končí partie remízou.|Po {n} tazích za sebou bez braní a povýšení končí partie remízou.|Po {n} tazích za sebou bez braní a povýšení končí partie remízou.</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Usual rules</source>
        <translation>Obvyklá pravidla</translation>
    </message>
    <message>
        <source>Set every rule as it usually is</source>
        <translation>Vrátit všechna pravidla na obvyklou volbu</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Pravidla: {game}</translation>
    </message>
    <message>
        <source>{choice} (usual)</source>
        <translation>{choice} (obvyklé)</translation>
    </message>
</context>
<context>
    <name>RulesInShort</name>
    <message>
        <source>The game in short</source>
        <translation>Hra ve zkratce</translation>
    </message>
    <message>
        <source>In this game: {rules}</source>
        <translation>V této partii: {rules}</translation>
    </message>
</context>
<context>
    <name>RunsCard</name>
    <message>
        <source>Games, runs and time</source>
        <translation>Partie, série a čas</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Won, drawn, lost</source>
        <translation>Výhry, remízy, prohry</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Výhry v řadě</translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>Dny v řadě</translation>
    </message>
    <message>
        <source>Time of your moves</source>
        <translation>Čas vašich tahů</translation>
    </message>
    <message>
        <source>Moves in a game</source>
        <translation>Tahů v partii</translation>
    </message>
    <message>
        <source>{n} now, {best} at best</source>
        <translation>nyní {n}, nejvíce {best}</translation>
    </message>
</context>
<context>
    <name>SavePath</name>
    <message>
        <source>Writing {name} …</source>
        <translation>Zapisuje se {name}…</translation>
    </message>
    <message>
        <source>All of these</source>
        <translation>Všechny tyto</translation>
    </message>
    <message>
        <source>{name} already exists. Replace it?</source>
        <translation>{name} už existuje. Nahradit?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Nahradit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>SavingTroubles</name>
    <message>
        <source>Your game is not being saved: {why}</source>
        <translation>Partie se neukládá: {why}</translation>
    </message>
    <message>
        <source>The position you set up is not being saved: {why}</source>
        <translation>Sestavovaná pozice se neukládá: {why}</translation>
    </message>
    <message>
        <source>Your progress is not being saved: {why}</source>
        <translation>Výsledky se neukládají: {why}</translation>
    </message>
    <message>
        <source>The results of your games are not being saved: {why}</source>
        <translation>Výsledky vašich partií se neukládají: {why}</translation>
    </message>
    <message>
        <source>Your practice is not being saved: {why}</source>
        <translation>Vaše procvičování se neukládá: {why}</translation>
    </message>
    <message>
        <source>Your engines are not being saved: {why}</source>
        <translation>Vaše enginy se neukládají: {why}</translation>
    </message>
    <message>
        <source>Your settings are not being saved: {why}</source>
        <translation>Nastavení se neukládá: {why}</translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message>
        <source>{n}%</source>
        <translation>{n} %</translation>
    </message>
    <message>
        <source>mate</source>
        <translation>mat</translation>
    </message>
    <message>
        <source>mate {n}</source>
        <translation>mat {n}</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Vymazat</translation>
    </message>
    <message>
        <source>Search: name, kanji or letters</source>
        <translation>Hledat: jméno, kandži, písmena</translation>
    </message>
    <message>
        <source>Search for a piece</source>
        <translation>Hledat kámen</translation>
    </message>
    <message>
        <source>Names in any spelling, kanji or letters, old ones too: gold, kinsho, 金, +P, FK</source>
        <translation>Jména v jakémkoli zápisu, kandži i písmena, také stará: zlatý, kinsho, 金, +P, FK</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>The position must be just so, hands and side to move too.</source>
        <translation>Pozice musí být přesně taková, včetně kamenů v ruce a strany na tahu.</translation>
    </message>
    <message>
        <source>These pieces stand on these squares and hands hold at least these; all else may be anyhow.</source>
        <translation>Tyto kameny stojí na těchto polích a v ruce jsou aspoň tyto; ostatní je libovolné.</translation>
    </message>
    <message>
        <source>Choose a piece and click squares or stands; the right button takes a piece away.</source>
        <translation>Vyberte kámen a klikejte na pole nebo stojánky; pravé tlačítko kámen odebere.</translation>
    </message>
    <message>
        <source>Anyone to move</source>
        <translation>Kdokoli na tahu</translation>
    </message>
    <message>
        <source>{side} to move</source>
        <translation>Na tahu: {side}</translation>
    </message>
    <message>
        <source>Part of a position</source>
        <translation>Část pozice</translation>
    </message>
    <message>
        <source>Whole position</source>
        <translation>Celá pozice</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>Strana na tahu</translation>
    </message>
    <message>
        <source>Mirrored too</source>
        <translation>I zrcadlově</translation>
    </message>
    <message>
        <source>Left and right exchanged is found as well</source>
        <translation>Najde se i pozice s prohozenou levou a pravou stranou</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vymazat</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Back to the game of the record</source>
        <translation>Zpět k partii záznamu</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Hledat</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>{name} is not there any more; Shogi Desktop plays in its place.</source>
        <translation>{name} už není k dispozici; místo něj hraje Shogi Desktop.</translation>
    </message>
    <message>
        <source>{name} begins games from the usual start alone; Shogi Desktop plays in its place.</source>
        <translation>{name} začíná hry jen z obvyklého postavení; místo něj hraje Shogi Desktop.</translation>
    </message>
</context>
<context>
    <name>SecondOpinion</name>
    <message>
        <source>{engine}: {answer}</source>
        <translation>{engine}: {answer}</translation>
    </message>
    <message>
        <source>Ask another engine</source>
        <translation>Zeptat se jiného enginu</translation>
    </message>
</context>
<context>
    <name>SeekLine</name>
    <message>
        <source>Where is:</source>
        <translation>Kde je:</translation>
    </message>
    <message>
        <source>Name of a piece</source>
        <translation>Jméno kamene</translation>
    </message>
    <message>
        <source>lion, 獅子, Ln</source>
        <translation>lev, 獅子, Ln</translation>
    </message>
    <message>
        <source>A name in any language, kanji or letters. Enter leads from one to the next.</source>
        <translation>Jméno v kterémkoli jazyce, kandži nebo písmena. Enter vede od jednoho k dalšímu.</translation>
    </message>
</context>
<context>
    <name>Seeking</name>
    <message>
        <source>No piece of this game is called “{name}”.</source>
        <translation>Žádný kámen této hry se nejmenuje „{name}“.</translation>
    </message>
    <message>
        <source>in hand ×{n}</source>
        <translation>v ruce ×{n}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žádné</translation>
    </message>
</context>
<context>
    <name>SetColumn</name>
    <message>
        <source>{done} of {all} solved</source>
        <translation>vyřešeno: {done} z {all}</translation>
    </message>
    <message>
        <source>{n} to try today, {all} in all</source>
        <translation>dnes {n}, celkem {all}</translation>
    </message>
    <message>
        <source>Add this problem to my problems…</source>
        <translation>Přidat k mým úlohám…</translation>
    </message>
    <message>
        <source>Open a file of problems…</source>
        <translation>Otevřít soubor s úlohami…</translation>
    </message>
    <message>
        <source>Make new problems…</source>
        <translation>Vytvořit nové úlohy…</translation>
    </message>
    <message>
        <source>My problems: name, sort, delete…</source>
        <translation>Moje úlohy: pojmenovat, seřadit, smazat…</translation>
    </message>
    <message>
        <source>Save these problems as a file…</source>
        <translation>Uložit tyto úlohy do souboru…</translation>
    </message>
    <message>
        <source>Print these problems…</source>
        <translation>Vytisknout tyto úlohy…</translation>
    </message>
    <message>
        <source>Gather mistakes from my games…</source>
        <translation>Vybrat chyby z mých partií…</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Set of problems</source>
        <translation>Sada úloh</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Úlohy</translation>
    </message>
    <message>
        <source>Mate in</source>
        <translation>Tahů do matu</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Více</translation>
    </message>
    <message>
        <source>Copy the problem as text (SFEN)</source>
        <translation>Kopírovat úlohu jako text (SFEN)</translation>
    </message>
    <message>
        <source>Copy the problem with its solution (KIF)</source>
        <translation>Kopírovat úlohu s řešením (KIF)</translation>
    </message>
    <message>
        <source>Copy the problem as a Japanese diagram (BOD)</source>
        <translation>Kopírovat úlohu jako japonský diagram (BOD)</translation>
    </message>
</context>
<context>
    <name>SetExport</name>
    <message>
        <source>Problems</source>
        <translation>Úlohy</translation>
    </message>
    <message>
        <source>problems</source>
        <translation>úlohy</translation>
    </message>
    <message>
        <source>Save problems</source>
        <translation>Uložit úlohy</translation>
    </message>
    <message>
        <source>The problems could not be saved.</source>
        <translation>Úlohy se nepodařilo uložit.</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Uloženo jako {name}.</translation>
    </message>
    <message>
        <source>The problem cannot be copied in this format.</source>
        <translation>Úlohu v tomto formátu nelze kopírovat.</translation>
    </message>
    <message>
        <source>The problem is on the clipboard.</source>
        <translation>Úloha je ve schránce.</translation>
    </message>
</context>
<context>
    <name>SetOpening</name>
    <message>
        <source>This set cannot be opened.</source>
        <translation>Tuto sadu nelze otevřít.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Úlohy</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Všechny soubory</translation>
    </message>
    <message>
        <source>Records and diagrams</source>
        <translation>Záznamy a diagramy</translation>
    </message>
    <message>
        <source>Open problems</source>
        <translation>Otevřít úlohy</translation>
    </message>
    <message>
        <source>There is no position in it.</source>
        <translation>Není v ní žádná pozice.</translation>
    </message>
    <message>
        <source>The clipboard holds no problems that can be read.</source>
        <translation>Ve schránce nejsou žádné čitelné úlohy.</translation>
    </message>
    <message>
        <source>{game} has no problems yet. The program can make some.</source>
        <translation>{game} zatím nemá úlohy. Program je může vytvořit.</translation>
    </message>
    <message>
        <source>Make problems…</source>
        <translation>Vytvořit úlohy…</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Teď ne</translation>
    </message>
    <message>
        <source>The new problems could not be saved.</source>
        <translation>Nové úlohy nebylo možné uložit.</translation>
    </message>
</context>
<context>
    <name>SetsDialog</name>
    <message>
        <source>My problems</source>
        <translation>Moje úlohy</translation>
    </message>
    <message>
        <source>The problem</source>
        <translation>Úloha</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nová…</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Př&amp;ejmenovat</translation>
    </message>
    <message>
        <source>Delete set…</source>
        <translation>Smazat sadu…</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>Na&amp;horu</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <translation>&amp;Dolů</translation>
    </message>
    <message>
        <source>D&amp;etails…</source>
        <translation>&amp;Podrobnosti…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>S&amp;mazat</translation>
    </message>
    <message>
        <source>&amp;Sort</source>
        <translation>&amp;Seřadit</translation>
    </message>
    <message>
        <source>&amp;Move to</source>
        <translation>Přes&amp;unout</translation>
    </message>
    <message>
        <source>Und&amp;o</source>
        <translation>Zpě&amp;t</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Sady</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Úlohy</translation>
    </message>
    <message>
        <source>By length</source>
        <translation>Podle délky</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>Podle názvu</translation>
    </message>
    <message>
        <source>By author</source>
        <translation>Podle autora</translation>
    </message>
    <message>
        <source>This set cannot be opened.</source>
        <translation>Tuto sadu nelze otevřít.</translation>
    </message>
    <message>
        <source>The set could not be changed.</source>
        <translation>Sadu se nepodařilo změnit.</translation>
    </message>
    <message>
        <source>New set</source>
        <translation>Nová sada</translation>
    </message>
    <message>
        <source>Delete the set “{name}” with its problems ({n})?</source>
        <translation>Smazat sadu „{name}“ i s jejími úlohami ({n})?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Undo brings the set back.</source>
        <translation>Zpět sadu vrátí.</translation>
    </message>
    <message>
        <source>Problems deleted: {n}. Undo brings them back.</source>
        <translation>Smazané úlohy: {n}. Zpět je vrátí.</translation>
    </message>
    <message>
        <source>Moved to “{name}”: {n}</source>
        <translation>Přesunuto do sady „{name}“: {n}</translation>
    </message>
    <message>
        <source>Something else has changed the set meanwhile: nothing was undone.</source>
        <translation>Sadu mezitím změnilo něco jiného: nic nebylo vráceno.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Drag a piece, or click it and then its square</source>
        <translation>Přetáhněte kámen, nebo klikněte na něj a pak na pole</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Táhnout</translation>
    </message>
    <message>
        <source>Click the next square, or once more the square of the piece</source>
        <translation>Klikněte na další pole, nebo znovu na pole kamene</translation>
    </message>
    <message>
        <source>Go on with a piece that has captured on its way, or stop there</source>
        <translation>Pokračovat kamenem, který cestou vzal, nebo tam zůstat</translation>
    </message>
    <message>
        <source>Backspace while a move of several steps is half made</source>
        <translation>Backspace uprostřed tahu o několika krocích</translation>
    </message>
    <message>
        <source>Take back its last step</source>
        <translation>Vrátit jeho poslední krok</translation>
    </message>
    <message>
        <source>Click an enemy beside the piece, then where the piece came from</source>
        <translation>Klikněte na sousední kámen soupeře, pak na výchozí pole</translation>
    </message>
    <message>
        <source>Capture without moving (igui)</source>
        <translation>Vzít bez pohybu (igui)</translation>
    </message>
    <message>
        <source>Double click a piece that can step out and back</source>
        <translation>Dvojklik na kámen, který může vykročit a vrátit se</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Vynechat tah</translation>
    </message>
    <message>
        <source>Hold the right button on a piece, or {explain}</source>
        <translation>Držte pravé tlačítko na kameni, nebo klávesu {explain}</translation>
    </message>
    <message>
        <source>Its name, its other face and how it moves</source>
        <translation>Jeho jméno, druhá strana a jak táhne</translation>
    </message>
    <message>
        <source>Where it goes; once more, or Esc: no longer</source>
        <translation>Kam táhne; podruhé nebo Esc: už ne</translation>
    </message>
    <message>
        <source>Drag from the stand, or click there and then a square</source>
        <translation>Přetáhněte ze stojánku, nebo klikněte tam a pak na pole</translation>
    </message>
    <message>
        <source>Drop a captured piece</source>
        <translation>Vložit vzatý kámen</translation>
    </message>
    <message>
        <source>Move a piece while the computer thinks</source>
        <translation>Táhnout kamenem, zatímco počítač přemýšlí</translation>
    </message>
    <message>
        <source>Plan the move: it is played after the answer, if it is possible then</source>
        <translation>Připravit tah: zahraje se po odpovědi, bude-li možný</translation>
    </message>
    <message>
        <source>Esc, right click, or a click elsewhere</source>
        <translation>Esc, pravé tlačítko, nebo kliknutí jinam</translation>
    </message>
    <message>
        <source>Let go of the piece; once more: forget the planned move</source>
        <translation>Pustit kámen; ještě jednou: zrušit připravený tah</translation>
    </message>
    <message>
        <source>Arrow keys, or the mouse wheel in a record</source>
        <translation>Šipky, v záznamu i kolečko myši</translation>
    </message>
    <message>
        <source>Walk through the moves: one with the arrows, ten with Page Up and Down, Home and End</source>
        <translation>Procházet tahy: šipky jeden, Page Up a Page Down deset, Home a End</translation>
    </message>
    <message>
        <source>Tab on the board, then arrow keys and Enter</source>
        <translation>Tab na desce, pak šipky a Enter</translation>
    </message>
    <message>
        <source>Choose squares and move; Esc: the arrow keys walk again</source>
        <translation>Vybírat pole a táhnout; Esc: šipky opět procházejí</translation>
    </message>
    <message>
        <source>{take_back} in a game, and in a record that nobody plays</source>
        <translation>{take_back} při hře a v záznamu, který nikdo nehraje</translation>
    </message>
    <message>
        <source>Drag records onto the window</source>
        <translation>Přetáhněte záznamy do okna</translation>
    </message>
    <message>
        <source>Open them</source>
        <translation>Otevřít je</translation>
    </message>
    <message>
        <source>At the board</source>
        <translation>Na desce</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klávesy</translation>
    </message>
    <message>
        <source>Click or drag with the right button</source>
        <translation>Kliknout nebo táhnout pravým tlačítkem</translation>
    </message>
    <message>
        <source>Draw a circle or an arrow: green, with Shift red, with Ctrl or Alt blue, with both yellow</source>
        <translation>Nakreslit kroužek nebo šipku: zeleně, se Shiftem červeně, s Ctrl nebo Alt modře, s oběma žlutě</translation>
    </message>
    <message>
        <source>D, then clicks and drags, or Enter on one square or two</source>
        <translation>D, potom kliknutí a tažení, nebo Enter na jednom či dvou polích</translation>
    </message>
    <message>
        <source>Draw without the right button; once more: the next colour</source>
        <translation>Kreslit bez pravého tlačítka; ještě jednou: další barva</translation>
    </message>
    <message>
        <source>Click an empty square</source>
        <translation>Kliknout na prázdné pole</translation>
    </message>
    <message>
        <source>Rub out what is drawn</source>
        <translation>Smazat, co je nakresleno</translation>
    </message>
    <message>
        <source>Click a piece that can neither be moved nor taken</source>
        <translation>Kliknout na kámen, kterým nelze táhnout a který nelze vzít</translation>
    </message>
    <message>
        <source>Ctrl and the mouse wheel, or two fingers</source>
        <translation>Ctrl a kolečko myši, nebo dva prsty</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zvětšit či zmenšit</translation>
    </message>
    <message>
        <source>Mouse wheel, with Shift sideways, or drag an empty square</source>
        <translation>Kolečko myši, se Shiftem do stran, nebo tažení prázdného pole</translation>
    </message>
    <message>
        <source>Move a board that is zoomed in</source>
        <translation>Posunout zvětšenou desku</translation>
    </message>
    <message>
        <source>Esc or End while looking back</source>
        <translation>Esc nebo End při prohlížení dřívější pozice</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zpět do partie</translation>
    </message>
    <message>
        <source>Take back a move; undo the last change of the record</source>
        <translation>Vrátit tah; vrátit poslední změnu záznamu</translation>
    </message>
    <message>
        <source>Keyboard and mouse</source>
        <translation>Klávesnice a myš</translation>
    </message>
</context>
<context>
    <name>Situation</name>
    <message>
        <source>{game}: {black} (Black), {white} (White)</source>
        <translation>{game}: {black} (černý), {white} (bílý)</translation>
    </message>
    <message>
        <source>Next is move {n}: your move, {side}</source>
        <translation>Následuje tah {n}: jste na tahu, {side}</translation>
    </message>
    <message>
        <source>Next is move {n}: {side}, the computer, is thinking</source>
        <translation>Následuje tah {n}: {side}, počítač, přemýšlí</translation>
    </message>
    <message>
        <source>Next is move {n}: {side} to move</source>
        <translation>Následuje tah {n}: na tahu {side}</translation>
    </message>
    <message>
        <source> (looking back; the game goes on at the last position)</source>
        <translation> (prohlížíte dřívější pozici; partie pokračuje v poslední)</translation>
    </message>
    <message>
        <source>No move has been made</source>
        <translation>Zatím žádný tah</translation>
    </message>
    <message>
        <source>Move {n}, {move}</source>
        <translation>Tah {n}, {move}</translation>
    </message>
    <message>
        <source>{side} has in hand: {pieces}</source>
        <translation>{side} má v ruce: {pieces}</translation>
    </message>
    <message>
        <source>{side} has taken: {pieces}</source>
        <translation>{side} vzal: {pieces}</translation>
    </message>
    <message>
        <source>{side} has taken: {pieces}; of its own: {own}</source>
        <translation>{side} vzal: {pieces}; z vlastních: {own}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>{side} has {time} for this move</source>
        <translation>{side} má na tento tah {time}</translation>
    </message>
    <message>
        <source>{side} has {time}</source>
        <translation>{side} má {time}</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Bez hodin</translation>
    </message>
</context>
<context>
    <name>SmallMap</name>
    <message>
        <source>Small map of the board</source>
        <translation>Malý plánek desky</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Celá deska</translation>
    </message>
    <message>
        <source>Drag the map to another corner</source>
        <translation>Přetáhněte mapku do jiného rohu</translation>
    </message>
</context>
<context>
    <name>SolveController</name>
    <message>
        <source>This could not be saved: {why}</source>
        <translation>Výsledek nebylo možné uložit: {why}</translation>
    </message>
    <message>
        <source>The computer finds no mate here.</source>
        <translation>Počítač zde nenachází mat.</translation>
    </message>
    <message>
        <source>The engine has given no answer.</source>
        <translation>Engine nedal žádnou odpověď.</translation>
    </message>
</context>
<context>
    <name>SolvePanel</name>
    <message>
        <source>Take back</source>
        <translation>Vrátit tah</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Zkusit znovu</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Rada</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Vzdát</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>Tah zpět</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Další tah</translation>
    </message>
    <message>
        <source>Start this problem again</source>
        <translation>Začít úlohu znovu</translation>
    </message>
    <message>
        <source>Show the time</source>
        <translation>Ukazovat čas</translation>
    </message>
    <message>
        <source>Previous problem</source>
        <translation>Předchozí úloha</translation>
    </message>
    <message>
        <source>Change this problem…</source>
        <translation>Upravit tuto úlohu…</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Další úloha</translation>
    </message>
    <message>
        <source>The next problem that is not solved yet</source>
        <translation>Další dosud nevyřešená úloha</translation>
    </message>
    <message>
        <source>{side} to play and mate in {n}</source>
        <translation>{side} na tahu dá mat {n}. tahem</translation>
    </message>
    <message>
        <source>Give check so that the king cannot escape.</source>
        <translation>Dej šach tak, aby král nemohl uniknout.</translation>
    </message>
    <message>
        <source>{side} to play and mate</source>
        <translation>{side} na tahu dá mat</translation>
    </message>
    <message>
        <source>Give check so that the {piece} cannot escape.</source>
        <translation>Dej šach tak, aby královský kámen ({piece}) nemohl uniknout.</translation>
    </message>
    <message>
        <source>Show the length</source>
        <translation>Ukázat počet tahů</translation>
    </message>
    <message>
        <source>Do not show this position again</source>
        <translation>Tuto pozici už neukazovat</translation>
    </message>
</context>
<context>
    <name>Solving</name>
    <message>
        <source>Every move must give check.</source>
        <translation>Každý tah musí dát šach.</translation>
    </message>
    <message>
        <source>There is no mate here.</source>
        <translation>Zde mat není.</translation>
    </message>
    <message>
        <source>No mate was found in time.</source>
        <translation>Mat nebyl včas nalezen.</translation>
    </message>
    <message>
        <source>Not this one: {side} gets away.</source>
        <translation>Tento tah ne: {side} unikne.</translation>
    </message>
    <message>
        <source>Not this one: {side} answers {move}.</source>
        <translation>Tento tah ne: {side} odpoví {move}.</translation>
    </message>
    <message>
        <source>Take it back and look for another check.</source>
        <translation>Vraťte tah a hledejte jiný šach.</translation>
    </message>
    <message>
        <source>The computer could not find out in time whether this mates. Take it back.</source>
        <translation>Počítač včas nezjistil, zda to vede k matu. Vraťte tah.</translation>
    </message>
    <message>
        <source>Could not be decided</source>
        <translation>Nepodařilo se rozhodnout</translation>
    </message>
    <message>
        <source>Right! What next?</source>
        <translation>Správně! Co dál?</translation>
    </message>
    <message>
        <source>Solved without a mistake!</source>
        <translation>Vyřešeno bez chyby!</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Vyřešeno!</translation>
    </message>
    <message>
        <source>Time: {time}</source>
        <translation>Čas: {time}</translation>
    </message>
    <message>
        <source>There is a shorter way: mate in {n}. Yours took {m}.</source>
        <translation>Jde to kratší cestou: mat {n}. tahem. Váš přišel {m}. tahem.</translation>
    </message>
    <message>
        <source>Days in a row with a problem solved: {n}</source>
        <translation>Dní v řadě s vyřešenou úlohou: {n}</translation>
    </message>
    <message>
        <source>Whatever {side} puts in between would only be taken.</source>
        <translation>Cokoli {side} vloží mezi, bude jen vzato.</translation>
    </message>
    <message>
        <source>All problems of this set are solved. Congratulations!</source>
        <translation>Všechny úlohy této sady jsou vyřešeny. Gratulujeme!</translation>
    </message>
    <message>
        <source>The solution: mate.</source>
        <translation>Řešení: mat.</translation>
    </message>
    <message>
        <source>The mouse wheel on the board walks through its moves, too.</source>
        <translation>Jeho tahy lze procházet i kolečkem myši na desce.</translation>
    </message>
    <message>
        <source>The solution: move {n} of {all}</source>
        <translation>Řešení: tah {n} z {all}</translation>
    </message>
    <message>
        <source>This defence: move {n} of {all}</source>
        <translation>Tato obrana: tah {n} z {all}</translation>
    </message>
    <message>
        <source>What comes after this defence was not found out in the time.</source>
        <translation>Co po této obraně následuje, se v daném čase nezjistilo.</translation>
    </message>
    <message>
        <source>This defence: mate.</source>
        <translation>Tato obrana: mat.</translation>
    </message>
    <message>
        <source>From the hand: {piece}.</source>
        <translation>Z ruky: {piece}.</translation>
    </message>
    <message>
        <source>The piece with the star gives check.</source>
        <translation>Šach dá kámen s hvězdičkou.</translation>
    </message>
    <message>
        <source>It goes to the square with the star.</source>
        <translation>Přijde na pole s hvězdičkou.</translation>
    </message>
    <message>
        <source>Not this one, as far as {n} move.|Not this one, as far as {n} moves.</source>
        <translation>Tento ne, aspoň do {n}. tahu.</translation>
    </message>
</context>
<context>
    <name>SoughtStrip</name>
    <message>
        <source>Records with this position</source>
        <translation>Záznamy s touto pozicí</translation>
    </message>
    <message>
        <source>Records with these pieces</source>
        <translation>Záznamy s těmito kameny</translation>
    </message>
    <message>
        <source>Mirrored too</source>
        <translation>I zrcadlově</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Změnit…</translation>
    </message>
    <message>
        <source>All records</source>
        <translation>Všechny záznamy</translation>
    </message>
</context>
<context>
    <name>SoundBox</name>
    <message>
        <source>Volume</source>
        <translation>Hlasitost</translation>
    </message>
    <message>
        <source>This system has no voice for the language; beeps are heard instead.</source>
        <translation>Tento systém nemá pro tento jazyk hlas; místo něj se ozve pípnutí.</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Vyzkoušet</translation>
    </message>
</context>
<context>
    <name>Speaking</name>
    <message>
        <source>{game}: {black} (Black), {white} (White)</source>
        <translation>{game}: {black} (černý), {white} (bílý)</translation>
    </message>
    <message>
        <source>You play {side}</source>
        <translation>Hrajete: {side}</translation>
    </message>
    <message>
        <source>{n}: {move}</source>
        <translation>{n}: {move}</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Začátek partie</translation>
    </message>
    <message>
        <source>Seconds left: {n}</source>
        <translation>Zbývá sekund: {n}</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>{n} second|{n} seconds</source>
        <translation>{n} sekunda|{n} sekundy|{n} sekund</translation>
    </message>
    <message>
        <source>From now on {n} second for each move|From now on {n} seconds for each move</source>
        <translation>Odteď {n} sekunda na každý tah|Odteď {n} sekundy na každý tah|Odteď {n} sekund na každý tah</translation>
    </message>
</context>
<context>
    <name>StartForm</name>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>How long it may take to load its files, before a game too.</source>
        <translation>Jak dlouho smí načítat své soubory, i před partií.</translation>
    </message>
    <message>
        <source>Where its program lies</source>
        <translation>Kde leží jeho program</translation>
    </message>
    <message>
        <source>Blanks stand between them; what has a blank inside stands in double quotes.</source>
        <translation>Oddělují se mezerami; co má mezeru uvnitř, patří do uvozovek.</translation>
    </message>
    <message>
        <source>What the program is started with.</source>
        <translation>S čím se program spouští.</translation>
    </message>
    <message>
        <source>Variables of its environment, as NAME=value.</source>
        <translation>Proměnné jeho prostředí, jako NAME=hodnota.</translation>
    </message>
    <message>
        <source>Where it is started, and looks for its files.</source>
        <translation>Kde se spouští a hledá své soubory.</translation>
    </message>
    <message>
        <source>Time to start:</source>
        <translation>Čas na spuštění:</translation>
    </message>
    <message>
        <source>Choose the working folder</source>
        <translation>Vybrat pracovní složku</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumenty</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>Pracovní složka</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Proměnné</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Více</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Rating: {rating}</source>
        <translation>Síla hry: {rating}</translation>
    </message>
    <message>
        <source>Welcome to Shogi Desktop</source>
        <translation>Vítejte v programu Shogi Desktop</translation>
    </message>
    <message>
        <source>Shogi Desktop</source>
        <translation>Shogi Desktop</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Hry</translation>
    </message>
    <message>
        <source>All games…</source>
        <translation>Všechny hry…</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Zpět k desce</translation>
    </message>
    <message>
        <source>Back to {game}</source>
        <translation>Zpět na {game}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Move {n} of {all}. Moves you play here become a variation.</source>
        <translation>Tah {n} z {all}. Tahy zahrané zde se stanou variantou.</translation>
    </message>
    <message>
        <source>Looking back: move {n} of {all}. The game goes on at the last position.</source>
        <translation>Prohlížíte si tah {n} z {all}. Partie pokračuje v poslední pozici.</translation>
    </message>
    <message>
        <source>The computer player has stopped.</source>
        <translation>Počítačový hráč přestal pracovat.</translation>
    </message>
    <message>
        <source>Take your move back, or play on?</source>
        <translation>Vrátit tah, nebo hrát dál?</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} přemýšlí…</translation>
    </message>
    <message>
        <source>(depth {depth})</source>
        <translation>(hloubka {depth})</translation>
    </message>
    <message>
        <source>{mark} {side} to move</source>
        <translation>{mark} Na tahu: {side}</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Jste na tahu</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Ukázat</translation>
    </message>
    <message>
        <source>A file of yours could not be read. It was put aside: {file}</source>
        <translation>Jeden z vašich souborů se nepodařilo přečíst. Byl odložen: {file}</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partie skončila.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Partie je pozastavena.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>The computer player runs slowly: it is not compiled here (see Help, About).</source>
        <translation>Počítačový hráč je pomalý: není zkompilován (viz Nápověda, O programu).</translation>
    </message>
    <message>
        <source>The program&apos;s folder cannot be written: settings and games are kept on this computer.</source>
        <translation>Do složky programu nelze zapisovat: nastavení a partie se ukládají v tomto počítači.</translation>
    </message>
</context>
<context>
    <name>StudiesCard</name>
    <message>
        <source>Learning</source>
        <translation>Učení</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Úlohy</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekce</translation>
    </message>
    <message>
        <source>Own mistakes</source>
        <translation>Moje chyby</translation>
    </message>
    <message>
        <source>{n}, {clean} of them without a mistake or help</source>
        <translation>{n}, z toho bez chyby a pomoci {clean}</translation>
    </message>
    <message>
        <source>Problems solved</source>
        <translation>Vyřešené úlohy</translation>
    </message>
    <message>
        <source>Days with a problem in a row</source>
        <translation>Dny s úlohou v řadě</translation>
    </message>
    <message>
        <source>{n} of {all}, {full} of them with all stars</source>
        <translation>{n} z {all}, z toho se všemi hvězdami {full}</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} z {all}</translation>
    </message>
    <message>
        <source>Lessons done</source>
        <translation>Hotové lekce</translation>
    </message>
    <message>
        <source>{n}, of them {due} to try now</source>
        <translation>{n}, z toho nyní ke zkoušení {due}</translation>
    </message>
</context>
<context>
    <name>SummaryCommands</name>
    <message>
        <source>Looking at the moves …</source>
        <translation>Procházím tahy…</translation>
    </message>
    <message>
        <source>Save the graph</source>
        <translation>Uložit graf</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Obrázek PNG (*.png)</translation>
    </message>
    <message>
        <source>The graph could not be saved.</source>
        <translation>Graf se nepodařilo uložit.</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Uloženo jako {name}.</translation>
    </message>
</context>
<context>
    <name>SummaryWindow</name>
    <message>
        <source>Summary of the analysis</source>
        <translation>Shrnutí rozboru</translation>
    </message>
    <message>
        <source>Moves worth looking at</source>
        <translation>Tahy, které stojí za pohled</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Moves worth looking at, the worst first</source>
        <translation>Tahy, které stojí za pohled, nejhorší první</translation>
    </message>
    <message>
        <source>No move has lost much of the chance to win.</source>
        <translation>Žádný tah nesnížil naději na výhru výrazně.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopírovat</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Tisk…</translation>
    </message>
</context>
<context>
    <name>TabStrip</name>
    <message>
        <source>All open records</source>
        <translation>Všechny otevřené záznamy</translation>
    </message>
</context>
<context>
    <name>TeachingGuide</name>
    <message>
        <source>The coach watches your moves. A blunder can be taken back here.</source>
        <translation>Trenér sleduje vaše tahy. Hrubou chybu tu můžete vzít zpět.</translation>
    </message>
    <message>
        <source>Touch one of your pieces: dots show where it can go.</source>
        <translation>Dotkněte se svého kamene: tečky ukážou, kam může.</translation>
    </message>
    <message>
        <source>Your guide</source>
        <translation>Váš průvodce</translation>
    </message>
    <message>
        <source>After each move of the computer you read here what it does.</source>
        <translation>Po každém tahu počítače se tu dočtete, co dělá.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Vrátit tah</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Hrát dál</translation>
    </message>
    <message>
        <source>What was better?</source>
        <translation>Co bylo lepší?</translation>
    </message>
    <message>
        <source>That was a blunder</source>
        <translation>To byla hrubá chyba</translation>
    </message>
</context>
<context>
    <name>TextBoardRoom</name>
    <message>
        <source>Nothing is asked now.</source>
        <translation>Teď se na nic neptám.</translation>
    </message>
    <message>
        <source>{action}: not possible now.</source>
        <translation>{action}: teď to nejde.</translation>
    </message>
</context>
<context>
    <name>TextBoardWindow</name>
    <message>
        <source>“{line}” may be: {moves}.</source>
        <translation>„{line}“ může být: {moves}.</translation>
    </message>
    <message>
        <source>“{line}” is no legal move and no question. Type “{help}”.</source>
        <translation>„{line}“ není přípustný tah ani otázka. Napište „{help}“.</translation>
    </message>
    <message>
        <source>Text board</source>
        <translation>Textová deska</translation>
    </message>
    <message>
        <source>Pieces in &amp;hand</source>
        <translation>Kameny v &amp;ruce</translation>
    </message>
    <message>
        <source>&amp;Which move?</source>
        <translation>K&amp;terý tah?</translation>
    </message>
    <message>
        <source>&amp;State of the game</source>
        <translation>&amp;Stav partie</translation>
    </message>
    <message>
        <source>What was sai&amp;d</source>
        <translation>Co &amp;bylo řečeno</translation>
    </message>
    <message>
        <source>&amp;Command or move</source>
        <translation>Pří&amp;kaz nebo tah</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Deska</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Another match is being played. Pause it first.</source>
        <translation>Právě se hraje jiný zápas. Nejdřív ho pozastavte.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pozastavit</translation>
    </message>
    <message>
        <source>More games…</source>
        <translation>Další partie…</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Začít</translation>
    </message>
</context>
<context>
    <name>TrialBoard</name>
    <message>
        <source>It burnt.</source>
        <translation>Shořel.</translation>
    </message>
    <message>
        <source>It can move no further.</source>
        <translation>Dál se nepohne.</translation>
    </message>
    <message>
        <source>Nothing is left to capture.</source>
        <translation>Není už co vzít.</translation>
    </message>
    <message>
        <source>Move it: the others stand still.</source>
        <translation>Táhněte jím: ostatní stojí.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Obnovit</translation>
    </message>
</context>
<context>
    <name>TypedWords</name>
    <message>
        <source>  or  </source>
        <translation>  nebo  </translation>
    </message>
    <message>
        <source>“{text}” is no move here.</source>
        <translation>„{text}“ tu není tah.</translation>
    </message>
    <message>
        <source>Understood as far as “{text}”; “{rest}” does not follow.</source>
        <translation>Srozumitelné až po „{text}“; „{rest}“ nenavazuje.</translation>
    </message>
</context>
<context>
    <name>TypingLine</name>
    <message>
        <source>Move:</source>
        <translation>Tah:</translation>
    </message>
    <message>
        <source>Move in any notation</source>
        <translation>Tah v jakékoli notaci</translation>
    </message>
    <message>
        <source>P-7f, 76fu, 7g7f</source>
        <translation>P-7f, 76fu, 7g7f</translation>
    </message>
    <message>
        <source>In any notation: P-7f, 76fu, ７六歩, 7g7f, 7776. Enter plays it, Esc goes back to the board.</source>
        <translation>V jakékoli notaci: P-7f, 76fu, ７六歩, 7g7f, 7776. Enter zahraje tah, Esc se vrátí k desce.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>UpdateBox</name>
    <message>
        <source>Asking…</source>
        <translation>Zjišťuje se…</translation>
    </message>
    <message>
        <source>This is the newest version.</source>
        <translation>Toto je nejnovější verze.</translation>
    </message>
    <message>
        <source>Only this question is sent, to {host}; nothing is downloaded or installed.</source>
        <translation>Odešle se jen tento dotaz, na {host}; nic se nestahuje ani neinstaluje.</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Zjistit teď</translation>
    </message>
    <message>
        <source>Open its page in the browser</source>
        <translation>Otevřít její stránku v prohlížeči</translation>
    </message>
</context>
<context>
    <name>UpdateNotice</name>
    <message>
        <source>Open its page in the browser</source>
        <translation>Otevřít její stránku v prohlížeči</translation>
    </message>
    <message>
        <source>Not again for this version</source>
        <translation>Na tuto verzi už neupozorňovat</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Teď ne</translation>
    </message>
</context>
<context>
    <name>Updates</name>
    <message>
        <source>The address of the releases is no https address.</source>
        <translation>Adresa vydání není adresa https.</translation>
    </message>
    <message>
        <source>This system lacks what an encrypted connection needs (OpenSSL 3 or Qt&apos;s network library).</source>
        <translation>Systému chybí součást pro šifrované spojení (OpenSSL 3 nebo síťová knihovna Qt).</translation>
    </message>
    <message>
        <source>The page of the releases cannot be reached now.</source>
        <translation>Stránka s vydáními teď není dostupná.</translation>
    </message>
    <message>
        <source>The page of the releases gave an answer that tells of none.</source>
        <translation>Odpověď stránky s vydáními žádné vydání neuvádí.</translation>
    </message>
    <message>
        <source>Version {version} is available</source>
        <translation>Je k dispozici verze {version}</translation>
    </message>
</context>
<context>
    <name>Variant</name>
    <message>
        <source>1000 moves</source>
        <translation>1000 tahů</translation>
    </message>
    <message>
        <source>128 moves</source>
        <translation>128 tahů</translation>
    </message>
    <message>
        <source>24 points</source>
        <translation>24 bodů</translation>
    </message>
    <message>
        <source>256 moves</source>
        <translation>256 tahů</translation>
    </message>
    <message>
        <source>27 points</source>
        <translation>27 bodů</translation>
    </message>
    <message>
        <source>320 moves</source>
        <translation>320 tahů</translation>
    </message>
    <message>
        <source>500 moves</source>
        <translation>500 tahů</translation>
    </message>
    <message>
        <source>512 moves</source>
        <translation>512 tahů</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Remíza</translation>
    </message>
    <message>
        <source>A draw after 500</source>
        <translation>Remíza po 500</translation>
    </message>
    <message>
        <source>After every capture</source>
        <translation>Po každém braní</translation>
    </message>
    <message>
        <source>After taking a promoted piece</source>
        <translation>Po vzetí povýšeného kamene</translation>
    </message>
    <message>
        <source>After the move</source>
        <translation>Po tahu</translation>
    </message>
    <message>
        <source>All but royal pieces</source>
        <translation>Vše kromě královských kamenů</translation>
    </message>
    <message>
        <source>All pieces</source>
        <translation>Všechny kameny</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Dovoleno</translation>
    </message>
    <message>
        <source>Allowed when in check</source>
        <translation>Dovoleno při šachu</translation>
    </message>
    <message>
        <source>Along one diagonal</source>
        <translation>Po jedné úhlopříčce</translation>
    </message>
    <message>
        <source>Any distance</source>
        <translation>Libovolně daleko</translation>
    </message>
    <message>
        <source>Area move of two</source>
        <translation>Plošný tah o dva kroky</translation>
    </message>
    <message>
        <source>As a lion</source>
        <translation>Jako lev</translation>
    </message>
    <message>
        <source>As in later games</source>
        <translation>Jako v pozdějších hrách</translation>
    </message>
    <message>
        <source>As in shogi</source>
        <translation>Jako v šógi</translation>
    </message>
    <message>
        <source>As in the old text</source>
        <translation>Jako ve starém textu</translation>
    </message>
    <message>
        <source>Bare king</source>
        <translation>Holý král</translation>
    </message>
    <message>
        <source>Before the move</source>
        <translation>Před tahem</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Střelec</translation>
    </message>
    <message>
        <source>Bishop general</source>
        <translation>Střelcový generál</translation>
    </message>
    <message>
        <source>Both bishop generals</source>
        <translation>Oba střelcoví generálové</translation>
    </message>
    <message>
        <source>Both dragon kings</source>
        <translation>Oba dračí králové</translation>
    </message>
    <message>
        <source>Both dragons and side mover</source>
        <translation>Oba draci a boční běžec</translation>
    </message>
    <message>
        <source>Both faces</source>
        <translation>Obě strany</translation>
    </message>
    <message>
        <source>Both fire demons</source>
        <translation>Oba ohniví démoni</translation>
    </message>
    <message>
        <source>Both flying dragons</source>
        <translation>Oba létající draci</translation>
    </message>
    <message>
        <source>Both rook generals</source>
        <translation>Oba věžoví generálové</translation>
    </message>
    <message>
        <source>Both rooks</source>
        <translation>Obě věže</translation>
    </message>
    <message>
        <source>Both yari rooks</source>
        <translation>Obě kopinické věže</translation>
    </message>
    <message>
        <source>Both yari rooks and a yari bishop</source>
        <translation>Obě kopinické věže a kopinický střelec</translation>
    </message>
    <message>
        <source>Chu shogi</source>
        <translation>Čú šógi</translation>
    </message>
    <message>
        <source>Cloud eagle</source>
        <translation>Oblačný orel</translation>
    </message>
    <message>
        <source>Copper, iron and side mover</source>
        <translation>Měď, železo a boční běžec</translation>
    </message>
    <message>
        <source>Dai dai shogi</source>
        <translation>Dai dai šógi</translation>
    </message>
    <message>
        <source>Dai shogi</source>
        <translation>Dai šógi</translation>
    </message>
    <message>
        <source>Deferred after declining</source>
        <translation>Po odmítnutí odložené</translation>
    </message>
    <message>
        <source>Demon beside demon</source>
        <translation>Démon vedle démona</translation>
    </message>
    <message>
        <source>Deva and dark spirit</source>
        <translation>Déva a temný duch</translation>
    </message>
    <message>
        <source>Disputed moves</source>
        <translation>Sporné tahy</translation>
    </message>
    <message>
        <source>Double diagonal step</source>
        <translation>Dvojitý krok šikmo</translation>
    </message>
    <message>
        <source>Dragon king</source>
        <translation>Dračí král</translation>
    </message>
    <message>
        <source>Dragonfly</source>
        <translation>Vážka</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remíza</translation>
    </message>
    <message>
        <source>Draw the fourth time</source>
        <translation>Počtvrté remíza</translation>
    </message>
    <message>
        <source>Drops</source>
        <translation>Vkládání</translation>
    </message>
    <message>
        <source>Eagle and falcon</source>
        <translation>Orel a sokol</translation>
    </message>
    <message>
        <source>Earth, stone, tile and iron general</source>
        <translation>Hliněný, kamenný, cihlový a železný generál</translation>
    </message>
    <message>
        <source>Eight pieces</source>
        <translation>Osm kamenů</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>Císař</translation>
    </message>
    <message>
        <source>End of a range capture</source>
        <translation>Konec letu</translation>
    </message>
    <message>
        <source>Entering king</source>
        <translation>Vstup krále</translation>
    </message>
    <message>
        <source>Entering, or capturing in the zone</source>
        <translation>Vstup, nebo braní v pásmu</translation>
    </message>
    <message>
        <source>Every move that ends in the zone must</source>
        <translation>Každý tah, který v pásmu končí, musí</translation>
    </message>
    <message>
        <source>Every move that touches the zone</source>
        <translation>Každý tah, který se pásma dotkne</translation>
    </message>
    <message>
        <source>Falcon</source>
        <translation>Sokol</translation>
    </message>
    <message>
        <source>Falcon and both quails</source>
        <translation>Sokol a obě křepelky</translation>
    </message>
    <message>
        <source>Falcon and fox</source>
        <translation>Sokol a liška</translation>
    </message>
    <message>
        <source>Falcon and left quail</source>
        <translation>Sokol a levá křepelka</translation>
    </message>
    <message>
        <source>Fire demon</source>
        <translation>Ohnivý démon</translation>
    </message>
    <message>
        <source>Five pieces</source>
        <translation>Pět kamenů</translation>
    </message>
    <message>
        <source>Flying dragon</source>
        <translation>Létající drak</translation>
    </message>
    <message>
        <source>Flying dragon and side mover</source>
        <translation>Létající drak a boční běžec</translation>
    </message>
    <message>
        <source>Flying falcon</source>
        <translation>Letící sokol</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Zakázáno</translation>
    </message>
    <message>
        <source>Forbidden the third time</source>
        <translation>Potřetí zakázáno</translation>
    </message>
    <message>
        <source>Forced promotion</source>
        <translation>Povinné povýšení</translation>
    </message>
    <message>
        <source>Forwards and backwards</source>
        <translation>Vpřed a vzad</translation>
    </message>
    <message>
        <source>Four pieces</source>
        <translation>Čtyři kameny</translation>
    </message>
    <message>
        <source>Free chariot</source>
        <translation>Svobodný vůz</translation>
    </message>
    <message>
        <source>Free demon and free dream-eater</source>
        <translation>Volný démon a volný požírač snů</translation>
    </message>
    <message>
        <source>Free eagle</source>
        <translation>Svobodný orel</translation>
    </message>
    <message>
        <source>Free wolf and free dragon</source>
        <translation>Svobodný vlk a svobodný drak</translation>
    </message>
    <message>
        <source>Furious fiend</source>
        <translation>Zuřivý běs</translation>
    </message>
    <message>
        <source>Gains the straight steps</source>
        <translation>Získá přímé kroky</translation>
    </message>
    <message>
        <source>Generals&apos; jumps</source>
        <translation>Skoky generálů</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Zlatý generál</translation>
    </message>
    <message>
        <source>Gold and knight</source>
        <translation>Zlatý a jezdec</translation>
    </message>
    <message>
        <source>Gold general</source>
        <translation>Zlatý generál</translation>
    </message>
    <message>
        <source>Gorogoro shogi</source>
        <translation>Gorogoro šógi</translation>
    </message>
    <message>
        <source>Great and vice general</source>
        <translation>Velký generál a vicegenerál</translation>
    </message>
    <message>
        <source>Great elephant</source>
        <translation>Velký slon</translation>
    </message>
    <message>
        <source>Great general</source>
        <translation>Velký generál</translation>
    </message>
    <message>
        <source>Heavenly tetrarch</source>
        <translation>Nebeský tetrarcha</translation>
    </message>
    <message>
        <source>Heian dai shogi</source>
        <translation>Heian dai šógi</translation>
    </message>
    <message>
        <source>Hook mover</source>
        <translation>Hákový běžec</translation>
    </message>
    <message>
        <source>How a king that has entered the enemy camp may end the game.</source>
        <translation>Jak může král, který vstoupil do soupeřova tábora, ukončit partii.</translation>
    </message>
    <message>
        <source>How a lion dog moves: as a lion of three steps along a line, or three steps without power.</source>
        <translation>Jak táhne lví pes: jako lev o třech krocích po linii, nebo tři pole bez zvláštní síly.</translation>
    </message>
    <message>
        <source>How a lion hawk moves, beside its diagonal range.</source>
        <translation>Jak táhne lví jestřáb kromě šikmých tahů na dálku.</translation>
    </message>
    <message>
        <source>How far a great elephant goes.</source>
        <translation>Jak daleko jde velký slon.</translation>
    </message>
    <message>
        <source>How lions may be taken by lions, and after a lion was lost.</source>
        <translation>Jak smí lev vzít lva a co platí po ztrátě lva.</translation>
    </message>
    <message>
        <source>Illegal moves can be made and lose at once, as at a real board.</source>
        <translation>Zakázané tahy lze zahrát a znamenají hned prohru, jako u skutečné desky.</translation>
    </message>
    <message>
        <source>In six directions</source>
        <translation>Šesti směry</translation>
    </message>
    <message>
        <source>It may</source>
        <translation>Smí</translation>
    </message>
    <message>
        <source>It must</source>
        <translation>Musí</translation>
    </message>
    <message>
        <source>Its other enemies</source>
        <translation>Ostatní soupeřovy kameny</translation>
    </message>
    <message>
        <source>Japanese association</source>
        <translation>Japonská asociace</translation>
    </message>
    <message>
        <source>Japanese table</source>
        <translation>Japonská tabulka</translation>
    </message>
    <message>
        <source>Jumps</source>
        <translation>Skáče</translation>
    </message>
    <message>
        <source>Jumps on lines</source>
        <translation>Skoky v přímém směru</translation>
    </message>
    <message>
        <source>Jumps to empty squares</source>
        <translation>Skoky na prázdná pole</translation>
    </message>
    <message>
        <source>Kings too</source>
        <translation>I krále</translation>
    </message>
    <message>
        <source>Kyoto shogi</source>
        <translation>Kjótské šógi</translation>
    </message>
    <message>
        <source>Lance</source>
        <translation>Kopiník</translation>
    </message>
    <message>
        <source>Lance and knight</source>
        <translation>Kopiník a jezdec</translation>
    </message>
    <message>
        <source>Left five pieces</source>
        <translation>Pět kamenů (levé)</translation>
    </message>
    <message>
        <source>Left quail</source>
        <translation>Levá křepelka</translation>
    </message>
    <message>
        <source>Lion</source>
        <translation>Lev</translation>
    </message>
    <message>
        <source>Lion and queen</source>
        <translation>Lev a dáma</translation>
    </message>
    <message>
        <source>Lion dog</source>
        <translation>Lví pes</translation>
    </message>
    <message>
        <source>Lion hawk</source>
        <translation>Lví jestřáb</translation>
    </message>
    <message>
        <source>Lion of three steps</source>
        <translation>Lev o třech krocích</translation>
    </message>
    <message>
        <source>Lion trading</source>
        <translation>Braní lvů</translation>
    </message>
    <message>
        <source>Loses</source>
        <translation>Prohrává</translation>
    </message>
    <message>
        <source>Loses, unless it bares back</source>
        <translation>Prohrává, pokud neobnaží i druhého</translation>
    </message>
    <message>
        <source>Lower ranks only</source>
        <translation>Jen nižší hodnosti</translation>
    </message>
    <message>
        <source>Maka dai dai shogi</source>
        <translation>Maka dai dai šógi</translation>
    </message>
    <message>
        <source>Minishogi</source>
        <translation>Minišógi</translation>
    </message>
    <message>
        <source>Move limit</source>
        <translation>Omezení počtu tahů</translation>
    </message>
    <message>
        <source>Moves of the flying dragon</source>
        <translation>Tahy létajícího draka</translation>
    </message>
    <message>
        <source>Moves without captures</source>
        <translation>Tahy bez braní</translation>
    </message>
    <message>
        <source>Naked king</source>
        <translation>Holý král</translation>
    </message>
    <message>
        <source>Neighbouring king</source>
        <translation>Sousední král</translation>
    </message>
    <message>
        <source>Neither</source>
        <translation>Žádný z nich</translation>
    </message>
    <message>
        <source>Nine pieces</source>
        <translation>Devět kamenů</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Ne</translation>
    </message>
    <message>
        <source>No legal move</source>
        <translation>Žádný dovolený tah</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Žádné</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>Nothing more</source>
        <translation>Nic navíc</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Ne</translation>
    </message>
    <message>
        <source>Okazaki: unprotected lions are free</source>
        <translation>Okazaki: nekrytí lvi jsou volní</translation>
    </message>
    <message>
        <source>Older western reading</source>
        <translation>Starší západní výklad</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ano</translation>
    </message>
    <message>
        <source>On entering or by capturing</source>
        <translation>Při vstupu nebo braním</translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation>Pěšec</translation>
    </message>
    <message>
        <source>Pawn and go-between</source>
        <translation>Pěšec a prostředník</translation>
    </message>
    <message>
        <source>Pawn and lance</source>
        <translation>Pěšec a kopiník</translation>
    </message>
    <message>
        <source>Pawn and rook</source>
        <translation>Pěšec a věž</translation>
    </message>
    <message>
        <source>Pieces in hand</source>
        <translation>Kameny v ruce</translation>
    </message>
    <message>
        <source>Plays on</source>
        <translation>Hraje dál</translation>
    </message>
    <message>
        <source>Promoted flying dragon</source>
        <translation>Povýšený létající drak</translation>
    </message>
    <message>
        <source>Promoted ones</source>
        <translation>Jen povýšení</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>Povýšení</translation>
    </message>
    <message>
        <source>Promotion on the far ranks</source>
        <translation>Povýšení na posledních řadách</translation>
    </message>
    <message>
        <source>Protection of a lion</source>
        <translation>Krytí lva</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dáma</translation>
    </message>
    <message>
        <source>Ranging jumps on lines</source>
        <translation>Dlouhé skoky v přímém směru</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>Opakování</translation>
    </message>
    <message>
        <source>Right lance</source>
        <translation>Pravý kopiník</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>Věž</translation>
    </message>
    <message>
        <source>Rook and lance</source>
        <translation>Věž a kopiník</translation>
    </message>
    <message>
        <source>Rook general</source>
        <translation>Věžový generál</translation>
    </message>
    <message>
        <source>Running ox</source>
        <translation>Běžící vůl</translation>
    </message>
    <message>
        <source>Running rabbit</source>
        <translation>Běžící králík</translation>
    </message>
    <message>
        <source>Second chance on the last rank</source>
        <translation>Druhá možnost na poslední řadě</translation>
    </message>
    <message>
        <source>Seven pieces</source>
        <translation>Sedm kamenů</translation>
    </message>
    <message>
        <source>Sho shogi</source>
        <translation>Šó šógi</translation>
    </message>
    <message>
        <source>Shogi</source>
        <translation>Šógi</translation>
    </message>
    <message>
        <source>Side mover</source>
        <translation>Boční běžec</translation>
    </message>
    <message>
        <source>Sideways</source>
        <translation>Do stran</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Stříbrný generál</translation>
    </message>
    <message>
        <source>Silver and bishop</source>
        <translation>Stříbrný a střelec</translation>
    </message>
    <message>
        <source>Six pieces</source>
        <translation>Šest kamenů</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>Běhá</translation>
    </message>
    <message>
        <source>Strict play</source>
        <translation>Přísná hra</translation>
    </message>
    <message>
        <source>Swallow&apos;s wings</source>
        <translation>Vlaštovčí křídla</translation>
    </message>
    <message>
        <source>TSweb’s</source>
        <translation>TSweb</translation>
    </message>
    <message>
        <source>Tai shogi</source>
        <translation>Tai šógi</translation>
    </message>
    <message>
        <source>Taikyoku shogi</source>
        <translation>Taikyoku šógi</translation>
    </message>
    <message>
        <source>Teaching king</source>
        <translation>Učící král</translation>
    </message>
    <message>
        <source>Ten pieces</source>
        <translation>Deset kamenů</translation>
    </message>
    <message>
        <source>Tenjiku shogi</source>
        <translation>Tenjiku šógi</translation>
    </message>
    <message>
        <source>The game is a draw when it reaches this number of moves.</source>
        <translation>Partie končí remízou, když dosáhne tohoto počtu tahů.</translation>
    </message>
    <message>
        <source>The game is lost</source>
        <translation>Partie je prohraná</translation>
    </message>
    <message>
        <source>The lines along which a fire demon ranges, beside the diagonals.</source>
        <translation>Směry, kterými ohnivý démon táhne na dálku kromě úhlopříček.</translation>
    </message>
    <message>
        <source>The lion dog’s move</source>
        <translation>Tah lvího psa</translation>
    </message>
    <message>
        <source>The same, but no capture that leaves it</source>
        <translation>Stejně, ale ne braní, které z něj odchází</translation>
    </message>
    <message>
        <source>The third time lost for who began</source>
        <translation>Potřetí prohrává, kdo začal</translation>
    </message>
    <message>
        <source>The third time lost for who made the position</source>
        <translation>Potřetí prohrává, kdo pozici vytvořil</translation>
    </message>
    <message>
        <source>They may go on</source>
        <translation>Bez omezení</translation>
    </message>
    <message>
        <source>Three king steps, each may capture, no jumps</source>
        <translation>Tři královské kroky, každý smí brát, bez skoků</translation>
    </message>
    <message>
        <source>Three lions</source>
        <translation>Tři lvi</translation>
    </message>
    <message>
        <source>Three lions and a queen</source>
        <translation>Tři lvi a dáma</translation>
    </message>
    <message>
        <source>Three lions and five pieces</source>
        <translation>Tři lvi a pět kamenů</translation>
    </message>
    <message>
        <source>Three lions and four pieces</source>
        <translation>Tři lvi a čtyři kameny</translation>
    </message>
    <message>
        <source>Three lions and three pieces</source>
        <translation>Tři lvi a tři kameny</translation>
    </message>
    <message>
        <source>Three lions and two pieces</source>
        <translation>Tři lvi a dva kameny</translation>
    </message>
    <message>
        <source>Three or five squares</source>
        <translation>Tři nebo pět polí</translation>
    </message>
    <message>
        <source>Three pawns</source>
        <translation>Tři pěšci</translation>
    </message>
    <message>
        <source>Three pieces</source>
        <translation>Tři kameny</translation>
    </message>
    <message>
        <source>Three steps</source>
        <translation>Tři pole</translation>
    </message>
    <message>
        <source>Tokin and lance</source>
        <translation>Tokin a kopiník</translation>
    </message>
    <message>
        <source>Tori shogi</source>
        <translation>Tori šógi</translation>
    </message>
    <message>
        <source>Treacherous fox</source>
        <translation>Zrádná liška</translation>
    </message>
    <message>
        <source>Try rule</source>
        <translation>Pravidlo try</translation>
    </message>
    <message>
        <source>Turtle-snake and vermilion sparrow</source>
        <translation>Želvohad a rumělkový vrabec</translation>
    </message>
    <message>
        <source>Two kings</source>
        <translation>Dva králové</translation>
    </message>
    <message>
        <source>Two lions</source>
        <translation>Dva lvi</translation>
    </message>
    <message>
        <source>Two lions and a rook</source>
        <translation>Dva lvi a věž</translation>
    </message>
    <message>
        <source>Two of three</source>
        <translation>Dva ze tří</translation>
    </message>
    <message>
        <source>Two pieces</source>
        <translation>Dva kameny</translation>
    </message>
    <message>
        <source>Vice general</source>
        <translation>Vicegenerál</translation>
    </message>
    <message>
        <source>Wa shogi</source>
        <translation>Wa šógi</translation>
    </message>
    <message>
        <source>Western table</source>
        <translation>Západní tabulka</translation>
    </message>
    <message>
        <source>What a fire demon burns when it ends its move beside an enemy demon and dies.</source>
        <translation>Co spálí ohnivý démon, který skončí tah vedle soupeřova démona a zahyne.</translation>
    </message>
    <message>
        <source>What a flying dragon becomes: it gains the four straight steps, or turns into a gold general.</source>
        <translation>Čím se stane létající drak: získá čtyři přímé kroky, nebo se stane zlatým generálem.</translation>
    </message>
    <message>
        <source>What a free eagle has beyond the queen&apos;s moves.</source>
        <translation>Co má svobodný orel navíc k tahům dámy.</translation>
    </message>
    <message>
        <source>What a furious fiend does beside its lion move.</source>
        <translation>Co umí zuřivý běs kromě lvího tahu.</translation>
    </message>
    <message>
        <source>What a player gets who has no legal move and is not in check.</source>
        <translation>Co má hráč, který nemá žádný dovolený tah a není v šachu.</translation>
    </message>
    <message>
        <source>What a range-jumping general may capture beyond the pieces it jumps.</source>
        <translation>Co smí generál dálkovým skokem vzít za přeskočenými kameny.</translation>
    </message>
    <message>
        <source>What a teaching king does beside ranging in all directions.</source>
        <translation>Co učící král dělá kromě dalekých tahů všemi směry.</translation>
    </message>
    <message>
        <source>What an emperor protects from the other one: all its pieces, or those for which it could itself take back.</source>
        <translation>Co císař chrání před druhým císařem: všechny své kameny, nebo jen ty, za které by sám mohl vzít zpět.</translation>
    </message>
    <message>
        <source>What becomes of a game in which a position comes up for the fourth time.</source>
        <translation>Co bude s partií, ve které se pozice objeví počtvrté.</translation>
    </message>
    <message>
        <source>What becomes of a side that is left with its king alone.</source>
        <translation>Co se stane se stranou, které zbude jen král.</translation>
    </message>
    <message>
        <source>What promotes to what</source>
        <translation>Co se na co povyšuje</translation>
    </message>
    <message>
        <source>What these four promote to.</source>
        <translation>Čím se tito čtyři po povýšení stanou.</translation>
    </message>
    <message>
        <source>When a piece may promote.</source>
        <translation>Kdy smí kámen povýšit.</translation>
    </message>
    <message>
        <source>Where it can take back</source>
        <translation>Kde může vzít zpět</translation>
    </message>
    <message>
        <source>Where the plain ones step</source>
        <translation>Kam prostý kámen kráčí</translation>
    </message>
    <message>
        <source>Whether a flight that captures all it passes may end on a piece of its own side.</source>
        <translation>Zda let, který bere vše v cestě, smí skončit na kameni vlastní strany.</translation>
    </message>
    <message>
        <source>Whether a general&apos;s jump may end on an empty square.</source>
        <translation>Zda skok generála smí skončit na prázdném poli.</translation>
    </message>
    <message>
        <source>Whether a heavenly tetrarch ranges forwards and backwards too.</source>
        <translation>Zda nebeský tetrarcha táhne na dálku i vpřed a vzad.</translation>
    </message>
    <message>
        <source>Whether a knight or iron general that could never move again may promote without a capture.</source>
        <translation>Zda jezdec nebo železný generál, který by se už nepohnul, smí povýšit bez braní.</translation>
    </message>
    <message>
        <source>Whether a lion counts as protected by the position after or before the move that takes it.</source>
        <translation>Zda se krytí lva posuzuje po tahu, který ho bere, nebo před ním.</translation>
    </message>
    <message>
        <source>Whether a neighbouring king steps backward, too.</source>
        <translation>Zda sousední král kráčí i vzad.</translation>
    </message>
    <message>
        <source>Whether a piece must promote where it could never move again.</source>
        <translation>Zda kámen musí povýšit tam, kde by se už nepohnul.</translation>
    </message>
    <message>
        <source>Whether a piece that captures must promote, or may.</source>
        <translation>Zda kámen, který bere, musí povýšit, nebo smí.</translation>
    </message>
    <message>
        <source>Whether a position may come back.</source>
        <translation>Zda se pozice smí vrátit.</translation>
    </message>
    <message>
        <source>Whether a side loses that has only its king left.</source>
        <translation>Zda prohrává strana, které zbyl jen král.</translation>
    </message>
    <message>
        <source>Whether both sides begin with a lance and a knight in hand, as a step towards shogi.</source>
        <translation>Zda obě strany začínají s kopiníkem a jezdcem v ruce, jako krok k šógi.</translation>
    </message>
    <message>
        <source>Whether captured pieces change sides and may be dropped.</source>
        <translation>Zda vzaté kameny mění stranu a smějí se vkládat.</translation>
    </message>
    <message>
        <source>Whether every piece that captures must promote, or only one that takes a promoted piece.</source>
        <translation>Zda musí povýšit každý kámen, který bere, nebo jen ten, který bere povýšený kámen.</translation>
    </message>
    <message>
        <source>Whether pieces promote by the western table, 36 kinds in all, or by the Japanese one, where nearly all do.</source>
        <translation>Zda se kameny povyšují podle západní tabulky, 36 druhů, nebo podle japonské, kde povyšují téměř všechny.</translation>
    </message>
    <message>
        <source>Whether the flying dragon slides along the diagonals or jumps to the second square on them.</source>
        <translation>Zda létající drak běhá po úhlopříčkách, nebo na nich skáče na druhé pole.</translation>
    </message>
    <message>
        <source>Whether the game is a draw when nothing was taken or promoted for 500 moves.</source>
        <translation>Zda partie končí remízou, když se 500 tahů nic nevzalo ani nepovýšilo.</translation>
    </message>
    <message>
        <source>Whether these move as the old text of the twelfth century has it, or as in later games.</source>
        <translation>Zda tyto kameny táhnou podle starého textu z dvanáctého století, nebo jako v pozdějších hrách.</translation>
    </message>
    <message>
        <source>Whether these range along the backward diagonals, too.</source>
        <translation>Zda táhnou i po zadních úhlopříčkách.</translation>
    </message>
    <message>
        <source>Whether these range in six directions, or along one diagonal and step elsewhere.</source>
        <translation>Zda táhnou daleko šesti směry, nebo po jedné úhlopříčce a jinam o krok.</translation>
    </message>
    <message>
        <source>Whether these range where their plain pieces step, or as an older western leaflet has it.</source>
        <translation>Zda táhnou na dálku tam, kam jejich prosté kameny kráčejí, nebo podle staršího západního letáku.</translation>
    </message>
    <message>
        <source>Which moves may promote.</source>
        <translation>Které tahy smějí povýšit.</translation>
    </message>
    <message>
        <source>Which of these change what takes them into a teaching king or a buddhist spirit.</source>
        <translation>Které z nich promění kámen, jenž je vzal, v učícího krále nebo buddhistického ducha.</translation>
    </message>
    <message>
        <source>Which pieces may promote on reaching the last rank from inside the zone without a capture.</source>
        <translation>Které kameny smějí povýšit i bez braní, když dojdou z pásma na poslední řadu.</translation>
    </message>
    <message>
        <source>White elephant</source>
        <translation>Bílý slon</translation>
    </message>
    <message>
        <source>Who began loses</source>
        <translation>Prohrává, kdo začal</translation>
    </message>
    <message>
        <source>Whose reading decides where the sources give a piece other moves.</source>
        <translation>Čí výklad rozhoduje, kde prameny uvádějí jiné tahy.</translation>
    </message>
    <message>
        <source>Yari bishop</source>
        <translation>Kopinický střelec</translation>
    </message>
    <message>
        <source>Yari rook</source>
        <translation>Kopinická věž</translation>
    </message>
    <message>
        <source>Yari shogi</source>
        <translation>Jari šógi</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ano</translation>
    </message>
</context>
<context>
    <name>VariantEditor</name>
    <message>
        <source>Variant {name}</source>
        <translation>Varianta {name}</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>Soubor</translation>
    </message>
    <message>
        <source>How to write it</source>
        <translation>Jak ho psát</translation>
    </message>
    <message>
        <source>Save and play</source>
        <translation>Uložit a hrát</translation>
    </message>
    <message>
        <source>{side} has more pieces: {pieces}</source>
        <translation>{side} má více kamenů: {pieces}</translation>
    </message>
    <message>
        <source>Mistakes and remarks</source>
        <translation>Chyby a poznámky</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Náhled</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>This is no variant yet:</source>
        <translation>Ještě to není varianta:</translation>
    </message>
    <message>
        <source>Line {line}: {mistake}</source>
        <translation>Řádek {line}: {mistake}</translation>
    </message>
    <message>
        <source>Line {line}</source>
        <translation>Řádek {line}</translation>
    </message>
    <message>
        <source>This file cannot be written.</source>
        <translation>Tento soubor nelze zapsat.</translation>
    </message>
    <message>
        <source>Save the changes to {name}?</source>
        <translation>Uložit změny v {name}?</translation>
    </message>
    <message>
        <source>It is no variant yet: it cannot be played before its mistakes are mended.</source>
        <translation>Zatím to není varianta: dokud se chyby neopraví, nedá se hrát.</translation>
    </message>
</context>
<context>
    <name>VariantPreview</name>
    <message>
        <source>Pieces</source>
        <translation>Kameny</translation>
    </message>
</context>
<context>
    <name>VariantView</name>
    <message>
        <source>This file is no variant:</source>
        <translation>Tento soubor není variantou:</translation>
    </message>
    <message>
        <source>There are no variants of your own yet.</source>
        <translation>Zatím žádné vlastní varianty.</translation>
    </message>
    <message>
        <source>Begin with a template or with a copy of a game, or add a file that you have.</source>
        <translation>Začněte šablonou nebo kopií některé hry, nebo přidejte soubor, který máte.</translation>
    </message>
</context>
<context>
    <name>VerdictPanel</name>
    <message>
        <source>{side} has no king.</source>
        <translation>{side} nemá krále.</translation>
    </message>
    <message>
        <source>{side} has a second {piece}, on {square}.</source>
        <translation>{side}: druhý královský kámen ({piece}) na {square}.</translation>
    </message>
    <message>
        <source>{side} has a second {piece} on file {file}: {square} (nifu).</source>
        <translation>{side}: druhý {piece} ve sloupci {file}: {square} (nifu).</translation>
    </message>
    <message>
        <source>{side}&apos;s {piece} on {square} could never move.</source>
        <translation>{side}: {piece} na {square} by se nikdy nepohnul.</translation>
    </message>
    <message>
        <source>Too many of a kind: {there} of {full} ({piece}).</source>
        <translation>Příliš mnoho jednoho druhu: {there} z {full} ({piece}).</translation>
    </message>
    <message>
        <source>{side} is in check on {square}, but not to move.</source>
        <translation>{side} je v šachu na {square}, ale není na tahu.</translation>
    </message>
    <message>
        <source>{side} could take the last royal piece at once.</source>
        <translation>{side} by mohl hned vzít poslední královský kámen.</translation>
    </message>
    <message>
        <source>This position can be played.</source>
        <translation>Tuto pozici lze hrát.</translation>
    </message>
    <message>
        <source>As a mate problem it has a fault:</source>
        <translation>Jako matová úloha má vadu:</translation>
    </message>
    <message>
        <source>Good for a mate problem.</source>
        <translation>Vhodné jako matová úloha.</translation>
    </message>
    <message>
        <source>The attacker needs no king there; a game needs one.</source>
        <translation>Útočník tam krále nepotřebuje; partie ano.</translation>
    </message>
    <message>
        <source>No mate problem yet:</source>
        <translation>Zatím to není matová úloha:</translation>
    </message>
    <message>
        <source>This position cannot be played:</source>
        <translation>Tuto pozici nelze hrát:</translation>
    </message>
</context>
<context>
    <name>ViewRoom</name>
    <message>
        <source>Ctrl + wheel zooms, 0 shows the whole board.</source>
        <translation>Ctrl + kolečko desku zvětší, 0 ji ukáže celou.</translation>
    </message>
    <message>
        <source>Drag an empty square to move the board; Ctrl + wheel zooms, 0 shows the whole board.</source>
        <translation>Tažením prázdného pole posuneš desku; Ctrl + kolečko ji zvětší, 0 ukáže celou.</translation>
    </message>
    <message>
        <source>Click a square: a circle. Drag: an arrow. Once more: another colour. Esc: no longer.</source>
        <translation>Kliknutí na pole: kroužek. Tažení: šipka. Ještě jednou: jiná barva. Esc: konec.</translation>
    </message>
    <message>
        <source>Usual view</source>
        <translation>Obvyklý pohled</translation>
    </message>
    <message>
        <source>Esc leaves the full screen. The menus are at the upper edge.</source>
        <translation>Esc ukončí celou obrazovku. Nabídky jsou u horního okraje.</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>about {n} h left</source>
        <translation>zbývá asi {n} h</translation>
    </message>
    <message>
        <source>about {n} min left</source>
        <translation>zbývá asi {n} min</translation>
    </message>
    <message>
        <source>about {n} s left</source>
        <translation>zbývá asi {n} s</translation>
    </message>
</context>
<context>
    <name>WaitingRow</name>
    <message>
        <source>Looking for the answer …</source>
        <translation>Hledá se odpověď…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>No clock</source>
        <translation>Bez hodin</translation>
    </message>
    <message>
        <source>10 seconds per move</source>
        <translation>10 sekund na tah</translation>
    </message>
    <message>
        <source>30 seconds per move</source>
        <translation>30 sekund na tah</translation>
    </message>
    <message>
        <source>5 minutes + 10 seconds added per move</source>
        <translation>5 minut + 10 sekund za každý tah</translation>
    </message>
    <message>
        <source>10 minutes, then 30 seconds per move</source>
        <translation>10 minut, pak 30 sekund na tah</translation>
    </message>
    <message>
        <source>30 minutes, then 60 seconds per move</source>
        <translation>30 minut, pak 60 sekund na tah</translation>
    </message>
    <message>
        <source>15 minutes, nothing more</source>
        <translation>15 minut a nic víc</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>tournament player</source>
        <translation>turnajový hráč</translation>
    </message>
    <message>
        <source>strong tournament player</source>
        <translation>silný turnajový hráč</translation>
    </message>
    <message>
        <source>{n} s added a move</source>
        <translation>{n} s přidáno za tah</translation>
    </message>
    <message>
        <source>{n} s a move</source>
        <translation>{n} s na tah</translation>
    </message>
    <message>
        <source>{time}, then {byoyomi}</source>
        <translation>{time}, potom {byoyomi}</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnaj</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Místo</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Začátek</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Konec</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Časový limit</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Zahájení</translation>
    </message>
    <message>
        <source>Black (weaker side)</source>
        <translation>Černý (slabší strana)</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>White (stronger side)</source>
        <translation>Bílý (silnější strana)</translation>
    </message>
    <message>
        <source>just learning the moves</source>
        <translation>učí se tahy</translation>
    </message>
    <message>
        <source>15 kyu</source>
        <translation>15. kjú</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>začátečník</translation>
    </message>
    <message>
        <source>13 kyu</source>
        <translation>13. kjú</translation>
    </message>
    <message>
        <source>careful beginner</source>
        <translation>opatrný začátečník</translation>
    </message>
    <message>
        <source>11 kyu</source>
        <translation>11. kjú</translation>
    </message>
    <message>
        <source>casual player</source>
        <translation>příležitostný hráč</translation>
    </message>
    <message>
        <source>9 kyu</source>
        <translation>9. kjú</translation>
    </message>
    <message>
        <source>hobby player</source>
        <translation>rekreační hráč</translation>
    </message>
    <message>
        <source>7 kyu</source>
        <translation>7. kjú</translation>
    </message>
    <message>
        <source>club player</source>
        <translation>klubový hráč</translation>
    </message>
    <message>
        <source>5 kyu</source>
        <translation>5. kjú</translation>
    </message>
    <message>
        <source>strong club player</source>
        <translation>silný klubový hráč</translation>
    </message>
    <message>
        <source>3 kyu</source>
        <translation>3. kjú</translation>
    </message>
    <message>
        <source>1 kyu</source>
        <translation>1. kjú</translation>
    </message>
    <message>
        <source>{n} kyu</source>
        <translation>{n}. kjú</translation>
    </message>
    <message>
        <source>1 dan</source>
        <translation>1. dan</translation>
    </message>
    <message>
        <source>3 dan</source>
        <translation>3. dan</translation>
    </message>
    <message>
        <source>5 dan</source>
        <translation>5. dan</translation>
    </message>
    <message>
        <source>6 dan</source>
        <translation>6. dan</translation>
    </message>
    <message>
        <source>7 dan</source>
        <translation>7. dan</translation>
    </message>
    <message>
        <source>8 dan</source>
        <translation>8. dan</translation>
    </message>
    <message>
        <source>9 dan</source>
        <translation>9. dan</translation>
    </message>
    <message>
        <source>2 dan</source>
        <translation>2. dan</translation>
    </message>
    <message>
        <source>full strength</source>
        <translation>plná síla</translation>
    </message>
    <message>
        <source>4 dan</source>
        <translation>4. dan</translation>
    </message>
    <message>
        <source>{rank}: {words}</source>
        <translation>{rank}: {words}</translation>
    </message>
    <message>
        <source>by checkmate</source>
        <translation>matem</translation>
    </message>
    <message>
        <source>no legal move is left</source>
        <translation>nezbývá žádný dovolený tah</translation>
    </message>
    <message>
        <source>the position came up four times (sennichite)</source>
        <translation>pozice nastala čtyřikrát (sennichite)</translation>
    </message>
    <message>
        <source>the repetition was not broken off by who had to</source>
        <translation>kdo měl opakování přerušit, nezměnil tah</translation>
    </message>
    <message>
        <source>perpetual check is not allowed</source>
        <translation>věčný šach není dovolen</translation>
    </message>
    <message>
        <source>the move limit is reached</source>
        <translation>dosaženo omezení počtu tahů</translation>
    </message>
    <message>
        <source>nothing was taken or promoted for too many moves</source>
        <translation>příliš mnoho tahů bez braní a povýšení</translation>
    </message>
    <message>
        <source>the last royal piece is lost</source>
        <translation>poslední královský kámen je ztracen</translation>
    </message>
    <message>
        <source>a king is left alone (bare king)</source>
        <translation>král zůstal sám (holý král)</translation>
    </message>
    <message>
        <source>the king reached the enemy king&apos;s square (try)</source>
        <translation>král došel na pole soupeřova krále (try)</translation>
    </message>
    <message>
        <source>by resignation</source>
        <translation>vzdáním soupeře</translation>
    </message>
    <message>
        <source>on time</source>
        <translation>na čas</translation>
    </message>
    <message>
        <source>by declaration (entering king)</source>
        <translation>prohlášením (vstup krále)</translation>
    </message>
    <message>
        <source>by agreement</source>
        <translation>dohodou</translation>
    </message>
    <message>
        <source>the computer player stopped working</source>
        <translation>počítačový hráč přestal fungovat</translation>
    </message>
    <message>
        <source>the game was broken off</source>
        <translation>partie byla přerušena</translation>
    </message>
    <message>
        <source>by impasse (jishogi)</source>
        <translation>patem vstoupivších králů (džišógi)</translation>
    </message>
    <message>
        <source>the opponent did not play</source>
        <translation>soupeř nehrál</translation>
    </message>
    <message>
        <source>there is no mate</source>
        <translation>mat neexistuje</translation>
    </message>
    <message>
        <source>as the record says</source>
        <translation>podle záznamu</translation>
    </message>
    <message>
        <source>nifu, two pawns on one file</source>
        <translation>nifu, dva pěšci v jednom sloupci</translation>
    </message>
    <message>
        <source>too many unpromoted pieces of the kind on one file</source>
        <translation>příliš mnoho nepovýšených kamenů toho druhu v jednom sloupci</translation>
    </message>
    <message>
        <source>uchifuzume, mate by a dropped pawn</source>
        <translation>uchifuzume, mat vloženým pěšcem</translation>
    </message>
    <message>
        <source>a piece that could never move again</source>
        <translation>kámen, který by se už nikdy nepohnul</translation>
    </message>
    <message>
        <source>the king was left in check</source>
        <translation>král zůstal v šachu</translation>
    </message>
    <message>
        <source>a lion that must not be taken now</source>
        <translation>lev, kterého teď vzít nelze</translation>
    </message>
    <message>
        <source>a promotion that is not allowed</source>
        <translation>povýšení, které není dovoleno</translation>
    </message>
    <message>
        <source>a promotion that was not made</source>
        <translation>povýšení, které nebylo provedeno</translation>
    </message>
    <message>
        <source>the position stood on the board before</source>
        <translation>pozice už na desce byla</translation>
    </message>
    <message>
        <source>no such move</source>
        <translation>takový tah neexistuje</translation>
    </message>
    <message>
        <source>this game is played without the entering-king rule</source>
        <translation>tato partie se hraje bez pravidla o vstupu krále</translation>
    </message>
    <message>
        <source>there is no king</source>
        <translation>chybí král</translation>
    </message>
    <message>
        <source>the king is not in the promotion zone</source>
        <translation>král není v pásmu povýšení</translation>
    </message>
    <message>
        <source>the king is in check</source>
        <translation>král je v šachu</translation>
    </message>
    <message>
        <source>fewer than ten other pieces are in the promotion zone</source>
        <translation>v pásmu povýšení je méně než deset dalších kamenů</translation>
    </message>
    <message>
        <source>too few points</source>
        <translation>příliš málo bodů</translation>
    </message>
    <message>
        <source>the king is not on the enemy king&apos;s home square</source>
        <translation>král není na výchozím poli soupeřova krále</translation>
    </message>
    <message>
        <source>a king is missing</source>
        <translation>chybí král</translation>
    </message>
    <message>
        <source>a side has more than one king</source>
        <translation>jedna strana má víc než jednoho krále</translation>
    </message>
    <message>
        <source>two pawns of one side stand on a file (nifu)</source>
        <translation>dva pěšci jedné strany stojí v jednom sloupci (nifu)</translation>
    </message>
    <message>
        <source>a piece could never move again</source>
        <translation>kámen by se už nikdy nepohnul</translation>
    </message>
    <message>
        <source>there are more pieces of a kind than in the set</source>
        <translation>kamenů jednoho druhu je víc než v sadě</translation>
    </message>
    <message>
        <source>the side that is not to move is in check</source>
        <translation>strana, která není na tahu, je v šachu</translation>
    </message>
    <message>
        <source>the last royal piece could be taken at once</source>
        <translation>poslední královský kámen by šlo hned vzít</translation>
    </message>
    <message>
        <source>That piece is not yours to move.</source>
        <translation>Tento kámen není váš.</translation>
    </message>
    <message>
        <source>This piece cannot go there.</source>
        <translation>Tam tento kámen nemůže.</translation>
    </message>
    <message>
        <source>This piece has no legal move now.</source>
        <translation>Tento kámen teď nemá dovolený tah.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Počítač</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vy</translation>
    </message>
    <message>
        <source>the next move was sealed</source>
        <translation>další tah je v obálce</translation>
    </message>
    <message>
        <source>to be continued later</source>
        <translation>bude pokračovat později</translation>
    </message>
    <message>
        <source>Adjourned</source>
        <translation>Přerušena</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Bez výsledku</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Remíza</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side} vyhrává</translation>
    </message>
    <message>
        <source>{side}&apos;s declaration did not hold</source>
        <translation>{side}: prohlášení neplatilo</translation>
    </message>
    <message>
        <source>{side}&apos;s move was illegal</source>
        <translation>{side}: nedovolený tah</translation>
    </message>
    <message>
        <source>{side}&apos;s move was illegal ({rule})</source>
        <translation>{side}: nedovolený tah ({rule})</translation>
    </message>
    <message>
        <source>{title} {reason}</source>
        <translation>{title} {reason}</translation>
    </message>
    <message>
        <source>{title}: {reason}</source>
        <translation>{title}: {reason}</translation>
    </message>
    <message>
        <source>{points} of the {needed} points needed for a draw ({win} to win)</source>
        <translation>{points} z {needed} bodů k remíze ({win} k výhře)</translation>
    </message>
    <message>
        <source>{points} of the {needed} points needed</source>
        <translation>{points} z {needed} bodů</translation>
    </message>
    <message>
        <source>{pieces} of {needed} pieces in the zone</source>
        <translation>{pieces} z {needed} kamenů v pásmu</translation>
    </message>
    <message>
        <source>{points} of them for pieces that {side} left out</source>
        <translation>z toho {points} za kameny, které {side} vynechal</translation>
    </message>
    <message>
        <source>the game</source>
        <translation>partii</translation>
    </message>
    <message>
        <source>{rule}: {choice}</source>
        <translation>{rule}: {choice}</translation>
    </message>
    <message>
        <source>Even game</source>
        <translation>Vyrovnaná partie</translation>
    </message>
    <message>
        <source>Without {pieces}</source>
        <translation>Bez: {pieces}</translation>
    </message>
    <message>
        <source>{side}: {pieces}</source>
        <translation>{side}: {pieces}</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>bez hodin</translation>
    </message>
</context>
<context>
    <name>WorkLine</name>
    <message>
        <source>Looking for changed files…</source>
        <translation>Hledají se změněné soubory…</translation>
    </message>
    <message>
        <source>Looking through the games…</source>
        <translation>Prohledávají se partie…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Folders…</source>
        <translation>Složky…</translation>
    </message>
    <message>
        <source>Analyse…</source>
        <translation>Analyzovat…</translation>
    </message>
    <message>
        <source>Have games of the library analysed</source>
        <translation>Nechat analyzovat partie z knihovny</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Aktualizovat</translation>
    </message>
    <message>
        <source>Look for new, changed and removed files</source>
        <translation>Najde nové, změněné a smazané soubory</translation>
    </message>
    <message>
        <source>{n} record|{n} records</source>
        <translation>{n} záznam|{n} záznamy|{n} záznamů</translation>
    </message>
    <message>
        <source>{listed} of {all} record|{listed} of {all} records</source>
        <translation>{listed} z {all} záznamu|{listed} ze {all} záznamů|{listed} z {all} záznamů</translation>
    </message>
    <message>
        <source>{n} record read: {file}|{n} records read: {file}</source>
        <translation>Přečten {n} záznam: {file}|Přečteny {n} záznamy: {file}|Přečteno {n} záznamů: {file}</translation>
    </message>
</context>
<context>
    <name>WorkersChoice</name>
    <message>
        <source>This computer</source>
        <translation>Tento počítač</translation>
    </message>
    <message>
        <source>Other machines</source>
        <translation>Jiné počítače</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>Plánovač</translation>
    </message>
</context>
<context>
    <name>_BookTable</name>
    <message>
        <source>Moves of the opening book</source>
        <translation>Tahy knihy zahájení</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Hodn.</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Hloubka</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Počet</translation>
    </message>
</context>
<context>
    <name>_Line</name>
    <message>
        <source>Start</source>
        <translation>Začátek</translation>
    </message>
</context>
<context>
    <name>_Rows</name>
    <message>
        <source>No.</source>
        <translation>Č.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Název</translation>
    </message>
    <message>
        <source>Mate in</source>
        <translation>Tahů do matu</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
</context>
<context>
    <name>_WritingDialog</name>
    <message>
        <source>The problem</source>
        <translation>Úloha</translation>
    </message>
    <message>
        <source>Throw away what you have written?</source>
        <translation>Zahodit, co jste napsali?</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Zahodit</translation>
    </message>
    <message>
        <source>Go on writing</source>
        <translation>Psát dál</translation>
    </message>
</context>
</TS>
