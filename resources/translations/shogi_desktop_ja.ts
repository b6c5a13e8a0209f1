<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Shogi Desktop</source>
        <translation>Shogi Desktop について</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>バージョン {version}</translation>
    </message>
    <message>
        <source>Shogi against a friend or the computer, without a network.</source>
        <translation>友だちともコンピュータとも、ネットワークなしで指せる将棋です。</translation>
    </message>
    <message>
        <source>Rules and computer player: {state}</source>
        <translation>ルールと思考エンジン：{state}</translation>
    </message>
    <message>
        <source>Free software under the MIT License; Qt is used under the GNU LGPL version 3.</source>
        <translation>MIT ライセンスのフリーソフトウェアです。Qt は GNU LGPL バージョン 3 に基づいて使用しています。</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>compiled (full speed)</source>
        <translation>コンパイル済み（全速）</translation>
    </message>
    <message>
        <source>interpreted (slow: no C compiler was there when the program was set up)</source>
        <translation>インタープリタ実行（低速：セットアップ時に C コンパイラがありませんでした）</translation>
    </message>
    <message>
        <source>Lettering and artwork of the pieces</source>
        <translation>駒の文字と絵柄</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>フォント</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>対局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>棋譜(&amp;R)</translation>
    </message>
    <message>
        <source>G&amp;o</source>
        <translation>移動(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>学ぶ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>ツール(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Pieces</source>
        <translation>駒(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>座標(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Move notation</source>
        <translation>指し手の表記(&amp;M)</translation>
    </message>
    <message>
        <source>Speed of two comput&amp;ers</source>
        <translation>コンピュータ同士の対局の速さ(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Speed of playing through</source>
        <translation>再生の速さ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Show on the board</source>
        <translation>盤上の表示(&amp;S)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>Size of te&amp;xt</source>
        <translation>文字の大きさ(&amp;X)</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>スタートページ(&amp;T)</translation>
    </message>
    <message>
        <source>What you can go on with, and all there is to play, open and learn</source>
        <translation>続きから始めるもの、対局・棋譜・学習への入口</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新規対局(&amp;N)…</translation>
    </message>
    <message>
        <source>Choose opponent, side, level, handicap and clock</source>
        <translation>相手、先後、強さ、手合割、持ち時間を選びます</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>もう一局(&amp;M)</translation>
    </message>
    <message>
        <source>The same game once more, an even one with sides changed</source>
        <translation>同じ条件でもう一局指します（平手では先後を入れ替えます）</translation>
    </message>
    <message>
        <source>Cont&amp;inue game</source>
        <translation>続きを指す(&amp;I)</translation>
    </message>
    <message>
        <source>Go on playing the unfinished game on the board</source>
        <translation>盤上の終わっていない対局を続けます</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Earlier games…</source>
        <translation>以前の対局(&amp;E)…</translation>
    </message>
    <message>
        <source>The games that you played here, saved or not</source>
        <translation>ここで指した対局（保存の有無によらず）</translation>
    </message>
    <message>
        <source>Li&amp;brary of records…</source>
        <translation>棋譜ライブラリ(&amp;B)…</translation>
    </message>
    <message>
        <source>The records in your folders, to look for players, openings and positions</source>
        <translation>フォルダーにある棋譜を、対局者・戦型・局面で探します</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>C&amp;lose record</source>
        <translation>棋譜を閉じる(&amp;L)</translation>
    </message>
    <message>
        <source>Close the record on the board and show its neighbour</source>
        <translation>盤上の棋譜を閉じて、隣の棋譜を表示します</translation>
    </message>
    <message>
        <source>&amp;Next record</source>
        <translation>次の棋譜(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous record</source>
        <translation>前の棋譜(&amp;P)</translation>
    </message>
    <message>
        <source>Export pict&amp;ure…</source>
        <translation>画像に書き出す(&amp;U)…</translation>
    </message>
    <message>
        <source>The position as a picture, as on the screen or as printed in books</source>
        <translation>局面を画像に。画面のままか、本の図面の形で</translation>
    </message>
    <message>
        <source>Export animation (&amp;GIF)…</source>
        <translation>動画に書き出す（GIF）(&amp;G)…</translation>
    </message>
    <message>
        <source>The game, or a part of it, as a moving picture</source>
        <translation>棋譜の全部または一部を動く画像に</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>印刷(&amp;T)…</translation>
    </message>
    <message>
        <source>The game or the position on paper or as a PDF file</source>
        <translation>棋譜または局面を紙か PDF ファイルに</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <translation>先後を交代(&amp;W)</translation>
    </message>
    <message>
        <source>Go on with the other side&apos;s pieces</source>
        <translation>先手と後手を入れ替えて、続きを指します</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>引き分けを提案(&amp;D)</translation>
    </message>
    <message>
        <source>De&amp;clare (entering king)</source>
        <translation>入玉宣言(&amp;C)</translation>
    </message>
    <message>
        <source>End the game by the entering-king rule, where it is met</source>
        <translation>条件を満たしていれば、入玉宣言で対局を終えます</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>投了(&amp;R)…</translation>
    </message>
    <message>
        <source>Give up this game</source>
        <translation>この対局を投了します</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>Two computers stop playing, or go on</source>
        <translation>コンピュータ同士の対局を止める、または再開します</translation>
    </message>
    <message>
        <source>&amp;One move</source>
        <translation>一手だけ指す(&amp;O)</translation>
    </message>
    <message>
        <source>The next move of two computers, then a pause again</source>
        <translation>コンピュータ同士の対局を一手だけ進めて、また止めます</translation>
    </message>
    <message>
        <source>Take over a &amp;side</source>
        <translation>代わって指す(&amp;S)</translation>
    </message>
    <message>
        <source>Play on yourself for the computer whose turn it is</source>
        <translation>手番のコンピュータに代わって自分で指す</translation>
    </message>
    <message>
        <source>As fast as they &amp;play</source>
        <translation>できるだけ速く(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;One second a move</source>
        <translation>一手１秒(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Three seconds a move</source>
        <translation>一手３秒(&amp;T)</translation>
    </message>
    <message>
        <source>T&amp;en seconds a move</source>
        <translation>一手１０秒(&amp;E)</translation>
    </message>
    <message>
        <source>Is this &amp;safe?</source>
        <translation>この手は安全？(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Variants of your own…</source>
        <translation>自作の将棋(&amp;V)…</translation>
    </message>
    <message>
        <source>Make a game of your own, play it, add or remove the file of one</source>
        <translation>自分のゲームを作り、遊び、そのファイルを追加・削除します</translation>
    </message>
    <message>
        <source>En&amp;gines…</source>
        <translation>エンジン(&amp;G)…</translation>
    </message>
    <message>
        <source>Engines of other makers: add them, set them up</source>
        <translation>他の作者のエンジンを追加し、設定します</translation>
    </message>
    <message>
        <source>&amp;What engines say…</source>
        <translation>エンジンとの通信(&amp;W)…</translation>
    </message>
    <message>
        <source>All that is said between the program and the engines of this game</source>
        <translation>この対局のエンジンとプログラムの間の通信すべて</translation>
    </message>
    <message>
        <source>Engine matc&amp;hes…</source>
        <translation>エンジンの連続対局(&amp;H)…</translation>
    </message>
    <message>
        <source>Let engines play against each other, and see how they stand</source>
        <translation>エンジン同士を対局させ、成績を見ます</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>待った(&amp;T)</translation>
    </message>
    <message>
        <source>Take back your last move, or the last step of a move of several steps; a game that is over goes on</source>
        <translation>直前の自分の手、または何段階かで動かす手の最後の一歩を取り消します。終わった対局は続きから指せます</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>Show what the computer would play</source>
        <translation>コンピュータならどう指すかを示します</translation>
    </message>
    <message>
        <source>&amp;What is threatened?</source>
        <translation>相手の狙いを見る(&amp;W)</translation>
    </message>
    <message>
        <source>Show what the other side would play if you passed</source>
        <translation>パスしたら相手が指す手を示します</translation>
    </message>
    <message>
        <source>Say what the move would cost that you are about to make, without playing it</source>
        <translation>指そうとしている手で何を失うかを、指さずに教えます</translation>
    </message>
    <message>
        <source>Why that mo&amp;ve?</source>
        <translation>なぜこの手？(&amp;V)</translation>
    </message>
    <message>
        <source>Say why the last move was made, and how good it was</source>
        <translation>直前の手の狙いと、その良し悪しを教えます</translation>
    </message>
    <message>
        <source>Te&amp;aching game</source>
        <translation>指導対局(&amp;A)</translation>
    </message>
    <message>
        <source>The coach offers to take your blunders back, and says why</source>
        <translation>大悪手を指すと、コーチが理由を言って待ったを勧めます</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>急がせる(&amp;M)</translation>
    </message>
    <message>
        <source>Let the computer play at once the best move it has found</source>
        <translation>コンピュータに、今の最善手をすぐ指させます</translation>
    </message>
    <message>
        <source>E&amp;nter moves as text</source>
        <translation>指し手を文字で入力(&amp;N)</translation>
    </message>
    <message>
        <source>A line under the board for moves in any notation: P-7f, 76fu, 7g7f</source>
        <translation>盤の下に指し手の入力欄を出します。どの表記でも入力できます：７六歩、76fu、P-7f、7g7f</translation>
    </message>
    <message>
        <source>Copy the position on the board as SFEN text</source>
        <translation>盤上の局面を SFEN 形式でコピーします</translation>
    </message>
    <message>
        <source>Cop&amp;y picture</source>
        <translation>画像をコピー(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy a picture of the position on the board</source>
        <translation>盤上の局面の画像をコピーします</translation>
    </message>
    <message>
        <source>&amp;Paste record or position</source>
        <translation>棋譜・局面を貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Open the records, the position or the problems on the clipboard, in any format</source>
        <translation>クリップボードの棋譜・局面・詰将棋を、形式を問わず開きます</translation>
    </message>
    <message>
        <source>&amp;Search the library for this position</source>
        <translation>この局面をライブラリで検索(&amp;S)</translation>
    </message>
    <message>
        <source>Your records with the position on the board, and what was played in it</source>
        <translation>盤上の局面が現れる棋譜と、そこで指された手を表示します</translation>
    </message>
    <message>
        <source>&amp;Edit position…</source>
        <translation>局面編集(&amp;E)…</translation>
    </message>
    <message>
        <source>Set up any position, to play it, copy it or make a picture of it</source>
        <translation>局面を自由に作り、指したり、コピーしたり、画像にしたりする</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>設定(&amp;F)…</translation>
    </message>
    <message>
        <source>By itself in games with special powers; in any game while {key} or the right button is held</source>
        <translation>特別な力のある将棋では自動で、ほかの将棋でも {key} キーか右ボタンを押している間は説明します</translation>
    </message>
    <message>
        <source>&amp;Find a piece…</source>
        <translation>駒を探す(&amp;F)…</translation>
    </message>
    <message>
        <source>Find pieces on the board by their name</source>
        <translation>盤上の駒を名前で探します</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>文字を大きく(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>文字を小さく(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Usual size of text</source>
        <translation>標準の大きさ(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Record beside the board</source>
        <translation>盤の横に棋譜(&amp;R)</translation>
    </message>
    <message>
        <source>Show the moves beside the board, or give the board their room</source>
        <translation>盤の横に指し手を表示するか、その場所も盤に使う</translation>
    </message>
    <message>
        <source>&amp;Find anything…</source>
        <translation>何でも検索(&amp;F)…</translation>
    </message>
    <message>
        <source>Type what you look for: a command, a setting, a game, a piece or a page of help</source>
        <translation>探したいものを入力：操作、設定、将棋の種類、駒、解説</translation>
    </message>
    <message>
        <source>The game in words: for screen readers, and to play by typing</source>
        <translation>言葉で示す対局：スクリーンリーダー用、文字入力での対局用</translation>
    </message>
    <message>
        <source>Sou&amp;nd</source>
        <translation>サウンド(&amp;N)</translation>
    </message>
    <message>
        <source>Let the pieces, the clock and the voice be heard</source>
        <translation>駒音・時計・読み上げの音を出す</translation>
    </message>
    <message>
        <source>Own &amp;mistakes…</source>
        <translation>自分の悪手(&amp;M)…</translation>
    </message>
    <message>
        <source>Positions out of your games in which a better move is to be found</source>
        <translation>自分の対局から、より良い手を探す局面</translation>
    </message>
    <message>
        <source>Look &amp;for a mate here…</source>
        <translation>この局面の詰みを調べる(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last change of the record; in a game, Take back has this key</source>
        <translation>棋譜の最後の変更を取り消します。対局中はこのキーで「待った」になります</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>やり直す(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>最初の局面(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Back one move</source>
        <translation>一手戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Forwar&amp;d one move</source>
        <translation>一手進む(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <translation>最後の局面(&amp;L)</translation>
    </message>
    <message>
        <source>Ten moves bac&amp;k</source>
        <translation>十手戻る(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Ten moves forward</source>
        <translation>十手進む(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Go to move…</source>
        <translation>指定の手数へ(&amp;G)…</translation>
    </message>
    <message>
        <source>To the move of a number that you type</source>
        <translation>入力した手数の局面へ移動します</translation>
    </message>
    <message>
        <source>&amp;Previous branching</source>
        <translation>前の分岐(&amp;P)</translation>
    </message>
    <message>
        <source>To the move before in whose place others were tried</source>
        <translation>別の手も試された一つ前の手へ</translation>
    </message>
    <message>
        <source>&amp;Next branching</source>
        <translation>次の分岐(&amp;N)</translation>
    </message>
    <message>
        <source>To the next move in whose place others were tried</source>
        <translation>別の手も試された次の手へ</translation>
    </message>
    <message>
        <source>Pre&amp;vious comment or bookmark</source>
        <translation>前のコメント・しおり(&amp;V)</translation>
    </message>
    <message>
        <source>Ne&amp;xt comment or bookmark</source>
        <translation>次のコメント・しおり(&amp;X)</translation>
    </message>
    <message>
        <source>Previous &amp;mistake</source>
        <translation>前の悪手(&amp;M)</translation>
    </message>
    <message>
        <source>To the move before that an analysis has marked</source>
        <translation>検討で印の付いた前の手へ</translation>
    </message>
    <message>
        <source>N&amp;ext mistake</source>
        <translation>次の悪手(&amp;E)</translation>
    </message>
    <message>
        <source>To the next move that an analysis has marked</source>
        <translation>検討で印の付いた次の手へ</translation>
    </message>
    <message>
        <source>Pl&amp;ay through</source>
        <translation>自動再生(&amp;A)</translation>
    </message>
    <message>
        <source>Show move after move by itself, until you do something</source>
        <translation>何か操作するまで、一手ずつ自動で進めます</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>遅い(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>普通(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>速い(&amp;F)</translation>
    </message>
    <message>
        <source>Play from &amp;here…</source>
        <translation>ここから指す(&amp;H)…</translation>
    </message>
    <message>
        <source>Begin a game against the computer or a friend from the position on the board</source>
        <translation>盤上の局面から、コンピュータまたは友人と対局を始めます</translation>
    </message>
    <message>
        <source>Analyse the &amp;position</source>
        <translation>局面を検討する(&amp;P)</translation>
    </message>
    <message>
        <source>What the computer thinks of the position; not while a game goes on</source>
        <translation>盤上の局面をコンピューターがどう見るかを表示します。対局中は使えません。</translation>
    </message>
    <message>
        <source>&amp;Analyse the game</source>
        <translation>棋譜を解析する(&amp;A)</translation>
    </message>
    <message>
        <source>The computer looks at every move, marks mistakes, draws the course of the game</source>
        <translation>コンピュータがすべての手を調べ、悪手に印を付け、形勢の流れを描きます</translation>
    </message>
    <message>
        <source>Why did I &amp;lose?</source>
        <translation>なぜ負けた？(&amp;L)</translation>
    </message>
    <message>
        <source>The moves that cost you most, and what was better</source>
        <translation>最も響いた手と、より良い手</translation>
    </message>
    <message>
        <source>Summar&amp;y of the analysis…</source>
        <translation>解析のまとめ(&amp;Y)…</translation>
    </message>
    <message>
        <source>How well each side played, and the moves that lost most</source>
        <translation>両者の指し手の正確さと、評価を大きく落とした手</translation>
    </message>
    <message>
        <source>Practise the mista&amp;kes…</source>
        <translation>悪手を練習(&amp;K)…</translation>
    </message>
    <message>
        <source>The positions in which you went wrong come up again until you know better moves</source>
        <translation>間違えた局面が、より良い手を覚えるまで繰り返し出題されます</translation>
    </message>
    <message>
        <source>Do again what was undone or taken back</source>
        <translation>取り消した変更や待ったをした手をもう一度行います</translation>
    </message>
    <message>
        <source>Write a &amp;comment</source>
        <translation>コメントを書く(&amp;C)</translation>
    </message>
    <message>
        <source>About the move on the board</source>
        <translation>盤上の手について書きます</translation>
    </message>
    <message>
        <source>B&amp;ookmark…</source>
        <translation>しおり(&amp;O)…</translation>
    </message>
    <message>
        <source>Name this place, to come back to it</source>
        <translation>あとで戻れるように、この局面に名前を付けます</translation>
    </message>
    <message>
        <source>About this &amp;game…</source>
        <translation>対局情報(&amp;G)…</translation>
    </message>
    <message>
        <source>Players, event, date, place, opening and whatever else the record says</source>
        <translation>対局者、棋戦、日時、場所、戦型など、棋譜に書かれている情報</translation>
    </message>
    <message>
        <source>R&amp;esult…</source>
        <translation>結果(&amp;E)…</translation>
    </message>
    <message>
        <source>Who won here, and how</source>
        <translation>ここでどちらがどのように勝ったか</translation>
    </message>
    <message>
        <source>Make this the &amp;main line</source>
        <translation>本譜にする(&amp;M)</translation>
    </message>
    <message>
        <source>The line on the board becomes the one the game is known by</source>
        <translation>盤上の手順を本譜にします</translation>
    </message>
    <message>
        <source>Move the branch &amp;up</source>
        <translation>分岐を上へ(&amp;U)</translation>
    </message>
    <message>
        <source>Before the other moves tried in this place</source>
        <translation>同じ局面で試された他の手より前へ</translation>
    </message>
    <message>
        <source>Move the branch do&amp;wn</source>
        <translation>分岐を下へ(&amp;W)</translation>
    </message>
    <message>
        <source>Behind the other moves tried in this place</source>
        <translation>同じ局面で試された他の手より後へ</translation>
    </message>
    <message>
        <source>Cut off f&amp;rom here</source>
        <translation>これ以降を削除(&amp;R)</translation>
    </message>
    <message>
        <source>All moves after the one on the board; this can be undone</source>
        <translation>盤上の手より後の手をすべて削除します。元に戻せます</translation>
    </message>
    <message>
        <source>Delete th&amp;is move</source>
        <translation>この手を削除(&amp;I)</translation>
    </message>
    <message>
        <source>The move on the board and all that follow it; this can be undone</source>
        <translation>盤上の手とそれ以降の手を削除します。元に戻せます</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>拡大・縮小(&amp;Z)</translation>
    </message>
    <message>
        <source>Fl&amp;ip board</source>
        <translation>盤面を反転(&amp;I)</translation>
    </message>
    <message>
        <source>Turn the board, hands and clocks around</source>
        <translation>盤、駒台、時計の向きを入れ替えます</translation>
    </message>
    <message>
        <source>&amp;Turn the board to the player to move</source>
        <translation>手番の側に盤を向ける(&amp;T)</translation>
    </message>
    <message>
        <source>Between two people at one screen</source>
        <translation>一つの画面で二人が指すときに便利です</translation>
    </message>
    <message>
        <source>&amp;Two kanji</source>
        <translation>二文字駒(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;One kanji</source>
        <translation>一文字駒(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Western</source>
        <translation>西洋風(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>アルファベット(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Colour by how they move</source>
        <translation>動き方で色分け(&amp;C)</translation>
    </message>
    <message>
        <source>The wood tells steps, lines, jumps and special powers apart</source>
        <translation>一歩の動き・走り・跳び・特別な力を駒の色で見分けられます</translation>
    </message>
    <message>
        <source>&amp;Kanji (9 8 7, 一 二 三)</source>
        <translation>数字と漢数字（9 8 7、一 二 三）(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Letters (9 8 7, a b c)</source>
        <translation>数字と英字（9 8 7、a b c）(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>なし(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Japanese (７六歩)</source>
        <translation>日本式（７六歩）(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Western (P-7f)</source>
        <translation>西洋式（P-7f）(&amp;W)</translation>
    </message>
    <message>
        <source>Usual &amp;view</source>
        <translation>いつもの表示(&amp;V)</translation>
    </message>
    <message>
        <source>Takes off the board all that is shown besides; so does Esc</source>
        <translation>盤に加えた表示をすべて消します（Escキーでも）</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>拡大(&amp;Z)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>盤全体を表示(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Graph of the game</source>
        <translation>形勢グラフ(&amp;G)</translation>
    </message>
    <message>
        <source>The course of an analysed game, under the board</source>
        <translation>解析した対局の形勢の流れを盤の下に表示します</translation>
    </message>
    <message>
        <source>Coac&amp;h</source>
        <translation>コーチ(&amp;H)</translation>
    </message>
    <message>
        <source>Say at marked moves why they were bad</source>
        <translation>印の付いた手がなぜ悪いかを説明します</translation>
    </message>
    <message>
        <source>&amp;Explain the piece under the pointer</source>
        <translation>ポインターの下の駒を説明する(&amp;E)</translation>
    </message>
    <message>
        <source>Text &amp;board…</source>
        <translation>テキスト盤(&amp;B)…</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全画面(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>レッスン(&amp;L)…</translation>
    </message>
    <message>
        <source>Learn the game by short tasks on the board</source>
        <translation>盤上の短い課題で指し方を覚えます</translation>
    </message>
    <message>
        <source>Mate pr&amp;oblems…</source>
        <translation>詰将棋(&amp;O)…</translation>
    </message>
    <message>
        <source>Find the mate: problems to solve, to check and to make</source>
        <translation>詰将棋を解いたり、検討したり、作成したりします</translation>
    </message>
    <message>
        <source>Whether the side to move mates from the position on the board, and how</source>
        <translation>盤上の局面で、手番の側に詰みがあるかどうかと、その手順を調べます</translation>
    </message>
    <message>
        <source>Add to my pro&amp;blems…</source>
        <translation>自分の問題集に加える(&amp;B)…</translation>
    </message>
    <message>
        <source>Keep the position that is shown in a set of mate problems of your own</source>
        <translation>表示中の局面を自分の問題集に保存します</translation>
    </message>
    <message>
        <source>Your pro&amp;gress…</source>
        <translation>成績(&amp;G)…</translation>
    </message>
    <message>
        <source>Your rating and the results of your games, what you have solved and learnt</source>
        <translation>レーティングと対局の成績、解いた問題と済んだレッスン</translation>
    </message>
    <message>
        <source>&amp;Piece guide</source>
        <translation>駒のガイド(&amp;P)</translation>
    </message>
    <message>
        <source>Explains the piece clicked on the board, beside it</source>
        <translation>盤上でクリックした駒を、盤の横で説明します</translation>
    </message>
    <message>
        <source>&amp;All pieces…</source>
        <translation>すべての駒(&amp;A)…</translation>
    </message>
    <message>
        <source>Every piece with its moves, its worth and what to watch</source>
        <translation>すべての駒の動き、価値、注意点を説明します</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>ルール(&amp;R)…</translation>
    </message>
    <message>
        <source>The rules of the game, with pictures</source>
        <translation>ルールを図入りで説明します</translation>
    </message>
    <message>
        <source>Openings and &amp;castles…</source>
        <translation>戦法と囲い(&amp;C)…</translation>
    </message>
    <message>
        <source>What openings and castles are called, what they look like and what they are for</source>
        <translation>戦法と囲いの名前と形とねらい</translation>
    </message>
    <message>
        <source>&amp;Keyboard and mouse</source>
        <translation>キーとマウスの操作(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Record formats…</source>
        <translation>棋譜の書式(&amp;R)…</translation>
    </message>
    <message>
        <source>How the program writes games as text, for those who write readers</source>
        <translation>棋譜をテキストとして書く決まり（読み込みを作る人のために）</translation>
    </message>
    <message>
        <source>&amp;About Shogi Desktop</source>
        <translation>Shogi Desktop について(&amp;A)</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>形式を選んでコピー(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Copy record (KIF)</source>
        <translation>棋譜をコピー（KIF）(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the whole record as KIF text, which most programs read, where it can be written so</source>
        <translation>棋譜全体を、多くのソフトが読めるKIF形式でコピー（書ける将棋の場合）</translation>
    </message>
    <message>
        <source>From &amp;here on (KIF)</source>
        <translation>この局面から（KIF）(&amp;H)</translation>
    </message>
    <message>
        <source>Copy the position on the board with what follows it, as KIF text</source>
        <translation>盤上の局面から先の手順をKIF形式でコピーします</translation>
    </message>
    <message>
        <source>&amp;KI2</source>
        <translation>KI2(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;CSA</source>
        <translation>CSA(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;JKF</source>
        <translation>JKF(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;USI</source>
        <translation>USI(&amp;U)</translation>
    </message>
    <message>
        <source>USE&amp;N</source>
        <translation>USEN(&amp;N)</translation>
    </message>
    <message>
        <source>H&amp;odges’s notation</source>
        <translation>ホッジス式(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Shogi Desktop</source>
        <translation>Shogi Desktop(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Diagram of the position (BOD)</source>
        <translation>局面図（BOD）(&amp;D)</translation>
    </message>
    <message>
        <source>Copy the position on the board as a diagram of letters</source>
        <translation>盤上の局面を文字の図としてコピーします</translation>
    </message>
    <message>
        <source>&amp;Position (SFEN)</source>
        <translation>局面（SFEN）(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Signs that show the moves</source>
        <translation>動きの印付き(&amp;S)</translation>
    </message>
    <message>
        <source>Who &amp;controls the squares</source>
        <translation>マスの利き(&amp;C)</translation>
    </message>
    <message>
        <source>How many pieces of each side could take on each square</source>
        <translation>それぞれのマスに、両者の駒がいくつ利いているか</translation>
    </message>
    <message>
        <source>&amp;Attacked and unguarded pieces</source>
        <translation>狙われている駒と浮き駒(&amp;A)</translation>
    </message>
    <message>
        <source>Which of your pieces could be taken, and which have no guard</source>
        <translation>取られそうな自分の駒と、ひもの付いていない駒</translation>
    </message>
    <message>
        <source>&amp;Fires, jumps and area moves</source>
        <translation>火・飛び越し・領域の動き(&amp;F)</translation>
    </message>
    <message>
        <source>Where the enemy burns, jumps and turns; at one piece, what it does itself</source>
        <translation>敵が焼く所、飛び越す所、曲がって行ける所。駒を指せば、その駒のもの</translation>
    </message>
    <message>
        <source>&amp;Reach of the piece under the pointer</source>
        <translation>ポインターの下の駒の動ける所(&amp;R)</translation>
    </message>
    <message>
        <source>Where any piece goes, whoever&apos;s turn it is</source>
        <translation>手番に関係なく、どの駒でも行ける所</translation>
    </message>
    <message>
        <source>Last moves of &amp;both sides</source>
        <translation>両者の最後の手(&amp;B)</translation>
    </message>
    <message>
        <source>The move before the last one is marked, too</source>
        <translation>一つ前の手にも印を付けます</translation>
    </message>
    <message>
        <source>&amp;Draw circles and arrows</source>
        <translation>丸と矢印を描く(&amp;D)</translation>
    </message>
    <message>
        <source>By clicks, drags and the keyboard; the right button draws at any time</source>
        <translation>クリック、ドラッグ、キーボードで。右ボタンならいつでも描けます</translation>
    </message>
    <message>
        <source>R&amp;ub out what is drawn</source>
        <translation>描いたものを消す(&amp;U)</translation>
    </message>
    <message>
        <source>A click on an empty square does it, too</source>
        <translation>空いたマスをクリックしても消えます</translation>
    </message>
    <message>
        <source>{action}: on</source>
        <translation>{action}：オン</translation>
    </message>
    <message>
        <source>{action}: on (Esc: usual view)</source>
        <translation>{action}：オン（Escでいつもの表示）</translation>
    </message>
    <message>
        <source>{action}: off</source>
        <translation>{action}：オフ</translation>
    </message>
</context>
<context>
    <name>AddDialog</name>
    <message>
        <source>Add to my problems</source>
        <translation>自分の問題集に加える</translation>
    </message>
    <message>
        <source>My problems</source>
        <translation>自分の問題</translation>
    </message>
    <message>
        <source>A new set</source>
        <translation>新しい問題集</translation>
    </message>
    <message>
        <source>Its name</source>
        <translation>問題集の名前</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>問題集</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>加える</translation>
    </message>
    <message>
        <source>The problem could not be kept.</source>
        <translation>問題を保存できませんでした。</translation>
    </message>
</context>
<context>
    <name>AddVariantDialog</name>
    <message>
        <source>Add this variant?</source>
        <translation>この将棋を追加しますか？</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Wins the game.</source>
        <translation>勝ちを決めます。</translation>
    </message>
    <message>
        <source>Gives check.</source>
        <translation>王手をかけます。</translation>
    </message>
    <message>
        <source>Threatens mate in {n}, beginning with {move}.</source>
        <translation>{move}からの{n}手詰みを狙います。</translation>
    </message>
    <message>
        <source>Takes {pieces} in return.</source>
        <translation>取り返します：{pieces}。</translation>
    </message>
    <message>
        <source>Takes {pieces}.</source>
        <translation>{pieces}を取ります。</translation>
    </message>
    <message>
        <source>Burns {pieces}.</source>
        <translation>{pieces}を焼きます。</translation>
    </message>
    <message>
        <source>Threatens to take {pieces}.</source>
        <translation>{pieces}を取る狙いです。</translation>
    </message>
    <message>
        <source>Answers the check.</source>
        <translation>王手を防ぎます。</translation>
    </message>
    <message>
        <source>Saves {pieces}, which could have been taken.</source>
        <translation>取られそうだった{pieces}を守ります。</translation>
    </message>
    <message>
        <source>Opens the way of {pieces}.</source>
        <translation>{pieces}の道を開けます。</translation>
    </message>
    <message>
        <source>The computer at its strongest would play it too.</source>
        <translation>最強のコンピュータも同じ手を指します。</translation>
    </message>
    <message>
        <source>A quiet move.</source>
        <translation>穏やかな手です。</translation>
    </message>
    <message>
        <source>Well seen.</source>
        <translation>お見事。</translation>
    </message>
    <message>
        <source>Good move.</source>
        <translation>好手です。</translation>
    </message>
    <message>
        <source>Your king is in check.</source>
        <translation>あなたの玉に王手がかかっています。</translation>
    </message>
    <message>
        <source>{by} still attacks your {piece}.</source>
        <translation>{by}がまだあなたの{piece}を狙っています。</translation>
    </message>
    <message>
        <source>{by} attacks your {piece}.</source>
        <translation>{by}があなたの{piece}を狙っています。</translation>
    </message>
    <message>
        <source>the {piece}</source>
        <translation>{piece}</translation>
    </message>
    <message>
        <source>{piece} on {square}</source>
        <translation>{square}の{piece}</translation>
    </message>
    <message>
        <source>None of your pieces is in danger.</source>
        <translation>取られそうなあなたの駒はありません。</translation>
    </message>
    <message>
        <source>Threatens mate, beginning with {move}.</source>
        <translation>{move}からの詰みを狙います。</translation>
    </message>
    <message>
        <source>Playable, but not the best. {reasons}</source>
        <translation>指せますが、最善ではありません。{reasons}</translation>
    </message>
    <message>
        <source>Not a good move. {reasons}</source>
        <translation>良い手ではありません。{reasons}</translation>
    </message>
    <message>
        <source>Not safe! {reasons}</source>
        <translation>危険です！{reasons}</translation>
    </message>
    <message>
        <source>There is something much better here.</source>
        <translation>ここにはずっと良い手があります。</translation>
    </message>
    <message>
        <source>This looks safe: nothing speaks against it.</source>
        <translation>安全な手に見えます。問題は見当たりません。</translation>
    </message>
    <message>
        <source>A good move: the computer would play it too.</source>
        <translation>良い手です。コンピュータも同じ手を指します。</translation>
    </message>
    <message>
        <source>The coach cannot tell.</source>
        <translation>コーチには判断できません。</translation>
    </message>
    <message>
        <source>But it was not the best move. {reasons}</source>
        <translation>ただし最善手ではありませんでした。{reasons}</translation>
    </message>
    <message>
        <source>But it was a mistake. {reasons}</source>
        <translation>ただし悪手でした。{reasons}</translation>
    </message>
    <message>
        <source>But it was a blunder. {reasons}</source>
        <translation>ただし大悪手でした。{reasons}</translation>
    </message>
    <message>
        <source>The move before it, {move}, was a mistake. {reasons}</source>
        <translation>その前の{move}は悪手でした。{reasons}</translation>
    </message>
    <message>
        <source>The move before it, {move}, was a blunder. {reasons}</source>
        <translation>その前の{move}は大悪手でした。{reasons}</translation>
    </message>
    <message>
        <source>Your move {move} was a mistake. {reasons}</source>
        <translation>あなたの{move}は悪手でした。{reasons}</translation>
    </message>
    <message>
        <source>Your move {move} was a blunder. {reasons}</source>
        <translation>あなたの{move}は大悪手でした。{reasons}</translation>
    </message>
    <message>
        <source>A chance: you can take its {piece}.</source>
        <translation>チャンスです。相手の駒を取れます：{piece}。</translation>
    </message>
    <message>
        <source>The computer made a mistake: you can mate, beginning with {move}.</source>
        <translation>コンピューターのミスです。{move}から詰みがあります。</translation>
    </message>
    <message>
        <source>The computer made a mistake: you can take its {piece}.</source>
        <translation>コンピューターのミスです。相手の駒を取れます：{piece}。</translation>
    </message>
    <message>
        <source>The computer made a mistake: after {move} its {piece} is lost.</source>
        <translation>コンピューターのミスです。{move}のあと、この駒は助かりません：{piece}。</translation>
    </message>
    <message>
        <source>The computer made a mistake: {move} is a strong answer.</source>
        <translation>コンピューターのミスです。{move}が厳しい手です。</translation>
    </message>
    <message>
        <source>It brings this piece to a better place.</source>
        <translation>この駒がよい位置に来ます。</translation>
    </message>
    <message>
        <source>It begins a mate.</source>
        <translation>詰みの始まりです。</translation>
    </message>
    <message>
        <source>Nothing holds out longer.</source>
        <translation>いちばん長く粘れる手です。</translation>
    </message>
    <message>
        <source>Better was {move}.</source>
        <translation>{move}がまさりました。</translation>
    </message>
    <message>
        <source>{move}: {reasons}</source>
        <translation>{move}：{reasons}</translation>
    </message>
    <message>
        <source>Hint: {deed}.</source>
        <translation>ヒント：{deed}。</translation>
    </message>
    <message>
        <source>The game ends here: there is no move to recommend.</source>
        <translation>ここで終局なので、すすめる手はありません。</translation>
    </message>
    <message>
        <source>Attacks {pieces} at once.</source>
        <translation>{pieces}を同時に狙います。</translation>
    </message>
    <message>
        <source>Brings {pieces} to safety.</source>
        <translation>{pieces}を逃がします。</translation>
    </message>
    <message>
        <source>Promotes {pieces}.</source>
        <translation>成ります：{pieces}。</translation>
    </message>
    <message>
        <source>The {pieces} is attacked, and guarded.|Attacked, and guarded: {pieces}.</source>
        <translation>{pieces}が狙われていますが、取り返せます。</translation>
    </message>
</context>
<context>
    <name>AdviceAnnouncer</name>
    <message>
        <source>The draw is declined.</source>
        <translation>引き分けは断られました。</translation>
    </message>
</context>
<context>
    <name>AdviceCommands</name>
    <message>
        <source>Looking whether this is safe…</source>
        <translation>安全かどうかを調べています…</translation>
    </message>
    <message>
        <source>Looking why this was played…</source>
        <translation>この手の理由を調べています…</translation>
    </message>
    <message>
        <source>Your first game of {game}</source>
        <translation>はじめての{game}</translation>
    </message>
    <message>
        <source>A guide can explain what the computer plays and threatens, and let you take blunders back.</source>
        <translation>案内役がコンピュータの指し手と狙いを説明し、大悪手は待ったをさせてくれます。</translation>
    </message>
    <message>
        <source>With a guide</source>
        <translation>案内つきで</translation>
    </message>
    <message>
        <source>From now on the coach offers to take blunders back.</source>
        <translation>これからはコーチが大悪手に待ったを勧めます。</translation>
    </message>
    <message>
        <source>From now on blunders are not taken back.</source>
        <translation>これからは大悪手でも待ったを勧めません。</translation>
    </message>
</context>
<context>
    <name>Alerts</name>
    <message>
        <source>Check!</source>
        <translation>王手！</translation>
    </message>
    <message>
        <source>Both royal pieces are attacked!</source>
        <translation>どの王も狙われています！</translation>
    </message>
    <message>
        <source>All royal pieces are attacked!</source>
        <translation>どの王も狙われています！</translation>
    </message>
    <message>
        <source>A royal piece is attacked</source>
        <translation>王の一つが狙われています</translation>
    </message>
    <message>
        <source>Mate: no move saves the last royal piece</source>
        <translation>詰み：最後の王を守る手はありません</translation>
    </message>
    <message>
        <source>{side}: the last royal piece can be taken!</source>
        <translation>{side}の最後の王を取れます！</translation>
    </message>
    <message>
        <source>burnt: {pieces}</source>
        <translation>焼かれた駒：{pieces}</translation>
    </message>
    <message>
        <source>the {piece} stopped beside an enemy {burner} and burnt</source>
        <translation>{piece}は敵の{burner}の隣に止まって焼かれました</translation>
    </message>
    <message>
        <source>the {piece} took the {taken} and became the {face}</source>
        <translation>{piece}は{taken}を取って{face}になりました</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>It cannot look for mates.</source>
        <translation>詰みの探索には対応していません。</translation>
    </message>
    <message>
        <source>It knows games from the usual start alone.</source>
        <translation>平手の初期局面からの対局だけに対応しています。</translation>
    </message>
    <message>
        <source>It does not analyse this game.</source>
        <translation>この将棋の検討には対応していません。</translation>
    </message>
    <message>
        <source>No analysis: {why}</source>
        <translation>検討できません：{why}</translation>
    </message>
</context>
<context>
    <name>AnalysisDialog</name>
    <message>
        <source>Analyse games</source>
        <translation>棋譜をまとめて解析</translation>
    </message>
    <message>
        <source>Selected ({n})</source>
        <translation>選択中（{n}）</translation>
    </message>
    <message>
        <source>Listed ({n})</source>
        <translation>一覧（{n}）</translation>
    </message>
    <message>
        <source>All ({n})</source>
        <translation>すべて（{n}）</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面数</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>For each position</source>
        <translation>一局面あたり</translation>
    </message>
    <message>
        <source>Done by</source>
        <translation>実行先</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>解析する</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>プロセス数</translation>
    </message>
    <message>
        <source>The records stay as they are: the results are copies. They are kept as they come.</source>
        <translation>元の棋譜は変わりません。結果は別のファイルになり、できたものから保存されます。</translation>
    </message>
    <message>
        <source>A scheduler of dask is reached on this computer, or by tls:// elsewhere.</source>
        <translation>dask のスケジューラには、このコンピュータ上か、他所なら tls:// で接続します。</translation>
    </message>
    <message>
        <source>Other machines have the program&apos;s own engine alone.</source>
        <translation>ほかのコンピュータにはこのプログラムのエンジンしかありません。</translation>
    </message>
    <message>
        <source>Games that it does not play are analysed by the program&apos;s own engine.</source>
        <translation>このエンジンが指せない種類の対局は、プログラムのエンジンが解析します。</translation>
    </message>
    <message>
        <source>Where the results go</source>
        <translation>結果の保存先</translation>
    </message>
</context>
<context>
    <name>AnalysisEngine</name>
    <message>
        <source>Looking for a mate …</source>
        <translation>詰みを探しています…</translation>
    </message>
    <message>
        <source>Its lines cannot be read.</source>
        <translation>読み筋を読み取れません。</translation>
    </message>
    <message>
        <source>It has ended without a score.</source>
        <translation>評価値を示さずに終わりました。</translation>
    </message>
    <message>
        <source>It says that there is no mate.</source>
        <translation>不詰と答えました。</translation>
    </message>
    <message>
        <source>It has found no mate in this time; that proves nothing.</source>
        <translation>この時間では詰みが見つかりませんでした。不詰の証明ではありません。</translation>
    </message>
    <message>
        <source>It cannot look for mates.</source>
        <translation>詰みの探索には対応していません。</translation>
    </message>
    <message>
        <source>It says that there is a mate, but shows no move of it.</source>
        <translation>詰みがあると答えましたが、手順が示されませんでした。</translation>
    </message>
    <message>
        <source>It has found a mate.</source>
        <translation>詰みを見つけました。</translation>
    </message>
    <message>
        <source>It says that there is a mate; its line does not end in one.</source>
        <translation>詰みがあると答えましたが、示された手順では詰みません。</translation>
    </message>
</context>
<context>
    <name>AnalysisLine</name>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>How many lines, for whom the scores count, and which engine is asked</source>
        <translation>候補手の数、評価値の見方、使うエンジン</translation>
    </message>
</context>
<context>
    <name>AnalysisRoom</name>
    <message>
        <source>Analysis of the game</source>
        <translation>対局の解析</translation>
    </message>
    <message>
        <source>No analysis while a game goes on: it would help one side. Finish the game first.</source>
        <translation>対局中は解析できません。一方の助けになるためです。先に対局を終えてください。</translation>
    </message>
</context>
<context>
    <name>AnimationDialog</name>
    <message>
        <source>Export animation</source>
        <translation>動画に書き出す</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> ピクセル</translation>
    </message>
    <message>
        <source>Seen from White&apos;s side</source>
        <translation>後手側から見る</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>From move</source>
        <translation>開始の手数</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>終了の手数</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>1手の時間</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>Animated GIF (*.gif)</source>
        <translation>アニメーション GIF (*.gif)</translation>
    </message>
    <message>
        <source>Animated WebP (*.webp)</source>
        <translation>アニメーション WebP (*.webp)</translation>
    </message>
    <message>
        <source>Save animation</source>
        <translation>動画を保存</translation>
    </message>
    <message>
        <source>The animation could not be saved.</source>
        <translation>動画を保存できませんでした。</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>{name}に保存しました。</translation>
    </message>
</context>
<context>
    <name>Announcements</name>
    <message>
        <source>Go on with your last game?</source>
        <translation>前回の対局を続けますか？</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>新規対局…</translation>
    </message>
    <message>
        <source>Against {name}</source>
        <translation>{name} と対局</translation>
    </message>
    <message>
        <source>Against a friend</source>
        <translation>友だちと対局</translation>
    </message>
    <message>
        <source>Two computers play each other</source>
        <translation>コンピュータ同士の対局</translation>
    </message>
    <message>
        <source>Ready for a game?</source>
        <translation>対局を始めますか？</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>A position for review</source>
        <translation>検討用の局面</translation>
    </message>
    <message>
        <source>{game}, {side} to move</source>
        <translation>{game}、{side}の手番</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>ここから指す…</translation>
    </message>
    <message>
        <source>Why did I lose?</source>
        <translation>どうして負けた？</translation>
    </message>
    <message>
        <source>Worst moments</source>
        <translation>評価を大きく落とした手</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>あなたの勝ちです！</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>一手だけ</translation>
    </message>
    <message>
        <source>Two computers are playing</source>
        <translation>コンピュータ同士の対局中です</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>対局は一時停止中です</translation>
    </message>
    <message>
        <source>Stop the game</source>
        <translation>対局を止める</translation>
    </message>
    <message>
        <source>Against the computer, {rank}</source>
        <translation>コンピュータ（{rank}）と対局</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>もう一局</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>{side} offers a draw</source>
        <translation>{side}が引き分けを提案しています</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>受ける</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>断る</translation>
    </message>
    <message>
        <source>The computer player has stopped</source>
        <translation>コンピュータの思考が止まりました</translation>
    </message>
    <message>
        <source>It failed twice. The game is safe.</source>
        <translation>起動し直しても動きませんでした。対局の内容は無事です。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>Play both sides</source>
        <translation>両方を自分で指す</translation>
    </message>
    <message>
        <source>{n} move|{n} moves</source>
        <translation>{n}手</translation>
    </message>
    <message>
        <source>It was left after {n} move.|It was left after {n} moves.</source>
        <translation>{n}手指したところで中断しています。</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>No piece of this game is called “{name}”.</source>
        <translation>この将棋に「{name}」という駒はありません。</translation>
    </message>
    <message>
        <source>{side}: {pieces}.</source>
        <translation>{side}：{pieces}。</translation>
    </message>
    <message>
        <source>{piece} in hand ×{n}</source>
        <translation>持ち駒の{piece} ×{n}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Name a square, such as {square}.</source>
        <translation>マスを言ってください。例：{square}</translation>
    </message>
    <message>
        <source>Rank {name}: {pieces}.</source>
        <translation>{name}段：{pieces}。</translation>
    </message>
    <message>
        <source>File {name}: {pieces}.</source>
        <translation>{name}筋：{pieces}。</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>駒なし</translation>
    </message>
    <message>
        <source>{side}: {pieces}</source>
        <translation>{side}：{pieces}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>No such piece can move.</source>
        <translation>その駒で動けるものはありません。</translation>
    </message>
    <message>
        <source>{piece} in hand</source>
        <translation>持ち駒の{piece}</translation>
    </message>
    <message>
        <source>Moves: {n}. Can move: {pieces}.</source>
        <translation>指せる手：{n}。動ける駒：{pieces}。</translation>
    </message>
    <message>
        <source>{piece}, moves: {squares}.</source>
        <translation>{piece}、指せる手：{squares}。</translation>
    </message>
    <message>
        <source>{piece}, could go to: {squares}.</source>
        <translation>{piece}、行けるマス：{squares}。</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>じっと（パス）</translation>
    </message>
    <message>
        <source>promotes</source>
        <translation>成る</translation>
    </message>
    <message>
        <source>may promote</source>
        <translation>成れる</translation>
    </message>
    <message>
        <source>{square} takes {piece}</source>
        <translation>{square}で{piece}を取る</translation>
    </message>
    <message>
        <source>{side}: {points}</source>
        <translation>{side}：{points}</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>互角</translation>
    </message>
    <message>
        <source>{side} is not in check.</source>
        <translation>{side}に王手はかかっていません。</translation>
    </message>
    <message>
        <source>{piece} is attacked: {pieces}</source>
        <translation>{piece}に利いている駒：{pieces}</translation>
    </message>
    <message>
        <source>Type a move in any notation, a square, or one of: {examples}. On the board the arrow keys go from square to square, Enter picks up and sets down, Esc lets go; whatever you type goes to this line.</source>
        <translation>指し手（どの表記でも）、マス、または次のように入力してください：{examples}。盤上では矢印キーでマスを移り、Enterで駒を取り上げて置き、Escで放します。入力した文字はこの行に入ります。</translation>
    </message>
    <message>
        <source>{side} is ahead by {points}, counted in pawns</source>
        <translation>歩で数えて{points}だけ{side}が優勢</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>Another window of the program does not answer.</source>
        <translation>本プログラムの別のウィンドウから応答がありません。</translation>
    </message>
</context>
<context>
    <name>AskingRow</name>
    <message>
        <source>Waiting for the engine</source>
        <translation>エンジンを待っています</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>{n} s of at most {most} s</source>
        <translation>{n}秒（最長{most}秒）</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Black</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>White</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>{square}: empty</source>
        <translation>{square}：駒なし</translation>
    </message>
    <message>
        <source>{square}: {side} {piece}</source>
        <translation>{square}：{side}の{piece}</translation>
    </message>
    <message>
        <source>Click the next square, this one again to stop here, or the home square to capture and return.</source>
        <translation>次のマスをクリックします。同じマスをもう一度クリックするとそこに止まり、元のマスをクリックすると取って戻ります。</translation>
    </message>
    <message>
        <source>Click the next square, or this one again to stop here.</source>
        <translation>次のマスをクリックします。同じマスをもう一度クリックするとそこに止まります。</translation>
    </message>
    <message>
        <source>Click the next square, or the home square to capture and return.</source>
        <translation>次のマスをクリックします。元のマスをクリックすると取って戻ります。</translation>
    </message>
    <message>
        <source>Click the next square.</source>
        <translation>次のマスをクリックします。</translation>
    </message>
    <message>
        <source>Backspace takes the step back.</source>
        <translation>Backspaceで一歩戻ります。</translation>
    </message>
    <message>
        <source>Rank {rank}: takes lower ranks only, and none stops it.</source>
        <translation>格{rank}：格の低い駒だけを取り、それに止められることはありません。</translation>
    </message>
    <message>
        <source>Royal: who loses the last royal piece loses.</source>
        <translation>王：最後の王を取られた方が負け。</translation>
    </message>
    <message>
        <source>Rank {rank}: jumps over lower ranks only, and never onto a royal piece.</source>
        <translation>格 {rank}：格下の駒だけを飛び越える。飛び越えて王（玉・太子）は取れない。</translation>
    </message>
    <message>
        <source>Rank {rank}: jumps over lower ranks only, and onto lower ranks only.</source>
        <translation>格 {rank}：格下の駒だけを飛び越え、格下の駒だけを取れる。</translation>
    </message>
    <message>
        <source>Rank {rank}: jumps over lower ranks only, but onto any hostile piece.</source>
        <translation>格 {rank}：格下の駒だけを飛び越えるが、敵ならどの駒でも取れる。</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>不成</translation>
    </message>
    <message>
        <source>Promote</source>
        <translation>成る</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>じっと（パス）</translation>
    </message>
    <message>
        <source>turns into</source>
        <translation>裏は</translation>
    </message>
    <message>
        <source>becomes</source>
        <translation>成ると</translation>
    </message>
    <message>
        <source>was</source>
        <translation>元は</translation>
    </message>
    <message>
        <source>Your {piece} would burn here.</source>
        <translation>ここでは自分の{piece}が焼けます。</translation>
    </message>
    <message>
        <source>{side} hand: {piece}|{side} hand: {piece} ×{n}</source>
        <translation>{side}の持ち駒：{piece}{n}枚</translation>
    </message>
    <message>
        <source>Reaches {n} square: {squares}|Reaches {n} squares: {squares}</source>
        <translation>利き {n}マス：{squares}</translation>
    </message>
</context>
<context>
    <name>BoardModel</name>
    <message>
        <source>{square}, picked up</source>
        <translation>{square}、選択中</translation>
    </message>
    <message>
        <source>{square}, can go there</source>
        <translation>{square}、行ける</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <source>Shown with</source>
        <translation>見本</translation>
    </message>
    <message>
        <source>Pieces of this game that have no picture in the set show letters.</source>
        <translation>この組に絵のない駒は、文字で示します。</translation>
    </message>
</context>
<context>
    <name>BoardSigns</name>
    <message>
        <source>The piece may go here, or take here.</source>
        <translation>ここへ行ける、またはここの駒を取れる。</translation>
    </message>
    <message>
        <source>It steps here.</source>
        <translation>ここへ歩む。</translation>
    </message>
    <message>
        <source>It steps here, turning freely.</source>
        <translation>自由に曲がりながらここへ歩む。</translation>
    </message>
    <message>
        <source>It ranges here.</source>
        <translation>ここへ走る。</translation>
    </message>
    <message>
        <source>It ranges here with one turn at a right angle.</source>
        <translation>直角に一度曲がってここへ走ります。</translation>
    </message>
    <message>
        <source>It jumps here.</source>
        <translation>ここへ跳ぶ。</translation>
    </message>
    <message>
        <source>It goes here over other pieces.</source>
        <translation>ほかの駒を飛び越えてここへ行く。</translation>
    </message>
    <message>
        <source>It takes here and may go on, or comes here then.</source>
        <translation>ここで取って続けて動ける、またはその続きの行き先。</translation>
    </message>
    <message>
        <source>Where a piece goes that is only looked at: hollow, or dashed.</source>
        <translation>見ているだけの駒が行ける所：中空か破線。</translation>
    </message>
    <message>
        <source>The last move.</source>
        <translation>最後の手。</translation>
    </message>
    <message>
        <source>The move before it.</source>
        <translation>その前の手。</translation>
    </message>
    <message>
        <source>A move entered ahead: it is made if it is still legal.</source>
        <translation>先に入力した手。そのとき指せれば指されます。</translation>
    </message>
    <message>
        <source>A royal piece that could be taken.</source>
        <translation>取られそうな王（玉・太子）。</translation>
    </message>
    <message>
        <source>How many pieces of each side could take here. The ground is that of the side with more.</source>
        <translation>ここに利いている両者の駒の数。地の色は多い側。</translation>
    </message>
    <message>
        <source>A piece that is attacked, and guarded.</source>
        <translation>狙われていて、ひもの付いている駒。</translation>
    </message>
    <message>
        <source>A piece that could be taken for nothing.</source>
        <translation>ただで取られそうな駒。</translation>
    </message>
    <message>
        <source>A piece without a guard.</source>
        <translation>浮き駒。</translation>
    </message>
    <message>
        <source>Enemies that stop here burn.</source>
        <translation>ここに止まる敵は焼かれる。</translation>
    </message>
    <message>
        <source>A piece that could be burnt.</source>
        <translation>焼かれそうな駒。</translation>
    </message>
    <message>
        <source>It burns if this move is made.</source>
        <translation>この手を指すと焼かれる。</translation>
    </message>
    <message>
        <source>The piece itself burns if it goes here.</source>
        <translation>ここへ行くと、その駒自身が焼かれる。</translation>
    </message>
    <message>
        <source>A piece of its own side that it would take too.</source>
        <translation>一緒に取ってしまう味方の駒。</translation>
    </message>
    <message>
        <source>What the piece becomes by what it takes here.</source>
        <translation>ここの駒を取ると、この駒に変わる。</translation>
    </message>
    <message>
        <source>A piece could take here over others.</source>
        <translation>ほかの駒を飛び越えてここの駒を取れる。</translation>
    </message>
    <message>
        <source>Under an area move.</source>
        <translation>領域の動きで行ける所。</translation>
    </message>
    <message>
        <source>A move that is recommended.</source>
        <translation>おすすめの手。</translation>
    </message>
    <message>
        <source>What the other side would play.</source>
        <translation>相手側が指す手。</translation>
    </message>
    <message>
        <source>What the coach speaks of.</source>
        <translation>コーチが話している駒。</translation>
    </message>
    <message>
        <source>Circles drawn by hand.</source>
        <translation>手で描いた丸。</translation>
    </message>
    <message>
        <source>An arrow drawn by hand.</source>
        <translation>手で描いた矢印。</translation>
    </message>
    <message>
        <source>What a lesson asks to reach, or to take.</source>
        <translation>レッスンで着くべき所、取るべき駒。</translation>
    </message>
    <message>
        <source>Signs on the board</source>
        <translation>盤上の印</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>将棋盤</translation>
    </message>
    <message>
        <source>Its own piece, taken by its own side</source>
        <translation>味方に取られた自分の駒</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>{side} in hand: {pieces}</source>
        <translation>{side}持駒：{pieces}</translation>
    </message>
    <message>
        <source>Underlined: promoted</source>
        <translation>下線は成駒</translation>
    </message>
    <message>
        <source>Diagram {number}: the start</source>
        <translation>第{number}図は開始局面</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>Diagram {number}: after {ply} {move}</source>
        <translation>第{number}図は{ply}手目 {move} まで</translation>
    </message>
    <message>
        <source>After {ply} {move}</source>
        <translation>{ply}手目 {move} まで</translation>
    </message>
</context>
<context>
    <name>BookPanel</name>
    <message>
        <source>Add a move</source>
        <translation>手を追加</translation>
    </message>
    <message>
        <source>Add {move}</source>
        <translation>{move}を追加</translation>
    </message>
    <message>
        <source>No book</source>
        <translation>定跡ファイルなし</translation>
    </message>
    <message>
        <source>The book: {why}</source>
        <translation>定跡ファイル：{why}</translation>
    </message>
    <message>
        <source>Open a book of YaneuraOu&apos;s format to see what it knows here.</source>
        <translation>やねうら王形式の定跡ファイルを開くと、この局面の定跡手を表示します。</translation>
    </message>
    <message>
        <source>Such books are of shogi alone.</source>
        <translation>この形式の定跡は本将棋だけのものです。</translation>
    </message>
    <message>
        <source>Looking …</source>
        <translation>探しています…</translation>
    </message>
    <message>
        <source>The book does not know this position.</source>
        <translation>この局面は定跡にありません。</translation>
    </message>
    <message>
        <source>Open an opening book</source>
        <translation>定跡ファイルを開く</translation>
    </message>
    <message>
        <source>New opening book</source>
        <translation>新しい定跡ファイル</translation>
    </message>
    <message>
        <source>Opening books (*{suffix})</source>
        <translation>定跡ファイル (*{suffix})</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>定跡</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>新規…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Score in hundredths of a pawn for the side that moves</source>
        <translation>手番側から見た評価値（歩の100分の1）</translation>
    </message>
    <message>
        <source>Writes the record&apos;s next move into the book, with this score.</source>
        <translation>棋譜の次の手をこの評価値で定跡に書き込みます。</translation>
    </message>
</context>
<context>
    <name>ChoicesMenu</name>
    <message>
        <source>No second engine</source>
        <translation>並べない</translation>
    </message>
    <message>
        <source>Look for a mate: {name}</source>
        <translation>詰みを探す：{name}</translation>
    </message>
    <message>
        <source>Lines: {n}</source>
        <translation>候補手：{n}手</translation>
    </message>
    <message>
        <source>Scores for the side to move</source>
        <translation>手番から見た評価値</translation>
    </message>
    <message>
        <source>Chances to win of Black (sente)</source>
        <translation>先手の勝率</translation>
    </message>
    <message>
        <source>Scores for Black (sente)</source>
        <translation>先手から見た評価値</translation>
    </message>
    <message>
        <source>Scores in hundredths of a pawn</source>
        <translation>評価値を歩＝100点で表示</translation>
    </message>
    <message>
        <source>End of each search…</source>
        <translation>探索の終わり…</translation>
    </message>
    <message>
        <source>A second engine beside it</source>
        <translation>もう一つのエンジンと並べる</translation>
    </message>
    <message>
        <source>Conversation with the engine…</source>
        <translation>エンジンとの通信…</translation>
    </message>
    <message>
        <source>Conversation with the second engine…</source>
        <translation>二つ目のエンジンとの通信…</translation>
    </message>
</context>
<context>
    <name>ChooseGamesDialog</name>
    <message>
        <source>Several games</source>
        <translation>複数の棋譜</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>ファイルの対局</translation>
    </message>
    <message>
        <source>Which of these {n} games shall be opened?</source>
        <translation>{n}局のうち、どれを開きますか？</translation>
    </message>
</context>
<context>
    <name>ClipboardCommands</name>
    <message>
        <source>The position is on the clipboard.</source>
        <translation>局面をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>This game has no diagrams of text.</source>
        <translation>このゲームには文字の局面図がありません。</translation>
    </message>
    <message>
        <source>The game cannot be copied in this format.</source>
        <translation>この形式ではコピーできません。</translation>
    </message>
    <message>
        <source>The game is on the clipboard.</source>
        <translation>棋譜をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>クリップボードに文字列がありません。</translation>
    </message>
    <message>
        <source>The text on the clipboard is neither a game nor a position.</source>
        <translation>クリップボードの文字列は棋譜でも局面でもありません。</translation>
    </message>
    <message>
        <source>Open the game in a new tab, or add its moves to the game on the board?</source>
        <translation>新しいタブで開きますか？ それとも盤上の棋譜に手順を追加しますか？</translation>
    </message>
    <message>
        <source>New tab</source>
        <translation>新しいタブ</translation>
    </message>
    <message>
        <source>Add as a branch</source>
        <translation>分岐として追加</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message>
        <source>Own times…</source>
        <translation>時間を指定…</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>Different times for the two sides</source>
        <translation>先手と後手で別の時間にする</translation>
    </message>
    <message>
        <source>Main time</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>Byoyomi per move</source>
        <translation>秒読み</translation>
    </message>
    <message>
        <source>Added per move</source>
        <translation>一手ごとに加算</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>両者</translation>
    </message>
</context>
<context>
    <name>ClockRow</name>
    <message>
        <source>Main time</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>added</source>
        <translation>加算</translation>
    </message>
    <message>
        <source>byoyomi</source>
        <translation>秒読み</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Allows a mate in {n}.</source>
        <translation>{n}手詰みを許します。</translation>
    </message>
    <message>
        <source>{by} jumps over the pieces between and takes {victims}.</source>
        <translation>{by}が間の駒を飛び越えて{victims}を取ります。</translation>
    </message>
    <message>
        <source>Opens the way of {by} to {victims}.</source>
        <translation>{by}の利きを{victims}まで通しました。</translation>
    </message>
    <message>
        <source>Allows a discovered attack: {move} opens the way of {by} to {victims}.</source>
        <translation>{move}で{by}の利きが{victims}まで通るのを許します。</translation>
    </message>
    <message>
        <source>Misses {better}, which leads to the promotion of {by}.</source>
        <translation>{better}から{by}を成る手順を逃しました。</translation>
    </message>
    <message>
        <source>Misses {better}, which attacks {victims}.</source>
        <translation>{victims}を狙う{better}を逃しました。</translation>
    </message>
    <message>
        <source>Misses an attack on the enemy king that begins with {better}.</source>
        <translation>{better}から敵玉を攻める手順を逃しました。</translation>
    </message>
    <message>
        <source>Weakens the king&apos;s shelter: no other piece guards {victims} any more.</source>
        <translation>玉の守りが弱くなります。{victims}を守る駒がなくなりました。</translation>
    </message>
    <message>
        <source>{better} was stronger.</source>
        <translation>{better}のほうが強い手でした。</translation>
    </message>
    <message>
        <source>Now {by} gives mate: {move}.</source>
        <translation>これで詰まされます。詰ます駒は{by}：{move}。</translation>
    </message>
    <message>
        <source>Now {by} begins a mate in {n}: {move}.</source>
        <translation>これで{n}手詰みがあります。始めの駒は{by}：{move}。</translation>
    </message>
    <message>
        <source>Moves the king out of its shelter: no other piece guards {victims}.</source>
        <translation>玉が守りから出ました。{victims}を守る駒がありません。</translation>
    </message>
    <message>
        <source>After {move} the last royal piece is lost.</source>
        <translation>{move}のあと、最後の玉駒を失います。</translation>
    </message>
    <message>
        <source>Allows {move}, which attacks {victims}.</source>
        <translation>{victims}を狙う{move}を許します。</translation>
    </message>
    <message>
        <source>Allows an attack on the king that begins with {move}.</source>
        <translation>{move}からの玉への攻めを許します。</translation>
    </message>
    <message>
        <source>Misses a mate in {n}: {better}.</source>
        <translation>{n}手詰みを逃しました：{better}。</translation>
    </message>
    <message>
        <source>Misses {better}, which wins the exchange: {by} for {victims}.</source>
        <translation>{better}なら駒の交換で得でした：{by}と{victims}。</translation>
    </message>
    <message>
        <source>Better was to drop the {wanted} on {place}.</source>
        <translation>{place}に{wanted}を打つほうがよい手でした。</translation>
    </message>
    <message>
        <source>Allows a mate.</source>
        <translation>詰みを許します。</translation>
    </message>
    <message>
        <source>Misses a mate: {better}.</source>
        <translation>詰みを逃しました：{better}。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>{by} can take the last royal piece: {victims}.</source>
        <translation>{by}に最後の玉駒を取られます：{victims}。</translation>
    </message>
    <message>
        <source>The fire of {by} burns {victims}.</source>
        <translation>{by}の火に{victims}が焼かれます。</translation>
    </message>
    <message>
        <source>Allows {move}, a double move that takes {victims}.</source>
        <translation>{move}の二手動きで{victims}を取られます。</translation>
    </message>
    <message>
        <source>Moves into the fire, which burns {victims}.</source>
        <translation>火の中に入り、{victims}が焼かれます。</translation>
    </message>
    <message>
        <source>Takes pieces of its own side on its way: {victims}.</source>
        <translation>通り道にいる味方の駒も取ってしまいます：{victims}。</translation>
    </message>
    <message>
        <source>Goes where {by} takes {victims}.</source>
        <translation>{by}の利きに入り、{victims}を取られます。</translation>
    </message>
    <message>
        <source>Leaves {victims} for {by} to take.</source>
        <translation>{victims}を{by}に取られるままにしました。</translation>
    </message>
    <message>
        <source>No longer guards {victims}, which {by} takes.</source>
        <translation>{victims}を守る駒がなくなり、{by}に取られます。</translation>
    </message>
    <message>
        <source>Lets {by} take {victims}, safe until now.</source>
        <translation>今まで安全だった{victims}を{by}に取られます。</translation>
    </message>
    <message>
        <source>Loses more than it wins: {by} takes {victims}.</source>
        <translation>取る駒より損が大きい手です：{victims}を{by}に取られます。</translation>
    </message>
    <message>
        <source>Allows a fork: {move} attacks {victims} at once.</source>
        <translation>両取りを許します：{move}で{victims}が同時に狙われます。</translation>
    </message>
    <message>
        <source>Lets {victims} be pinned: it must not leave its line.</source>
        <translation>{victims}が動けなくなります（動くと後ろの玉が取られる形です）。</translation>
    </message>
    <message>
        <source>Lets {by} promote: {move}.</source>
        <translation>{by}に成られます：{move}。</translation>
    </message>
    <message>
        <source>Allows {move}, which wins {victims}.</source>
        <translation>{move}で{victims}を取られます。</translation>
    </message>
    <message>
        <source>Loses {victims} in the moves that follow.</source>
        <translation>この先の手順で{victims}を失います。</translation>
    </message>
    <message>
        <source>Misses {better}: its fire would burn {victims}.</source>
        <translation>{better}なら火で{victims}を焼けました。</translation>
    </message>
    <message>
        <source>Misses {better}, which takes twice in one move: {victims}.</source>
        <translation>{better}なら一手で二枚取れました：{victims}。</translation>
    </message>
    <message>
        <source>Misses {better}, a double move that takes {victims}.</source>
        <translation>二手動きの{better}なら{victims}を取れました。</translation>
    </message>
    <message>
        <source>Misses {better}, which wins {victims}.</source>
        <translation>{better}なら{victims}を取れました。</translation>
    </message>
    <message>
        <source>Misses {better}, which wins {victims} in a few moves ({line}).</source>
        <translation>{better}なら数手のうちに{victims}を取れました（{line}）。</translation>
    </message>
    <message>
        <source>Misses a fork: {better} attacks {victims} at once.</source>
        <translation>両取りを逃しました：{better}なら{victims}を同時に狙えました。</translation>
    </message>
    <message>
        <source>Better was to drop the {wanted} here.</source>
        <translation>ここには別の駒を打つところでした：{wanted}。</translation>
    </message>
    <message>
        <source> and </source>
        <translation>と</translation>
    </message>
    <message>
        <source>{pieces} and {n} more|{pieces} and {n} more</source>
        <translation>{pieces}ほか{n}枚</translation>
    </message>
    <message>
        <source>the {piece} on {square}</source>
        <translation>{square}の{piece}</translation>
    </message>
    <message>
        <source>the {piece} in hand</source>
        <translation>持駒の{piece}</translation>
    </message>
    <message>
        <source>After {move} the fire burns {victims}.</source>
        <translation>{move}のあと、{victims}が火に焼かれます。</translation>
    </message>
    <message>
        <source>Misses {better}, which prepares a move that takes twice: {victims}.</source>
        <translation>{better}なら次の一手で二枚取れました：{victims}。</translation>
    </message>
    <message>
        <source>Misses {better}, which prepares a double move that takes {victims}.</source>
        <translation>{better}なら次の二手動きで{victims}を取れました。</translation>
    </message>
</context>
<context>
    <name>CoachCard</name>
    <message>
        <source>{side}’s chance {before}% → {after}%</source>
        <translation>{side}の勝率 {before}% → {after}%</translation>
    </message>
    <message>
        <source>{before}% → {after}%</source>
        <translation>{before}% → {after}%</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>続き</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>最善</translation>
    </message>
    <message>
        <source>In &amp;full</source>
        <translation>詳しく(&amp;F)</translation>
    </message>
    <message>
        <source>In &amp;brief</source>
        <translation>簡単に(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Hide the coach</source>
        <translation>コーチを隠す(&amp;H)</translation>
    </message>
    <message>
        <source>What the coach says</source>
        <translation>コーチの説明</translation>
    </message>
</context>
<context>
    <name>CoachReport</name>
    <message>
        <source>Accuracy</source>
        <translation>正確さ</translation>
    </message>
    <message>
        <source>Moves judged</source>
        <translation>調べた手の数</translation>
    </message>
    <message>
        <source>Book moves</source>
        <translation>定跡の手</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <translation>疑問手</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>大悪手</translation>
    </message>
    <message>
        <source>Mates missed</source>
        <translation>逃した詰み</translation>
    </message>
    <message>
        <source>Mates allowed</source>
        <translation>許した詰み</translation>
    </message>
    <message>
        <source>Accuracy of the moves judged</source>
        <translation>調べた手の正確さ</translation>
    </message>
    <message>
        <source>turning point</source>
        <translation>形勢の分かれ目</translation>
    </message>
</context>
<context>
    <name>ConfirmBar</name>
    <message>
        <source>{move}: Enter plays it, Esc does not.</source>
        <translation>{move}：Enter で指す、Esc でやめる。</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>指す</translation>
    </message>
    <message>
        <source>Not that</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Play it (Enter)</source>
        <translation>指す（Enter）</translation>
    </message>
    <message>
        <source>Not that (Esc)</source>
        <translation>やめる（Esc）</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
</context>
<context>
    <name>CourseColumn</name>
    <message>
        <source>Game</source>
        <translation>将棋の種類</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>{done} of {all} lesson|{done} of {all} lessons</source>
        <translation>{all}課のうち{done}課</translation>
    </message>
</context>
<context>
    <name>CourseList</name>
    <message>
        <source>not done yet</source>
        <translation>未修了</translation>
    </message>
</context>
<context>
    <name>DefenceList</name>
    <message>
        <source>Defences are being looked at …</source>
        <translation>応手を調べています…</translation>
    </message>
    <message>
        <source>Defences, the longest first</source>
        <translation>応手（長い順）</translation>
    </message>
    <message>
        <source>Defences</source>
        <translation>応手</translation>
    </message>
</context>
<context>
    <name>Defences</name>
    <message>
        <source>not decided in the time</source>
        <translation>時間内に分かりませんでした</translation>
    </message>
    <message>
        <source>useless interposition: {moves}</source>
        <translation>無駄合い：{moves}</translation>
    </message>
    <message>
        <source>the only answer: {moves}</source>
        <translation>唯一の応手：{moves}</translation>
    </message>
    <message>
        <source>mate in {n}: {moves}</source>
        <translation>{n}手で詰み：{moves}</translation>
    </message>
</context>
<context>
    <name>DetailsDialog</name>
    <message>
        <source>About the problem</source>
        <translation>問題について</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保存</translation>
    </message>
</context>
<context>
    <name>Diagram</name>
    <message>
        <source>Steps here, turning freely; a capture ends the move.</source>
        <translation>自由に向きを変えながらここまで歩く。駒を取るとそこで終わり。</translation>
    </message>
    <message>
        <source>Jumps here over anything in between.</source>
        <translation>間の駒を飛び越えてここへ跳ぶ。</translation>
    </message>
    <message>
        <source>Jumps here; may then step on to the ring.</source>
        <translation>ここへ跳び、続けて輪のマスへ進める。</translation>
    </message>
    <message>
        <source>Jumps here; may then range on along the line.</source>
        <translation>ここへ跳び、続けて線上を走れる。</translation>
    </message>
    <message>
        <source>Steps here; after a capture it may step once more.</source>
        <translation>ここへ進む。取ったらもう一歩進める。</translation>
    </message>
    <message>
        <source>Jumps here, or steps here after a capture on the way.</source>
        <translation>ここへ跳ぶ、または途中で駒を取ってからここへ進む。</translation>
    </message>
    <message>
        <source>Steps here, turning freely: three steps in all, also after captures.</source>
        <translation>自由に向きを変えながらここまで歩く。合わせて三歩で、取った後も進める。</translation>
    </message>
    <message>
        <source>Steps or jumps here: three steps in all along the line, to and fro, also after captures.</source>
        <translation>この線の上を合わせて三歩、行き来しながら、取った後も進めます。跳び越すこともできます。</translation>
    </message>
    <message>
        <source>Ranges, and may turn once on the way at a right angle and range on.</source>
        <translation>走り、途中で一度だけ直角に曲がってさらに走れます。</translation>
    </message>
    <message>
        <source>Ranges, and moves even beyond pieces in the way: as many as there are strokes.</source>
        <translation>途中の駒を越えても動けます。越えられる数は線の本数まで。</translation>
    </message>
    <message>
        <source>Flies over pieces of lower rank, of both sides, and takes them all.</source>
        <translation>格の低い駒を敵味方とも飛び越え、すべて取ります。</translation>
    </message>
    <message>
        <source>Goes anywhere on the board; takes only what no other piece protects.</source>
        <translation>盤のどこへでも行けます。取れるのは紐の付いていない駒だけです。</translation>
    </message>
    <message>
        <source>May pass and stay where it is: double click it.</source>
        <translation>その場で「じっと（パス）」ができる（ダブルクリック）。</translation>
    </message>
    <message>
        <source>Captures here without moving (igui).</source>
        <translation>動かずにここの駒を取る（居喰い）。</translation>
    </message>
    <message>
        <source>Moves here, without jumping.</source>
        <translation>ここへ動けます（飛び越えません）。</translation>
    </message>
    <message>
        <source>Ranges over any number of empty squares.</source>
        <translation>空いたマスをどこまでも走る。</translation>
    </message>
    <message>
        <source>Ranges, and captures even beyond pieces in the way.</source>
        <translation>走る。間の駒を飛び越えて取ることもできる。</translation>
    </message>
    <message>
        <source>Ranges, and moves even beyond pieces in the way.</source>
        <translation>走る。間の駒を飛び越えて進むこともできる。</translation>
    </message>
    <message>
        <source>Burns every enemy beside it where it stops.</source>
        <translation>止まったマスの隣の敵をすべて焼く。</translation>
    </message>
</context>
<context>
    <name>DiagramView</name>
    <message>
        <source>How the {piece} moves</source>
        <translation>{piece}の動き</translation>
    </message>
</context>
<context>
    <name>DialogsRoom</name>
    <message>
        <source>No variants, see “{action}”: {files}</source>
        <translation>将棋として使えないファイル（「{action}」を参照）：{files}</translation>
    </message>
</context>
<context>
    <name>Drill</name>
    <message>
        <source>The engine says nothing of this position.</source>
        <translation>エンジンはこの局面について何も答えません。</translation>
    </message>
</context>
<context>
    <name>EarlierModel</name>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>将棋の種類</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正確さ</translation>
    </message>
</context>
<context>
    <name>EarlierPage</name>
    <message>
        <source>open</source>
        <translation>開いています</translation>
    </message>
    <message>
        <source>The folder of earlier games cannot be opened.</source>
        <translation>以前の対局のフォルダーを開けません。</translation>
    </message>
    <message>
        <source>No games yet. Games you play stand here.</source>
        <translation>対局はまだありません。指した対局はここに並びます。</translation>
    </message>
    <message>
        <source>No game fits these words.</source>
        <translation>この言葉に合う対局はありません。</translation>
    </message>
    <message>
        <source>Deleted. Undo brings the game back.</source>
        <translation>削除しました。「元に戻す」で戻せます。</translation>
    </message>
    <message>
        <source>This game goes on: it can be deleted when it is over.</source>
        <translation>この対局は続いています。終わると削除できます。</translation>
    </message>
    <message>
        <source>This game is on the board: it can be deleted when another one is there.</source>
        <translation>この対局は盤の上にあります。別の対局を開くと削除できます。</translation>
    </message>
    <message>
        <source>This game could not be deleted.</source>
        <translation>この対局を削除できませんでした。</translation>
    </message>
    <message>
        <source>The game could not be put back.</source>
        <translation>対局を元に戻せませんでした。</translation>
    </message>
    <message>
        <source>Earlier games</source>
        <translation>以前の対局</translation>
    </message>
    <message>
        <source>Search: a name, a game, a result …</source>
        <translation>検索：名前、種類、結果…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
</context>
<context>
    <name>EditorPage</name>
    <message>
        <source>Drag or choose a piece. Right button: turn it over.</source>
        <translation>駒をドラッグするか選びます。右クリックで裏返ります。</translation>
    </message>
    <message>
        <source>Click squares for {side}: {piece}. Esc lets go.</source>
        <translation>マスをクリックして置く：{side}の{piece}。Esc でやめる。</translation>
    </message>
    <message>
        <source>Let go here to take the piece away.</source>
        <translation>ここで放すと駒を取り除きます。</translation>
    </message>
    <message>
        <source>What you set up before comes back with Undo.</source>
        <translation>前に作っていた局面は「元に戻す」で戻ります。</translation>
    </message>
    <message>
        <source>No analysis: {why}</source>
        <translation>検討できません：{why}</translation>
    </message>
</context>
<context>
    <name>EditorPanel</name>
    <message>
        <source>A game from this position</source>
        <translation>この局面から対局する</translation>
    </message>
    <message>
        <source>Look for the mate, and whether there is only one</source>
        <translation>詰みと、余詰の有無を調べます</translation>
    </message>
    <message>
        <source>Add it to a set of mate problems of your own</source>
        <translation>自分の問題集に加えます</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Move number</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Keep…</source>
        <translation>追加…</translation>
    </message>
    <message>
        <source>Mate?</source>
        <translation>詰み検討</translation>
    </message>
    <message>
        <source>Play…</source>
        <translation>対局…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Back to where you were. What you set up is kept: Undo brings it back.</source>
        <translation>元の画面に戻ります。作った局面は残り、次に「元に戻す」で呼び出せます。</translation>
    </message>
</context>
<context>
    <name>EditorTools</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>左右反転</translation>
    </message>
    <message>
        <source>Left becomes right</source>
        <translation>左右を入れ替える</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>先後交換</translation>
    </message>
    <message>
        <source>Turns the board round: what was Black&apos;s is White&apos;s</source>
        <translation>盤を回し、先手のものを後手のものにする</translation>
    </message>
    <message>
        <source>Position as text (SFEN)</source>
        <translation>局面を文字で（SFEN）</translation>
    </message>
    <message>
        <source>Japanese diagram (BOD)</source>
        <translation>日本式の局面図（BOD）</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>A position from the clipboard</source>
        <translation>クリップボードの局面</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>画像を保存…</translation>
    </message>
    <message>
        <source>As a PNG or SVG file</source>
        <translation>PNG または SVG ファイルとして</translation>
    </message>
    <message>
        <source>Even game</source>
        <translation>平手</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>駒のない盤</translation>
    </message>
    <message>
        <source>Mate problem, one king</source>
        <translation>詰将棋（玉方のみ玉あり）</translation>
    </message>
    <message>
        <source>Mate problem, two kings</source>
        <translation>詰将棋（双玉）</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>手合割</translation>
    </message>
    <message>
        <source>Which game the position is of; that of the other one is kept</source>
        <translation>局面の将棋の種類（切り替えても、元の局面は残ります）</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>将棋の種類</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Positions to begin with</source>
        <translation>初めの局面</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>To the clipboard</source>
        <translation>クリップボードへ</translation>
    </message>
</context>
<context>
    <name>EngineClient</name>
    <message>
        <source>It refuses: {why}</source>
        <translation>拒否されました：{why}</translation>
    </message>
    <message>
        <source>It answered with an unreadable line.</source>
        <translation>読み取れない応答を返しました。</translation>
    </message>
    <message>
        <source>It does not answer.</source>
        <translation>応答がありません。</translation>
    </message>
</context>
<context>
    <name>EngineLines</name>
    <message>
        <source>After {n} s</source>
        <translation>{n}秒後</translation>
    </message>
    <message>
        <source>Depth; thousands of positions looked at, and in a second</source>
        <translation>深さ、読んだ局面数（千局面単位）、1秒あたりの局面数</translation>
    </message>
    <message>
        <source>Judged by the network {name}</source>
        <translation>ネットワーク {name} による評価</translation>
    </message>
    <message>
        <source>%: Black’s chance to win</source>
        <translation>％は先手の勝率</translation>
    </message>
    <message>
        <source>+: Black is better</source>
        <translation>＋は先手が有利</translation>
    </message>
    <message>
        <source>+: who is to move is better</source>
        <translation>＋は手番側が有利</translation>
    </message>
    <message>
        <source>%: Black</source>
        <translation>％：先手</translation>
    </message>
    <message>
        <source>+: Black</source>
        <translation>＋：先手</translation>
    </message>
    <message>
        <source>+: to move</source>
        <translation>＋：手番</translation>
    </message>
    <message>
        <source>Finished; no line was told.</source>
        <translation>終了しました。読み筋は示されませんでした。</translation>
    </message>
    <message>
        <source>The game has ended here.</source>
        <translation>対局はここで終わっています。</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>考慮中…</translation>
    </message>
    <message>
        <source>Depth {depth} · {nodes}k · {speed}k/s</source>
        <translation>深さ{depth} · {nodes}k · {speed}k/秒</translation>
    </message>
    <message>
        <source>Depth {depth}</source>
        <translation>深さ{depth}</translation>
    </message>
    <message>
        <source>Depth {depth} · {nodes}k</source>
        <translation>深さ{depth} · {nodes}k</translation>
    </message>
    <message>
        <source>Finished · {told}</source>
        <translation>終了 · {told}</translation>
    </message>
</context>
<context>
    <name>EnginePlayer</name>
    <message>
        <source>The computer player writes lines that are too long to be read.</source>
        <translation>コンピュータの対局者が、読み取れないほど長い行を出力しています。</translation>
    </message>
    <message>
        <source>It answered {move}, which is not allowed.</source>
        <translation>指せない手 {move} を返しました。</translation>
    </message>
    <message>
        <source>The computer player was started again. {why}</source>
        <translation>コンピュータを起動し直しました。{why}</translation>
    </message>
</context>
<context>
    <name>EngineProbe</name>
    <message>
        <source>There is no such file.</source>
        <translation>そのファイルはありません。</translation>
    </message>
    <message>
        <source>This file is not a program, or may not be started by you.</source>
        <translation>このファイルはプログラムではないか、実行する権限がありません。</translation>
    </message>
    <message>
        <source>There is no folder {path}.</source>
        <translation>フォルダー{path}がありません。</translation>
    </message>
    <message>
        <source>It does not start on this system, or is no engine for these games: {why}</source>
        <translation>このシステムで起動しないか、これらのゲームのエンジンではありません：{why}</translation>
    </message>
</context>
<context>
    <name>EnginesCard</name>
    <message>
        <source>Engines of other makers</source>
        <translation>ほかのエンジン</translation>
    </message>
    <message>
        <source>Games against an engine are rated once you say which level it is as strong as.</source>
        <translation>エンジンとの対局は、どの強さに当たるかを選ぶとレーティングの対象になります。</translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>対象外</translation>
    </message>
</context>
<context>
    <name>EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Add an engine…</source>
        <translation>エンジンを追加…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>取り除く…</translation>
    </message>
    <message>
        <source>Reset all options</source>
        <translation>すべて初期値に戻す</translation>
    </message>
    <message>
        <source>Name of the engine</source>
        <translation>エンジンの名前</translation>
    </message>
    <message>
        <source>Search the options</source>
        <translation>設定項目を探す</translation>
    </message>
    <message>
        <source>Where it fails, the computer of Shogi Desktop gives the hint.</source>
        <translation>うまくいかないときは、Shogi Desktopのコンピュータがヒントを出します。</translation>
    </message>
    <message>
        <source>The program’s own engine plays all games, and is always there.</source>
        <translation>このプログラム自身のエンジンです。すべてのゲームを指し、いつでも使えます。</translation>
    </message>
    <message>
        <source>Add a program that speaks USI, and it plays and can be asked in analyses.</source>
        <translation>USIのエンジンを追加すると、対局や検討に使えます。</translation>
    </message>
    <message>
        <source>None of the games here.</source>
        <translation>このプログラムの対局には対応していません。</translation>
    </message>
    <message>
        <source>The engine is asked for its options …</source>
        <translation>エンジンに設定項目を問い合わせています…</translation>
    </message>
    <message>
        <source>Add an engine</source>
        <translation>エンジンを追加</translation>
    </message>
    <message>
        <source>The program is asked whether it is an engine …</source>
        <translation>エンジンかどうかを確かめています…</translation>
    </message>
    <message>
        <source>Hints in games against it come from it</source>
        <translation>このエンジンとの対局では、ヒントもこのエンジンが出す</translation>
    </message>
    <message>
        <source>The engine was not asked for its options.</source>
        <translation>エンジンにオプションを問い合わせていません。</translation>
    </message>
    <message>
        <source>Remove {name} from the list? Its program stays where it is.</source>
        <translation>{name} を一覧から取り除きますか？ プログラムはそのまま残ります。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>“{name}” was sent to the engine that analyses.</source>
        <translation>「{name}」を検討中のエンジンに送りました。</translation>
    </message>
    <message>
        <source>The engine is started for this …</source>
        <translation>このためにエンジンを起動しています…</translation>
    </message>
    <message>
        <source>“{name}” was sent to the engine, which was started for it and has ended.</source>
        <translation>「{name}」を送りました。エンジンはそのために起動し、終了しました。</translation>
    </message>
    <message>
        <source>It has no options.</source>
        <translation>設定項目はありません。</translation>
    </message>
    <message>
        <source>It speaks the protocol of XBoard: one line in analyses, in games from the usual start.</source>
        <translation>XBoardのプロトコルのエンジンです。初期局面からの対局で、検討では読み筋を一つだけ示します。</translation>
    </message>
    <message>
        <source>It speaks the protocol of XBoard: it plays, and says that it does not analyse.</source>
        <translation>XBoardのプロトコルのエンジンです。対局はできますが、検討はしないと答えています。</translation>
    </message>
    <message>
        <source>This program cannot be added as an engine.</source>
        <translation>このプログラムはエンジンとして追加できません。</translation>
    </message>
    <message>
        <source>The engine cannot be asked: {why}</source>
        <translation>エンジンに問い合わせできません：{why}</translation>
    </message>
</context>
<context>
    <name>EnginesRoom</name>
    <message>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
</context>
<context>
    <name>EntrantRow</name>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>Positions a move</source>
        <translation>1手の局面数</translation>
    </message>
    <message>
        <source> position| positions</source>
        <translation> 局面</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>1手の秒数</translation>
    </message>
    <message>
        <source>Leave this player out</source>
        <translation>この対局者を外す</translation>
    </message>
    <message>
        <source>Shogi Desktop, {rank}</source>
        <translation>Shogi Desktop（{rank}）</translation>
    </message>
    <message>
        <source>This engine cannot be told a number of positions.</source>
        <translation>このエンジンには局面数を指定できません。</translation>
    </message>
</context>
<context>
    <name>ExaminePanel</name>
    <message>
        <source>{side} to move</source>
        <translation>{side}の手番</translation>
    </message>
    <message>
        <source>Being checked</source>
        <translation>検査中</translation>
    </message>
    <message>
        <source>Check it, or make any move on the board to see what it is worth.</source>
        <translation>「検査」を押すか、盤上で手を指すと、その手で詰むかどうかが分かります。</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>未検査</translation>
    </message>
    <message>
        <source>All checks here</source>
        <translation>王手をすべて表示</translation>
    </message>
    <message>
        <source>All answers here</source>
        <translation>応手をすべて表示</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>指し手</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>本手順</translation>
    </message>
    <message>
        <source>{done} of {all} move looked at|{done} of {all} moves looked at</source>
        <translation>{all}手中{done}手を調査</translation>
    </message>
    <message>
        <source>{n} position looked at|{n} positions looked at</source>
        <translation>{n}局面を調査</translation>
    </message>
</context>
<context>
    <name>Examiner</name>
    <message>
        <source>The coach has no answer: {why}</source>
        <translation>コーチが答えられません：{why}</translation>
    </message>
</context>
<context>
    <name>Examining</name>
    <message>
        <source>Shorter than stated: {plies} instead of {stated}</source>
        <translation>早詰：{stated}手ではなく{plies}手で詰み</translation>
    </message>
    <message>
        <source>Move {n}: {move} mates too, mate in {plies}</source>
        <translation>{n}手目の余詰：{move}以下{plies}手</translation>
    </message>
    <message>
        <source>At the last move {move} mates too</source>
        <translation>最終手の余詰：{move}でも詰み</translation>
    </message>
    <message>
        <source>Move {n}: {move} mates too; they differ in promoting alone</source>
        <translation>{n}手目：{move}でも詰み（成・不成の非限定）</translation>
    </message>
    <message>
        <source>Left in hand: {pieces}</source>
        <translation>駒余り：{pieces}</translation>
    </message>
    <message>
        <source>Another first move mates: {move}, mate in {plies}</source>
        <translation>初手の余詰：{move}以下{plies}手</translation>
    </message>
    <message>
        <source>At the last move {move} mates too, in {plies}</source>
        <translation>最終手の余詰：{move}以下{plies}手</translation>
    </message>
    <message>
        <source>No mate</source>
        <translation>不詰</translation>
    </message>
    <message>
        <source>Not decided in the time</source>
        <translation>時間内に結論が出ませんでした</translation>
    </message>
    <message>
        <source>Mate in {n}</source>
        <translation>{n}手詰</translation>
    </message>
    <message>
        <source>{n} with useless interpositions</source>
        <translation>無駄合いを含めると{n}手</translation>
    </message>
    <message>
        <source>Not sound</source>
        <translation>不完全作</translation>
    </message>
    <message>
        <source>Sound: mate in {n}, one solution</source>
        <translation>完全作：{n}手詰（唯一解）</translation>
    </message>
    <message>
        <source>Sound: mate in {n}</source>
        <translation>完全作：{n}手詰</translation>
    </message>
    <message>
        <source>at most {n}</source>
        <translation>最長{n}</translation>
    </message>
    <message>
        <source>Longer than stated: {there} instead of {stated}</source>
        <translation>表示より長手数：{stated}手ではなく{there}手で詰み</translation>
    </message>
    <message>
        <source>Move {n}: {move} was not decided in the time</source>
        <translation>{n}手目：{move}は時間内に結論が出ませんでした</translation>
    </message>
    <message>
        <source>{n} more like this</source>
        <translation>同様の項目がほか{n}件</translation>
    </message>
    <message>
        <source>looking</source>
        <translation>調査中</translation>
    </message>
    <message>
        <source>no check</source>
        <translation>王手でない</translation>
    </message>
    <message>
        <source>no mate up to {n}</source>
        <translation>{n}手まで不詰</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>未判定</translation>
    </message>
    <message>
        <source>escapes</source>
        <translation>逃れ</translation>
    </message>
    <message>
        <source>no mate</source>
        <translation>不詰</translation>
    </message>
    <message>
        <source>mate</source>
        <translation>詰み</translation>
    </message>
    <message>
        <source>mated in {n}</source>
        <translation>{n}手で詰み</translation>
    </message>
    <message>
        <source>mate in {n}</source>
        <translation>{n}手詰</translation>
    </message>
    <message>
        <source>{move}: looking for an answer…</source>
        <translation>{move}：調べています…</translation>
    </message>
    <message>
        <source>{move}: not decided in the time.</source>
        <translation>{move}：時間内に結論が出ませんでした。</translation>
    </message>
    <message>
        <source>{move}: there is no mate any more.</source>
        <translation>{move}：この受けで詰みを逃れています。</translation>
    </message>
    <message>
        <source>{move}: the mate takes {n} more.</source>
        <translation>{move}：あと{n}手で詰みます。</translation>
    </message>
    <message>
        <source>{move} mates in {n}.</source>
        <translation>{move}以下、{n}手で詰みます。</translation>
    </message>
    <message>
        <source>{move} is mate.</source>
        <translation>{move}で詰みです。</translation>
    </message>
    <message>
        <source>{move} mates too: it makes no difference whether the piece promotes.</source>
        <translation>{move}でも詰みます（成・不成の非限定）。</translation>
    </message>
    <message>
        <source>{move} mates too: there is a choice at the last move.</source>
        <translation>{move}でも詰みます（最終手の余詰）。</translation>
    </message>
    <message>
        <source>{move} is mate too: another solution.</source>
        <translation>{move}でも詰みです（余詰）。</translation>
    </message>
    <message>
        <source>{move} mates too, in {n}: another solution.</source>
        <translation>{move}以下、{n}手でも詰みます（余詰）。</translation>
    </message>
    <message>
        <source>{move} is no check. Every move of the attacker must give check.</source>
        <translation>{move}は王手ではありません。攻方は王手をかけ続けなければなりません。</translation>
    </message>
    <message>
        <source>{move}: there is no mate after it.</source>
        <translation>{move}では詰みません。</translation>
    </message>
    <message>
        <source>{move}: {side} answers {answer} and there is no mate.</source>
        <translation>{move}：{side}に{answer}と応じられて詰みません。</translation>
    </message>
    <message>
        <source>No mate in {n} move|No mate in up to {n} moves</source>
        <translation>{n}手以内の詰みなし</translation>
    </message>
    <message>
        <source>No other solution in {n} move|No other solution up to {n} moves</source>
        <translation>{n}手以内に他の解なし</translation>
    </message>
    <message>
        <source>Move {n}: {move} does not mate in {plies} move|Move {n}: {move} does not mate in up to {plies} moves</source>
        <translation>{n}手目：{move}では{plies}手以内に詰みません</translation>
    </message>
    <message>
        <source>{move}: no mate in {n} move; longer ones were not decided.|{move}: no mate in up to {n} moves; longer ones were not decided.</source>
        <translation>{move}：{n}手以内の詰みはありません。それより長い手順は未確定です。</translation>
    </message>
</context>
<context>
    <name>FactRow</name>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>最短時間</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>連続正解</translation>
    </message>
    <message>
        <source>Longest run</source>
        <translation>最多連続</translation>
    </message>
    <message>
        <source>Problems solved one after the other without a mistake or help</source>
        <translation>間違えず、ヒントも使わずに続けて解いた問題の数</translation>
    </message>
</context>
<context>
    <name>FailureDialog</name>
    <message>
        <source>An error has come up in the program</source>
        <translation>プログラムにエラーが発生しました</translation>
    </message>
    <message>
        <source>The program could not be started</source>
        <translation>プログラムを起動できませんでした</translation>
    </message>
    <message>
        <source>What is known of the error</source>
        <translation>エラーの詳細</translation>
    </message>
    <message>
        <source>The text is in this file, too: {name}</source>
        <translation>この内容は次のファイルにも記録されています：{name}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>It has come up {n} times or more.</source>
        <translation>このエラーは {n} 回以上発生しています。</translation>
    </message>
    <message>
        <source>Your games are kept.</source>
        <translation>対局は保存されています。</translation>
    </message>
    <message>
        <source>Your game is kept after every move, and is there again after a new start.</source>
        <translation>対局は一手ごとに保存され、再起動後も続けられます。</translation>
    </message>
    <message>
        <source>You can go on. If something does not work any more, close the program and start it again.</source>
        <translation>このまま続けられます。動かないところがあれば、プログラムを終了して起動し直してください。</translation>
    </message>
    <message>
        <source>Please report the error with the text below.</source>
        <translation>下の内容を添えてエラーを報告してください。</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>場所(&amp;L):</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>ファイルの種類(&amp;T):</translation>
    </message>
</context>
<context>
    <name>FileGamesModel</name>
    <message>
        <source>No.</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>White</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
</context>
<context>
    <name>FileNameBox</name>
    <message>
        <source>Hanako</source>
        <translation>花子</translation>
    </message>
    <message>
        <source>Taro</source>
        <translation>太郎</translation>
    </message>
    <message>
        <source>Shogi</source>
        <translation>将棋</translation>
    </message>
    <message>
        <source>Spring tournament</source>
        <translation>春季大会</translation>
    </message>
    <message>
        <source>Kyoto</source>
        <translation>京都</translation>
    </message>
    <message>
        <source>Yagura</source>
        <translation>矢倉</translation>
    </message>
    <message>
        <source>Names of new files</source>
        <translation>新しいファイルの名前</translation>
    </message>
    <message>
        <source>These are filled in: {fields}</source>
        <translation>次の項目が置き換えられます：{fields}</translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>variations</source>
        <translation>分岐</translation>
    </message>
    <message>
        <source>the moves</source>
        <translation>指し手</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>bookmarks</source>
        <translation>しおり</translation>
    </message>
    <message>
        <source>arrows and circles</source>
        <translation>矢印と丸</translation>
    </message>
    <message>
        <source>times of the moves</source>
        <translation>消費時間</translation>
    </message>
    <message>
        <source>fractions of seconds</source>
        <translation>秒未満の時間</translation>
    </message>
    <message>
        <source>players, event and what else is said about the game</source>
        <translation>対局者・棋戦などの情報</translation>
    </message>
    <message>
        <source>the rule options of the game</source>
        <translation>対局のルールの設定</translation>
    </message>
    <message>
        <source>how the game ended</source>
        <translation>終局の理由</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>すべてのファイル</translation>
    </message>
    <message>
        <source>characters that {encoding} lacks: {characters}</source>
        <translation>{encoding}で表せない文字：{characters}</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Player, event, date, opening, file…</source>
        <translation>対局者、棋戦、日付、戦型、ファイル…</translation>
    </message>
    <message>
        <source>Name of an opening or castle</source>
        <translation>戦法や囲いの名前</translation>
    </message>
    <message>
        <source>Words to look for</source>
        <translation>検索する語</translation>
    </message>
    <message>
        <source>Every word must occur ({keys})</source>
        <translation>すべての語を含むものを探します ({keys})</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>棋戦</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>戦型</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>囲い</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Where to look for them</source>
        <translation>検索する項目</translation>
    </message>
    <message>
        <source>All records</source>
        <translation>すべての棋譜</translation>
    </message>
    <message>
        <source>Found twice</source>
        <translation>重複する棋譜</translation>
    </message>
    <message>
        <source>With problems</source>
        <translation>問題のある棋譜</translation>
    </message>
    <message>
        <source>Which records</source>
        <translation>表示する棋譜</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>{n} found</source>
        <translation>{n} 件</translation>
    </message>
    <message>
        <source>Search this page</source>
        <translation>このページを検索</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>FolderPath</name>
    <message>
        <source>There is no such folder.</source>
        <translation>そのフォルダーはありません。</translation>
    </message>
</context>
<context>
    <name>FoldersDialog</name>
    <message>
        <source>Folders of the library</source>
        <translation>ライブラリのフォルダー</translation>
    </message>
    <message>
        <source>Records in these folders and in those below them are listed. No record is ever changed.</source>
        <translation>これらのフォルダーと、その中にあるフォルダーの棋譜を一覧にします。棋譜が書き換えられることはありません。</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>追加…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>外す</translation>
    </message>
    <message>
        <source>Add a folder of records</source>
        <translation>棋譜のフォルダーを追加</translation>
    </message>
</context>
<context>
    <name>ForeignText</name>
    <message>
        <source>a game file of Shogi Desktop</source>
        <translation>Shogi Desktop の棋譜ファイル</translation>
    </message>
    <message>
        <source>a KIF record</source>
        <translation>KIF形式の棋譜</translation>
    </message>
    <message>
        <source>a KI2 record</source>
        <translation>KI2形式の棋譜</translation>
    </message>
    <message>
        <source>a record in Hodges&apos;s notation</source>
        <translation>ホッジス式の棋譜</translation>
    </message>
    <message>
        <source>a CSA record</source>
        <translation>CSA形式の棋譜</translation>
    </message>
    <message>
        <source>a JKF record</source>
        <translation>JKF形式の棋譜</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>a list of USI moves</source>
        <translation>USIの指し手</translation>
    </message>
    <message>
        <source>a USEN record</source>
        <translation>USEN形式の棋譜</translation>
    </message>
    <message>
        <source>a shogi position (SFEN)</source>
        <translation>将棋の局面（SFEN）</translation>
    </message>
    <message>
        <source>a diagram (BOD)</source>
        <translation>局面図（BOD）</translation>
    </message>
    <message>
        <source>a chess position (FEN)</source>
        <translation>チェスの局面（FEN）</translation>
    </message>
    <message>
        <source>a PSN record</source>
        <translation>PSN形式の棋譜</translation>
    </message>
    <message>
        <source>a chess game (PGN)</source>
        <translation>チェスの棋譜（PGN）</translation>
    </message>
    <message>
        <source>a web page (HTML)</source>
        <translation>ウェブページ（HTML）</translation>
    </message>
    <message>
        <source>an internet address</source>
        <translation>インターネットのアドレス</translation>
    </message>
    <message>
        <source>a TOML file</source>
        <translation>TOMLファイル</translation>
    </message>
    <message>
        <source>It looks like {what}, but something in it is wrong.</source>
        <translation>{what}のようですが、どこかに誤りがあります。</translation>
    </message>
    <message>
        <source>It looks like {what}, which this program does not read.</source>
        <translation>{what}のようですが、このプログラムでは読めません。</translation>
    </message>
</context>
<context>
    <name>GameAnalysis</name>
    <message>
        <source>The analysis has failed: the engine has told no score of any position.</source>
        <translation>解析に失敗しました。エンジンがどの局面の評価値も示しませんでした。</translation>
    </message>
    <message>
        <source>The analysis has ended: {why}</source>
        <translation>解析を終了しました：{why}</translation>
    </message>
</context>
<context>
    <name>GameAnalysisCommands</name>
    <message>
        <source>The game is analysed.</source>
        <translation>棋譜の解析が終わりました。</translation>
    </message>
</context>
<context>
    <name>GameAnalysisDialog</name>
    <message>
        <source>Analyse the game</source>
        <translation>棋譜の解析</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面数</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>Keep what is known already</source>
        <translation>前の解析結果を残す</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>For each position</source>
        <translation>一局面あたり</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>指し手</translation>
    </message>
    <message>
        <source>Moves of</source>
        <translation>調べる側</translation>
    </message>
    <message>
        <source>Inaccuracy from</source>
        <translation>疑問手の基準</translation>
    </message>
    <message>
        <source>Mistake from</source>
        <translation>悪手の基準</translation>
    </message>
    <message>
        <source>Blunder from</source>
        <translation>大悪手の基準</translation>
    </message>
    <message>
        <source> % lost</source>
        <translation> % 以上の損</translation>
    </message>
    <message>
        <source>So much of the chance to win a move must lose to get this mark</source>
        <translation>勝率がこれだけ下がった手にこの印が付きます</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>解析する</translation>
    </message>
    <message>
        <source>{n} position at most|{n} positions at most</source>
        <translation>最大{n}局面</translation>
    </message>
    <message>
        <source>{n} position at most, about {minutes} min|{n} positions at most, about {minutes} min</source>
        <translation>最大{n}局面、約{minutes}分</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>{game}: none yet, make some…</source>
        <translation>{game}：まだありません（作る…）</translation>
    </message>
</context>
<context>
    <name>GameButton</name>
    <message>
        <source>Game: {game}</source>
        <translation>ゲーム：{game}</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>Your game is not over. You will find it again under “Earlier games”.</source>
        <translation>対局はまだ終わっていません。あとで「以前の対局」から続けられます。</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>良い手を探しています…</translation>
    </message>
    <message>
        <source>Looking for what is threatened…</source>
        <translation>相手の狙いを探しています…</translation>
    </message>
    <message>
        <source>Resign this game?</source>
        <translation>投了しますか？</translation>
    </message>
    <message>
        <source>{side} resigns?</source>
        <translation>{side}が投了しますか？</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>投了する</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>指し続ける</translation>
    </message>
    <message>
        <source>The declaration does not hold yet:</source>
        <translation>まだ宣言の条件を満たしていません：</translation>
    </message>
</context>
<context>
    <name>GameGraph</name>
    <message>
        <source>Graph of the game</source>
        <translation>形勢グラフ</translation>
    </message>
</context>
<context>
    <name>GameOptions</name>
    <message>
        <source>The game</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>この局面</translation>
    </message>
    <message>
        <source>Diagram every</source>
        <translation>局面図の間隔</translation>
    </message>
    <message>
        <source> move| moves</source>
        <translation> 手ごと</translation>
    </message>
    <message>
        <source>no diagrams</source>
        <translation>局面図なし</translation>
    </message>
    <message>
        <source>Diagrams at bookmarks</source>
        <translation>しおりの局面図</translation>
    </message>
    <message>
        <source>Diagram of the final position</source>
        <translation>終局図</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>消費時間</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Winner: {side}</source>
        <translation>{side}勝ち</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>一手戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>一手進む</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終局</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open this record on the board</source>
        <translation>この棋譜を盤に開きます</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>この局面を検索</translation>
    </message>
    <message>
        <source>List the records in which this position occurs</source>
        <translation>この局面が現れる棋譜を一覧にします</translation>
    </message>
    <message>
        <source>Part of it…</source>
        <translation>部分検索…</translation>
    </message>
    <message>
        <source>Choose pieces of this position, or others, and look for them</source>
        <translation>この局面の駒やほかの駒を選んで探します</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>定跡</translation>
    </message>
    <message>
        <source>Moves of the record</source>
        <translation>棋譜の指し手</translation>
    </message>
    <message>
        <source>Moves played in this position</source>
        <translation>この局面で指された手</translation>
    </message>
</context>
<context>
    <name>GamePane</name>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>&amp;Chance to win</source>
        <translation>勝率(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>評価値(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Time used</source>
        <translation>消費時間(&amp;T)</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>詳細…</translation>
    </message>
    <message>
        <source>&amp;Worst moments</source>
        <translation>評価を大きく落とした手(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Analyse in another way…</source>
        <translation>条件を変えて再解析(&amp;A)…</translation>
    </message>
    <message>
        <source>S&amp;ummary…</source>
        <translation>まとめ(&amp;U)…</translation>
    </message>
    <message>
        <source>Practise the &amp;mistakes…</source>
        <translation>悪手を練習(&amp;M)…</translation>
    </message>
    <message>
        <source>Save as p&amp;icture…</source>
        <translation>画像として保存(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Hide the graph</source>
        <translation>グラフを隠す(&amp;H)</translation>
    </message>
    <message>
        <source>Analysing: {done} of {total} position|Analysing: {done} of {total} positions</source>
        <translation>解析中：{total} 局面中 {done} 局面</translation>
    </message>
</context>
<context>
    <name>GamePicker</name>
    <message>
        <source>Choose a game</source>
        <translation>ゲームを選ぶ</translation>
    </message>
    <message>
        <source>Played last, and favourites</source>
        <translation>最近のゲームとお気に入り</translation>
    </message>
    <message>
        <source>Small games</source>
        <translation>小さな将棋</translation>
    </message>
    <message>
        <source>The size of shogi</source>
        <translation>本将棋の大きさ</translation>
    </message>
    <message>
        <source>Middle-sized games</source>
        <translation>中型の将棋</translation>
    </message>
    <message>
        <source>Large games</source>
        <translation>大型の将棋</translation>
    </message>
    <message>
        <source>The largest games</source>
        <translation>最大級の将棋</translation>
    </message>
    <message>
        <source>Your own games</source>
        <translation>自分のゲーム</translation>
    </message>
    <message>
        <source>No game has this name.</source>
        <translation>その名前の将棋はありません。</translation>
    </message>
</context>
<context>
    <name>GameSearchField</name>
    <message>
        <source>Search: name, kanji or size</source>
        <translation>検索：名前、漢字、盤の大きさ</translation>
    </message>
    <message>
        <source>Search for a game</source>
        <translation>ゲームを検索</translation>
    </message>
    <message>
        <source>Names in any language and spelling, or the size of the board: tenjiku, 天竺, 16 × 16</source>
        <translation>どの言語・書き方でも、盤の大きさでも：tenjiku, 天竺, てんじく, 16 × 16</translation>
    </message>
</context>
<context>
    <name>GameStrip</name>
    <message>
        <source>No problems for this game yet: the program can make some.</source>
        <translation>この将棋の問題はまだありません。プログラムに作らせることができます。</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>The pieces</source>
        <translation>駒</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Solve problems</source>
        <translation>問題を解く</translation>
    </message>
    <message>
        <source>Make problems…</source>
        <translation>問題を作る…</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>局面を作る</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>{name} moved to {square}, which is out of sight.</source>
        <translation>{name}が{square}に指しました（見えない所です）。</translation>
    </message>
    <message>
        <source>Make the move that you want to ask about. It will not be played.</source>
        <translation>調べたい手を動かしてください。実際には指しません。</translation>
    </message>
    <message>
        <source>Do not ask</source>
        <translation>質問をやめる</translation>
    </message>
    <message>
        <source>You are drawing: no piece is moved.</source>
        <translation>描画中：駒は動きません。</translation>
    </message>
    <message>
        <source>Stop drawing</source>
        <translation>描画をやめる</translation>
    </message>
    <message>
        <source>You are looking back: move {n} of {all}</source>
        <translation>前の局面を見ています：{all}手中{n}手目</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>対局に戻る</translation>
    </message>
    <message>
        <source>teaching game</source>
        <translation>指導対局</translation>
    </message>
    <message>
        <source>These are {side}’s pieces; the board is flipped.</source>
        <translation>これは{side}の駒です。盤面が反転しています。</translation>
    </message>
    <message>
        <source>Start a game first.</source>
        <translation>まず対局を始めてください。</translation>
    </message>
    <message>
        <source>You are looking back. Go to the last position to play on.</source>
        <translation>過去の局面を見ています。最後の局面に戻ると指せます。</translation>
    </message>
    <message>
        <source>Take the move back or play on first.</source>
        <translation>先に、待ったにするか、このまま続けるかを選んでください。</translation>
    </message>
    <message>
        <source>It is the computer&apos;s turn.</source>
        <translation>コンピュータの手番です。</translation>
    </message>
    <message>
        <source>Your last move is taken back: the game goes on.</source>
        <translation>直前の自分の手を取り消しました。対局は続きます。</translation>
    </message>
</context>
<context>
    <name>GameTurn</name>
    <message>
        <source>It declared a win that it does not have.</source>
        <translation>条件を満たさない入玉宣言をしました。</translation>
    </message>
    <message>
        <source>The computer player failed. {why}</source>
        <translation>コンピュータの思考に問題が起きました。{why}</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>What you capture fights for you.</source>
        <translation>取った駒は味方になります。</translation>
    </message>
    <message>
        <source>What is captured stays captured.</source>
        <translation>取られた駒は戻りません。</translation>
    </message>
    <message>
        <source>{files} × {ranks} squares</source>
        <translation>{files} × {ranks} マス</translation>
    </message>
    <message>
        <source>{n} piece a side|{n} pieces a side</source>
        <translation>駒は各 {n} 枚</translation>
    </message>
    <message>
        <source>{size}, {army}</source>
        <translation>{size}、{army}</translation>
    </message>
</context>
<context>
    <name>GamesFolderLine</name>
    <message>
        <source>The folder could not be opened.</source>
        <translation>フォルダーを開けませんでした。</translation>
    </message>
    <message>
        <source>This system has no program that shows folders: {folder}</source>
        <translation>このシステムにはフォルダーを表示するプログラムがありません：{folder}</translation>
    </message>
    <message>
        <source>Your games lie in the folder {folder}</source>
        <translation>対局の保存先フォルダー：{folder}</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>フォルダーを開く</translation>
    </message>
</context>
<context>
    <name>GatherDialog</name>
    <message>
        <source>Mistakes out of the library</source>
        <translation>ライブラリの対局から悪手を集める</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>大悪手</translation>
    </message>
    <message>
        <source>Mistakes too</source>
        <translation>悪手も</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Games that were analysed and saved are looked through. Names are those of their records.</source>
        <translation>解析して保存した対局を調べます。名前は棋譜のものです。</translation>
    </message>
    <message>
        <source>The library has no games yet: add a folder to it first.</source>
        <translation>ライブラリにはまだ対局がありません。先にフォルダーを追加してください。</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>What to practise</source>
        <translation>練習するもの</translation>
    </message>
    <message>
        <source>Games: {walked} of {all}, analysed: {analysed}. New positions: {found}</source>
        <translation>対局：{walked} / {all}、解析済み：{analysed}。新しい局面：{found}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Gather</source>
        <translation>集める</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>All pieces</source>
        <translation>すべての駒</translation>
    </message>
    <message>
        <source>No piece has this name.</source>
        <translation>その名前の駒はありません。</translation>
    </message>
</context>
<context>
    <name>GuideDock</name>
    <message>
        <source>Piece guide</source>
        <translation>駒のガイド</translation>
    </message>
    <message>
        <source>Full page</source>
        <translation>別ページで開く</translation>
    </message>
</context>
<context>
    <name>GuidePage</name>
    <message>
        <source>Guide to {game}</source>
        <translation>{game}のガイド</translation>
    </message>
    <message>
        <source>All the rules</source>
        <translation>ルールをすべて見る</translation>
    </message>
</context>
<context>
    <name>HandCounters</name>
    <message>
        <source>Problem: the defender has the rest</source>
        <translation>詰将棋：残りの駒はすべて玉方</translation>
    </message>
    <message>
        <source>Every piece that is neither on the board nor in the attacker&apos;s hand is in the defender&apos;s</source>
        <translation>盤上にも攻方の持駒にもない駒は、すべて玉方の持駒になります</translation>
    </message>
    <message>
        <source>{side}&apos;s hand</source>
        <translation>{side}の持駒</translation>
    </message>
</context>
<context>
    <name>HandicapChoice</name>
    <message>
        <source>Handicap</source>
        <translation>手合割</translation>
    </message>
    <message>
        <source>White, the stronger side, moves first.</source>
        <translation>上手（後手側）が先に指します。</translation>
    </message>
    <message>
        <source>White, the stronger side, leaves pieces out and moves first.</source>
        <translation>上手（後手側）が駒を落とし、先に指します。</translation>
    </message>
    <message>
        <source>Pieces of your choice…</source>
        <translation>落とす駒を選ぶ…</translation>
    </message>
</context>
<context>
    <name>HeaderModel</name>
    <message>
        <source>What</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>内容</translation>
    </message>
</context>
<context>
    <name>HeadersDialog</name>
    <message>
        <source>About this game</source>
        <translation>対局情報</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>行を追加</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上へ</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下へ</translation>
    </message>
    <message>
        <source>Opening: {name}</source>
        <translation>戦型：{name}</translation>
    </message>
    <message>
        <source>Write the opening that was found in the moves</source>
        <translation>指し手から分かった戦型を書き込む</translation>
    </message>
    <message>
        <source>“{name}” stands there twice.</source>
        <translation>「{name}」が二つあります。</translation>
    </message>
    <message>
        <source>Remove one of the rows, or call it something else.</source>
        <translation>どちらかの行を削除するか、別の名前にしてください。</translation>
    </message>
</context>
<context>
    <name>HintSearch</name>
    <message>
        <source>There is no move to recommend here.</source>
        <translation>この局面で勧められる手はありません。</translation>
    </message>
    <message>
        <source>No hint: {why}</source>
        <translation>ヒントを出せません：{why}</translation>
    </message>
    <message>
        <source>{name}: {why}</source>
        <translation>{name}：{why}</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Attacked: {pieces}.</source>
        <translation>攻撃されている駒：{pieces}。</translation>
    </message>
    <message>
        <source>Threatened: to declare the win (entering king).</source>
        <translation>狙い：入玉宣言勝ち。</translation>
    </message>
    <message>
        <source>Nothing is threatened at once.</source>
        <translation>すぐに狙われているものはありません。</translation>
    </message>
    <message>
        <source>Threatened: {move}</source>
        <translation>狙い：{move}</translation>
    </message>
    <message>
        <source>Threatened: mate in {n}: {line}</source>
        <translation>狙い：{n}手詰み：{line}</translation>
    </message>
    <message>
        <source>The other side would play {move}</source>
        <translation>相手の狙い：{move}</translation>
    </message>
    <message>
        <source>Hint: declare the win now (entering king).</source>
        <translation>ヒント：いま入玉宣言をすれば勝ちです。</translation>
    </message>
    <message>
        <source>Hint: mate in {n}: {line}</source>
        <translation>ヒント：{n}手詰&#x3000;{line}</translation>
    </message>
    <message>
        <source>Hint: the mate cannot be avoided; the longest defence is {line}</source>
        <translation>ヒント：詰みは避けられません。最も長く粘る手順は&#x3000;{line}</translation>
    </message>
    <message>
        <source>Hint: {move}</source>
        <translation>ヒント：{move}</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>Added to “{name}”.</source>
        <translation>「{name}」に加えました。</translation>
    </message>
    <message>
        <source>It was in “{name}” already; what is said of it is kept.</source>
        <translation>「{name}」にはすでにあります。説明を保存しました。</translation>
    </message>
</context>
<context>
    <name>KeyPage</name>
    <message>
        <source>Search: an action or a key</source>
        <translation>検索：操作またはキー</translation>
    </message>
    <message>
        <source>Search for an action</source>
        <translation>操作を検索</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>操作とキー</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新しいキー</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>Add another…</source>
        <translation>キーを追加…</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>標準に戻す</translation>
    </message>
    <message>
        <source>Reset all keys</source>
        <translation>すべてのキーを標準に戻す</translation>
    </message>
    <message>
        <source>Double click an action, then press the new key. • marks keys that you have changed.</source>
        <translation>操作をダブルクリックして、新しいキーを押してください。• は変更したキーです。</translation>
    </message>
    <message>
        <source>Take it from there</source>
        <translation>ここへ移す</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>キーを押す</translation>
    </message>
    <message>
        <source>For “{action}”. Esc: leave it.</source>
        <translation>「{action}」のキー。Esc でやめる。</translation>
    </message>
    <message>
        <source>This key works the board or the menus. Press another one.</source>
        <translation>このキーは盤やメニューの操作に使います。別のキーを押してください。</translation>
    </message>
    <message>
        <source>It belongs to “{action}”. Press another one, or take it from there.</source>
        <translation>「{action}」のキーです。別のキーを押すか、そこから移してください。</translation>
    </message>
    <message>
        <source>Explain a piece while it is held</source>
        <translation>押している間、駒を説明する</translation>
    </message>
</context>
<context>
    <name>LearnCard</name>
    <message>
        <source>A short way into the chess of Japan, step by step.</source>
        <translation>一歩ずつ進む、将棋への近道です。</translation>
    </message>
    <message>
        <source>{n} of 3 steps done.</source>
        <translation>3段階のうち{n}段階が済みました。</translation>
    </message>
    <message>
        <source>New to shogi?</source>
        <translation>将棋は初めて？</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>ここから始める</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>次の段階へ</translation>
    </message>
    <message>
        <source>I know shogi already</source>
        <translation>将棋はもう知っています</translation>
    </message>
</context>
<context>
    <name>LeftGames</name>
    <message>
        <source>Your last game could not be read. Its file is kept.</source>
        <translation>前回の対局を読み込めませんでした。ファイルは残してあります。</translation>
    </message>
</context>
<context>
    <name>LeftOutDialog</name>
    <message>
        <source>Pieces left out</source>
        <translation>落とす駒</translation>
    </message>
    <message>
        <source>Click White&apos;s pieces to leave them out, and their empty squares to put them back.</source>
        <translation>後手の駒をクリックすると落とし、空いたマスをクリックすると戻します。</translation>
    </message>
    <message>
        <source>White needs a royal piece.</source>
        <translation>後手には玉か太子が必要です。</translation>
    </message>
</context>
<context>
    <name>LengthChoice</name>
    <message>
        <source>Until decided (SPRT)</source>
        <translation>判定まで（SPRT）</translation>
    </message>
    <message>
        <source>A number of games</source>
        <translation>対局数を決める</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>games for each pair</source>
        <translation>局（各組）</translation>
    </message>
    <message>
        <source>error</source>
        <translation>誤り</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>最大</translation>
    </message>
</context>
<context>
    <name>LessonHint</name>
    <message>
        <source>Double-click the piece and choose to pass.</source>
        <translation>駒をダブルクリックして「じっと（パス）」を選びます。</translation>
    </message>
    <message>
        <source>Take along the arrow, then click the square the piece came from.</source>
        <translation>矢印のとおりに取り、元のマスをクリックします。</translation>
    </message>
    <message>
        <source>Take along the arrow, then go on to {square}.</source>
        <translation>矢印のとおりに取り、続けて {square} へ進みます。</translation>
    </message>
    <message>
        <source>Follow the arrow and promote.</source>
        <translation>矢印のとおりに動かして成ります。</translation>
    </message>
    <message>
        <source>Follow the arrow.</source>
        <translation>矢印のとおりに動かします。</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Not this move. Try again!</source>
        <translation>この手ではありません。もう一度！</translation>
    </message>
    <message>
        <source>Those were all your moves. Try again!</source>
        <translation>手数を使い切りました。もう一度どうぞ！</translation>
    </message>
    <message>
        <source>Your piece can be taken there. Look who guards the square, and try again!</source>
        <translation>そこでは取られてしまいます。相手の利きをよく見て、もう一度！</translation>
    </message>
    <message>
        <source>Your piece has burnt. Do not stop beside an enemy {burner}. Try again!</source>
        <translation>駒が焼けました。敵の{burner}の隣に止まってはいけません。もう一度！</translation>
    </message>
    <message>
        <source>No piece of yours can move any more. Try again!</source>
        <translation>もう動かせる駒がありません。もう一度！</translation>
    </message>
    <message>
        <source>The piece stands on the star, but it has not promoted.</source>
        <translation>駒は星のマスにいますが、成っていません。</translation>
    </message>
    <message>
        <source>The piece stands on the star, but here it should not promote.</source>
        <translation>駒は星のマスにいますが、ここでは成ってはいけません。</translation>
    </message>
    <message>
        <source>Another piece should stand on the star.</source>
        <translation>星のマスへ行くのは別の駒です。</translation>
    </message>
    <message>
        <source>A star has not been reached.</source>
        <translation>まだ着いていない星のマスがあります。</translation>
    </message>
    <message>
        <source>A starred piece has not been taken.</source>
        <translation>まだ取っていない星印の駒があります。</translation>
    </message>
    <message>
        <source>This move does not burn every starred piece.</source>
        <translation>この手では星印の駒がすべては焼けません。</translation>
    </message>
    <message>
        <source>The piece should come from the hand.</source>
        <translation>持ち駒から打ちましょう。</translation>
    </message>
    <message>
        <source>Another piece should be dropped.</source>
        <translation>打つのは別の駒です。</translation>
    </message>
    <message>
        <source>The piece should be dropped on a star.</source>
        <translation>星のマスに打ちましょう。</translation>
    </message>
    <message>
        <source>This move gives no check.</source>
        <translation>この手では王手になりません。</translation>
    </message>
    <message>
        <source>It is check, but no mate: there is a way out.</source>
        <translation>王手ですが、詰みではありません。逃れる手があります。</translation>
    </message>
    <message>
        <source>No piece has passed.</source>
        <translation>パスした駒がありません。</translation>
    </message>
    <message>
        <source>The enemy still has a royal piece.</source>
        <translation>敵の王（玉・太子）がまだ残っています。</translation>
    </message>
    <message>
        <source>At the end the piece should be back on its square.</source>
        <translation>最後に駒は元のマスに戻っていなければなりません。</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>一手戻す</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>No dots here: find out yourself what the rules allow.</source>
        <translation>ここでは印が出ません。規則で許される手を自分で見つけてみましょう。</translation>
    </message>
    <message>
        <source>Move {n} of {most}</source>
        <translation>{n} 手目（全 {most} 手）</translation>
    </message>
    <message>
        <source>Move {n}, at most {most}</source>
        <translation>{n} 手目（{most} 手まで）</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>対局する</translation>
    </message>
    <message>
        <source>Done!</source>
        <translation>できました！</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>よくできました！</translation>
    </message>
    <message>
        <source>Perfect!</source>
        <translation>お見事、満点です！</translation>
    </message>
    <message>
        <source>Other pieces</source>
        <translation>ほかの駒</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>{stars} of {all} stars</source>
        <translation>星 {all} 個中 {stars} 個</translation>
    </message>
</context>
<context>
    <name>LessonsWindow</name>
    <message>
        <source>{chapter} · {n} of {all}</source>
        <translation>{chapter} · {n} / {all}</translation>
    </message>
    <message>
        <source>Back to where it was right.</source>
        <translation>正しかったところまで戻りました。</translation>
    </message>
    <message>
        <source>From the start again.</source>
        <translation>はじめからもう一度。</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Black</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>White</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>勝者</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>棋戦</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>戦型</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>囲い</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>読み取れません</translation>
    </message>
    <message>
        <source>{n} failed</source>
        <translation>失敗 {n}</translation>
    </message>
    <message>
        <source>The analysis has ended: {why}</source>
        <translation>解析を終了しました：{why}</translation>
    </message>
    <message>
        <source>These games were analysed before.</source>
        <translation>これらの棋譜はすでに解析済みです。</translation>
    </message>
    <message>
        <source>{done} of {all} game analysed|{done} of {all} games analysed</source>
        <translation>{all} 局中 {done} 局を解析</translation>
    </message>
    <message>
        <source>{n} record of this game|{n} records of this game</source>
        <translation>この対局の棋譜が {n} 件あります</translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <source>The library could not be read: {why}</source>
        <translation>ライブラリを読み取れませんでした：{why}</translation>
    </message>
    <message>
        <source>The results cannot be kept: {why}</source>
        <translation>結果を保存できません：{why}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open at the position shown</source>
        <translation>表示中の局面で開く</translation>
    </message>
    <message>
        <source>Show the file&apos;s folder</source>
        <translation>ファイルのフォルダーを表示</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>棋譜ライブラリ</translation>
    </message>
    <message>
        <source>Add a folder, or drop one here: its records will be listed.</source>
        <translation>フォルダーを追加するか、ここにドロップしてください。中の棋譜が一覧になります。</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>フォルダーを追加…</translation>
    </message>
    <message>
        <source>No record fits.</source>
        <translation>該当する棋譜はありません。</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>棋譜</translation>
    </message>
</context>
<context>
    <name>LimitDialog</name>
    <message>
        <source>End of each search</source>
        <translation>探索の終わり</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面数</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深さ</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Then the engine rests and its lines stay, until another position is looked at.</source>
        <translation>そこでエンジンは休み、別の局面を見るまで読み筋は残ります。</translation>
    </message>
</context>
<context>
    <name>LineProcess</name>
    <message>
        <source>it wrote more than anybody can read</source>
        <translation>読み切れないほどの出力がありました</translation>
    </message>
    <message>
        <source>it does not read what it is told</source>
        <translation>送った内容を読み取りませんでした</translation>
    </message>
    <message>
        <source>it was ended from outside or crashed</source>
        <translation>外部から終了されたか、異常終了しました</translation>
    </message>
    <message>
        <source>it ended with code {code}</source>
        <translation>コード {code} で終了しました</translation>
    </message>
</context>
<context>
    <name>LineRow</name>
    <message>
        <source>Make this move</source>
        <translation>この手を指す</translation>
    </message>
    <message>
        <source>Take the line into the record</source>
        <translation>この手順を棋譜に加える</translation>
    </message>
    <message>
        <source>Copy the line</source>
        <translation>この手順をコピー</translation>
    </message>
</context>
<context>
    <name>LogWindow</name>
    <message>
        <source>Conversation with the engine</source>
        <translation>エンジンとの通信</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Search the lines</source>
        <translation>行を探す</translation>
    </message>
    <message>
        <source>Follow the newest line</source>
        <translation>最新の行を表示</translation>
    </message>
</context>
<context>
    <name>Machines</name>
    <message>
        <source>This edition of the program cannot use other machines: the one for Python can, with dask.</source>
        <translation>この版では他のマシンを使えません。Python 版なら dask で使えます。</translation>
    </message>
    <message>
        <source>Other machines need dask: {command}</source>
        <translation>他のマシンを使うには dask が必要です：{command}</translation>
    </message>
    <message>
        <source>{worker} was left out: {why}</source>
        <translation>{worker} は使いません：{why}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Your settings could not be read. Their file is kept.</source>
        <translation>設定を読み込めませんでした。ファイルは残してあります。</translation>
    </message>
</context>
<context>
    <name>MakeDialog</name>
    <message>
        <source>Make problems</source>
        <translation>問題の作成</translation>
    </message>
    <message>
        <source>The same number makes other problems there than on this computer.</source>
        <translation>同じ番号でも、このコンピュータとは別の問題ができます。</translation>
    </message>
    <message>
        <source>Any piece</source>
        <translation>どの駒でも</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>将棋の種類</translation>
    </message>
    <message>
        <source>Moves to mate</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>With</source>
        <translation>使う駒</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>問題数</translation>
    </message>
    <message>
        <source>Made from number</source>
        <translation>作成番号</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>作る場所</translation>
    </message>
    <message>
        <source>The same number makes the same problems.</source>
        <translation>同じ番号からは同じ問題ができます。</translation>
    </message>
    <message>
        <source>Problems made</source>
        <translation>作成した問題数</translation>
    </message>
    <message>
        <source>Mate in {n}, made from number {seed}</source>
        <translation>{n}手詰（作成番号 {seed}）</translation>
    </message>
    <message>
        <source>Throw away the problems that were made ({n})?</source>
        <translation>作成した問題（{n}問）を破棄しますか。</translation>
    </message>
    <message>
        <source>Go back to them</source>
        <translation>破棄しない</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>中止しました。</translation>
    </message>
    <message>
        <source>{n} made.</source>
        <translation>{n}題できました。</translation>
    </message>
    <message>
        <source>No more were found.</source>
        <translation>これ以上は見つかりませんでした。</translation>
    </message>
    <message>
        <source>{made} of {count} made</source>
        <translation>{count}題中{made}題できました</translation>
    </message>
    <message>
        <source>Keep the {n} made</source>
        <translation>できた{n}問を保存</translation>
    </message>
    <message>
        <source>Open them</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Make</source>
        <translation>作成</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>{n} position looked at|{n} positions looked at</source>
        <translation>{n}局面を調査</translation>
    </message>
</context>
<context>
    <name>MatchWork</name>
    <message>
        <source>The process of the match is gone: {why}</source>
        <translation>連続対局のプロセスが終了しました：{why}</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>No.</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>White</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終局</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>備考</translation>
    </message>
    <message>
        <source>Game {n} · move {move}</source>
        <translation>第{n}局・{move}手目</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>引分</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負</translation>
    </message>
    <message>
        <source>Elo (95%)</source>
        <translation>Elo（95%）</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Being played</source>
        <translation>対局中</translation>
    </message>
    <message>
        <source>Stopping …</source>
        <translation>停止中…</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>読み取れません</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>未開始</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <translation>詰み</translation>
    </message>
    <message>
        <source>No legal move</source>
        <translation>合法手なし</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>同一局面</translation>
    </message>
    <message>
        <source>Repetition not broken off</source>
        <translation>千日手を打開せず</translation>
    </message>
    <message>
        <source>Perpetual check</source>
        <translation>連続王手</translation>
    </message>
    <message>
        <source>Move limit</source>
        <translation>手数制限</translation>
    </message>
    <message>
        <source>Nothing taken for long</source>
        <translation>長く駒を取らず</translation>
    </message>
    <message>
        <source>Try rule</source>
        <translation>トライルール</translation>
    </message>
    <message>
        <source>Last royal lost</source>
        <translation>王将をすべて失う</translation>
    </message>
    <message>
        <source>Bare king</source>
        <translation>裸玉</translation>
    </message>
    <message>
        <source>Resignation</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>Out of time</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>Declaration</source>
        <translation>入玉宣言</translation>
    </message>
    <message>
        <source>Impasse</source>
        <translation>持将棋</translation>
    </message>
    <message>
        <source>Wrong declaration</source>
        <translation>誤った宣言</translation>
    </message>
    <message>
        <source>Illegal move</source>
        <translation>反則手</translation>
    </message>
    <message>
        <source>Engine failure</source>
        <translation>エンジンの異常</translation>
    </message>
    <message>
        <source>Both agree</source>
        <translation>双方の判断</translation>
    </message>
    <message>
        <source>LLR {ratio} ({low} … {high})</source>
        <translation>LLR {ratio}（{low} … {high}）</translation>
    </message>
    <message>
        <source>decided: rather {elo} Elo or more</source>
        <translation>判定：{elo} Elo 以上</translation>
    </message>
    <message>
        <source>decided: rather {elo} Elo or less</source>
        <translation>判定：{elo} Elo 以下</translation>
    </message>
    <message>
        <source>not decided yet</source>
        <translation>未判定</translation>
    </message>
    <message>
        <source>{time} added a move</source>
        <translation>1手ごとに{time}加算</translation>
    </message>
    <message>
        <source>{time} a move</source>
        <translation>1手{time}</translation>
    </message>
    <message>
        <source>{time}, then {byoyomi}</source>
        <translation>{time}、切れたら{byoyomi}</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n}秒</translation>
    </message>
    <message>
        <source>openings of a file</source>
        <translation>ファイルの開始局面</translation>
    </message>
    <message>
        <source>up to {n} move of the opening book|up to {n} moves of the opening book</source>
        <translation>定跡{n}手まで</translation>
    </message>
    <message>
        <source>decided at {n}</source>
        <translation>評価値 {n} で判定</translation>
    </message>
    <message>
        <source>void</source>
        <translation>無効</translation>
    </message>
    <message>
        <source>{done} of {all} game|{done} of {all} games</source>
        <translation>{all}局中{done}局</translation>
    </message>
    <message>
        <source>{n} game|{n} games</source>
        <translation>{n}局</translation>
    </message>
    <message>
        <source>{n} position a move|{n} positions a move</source>
        <translation>1手{n}局面</translation>
    </message>
    <message>
        <source>{n} random move to begin with|{n} random moves to begin with</source>
        <translation>最初の{n}手はランダム</translation>
    </message>
    <message>
        <source>a draw after {n} move|a draw after {n} moves</source>
        <translation>{n}手で引き分け</translation>
    </message>
</context>
<context>
    <name>MatchesWindow</name>
    <message>
        <source>The match could not be set up.</source>
        <translation>連続対局を設定できませんでした。</translation>
    </message>
    <message>
        <source>Delete “{name}” with all its games?</source>
        <translation>「{name}」とそのすべての棋譜を削除しますか？</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>The match could not be deleted.</source>
        <translation>連続対局を削除できませんでした。</translation>
    </message>
    <message>
        <source>Engine matches</source>
        <translation>エンジンの連続対局</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>新しい連続対局…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>削除…</translation>
    </message>
    <message>
        <source>Let engines play against each other, and see which is stronger.</source>
        <translation>エンジン同士を対局させて、どちらが強いかを調べます。</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Line {line}, column {column}: {reason}</source>
        <translation>{line}行目、{column}文字目：{reason}</translation>
    </message>
</context>
<context>
    <name>MomentCard</name>
    <message>
        <source>Try again from here</source>
        <translation>ここからもう一度</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>You gave up a game that was not lost: your chance to win was {chance}.</source>
        <translation>負けていない対局で投了しました：勝率は{chance}でした。</translation>
    </message>
    <message>
        <source>Best was: {deed}.</source>
        <translation>最善手：{deed}。</translation>
    </message>
</context>
<context>
    <name>MomentsWindow</name>
    <message>
        <source>Moments that decided the game</source>
        <translation>勝負を分けた局面</translation>
    </message>
    <message>
        <source>Well played: no move lost much of the chance to win.</source>
        <translation>よい対局でした。大きく損をした手はありません。</translation>
    </message>
    <message>
        <source>Practise these</source>
        <translation>これらを復習</translation>
    </message>
    <message>
        <source>Looking for the moves that cost most …</source>
        <translation>評価を大きく落とした手を探しています…</translation>
    </message>
    <message>
        <source>The moves that cost most so far. A second look will tell whether they did.</source>
        <translation>これまでに見つかった、損の大きい手です。もう一度調べて確かめます。</translation>
    </message>
    <message>
        <source>This move cost most. The red arrow shows what was played, the blue one what was better.|These moves cost most. Red arrows show what was played, blue ones what was better.</source>
        <translation>評価を大きく落とした手です。赤い矢印は指した手、青い矢印はよりよい手を示します。</translation>
    </message>
</context>
<context>
    <name>MoreGamesDialog</name>
    <message>
        <source>More games</source>
        <translation>対局の追加</translation>
    </message>
    <message>
        <source>Games for each pair</source>
        <translation>各組の対局数</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>指し続ける</translation>
    </message>
</context>
<context>
    <name>MoveEntry</name>
    <message>
        <source>Planned: {move}. Right click or Esc forgets it.</source>
        <translation>先行入力：{move}。右クリックか Esc で取り消し。</translation>
    </message>
    <message>
        <source>The planned move is not possible now. {why}</source>
        <translation>先行入力した手は指せません。{why}</translation>
    </message>
    <message>
        <source>No move can be made now.</source>
        <translation>今は指せません。</translation>
    </message>
    <message>
        <source>Planned: {move}</source>
        <translation>先行入力：{move}</translation>
    </message>
    <message>
        <source>Several moves can be meant.</source>
        <translation>当てはまる手が複数あります。</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves</source>
        <translation>指し手</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>Other moves tried here</source>
        <translation>ここで試した別の手</translation>
    </message>
</context>
<context>
    <name>MoveListModel</name>
    <message>
        <source>Start</source>
        <translation>開始局面</translation>
    </message>
</context>
<context>
    <name>MoveNumberDialog</name>
    <message>
        <source>Go to move</source>
        <translation>指定の手数へ</translation>
    </message>
    <message>
        <source>Number of the move</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>of {number}</source>
        <translation>/ {number}手</translation>
    </message>
    <message>
        <source>0 is the position before the first move.</source>
        <translation>0 は初手を指す前の局面です。</translation>
    </message>
</context>
<context>
    <name>MoveWords</name>
    <message>
        <source>{side}: {deed}</source>
        <translation>{side}：{deed}</translation>
    </message>
    <message>
        <source>takes {pieces}</source>
        <translation>取る駒：{pieces}</translation>
    </message>
    <message>
        <source>burns {pieces}</source>
        <translation>焼く駒：{pieces}</translation>
    </message>
    <message>
        <source>loses {n} of its own ({pieces})</source>
        <translation>味方を{n}枚失う（{pieces}）</translation>
    </message>
    <message>
        <source>is burnt itself</source>
        <translation>自らも焼ける</translation>
    </message>
    <message>
        <source>and back</source>
        <translation>元に戻る</translation>
    </message>
    <message>
        <source>burns {n}</source>
        <translation>{n}枚焼く</translation>
    </message>
    <message>
        <source>becomes {piece}</source>
        <translation>{piece}に成る</translation>
    </message>
    <message>
        <source>takes {n} ({pieces})</source>
        <translation>{n}枚取る（{pieces}）</translation>
    </message>
    <message>
        <source>  (takes {n})</source>
        <translation>（{n}枚取る）</translation>
    </message>
    <message>
        <source>  (takes {n}, loses {m})</source>
        <translation> (取{n}・失{m})</translation>
    </message>
    <message>
        <source>{piece} {square} passes</source>
        <translation>{square}の{piece}でパス</translation>
    </message>
    <message>
        <source>{piece} dropped on {square}</source>
        <translation>{square}に{piece}を打つ</translation>
    </message>
    <message>
        <source>{square} to {next}</source>
        <translation>{square}から{next}</translation>
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
        <translation>駒を放しました。</translation>
    </message>
    <message>
        <source>Which move? {answers}</source>
        <translation>どの手ですか。{answers}</translation>
    </message>
    <message>
        <source>{piece}: goes on to {squares}</source>
        <translation>{piece}：続けて行けるマス {squares}</translation>
    </message>
    <message>
        <source>{piece}: to {squares}</source>
        <translation>{piece}：行けるマス {squares}</translation>
    </message>
    <message>
        <source>{square} (stop here)</source>
        <translation>{square}（ここで止まる）</translation>
    </message>
    <message>
        <source>{square} (takes)</source>
        <translation>{square}（取る）</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>じっと（パス）</translation>
    </message>
</context>
<context>
    <name>NameChoice</name>
    <message>
        <source>Any opening</source>
        <translation>すべての戦型・囲い</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>戦型</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>囲い</translation>
    </message>
    <message>
        <source>{name}: {n}</source>
        <translation>{name}：{n}</translation>
    </message>
    <message>
        <source>Opening or castle</source>
        <translation>戦型または囲い</translation>
    </message>
</context>
<context>
    <name>NameList</name>
    <message>
        <source>Openings and castles</source>
        <translation>戦法と囲い</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>戦型</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>囲い</translation>
    </message>
</context>
<context>
    <name>NamePage</name>
    <message>
        <source>Find it in my library</source>
        <translation>棋譜ライブラリで探す</translation>
    </message>
    <message>
        <source>Your records in which a side has come to this</source>
        <translation>先手か後手がこの形になった棋譜</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>最初</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>End</source>
        <translation>最後</translation>
    </message>
    <message>
        <source>What it looks like</source>
        <translation>その形</translation>
    </message>
</context>
<context>
    <name>NameSearch</name>
    <message>
        <source>Search: name, reading or kanji</source>
        <translation>検索：名前、読み、漢字</translation>
    </message>
    <message>
        <source>Search for an opening or a castle</source>
        <translation>戦法や囲いを探す</translation>
    </message>
    <message>
        <source>Names in any spelling: mino, 美濃, みの, silver crown</source>
        <translation>どの書き方でも：美濃、みの、mino</translation>
    </message>
</context>
<context>
    <name>NamesWindow</name>
    <message>
        <source>No name fits.</source>
        <translation>当てはまる名前がありません。</translation>
    </message>
    <message>
        <source>Openings and castles: {game}</source>
        <translation>戦法と囲い：{game}</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>新規対局</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>ここから指す</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>コンピュータ</translation>
    </message>
    <message>
        <source>A friend here</source>
        <translation>友だち（同じ画面で）</translation>
    </message>
    <message>
        <source>Two computers</source>
        <translation>コンピュータ同士</translation>
    </message>
    <message>
        <source>☗ Black</source>
        <translation>☗ 先手</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>振り駒</translation>
    </message>
    <message>
        <source>☖ White</source>
        <translation>☖ 後手</translation>
    </message>
    <message>
        <source>Offer to take blunders back, and say why</source>
        <translation>大悪手には理由を言って待ったを勧める</translation>
    </message>
    <message>
        <source>Explain what the computer plays and threatens</source>
        <translation>コンピュータの指し手と狙いを説明する</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>将棋の種類</translation>
    </message>
    <message>
        <source>Play against</source>
        <translation>対局相手</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>White’s engine</source>
        <translation>後手のエンジン</translation>
    </message>
    <message>
        <source>White’s level</source>
        <translation>後手の強さ</translation>
    </message>
    <message>
        <source>Teaching game</source>
        <translation>指導対局</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>あなたの手番</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>あなたの名前</translation>
    </message>
    <message>
        <source>Friend&apos;s name</source>
        <translation>友だちの名前</translation>
    </message>
    <message>
        <source>Without a clock your own engines think for three seconds about each move.</source>
        <translation>持ち時間なしでは、追加したエンジンは一手に三秒考えます。</translation>
    </message>
    <message>
        <source>{n} changed</source>
        <translation>変更：{n}</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>標準ルール</translation>
    </message>
    <message>
        <source>These rules do not allow the position.</source>
        <translation>この局面は、選んだルールでは成り立ちません。</translation>
    </message>
    <message>
        <source>Black’s engine</source>
        <translation>先手のエンジン</translation>
    </message>
    <message>
        <source>Black’s level</source>
        <translation>先手の強さ</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Black or White</source>
        <translation>先手または後手</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>手合割</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Show every rule that can be agreed on</source>
        <translation>選べるルールをすべて表示します</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>対局開始</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>新しい連続対局</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面数</translation>
    </message>
    <message>
        <source>Time a move</source>
        <translation>1手の時間</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>Whoever crashes or moves illegally loses the game</source>
        <translation>異常終了や反則手はその対局の負けとする</translation>
    </message>
    <message>
        <source>Start the engines anew for every game</source>
        <translation>対局ごとにエンジンを起動し直す</translation>
    </message>
    <message>
        <source>List the games in the library</source>
        <translation>棋譜をライブラリに載せる</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>対局者を追加</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>その他…</translation>
    </message>
    <message>
        <source>never</source>
        <translation>しない</translation>
    </message>
    <message>
        <source> pawns</source>
        <translation> 歩</translation>
    </message>
    <message>
        <source>In pawns; both players must say so for eight moves</source>
        <translation>歩の枚数で。双方が8手続けてそう評価したとき</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>{n} changed</source>
        <translation>変更：{n}</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>標準ルール</translation>
    </message>
    <message>
        <source>A game is a draw after {n} move.|A game is a draw after {n} moves.</source>
        <translation>{n}手で引き分けになります。</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>制限</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>a draw after</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Decided at</source>
        <translation>勝敗の判定</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>対局する所</translation>
    </message>
    <message>
        <source>Games at a time</source>
        <translation>同時対局数</translation>
    </message>
    <message>
        <source>Start match</source>
        <translation>連続対局を開始</translation>
    </message>
    <message>
        <source>The clock has no time.</source>
        <translation>時計に時間がありません。</translation>
    </message>
    <message>
        <source>Choose a file of openings.</source>
        <translation>開始局面のファイルを選んでください。</translation>
    </message>
    <message>
        <source>The second Elo must be above the first.</source>
        <translation>2番目のEloは1番目より大きくしてください。</translation>
    </message>
    <message>
        <source>Each opening is played twice, with both colours.</source>
        <translation>開始局面ごとに先後を替えて2局指します。</translation>
    </message>
    <message>
        <source>{n} game in all.|{n} games in all.</source>
        <translation>全{n}局。</translation>
    </message>
</context>
<context>
    <name>NextSteps</name>
    <message>
        <source>Earlier games</source>
        <translation>以前の対局</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>open</source>
        <translation>開いています</translation>
    </message>
    <message>
        <source>Open what you copied</source>
        <translation>コピーした内容を開く</translation>
    </message>
    <message>
        <source>New to shogi? Start here</source>
        <translation>将棋は初めて？ ここから始める</translation>
    </message>
    <message>
        <source>done</source>
        <translation>済み</translation>
    </message>
    <message>
        <source>1  What the game is about</source>
        <translation>1  どんなゲームか</translation>
    </message>
    <message>
        <source>2  How the pieces move</source>
        <translation>2  駒の動き</translation>
    </message>
    <message>
        <source>3  A first game, with a guide</source>
        <translation>3  ガイド付きの初対局</translation>
    </message>
    <message>
        <source>Lessons: {game}</source>
        <translation>レッスン：{game}</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} / {all}</translation>
    </message>
    <message>
        <source>Problems: {game}</source>
        <translation>問題：{game}</translation>
    </message>
    <message>
        <source>{n} solved</source>
        <translation>{n} 問正解</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨日</translation>
    </message>
    <message>
        <source>{n} move|{n} moves</source>
        <translation>{n}手</translation>
    </message>
    <message>
        <source>{done} of {all} lesson|{done} of {all} lessons</source>
        <translation>{all}課中{done}課</translation>
    </message>
    <message>
        <source>{n} mistake to practise|{n} mistakes to practise</source>
        <translation>復習する悪手 {n} 手</translation>
    </message>
</context>
<context>
    <name>NoteList</name>
    <message>
        <source>Comments and bookmarks</source>
        <translation>コメントとしおり</translation>
    </message>
</context>
<context>
    <name>NoteModel</name>
    <message>
        <source>Start</source>
        <translation>開始局面</translation>
    </message>
</context>
<context>
    <name>NotePane</name>
    <message>
        <source>Bookmark</source>
        <translation>しおり</translation>
    </message>
    <message>
        <source>Comment on this move</source>
        <translation>この手へのコメント</translation>
    </message>
</context>
<context>
    <name>OpenRecords</name>
    <message>
        <source>Too many records are open.</source>
        <translation>開いている棋譜が多すぎます。</translation>
    </message>
</context>
<context>
    <name>OpeningChoice</name>
    <message>
        <source>Random moves</source>
        <translation>ランダムな手</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>ファイルから</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>定跡</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>all moves</source>
        <translation>すべての手</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>手</translation>
    </message>
    <message>
        <source> move| moves</source>
        <translation> 手</translation>
    </message>
    <message>
        <source>Each game begins with up to {n} moves drawn from the opening book, or with {random} random ones where there is no book or it knows only few; then the players think.</source>
        <translation>各対局は定跡から選んだ{n}手まで（定跡がないか手が少ないときはランダムな{random}手）で始まり、その後を対局者が考えます。</translation>
    </message>
    <message>
        <source>Each game begins with {n} random move; then the players think.|Each game begins with {n} random moves; then the players think.</source>
        <translation>各対局はランダムな{n}手で始まり、その後を対局者が考えます。</translation>
    </message>
    <message>
        <source>Each game begins with the moves of a record of this file; then the players think.</source>
        <translation>各対局はこのファイルの棋譜の手順で始まり、その後を対局者が考えます。</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>開始局面</translation>
    </message>
</context>
<context>
    <name>OptionForm</name>
    <message>
        <source>Does this at once: in the engine that analyses, else in one that is started for it and ends.</source>
        <translation>すぐに実行します。検討中のエンジンに送り、なければそのために起動して終了します。</translation>
    </message>
</context>
<context>
    <name>OwnVariantsDialog</name>
    <message>
        <source>Variants of your own</source>
        <translation>自作の将棋</translation>
    </message>
    <message>
        <source>Add a file…</source>
        <translation>ファイルを追加…</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>編集…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>削除…</translation>
    </message>
    <message>
        <source>From a template</source>
        <translation>ひな形から</translation>
    </message>
    <message>
        <source>From a copy of</source>
        <translation>ゲームの写しから</translation>
    </message>
    <message>
        <source>My {game}</source>
        <translation>私の{game}</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>このファイルは読めません。</translation>
    </message>
    <message>
        <source>{file}: refused</source>
        <translation>{file}：使えません</translation>
    </message>
    <message>
        <source>Variant files (*.toml *.TOML)</source>
        <translation>将棋の定義ファイル (*.toml *.TOML)</translation>
    </message>
    <message>
        <source>Add a variant file</source>
        <translation>将棋の定義ファイルを追加</translation>
    </message>
    <message>
        <source>This variant cannot be added.</source>
        <translation>この将棋は追加できません。</translation>
    </message>
    <message>
        <source>A game of this variant is open.</source>
        <translation>この将棋の対局が開かれています。</translation>
    </message>
    <message>
        <source>Close it or begin another one first.</source>
        <translation>先にそれを閉じるか、別の対局を始めてください。</translation>
    </message>
    <message>
        <source>Delete {name}? Games of this variant cannot be opened then.</source>
        <translation>{name} を削除しますか？この将棋の棋譜は開けなくなります。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>This file cannot be deleted.</source>
        <translation>このファイルは削除できません。</translation>
    </message>
    <message>
        <source>{n} kind of pieces|{n} kinds of pieces</source>
        <translation>駒の種類 {n}</translation>
    </message>
    <message>
        <source>{n} rule to choose|{n} rules to choose</source>
        <translation>選べるルール {n}</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Solve</source>
        <translation>解く</translation>
    </message>
    <message>
        <source>Examine</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Find anything</source>
        <translation>何でも検索</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>見つかったもの</translation>
    </message>
    <message>
        <source>Not possible now: {names}</source>
        <translation>今はできません：{names}</translation>
    </message>
    <message>
        <source>Nothing here has such a name. Try another word.</source>
        <translation>その名前のものはありません。ほかの言葉でお試しください。</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>tsume, tsumeshogi, tsume shogi, checkmate puzzles</source>
        <translation>詰将棋、詰め将棋、詰み、問題</translation>
    </message>
    <message>
        <source>joseki, castle, kakoi, opening, strategy</source>
        <translation>定跡、囲い、戦法、戦型</translation>
    </message>
    <message>
        <source>kifu, record, game, file</source>
        <translation>棋譜、棋譜ファイル、読み込み</translation>
    </message>
    <message>
        <source>kifu, records, collection, opening book, database</source>
        <translation>棋譜集、棋譜管理、データベース</translation>
    </message>
    <message>
        <source>kifu, my games, history</source>
        <translation>棋譜、自分の対局、対局履歴</translation>
    </message>
    <message>
        <source>find position, same position</source>
        <translation>局面検索、同一局面</translation>
    </message>
    <message>
        <source>jump to move, number of the move, ply</source>
        <translation>手数指定、手数、ジャンプ、何手目</translation>
    </message>
    <message>
        <source>byoyomi, clock, time control, handicap, computer</source>
        <translation>秒読み、持ち時間、時計、駒落ち、コンピューター</translation>
    </message>
    <message>
        <source>is on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>is off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>{game}のルール</translation>
    </message>
    <message>
        <source>Lessons in {game}</source>
        <translation>{game}のレッスン</translation>
    </message>
    <message>
        <source>Pieces of {game}</source>
        <translation>{game}の駒</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>{game}を指す</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>将棋</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>解説</translation>
    </message>
</context>
<context>
    <name>PaletteField</name>
    <message>
        <source>What are you looking for? A command, a setting, a game, a piece, help</source>
        <translation>探すものは？ 操作・設定・将棋の種類・駒・解説</translation>
    </message>
    <message>
        <source>Find anything</source>
        <translation>何でも検索</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Export picture</source>
        <translation>画像に書き出す</translation>
    </message>
    <message>
        <source>As on the screen</source>
        <translation>画面のまま</translation>
    </message>
    <message>
        <source>As in books</source>
        <translation>本の図面</translation>
    </message>
    <message>
        <source>Mark the last move</source>
        <translation>最終手に印</translation>
    </message>
    <message>
        <source>Seen from White&apos;s side</source>
        <translation>後手側から見る</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> ピクセル</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Moving picture of the game…</source>
        <translation>対局を動画にする(&amp;M)…</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>様式</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>説明文</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>画像をクリップボードに入れました。</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>画像 (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>図 (*.svg)</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>The picture could not be saved.</source>
        <translation>画像を保存できませんでした。</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>{name}に保存しました。</translation>
    </message>
</context>
<context>
    <name>PieceBox</name>
    <message>
        <source>No piece of this name.</source>
        <translation>その名前の駒はありません。</translation>
    </message>
    <message>
        <source>Whose pieces</source>
        <translation>どちらの駒</translation>
    </message>
</context>
<context>
    <name>PieceDetails</name>
    <message>
        <source>In this game: {rules}</source>
        <translation>この対局では：{rules}</translation>
    </message>
    <message>
        <source>Value {value}</source>
        <translation>価値 {value}</translation>
    </message>
    <message>
        <source>In pawns, on the whole: its worth changes with the game.</source>
        <translation>歩何枚分かのおおよその目安です。価値は局面で変わります。</translation>
    </message>
    <message>
        <source>Written {letters}</source>
        <translation>略号 {letters}</translation>
    </message>
    <message>
        <source>only by promotion</source>
        <translation>成って初めて現れる</translation>
    </message>
    <message>
        <source>{n} per side</source>
        <translation>一方に {n} 枚</translation>
    </message>
    <message>
        <source>also: {names}</source>
        <translation>別名：{names}</translation>
    </message>
    <message>
        <source>royal</source>
        <translation>王</translation>
    </message>
    <message>
        <source>jump rank {rank}</source>
        <translation>飛び越えの格 {rank}</translation>
    </message>
    <message>
        <source>Jumping pieces pass only over lower ranks: the higher it is, the fewer can jump over it.</source>
        <translation>飛び越えられるのは格が下の駒だけです。格が高いほど、飛び越えられにくい駒です。</translation>
    </message>
    <message>
        <source>Whoever loses their last royal piece loses the game.</source>
        <translation>最後の王駒を取られたら負けです。</translation>
    </message>
    <message>
        <source>Whoever loses it loses the game.</source>
        <translation>これを取られたら負けです。</translation>
    </message>
    <message>
        <source>not up at the start</source>
        <translation>初めは裏</translation>
    </message>
    <message>
        <source>Turns into: {pieces}</source>
        <translation>裏返ると：{pieces}</translation>
    </message>
    <message>
        <source>It turns over with every move and may be dropped with either face.</source>
        <translation>動くたびに裏返り、どちらの顔でも打てます。</translation>
    </message>
    <message>
        <source>Two faces</source>
        <translation>二つの顔</translation>
    </message>
    <message>
        <source>Comes from: {pieces}</source>
        <translation>成る前：{pieces}</translation>
    </message>
    <message>
        <source>Promotes to: {pieces}</source>
        <translation>成ると：{pieces}</translation>
    </message>
    <message>
        <source>It has been promoted and stays what it is.</source>
        <translation>成った駒で、これ以上は成りません。</translation>
    </message>
    <message>
        <source>Each piece promotes only once: one arrow of this chain.</source>
        <translation>どの駒も成れるのは一度だけ、この図の矢印一つ分です。</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>成り</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>動かしてみる</translation>
    </message>
</context>
<context>
    <name>PieceList</name>
    <message>
        <source>Pieces</source>
        <translation>駒</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>初めからある駒</translation>
    </message>
    <message>
        <source>Only by promotion</source>
        <translation>成って初めて現れる駒</translation>
    </message>
    <message>
        <source>First faces</source>
        <translation>一つ目の顔</translation>
    </message>
    <message>
        <source>Second faces</source>
        <translation>二つ目の顔</translation>
    </message>
</context>
<context>
    <name>PieceName</name>
    <message>
        <source>ancient dragon</source>
        <translation>元龍</translation>
    </message>
    <message>
        <source>angle general</source>
        <translation>角将</translation>
    </message>
    <message>
        <source>angle mover</source>
        <translation>角行</translation>
    </message>
    <message>
        <source>angry boar</source>
        <translation>嗔猪</translation>
    </message>
    <message>
        <source>bat</source>
        <translation>蝙蝠</translation>
    </message>
    <message>
        <source>bear soldier</source>
        <translation>熊兵</translation>
    </message>
    <message>
        <source>bear&apos;s eyes</source>
        <translation>熊眼</translation>
    </message>
    <message>
        <source>beast bird</source>
        <translation>獣鳥</translation>
    </message>
    <message>
        <source>beast cadet</source>
        <translation>獣曹</translation>
    </message>
    <message>
        <source>beast officer</source>
        <translation>獣吏</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>角</translation>
    </message>
    <message>
        <source>bishop general</source>
        <translation>角将</translation>
    </message>
    <message>
        <source>blind bear</source>
        <translation>盲熊</translation>
    </message>
    <message>
        <source>blind dog</source>
        <translation>盲犬</translation>
    </message>
    <message>
        <source>blind monkey</source>
        <translation>盲猿</translation>
    </message>
    <message>
        <source>blind tiger</source>
        <translation>盲虎</translation>
    </message>
    <message>
        <source>blue dragon</source>
        <translation>青龍</translation>
    </message>
    <message>
        <source>boar soldier</source>
        <translation>猪兵</translation>
    </message>
    <message>
        <source>buddhist devil</source>
        <translation>羅刹</translation>
    </message>
    <message>
        <source>buddhist spirit</source>
        <translation>法性</translation>
    </message>
    <message>
        <source>cannon chariot</source>
        <translation>炮車</translation>
    </message>
    <message>
        <source>cannon general</source>
        <translation>炮将</translation>
    </message>
    <message>
        <source>cannon soldier</source>
        <translation>炮兵</translation>
    </message>
    <message>
        <source>capricorn</source>
        <translation>摩羯</translation>
    </message>
    <message>
        <source>cassia horse</source>
        <translation>桂馬</translation>
    </message>
    <message>
        <source>cat sword</source>
        <translation>猫刄</translation>
    </message>
    <message>
        <source>cat sword</source>
        <comment>猫刀</comment>
        <translation>猫刀</translation>
    </message>
    <message>
        <source>cavalier</source>
        <translation>騎士</translation>
    </message>
    <message>
        <source>center master</source>
        <translation>中師</translation>
    </message>
    <message>
        <source>center standard</source>
        <translation>中旗</translation>
    </message>
    <message>
        <source>ceramic dove</source>
        <translation>鳩盤</translation>
    </message>
    <message>
        <source>chariot soldier</source>
        <translation>車兵</translation>
    </message>
    <message>
        <source>chicken general</source>
        <translation>鶏将</translation>
    </message>
    <message>
        <source>chinese cock</source>
        <translation>淮鶏</translation>
    </message>
    <message>
        <source>climbing monkey</source>
        <translation>登猿</translation>
    </message>
    <message>
        <source>cloud dragon</source>
        <translation>雲龍</translation>
    </message>
    <message>
        <source>cloud eagle</source>
        <translation>雲鷲</translation>
    </message>
    <message>
        <source>coiled dragon</source>
        <translation>蟠龍</translation>
    </message>
    <message>
        <source>coiled serpent</source>
        <translation>蟠蛇</translation>
    </message>
    <message>
        <source>copper chariot</source>
        <translation>銅車</translation>
    </message>
    <message>
        <source>copper elephant</source>
        <translation>銅象</translation>
    </message>
    <message>
        <source>copper general</source>
        <translation>銅将</translation>
    </message>
    <message>
        <source>crane</source>
        <translation>鶴</translation>
    </message>
    <message>
        <source>crane king</source>
        <translation>靏玉</translation>
    </message>
    <message>
        <source>crossbow general</source>
        <translation>弓将</translation>
    </message>
    <message>
        <source>crossbow soldier</source>
        <translation>弓兵</translation>
    </message>
    <message>
        <source>crown prince</source>
        <translation>太子</translation>
    </message>
    <message>
        <source>dark spirit</source>
        <translation>無明</translation>
    </message>
    <message>
        <source>deva</source>
        <translation>提婆</translation>
    </message>
    <message>
        <source>divine dragon</source>
        <translation>神龍</translation>
    </message>
    <message>
        <source>divine sparrow</source>
        <translation>神雀</translation>
    </message>
    <message>
        <source>divine tiger</source>
        <translation>神虎</translation>
    </message>
    <message>
        <source>divine turtle</source>
        <translation>神亀</translation>
    </message>
    <message>
        <source>dog</source>
        <translation>犬</translation>
    </message>
    <message>
        <source>donkey</source>
        <translation>驢馬</translation>
    </message>
    <message>
        <source>dove</source>
        <translation>鳩槃</translation>
    </message>
    <message>
        <source>dragon horse</source>
        <translation>馬</translation>
    </message>
    <message>
        <source>dragon king</source>
        <translation>龍</translation>
    </message>
    <message>
        <source>drunk elephant</source>
        <translation>酔象</translation>
    </message>
    <message>
        <source>drunken elephant</source>
        <translation>酔象</translation>
    </message>
    <message>
        <source>eagle</source>
        <translation>鵰</translation>
    </message>
    <message>
        <source>earth chariot</source>
        <translation>土車</translation>
    </message>
    <message>
        <source>earth dragon</source>
        <translation>地龍</translation>
    </message>
    <message>
        <source>earth general</source>
        <translation>土将</translation>
    </message>
    <message>
        <source>eastern barbarian</source>
        <translation>東夷</translation>
    </message>
    <message>
        <source>elephant king</source>
        <translation>象王</translation>
    </message>
    <message>
        <source>emperor</source>
        <translation>自在天王</translation>
    </message>
    <message>
        <source>enchanted badger</source>
        <translation>変狸</translation>
    </message>
    <message>
        <source>enchanted fox</source>
        <translation>変狐</translation>
    </message>
    <message>
        <source>evil wolf</source>
        <translation>悪狼</translation>
    </message>
    <message>
        <source>falcon</source>
        <translation>鷹</translation>
    </message>
    <message>
        <source>ferocious leopard</source>
        <translation>猛豹</translation>
    </message>
    <message>
        <source>fierce bear</source>
        <translation>猛熊</translation>
    </message>
    <message>
        <source>fierce dragon</source>
        <translation>猛龍</translation>
    </message>
    <message>
        <source>fierce eagle</source>
        <translation>猛鷲</translation>
    </message>
    <message>
        <source>fierce leopard</source>
        <translation>猛豹</translation>
    </message>
    <message>
        <source>fierce ox</source>
        <translation>猛牛</translation>
    </message>
    <message>
        <source>fierce stag</source>
        <translation>猛鹿</translation>
    </message>
    <message>
        <source>fierce tiger</source>
        <translation>猛虎</translation>
    </message>
    <message>
        <source>fierce wind</source>
        <translation>暴風</translation>
    </message>
    <message>
        <source>fierce wolf</source>
        <translation>猛狼</translation>
    </message>
    <message>
        <source>fire demon</source>
        <translation>火鬼</translation>
    </message>
    <message>
        <source>fire dragon</source>
        <translation>火龍</translation>
    </message>
    <message>
        <source>fire general</source>
        <translation>火将</translation>
    </message>
    <message>
        <source>fire ox</source>
        <translation>火牛</translation>
    </message>
    <message>
        <source>flying cat</source>
        <translation>飛猫</translation>
    </message>
    <message>
        <source>flying chariot</source>
        <translation>飛車</translation>
    </message>
    <message>
        <source>flying chicken</source>
        <translation>鶏飛</translation>
    </message>
    <message>
        <source>flying cock</source>
        <translation>鶏飛</translation>
    </message>
    <message>
        <source>flying crocodile</source>
        <translation>飛鰐</translation>
    </message>
    <message>
        <source>flying dragon</source>
        <translation>飛龍</translation>
    </message>
    <message>
        <source>flying eagle</source>
        <translation>飛鷲</translation>
    </message>
    <message>
        <source>flying falcon</source>
        <translation>飛鷹</translation>
    </message>
    <message>
        <source>flying general</source>
        <translation>飛将</translation>
    </message>
    <message>
        <source>flying goose</source>
        <translation>鳫飛</translation>
    </message>
    <message>
        <source>flying hawk</source>
        <translation>飛鷹</translation>
    </message>
    <message>
        <source>flying horse</source>
        <translation>馬麟</translation>
    </message>
    <message>
        <source>flying ox</source>
        <translation>飛牛</translation>
    </message>
    <message>
        <source>flying stag</source>
        <translation>飛鹿</translation>
    </message>
    <message>
        <source>flying swallow</source>
        <translation>飛燕</translation>
    </message>
    <message>
        <source>forest demon</source>
        <translation>森鬼</translation>
    </message>
    <message>
        <source>fowl</source>
        <translation>禽鳥</translation>
    </message>
    <message>
        <source>fowl cadet</source>
        <translation>禽曹</translation>
    </message>
    <message>
        <source>fowl officer</source>
        <translation>禽吏</translation>
    </message>
    <message>
        <source>fragrant elephant</source>
        <translation>香象</translation>
    </message>
    <message>
        <source>free bear</source>
        <translation>奔熊</translation>
    </message>
    <message>
        <source>free bird</source>
        <translation>奔翅</translation>
    </message>
    <message>
        <source>free boar</source>
        <translation>奔猪</translation>
    </message>
    <message>
        <source>free cat</source>
        <translation>奔猫</translation>
    </message>
    <message>
        <source>free chariot</source>
        <translation>奔車</translation>
    </message>
    <message>
        <source>free chicken</source>
        <translation>奔鶏</translation>
    </message>
    <message>
        <source>free copper</source>
        <translation>奔銅</translation>
    </message>
    <message>
        <source>free demon</source>
        <translation>奔鬼</translation>
    </message>
    <message>
        <source>free dog</source>
        <translation>奔犬</translation>
    </message>
    <message>
        <source>free dragon</source>
        <translation>奔龍</translation>
    </message>
    <message>
        <source>free dream-eater</source>
        <translation>奔獏</translation>
    </message>
    <message>
        <source>free eagle</source>
        <translation>奔鷲</translation>
    </message>
    <message>
        <source>free earth</source>
        <translation>奔土</translation>
    </message>
    <message>
        <source>free fire</source>
        <translation>奔火</translation>
    </message>
    <message>
        <source>free goer</source>
        <translation>奔人</translation>
    </message>
    <message>
        <source>free gold</source>
        <translation>奔金</translation>
    </message>
    <message>
        <source>free horse</source>
        <translation>奔馬</translation>
    </message>
    <message>
        <source>free iron</source>
        <translation>奔鉄</translation>
    </message>
    <message>
        <source>free king</source>
        <translation>奔王</translation>
    </message>
    <message>
        <source>free leopard</source>
        <translation>奔豹</translation>
    </message>
    <message>
        <source>free ox</source>
        <translation>奔牛</translation>
    </message>
    <message>
        <source>free pig</source>
        <translation>奔豚</translation>
    </message>
    <message>
        <source>free pup</source>
        <translation>奔狗</translation>
    </message>
    <message>
        <source>free serpent</source>
        <translation>奔蛇</translation>
    </message>
    <message>
        <source>free silver</source>
        <translation>奔銀</translation>
    </message>
    <message>
        <source>free stag</source>
        <translation>奔鹿</translation>
    </message>
    <message>
        <source>free stone</source>
        <translation>奔石</translation>
    </message>
    <message>
        <source>free tiger</source>
        <translation>奔虎</translation>
    </message>
    <message>
        <source>free tile</source>
        <translation>奔瓦</translation>
    </message>
    <message>
        <source>free wolf</source>
        <translation>奔狼</translation>
    </message>
    <message>
        <source>front standard</source>
        <translation>前旗</translation>
    </message>
    <message>
        <source>furious fiend</source>
        <translation>奮迅</translation>
    </message>
    <message>
        <source>gliding swallow</source>
        <translation>燕行</translation>
    </message>
    <message>
        <source>go-between</source>
        <translation>仲人</translation>
    </message>
    <message>
        <source>go-between</source>
        <comment>注人</comment>
        <translation>注人</translation>
    </message>
    <message>
        <source>gold bird</source>
        <translation>金翅</translation>
    </message>
    <message>
        <source>gold chariot</source>
        <translation>金車</translation>
    </message>
    <message>
        <source>gold general</source>
        <translation>金</translation>
    </message>
    <message>
        <source>gold stag</source>
        <translation>金鹿</translation>
    </message>
    <message>
        <source>golden bird</source>
        <translation>金翅</translation>
    </message>
    <message>
        <source>golden bird</source>
        <comment>金鳥</comment>
        <translation>金鳥</translation>
    </message>
    <message>
        <source>golden deer</source>
        <translation>金鹿</translation>
    </message>
    <message>
        <source>goose</source>
        <translation>鴈</translation>
    </message>
    <message>
        <source>goose wing</source>
        <translation>鴻翼</translation>
    </message>
    <message>
        <source>great bear</source>
        <translation>大熊</translation>
    </message>
    <message>
        <source>great dove</source>
        <translation>大鳩</translation>
    </message>
    <message>
        <source>great dragon</source>
        <translation>大龍</translation>
    </message>
    <message>
        <source>great dream-eater</source>
        <translation>大獏</translation>
    </message>
    <message>
        <source>great eagle</source>
        <translation>大鷲</translation>
    </message>
    <message>
        <source>great elephant</source>
        <translation>大象</translation>
    </message>
    <message>
        <source>great foal</source>
        <translation>大駒</translation>
    </message>
    <message>
        <source>great general</source>
        <translation>大将</translation>
    </message>
    <message>
        <source>great hawk</source>
        <translation>大鷹</translation>
    </message>
    <message>
        <source>great leopard</source>
        <translation>大豹</translation>
    </message>
    <message>
        <source>great master</source>
        <translation>大師</translation>
    </message>
    <message>
        <source>great shark</source>
        <translation>大鱗</translation>
    </message>
    <message>
        <source>great stag</source>
        <translation>大鹿</translation>
    </message>
    <message>
        <source>great standard</source>
        <translation>大旗</translation>
    </message>
    <message>
        <source>great tiger</source>
        <translation>大虎</translation>
    </message>
    <message>
        <source>great turtle</source>
        <translation>大亀</translation>
    </message>
    <message>
        <source>great whale</source>
        <translation>大鯨</translation>
    </message>
    <message>
        <source>guardian of the gods</source>
        <translation>金剛</translation>
    </message>
    <message>
        <source>heavenly horse</source>
        <translation>天馬</translation>
    </message>
    <message>
        <source>heavenly tetrarch</source>
        <translation>四天王</translation>
    </message>
    <message>
        <source>heavenly tetrarch</source>
        <comment>四天王</comment>
        <translation>四天王</translation>
    </message>
    <message>
        <source>heavenly tetrarch king</source>
        <translation>四大天王</translation>
    </message>
    <message>
        <source>hook mover</source>
        <translation>鉤行</translation>
    </message>
    <message>
        <source>horned falcon</source>
        <translation>角鷹</translation>
    </message>
    <message>
        <source>horned hawk</source>
        <translation>角鷹</translation>
    </message>
    <message>
        <source>horse general</source>
        <translation>馬将</translation>
    </message>
    <message>
        <source>horse soldier</source>
        <translation>馬兵</translation>
    </message>
    <message>
        <source>horseman</source>
        <translation>騎兵</translation>
    </message>
    <message>
        <source>howling dog</source>
        <translation>𠵇犬</translation>
    </message>
    <message>
        <source>howling dog (left)</source>
        <translation>𠵇犬（左）</translation>
    </message>
    <message>
        <source>howling dog (right)</source>
        <translation>𠵇犬（右）</translation>
    </message>
    <message>
        <source>huai chicken</source>
        <translation>淮鶏</translation>
    </message>
    <message>
        <source>huai river</source>
        <translation>淮川</translation>
    </message>
    <message>
        <source>incense chariot</source>
        <translation>香車</translation>
    </message>
    <message>
        <source>iron general</source>
        <translation>鉄将</translation>
    </message>
    <message>
        <source>king</source>
        <translation>玉</translation>
    </message>
    <message>
        <source>king</source>
        <comment>王将</comment>
        <translation>王将</translation>
    </message>
    <message>
        <source>king of teachings</source>
        <translation>教王</translation>
    </message>
    <message>
        <source>kirin</source>
        <translation>麒麟</translation>
    </message>
    <message>
        <source>kirin master</source>
        <translation>麟師</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>桂</translation>
    </message>
    <message>
        <source>lance</source>
        <translation>香</translation>
    </message>
    <message>
        <source>left army</source>
        <translation>左軍</translation>
    </message>
    <message>
        <source>left chariot</source>
        <translation>左車</translation>
    </message>
    <message>
        <source>left dog</source>
        <translation>左犬</translation>
    </message>
    <message>
        <source>left dragon</source>
        <translation>左龍</translation>
    </message>
    <message>
        <source>left general</source>
        <translation>左将</translation>
    </message>
    <message>
        <source>left iron chariot</source>
        <translation>左鉄車</translation>
    </message>
    <message>
        <source>left mountain eagle</source>
        <translation>左山鷲</translation>
    </message>
    <message>
        <source>left quail</source>
        <translation>左鶉</translation>
    </message>
    <message>
        <source>left tiger</source>
        <translation>左虎</translation>
    </message>
    <message>
        <source>leopard king</source>
        <translation>豹王</translation>
    </message>
    <message>
        <source>leopard soldier</source>
        <translation>豹兵</translation>
    </message>
    <message>
        <source>liberated horse</source>
        <translation>風馬</translation>
    </message>
    <message>
        <source>lion</source>
        <translation>獅子</translation>
    </message>
    <message>
        <source>lion dog</source>
        <translation>狛犬</translation>
    </message>
    <message>
        <source>lion hawk</source>
        <translation>獅鷹</translation>
    </message>
    <message>
        <source>little standard</source>
        <translation>小旗</translation>
    </message>
    <message>
        <source>little turtle</source>
        <translation>小亀</translation>
    </message>
    <message>
        <source>long-nosed goblin</source>
        <translation>天狗</translation>
    </message>
    <message>
        <source>longbow general</source>
        <translation>弩将</translation>
    </message>
    <message>
        <source>longbow soldier</source>
        <translation>弩兵</translation>
    </message>
    <message>
        <source>mocking bird</source>
        <translation>寺鳥</translation>
    </message>
    <message>
        <source>mount Tai</source>
        <translation>泰山</translation>
    </message>
    <message>
        <source>mountain crane</source>
        <translation>山鶻</translation>
    </message>
    <message>
        <source>mountain general</source>
        <translation>山将</translation>
    </message>
    <message>
        <source>mountain hawk</source>
        <translation>山鷹</translation>
    </message>
    <message>
        <source>mountain stag</source>
        <translation>山鹿</translation>
    </message>
    <message>
        <source>mountain witch</source>
        <translation>山母</translation>
    </message>
    <message>
        <source>multi general</source>
        <translation>雜将</translation>
    </message>
    <message>
        <source>nature spirit</source>
        <translation>夜叉</translation>
    </message>
    <message>
        <source>neighboring king</source>
        <translation>近王</translation>
    </message>
    <message>
        <source>neighbouring king</source>
        <translation>近王</translation>
    </message>
    <message>
        <source>northern barbarian</source>
        <translation>北狄</translation>
    </message>
    <message>
        <source>old kite</source>
        <translation>古鵄</translation>
    </message>
    <message>
        <source>old monkey</source>
        <translation>古猿</translation>
    </message>
    <message>
        <source>old rat</source>
        <translation>老鼠</translation>
    </message>
    <message>
        <source>ox chariot</source>
        <translation>牛車</translation>
    </message>
    <message>
        <source>ox general</source>
        <translation>牛将</translation>
    </message>
    <message>
        <source>ox soldier</source>
        <translation>牛兵</translation>
    </message>
    <message>
        <source>oxcart</source>
        <translation>牛車</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>歩</translation>
    </message>
    <message>
        <source>peacock</source>
        <translation>孔雀</translation>
    </message>
    <message>
        <source>peng master</source>
        <translation>鵬師</translation>
    </message>
    <message>
        <source>pheasant</source>
        <translation>雉</translation>
    </message>
    <message>
        <source>phoenix</source>
        <translation>鳳凰</translation>
    </message>
    <message>
        <source>phoenix master</source>
        <translation>鳳師</translation>
    </message>
    <message>
        <source>pig general</source>
        <translation>豚将</translation>
    </message>
    <message>
        <source>playful parrot</source>
        <translation>遊䳇</translation>
    </message>
    <message>
        <source>plodding ox</source>
        <translation>歬牛</translation>
    </message>
    <message>
        <source>poisonous serpent</source>
        <translation>毒蛇</translation>
    </message>
    <message>
        <source>poisonous snake</source>
        <translation>毒蛇</translation>
    </message>
    <message>
        <source>poisonous wolf</source>
        <translation>毒狼</translation>
    </message>
    <message>
        <source>prancing stag</source>
        <translation>踊鹿</translation>
    </message>
    <message>
        <source>prince</source>
        <translation>太子</translation>
    </message>
    <message>
        <source>prince</source>
        <comment>王子</comment>
        <translation>王子</translation>
    </message>
    <message>
        <source>promoted flying dragon</source>
        <translation>成った飛龍</translation>
    </message>
    <message>
        <source>promoted knight</source>
        <translation>成桂</translation>
    </message>
    <message>
        <source>promoted lance</source>
        <translation>成香</translation>
    </message>
    <message>
        <source>promoted silver</source>
        <translation>成銀</translation>
    </message>
    <message>
        <source>pup general</source>
        <translation>狗将</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>奔王</translation>
    </message>
    <message>
        <source>racing chariot</source>
        <translation>走車</translation>
    </message>
    <message>
        <source>raiding falcon</source>
        <translation>延鷹</translation>
    </message>
    <message>
        <source>raiding hawk</source>
        <translation>延鷹</translation>
    </message>
    <message>
        <source>rain demon</source>
        <translation>霖鬼</translation>
    </message>
    <message>
        <source>rain dragon</source>
        <translation>雨龍</translation>
    </message>
    <message>
        <source>ram&apos;s-head soldier</source>
        <translation>羊兵</translation>
    </message>
    <message>
        <source>rear standard</source>
        <translation>後旗</translation>
    </message>
    <message>
        <source>reclining dragon</source>
        <translation>臥龍</translation>
    </message>
    <message>
        <source>reed bird</source>
        <translation>芦鳥</translation>
    </message>
    <message>
        <source>reverse chariot</source>
        <translation>反車</translation>
    </message>
    <message>
        <source>right army</source>
        <translation>右軍</translation>
    </message>
    <message>
        <source>right chariot</source>
        <translation>右車</translation>
    </message>
    <message>
        <source>right dog</source>
        <translation>右犬</translation>
    </message>
    <message>
        <source>right dragon</source>
        <translation>右龍</translation>
    </message>
    <message>
        <source>right general</source>
        <translation>右将</translation>
    </message>
    <message>
        <source>right iron chariot</source>
        <translation>右鉄車</translation>
    </message>
    <message>
        <source>right mountain eagle</source>
        <translation>右山鷲</translation>
    </message>
    <message>
        <source>right quail</source>
        <translation>右鶉</translation>
    </message>
    <message>
        <source>right tiger</source>
        <translation>右虎</translation>
    </message>
    <message>
        <source>river general</source>
        <translation>川将</translation>
    </message>
    <message>
        <source>roaming boar</source>
        <translation>行猪</translation>
    </message>
    <message>
        <source>roaring dog</source>
        <translation>吼犬</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>飛車</translation>
    </message>
    <message>
        <source>rook general</source>
        <translation>飛将</translation>
    </message>
    <message>
        <source>royal phoenix</source>
        <translation>鵬</translation>
    </message>
    <message>
        <source>running bear</source>
        <translation>走熊</translation>
    </message>
    <message>
        <source>running boar</source>
        <translation>走猪</translation>
    </message>
    <message>
        <source>running chariot</source>
        <translation>走車</translation>
    </message>
    <message>
        <source>running dragon</source>
        <translation>走龍</translation>
    </message>
    <message>
        <source>running horse</source>
        <translation>走馬</translation>
    </message>
    <message>
        <source>running leopard</source>
        <translation>走豹</translation>
    </message>
    <message>
        <source>running ox</source>
        <translation>走牛</translation>
    </message>
    <message>
        <source>running pup</source>
        <translation>走狗</translation>
    </message>
    <message>
        <source>running rabbit</source>
        <translation>走兎</translation>
    </message>
    <message>
        <source>running serpent</source>
        <translation>走蛇</translation>
    </message>
    <message>
        <source>running stag</source>
        <translation>走鹿</translation>
    </message>
    <message>
        <source>running tiger</source>
        <translation>走虎</translation>
    </message>
    <message>
        <source>running tile</source>
        <translation>走瓦</translation>
    </message>
    <message>
        <source>running wolf</source>
        <translation>走狼</translation>
    </message>
    <message>
        <source>rushing bird</source>
        <translation>行鳥</translation>
    </message>
    <message>
        <source>rushing boar</source>
        <translation>行猪</translation>
    </message>
    <message>
        <source>savage tiger</source>
        <translation>猛虎</translation>
    </message>
    <message>
        <source>she-devil</source>
        <translation>夜叉</translation>
    </message>
    <message>
        <source>side boar</source>
        <translation>横猪</translation>
    </message>
    <message>
        <source>side dragon</source>
        <translation>横龍</translation>
    </message>
    <message>
        <source>side flyer</source>
        <translation>横飛</translation>
    </message>
    <message>
        <source>side monkey</source>
        <translation>横猿</translation>
    </message>
    <message>
        <source>side mover</source>
        <translation>横行</translation>
    </message>
    <message>
        <source>side ox</source>
        <translation>横牛</translation>
    </message>
    <message>
        <source>side serpent</source>
        <translation>横蛇</translation>
    </message>
    <message>
        <source>side soldier</source>
        <translation>横兵</translation>
    </message>
    <message>
        <source>side wolf</source>
        <translation>横狼</translation>
    </message>
    <message>
        <source>silver chariot</source>
        <translation>銀車</translation>
    </message>
    <message>
        <source>silver general</source>
        <translation>銀</translation>
    </message>
    <message>
        <source>silver hare</source>
        <translation>銀兎</translation>
    </message>
    <message>
        <source>silver rabbit</source>
        <translation>銀兎</translation>
    </message>
    <message>
        <source>soaring eagle</source>
        <translation>飛鷲</translation>
    </message>
    <message>
        <source>soldier</source>
        <translation>兵士</translation>
    </message>
    <message>
        <source>southern barbarian</source>
        <translation>南蛮</translation>
    </message>
    <message>
        <source>sparrow pawn</source>
        <translation>萑歩</translation>
    </message>
    <message>
        <source>spear general</source>
        <translation>鎗将</translation>
    </message>
    <message>
        <source>spear soldier</source>
        <translation>鎗兵</translation>
    </message>
    <message>
        <source>spirit turtle</source>
        <translation>霊亀</translation>
    </message>
    <message>
        <source>square mover</source>
        <translation>方行</translation>
    </message>
    <message>
        <source>standard bearer</source>
        <translation>前旗</translation>
    </message>
    <message>
        <source>stone chariot</source>
        <translation>石車</translation>
    </message>
    <message>
        <source>stone general</source>
        <translation>石将</translation>
    </message>
    <message>
        <source>stone peng</source>
        <translation>石鵬</translation>
    </message>
    <message>
        <source>strong bear</source>
        <translation>強熊</translation>
    </message>
    <message>
        <source>strong chariot</source>
        <translation>強車</translation>
    </message>
    <message>
        <source>strong eagle</source>
        <translation>勁鷲</translation>
    </message>
    <message>
        <source>strutting crow</source>
        <translation>烏行</translation>
    </message>
    <message>
        <source>sumo wrestler</source>
        <translation>力士</translation>
    </message>
    <message>
        <source>swallow</source>
        <translation>燕</translation>
    </message>
    <message>
        <source>swallow&apos;s wings</source>
        <translation>燕羽</translation>
    </message>
    <message>
        <source>swooping owl</source>
        <translation>鴟行</translation>
    </message>
    <message>
        <source>sword general</source>
        <translation>刀将</translation>
    </message>
    <message>
        <source>sword soldier</source>
        <translation>刀兵</translation>
    </message>
    <message>
        <source>teaching king</source>
        <translation>教王</translation>
    </message>
    <message>
        <source>tenacious falcon</source>
        <translation>鶏鷹</translation>
    </message>
    <message>
        <source>tengu</source>
        <translation>天狗</translation>
    </message>
    <message>
        <source>thunder runner</source>
        <translation>雷走</translation>
    </message>
    <message>
        <source>tiger soldier</source>
        <translation>虎兵</translation>
    </message>
    <message>
        <source>tile chariot</source>
        <translation>瓦車</translation>
    </message>
    <message>
        <source>tile general</source>
        <translation>瓦将</translation>
    </message>
    <message>
        <source>tokin</source>
        <translation>と金</translation>
    </message>
    <message>
        <source>treacherous fox</source>
        <translation>隠狐</translation>
    </message>
    <message>
        <source>treasure turtle</source>
        <translation>宝亀</translation>
    </message>
    <message>
        <source>turtle dove</source>
        <translation>山鳩</translation>
    </message>
    <message>
        <source>turtle-snake</source>
        <translation>玄武</translation>
    </message>
    <message>
        <source>vermilion sparrow</source>
        <translation>朱雀</translation>
    </message>
    <message>
        <source>vermillion sparrow</source>
        <translation>朱雀</translation>
    </message>
    <message>
        <source>vertical bear</source>
        <translation>竪熊</translation>
    </message>
    <message>
        <source>vertical horse</source>
        <translation>竪馬</translation>
    </message>
    <message>
        <source>vertical leopard</source>
        <translation>竪豹</translation>
    </message>
    <message>
        <source>vertical mover</source>
        <translation>竪行</translation>
    </message>
    <message>
        <source>vertical pup</source>
        <translation>竪狗</translation>
    </message>
    <message>
        <source>vertical soldier</source>
        <translation>竪兵</translation>
    </message>
    <message>
        <source>vertical tiger</source>
        <translation>竪虎</translation>
    </message>
    <message>
        <source>vertical wolf</source>
        <translation>竪狼</translation>
    </message>
    <message>
        <source>vice general</source>
        <translation>副将</translation>
    </message>
    <message>
        <source>violent bear</source>
        <translation>猛熊</translation>
    </message>
    <message>
        <source>violent ox</source>
        <translation>猛牛</translation>
    </message>
    <message>
        <source>violent stag</source>
        <translation>猛鹿</translation>
    </message>
    <message>
        <source>violent wolf</source>
        <translation>猛狼</translation>
    </message>
    <message>
        <source>walking heron</source>
        <translation>歩䳲</translation>
    </message>
    <message>
        <source>water buffalo</source>
        <translation>水牛</translation>
    </message>
    <message>
        <source>water dragon</source>
        <translation>水龍</translation>
    </message>
    <message>
        <source>water general</source>
        <translation>水将</translation>
    </message>
    <message>
        <source>water ox</source>
        <translation>水牛</translation>
    </message>
    <message>
        <source>western barbarian</source>
        <translation>西戎</translation>
    </message>
    <message>
        <source>whale</source>
        <translation>鯨鯢</translation>
    </message>
    <message>
        <source>white elephant</source>
        <translation>白象</translation>
    </message>
    <message>
        <source>white foal</source>
        <translation>白駒</translation>
    </message>
    <message>
        <source>white horse</source>
        <translation>白駒</translation>
    </message>
    <message>
        <source>white tiger</source>
        <translation>白虎</translation>
    </message>
    <message>
        <source>wind dragon</source>
        <translation>風龍</translation>
    </message>
    <message>
        <source>wind general</source>
        <translation>風将</translation>
    </message>
    <message>
        <source>wind horse</source>
        <translation>風馬</translation>
    </message>
    <message>
        <source>wind snapping turtle</source>
        <translation>風鼈</translation>
    </message>
    <message>
        <source>wizard stork</source>
        <translation>仙鶴</translation>
    </message>
    <message>
        <source>wizard stork</source>
        <comment>仙鷦</comment>
        <translation>仙鷦</translation>
    </message>
    <message>
        <source>wood chariot</source>
        <translation>木車</translation>
    </message>
    <message>
        <source>wood general</source>
        <translation>木将</translation>
    </message>
    <message>
        <source>wooden dove</source>
        <translation>鳩槃</translation>
    </message>
    <message>
        <source>woodland demon</source>
        <translation>林鬼</translation>
    </message>
    <message>
        <source>wrestler</source>
        <translation>力士</translation>
    </message>
    <message>
        <source>yari bishop</source>
        <translation>角槍</translation>
    </message>
    <message>
        <source>yari gold</source>
        <translation>金槍</translation>
    </message>
    <message>
        <source>yari gold</source>
        <comment>金槍</comment>
        <translation>金槍</translation>
    </message>
    <message>
        <source>yari knight</source>
        <translation>桂槍</translation>
    </message>
    <message>
        <source>yari rook</source>
        <translation>飛槍</translation>
    </message>
    <message>
        <source>yari silver</source>
        <translation>銀槍</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>Show me the kanji</source>
        <translation>漢字の駒で見る</translation>
    </message>
    <message>
        <source>Show my own pieces</source>
        <translation>自分の駒で表示</translation>
    </message>
    <message>
        <source>Show how the pieces move</source>
        <translation>動きの印を付ける</translation>
    </message>
</context>
<context>
    <name>PlayCard</name>
    <message>
        <source>Play {game}</source>
        <translation>{game}を指す</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>コンピュータと対局</translation>
    </message>
    <message>
        <source>Play a friend…</source>
        <translation>友だちと対局…</translation>
    </message>
    <message>
        <source>More choices…</source>
        <translation>詳しく選ぶ…</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>強さ</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>then {n} s a move</source>
        <translation>切れたら1手{n}秒</translation>
    </message>
    <message>
        <source>· {n} s</source>
        <translation>・{n}秒</translation>
    </message>
    <message>
        <source>Time for this move</source>
        <translation>この手の残り時間</translation>
    </message>
    <message>
        <source>Main time left</source>
        <translation>持ち時間の残り</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>考慮中</translation>
    </message>
</context>
<context>
    <name>PositionExchange</name>
    <message>
        <source>Copied as SFEN.</source>
        <translation>SFEN でコピーしました。</translation>
    </message>
    <message>
        <source>Copied as a Japanese diagram.</source>
        <translation>局面図でコピーしました。</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>画像をクリップボードに入れました。</translation>
    </message>
    <message>
        <source>The clipboard holds no position of this game.</source>
        <translation>クリップボードにこの将棋の局面がありません。</translation>
    </message>
</context>
<context>
    <name>PositionMovesModel</name>
    <message>
        <source>Games that end here</source>
        <translation>ここで終わった対局</translation>
    </message>
    <message>
        <source>Played here</source>
        <translation>指された手</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>勝敗</translation>
    </message>
    <message>
        <source>{side} won {n}</source>
        <translation>{side}勝ち：{n}</translation>
    </message>
    <message>
        <source>draws: {n}</source>
        <translation>引き分け：{n}</translation>
    </message>
    <message>
        <source>without result: {n}</source>
        <translation>結果なし：{n}</translation>
    </message>
    <message>
        <source>in variations: {n}</source>
        <translation>変化手順：{n}</translation>
    </message>
    <message>
        <source>{n} game|{n} games</source>
        <translation>{n} 局</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>before move {n}</source>
        <translation>{n}手目の局面</translation>
    </message>
    <message>
        <source>In the game: {move}, chance to win {before}% → {after}%</source>
        <translation>実戦：{move}、勝率{before}% → {after}%</translation>
    </message>
    <message>
        <source>Not tried yet</source>
        <translation>未挑戦</translation>
    </message>
    <message>
        <source>To be repeated today</source>
        <translation>今日もう一度</translation>
    </message>
    <message>
        <source>Comes up again tomorrow</source>
        <translation>明日もう一度</translation>
    </message>
    <message>
        <source>Right, the best move known!</source>
        <translation>正解、最善手です！</translation>
    </message>
    <message>
        <source>The engine would play {move}: {before}% against {after}%.</source>
        <translation>エンジンの手は{move}：勝率{before}%（この手は{after}%）。</translation>
    </message>
    <message>
        <source>Right, a good move!</source>
        <translation>正解、良い手です！</translation>
    </message>
    <message>
        <source>Not this one: chance to win {before}% → {after}%</source>
        <translation>この手ではありません：勝率{before}% → {after}%</translation>
    </message>
    <message>
        <source>Not this one, as in the game: chance to win {before}% → {after}%</source>
        <translation>実戦と同じ手です：勝率{before}% → {after}%</translation>
    </message>
    <message>
        <source>There is a better move.</source>
        <translation>もっとよい手があります。</translation>
    </message>
    <message>
        <source>A piece from the hand: {piece}.</source>
        <translation>持ち駒から：{piece}。</translation>
    </message>
    <message>
        <source>A good move is made with the piece with the star.</source>
        <translation>星印の駒を動かすのが良い手です。</translation>
    </message>
    <message>
        <source>There is nothing to practise yet. Open one of your games, analyse it, and choose “Practise the mistakes” in the menu Tools.</source>
        <translation>練習する局面はまだありません。自分の棋譜を開いて解析し、「ツール」メニューの「悪手を練習する」を選んでください。</translation>
    </message>
    <message>
        <source>Comes up again in {n} day|Comes up again in {n} days</source>
        <translation>{n}日後にまた出題</translation>
    </message>
</context>
<context>
    <name>PracticeController</name>
    <message>
        <source>This is what the engine would play.</source>
        <translation>エンジンならこう指します。</translation>
    </message>
    <message>
        <source>The engine has given no answer.</source>
        <translation>エンジンから答えが得られませんでした。</translation>
    </message>
</context>
<context>
    <name>PracticeDialog</name>
    <message>
        <source>Practise the mistakes</source>
        <translation>悪手を練習</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>大悪手</translation>
    </message>
    <message>
        <source>Mistakes too</source>
        <translation>悪手も</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Moves of</source>
        <translation>調べる側</translation>
    </message>
    <message>
        <source>What to practise</source>
        <translation>練習するもの</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>練習する</translation>
    </message>
    <message>
        <source>There are no such moves in this game.</source>
        <translation>この対局にはそのような手はありません。</translation>
    </message>
    <message>
        <source>Positions: {n}, new ones: {new}. Each comes up again until you know it.</source>
        <translation>局面数：{n}（うち新しいもの{new}）。覚えるまで繰り返し出題されます。</translation>
    </message>
</context>
<context>
    <name>PracticePanel</name>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>あきらめる</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>一手戻る</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>一手進む</translation>
    </message>
    <message>
        <source>{side} to play: find a good move</source>
        <translation>{side}番、良い手を探す</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Pieces</source>
        <translation>駒</translation>
    </message>
    <message>
        <source>Two kanji</source>
        <translation>二文字駒</translation>
    </message>
    <message>
        <source>One kanji</source>
        <translation>一文字駒</translation>
    </message>
    <message>
        <source>Western</source>
        <translation>西洋風</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>アルファベット</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Kaya wood</source>
        <translation>榧（かや）</translation>
    </message>
    <message>
        <source>Maple wood</source>
        <translation>楓（メープル）</translation>
    </message>
    <message>
        <source>Walnut wood</source>
        <translation>胡桃（くるみ）</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>スレート</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>無地</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>座標</translation>
    </message>
    <message>
        <source>As the moves are written</source>
        <translation>棋譜の表記に合わせる</translation>
    </message>
    <message>
        <source>Kanji (9 8 7, 一 二 三)</source>
        <translation>数字と漢数字（9 8 7、一 二 三）</translation>
    </message>
    <message>
        <source>Letters (9 8 7, a b c)</source>
        <translation>数字と英字（9 8 7、a b c）</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Colour the pieces by how they move</source>
        <translation>動き方で駒を色分けする</translation>
    </message>
    <message>
        <source>Small map of the board when zoomed in</source>
        <translation>拡大時に盤全体の縮図を表示</translation>
    </message>
    <message>
        <source>The computer takes a moment for each answer</source>
        <translation>コンピュータは一呼吸おいて指す</translation>
    </message>
    <message>
        <source>The computer uses an opening book</source>
        <translation>コンピュータは定跡を使う</translation>
    </message>
    <message>
        <source>With clocks, the strongest computer thinks in your time too</source>
        <translation>最強のレベルは相手番でも考える（時計使用時）</translation>
    </message>
    <message>
        <source>Processors for analysis and the strongest computer</source>
        <translation>検討と最強レベルで使うプロセッサ</translation>
    </message>
    <message>
        <source>All but one</source>
        <translation>一つを除いてすべて</translation>
    </message>
    <message>
        <source>One</source>
        <translation>一つ</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>盤の上</translation>
    </message>
    <message>
        <source>Moves can be entered ahead while the computer thinks</source>
        <translation>コンピュータの考慮中に次の手を先行入力できる</translation>
    </message>
    <message>
        <source>Every move of a game waits until you confirm it</source>
        <translation>対局中の指し手は確認してから指す</translation>
    </message>
    <message>
        <source>Explain the piece under the pointer in games with special powers</source>
        <translation>ポインターの下の駒を説明する（特別な力のある将棋）</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>お知らせの表示</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>音を出す</translation>
    </message>
    <message>
        <source>Pieces that are set down</source>
        <translation>駒音</translation>
    </message>
    <message>
        <source>What is heard</source>
        <translation>鳴らす音</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>王手</translation>
    </message>
    <message>
        <source>Beginning and end of a game</source>
        <translation>対局の開始と終了</translation>
    </message>
    <message>
        <source>Your clock: last seconds and byoyomi</source>
        <translation>自分の時計：残りわずかの時間と秒読み</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>読み上げ</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Byoyomi</source>
        <translation>秒読み</translation>
    </message>
    <message>
        <source>Moves and byoyomi</source>
        <translation>指し手と秒読み</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>音声</translation>
    </message>
    <message>
        <source>After a game, offer what may come next</source>
        <translation>対局のあとに次の一歩を勧める</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>特大</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Move notation</source>
        <translation>指し手の表記</translation>
    </message>
    <message>
        <source>As the language has it</source>
        <translation>言語に合わせる</translation>
    </message>
    <message>
        <source>Japanese (７六歩)</source>
        <translation>日本式（７六歩）</translation>
    </message>
    <message>
        <source>Western (P-7f)</source>
        <translation>西洋式（P-7f）</translation>
    </message>
    <message>
        <source>Save records as</source>
        <translation>棋譜の保存形式</translation>
    </message>
    <message>
        <source>KIF, which most programs read</source>
        <translation>KIF（多くのソフトで読める）</translation>
    </message>
    <message>
        <source>Shogi Desktop, which keeps everything</source>
        <translation>Shogi Desktop（すべてを残す）</translation>
    </message>
    <message>
        <source>Arrow keys at the board</source>
        <translation>盤での矢印キー</translation>
    </message>
    <message>
        <source>Walk through the moves</source>
        <translation>指し手をたどる</translation>
    </message>
    <message>
        <source>Choose squares of the board</source>
        <translation>盤のマスを選ぶ</translation>
    </message>
    <message>
        <source>When the program starts</source>
        <translation>起動時</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>スタートページ</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Playing through records</source>
        <translation>棋譜の自動再生</translation>
    </message>
    <message>
        <source>Ask once a day whether there is a newer version</source>
        <translation>新しいバージョンの有無を一日一回確認する</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>更新の確認</translation>
    </message>
    <message>
        <source>Moving pieces</source>
        <translation>駒の動く速さ</translation>
    </message>
    <message>
        <source>Board and pieces</source>
        <translation>盤と駒</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>サウンド</translation>
    </message>
    <message>
        <source>Signs that show the moves</source>
        <translation>動きの印付き</translation>
    </message>
    <message>
        <source>Without animation</source>
        <translation>アニメーションなし</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>ゆっくり</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Show where a piece can go</source>
        <translation>駒の動けるマスを示す</translation>
    </message>
    <message>
        <source>Thicker board lines</source>
        <translation>盤の線を太くする</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>言語と外観</translation>
    </message>
    <message>
        <source>Turn the board to the player to move</source>
        <translation>手番の側に盤を向ける</translation>
    </message>
    <message>
        <source>Announce check</source>
        <translation>王手を知らせる</translation>
    </message>
    <message>
        <source>Announce mate where checks need not be answered</source>
        <translation>王手を防ぐ義務のない将棋で詰みを知らせる</translation>
    </message>
    <message>
        <source>Tell when the last royal piece can be taken</source>
        <translation>最後の王を取れるときに知らせる</translation>
    </message>
    <message>
        <source>Tell what has burnt</source>
        <translation>焼かれた駒を知らせる</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>初期設定に戻す</translation>
    </message>
    <message>
        <source>Keyboard and mouse…</source>
        <translation>キーボードとマウス…</translation>
    </message>
</context>
<context>
    <name>Previews</name>
    <message>
        <source>Problem {n}</source>
        <translation>問題 {n}</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>Variation:</source>
        <translation>変化：</translation>
    </message>
    <message>
        <source>Problem {number}: mate in {plies}</source>
        <translation>第{number}問：{plies}手詰</translation>
    </message>
    <message>
        <source>Problem {number}</source>
        <translation>第{number}問</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>no solution was found in the time</source>
        <translation>時間内に解けませんでした</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>PDF に保存(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>用紙</translation>
    </message>
    <message>
        <source>Making the pages …</source>
        <translation>ページを作っています…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDF に保存</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The PDF file could not be saved.</source>
        <translation>PDF ファイルを保存できませんでした。</translation>
    </message>
    <message>
        <source>Saved as {name} in {folder}.</source>
        <translation>{folder} に {name} として保存しました。</translation>
    </message>
    <message>
        <source>The pages can be saved as a PDF file.</source>
        <translation>ページは PDF ファイルに保存できます。</translation>
    </message>
    <message>
        <source>There is no printer on this computer.</source>
        <translation>このコンピュータにはプリンターがありません。</translation>
    </message>
    <message>
        <source>Printing …</source>
        <translation>印刷しています…</translation>
    </message>
    <message>
        <source>Nothing could be printed.</source>
        <translation>印刷できませんでした。</translation>
    </message>
    <message>
        <source>Printed.</source>
        <translation>印刷しました。</translation>
    </message>
</context>
<context>
    <name>PrintedPages</name>
    <message>
        <source>Previous page</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>Page {n} of {all}</source>
        <translation>{n} / {all} ページ</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>The device does not take anything to print.</source>
        <translation>この機器は印刷を受け付けません。</translation>
    </message>
</context>
<context>
    <name>PrintingRoom</name>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>画像をクリップボードに入れました。</translation>
    </message>
    <message>
        <source>Mate problems</source>
        <translation>詰将棋</translation>
    </message>
</context>
<context>
    <name>ProblemForm</name>
    <message>
        <source>not said</source>
        <translation>未記入</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>題名</translation>
    </message>
    <message>
        <source>Mate in</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
</context>
<context>
    <name>ProblemGrid</name>
    <message>
        <source>not tried yet</source>
        <translation>未挑戦</translation>
    </message>
    <message>
        <source>tried, not solved yet</source>
        <translation>挑戦したが未正解</translation>
    </message>
    <message>
        <source>solved with help</source>
        <translation>ヒントを使って正解</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>正解</translation>
    </message>
</context>
<context>
    <name>ProblemKeeping</name>
    <message>
        <source>This position cannot be a mate problem.</source>
        <translation>この局面は詰将棋になりません。</translation>
    </message>
</context>
<context>
    <name>ProblemOptions</name>
    <message>
        <source>From problem</source>
        <translation>最初の問題</translation>
    </message>
    <message>
        <source>To problem</source>
        <translation>最後の問題</translation>
    </message>
    <message>
        <source>Diagrams in a row</source>
        <translation>横に並べる数</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Authors, sources and comments</source>
        <translation>作者・出典・コメント</translation>
    </message>
    <message>
        <source>Solutions on a sheet of their own</source>
        <translation>解答を別の紙に</translation>
    </message>
    <message>
        <source>Problems still being solved: {n}</source>
        <translation>解いている問題：残り{n}問</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>The file holds no problem.</source>
        <translation>ファイルに問題が入っていません。</translation>
    </message>
    <message>
        <source>Built-in problems</source>
        <translation>付属の問題集</translation>
    </message>
    <message>
        <source>My mistakes: {n}</source>
        <translation>自分の悪手：{n}</translation>
    </message>
    <message>
        <source>Mistakes of others: {n}</source>
        <translation>他の人のミス：{n}</translation>
    </message>
    <message>
        <source>Problems from elsewhere: {n}</source>
        <translation>取り込んだ問題：{n}問</translation>
    </message>
    <message>
        <source>Position from elsewhere</source>
        <translation>取り込んだ局面</translation>
    </message>
</context>
<context>
    <name>ProblemsWindow</name>
    <message>
        <source>This position cannot be examined.</source>
        <translation>この局面は検討できません。</translation>
    </message>
    <message>
        <source>The progress so far could not be read. Its file was put aside:</source>
        <translation>これまでの成績を読み込めませんでした。ファイルは別の名前で残してあります：</translation>
    </message>
    <message>
        <source>Own mistakes</source>
        <translation>自分の悪手</translation>
    </message>
    <message>
        <source>Mistakes of others</source>
        <translation>他の人のミス</translation>
    </message>
    <message>
        <source>There are no problems here yet. Open a file, or have some made.</source>
        <translation>まだ問題がありません。ファイルを開くか、問題を作成してください。</translation>
    </message>
    <message>
        <source>Mate in {plies}</source>
        <translation>{plies}手詰</translation>
    </message>
    <message>
        <source>Mate in {plies} · {n} of {all}</source>
        <translation>{plies}手詰 · {n} / {all}</translation>
    </message>
    <message>
        <source>Problem {n} of {all}</source>
        <translation>問題 {n} / {all}</translation>
    </message>
    <message>
        <source>Position {n} of {all}</source>
        <translation>局面 {n} / {all}</translation>
    </message>
    <message>
        <source>Mate problems</source>
        <translation>詰将棋</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>End</source>
        <translation>最後</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>A friend</source>
        <translation>友だち</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>勝敗なし</translation>
    </message>
    <message>
        <source>{won} – {drawn} – {lost}   {percent} %</source>
        <translation>{won} – {drawn} – {lost}   {percent}%</translation>
    </message>
    <message>
        <source>won {won}, drawn {drawn}, lost {lost}</source>
        <translation>{won} 勝 {drawn} 分 {lost} 敗</translation>
    </message>
    <message>
        <source>{h} h {min} min</source>
        <translation>{h} 時間 {min} 分</translation>
    </message>
    <message>
        <source>{min} min</source>
        <translation>{min} 分</translation>
    </message>
    <message>
        <source>a move was taken back</source>
        <translation>一手戻した</translation>
    </message>
    <message>
        <source>a hint was asked for</source>
        <translation>ヒントを使った</translation>
    </message>
    <message>
        <source>the coach was asked</source>
        <translation>コーチに尋ねた</translation>
    </message>
    <message>
        <source>a teaching game</source>
        <translation>指導対局</translation>
    </message>
    <message>
        <source>the sides were changed</source>
        <translation>途中で先後を入れ替えた</translation>
    </message>
    <message>
        <source>taken over from the computer</source>
        <translation>コンピュータから引き継いだ</translation>
    </message>
    <message>
        <source>begun from a position</source>
        <translation>途中の局面から始めた</translation>
    </message>
    <message>
        <source>changed or analysed on the way</source>
        <translation>途中で編集または解析した</translation>
    </message>
    <message>
        <source>a handicap game</source>
        <translation>駒落ち</translation>
    </message>
    <message>
        <source>over after too few moves</source>
        <translation>手数が少なすぎる</translation>
    </message>
    <message>
        <source>between two people</source>
        <translation>人どうしの対局</translation>
    </message>
    <message>
        <source>without a result</source>
        <translation>勝敗なし</translation>
    </message>
    <message>
        <source>the strength of {name} is not known</source>
        <translation>{name} の強さが分からない</translation>
    </message>
    <message>
        <source>Mated by checks: problems with mates in {n} train that.</source>
        <translation>王手の連続で詰まされました。{n} 手詰の問題で練習できます。</translation>
    </message>
    <message>
        <source>{piece} took most from you: a lesson shows its power.</source>
        <translation>{piece}に最も多くを取られました。レッスンがその力を教えます。</translation>
    </message>
    <message>
        <source>Play {rank}</source>
        <translation>{rank}と指す</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>解く</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>{rank} ± {n}</source>
        <translation>{rank} ± {n}</translation>
    </message>
    <message>
        <source>With 95 % certainty between {low} and {high}</source>
        <translation>95%の確からしさで{low}から{high}の間</translation>
    </message>
    <message>
        <source>Not rated: {why}</source>
        <translation>レーティング対象外：{why}</translation>
    </message>
    <message>
        <source>Your first rating: {now}</source>
        <translation>最初のレーティング：{now}</translation>
    </message>
    <message>
        <source>Your rating: {now}, before it {before}</source>
        <translation>レーティング：{now}（前は{before}）</translation>
    </message>
    <message>
        <source>{n} win in a row against {rank}.|{n} wins in a row against {rank}.</source>
        <translation>{rank}に {n} 連勝。</translation>
    </message>
    <message>
        <source>{n} loss in a row against {rank}.|{n} losses in a row against {rank}.</source>
        <translation>{rank}に {n} 連敗。</translation>
    </message>
</context>
<context>
    <name>ProgressSaving</name>
    <message>
        <source>Table (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>Everything (*.json)</source>
        <translation>すべて (*.json)</translation>
    </message>
    <message>
        <source>shogi progress</source>
        <translation>将棋の成績</translation>
    </message>
    <message>
        <source>Export your progress</source>
        <translation>成績を書き出す</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>ファイルを書き込めませんでした。</translation>
    </message>
</context>
<context>
    <name>ProgressWindow</name>
    <message>
        <source>Erase the results of all your games, with your ratings? Problems and lessons stay.</source>
        <translation>すべての対局の成績とレーティングを消去しますか？ 問題とレッスンの記録は残ります。</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>成績</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>将棋の種類</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出す…</translation>
    </message>
    <message>
        <source>Erase…</source>
        <translation>消去…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Your progress so far could not be read. Its file was put aside:</source>
        <translation>これまでの成績を読めませんでした。ファイルは別に残してあります：</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>フォルダ</translation>
    </message>
</context>
<context>
    <name>RackCard</name>
    <message>
        <source>Favourites stand on the start page</source>
        <translation>お気に入りはスタート画面に並びます</translation>
    </message>
    <message>
        <source>Favourite: {game}</source>
        <translation>お気に入り：{game}</translation>
    </message>
</context>
<context>
    <name>RatingCard</name>
    <message>
        <source>Rating</source>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>新規対局…</translation>
    </message>
    <message>
        <source>Play without help</source>
        <translation>助けなしで対局</translation>
    </message>
    <message>
        <source>Your strength, reckoned from your games by the Glicko system. The ranks are those of this program.</source>
        <translation>対局の結果からグリッコ方式で計算した強さです。級位と段位はこのプログラム独自のものです。</translation>
    </message>
    <message>
        <source>No rating yet</source>
        <translation>レーティングなし</translation>
    </message>
    <message>
        <source>It begins with a game against the computer that you end without help.</source>
        <translation>助けを借りずにコンピュータと最後まで指すと始まります。</translation>
    </message>
    <message>
        <source>Play one without the guide to get a rating, at the level of your last game.</source>
        <translation>案内なしで一局指すとレーティングがつきます。相手の強さは前の対局と同じです。</translation>
    </message>
    <message>
        <source>{n} played, {won} won</source>
        <translation>{n}局、{won}勝</translation>
    </message>
    <message>
        <source>With a guide or help</source>
        <translation>案内や助けあり</translation>
    </message>
    <message>
        <source>Rated games</source>
        <translation>対象の対局</translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>対象外</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>Course of the rating: from {first} to {now}</source>
        <translation>レーティングの推移：{first}から{now}まで</translation>
    </message>
</context>
<context>
    <name>ReadingDialog</name>
    <message>
        <source>Reading {name} …</source>
        <translation>{name}を読み込んでいます…</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>クリップボード</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>another program is at work on the index</source>
        <translation>別のプログラムが索引を処理しています</translation>
    </message>
    <message>
        <source>the record that begins in line {number} is larger than {most} bytes</source>
        <translation>{number}行目から始まる棋譜は {most} バイトを超えています</translation>
    </message>
    <message>
        <source>another program has changed it meanwhile</source>
        <translation>その間に別のプログラムが変更しました</translation>
    </message>
    <message>
        <source>it does not begin with {text}</source>
        <translation>{text} で始まっていません</translation>
    </message>
    <message>
        <source>a position of it has too many lines</source>
        <translation>行の多すぎる局面があります</translation>
    </message>
    <message>
        <source>it does not read what it is told</source>
        <translation>送った内容を読み取りません</translation>
    </message>
    <message>
        <source>the engine has told no score of any position</source>
        <translation>エンジンはどの局面の評価値も示しませんでした</translation>
    </message>
    <message>
        <source>no game was found</source>
        <translation>対局が見つかりませんでした</translation>
    </message>
    <message>
        <source>there is no position</source>
        <translation>局面がありません</translation>
    </message>
    <message>
        <source>the attacker is 0 (Black) or 1 (White)</source>
        <translation>攻方は 0（先手）か 1（後手）です</translation>
    </message>
    <message>
        <source>the attacker, {side}, must be to move</source>
        <translation>攻方の{side}の手番でなければなりません</translation>
    </message>
    <message>
        <source>no problem has such pieces</source>
        <translation>そのような駒の詰将棋はありません</translation>
    </message>
    <message>
        <source>another process plays the match in {folder}</source>
        <translation>{folder} の連続対局は別のプロセスで進行中です</translation>
    </message>
    <message>
        <source>there is no tournament in {folder}</source>
        <translation>{folder} に連続対局はありません</translation>
    </message>
    <message>
        <source>{path} has a line that cannot be read: {text} ({what})</source>
        <translation>{path} に読めない行があります：{text} ({what})</translation>
    </message>
    <message>
        <source>Late: {seconds} s, after move {number}</source>
        <translation>遅れ：{seconds} 秒、{number}手目の後</translation>
    </message>
    <message>
        <source>Lost on time: {seconds} s, after move {number}</source>
        <translation>時間切れ負け：{seconds} 秒、{number}手目の後</translation>
    </message>
    <message>
        <source>Illegal move: {reason}</source>
        <translation>反則手：{reason}</translation>
    </message>
    <message>
        <source>Wrong declaration: {reason}</source>
        <translation>誤った宣言：{reason}</translation>
    </message>
    <message>
        <source>Claim without agreement: {reason}</source>
        <translation>双方の一致しない終局の主張：{reason}</translation>
    </message>
    <message>
        <source>Engine failure: {reason}</source>
        <translation>エンジンの異常：{reason}</translation>
    </message>
    <message>
        <source>{reason}, after move {number}</source>
        <translation>{reason}、{number}手目の後</translation>
    </message>
    <message>
        <source>The engine answered with a move that cannot be made: {reason}</source>
        <translation>エンジンから指せない手が返されました：{reason}</translation>
    </message>
    <message>
        <source>another process plays this match</source>
        <translation>この連続対局は別のプロセスで進行中です</translation>
    </message>
    <message>
        <source>{name} does not begin a game of {game}: {reason}</source>
        <translation>{name} は {game} の対局を始められません：{reason}</translation>
    </message>
    <message>
        <source>{name} failed in game {number}: {reason}</source>
        <translation>{name} は第{number}局で異常終了しました：{reason}</translation>
    </message>
    <message>
        <source>{path} holds a match with other settings: {what}</source>
        <translation>{path} には設定の異なる連続対局があります：{what}</translation>
    </message>
    <message>
        <source>it has ended</source>
        <translation>終了しました</translation>
    </message>
    <message>
        <source>it did not answer</source>
        <translation>応答がありませんでした</translation>
    </message>
    <message>
        <source>it said what makes no sense</source>
        <translation>意味の分からない応答をしました</translation>
    </message>
    <message>
        <source>code {number}</source>
        <translation>コード {number}</translation>
    </message>
    <message>
        <source>The engine answered with an unreadable line.</source>
        <translation>エンジンから読み取れない行が返されました。</translation>
    </message>
    <message>
        <source>The engine cannot answer: {reason}</source>
        <translation>エンジンは答えられません：{reason}</translation>
    </message>
    <message>
        <source>The engine does not answer.</source>
        <translation>エンジンから応答がありません。</translation>
    </message>
    <message>
        <source>The engine stopped working: {what}</source>
        <translation>エンジンが動作を停止しました：{what}</translation>
    </message>
    <message>
        <source>&apos;from&apos; is another square, not {text}</source>
        <translation>「from」は別のマスです（{text} は不可）</translation>
    </message>
    <message>
        <source>&apos;to&apos; is a square, not {text}</source>
        <translation>「to」はマスです（{text} は不可）</translation>
    </message>
    <message>
        <source>no worker of {address} can do jobs of this program: {reason}</source>
        <translation>{address} のどのワーカーもこのプログラムの仕事をできません：{reason}</translation>
    </message>
    <message>
        <source>the job {job} failed: {reason}</source>
        <translation>仕事 {job} が失敗しました：{reason}</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>ディスクに空きがありません</translation>
    </message>
    <message>
        <source>this is not permitted</source>
        <translation>許可されていません</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>ファイルが大きすぎます</translation>
    </message>
    <message>
        <source>the file or folder does not exist</source>
        <translation>ファイルまたはフォルダーがありません</translation>
    </message>
    <message>
        <source>a file lies where a folder should be</source>
        <translation>フォルダーの場所にファイルがあります</translation>
    </message>
    <message>
        <source>the disk does not work</source>
        <translation>ディスクが応答しません</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>読み取り専用のディスクです</translation>
    </message>
    <message>
        <source>no more disk space is granted to you</source>
        <translation>割り当てられたディスク容量を使い切りました</translation>
    </message>
    <message>
        <source>something else lies in the way</source>
        <translation>同じ名前の別のものがあります</translation>
    </message>
    <message>
        <source>a folder lies where a file should be</source>
        <translation>ファイルの場所にフォルダーがあります</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>ファイルではありません</translation>
    </message>
    <message>
        <source>it is not a text</source>
        <translation>テキストではありません</translation>
    </message>
    <message>
        <source>another program uses it</source>
        <translation>ほかのプログラムが使用しています</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>名前が長すぎます</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>開いているファイルが多すぎます</translation>
    </message>
    <message>
        <source>its links go round in circles</source>
        <translation>リンクが循環しています</translation>
    </message>
    <message>
        <source>the system takes no such name</source>
        <translation>この名前は使用できません</translation>
    </message>
    <message>
        <source>it is not a program for this system</source>
        <translation>このシステムのプログラムではありません</translation>
    </message>
    <message>
        <source>the network does not answer</source>
        <translation>ネットワークが応答しません</translation>
    </message>
    <message>
        <source>&apos;startpos&apos; or &apos;sfen&apos; belongs here, not {text}</source>
        <translation>ここには startpos か sfen が必要です（{text} は不可）</translation>
    </message>
    <message>
        <source>&apos;startpos&apos; or &apos;sfen&apos; is missing</source>
        <translation>startpos も sfen もありません</translation>
    </message>
    <message>
        <source>&apos;moves&apos; belongs here, not {text}</source>
        <translation>ここには moves が必要です（{text} は不可）</translation>
    </message>
    <message>
        <source>a hand cannot hold {text}</source>
        <translation>{text} は持駒にできません</translation>
    </message>
    <message>
        <source>a number begins with 1 to 9</source>
        <translation>数は1～9で始めます</translation>
    </message>
    <message>
        <source>a piece is missing here</source>
        <translation>ここに駒がありません</translation>
    </message>
    <message>
        <source>a position belongs here, not {text}</source>
        <translation>ここには局面が必要です（{text} は不可）</translation>
    </message>
    <message>
        <source>a square with a piece belongs here, not {text}</source>
        <translation>ここにはマスと駒が必要です（{text} は不可）</translation>
    </message>
    <message>
        <source>after this name an equals sign (=) is missing</source>
        <translation>この名前の後に等号（=）がありません</translation>
    </message>
    <message>
        <source>before this equals sign a name is missing</source>
        <translation>この等号の前に名前がありません</translation>
    </message>
    <message>
        <source>board, side to move and hands are needed</source>
        <translation>盤面、手番、持駒が必要です</translation>
    </message>
    <message>
        <source>file {file}, rank {rank} is not on a board of {files} x {ranks}</source>
        <translation>{file}筋{rank}段は{files}×{ranks}の盤にありません</translation>
    </message>
    <message>
        <source>line {line}, column {column}: {reason}: {text}</source>
        <translation>{line}行目の{column}文字目：{reason}：{text}</translation>
    </message>
    <message>
        <source>line {line}: a line has at most {most} characters, and {count} full stops</source>
        <translation>{line}行目：一行は{most}字まで、「.」は{count}個までです</translation>
    </message>
    <message>
        <source>nothing may follow the move number: {text}</source>
        <translation>手数の後には何も書けません：{text}</translation>
    </message>
    <message>
        <source>nothing stands after this equals sign</source>
        <translation>この等号の後に何もありません</translation>
    </message>
    <message>
        <source>one blank belongs between two fields, none at the ends</source>
        <translation>項目の間は空白一つで区切り、両端に空白は置きません</translation>
    </message>
    <message>
        <source>the board or the hands of &apos;initial&apos; hold something that is no piece</source>
        <translation>「initial」の盤面か持駒に、駒でないものがあります</translation>
    </message>
    <message>
        <source>the move number is a number, not {text}</source>
        <translation>手数は数で書きます（{text} は不可）</translation>
    </message>
    <message>
        <source>the side to move is &apos;b&apos; or &apos;w&apos;, not {text}</source>
        <translation>手番は b か w です（{text} は不可）</translation>
    </message>
    <message>
        <source>there is no piece {text}</source>
        <translation>{text} という駒はありません</translation>
    </message>
    <message>
        <source>there is no square {text}</source>
        <translation>{text} というマスはありません</translation>
    </message>
    <message>
        <source>there is no text</source>
        <translation>文字がありません</translation>
    </message>
    <message>
        <source>this is no number, true or false, and a text needs quotes around it</source>
        <translation>数でも true や false でもありません。文字なら引用符で囲みます</translation>
    </message>
    <message>
        <source>this line should be the name of a table in brackets and nothing else</source>
        <translation>この行には括弧で囲んだ表の名前だけを書きます</translation>
    </message>
    <message>
        <source>{count} pieces of a kind are too many</source>
        <translation>同じ種類の駒が{count}枚は多すぎます</translation>
    </message>
    <message>
        <source>{count} pieces of the kind {text} are too many</source>
        <translation>{text} の駒が{count}枚は多すぎます</translation>
    </message>
    <message>
        <source>{square} is left out twice</source>
        <translation>{square} の駒が二度落とされています</translation>
    </message>
    <message>
        <source>{text} cannot be in hand</source>
        <translation>{text} は持駒になりません</translation>
    </message>
    <message>
        <source>{text} does not stand there at the start</source>
        <translation>開始局面で {text} はそこにありません</translation>
    </message>
    <message>
        <source>{text} is more than {most}</source>
        <translation>{text} は{most}を超えています</translation>
    </message>
    <message>
        <source>{text} is no piece of {title}</source>
        <translation>{text} は{title}の駒ではありません</translation>
    </message>
    <message>
        <source>{text} is no piece, number or &apos;/&apos;</source>
        <translation>{text} は駒でも数でも「/」でもありません</translation>
    </message>
    <message>
        <source>{text} is no square and piece</source>
        <translation>{text} はマスと駒ではありません</translation>
    </message>
    <message>
        <source>{text} is no square of a rank</source>
        <translation>{text} は段のマスではありません</translation>
    </message>
    <message>
        <source>{text} is not a square</source>
        <translation>{text} というマスはありません</translation>
    </message>
    <message>
        <source>{text} is not on the board of {title}</source>
        <translation>{text} は{title}の盤にありません</translation>
    </message>
    <message>
        <source>{text} was counted before</source>
        <translation>{text} はすでに数えてあります</translation>
    </message>
    <message>
        <source>{title} has no diagrams of this kind</source>
        <translation>{title}にはこの形の局面図がありません</translation>
    </message>
    <message>
        <source>{title} has no piece {text}</source>
        <translation>{title}に {text} という駒はありません</translation>
    </message>
    <message>
        <source>{title} has no pieces in hand: &apos;-&apos; belongs here</source>
        <translation>{title}には持駒がないので、ここは「-」です</translation>
    </message>
    <message>
        <source>&apos;initial&apos; is a known preset, or OTHER with &apos;data&apos;</source>
        <translation>「initial」は既定の手合割か、「data」のある OTHER です</translation>
    </message>
    <message>
        <source>the side to move could take the last royal piece at once</source>
        <translation>手番の側が最後の王をすぐに取れます</translation>
    </message>
    <message>
        <source>the {piece} on {square} could never move</source>
        <translation>{square} の{piece}は行き所のない駒です</translation>
    </message>
    <message>
        <source>there are {count} pieces of the kind {piece}, a full set has {most}</source>
        <translation>{piece}が{count}枚ありますが、全部で{most}枚のはずです</translation>
    </message>
    <message>
        <source>{side} has a second {piece} on {square}</source>
        <translation>{side}の{piece}が {square} にもう一枚あります</translation>
    </message>
    <message>
        <source>{side} has no king</source>
        <translation>{side}に王がありません</translation>
    </message>
    <message>
        <source>{side} has too many pieces ({piece}) on file {file} (nifu)</source>
        <translation>{side}の{piece}が{file}筋に多すぎます（二歩）</translation>
    </message>
    <message>
        <source>{side} is in check on {square}, but it is not {other}&apos;s move</source>
        <translation>{square} で{side}が王手をかけられていますが、{other}の手番ではありません</translation>
    </message>
    <message>
        <source>&apos;-&apos; or &apos;x&apos; belongs here</source>
        <translation>ここには「-」か「x」が必要です</translation>
    </message>
    <message>
        <source>&apos;-&apos;, &apos;x&apos; or &apos;*&apos; belongs here</source>
        <translation>ここには「-」「x」「*」のどれかが必要です</translation>
    </message>
    <message>
        <source>a board of {files} x {count} is expected, a line for each rank</source>
        <translation>{files}マスの行が{count}行のはずです</translation>
    </message>
    <message>
        <source>a comma is missing before this</source>
        <translation>この前にコンマがありません</translation>
    </message>
    <message>
        <source>a dropped pawn may not mate</source>
        <translation>打ち歩詰めです</translation>
    </message>
    <message>
        <source>a move begins and ends on different squares</source>
        <translation>指し手の元のマスと先のマスが同じです</translation>
    </message>
    <message>
        <source>a move begins with the letters of a piece</source>
        <translation>指し手は駒の文字で始まります</translation>
    </message>
    <message>
        <source>a move is &apos;{...}&apos;</source>
        <translation>指し手は「{...}」です</translation>
    </message>
    <message>
        <source>a move is a sign, four digits and a piece, not {text}</source>
        <translation>指し手は符号、数字四つ、駒で書きます（{text} は不可）</translation>
    </message>
    <message>
        <source>a pass promotes nothing</source>
        <translation>パスでは成れません</translation>
    </message>
    <message>
        <source>a piece is captured on {square}: &apos;x&apos; belongs here</source>
        <translation>{square} で駒を取るので、ここは「x」です</translation>
    </message>
    <message>
        <source>a problem has an odd number of plies, not {number}</source>
        <translation>詰将棋の手数は奇数です（{number}手の詰将棋はありません）</translation>
    </message>
    <message>
        <source>a square belongs here</source>
        <translation>ここにはマスが必要です</translation>
    </message>
    <message>
        <source>a square belongs here in {text}</source>
        <translation>{text} のここにはマスが必要です</translation>
    </message>
    <message>
        <source>it brings back a position of this game</source>
        <translation>この対局の同じ局面に戻ります</translation>
    </message>
    <message>
        <source>it is not the turn of the side that {text} says</source>
        <translation>{text} の側の手番ではありません</translation>
    </message>
    <message>
        <source>it is the other side&apos;s move: {text}</source>
        <translation>相手側の手番です：{text}</translation>
    </message>
    <message>
        <source>it is {side}&apos;s move</source>
        <translation>{side}の手番です</translation>
    </message>
    <message>
        <source>leaps as long as this are too much for a board of the width {files}</source>
        <translation>{files}筋の盤には、これほど遠い跳びは使えません</translation>
    </message>
    <message>
        <source>more than one piece could make this move</source>
        <translation>この手を指せる駒が二枚以上あります</translation>
    </message>
    <message>
        <source>no game has a board of {count} rank|no game has a board of {count} ranks</source>
        <translation>{count}段の盤を使うゲームはありません</translation>
    </message>
    <message>
        <source>no move is left</source>
        <translation>指せる手がありません</translation>
    </message>
    <message>
        <source>no move stands above to go to the same square</source>
        <translation>上に指し手がなく、「同」のマスが分かりません</translation>
    </message>
    <message>
        <source>no piece can make this move</source>
        <translation>この手を指せる駒がありません</translation>
    </message>
    <message>
        <source>no {piece} goes there</source>
        <translation>そこへ行ける{piece}はありません</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>どこも</translation>
    </message>
    <message>
        <source>nothing goes on after this</source>
        <translation>この後に続けることはできません</translation>
    </message>
    <message>
        <source>nothing is captured on {square}</source>
        <translation>{square} で取る駒はありません</translation>
    </message>
    <message>
        <source>nothing is open that this bracket could close</source>
        <translation>この括弧で閉じるものが開いていません</translation>
    </message>
    <message>
        <source>nothing may follow &apos;+&apos; in {text}</source>
        <translation>{text} の「+」の後には何も書けません</translation>
    </message>
    <message>
        <source>nothing may follow here: {text}</source>
        <translation>この後には何も書けません：{text}</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>盤の外です</translation>
    </message>
    <message>
        <source>pieces are dropped unpromoted</source>
        <translation>成駒は打てません</translation>
    </message>
    <message>
        <source>rank {rank} has more squares than {files}</source>
        <translation>{rank}段目のマスが{files}を超えています</translation>
    </message>
    <message>
        <source>the board has {count} rank, here begins another|the board has {count} ranks, here begins another</source>
        <translation>盤は{count}段なのに、ここからもう一段始まっています</translation>
    </message>
    <message>
        <source>the board has {count} rank|the board has {count} ranks</source>
        <translation>盤は{count}段です</translation>
    </message>
    <message>
        <source>the bracket that opens here is never closed</source>
        <translation>ここで開いた括弧が閉じられていません</translation>
    </message>
    <message>
        <source>the king would stand in check</source>
        <translation>玉に王手がかかったままになります</translation>
    </message>
    <message>
        <source>the line should have ended before this</source>
        <translation>この前で行が終わるはずです</translation>
    </message>
    <message>
        <source>the lion may not be taken so</source>
        <translation>獅子をそのように取ることはできません</translation>
    </message>
    <message>
        <source>the move before was illegal</source>
        <translation>前の手が反則です</translation>
    </message>
    <message>
        <source>the piece cannot promote</source>
        <translation>成れません</translation>
    </message>
    <message>
        <source>the piece could never move again</source>
        <translation>行き所のない駒になります</translation>
    </message>
    <message>
        <source>the piece does not burn</source>
        <translation>駒は焼けません</translation>
    </message>
    <message>
        <source>the piece may not promote yet</source>
        <translation>まだ成れません</translation>
    </message>
    <message>
        <source>the piece must promote</source>
        <translation>必ず成らなければなりません</translation>
    </message>
    <message>
        <source>the piece on {square} is {piece}</source>
        <translation>{square} の駒は{piece}です</translation>
    </message>
    <message>
        <source>the piece on {square} is {side}&apos;s</source>
        <translation>{square} の駒は{side}のものです</translation>
    </message>
    <message>
        <source>the quote that begins here is not closed on its line</source>
        <translation>ここで始まる引用符が同じ行で閉じられていません</translation>
    </message>
    <message>
        <source>the side to move has no {piece}</source>
        <translation>手番の側に{piece}がありません</translation>
    </message>
    <message>
        <source>the three quotes that begin here are never closed</source>
        <translation>ここで始まる三つの引用符が閉じられていません</translation>
    </message>
    <message>
        <source>the {piece} on {square} does not go there</source>
        <translation>{square} の{piece}はそこへ行けません</translation>
    </message>
    <message>
        <source>there is no promotion to decline</source>
        <translation>不成にする所ではありません</translation>
    </message>
    <message>
        <source>there is no {piece} in hand</source>
        <translation>持駒に{piece}がありません</translation>
    </message>
    <message>
        <source>there is no {piece} of the side to move on {square}</source>
        <translation>{square} に手番の側の{piece}がありません</translation>
    </message>
    <message>
        <source>there is no {piece} on {square}</source>
        <translation>{square} に{piece}がありません</translation>
    </message>
    <message>
        <source>this cannot be a drop</source>
        <translation>打つ手ではありえません</translation>
    </message>
    <message>
        <source>this has been said further up</source>
        <translation>これは上ですでに書かれています</translation>
    </message>
    <message>
        <source>this is not understood</source>
        <translation>これは理解できません</translation>
    </message>
    <message>
        <source>too many unpromoted pieces of the kind would stand on the file</source>
        <translation>その筋に成っていない同じ駒が多すぎることになります</translation>
    </message>
    <message>
        <source>two unpromoted pawns would stand on the file</source>
        <translation>二歩です</translation>
    </message>
    <message>
        <source>{reason} burns, otherwise than</source>
        <translation>焼けるのは{reason}で、次と異なります</translation>
    </message>
    <message>
        <source>{reason} in {text}</source>
        <translation>{reason}（{text}）</translation>
    </message>
    <message>
        <source>{reason}, but a board of {files} x {ranks} is needed</source>
        <translation>{reason}。必要なのは{files}筋{ranks}段です</translation>
    </message>
    <message>
        <source>{square} is empty</source>
        <translation>{square} に駒がありません</translation>
    </message>
    <message>
        <source>{square} is not empty</source>
        <translation>{square} は空いていません</translation>
    </message>
    <message>
        <source>{text} cannot be dropped</source>
        <translation>{text} は打てません</translation>
    </message>
    <message>
        <source>{text} has a square twice in a row</source>
        <translation>{text} に同じマスが続けて二度あります</translation>
    </message>
    <message>
        <source>{text} is no move</source>
        <translation>{text} は指し手ではありません</translation>
    </message>
    <message>
        <source>{text} is no move, and no word that ends a game</source>
        <translation>{text} は指し手でも終局を表す語でもありません</translation>
    </message>
    <message>
        <source>{text} is another result than before</source>
        <translation>{text} は前に書かれた結果と違います</translation>
    </message>
    <message>
        <source>{text} says nothing here</source>
        <translation>{text} はここでは意味をなしません</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>括弧が閉じられていません</translation>
    </message>
    <message>
        <source>this is no move of a book</source>
        <translation>定跡ファイルの指し手ではありません</translation>
    </message>
    <message>
        <source>{text} is no second step</source>
        <translation>{text} は二歩目の手ではありません</translation>
    </message>
    <message>
        <source>{text} is not a legal move here</source>
        <translation>{text} はここでは指せません</translation>
    </message>
    <message>
        <source>{text} is not a legal move here: {reason}</source>
        <translation>{text} はここでは指せません：{reason}</translation>
    </message>
    <message>
        <source>{text} lacks a square</source>
        <translation>{text} にマスが足りません</translation>
    </message>
    <message>
        <source>{text} may be any of several moves</source>
        <translation>{text} に当てはまる手が二つ以上あります</translation>
    </message>
    <message>
        <source>{text} may be any of {names}</source>
        <translation>{text} に当てはまる手：{names}</translation>
    </message>
    <message>
        <source>{text}: the piece on {square} is the {piece}</source>
        <translation>{text}：{square} の駒は{piece}です</translation>
    </message>
    <message>
        <source>{title} has no moves over that many squares</source>
        <translation>{title}にそれほど多くのマスを通る手はありません</translation>
    </message>
    <message>
        <source>{title} has no pass</source>
        <translation>{title}にパスはありません</translation>
    </message>
    <message>
        <source>&apos;black&apos;, &apos;white&apos; or &apos;nobody&apos; belongs here, not {text}</source>
        <translation>ここには black、white、nobody のどれかが必要です（{text} は不可）</translation>
    </message>
    <message>
        <source>&apos;header&apos; holds names and values</source>
        <translation>「header」には名前と値が入ります</translation>
    </message>
    <message>
        <source>&apos;name: value&apos; belongs here</source>
        <translation>ここには「名前: 値」が必要です</translation>
    </message>
    <message>
        <source>&apos;option: name = value&apos; belongs here, each name once</source>
        <translation>ここには「option: 名前 = 値」が必要で、名前は一度ずつです</translation>
    </message>
    <message>
        <source>&apos;COLOUR=SQUARE,...&apos; belongs here, a colour being one of {names}</source>
        <translation>ここには「色=マス,...」が必要です。色は {names} のどれかです</translation>
    </message>
    <message>
        <source>&apos;~&apos; belongs before the moves</source>
        <translation>「~」は指し手の前に置きます</translation>
    </message>
    <message>
        <source>CSA has no games of {title}</source>
        <translation>CSA形式に{title}の棋譜はありません</translation>
    </message>
    <message>
        <source>JKF has no games of {title}</source>
        <translation>JKF形式に{title}の棋譜はありません</translation>
    </message>
    <message>
        <source>USEN has no games of {title}</source>
        <translation>USEN形式に{title}の棋譜はありません</translation>
    </message>
    <message>
        <source>a header is &apos;$NAME:value&apos;</source>
        <translation>見出しは「$NAME:値」です</translation>
    </message>
    <message>
        <source>a line &apos;# variant: ...&apos; belongs above this one</source>
        <translation>この上に「# variant: ...」の行が必要です</translation>
    </message>
    <message>
        <source>a line is &apos;NUMBER.MOVES.END&apos;</source>
        <translation>手順は「番号.指し手.結果」です</translation>
    </message>
    <message>
        <source>a move follows the end of the game</source>
        <translation>終局の後に指し手があります</translation>
    </message>
    <message>
        <source>a thought is &apos;= cp=N&apos; or &apos;= mate=N&apos;, perhaps with depth, nodes, line and engine</source>
        <translation>エンジンの読みは「= cp=N」か「= mate=N」で、depth、nodes、line、engine が続くことがあります</translation>
    </message>
    <message>
        <source>a move line is &apos;PLY MOVE&apos;, perhaps with &apos;time=S.SSS&apos; and &apos;clock=S.SSS,S.SSS&apos;</source>
        <translation>指し手の行は「手数 指し手」で、「time=S.SSS」と「clock=S.SSS,S.SSS」を付けられます</translation>
    </message>
    <message>
        <source>a time belongs behind a move</source>
        <translation>時間は指し手の後に書きます</translation>
    </message>
    <message>
        <source>a time is &apos;T&apos; and seconds, not {text}</source>
        <translation>時間は「T」と秒数です（{text} は不可）</translation>
    </message>
    <message>
        <source>a variation begins here without a line that says so</source>
        <translation>「変化」の行がないのに、ここから変化が始まっています</translation>
    </message>
    <message>
        <source>after &apos;\&apos; belongs &apos;\&apos;, &apos;n&apos; or &apos;u&apos; and four digits</source>
        <translation>「\」の後は「\」「n」、または「u」と数字四つです</translation>
    </message>
    <message>
        <source>an end is &apos;end&apos;, perhaps with &apos;time=S.SSS&apos;, winner, reason and details</source>
        <translation>終局は「end」で、「time=S.SSS」、勝者、理由、説明を付けられます</translation>
    </message>
    <message>
        <source>drawings have at most {most} characters</source>
        <translation>図形は{most}文字までです</translation>
    </message>
    <message>
        <source>move {number} belongs here</source>
        <translation>ここには{number}手目が必要です</translation>
    </message>
    <message>
        <source>move {number} is missing above this one</source>
        <translation>この上に{number}手目がありません</translation>
    </message>
    <message>
        <source>no move stands above that this one could follow</source>
        <translation>この手の前の手が上にありません</translation>
    </message>
    <message>
        <source>no move {number} stands above this one for it to follow</source>
        <translation>この手の前の{number}手目が上にありません</translation>
    </message>
    <message>
        <source>no move stands above this variation</source>
        <translation>この変化の上に指し手がありません</translation>
    </message>
    <message>
        <source>no move {number} stands above this variation</source>
        <translation>この変化の上に{number}手目がありません</translation>
    </message>
    <message>
        <source>one end belongs to a game with a result, none to another</source>
        <translation>結果のある棋譜には終局が一つあり、ほかの棋譜にはありません</translation>
    </message>
    <message>
        <source>records of this kind ({suffix}) are read, not written</source>
        <translation>この形式（{suffix}）は読み込み専用です</translation>
    </message>
    <message>
        <source>some of the text is not {encoding}</source>
        <translation>{encoding} でない文字があります</translation>
    </message>
    <message>
        <source>the defender cannot answer</source>
        <translation>玉方に応手がありません</translation>
    </message>
    <message>
        <source>the game has ended before</source>
        <translation>すでに終局しています</translation>
    </message>
    <message>
        <source>the header {header} cannot be written in this format</source>
        <translation>見出し {header} はこの形式で書けません</translation>
    </message>
    <message>
        <source>the header {header} stands among the moves</source>
        <translation>見出し {header} が指し手の間にあります</translation>
    </message>
    <message>
        <source>the header {header} was there before</source>
        <translation>見出し {header} はすでにあります</translation>
    </message>
    <message>
        <source>the line &apos;variant: ...&apos; is missing</source>
        <translation>「variant: ...」の行がありません</translation>
    </message>
    <message>
        <source>the moves begin with number {number}</source>
        <translation>指し手は{number}手目から始まります</translation>
    </message>
    <message>
        <source>the record is no longer there</source>
        <translation>この棋譜はもうありません</translation>
    </message>
    <message>
        <source>the section {text} was there before</source>
        <translation>{text} の部分はすでにあります</translation>
    </message>
    <message>
        <source>the start belongs before the moves</source>
        <translation>開始局面は指し手の前に書きます</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>何も書かれていません</translation>
    </message>
    <message>
        <source>there are at most {most} drawings on a position</source>
        <translation>1局面の図形は{most}個までです</translation>
    </message>
    <message>
        <source>there are zero bytes in the text</source>
        <translation>文字の中に値が0のバイトがあります</translation>
    </message>
    <message>
        <source>there is no game in the text</source>
        <translation>棋譜がありません</translation>
    </message>
    <message>
        <source>there is no game named {text}</source>
        <translation>{text} というゲームはありません</translation>
    </message>
    <message>
        <source>there is no move {number} from which to go on</source>
        <translation>続きの元になる{number}手目がありません</translation>
    </message>
    <message>
        <source>there is no section {text}</source>
        <translation>{text} という部分はありません</translation>
    </message>
    <message>
        <source>there is no such rule option</source>
        <translation>そのような規則の選択はありません</translation>
    </message>
    <message>
        <source>there is no variant of this name</source>
        <translation>この名前のゲームはありません</translation>
    </message>
    <message>
        <source>there is no variant {text}</source>
        <translation>{text} というゲームはありません</translation>
    </message>
    <message>
        <source>there is no variant {text}: {reason}</source>
        <translation>{text} というゲームはありません：{reason}</translation>
    </message>
    <message>
        <source>this game file has version {version}; this program reads versions up to {most}</source>
        <translation>このファイルの版は{version}です。読めるのは版{most}までです</translation>
    </message>
    <message>
        <source>this is in no format that is known</source>
        <translation>知っている形式ではありません</translation>
    </message>
    <message>
        <source>this is no JSON: {detail}</source>
        <translation>JSONではありません：{detail}</translation>
    </message>
    <message>
        <source>this is no game file of Shogi Desktop: it should begin with &apos;{name} 1&apos;</source>
        <translation>Shogi Desktop の棋譜ファイルではありません（先頭は「{name} 1」のはずです）</translation>
    </message>
    <message>
        <source>this is a game, not a mate problem</source>
        <translation>これは対局で、詰将棋ではありません</translation>
    </message>
    <message>
        <source>this is {what}, which holds no record of a game</source>
        <translation>{what}です。棋譜は入っていません</translation>
    </message>
    <message>
        <source>this line stands here twice</source>
        <translation>ここに同じ手順が二度あります</translation>
    </message>
    <message>
        <source>this move was there before in the same place</source>
        <translation>同じ所に同じ手がすでにあります</translation>
    </message>
    <message>
        <source>version {version} of the format knows no {text}</source>
        <translation>この形式の版{version}に {text} はありません</translation>
    </message>
    <message>
        <source>whose move it is belongs before the moves</source>
        <translation>手番は指し手の前に書きます</translation>
    </message>
    <message>
        <source>White has no piece on {square} to leave out</source>
        <translation>後手には {square} に落とす駒がありません</translation>
    </message>
    <message>
        <source>{text} does not belong behind a move</source>
        <translation>{text} は指し手の後に書けません</translation>
    </message>
    <message>
        <source>{text} goes nowhere</source>
        <translation>{text}はどこへも行きません</translation>
    </message>
    <message>
        <source>{text} is in no hand</source>
        <translation>{text}は持ち駒になりません</translation>
    </message>
    <message>
        <source>{text} is no end of a game</source>
        <translation>{text} は終局の言葉ではありません</translation>
    </message>
    <message>
        <source>{text} is no move of USEN</source>
        <translation>{text} はUSENの指し手ではありません</translation>
    </message>
    <message>
        <source>{text} is no rule, as in &apos;name=value&apos;</source>
        <translation>{text} は規則（「名前=値」）ではありません</translation>
    </message>
    <message>
        <source>{text} is no square and no arrow</source>
        <translation>{text}はマスでも矢印でもありません</translation>
    </message>
    <message>
        <source>{text} is no statement of CSA</source>
        <translation>{text} はCSA形式の文ではありません</translation>
    </message>
    <message>
        <source>{text} is not one of its choices</source>
        <translation>{text} は選べる値ではありません</translation>
    </message>
    <message>
        <source>{text} is not understood</source>
        <translation>{text} は理解できません</translation>
    </message>
    <message>
        <source>{text} says nothing that is understood</source>
        <translation>{text} は理解できません</translation>
    </message>
    <message>
        <source>{text} was there before</source>
        <translation>{text} はすでにあります</translation>
    </message>
    <message>
        <source>{text}: {reason}</source>
        <translation>{text}：{reason}</translation>
    </message>
    <message>
        <source>{title} has no handicap {text}</source>
        <translation>{title}に {text} という手合割はありません</translation>
    </message>
    <message>
        <source>{title} has no rule {text}</source>
        <translation>{title}に {text} という規則はありません</translation>
    </message>
    <message>
        <source>White cannot leave out every royal piece</source>
        <translation>後手は王をすべて落とすことはできません</translation>
    </message>
    <message>
        <source>a variant cannot start from itself</source>
        <translation>ゲームを自分自身から作ることはできません</translation>
    </message>
    <message>
        <source>a variant is named by its file: up to 64 letters, digits, - and _, and then {suffix}</source>
        <translation>ゲームの名前はファイル名で、英字、数字、-、_ を64字まで、その後に {suffix} です</translation>
    </message>
    <message>
        <source>a variant of this name comes along</source>
        <translation>この名前のゲームは最初から入っています</translation>
    </message>
    <message>
        <source>a diagram</source>
        <translation>局面図</translation>
    </message>
    <message>
        <source>a game file</source>
        <translation>棋譜ファイル</translation>
    </message>
    <message>
        <source>a line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>a move</source>
        <translation>指し手</translation>
    </message>
    <message>
        <source>a pattern</source>
        <translation>局面の型</translation>
    </message>
    <message>
        <source>a position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>a position with its moves</source>
        <translation>指し手付きの局面</translation>
    </message>
    <message>
        <source>a record</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>a record of JKF</source>
        <translation>JKF形式の棋譜</translation>
    </message>
    <message>
        <source>a record of USEN</source>
        <translation>USEN形式の棋譜</translation>
    </message>
    <message>
        <source>a set of problems</source>
        <translation>問題集</translation>
    </message>
    <message>
        <source>a statement about the start</source>
        <translation>開始局面の行</translation>
    </message>
    <message>
        <source>a bookmark has at most {most} characters</source>
        <translation>しおりは{most}字までです</translation>
    </message>
    <message>
        <source>a game has at most {most} lines of comments</source>
        <translation>一局のコメントは{most}行までです</translation>
    </message>
    <message>
        <source>a header has at most {most} characters</source>
        <translation>見出しの値は{most}字までです</translation>
    </message>
    <message>
        <source>a time has at most {most} seconds</source>
        <translation>時間は{most}秒までです</translation>
    </message>
    <message>
        <source>the name of a header has at most {most} characters</source>
        <translation>見出しの名前は{most}字までです</translation>
    </message>
    <message>
        <source>a game of more than {most} moves in a row is not read</source>
        <translation>一本の手順が{most}手を超える棋譜は読めません</translation>
    </message>
    <message>
        <source>a game of more than {most} moves is not read</source>
        <translation>指し手が{most}を超える棋譜は読めません</translation>
    </message>
    <message>
        <source>a line has at most {most} characters</source>
        <translation>一行は{most}字までです</translation>
    </message>
    <message>
        <source>a line of a comment has at most {most} characters</source>
        <translation>コメントの一行は{most}字までです</translation>
    </message>
    <message>
        <source>a line with moves has at most {most} characters</source>
        <translation>指し手の一行は{most}字までです</translation>
    </message>
    <message>
        <source>a move has at most {most} characters</source>
        <translation>指し手は{most}文字までです</translation>
    </message>
    <message>
        <source>a name has at most {most} characters</source>
        <translation>名前は{most}字までです</translation>
    </message>
    <message>
        <source>a record of JKF has &apos;moves&apos;, a list</source>
        <translation>JKF形式の棋譜には「moves」の並びがあります</translation>
    </message>
    <message>
        <source>a record of JKF has at most {most} values</source>
        <translation>JKF形式の棋譜の値は{most}までです</translation>
    </message>
    <message>
        <source>a start has at most {most} statements</source>
        <translation>開始局面の行は{most}行までです</translation>
    </message>
    <message>
        <source>a value has at most {most} characters</source>
        <translation>値は{most}字までです</translation>
    </message>
    <message>
        <source>lists or tables stand too deep in one another</source>
        <translation>並びや表の入れ子が深すぎます</translation>
    </message>
    <message>
        <source>more than {most} choices of rules in one set are not read</source>
        <translation>一つの問題集で規則の選び方は{most}通りまで読めます</translation>
    </message>
    <message>
        <source>more than {most} games of one text are not read</source>
        <translation>一つのテキストから読める棋譜は{most}局までです</translation>
    </message>
    <message>
        <source>more than {most} moves are not read</source>
        <translation>読める手数は{most}手までです</translation>
    </message>
    <message>
        <source>more than {most} problems are not read</source>
        <translation>読める問題は{most}題までです</translation>
    </message>
    <message>
        <source>more than {most} variants start from one another</source>
        <translation>元のゲームのつながりが{most}を超えています</translation>
    </message>
    <message>
        <source>the file has more than {most} characters</source>
        <translation>ファイルが{most}字を超えています</translation>
    </message>
    <message>
        <source>the file has more than {most} lines</source>
        <translation>ファイルが{most}行を超えています</translation>
    </message>
    <message>
        <source>there are more moves than are read</source>
        <translation>指し手が多すぎて読めません</translation>
    </message>
    <message>
        <source>there are more than {most} lines</source>
        <translation>{most}行を超えています</translation>
    </message>
    <message>
        <source>there are more than {most} words</source>
        <translation>語が{most}を超えています</translation>
    </message>
    <message>
        <source>this JSON is nested too deep</source>
        <translation>JSONの入れ子が深すぎます</translation>
    </message>
    <message>
        <source>variations nested more than {most} deep have no place in JKF</source>
        <translation>{most}段を超えて入れ子になった変化はJKF形式で書けません</translation>
    </message>
    <message>
        <source>{reason} has at most {most} characters, not {count}</source>
        <translation>{reason}は{most}字までです（{count}字あります）</translation>
    </message>
    <message>
        <source>1 to 8 capital letters are expected, with + before them for a promoted face</source>
        <translation>大文字1～8字のはずです（成駒は前に + を付ける）</translation>
    </message>
    <message>
        <source>a capital letter and at most 7 others are expected, no small x</source>
        <translation>大文字1字と、小文字の x でない7字までのはずです</translation>
    </message>
    <message>
        <source>a list is expected</source>
        <translation>並びのはずです</translation>
    </message>
    <message>
        <source>a number from {low} to {high} is expected</source>
        <translation>{low}から{high}までの数のはずです</translation>
    </message>
    <message>
        <source>a table is expected</source>
        <translation>表のはずです</translation>
    </message>
    <message>
        <source>a text is expected</source>
        <translation>文字列のはずです</translation>
    </message>
    <message>
        <source>goes together with hand = &quot;revert&quot;</source>
        <translation>hand = &quot;revert&quot; のときだけ使えます</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>ありません</translation>
    </message>
    <message>
        <source>is not known</source>
        <translation>知らない項目です</translation>
    </message>
    <message>
        <source>letters, digits, - and _ are expected, not {text}</source>
        <translation>英字、数字、-、_ のはずです（{text} は不可）</translation>
    </message>
    <message>
        <source>pairs of value and title are expected</source>
        <translation>値と題名の組のはずです</translation>
    </message>
    <message>
        <source>the texts expected</source>
        <translation>決まった文字列</translation>
    </message>
    <message>
        <source>there are more than {most}</source>
        <translation>{most}を超えています</translation>
    </message>
    <message>
        <source>there are none</source>
        <translation>一つもありません</translation>
    </message>
    <message>
        <source>true or false is expected</source>
        <translation>true か false のはずです</translation>
    </message>
    <message>
        <source>{text} is not known; known are {names}</source>
        <translation>{text} は知らない値です。使える値：{names}</translation>
    </message>
    <message>
        <source>{text} is not one of {reason}</source>
        <translation>{text} は使えません。使える値：{reason}</translation>
    </message>
    <message>
        <source>{text} is used twice</source>
        <translation>{text} が二度使われています</translation>
    </message>
    <message>
        <source>a piece needs at least one move</source>
        <translation>駒には一つ以上の動きが必要です</translation>
    </message>
    <message>
        <source>a royal piece cannot be replaced by one that is not</source>
        <translation>王の代わりに、王でない駒は置けません</translation>
    </message>
    <message>
        <source>each side begins with a royal piece</source>
        <translation>どちらの側にも最初に王が必要です</translation>
    </message>
    <message>
        <source>it may take more pieces at once than lion_trading judges</source>
        <translation>lion_tradingで判定できるより多くの駒を一度に取れます</translation>
    </message>
    <message>
        <source>no piece has another face</source>
        <translation>裏のある駒がありません</translation>
    </message>
    <message>
        <source>no piece infects</source>
        <translation>どの駒も伝染しません</translation>
    </message>
    <message>
        <source>no piece is a lion</source>
        <translation>獅子の駒がありません</translation>
    </message>
    <message>
        <source>no piece is left there to be replaced</source>
        <translation>そこには置き換える駒が残っていません</translation>
    </message>
    <message>
        <source>nothing promotes to it</source>
        <translation>これに成る駒がありません</translation>
    </message>
    <message>
        <source>there are more than {most} pieces {text}, too many for a hand</source>
        <translation>{text} の駒が{most}枚を超え、持駒にできる数を超えています</translation>
    </message>
    <message>
        <source>there is no piece {text} ({square})</source>
        <translation>{text} という駒はありません（{square}）</translation>
    </message>
    <message>
        <source>{text} does not promote</source>
        <translation>{text} は成れない駒です</translation>
    </message>
    <message>
        <source>{text} is another piece&apos;s as well</source>
        <translation>{text} は別の駒にも使われています</translation>
    </message>
    <message>
        <source>{text} is named twice</source>
        <translation>{text} が二度書かれています</translation>
    </message>
    <message>
        <source>{text} is never in a hand</source>
        <translation>{text} は持駒になりません</translation>
    </message>
    <message>
        <source>{text} is royal and cannot be dropped</source>
        <translation>{text} は王なので打てません</translation>
    </message>
    <message>
        <source>{text} is royal or promotes, which no piece becomes by contagion</source>
        <translation>{text} は王か成る駒なので、伝染でなることはできません</translation>
    </message>
    <message>
        <source>{text} is royal or promoted and is never in a hand</source>
        <translation>{text} は王か成駒なので、持駒になりません</translation>
    </message>
    <message>
        <source>{text} is royal, so it only replaces the piece that promotes to it</source>
        <translation>{text} は王なので、それに成る駒の代わりにだけ置けます</translation>
    </message>
    <message>
        <source>{text} promotes to a face of its own, +{name}</source>
        <translation>{text} は自分の裏 +{name} にだけ成れます</translation>
    </message>
    <message>
        <source>{text} stands there already</source>
        <translation>{text} はもうそこにあります</translation>
    </message>
    <message>
        <source>a piece that turns over with every move does not change by what it takes</source>
        <translation>一手ごとに裏返る駒は、取った駒によって変わりません</translation>
    </message>
    <message>
        <source>a piece that turns over with every move does not promote by what it does</source>
        <translation>動くたびに裏返る駒は、ほかの条件では成りません</translation>
    </message>
    <message>
        <source>a declaration counts pieces in the promotion_zone, and there is none</source>
        <translation>宣言は promotion_zone の駒を数えますが、それがありません</translation>
    </message>
    <message>
        <source>a variant of this name has been added before</source>
        <translation>この名前のゲームはもう追加してあります</translation>
    </message>
    <message>
        <source>at most {number} options with {most} choices are expected</source>
        <translation>規則の選択は{number}まで、選べる値は合わせて{most}までのはずです</translation>
    </message>
    <message>
        <source>captures of everything passed (x^)</source>
        <translation>通り道の駒をすべて取る動き (x^)</translation>
    </message>
    <message>
        <source>captures of what is unprotected (cU)</source>
        <translation>紐の付いていない駒を取る動き (cU)</translation>
    </message>
    <message>
        <source>the side to move has no move</source>
        <translation>手番の側に指せる手がありません</translation>
    </message>
    <message>
        <source>an option cannot change options</source>
        <translation>規則の選択で options は変えられません</translation>
    </message>
    <message>
        <source>contagion</source>
        <translation>伝染</translation>
    </message>
    <message>
        <source>it is never dropped: hand_order does not name it</source>
        <translation>hand_order にないので、打つことのない駒です</translation>
    </message>
    <message>
        <source>it refines {reason}, which nothing turns on</source>
        <translation>{reason} を細かく決める項目ですが、それが使われていません</translation>
    </message>
    <message>
        <source>jumps over lower ranks (^p)</source>
        <translation>格下の駒を跳び越す動き（^p）</translation>
    </message>
    <message>
        <source>neither the rules nor an option of this key say when somebody may declare</source>
        <translation>いつ宣言できるかが、規則にもこの名前の選択にもありません</translation>
    </message>
    <message>
        <source>no capture lets a piece promote: promotion_on names no way</source>
        <translation>駒を取っても成れません（promotion_on に何もありません）</translation>
    </message>
    <message>
        <source>no move is counted where captured pieces come back, or turn over with every move</source>
        <translation>取った駒が戻るか、一手ごとに駒が裏返るゲームでは、手は数えられません</translation>
    </message>
    <message>
        <source>nobody declines to promote on entering: promotion_on does not name enter</source>
        <translation>promotion_on に enter がないので、入るときの不成はありません</translation>
    </message>
    <message>
        <source>nothing is ever dropped</source>
        <translation>打つ駒がありません</translation>
    </message>
    <message>
        <source>nothing says what {text} changes</source>
        <translation>{text} で何が変わるかが書かれていません</translation>
    </message>
    <message>
        <source>the first choice of the option of this name is {text}</source>
        <translation>この名前の選択の最初の値は {text} です</translation>
    </message>
    <message>
        <source>where what may promote must, nothing keeps a piece from it</source>
        <translation>成れる駒が必ず成る決まりでは、成りを妨げる決まりは置けません</translation>
    </message>
    <message>
        <source>with check = &quot;capture&quot; no drop mates</source>
        <translation>check = &quot;capture&quot; のときは、打って詰みになることがありません</translation>
    </message>
    <message>
        <source>what a piece was before it was infected could not come back from a hand</source>
        <translation>伝染する前に何だったかは、持ち駒からは戻せません</translation>
    </message>
    <message>
        <source>who takes pieces of its own side, too, has no hand to take them into</source>
        <translation>味方の駒も取る駒には、それを入れる持ち駒がありません</translation>
    </message>
    <message>
        <source>without a promotion_zone nothing enters or leaves it</source>
        <translation>promotion_zone がないので、出入りがありません</translation>
    </message>
    <message>
        <source>{text} is no word of letters and digits, or stands there twice</source>
        <translation>{text} は英数字の語でないか、二度書かれています</translation>
    </message>
    <message>
        <source>{text} is not a value of {name}</source>
        <translation>{text} は {name} の値ではありません</translation>
    </message>
    <message>
        <source>{text} is not one of the choices</source>
        <translation>{text} は選べる値ではありません</translation>
    </message>
    <message>
        <source>{text} is the usual rule, which changes nothing</source>
        <translation>{text} は通常の規則なので、何も変えません</translation>
    </message>
    <message>
        <source>) is missing</source>
        <translation>「)」がありません</translation>
    </message>
    <message>
        <source>a first leg captures and goes on with a, b or v, or is quiet and goes back with b</source>
        <translation>一歩目は、取って a・b・v で続くか、取らずに b で戻ります</translation>
    </message>
    <message>
        <source>a jump goes on in its own direction: D and H with R or W, A and G with B or F</source>
        <translation>跳んだ先ではその向きに進みます：D と H は R か W、A と G は B か F</translation>
    </message>
    <message>
        <source>a jump that goes on leads two squares or more along a line</source>
        <translation>続きのある跳びは、直線上を2マス以上進みます</translation>
    </message>
    <message>
        <source>a knight-like leap has no direction {text}</source>
        <translation>桂馬のような跳びに向き {text} はありません</translation>
    </message>
    <message>
        <source>a leap is written (x,y) with two numbers up to {most}</source>
        <translation>跳びは (x,y) と書き、数は{most}までです</translation>
    </message>
    <message>
        <source>a line over pieces has two steps or more</source>
        <translation>駒を越える走りは二マス以上です</translation>
    </message>
    <message>
        <source>a movement has at most {most} characters</source>
        <translation>動きは{most}字までです</translation>
    </message>
    <message>
        <source>a range has at most {most} steps</source>
        <translation>走りは{most}マスまでです</translation>
    </message>
    <message>
        <source>an area move has 2 or 3 steps</source>
        <translation>範囲の動きは2歩か3歩です</translation>
    </message>
    <message>
        <source>an area move is stated twice</source>
        <translation>範囲の動きが二度書かれています</translation>
    </message>
    <message>
        <source>an atom (W, F, R, B, ...) is missing</source>
        <translation>基本の動き（W、F、R、B など）がありません</translation>
    </message>
    <message>
        <source>area moves of this piece</source>
        <translation>この駒の範囲の動き</translation>
    </message>
    <message>
        <source>beside it nothing goes over pieces on its lines, turns, walks or goes anywhere</source>
        <translation>この動きを持つ駒は、同じ線で駒を越えたり、曲がったり、歩いたり、どこへでも行ったりできません</translation>
    </message>
    <message>
        <source>captures of everything passed but x^</source>
        <translation>x^ 以外の、通り道の駒をすべて取る動き</translation>
    </message>
    <message>
        <source>a linear lion is stated twice</source>
        <translation>直線の獅子が二度書かれています</translation>
    </message>
    <message>
        <source>linear lion moves but L3K</source>
        <translation>L3K以外の直線の獅子の動き</translation>
    </message>
    <message>
        <source>moves over other hurdles than q* and q1 to q35</source>
        <translation>q* と q1~q35 以外の、駒を越える動き</translation>
    </message>
    <message>
        <source>teleports but mU and cU[unprotected]</source>
        <translation>mU と cU[unprotected] 以外の、盤のどこへでも行く動き</translation>
    </message>
    <message>
        <source>captures of own pieces</source>
        <translation>味方の駒を取る動き</translation>
    </message>
    <message>
        <source>conditions on ranks</source>
        <translation>段の条件</translation>
    </message>
    <message>
        <source>conditions on the target</source>
        <translation>行き先の条件</translation>
    </message>
    <message>
        <source>legs are single steps: W, F or K</source>
        <translation>一歩ずつの動きは W・F・K です</translation>
    </message>
    <message>
        <source>lines over pieces move and capture alike; m and c are not known with them</source>
        <translation>駒を越える走りは動きと取りが同じで、m と c は使えません</translation>
    </message>
    <message>
        <source>more than two legs are not known here</source>
        <translation>三歩以上の動きは使えません</translation>
    </message>
    <message>
        <source>movement {text}, column {column}: {reason}</source>
        <translation>動き {text} の{column}字目：{reason}</translation>
    </message>
    <message>
        <source>moves over one hurdle</source>
        <translation>一枚の駒を越える動き</translation>
    </message>
    <message>
        <source>ranked jumps capture only; write c^p</source>
        <translation>格による跳びは取るときだけなので、c^p と書きます</translation>
    </message>
    <message>
        <source>such a line over pieces has no range; write 0 behind W or F</source>
        <translation>駒を越えるこの走りに距離はありません。W か F の後に 0 と書きます</translation>
    </message>
    <message>
        <source>this direction is stated twice</source>
        <translation>この向きが二度書かれています</translation>
    </message>
    <message>
        <source>this teleport is stated twice</source>
        <translation>盤のどこへでも行く動きが二度書かれています</translation>
    </message>
    <message>
        <source>this way of two legs is stated twice</source>
        <translation>この二歩の道が二度書かれています</translation>
    </message>
    <message>
        <source>two legs are written (leg-leg)</source>
        <translation>二歩の動きは（歩-歩）と書きます</translation>
    </message>
    <message>
        <source>{reason} are not known here</source>
        <translation>{reason}は使えません</translation>
    </message>
    <message>
        <source>{atom} has no direction {text}</source>
        <translation>{atom} に向き {text} はありません</translation>
    </message>
    <message>
        <source>{text} is not part of a movement</source>
        <translation>{text} は動きの記号ではありません</translation>
    </message>
    <message>
        <source>{atom} takes no direction; write its parts</source>
        <translation>{atom} に向きは付けられません。分けて書きます</translation>
    </message>
    <message>
        <source>{atom} takes no range; write W or F with one</source>
        <translation>{atom} に距離は付けられません。W か F に付けます</translation>
    </message>
    <message>
        <source>another process keeps its results in {folder}</source>
        <translation>別のプロセスが {folder} に結果を保存しています</translation>
    </message>
    <message>
        <source>it does not have this program: {what}</source>
        <translation>このプログラムがありません：{what}</translation>
    </message>
    <message>
        <source>it runs version {there}, not {here}</source>
        <translation>版が {here} ではなく {there} です</translation>
    </message>
    <message>
        <source>jobs on other machines need dask: pip install &quot;shogi-desktop[cluster]&quot;</source>
        <translation>他のマシンでの実行には dask が必要です：pip install &quot;shogi-desktop[cluster]&quot;</translation>
    </message>
    <message>
        <source>the scheduler at {address} has no workers</source>
        <translation>スケジューラ {address} にワーカーがいません</translation>
    </message>
    <message>
        <source>the scheduler at {address} is gone</source>
        <translation>スケジューラ {address} がなくなりました</translation>
    </message>
    <message>
        <source>the scheduler is gone: {what}</source>
        <translation>スケジューラがなくなりました：{what}</translation>
    </message>
    <message>
        <source>there is no scheduler at {address}: {what}</source>
        <translation>{address} にスケジューラがありません：{what}</translation>
    </message>
    <message>
        <source>this edition of the program cannot use other machines</source>
        <translation>この版では他のマシンを使えません</translation>
    </message>
    <message>
        <source>there is no engine of the name {name}</source>
        <translation>{name} という名前のエンジンはありません</translation>
    </message>
    <message>
        <source>your own engines work on this computer alone</source>
        <translation>ご自分のエンジンはこのコンピュータでしか動きません</translation>
    </message>
    <message>
        <source>{name} does not analyse positions</source>
        <translation>{name} は局面を解析できません</translation>
    </message>
    <message>
        <source>{address} is no address of a scheduler, as tcp://127.0.0.1:8786 or tls://host:8786</source>
        <translation>{address} はスケジューラのアドレスではありません（例：tcp://127.0.0.1:8786、tls://host:8786）</translation>
    </message>
    <message>
        <source>{address} is another machine, and without TLS everybody on the way could have workers do what he likes: use tls:// with certificates</source>
        <translation>{address} は別のマシンです。TLS なしでは、通信経路上の誰もがワーカーに何でも実行させられます。tls:// と証明書を使ってください</translation>
    </message>
    <message>
        <source>{text}: {count} piece burns, and the mover|{text}: {count} pieces burn, and the mover</source>
        <translation>{text}：{count}枚と動いた駒が焼かれます</translation>
    </message>
    <message>
        <source>{text}: {count} piece burns|{text}: {count} pieces burn</source>
        <translation>{text}：{count}枚が焼かれます</translation>
    </message>
    <message>
        <source>its worker died {count} time, {what}|its worker died {count} times, {what}</source>
        <translation>実行中のプロセスが {count} 回終了しました（{what}）</translation>
    </message>
    <message>
        <source>its worker died {count} time|its worker died {count} times</source>
        <translation>実行中のプロセスが {count} 回終了しました</translation>
    </message>
    <message>
        <source>rank {rank} has {count} square, not {files}|rank {rank} has {count} squares, not {files}</source>
        <translation>{rank}段目のマスは{count}で、{files}ではありません</translation>
    </message>
    <message>
        <source>rank {rank} has {count} square|rank {rank} has {count} squares</source>
        <translation>{rank}段目のマスは{count}です</translation>
    </message>
    <message>
        <source>the diagram has {count} rank, not {ranks}|the diagram has {count} ranks, not {ranks}</source>
        <translation>局面図は{count}段で、{ranks}段ではありません</translation>
    </message>
    <message>
        <source>the rank has {count} square, not {files}|the rank has {count} squares, not {files}</source>
        <translation>この段のマスは{count}で、{files}ではありません</translation>
    </message>
    <message>
        <source>{count} game could not be analysed: {reason}|{count} games in a row could not be analysed: {reason}</source>
        <translation>続けて {count} 局を解析できませんでした：{reason}</translation>
    </message>
    <message>
        <source>{count} game could not be played: {reason}|{count} games in a row could not be played: {reason}</source>
        <translation>{count}局続けて対局できませんでした：{reason}</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>No file was opened yet</source>
        <translation>まだファイルを開いていません</translation>
    </message>
</context>
<context>
    <name>RecordCommands</name>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Save the changes to {name}?</source>
        <translation>{name}への変更を保存しますか。</translation>
    </message>
    <message>
        <source>The game could not be kept.</source>
        <translation>対局を残せませんでした。</translation>
    </message>
    <message>
        <source>The record on the board cannot be put away.</source>
        <translation>盤上の棋譜をしまえません。</translation>
    </message>
    <message>
        <source>This file could not be opened.</source>
        <translation>このファイルを開けませんでした。</translation>
    </message>
    <message>
        <source>This game is saved as .shogi: KIF cannot keep the clocks of a game that goes on.</source>
        <translation>この対局は .shogi で保存します。KIF では対局中の時計を残せません。</translation>
    </message>
    <message>
        <source>This record is saved as .shogi: KIF would not keep {lost}.</source>
        <translation>この棋譜は .shogi で保存します。KIF では次のものが残りません：{lost}</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換える</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>The analysis could not be kept.</source>
        <translation>解析結果を保存できませんでした。</translation>
    </message>
    <message>
        <source>Keep the analysis in {name}?</source>
        <translation>解析結果を{name}に残しますか。</translation>
    </message>
    <message>
        <source>Keep the analysis in {name}? Its scores are added as comments.</source>
        <translation>解析結果を{name}に残しますか。評価値がコメントとして書き込まれます。</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Leave the file as it is</source>
        <translation>ファイルを変えない</translation>
    </message>
    <message>
        <source>Your last game is kept under “Earlier games”.</source>
        <translation>前の対局は「以前の対局」に保存されています。</translation>
    </message>
    <message>
        <source>All records</source>
        <translation>すべての棋譜</translation>
    </message>
    <message>
        <source>Open records</source>
        <translation>棋譜を開く</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>ほか{count}件</translation>
    </message>
    <message>
        <source>These files could not be opened:</source>
        <translation>開けなかったファイル：</translation>
    </message>
    <message>
        <source>Mate problems, to be opened by themselves: {names}</source>
        <translation>詰将棋です。それだけを開いてください：{names}</translation>
    </message>
    <message>
        <source>The record was opened, but something in it is wrong:</source>
        <translation>棋譜を開きましたが、おかしなところがあります：</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>棋譜を保存</translation>
    </message>
    <message>
        <source>This game is saved as .shogi: KIF cannot keep who plays on in a game that goes on.</source>
        <translation>この対局は .shogi で保存します。KIFには、続いている対局の対局者の設定を残せません。</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>棋譜を保存できませんでした。</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>{name} に保存しました。</translation>
    </message>
    <message>
        <source>Another program has changed {name} since it was opened. Replace it?</source>
        <translation>{name}は開いた後に別のプログラムで変更されています。置き換えますか？</translation>
    </message>
    <message>
        <source>{name} would not have everything of this record:</source>
        <translation>{name}には、この棋譜の次の内容が保存されません：</translation>
    </message>
    <message>
        <source>Save all the same</source>
        <translation>それでも保存</translation>
    </message>
</context>
<context>
    <name>RecordTabs</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close the others</source>
        <translation>ほかをすべて閉じる</translation>
    </message>
    <message>
        <source>Show the file&apos;s folder</source>
        <translation>ファイルのフォルダーを表示</translation>
    </message>
    <message>
        <source>Open records</source>
        <translation>開いている棋譜</translation>
    </message>
</context>
<context>
    <name>RecordView</name>
    <message>
        <source>Moves</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>分岐</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>しおり</translation>
    </message>
    <message>
        <source>Tree of the moves</source>
        <translation>分岐の図</translation>
    </message>
</context>
<context>
    <name>RecordsCard</name>
    <message>
        <source>Look at games that you or others have played: a file, a text you have copied, a whole folder.</source>
        <translation>自分や他の人の棋譜を見る：ファイル、コピーした文字、フォルダー全体。</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>自分の棋譜</translation>
    </message>
    <message>
        <source>Open record…</source>
        <translation>棋譜を開く…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Folder as library…</source>
        <translation>フォルダーをライブラリに…</translation>
    </message>
    <message>
        <source>Library…</source>
        <translation>ライブラリ…</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>There is no game yet.</source>
        <translation>まだ対局がありません。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>対局は終わっています。</translation>
    </message>
    <message>
        <source>You are looking at an earlier position.</source>
        <translation>過去の局面を見ています。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>あなたの手番ではありません。</translation>
    </message>
    <message>
        <source>The piece does not move like that.</source>
        <translation>その駒はそのようには動けません。</translation>
    </message>
    <message>
        <source>There the piece could never move again.</source>
        <translation>そこに置くと、行き所のない駒になります。</translation>
    </message>
    <message>
        <source>Your king would be in check.</source>
        <translation>指した後、自分の玉に王手がかかってしまいます。</translation>
    </message>
    <message>
        <source>The check must be answered first.</source>
        <translation>まず王手を防いでください。</translation>
    </message>
    <message>
        <source>This position stood on the board before; it must not come back.</source>
        <translation>前に現れた局面に戻す手は指せません。</translation>
    </message>
    <message>
        <source>The lion is protected: from a distance a lion may not take it.</source>
        <translation>つなぎ駒のある獅子は、離れた獅子では取れません。</translation>
    </message>
    <message>
        <source>A lion was just lost: only a lion may take one in return.</source>
        <translation>獅子を取られた直後です。獅子でない駒で獅子は取り返せません（先獅子）。</translation>
    </message>
    <message>
        <source>The piece may not promote with this move.</source>
        <translation>この手では成れません。</translation>
    </message>
    <message>
        <source>The piece must promote with this move.</source>
        <translation>この手では成らなければなりません。</translation>
    </message>
    <message>
        <source>A pawn drop must not give mate (uchifuzume).</source>
        <translation>打ち歩詰めは反則です。</translation>
    </message>
    <message>
        <source>You have a pawn on this file already. A second one must not come (nifu).</source>
        <translation>この筋にはもう自分の歩があります。二枚目は打てません（二歩）。</translation>
    </message>
    <message>
        <source>This file is full: no more of these may be dropped here.</source>
        <translation>この筋には、成っていない同じ駒がもう置けるだけあります。</translation>
    </message>
</context>
<context>
    <name>ReportLine</name>
    <message>
        <source>Summary…</source>
        <translation>まとめ…</translation>
    </message>
    <message>
        <source>Turning points:</source>
        <translation>勝負の分かれ目：</translation>
    </message>
    <message>
        <source>Practise {n} position|Practise {n} positions</source>
        <translation>{n} 局面を練習</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>{n} blunder|{n} blunders</source>
        <translation>大悪手 {n}</translation>
    </message>
    <message>
        <source>{n} mistake|{n} mistakes</source>
        <translation>悪手 {n}</translation>
    </message>
</context>
<context>
    <name>ReportView</name>
    <message>
        <source>10 seconds</source>
        <translation>10秒</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1分</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>調べています…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>検査</translation>
    </message>
    <message>
        <source>Looks for the mate, for other solutions and for pieces left over</source>
        <translation>詰み、余詰、駒余りを調べます</translation>
    </message>
    <message>
        <source>The longest time that the check may take</source>
        <translation>検査にかける最長の時間</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>制限時間</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>検査結果</translation>
    </message>
</context>
<context>
    <name>ResultDialog</name>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>The game is not over here</source>
        <translation>ここでは終局していない</translation>
    </message>
    <message>
        <source>A draw, or no result</source>
        <translation>引き分け、または勝負なし</translation>
    </message>
    <message>
        <source>Result:</source>
        <translation>結果：</translation>
    </message>
    <message>
        <source>How:</source>
        <translation>理由：</translation>
    </message>
    <message>
        <source>In words:</source>
        <translation>詳細：</translation>
    </message>
</context>
<context>
    <name>ResultsCard</name>
    <message>
        <source>Results: won – drawn – lost</source>
        <translation>成績（勝 – 引分 – 負）</translation>
    </message>
    <message>
        <source>By side</source>
        <translation>先後別</translation>
    </message>
    <message>
        <source>By opening</source>
        <translation>戦型別</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>inaccuracy</source>
        <translation>疑問手</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>大悪手</translation>
    </message>
    <message>
        <source>missed a mate in {n}</source>
        <translation>{n}手詰みを逃した</translation>
    </message>
    <message>
        <source>missed a mate</source>
        <translation>詰みを逃した</translation>
    </message>
    <message>
        <source>allowed a mate in {n}</source>
        <translation>{n}手詰みを許した</translation>
    </message>
    <message>
        <source>allowed a mate</source>
        <translation>詰みを許した</translation>
    </message>
    <message>
        <source>better: {move}</source>
        <translation>最善：{move}</translation>
    </message>
    <message>
        <source>A later look finds this worse than the coach did.</source>
        <translation>後の解析では、コーチの評価より悪い手です。</translation>
    </message>
    <message>
        <source>A later look finds this better than the coach did.</source>
        <translation>後の解析では、コーチの評価より良い手です。</translation>
    </message>
    <message>
        <source>{side}’s chance to win {before}% → {after}%</source>
        <translation>{side}の勝率 {before}% → {after}%</translation>
    </message>
    <message>
        <source>{done} of {total} position analysed|{done} of {total} positions analysed</source>
        <translation>{total} 局面中 {done} 局面を解析済み</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>{loss}.</source>
        <translation>{loss}。</translation>
    </message>
    <message>
        <source>At a second look move {moves} was better than it had seemed.|At a second look these moves were better than they had seemed: {moves}.</source>
        <translation>もう一度調べると、思ったほど悪くない手でした：{moves}手目。</translation>
    </message>
</context>
<context>
    <name>RulePages</name>
    <message>
        <source>Piece</source>
        <translation>駒</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>Turns into</source>
        <translation>裏返ると</translation>
    </message>
    <message>
        <source>Promotes to</source>
        <translation>成ると</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>価値</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>格</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>駒</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>手合割</translation>
    </message>
    <message>
        <source>White begins without</source>
        <translation>上手が落とす駒</translation>
    </message>
    <message>
        <source>Other pieces</source>
        <translation>替わる駒</translation>
    </message>
    <message>
        <source>{pieces}; but has in hand: {held}</source>
        <translation>{pieces}。ただし持ち駒：{held}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>文字を小さく</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>文字を大きく</translation>
    </message>
    <message>
        <source>Search this page</source>
        <translation>このページを検索</translation>
    </message>
    <message>
        <source>Print this page, or save it as a PDF file</source>
        <translation>このページを印刷するか、PDFファイルに保存します</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>You win by taking or burning the enemy&apos;s last royal piece. A check need not be answered, so look after your own.</source>
        <translation>相手の最後の王（玉か太子）を取るか焼けば勝ちです。王手を防ぐ義務はないので、自分の王から目を離さないようにしましょう。</translation>
    </message>
    <message>
        <source>A king in check must be saved at once. Where nothing saves it, it is checkmate and the game is won.</source>
        <translation>王手をかけられたら、すぐに防がなければなりません。防ぐ手がなければ詰みで、王手をかけた側の勝ちです。</translation>
    </message>
    <message>
        <source>A royal piece in check must be saved at once, each of them. Where nothing saves it, it is checkmate and the game is won.</source>
        <translation>どの王も、王手をかけられたら、すぐに防がなければなりません。防ぐ手がなければ詰みで、王手をかけた側の勝ちです。</translation>
    </message>
    <message>
        <source>The last royal piece of a side must be saved from check at once. Where nothing saves it, it is checkmate and the game is won.</source>
        <translation>最後の玉（太子も含む）への王手はすぐに防がなければなりません。防ぐ手がなければ詰みで、王手をかけた側の勝ちです。</translation>
    </message>
    <message>
        <source>You win by taking any royal piece of the enemy. A check need not be answered, so look after your own.</source>
        <translation>相手の王（玉か太子）をどれか一枚取れば勝ちです。王手を防ぐ義務はないので、自分の王から目を離さないようにしましょう。</translation>
    </message>
    <message>
        <source>You win by taking the enemy&apos;s last royal piece. A check need not be answered, so look after your own.</source>
        <translation>相手の最後の王（玉か太子）を取れば勝ちです。王手を防ぐ義務はないので、自分の王から目を離さないようにしましょう。</translation>
    </message>
    <message>
        <source>A side left with nothing but its king loses, unless its next move leaves the other king alone, too: then the game is a draw.</source>
        <translation>玉一枚だけになった側は負けです。ただし、次の一手で相手も玉一枚にすれば、引き分けになります。</translation>
    </message>
    <message>
        <source>A side left with nothing but its king loses at once if the other side has more.</source>
        <translation>王一枚だけ（裸玉）になった側は、相手にほかの駒が残っていれば、その場で負けです。</translation>
    </message>
    <message>
        <source>A side left with nothing but its king loses at once if the other side has more. These do not count: {pieces}.</source>
        <translation>王一枚だけ（裸玉）になった側は、相手にほかの駒が残っていれば、その場で負けです。次の駒は数えません：{pieces}。</translation>
    </message>
    <message>
        <source>Captured pieces change sides: instead of a move, one of yours may be dropped on an empty square.</source>
        <translation>取った駒は自分の持ち駒になり、盤上の駒を動かす代わりに、空いたマスに打てます。</translation>
    </message>
    <message>
        <source>Captured pieces leave the game.</source>
        <translation>取られた駒は盤から除かれます。持ち駒にはなりません。</translation>
    </message>
    <message>
        <source>A piece may be dropped with either face.</source>
        <translation>持ち駒は、どちらの顔でも打てます。</translation>
    </message>
    <message>
        <source>A piece may be dropped where it can never move.</source>
        <translation>二度と動けないマスにも打てます。</translation>
    </message>
    <message>
        <source>Both sides begin with these in hand: {pieces}.</source>
        <translation>どちらも次の駒を持って始めます：{pieces}。</translation>
    </message>
    <message>
        <source>Promotion is no choice: what may promote must.</source>
        <translation>成れるときは必ず成ります。</translation>
    </message>
    <message>
        <source>A piece that takes a promoted piece must promote.</source>
        <translation>成駒を取った駒は、成らなければなりません。</translation>
    </message>
    <message>
        <source>If you have one on a file already, you may not drop another there; promoted ones do not count: {pieces}.|If you have {n} on a file already, you may not drop another there; promoted ones do not count: {pieces}.</source>
        <translation>自分の同じ駒が{n}枚ある筋には、もう打てません（成った駒は数えません）：{pieces}。</translation>
    </message>
    <message>
        <source>You may not give checkmate by dropping one of these: {pieces}.</source>
        <translation>この駒を打って詰ませてはいけません：{pieces}。</translation>
    </message>
    <message>
        <source>These have to promote where they could not move on any more: {pieces}.</source>
        <translation>その先へ動けなくなるときは、必ず成ります：{pieces}。</translation>
    </message>
    <message>
        <source>These may promote only when they enter: {pieces}.</source>
        <translation>敵陣に入るときにだけ成れます：{pieces}。</translation>
    </message>
    <message>
        <source>Whoever enters without promoting may not promote with the very next move, unless it captures.</source>
        <translation>成らずに敵陣に入った駒は、すぐ次の手では、駒を取らないかぎり成れません。</translation>
    </message>
    <message>
        <source>At the far end of the board these may promote without a capture: {pieces}.</source>
        <translation>盤のいちばん奥では、次の駒は取らない手でも成れます：{pieces}。</translation>
    </message>
    <message>
        <source>Every piece with two faces turns over after each of its moves.</source>
        <translation>裏のある駒は、動くたびに裏返ります。</translation>
    </message>
    <message>
        <source>No piece promotes.</source>
        <translation>どの駒も成れません。</translation>
    </message>
    <message>
        <source>A piece may promote when it captures.</source>
        <translation>駒は、敵の駒を取ったときに成れます。</translation>
    </message>
    <message>
        <source>entering them</source>
        <translation>敵陣に入る手</translation>
    </message>
    <message>
        <source>moving inside</source>
        <translation>敵陣の中で動く手</translation>
    </message>
    <message>
        <source>leaving them</source>
        <translation>敵陣から出る手</translation>
    </message>
    <message>
        <source>entering with a capture</source>
        <translation>駒を取って敵陣に入る手</translation>
    </message>
    <message>
        <source>capturing inside</source>
        <translation>敵陣の中で駒を取る手</translation>
    </message>
    <message>
        <source>leaving with a capture</source>
        <translation>駒を取って敵陣から出る手</translation>
    </message>
    <message>
        <source>capturing outside</source>
        <translation>敵陣の外で駒を取る手</translation>
    </message>
    <message>
        <source>A position that comes up {n} times ends the game as a draw.</source>
        <translation>同じ局面が{n}回現れると、千日手で引き分けです。</translation>
    </message>
    <message>
        <source>A position that comes up {n} times is lost for the side that made the first move of the game.</source>
        <translation>同じ局面が{n}回現れると、初手を指した側の負けです。</translation>
    </message>
    <message>
        <source>Whoever begins a repetition loses when the position comes up {n} times.</source>
        <translation>同じ局面が {n} 回現れると、繰り返しを始めた側の負けです。</translation>
    </message>
    <message>
        <source>A position that comes up {n} times is lost for the side that made it, or for the one that gave the check which it answers.</source>
        <translation>同じ局面が{n}回現れると、その局面を作った側の負けです。王手を防ぐ手だったなら、王手をかけた側の負けです。</translation>
    </message>
    <message>
        <source>No move may bring back an earlier position.</source>
        <translation>前に現れた局面に戻す手は指せません。</translation>
    </message>
    <message>
        <source>No move may bring back an earlier position, except out of check.</source>
        <translation>前に現れた局面に戻す手は、王手を防ぐとき以外は指せません。</translation>
    </message>
    <message>
        <source>Positions may come back as often as the players like.</source>
        <translation>同じ局面は何度でも現れてかまいません。</translation>
    </message>
    <message>
        <source>No position may come up {n} times.</source>
        <translation>同じ局面を{n}回現してはいけません。</translation>
    </message>
    <message>
        <source>A position that comes up {n} times ends the game as a draw; but a side that gave check all the time loses.</source>
        <translation>同じ局面が{n}回現れると、千日手で引き分けです。ただし、王手ばかりを続けた側は負けです。</translation>
    </message>
    <message>
        <source>A position that comes up {n} times is lost for the side that made the first move of the game; but a side that gave check all the time loses instead.</source>
        <translation>同じ局面が{n}回現れると、初手を指した側の負けです。ただし、王手ばかりを続けた側がいれば、その側の負けです。</translation>
    </message>
    <message>
        <source>Whoever begins a repetition loses when the position comes up {n} times, unless the other side gave check all the time.</source>
        <translation>同じ局面が {n} 回現れると、繰り返しを始めた側の負けです。ただし、相手が王手ばかりを続けていれば相手の負けです。</translation>
    </message>
    <message>
        <source>A position that comes up {n} times is lost for the side that made it, or for the one that gave the check which it answers; but a side that gave check all the time always loses.</source>
        <translation>同じ局面が{n}回現れると、その局面を作った側の負けです。王手を防ぐ手だったなら、王手をかけた側の負けです。王手ばかりを続けた側は、いつも負けになります。</translation>
    </message>
    <message>
        <source>A side without a legal move that is not in check has a draw.</source>
        <translation>王手でないのに指せる手がないときは、引き分けです。</translation>
    </message>
    <message>
        <source>A king on the square where the enemy king began has won.</source>
        <translation>敵玉の最初の位置に入った玉は勝ちです。</translation>
    </message>
    <message>
        <source>Where a {burner} stops, it burns every enemy beside it. A piece that stops beside an enemy {burner} is burnt itself.</source>
        <translation>{burner}が止まると、隣にいる敵の駒をすべて焼きます。敵の{burner}の隣に止まった駒は、自分が焼かれます。</translation>
    </message>
    <message>
        <source>Generals capture by jumping over any number of pieces of lower rank. The ranks: {ranks}.</source>
        <translation>将は、格下の駒を何枚でも飛び越えて敵の駒を取れます。格の順：{ranks}。</translation>
    </message>
    <message>
        <source>Generals fly over any number of pieces of lower rank and take them all, those of their own side, too. The ranks: {ranks}.</source>
        <translation>将の類は格の低い駒をいくつでも飛び越え、味方の駒も含めてすべて取ります。格の順：{ranks}。</translation>
    </message>
    <message>
        <source>Lions and some others may capture and go on, or come back: click the first square, then the second.</source>
        <translation>獅子などは、駒を取った後さらに進んだり、元のマスに戻ったりできます。一つ目のマス、二つ目のマスの順にクリックします。</translation>
    </message>
    <message>
        <source>Contagion: a piece that takes one of these becomes at once what stands behind the arrow; royal pieces do not. {pairs}.</source>
        <translation>伝染：次の駒を取った駒は、すぐに矢印の先の駒になります。ただし王の駒は変わりません。{pairs}。</translation>
    </message>
    <message>
        <source>A piece goes anywhere, whatever stands between: the {emperor}. But it takes only what is unprotected: where no other enemy could take it in turn.</source>
        <translation>{emperor}は途中に何があっても盤のどこへでも行けます。ただし取れるのは紐の付いていない駒、つまり取った後に取り返されない駒だけです。</translation>
    </message>
    <message>
        <source>As long as a side has the {emperor}, all its other pieces are protected from that of the enemy.</source>
        <translation>自分の{emperor}が盤上にある間、味方のほかの駒はすべて相手の同じ駒から守られています。</translation>
    </message>
    <message>
        <source>The {emperor} protects only where it could itself take back that of the enemy.</source>
        <translation>{emperor}が守るのは、相手の同じ駒を自分で取り返せる駒だけです。</translation>
    </message>
    <message>
        <source>Right after a lion was lost to a piece that is no lion, such a piece may not take a protected lion.</source>
        <translation>獅子でない駒に獅子を取られたすぐ次の手では、獅子でない駒で、つなぎ駒のある獅子を取れません（先獅子）。</translation>
    </message>
    <message>
        <source>Right after a lion was lost to a piece that is no lion, such a piece may not take a lion.</source>
        <translation>獅子でない駒に獅子を取られたすぐ次の手では、獅子でない駒で獅子を取れません（先獅子）。</translation>
    </message>
    <message>
        <source>A lion may take a lion beside it; one two squares away only if it is unprotected, or with another piece on the way.</source>
        <translation>獅子は隣の獅子をいつでも取れます。二マス先の獅子は、つなぎ駒がないとき、または途中でほかの駒も取るとき（付け喰い）だけ取れます。</translation>
    </message>
    <message>
        <source>A lion may take a lion beside it; one two squares away only if it is unprotected, or with another piece on the way that is none of these: {pieces}.</source>
        <translation>獅子は隣の獅子をいつでも取れます。二マス先の獅子は、つなぎ駒がないとき、または途中でほかの駒も取るとき（付け喰い）だけ取れます。途中の駒が次の駒ではいけません：{pieces}。</translation>
    </message>
    <message>
        <source>all others</source>
        <translation>その他の駒</translation>
    </message>
    <message>
        <source>A piece may promote when it enters the farthest rank, or when it captures on a move that begins or ends there.|A piece may promote when it enters the {n} farthest ranks, or when it captures on a move that begins or ends there.</source>
        <translation>駒は、奥の{n}段（敵陣）に入るとき、または敵陣の中で動く手や敵陣から出る手で駒を取ったときに成れます。</translation>
    </message>
    <message>
        <source>A piece may promote on a move that begins or ends in the farthest rank.|A piece may promote on a move that begins or ends in the {n} farthest ranks.</source>
        <translation>駒は、奥の{n}段（敵陣）に入るとき、敵陣の中で動くとき、敵陣から出るときに成れます。</translation>
    </message>
    <message>
        <source>A piece may promote when it enters the farthest rank.|A piece may promote when it enters the {n} farthest ranks.</source>
        <translation>駒は、奥の{n}段（敵陣）に入るときに成れます。</translation>
    </message>
    <message>
        <source>A piece may promote on some moves; number of far ranks: {n} ({ways}).</source>
        <translation>駒は次の手で成れます（敵陣は奥の{n}段）：{ways}。</translation>
    </message>
    <message>
        <source>If your king has reached the farthest ranks, you may end the game by counting points (a declaration): you need {n}.</source>
        <translation>玉が敵陣に入ったら、点数を数えて対局を終えられます（宣言法）：{n}点が必要です。</translation>
    </message>
    <message>
        <source>In a handicap game the pieces that White left out at the start count for White, too.</source>
        <translation>駒落ちでは、はじめに上手（後手）が落とした駒も、上手の点数に数えます。</translation>
    </message>
    <message>
        <source>The game is a draw after {n} move.|The game is a draw after {n} moves.</source>
        <translation>{n}手で引き分けになります。</translation>
    </message>
    <message>
        <source>The game is a draw after {n} move by which nothing was taken or promoted.|The game is a draw after {n} moves in a row by which nothing was taken or promoted.</source>
        <translation>駒を取る手も成る手もないまま{n}手続くと、引き分けになります。</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Usual rules</source>
        <translation>標準ルール</translation>
    </message>
    <message>
        <source>Set every rule as it usually is</source>
        <translation>すべてのルールを標準に戻します</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>{game}のルール</translation>
    </message>
    <message>
        <source>{choice} (usual)</source>
        <translation>{choice}（標準）</translation>
    </message>
</context>
<context>
    <name>RulesInShort</name>
    <message>
        <source>The game in short</source>
        <translation>ルールの要点</translation>
    </message>
    <message>
        <source>In this game: {rules}</source>
        <translation>この対局では：{rules}</translation>
    </message>
</context>
<context>
    <name>RunsCard</name>
    <message>
        <source>Games, runs and time</source>
        <translation>対局数・連勝・時間</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Won, drawn, lost</source>
        <translation>勝・引分・負</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>連勝</translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>連続日数</translation>
    </message>
    <message>
        <source>Time of your moves</source>
        <translation>自分の考慮時間</translation>
    </message>
    <message>
        <source>Moves in a game</source>
        <translation>平均手数</translation>
    </message>
    <message>
        <source>{n} now, {best} at best</source>
        <translation>現在 {n}、最長 {best}</translation>
    </message>
</context>
<context>
    <name>SavePath</name>
    <message>
        <source>Writing {name} …</source>
        <translation>{name}を書き込んでいます…</translation>
    </message>
    <message>
        <source>All of these</source>
        <translation>これらすべて</translation>
    </message>
    <message>
        <source>{name} already exists. Replace it?</source>
        <translation>{name} はすでにあります。置き換えますか？</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換える</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>SavingTroubles</name>
    <message>
        <source>Your game is not being saved: {why}</source>
        <translation>対局を保存できません：{why}</translation>
    </message>
    <message>
        <source>The position you set up is not being saved: {why}</source>
        <translation>作成中の局面を保存できません：{why}</translation>
    </message>
    <message>
        <source>Your progress is not being saved: {why}</source>
        <translation>成績を保存できません：{why}</translation>
    </message>
    <message>
        <source>The results of your games are not being saved: {why}</source>
        <translation>対局の結果を保存できません：{why}</translation>
    </message>
    <message>
        <source>Your practice is not being saved: {why}</source>
        <translation>練習の記録を保存できません：{why}</translation>
    </message>
    <message>
        <source>Your engines are not being saved: {why}</source>
        <translation>エンジンの一覧を保存できません：{why}</translation>
    </message>
    <message>
        <source>Your settings are not being saved: {why}</source>
        <translation>設定を保存できません：{why}</translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message>
        <source>{n}%</source>
        <translation>{n}%</translation>
    </message>
    <message>
        <source>mate</source>
        <translation>詰み</translation>
    </message>
    <message>
        <source>mate {n}</source>
        <translation>{n}手詰</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Search: name, kanji or letters</source>
        <translation>検索：名前、漢字、略号</translation>
    </message>
    <message>
        <source>Search for a piece</source>
        <translation>駒を検索</translation>
    </message>
    <message>
        <source>Names in any spelling, kanji or letters, old ones too: gold, kinsho, 金, +P, FK</source>
        <translation>名前（かな・ローマ字・英語）、漢字、略号（古いものも）：gold, kinsho, 金, +P, FK</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>The position must be just so, hands and side to move too.</source>
        <translation>盤面・持駒・手番がすべて同じ局面を探します。</translation>
    </message>
    <message>
        <source>These pieces stand on these squares and hands hold at least these; all else may be anyhow.</source>
        <translation>これらのマスにこれらの駒があり、持駒が少なくともこれだけある局面を探します。ほかは問いません。</translation>
    </message>
    <message>
        <source>Choose a piece and click squares or stands; the right button takes a piece away.</source>
        <translation>駒を選んでマスや駒台をクリックします。右クリックで取り除きます。</translation>
    </message>
    <message>
        <source>Anyone to move</source>
        <translation>手番は問わない</translation>
    </message>
    <message>
        <source>{side} to move</source>
        <translation>{side}番</translation>
    </message>
    <message>
        <source>Part of a position</source>
        <translation>部分局面</translation>
    </message>
    <message>
        <source>Whole position</source>
        <translation>局面全体</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Mirrored too</source>
        <translation>左右反転も</translation>
    </message>
    <message>
        <source>Left and right exchanged is found as well</source>
        <translation>左右を入れ替えた局面も探します</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Back to the game of the record</source>
        <translation>棋譜の盤面に戻ります</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>{name} is not there any more; Shogi Desktop plays in its place.</source>
        <translation>{name} は見つかりません。代わりに Shogi Desktop が指します。</translation>
    </message>
    <message>
        <source>{name} begins games from the usual start alone; Shogi Desktop plays in its place.</source>
        <translation>{name} は通常の開始局面からしか指せません。代わりに Shogi Desktop が指します。</translation>
    </message>
</context>
<context>
    <name>SecondOpinion</name>
    <message>
        <source>{engine}: {answer}</source>
        <translation>{engine}：{answer}</translation>
    </message>
    <message>
        <source>Ask another engine</source>
        <translation>別のエンジンに聞く</translation>
    </message>
</context>
<context>
    <name>SeekLine</name>
    <message>
        <source>Where is:</source>
        <translation>駒を探す：</translation>
    </message>
    <message>
        <source>Name of a piece</source>
        <translation>駒の名前</translation>
    </message>
    <message>
        <source>lion, 獅子, Ln</source>
        <translation>獅子、lion、Ln</translation>
    </message>
    <message>
        <source>A name in any language, kanji or letters. Enter leads from one to the next.</source>
        <translation>どの言語の名前でも、漢字でも略号でも探せます。Enterで次の駒へ移ります。</translation>
    </message>
</context>
<context>
    <name>Seeking</name>
    <message>
        <source>No piece of this game is called “{name}”.</source>
        <translation>この将棋に「{name}」という駒はありません。</translation>
    </message>
    <message>
        <source>in hand ×{n}</source>
        <translation>持駒×{n}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>SetColumn</name>
    <message>
        <source>{done} of {all} solved</source>
        <translation>全 {all} 問のうち {done} 問に正解</translation>
    </message>
    <message>
        <source>{n} to try today, {all} in all</source>
        <translation>今日 {n}、全部で {all}</translation>
    </message>
    <message>
        <source>Add this problem to my problems…</source>
        <translation>自分の問題集に加える…</translation>
    </message>
    <message>
        <source>Open a file of problems…</source>
        <translation>問題のファイルを開く…</translation>
    </message>
    <message>
        <source>Make new problems…</source>
        <translation>新しい問題を作る…</translation>
    </message>
    <message>
        <source>My problems: name, sort, delete…</source>
        <translation>自分の問題集（名前・並べ替え・削除）…</translation>
    </message>
    <message>
        <source>Save these problems as a file…</source>
        <translation>この問題集をファイルに保存…</translation>
    </message>
    <message>
        <source>Print these problems…</source>
        <translation>この問題集を印刷…</translation>
    </message>
    <message>
        <source>Gather mistakes from my games…</source>
        <translation>自分の対局から悪手を集める…</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>将棋の種類</translation>
    </message>
    <message>
        <source>Set of problems</source>
        <translation>問題集</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Mate in</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Copy the problem as text (SFEN)</source>
        <translation>問題をテキスト（SFEN）でコピー</translation>
    </message>
    <message>
        <source>Copy the problem with its solution (KIF)</source>
        <translation>問題を解答とともにコピー（KIF）</translation>
    </message>
    <message>
        <source>Copy the problem as a Japanese diagram (BOD)</source>
        <translation>問題を局面図でコピー（BOD）</translation>
    </message>
</context>
<context>
    <name>SetExport</name>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>problems</source>
        <translation>問題集</translation>
    </message>
    <message>
        <source>Save problems</source>
        <translation>問題の保存</translation>
    </message>
    <message>
        <source>The problems could not be saved.</source>
        <translation>問題を保存できませんでした。</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>{name} に保存しました。</translation>
    </message>
    <message>
        <source>The problem cannot be copied in this format.</source>
        <translation>この形式では問題をコピーできません。</translation>
    </message>
    <message>
        <source>The problem is on the clipboard.</source>
        <translation>問題をクリップボードにコピーしました。</translation>
    </message>
</context>
<context>
    <name>SetOpening</name>
    <message>
        <source>This set cannot be opened.</source>
        <translation>この問題集を開けません。</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題集</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>すべてのファイル</translation>
    </message>
    <message>
        <source>Records and diagrams</source>
        <translation>棋譜と局面図</translation>
    </message>
    <message>
        <source>Open problems</source>
        <translation>問題集を開く</translation>
    </message>
    <message>
        <source>There is no position in it.</source>
        <translation>局面が入っていません。</translation>
    </message>
    <message>
        <source>The clipboard holds no problems that can be read.</source>
        <translation>クリップボードに読み取れる問題がありません。</translation>
    </message>
    <message>
        <source>{game} has no problems yet. The program can make some.</source>
        <translation>{game}の問題はまだありません。プログラムに作らせることができます。</translation>
    </message>
    <message>
        <source>Make problems…</source>
        <translation>問題を作る…</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>今はしない</translation>
    </message>
    <message>
        <source>The new problems could not be saved.</source>
        <translation>作成した問題を保存できませんでした。</translation>
    </message>
</context>
<context>
    <name>SetsDialog</name>
    <message>
        <source>My problems</source>
        <translation>自分の問題</translation>
    </message>
    <message>
        <source>The problem</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>新規(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>名前の変更(&amp;R)</translation>
    </message>
    <message>
        <source>Delete set…</source>
        <translation>問題集の削除…</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>上へ(&amp;U)</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <translation>下へ(&amp;W)</translation>
    </message>
    <message>
        <source>D&amp;etails…</source>
        <translation>詳細(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Sort</source>
        <translation>並べ替え(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Move to</source>
        <translation>移動(&amp;M)</translation>
    </message>
    <message>
        <source>Und&amp;o</source>
        <translation>元に戻す(&amp;O)</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>問題集</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>By length</source>
        <translation>手数順</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>題名順</translation>
    </message>
    <message>
        <source>By author</source>
        <translation>作者順</translation>
    </message>
    <message>
        <source>This set cannot be opened.</source>
        <translation>この問題集を開けません。</translation>
    </message>
    <message>
        <source>The set could not be changed.</source>
        <translation>問題集を変更できませんでした。</translation>
    </message>
    <message>
        <source>New set</source>
        <translation>新しい問題集</translation>
    </message>
    <message>
        <source>Delete the set “{name}” with its problems ({n})?</source>
        <translation>問題集「{name}」を問題（{n}題）とともに削除しますか。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Undo brings the set back.</source>
        <translation>「元に戻す」で問題集が戻ります。</translation>
    </message>
    <message>
        <source>Problems deleted: {n}. Undo brings them back.</source>
        <translation>{n}題を削除しました。「元に戻す」で戻ります。</translation>
    </message>
    <message>
        <source>Moved to “{name}”: {n}</source>
        <translation>「{name}」へ移動：{n}題</translation>
    </message>
    <message>
        <source>Something else has changed the set meanwhile: nothing was undone.</source>
        <translation>その間に問題集がほかで変更されたため、元に戻しませんでした。</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Drag a piece, or click it and then its square</source>
        <translation>駒をドラッグ、または駒と行き先を順にクリック</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>指す</translation>
    </message>
    <message>
        <source>Click the next square, or once more the square of the piece</source>
        <translation>次のマスをクリック、または駒のいるマスをもう一度クリック</translation>
    </message>
    <message>
        <source>Go on with a piece that has captured on its way, or stop there</source>
        <translation>駒を取った後さらに進む、またはそこで止まる</translation>
    </message>
    <message>
        <source>Backspace while a move of several steps is half made</source>
        <translation>何段階かで動かす手の途中で Backspace</translation>
    </message>
    <message>
        <source>Take back its last step</source>
        <translation>最後の一歩を取り消す</translation>
    </message>
    <message>
        <source>Click an enemy beside the piece, then where the piece came from</source>
        <translation>隣の敵の駒をクリックし、元のマスをクリック</translation>
    </message>
    <message>
        <source>Capture without moving (igui)</source>
        <translation>動かずに取る（居喰い）</translation>
    </message>
    <message>
        <source>Double click a piece that can step out and back</source>
        <translation>一度出て戻れる駒をダブルクリック</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>じっと（パス）</translation>
    </message>
    <message>
        <source>Hold the right button on a piece, or {explain}</source>
        <translation>駒の上で右ボタン、または {explain} キーを押し続ける</translation>
    </message>
    <message>
        <source>Its name, its other face and how it moves</source>
        <translation>駒の名前、成ると何になるか、動き方</translation>
    </message>
    <message>
        <source>Where it goes; once more, or Esc: no longer</source>
        <translation>その駒の利きを見る（もう一度クリックするか Esc で消える）</translation>
    </message>
    <message>
        <source>Drag from the stand, or click there and then a square</source>
        <translation>駒台からドラッグ、または駒台の駒とマスを順にクリック</translation>
    </message>
    <message>
        <source>Drop a captured piece</source>
        <translation>持ち駒を打つ</translation>
    </message>
    <message>
        <source>Move a piece while the computer thinks</source>
        <translation>コンピュータの考慮中に駒を動かす</translation>
    </message>
    <message>
        <source>Plan the move: it is played after the answer, if it is possible then</source>
        <translation>先行入力：相手の手のあと、指せる手なら指す</translation>
    </message>
    <message>
        <source>Esc, right click, or a click elsewhere</source>
        <translation>Esc、右クリック、または別の場所をクリック</translation>
    </message>
    <message>
        <source>Let go of the piece; once more: forget the planned move</source>
        <translation>駒の選択をやめる。もう一度で先行入力を取り消す</translation>
    </message>
    <message>
        <source>Arrow keys, or the mouse wheel in a record</source>
        <translation>矢印キー、棋譜ではマウスホイールも</translation>
    </message>
    <message>
        <source>Walk through the moves: one with the arrows, ten with Page Up and Down, Home and End</source>
        <translation>手をたどる：矢印キーで一手、Page UpとPage Downで十手、HomeとEnd</translation>
    </message>
    <message>
        <source>Tab on the board, then arrow keys and Enter</source>
        <translation>盤でTab、そのあと矢印キーとEnter</translation>
    </message>
    <message>
        <source>Choose squares and move; Esc: the arrow keys walk again</source>
        <translation>マスを選んで指す。Esc：矢印キーはまた手をたどる</translation>
    </message>
    <message>
        <source>{take_back} in a game, and in a record that nobody plays</source>
        <translation>{take_back}：対局中／棋譜の検討中</translation>
    </message>
    <message>
        <source>Drag records onto the window</source>
        <translation>棋譜ファイルをウィンドウにドラッグ</translation>
    </message>
    <message>
        <source>Open them</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>At the board</source>
        <translation>盤上の操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Click or drag with the right button</source>
        <translation>右ボタンでクリックまたはドラッグ</translation>
    </message>
    <message>
        <source>Draw a circle or an arrow: green, with Shift red, with Ctrl or Alt blue, with both yellow</source>
        <translation>丸や矢印を描く：緑、Shift で赤、Ctrl か Alt で青、両方で黄</translation>
    </message>
    <message>
        <source>D, then clicks and drags, or Enter on one square or two</source>
        <translation>D を押し、クリックやドラッグ、または一つか二つのマスで Enter</translation>
    </message>
    <message>
        <source>Draw without the right button; once more: the next colour</source>
        <translation>右ボタンを使わずに描く。もう一度で次の色</translation>
    </message>
    <message>
        <source>Click an empty square</source>
        <translation>空いたマスをクリック</translation>
    </message>
    <message>
        <source>Rub out what is drawn</source>
        <translation>描いたものを消す</translation>
    </message>
    <message>
        <source>Click a piece that can neither be moved nor taken</source>
        <translation>動かすことも取ることもできない駒をクリック</translation>
    </message>
    <message>
        <source>Ctrl and the mouse wheel, or two fingers</source>
        <translation>Ctrl＋マウスホイール、または二本指の操作</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>拡大・縮小</translation>
    </message>
    <message>
        <source>Mouse wheel, with Shift sideways, or drag an empty square</source>
        <translation>マウスホイール（Shift で左右）、または空いているマスをドラッグ</translation>
    </message>
    <message>
        <source>Move a board that is zoomed in</source>
        <translation>拡大した盤を動かす</translation>
    </message>
    <message>
        <source>Esc or End while looking back</source>
        <translation>前の局面を見ているときに Esc か End</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>対局に戻る</translation>
    </message>
    <message>
        <source>Take back a move; undo the last change of the record</source>
        <translation>対局中は待った、検討中は棋譜の最後の変更の取り消し</translation>
    </message>
    <message>
        <source>Keyboard and mouse</source>
        <translation>キーとマウスの操作</translation>
    </message>
</context>
<context>
    <name>Situation</name>
    <message>
        <source>{game}: {black} (Black), {white} (White)</source>
        <translation>{game}：{black}（先手）、{white}（後手）</translation>
    </message>
    <message>
        <source>Next is move {n}: your move, {side}</source>
        <translation>次は{n}手目：あなたの手番です（{side}）</translation>
    </message>
    <message>
        <source>Next is move {n}: {side}, the computer, is thinking</source>
        <translation>次は{n}手目：{side}のコンピュータが考慮中</translation>
    </message>
    <message>
        <source>Next is move {n}: {side} to move</source>
        <translation>次は{n}手目：{side}の手番</translation>
    </message>
    <message>
        <source> (looking back; the game goes on at the last position)</source>
        <translation>（棋譜を見返し中。対局は最新の局面で続いています）</translation>
    </message>
    <message>
        <source>No move has been made</source>
        <translation>まだ指していません</translation>
    </message>
    <message>
        <source>Move {n}, {move}</source>
        <translation>{n}手目、{move}</translation>
    </message>
    <message>
        <source>{side} has in hand: {pieces}</source>
        <translation>{side}の持ち駒：{pieces}</translation>
    </message>
    <message>
        <source>{side} has taken: {pieces}</source>
        <translation>{side}が取った駒：{pieces}</translation>
    </message>
    <message>
        <source>{side} has taken: {pieces}; of its own: {own}</source>
        <translation>{side}が取った駒：{pieces}、自分の駒：{own}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>{side} has {time} for this move</source>
        <translation>{side}のこの手の残り {time}</translation>
    </message>
    <message>
        <source>{side} has {time}</source>
        <translation>{side}の残り {time}</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>時計なし</translation>
    </message>
</context>
<context>
    <name>SmallMap</name>
    <message>
        <source>Small map of the board</source>
        <translation>盤の縮図</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>盤全体</translation>
    </message>
    <message>
        <source>Drag the map to another corner</source>
        <translation>ドラッグすると地図を別の隅へ移せます</translation>
    </message>
</context>
<context>
    <name>SolveController</name>
    <message>
        <source>This could not be saved: {why}</source>
        <translation>結果を保存できませんでした：{why}</translation>
    </message>
    <message>
        <source>The computer finds no mate here.</source>
        <translation>コンピュータによると、この局面に詰みはありません。</translation>
    </message>
    <message>
        <source>The engine has given no answer.</source>
        <translation>エンジンから答えが得られませんでした。</translation>
    </message>
</context>
<context>
    <name>SolvePanel</name>
    <message>
        <source>Take back</source>
        <translation>一手戻す</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>あきらめる</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>一手戻る</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>一手進む</translation>
    </message>
    <message>
        <source>Start this problem again</source>
        <translation>最初からやり直す</translation>
    </message>
    <message>
        <source>Show the time</source>
        <translation>時間を表示</translation>
    </message>
    <message>
        <source>Previous problem</source>
        <translation>前の問題</translation>
    </message>
    <message>
        <source>Change this problem…</source>
        <translation>この問題を編集…</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>次の問題</translation>
    </message>
    <message>
        <source>The next problem that is not solved yet</source>
        <translation>まだ解いていない次の問題に進みます</translation>
    </message>
    <message>
        <source>{side} to play and mate in {n}</source>
        <translation>{side}番、{n}手詰</translation>
    </message>
    <message>
        <source>Give check so that the king cannot escape.</source>
        <translation>玉が逃げられないように王手をかけてください。</translation>
    </message>
    <message>
        <source>{side} to play and mate</source>
        <translation>{side}番、玉を詰ませる</translation>
    </message>
    <message>
        <source>Give check so that the {piece} cannot escape.</source>
        <translation>{piece}が逃げられないように王手をかけてください。</translation>
    </message>
    <message>
        <source>Show the length</source>
        <translation>手数を表示する</translation>
    </message>
    <message>
        <source>Do not show this position again</source>
        <translation>この局面はもう出さない</translation>
    </message>
</context>
<context>
    <name>Solving</name>
    <message>
        <source>Every move must give check.</source>
        <translation>どの手も王手でなければなりません。</translation>
    </message>
    <message>
        <source>There is no mate here.</source>
        <translation>この局面に詰みはありません。</translation>
    </message>
    <message>
        <source>No mate was found in time.</source>
        <translation>時間内に詰みが見つかりませんでした。</translation>
    </message>
    <message>
        <source>Not this one: {side} gets away.</source>
        <translation>不正解：{side}に逃げられます。</translation>
    </message>
    <message>
        <source>Not this one: {side} answers {move}.</source>
        <translation>不正解：{side}に{move}と応じられます。</translation>
    </message>
    <message>
        <source>Take it back and look for another check.</source>
        <translation>一手戻して、別の王手を探しましょう。</translation>
    </message>
    <message>
        <source>The computer could not find out in time whether this mates. Take it back.</source>
        <translation>この手で詰むかどうか、コンピュータが時間内に判定できませんでした。一手戻してください。</translation>
    </message>
    <message>
        <source>Could not be decided</source>
        <translation>判定できませんでした</translation>
    </message>
    <message>
        <source>Right! What next?</source>
        <translation>正解！ 次の手は？</translation>
    </message>
    <message>
        <source>Solved without a mistake!</source>
        <translation>お見事、ノーミスで正解です！</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>詰みました、正解です！</translation>
    </message>
    <message>
        <source>Time: {time}</source>
        <translation>時間：{time}</translation>
    </message>
    <message>
        <source>There is a shorter way: mate in {n}. Yours took {m}.</source>
        <translation>もっと短い手順があります：{n}手詰（あなたの手順は{m}手）。</translation>
    </message>
    <message>
        <source>Days in a row with a problem solved: {n}</source>
        <translation>連続正解日数：{n}日</translation>
    </message>
    <message>
        <source>Whatever {side} puts in between would only be taken.</source>
        <translation>{side}が合駒をしても取られるだけです（無駄合）。</translation>
    </message>
    <message>
        <source>All problems of this set are solved. Congratulations!</source>
        <translation>この問題集をすべて解きました。おめでとうございます！</translation>
    </message>
    <message>
        <source>The solution: mate.</source>
        <translation>解答：これで詰みです。</translation>
    </message>
    <message>
        <source>The mouse wheel on the board walks through its moves, too.</source>
        <translation>盤上でマウスホイールを回しても、手順をたどれます。</translation>
    </message>
    <message>
        <source>The solution: move {n} of {all}</source>
        <translation>解答：{n}手目（全{all}手）</translation>
    </message>
    <message>
        <source>This defence: move {n} of {all}</source>
        <translation>この応手：{all}手中{n}手目</translation>
    </message>
    <message>
        <source>What comes after this defence was not found out in the time.</source>
        <translation>この応手の後は時間内に分かりませんでした。</translation>
    </message>
    <message>
        <source>This defence: mate.</source>
        <translation>この応手：詰み。</translation>
    </message>
    <message>
        <source>From the hand: {piece}.</source>
        <translation>持駒の{piece}を打ちます。</translation>
    </message>
    <message>
        <source>The piece with the star gives check.</source>
        <translation>星印の駒で王手をかけます。</translation>
    </message>
    <message>
        <source>It goes to the square with the star.</source>
        <translation>行き先は星印のマスです。</translation>
    </message>
    <message>
        <source>Not this one, as far as {n} move.|Not this one, as far as {n} moves.</source>
        <translation>不正解です（{n}手まで読んだかぎり）。</translation>
    </message>
</context>
<context>
    <name>SoughtStrip</name>
    <message>
        <source>Records with this position</source>
        <translation>この局面が現れる棋譜</translation>
    </message>
    <message>
        <source>Records with these pieces</source>
        <translation>この配置が現れる棋譜</translation>
    </message>
    <message>
        <source>Mirrored too</source>
        <translation>左右反転も</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>All records</source>
        <translation>すべての棋譜</translation>
    </message>
</context>
<context>
    <name>SoundBox</name>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>This system has no voice for the language; beeps are heard instead.</source>
        <translation>このシステムにはこの言語の音声がありません。代わりに電子音が鳴ります。</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>試聴</translation>
    </message>
</context>
<context>
    <name>Speaking</name>
    <message>
        <source>{game}: {black} (Black), {white} (White)</source>
        <translation>{game}：{black}（先手）、{white}（後手）</translation>
    </message>
    <message>
        <source>You play {side}</source>
        <translation>あなたは{side}です</translation>
    </message>
    <message>
        <source>{n}: {move}</source>
        <translation>{n}手目：{move}</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>対局の始め</translation>
    </message>
    <message>
        <source>Seconds left: {n}</source>
        <translation>残り{n}秒</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>{n} second|{n} seconds</source>
        <translation>{n}秒</translation>
    </message>
    <message>
        <source>From now on {n} second for each move|From now on {n} seconds for each move</source>
        <translation>これより一手{n}秒です</translation>
    </message>
</context>
<context>
    <name>StartForm</name>
    <message>
        <source> s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>How long it may take to load its files, before a game too.</source>
        <translation>ファイルの読み込みに待つ時間です（対局前も）。</translation>
    </message>
    <message>
        <source>Where its program lies</source>
        <translation>プログラムのある場所</translation>
    </message>
    <message>
        <source>Blanks stand between them; what has a blank inside stands in double quotes.</source>
        <translation>空白で区切ります。空白を含むものは二重引用符で囲みます。</translation>
    </message>
    <message>
        <source>What the program is started with.</source>
        <translation>プログラムの起動時に渡す引数です。</translation>
    </message>
    <message>
        <source>Variables of its environment, as NAME=value.</source>
        <translation>環境変数（NAME=value の形）です。</translation>
    </message>
    <message>
        <source>Where it is started, and looks for its files.</source>
        <translation>起動する場所で、ファイルもここで探します。</translation>
    </message>
    <message>
        <source>Time to start:</source>
        <translation>起動までの時間：</translation>
    </message>
    <message>
        <source>Choose the working folder</source>
        <translation>作業フォルダーを選ぶ</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>引数</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>作業フォルダー</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>環境変数</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Rating: {rating}</source>
        <translation>レーティング：{rating}</translation>
    </message>
    <message>
        <source>Welcome to Shogi Desktop</source>
        <translation>Shogi Desktop へようこそ</translation>
    </message>
    <message>
        <source>Shogi Desktop</source>
        <translation>Shogi Desktop</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>将棋の種類</translation>
    </message>
    <message>
        <source>All games…</source>
        <translation>すべてのゲーム…</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>盤に戻る</translation>
    </message>
    <message>
        <source>Back to {game}</source>
        <translation>{game}に戻る</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Move {n} of {all}. Moves you play here become a variation.</source>
        <translation>{n}手目（全{all}手）。ここで指した手は変化になります。</translation>
    </message>
    <message>
        <source>Looking back: move {n} of {all}. The game goes on at the last position.</source>
        <translation>{n}手目（全{all}手）を見ています。対局は最後の局面で続きます。</translation>
    </message>
    <message>
        <source>The computer player has stopped.</source>
        <translation>コンピュータの思考が止まっています。</translation>
    </message>
    <message>
        <source>Take your move back, or play on?</source>
        <translation>待ったをしますか、指し続けますか？</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name}が考えています…</translation>
    </message>
    <message>
        <source>(depth {depth})</source>
        <translation>（深さ {depth}）</translation>
    </message>
    <message>
        <source>{mark} {side} to move</source>
        <translation>{mark} {side}の手番</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>あなたの手番です</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>A file of yours could not be read. It was put aside: {file}</source>
        <translation>あなたのファイルの一つを読み込めませんでした。ファイルは別名で残してあります：{file}</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>対局は終わりました。</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>対局は一時停止中です。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>The computer player runs slowly: it is not compiled here (see Help, About).</source>
        <translation>コンパイルされていないため、コンピュータの思考が遅くなっています（「ヘルプ」参照）。</translation>
    </message>
    <message>
        <source>The program&apos;s folder cannot be written: settings and games are kept on this computer.</source>
        <translation>プログラムのフォルダーに書き込めないため、設定と棋譜はこのコンピュータに保存されます。</translation>
    </message>
</context>
<context>
    <name>StudiesCard</name>
    <message>
        <source>Learning</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Own mistakes</source>
        <translation>自分の悪手</translation>
    </message>
    <message>
        <source>{n}, {clean} of them without a mistake or help</source>
        <translation>{n} 題（うち誤りも助けもなし {clean} 題）</translation>
    </message>
    <message>
        <source>Problems solved</source>
        <translation>解いた問題</translation>
    </message>
    <message>
        <source>Days with a problem in a row</source>
        <translation>問題を解いた連続日数</translation>
    </message>
    <message>
        <source>{n} of {all}, {full} of them with all stars</source>
        <translation>{n} / {all}（うち満点 {full}）</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} / {all}</translation>
    </message>
    <message>
        <source>Lessons done</source>
        <translation>済んだレッスン</translation>
    </message>
    <message>
        <source>{n}, of them {due} to try now</source>
        <translation>{n}（うち今日の分 {due}）</translation>
    </message>
</context>
<context>
    <name>SummaryCommands</name>
    <message>
        <source>Looking at the moves …</source>
        <translation>指し手を調べています…</translation>
    </message>
    <message>
        <source>Save the graph</source>
        <translation>グラフを保存</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG画像 (*.png)</translation>
    </message>
    <message>
        <source>The graph could not be saved.</source>
        <translation>グラフを保存できませんでした。</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>{name} に保存しました。</translation>
    </message>
</context>
<context>
    <name>SummaryWindow</name>
    <message>
        <source>Summary of the analysis</source>
        <translation>解析のまとめ</translation>
    </message>
    <message>
        <source>Moves worth looking at</source>
        <translation>見直したい手</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Moves worth looking at, the worst first</source>
        <translation>見直したい手（悪い順）</translation>
    </message>
    <message>
        <source>No move has lost much of the chance to win.</source>
        <translation>勝率を大きく下げた手はありません。</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
</context>
<context>
    <name>TabStrip</name>
    <message>
        <source>All open records</source>
        <translation>開いているすべての棋譜</translation>
    </message>
</context>
<context>
    <name>TeachingGuide</name>
    <message>
        <source>The coach watches your moves. A blunder can be taken back here.</source>
        <translation>コーチがあなたの手を見ています。大悪手はここで待ったができます。</translation>
    </message>
    <message>
        <source>Touch one of your pieces: dots show where it can go.</source>
        <translation>自分の駒に触れると、動ける所に点が出ます。</translation>
    </message>
    <message>
        <source>Your guide</source>
        <translation>案内役</translation>
    </message>
    <message>
        <source>After each move of the computer you read here what it does.</source>
        <translation>コンピュータの手のあと、その意味をここで説明します。</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>待ったをする</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>指し続ける</translation>
    </message>
    <message>
        <source>What was better?</source>
        <translation>正しい手は？</translation>
    </message>
    <message>
        <source>That was a blunder</source>
        <translation>大悪手です</translation>
    </message>
</context>
<context>
    <name>TextBoardRoom</name>
    <message>
        <source>Nothing is asked now.</source>
        <translation>いま尋ねていることはありません。</translation>
    </message>
    <message>
        <source>{action}: not possible now.</source>
        <translation>{action}：いまはできません。</translation>
    </message>
</context>
<context>
    <name>TextBoardWindow</name>
    <message>
        <source>“{line}” may be: {moves}.</source>
        <translation>「{line}」の候補：{moves}。</translation>
    </message>
    <message>
        <source>“{line}” is no legal move and no question. Type “{help}”.</source>
        <translation>「{line}」は指せる手でも質問でもありません。「{help}」と入力してください。</translation>
    </message>
    <message>
        <source>Text board</source>
        <translation>テキスト盤</translation>
    </message>
    <message>
        <source>Pieces in &amp;hand</source>
        <translation>持ち駒(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Which move?</source>
        <translation>どの手ですか(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;State of the game</source>
        <translation>対局の状況(&amp;S)</translation>
    </message>
    <message>
        <source>What was sai&amp;d</source>
        <translation>読み上げの記録(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Command or move</source>
        <translation>コマンドまたは指し手(&amp;C)</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>将棋盤</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>Standings</source>
        <translation>成績</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Another match is being played. Pause it first.</source>
        <translation>別の連続対局が進行中です。先にそれを一時停止してください。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>More games…</source>
        <translation>対局を追加…</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>開始</translation>
    </message>
</context>
<context>
    <name>TrialBoard</name>
    <message>
        <source>It burnt.</source>
        <translation>焼かれました。</translation>
    </message>
    <message>
        <source>It can move no further.</source>
        <translation>もう動けません。</translation>
    </message>
    <message>
        <source>Nothing is left to capture.</source>
        <translation>取れる駒がなくなりました。</translation>
    </message>
    <message>
        <source>Move it: the others stand still.</source>
        <translation>動かしてみましょう。ほかの駒は動きません。</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>TypedWords</name>
    <message>
        <source>  or  </source>
        <translation>&#x3000;または&#x3000;</translation>
    </message>
    <message>
        <source>“{text}” is no move here.</source>
        <translation>「{text}」はここでは指し手になりません。</translation>
    </message>
    <message>
        <source>Understood as far as “{text}”; “{rest}” does not follow.</source>
        <translation>「{text}」までは読めました。「{rest}」は続きません。</translation>
    </message>
</context>
<context>
    <name>TypingLine</name>
    <message>
        <source>Move:</source>
        <translation>指し手：</translation>
    </message>
    <message>
        <source>Move in any notation</source>
        <translation>指し手（どの表記でも）</translation>
    </message>
    <message>
        <source>P-7f, 76fu, 7g7f</source>
        <translation>７六歩、76fu、7g7f</translation>
    </message>
    <message>
        <source>In any notation: P-7f, 76fu, ７六歩, 7g7f, 7776. Enter plays it, Esc goes back to the board.</source>
        <translation>どの表記でも入力できます：７六歩、76fu、P-7f、7g7f、7776。Enter で指し、Esc で盤に戻ります。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>UpdateBox</name>
    <message>
        <source>Asking…</source>
        <translation>確認しています…</translation>
    </message>
    <message>
        <source>This is the newest version.</source>
        <translation>最新バージョンです。</translation>
    </message>
    <message>
        <source>Only this question is sent, to {host}; nothing is downloaded or installed.</source>
        <translation>{host} に送るのはこの問い合わせだけで、ダウンロードやインストールは行いません。</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>今すぐ確認</translation>
    </message>
    <message>
        <source>Open its page in the browser</source>
        <translation>ブラウザでページを開く</translation>
    </message>
</context>
<context>
    <name>UpdateNotice</name>
    <message>
        <source>Open its page in the browser</source>
        <translation>ブラウザでページを開く</translation>
    </message>
    <message>
        <source>Not again for this version</source>
        <translation>このバージョンは今後知らせない</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>あとで</translation>
    </message>
</context>
<context>
    <name>Updates</name>
    <message>
        <source>The address of the releases is no https address.</source>
        <translation>リリースの公開先のアドレスが https ではありません。</translation>
    </message>
    <message>
        <source>This system lacks what an encrypted connection needs (OpenSSL 3 or Qt&apos;s network library).</source>
        <translation>このシステムには、暗号化通信に必要なもの（OpenSSL 3 または Qt のネットワークライブラリ）がありません。</translation>
    </message>
    <message>
        <source>The page of the releases cannot be reached now.</source>
        <translation>今はリリースのページに接続できません。</translation>
    </message>
    <message>
        <source>The page of the releases gave an answer that tells of none.</source>
        <translation>リリースのページの応答に、リリースの情報がありませんでした。</translation>
    </message>
    <message>
        <source>Version {version} is available</source>
        <translation>バージョン {version} が利用できます</translation>
    </message>
</context>
<context>
    <name>Variant</name>
    <message>
        <source>1000 moves</source>
        <translation>1000手</translation>
    </message>
    <message>
        <source>128 moves</source>
        <translation>128手</translation>
    </message>
    <message>
        <source>24 points</source>
        <translation>24点法</translation>
    </message>
    <message>
        <source>256 moves</source>
        <translation>256手</translation>
    </message>
    <message>
        <source>27 points</source>
        <translation>27点法</translation>
    </message>
    <message>
        <source>320 moves</source>
        <translation>320手</translation>
    </message>
    <message>
        <source>500 moves</source>
        <translation>500手</translation>
    </message>
    <message>
        <source>512 moves</source>
        <translation>512手</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>A draw after 500</source>
        <translation>500手で引き分け</translation>
    </message>
    <message>
        <source>After every capture</source>
        <translation>駒を取れば必ず</translation>
    </message>
    <message>
        <source>After taking a promoted piece</source>
        <translation>成駒を取ったときだけ必ず</translation>
    </message>
    <message>
        <source>After the move</source>
        <translation>指した後</translation>
    </message>
    <message>
        <source>All but royal pieces</source>
        <translation>玉と太子以外</translation>
    </message>
    <message>
        <source>All pieces</source>
        <translation>すべての駒</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>可</translation>
    </message>
    <message>
        <source>Along one diagonal</source>
        <translation>一本の斜めの筋へ</translation>
    </message>
    <message>
        <source>Any distance</source>
        <translation>どこまでも</translation>
    </message>
    <message>
        <source>Area move of two</source>
        <translation>二マスの自由移動</translation>
    </message>
    <message>
        <source>As a lion</source>
        <translation>獅子と同じ</translation>
    </message>
    <message>
        <source>As in later games</source>
        <translation>後の将棋と同じ</translation>
    </message>
    <message>
        <source>As in shogi</source>
        <translation>本将棋と同じ</translation>
    </message>
    <message>
        <source>As in the old text</source>
        <translation>古い書物の通り</translation>
    </message>
    <message>
        <source>Bare king</source>
        <translation>裸玉</translation>
    </message>
    <message>
        <source>Before the move</source>
        <translation>指す前</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>角落ち</translation>
    </message>
    <message>
        <source>Bishop general</source>
        <translation>角将落ち</translation>
    </message>
    <message>
        <source>Both bishop generals</source>
        <translation>両角将落ち</translation>
    </message>
    <message>
        <source>Both dragon kings</source>
        <translation>両龍王落ち</translation>
    </message>
    <message>
        <source>Both dragons and side mover</source>
        <translation>両飛龍横行落ち</translation>
    </message>
    <message>
        <source>Both faces</source>
        <translation>表も裏も</translation>
    </message>
    <message>
        <source>Both fire demons</source>
        <translation>両火鬼落ち</translation>
    </message>
    <message>
        <source>Both flying dragons</source>
        <translation>両飛龍落ち</translation>
    </message>
    <message>
        <source>Both rook generals</source>
        <translation>両飛将落ち</translation>
    </message>
    <message>
        <source>Both rooks</source>
        <translation>両飛車落ち</translation>
    </message>
    <message>
        <source>Both yari rooks</source>
        <translation>飛槍二枚</translation>
    </message>
    <message>
        <source>Both yari rooks and a yari bishop</source>
        <translation>飛槍二枚と角槍</translation>
    </message>
    <message>
        <source>Chu shogi</source>
        <translation>中将棋</translation>
    </message>
    <message>
        <source>Cloud eagle</source>
        <translation>雲鷲落ち</translation>
    </message>
    <message>
        <source>Copper, iron and side mover</source>
        <translation>銅将・鉄将・横行</translation>
    </message>
    <message>
        <source>Dai dai shogi</source>
        <translation>大大将棋</translation>
    </message>
    <message>
        <source>Dai shogi</source>
        <translation>大将棋</translation>
    </message>
    <message>
        <source>Deferred after declining</source>
        <translation>入るとき成らなければ先送り</translation>
    </message>
    <message>
        <source>Demon beside demon</source>
        <translation>火鬼どうしの隣接</translation>
    </message>
    <message>
        <source>Deva and dark spirit</source>
        <translation>提婆と無明</translation>
    </message>
    <message>
        <source>Disputed moves</source>
        <translation>説の分かれる動き</translation>
    </message>
    <message>
        <source>Double diagonal step</source>
        <translation>獅子のように斜めに二回動く</translation>
    </message>
    <message>
        <source>Dragon king</source>
        <translation>龍王落ち</translation>
    </message>
    <message>
        <source>Dragonfly</source>
        <translation>トンボ</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Draw the fourth time</source>
        <translation>四回目で引き分け</translation>
    </message>
    <message>
        <source>Drops</source>
        <translation>持ち駒</translation>
    </message>
    <message>
        <source>Eagle and falcon</source>
        <translation>雲鷲飛鷹落ち</translation>
    </message>
    <message>
        <source>Earth, stone, tile and iron general</source>
        <translation>土将・石将・瓦将・鉄将</translation>
    </message>
    <message>
        <source>Eight pieces</source>
        <translation>八枚落ち</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>自在天王</translation>
    </message>
    <message>
        <source>End of a range capture</source>
        <translation>飛行の終わり</translation>
    </message>
    <message>
        <source>Entering king</source>
        <translation>入玉宣言</translation>
    </message>
    <message>
        <source>Entering, or capturing in the zone</source>
        <translation>敵陣に入るか、敵陣で取る</translation>
    </message>
    <message>
        <source>Every move that ends in the zone must</source>
        <translation>敵陣で終わる手は必ず成る</translation>
    </message>
    <message>
        <source>Every move that touches the zone</source>
        <translation>敵陣に触れる手ならいつでも</translation>
    </message>
    <message>
        <source>Falcon</source>
        <translation>鷹</translation>
    </message>
    <message>
        <source>Falcon and both quails</source>
        <translation>鷹と左右の鶉</translation>
    </message>
    <message>
        <source>Falcon and fox</source>
        <translation>飛鷹隠狐落ち</translation>
    </message>
    <message>
        <source>Falcon and left quail</source>
        <translation>鷹と左鶉</translation>
    </message>
    <message>
        <source>Fire demon</source>
        <translation>火鬼</translation>
    </message>
    <message>
        <source>Five pieces</source>
        <translation>五枚落ち</translation>
    </message>
    <message>
        <source>Flying dragon</source>
        <translation>飛龍落ち</translation>
    </message>
    <message>
        <source>Flying dragon and side mover</source>
        <translation>飛龍横行落ち</translation>
    </message>
    <message>
        <source>Flying falcon</source>
        <translation>飛鷹落ち</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>禁止</translation>
    </message>
    <message>
        <source>Forbidden the third time</source>
        <translation>三回目を禁止</translation>
    </message>
    <message>
        <source>Forced promotion</source>
        <translation>成りの義務</translation>
    </message>
    <message>
        <source>Forwards and backwards</source>
        <translation>前後</translation>
    </message>
    <message>
        <source>Four pieces</source>
        <translation>四枚落ち</translation>
    </message>
    <message>
        <source>Free chariot</source>
        <translation>奔車落ち</translation>
    </message>
    <message>
        <source>Free demon and free dream-eater</source>
        <translation>奔鬼と奔獏</translation>
    </message>
    <message>
        <source>Free eagle</source>
        <translation>奔鷲</translation>
    </message>
    <message>
        <source>Free wolf and free dragon</source>
        <translation>奔狼と奔龍</translation>
    </message>
    <message>
        <source>Furious fiend</source>
        <translation>奮迅</translation>
    </message>
    <message>
        <source>Gains the straight steps</source>
        <translation>縦横の一マスが加わる</translation>
    </message>
    <message>
        <source>Generals&apos; jumps</source>
        <translation>将が飛び越えて取れる駒</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>金落ち</translation>
    </message>
    <message>
        <source>Gold and knight</source>
        <translation>金桂落ち</translation>
    </message>
    <message>
        <source>Gold general</source>
        <translation>金将</translation>
    </message>
    <message>
        <source>Gorogoro shogi</source>
        <translation>ごろごろ将棋</translation>
    </message>
    <message>
        <source>Great and vice general</source>
        <translation>大将副将落ち</translation>
    </message>
    <message>
        <source>Great elephant</source>
        <translation>大象</translation>
    </message>
    <message>
        <source>Great general</source>
        <translation>大将落ち</translation>
    </message>
    <message>
        <source>Heavenly tetrarch</source>
        <translation>四天王の前後の走り</translation>
    </message>
    <message>
        <source>Heian dai shogi</source>
        <translation>平安大将棋</translation>
    </message>
    <message>
        <source>Hook mover</source>
        <translation>鉤行</translation>
    </message>
    <message>
        <source>How a king that has entered the enemy camp may end the game.</source>
        <translation>敵陣に入った玉で、どのように勝負を決めるかです。</translation>
    </message>
    <message>
        <source>How a lion dog moves: as a lion of three steps along a line, or three steps without power.</source>
        <translation>狛犬の動き。一直線上を三歩動く獅子とするか、三マスまで進むだけとするか。</translation>
    </message>
    <message>
        <source>How a lion hawk moves, beside its diagonal range.</source>
        <translation>獅鷹が、斜めに走るほかにどう動くかです。</translation>
    </message>
    <message>
        <source>How far a great elephant goes.</source>
        <translation>大象がどこまで進めるか。</translation>
    </message>
    <message>
        <source>How lions may be taken by lions, and after a lion was lost.</source>
        <translation>獅子で獅子を取るときと、獅子を取られた後の規則です。</translation>
    </message>
    <message>
        <source>Illegal moves can be made and lose at once, as at a real board.</source>
        <translation>「指すと負け」にすると、実際の盤と同じく反則の手も指せますが、指したその場で負けになります。</translation>
    </message>
    <message>
        <source>In six directions</source>
        <translation>六方へ</translation>
    </message>
    <message>
        <source>It may</source>
        <translation>成らなくてもよい</translation>
    </message>
    <message>
        <source>It must</source>
        <translation>必ず成る</translation>
    </message>
    <message>
        <source>Its other enemies</source>
        <translation>隣の敵を焼く（火鬼以外）</translation>
    </message>
    <message>
        <source>Japanese association</source>
        <translation>日本中将棋連盟</translation>
    </message>
    <message>
        <source>Japanese table</source>
        <translation>日本の表</translation>
    </message>
    <message>
        <source>Jumps</source>
        <translation>跳ぶ</translation>
    </message>
    <message>
        <source>Jumps on lines</source>
        <translation>縦横の二マス目へ跳ぶ</translation>
    </message>
    <message>
        <source>Jumps to empty squares</source>
        <translation>空いたマスへの飛び越え</translation>
    </message>
    <message>
        <source>Kings too</source>
        <translation>玉と太子も</translation>
    </message>
    <message>
        <source>Kyoto shogi</source>
        <translation>京都将棋</translation>
    </message>
    <message>
        <source>Lance</source>
        <translation>香落ち</translation>
    </message>
    <message>
        <source>Lance and knight</source>
        <translation>香車と桂馬</translation>
    </message>
    <message>
        <source>Left five pieces</source>
        <translation>左五枚落ち</translation>
    </message>
    <message>
        <source>Left quail</source>
        <translation>左鶉</translation>
    </message>
    <message>
        <source>Lion</source>
        <translation>獅子落ち</translation>
    </message>
    <message>
        <source>Lion and queen</source>
        <translation>獅子奔王落ち</translation>
    </message>
    <message>
        <source>Lion dog</source>
        <translation>狛犬</translation>
    </message>
    <message>
        <source>Lion hawk</source>
        <translation>獅鷹</translation>
    </message>
    <message>
        <source>Lion of three steps</source>
        <translation>三歩の獅子</translation>
    </message>
    <message>
        <source>Lion trading</source>
        <translation>獅子の取り合い</translation>
    </message>
    <message>
        <source>Loses</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Loses, unless it bares back</source>
        <translation>負け（次の手で相手も裸玉にすれば引き分け）</translation>
    </message>
    <message>
        <source>Lower ranks only</source>
        <translation>格下の駒のみ</translation>
    </message>
    <message>
        <source>Maka dai dai shogi</source>
        <translation>摩訶大大将棋</translation>
    </message>
    <message>
        <source>Minishogi</source>
        <translation>5五将棋</translation>
    </message>
    <message>
        <source>Move limit</source>
        <translation>手数制限</translation>
    </message>
    <message>
        <source>Moves of the flying dragon</source>
        <translation>飛龍の動き</translation>
    </message>
    <message>
        <source>Moves without captures</source>
        <translation>駒を取らない手</translation>
    </message>
    <message>
        <source>Naked king</source>
        <translation>裸玉</translation>
    </message>
    <message>
        <source>Neighbouring king</source>
        <translation>近王</translation>
    </message>
    <message>
        <source>Neither</source>
        <translation>どちらも変えない</translation>
    </message>
    <message>
        <source>Nine pieces</source>
        <translation>九枚落ち</translation>
    </message>
    <message>
        <source>No</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>No legal move</source>
        <translation>指せる手がないとき</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>何も焼かない</translation>
    </message>
    <message>
        <source>Nothing more</source>
        <translation>ほかにない</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>指せない</translation>
    </message>
    <message>
        <source>Okazaki: unprotected lions are free</source>
        <translation>岡崎式：つなぎ駒のない獅子は取れる</translation>
    </message>
    <message>
        <source>Older western reading</source>
        <translation>古い欧米の読み方</translation>
    </message>
    <message>
        <source>On</source>
        <translation>指すと負け</translation>
    </message>
    <message>
        <source>Allowed when in check</source>
        <translation>王手を防ぐときは可</translation>
    </message>
    <message>
        <source>On entering or by capturing</source>
        <translation>敵陣に入るときか、駒を取るとき</translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation>歩兵</translation>
    </message>
    <message>
        <source>Pawn and go-between</source>
        <translation>歩兵と仲人</translation>
    </message>
    <message>
        <source>Pawn and lance</source>
        <translation>歩兵と香車</translation>
    </message>
    <message>
        <source>Pawn and rook</source>
        <translation>飛歩落ち</translation>
    </message>
    <message>
        <source>Pieces in hand</source>
        <translation>持ち駒</translation>
    </message>
    <message>
        <source>Plays on</source>
        <translation>指し続ける</translation>
    </message>
    <message>
        <source>Promoted flying dragon</source>
        <translation>成った飛龍</translation>
    </message>
    <message>
        <source>Promoted ones</source>
        <translation>成った駒だけ</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>成り</translation>
    </message>
    <message>
        <source>Promotion on the far ranks</source>
        <translation>最奥段での取らない成り</translation>
    </message>
    <message>
        <source>Protection of a lion</source>
        <translation>獅子のつなぎ駒</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>奔王落ち</translation>
    </message>
    <message>
        <source>Ranging jumps on lines</source>
        <translation>縦横の駒を何枚でも飛び越える</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>同一局面</translation>
    </message>
    <message>
        <source>Right lance</source>
        <translation>右香落ち</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>飛車落ち</translation>
    </message>
    <message>
        <source>Rook and lance</source>
        <translation>飛香落ち</translation>
    </message>
    <message>
        <source>Rook general</source>
        <translation>飛将落ち</translation>
    </message>
    <message>
        <source>Running ox</source>
        <translation>走牛</translation>
    </message>
    <message>
        <source>Running rabbit</source>
        <translation>走兎落ち</translation>
    </message>
    <message>
        <source>Second chance on the last rank</source>
        <translation>一番奥の段での成り</translation>
    </message>
    <message>
        <source>Seven pieces</source>
        <translation>七枚落ち</translation>
    </message>
    <message>
        <source>Sho shogi</source>
        <translation>小将棋</translation>
    </message>
    <message>
        <source>Shogi</source>
        <translation>将棋</translation>
    </message>
    <message>
        <source>Side mover</source>
        <translation>横行落ち</translation>
    </message>
    <message>
        <source>Sideways</source>
        <translation>左右</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>銀落ち</translation>
    </message>
    <message>
        <source>Silver and bishop</source>
        <translation>銀角落ち</translation>
    </message>
    <message>
        <source>Six pieces</source>
        <translation>六枚落ち</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>走る</translation>
    </message>
    <message>
        <source>Strict play</source>
        <translation>反則の手</translation>
    </message>
    <message>
        <source>Swallow&apos;s wings</source>
        <translation>燕羽落ち</translation>
    </message>
    <message>
        <source>TSweb’s</source>
        <translation>TSwebの説</translation>
    </message>
    <message>
        <source>Tai shogi</source>
        <translation>泰将棋</translation>
    </message>
    <message>
        <source>Taikyoku shogi</source>
        <translation>大局将棋</translation>
    </message>
    <message>
        <source>Teaching king</source>
        <translation>教王</translation>
    </message>
    <message>
        <source>Ten pieces</source>
        <translation>十枚落ち</translation>
    </message>
    <message>
        <source>Tenjiku shogi</source>
        <translation>天竺将棋</translation>
    </message>
    <message>
        <source>The game is a draw when it reaches this number of moves.</source>
        <translation>この手数に達すると引き分けになります。</translation>
    </message>
    <message>
        <source>The game is lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>The lines along which a fire demon ranges, beside the diagonals.</source>
        <translation>火鬼が、斜めのほかにどの方向へ走るかです。</translation>
    </message>
    <message>
        <source>The lion dog’s move</source>
        <translation>狛犬の動き</translation>
    </message>
    <message>
        <source>The same, but no capture that leaves it</source>
        <translation>同じ。ただし敵陣を出る手は除く</translation>
    </message>
    <message>
        <source>The third time lost for who began</source>
        <translation>三回目で、始めた側の負け</translation>
    </message>
    <message>
        <source>The third time lost for who made the position</source>
        <translation>三回目で、局面を作った側の負け</translation>
    </message>
    <message>
        <source>They may go on</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>Three king steps, each may capture, no jumps</source>
        <translation>玉の歩みで三歩、一歩ごとに取れ、跳べない</translation>
    </message>
    <message>
        <source>Three lions</source>
        <translation>獅子三</translation>
    </message>
    <message>
        <source>Three lions and a queen</source>
        <translation>獅子三奔王落ち</translation>
    </message>
    <message>
        <source>Three lions and five pieces</source>
        <translation>獅子三奔龍飛竪横落ち</translation>
    </message>
    <message>
        <source>Three lions and four pieces</source>
        <translation>獅子三奔龍飛竪落ち</translation>
    </message>
    <message>
        <source>Three lions and three pieces</source>
        <translation>獅子三奔龍飛落ち</translation>
    </message>
    <message>
        <source>Three lions and two pieces</source>
        <translation>獅子三奔龍落ち</translation>
    </message>
    <message>
        <source>Three or five squares</source>
        <translation>三マスまたは五マスまで</translation>
    </message>
    <message>
        <source>Three pawns</source>
        <translation>歩三兵</translation>
    </message>
    <message>
        <source>Three pieces</source>
        <translation>三枚落ち</translation>
    </message>
    <message>
        <source>Three steps</source>
        <translation>三マスまで</translation>
    </message>
    <message>
        <source>Tokin and lance</source>
        <translation>香と落ち</translation>
    </message>
    <message>
        <source>Tori shogi</source>
        <translation>禽将棋</translation>
    </message>
    <message>
        <source>Treacherous fox</source>
        <translation>隠狐落ち</translation>
    </message>
    <message>
        <source>Try rule</source>
        <translation>トライルール</translation>
    </message>
    <message>
        <source>Turtle-snake and vermilion sparrow</source>
        <translation>玄武と朱雀</translation>
    </message>
    <message>
        <source>Two kings</source>
        <translation>二枚王</translation>
    </message>
    <message>
        <source>Two lions</source>
        <translation>獅子二</translation>
    </message>
    <message>
        <source>Two lions and a rook</source>
        <translation>獅子二飛車落ち</translation>
    </message>
    <message>
        <source>Two of three</source>
        <translation>三つのうち二つ</translation>
    </message>
    <message>
        <source>Two pieces</source>
        <translation>二枚落ち</translation>
    </message>
    <message>
        <source>Vice general</source>
        <translation>副将落ち</translation>
    </message>
    <message>
        <source>Wa shogi</source>
        <translation>和将棋</translation>
    </message>
    <message>
        <source>Western table</source>
        <translation>西洋の表</translation>
    </message>
    <message>
        <source>What a fire demon burns when it ends its move beside an enemy demon and dies.</source>
        <translation>敵の火鬼の隣に止まって焼かれる火鬼が、道連れに何を焼くかです。</translation>
    </message>
    <message>
        <source>What a flying dragon becomes: it gains the four straight steps, or turns into a gold general.</source>
        <translation>飛龍が成ると、縦横の一マスが加わるか、金将になるかです。</translation>
    </message>
    <message>
        <source>What a free eagle has beyond the queen&apos;s moves.</source>
        <translation>奔鷲が、奔王の動きのほかにどう動くかです。</translation>
    </message>
    <message>
        <source>What a furious fiend does beside its lion move.</source>
        <translation>奮迅が獅子の動きのほかにできること。</translation>
    </message>
    <message>
        <source>What a player gets who has no legal move and is not in check.</source>
        <translation>王手でないのに指せる手がない側がどうなるかです。</translation>
    </message>
    <message>
        <source>What a range-jumping general may capture beyond the pieces it jumps.</source>
        <translation>将が、飛び越えた先で取れる駒です。</translation>
    </message>
    <message>
        <source>What a teaching king does beside ranging in all directions.</source>
        <translation>教王が八方へ走るほかに何をするか。</translation>
    </message>
    <message>
        <source>What an emperor protects from the other one: all its pieces, or those for which it could itself take back.</source>
        <translation>自在天王が相手の自在天王から守るのは、味方の駒すべてか、自分で取り返せる駒だけか。</translation>
    </message>
    <message>
        <source>What becomes of a game in which a position comes up for the fourth time.</source>
        <translation>同じ局面が四回現れたときにどうなるかです。</translation>
    </message>
    <message>
        <source>What becomes of a side that is left with its king alone.</source>
        <translation>王一枚だけになった側がどうなるかです。</translation>
    </message>
    <message>
        <source>What promotes to what</source>
        <translation>成りの表</translation>
    </message>
    <message>
        <source>What these four promote to.</source>
        <translation>この四つの駒が何に成るか。</translation>
    </message>
    <message>
        <source>When a piece may promote.</source>
        <translation>駒がいつ成れるかです。</translation>
    </message>
    <message>
        <source>Where it can take back</source>
        <translation>取り返せる駒だけ</translation>
    </message>
    <message>
        <source>Where the plain ones step</source>
        <translation>元の駒の歩む方向へ走る</translation>
    </message>
    <message>
        <source>Whether a flight that captures all it passes may end on a piece of its own side.</source>
        <translation>越えた駒をすべて取る飛行が、味方の駒のいるマスで終われるか。</translation>
    </message>
    <message>
        <source>Whether a general&apos;s jump may end on an empty square.</source>
        <translation>将が駒を飛び越えて、空いたマスに止まれるかどうかです。</translation>
    </message>
    <message>
        <source>Whether a heavenly tetrarch ranges forwards and backwards too.</source>
        <translation>四天王が前後にも走れるかどうかです。</translation>
    </message>
    <message>
        <source>Whether a knight or iron general that could never move again may promote without a capture.</source>
        <translation>成らないと二度と動けなくなる桂馬と鉄将が、駒を取らない手でも成れるかどうかです。</translation>
    </message>
    <message>
        <source>Whether a lion counts as protected by the position after or before the move that takes it.</source>
        <translation>獅子につなぎ駒があるかどうかを、取った後の盤と取る前の盤のどちらで決めるかです。</translation>
    </message>
    <message>
        <source>Whether a neighbouring king steps backward, too.</source>
        <translation>近王が真後ろへも動けるかどうか。</translation>
    </message>
    <message>
        <source>Whether a piece must promote where it could never move again.</source>
        <translation>成らないと二度と動けなくなる駒が、必ず成らなければならないかどうかです。</translation>
    </message>
    <message>
        <source>Whether a piece that captures must promote, or may.</source>
        <translation>駒を取ったとき、必ず成るか、成らなくてもよいか。</translation>
    </message>
    <message>
        <source>Whether a position may come back.</source>
        <translation>前に現れた局面に戻してよいかどうかです。</translation>
    </message>
    <message>
        <source>Whether a side loses that has only its king left.</source>
        <translation>玉だけになった側が負けるかどうかです。</translation>
    </message>
    <message>
        <source>Whether both sides begin with a lance and a knight in hand, as a step towards shogi.</source>
        <translation>香車と桂馬を一枚ずつ持って始めるかどうかです。将棋への一段階です。</translation>
    </message>
    <message>
        <source>Whether captured pieces change sides and may be dropped.</source>
        <translation>取った駒が持ち駒になり、打てるかどうかです。</translation>
    </message>
    <message>
        <source>Whether every piece that captures must promote, or only one that takes a promoted piece.</source>
        <translation>駒を取れば必ず成るか、必ず成るのは成駒を取ったときだけか。</translation>
    </message>
    <message>
        <source>Whether pieces promote by the western table, 36 kinds in all, or by the Japanese one, where nearly all do.</source>
        <translation>三十六種が成る西洋の表によるか、ほとんどの駒が成る日本の表によるか。</translation>
    </message>
    <message>
        <source>Whether the flying dragon slides along the diagonals or jumps to the second square on them.</source>
        <translation>飛龍が斜めに走るか、斜めの二マス目へ跳ぶかです。</translation>
    </message>
    <message>
        <source>Whether the game is a draw when nothing was taken or promoted for 500 moves.</source>
        <translation>500手の間、駒を取る手も成る手もないとき引き分けにするかどうか。</translation>
    </message>
    <message>
        <source>Whether these move as the old text of the twelfth century has it, or as in later games.</source>
        <translation>この三種の駒が、十二世紀の書物の通りに動くか、後の将棋と同じに動くかです。</translation>
    </message>
    <message>
        <source>Whether these range along the backward diagonals, too.</source>
        <translation>斜め後ろへも走るかどうか。</translation>
    </message>
    <message>
        <source>Whether these range in six directions, or along one diagonal and step elsewhere.</source>
        <translation>これらが六方へ走るか、一本の斜めの筋だけを走り、ほかは一歩か。</translation>
    </message>
    <message>
        <source>Whether these range where their plain pieces step, or as an older western leaflet has it.</source>
        <translation>成る前の駒が歩む方向へ走るのか、欧米の古い冊子のとおりとするのか。</translation>
    </message>
    <message>
        <source>Which moves may promote.</source>
        <translation>どの手で成れるか。</translation>
    </message>
    <message>
        <source>Which of these change what takes them into a teaching king or a buddhist spirit.</source>
        <translation>これらのうち、取った駒を教王や法性に変えるのはどれか。</translation>
    </message>
    <message>
        <source>Which pieces may promote on reaching the last rank from inside the zone without a capture.</source>
        <translation>敵陣の中から一番奥の段に進むとき、駒を取らずに成れる駒です。</translation>
    </message>
    <message>
        <source>White elephant</source>
        <translation>白象</translation>
    </message>
    <message>
        <source>Who began loses</source>
        <translation>先に指した側の負け</translation>
    </message>
    <message>
        <source>Whose reading decides where the sources give a piece other moves.</source>
        <translation>資料によって動きの違う駒で、どの読み方に従うか。</translation>
    </message>
    <message>
        <source>Yari bishop</source>
        <translation>角槍</translation>
    </message>
    <message>
        <source>Yari rook</source>
        <translation>飛槍</translation>
    </message>
    <message>
        <source>Yari shogi</source>
        <translation>槍将棋</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>あり</translation>
    </message>
</context>
<context>
    <name>VariantEditor</name>
    <message>
        <source>Variant {name}</source>
        <translation>ゲーム {name}</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>How to write it</source>
        <translation>書き方</translation>
    </message>
    <message>
        <source>Save and play</source>
        <translation>保存して遊ぶ</translation>
    </message>
    <message>
        <source>{side} has more pieces: {pieces}</source>
        <translation>{side}の方が多い駒：{pieces}</translation>
    </message>
    <message>
        <source>Mistakes and remarks</source>
        <translation>間違いと注意</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>This is no variant yet:</source>
        <translation>まだゲームになっていません：</translation>
    </message>
    <message>
        <source>Line {line}: {mistake}</source>
        <translation>{line} 行目：{mistake}</translation>
    </message>
    <message>
        <source>Line {line}</source>
        <translation>{line} 行目</translation>
    </message>
    <message>
        <source>This file cannot be written.</source>
        <translation>このファイルは書き込めません。</translation>
    </message>
    <message>
        <source>Save the changes to {name}?</source>
        <translation>{name} の変更を保存しますか？</translation>
    </message>
    <message>
        <source>It is no variant yet: it cannot be played before its mistakes are mended.</source>
        <translation>まだ正しい変則将棋ではありません。誤りを直すまで指せません。</translation>
    </message>
</context>
<context>
    <name>VariantPreview</name>
    <message>
        <source>Pieces</source>
        <translation>駒</translation>
    </message>
</context>
<context>
    <name>VariantView</name>
    <message>
        <source>This file is no variant:</source>
        <translation>このファイルは将棋として使えません：</translation>
    </message>
    <message>
        <source>There are no variants of your own yet.</source>
        <translation>自作の将棋はまだありません。</translation>
    </message>
    <message>
        <source>Begin with a template or with a copy of a game, or add a file that you have.</source>
        <translation>ひな形かゲームの写しから始めるか、手元のファイルを追加してください。</translation>
    </message>
</context>
<context>
    <name>VerdictPanel</name>
    <message>
        <source>{side} has no king.</source>
        <translation>{side}の玉がありません。</translation>
    </message>
    <message>
        <source>{side} has a second {piece}, on {square}.</source>
        <translation>{side}の{piece}が {square} にもあります。</translation>
    </message>
    <message>
        <source>{side} has a second {piece} on file {file}: {square} (nifu).</source>
        <translation>{side}の{piece}が {file} 筋に二枚：{square}（二歩）。</translation>
    </message>
    <message>
        <source>{side}&apos;s {piece} on {square} could never move.</source>
        <translation>{side}の {square} の{piece}は動けません（行き所のない駒）。</translation>
    </message>
    <message>
        <source>Too many of a kind: {there} of {full} ({piece}).</source>
        <translation>駒が多すぎます：{piece} {there} 枚（全部で {full} 枚）。</translation>
    </message>
    <message>
        <source>{side} is in check on {square}, but not to move.</source>
        <translation>{side}の玉（{square}）に王手がかかっていますが、手番ではありません。</translation>
    </message>
    <message>
        <source>{side} could take the last royal piece at once.</source>
        <translation>{side}がすぐに最後の玉を取れます。</translation>
    </message>
    <message>
        <source>This position can be played.</source>
        <translation>この局面から指せます。</translation>
    </message>
    <message>
        <source>As a mate problem it has a fault:</source>
        <translation>詰将棋としては問題があります：</translation>
    </message>
    <message>
        <source>Good for a mate problem.</source>
        <translation>詰将棋として使えます。</translation>
    </message>
    <message>
        <source>The attacker needs no king there; a game needs one.</source>
        <translation>詰将棋の攻方に玉は要りませんが、対局には要ります。</translation>
    </message>
    <message>
        <source>No mate problem yet:</source>
        <translation>詰将棋としてはまだ不完全です：</translation>
    </message>
    <message>
        <source>This position cannot be played:</source>
        <translation>この局面からは指せません：</translation>
    </message>
</context>
<context>
    <name>ViewRoom</name>
    <message>
        <source>Ctrl + wheel zooms, 0 shows the whole board.</source>
        <translation>Ctrl＋ホイールで拡大・縮小、0 で盤全体を表示します。</translation>
    </message>
    <message>
        <source>Drag an empty square to move the board; Ctrl + wheel zooms, 0 shows the whole board.</source>
        <translation>空いているマスをドラッグすると盤が動きます。Ctrl＋ホイールで拡大・縮小、0 で盤全体を表示します。</translation>
    </message>
    <message>
        <source>Click a square: a circle. Drag: an arrow. Once more: another colour. Esc: no longer.</source>
        <translation>マスをクリックで丸、ドラッグで矢印。もう一度で別の色。Esc で終わり。</translation>
    </message>
    <message>
        <source>Usual view</source>
        <translation>いつもの表示</translation>
    </message>
    <message>
        <source>Esc leaves the full screen. The menus are at the upper edge.</source>
        <translation>Esc で全画面を終了します。メニューは画面の上端にあります。</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>about {n} h left</source>
        <translation>残り約 {n} 時間</translation>
    </message>
    <message>
        <source>about {n} min left</source>
        <translation>残り約 {n} 分</translation>
    </message>
    <message>
        <source>about {n} s left</source>
        <translation>残り約 {n} 秒</translation>
    </message>
</context>
<context>
    <name>WaitingRow</name>
    <message>
        <source>Looking for the answer …</source>
        <translation>答えを調べています…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>No clock</source>
        <translation>時計なし</translation>
    </message>
    <message>
        <source>10 seconds per move</source>
        <translation>一手10秒</translation>
    </message>
    <message>
        <source>30 seconds per move</source>
        <translation>一手30秒</translation>
    </message>
    <message>
        <source>5 minutes + 10 seconds added per move</source>
        <translation>5分＋一手ごとに10秒加算</translation>
    </message>
    <message>
        <source>10 minutes, then 30 seconds per move</source>
        <translation>10分、切れたら一手30秒</translation>
    </message>
    <message>
        <source>30 minutes, then 60 seconds per move</source>
        <translation>30分、切れたら一手60秒</translation>
    </message>
    <message>
        <source>15 minutes, nothing more</source>
        <translation>15分切れ負け</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>White</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>tournament player</source>
        <translation>大会に出る人</translation>
    </message>
    <message>
        <source>strong tournament player</source>
        <translation>有段者</translation>
    </message>
    <message>
        <source>{n} s added a move</source>
        <translation>1手ごとに{n}秒加算</translation>
    </message>
    <message>
        <source>{n} s a move</source>
        <translation>1手{n}秒</translation>
    </message>
    <message>
        <source>{time}, then {byoyomi}</source>
        <translation>{time}、切れたら{byoyomi}</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>棋戦</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>開始日時</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>終了日時</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>戦型</translation>
    </message>
    <message>
        <source>Black (weaker side)</source>
        <translation>下手</translation>
    </message>
    <message>
        <source>White (stronger side)</source>
        <translation>上手</translation>
    </message>
    <message>
        <source>just learning the moves</source>
        <translation>駒の動きを覚えたて</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>初心者</translation>
    </message>
    <message>
        <source>casual player</source>
        <translation>気軽に楽しむ人</translation>
    </message>
    <message>
        <source>careful beginner</source>
        <translation>慎重な初心者</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}：{value}</translation>
    </message>
    <message>
        <source>hobby player</source>
        <translation>将棋愛好家</translation>
    </message>
    <message>
        <source>club player</source>
        <translation>道場の常連</translation>
    </message>
    <message>
        <source>strong club player</source>
        <translation>道場の強豪</translation>
    </message>
    <message>
        <source>full strength</source>
        <translation>全力</translation>
    </message>
    <message>
        <source>by checkmate</source>
        <translation>詰み</translation>
    </message>
    <message>
        <source>no legal move is left</source>
        <translation>指せる手がありません</translation>
    </message>
    <message>
        <source>the position came up four times (sennichite)</source>
        <translation>千日手</translation>
    </message>
    <message>
        <source>the repetition was not broken off by who had to</source>
        <translation>手を変えるべき側が千日手を打開しませんでした</translation>
    </message>
    <message>
        <source>perpetual check is not allowed</source>
        <translation>連続王手の千日手</translation>
    </message>
    <message>
        <source>the move limit is reached</source>
        <translation>手数制限に達しました</translation>
    </message>
    <message>
        <source>the last royal piece is lost</source>
        <translation>最後の王がいなくなりました</translation>
    </message>
    <message>
        <source>the king reached the enemy king&apos;s square (try)</source>
        <translation>トライルールによる</translation>
    </message>
    <message>
        <source>by resignation</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>on time</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>by declaration (entering king)</source>
        <translation>入玉宣言</translation>
    </message>
    <message>
        <source>by agreement</source>
        <translation>合意</translation>
    </message>
    <message>
        <source>the computer player stopped working</source>
        <translation>コンピュータの思考が止まりました</translation>
    </message>
    <message>
        <source>the game was broken off</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>a piece that could never move again</source>
        <translation>行き所のない駒</translation>
    </message>
    <message>
        <source>the king was left in check</source>
        <translation>王手放置</translation>
    </message>
    <message>
        <source>nifu, two pawns on one file</source>
        <translation>二歩</translation>
    </message>
    <message>
        <source>15 kyu</source>
        <translation>15級</translation>
    </message>
    <message>
        <source>13 kyu</source>
        <translation>13級</translation>
    </message>
    <message>
        <source>11 kyu</source>
        <translation>11級</translation>
    </message>
    <message>
        <source>9 kyu</source>
        <translation>9級</translation>
    </message>
    <message>
        <source>7 kyu</source>
        <translation>7級</translation>
    </message>
    <message>
        <source>5 kyu</source>
        <translation>5級</translation>
    </message>
    <message>
        <source>3 kyu</source>
        <translation>3級</translation>
    </message>
    <message>
        <source>1 kyu</source>
        <translation>1級</translation>
    </message>
    <message>
        <source>{n} kyu</source>
        <translation>{n}級</translation>
    </message>
    <message>
        <source>1 dan</source>
        <translation>初段</translation>
    </message>
    <message>
        <source>2 dan</source>
        <translation>二段</translation>
    </message>
    <message>
        <source>3 dan</source>
        <translation>三段</translation>
    </message>
    <message>
        <source>4 dan</source>
        <translation>四段</translation>
    </message>
    <message>
        <source>5 dan</source>
        <translation>五段</translation>
    </message>
    <message>
        <source>6 dan</source>
        <translation>六段</translation>
    </message>
    <message>
        <source>7 dan</source>
        <translation>七段</translation>
    </message>
    <message>
        <source>8 dan</source>
        <translation>八段</translation>
    </message>
    <message>
        <source>9 dan</source>
        <translation>九段</translation>
    </message>
    <message>
        <source>{rank}: {words}</source>
        <translation>{rank}：{words}</translation>
    </message>
    <message>
        <source>nothing was taken or promoted for too many moves</source>
        <translation>駒を取る手も成る手もない手が続きすぎました</translation>
    </message>
    <message>
        <source>a king is left alone (bare king)</source>
        <translation>王一枚だけになったため（裸玉）</translation>
    </message>
    <message>
        <source>by impasse (jishogi)</source>
        <translation>持将棋</translation>
    </message>
    <message>
        <source>the opponent did not play</source>
        <translation>不戦</translation>
    </message>
    <message>
        <source>there is no mate</source>
        <translation>不詰</translation>
    </message>
    <message>
        <source>as the record says</source>
        <translation>棋譜の記載による</translation>
    </message>
    <message>
        <source>too many unpromoted pieces of the kind on one file</source>
        <translation>一つの筋に成っていない同じ駒が多すぎます</translation>
    </message>
    <message>
        <source>uchifuzume, mate by a dropped pawn</source>
        <translation>打ち歩詰め</translation>
    </message>
    <message>
        <source>a lion that must not be taken now</source>
        <translation>いまは取れない獅子</translation>
    </message>
    <message>
        <source>a promotion that is not allowed</source>
        <translation>できない成り</translation>
    </message>
    <message>
        <source>a promotion that was not made</source>
        <translation>成らなければならない手での不成</translation>
    </message>
    <message>
        <source>the position stood on the board before</source>
        <translation>同一局面の再現</translation>
    </message>
    <message>
        <source>no such move</source>
        <translation>そのような手はありません</translation>
    </message>
    <message>
        <source>this game is played without the entering-king rule</source>
        <translation>この対局には入玉宣言のルールがありません</translation>
    </message>
    <message>
        <source>there is no king</source>
        <translation>玉がありません</translation>
    </message>
    <message>
        <source>the king is not in the promotion zone</source>
        <translation>玉が敵陣に入っていません</translation>
    </message>
    <message>
        <source>the king is in check</source>
        <translation>玉に王手がかかっています</translation>
    </message>
    <message>
        <source>fewer than ten other pieces are in the promotion zone</source>
        <translation>敵陣にいる玉以外の駒が10枚に足りません</translation>
    </message>
    <message>
        <source>too few points</source>
        <translation>点数が足りません</translation>
    </message>
    <message>
        <source>the king is not on the enemy king&apos;s home square</source>
        <translation>玉が相手玉の初期位置にいません</translation>
    </message>
    <message>
        <source>a king is missing</source>
        <translation>玉がありません</translation>
    </message>
    <message>
        <source>a side has more than one king</source>
        <translation>一方に玉が二枚以上あります</translation>
    </message>
    <message>
        <source>two pawns of one side stand on a file (nifu)</source>
        <translation>二歩になっています</translation>
    </message>
    <message>
        <source>a piece could never move again</source>
        <translation>行き所のない駒があります</translation>
    </message>
    <message>
        <source>there are more pieces of a kind than in the set</source>
        <translation>駒の枚数が多すぎます</translation>
    </message>
    <message>
        <source>the side that is not to move is in check</source>
        <translation>手番でない側に王手がかかっています</translation>
    </message>
    <message>
        <source>the last royal piece could be taken at once</source>
        <translation>最後の王をすぐに取れます</translation>
    </message>
    <message>
        <source>That piece is not yours to move.</source>
        <translation>それはあなたの駒ではありません。</translation>
    </message>
    <message>
        <source>This piece cannot go there.</source>
        <translation>その駒はそこへ動けません。</translation>
    </message>
    <message>
        <source>This piece has no legal move now.</source>
        <translation>その駒は今、動かせません。</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピュータ</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>the next move was sealed</source>
        <translation>封じ手</translation>
    </message>
    <message>
        <source>to be continued later</source>
        <translation>後日続行</translation>
    </message>
    <message>
        <source>Adjourned</source>
        <translation>指し掛け</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>勝敗なし</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side}の勝ち</translation>
    </message>
    <message>
        <source>{side}&apos;s declaration did not hold</source>
        <translation>{side}の宣言不成立</translation>
    </message>
    <message>
        <source>{side}&apos;s move was illegal</source>
        <translation>{side}の反則</translation>
    </message>
    <message>
        <source>{side}&apos;s move was illegal ({rule})</source>
        <translation>{side}の反則（{rule}）</translation>
    </message>
    <message>
        <source>{title} {reason}</source>
        <translation>{title}（{reason}）</translation>
    </message>
    <message>
        <source>{title}: {reason}</source>
        <translation>{title}：{reason}</translation>
    </message>
    <message>
        <source>{points} of the {needed} points needed for a draw ({win} to win)</source>
        <translation>{points}点（引き分けに{needed}点、勝ちに{win}点必要）</translation>
    </message>
    <message>
        <source>{points} of the {needed} points needed</source>
        <translation>{points}点（{needed}点必要）</translation>
    </message>
    <message>
        <source>{pieces} of {needed} pieces in the zone</source>
        <translation>敵陣に{pieces}枚（{needed}枚必要）</translation>
    </message>
    <message>
        <source>{points} of them for pieces that {side} left out</source>
        <translation>そのうち{points}点は{side}が落とした駒の点数</translation>
    </message>
    <message>
        <source>the game</source>
        <translation>勝敗</translation>
    </message>
    <message>
        <source>{rule}: {choice}</source>
        <translation>{rule}：{choice}</translation>
    </message>
    <message>
        <source>Even game</source>
        <translation>平手</translation>
    </message>
    <message>
        <source>Without {pieces}</source>
        <translation>{pieces}落ち</translation>
    </message>
    <message>
        <source>{side}: {pieces}</source>
        <translation>{side}：{pieces}</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>時計なし</translation>
    </message>
</context>
<context>
    <name>WorkLine</name>
    <message>
        <source>Looking for changed files…</source>
        <translation>変更されたファイルを調べています…</translation>
    </message>
    <message>
        <source>Looking through the games…</source>
        <translation>棋譜を調べています…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Folders…</source>
        <translation>フォルダー…</translation>
    </message>
    <message>
        <source>Analyse…</source>
        <translation>解析…</translation>
    </message>
    <message>
        <source>Have games of the library analysed</source>
        <translation>ライブラリの棋譜をまとめて解析します</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Look for new, changed and removed files</source>
        <translation>追加・変更・削除されたファイルを調べます</translation>
    </message>
    <message>
        <source>{n} record|{n} records</source>
        <translation>{n} 件</translation>
    </message>
    <message>
        <source>{listed} of {all} record|{listed} of {all} records</source>
        <translation>{all} 件中 {listed} 件</translation>
    </message>
    <message>
        <source>{n} record read: {file}|{n} records read: {file}</source>
        <translation>{n} 件を読み取り：{file}</translation>
    </message>
</context>
<context>
    <name>WorkersChoice</name>
    <message>
        <source>This computer</source>
        <translation>このコンピュータ</translation>
    </message>
    <message>
        <source>Other machines</source>
        <translation>ネットワーク上のほかのコンピュータ</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>スケジューラ</translation>
    </message>
</context>
<context>
    <name>_BookTable</name>
    <message>
        <source>Moves of the opening book</source>
        <translation>定跡の手</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>評価値</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深さ</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>回数</translation>
    </message>
</context>
<context>
    <name>_Line</name>
    <message>
        <source>Start</source>
        <translation>開始局面</translation>
    </message>
</context>
<context>
    <name>_Rows</name>
    <message>
        <source>No.</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>題名</translation>
    </message>
    <message>
        <source>Mate in</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
</context>
<context>
    <name>_WritingDialog</name>
    <message>
        <source>The problem</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Throw away what you have written?</source>
        <translation>書いた内容を破棄しますか。</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Go on writing</source>
        <translation>書き続ける</translation>
    </message>
</context>
</TS>
