<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Shogi Desktop</source>
        <translation>À propos de Shogi Desktop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Shogi against a friend or the computer, without a network.</source>
        <translation>Le shogi contre un ami ou l’ordinateur, sans réseau.</translation>
    </message>
    <message>
        <source>Rules and computer player: {state}</source>
        <translation>Règles et ordinateur&#xa0;: {state}</translation>
    </message>
    <message>
        <source>Free software under the MIT License; Qt is used under the GNU LGPL version 3.</source>
        <translation>Logiciel libre sous licence MIT&#xa0;; Qt est utilisé sous la GNU LGPL version 3.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>compiled (full speed)</source>
        <translation>compilés (pleine vitesse)</translation>
    </message>
    <message>
        <source>interpreted (slow: no C compiler was there when the program was set up)</source>
        <translation>interprétés (lents&#xa0;: aucun compilateur C n’était présent à l’installation)</translation>
    </message>
    <message>
        <source>Lettering and artwork of the pieces</source>
        <translation>Inscriptions et dessins des pièces</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Polices</translation>
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
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>&amp;Notation</translation>
    </message>
    <message>
        <source>G&amp;o</source>
        <translation>Al&amp;ler</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Affic&amp;hage</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>App&amp;rendre</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>Ou&amp;tils</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>&amp;Pieces</source>
        <translation>P&amp;ièces</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordonnées</translation>
    </message>
    <message>
        <source>&amp;Move notation</source>
        <translation>&amp;Notation des coups</translation>
    </message>
    <message>
        <source>Speed of two comput&amp;ers</source>
        <translation>Vi&amp;tesse de deux ordinateurs</translation>
    </message>
    <message>
        <source>&amp;Speed of playing through</source>
        <translation>Vi&amp;tesse du défilement</translation>
    </message>
    <message>
        <source>&amp;Show on the board</source>
        <translation>&amp;Montrer sur le plateau</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Fichiers ré&amp;cents</translation>
    </message>
    <message>
        <source>Size of te&amp;xt</source>
        <translation>Taille &amp;du texte</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>Pa&amp;ge d’accueil</translation>
    </message>
    <message>
        <source>What you can go on with, and all there is to play, open and learn</source>
        <translation>Ce que vous pouvez continuer, et tout ce qu’il y a à jouer, ouvrir et apprendre</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>Choose opponent, side, level, handicap and clock</source>
        <translation>Choisir l’adversaire, le camp, le niveau, le handicap et la pendule</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <source>The same game once more, an even one with sides changed</source>
        <translation>Rejouer la même partie, en échangeant les camps si elle était égale</translation>
    </message>
    <message>
        <source>Cont&amp;inue game</source>
        <translation>&amp;Continuer la partie</translation>
    </message>
    <message>
        <source>Go on playing the unfinished game on the board</source>
        <translation>Reprendre la partie inachevée qui est sur le plateau</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Earlier games…</source>
        <translation>Parties pr&amp;écédentes…</translation>
    </message>
    <message>
        <source>The games that you played here, saved or not</source>
        <translation>Les parties jouées ici, enregistrées ou non</translation>
    </message>
    <message>
        <source>Li&amp;brary of records…</source>
        <translation>B&amp;ibliothèque de parties…</translation>
    </message>
    <message>
        <source>The records in your folders, to look for players, openings and positions</source>
        <translation>Les parties de vos dossiers : chercher des joueurs, des ouvertures et des positions</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>C&amp;lose record</source>
        <translation>Ferme&amp;r la partie</translation>
    </message>
    <message>
        <source>Close the record on the board and show its neighbour</source>
        <translation>Fermer la partie sur le plateau et montrer sa voisine</translation>
    </message>
    <message>
        <source>&amp;Next record</source>
        <translation>Partie sui&amp;vante</translation>
    </message>
    <message>
        <source>&amp;Previous record</source>
        <translation>Par&amp;tie précédente</translation>
    </message>
    <message>
        <source>Export pict&amp;ure…</source>
        <translation>Exporter &amp;une image…</translation>
    </message>
    <message>
        <source>The position as a picture, as on the screen or as printed in books</source>
        <translation>La position en image, comme à l’écran ou comme dans les livres</translation>
    </message>
    <message>
        <source>Export animation (&amp;GIF)…</source>
        <translation>Exporter une animation (&amp;GIF)…</translation>
    </message>
    <message>
        <source>The game, or a part of it, as a moving picture</source>
        <translation>La partie, ou un passage, en image animée</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>Impri&amp;mer…</translation>
    </message>
    <message>
        <source>The game or the position on paper or as a PDF file</source>
        <translation>La partie ou la position sur papier ou en PDF</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <translation>Changer de ca&amp;mp</translation>
    </message>
    <message>
        <source>Go on with the other side&apos;s pieces</source>
        <translation>Continuer avec les pièces de l’autre camp</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>Proposer la n&amp;ulle</translation>
    </message>
    <message>
        <source>De&amp;clare (entering king)</source>
        <translation>Déc&amp;larer (roi entrant)</translation>
    </message>
    <message>
        <source>End the game by the entering-king rule, where it is met</source>
        <translation>Terminer la partie par la règle du roi entrant, si ses conditions sont remplies</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>A&amp;bandonner…</translation>
    </message>
    <message>
        <source>Give up this game</source>
        <translation>Abandonner cette partie</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Two computers stop playing, or go on</source>
        <translation>Deux ordinateurs s’arrêtent ou reprennent</translation>
    </message>
    <message>
        <source>&amp;One move</source>
        <translation>&amp;Jouer un coup</translation>
    </message>
    <message>
        <source>The next move of two computers, then a pause again</source>
        <translation>Le prochain coup des deux ordinateurs, puis de nouveau une pause</translation>
    </message>
    <message>
        <source>Take over a &amp;side</source>
        <translation>Prendre la place de l’ordin&amp;ateur</translation>
    </message>
    <message>
        <source>Play on yourself for the computer whose turn it is</source>
        <translation>Jouer soi-même à la place de l’ordinateur qui a le trait</translation>
    </message>
    <message>
        <source>As fast as they &amp;play</source>
        <translation>Aussi &amp;vite que possible</translation>
    </message>
    <message>
        <source>&amp;One second a move</source>
        <translation>&amp;Une seconde par coup</translation>
    </message>
    <message>
        <source>&amp;Three seconds a move</source>
        <translation>&amp;Trois secondes par coup</translation>
    </message>
    <message>
        <source>T&amp;en seconds a move</source>
        <translation>&amp;Dix secondes par coup</translation>
    </message>
    <message>
        <source>Is this &amp;safe?</source>
        <translation>Est-ce &amp;sûr ?</translation>
    </message>
    <message>
        <source>&amp;Variants of your own…</source>
        <translation>&amp;Variantes personnelles…</translation>
    </message>
    <message>
        <source>Make a game of your own, play it, add or remove the file of one</source>
        <translation>Créer votre propre jeu, y jouer, en ajouter ou en retirer le fichier</translation>
    </message>
    <message>
        <source>En&amp;gines…</source>
        <translation>M&amp;oteurs…</translation>
    </message>
    <message>
        <source>Engines of other makers: add them, set them up</source>
        <translation>Moteurs d’autres auteurs : les ajouter, les régler</translation>
    </message>
    <message>
        <source>&amp;What engines say…</source>
        <translation>Ce que disent les mo&amp;teurs…</translation>
    </message>
    <message>
        <source>All that is said between the program and the engines of this game</source>
        <translation>Tout ce qui se dit entre le programme et les moteurs de cette partie</translation>
    </message>
    <message>
        <source>Engine matc&amp;hes…</source>
        <translation>Matc&amp;hs de moteurs…</translation>
    </message>
    <message>
        <source>Let engines play against each other, and see how they stand</source>
        <translation>Faire jouer des moteurs entre eux et voir où ils en sont</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Reprendre le coup</translation>
    </message>
    <message>
        <source>Take back your last move, or the last step of a move of several steps; a game that is over goes on</source>
        <translation>Reprendre votre dernier coup, ou le dernier pas d’un coup en plusieurs pas ; une partie finie reprend</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>C&amp;onseil</translation>
    </message>
    <message>
        <source>Show what the computer would play</source>
        <translation>Montrer ce que jouerait l’ordinateur</translation>
    </message>
    <message>
        <source>&amp;What is threatened?</source>
        <translation>&amp;Quelle est la menace ?</translation>
    </message>
    <message>
        <source>Show what the other side would play if you passed</source>
        <translation>Montrer ce que jouerait l’adversaire si vous passiez</translation>
    </message>
    <message>
        <source>Say what the move would cost that you are about to make, without playing it</source>
        <translation>Dit ce que coûterait le coup que vous allez jouer, sans le jouer</translation>
    </message>
    <message>
        <source>Why that mo&amp;ve?</source>
        <translation>&amp;Pourquoi ce coup ?</translation>
    </message>
    <message>
        <source>Say why the last move was made, and how good it was</source>
        <translation>Dit pourquoi le dernier coup a été joué et ce qu’il vaut</translation>
    </message>
    <message>
        <source>Te&amp;aching game</source>
        <translation>Part&amp;ie pédagogique</translation>
    </message>
    <message>
        <source>The coach offers to take your blunders back, and says why</source>
        <translation>L’entraîneur propose de reprendre vos gaffes et dit pourquoi</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>&amp;Jouer maintenant</translation>
    </message>
    <message>
        <source>Let the computer play at once the best move it has found</source>
        <translation>Faire jouer tout de suite à l’ordinateur le meilleur coup trouvé</translation>
    </message>
    <message>
        <source>E&amp;nter moves as text</source>
        <translation>Saisir les coups au cla&amp;vier</translation>
    </message>
    <message>
        <source>A line under the board for moves in any notation: P-7f, 76fu, 7g7f</source>
        <translation>Une ligne sous le plateau pour les coups en toute notation : P-7f, 76fu, 7g7f</translation>
    </message>
    <message>
        <source>Copy the position on the board as SFEN text</source>
        <translation>Copier la position du plateau en texte SFEN</translation>
    </message>
    <message>
        <source>Cop&amp;y picture</source>
        <translation>Cop&amp;ier l’image</translation>
    </message>
    <message>
        <source>Copy a picture of the position on the board</source>
        <translation>Copier une image de la position sur le plateau</translation>
    </message>
    <message>
        <source>&amp;Paste record or position</source>
        <translation>Coller &amp;une partie ou une position</translation>
    </message>
    <message>
        <source>Open the records, the position or the problems on the clipboard, in any format</source>
        <translation>Ouvrir les parties, la position ou les problèmes du presse-papiers, quel qu’en soit le format</translation>
    </message>
    <message>
        <source>&amp;Search the library for this position</source>
        <translation>Che&amp;rcher cette position dans la bibliothèque</translation>
    </message>
    <message>
        <source>Your records with the position on the board, and what was played in it</source>
        <translation>Vos parties où se trouve la position du plateau, et ce qui y a été joué</translation>
    </message>
    <message>
        <source>&amp;Edit position…</source>
        <translation>&amp;Modifier la position…</translation>
    </message>
    <message>
        <source>Set up any position, to play it, copy it or make a picture of it</source>
        <translation>Composer une position, pour la jouer, la copier ou en faire une image</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pré&amp;férences…</translation>
    </message>
    <message>
        <source>By itself in games with special powers; in any game while {key} or the right button is held</source>
        <translation>De soi-même dans les jeux à pouvoirs particuliers&#xa0;; dans tout jeu tant que {key} ou le bouton droit est enfoncé</translation>
    </message>
    <message>
        <source>&amp;Find a piece…</source>
        <translation>C&amp;hercher une pièce…</translation>
    </message>
    <message>
        <source>Find pieces on the board by their name</source>
        <translation>Trouver des pièces sur le plateau par leur nom</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Agrandir le texte</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Réduire le texte</translation>
    </message>
    <message>
        <source>&amp;Usual size of text</source>
        <translation>Taille &amp;usuelle</translation>
    </message>
    <message>
        <source>&amp;Record beside the board</source>
        <translation>Coup&amp;s à côté du plateau</translation>
    </message>
    <message>
        <source>Show the moves beside the board, or give the board their room</source>
        <translation>Montrer les coups à côté du plateau, ou donner leur place au plateau</translation>
    </message>
    <message>
        <source>&amp;Find anything…</source>
        <translation>&amp;Trouver…</translation>
    </message>
    <message>
        <source>Type what you look for: a command, a setting, a game, a piece or a page of help</source>
        <translation>Tapez ce que vous cherchez : une commande, un réglage, un jeu, une pièce ou une page d’aide</translation>
    </message>
    <message>
        <source>The game in words: for screen readers, and to play by typing</source>
        <translation>La partie en mots : pour les lecteurs d’écran, et pour jouer au clavier</translation>
    </message>
    <message>
        <source>Sou&amp;nd</source>
        <translation>Sons et &amp;voix</translation>
    </message>
    <message>
        <source>Let the pieces, the clock and the voice be heard</source>
        <translation>Faire entendre les pièces, la pendule et la voix</translation>
    </message>
    <message>
        <source>Own &amp;mistakes…</source>
        <translation>&amp;Mes erreurs…</translation>
    </message>
    <message>
        <source>Positions out of your games in which a better move is to be found</source>
        <translation>Des positions de vos parties où il faut trouver un meilleur coup</translation>
    </message>
    <message>
        <source>Look &amp;for a mate here…</source>
        <translation>&amp;Chercher un mat ici…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Undo the last change of the record; in a game, Take back has this key</source>
        <translation>Annuler la dernière modification de la notation ; pendant une partie, cette touche reprend le coup</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>Ré&amp;tablir</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>&amp;Première position</translation>
    </message>
    <message>
        <source>&amp;Back one move</source>
        <translation>Un c&amp;oup en arrière</translation>
    </message>
    <message>
        <source>Forwar&amp;d one move</source>
        <translation>Un coup en a&amp;vant</translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <translation>&amp;Dernière position</translation>
    </message>
    <message>
        <source>Ten moves bac&amp;k</source>
        <translation>Dix &amp;coups en arrière</translation>
    </message>
    <message>
        <source>&amp;Ten moves forward</source>
        <translation>Di&amp;x coups en avant</translation>
    </message>
    <message>
        <source>&amp;Go to move…</source>
        <translation>&amp;Aller au coup…</translation>
    </message>
    <message>
        <source>To the move of a number that you type</source>
        <translation>Au coup dont vous tapez le numéro</translation>
    </message>
    <message>
        <source>&amp;Previous branching</source>
        <translation>&amp;Bifurcation précédente</translation>
    </message>
    <message>
        <source>To the move before in whose place others were tried</source>
        <translation>Au coup précédent à la place duquel d’autres ont été essayés</translation>
    </message>
    <message>
        <source>&amp;Next branching</source>
        <translation>Bi&amp;furcation suivante</translation>
    </message>
    <message>
        <source>To the next move in whose place others were tried</source>
        <translation>Au coup suivant à la place duquel d’autres ont été essayés</translation>
    </message>
    <message>
        <source>Pre&amp;vious comment or bookmark</source>
        <translation>Commentaire ou signet précéde&amp;nt</translation>
    </message>
    <message>
        <source>Ne&amp;xt comment or bookmark</source>
        <translation>Commentaire ou &amp;signet suivant</translation>
    </message>
    <message>
        <source>Previous &amp;mistake</source>
        <translation>&amp;Erreur précédente</translation>
    </message>
    <message>
        <source>To the move before that an analysis has marked</source>
        <translation>Au coup précédent marqué par une analyse</translation>
    </message>
    <message>
        <source>N&amp;ext mistake</source>
        <translation>E&amp;rreur suivante</translation>
    </message>
    <message>
        <source>To the next move that an analysis has marked</source>
        <translation>Au coup suivant marqué par une analyse</translation>
    </message>
    <message>
        <source>Pl&amp;ay through</source>
        <translation>Défilement &amp;automatique</translation>
    </message>
    <message>
        <source>Show move after move by itself, until you do something</source>
        <translation>Montrer les coups l’un après l’autre, jusqu’à ce que vous fassiez quelque chose</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lente</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rapide</translation>
    </message>
    <message>
        <source>Play from &amp;here…</source>
        <translation>&amp;Jouer d’ici…</translation>
    </message>
    <message>
        <source>Begin a game against the computer or a friend from the position on the board</source>
        <translation>Commencer une partie contre l’ordinateur ou un ami à partir de la position sur le plateau</translation>
    </message>
    <message>
        <source>Analyse the &amp;position</source>
        <translation>A&amp;nalyser la position</translation>
    </message>
    <message>
        <source>What the computer thinks of the position; not while a game goes on</source>
        <translation>Ce que l’ordinateur pense de la position ; pas pendant une partie</translation>
    </message>
    <message>
        <source>&amp;Analyse the game</source>
        <translation>Analyser la part&amp;ie</translation>
    </message>
    <message>
        <source>The computer looks at every move, marks mistakes, draws the course of the game</source>
        <translation>L’ordinateur examine chaque coup, marque les erreurs et trace le cours de la partie</translation>
    </message>
    <message>
        <source>Why did I &amp;lose?</source>
        <translation>Pourquoi ai-je &amp;perdu ?</translation>
    </message>
    <message>
        <source>The moves that cost you most, and what was better</source>
        <translation>Les coups qui vous ont coûté le plus, et le meilleur choix</translation>
    </message>
    <message>
        <source>Summar&amp;y of the analysis…</source>
        <translation>Bilan de l’anal&amp;yse…</translation>
    </message>
    <message>
        <source>How well each side played, and the moves that lost most</source>
        <translation>La précision de chaque camp et les coups qui ont le plus coûté</translation>
    </message>
    <message>
        <source>Practise the mista&amp;kes…</source>
        <translation>Travailler les &amp;erreurs…</translation>
    </message>
    <message>
        <source>The positions in which you went wrong come up again until you know better moves</source>
        <translation>Les positions où vous vous êtes trompé reviennent jusqu’à ce que vous connaissiez de meilleurs coups</translation>
    </message>
    <message>
        <source>Do again what was undone or taken back</source>
        <translation>Refaire ce qui a été annulé ou repris</translation>
    </message>
    <message>
        <source>Write a &amp;comment</source>
        <translation>Écrire un co&amp;mmentaire</translation>
    </message>
    <message>
        <source>About the move on the board</source>
        <translation>À propos du coup sur le plateau</translation>
    </message>
    <message>
        <source>B&amp;ookmark…</source>
        <translation>Si&amp;gnet…</translation>
    </message>
    <message>
        <source>Name this place, to come back to it</source>
        <translation>Nommer cet endroit pour y revenir</translation>
    </message>
    <message>
        <source>About this &amp;game…</source>
        <translation>À propos de cette p&amp;artie…</translation>
    </message>
    <message>
        <source>Players, event, date, place, opening and whatever else the record says</source>
        <translation>Joueurs, tournoi, date, lieu, ouverture et tout ce que dit la notation</translation>
    </message>
    <message>
        <source>R&amp;esult…</source>
        <translation>&amp;Résultat…</translation>
    </message>
    <message>
        <source>Who won here, and how</source>
        <translation>Qui a gagné ici, et comment</translation>
    </message>
    <message>
        <source>Make this the &amp;main line</source>
        <translation>En faire la &amp;ligne principale</translation>
    </message>
    <message>
        <source>The line on the board becomes the one the game is known by</source>
        <translation>La ligne sur le plateau devient celle de la partie</translation>
    </message>
    <message>
        <source>Move the branch &amp;up</source>
        <translation>Monter la &amp;variante</translation>
    </message>
    <message>
        <source>Before the other moves tried in this place</source>
        <translation>Avant les autres coups essayés à cet endroit</translation>
    </message>
    <message>
        <source>Move the branch do&amp;wn</source>
        <translation>&amp;Descendre la variante</translation>
    </message>
    <message>
        <source>Behind the other moves tried in this place</source>
        <translation>Après les autres coups essayés à cet endroit</translation>
    </message>
    <message>
        <source>Cut off f&amp;rom here</source>
        <translation>&amp;Couper à partir d’ici</translation>
    </message>
    <message>
        <source>All moves after the one on the board; this can be undone</source>
        <translation>Tous les coups après celui qui est sur le plateau ; cela peut être annulé</translation>
    </message>
    <message>
        <source>Delete th&amp;is move</source>
        <translation>&amp;Supprimer ce coup</translation>
    </message>
    <message>
        <source>The move on the board and all that follow it; this can be undone</source>
        <translation>Le coup sur le plateau et tous ceux qui le suivent ; cela peut être annulé</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>&amp;Zoom</translation>
    </message>
    <message>
        <source>Fl&amp;ip board</source>
        <translation>&amp;Retourner le plateau</translation>
    </message>
    <message>
        <source>Turn the board, hands and clocks around</source>
        <translation>Retourner le plateau, les mains et les pendules</translation>
    </message>
    <message>
        <source>&amp;Turn the board to the player to move</source>
        <translation>&amp;Tourner le plateau vers le joueur au trait</translation>
    </message>
    <message>
        <source>Between two people at one screen</source>
        <translation>Pour deux personnes devant un écran</translation>
    </message>
    <message>
        <source>&amp;Two kanji</source>
        <translation>&amp;Deux kanji</translation>
    </message>
    <message>
        <source>&amp;One kanji</source>
        <translation>&amp;Un kanji</translation>
    </message>
    <message>
        <source>&amp;Western</source>
        <translation>&amp;Occidentales</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>&amp;Lettres</translation>
    </message>
    <message>
        <source>&amp;Colour by how they move</source>
        <translation>&amp;Colorer selon leur marche</translation>
    </message>
    <message>
        <source>The wood tells steps, lines, jumps and special powers apart</source>
        <translation>Le bois distingue pas, lignes, sauts et pouvoirs particuliers</translation>
    </message>
    <message>
        <source>&amp;Kanji (9 8 7, 一 二 三)</source>
        <translation>&amp;Kanji (9 8 7, 一 二 三)</translation>
    </message>
    <message>
        <source>&amp;Letters (9 8 7, a b c)</source>
        <translation>&amp;Lettres (9 8 7, a b c)</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Aucune</translation>
    </message>
    <message>
        <source>&amp;Japanese (７六歩)</source>
        <translation>&amp;Japonaise (７六歩)</translation>
    </message>
    <message>
        <source>&amp;Western (P-7f)</source>
        <translation>&amp;Occidentale (P-7f)</translation>
    </message>
    <message>
        <source>Usual &amp;view</source>
        <translation>&amp;Vue habituelle</translation>
    </message>
    <message>
        <source>Takes off the board all that is shown besides; so does Esc</source>
        <translation>Enlève du plateau tout ce qui y est montré en plus ; Échap aussi</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>&amp;Agrandir</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Réd&amp;uire</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>Plateau &amp;entier</translation>
    </message>
    <message>
        <source>&amp;Graph of the game</source>
        <translation>&amp;Graphique de la partie</translation>
    </message>
    <message>
        <source>The course of an analysed game, under the board</source>
        <translation>Le cours d’une partie analysée, sous le plateau</translation>
    </message>
    <message>
        <source>Coac&amp;h</source>
        <translation>M&amp;ontrer l’entraîneur</translation>
    </message>
    <message>
        <source>Say at marked moves why they were bad</source>
        <translation>Dire aux coups marqués pourquoi ils étaient mauvais</translation>
    </message>
    <message>
        <source>&amp;Explain the piece under the pointer</source>
        <translation>E&amp;xpliquer la pièce sous le pointeur</translation>
    </message>
    <message>
        <source>Text &amp;board…</source>
        <translation>&amp;Plateau textuel…</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>P&amp;lein écran</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Leçons…</translation>
    </message>
    <message>
        <source>Learn the game by short tasks on the board</source>
        <translation>Apprendre le jeu par de courts exercices sur le plateau</translation>
    </message>
    <message>
        <source>Mate pr&amp;oblems…</source>
        <translation>&amp;Problèmes de mat…</translation>
    </message>
    <message>
        <source>Find the mate: problems to solve, to check and to make</source>
        <translation>Trouver le mat&#xa0;: des problèmes à résoudre, à vérifier et à créer</translation>
    </message>
    <message>
        <source>Whether the side to move mates from the position on the board, and how</source>
        <translation>Voir si le camp au trait mate depuis la position du plateau, et comment</translation>
    </message>
    <message>
        <source>Add to my pro&amp;blems…</source>
        <translation>A&amp;jouter à mes problèmes…</translation>
    </message>
    <message>
        <source>Keep the position that is shown in a set of mate problems of your own</source>
        <translation>Garder la position affichée dans un de vos recueils de problèmes de mat</translation>
    </message>
    <message>
        <source>Your pro&amp;gress…</source>
        <translation>&amp;Vos progrès…</translation>
    </message>
    <message>
        <source>Your rating and the results of your games, what you have solved and learnt</source>
        <translation>Votre classement, les résultats de vos parties, ce que vous avez résolu et appris</translation>
    </message>
    <message>
        <source>&amp;Piece guide</source>
        <translation>&amp;Guide des pièces</translation>
    </message>
    <message>
        <source>Explains the piece clicked on the board, beside it</source>
        <translation>Explique, à côté du plateau, la pièce cliquée</translation>
    </message>
    <message>
        <source>&amp;All pieces…</source>
        <translation>&amp;Toutes les pièces…</translation>
    </message>
    <message>
        <source>Every piece with its moves, its worth and what to watch</source>
        <translation>Chaque pièce avec sa marche, sa valeur et ses dangers</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Règles…</translation>
    </message>
    <message>
        <source>The rules of the game, with pictures</source>
        <translation>Les règles du jeu, illustrées</translation>
    </message>
    <message>
        <source>Openings and &amp;castles…</source>
        <translation>&amp;Ouvertures et châteaux…</translation>
    </message>
    <message>
        <source>What openings and castles are called, what they look like and what they are for</source>
        <translation>Comment s’appellent ouvertures et châteaux, à quoi ils ressemblent et à quoi ils servent</translation>
    </message>
    <message>
        <source>&amp;Keyboard and mouse</source>
        <translation>&amp;Clavier et souris</translation>
    </message>
    <message>
        <source>&amp;Record formats…</source>
        <translation>&amp;Formats de parties…</translation>
    </message>
    <message>
        <source>How the program writes games as text, for those who write readers</source>
        <translation>Comment le programme écrit les parties en texte, pour qui écrit un lecteur</translation>
    </message>
    <message>
        <source>&amp;About Shogi Desktop</source>
        <translation>&amp;À propos de Shogi Desktop</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>Copi&amp;er en</translation>
    </message>
    <message>
        <source>&amp;Copy record (KIF)</source>
        <translation>Copier &amp;la partie (KIF)</translation>
    </message>
    <message>
        <source>Copy the whole record as KIF text, which most programs read, where it can be written so</source>
        <translation>Copie toute la partie en texte KIF, que lisent la plupart des programmes, si elle peut s’y écrire</translation>
    </message>
    <message>
        <source>From &amp;here on (KIF)</source>
        <translation>À &amp;partir d’ici (KIF)</translation>
    </message>
    <message>
        <source>Copy the position on the board with what follows it, as KIF text</source>
        <translation>Copier la position sur le plateau et la suite, en texte KIF</translation>
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
        <translation>Notation de H&amp;odges</translation>
    </message>
    <message>
        <source>&amp;Shogi Desktop</source>
        <translation>&amp;Shogi Desktop</translation>
    </message>
    <message>
        <source>&amp;Diagram of the position (BOD)</source>
        <translation>&amp;Diagramme de la position (BOD)</translation>
    </message>
    <message>
        <source>Copy the position on the board as a diagram of letters</source>
        <translation>Copier la position sur le plateau en diagramme de caractères</translation>
    </message>
    <message>
        <source>&amp;Position (SFEN)</source>
        <translation>Pos&amp;ition (SFEN)</translation>
    </message>
    <message>
        <source>&amp;Signs that show the moves</source>
        <translation>&amp;Signes qui montrent les coups</translation>
    </message>
    <message>
        <source>Who &amp;controls the squares</source>
        <translation>Qui &amp;contrôle les cases</translation>
    </message>
    <message>
        <source>How many pieces of each side could take on each square</source>
        <translation>Combien de pièces de chaque camp pourraient prendre sur chaque case</translation>
    </message>
    <message>
        <source>&amp;Attacked and unguarded pieces</source>
        <translation>Pièces &amp;attaquées et sans défense</translation>
    </message>
    <message>
        <source>Which of your pieces could be taken, and which have no guard</source>
        <translation>Lesquelles de vos pièces pourraient être prises, et lesquelles ne sont pas défendues</translation>
    </message>
    <message>
        <source>&amp;Fires, jumps and area moves</source>
        <translation>&amp;Feux, sauts et coups de zone</translation>
    </message>
    <message>
        <source>Where the enemy burns, jumps and turns; at one piece, what it does itself</source>
        <translation>Où l’adversaire brûle, saute et tourne ; sur une pièce, ce qu’elle fait elle-même</translation>
    </message>
    <message>
        <source>&amp;Reach of the piece under the pointer</source>
        <translation>&amp;Rayon de la pièce sous le pointeur</translation>
    </message>
    <message>
        <source>Where any piece goes, whoever&apos;s turn it is</source>
        <translation>Où va n’importe quelle pièce, quel que soit le trait</translation>
    </message>
    <message>
        <source>Last moves of &amp;both sides</source>
        <translation>Derniers coups des &amp;deux camps</translation>
    </message>
    <message>
        <source>The move before the last one is marked, too</source>
        <translation>L’avant-dernier coup est marqué aussi</translation>
    </message>
    <message>
        <source>&amp;Draw circles and arrows</source>
        <translation>Dess&amp;iner des cercles et des flèches</translation>
    </message>
    <message>
        <source>By clicks, drags and the keyboard; the right button draws at any time</source>
        <translation>Par clics, glissements et au clavier ; le bouton droit dessine à tout moment</translation>
    </message>
    <message>
        <source>R&amp;ub out what is drawn</source>
        <translation>&amp;Effacer les dessins</translation>
    </message>
    <message>
        <source>A click on an empty square does it, too</source>
        <translation>Un clic sur une case vide le fait aussi</translation>
    </message>
    <message>
        <source>{action}: on</source>
        <translation>{action} : activé</translation>
    </message>
    <message>
        <source>{action}: on (Esc: usual view)</source>
        <translation>{action} : activé (Échap : vue habituelle)</translation>
    </message>
    <message>
        <source>{action}: off</source>
        <translation>{action} : désactivé</translation>
    </message>
</context>
<context>
    <name>AddDialog</name>
    <message>
        <source>Add to my problems</source>
        <translation>Ajouter à mes problèmes</translation>
    </message>
    <message>
        <source>My problems</source>
        <translation>Mes problèmes</translation>
    </message>
    <message>
        <source>A new set</source>
        <translation>Un nouveau recueil</translation>
    </message>
    <message>
        <source>Its name</source>
        <translation>Son nom</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Recueil</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>The problem could not be kept.</source>
        <translation>Le problème n’a pas pu être gardé.</translation>
    </message>
</context>
<context>
    <name>AddVariantDialog</name>
    <message>
        <source>Add this variant?</source>
        <translation>Ajouter cette variante ?</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Wins the game.</source>
        <translation>Gagne la partie.</translation>
    </message>
    <message>
        <source>Gives check.</source>
        <translation>Donne échec.</translation>
    </message>
    <message>
        <source>Threatens mate in {n}, beginning with {move}.</source>
        <translation>Menace mat en {n}, à commencer par {move}.</translation>
    </message>
    <message>
        <source>Takes {pieces} in return.</source>
        <translation>Reprend : {pieces}.</translation>
    </message>
    <message>
        <source>Takes {pieces}.</source>
        <translation>Prend {pieces}.</translation>
    </message>
    <message>
        <source>Burns {pieces}.</source>
        <translation>Brûle {pieces}.</translation>
    </message>
    <message>
        <source>Threatens to take {pieces}.</source>
        <translation>Menace de prendre {pieces}.</translation>
    </message>
    <message>
        <source>Answers the check.</source>
        <translation>Pare l’échec.</translation>
    </message>
    <message>
        <source>Saves {pieces}, which could have been taken.</source>
        <translation>Sauve {pieces}, qui pouvait être prise.</translation>
    </message>
    <message>
        <source>Opens the way of {pieces}.</source>
        <translation>Ouvre le chemin : {pieces}.</translation>
    </message>
    <message>
        <source>The computer at its strongest would play it too.</source>
        <translation>L’ordinateur à son plus haut niveau le jouerait aussi.</translation>
    </message>
    <message>
        <source>A quiet move.</source>
        <translation>Un coup tranquille.</translation>
    </message>
    <message>
        <source>Well seen.</source>
        <translation>Bien vu.</translation>
    </message>
    <message>
        <source>Good move.</source>
        <translation>Bon coup.</translation>
    </message>
    <message>
        <source>Your king is in check.</source>
        <translation>Votre roi est en échec.</translation>
    </message>
    <message>
        <source>{by} still attacks your {piece}.</source>
        <translation>{by} attaque toujours votre {piece}.</translation>
    </message>
    <message>
        <source>{by} attacks your {piece}.</source>
        <translation>{by} attaque votre {piece}.</translation>
    </message>
    <message>
        <source>the {piece}</source>
        <translation>{piece}</translation>
    </message>
    <message>
        <source>{piece} on {square}</source>
        <translation>{piece} en {square}</translation>
    </message>
    <message>
        <source>None of your pieces is in danger.</source>
        <translation>Aucune de vos pièces n’est en danger.</translation>
    </message>
    <message>
        <source>Threatens mate, beginning with {move}.</source>
        <translation>Menace mat, à commencer par {move}.</translation>
    </message>
    <message>
        <source>Playable, but not the best. {reasons}</source>
        <translation>Jouable, mais pas le meilleur. {reasons}</translation>
    </message>
    <message>
        <source>Not a good move. {reasons}</source>
        <translation>Ce n’est pas un bon coup. {reasons}</translation>
    </message>
    <message>
        <source>Not safe! {reasons}</source>
        <translation>Pas sûr ! {reasons}</translation>
    </message>
    <message>
        <source>There is something much better here.</source>
        <translation>Il y a bien mieux ici.</translation>
    </message>
    <message>
        <source>This looks safe: nothing speaks against it.</source>
        <translation>Ce coup semble sûr : rien ne s’y oppose.</translation>
    </message>
    <message>
        <source>A good move: the computer would play it too.</source>
        <translation>Bon coup : l’ordinateur le jouerait aussi.</translation>
    </message>
    <message>
        <source>The coach cannot tell.</source>
        <translation>L’entraîneur ne peut pas le dire.</translation>
    </message>
    <message>
        <source>But it was not the best move. {reasons}</source>
        <translation>Mais ce n’était pas le meilleur coup. {reasons}</translation>
    </message>
    <message>
        <source>But it was a mistake. {reasons}</source>
        <translation>Mais c’était une erreur. {reasons}</translation>
    </message>
    <message>
        <source>But it was a blunder. {reasons}</source>
        <translation>Mais c’était une gaffe. {reasons}</translation>
    </message>
    <message>
        <source>The move before it, {move}, was a mistake. {reasons}</source>
        <translation>Le coup précédent, {move}, était une erreur. {reasons}</translation>
    </message>
    <message>
        <source>The move before it, {move}, was a blunder. {reasons}</source>
        <translation>Le coup précédent, {move}, était une gaffe. {reasons}</translation>
    </message>
    <message>
        <source>Your move {move} was a mistake. {reasons}</source>
        <translation>Votre coup {move} était une erreur. {reasons}</translation>
    </message>
    <message>
        <source>Your move {move} was a blunder. {reasons}</source>
        <translation>Votre coup {move} était une gaffe. {reasons}</translation>
    </message>
    <message>
        <source>A chance: you can take its {piece}.</source>
        <translation>Une occasion : vous pouvez prendre ceci : {piece}.</translation>
    </message>
    <message>
        <source>The computer made a mistake: you can mate, beginning with {move}.</source>
        <translation>L’ordinateur s’est trompé : vous pouvez mater, à commencer par {move}.</translation>
    </message>
    <message>
        <source>The computer made a mistake: you can take its {piece}.</source>
        <translation>L’ordinateur s’est trompé : vous pouvez prendre ceci : {piece}.</translation>
    </message>
    <message>
        <source>The computer made a mistake: after {move} its {piece} is lost.</source>
        <translation>L’ordinateur s’est trompé&#xa0;: après {move}, ceci est perdu&#xa0;: {piece}.</translation>
    </message>
    <message>
        <source>The computer made a mistake: {move} is a strong answer.</source>
        <translation>L’ordinateur s’est trompé : {move} est une forte réponse.</translation>
    </message>
    <message>
        <source>It brings this piece to a better place.</source>
        <translation>Cette pièce est mieux placée ainsi.</translation>
    </message>
    <message>
        <source>It begins a mate.</source>
        <translation>C’est le début d’un mat.</translation>
    </message>
    <message>
        <source>Nothing holds out longer.</source>
        <translation>Rien ne tient plus longtemps.</translation>
    </message>
    <message>
        <source>Better was {move}.</source>
        <translation>Meilleur était {move}.</translation>
    </message>
    <message>
        <source>{move}: {reasons}</source>
        <translation>{move} : {reasons}</translation>
    </message>
    <message>
        <source>Hint: {deed}.</source>
        <translation>Indice : {deed}.</translation>
    </message>
    <message>
        <source>The game ends here: there is no move to recommend.</source>
        <translation>La partie se termine ici : il n’y a pas de coup à conseiller.</translation>
    </message>
    <message>
        <source>Attacks {pieces} at once.</source>
        <translation>Attaque à la fois&#xa0;: {pieces}.</translation>
    </message>
    <message>
        <source>Brings {pieces} to safety.</source>
        <translation>Met cette pièce à l’abri&#xa0;: {pieces}.</translation>
    </message>
    <message>
        <source>Promotes {pieces}.</source>
        <translation>Promotion&#xa0;: {pieces}.</translation>
    </message>
    <message>
        <source>The {pieces} is attacked, and guarded.|Attacked, and guarded: {pieces}.</source>
        <translation>Pièce attaquée, mais protégée&#xa0;: {pieces}.|Pièces attaquées, mais protégées&#xa0;: {pieces}.</translation>
    </message>
</context>
<context>
    <name>AdviceAnnouncer</name>
    <message>
        <source>The draw is declined.</source>
        <translation>La nulle est refusée.</translation>
    </message>
</context>
<context>
    <name>AdviceCommands</name>
    <message>
        <source>Looking whether this is safe…</source>
        <translation>Recherche si ce coup est sûr…</translation>
    </message>
    <message>
        <source>Looking why this was played…</source>
        <translation>Recherche pourquoi ce coup a été joué…</translation>
    </message>
    <message>
        <source>Your first game of {game}</source>
        <translation>Votre première partie : {game}</translation>
    </message>
    <message>
        <source>A guide can explain what the computer plays and threatens, and let you take blunders back.</source>
        <translation>Un guide peut expliquer ce que l’ordinateur joue et menace, et vous laisser reprendre vos gaffes.</translation>
    </message>
    <message>
        <source>With a guide</source>
        <translation>Avec un guide</translation>
    </message>
    <message>
        <source>From now on the coach offers to take blunders back.</source>
        <translation>Désormais, l’entraîneur propose de reprendre les gaffes.</translation>
    </message>
    <message>
        <source>From now on blunders are not taken back.</source>
        <translation>Désormais, les gaffes ne sont plus reprises.</translation>
    </message>
</context>
<context>
    <name>Alerts</name>
    <message>
        <source>Check!</source>
        <translation>Échec&#xa0;!</translation>
    </message>
    <message>
        <source>Both royal pieces are attacked!</source>
        <translation>Les deux pièces royales sont attaquées&#xa0;!</translation>
    </message>
    <message>
        <source>All royal pieces are attacked!</source>
        <translation>Toutes les pièces royales sont attaquées&#xa0;!</translation>
    </message>
    <message>
        <source>A royal piece is attacked</source>
        <translation>Une pièce royale est attaquée</translation>
    </message>
    <message>
        <source>Mate: no move saves the last royal piece</source>
        <translation>Mat&#xa0;: aucun coup ne sauve la dernière pièce royale</translation>
    </message>
    <message>
        <source>{side}: the last royal piece can be taken!</source>
        <translation>{side}&#xa0;: la dernière pièce royale peut être prise&#xa0;!</translation>
    </message>
    <message>
        <source>burnt: {pieces}</source>
        <translation>pièces brûlées&#xa0;: {pieces}</translation>
    </message>
    <message>
        <source>the {piece} stopped beside an enemy {burner} and burnt</source>
        <translation>pièce brûlée ({piece})&#xa0;: arrêtée à côté d’un ennemi ({burner})</translation>
    </message>
    <message>
        <source>the {piece} took the {taken} and became the {face}</source>
        <translation>{piece} a pris {taken} et devient {face}</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>It cannot look for mates.</source>
        <translation>Il ne sait pas chercher de mat.</translation>
    </message>
    <message>
        <source>It knows games from the usual start alone.</source>
        <translation>Il ne connaît que les parties depuis la position de départ habituelle.</translation>
    </message>
    <message>
        <source>It does not analyse this game.</source>
        <translation>Il n’analyse pas ce jeu.</translation>
    </message>
    <message>
        <source>No analysis: {why}</source>
        <translation>Pas d’analyse : {why}</translation>
    </message>
</context>
<context>
    <name>AnalysisDialog</name>
    <message>
        <source>Analyse games</source>
        <translation>Analyser des parties</translation>
    </message>
    <message>
        <source>Selected ({n})</source>
        <translation>Sélection ({n})</translation>
    </message>
    <message>
        <source>Listed ({n})</source>
        <translation>Liste ({n})</translation>
    </message>
    <message>
        <source>All ({n})</source>
        <translation>Toutes ({n})</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positions</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>For each position</source>
        <translation>Par position</translation>
    </message>
    <message>
        <source>Done by</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>Processus</translation>
    </message>
    <message>
        <source>The records stay as they are: the results are copies. They are kept as they come.</source>
        <translation>Les parties restent telles quelles : les résultats sont des copies, conservées au fur et à mesure.</translation>
    </message>
    <message>
        <source>A scheduler of dask is reached on this computer, or by tls:// elsewhere.</source>
        <translation>Un ordonnanceur dask est joint sur cet ordinateur, ou ailleurs par tls://.</translation>
    </message>
    <message>
        <source>Other machines have the program&apos;s own engine alone.</source>
        <translation>Les autres machines n’ont que le moteur du programme.</translation>
    </message>
    <message>
        <source>Games that it does not play are analysed by the program&apos;s own engine.</source>
        <translation>Les parties qu’il ne joue pas sont analysées par le moteur du programme.</translation>
    </message>
    <message>
        <source>Where the results go</source>
        <translation>Où vont les résultats</translation>
    </message>
</context>
<context>
    <name>AnalysisEngine</name>
    <message>
        <source>Looking for a mate …</source>
        <translation>Recherche d’un mat…</translation>
    </message>
    <message>
        <source>Its lines cannot be read.</source>
        <translation>Ses variantes sont illisibles.</translation>
    </message>
    <message>
        <source>It has ended without a score.</source>
        <translation>Il s’est arrêté sans donner d’évaluation.</translation>
    </message>
    <message>
        <source>It says that there is no mate.</source>
        <translation>Il dit qu’il n’y a pas de mat.</translation>
    </message>
    <message>
        <source>It has found no mate in this time; that proves nothing.</source>
        <translation>Il n’a pas trouvé de mat dans ce temps ; cela ne prouve rien.</translation>
    </message>
    <message>
        <source>It cannot look for mates.</source>
        <translation>Il ne sait pas chercher de mat.</translation>
    </message>
    <message>
        <source>It says that there is a mate, but shows no move of it.</source>
        <translation>Il dit qu’il y a mat, mais n’en montre aucun coup.</translation>
    </message>
    <message>
        <source>It has found a mate.</source>
        <translation>Il a trouvé un mat.</translation>
    </message>
    <message>
        <source>It says that there is a mate; its line does not end in one.</source>
        <translation>Il dit qu’il y a mat ; sa variante n’y aboutit pas.</translation>
    </message>
</context>
<context>
    <name>AnalysisLine</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>How many lines, for whom the scores count, and which engine is asked</source>
        <translation>Nombre de lignes, pour qui comptent les scores, et quel moteur réfléchit</translation>
    </message>
</context>
<context>
    <name>AnalysisRoom</name>
    <message>
        <source>Analysis of the game</source>
        <translation>Analyse de la partie</translation>
    </message>
    <message>
        <source>No analysis while a game goes on: it would help one side. Finish the game first.</source>
        <translation>Pas d’analyse pendant une partie : elle aiderait un camp. Terminez d’abord la partie.</translation>
    </message>
</context>
<context>
    <name>AnimationDialog</name>
    <message>
        <source>Export animation</source>
        <translation>Exporter une animation</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> pixels</translation>
    </message>
    <message>
        <source>Seen from White&apos;s side</source>
        <translation>Vu du côté des Blancs</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>From move</source>
        <translation>Du coup</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Au coup</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Temps par coup</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Animated GIF (*.gif)</source>
        <translation>GIF animé (*.gif)</translation>
    </message>
    <message>
        <source>Animated WebP (*.webp)</source>
        <translation>WebP animé (*.webp)</translation>
    </message>
    <message>
        <source>Save animation</source>
        <translation>Enregistrer l’animation</translation>
    </message>
    <message>
        <source>The animation could not be saved.</source>
        <translation>L’animation n’a pas pu être enregistrée.</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Enregistré sous {name}.</translation>
    </message>
</context>
<context>
    <name>Announcements</name>
    <message>
        <source>Go on with your last game?</source>
        <translation>Reprendre votre dernière partie&#xa0;?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Against {name}</source>
        <translation>Contre {name}</translation>
    </message>
    <message>
        <source>Against a friend</source>
        <translation>Contre un ami</translation>
    </message>
    <message>
        <source>Two computers play each other</source>
        <translation>Deux ordinateurs jouent l’un contre l’autre</translation>
    </message>
    <message>
        <source>Ready for a game?</source>
        <translation>Envie d’une partie&#xa0;?</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>A position for review</source>
        <translation>Une position à étudier</translation>
    </message>
    <message>
        <source>{game}, {side} to move</source>
        <translation>{game}, trait aux {side}</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>Jouer d’ici…</translation>
    </message>
    <message>
        <source>Why did I lose?</source>
        <translation>Pourquoi ai-je perdu ?</translation>
    </message>
    <message>
        <source>Worst moments</source>
        <translation>Les pires moments</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Vous avez gagné&#xa0;!</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>Un coup</translation>
    </message>
    <message>
        <source>Two computers are playing</source>
        <translation>Deux ordinateurs jouent</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>La partie est en pause</translation>
    </message>
    <message>
        <source>Stop the game</source>
        <translation>Arrêter la partie</translation>
    </message>
    <message>
        <source>Against the computer, {rank}</source>
        <translation>Contre l’ordinateur, {rank}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>{side} offers a draw</source>
        <translation>{side} : nulle proposée</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>The computer player has stopped</source>
        <translation>L’ordinateur s’est arrêté</translation>
    </message>
    <message>
        <source>It failed twice. The game is safe.</source>
        <translation>Il a échoué deux fois. La partie est conservée.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Play both sides</source>
        <translation>Jouer les deux camps</translation>
    </message>
    <message>
        <source>{n} move|{n} moves</source>
        <translation>{n} coup|{n} coups</translation>
    </message>
    <message>
        <source>It was left after {n} move.|It was left after {n} moves.</source>
        <translation>Elle s’est arrêtée après {n} coup.|Elle s’est arrêtée après {n} coups.</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>No piece of this game is called “{name}”.</source>
        <translation>Aucune pièce de ce jeu ne s’appelle « {name} ».</translation>
    </message>
    <message>
        <source>{side}: {pieces}.</source>
        <translation>{side} : {pieces}.</translation>
    </message>
    <message>
        <source>{piece} in hand ×{n}</source>
        <translation>{piece} en main ×{n}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Name a square, such as {square}.</source>
        <translation>Nommez une case, par exemple {square}.</translation>
    </message>
    <message>
        <source>Rank {name}: {pieces}.</source>
        <translation>Rangée {name} : {pieces}.</translation>
    </message>
    <message>
        <source>File {name}: {pieces}.</source>
        <translation>Colonne {name} : {pieces}.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>{side}: {pieces}</source>
        <translation>{side} : {pieces}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>No such piece can move.</source>
        <translation>Aucune pièce de ce genre ne peut bouger.</translation>
    </message>
    <message>
        <source>{piece} in hand</source>
        <translation>{piece} en main</translation>
    </message>
    <message>
        <source>Moves: {n}. Can move: {pieces}.</source>
        <translation>Coups : {n}. Peuvent bouger : {pieces}.</translation>
    </message>
    <message>
        <source>{piece}, moves: {squares}.</source>
        <translation>{piece}, coups : {squares}.</translation>
    </message>
    <message>
        <source>{piece}, could go to: {squares}.</source>
        <translation>{piece}, pourrait aller en : {squares}.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passer</translation>
    </message>
    <message>
        <source>promotes</source>
        <translation>promotion</translation>
    </message>
    <message>
        <source>may promote</source>
        <translation>peut être promu</translation>
    </message>
    <message>
        <source>{square} takes {piece}</source>
        <translation>{square} prend {piece}</translation>
    </message>
    <message>
        <source>{side}: {points}</source>
        <translation>{side} : {points}</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>{side} is not in check.</source>
        <translation>{side} : pas d’échec.</translation>
    </message>
    <message>
        <source>{piece} is attacked: {pieces}</source>
        <translation>{piece} est attaqué : {pieces}</translation>
    </message>
    <message>
        <source>Type a move in any notation, a square, or one of: {examples}. On the board the arrow keys go from square to square, Enter picks up and sets down, Esc lets go; whatever you type goes to this line.</source>
        <translation>Tapez un coup dans n’importe quelle notation, une case, ou par exemple : {examples}. Sur le plateau, les flèches vont de case en case, Entrée prend et pose, Échap lâche ; tout ce que vous tapez va dans cette ligne.</translation>
    </message>
    <message>
        <source>{side} is ahead by {points}, counted in pawns</source>
        <translation>{side}&#xa0;: avance de {points}, comptée en pions</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>Another window of the program does not answer.</source>
        <translation>Une autre fenêtre du programme ne répond pas.</translation>
    </message>
</context>
<context>
    <name>AskingRow</name>
    <message>
        <source>Waiting for the engine</source>
        <translation>Attente du moteur</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>{n} s of at most {most} s</source>
        <translation>{n} s sur {most} s au plus</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Promote</source>
        <translation>Promouvoir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>turns into</source>
        <translation>devient</translation>
    </message>
    <message>
        <source>becomes</source>
        <translation>devient</translation>
    </message>
    <message>
        <source>was</source>
        <translation>était</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>{square}: empty</source>
        <translation>{square}&#xa0;: vide</translation>
    </message>
    <message>
        <source>{square}: {side} {piece}</source>
        <translation>{square}&#xa0;: {piece}, {side}</translation>
    </message>
    <message>
        <source>Click the next square, this one again to stop here, or the home square to capture and return.</source>
        <translation>Cliquez sur la case suivante, sur celle-ci encore pour vous y arrêter, ou sur la case de départ pour prendre et revenir.</translation>
    </message>
    <message>
        <source>Click the next square, or this one again to stop here.</source>
        <translation>Cliquez sur la case suivante, ou encore sur celle-ci pour vous y arrêter.</translation>
    </message>
    <message>
        <source>Click the next square, or the home square to capture and return.</source>
        <translation>Cliquez sur la case suivante, ou sur la case de départ pour prendre et revenir.</translation>
    </message>
    <message>
        <source>Click the next square.</source>
        <translation>Cliquez sur la case suivante.</translation>
    </message>
    <message>
        <source>Backspace takes the step back.</source>
        <translation>Retour arrière reprend le pas.</translation>
    </message>
    <message>
        <source>Rank {rank}: takes lower ranks only, and none stops it.</source>
        <translation>Rang {rank} : ne prend que les rangs inférieurs, et aucun ne l’arrête.</translation>
    </message>
    <message>
        <source>Royal: who loses the last royal piece loses.</source>
        <translation>Royale&#xa0;: qui perd sa dernière pièce royale a perdu.</translation>
    </message>
    <message>
        <source>Rank {rank}: jumps over lower ranks only, and never onto a royal piece.</source>
        <translation>Rang {rank}&#xa0;: saute seulement par-dessus les rangs inférieurs, jamais sur une pièce royale.</translation>
    </message>
    <message>
        <source>Rank {rank}: jumps over lower ranks only, and onto lower ranks only.</source>
        <translation>Rang {rank}&#xa0;: saute seulement par-dessus les rangs inférieurs, et seulement sur eux.</translation>
    </message>
    <message>
        <source>Rank {rank}: jumps over lower ranks only, but onto any hostile piece.</source>
        <translation>Rang {rank}&#xa0;: saute seulement par-dessus les rangs inférieurs, mais sur toute pièce adverse.</translation>
    </message>
    <message>
        <source>Your {piece} would burn here.</source>
        <translation>Votre pièce brûlerait ici : {piece}.</translation>
    </message>
    <message>
        <source>{side} hand: {piece}|{side} hand: {piece} ×{n}</source>
        <translation>main des {side}&#xa0;: {piece}|main des {side}&#xa0;: {piece} ×{n}</translation>
    </message>
    <message>
        <source>Reaches {n} square: {squares}|Reaches {n} squares: {squares}</source>
        <translation>Atteint {n} case&#xa0;: {squares}|Atteint {n} cases&#xa0;: {squares}</translation>
    </message>
</context>
<context>
    <name>BoardModel</name>
    <message>
        <source>{square}, picked up</source>
        <translation>{square}, prise en main</translation>
    </message>
    <message>
        <source>{square}, can go there</source>
        <translation>{square}, accessible</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <source>Shown with</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Pieces of this game that have no picture in the set show letters.</source>
        <translation>Les pièces de ce jeu qui n’ont pas d’image dans ce jeu de pièces montrent des lettres.</translation>
    </message>
</context>
<context>
    <name>BoardSigns</name>
    <message>
        <source>The piece may go here, or take here.</source>
        <translation>La pièce peut aller ici, ou prendre ici.</translation>
    </message>
    <message>
        <source>It steps here.</source>
        <translation>Elle avance ici pas à pas.</translation>
    </message>
    <message>
        <source>It steps here, turning freely.</source>
        <translation>Elle avance ici en tournant librement.</translation>
    </message>
    <message>
        <source>It ranges here.</source>
        <translation>Elle file jusqu’ici.</translation>
    </message>
    <message>
        <source>It ranges here with one turn at a right angle.</source>
        <translation>Elle glisse ici avec un virage à angle droit.</translation>
    </message>
    <message>
        <source>It jumps here.</source>
        <translation>Elle saute ici.</translation>
    </message>
    <message>
        <source>It goes here over other pieces.</source>
        <translation>Elle passe ici par-dessus d’autres pièces.</translation>
    </message>
    <message>
        <source>It takes here and may go on, or comes here then.</source>
        <translation>Elle prend ici et peut continuer, ou vient ici ensuite.</translation>
    </message>
    <message>
        <source>Where a piece goes that is only looked at: hollow, or dashed.</source>
        <translation>Où va une pièce qu’on regarde seulement : en creux, ou en tirets.</translation>
    </message>
    <message>
        <source>The last move.</source>
        <translation>Le dernier coup.</translation>
    </message>
    <message>
        <source>The move before it.</source>
        <translation>Le coup d’avant.</translation>
    </message>
    <message>
        <source>A move entered ahead: it is made if it is still legal.</source>
        <translation>Un coup préparé&#xa0;: il est joué s’il est encore légal.</translation>
    </message>
    <message>
        <source>A royal piece that could be taken.</source>
        <translation>Une pièce royale qui pourrait être prise.</translation>
    </message>
    <message>
        <source>How many pieces of each side could take here. The ground is that of the side with more.</source>
        <translation>Combien de pièces de chaque camp pourraient prendre ici. Le fond est celui du camp qui en a le plus.</translation>
    </message>
    <message>
        <source>A piece that is attacked, and guarded.</source>
        <translation>Une pièce attaquée, et défendue.</translation>
    </message>
    <message>
        <source>A piece that could be taken for nothing.</source>
        <translation>Une pièce qui pourrait être prise pour rien.</translation>
    </message>
    <message>
        <source>A piece without a guard.</source>
        <translation>Une pièce sans défense.</translation>
    </message>
    <message>
        <source>Enemies that stop here burn.</source>
        <translation>Les ennemis qui s’arrêtent ici brûlent.</translation>
    </message>
    <message>
        <source>A piece that could be burnt.</source>
        <translation>Une pièce qui pourrait être brûlée.</translation>
    </message>
    <message>
        <source>It burns if this move is made.</source>
        <translation>Elle brûle si ce coup est joué.</translation>
    </message>
    <message>
        <source>The piece itself burns if it goes here.</source>
        <translation>La pièce brûle elle-même si elle va ici.</translation>
    </message>
    <message>
        <source>A piece of its own side that it would take too.</source>
        <translation>Une pièce de son propre camp qu’elle prendrait aussi.</translation>
    </message>
    <message>
        <source>What the piece becomes by what it takes here.</source>
        <translation>Ce que la pièce devient par ce qu’elle prend ici.</translation>
    </message>
    <message>
        <source>A piece could take here over others.</source>
        <translation>Une pièce pourrait prendre ici par-dessus d’autres.</translation>
    </message>
    <message>
        <source>Under an area move.</source>
        <translation>Sous un coup de zone.</translation>
    </message>
    <message>
        <source>A move that is recommended.</source>
        <translation>Un coup conseillé.</translation>
    </message>
    <message>
        <source>What the other side would play.</source>
        <translation>Ce que jouerait l’autre camp.</translation>
    </message>
    <message>
        <source>What the coach speaks of.</source>
        <translation>Ce dont parle l’entraîneur.</translation>
    </message>
    <message>
        <source>Circles drawn by hand.</source>
        <translation>Cercles dessinés à la main.</translation>
    </message>
    <message>
        <source>An arrow drawn by hand.</source>
        <translation>Une flèche dessinée à la main.</translation>
    </message>
    <message>
        <source>What a lesson asks to reach, or to take.</source>
        <translation>Ce qu’une leçon demande d’atteindre, ou de prendre.</translation>
    </message>
    <message>
        <source>Signs on the board</source>
        <translation>Signes sur le plateau</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Its own piece, taken by its own side</source>
        <translation>Sa propre pièce, prise par son propre camp</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>{side} in hand: {pieces}</source>
        <translation>{side} en main : {pieces}</translation>
    </message>
    <message>
        <source>Underlined: promoted</source>
        <translation>Souligné : promu</translation>
    </message>
    <message>
        <source>Diagram {number}: the start</source>
        <translation>Diagramme {number} : le début</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>Le début</translation>
    </message>
    <message>
        <source>Diagram {number}: after {ply} {move}</source>
        <translation>Diagramme {number} : après {ply} {move}</translation>
    </message>
    <message>
        <source>After {ply} {move}</source>
        <translation>Après {ply} {move}</translation>
    </message>
</context>
<context>
    <name>BookPanel</name>
    <message>
        <source>Add a move</source>
        <translation>Ajouter un coup</translation>
    </message>
    <message>
        <source>Add {move}</source>
        <translation>Ajouter {move}</translation>
    </message>
    <message>
        <source>No book</source>
        <translation>Pas de livre</translation>
    </message>
    <message>
        <source>The book: {why}</source>
        <translation>Le livre : {why}</translation>
    </message>
    <message>
        <source>Open a book of YaneuraOu&apos;s format to see what it knows here.</source>
        <translation>Ouvrez un livre au format de YaneuraOu pour voir ce qu’il connaît ici.</translation>
    </message>
    <message>
        <source>Such books are of shogi alone.</source>
        <translation>De tels livres n’existent que pour le shogi.</translation>
    </message>
    <message>
        <source>Looking …</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>The book does not know this position.</source>
        <translation>Le livre ne connaît pas cette position.</translation>
    </message>
    <message>
        <source>Open an opening book</source>
        <translation>Ouvrir un livre d’ouvertures</translation>
    </message>
    <message>
        <source>New opening book</source>
        <translation>Nouveau livre d’ouvertures</translation>
    </message>
    <message>
        <source>Opening books (*{suffix})</source>
        <translation>Livres d’ouvertures (*{suffix})</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Livre</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Nouveau…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Score in hundredths of a pawn for the side that moves</source>
        <translation>Évaluation en centièmes de pion pour le camp qui joue</translation>
    </message>
    <message>
        <source>Writes the record&apos;s next move into the book, with this score.</source>
        <translation>Écrit dans le livre le coup suivant de la partie, avec cette évaluation.</translation>
    </message>
</context>
<context>
    <name>ChoicesMenu</name>
    <message>
        <source>No second engine</source>
        <translation>Pas de second moteur</translation>
    </message>
    <message>
        <source>Look for a mate: {name}</source>
        <translation>Chercher un mat : {name}</translation>
    </message>
    <message>
        <source>Lines: {n}</source>
        <translation>Lignes : {n}</translation>
    </message>
    <message>
        <source>Scores for the side to move</source>
        <translation>Scores pour le camp qui joue</translation>
    </message>
    <message>
        <source>Chances to win of Black (sente)</source>
        <translation>Chances de gain des Noirs (sente)</translation>
    </message>
    <message>
        <source>Scores for Black (sente)</source>
        <translation>Scores pour les Noirs (sente)</translation>
    </message>
    <message>
        <source>Scores in hundredths of a pawn</source>
        <translation>Scores en centièmes de pion</translation>
    </message>
    <message>
        <source>End of each search…</source>
        <translation>Fin de chaque recherche…</translation>
    </message>
    <message>
        <source>A second engine beside it</source>
        <translation>Un second moteur à côté</translation>
    </message>
    <message>
        <source>Conversation with the engine…</source>
        <translation>Conversation avec le moteur…</translation>
    </message>
    <message>
        <source>Conversation with the second engine…</source>
        <translation>Dialogue avec le second moteur…</translation>
    </message>
</context>
<context>
    <name>ChooseGamesDialog</name>
    <message>
        <source>Several games</source>
        <translation>Plusieurs parties</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>Parties du fichier</translation>
    </message>
    <message>
        <source>Which of these {n} games shall be opened?</source>
        <translation>Lesquelles de ces {n} parties ouvrir ?</translation>
    </message>
</context>
<context>
    <name>ClipboardCommands</name>
    <message>
        <source>The position is on the clipboard.</source>
        <translation>La position est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>This game has no diagrams of text.</source>
        <translation>Ce jeu n’a pas de diagrammes en caractères.</translation>
    </message>
    <message>
        <source>The game cannot be copied in this format.</source>
        <translation>La partie ne peut pas être copiée dans ce format.</translation>
    </message>
    <message>
        <source>The game is on the clipboard.</source>
        <translation>La partie est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Il n’y a pas de texte dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The text on the clipboard is neither a game nor a position.</source>
        <translation>Le texte du presse-papiers n’est ni une partie ni une position.</translation>
    </message>
    <message>
        <source>Open the game in a new tab, or add its moves to the game on the board?</source>
        <translation>Ouvrir la partie dans un nouvel onglet, ou ajouter ses coups à la partie sur le plateau ?</translation>
    </message>
    <message>
        <source>New tab</source>
        <translation>Nouvel onglet</translation>
    </message>
    <message>
        <source>Add as a branch</source>
        <translation>Ajouter comme variante</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message>
        <source>Own times…</source>
        <translation>Temps au choix…</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Pendule</translation>
    </message>
    <message>
        <source>Different times for the two sides</source>
        <translation>Temps différents pour les deux camps</translation>
    </message>
    <message>
        <source>Main time</source>
        <translation>Temps principal</translation>
    </message>
    <message>
        <source>Byoyomi per move</source>
        <translation>Byoyomi par coup</translation>
    </message>
    <message>
        <source>Added per move</source>
        <translation>Ajout par coup</translation>
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
        <translation>Les deux</translation>
    </message>
</context>
<context>
    <name>ClockRow</name>
    <message>
        <source>Main time</source>
        <translation>Temps principal</translation>
    </message>
    <message>
        <source>added</source>
        <translation>ajout</translation>
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
        <translation>Permet un mat en {n}.</translation>
    </message>
    <message>
        <source>{by} jumps over the pieces between and takes {victims}.</source>
        <translation>{by} saute par-dessus les pièces intermédiaires et prend {victims}.</translation>
    </message>
    <message>
        <source>Opens the way of {by} to {victims}.</source>
        <translation>Ouvre à {by} le chemin vers {victims}.</translation>
    </message>
    <message>
        <source>Allows a discovered attack: {move} opens the way of {by} to {victims}.</source>
        <translation>Permet une attaque à la découverte : {move} ouvre à {by} le chemin vers {victims}.</translation>
    </message>
    <message>
        <source>Misses {better}, which leads to the promotion of {by}.</source>
        <translation>Manque {better}, qui mène à la promotion de {by}.</translation>
    </message>
    <message>
        <source>Misses {better}, which attacks {victims}.</source>
        <translation>Manque {better}, qui attaque {victims}.</translation>
    </message>
    <message>
        <source>Misses an attack on the enemy king that begins with {better}.</source>
        <translation>Manque une attaque sur le roi adverse qui commence par {better}.</translation>
    </message>
    <message>
        <source>Weakens the king&apos;s shelter: no other piece guards {victims} any more.</source>
        <translation>Affaiblit l’abri du roi : plus aucune autre pièce ne garde {victims}.</translation>
    </message>
    <message>
        <source>{better} was stronger.</source>
        <translation>{better} était plus fort.</translation>
    </message>
    <message>
        <source>Now {by} gives mate: {move}.</source>
        <translation>Le mat est maintenant donné par {by} : {move}.</translation>
    </message>
    <message>
        <source>Now {by} begins a mate in {n}: {move}.</source>
        <translation>Un mat en {n} commence maintenant par {by} : {move}.</translation>
    </message>
    <message>
        <source>Moves the king out of its shelter: no other piece guards {victims}.</source>
        <translation>Fait sortir le roi de son abri : aucune autre pièce ne garde {victims}.</translation>
    </message>
    <message>
        <source>After {move} the last royal piece is lost.</source>
        <translation>Après {move}, la dernière pièce royale est perdue.</translation>
    </message>
    <message>
        <source>Allows {move}, which attacks {victims}.</source>
        <translation>Permet {move}, qui attaque {victims}.</translation>
    </message>
    <message>
        <source>Allows an attack on the king that begins with {move}.</source>
        <translation>Permet une attaque sur le roi qui commence par {move}.</translation>
    </message>
    <message>
        <source>Misses a mate in {n}: {better}.</source>
        <translation>Manque un mat en {n} : {better}.</translation>
    </message>
    <message>
        <source>Misses {better}, which wins the exchange: {by} for {victims}.</source>
        <translation>Manque {better}, qui gagne l’échange : {by} contre {victims}.</translation>
    </message>
    <message>
        <source>Better was to drop the {wanted} on {place}.</source>
        <translation>Il valait mieux parachuter cette pièce en {place} : {wanted}.</translation>
    </message>
    <message>
        <source>Allows a mate.</source>
        <translation>Permet un mat.</translation>
    </message>
    <message>
        <source>Misses a mate: {better}.</source>
        <translation>Manque un mat : {better}.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>{by} can take the last royal piece: {victims}.</source>
        <translation>{by} peut prendre la dernière pièce royale&#xa0;: {victims}.</translation>
    </message>
    <message>
        <source>The fire of {by} burns {victims}.</source>
        <translation>Perdu dans le feu de {by}&#xa0;: {victims}.</translation>
    </message>
    <message>
        <source>Allows {move}, a double move that takes {victims}.</source>
        <translation>Permet {move}, un double coup qui prend&#xa0;: {victims}.</translation>
    </message>
    <message>
        <source>Moves into the fire, which burns {victims}.</source>
        <translation>Entre dans le feu et brûle&#xa0;: {victims}.</translation>
    </message>
    <message>
        <source>Takes pieces of its own side on its way: {victims}.</source>
        <translation>Prend en chemin des pièces de son propre camp&#xa0;: {victims}.</translation>
    </message>
    <message>
        <source>Goes where {by} takes {victims}.</source>
        <translation>Va là où {by} prend {victims}.</translation>
    </message>
    <message>
        <source>Leaves {victims} for {by} to take.</source>
        <translation>Laisse {victims} en prise à {by}.</translation>
    </message>
    <message>
        <source>No longer guards {victims}, which {by} takes.</source>
        <translation>Ne protège plus {victims}, que prend {by}.</translation>
    </message>
    <message>
        <source>Lets {by} take {victims}, safe until now.</source>
        <translation>Permet à {by} de prendre {victims}, jusque-là à l’abri.</translation>
    </message>
    <message>
        <source>Loses more than it wins: {by} takes {victims}.</source>
        <translation>Perd plus qu’il ne gagne&#xa0;: {by} prend {victims}.</translation>
    </message>
    <message>
        <source>Allows a fork: {move} attacks {victims} at once.</source>
        <translation>Permet une fourchette&#xa0;: {move} attaque à la fois {victims}.</translation>
    </message>
    <message>
        <source>Lets {victims} be pinned: it must not leave its line.</source>
        <translation>Laisse clouer cette pièce, qui ne doit plus quitter sa ligne&#xa0;: {victims}.</translation>
    </message>
    <message>
        <source>Lets {by} promote: {move}.</source>
        <translation>Laisse {by} se promouvoir&#xa0;: {move}.</translation>
    </message>
    <message>
        <source>Allows {move}, which wins {victims}.</source>
        <translation>Permet {move}, qui gagne une pièce&#xa0;: {victims}.|Permet {move}, qui gagne des pièces&#xa0;: {victims}.</translation>
    </message>
    <message>
        <source>Loses {victims} in the moves that follow.</source>
        <translation>Perd dans les coups qui suivent&#xa0;: {victims}.</translation>
    </message>
    <message>
        <source>Misses {better}: its fire would burn {victims}.</source>
        <translation>Manque {better}&#xa0;: son feu brûlerait {victims}.</translation>
    </message>
    <message>
        <source>Misses {better}, which takes twice in one move: {victims}.</source>
        <translation>Manque {better}, qui prend deux fois en un coup&#xa0;: {victims}.</translation>
    </message>
    <message>
        <source>Misses {better}, a double move that takes {victims}.</source>
        <translation>Manque {better}, un double coup qui prend&#xa0;: {victims}.</translation>
    </message>
    <message>
        <source>Misses {better}, which wins {victims}.</source>
        <translation>Manque {better}, qui gagne une pièce&#xa0;: {victims}.|Manque {better}, qui gagne des pièces&#xa0;: {victims}.</translation>
    </message>
    <message>
        <source>Misses {better}, which wins {victims} in a few moves ({line}).</source>
        <translation>Manque {better}, qui gagne une pièce en quelques coups&#xa0;: {victims} ({line}).|Manque {better}, qui gagne des pièces en quelques coups&#xa0;: {victims} ({line}).</translation>
    </message>
    <message>
        <source>Misses a fork: {better} attacks {victims} at once.</source>
        <translation>Manque une fourchette&#xa0;: {better} attaque à la fois {victims}.</translation>
    </message>
    <message>
        <source>Better was to drop the {wanted} here.</source>
        <translation>C’est une autre pièce qu’il fallait parachuter ici&#xa0;: {wanted}.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source>{pieces} and {n} more|{pieces} and {n} more</source>
        <translation>{pieces} et {n} autre|{pieces} et {n} autres</translation>
    </message>
    <message>
        <source>the {piece} on {square}</source>
        <translation>{piece} en {square}</translation>
    </message>
    <message>
        <source>the {piece} in hand</source>
        <translation>{piece} en main</translation>
    </message>
    <message>
        <source>After {move} the fire burns {victims}.</source>
        <translation>Perdu dans le feu après {move}&#xa0;: {victims}.</translation>
    </message>
    <message>
        <source>Misses {better}, which prepares a move that takes twice: {victims}.</source>
        <translation>Manque {better}, qui prépare un coup prenant deux pièces&#xa0;: {victims}.</translation>
    </message>
    <message>
        <source>Misses {better}, which prepares a double move that takes {victims}.</source>
        <translation>Manque {better}, qui prépare un double coup prenant&#xa0;: {victims}.</translation>
    </message>
</context>
<context>
    <name>CoachCard</name>
    <message>
        <source>{side}’s chance {before}% → {after}%</source>
        <translation>chances ({side}) : {before} % → {after} %</translation>
    </message>
    <message>
        <source>{before}% → {after}%</source>
        <translation>{before} % → {after} %</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mieux</translation>
    </message>
    <message>
        <source>In &amp;full</source>
        <translation>En &amp;détail</translation>
    </message>
    <message>
        <source>In &amp;brief</source>
        <translation>En &amp;bref</translation>
    </message>
    <message>
        <source>&amp;Hide the coach</source>
        <translation>&amp;Masquer l’entraîneur</translation>
    </message>
    <message>
        <source>What the coach says</source>
        <translation>Ce que dit l’entraîneur</translation>
    </message>
</context>
<context>
    <name>CoachReport</name>
    <message>
        <source>Accuracy</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Moves judged</source>
        <translation>Coups jugés</translation>
    </message>
    <message>
        <source>Book moves</source>
        <translation>Coups du livre</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <translation>Imprécisions</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Gaffes</translation>
    </message>
    <message>
        <source>Mates missed</source>
        <translation>Mats manqués</translation>
    </message>
    <message>
        <source>Mates allowed</source>
        <translation>Mats permis</translation>
    </message>
    <message>
        <source>Accuracy of the moves judged</source>
        <translation>Précision des coups jugés</translation>
    </message>
    <message>
        <source>turning point</source>
        <translation>tournant de la partie</translation>
    </message>
</context>
<context>
    <name>ConfirmBar</name>
    <message>
        <source>{move}: Enter plays it, Esc does not.</source>
        <translation>{move}&#xa0;: Entrée le joue, Échap non.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Not that</source>
        <translation>Pas celui-là</translation>
    </message>
    <message>
        <source>Play it (Enter)</source>
        <translation>Jouer (Entrée)</translation>
    </message>
    <message>
        <source>Not that (Esc)</source>
        <translation>Pas celui-là (Échap)</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
</context>
<context>
    <name>CourseColumn</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>{done} of {all} lesson|{done} of {all} lessons</source>
        <translation>{done} leçon sur {all}|{done} leçons sur {all}</translation>
    </message>
</context>
<context>
    <name>CourseList</name>
    <message>
        <source>not done yet</source>
        <translation>pas encore faite</translation>
    </message>
</context>
<context>
    <name>DefenceList</name>
    <message>
        <source>Defences are being looked at …</source>
        <translation>Les défenses sont examinées…</translation>
    </message>
    <message>
        <source>Defences, the longest first</source>
        <translation>Défenses, les plus longues d’abord</translation>
    </message>
    <message>
        <source>Defences</source>
        <translation>Défenses</translation>
    </message>
</context>
<context>
    <name>Defences</name>
    <message>
        <source>not decided in the time</source>
        <translation>pas tranché dans le temps imparti</translation>
    </message>
    <message>
        <source>useless interposition: {moves}</source>
        <translation>interposition inutile : {moves}</translation>
    </message>
    <message>
        <source>the only answer: {moves}</source>
        <translation>seule réponse : {moves}</translation>
    </message>
    <message>
        <source>mate in {n}: {moves}</source>
        <translation>mat en {n} : {moves}</translation>
    </message>
</context>
<context>
    <name>DetailsDialog</name>
    <message>
        <source>About the problem</source>
        <translation>À propos du problème</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
</context>
<context>
    <name>Diagram</name>
    <message>
        <source>Steps here, turning freely; a capture ends the move.</source>
        <translation>Vient ici pas à pas, en tournant librement&#xa0;; une prise finit le coup.</translation>
    </message>
    <message>
        <source>Jumps here over anything in between.</source>
        <translation>Saute ici, quoi qu’il y ait entre les deux.</translation>
    </message>
    <message>
        <source>Jumps here; may then step on to the ring.</source>
        <translation>Saute ici&#xa0;; peut ensuite avancer jusqu’à l’anneau.</translation>
    </message>
    <message>
        <source>Jumps here; may then range on along the line.</source>
        <translation>Saute ici&#xa0;; peut ensuite continuer sur la ligne.</translation>
    </message>
    <message>
        <source>Steps here; after a capture it may step once more.</source>
        <translation>Avance ici&#xa0;; après une prise, peut faire un pas de plus.</translation>
    </message>
    <message>
        <source>Jumps here, or steps here after a capture on the way.</source>
        <translation>Saute ici, ou y avance après une prise en chemin.</translation>
    </message>
    <message>
        <source>Steps here, turning freely: three steps in all, also after captures.</source>
        <translation>Vient ici pas à pas, en tournant librement&#xa0;: trois pas en tout, même après des prises.</translation>
    </message>
    <message>
        <source>Steps or jumps here: three steps in all along the line, to and fro, also after captures.</source>
        <translation>Pas ou sauts jusqu’ici : trois pas en tout sur la ligne, en va-et-vient, même après des prises.</translation>
    </message>
    <message>
        <source>Ranges, and may turn once on the way at a right angle and range on.</source>
        <translation>Glisse, et peut tourner une fois en chemin à angle droit puis glisser encore.</translation>
    </message>
    <message>
        <source>Ranges, and moves even beyond pieces in the way: as many as there are strokes.</source>
        <translation>File, même par-dessus des pièces : autant qu’il y a de traits.</translation>
    </message>
    <message>
        <source>Flies over pieces of lower rank, of both sides, and takes them all.</source>
        <translation>Survole les pièces de rang inférieur des deux camps et les prend toutes.</translation>
    </message>
    <message>
        <source>Goes anywhere on the board; takes only what no other piece protects.</source>
        <translation>Va partout sur le plateau ; ne prend que ce qu’aucune autre pièce ne protège.</translation>
    </message>
    <message>
        <source>May pass and stay where it is: double click it.</source>
        <translation>Peut passer et rester sur place&#xa0;: double-cliquez.</translation>
    </message>
    <message>
        <source>Captures here without moving (igui).</source>
        <translation>Prend ici sans bouger (igui).</translation>
    </message>
    <message>
        <source>Moves here, without jumping.</source>
        <translation>Va ici, sans sauter.</translation>
    </message>
    <message>
        <source>Ranges over any number of empty squares.</source>
        <translation>Parcourt autant de cases vides qu’elle veut.</translation>
    </message>
    <message>
        <source>Ranges, and captures even beyond pieces in the way.</source>
        <translation>Parcourt la ligne, et prend même au-delà des pièces qui la barrent.</translation>
    </message>
    <message>
        <source>Ranges, and moves even beyond pieces in the way.</source>
        <translation>Parcourt la ligne, et va même au-delà des pièces qui la barrent.</translation>
    </message>
    <message>
        <source>Burns every enemy beside it where it stops.</source>
        <translation>Brûle toutes les pièces adverses voisines là où elle s’arrête.</translation>
    </message>
</context>
<context>
    <name>DiagramView</name>
    <message>
        <source>How the {piece} moves</source>
        <translation>Marche&#xa0;: {piece}</translation>
    </message>
</context>
<context>
    <name>DialogsRoom</name>
    <message>
        <source>No variants, see “{action}”: {files}</source>
        <translation>Fichiers qui ne sont pas des variantes, voir « {action} » : {files}</translation>
    </message>
</context>
<context>
    <name>Drill</name>
    <message>
        <source>The engine says nothing of this position.</source>
        <translation>Le moteur ne dit rien de cette position.</translation>
    </message>
</context>
<context>
    <name>EarlierModel</name>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Précision</translation>
    </message>
</context>
<context>
    <name>EarlierPage</name>
    <message>
        <source>open</source>
        <translation>ouverte</translation>
    </message>
    <message>
        <source>The folder of earlier games cannot be opened.</source>
        <translation>Le dossier des parties précédentes ne peut pas être ouvert.</translation>
    </message>
    <message>
        <source>No games yet. Games you play stand here.</source>
        <translation>Pas encore de partie. Vos parties se trouveront ici.</translation>
    </message>
    <message>
        <source>No game fits these words.</source>
        <translation>Aucune partie ne correspond à ces mots.</translation>
    </message>
    <message>
        <source>Deleted. Undo brings the game back.</source>
        <translation>Supprimée. Annuler ramène la partie.</translation>
    </message>
    <message>
        <source>This game goes on: it can be deleted when it is over.</source>
        <translation>Cette partie continue : elle pourra être supprimée une fois finie.</translation>
    </message>
    <message>
        <source>This game is on the board: it can be deleted when another one is there.</source>
        <translation>Cette partie est sur le plateau : elle pourra être supprimée quand une autre y sera.</translation>
    </message>
    <message>
        <source>This game could not be deleted.</source>
        <translation>Cette partie n’a pas pu être supprimée.</translation>
    </message>
    <message>
        <source>The game could not be put back.</source>
        <translation>La partie n’a pas pu être remise.</translation>
    </message>
    <message>
        <source>Earlier games</source>
        <translation>Parties précédentes</translation>
    </message>
    <message>
        <source>Search: a name, a game, a result …</source>
        <translation>Chercher : un nom, un jeu, un résultat…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>EditorPage</name>
    <message>
        <source>Drag or choose a piece. Right button: turn it over.</source>
        <translation>Glissez ou choisissez une pièce. Clic droit : retourner.</translation>
    </message>
    <message>
        <source>Click squares for {side}: {piece}. Esc lets go.</source>
        <translation>Cliquez des cases pour {side}&#xa0;: {piece}. Échap pour lâcher.</translation>
    </message>
    <message>
        <source>Let go here to take the piece away.</source>
        <translation>Lâchez ici pour retirer la pièce.</translation>
    </message>
    <message>
        <source>What you set up before comes back with Undo.</source>
        <translation>La position composée avant revient avec Annuler.</translation>
    </message>
    <message>
        <source>No analysis: {why}</source>
        <translation>Pas d’analyse : {why}</translation>
    </message>
</context>
<context>
    <name>EditorPanel</name>
    <message>
        <source>A game from this position</source>
        <translation>Une partie à partir de cette position</translation>
    </message>
    <message>
        <source>Look for the mate, and whether there is only one</source>
        <translation>Chercher le mat, et s’il est unique</translation>
    </message>
    <message>
        <source>Add it to a set of mate problems of your own</source>
        <translation>L’ajouter à un de vos recueils de problèmes de mat</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Au trait</translation>
    </message>
    <message>
        <source>Move number</source>
        <translation>Numéro du coup</translation>
    </message>
    <message>
        <source>Keep…</source>
        <translation>Garder…</translation>
    </message>
    <message>
        <source>Mate?</source>
        <translation>Mat&#xa0;?</translation>
    </message>
    <message>
        <source>Play…</source>
        <translation>Jouer…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Back to where you were. What you set up is kept: Undo brings it back.</source>
        <translation>Retour où vous étiez. La position composée est gardée&#xa0;: Annuler la fait revenir.</translation>
    </message>
</context>
<context>
    <name>EditorTools</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Miroir</translation>
    </message>
    <message>
        <source>Left becomes right</source>
        <translation>La gauche devient la droite</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Échanger les camps</translation>
    </message>
    <message>
        <source>Turns the board round: what was Black&apos;s is White&apos;s</source>
        <translation>Tourne le plateau : ce qui était aux Noirs est aux Blancs</translation>
    </message>
    <message>
        <source>Position as text (SFEN)</source>
        <translation>Position en texte (SFEN)</translation>
    </message>
    <message>
        <source>Japanese diagram (BOD)</source>
        <translation>Diagramme japonais (BOD)</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>A position from the clipboard</source>
        <translation>Une position du presse-papiers</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Enregistrer l’image…</translation>
    </message>
    <message>
        <source>As a PNG or SVG file</source>
        <translation>En fichier PNG ou SVG</translation>
    </message>
    <message>
        <source>Even game</source>
        <translation>Partie égale</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Plateau vide</translation>
    </message>
    <message>
        <source>Mate problem, one king</source>
        <translation>Problème de mat, un roi</translation>
    </message>
    <message>
        <source>Mate problem, two kings</source>
        <translation>Problème de mat, deux rois</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Which game the position is of; that of the other one is kept</source>
        <translation>Le jeu de cette position&#xa0;; celle de l’autre jeu est gardée</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Composer</translation>
    </message>
    <message>
        <source>Positions to begin with</source>
        <translation>Positions de départ</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>To the clipboard</source>
        <translation>Dans le presse-papiers</translation>
    </message>
</context>
<context>
    <name>EngineClient</name>
    <message>
        <source>It refuses: {why}</source>
        <translation>Il refuse : {why}</translation>
    </message>
    <message>
        <source>It answered with an unreadable line.</source>
        <translation>Il a répondu par une ligne illisible.</translation>
    </message>
    <message>
        <source>It does not answer.</source>
        <translation>Il ne répond pas.</translation>
    </message>
</context>
<context>
    <name>EngineLines</name>
    <message>
        <source>After {n} s</source>
        <translation>Après {n} s</translation>
    </message>
    <message>
        <source>Depth; thousands of positions looked at, and in a second</source>
        <translation>Profondeur ; milliers de positions examinées, et par seconde</translation>
    </message>
    <message>
        <source>Judged by the network {name}</source>
        <translation>Jugé par le réseau {name}</translation>
    </message>
    <message>
        <source>%: Black’s chance to win</source>
        <translation>% : chances de gain des Noirs</translation>
    </message>
    <message>
        <source>+: Black is better</source>
        <translation>+ : les Noirs sont mieux</translation>
    </message>
    <message>
        <source>+: who is to move is better</source>
        <translation>+ : le camp au trait est mieux</translation>
    </message>
    <message>
        <source>%: Black</source>
        <translation>% : Noirs</translation>
    </message>
    <message>
        <source>+: Black</source>
        <translation>+ : Noirs</translation>
    </message>
    <message>
        <source>+: to move</source>
        <translation>+ : au trait</translation>
    </message>
    <message>
        <source>Finished; no line was told.</source>
        <translation>Terminé ; aucune variante n’a été donnée.</translation>
    </message>
    <message>
        <source>The game has ended here.</source>
        <translation>La partie est finie ici.</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Réflexion …</translation>
    </message>
    <message>
        <source>Depth {depth} · {nodes}k · {speed}k/s</source>
        <translation>Prof. {depth} · {nodes}k · {speed}k/s</translation>
    </message>
    <message>
        <source>Depth {depth}</source>
        <translation>Profondeur {depth}</translation>
    </message>
    <message>
        <source>Depth {depth} · {nodes}k</source>
        <translation>Prof. {depth} · {nodes}k</translation>
    </message>
    <message>
        <source>Finished · {told}</source>
        <translation>Terminé · {told}</translation>
    </message>
</context>
<context>
    <name>EnginePlayer</name>
    <message>
        <source>The computer player writes lines that are too long to be read.</source>
        <translation>Le joueur ordinateur écrit des lignes trop longues pour être lues.</translation>
    </message>
    <message>
        <source>It answered {move}, which is not allowed.</source>
        <translation>Il a répondu {move}, ce qui n’est pas permis.</translation>
    </message>
    <message>
        <source>The computer player was started again. {why}</source>
        <translation>L’ordinateur a été relancé. {why}</translation>
    </message>
</context>
<context>
    <name>EngineProbe</name>
    <message>
        <source>There is no such file.</source>
        <translation>Ce fichier n’existe pas.</translation>
    </message>
    <message>
        <source>This file is not a program, or may not be started by you.</source>
        <translation>Ce fichier n’est pas un programme, ou vous n’avez pas le droit de le lancer.</translation>
    </message>
    <message>
        <source>There is no folder {path}.</source>
        <translation>Il n’y a pas de dossier {path}.</translation>
    </message>
    <message>
        <source>It does not start on this system, or is no engine for these games: {why}</source>
        <translation>Il ne démarre pas sur ce système, ou n’est pas un moteur pour ces jeux : {why}</translation>
    </message>
</context>
<context>
    <name>EnginesCard</name>
    <message>
        <source>Engines of other makers</source>
        <translation>Moteurs d’autres auteurs</translation>
    </message>
    <message>
        <source>Games against an engine are rated once you say which level it is as strong as.</source>
        <translation>Les parties contre un moteur comptent dès que vous dites à quel niveau il correspond.</translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>Non comptées</translation>
    </message>
</context>
<context>
    <name>EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>Moteurs</translation>
    </message>
    <message>
        <source>Add an engine…</source>
        <translation>Ajouter un moteur…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Retirer…</translation>
    </message>
    <message>
        <source>Reset all options</source>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>Name of the engine</source>
        <translation>Nom du moteur</translation>
    </message>
    <message>
        <source>Search the options</source>
        <translation>Chercher dans les options</translation>
    </message>
    <message>
        <source>Where it fails, the computer of Shogi Desktop gives the hint.</source>
        <translation>S’il échoue, l’ordinateur de Shogi Desktop donne le conseil.</translation>
    </message>
    <message>
        <source>The program’s own engine plays all games, and is always there.</source>
        <translation>Le moteur du programme joue à tous les jeux et est toujours là.</translation>
    </message>
    <message>
        <source>Add a program that speaks USI, and it plays and can be asked in analyses.</source>
        <translation>Ajoutez un programme qui parle USI : il jouera et pourra être interrogé dans les analyses.</translation>
    </message>
    <message>
        <source>None of the games here.</source>
        <translation>Aucun des jeux d’ici.</translation>
    </message>
    <message>
        <source>The engine is asked for its options …</source>
        <translation>Le moteur est interrogé sur ses options …</translation>
    </message>
    <message>
        <source>Add an engine</source>
        <translation>Ajouter un moteur</translation>
    </message>
    <message>
        <source>The program is asked whether it is an engine …</source>
        <translation>On demande au programme s’il est un moteur …</translation>
    </message>
    <message>
        <source>Hints in games against it come from it</source>
        <translation>Dans les parties contre lui, il donne aussi les conseils</translation>
    </message>
    <message>
        <source>The engine was not asked for its options.</source>
        <translation>Le moteur n’a pas été interrogé sur ses options.</translation>
    </message>
    <message>
        <source>Remove {name} from the list? Its program stays where it is.</source>
        <translation>Retirer {name} de la liste ? Son programme reste où il est.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>“{name}” was sent to the engine that analyses.</source>
        <translation>« {name} » a été envoyé au moteur qui analyse.</translation>
    </message>
    <message>
        <source>The engine is started for this …</source>
        <translation>Le moteur est lancé pour cela…</translation>
    </message>
    <message>
        <source>“{name}” was sent to the engine, which was started for it and has ended.</source>
        <translation>« {name} » a été envoyé au moteur, lancé pour cela et arrêté ensuite.</translation>
    </message>
    <message>
        <source>It has no options.</source>
        <translation>Il n’a pas d’options.</translation>
    </message>
    <message>
        <source>It speaks the protocol of XBoard: one line in analyses, in games from the usual start.</source>
        <translation>Il parle le protocole de XBoard : une variante dans les analyses, dans les parties depuis le départ habituel.</translation>
    </message>
    <message>
        <source>It speaks the protocol of XBoard: it plays, and says that it does not analyse.</source>
        <translation>Il parle le protocole de XBoard : il joue, et dit qu’il n’analyse pas.</translation>
    </message>
    <message>
        <source>This program cannot be added as an engine.</source>
        <translation>Ce programme ne peut pas être ajouté comme moteur.</translation>
    </message>
    <message>
        <source>The engine cannot be asked: {why}</source>
        <translation>Le moteur ne peut pas être interrogé : {why}</translation>
    </message>
</context>
<context>
    <name>EnginesRoom</name>
    <message>
        <source>Hints</source>
        <translation>Conseils</translation>
    </message>
</context>
<context>
    <name>EntrantRow</name>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Positions a move</source>
        <translation>Positions par coup</translation>
    </message>
    <message>
        <source> position| positions</source>
        <translation> position| positions</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>Secondes par coup</translation>
    </message>
    <message>
        <source>Leave this player out</source>
        <translation>Retirer ce joueur</translation>
    </message>
    <message>
        <source>Shogi Desktop, {rank}</source>
        <translation>Shogi Desktop, {rank}</translation>
    </message>
    <message>
        <source>This engine cannot be told a number of positions.</source>
        <translation>On ne peut pas indiquer un nombre de positions à ce moteur.</translation>
    </message>
</context>
<context>
    <name>ExaminePanel</name>
    <message>
        <source>{side} to move</source>
        <translation>Trait aux {side}</translation>
    </message>
    <message>
        <source>Being checked</source>
        <translation>Vérification en cours</translation>
    </message>
    <message>
        <source>Check it, or make any move on the board to see what it is worth.</source>
        <translation>Vérifiez-le, ou jouez n’importe quel coup sur le plateau pour voir ce qu’il vaut.</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Pas encore vérifié</translation>
    </message>
    <message>
        <source>All checks here</source>
        <translation>Tous les échecs ici</translation>
    </message>
    <message>
        <source>All answers here</source>
        <translation>Toutes les réponses ici</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Variante principale</translation>
    </message>
    <message>
        <source>{done} of {all} move looked at|{done} of {all} moves looked at</source>
        <translation>Coups examinés&#xa0;: {done} sur {all}</translation>
    </message>
    <message>
        <source>{n} position looked at|{n} positions looked at</source>
        <translation>{n} position examinée|{n} positions examinées</translation>
    </message>
</context>
<context>
    <name>Examiner</name>
    <message>
        <source>The coach has no answer: {why}</source>
        <translation>L’entraîneur n’a pas de réponse : {why}</translation>
    </message>
</context>
<context>
    <name>Examining</name>
    <message>
        <source>Shorter than stated: {plies} instead of {stated}</source>
        <translation>Plus court qu’annoncé&#xa0;: {plies} au lieu de {stated}</translation>
    </message>
    <message>
        <source>Move {n}: {move} mates too, mate in {plies}</source>
        <translation>Coup&#xa0;{n}&#xa0;: {move} mate aussi, mat en&#xa0;{plies}</translation>
    </message>
    <message>
        <source>At the last move {move} mates too</source>
        <translation>Au dernier coup, {move} mate aussi</translation>
    </message>
    <message>
        <source>Move {n}: {move} mates too; they differ in promoting alone</source>
        <translation>Coup&#xa0;{n}&#xa0;: {move} mate aussi&#xa0;; seule la promotion diffère</translation>
    </message>
    <message>
        <source>Left in hand: {pieces}</source>
        <translation>Reste en main&#xa0;: {pieces}</translation>
    </message>
    <message>
        <source>Another first move mates: {move}, mate in {plies}</source>
        <translation>Un autre premier coup mate&#xa0;: {move}, mat en&#xa0;{plies}</translation>
    </message>
    <message>
        <source>At the last move {move} mates too, in {plies}</source>
        <translation>Au dernier coup, {move} mate aussi, en&#xa0;{plies}</translation>
    </message>
    <message>
        <source>No mate</source>
        <translation>Pas de mat</translation>
    </message>
    <message>
        <source>Not decided in the time</source>
        <translation>Indécis dans le temps imparti</translation>
    </message>
    <message>
        <source>Mate in {n}</source>
        <translation>Mat en&#xa0;{n}</translation>
    </message>
    <message>
        <source>{n} with useless interpositions</source>
        <translation>{n} avec les interpositions inutiles</translation>
    </message>
    <message>
        <source>Not sound</source>
        <translation>Incorrect</translation>
    </message>
    <message>
        <source>Sound: mate in {n}, one solution</source>
        <translation>Correct&#xa0;: mat en&#xa0;{n}, solution unique</translation>
    </message>
    <message>
        <source>Sound: mate in {n}</source>
        <translation>Correct&#xa0;: mat en&#xa0;{n}</translation>
    </message>
    <message>
        <source>at most {n}</source>
        <translation>{n} au plus</translation>
    </message>
    <message>
        <source>Longer than stated: {there} instead of {stated}</source>
        <translation>Plus long qu’annoncé&#xa0;: {there} au lieu de {stated}</translation>
    </message>
    <message>
        <source>Move {n}: {move} was not decided in the time</source>
        <translation>Coup&#xa0;{n}&#xa0;: {move} reste indécis dans le temps imparti</translation>
    </message>
    <message>
        <source>{n} more like this</source>
        <translation>Encore {n} du même genre</translation>
    </message>
    <message>
        <source>looking</source>
        <translation>recherche</translation>
    </message>
    <message>
        <source>no check</source>
        <translation>pas d’échec</translation>
    </message>
    <message>
        <source>no mate up to {n}</source>
        <translation>pas de mat jusqu’à {n}</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>indécis</translation>
    </message>
    <message>
        <source>escapes</source>
        <translation>s’échappe</translation>
    </message>
    <message>
        <source>no mate</source>
        <translation>pas de mat</translation>
    </message>
    <message>
        <source>mate</source>
        <translation>mat</translation>
    </message>
    <message>
        <source>mated in {n}</source>
        <translation>maté en&#xa0;{n}</translation>
    </message>
    <message>
        <source>mate in {n}</source>
        <translation>mat en&#xa0;{n}</translation>
    </message>
    <message>
        <source>{move}: looking for an answer…</source>
        <translation>{move}&#xa0;: recherche d’une réponse…</translation>
    </message>
    <message>
        <source>{move}: not decided in the time.</source>
        <translation>{move}&#xa0;: indécis dans le temps imparti.</translation>
    </message>
    <message>
        <source>{move}: there is no mate any more.</source>
        <translation>{move}&#xa0;: il n’y a plus de mat.</translation>
    </message>
    <message>
        <source>{move}: the mate takes {n} more.</source>
        <translation>{move}&#xa0;: il reste un mat en&#xa0;{n}.</translation>
    </message>
    <message>
        <source>{move} mates in {n}.</source>
        <translation>{move} mate en&#xa0;{n}.</translation>
    </message>
    <message>
        <source>{move} is mate.</source>
        <translation>{move} fait mat.</translation>
    </message>
    <message>
        <source>{move} mates too: it makes no difference whether the piece promotes.</source>
        <translation>{move} mate aussi&#xa0;: que la pièce soit promue ou non n’y change rien.</translation>
    </message>
    <message>
        <source>{move} mates too: there is a choice at the last move.</source>
        <translation>{move} mate aussi&#xa0;: il y a un choix au dernier coup.</translation>
    </message>
    <message>
        <source>{move} is mate too: another solution.</source>
        <translation>{move} fait mat aussi&#xa0;: autre solution.</translation>
    </message>
    <message>
        <source>{move} mates too, in {n}: another solution.</source>
        <translation>{move} mate aussi, en&#xa0;{n}&#xa0;: autre solution.</translation>
    </message>
    <message>
        <source>{move} is no check. Every move of the attacker must give check.</source>
        <translation>{move} ne donne pas échec. Chaque coup de l’attaquant doit donner échec.</translation>
    </message>
    <message>
        <source>{move}: there is no mate after it.</source>
        <translation>{move}&#xa0;: il n’y a pas de mat ensuite.</translation>
    </message>
    <message>
        <source>{move}: {side} answers {answer} and there is no mate.</source>
        <translation>{move} : les {side} répondent {answer} et il n’y a pas de mat.</translation>
    </message>
    <message>
        <source>No mate in {n} move|No mate in up to {n} moves</source>
        <translation>Pas de mat en {n} coup|Pas de mat en {n} coups ou moins</translation>
    </message>
    <message>
        <source>No other solution in {n} move|No other solution up to {n} moves</source>
        <translation>Pas d’autre solution en {n} coup|Pas d’autre solution en {n} coups ou moins</translation>
    </message>
    <message>
        <source>Move {n}: {move} does not mate in {plies} move|Move {n}: {move} does not mate in up to {plies} moves</source>
        <translation>Coup {n}&#xa0;: {move} ne mate pas en {plies} coup|Coup {n}&#xa0;: {move} ne mate pas en {plies} coups ou moins</translation>
    </message>
    <message>
        <source>{move}: no mate in {n} move; longer ones were not decided.|{move}: no mate in up to {n} moves; longer ones were not decided.</source>
        <translation>{move}&#xa0;: pas de mat en {n} coup&#xa0;; au-delà, rien n’est décidé.|{move}&#xa0;: pas de mat en {n} coups ou moins&#xa0;; au-delà, rien n’est décidé.</translation>
    </message>
</context>
<context>
    <name>FactRow</name>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Meilleur temps</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>Série en cours</translation>
    </message>
    <message>
        <source>Longest run</source>
        <translation>Meilleure série</translation>
    </message>
    <message>
        <source>Problems solved one after the other without a mistake or help</source>
        <translation>Problèmes résolus à la suite, sans faute ni aide</translation>
    </message>
</context>
<context>
    <name>FailureDialog</name>
    <message>
        <source>An error has come up in the program</source>
        <translation>Une erreur est survenue dans le programme</translation>
    </message>
    <message>
        <source>The program could not be started</source>
        <translation>Le programme n’a pas pu démarrer</translation>
    </message>
    <message>
        <source>What is known of the error</source>
        <translation>Ce que l’on sait de l’erreur</translation>
    </message>
    <message>
        <source>The text is in this file, too: {name}</source>
        <translation>Ce texte se trouve aussi dans ce fichier : {name}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>It has come up {n} times or more.</source>
        <translation>Elle est survenue au moins {n} fois.</translation>
    </message>
    <message>
        <source>Your games are kept.</source>
        <translation>Vos parties sont conservées.</translation>
    </message>
    <message>
        <source>Your game is kept after every move, and is there again after a new start.</source>
        <translation>Votre partie est conservée après chaque coup, et vous la retrouverez au prochain démarrage.</translation>
    </message>
    <message>
        <source>You can go on. If something does not work any more, close the program and start it again.</source>
        <translation>Vous pouvez continuer. Si quelque chose ne fonctionne plus, fermez le programme et relancez-le.</translation>
    </message>
    <message>
        <source>Please report the error with the text below.</source>
        <translation>Merci de signaler l’erreur avec le texte ci-dessous.</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Regarder dans :</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Type de fichiers :</translation>
    </message>
</context>
<context>
    <name>FileGamesModel</name>
    <message>
        <source>No.</source>
        <translation>Nº</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
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
        <translation>Shogi</translation>
    </message>
    <message>
        <source>Spring tournament</source>
        <translation>Tournoi de printemps</translation>
    </message>
    <message>
        <source>Kyoto</source>
        <translation>Kyoto</translation>
    </message>
    <message>
        <source>Yagura</source>
        <translation>Yagura</translation>
    </message>
    <message>
        <source>Names of new files</source>
        <translation>Noms des nouveaux fichiers</translation>
    </message>
    <message>
        <source>These are filled in: {fields}</source>
        <translation>Ces champs sont remplis : {fields}</translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>variations</source>
        <translation>les variantes</translation>
    </message>
    <message>
        <source>the moves</source>
        <translation>les coups</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>les commentaires</translation>
    </message>
    <message>
        <source>bookmarks</source>
        <translation>les signets</translation>
    </message>
    <message>
        <source>arrows and circles</source>
        <translation>flèches et cercles</translation>
    </message>
    <message>
        <source>times of the moves</source>
        <translation>les temps des coups</translation>
    </message>
    <message>
        <source>fractions of seconds</source>
        <translation>les fractions de seconde</translation>
    </message>
    <message>
        <source>players, event and what else is said about the game</source>
        <translation>les joueurs, l’événement et le reste de l’en-tête</translation>
    </message>
    <message>
        <source>the rule options of the game</source>
        <translation>les options de règles de la partie</translation>
    </message>
    <message>
        <source>how the game ended</source>
        <translation>la fin de la partie</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>characters that {encoding} lacks: {characters}</source>
        <translation>les caractères que {encoding} n’a pas : {characters}</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Player, event, date, opening, file…</source>
        <translation>Joueur, tournoi, date, ouverture, fichier…</translation>
    </message>
    <message>
        <source>Name of an opening or castle</source>
        <translation>Nom d’une ouverture ou d’un château</translation>
    </message>
    <message>
        <source>Words to look for</source>
        <translation>Mots à chercher</translation>
    </message>
    <message>
        <source>Every word must occur ({keys})</source>
        <translation>Chaque mot doit figurer ({keys})</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Châteaux</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Where to look for them</source>
        <translation>Où les chercher</translation>
    </message>
    <message>
        <source>All records</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Found twice</source>
        <translation>En double</translation>
    </message>
    <message>
        <source>With problems</source>
        <translation>Avec des problèmes</translation>
    </message>
    <message>
        <source>Which records</source>
        <translation>Quelles parties</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>{n} found</source>
        <translation>Résultats&#xa0;: {n}</translation>
    </message>
    <message>
        <source>Search this page</source>
        <translation>Chercher dans cette page</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>FolderPath</name>
    <message>
        <source>There is no such folder.</source>
        <translation>Ce dossier n’existe pas.</translation>
    </message>
</context>
<context>
    <name>FoldersDialog</name>
    <message>
        <source>Folders of the library</source>
        <translation>Dossiers de la bibliothèque</translation>
    </message>
    <message>
        <source>Records in these folders and in those below them are listed. No record is ever changed.</source>
        <translation>Les parties de ces dossiers et de leurs sous-dossiers sont listées. Aucune n’est jamais modifiée.</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Add a folder of records</source>
        <translation>Ajouter un dossier de parties</translation>
    </message>
</context>
<context>
    <name>ForeignText</name>
    <message>
        <source>a game file of Shogi Desktop</source>
        <translation>un fichier de partie de Shogi Desktop</translation>
    </message>
    <message>
        <source>a KIF record</source>
        <translation>une partie au format KIF</translation>
    </message>
    <message>
        <source>a KI2 record</source>
        <translation>une partie au format KI2</translation>
    </message>
    <message>
        <source>a record in Hodges&apos;s notation</source>
        <translation>une partie en notation de Hodges</translation>
    </message>
    <message>
        <source>a CSA record</source>
        <translation>une partie au format CSA</translation>
    </message>
    <message>
        <source>a JKF record</source>
        <translation>une partie au format JKF</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>du JSON</translation>
    </message>
    <message>
        <source>a list of USI moves</source>
        <translation>une liste de coups USI</translation>
    </message>
    <message>
        <source>a USEN record</source>
        <translation>une partie au format USEN</translation>
    </message>
    <message>
        <source>a shogi position (SFEN)</source>
        <translation>une position de shogi (SFEN)</translation>
    </message>
    <message>
        <source>a diagram (BOD)</source>
        <translation>un diagramme (BOD)</translation>
    </message>
    <message>
        <source>a chess position (FEN)</source>
        <translation>une position d’échecs (FEN)</translation>
    </message>
    <message>
        <source>a PSN record</source>
        <translation>une partie au format PSN</translation>
    </message>
    <message>
        <source>a chess game (PGN)</source>
        <translation>une partie d’échecs (PGN)</translation>
    </message>
    <message>
        <source>a web page (HTML)</source>
        <translation>une page web (HTML)</translation>
    </message>
    <message>
        <source>an internet address</source>
        <translation>une adresse internet</translation>
    </message>
    <message>
        <source>a TOML file</source>
        <translation>un fichier TOML</translation>
    </message>
    <message>
        <source>It looks like {what}, but something in it is wrong.</source>
        <translation>Cela ressemble à ceci&#xa0;: {what}, mais quelque chose y est faux.</translation>
    </message>
    <message>
        <source>It looks like {what}, which this program does not read.</source>
        <translation>Cela ressemble à ceci&#xa0;: {what}, que ce programme ne lit pas.</translation>
    </message>
</context>
<context>
    <name>GameAnalysis</name>
    <message>
        <source>The analysis has failed: the engine has told no score of any position.</source>
        <translation>L’analyse a échoué : le moteur n’a donné aucune évaluation.</translation>
    </message>
    <message>
        <source>The analysis has ended: {why}</source>
        <translation>L’analyse s’est arrêtée : {why}</translation>
    </message>
</context>
<context>
    <name>GameAnalysisCommands</name>
    <message>
        <source>The game is analysed.</source>
        <translation>La partie est analysée.</translation>
    </message>
</context>
<context>
    <name>GameAnalysisDialog</name>
    <message>
        <source>Analyse the game</source>
        <translation>Analyser la partie</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positions</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>Keep what is known already</source>
        <translation>Garder ce qui est déjà connu</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>For each position</source>
        <translation>Par position</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Moves of</source>
        <translation>Coups de</translation>
    </message>
    <message>
        <source>Inaccuracy from</source>
        <translation>Imprécision dès</translation>
    </message>
    <message>
        <source>Mistake from</source>
        <translation>Erreur dès</translation>
    </message>
    <message>
        <source>Blunder from</source>
        <translation>Gaffe dès</translation>
    </message>
    <message>
        <source> % lost</source>
        <translation> % perdus</translation>
    </message>
    <message>
        <source>So much of the chance to win a move must lose to get this mark</source>
        <translation>Ce qu’un coup doit perdre de la chance de gagner pour recevoir cette marque</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>{n} position at most|{n} positions at most</source>
        <translation>{n} position au plus|{n} positions au plus</translation>
    </message>
    <message>
        <source>{n} position at most, about {minutes} min|{n} positions at most, about {minutes} min</source>
        <translation>{n} position au plus, environ {minutes} min|{n} positions au plus, environ {minutes} min</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>{game}: none yet, make some…</source>
        <translation>{game} : aucun encore, en créer…</translation>
    </message>
</context>
<context>
    <name>GameButton</name>
    <message>
        <source>Game: {game}</source>
        <translation>Jeu&#xa0;: {game}</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>Your game is not over. You will find it again under “Earlier games”.</source>
        <translation>Votre partie n’est pas finie. Vous la retrouverez sous « Parties précédentes ».</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>Recherche d’un bon coup…</translation>
    </message>
    <message>
        <source>Looking for what is threatened…</source>
        <translation>Recherche de la menace…</translation>
    </message>
    <message>
        <source>Resign this game?</source>
        <translation>Abandonner cette partie&#xa0;?</translation>
    </message>
    <message>
        <source>{side} resigns?</source>
        <translation>Les {side} abandonnent ?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>The declaration does not hold yet:</source>
        <translation>La déclaration n’est pas encore valable&#xa0;:</translation>
    </message>
</context>
<context>
    <name>GameGraph</name>
    <message>
        <source>Graph of the game</source>
        <translation>Graphique de la partie</translation>
    </message>
</context>
<context>
    <name>GameOptions</name>
    <message>
        <source>The game</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Cette position</translation>
    </message>
    <message>
        <source>Diagram every</source>
        <translation>Un diagramme tous les</translation>
    </message>
    <message>
        <source> move| moves</source>
        <translation> coup| coups</translation>
    </message>
    <message>
        <source>no diagrams</source>
        <translation>aucun diagramme</translation>
    </message>
    <message>
        <source>Diagrams at bookmarks</source>
        <translation>Un diagramme aux signets</translation>
    </message>
    <message>
        <source>Diagram of the final position</source>
        <translation>Un diagramme de la position finale</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Commentaires</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Temps</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Winner: {side}</source>
        <translation>Vainqueur : {side}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Reculer</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open this record on the board</source>
        <translation>Ouvrir cette partie sur le plateau</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Cette position</translation>
    </message>
    <message>
        <source>List the records in which this position occurs</source>
        <translation>Lister les parties où se trouve cette position</translation>
    </message>
    <message>
        <source>Part of it…</source>
        <translation>Une partie…</translation>
    </message>
    <message>
        <source>Choose pieces of this position, or others, and look for them</source>
        <translation>Choisir des pièces de cette position, ou d’autres, et les chercher</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Livre d’ouvertures</translation>
    </message>
    <message>
        <source>Moves of the record</source>
        <translation>Coups de la partie</translation>
    </message>
    <message>
        <source>Moves played in this position</source>
        <translation>Coups joués dans cette position</translation>
    </message>
</context>
<context>
    <name>GamePane</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>&amp;Chance to win</source>
        <translation>&amp;Chances de gain</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>É&amp;valuation</translation>
    </message>
    <message>
        <source>&amp;Time used</source>
        <translation>&amp;Temps utilisé</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Plus…</translation>
    </message>
    <message>
        <source>&amp;Worst moments</source>
        <translation>Les &amp;pires moments</translation>
    </message>
    <message>
        <source>&amp;Analyse in another way…</source>
        <translation>&amp;Analyser autrement…</translation>
    </message>
    <message>
        <source>S&amp;ummary…</source>
        <translation>&amp;Bilan…</translation>
    </message>
    <message>
        <source>Practise the &amp;mistakes…</source>
        <translation>Travailler les e&amp;rreurs…</translation>
    </message>
    <message>
        <source>Save as p&amp;icture…</source>
        <translation>Enregistrer en &amp;image…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primer…</translation>
    </message>
    <message>
        <source>&amp;Hide the graph</source>
        <translation>&amp;Masquer le graphique</translation>
    </message>
    <message>
        <source>Analysing: {done} of {total} position|Analysing: {done} of {total} positions</source>
        <translation>Analyse&#xa0;: {done} sur {total} position|Analyse&#xa0;: {done} sur {total} positions</translation>
    </message>
</context>
<context>
    <name>GamePicker</name>
    <message>
        <source>Choose a game</source>
        <translation>Choisir un jeu</translation>
    </message>
    <message>
        <source>Played last, and favourites</source>
        <translation>Derniers joués et favoris</translation>
    </message>
    <message>
        <source>Small games</source>
        <translation>Petits jeux</translation>
    </message>
    <message>
        <source>The size of shogi</source>
        <translation>De la taille du shogi</translation>
    </message>
    <message>
        <source>Middle-sized games</source>
        <translation>Jeux moyens</translation>
    </message>
    <message>
        <source>Large games</source>
        <translation>Grands jeux</translation>
    </message>
    <message>
        <source>The largest games</source>
        <translation>Les plus grands jeux</translation>
    </message>
    <message>
        <source>Your own games</source>
        <translation>Vos propres jeux</translation>
    </message>
    <message>
        <source>No game has this name.</source>
        <translation>Aucun jeu ne porte ce nom.</translation>
    </message>
</context>
<context>
    <name>GameSearchField</name>
    <message>
        <source>Search: name, kanji or size</source>
        <translation>Chercher&#xa0;: nom, kanji ou taille</translation>
    </message>
    <message>
        <source>Search for a game</source>
        <translation>Chercher un jeu</translation>
    </message>
    <message>
        <source>Names in any language and spelling, or the size of the board: tenjiku, 天竺, 16 × 16</source>
        <translation>Noms dans toute langue et toute écriture, ou taille du plateau&#xa0;: tenjiku, 天竺, 16 × 16</translation>
    </message>
</context>
<context>
    <name>GameStrip</name>
    <message>
        <source>No problems for this game yet: the program can make some.</source>
        <translation>Pas encore de problèmes pour ce jeu : le programme peut en composer.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>The pieces</source>
        <translation>Les pièces</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Les règles</translation>
    </message>
    <message>
        <source>Solve problems</source>
        <translation>Résoudre des problèmes</translation>
    </message>
    <message>
        <source>Make problems…</source>
        <translation>Composer des problèmes…</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Composer une position</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>{name} moved to {square}, which is out of sight.</source>
        <translation>{name} a joué en {square}, hors de vue.</translation>
    </message>
    <message>
        <source>Make the move that you want to ask about. It will not be played.</source>
        <translation>Faites le coup sur lequel porte la question. Il ne sera pas joué.</translation>
    </message>
    <message>
        <source>Do not ask</source>
        <translation>Ne pas demander</translation>
    </message>
    <message>
        <source>You are drawing: no piece is moved.</source>
        <translation>Vous dessinez&#xa0;: aucune pièce ne bouge.</translation>
    </message>
    <message>
        <source>Stop drawing</source>
        <translation>Arrêter de dessiner</translation>
    </message>
    <message>
        <source>You are looking back: move {n} of {all}</source>
        <translation>Vous revoyez la partie&#xa0;: coup {n} sur {all}</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>teaching game</source>
        <translation>partie pédagogique</translation>
    </message>
    <message>
        <source>These are {side}’s pieces; the board is flipped.</source>
        <translation>Ces pièces sont celles de l’adversaire ({side}) ; le plateau est retourné.</translation>
    </message>
    <message>
        <source>Start a game first.</source>
        <translation>Commencez d’abord une partie.</translation>
    </message>
    <message>
        <source>You are looking back. Go to the last position to play on.</source>
        <translation>Vous revoyez la partie. Pour jouer, allez à la dernière position.</translation>
    </message>
    <message>
        <source>Take the move back or play on first.</source>
        <translation>Reprenez d’abord le coup ou continuez.</translation>
    </message>
    <message>
        <source>It is the computer&apos;s turn.</source>
        <translation>C’est à l’ordinateur de jouer.</translation>
    </message>
    <message>
        <source>Your last move is taken back: the game goes on.</source>
        <translation>Votre dernier coup est repris : la partie continue.</translation>
    </message>
</context>
<context>
    <name>GameTurn</name>
    <message>
        <source>It declared a win that it does not have.</source>
        <translation>Il a déclaré à tort un gain.</translation>
    </message>
    <message>
        <source>The computer player failed. {why}</source>
        <translation>L’ordinateur a échoué. {why}</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>What you capture fights for you.</source>
        <translation>Ce que vous prenez combat pour vous.</translation>
    </message>
    <message>
        <source>What is captured stays captured.</source>
        <translation>Ce qui est pris ne revient pas.</translation>
    </message>
    <message>
        <source>{files} × {ranks} squares</source>
        <translation>{files} × {ranks} cases</translation>
    </message>
    <message>
        <source>{n} piece a side|{n} pieces a side</source>
        <translation>{n} pièce par camp|{n} pièces par camp</translation>
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
        <translation>Le dossier n’a pas pu être ouvert.</translation>
    </message>
    <message>
        <source>This system has no program that shows folders: {folder}</source>
        <translation>Ce système n’a pas de programme qui montre les dossiers&#xa0;: {folder}</translation>
    </message>
    <message>
        <source>Your games lie in the folder {folder}</source>
        <translation>Vos parties se trouvent dans le dossier {folder}</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
</context>
<context>
    <name>GatherDialog</name>
    <message>
        <source>Mistakes out of the library</source>
        <translation>Erreurs de la bibliothèque</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Gaffes</translation>
    </message>
    <message>
        <source>Mistakes too</source>
        <translation>Erreurs aussi</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Games that were analysed and saved are looked through. Names are those of their records.</source>
        <translation>Les parties analysées et enregistrées sont parcourues. Les noms sont ceux des parties.</translation>
    </message>
    <message>
        <source>The library has no games yet: add a folder to it first.</source>
        <translation>La bibliothèque n’a pas encore de parties : ajoutez-lui d’abord un dossier.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>What to practise</source>
        <translation>À travailler</translation>
    </message>
    <message>
        <source>Games: {walked} of {all}, analysed: {analysed}. New positions: {found}</source>
        <translation>Parties : {walked} sur {all}, analysées : {analysed}. Nouvelles positions : {found}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Gather</source>
        <translation>Rassembler</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>All pieces</source>
        <translation>Toutes les pièces</translation>
    </message>
    <message>
        <source>No piece has this name.</source>
        <translation>Aucune pièce ne porte ce nom.</translation>
    </message>
</context>
<context>
    <name>GuideDock</name>
    <message>
        <source>Piece guide</source>
        <translation>Guide des pièces</translation>
    </message>
    <message>
        <source>Full page</source>
        <translation>Pleine page</translation>
    </message>
</context>
<context>
    <name>GuidePage</name>
    <message>
        <source>Guide to {game}</source>
        <translation>Guide&#xa0;: {game}</translation>
    </message>
    <message>
        <source>All the rules</source>
        <translation>Toutes les règles</translation>
    </message>
</context>
<context>
    <name>HandCounters</name>
    <message>
        <source>Problem: the defender has the rest</source>
        <translation>Problème&#xa0;: le reste au défenseur</translation>
    </message>
    <message>
        <source>Every piece that is neither on the board nor in the attacker&apos;s hand is in the defender&apos;s</source>
        <translation>Toute pièce qui n’est ni sur le plateau ni en main de l’attaquant est en main du défenseur</translation>
    </message>
    <message>
        <source>{side}&apos;s hand</source>
        <translation>Main des {side}</translation>
    </message>
</context>
<context>
    <name>HandicapChoice</name>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>White, the stronger side, moves first.</source>
        <translation>Les Blancs, le camp le plus fort, jouent en premier.</translation>
    </message>
    <message>
        <source>White, the stronger side, leaves pieces out and moves first.</source>
        <translation>Les Blancs, le camp le plus fort, retirent des pièces et jouent en premier.</translation>
    </message>
    <message>
        <source>Pieces of your choice…</source>
        <translation>Pièces au choix…</translation>
    </message>
</context>
<context>
    <name>HeaderModel</name>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
</context>
<context>
    <name>HeadersDialog</name>
    <message>
        <source>About this game</source>
        <translation>À propos de cette partie</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Ajouter une ligne</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Opening: {name}</source>
        <translation>Ouverture : {name}</translation>
    </message>
    <message>
        <source>Write the opening that was found in the moves</source>
        <translation>Écrire l’ouverture reconnue dans les coups</translation>
    </message>
    <message>
        <source>“{name}” stands there twice.</source>
        <translation>« {name} » y figure deux fois.</translation>
    </message>
    <message>
        <source>Remove one of the rows, or call it something else.</source>
        <translation>Supprimez l’une des lignes ou donnez-lui un autre nom.</translation>
    </message>
</context>
<context>
    <name>HintSearch</name>
    <message>
        <source>There is no move to recommend here.</source>
        <translation>Il n’y a pas de coup à conseiller ici.</translation>
    </message>
    <message>
        <source>No hint: {why}</source>
        <translation>Pas de conseil&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{name}: {why}</source>
        <translation>{name} : {why}</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Attacked: {pieces}.</source>
        <translation>Attaqué : {pieces}.</translation>
    </message>
    <message>
        <source>Threatened: to declare the win (entering king).</source>
        <translation>Menace : déclarer le gain (roi entrant).</translation>
    </message>
    <message>
        <source>Nothing is threatened at once.</source>
        <translation>Rien n’est menacé dans l’immédiat.</translation>
    </message>
    <message>
        <source>Threatened: {move}</source>
        <translation>Menace : {move}</translation>
    </message>
    <message>
        <source>Threatened: mate in {n}: {line}</source>
        <translation>Menace : mat en {n} : {line}</translation>
    </message>
    <message>
        <source>The other side would play {move}</source>
        <translation>L’adversaire jouerait {move}</translation>
    </message>
    <message>
        <source>Hint: declare the win now (entering king).</source>
        <translation>Conseil&#xa0;: déclarez maintenant la victoire (roi entrant).</translation>
    </message>
    <message>
        <source>Hint: mate in {n}: {line}</source>
        <translation>Conseil&#xa0;: mat en&#xa0;{n}&#xa0;: {line}</translation>
    </message>
    <message>
        <source>Hint: the mate cannot be avoided; the longest defence is {line}</source>
        <translation>Conseil&#xa0;: le mat est inévitable&#xa0;; la plus longue défense est {line}</translation>
    </message>
    <message>
        <source>Hint: {move}</source>
        <translation>Conseil&#xa0;: {move}</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>Added to “{name}”.</source>
        <translation>Ajouté à « {name} ».</translation>
    </message>
    <message>
        <source>It was in “{name}” already; what is said of it is kept.</source>
        <translation>Il était déjà dans « {name} » ; ce qui en est dit est gardé.</translation>
    </message>
</context>
<context>
    <name>KeyPage</name>
    <message>
        <source>Search: an action or a key</source>
        <translation>Recherche&#xa0;: une action ou une touche</translation>
    </message>
    <message>
        <source>Search for an action</source>
        <translation>Chercher une action</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Actions et leurs touches</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouvelle touche</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Changer…</translation>
    </message>
    <message>
        <source>Add another…</source>
        <translation>Ajouter une touche…</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Aucune touche</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Reset all keys</source>
        <translation>Réinitialiser toutes les touches</translation>
    </message>
    <message>
        <source>Double click an action, then press the new key. • marks keys that you have changed.</source>
        <translation>Double-cliquez sur une action, puis appuyez sur la nouvelle touche. • marque les touches que vous avez changées.</translation>
    </message>
    <message>
        <source>Take it from there</source>
        <translation>La prendre</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>Appuyez sur une touche</translation>
    </message>
    <message>
        <source>For “{action}”. Esc: leave it.</source>
        <translation>Pour «&#xa0;{action}&#xa0;». Échap&#xa0;: ne rien changer.</translation>
    </message>
    <message>
        <source>This key works the board or the menus. Press another one.</source>
        <translation>Cette touche sert au plateau ou aux menus. Appuyez sur une autre.</translation>
    </message>
    <message>
        <source>It belongs to “{action}”. Press another one, or take it from there.</source>
        <translation>Elle appartient à «&#xa0;{action}&#xa0;». Appuyez sur une autre touche, ou prenez-la.</translation>
    </message>
    <message>
        <source>Explain a piece while it is held</source>
        <translation>Expliquer une pièce tant qu’elle est enfoncée</translation>
    </message>
</context>
<context>
    <name>LearnCard</name>
    <message>
        <source>A short way into the chess of Japan, step by step.</source>
        <translation>Une courte initiation aux échecs japonais, pas à pas.</translation>
    </message>
    <message>
        <source>{n} of 3 steps done.</source>
        <translation>{n} étapes sur 3 sont faites.</translation>
    </message>
    <message>
        <source>New to shogi?</source>
        <translation>Nouveau au shogi ?</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Commencer ici</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>I know shogi already</source>
        <translation>Je connais déjà le shogi</translation>
    </message>
</context>
<context>
    <name>LeftGames</name>
    <message>
        <source>Your last game could not be read. Its file is kept.</source>
        <translation>Votre dernière partie n’a pas pu être lue. Son fichier est gardé.</translation>
    </message>
</context>
<context>
    <name>LeftOutDialog</name>
    <message>
        <source>Pieces left out</source>
        <translation>Pièces retirées</translation>
    </message>
    <message>
        <source>Click White&apos;s pieces to leave them out, and their empty squares to put them back.</source>
        <translation>Cliquez sur les pièces des Blancs pour les retirer, et sur leurs cases vides pour les remettre.</translation>
    </message>
    <message>
        <source>White needs a royal piece.</source>
        <translation>Il faut une pièce royale aux Blancs.</translation>
    </message>
</context>
<context>
    <name>LengthChoice</name>
    <message>
        <source>Until decided (SPRT)</source>
        <translation>Jusqu’à décision (SPRT)</translation>
    </message>
    <message>
        <source>A number of games</source>
        <translation>Un nombre de parties</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>games for each pair</source>
        <translation>parties par paire</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>au plus</translation>
    </message>
</context>
<context>
    <name>LessonHint</name>
    <message>
        <source>Double-click the piece and choose to pass.</source>
        <translation>Double-cliquez sur la pièce et choisissez de passer.</translation>
    </message>
    <message>
        <source>Take along the arrow, then click the square the piece came from.</source>
        <translation>Prenez en suivant la flèche, puis cliquez sur la case de départ.</translation>
    </message>
    <message>
        <source>Take along the arrow, then go on to {square}.</source>
        <translation>Prenez en suivant la flèche, puis continuez en {square}.</translation>
    </message>
    <message>
        <source>Follow the arrow and promote.</source>
        <translation>Suivez la flèche et promouvez.</translation>
    </message>
    <message>
        <source>Follow the arrow.</source>
        <translation>Suivez la flèche.</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Not this move. Try again!</source>
        <translation>Ce n’est pas le bon coup. Réessayez&#xa0;!</translation>
    </message>
    <message>
        <source>Those were all your moves. Try again!</source>
        <translation>C’étaient tous vos coups. Réessayez !</translation>
    </message>
    <message>
        <source>Your piece can be taken there. Look who guards the square, and try again!</source>
        <translation>Votre pièce peut y être prise. Regardez qui garde la case, et réessayez&#xa0;!</translation>
    </message>
    <message>
        <source>Your piece has burnt. Do not stop beside an enemy {burner}. Try again!</source>
        <translation>Votre pièce a brûlé. Ne vous arrêtez pas à côté d’une pièce «&#xa0;{burner}&#xa0;» adverse. Réessayez&#xa0;!</translation>
    </message>
    <message>
        <source>No piece of yours can move any more. Try again!</source>
        <translation>Aucune de vos pièces ne peut plus bouger. Réessayez&#xa0;!</translation>
    </message>
    <message>
        <source>The piece stands on the star, but it has not promoted.</source>
        <translation>La pièce est sur l’étoile, mais elle n’a pas été promue.</translation>
    </message>
    <message>
        <source>The piece stands on the star, but here it should not promote.</source>
        <translation>La pièce est sur l’étoile, mais ici elle ne doit pas être promue.</translation>
    </message>
    <message>
        <source>Another piece should stand on the star.</source>
        <translation>C’est une autre pièce qui doit être sur l’étoile.</translation>
    </message>
    <message>
        <source>A star has not been reached.</source>
        <translation>Une étoile n’a pas été atteinte.</translation>
    </message>
    <message>
        <source>A starred piece has not been taken.</source>
        <translation>Une pièce étoilée n’a pas été prise.</translation>
    </message>
    <message>
        <source>This move does not burn every starred piece.</source>
        <translation>Ce coup ne brûle pas toutes les pièces étoilées.</translation>
    </message>
    <message>
        <source>The piece should come from the hand.</source>
        <translation>La pièce doit venir de la main.</translation>
    </message>
    <message>
        <source>Another piece should be dropped.</source>
        <translation>C’est une autre pièce qu’il faut parachuter.</translation>
    </message>
    <message>
        <source>The piece should be dropped on a star.</source>
        <translation>La pièce doit être parachutée sur une étoile.</translation>
    </message>
    <message>
        <source>This move gives no check.</source>
        <translation>Ce coup ne donne pas échec.</translation>
    </message>
    <message>
        <source>It is check, but no mate: there is a way out.</source>
        <translation>C’est échec, mais pas mat&#xa0;: il y a une issue.</translation>
    </message>
    <message>
        <source>No piece has passed.</source>
        <translation>Aucune pièce n’a passé.</translation>
    </message>
    <message>
        <source>The enemy still has a royal piece.</source>
        <translation>L’adversaire a encore une pièce royale.</translation>
    </message>
    <message>
        <source>At the end the piece should be back on its square.</source>
        <translation>À la fin, la pièce doit être revenue sur sa case.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>No dots here: find out yourself what the rules allow.</source>
        <translation>Pas de points ici : trouvez vous-même ce que les règles permettent.</translation>
    </message>
    <message>
        <source>Move {n} of {most}</source>
        <translation>Coup {n} sur {most}</translation>
    </message>
    <message>
        <source>Move {n}, at most {most}</source>
        <translation>Coup {n}, {most} au plus</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Jouer une partie</translation>
    </message>
    <message>
        <source>Done!</source>
        <translation>C’est fait&#xa0;!</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Bien joué&#xa0;!</translation>
    </message>
    <message>
        <source>Perfect!</source>
        <translation>Parfait&#xa0;!</translation>
    </message>
    <message>
        <source>Other pieces</source>
        <translation>Autres pièces</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>{stars} of {all} stars</source>
        <translation>{stars} étoiles sur {all}</translation>
    </message>
</context>
<context>
    <name>LessonsWindow</name>
    <message>
        <source>{chapter} · {n} of {all}</source>
        <translation>{chapter} · {n} sur {all}</translation>
    </message>
    <message>
        <source>Back to where it was right.</source>
        <translation>Retour au dernier bon coup.</translation>
    </message>
    <message>
        <source>From the start again.</source>
        <translation>On reprend du début.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vainqueur</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Châteaux</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Illisible</translation>
    </message>
    <message>
        <source>{n} failed</source>
        <translation>{n} échecs</translation>
    </message>
    <message>
        <source>The analysis has ended: {why}</source>
        <translation>L’analyse s’est arrêtée : {why}</translation>
    </message>
    <message>
        <source>These games were analysed before.</source>
        <translation>Ces parties ont déjà été analysées.</translation>
    </message>
    <message>
        <source>{done} of {all} game analysed|{done} of {all} games analysed</source>
        <translation>{done} partie analysée sur {all}|{done} parties analysées sur {all}</translation>
    </message>
    <message>
        <source>{n} record of this game|{n} records of this game</source>
        <translation>{n} fichier de cette partie|{n} fichiers de cette partie</translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <source>The library could not be read: {why}</source>
        <translation>La bibliothèque n’a pas pu être lue : {why}</translation>
    </message>
    <message>
        <source>The results cannot be kept: {why}</source>
        <translation>Les résultats ne peuvent pas être conservés : {why}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open at the position shown</source>
        <translation>Ouvrir à la position affichée</translation>
    </message>
    <message>
        <source>Show the file&apos;s folder</source>
        <translation>Afficher le dossier du fichier</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Add a folder, or drop one here: its records will be listed.</source>
        <translation>Ajoutez un dossier, ou déposez-en un ici : ses parties seront listées.</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Ajouter un dossier…</translation>
    </message>
    <message>
        <source>No record fits.</source>
        <translation>Aucune partie ne convient.</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Parties</translation>
    </message>
</context>
<context>
    <name>LimitDialog</name>
    <message>
        <source>End of each search</source>
        <translation>Fin de chaque recherche</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positions</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Then the engine rests and its lines stay, until another position is looked at.</source>
        <translation>Ensuite le moteur se repose et ses variantes restent, jusqu’à ce qu’une autre position soit regardée.</translation>
    </message>
</context>
<context>
    <name>LineProcess</name>
    <message>
        <source>it wrote more than anybody can read</source>
        <translation>il a écrit plus qu’on ne peut lire</translation>
    </message>
    <message>
        <source>it does not read what it is told</source>
        <translation>il ne lit pas ce qu’on lui envoie</translation>
    </message>
    <message>
        <source>it was ended from outside or crashed</source>
        <translation>il a été arrêté de l’extérieur ou a planté</translation>
    </message>
    <message>
        <source>it ended with code {code}</source>
        <translation>il s’est terminé avec le code {code}</translation>
    </message>
</context>
<context>
    <name>LineRow</name>
    <message>
        <source>Make this move</source>
        <translation>Jouer ce coup</translation>
    </message>
    <message>
        <source>Take the line into the record</source>
        <translation>Ajouter la ligne à la partie</translation>
    </message>
    <message>
        <source>Copy the line</source>
        <translation>Copier la ligne</translation>
    </message>
</context>
<context>
    <name>LogWindow</name>
    <message>
        <source>Conversation with the engine</source>
        <translation>Conversation avec le moteur</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Search the lines</source>
        <translation>Chercher dans les lignes</translation>
    </message>
    <message>
        <source>Follow the newest line</source>
        <translation>Suivre la dernière ligne</translation>
    </message>
</context>
<context>
    <name>Machines</name>
    <message>
        <source>This edition of the program cannot use other machines: the one for Python can, with dask.</source>
        <translation>Cette édition du programme ne peut pas utiliser d’autres machines ; celle pour Python le peut, avec dask.</translation>
    </message>
    <message>
        <source>Other machines need dask: {command}</source>
        <translation>Les autres machines demandent dask : {command}</translation>
    </message>
    <message>
        <source>{worker} was left out: {why}</source>
        <translation>{worker} a été laissé de côté : {why}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Your settings could not be read. Their file is kept.</source>
        <translation>Vos réglages n’ont pas pu être lus. Leur fichier est gardé.</translation>
    </message>
</context>
<context>
    <name>MakeDialog</name>
    <message>
        <source>Make problems</source>
        <translation>Créer des problèmes</translation>
    </message>
    <message>
        <source>The same number makes other problems there than on this computer.</source>
        <translation>Le même nombre y donne d’autres problèmes que sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Any piece</source>
        <translation>Toute pièce</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Moves to mate</source>
        <translation>Coups jusqu’au mat</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Avec</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Made from number</source>
        <translation>Numéro de départ</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>Composés par</translation>
    </message>
    <message>
        <source>The same number makes the same problems.</source>
        <translation>Le même numéro donne les mêmes problèmes.</translation>
    </message>
    <message>
        <source>Problems made</source>
        <translation>Problèmes créés</translation>
    </message>
    <message>
        <source>Mate in {n}, made from number {seed}</source>
        <translation>Mat en&#xa0;{n}, numéro de départ {seed}</translation>
    </message>
    <message>
        <source>Throw away the problems that were made ({n})?</source>
        <translation>Ne pas garder les problèmes créés ({n})&#xa0;?</translation>
    </message>
    <message>
        <source>Go back to them</source>
        <translation>Revenir aux problèmes</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>{n} made.</source>
        <translation>Problèmes créés&#xa0;: {n}.</translation>
    </message>
    <message>
        <source>No more were found.</source>
        <translation>Aucun autre n’a été trouvé.</translation>
    </message>
    <message>
        <source>{made} of {count} made</source>
        <translation>{made} sur {count} composés</translation>
    </message>
    <message>
        <source>Keep the {n} made</source>
        <translation>Garder le résultat ({n})</translation>
    </message>
    <message>
        <source>Open them</source>
        <translation>Les ouvrir</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Make</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ne pas garder</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>{n} position looked at|{n} positions looked at</source>
        <translation>{n} position examinée|{n} positions examinées</translation>
    </message>
</context>
<context>
    <name>MatchWork</name>
    <message>
        <source>The process of the match is gone: {why}</source>
        <translation>Le processus du match n’est plus là : {why}</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Game {n} · move {move}</source>
        <translation>Partie {n} · coup {move}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Elo (95%)</source>
        <translation>Elo (95 %)</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Being played</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Stopping …</source>
        <translation>Arrêt…</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Illisible</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Pas commencé</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <translation>Mat</translation>
    </message>
    <message>
        <source>No legal move</source>
        <translation>Aucun coup permis</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>Répétition</translation>
    </message>
    <message>
        <source>Repetition not broken off</source>
        <translation>Répétition non rompue</translation>
    </message>
    <message>
        <source>Perpetual check</source>
        <translation>Échec perpétuel</translation>
    </message>
    <message>
        <source>Move limit</source>
        <translation>Limite de coups</translation>
    </message>
    <message>
        <source>Nothing taken for long</source>
        <translation>Longtemps sans prise</translation>
    </message>
    <message>
        <source>Try rule</source>
        <translation>Règle de l’essai</translation>
    </message>
    <message>
        <source>Last royal lost</source>
        <translation>Dernière pièce royale perdue</translation>
    </message>
    <message>
        <source>Bare king</source>
        <translation>Roi nu</translation>
    </message>
    <message>
        <source>Resignation</source>
        <translation>Abandon</translation>
    </message>
    <message>
        <source>Out of time</source>
        <translation>Temps écoulé</translation>
    </message>
    <message>
        <source>Declaration</source>
        <translation>Déclaration</translation>
    </message>
    <message>
        <source>Impasse</source>
        <translation>Impasse</translation>
    </message>
    <message>
        <source>Wrong declaration</source>
        <translation>Déclaration injustifiée</translation>
    </message>
    <message>
        <source>Illegal move</source>
        <translation>Coup interdit</translation>
    </message>
    <message>
        <source>Engine failure</source>
        <translation>Défaillance du moteur</translation>
    </message>
    <message>
        <source>Both agree</source>
        <translation>Accord des deux</translation>
    </message>
    <message>
        <source>LLR {ratio} ({low} … {high})</source>
        <translation>LLR {ratio} ({low} … {high})</translation>
    </message>
    <message>
        <source>decided: rather {elo} Elo or more</source>
        <translation>décidé : plutôt {elo} Elo ou plus</translation>
    </message>
    <message>
        <source>decided: rather {elo} Elo or less</source>
        <translation>décidé : plutôt {elo} Elo ou moins</translation>
    </message>
    <message>
        <source>not decided yet</source>
        <translation>pas encore décidé</translation>
    </message>
    <message>
        <source>{time} added a move</source>
        <translation>{time} ajoutées par coup</translation>
    </message>
    <message>
        <source>{time} a move</source>
        <translation>{time} par coup</translation>
    </message>
    <message>
        <source>{time}, then {byoyomi}</source>
        <translation>{time}, puis {byoyomi}</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n} s</translation>
    </message>
    <message>
        <source>openings of a file</source>
        <translation>ouvertures d’un fichier</translation>
    </message>
    <message>
        <source>up to {n} move of the opening book|up to {n} moves of the opening book</source>
        <translation>jusqu’à {n} coup de la bibliothèque d’ouvertures|jusqu’à {n} coups de la bibliothèque d’ouvertures</translation>
    </message>
    <message>
        <source>decided at {n}</source>
        <translation>décidé à {n}</translation>
    </message>
    <message>
        <source>void</source>
        <translation>nulle et non avenue</translation>
    </message>
    <message>
        <source>{done} of {all} game|{done} of {all} games</source>
        <translation>{done} partie sur {all}|{done} parties sur {all}</translation>
    </message>
    <message>
        <source>{n} game|{n} games</source>
        <translation>{n} partie|{n} parties</translation>
    </message>
    <message>
        <source>{n} position a move|{n} positions a move</source>
        <translation>{n} position par coup|{n} positions par coup</translation>
    </message>
    <message>
        <source>{n} random move to begin with|{n} random moves to begin with</source>
        <translation>{n} premier coup au hasard|{n} premiers coups au hasard</translation>
    </message>
    <message>
        <source>a draw after {n} move|a draw after {n} moves</source>
        <translation>nulle après {n} coup|nulle après {n} coups</translation>
    </message>
</context>
<context>
    <name>MatchesWindow</name>
    <message>
        <source>The match could not be set up.</source>
        <translation>Le match n’a pas pu être préparé.</translation>
    </message>
    <message>
        <source>Delete “{name}” with all its games?</source>
        <translation>Supprimer « {name} » avec toutes ses parties ?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The match could not be deleted.</source>
        <translation>Le match n’a pas pu être supprimé.</translation>
    </message>
    <message>
        <source>Engine matches</source>
        <translation>Matchs de moteurs</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nouveau match…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Let engines play against each other, and see which is stronger.</source>
        <translation>Faites jouer des moteurs entre eux et voyez lequel est le plus fort.</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Line {line}, column {column}: {reason}</source>
        <translation>Ligne {line}, colonne {column}&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>MomentCard</name>
    <message>
        <source>Try again from here</source>
        <translation>Réessayer à partir d’ici</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>You gave up a game that was not lost: your chance to win was {chance}.</source>
        <translation>Vous avez abandonné une partie qui n’était pas perdue&#xa0;: votre chance de gagner était de {chance}.</translation>
    </message>
    <message>
        <source>Best was: {deed}.</source>
        <translation>Le meilleur coup&#xa0;: {deed}.</translation>
    </message>
</context>
<context>
    <name>MomentsWindow</name>
    <message>
        <source>Moments that decided the game</source>
        <translation>Les moments décisifs</translation>
    </message>
    <message>
        <source>Well played: no move lost much of the chance to win.</source>
        <translation>Bien joué : aucun coup n’a coûté beaucoup de chances de gain.</translation>
    </message>
    <message>
        <source>Practise these</source>
        <translation>Les retravailler</translation>
    </message>
    <message>
        <source>Looking for the moves that cost most …</source>
        <translation>Recherche des coups qui ont coûté le plus…</translation>
    </message>
    <message>
        <source>The moves that cost most so far. A second look will tell whether they did.</source>
        <translation>Les coups qui ont coûté le plus jusqu’ici. Un second examen le confirmera ou non.</translation>
    </message>
    <message>
        <source>This move cost most. The red arrow shows what was played, the blue one what was better.|These moves cost most. Red arrows show what was played, blue ones what was better.</source>
        <translation>Ce coup a coûté le plus. La flèche rouge montre ce qui a été joué, la bleue ce qui était mieux.|Ces coups ont coûté le plus. Les flèches rouges montrent ce qui a été joué, les bleues ce qui était mieux.</translation>
    </message>
</context>
<context>
    <name>MoreGamesDialog</name>
    <message>
        <source>More games</source>
        <translation>Plus de parties</translation>
    </message>
    <message>
        <source>Games for each pair</source>
        <translation>Parties par paire</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>MoveEntry</name>
    <message>
        <source>Planned: {move}. Right click or Esc forgets it.</source>
        <translation>Prévu&#xa0;: {move}. Clic droit ou Échap l’oublie.</translation>
    </message>
    <message>
        <source>The planned move is not possible now. {why}</source>
        <translation>Le coup prévu n’est plus possible. {why}</translation>
    </message>
    <message>
        <source>No move can be made now.</source>
        <translation>Aucun coup ne peut être joué maintenant.</translation>
    </message>
    <message>
        <source>Planned: {move}</source>
        <translation>Prévu&#xa0;: {move}</translation>
    </message>
    <message>
        <source>Several moves can be meant.</source>
        <translation>Plusieurs coups sont possibles.</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Other moves tried here</source>
        <translation>Autres coups essayés ici</translation>
    </message>
</context>
<context>
    <name>MoveListModel</name>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
</context>
<context>
    <name>MoveNumberDialog</name>
    <message>
        <source>Go to move</source>
        <translation>Aller au coup</translation>
    </message>
    <message>
        <source>Number of the move</source>
        <translation>Numéro du coup</translation>
    </message>
    <message>
        <source>of {number}</source>
        <translation>sur {number}</translation>
    </message>
    <message>
        <source>0 is the position before the first move.</source>
        <translation>0 est la position avant le premier coup.</translation>
    </message>
</context>
<context>
    <name>MoveWords</name>
    <message>
        <source>{side}: {deed}</source>
        <translation>{side} : {deed}</translation>
    </message>
    <message>
        <source>takes {pieces}</source>
        <translation>prend : {pieces}</translation>
    </message>
    <message>
        <source>burns {pieces}</source>
        <translation>brûle : {pieces}</translation>
    </message>
    <message>
        <source>loses {n} of its own ({pieces})</source>
        <translation>perd {n} des siennes ({pieces})</translation>
    </message>
    <message>
        <source>is burnt itself</source>
        <translation>brûle elle-même</translation>
    </message>
    <message>
        <source>and back</source>
        <translation>et retour</translation>
    </message>
    <message>
        <source>burns {n}</source>
        <translation>brûle {n}</translation>
    </message>
    <message>
        <source>becomes {piece}</source>
        <translation>devient {piece}</translation>
    </message>
    <message>
        <source>takes {n} ({pieces})</source>
        <translation>prend {n} pièces ({pieces})</translation>
    </message>
    <message>
        <source>  (takes {n})</source>
        <translation>  (prend {n})</translation>
    </message>
    <message>
        <source>  (takes {n}, loses {m})</source>
        <translation>  (prend {n}, perd {m})</translation>
    </message>
    <message>
        <source>{piece} {square} passes</source>
        <translation>{piece} {square} passe</translation>
    </message>
    <message>
        <source>{piece} dropped on {square}</source>
        <translation>{piece} parachuté en {square}</translation>
    </message>
    <message>
        <source>{square} to {next}</source>
        <translation>{square} vers {next}</translation>
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
        <translation>Lâché.</translation>
    </message>
    <message>
        <source>Which move? {answers}</source>
        <translation>Quel coup ? {answers}</translation>
    </message>
    <message>
        <source>{piece}: goes on to {squares}</source>
        <translation>{piece} : continue vers {squares}</translation>
    </message>
    <message>
        <source>{piece}: to {squares}</source>
        <translation>{piece} : vers {squares}</translation>
    </message>
    <message>
        <source>{square} (stop here)</source>
        <translation>{square} (s’arrêter ici)</translation>
    </message>
    <message>
        <source>{square} (takes)</source>
        <translation>{square} (prend)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
</context>
<context>
    <name>NameChoice</name>
    <message>
        <source>Any opening</source>
        <translation>Toute ouverture</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Ouvertures</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Châteaux</translation>
    </message>
    <message>
        <source>{name}: {n}</source>
        <translation>{name} : {n}</translation>
    </message>
    <message>
        <source>Opening or castle</source>
        <translation>Ouverture ou château</translation>
    </message>
</context>
<context>
    <name>NameList</name>
    <message>
        <source>Openings and castles</source>
        <translation>Ouvertures et châteaux</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Ouvertures</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Châteaux</translation>
    </message>
</context>
<context>
    <name>NamePage</name>
    <message>
        <source>Find it in my library</source>
        <translation>Chercher dans ma bibliothèque</translation>
    </message>
    <message>
        <source>Your records in which a side has come to this</source>
        <translation>Vos parties où un camp en est arrivé là</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>What it looks like</source>
        <translation>À quoi cela ressemble</translation>
    </message>
</context>
<context>
    <name>NameSearch</name>
    <message>
        <source>Search: name, reading or kanji</source>
        <translation>Rechercher : nom, lecture ou kanji</translation>
    </message>
    <message>
        <source>Search for an opening or a castle</source>
        <translation>Rechercher une ouverture ou un château</translation>
    </message>
    <message>
        <source>Names in any spelling: mino, 美濃, みの, silver crown</source>
        <translation>Noms dans toute écriture : mino, 美濃, みの, couronne d’argent</translation>
    </message>
</context>
<context>
    <name>NamesWindow</name>
    <message>
        <source>No name fits.</source>
        <translation>Aucun nom ne convient.</translation>
    </message>
    <message>
        <source>Openings and castles: {game}</source>
        <translation>Ouvertures et châteaux : {game}</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jouer d’ici</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>L’ordinateur</translation>
    </message>
    <message>
        <source>A friend here</source>
        <translation>Un ami ici</translation>
    </message>
    <message>
        <source>Two computers</source>
        <translation>Deux ordinateurs</translation>
    </message>
    <message>
        <source>☗ Black</source>
        <translation>☗ Noirs</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>☖ White</source>
        <translation>☖ Blancs</translation>
    </message>
    <message>
        <source>Offer to take blunders back, and say why</source>
        <translation>Proposer de reprendre les gaffes et dire pourquoi</translation>
    </message>
    <message>
        <source>Explain what the computer plays and threatens</source>
        <translation>Expliquer ce que l’ordinateur joue et menace</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Play against</source>
        <translation>Jouer contre</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>White’s engine</source>
        <translation>Moteur des Blancs</translation>
    </message>
    <message>
        <source>White’s level</source>
        <translation>Niveau des Blancs</translation>
    </message>
    <message>
        <source>Teaching game</source>
        <translation>Partie pédagogique</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Vous jouez</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Friend&apos;s name</source>
        <translation>Nom de l’ami</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Pendule</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Without a clock your own engines think for three seconds about each move.</source>
        <translation>Sans pendule, vos moteurs réfléchissent trois secondes à chaque coup.</translation>
    </message>
    <message>
        <source>Show every rule that can be agreed on</source>
        <translation>Montrer toutes les règles à convenir</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>{n} changed</source>
        <translation>Modifiées : {n}</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Règles habituelles</translation>
    </message>
    <message>
        <source>These rules do not allow the position.</source>
        <translation>Ces règles n’admettent pas la position.</translation>
    </message>
    <message>
        <source>Black’s engine</source>
        <translation>Moteur des Noirs</translation>
    </message>
    <message>
        <source>Black’s level</source>
        <translation>Niveau des Noirs</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Black or White</source>
        <translation>Noirs ou Blancs</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Nouveau match</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positions</translation>
    </message>
    <message>
        <source>Time a move</source>
        <translation>Temps par coup</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Pendule</translation>
    </message>
    <message>
        <source>Whoever crashes or moves illegally loses the game</source>
        <translation>Qui plante ou joue un coup interdit perd la partie</translation>
    </message>
    <message>
        <source>Start the engines anew for every game</source>
        <translation>Relancer les moteurs à chaque partie</translation>
    </message>
    <message>
        <source>List the games in the library</source>
        <translation>Lister les parties dans la bibliothèque</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Plus…</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source> pawns</source>
        <translation> pions</translation>
    </message>
    <message>
        <source>In pawns; both players must say so for eight moves</source>
        <translation>En pions ; les deux joueurs doivent le dire pendant huit coups</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>A game is a draw after {n} move.|A game is a draw after {n} moves.</source>
        <translation>Une partie est nulle après {n} coup.|Une partie est nulle après {n} coups.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Ouvertures</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>coups</translation>
    </message>
    <message>
        <source>{n} changed</source>
        <translation>Modifiées : {n}</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Règles habituelles</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>a draw after</source>
        <translation>nulle après</translation>
    </message>
    <message>
        <source>Decided at</source>
        <translation>Décidé à</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Joué par</translation>
    </message>
    <message>
        <source>Games at a time</source>
        <translation>Parties simultanées</translation>
    </message>
    <message>
        <source>Start match</source>
        <translation>Commencer le match</translation>
    </message>
    <message>
        <source>The clock has no time.</source>
        <translation>La pendule n’a pas de temps.</translation>
    </message>
    <message>
        <source>Choose a file of openings.</source>
        <translation>Choisissez un fichier d’ouvertures.</translation>
    </message>
    <message>
        <source>The second Elo must be above the first.</source>
        <translation>Le second Elo doit être supérieur au premier.</translation>
    </message>
    <message>
        <source>Each opening is played twice, with both colours.</source>
        <translation>Chaque ouverture est jouée deux fois, avec les deux couleurs.</translation>
    </message>
    <message>
        <source>{n} game in all.|{n} games in all.</source>
        <translation>{n} partie en tout.|{n} parties en tout.</translation>
    </message>
</context>
<context>
    <name>NextSteps</name>
    <message>
        <source>Earlier games</source>
        <translation>Parties précédentes</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>non enregistré</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouverte</translation>
    </message>
    <message>
        <source>Open what you copied</source>
        <translation>Ouvrir ce que vous avez copié</translation>
    </message>
    <message>
        <source>New to shogi? Start here</source>
        <translation>Nouveau au shogi ? Commencez ici</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fait</translation>
    </message>
    <message>
        <source>1  What the game is about</source>
        <translation>1  Le but du jeu</translation>
    </message>
    <message>
        <source>2  How the pieces move</source>
        <translation>2  La marche des pièces</translation>
    </message>
    <message>
        <source>3  A first game, with a guide</source>
        <translation>3  Une première partie, avec un guide</translation>
    </message>
    <message>
        <source>Lessons: {game}</source>
        <translation>Leçons : {game}</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} sur {all}</translation>
    </message>
    <message>
        <source>Problems: {game}</source>
        <translation>Problèmes : {game}</translation>
    </message>
    <message>
        <source>{n} solved</source>
        <translation>{n} résolus</translation>
    </message>
    <message>
        <source>today</source>
        <translation>aujourd’hui</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>{n} move|{n} moves</source>
        <translation>{n} coup|{n} coups</translation>
    </message>
    <message>
        <source>{done} of {all} lesson|{done} of {all} lessons</source>
        <translation>{done} leçon sur {all}|{done} leçons sur {all}</translation>
    </message>
    <message>
        <source>{n} mistake to practise|{n} mistakes to practise</source>
        <translation>{n} erreur à retravailler|{n} erreurs à retravailler</translation>
    </message>
</context>
<context>
    <name>NoteList</name>
    <message>
        <source>Comments and bookmarks</source>
        <translation>Commentaires et signets</translation>
    </message>
</context>
<context>
    <name>NoteModel</name>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
</context>
<context>
    <name>NotePane</name>
    <message>
        <source>Bookmark</source>
        <translation>Signet</translation>
    </message>
    <message>
        <source>Comment on this move</source>
        <translation>Commentaire sur ce coup</translation>
    </message>
</context>
<context>
    <name>OpenRecords</name>
    <message>
        <source>Too many records are open.</source>
        <translation>Trop de parties sont ouvertes.</translation>
    </message>
</context>
<context>
    <name>OpeningChoice</name>
    <message>
        <source>Random moves</source>
        <translation>Coups au hasard</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>D’un fichier</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Bibliothèque d’ouvertures</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>all moves</source>
        <translation>tous les coups</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>coups</translation>
    </message>
    <message>
        <source> move| moves</source>
        <translation> coup| coups</translation>
    </message>
    <message>
        <source>Each game begins with up to {n} moves drawn from the opening book, or with {random} random ones where there is no book or it knows only few; then the players think.</source>
        <translation>Chaque partie commence par {n} coups au plus, tirés du livre d’ouvertures, ou par {random} coups au hasard là où il n’y a pas de livre ou qu’il en connaît trop peu ; ensuite les joueurs réfléchissent.</translation>
    </message>
    <message>
        <source>Each game begins with {n} random move; then the players think.|Each game begins with {n} random moves; then the players think.</source>
        <translation>Chaque partie commence par {n} coup au hasard ; ensuite les joueurs réfléchissent.|Chaque partie commence par {n} coups au hasard ; ensuite les joueurs réfléchissent.</translation>
    </message>
    <message>
        <source>Each game begins with the moves of a record of this file; then the players think.</source>
        <translation>Chaque partie commence par les coups d’une partie de ce fichier ; ensuite les joueurs réfléchissent.</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Ouvertures</translation>
    </message>
</context>
<context>
    <name>OptionForm</name>
    <message>
        <source>Does this at once: in the engine that analyses, else in one that is started for it and ends.</source>
        <translation>Le fait aussitôt : dans le moteur qui analyse, sinon dans un moteur lancé pour cela, qui s’arrête ensuite.</translation>
    </message>
</context>
<context>
    <name>OwnVariantsDialog</name>
    <message>
        <source>Variants of your own</source>
        <translation>Variantes personnelles</translation>
    </message>
    <message>
        <source>Add a file…</source>
        <translation>Ajouter un fichier…</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>From a template</source>
        <translation>À partir d’un modèle</translation>
    </message>
    <message>
        <source>From a copy of</source>
        <translation>À partir d’une copie de</translation>
    </message>
    <message>
        <source>My {game}</source>
        <translation>Mon {game}</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Ce fichier ne peut pas être lu.</translation>
    </message>
    <message>
        <source>{file}: refused</source>
        <translation>{file} : refusé</translation>
    </message>
    <message>
        <source>Variant files (*.toml *.TOML)</source>
        <translation>Fichiers de variantes (*.toml *.TOML)</translation>
    </message>
    <message>
        <source>Add a variant file</source>
        <translation>Ajouter un fichier de variante</translation>
    </message>
    <message>
        <source>This variant cannot be added.</source>
        <translation>Cette variante ne peut pas être ajoutée.</translation>
    </message>
    <message>
        <source>A game of this variant is open.</source>
        <translation>Une partie de cette variante est ouverte.</translation>
    </message>
    <message>
        <source>Close it or begin another one first.</source>
        <translation>Fermez-la ou commencez-en une autre d’abord.</translation>
    </message>
    <message>
        <source>Delete {name}? Games of this variant cannot be opened then.</source>
        <translation>Supprimer {name} ? Les parties de cette variante ne pourront plus être ouvertes.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>This file cannot be deleted.</source>
        <translation>Ce fichier ne peut pas être supprimé.</translation>
    </message>
    <message>
        <source>{n} kind of pieces|{n} kinds of pieces</source>
        <translation>{n} sorte de pièces|{n} sortes de pièces</translation>
    </message>
    <message>
        <source>{n} rule to choose|{n} rules to choose</source>
        <translation>{n} règle au choix|{n} règles au choix</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Solve</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>Examine</source>
        <translation>Examiner</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Find anything</source>
        <translation>Trouver</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Not possible now: {names}</source>
        <translation>Impossible pour l’instant : {names}</translation>
    </message>
    <message>
        <source>Nothing here has such a name. Try another word.</source>
        <translation>Rien ne porte ce nom. Essayez un autre mot.</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>choisi</translation>
    </message>
    <message>
        <source>tsume, tsumeshogi, tsume shogi, checkmate puzzles</source>
        <translation>problèmes de mat, tsume</translation>
    </message>
    <message>
        <source>joseki, castle, kakoi, opening, strategy</source>
        <translation>ouvertures, châteaux, stratégie</translation>
    </message>
    <message>
        <source>kifu, record, game, file</source>
        <translation>kifu, partie, fichier</translation>
    </message>
    <message>
        <source>kifu, records, collection, opening book, database</source>
        <translation>kifu, recueil, livre d’ouvertures, base de données</translation>
    </message>
    <message>
        <source>kifu, my games, history</source>
        <translation>kifu, mes parties, historique</translation>
    </message>
    <message>
        <source>find position, same position</source>
        <translation>chercher la position, même position</translation>
    </message>
    <message>
        <source>jump to move, number of the move, ply</source>
        <translation>aller au coup, numéro du coup</translation>
    </message>
    <message>
        <source>byoyomi, clock, time control, handicap, computer</source>
        <translation>byoyomi, pendule, temps de réflexion, handicap, ordinateur</translation>
    </message>
    <message>
        <source>is on</source>
        <translation>activé</translation>
    </message>
    <message>
        <source>is off</source>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Réglage</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Règles : {game}</translation>
    </message>
    <message>
        <source>Lessons in {game}</source>
        <translation>Leçons : {game}</translation>
    </message>
    <message>
        <source>Pieces of {game}</source>
        <translation>Pièces : {game}</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Jouer : {game}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
</context>
<context>
    <name>PaletteField</name>
    <message>
        <source>What are you looking for? A command, a setting, a game, a piece, help</source>
        <translation>Que cherchez-vous ? Une commande, un réglage, un jeu, une pièce, de l’aide</translation>
    </message>
    <message>
        <source>Find anything</source>
        <translation>Trouver</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Export picture</source>
        <translation>Exporter une image</translation>
    </message>
    <message>
        <source>As on the screen</source>
        <translation>Comme à l’écran</translation>
    </message>
    <message>
        <source>As in books</source>
        <translation>Comme dans les livres</translation>
    </message>
    <message>
        <source>Mark the last move</source>
        <translation>Marquer le dernier coup</translation>
    </message>
    <message>
        <source>Seen from White&apos;s side</source>
        <translation>Vu du côté des Blancs</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> pixels</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>&amp;Moving picture of the game…</source>
        <translation>Partie en image &amp;animée…</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Style</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>L’image est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Image (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Dessin (*.svg)</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>The picture could not be saved.</source>
        <translation>L’image n’a pas pu être enregistrée.</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Enregistré sous {name}.</translation>
    </message>
</context>
<context>
    <name>PieceBox</name>
    <message>
        <source>No piece of this name.</source>
        <translation>Aucune pièce de ce nom.</translation>
    </message>
    <message>
        <source>Whose pieces</source>
        <translation>Pièces de quel camp</translation>
    </message>
</context>
<context>
    <name>PieceDetails</name>
    <message>
        <source>In this game: {rules}</source>
        <translation>Dans cette partie&#xa0;: {rules}</translation>
    </message>
    <message>
        <source>Value {value}</source>
        <translation>Valeur {value}</translation>
    </message>
    <message>
        <source>In pawns, on the whole: its worth changes with the game.</source>
        <translation>En pions, approximativement&#xa0;: la valeur change au cours de la partie.</translation>
    </message>
    <message>
        <source>Written {letters}</source>
        <translation>S’écrit {letters}</translation>
    </message>
    <message>
        <source>only by promotion</source>
        <translation>seulement par promotion</translation>
    </message>
    <message>
        <source>{n} per side</source>
        <translation>{n} par camp</translation>
    </message>
    <message>
        <source>also: {names}</source>
        <translation>aussi : {names}</translation>
    </message>
    <message>
        <source>royal</source>
        <translation>royale</translation>
    </message>
    <message>
        <source>jump rank {rank}</source>
        <translation>rang de saut {rank}</translation>
    </message>
    <message>
        <source>Jumping pieces pass only over lower ranks: the higher it is, the fewer can jump over it.</source>
        <translation>On ne saute que par-dessus un rang inférieur : plus il est élevé, moins de pièces peuvent sauter par-dessus.</translation>
    </message>
    <message>
        <source>Whoever loses their last royal piece loses the game.</source>
        <translation>Qui perd sa dernière pièce royale perd la partie.</translation>
    </message>
    <message>
        <source>Whoever loses it loses the game.</source>
        <translation>Qui le perd perd la partie.</translation>
    </message>
    <message>
        <source>not up at the start</source>
        <translation>cachée au début</translation>
    </message>
    <message>
        <source>Turns into: {pieces}</source>
        <translation>Devient : {pieces}</translation>
    </message>
    <message>
        <source>It turns over with every move and may be dropped with either face.</source>
        <translation>Elle se retourne à chaque coup et peut être parachutée sur l’une ou l’autre face.</translation>
    </message>
    <message>
        <source>Two faces</source>
        <translation>Deux faces</translation>
    </message>
    <message>
        <source>Comes from: {pieces}</source>
        <translation>Vient de&#xa0;: {pieces}</translation>
    </message>
    <message>
        <source>Promotes to: {pieces}</source>
        <translation>Promue en&#xa0;: {pieces}</translation>
    </message>
    <message>
        <source>It has been promoted and stays what it is.</source>
        <translation>Elle est promue et reste ce qu’elle est.</translation>
    </message>
    <message>
        <source>Each piece promotes only once: one arrow of this chain.</source>
        <translation>Chaque pièce n’est promue qu’une fois&#xa0;: une seule flèche de cette chaîne.</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>Promotion</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Marche</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Essayer</translation>
    </message>
</context>
<context>
    <name>PieceList</name>
    <message>
        <source>Pieces</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Only by promotion</source>
        <translation>Seulement par promotion</translation>
    </message>
    <message>
        <source>First faces</source>
        <translation>Premières faces</translation>
    </message>
    <message>
        <source>Second faces</source>
        <translation>Secondes faces</translation>
    </message>
</context>
<context>
    <name>PieceName</name>
    <message>
        <source>ancient dragon</source>
        <translation>dragon antique</translation>
    </message>
    <message>
        <source>angle general</source>
        <translation>général d’angle</translation>
    </message>
    <message>
        <source>angle mover</source>
        <translation>coureur d’angle</translation>
    </message>
    <message>
        <source>angry boar</source>
        <translation>sanglier furieux</translation>
    </message>
    <message>
        <source>bat</source>
        <translation>chauve-souris</translation>
    </message>
    <message>
        <source>bear soldier</source>
        <translation>soldat-ours</translation>
    </message>
    <message>
        <source>bear&apos;s eyes</source>
        <translation>yeux d’ours</translation>
    </message>
    <message>
        <source>beast bird</source>
        <translation>oiseau-bête</translation>
    </message>
    <message>
        <source>beast cadet</source>
        <translation>cadet des bêtes</translation>
    </message>
    <message>
        <source>beast officer</source>
        <translation>officier des bêtes</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>fou</translation>
    </message>
    <message>
        <source>bishop general</source>
        <translation>général fou</translation>
    </message>
    <message>
        <source>blind bear</source>
        <translation>ours aveugle</translation>
    </message>
    <message>
        <source>blind dog</source>
        <translation>chien aveugle</translation>
    </message>
    <message>
        <source>blind monkey</source>
        <translation>singe aveugle</translation>
    </message>
    <message>
        <source>blind tiger</source>
        <translation>tigre aveugle</translation>
    </message>
    <message>
        <source>blue dragon</source>
        <translation>dragon bleu</translation>
    </message>
    <message>
        <source>boar soldier</source>
        <translation>soldat-sanglier</translation>
    </message>
    <message>
        <source>buddhist devil</source>
        <translation>diable bouddhique</translation>
    </message>
    <message>
        <source>buddhist spirit</source>
        <translation>esprit bouddhique</translation>
    </message>
    <message>
        <source>cannon chariot</source>
        <translation>char à canon</translation>
    </message>
    <message>
        <source>cannon general</source>
        <translation>général au canon</translation>
    </message>
    <message>
        <source>cannon soldier</source>
        <translation>soldat au canon</translation>
    </message>
    <message>
        <source>capricorn</source>
        <translation>capricorne</translation>
    </message>
    <message>
        <source>cassia horse</source>
        <translation>cheval cannelle</translation>
    </message>
    <message>
        <source>cat sword</source>
        <translation>chat-épée</translation>
    </message>
    <message>
        <source>cat sword</source>
        <comment>猫刀</comment>
        <translation>chat-épée</translation>
    </message>
    <message>
        <source>cavalier</source>
        <translation>chevalier</translation>
    </message>
    <message>
        <source>center master</source>
        <translation>maître du centre</translation>
    </message>
    <message>
        <source>center standard</source>
        <translation>étendard central</translation>
    </message>
    <message>
        <source>ceramic dove</source>
        <translation>colombe de céramique</translation>
    </message>
    <message>
        <source>chariot soldier</source>
        <translation>soldat de char</translation>
    </message>
    <message>
        <source>chicken general</source>
        <translation>général poulet</translation>
    </message>
    <message>
        <source>chinese cock</source>
        <translation>coq chinois</translation>
    </message>
    <message>
        <source>climbing monkey</source>
        <translation>singe grimpeur</translation>
    </message>
    <message>
        <source>cloud dragon</source>
        <translation>dragon des nuages</translation>
    </message>
    <message>
        <source>cloud eagle</source>
        <translation>aigle des nuages</translation>
    </message>
    <message>
        <source>coiled dragon</source>
        <translation>dragon lové</translation>
    </message>
    <message>
        <source>coiled serpent</source>
        <translation>serpent lové</translation>
    </message>
    <message>
        <source>copper chariot</source>
        <translation>char de cuivre</translation>
    </message>
    <message>
        <source>copper elephant</source>
        <translation>éléphant de cuivre</translation>
    </message>
    <message>
        <source>copper general</source>
        <translation>général de cuivre</translation>
    </message>
    <message>
        <source>crane</source>
        <translation>grue</translation>
    </message>
    <message>
        <source>crane king</source>
        <translation>roi grue</translation>
    </message>
    <message>
        <source>crossbow general</source>
        <translation>général à l’arbalète</translation>
    </message>
    <message>
        <source>crossbow soldier</source>
        <translation>soldat à l’arbalète</translation>
    </message>
    <message>
        <source>crown prince</source>
        <translation>prince héritier</translation>
    </message>
    <message>
        <source>dark spirit</source>
        <translation>esprit obscur</translation>
    </message>
    <message>
        <source>deva</source>
        <translation>deva</translation>
    </message>
    <message>
        <source>divine dragon</source>
        <translation>dragon divin</translation>
    </message>
    <message>
        <source>divine sparrow</source>
        <translation>moineau divin</translation>
    </message>
    <message>
        <source>divine tiger</source>
        <translation>tigre divin</translation>
    </message>
    <message>
        <source>divine turtle</source>
        <translation>tortue divine</translation>
    </message>
    <message>
        <source>dog</source>
        <translation>chien</translation>
    </message>
    <message>
        <source>donkey</source>
        <translation>âne</translation>
    </message>
    <message>
        <source>dove</source>
        <translation>colombe</translation>
    </message>
    <message>
        <source>dragon horse</source>
        <translation>cheval dragon</translation>
    </message>
    <message>
        <source>dragon king</source>
        <translation>roi dragon</translation>
    </message>
    <message>
        <source>drunk elephant</source>
        <translation>éléphant ivre</translation>
    </message>
    <message>
        <source>drunken elephant</source>
        <translation>éléphant ivre</translation>
    </message>
    <message>
        <source>eagle</source>
        <translation>aigle</translation>
    </message>
    <message>
        <source>earth chariot</source>
        <translation>char de terre</translation>
    </message>
    <message>
        <source>earth dragon</source>
        <translation>dragon de terre</translation>
    </message>
    <message>
        <source>earth general</source>
        <translation>général de terre</translation>
    </message>
    <message>
        <source>eastern barbarian</source>
        <translation>barbare de l’Est</translation>
    </message>
    <message>
        <source>elephant king</source>
        <translation>roi éléphant</translation>
    </message>
    <message>
        <source>emperor</source>
        <translation>empereur</translation>
    </message>
    <message>
        <source>enchanted badger</source>
        <translation>blaireau enchanté</translation>
    </message>
    <message>
        <source>enchanted fox</source>
        <translation>renard enchanté</translation>
    </message>
    <message>
        <source>evil wolf</source>
        <translation>loup malfaisant</translation>
    </message>
    <message>
        <source>falcon</source>
        <translation>faucon</translation>
    </message>
    <message>
        <source>ferocious leopard</source>
        <translation>léopard féroce</translation>
    </message>
    <message>
        <source>fierce bear</source>
        <translation>ours féroce</translation>
    </message>
    <message>
        <source>fierce dragon</source>
        <translation>dragon féroce</translation>
    </message>
    <message>
        <source>fierce eagle</source>
        <translation>aigle féroce</translation>
    </message>
    <message>
        <source>fierce leopard</source>
        <translation>léopard farouche</translation>
    </message>
    <message>
        <source>fierce ox</source>
        <translation>bœuf féroce</translation>
    </message>
    <message>
        <source>fierce stag</source>
        <translation>cerf féroce</translation>
    </message>
    <message>
        <source>fierce tiger</source>
        <translation>tigre féroce</translation>
    </message>
    <message>
        <source>fierce wind</source>
        <translation>vent violent</translation>
    </message>
    <message>
        <source>fierce wolf</source>
        <translation>loup féroce</translation>
    </message>
    <message>
        <source>fire demon</source>
        <translation>démon de feu</translation>
    </message>
    <message>
        <source>fire dragon</source>
        <translation>dragon de feu</translation>
    </message>
    <message>
        <source>fire general</source>
        <translation>général de feu</translation>
    </message>
    <message>
        <source>fire ox</source>
        <translation>bœuf de feu</translation>
    </message>
    <message>
        <source>flying cat</source>
        <translation>chat volant</translation>
    </message>
    <message>
        <source>flying chariot</source>
        <translation>char volant</translation>
    </message>
    <message>
        <source>flying chicken</source>
        <translation>poulet volant</translation>
    </message>
    <message>
        <source>flying cock</source>
        <translation>coq volant</translation>
    </message>
    <message>
        <source>flying crocodile</source>
        <translation>crocodile volant</translation>
    </message>
    <message>
        <source>flying dragon</source>
        <translation>dragon volant</translation>
    </message>
    <message>
        <source>flying eagle</source>
        <translation>aigle en vol</translation>
    </message>
    <message>
        <source>flying falcon</source>
        <translation>faucon volant</translation>
    </message>
    <message>
        <source>flying general</source>
        <translation>général volant</translation>
    </message>
    <message>
        <source>flying goose</source>
        <translation>oie volante</translation>
    </message>
    <message>
        <source>flying hawk</source>
        <translation>épervier volant</translation>
    </message>
    <message>
        <source>flying horse</source>
        <translation>cheval volant</translation>
    </message>
    <message>
        <source>flying ox</source>
        <translation>bœuf volant</translation>
    </message>
    <message>
        <source>flying stag</source>
        <translation>cerf volant</translation>
    </message>
    <message>
        <source>flying swallow</source>
        <translation>hirondelle volante</translation>
    </message>
    <message>
        <source>forest demon</source>
        <translation>démon de la forêt</translation>
    </message>
    <message>
        <source>fowl</source>
        <translation>volatile</translation>
    </message>
    <message>
        <source>fowl cadet</source>
        <translation>cadet des volatiles</translation>
    </message>
    <message>
        <source>fowl officer</source>
        <translation>officier des volatiles</translation>
    </message>
    <message>
        <source>fragrant elephant</source>
        <translation>éléphant parfumé</translation>
    </message>
    <message>
        <source>free bear</source>
        <translation>ours libre</translation>
    </message>
    <message>
        <source>free bird</source>
        <translation>oiseau libre</translation>
    </message>
    <message>
        <source>free boar</source>
        <translation>sanglier libre</translation>
    </message>
    <message>
        <source>free cat</source>
        <translation>chat libre</translation>
    </message>
    <message>
        <source>free chariot</source>
        <translation>char libre</translation>
    </message>
    <message>
        <source>free chicken</source>
        <translation>poulet libre</translation>
    </message>
    <message>
        <source>free copper</source>
        <translation>cuivre libre</translation>
    </message>
    <message>
        <source>free demon</source>
        <translation>démon libre</translation>
    </message>
    <message>
        <source>free dog</source>
        <translation>chien libre</translation>
    </message>
    <message>
        <source>free dragon</source>
        <translation>dragon libre</translation>
    </message>
    <message>
        <source>free dream-eater</source>
        <translation>dévoreur de rêves libre</translation>
    </message>
    <message>
        <source>free eagle</source>
        <translation>aigle libre</translation>
    </message>
    <message>
        <source>free earth</source>
        <translation>terre libre</translation>
    </message>
    <message>
        <source>free fire</source>
        <translation>feu libre</translation>
    </message>
    <message>
        <source>free goer</source>
        <translation>marcheur libre</translation>
    </message>
    <message>
        <source>free gold</source>
        <translation>or libre</translation>
    </message>
    <message>
        <source>free horse</source>
        <translation>cheval libre</translation>
    </message>
    <message>
        <source>free iron</source>
        <translation>fer libre</translation>
    </message>
    <message>
        <source>free king</source>
        <translation>roi libre</translation>
    </message>
    <message>
        <source>free leopard</source>
        <translation>léopard libre</translation>
    </message>
    <message>
        <source>free ox</source>
        <translation>bœuf libre</translation>
    </message>
    <message>
        <source>free pig</source>
        <translation>cochon libre</translation>
    </message>
    <message>
        <source>free pup</source>
        <translation>chiot libre</translation>
    </message>
    <message>
        <source>free serpent</source>
        <translation>serpent libre</translation>
    </message>
    <message>
        <source>free silver</source>
        <translation>argent libre</translation>
    </message>
    <message>
        <source>free stag</source>
        <translation>cerf libre</translation>
    </message>
    <message>
        <source>free stone</source>
        <translation>pierre libre</translation>
    </message>
    <message>
        <source>free tiger</source>
        <translation>tigre libre</translation>
    </message>
    <message>
        <source>free tile</source>
        <translation>tuile libre</translation>
    </message>
    <message>
        <source>free wolf</source>
        <translation>loup libre</translation>
    </message>
    <message>
        <source>front standard</source>
        <translation>étendard avant</translation>
    </message>
    <message>
        <source>furious fiend</source>
        <translation>démon furieux</translation>
    </message>
    <message>
        <source>gliding swallow</source>
        <translation>hirondelle planante</translation>
    </message>
    <message>
        <source>go-between</source>
        <translation>intermédiaire</translation>
    </message>
    <message>
        <source>go-between</source>
        <comment>注人</comment>
        <translation>intermédiaire</translation>
    </message>
    <message>
        <source>gold bird</source>
        <translation>oiseau aux ailes d’or</translation>
    </message>
    <message>
        <source>gold chariot</source>
        <translation>char d’or</translation>
    </message>
    <message>
        <source>gold general</source>
        <translation>général d’or</translation>
    </message>
    <message>
        <source>gold stag</source>
        <translation>cerf d’or</translation>
    </message>
    <message>
        <source>golden bird</source>
        <translation>oiseau d’or</translation>
    </message>
    <message>
        <source>golden bird</source>
        <comment>金鳥</comment>
        <translation>oiseau d’or</translation>
    </message>
    <message>
        <source>golden deer</source>
        <translation>cerf d’or</translation>
    </message>
    <message>
        <source>goose</source>
        <translation>oie</translation>
    </message>
    <message>
        <source>goose wing</source>
        <translation>aile d’oie</translation>
    </message>
    <message>
        <source>great bear</source>
        <translation>grand ours</translation>
    </message>
    <message>
        <source>great dove</source>
        <translation>grande colombe</translation>
    </message>
    <message>
        <source>great dragon</source>
        <translation>grand dragon</translation>
    </message>
    <message>
        <source>great dream-eater</source>
        <translation>grand dévoreur de rêves</translation>
    </message>
    <message>
        <source>great eagle</source>
        <translation>grand aigle</translation>
    </message>
    <message>
        <source>great elephant</source>
        <translation>grand éléphant</translation>
    </message>
    <message>
        <source>great foal</source>
        <translation>grand poulain</translation>
    </message>
    <message>
        <source>great general</source>
        <translation>grand général</translation>
    </message>
    <message>
        <source>great hawk</source>
        <translation>grand épervier</translation>
    </message>
    <message>
        <source>great leopard</source>
        <translation>grand léopard</translation>
    </message>
    <message>
        <source>great master</source>
        <translation>grand maître</translation>
    </message>
    <message>
        <source>great shark</source>
        <translation>grand requin</translation>
    </message>
    <message>
        <source>great stag</source>
        <translation>grand cerf</translation>
    </message>
    <message>
        <source>great standard</source>
        <translation>grand étendard</translation>
    </message>
    <message>
        <source>great tiger</source>
        <translation>grand tigre</translation>
    </message>
    <message>
        <source>great turtle</source>
        <translation>grande tortue</translation>
    </message>
    <message>
        <source>great whale</source>
        <translation>grande baleine</translation>
    </message>
    <message>
        <source>guardian of the gods</source>
        <translation>gardien des dieux</translation>
    </message>
    <message>
        <source>heavenly horse</source>
        <translation>cheval céleste</translation>
    </message>
    <message>
        <source>heavenly tetrarch</source>
        <translation>tétrarque céleste</translation>
    </message>
    <message>
        <source>heavenly tetrarch</source>
        <comment>四天王</comment>
        <translation>tétrarque céleste</translation>
    </message>
    <message>
        <source>heavenly tetrarch king</source>
        <translation>roi des tétrarques célestes</translation>
    </message>
    <message>
        <source>hook mover</source>
        <translation>crochet</translation>
    </message>
    <message>
        <source>horned falcon</source>
        <translation>faucon cornu</translation>
    </message>
    <message>
        <source>horned hawk</source>
        <translation>épervier cornu</translation>
    </message>
    <message>
        <source>horse general</source>
        <translation>général cheval</translation>
    </message>
    <message>
        <source>horse soldier</source>
        <translation>soldat-cheval</translation>
    </message>
    <message>
        <source>horseman</source>
        <translation>homme à cheval</translation>
    </message>
    <message>
        <source>howling dog</source>
        <translation>chien hurlant</translation>
    </message>
    <message>
        <source>howling dog (left)</source>
        <translation>chien hurlant (gauche)</translation>
    </message>
    <message>
        <source>howling dog (right)</source>
        <translation>chien hurlant (droite)</translation>
    </message>
    <message>
        <source>huai chicken</source>
        <translation>poulet de la Huai</translation>
    </message>
    <message>
        <source>huai river</source>
        <translation>rivière Huai</translation>
    </message>
    <message>
        <source>incense chariot</source>
        <translation>char d’encens</translation>
    </message>
    <message>
        <source>iron general</source>
        <translation>général de fer</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>king</source>
        <comment>王将</comment>
        <translation>roi</translation>
    </message>
    <message>
        <source>king of teachings</source>
        <translation>roi des enseignements</translation>
    </message>
    <message>
        <source>kirin</source>
        <translation>kirin</translation>
    </message>
    <message>
        <source>kirin master</source>
        <translation>maître kirin</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>cavalier</translation>
    </message>
    <message>
        <source>lance</source>
        <translation>lance</translation>
    </message>
    <message>
        <source>left army</source>
        <translation>armée de gauche</translation>
    </message>
    <message>
        <source>left chariot</source>
        <translation>char de gauche</translation>
    </message>
    <message>
        <source>left dog</source>
        <translation>chien de gauche</translation>
    </message>
    <message>
        <source>left dragon</source>
        <translation>dragon de gauche</translation>
    </message>
    <message>
        <source>left general</source>
        <translation>général de gauche</translation>
    </message>
    <message>
        <source>left iron chariot</source>
        <translation>char de fer de gauche</translation>
    </message>
    <message>
        <source>left mountain eagle</source>
        <translation>aigle des montagnes de gauche</translation>
    </message>
    <message>
        <source>left quail</source>
        <translation>caille de gauche</translation>
    </message>
    <message>
        <source>left tiger</source>
        <translation>tigre de gauche</translation>
    </message>
    <message>
        <source>leopard king</source>
        <translation>roi léopard</translation>
    </message>
    <message>
        <source>leopard soldier</source>
        <translation>soldat-léopard</translation>
    </message>
    <message>
        <source>liberated horse</source>
        <translation>cheval libéré</translation>
    </message>
    <message>
        <source>lion</source>
        <translation>lion</translation>
    </message>
    <message>
        <source>lion dog</source>
        <translation>chien-lion</translation>
    </message>
    <message>
        <source>lion hawk</source>
        <translation>faucon-lion</translation>
    </message>
    <message>
        <source>little standard</source>
        <translation>petit étendard</translation>
    </message>
    <message>
        <source>little turtle</source>
        <translation>petite tortue</translation>
    </message>
    <message>
        <source>long-nosed goblin</source>
        <translation>tengu au long nez</translation>
    </message>
    <message>
        <source>longbow general</source>
        <translation>général à l’arc long</translation>
    </message>
    <message>
        <source>longbow soldier</source>
        <translation>soldat à l’arc long</translation>
    </message>
    <message>
        <source>mocking bird</source>
        <translation>oiseau moqueur</translation>
    </message>
    <message>
        <source>mount Tai</source>
        <translation>mont Tai</translation>
    </message>
    <message>
        <source>mountain crane</source>
        <translation>grue des montagnes</translation>
    </message>
    <message>
        <source>mountain general</source>
        <translation>général de la montagne</translation>
    </message>
    <message>
        <source>mountain hawk</source>
        <translation>épervier des montagnes</translation>
    </message>
    <message>
        <source>mountain stag</source>
        <translation>cerf des montagnes</translation>
    </message>
    <message>
        <source>mountain witch</source>
        <translation>sorcière des montagnes</translation>
    </message>
    <message>
        <source>multi general</source>
        <translation>général multiple</translation>
    </message>
    <message>
        <source>nature spirit</source>
        <translation>esprit de la nature</translation>
    </message>
    <message>
        <source>neighboring king</source>
        <translation>roi voisin</translation>
    </message>
    <message>
        <source>neighbouring king</source>
        <translation>roi voisin</translation>
    </message>
    <message>
        <source>northern barbarian</source>
        <translation>barbare du Nord</translation>
    </message>
    <message>
        <source>old kite</source>
        <translation>vieux milan</translation>
    </message>
    <message>
        <source>old monkey</source>
        <translation>vieux singe</translation>
    </message>
    <message>
        <source>old rat</source>
        <translation>vieux rat</translation>
    </message>
    <message>
        <source>ox chariot</source>
        <translation>char à bœufs</translation>
    </message>
    <message>
        <source>ox general</source>
        <translation>général bœuf</translation>
    </message>
    <message>
        <source>ox soldier</source>
        <translation>soldat-bœuf</translation>
    </message>
    <message>
        <source>oxcart</source>
        <translation>char à bœufs</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>pion</translation>
    </message>
    <message>
        <source>peacock</source>
        <translation>paon</translation>
    </message>
    <message>
        <source>peng master</source>
        <translation>maître peng</translation>
    </message>
    <message>
        <source>pheasant</source>
        <translation>faisan</translation>
    </message>
    <message>
        <source>phoenix</source>
        <translation>phénix</translation>
    </message>
    <message>
        <source>phoenix master</source>
        <translation>maître phénix</translation>
    </message>
    <message>
        <source>pig general</source>
        <translation>général cochon</translation>
    </message>
    <message>
        <source>playful parrot</source>
        <translation>perroquet joueur</translation>
    </message>
    <message>
        <source>plodding ox</source>
        <translation>bœuf pesant</translation>
    </message>
    <message>
        <source>poisonous serpent</source>
        <translation>serpent venimeux</translation>
    </message>
    <message>
        <source>poisonous snake</source>
        <translation>serpent venimeux</translation>
    </message>
    <message>
        <source>poisonous wolf</source>
        <translation>loup venimeux</translation>
    </message>
    <message>
        <source>prancing stag</source>
        <translation>cerf bondissant</translation>
    </message>
    <message>
        <source>prince</source>
        <translation>prince</translation>
    </message>
    <message>
        <source>prince</source>
        <comment>王子</comment>
        <translation>prince</translation>
    </message>
    <message>
        <source>promoted flying dragon</source>
        <translation>dragon volant promu</translation>
    </message>
    <message>
        <source>promoted knight</source>
        <translation>cavalier promu</translation>
    </message>
    <message>
        <source>promoted lance</source>
        <translation>lance promue</translation>
    </message>
    <message>
        <source>promoted silver</source>
        <translation>argent promu</translation>
    </message>
    <message>
        <source>pup general</source>
        <translation>général chiot</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>reine</translation>
    </message>
    <message>
        <source>racing chariot</source>
        <translation>char de course</translation>
    </message>
    <message>
        <source>raiding falcon</source>
        <translation>faucon pillard</translation>
    </message>
    <message>
        <source>raiding hawk</source>
        <translation>épervier pillard</translation>
    </message>
    <message>
        <source>rain demon</source>
        <translation>démon de pluie</translation>
    </message>
    <message>
        <source>rain dragon</source>
        <translation>dragon de pluie</translation>
    </message>
    <message>
        <source>ram&apos;s-head soldier</source>
        <translation>soldat à tête de bélier</translation>
    </message>
    <message>
        <source>rear standard</source>
        <translation>étendard arrière</translation>
    </message>
    <message>
        <source>reclining dragon</source>
        <translation>dragon couché</translation>
    </message>
    <message>
        <source>reed bird</source>
        <translation>oiseau des roseaux</translation>
    </message>
    <message>
        <source>reverse chariot</source>
        <translation>char inversé</translation>
    </message>
    <message>
        <source>right army</source>
        <translation>armée de droite</translation>
    </message>
    <message>
        <source>right chariot</source>
        <translation>char de droite</translation>
    </message>
    <message>
        <source>right dog</source>
        <translation>chien de droite</translation>
    </message>
    <message>
        <source>right dragon</source>
        <translation>dragon de droite</translation>
    </message>
    <message>
        <source>right general</source>
        <translation>général de droite</translation>
    </message>
    <message>
        <source>right iron chariot</source>
        <translation>char de fer de droite</translation>
    </message>
    <message>
        <source>right mountain eagle</source>
        <translation>aigle des montagnes de droite</translation>
    </message>
    <message>
        <source>right quail</source>
        <translation>caille de droite</translation>
    </message>
    <message>
        <source>right tiger</source>
        <translation>tigre de droite</translation>
    </message>
    <message>
        <source>river general</source>
        <translation>général de la rivière</translation>
    </message>
    <message>
        <source>roaming boar</source>
        <translation>sanglier errant</translation>
    </message>
    <message>
        <source>roaring dog</source>
        <translation>chien rugissant</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>rook general</source>
        <translation>général tour</translation>
    </message>
    <message>
        <source>royal phoenix</source>
        <translation>phénix royal</translation>
    </message>
    <message>
        <source>running bear</source>
        <translation>ours coureur</translation>
    </message>
    <message>
        <source>running boar</source>
        <translation>sanglier coureur</translation>
    </message>
    <message>
        <source>running chariot</source>
        <translation>char coureur</translation>
    </message>
    <message>
        <source>running dragon</source>
        <translation>dragon coureur</translation>
    </message>
    <message>
        <source>running horse</source>
        <translation>cheval coureur</translation>
    </message>
    <message>
        <source>running leopard</source>
        <translation>léopard coureur</translation>
    </message>
    <message>
        <source>running ox</source>
        <translation>bœuf coureur</translation>
    </message>
    <message>
        <source>running pup</source>
        <translation>chiot coureur</translation>
    </message>
    <message>
        <source>running rabbit</source>
        <translation>lapin coureur</translation>
    </message>
    <message>
        <source>running serpent</source>
        <translation>serpent coureur</translation>
    </message>
    <message>
        <source>running stag</source>
        <translation>cerf coureur</translation>
    </message>
    <message>
        <source>running tiger</source>
        <translation>tigre coureur</translation>
    </message>
    <message>
        <source>running tile</source>
        <translation>tuile coureuse</translation>
    </message>
    <message>
        <source>running wolf</source>
        <translation>loup coureur</translation>
    </message>
    <message>
        <source>rushing bird</source>
        <translation>oiseau fonceur</translation>
    </message>
    <message>
        <source>rushing boar</source>
        <translation>sanglier fonceur</translation>
    </message>
    <message>
        <source>savage tiger</source>
        <translation>tigre sauvage</translation>
    </message>
    <message>
        <source>she-devil</source>
        <translation>diablesse</translation>
    </message>
    <message>
        <source>side boar</source>
        <translation>sanglier latéral</translation>
    </message>
    <message>
        <source>side dragon</source>
        <translation>dragon latéral</translation>
    </message>
    <message>
        <source>side flyer</source>
        <translation>voltigeur latéral</translation>
    </message>
    <message>
        <source>side monkey</source>
        <translation>singe latéral</translation>
    </message>
    <message>
        <source>side mover</source>
        <translation>coureur latéral</translation>
    </message>
    <message>
        <source>side ox</source>
        <translation>bœuf latéral</translation>
    </message>
    <message>
        <source>side serpent</source>
        <translation>serpent latéral</translation>
    </message>
    <message>
        <source>side soldier</source>
        <translation>soldat latéral</translation>
    </message>
    <message>
        <source>side wolf</source>
        <translation>loup latéral</translation>
    </message>
    <message>
        <source>silver chariot</source>
        <translation>char d’argent</translation>
    </message>
    <message>
        <source>silver general</source>
        <translation>général d’argent</translation>
    </message>
    <message>
        <source>silver hare</source>
        <translation>lièvre d’argent</translation>
    </message>
    <message>
        <source>silver rabbit</source>
        <translation>lapin d’argent</translation>
    </message>
    <message>
        <source>soaring eagle</source>
        <translation>aigle volant</translation>
    </message>
    <message>
        <source>soldier</source>
        <translation>soldat</translation>
    </message>
    <message>
        <source>southern barbarian</source>
        <translation>barbare du Sud</translation>
    </message>
    <message>
        <source>sparrow pawn</source>
        <translation>pion moineau</translation>
    </message>
    <message>
        <source>spear general</source>
        <translation>général à la lance</translation>
    </message>
    <message>
        <source>spear soldier</source>
        <translation>soldat à la lance</translation>
    </message>
    <message>
        <source>spirit turtle</source>
        <translation>tortue des esprits</translation>
    </message>
    <message>
        <source>square mover</source>
        <translation>coureur carré</translation>
    </message>
    <message>
        <source>standard bearer</source>
        <translation>porte-étendard</translation>
    </message>
    <message>
        <source>stone chariot</source>
        <translation>char de pierre</translation>
    </message>
    <message>
        <source>stone general</source>
        <translation>général de pierre</translation>
    </message>
    <message>
        <source>stone peng</source>
        <translation>peng de pierre</translation>
    </message>
    <message>
        <source>strong bear</source>
        <translation>ours puissant</translation>
    </message>
    <message>
        <source>strong chariot</source>
        <translation>char puissant</translation>
    </message>
    <message>
        <source>strong eagle</source>
        <translation>aigle puissant</translation>
    </message>
    <message>
        <source>strutting crow</source>
        <translation>corbeau paradeur</translation>
    </message>
    <message>
        <source>sumo wrestler</source>
        <translation>lutteur de sumo</translation>
    </message>
    <message>
        <source>swallow</source>
        <translation>hirondelle</translation>
    </message>
    <message>
        <source>swallow&apos;s wings</source>
        <translation>ailes d’hirondelle</translation>
    </message>
    <message>
        <source>swooping owl</source>
        <translation>hibou en piqué</translation>
    </message>
    <message>
        <source>sword general</source>
        <translation>général à l’épée</translation>
    </message>
    <message>
        <source>sword soldier</source>
        <translation>soldat à l’épée</translation>
    </message>
    <message>
        <source>teaching king</source>
        <translation>roi enseignant</translation>
    </message>
    <message>
        <source>tenacious falcon</source>
        <translation>faucon tenace</translation>
    </message>
    <message>
        <source>tengu</source>
        <translation>tengu</translation>
    </message>
    <message>
        <source>thunder runner</source>
        <translation>coureur du tonnerre</translation>
    </message>
    <message>
        <source>tiger soldier</source>
        <translation>soldat-tigre</translation>
    </message>
    <message>
        <source>tile chariot</source>
        <translation>char de tuile</translation>
    </message>
    <message>
        <source>tile general</source>
        <translation>général de tuile</translation>
    </message>
    <message>
        <source>tokin</source>
        <translation>tokin</translation>
    </message>
    <message>
        <source>treacherous fox</source>
        <translation>renard perfide</translation>
    </message>
    <message>
        <source>treasure turtle</source>
        <translation>tortue au trésor</translation>
    </message>
    <message>
        <source>turtle dove</source>
        <translation>tourterelle</translation>
    </message>
    <message>
        <source>turtle-snake</source>
        <translation>tortue-serpent</translation>
    </message>
    <message>
        <source>vermilion sparrow</source>
        <translation>moineau vermillon</translation>
    </message>
    <message>
        <source>vermillion sparrow</source>
        <translation>moineau vermillon</translation>
    </message>
    <message>
        <source>vertical bear</source>
        <translation>ours vertical</translation>
    </message>
    <message>
        <source>vertical horse</source>
        <translation>cheval vertical</translation>
    </message>
    <message>
        <source>vertical leopard</source>
        <translation>léopard vertical</translation>
    </message>
    <message>
        <source>vertical mover</source>
        <translation>coureur vertical</translation>
    </message>
    <message>
        <source>vertical pup</source>
        <translation>chiot vertical</translation>
    </message>
    <message>
        <source>vertical soldier</source>
        <translation>soldat vertical</translation>
    </message>
    <message>
        <source>vertical tiger</source>
        <translation>tigre vertical</translation>
    </message>
    <message>
        <source>vertical wolf</source>
        <translation>loup vertical</translation>
    </message>
    <message>
        <source>vice general</source>
        <translation>vice-général</translation>
    </message>
    <message>
        <source>violent bear</source>
        <translation>ours violent</translation>
    </message>
    <message>
        <source>violent ox</source>
        <translation>bœuf violent</translation>
    </message>
    <message>
        <source>violent stag</source>
        <translation>cerf violent</translation>
    </message>
    <message>
        <source>violent wolf</source>
        <translation>loup violent</translation>
    </message>
    <message>
        <source>walking heron</source>
        <translation>héron marcheur</translation>
    </message>
    <message>
        <source>water buffalo</source>
        <translation>buffle d’eau</translation>
    </message>
    <message>
        <source>water dragon</source>
        <translation>dragon d’eau</translation>
    </message>
    <message>
        <source>water general</source>
        <translation>général d’eau</translation>
    </message>
    <message>
        <source>water ox</source>
        <translation>bœuf d’eau</translation>
    </message>
    <message>
        <source>western barbarian</source>
        <translation>barbare de l’Ouest</translation>
    </message>
    <message>
        <source>whale</source>
        <translation>baleine</translation>
    </message>
    <message>
        <source>white elephant</source>
        <translation>éléphant blanc</translation>
    </message>
    <message>
        <source>white foal</source>
        <translation>poulain blanc</translation>
    </message>
    <message>
        <source>white horse</source>
        <translation>cheval blanc</translation>
    </message>
    <message>
        <source>white tiger</source>
        <translation>tigre blanc</translation>
    </message>
    <message>
        <source>wind dragon</source>
        <translation>dragon du vent</translation>
    </message>
    <message>
        <source>wind general</source>
        <translation>général du vent</translation>
    </message>
    <message>
        <source>wind horse</source>
        <translation>cheval du vent</translation>
    </message>
    <message>
        <source>wind snapping turtle</source>
        <translation>chélydre du vent</translation>
    </message>
    <message>
        <source>wizard stork</source>
        <translation>cigogne magicienne</translation>
    </message>
    <message>
        <source>wizard stork</source>
        <comment>仙鷦</comment>
        <translation>cigogne magicienne</translation>
    </message>
    <message>
        <source>wood chariot</source>
        <translation>char de bois</translation>
    </message>
    <message>
        <source>wood general</source>
        <translation>général de bois</translation>
    </message>
    <message>
        <source>wooden dove</source>
        <translation>colombe de bois</translation>
    </message>
    <message>
        <source>woodland demon</source>
        <translation>démon des bois</translation>
    </message>
    <message>
        <source>wrestler</source>
        <translation>lutteur</translation>
    </message>
    <message>
        <source>yari bishop</source>
        <translation>fou yari</translation>
    </message>
    <message>
        <source>yari gold</source>
        <translation>or yari</translation>
    </message>
    <message>
        <source>yari gold</source>
        <comment>金槍</comment>
        <translation>or yari</translation>
    </message>
    <message>
        <source>yari knight</source>
        <translation>cavalier yari</translation>
    </message>
    <message>
        <source>yari rook</source>
        <translation>tour yari</translation>
    </message>
    <message>
        <source>yari silver</source>
        <translation>argent yari</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>Show me the kanji</source>
        <translation>Montrer les kanji</translation>
    </message>
    <message>
        <source>Show my own pieces</source>
        <translation>Montrer mes pièces</translation>
    </message>
    <message>
        <source>Show how the pieces move</source>
        <translation>Montrer la marche des pièces</translation>
    </message>
</context>
<context>
    <name>PlayCard</name>
    <message>
        <source>Play {game}</source>
        <translation>Jouer : {game}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Jouer contre l’ordinateur</translation>
    </message>
    <message>
        <source>Play a friend…</source>
        <translation>Jouer contre un ami…</translation>
    </message>
    <message>
        <source>More choices…</source>
        <translation>Plus de choix…</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>then {n} s a move</source>
        <translation>puis {n} s par coup</translation>
    </message>
    <message>
        <source>· {n} s</source>
        <translation>· {n} s</translation>
    </message>
    <message>
        <source>Time for this move</source>
        <translation>Temps pour ce coup</translation>
    </message>
    <message>
        <source>Main time left</source>
        <translation>Temps principal restant</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>réfléchit</translation>
    </message>
</context>
<context>
    <name>PositionExchange</name>
    <message>
        <source>Copied as SFEN.</source>
        <translation>Copiée en SFEN.</translation>
    </message>
    <message>
        <source>Copied as a Japanese diagram.</source>
        <translation>Copiée en diagramme japonais.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>L’image est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The clipboard holds no position of this game.</source>
        <translation>Le presse-papiers ne contient pas de position de ce jeu.</translation>
    </message>
</context>
<context>
    <name>PositionMovesModel</name>
    <message>
        <source>Games that end here</source>
        <translation>Parties finies ici</translation>
    </message>
    <message>
        <source>Played here</source>
        <translation>Coups joués</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>{side} won {n}</source>
        <translation>Gain des {side} : {n}</translation>
    </message>
    <message>
        <source>draws: {n}</source>
        <translation>nulles : {n}</translation>
    </message>
    <message>
        <source>without result: {n}</source>
        <translation>sans résultat : {n}</translation>
    </message>
    <message>
        <source>in variations: {n}</source>
        <translation>en variante : {n}</translation>
    </message>
    <message>
        <source>{n} game|{n} games</source>
        <translation>{n} partie|{n} parties</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>before move {n}</source>
        <translation>avant le coup {n}</translation>
    </message>
    <message>
        <source>In the game: {move}, chance to win {before}% → {after}%</source>
        <translation>Dans la partie : {move}, chances de gain {before} % → {after} %</translation>
    </message>
    <message>
        <source>Not tried yet</source>
        <translation>Pas encore essayée</translation>
    </message>
    <message>
        <source>To be repeated today</source>
        <translation>À revoir aujourd’hui</translation>
    </message>
    <message>
        <source>Comes up again tomorrow</source>
        <translation>Revient demain</translation>
    </message>
    <message>
        <source>Right, the best move known!</source>
        <translation>Juste, le meilleur coup connu !</translation>
    </message>
    <message>
        <source>The engine would play {move}: {before}% against {after}%.</source>
        <translation>Le moteur jouerait {move} : {before} % contre {after} %.</translation>
    </message>
    <message>
        <source>Right, a good move!</source>
        <translation>Juste, un bon coup !</translation>
    </message>
    <message>
        <source>Not this one: chance to win {before}% → {after}%</source>
        <translation>Pas celui-ci : chances de gain {before} % → {after} %</translation>
    </message>
    <message>
        <source>Not this one, as in the game: chance to win {before}% → {after}%</source>
        <translation>Pas celui-ci, comme dans la partie : chances de gain {before} % → {after} %</translation>
    </message>
    <message>
        <source>There is a better move.</source>
        <translation>Il y a un meilleur coup.</translation>
    </message>
    <message>
        <source>A piece from the hand: {piece}.</source>
        <translation>Une pièce de la main : {piece}.</translation>
    </message>
    <message>
        <source>A good move is made with the piece with the star.</source>
        <translation>Un bon coup se joue avec la pièce à l’étoile.</translation>
    </message>
    <message>
        <source>There is nothing to practise yet. Open one of your games, analyse it, and choose “Practise the mistakes” in the menu Tools.</source>
        <translation>Il n’y a encore rien à travailler. Ouvrez une de vos parties, analysez-la, puis choisissez « Travailler les erreurs » dans le menu Outils.</translation>
    </message>
    <message>
        <source>Comes up again in {n} day|Comes up again in {n} days</source>
        <translation>Revient dans {n} jour|Revient dans {n} jours</translation>
    </message>
</context>
<context>
    <name>PracticeController</name>
    <message>
        <source>This is what the engine would play.</source>
        <translation>Voici ce que le moteur jouerait.</translation>
    </message>
    <message>
        <source>The engine has given no answer.</source>
        <translation>Le moteur n’a pas donné de réponse.</translation>
    </message>
</context>
<context>
    <name>PracticeDialog</name>
    <message>
        <source>Practise the mistakes</source>
        <translation>Travailler les erreurs</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Gaffes</translation>
    </message>
    <message>
        <source>Mistakes too</source>
        <translation>Erreurs aussi</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Moves of</source>
        <translation>Coups de</translation>
    </message>
    <message>
        <source>What to practise</source>
        <translation>À travailler</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Travailler</translation>
    </message>
    <message>
        <source>There are no such moves in this game.</source>
        <translation>Il n’y a pas de tels coups dans cette partie.</translation>
    </message>
    <message>
        <source>Positions: {n}, new ones: {new}. Each comes up again until you know it.</source>
        <translation>Positions&#xa0;: {n}, nouvelles&#xa0;: {new}. Chacune revient jusqu’à ce que vous la connaissiez.</translation>
    </message>
</context>
<context>
    <name>PracticePanel</name>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>Coup précédent</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>{side} to play: find a good move</source>
        <translation>Trait aux {side} : trouvez un bon coup</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Pieces</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Two kanji</source>
        <translation>Deux kanji</translation>
    </message>
    <message>
        <source>One kanji</source>
        <translation>Un kanji</translation>
    </message>
    <message>
        <source>Western</source>
        <translation>Occidentales</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Kaya wood</source>
        <translation>Bois de kaya</translation>
    </message>
    <message>
        <source>Maple wood</source>
        <translation>Érable</translation>
    </message>
    <message>
        <source>Walnut wood</source>
        <translation>Noyer</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardoise</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Uni</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordonnées</translation>
    </message>
    <message>
        <source>As the moves are written</source>
        <translation>Comme les coups sont notés</translation>
    </message>
    <message>
        <source>Kanji (9 8 7, 一 二 三)</source>
        <translation>Kanji (9 8 7, 一 二 三)</translation>
    </message>
    <message>
        <source>Letters (9 8 7, a b c)</source>
        <translation>Lettres (9 8 7, a b c)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Colour the pieces by how they move</source>
        <translation>Colorer les pièces selon leur marche</translation>
    </message>
    <message>
        <source>Small map of the board when zoomed in</source>
        <translation>Plan réduit du plateau agrandi</translation>
    </message>
    <message>
        <source>The computer takes a moment for each answer</source>
        <translation>L’ordinateur prend un instant pour chaque réponse</translation>
    </message>
    <message>
        <source>The computer uses an opening book</source>
        <translation>L’ordinateur utilise une bibliothèque d’ouvertures</translation>
    </message>
    <message>
        <source>With clocks, the strongest computer thinks in your time too</source>
        <translation>À la pendule, le plus fort réfléchit aussi sur votre temps</translation>
    </message>
    <message>
        <source>Processors for analysis and the strongest computer</source>
        <translation>Processeurs pour l’analyse et l’ordinateur le plus fort</translation>
    </message>
    <message>
        <source>All but one</source>
        <translation>Tous sauf un</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Un seul</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>Moves can be entered ahead while the computer thinks</source>
        <translation>Les coups peuvent être prévus pendant que l’ordinateur réfléchit</translation>
    </message>
    <message>
        <source>Every move of a game waits until you confirm it</source>
        <translation>Chaque coup d’une partie attend votre confirmation</translation>
    </message>
    <message>
        <source>Explain the piece under the pointer in games with special powers</source>
        <translation>Expliquer la pièce pointée (jeux à pouvoirs particuliers)</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>Activer le son</translation>
    </message>
    <message>
        <source>Pieces that are set down</source>
        <translation>Les pièces que l’on pose</translation>
    </message>
    <message>
        <source>What is heard</source>
        <translation>Ce que l’on entend</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Beginning and end of a game</source>
        <translation>Début et fin de partie</translation>
    </message>
    <message>
        <source>Your clock: last seconds and byoyomi</source>
        <translation>Votre pendule : dernières secondes et byoyomi</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Lire à voix haute</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Byoyomi</source>
        <translation>Byoyomi</translation>
    </message>
    <message>
        <source>Moves and byoyomi</source>
        <translation>Coups et byoyomi</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Voix</translation>
    </message>
    <message>
        <source>After a game, offer what may come next</source>
        <translation>Après une partie, proposer une suite</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Petite</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Usuelle</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Plus grande</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>La plus grande</translation>
    </message>
    <message>
        <source>Move notation</source>
        <translation>Notation des coups</translation>
    </message>
    <message>
        <source>As the language has it</source>
        <translation>Selon la langue</translation>
    </message>
    <message>
        <source>Japanese (７六歩)</source>
        <translation>Japonaise (７六歩)</translation>
    </message>
    <message>
        <source>Western (P-7f)</source>
        <translation>Occidentale (P-7f)</translation>
    </message>
    <message>
        <source>Save records as</source>
        <translation>Enregistrer les parties en</translation>
    </message>
    <message>
        <source>KIF, which most programs read</source>
        <translation>KIF, lu par la plupart des logiciels</translation>
    </message>
    <message>
        <source>Shogi Desktop, which keeps everything</source>
        <translation>Shogi Desktop, qui garde tout</translation>
    </message>
    <message>
        <source>Arrow keys at the board</source>
        <translation>Flèches sur le plateau</translation>
    </message>
    <message>
        <source>Walk through the moves</source>
        <translation>Parcourir les coups</translation>
    </message>
    <message>
        <source>Choose squares of the board</source>
        <translation>Choisir des cases du plateau</translation>
    </message>
    <message>
        <source>When the program starts</source>
        <translation>Au démarrage du programme</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Page d’accueil</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Une nouvelle partie</translation>
    </message>
    <message>
        <source>Playing through records</source>
        <translation>Défilement des parties</translation>
    </message>
    <message>
        <source>Ask once a day whether there is a newer version</source>
        <translation>Vérifier une fois par jour s’il existe une version plus récente</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>Mises à jour</translation>
    </message>
    <message>
        <source>Moving pieces</source>
        <translation>Mouvement des pièces</translation>
    </message>
    <message>
        <source>Board and pieces</source>
        <translation>Plateau et pièces</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Signs that show the moves</source>
        <translation>Signes qui montrent les coups</translation>
    </message>
    <message>
        <source>Without animation</source>
        <translation>Sans animation</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claire</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Show where a piece can go</source>
        <translation>Montrer où une pièce peut aller</translation>
    </message>
    <message>
        <source>Thicker board lines</source>
        <translation>Lignes plus épaisses</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Langue et apparence</translation>
    </message>
    <message>
        <source>Turn the board to the player to move</source>
        <translation>Tourner le plateau vers le joueur au trait</translation>
    </message>
    <message>
        <source>Announce check</source>
        <translation>Annoncer l’échec</translation>
    </message>
    <message>
        <source>Announce mate where checks need not be answered</source>
        <translation>Annoncer le mat là où l’on n’est pas tenu de parer l’échec</translation>
    </message>
    <message>
        <source>Tell when the last royal piece can be taken</source>
        <translation>Dire quand la dernière pièce royale peut être prise</translation>
    </message>
    <message>
        <source>Tell what has burnt</source>
        <translation>Dire ce qui a brûlé</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Valeurs par défaut</translation>
    </message>
    <message>
        <source>Keyboard and mouse…</source>
        <translation>Clavier et souris…</translation>
    </message>
</context>
<context>
    <name>Previews</name>
    <message>
        <source>Problem {n}</source>
        <translation>Problème {n}</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>Variation:</source>
        <translation>Variante :</translation>
    </message>
    <message>
        <source>Problem {number}: mate in {plies}</source>
        <translation>Problème {number} : mat en {plies}</translation>
    </message>
    <message>
        <source>Problem {number}</source>
        <translation>Problème {number}</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>no solution was found in the time</source>
        <translation>pas de solution trouvée dans le temps imparti</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Enregistrer en P&amp;DF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primer…</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Making the pages …</source>
        <translation>Mise en page…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The PDF file could not be saved.</source>
        <translation>Le fichier PDF n’a pas pu être enregistré.</translation>
    </message>
    <message>
        <source>Saved as {name} in {folder}.</source>
        <translation>Enregistré sous {name} dans {folder}.</translation>
    </message>
    <message>
        <source>The pages can be saved as a PDF file.</source>
        <translation>Les pages peuvent être enregistrées dans un fichier PDF.</translation>
    </message>
    <message>
        <source>There is no printer on this computer.</source>
        <translation>Il n’y a pas d’imprimante sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Printing …</source>
        <translation>Impression…</translation>
    </message>
    <message>
        <source>Nothing could be printed.</source>
        <translation>Rien n’a pu être imprimé.</translation>
    </message>
    <message>
        <source>Printed.</source>
        <translation>Imprimé.</translation>
    </message>
</context>
<context>
    <name>PrintedPages</name>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Page {n} of {all}</source>
        <translation>Page {n} sur {all}</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>The device does not take anything to print.</source>
        <translation>Le périphérique n’accepte rien à imprimer.</translation>
    </message>
</context>
<context>
    <name>PrintingRoom</name>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>L’image est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Mate problems</source>
        <translation>Problèmes de mat</translation>
    </message>
</context>
<context>
    <name>ProblemForm</name>
    <message>
        <source>not said</source>
        <translation>non indiqué</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Mate in</source>
        <translation>Mat en</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
</context>
<context>
    <name>ProblemGrid</name>
    <message>
        <source>not tried yet</source>
        <translation>pas encore essayé</translation>
    </message>
    <message>
        <source>tried, not solved yet</source>
        <translation>essayé, pas encore résolu</translation>
    </message>
    <message>
        <source>solved with help</source>
        <translation>résolu avec aide</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>résolu</translation>
    </message>
</context>
<context>
    <name>ProblemKeeping</name>
    <message>
        <source>This position cannot be a mate problem.</source>
        <translation>Cette position ne peut pas être un problème de mat.</translation>
    </message>
</context>
<context>
    <name>ProblemOptions</name>
    <message>
        <source>From problem</source>
        <translation>Du problème</translation>
    </message>
    <message>
        <source>To problem</source>
        <translation>Au problème</translation>
    </message>
    <message>
        <source>Diagrams in a row</source>
        <translation>Diagrammes par ligne</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>Authors, sources and comments</source>
        <translation>Auteurs, sources et commentaires</translation>
    </message>
    <message>
        <source>Solutions on a sheet of their own</source>
        <translation>Solutions sur une feuille à part</translation>
    </message>
    <message>
        <source>Problems still being solved: {n}</source>
        <translation>Problèmes encore à résoudre : {n}</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>The file holds no problem.</source>
        <translation>Le fichier ne contient aucun problème.</translation>
    </message>
    <message>
        <source>Built-in problems</source>
        <translation>Problèmes du programme</translation>
    </message>
    <message>
        <source>My mistakes: {n}</source>
        <translation>Mes erreurs : {n}</translation>
    </message>
    <message>
        <source>Mistakes of others: {n}</source>
        <translation>Erreurs d’autres joueurs : {n}</translation>
    </message>
    <message>
        <source>Problems from elsewhere: {n}</source>
        <translation>Problèmes venus d’ailleurs&#xa0;: {n}</translation>
    </message>
    <message>
        <source>Position from elsewhere</source>
        <translation>Position venue d’ailleurs</translation>
    </message>
</context>
<context>
    <name>ProblemsWindow</name>
    <message>
        <source>This position cannot be examined.</source>
        <translation>Cette position ne peut pas être examinée.</translation>
    </message>
    <message>
        <source>The progress so far could not be read. Its file was put aside:</source>
        <translation>Vos progrès n’ont pas pu être lus. Leur fichier a été mis de côté&#xa0;:</translation>
    </message>
    <message>
        <source>Own mistakes</source>
        <translation>Mes erreurs</translation>
    </message>
    <message>
        <source>Mistakes of others</source>
        <translation>Erreurs d’autres joueurs</translation>
    </message>
    <message>
        <source>There are no problems here yet. Open a file, or have some made.</source>
        <translation>Il n’y a pas encore de problèmes ici. Ouvrez un fichier, ou faites-en créer.</translation>
    </message>
    <message>
        <source>Mate in {plies}</source>
        <translation>Mat en {plies}</translation>
    </message>
    <message>
        <source>Mate in {plies} · {n} of {all}</source>
        <translation>Mat en&#xa0;{plies} · {n} sur {all}</translation>
    </message>
    <message>
        <source>Problem {n} of {all}</source>
        <translation>Problème {n} sur {all}</translation>
    </message>
    <message>
        <source>Position {n} of {all}</source>
        <translation>Position {n} sur {all}</translation>
    </message>
    <message>
        <source>Mate problems</source>
        <translation>Problèmes de mat</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnée</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdue</translation>
    </message>
    <message>
        <source>A friend</source>
        <translation>Un ami</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Sans résultat</translation>
    </message>
    <message>
        <source>{won} – {drawn} – {lost}   {percent} %</source>
        <translation>{won} – {drawn} – {lost}   {percent} %</translation>
    </message>
    <message>
        <source>won {won}, drawn {drawn}, lost {lost}</source>
        <translation>{won} gagnées, {drawn} nulles, {lost} perdues</translation>
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
        <translation>un coup a été repris</translation>
    </message>
    <message>
        <source>a hint was asked for</source>
        <translation>un conseil a été demandé</translation>
    </message>
    <message>
        <source>the coach was asked</source>
        <translation>l’entraîneur a été consulté</translation>
    </message>
    <message>
        <source>a teaching game</source>
        <translation>une partie pédagogique</translation>
    </message>
    <message>
        <source>the sides were changed</source>
        <translation>les camps ont été échangés</translation>
    </message>
    <message>
        <source>taken over from the computer</source>
        <translation>reprise à l’ordinateur</translation>
    </message>
    <message>
        <source>begun from a position</source>
        <translation>commencée depuis une position</translation>
    </message>
    <message>
        <source>changed or analysed on the way</source>
        <translation>modifiée ou analysée en chemin</translation>
    </message>
    <message>
        <source>a handicap game</source>
        <translation>une partie à handicap</translation>
    </message>
    <message>
        <source>over after too few moves</source>
        <translation>finie après trop peu de coups</translation>
    </message>
    <message>
        <source>between two people</source>
        <translation>entre deux personnes</translation>
    </message>
    <message>
        <source>without a result</source>
        <translation>sans résultat</translation>
    </message>
    <message>
        <source>the strength of {name} is not known</source>
        <translation>la force de {name} n’est pas connue</translation>
    </message>
    <message>
        <source>Mated by checks: problems with mates in {n} train that.</source>
        <translation>Maté par des échecs : les problèmes de mat en {n} y entraînent.</translation>
    </message>
    <message>
        <source>{piece} took most from you: a lesson shows its power.</source>
        <translation>{piece} vous a le plus coûté : une leçon montre sa force.</translation>
    </message>
    <message>
        <source>Play {rank}</source>
        <translation>Jouer {rank}</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>{rank} ± {n}</source>
        <translation>{rank} ± {n}</translation>
    </message>
    <message>
        <source>With 95 % certainty between {low} and {high}</source>
        <translation>Avec 95 % de certitude entre {low} et {high}</translation>
    </message>
    <message>
        <source>Not rated: {why}</source>
        <translation>Non comptée : {why}</translation>
    </message>
    <message>
        <source>Your first rating: {now}</source>
        <translation>Votre premier classement : {now}</translation>
    </message>
    <message>
        <source>Your rating: {now}, before it {before}</source>
        <translation>Votre classement : {now}, avant : {before}</translation>
    </message>
    <message>
        <source>{n} win in a row against {rank}.|{n} wins in a row against {rank}.</source>
        <translation>{n} victoire de suite contre {rank}.|{n} victoires de suite contre {rank}.</translation>
    </message>
    <message>
        <source>{n} loss in a row against {rank}.|{n} losses in a row against {rank}.</source>
        <translation>{n} défaite de suite contre {rank}.|{n} défaites de suite contre {rank}.</translation>
    </message>
</context>
<context>
    <name>ProgressSaving</name>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>Everything (*.json)</source>
        <translation>Tout (*.json)</translation>
    </message>
    <message>
        <source>shogi progress</source>
        <translation>progrès au shogi</translation>
    </message>
    <message>
        <source>Export your progress</source>
        <translation>Exporter vos progrès</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>Le fichier n’a pas pu être écrit.</translation>
    </message>
</context>
<context>
    <name>ProgressWindow</name>
    <message>
        <source>Erase the results of all your games, with your ratings? Problems and lessons stay.</source>
        <translation>Effacer les résultats de toutes vos parties, classements compris ? Problèmes et leçons restent.</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>Vos progrès</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Erase…</source>
        <translation>Effacer…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Your progress so far could not be read. Its file was put aside:</source>
        <translation>Vos progrès n’ont pas pu être lus. Leur fichier a été mis de côté :</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Dossier</translation>
    </message>
</context>
<context>
    <name>RackCard</name>
    <message>
        <source>Favourites stand on the start page</source>
        <translation>Les favoris figurent sur la page d’accueil</translation>
    </message>
    <message>
        <source>Favourite: {game}</source>
        <translation>Favori&#xa0;: {game}</translation>
    </message>
</context>
<context>
    <name>RatingCard</name>
    <message>
        <source>Rating</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Play without help</source>
        <translation>Jouer sans aide</translation>
    </message>
    <message>
        <source>Your strength, reckoned from your games by the Glicko system. The ranks are those of this program.</source>
        <translation>Votre force, calculée d’après vos parties par le système Glicko. Les rangs sont propres à ce programme.</translation>
    </message>
    <message>
        <source>No rating yet</source>
        <translation>Pas encore de classement</translation>
    </message>
    <message>
        <source>It begins with a game against the computer that you end without help.</source>
        <translation>Il commence par une partie contre l’ordinateur terminée sans aide.</translation>
    </message>
    <message>
        <source>Play one without the guide to get a rating, at the level of your last game.</source>
        <translation>Jouez-en une sans guide, au niveau de votre dernière partie, pour obtenir un classement.</translation>
    </message>
    <message>
        <source>{n} played, {won} won</source>
        <translation>{n} jouées, {won} gagnées</translation>
    </message>
    <message>
        <source>With a guide or help</source>
        <translation>Avec guide ou aide</translation>
    </message>
    <message>
        <source>Rated games</source>
        <translation>Parties comptées</translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>Non comptées</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Course of the rating: from {first} to {now}</source>
        <translation>Évolution du classement : de {first} à {now}</translation>
    </message>
</context>
<context>
    <name>ReadingDialog</name>
    <message>
        <source>Reading {name} …</source>
        <translation>Lecture de {name}&#xa0;…</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>le presse-papiers</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>another program is at work on the index</source>
        <translation>un autre programme travaille à l’index</translation>
    </message>
    <message>
        <source>the record that begins in line {number} is larger than {most} bytes</source>
        <translation>l’enregistrement qui commence à la ligne {number} dépasse {most} octets</translation>
    </message>
    <message>
        <source>another program has changed it meanwhile</source>
        <translation>un autre programme l’a modifié entre-temps</translation>
    </message>
    <message>
        <source>it does not begin with {text}</source>
        <translation>il ne commence pas par {text}</translation>
    </message>
    <message>
        <source>a position of it has too many lines</source>
        <translation>une de ses positions a trop de lignes</translation>
    </message>
    <message>
        <source>it does not read what it is told</source>
        <translation>il ne lit pas ce qu’on lui dit</translation>
    </message>
    <message>
        <source>the engine has told no score of any position</source>
        <translation>le moteur n’a donné de score pour aucune position</translation>
    </message>
    <message>
        <source>no game was found</source>
        <translation>aucune partie n’a été trouvée</translation>
    </message>
    <message>
        <source>there is no position</source>
        <translation>il n’y a pas de position</translation>
    </message>
    <message>
        <source>the attacker is 0 (Black) or 1 (White)</source>
        <translation>l’attaquant est 0 (Noirs) ou 1 (Blancs)</translation>
    </message>
    <message>
        <source>the attacker, {side}, must be to move</source>
        <translation>l’attaquant ({side}) doit avoir le trait</translation>
    </message>
    <message>
        <source>no problem has such pieces</source>
        <translation>aucun problème n’a de telles pièces</translation>
    </message>
    <message>
        <source>another process plays the match in {folder}</source>
        <translation>un autre processus joue le match dans {folder}</translation>
    </message>
    <message>
        <source>there is no tournament in {folder}</source>
        <translation>il n’y a pas de tournoi dans {folder}</translation>
    </message>
    <message>
        <source>{path} has a line that cannot be read: {text} ({what})</source>
        <translation>{path} a une ligne illisible : {text} ({what})</translation>
    </message>
    <message>
        <source>Late: {seconds} s, after move {number}</source>
        <translation>En retard : {seconds} s, après le coup {number}</translation>
    </message>
    <message>
        <source>Lost on time: {seconds} s, after move {number}</source>
        <translation>Perdu au temps : {seconds} s, après le coup {number}</translation>
    </message>
    <message>
        <source>Illegal move: {reason}</source>
        <translation>Coup interdit : {reason}</translation>
    </message>
    <message>
        <source>Wrong declaration: {reason}</source>
        <translation>Déclaration injustifiée : {reason}</translation>
    </message>
    <message>
        <source>Claim without agreement: {reason}</source>
        <translation>Fin réclamée sans accord : {reason}</translation>
    </message>
    <message>
        <source>Engine failure: {reason}</source>
        <translation>Défaillance du moteur : {reason}</translation>
    </message>
    <message>
        <source>{reason}, after move {number}</source>
        <translation>{reason}, après le coup {number}</translation>
    </message>
    <message>
        <source>The engine answered with a move that cannot be made: {reason}</source>
        <translation>Le moteur a répondu par un coup impossible&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>another process plays this match</source>
        <translation>un autre processus joue ce match</translation>
    </message>
    <message>
        <source>{name} does not begin a game of {game}: {reason}</source>
        <translation>{name} ne commence pas de partie de {game} : {reason}</translation>
    </message>
    <message>
        <source>{name} failed in game {number}: {reason}</source>
        <translation>{name} a échoué dans la partie {number} : {reason}</translation>
    </message>
    <message>
        <source>{path} holds a match with other settings: {what}</source>
        <translation>{path} contient un match avec d’autres réglages : {what}</translation>
    </message>
    <message>
        <source>it has ended</source>
        <translation>il s’est terminé</translation>
    </message>
    <message>
        <source>it did not answer</source>
        <translation>il n’a pas répondu</translation>
    </message>
    <message>
        <source>it said what makes no sense</source>
        <translation>il a dit ce qui n’a pas de sens</translation>
    </message>
    <message>
        <source>code {number}</source>
        <translation>code {number}</translation>
    </message>
    <message>
        <source>The engine answered with an unreadable line.</source>
        <translation>Le moteur a répondu par une ligne illisible.</translation>
    </message>
    <message>
        <source>The engine cannot answer: {reason}</source>
        <translation>Le moteur ne peut pas répondre&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The engine does not answer.</source>
        <translation>Le moteur ne répond pas.</translation>
    </message>
    <message>
        <source>The engine stopped working: {what}</source>
        <translation>Le moteur a cessé de fonctionner&#xa0;: {what}</translation>
    </message>
    <message>
        <source>&apos;from&apos; is another square, not {text}</source>
        <translation>« from » est une autre case, pas {text}</translation>
    </message>
    <message>
        <source>&apos;to&apos; is a square, not {text}</source>
        <translation>« to » est une case, pas {text}</translation>
    </message>
    <message>
        <source>no worker of {address} can do jobs of this program: {reason}</source>
        <translation>aucun processus de {address} ne peut travailler pour ce programme : {reason}</translation>
    </message>
    <message>
        <source>the job {job} failed: {reason}</source>
        <translation>la tâche {job} a échoué : {reason}</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>this is not permitted</source>
        <translation>ce n’est pas autorisé</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>le fichier est trop grand</translation>
    </message>
    <message>
        <source>the file or folder does not exist</source>
        <translation>le fichier ou le dossier n’existe pas</translation>
    </message>
    <message>
        <source>a file lies where a folder should be</source>
        <translation>un fichier se trouve à la place d’un dossier</translation>
    </message>
    <message>
        <source>the disk does not work</source>
        <translation>le disque ne répond pas</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>le disque est en lecture seule</translation>
    </message>
    <message>
        <source>no more disk space is granted to you</source>
        <translation>votre quota d’espace disque est épuisé</translation>
    </message>
    <message>
        <source>something else lies in the way</source>
        <translation>autre chose occupe déjà cette place</translation>
    </message>
    <message>
        <source>a folder lies where a file should be</source>
        <translation>un dossier se trouve à la place d’un fichier</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>it is not a text</source>
        <translation>ce n’est pas un texte</translation>
    </message>
    <message>
        <source>another program uses it</source>
        <translation>un autre programme l’utilise</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>trop de fichiers sont ouverts</translation>
    </message>
    <message>
        <source>its links go round in circles</source>
        <translation>ses liens tournent en rond</translation>
    </message>
    <message>
        <source>the system takes no such name</source>
        <translation>le système n’accepte pas un tel nom</translation>
    </message>
    <message>
        <source>it is not a program for this system</source>
        <translation>ce n’est pas un programme pour ce système</translation>
    </message>
    <message>
        <source>the network does not answer</source>
        <translation>le réseau ne répond pas</translation>
    </message>
    <message>
        <source>&apos;startpos&apos; or &apos;sfen&apos; belongs here, not {text}</source>
        <translation>« startpos » ou « sfen » est attendu ici, pas {text}</translation>
    </message>
    <message>
        <source>&apos;startpos&apos; or &apos;sfen&apos; is missing</source>
        <translation>« startpos » ou « sfen » manque</translation>
    </message>
    <message>
        <source>&apos;moves&apos; belongs here, not {text}</source>
        <translation>« moves » est attendu ici, pas {text}</translation>
    </message>
    <message>
        <source>a hand cannot hold {text}</source>
        <translation>{text} ne peut pas être en main</translation>
    </message>
    <message>
        <source>a number begins with 1 to 9</source>
        <translation>un nombre commence par un chiffre de 1 à 9</translation>
    </message>
    <message>
        <source>a piece is missing here</source>
        <translation>il manque une pièce ici</translation>
    </message>
    <message>
        <source>a position belongs here, not {text}</source>
        <translation>une position est attendue ici, pas {text}</translation>
    </message>
    <message>
        <source>a square with a piece belongs here, not {text}</source>
        <translation>une case avec une pièce est attendue ici, pas {text}</translation>
    </message>
    <message>
        <source>after this name an equals sign (=) is missing</source>
        <translation>il manque un signe égal (=) après ce nom</translation>
    </message>
    <message>
        <source>before this equals sign a name is missing</source>
        <translation>il manque un nom avant ce signe égal</translation>
    </message>
    <message>
        <source>board, side to move and hands are needed</source>
        <translation>il faut le plateau, le trait et les mains</translation>
    </message>
    <message>
        <source>file {file}, rank {rank} is not on a board of {files} x {ranks}</source>
        <translation>la colonne {file}, rangée {rank} n’est pas sur un plateau de {files} × {ranks}</translation>
    </message>
    <message>
        <source>line {line}, column {column}: {reason}: {text}</source>
        <translation>ligne {line}, colonne {column} : {reason} : {text}</translation>
    </message>
    <message>
        <source>line {line}: a line has at most {most} characters, and {count} full stops</source>
        <translation>ligne {line} : une ligne a au plus {most} caractères et {count} points</translation>
    </message>
    <message>
        <source>nothing may follow the move number: {text}</source>
        <translation>rien ne peut suivre le numéro du coup : {text}</translation>
    </message>
    <message>
        <source>nothing stands after this equals sign</source>
        <translation>rien ne suit ce signe égal</translation>
    </message>
    <message>
        <source>one blank belongs between two fields, none at the ends</source>
        <translation>une seule espace sépare les champs, aucune aux extrémités</translation>
    </message>
    <message>
        <source>the board or the hands of &apos;initial&apos; hold something that is no piece</source>
        <translation>le plateau ou les mains de « initial » contiennent autre chose que des pièces</translation>
    </message>
    <message>
        <source>the move number is a number, not {text}</source>
        <translation>le numéro du coup est un nombre, pas {text}</translation>
    </message>
    <message>
        <source>the side to move is &apos;b&apos; or &apos;w&apos;, not {text}</source>
        <translation>le trait est « b » ou « w », pas {text}</translation>
    </message>
    <message>
        <source>there is no piece {text}</source>
        <translation>il n’y a pas de pièce {text}</translation>
    </message>
    <message>
        <source>there is no square {text}</source>
        <translation>il n’y a pas de case {text}</translation>
    </message>
    <message>
        <source>there is no text</source>
        <translation>il n’y a pas de texte</translation>
    </message>
    <message>
        <source>this is no number, true or false, and a text needs quotes around it</source>
        <translation>ce n’est ni un nombre, ni true, ni false ; un texte s’écrit entre guillemets</translation>
    </message>
    <message>
        <source>this line should be the name of a table in brackets and nothing else</source>
        <translation>cette ligne devrait n’avoir que le nom d’une table entre crochets</translation>
    </message>
    <message>
        <source>{count} pieces of a kind are too many</source>
        <translation>{count} pièces d’une même sorte, c’est trop</translation>
    </message>
    <message>
        <source>{count} pieces of the kind {text} are too many</source>
        <translation>{count} pièces de la sorte {text}, c’est trop</translation>
    </message>
    <message>
        <source>{square} is left out twice</source>
        <translation>{square} est omise deux fois</translation>
    </message>
    <message>
        <source>{text} cannot be in hand</source>
        <translation>{text} ne peut pas être en main</translation>
    </message>
    <message>
        <source>{text} does not stand there at the start</source>
        <translation>{text} ne s’y trouve pas au début</translation>
    </message>
    <message>
        <source>{text} is more than {most}</source>
        <translation>{text} dépasse {most}</translation>
    </message>
    <message>
        <source>{text} is no piece of {title}</source>
        <translation>{text} n’est pas une pièce de ce jeu : {title}</translation>
    </message>
    <message>
        <source>{text} is no piece, number or &apos;/&apos;</source>
        <translation>{text} n’est ni une pièce, ni un nombre, ni « / »</translation>
    </message>
    <message>
        <source>{text} is no square and piece</source>
        <translation>{text} n’est pas une case avec une pièce</translation>
    </message>
    <message>
        <source>{text} is no square of a rank</source>
        <translation>{text} n’est pas une case d’une rangée</translation>
    </message>
    <message>
        <source>{text} is not a square</source>
        <translation>{text} n’est pas une case</translation>
    </message>
    <message>
        <source>{text} is not on the board of {title}</source>
        <translation>{text} n’est pas sur le plateau de ce jeu : {title}</translation>
    </message>
    <message>
        <source>{text} was counted before</source>
        <translation>{text} a déjà été compté</translation>
    </message>
    <message>
        <source>{title} has no diagrams of this kind</source>
        <translation>ce jeu n’a pas de diagrammes de cette sorte : {title}</translation>
    </message>
    <message>
        <source>{title} has no piece {text}</source>
        <translation>ce jeu n’a pas de pièce {text} : {title}</translation>
    </message>
    <message>
        <source>{title} has no pieces in hand: &apos;-&apos; belongs here</source>
        <translation>ce jeu n’a pas de pièces en main, « - » est attendu ici : {title}</translation>
    </message>
    <message>
        <source>&apos;initial&apos; is a known preset, or OTHER with &apos;data&apos;</source>
        <translation>« initial » est un handicap connu, ou OTHER avec « data »</translation>
    </message>
    <message>
        <source>the side to move could take the last royal piece at once</source>
        <translation>le camp au trait pourrait prendre aussitôt la dernière pièce royale</translation>
    </message>
    <message>
        <source>the {piece} on {square} could never move</source>
        <translation>la pièce en {square} ne pourrait jamais bouger : {piece}</translation>
    </message>
    <message>
        <source>there are {count} pieces of the kind {piece}, a full set has {most}</source>
        <translation>pièces de cette sorte : {count}, le jeu complet en a {most} ({piece})</translation>
    </message>
    <message>
        <source>{side} has a second {piece} on {square}</source>
        <translation>le camp des {side} a une deuxième pièce royale en {square} : {piece}</translation>
    </message>
    <message>
        <source>{side} has no king</source>
        <translation>le camp des {side} n’a pas de roi</translation>
    </message>
    <message>
        <source>{side} has too many pieces ({piece}) on file {file} (nifu)</source>
        <translation>le camp des {side} a trop de pièces ({piece}) dans la colonne {file} (nifu)</translation>
    </message>
    <message>
        <source>{side} is in check on {square}, but it is not {other}&apos;s move</source>
        <translation>le camp des {side} est en échec en {square}, mais ce n’est pas le tour des {other}</translation>
    </message>
    <message>
        <source>&apos;-&apos; or &apos;x&apos; belongs here</source>
        <translation>« - » ou « x » est attendu ici</translation>
    </message>
    <message>
        <source>&apos;-&apos;, &apos;x&apos; or &apos;*&apos; belongs here</source>
        <translation>« - », « x » ou « * » est attendu ici</translation>
    </message>
    <message>
        <source>a board of {files} x {count} is expected, a line for each rank</source>
        <translation>un plateau de {files} x {count} est attendu, une ligne par rangée</translation>
    </message>
    <message>
        <source>a comma is missing before this</source>
        <translation>il manque une virgule avant ceci</translation>
    </message>
    <message>
        <source>a dropped pawn may not mate</source>
        <translation>un pion parachuté ne peut pas mater</translation>
    </message>
    <message>
        <source>a move begins and ends on different squares</source>
        <translation>un coup commence et finit sur des cases différentes</translation>
    </message>
    <message>
        <source>a move begins with the letters of a piece</source>
        <translation>un coup commence par les lettres d’une pièce</translation>
    </message>
    <message>
        <source>a move is &apos;{...}&apos;</source>
        <translation>un coup est « {...} »</translation>
    </message>
    <message>
        <source>a move is a sign, four digits and a piece, not {text}</source>
        <translation>un coup est un signe, quatre chiffres et une pièce, pas {text}</translation>
    </message>
    <message>
        <source>a pass promotes nothing</source>
        <translation>passer ne promeut rien</translation>
    </message>
    <message>
        <source>a piece is captured on {square}: &apos;x&apos; belongs here</source>
        <translation>une pièce est prise en {square} : « x » est attendu ici</translation>
    </message>
    <message>
        <source>a problem has an odd number of plies, not {number}</source>
        <translation>un problème a un nombre impair de demi-coups, et non {number}</translation>
    </message>
    <message>
        <source>a square belongs here</source>
        <translation>une case est attendue ici</translation>
    </message>
    <message>
        <source>a square belongs here in {text}</source>
        <translation>une case est attendue ici dans {text}</translation>
    </message>
    <message>
        <source>it brings back a position of this game</source>
        <translation>il ramène une position de cette partie</translation>
    </message>
    <message>
        <source>it is not the turn of the side that {text} says</source>
        <translation>ce n’est pas au camp de {text} de jouer</translation>
    </message>
    <message>
        <source>it is the other side&apos;s move: {text}</source>
        <translation>c’est à l’autre camp de jouer : {text}</translation>
    </message>
    <message>
        <source>it is {side}&apos;s move</source>
        <translation>le trait est aux {side}</translation>
    </message>
    <message>
        <source>leaps as long as this are too much for a board of the width {files}</source>
        <translation>des sauts aussi longs sont trop pour un plateau de largeur {files}</translation>
    </message>
    <message>
        <source>more than one piece could make this move</source>
        <translation>plusieurs pièces pourraient jouer ce coup</translation>
    </message>
    <message>
        <source>no game has a board of {count} rank|no game has a board of {count} ranks</source>
        <translation>aucun jeu n’a un plateau de {count} rangée|aucun jeu n’a un plateau de {count} rangées</translation>
    </message>
    <message>
        <source>no move is left</source>
        <translation>il ne reste aucun coup</translation>
    </message>
    <message>
        <source>no move stands above to go to the same square</source>
        <translation>aucun coup au-dessus n’indique la même case</translation>
    </message>
    <message>
        <source>no piece can make this move</source>
        <translation>aucune pièce ne peut jouer ce coup</translation>
    </message>
    <message>
        <source>no {piece} goes there</source>
        <translation>aucune pièce de cette sorte n’y va : {piece}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>nothing goes on after this</source>
        <translation>le coup ne continue pas après cela</translation>
    </message>
    <message>
        <source>nothing is captured on {square}</source>
        <translation>rien n’est pris en {square}</translation>
    </message>
    <message>
        <source>nothing is open that this bracket could close</source>
        <translation>ce crochet ou cette accolade ne ferme rien</translation>
    </message>
    <message>
        <source>nothing may follow &apos;+&apos; in {text}</source>
        <translation>rien ne peut suivre « + » dans {text}</translation>
    </message>
    <message>
        <source>nothing may follow here: {text}</source>
        <translation>rien ne peut suivre ici : {text}</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>hors du plateau</translation>
    </message>
    <message>
        <source>pieces are dropped unpromoted</source>
        <translation>les pièces se parachutent non promues</translation>
    </message>
    <message>
        <source>rank {rank} has more squares than {files}</source>
        <translation>la rangée {rank} a plus de cases que {files}</translation>
    </message>
    <message>
        <source>the board has {count} rank, here begins another|the board has {count} ranks, here begins another</source>
        <translation>le plateau a {count} rangée, ici en commence une autre|le plateau a {count} rangées, ici en commence une autre</translation>
    </message>
    <message>
        <source>the board has {count} rank|the board has {count} ranks</source>
        <translation>le plateau a {count} rangée|le plateau a {count} rangées</translation>
    </message>
    <message>
        <source>the bracket that opens here is never closed</source>
        <translation>le crochet ou l’accolade ouvert ici n’est jamais fermé</translation>
    </message>
    <message>
        <source>the king would stand in check</source>
        <translation>le roi serait en échec</translation>
    </message>
    <message>
        <source>the line should have ended before this</source>
        <translation>la ligne aurait dû finir avant ceci</translation>
    </message>
    <message>
        <source>the lion may not be taken so</source>
        <translation>le lion ne peut pas être pris ainsi</translation>
    </message>
    <message>
        <source>the move before was illegal</source>
        <translation>le coup précédent était illégal</translation>
    </message>
    <message>
        <source>the piece cannot promote</source>
        <translation>la pièce ne peut pas être promue</translation>
    </message>
    <message>
        <source>the piece could never move again</source>
        <translation>la pièce ne pourrait plus jamais bouger</translation>
    </message>
    <message>
        <source>the piece does not burn</source>
        <translation>la pièce ne brûle pas</translation>
    </message>
    <message>
        <source>the piece may not promote yet</source>
        <translation>la pièce ne peut pas encore être promue</translation>
    </message>
    <message>
        <source>the piece must promote</source>
        <translation>la pièce doit être promue</translation>
    </message>
    <message>
        <source>the piece on {square} is {piece}</source>
        <translation>la pièce en {square} est {piece}</translation>
    </message>
    <message>
        <source>the piece on {square} is {side}&apos;s</source>
        <translation>la pièce en {square} est aux {side}</translation>
    </message>
    <message>
        <source>the quote that begins here is not closed on its line</source>
        <translation>le guillemet ouvert ici n’est pas fermé sur sa ligne</translation>
    </message>
    <message>
        <source>the side to move has no {piece}</source>
        <translation>le camp au trait n’a pas cette pièce : {piece}</translation>
    </message>
    <message>
        <source>the three quotes that begin here are never closed</source>
        <translation>les trois guillemets ouverts ici ne sont jamais fermés</translation>
    </message>
    <message>
        <source>the {piece} on {square} does not go there</source>
        <translation>{piece} en {square} ne va pas là</translation>
    </message>
    <message>
        <source>there is no promotion to decline</source>
        <translation>il n’y a pas de promotion à refuser</translation>
    </message>
    <message>
        <source>there is no {piece} in hand</source>
        <translation>cette pièce n’est pas en main : {piece}</translation>
    </message>
    <message>
        <source>there is no {piece} of the side to move on {square}</source>
        <translation>le camp au trait n’a pas cette pièce en {square} : {piece}</translation>
    </message>
    <message>
        <source>there is no {piece} on {square}</source>
        <translation>cette pièce n’est pas en {square} : {piece}</translation>
    </message>
    <message>
        <source>this cannot be a drop</source>
        <translation>ce ne peut pas être un parachutage</translation>
    </message>
    <message>
        <source>this has been said further up</source>
        <translation>ceci a déjà été dit plus haut</translation>
    </message>
    <message>
        <source>this is not understood</source>
        <translation>ceci n’est pas compris</translation>
    </message>
    <message>
        <source>too many unpromoted pieces of the kind would stand on the file</source>
        <translation>trop de pièces non promues de la sorte seraient sur la colonne</translation>
    </message>
    <message>
        <source>two unpromoted pawns would stand on the file</source>
        <translation>deux pions non promus seraient dans la colonne</translation>
    </message>
    <message>
        <source>{reason} burns, otherwise than</source>
        <translation>brûle : {reason}, autrement que</translation>
    </message>
    <message>
        <source>{reason} in {text}</source>
        <translation>{reason} dans {text}</translation>
    </message>
    <message>
        <source>{reason}, but a board of {files} x {ranks} is needed</source>
        <translation>{reason}, mais il faut un plateau de {files} x {ranks}</translation>
    </message>
    <message>
        <source>{square} is empty</source>
        <translation>{square} est vide</translation>
    </message>
    <message>
        <source>{square} is not empty</source>
        <translation>{square} n’est pas vide</translation>
    </message>
    <message>
        <source>{text} cannot be dropped</source>
        <translation>{text} ne peut pas être parachuté</translation>
    </message>
    <message>
        <source>{text} has a square twice in a row</source>
        <translation>{text} a deux fois de suite la même case</translation>
    </message>
    <message>
        <source>{text} is no move</source>
        <translation>{text} n’est pas un coup</translation>
    </message>
    <message>
        <source>{text} is no move, and no word that ends a game</source>
        <translation>{text} n&apos;est ni un coup ni un mot qui termine une partie</translation>
    </message>
    <message>
        <source>{text} is another result than before</source>
        <translation>{text} est un autre résultat que le précédent</translation>
    </message>
    <message>
        <source>{text} says nothing here</source>
        <translation>{text} ne veut rien dire ici</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>une parenthèse n&apos;est pas fermée</translation>
    </message>
    <message>
        <source>this is no move of a book</source>
        <translation>ce n&apos;est pas un coup d&apos;une bibliothèque d&apos;ouvertures</translation>
    </message>
    <message>
        <source>{text} is no second step</source>
        <translation>{text} n’est pas un deuxième pas</translation>
    </message>
    <message>
        <source>{text} is not a legal move here</source>
        <translation>{text} n’est pas un coup permis ici</translation>
    </message>
    <message>
        <source>{text} is not a legal move here: {reason}</source>
        <translation>{text} n’est pas un coup permis ici : {reason}</translation>
    </message>
    <message>
        <source>{text} lacks a square</source>
        <translation>il manque une case à {text}</translation>
    </message>
    <message>
        <source>{text} may be any of several moves</source>
        <translation>{text} peut être plusieurs coups</translation>
    </message>
    <message>
        <source>{text} may be any of {names}</source>
        <translation>{text} peut être l’un de ces coups : {names}</translation>
    </message>
    <message>
        <source>{text}: the piece on {square} is the {piece}</source>
        <translation>{text} : la pièce en {square} est {piece}</translation>
    </message>
    <message>
        <source>{title} has no moves over that many squares</source>
        <translation>ce jeu n’a pas de coups passant par tant de cases : {title}</translation>
    </message>
    <message>
        <source>{title} has no pass</source>
        <translation>on ne passe pas dans ce jeu : {title}</translation>
    </message>
    <message>
        <source>&apos;black&apos;, &apos;white&apos; or &apos;nobody&apos; belongs here, not {text}</source>
        <translation>« black », « white » ou « nobody » est attendu ici, pas {text}</translation>
    </message>
    <message>
        <source>&apos;header&apos; holds names and values</source>
        <translation>« header » contient des noms et des valeurs</translation>
    </message>
    <message>
        <source>&apos;name: value&apos; belongs here</source>
        <translation>« nom: valeur » est attendu ici</translation>
    </message>
    <message>
        <source>&apos;option: name = value&apos; belongs here, each name once</source>
        <translation>« option: nom = valeur » est attendu ici, chaque nom une fois</translation>
    </message>
    <message>
        <source>&apos;COLOUR=SQUARE,...&apos; belongs here, a colour being one of {names}</source>
        <translation>il faut ici «&#xa0;COULEUR=CASE,...&#xa0;», une couleur étant l’une de {names}</translation>
    </message>
    <message>
        <source>&apos;~&apos; belongs before the moves</source>
        <translation>« ~ » se place avant les coups</translation>
    </message>
    <message>
        <source>CSA has no games of {title}</source>
        <translation>le format CSA n’a pas ce jeu : {title}</translation>
    </message>
    <message>
        <source>JKF has no games of {title}</source>
        <translation>le format JKF n’a pas ce jeu : {title}</translation>
    </message>
    <message>
        <source>USEN has no games of {title}</source>
        <translation>le format USEN n’a pas ce jeu : {title}</translation>
    </message>
    <message>
        <source>a header is &apos;$NAME:value&apos;</source>
        <translation>un en-tête est « $NOM:valeur »</translation>
    </message>
    <message>
        <source>a line &apos;# variant: ...&apos; belongs above this one</source>
        <translation>une ligne « # variant: ... » est attendue au-dessus</translation>
    </message>
    <message>
        <source>a line is &apos;NUMBER.MOVES.END&apos;</source>
        <translation>une suite est « NUMÉRO.COUPS.FIN »</translation>
    </message>
    <message>
        <source>a move follows the end of the game</source>
        <translation>un coup suit la fin de la partie</translation>
    </message>
    <message>
        <source>a thought is &apos;= cp=N&apos; or &apos;= mate=N&apos;, perhaps with depth, nodes, line and engine</source>
        <translation>l’avis d’un moteur est « = cp=N » ou « = mate=N », peut-être avec depth, nodes, line et engine</translation>
    </message>
    <message>
        <source>a move line is &apos;PLY MOVE&apos;, perhaps with &apos;time=S.SSS&apos; and &apos;clock=S.SSS,S.SSS&apos;</source>
        <translation>une ligne de coup est « NUMÉRO COUP », avec au besoin « time=S.SSS » et « clock=S.SSS,S.SSS »</translation>
    </message>
    <message>
        <source>a time belongs behind a move</source>
        <translation>un temps se place derrière un coup</translation>
    </message>
    <message>
        <source>a time is &apos;T&apos; and seconds, not {text}</source>
        <translation>un temps est « T » et des secondes, pas {text}</translation>
    </message>
    <message>
        <source>a variation begins here without a line that says so</source>
        <translation>une variante commence ici sans ligne qui l’annonce</translation>
    </message>
    <message>
        <source>after &apos;\&apos; belongs &apos;\&apos;, &apos;n&apos; or &apos;u&apos; and four digits</source>
        <translation>après « \ » viennent « \ », « n », ou « u » et quatre chiffres</translation>
    </message>
    <message>
        <source>an end is &apos;end&apos;, perhaps with &apos;time=S.SSS&apos;, winner, reason and details</source>
        <translation>une fin est « end », avec au besoin « time=S.SSS », vainqueur, raison et détails</translation>
    </message>
    <message>
        <source>drawings have at most {most} characters</source>
        <translation>les dessins ont au plus {most} caractères</translation>
    </message>
    <message>
        <source>move {number} belongs here</source>
        <translation>le coup {number} est attendu ici</translation>
    </message>
    <message>
        <source>move {number} is missing above this one</source>
        <translation>le coup {number} manque au-dessus de celui-ci</translation>
    </message>
    <message>
        <source>no move stands above that this one could follow</source>
        <translation>aucun coup au-dessus ne peut précéder celui-ci</translation>
    </message>
    <message>
        <source>no move {number} stands above this one for it to follow</source>
        <translation>le coup {number}, que celui-ci devrait suivre, n’est pas au-dessus</translation>
    </message>
    <message>
        <source>no move stands above this variation</source>
        <translation>aucun coup n’est au-dessus de cette variante</translation>
    </message>
    <message>
        <source>no move {number} stands above this variation</source>
        <translation>le coup {number} n’est pas au-dessus de cette variante</translation>
    </message>
    <message>
        <source>one end belongs to a game with a result, none to another</source>
        <translation>une partie avec résultat a une fin, les autres n’en ont pas</translation>
    </message>
    <message>
        <source>records of this kind ({suffix}) are read, not written</source>
        <translation>les parties de cette sorte ({suffix}) sont lues, mais non écrites</translation>
    </message>
    <message>
        <source>some of the text is not {encoding}</source>
        <translation>une partie du texte n’est pas en {encoding}</translation>
    </message>
    <message>
        <source>the defender cannot answer</source>
        <translation>le défenseur ne peut pas répondre</translation>
    </message>
    <message>
        <source>the game has ended before</source>
        <translation>la partie est déjà finie</translation>
    </message>
    <message>
        <source>the header {header} cannot be written in this format</source>
        <translation>l’en-tête {header} ne peut pas s’écrire dans ce format</translation>
    </message>
    <message>
        <source>the header {header} stands among the moves</source>
        <translation>l’en-tête {header} se trouve parmi les coups</translation>
    </message>
    <message>
        <source>the header {header} was there before</source>
        <translation>l’en-tête {header} figure déjà plus haut</translation>
    </message>
    <message>
        <source>the line &apos;variant: ...&apos; is missing</source>
        <translation>la ligne « variant: ... » manque</translation>
    </message>
    <message>
        <source>the moves begin with number {number}</source>
        <translation>les coups commencent au numéro {number}</translation>
    </message>
    <message>
        <source>the record is no longer there</source>
        <translation>la partie n’est plus là</translation>
    </message>
    <message>
        <source>the section {text} was there before</source>
        <translation>la section {text} figure déjà plus haut</translation>
    </message>
    <message>
        <source>the start belongs before the moves</source>
        <translation>le début se place avant les coups</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>le texte est vide</translation>
    </message>
    <message>
        <source>there are at most {most} drawings on a position</source>
        <translation>il y a au plus {most} dessins sur une position</translation>
    </message>
    <message>
        <source>there are zero bytes in the text</source>
        <translation>le texte contient des octets nuls</translation>
    </message>
    <message>
        <source>there is no game in the text</source>
        <translation>le texte ne contient pas de partie</translation>
    </message>
    <message>
        <source>there is no game named {text}</source>
        <translation>il n’y a pas de jeu nommé {text}</translation>
    </message>
    <message>
        <source>there is no move {number} from which to go on</source>
        <translation>il n’y a pas de coup {number} à partir duquel continuer</translation>
    </message>
    <message>
        <source>there is no section {text}</source>
        <translation>il n’y a pas de section {text}</translation>
    </message>
    <message>
        <source>there is no such rule option</source>
        <translation>il n’y a pas de telle option de règle</translation>
    </message>
    <message>
        <source>there is no variant of this name</source>
        <translation>il n’y a pas de jeu de ce nom</translation>
    </message>
    <message>
        <source>there is no variant {text}</source>
        <translation>il n’y a pas de jeu {text}</translation>
    </message>
    <message>
        <source>there is no variant {text}: {reason}</source>
        <translation>il n’y a pas de jeu {text} : {reason}</translation>
    </message>
    <message>
        <source>this game file has version {version}; this program reads versions up to {most}</source>
        <translation>ce fichier a la version {version} ; ce programme lit les versions jusqu’à {most}</translation>
    </message>
    <message>
        <source>this is in no format that is known</source>
        <translation>ce n’est dans aucun format connu</translation>
    </message>
    <message>
        <source>this is no JSON: {detail}</source>
        <translation>ce n’est pas du JSON : {detail}</translation>
    </message>
    <message>
        <source>this is no game file of Shogi Desktop: it should begin with &apos;{name} 1&apos;</source>
        <translation>ce n’est pas un fichier de partie de Shogi Desktop : il devrait commencer par « {name} 1 »</translation>
    </message>
    <message>
        <source>this is a game, not a mate problem</source>
        <translation>c’est une partie, pas un problème de mat</translation>
    </message>
    <message>
        <source>this is {what}, which holds no record of a game</source>
        <translation>le texte est {what} et ne contient pas de partie</translation>
    </message>
    <message>
        <source>this line stands here twice</source>
        <translation>cette suite figure deux fois ici</translation>
    </message>
    <message>
        <source>this move was there before in the same place</source>
        <translation>ce coup figure déjà au même endroit</translation>
    </message>
    <message>
        <source>version {version} of the format knows no {text}</source>
        <translation>la version {version} du format ne connaît pas {text}</translation>
    </message>
    <message>
        <source>whose move it is belongs before the moves</source>
        <translation>le trait se place avant les coups</translation>
    </message>
    <message>
        <source>White has no piece on {square} to leave out</source>
        <translation>les Blancs n’ont pas en {square} de pièce à retirer</translation>
    </message>
    <message>
        <source>{text} does not belong behind a move</source>
        <translation>{text} n’a pas sa place derrière un coup</translation>
    </message>
    <message>
        <source>{text} goes nowhere</source>
        <translation>{text} ne va nulle part</translation>
    </message>
    <message>
        <source>{text} is in no hand</source>
        <translation>{text} n’est jamais en main</translation>
    </message>
    <message>
        <source>{text} is no end of a game</source>
        <translation>{text} n’est pas une fin de partie</translation>
    </message>
    <message>
        <source>{text} is no move of USEN</source>
        <translation>{text} n’est pas un coup USEN</translation>
    </message>
    <message>
        <source>{text} is no rule, as in &apos;name=value&apos;</source>
        <translation>{text} n’est pas une règle de la forme « nom=valeur »</translation>
    </message>
    <message>
        <source>{text} is no square and no arrow</source>
        <translation>{text} n’est ni une case ni une flèche</translation>
    </message>
    <message>
        <source>{text} is no statement of CSA</source>
        <translation>{text} n’est pas une instruction CSA</translation>
    </message>
    <message>
        <source>{text} is not one of its choices</source>
        <translation>{text} n’est pas un de ses choix</translation>
    </message>
    <message>
        <source>{text} is not understood</source>
        <translation>{text} n’est pas compris</translation>
    </message>
    <message>
        <source>{text} says nothing that is understood</source>
        <translation>{text} ne dit rien de compréhensible</translation>
    </message>
    <message>
        <source>{text} was there before</source>
        <translation>{text} figure déjà plus haut</translation>
    </message>
    <message>
        <source>{text}: {reason}</source>
        <translation>{text} : {reason}</translation>
    </message>
    <message>
        <source>{title} has no handicap {text}</source>
        <translation>ce jeu n’a pas de handicap {text} : {title}</translation>
    </message>
    <message>
        <source>{title} has no rule {text}</source>
        <translation>ce jeu n’a pas de règle {text} : {title}</translation>
    </message>
    <message>
        <source>White cannot leave out every royal piece</source>
        <translation>les Blancs ne peuvent pas retirer toutes leurs pièces royales</translation>
    </message>
    <message>
        <source>a variant cannot start from itself</source>
        <translation>un jeu ne peut pas partir de lui-même</translation>
    </message>
    <message>
        <source>a variant is named by its file: up to 64 letters, digits, - and _, and then {suffix}</source>
        <translation>un jeu porte le nom de son fichier : jusqu’à 64 lettres, chiffres, - et _, puis {suffix}</translation>
    </message>
    <message>
        <source>a variant of this name comes along</source>
        <translation>un jeu de ce nom est déjà fourni</translation>
    </message>
    <message>
        <source>a diagram</source>
        <translation>un diagramme</translation>
    </message>
    <message>
        <source>a game file</source>
        <translation>un fichier de partie</translation>
    </message>
    <message>
        <source>a line</source>
        <translation>une ligne</translation>
    </message>
    <message>
        <source>a move</source>
        <translation>un coup</translation>
    </message>
    <message>
        <source>a pattern</source>
        <translation>un motif</translation>
    </message>
    <message>
        <source>a position</source>
        <translation>une position</translation>
    </message>
    <message>
        <source>a position with its moves</source>
        <translation>une position avec ses coups</translation>
    </message>
    <message>
        <source>a record</source>
        <translation>une partie</translation>
    </message>
    <message>
        <source>a record of JKF</source>
        <translation>une partie au format JKF</translation>
    </message>
    <message>
        <source>a record of USEN</source>
        <translation>une partie au format USEN</translation>
    </message>
    <message>
        <source>a set of problems</source>
        <translation>un recueil de problèmes</translation>
    </message>
    <message>
        <source>a statement about the start</source>
        <translation>une indication du début</translation>
    </message>
    <message>
        <source>a bookmark has at most {most} characters</source>
        <translation>un signet a au plus {most} caractères</translation>
    </message>
    <message>
        <source>a game has at most {most} lines of comments</source>
        <translation>une partie a au plus {most} lignes de commentaires</translation>
    </message>
    <message>
        <source>a header has at most {most} characters</source>
        <translation>un en-tête a au plus {most} caractères</translation>
    </message>
    <message>
        <source>a time has at most {most} seconds</source>
        <translation>un temps a au plus {most} secondes</translation>
    </message>
    <message>
        <source>the name of a header has at most {most} characters</source>
        <translation>le nom d’un en-tête a au plus {most} caractères</translation>
    </message>
    <message>
        <source>a game of more than {most} moves in a row is not read</source>
        <translation>une partie de plus de {most} coups de suite n’est pas lue</translation>
    </message>
    <message>
        <source>a game of more than {most} moves is not read</source>
        <translation>une partie de plus de {most} coups n’est pas lue</translation>
    </message>
    <message>
        <source>a line has at most {most} characters</source>
        <translation>une ligne a au plus {most} caractères</translation>
    </message>
    <message>
        <source>a line of a comment has at most {most} characters</source>
        <translation>une ligne de commentaire a au plus {most} caractères</translation>
    </message>
    <message>
        <source>a line with moves has at most {most} characters</source>
        <translation>une ligne de coups a au plus {most} caractères</translation>
    </message>
    <message>
        <source>a move has at most {most} characters</source>
        <translation>un coup a au plus {most} caractères</translation>
    </message>
    <message>
        <source>a name has at most {most} characters</source>
        <translation>un nom a au plus {most} caractères</translation>
    </message>
    <message>
        <source>a record of JKF has &apos;moves&apos;, a list</source>
        <translation>une partie au format JKF a « moves », une liste</translation>
    </message>
    <message>
        <source>a record of JKF has at most {most} values</source>
        <translation>une partie au format JKF a au plus {most} valeurs</translation>
    </message>
    <message>
        <source>a start has at most {most} statements</source>
        <translation>un début a au plus {most} indications</translation>
    </message>
    <message>
        <source>a value has at most {most} characters</source>
        <translation>une valeur a au plus {most} caractères</translation>
    </message>
    <message>
        <source>lists or tables stand too deep in one another</source>
        <translation>des listes ou des tables sont trop imbriquées</translation>
    </message>
    <message>
        <source>more than {most} choices of rules in one set are not read</source>
        <translation>pas plus de {most} choix de règles ne sont lus dans un recueil</translation>
    </message>
    <message>
        <source>more than {most} games of one text are not read</source>
        <translation>pas plus de {most} parties d’un texte ne sont lues</translation>
    </message>
    <message>
        <source>more than {most} moves are not read</source>
        <translation>pas plus de {most} coups ne sont lus</translation>
    </message>
    <message>
        <source>more than {most} problems are not read</source>
        <translation>pas plus de {most} problèmes ne sont lus</translation>
    </message>
    <message>
        <source>more than {most} variants start from one another</source>
        <translation>plus de {most} jeux partent les uns des autres</translation>
    </message>
    <message>
        <source>the file has more than {most} characters</source>
        <translation>le fichier a plus de {most} caractères</translation>
    </message>
    <message>
        <source>the file has more than {most} lines</source>
        <translation>le fichier a plus de {most} lignes</translation>
    </message>
    <message>
        <source>there are more moves than are read</source>
        <translation>il y a plus de coups qu’il n’en est lu</translation>
    </message>
    <message>
        <source>there are more than {most} lines</source>
        <translation>il y a plus de {most} lignes</translation>
    </message>
    <message>
        <source>there are more than {most} words</source>
        <translation>il y a plus de {most} mots</translation>
    </message>
    <message>
        <source>this JSON is nested too deep</source>
        <translation>ce JSON est trop imbriqué</translation>
    </message>
    <message>
        <source>variations nested more than {most} deep have no place in JKF</source>
        <translation>des variantes imbriquées à plus de {most} niveaux n’ont pas de place dans le format JKF</translation>
    </message>
    <message>
        <source>{reason} has at most {most} characters, not {count}</source>
        <translation>{reason} a au plus {most} caractères et non {count}</translation>
    </message>
    <message>
        <source>1 to 8 capital letters are expected, with + before them for a promoted face</source>
        <translation>1 à 8 majuscules sont attendues, précédées de + pour une face promue</translation>
    </message>
    <message>
        <source>a capital letter and at most 7 others are expected, no small x</source>
        <translation>une majuscule et au plus 7 autres lettres sont attendues, pas de petit x</translation>
    </message>
    <message>
        <source>a list is expected</source>
        <translation>une liste est attendue</translation>
    </message>
    <message>
        <source>a number from {low} to {high} is expected</source>
        <translation>un nombre de {low} à {high} est attendu</translation>
    </message>
    <message>
        <source>a table is expected</source>
        <translation>une table est attendue</translation>
    </message>
    <message>
        <source>a text is expected</source>
        <translation>un texte est attendu</translation>
    </message>
    <message>
        <source>goes together with hand = &quot;revert&quot;</source>
        <translation>ne va qu’avec hand = &quot;revert&quot;</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>manque</translation>
    </message>
    <message>
        <source>is not known</source>
        <translation>n’est pas connu</translation>
    </message>
    <message>
        <source>letters, digits, - and _ are expected, not {text}</source>
        <translation>des lettres, chiffres, - et _ sont attendus, pas {text}</translation>
    </message>
    <message>
        <source>pairs of value and title are expected</source>
        <translation>des paires de valeur et de titre sont attendues</translation>
    </message>
    <message>
        <source>the texts expected</source>
        <translation>les textes attendus</translation>
    </message>
    <message>
        <source>there are more than {most}</source>
        <translation>il y en a plus de {most}</translation>
    </message>
    <message>
        <source>there are none</source>
        <translation>il n’y en a pas</translation>
    </message>
    <message>
        <source>true or false is expected</source>
        <translation>« true » ou « false » est attendu</translation>
    </message>
    <message>
        <source>{text} is not known; known are {names}</source>
        <translation>{text} n’est pas connu ; valeurs connues : {names}</translation>
    </message>
    <message>
        <source>{text} is not one of {reason}</source>
        <translation>{text} n’en fait pas partie : {reason}</translation>
    </message>
    <message>
        <source>{text} is used twice</source>
        <translation>{text} est utilisé deux fois</translation>
    </message>
    <message>
        <source>a piece needs at least one move</source>
        <translation>une pièce a besoin d’au moins un mouvement</translation>
    </message>
    <message>
        <source>a royal piece cannot be replaced by one that is not</source>
        <translation>une pièce royale ne peut pas être remplacée par une autre qui ne l’est pas</translation>
    </message>
    <message>
        <source>each side begins with a royal piece</source>
        <translation>chaque camp commence avec une pièce royale</translation>
    </message>
    <message>
        <source>it may take more pieces at once than lion_trading judges</source>
        <translation>elle peut prendre d’un coup plus de pièces que lion_trading n’en juge</translation>
    </message>
    <message>
        <source>no piece has another face</source>
        <translation>aucune pièce n’a d’autre face</translation>
    </message>
    <message>
        <source>no piece infects</source>
        <translation>aucune pièce n’est contagieuse</translation>
    </message>
    <message>
        <source>no piece is a lion</source>
        <translation>aucune pièce n’est un lion</translation>
    </message>
    <message>
        <source>no piece is left there to be replaced</source>
        <translation>il n’y reste aucune pièce à remplacer</translation>
    </message>
    <message>
        <source>nothing promotes to it</source>
        <translation>rien n’est promu en elle</translation>
    </message>
    <message>
        <source>there are more than {most} pieces {text}, too many for a hand</source>
        <translation>il y a plus de {most} pièces {text}, trop pour une main</translation>
    </message>
    <message>
        <source>there is no piece {text} ({square})</source>
        <translation>il n’y a pas de pièce {text} ({square})</translation>
    </message>
    <message>
        <source>{text} does not promote</source>
        <translation>{text} n’a pas de promotion</translation>
    </message>
    <message>
        <source>{text} is another piece&apos;s as well</source>
        <translation>{text} appartient aussi à une autre pièce</translation>
    </message>
    <message>
        <source>{text} is named twice</source>
        <translation>{text} est nommé deux fois</translation>
    </message>
    <message>
        <source>{text} is never in a hand</source>
        <translation>{text} n’est jamais en main</translation>
    </message>
    <message>
        <source>{text} is royal and cannot be dropped</source>
        <translation>{text} est royal et ne peut pas être parachuté</translation>
    </message>
    <message>
        <source>{text} is royal or promotes, which no piece becomes by contagion</source>
        <translation>{text} est royale ou se promeut : aucune pièce ne le devient par contagion</translation>
    </message>
    <message>
        <source>{text} is royal or promoted and is never in a hand</source>
        <translation>{text} est royal ou promu et n’est jamais en main</translation>
    </message>
    <message>
        <source>{text} is royal, so it only replaces the piece that promotes to it</source>
        <translation>{text} est royal et ne remplace que la pièce qui est promue en lui</translation>
    </message>
    <message>
        <source>{text} promotes to a face of its own, +{name}</source>
        <translation>{text} est promu en sa propre face, +{name}</translation>
    </message>
    <message>
        <source>{text} stands there already</source>
        <translation>{text} s’y trouve déjà</translation>
    </message>
    <message>
        <source>a piece that turns over with every move does not change by what it takes</source>
        <translation>une pièce qui se retourne à chaque coup ne change pas par ce qu’elle prend</translation>
    </message>
    <message>
        <source>a piece that turns over with every move does not promote by what it does</source>
        <translation>une pièce qui se retourne à chaque coup ne se promeut pas autrement</translation>
    </message>
    <message>
        <source>a declaration counts pieces in the promotion_zone, and there is none</source>
        <translation>une déclaration compte les pièces de promotion_zone, et il n’y en a pas</translation>
    </message>
    <message>
        <source>a variant of this name has been added before</source>
        <translation>un jeu de ce nom a déjà été ajouté</translation>
    </message>
    <message>
        <source>at most {number} options with {most} choices are expected</source>
        <translation>au plus {number} options avec {most} choix sont attendues</translation>
    </message>
    <message>
        <source>captures of everything passed (x^)</source>
        <translation>les prises de tout ce qui est survolé (x^)</translation>
    </message>
    <message>
        <source>captures of what is unprotected (cU)</source>
        <translation>les prises de ce qui n’est pas protégé (cU)</translation>
    </message>
    <message>
        <source>the side to move has no move</source>
        <translation>le camp au trait n’a aucun coup</translation>
    </message>
    <message>
        <source>an option cannot change options</source>
        <translation>une option ne peut pas changer les options</translation>
    </message>
    <message>
        <source>contagion</source>
        <translation>la contagion</translation>
    </message>
    <message>
        <source>it is never dropped: hand_order does not name it</source>
        <translation>elle n’est jamais parachutée : hand_order ne la nomme pas</translation>
    </message>
    <message>
        <source>it refines {reason}, which nothing turns on</source>
        <translation>cela précise {reason}, que rien n’active</translation>
    </message>
    <message>
        <source>jumps over lower ranks (^p)</source>
        <translation>les sauts par-dessus les rangs inférieurs (^p)</translation>
    </message>
    <message>
        <source>neither the rules nor an option of this key say when somebody may declare</source>
        <translation>ni les règles ni une option de ce nom ne disent quand on peut déclarer</translation>
    </message>
    <message>
        <source>no capture lets a piece promote: promotion_on names no way</source>
        <translation>aucune prise ne permet de promotion : promotion_on ne nomme rien</translation>
    </message>
    <message>
        <source>no move is counted where captured pieces come back, or turn over with every move</source>
        <translation>aucun coup n’est compté là où les pièces prises reviennent, ou se retournent à chaque coup</translation>
    </message>
    <message>
        <source>nobody declines to promote on entering: promotion_on does not name enter</source>
        <translation>nul ne refuse la promotion en entrant : promotion_on ne nomme pas enter</translation>
    </message>
    <message>
        <source>nothing is ever dropped</source>
        <translation>rien n’est jamais parachuté</translation>
    </message>
    <message>
        <source>nothing says what {text} changes</source>
        <translation>rien ne dit ce que change {text}</translation>
    </message>
    <message>
        <source>the first choice of the option of this name is {text}</source>
        <translation>le premier choix de l’option de ce nom est {text}</translation>
    </message>
    <message>
        <source>where what may promote must, nothing keeps a piece from it</source>
        <translation>là où ce qui peut être promu doit l’être, rien n’en empêche une pièce</translation>
    </message>
    <message>
        <source>with check = &quot;capture&quot; no drop mates</source>
        <translation>avec check = &quot;capture&quot;, aucun parachutage ne mate</translation>
    </message>
    <message>
        <source>what a piece was before it was infected could not come back from a hand</source>
        <translation>ce qu’une pièce était avant la contagion ne pourrait revenir d’une main</translation>
    </message>
    <message>
        <source>who takes pieces of its own side, too, has no hand to take them into</source>
        <translation>qui prend aussi des pièces de son camp n’a pas de main pour elles</translation>
    </message>
    <message>
        <source>without a promotion_zone nothing enters or leaves it</source>
        <translation>sans promotion_zone, rien n’y entre ni n’en sort</translation>
    </message>
    <message>
        <source>{text} is no word of letters and digits, or stands there twice</source>
        <translation>{text} n’est pas un mot de lettres et de chiffres, ou s’y trouve deux fois</translation>
    </message>
    <message>
        <source>{text} is not a value of {name}</source>
        <translation>{text} n’est pas une valeur de {name}</translation>
    </message>
    <message>
        <source>{text} is not one of the choices</source>
        <translation>{text} n’est pas un des choix</translation>
    </message>
    <message>
        <source>{text} is the usual rule, which changes nothing</source>
        <translation>{text} est la règle habituelle, qui ne change rien</translation>
    </message>
    <message>
        <source>) is missing</source>
        <translation>« ) » manque</translation>
    </message>
    <message>
        <source>a first leg captures and goes on with a, b or v, or is quiet and goes back with b</source>
        <translation>un premier pas prend et continue par a, b ou v, ou ne prend pas et revient par b</translation>
    </message>
    <message>
        <source>a jump goes on in its own direction: D and H with R or W, A and G with B or F</source>
        <translation>un saut continue dans sa direction : D et H avec R ou W, A et G avec B ou F</translation>
    </message>
    <message>
        <source>a jump that goes on leads two squares or more along a line</source>
        <translation>un saut qui continue mène à deux cases ou plus sur une ligne</translation>
    </message>
    <message>
        <source>a knight-like leap has no direction {text}</source>
        <translation>un saut de cavalier n’a pas de direction {text}</translation>
    </message>
    <message>
        <source>a leap is written (x,y) with two numbers up to {most}</source>
        <translation>un saut s’écrit (x,y) avec deux nombres jusqu’à {most}</translation>
    </message>
    <message>
        <source>a line over pieces has two steps or more</source>
        <translation>une ligne par-dessus des pièces a au moins deux pas</translation>
    </message>
    <message>
        <source>a movement has at most {most} characters</source>
        <translation>un mouvement a au plus {most} caractères</translation>
    </message>
    <message>
        <source>a range has at most {most} steps</source>
        <translation>une portée a au plus {most} pas</translation>
    </message>
    <message>
        <source>an area move has 2 or 3 steps</source>
        <translation>un mouvement de zone a 2 ou 3 pas</translation>
    </message>
    <message>
        <source>an area move is stated twice</source>
        <translation>un mouvement de zone est indiqué deux fois</translation>
    </message>
    <message>
        <source>an atom (W, F, R, B, ...) is missing</source>
        <translation>un atome (W, F, R, B…) manque</translation>
    </message>
    <message>
        <source>area moves of this piece</source>
        <translation>des mouvements de zone de cette pièce</translation>
    </message>
    <message>
        <source>beside it nothing goes over pieces on its lines, turns, walks or goes anywhere</source>
        <translation>à côté, aucun autre mouvement ne saute sur ses lignes, ne tourne, ne marche ni ne va partout</translation>
    </message>
    <message>
        <source>captures of everything passed but x^</source>
        <translation>les prises de tout ce qui est survolé autres que x^</translation>
    </message>
    <message>
        <source>a linear lion is stated twice</source>
        <translation>un lion linéaire est indiqué deux fois</translation>
    </message>
    <message>
        <source>linear lion moves but L3K</source>
        <translation>coups de lion linéaires autres que L3K</translation>
    </message>
    <message>
        <source>moves over other hurdles than q* and q1 to q35</source>
        <translation>les passages par-dessus autre chose que q* et q1 à q35</translation>
    </message>
    <message>
        <source>teleports but mU and cU[unprotected]</source>
        <translation>les téléportations autres que mU et cU[unprotected]</translation>
    </message>
    <message>
        <source>captures of own pieces</source>
        <translation>des prises de ses propres pièces</translation>
    </message>
    <message>
        <source>conditions on ranks</source>
        <translation>des conditions sur les rangées</translation>
    </message>
    <message>
        <source>conditions on the target</source>
        <translation>des conditions sur l’arrivée</translation>
    </message>
    <message>
        <source>legs are single steps: W, F or K</source>
        <translation>les pas sont d’une case : W, F ou K</translation>
    </message>
    <message>
        <source>lines over pieces move and capture alike; m and c are not known with them</source>
        <translation>les lignes par-dessus des pièces vont et prennent de même ; m et c n’y sont pas connus</translation>
    </message>
    <message>
        <source>more than two legs are not known here</source>
        <translation>plus de deux pas ne sont pas connus ici</translation>
    </message>
    <message>
        <source>movement {text}, column {column}: {reason}</source>
        <translation>mouvement {text}, colonne {column} : {reason}</translation>
    </message>
    <message>
        <source>moves over one hurdle</source>
        <translation>des mouvements par-dessus un obstacle</translation>
    </message>
    <message>
        <source>ranked jumps capture only; write c^p</source>
        <translation>les sauts par rang ne font que prendre ; écrire c^p</translation>
    </message>
    <message>
        <source>such a line over pieces has no range; write 0 behind W or F</source>
        <translation>une telle ligne par-dessus des pièces n’a pas de portée ; écrire 0 derrière W ou F</translation>
    </message>
    <message>
        <source>this direction is stated twice</source>
        <translation>cette direction est indiquée deux fois</translation>
    </message>
    <message>
        <source>this teleport is stated twice</source>
        <translation>cette téléportation est donnée deux fois</translation>
    </message>
    <message>
        <source>this way of two legs is stated twice</source>
        <translation>ce chemin à deux pas est indiqué deux fois</translation>
    </message>
    <message>
        <source>two legs are written (leg-leg)</source>
        <translation>deux pas s’écrivent (pas-pas)</translation>
    </message>
    <message>
        <source>{reason} are not known here</source>
        <translation>inconnu ici : {reason}</translation>
    </message>
    <message>
        <source>{atom} has no direction {text}</source>
        <translation>{atom} n’a pas de direction {text}</translation>
    </message>
    <message>
        <source>{text} is not part of a movement</source>
        <translation>{text} ne fait pas partie d’un mouvement</translation>
    </message>
    <message>
        <source>{atom} takes no direction; write its parts</source>
        <translation>{atom} ne prend pas de direction ; écrire ses parties</translation>
    </message>
    <message>
        <source>{atom} takes no range; write W or F with one</source>
        <translation>{atom} ne prend pas de portée ; écrire W ou F avec une portée</translation>
    </message>
    <message>
        <source>another process keeps its results in {folder}</source>
        <translation>un autre processus garde ses résultats dans {folder}</translation>
    </message>
    <message>
        <source>it does not have this program: {what}</source>
        <translation>ce programme n’y est pas : {what}</translation>
    </message>
    <message>
        <source>it runs version {there}, not {here}</source>
        <translation>il a la version {there} et non {here}</translation>
    </message>
    <message>
        <source>jobs on other machines need dask: pip install &quot;shogi-desktop[cluster]&quot;</source>
        <translation>le travail sur d’autres machines demande dask : pip install &quot;shogi-desktop[cluster]&quot;</translation>
    </message>
    <message>
        <source>the scheduler at {address} has no workers</source>
        <translation>l’ordonnanceur {address} n’a personne pour travailler</translation>
    </message>
    <message>
        <source>the scheduler at {address} is gone</source>
        <translation>l’ordonnanceur {address} a disparu</translation>
    </message>
    <message>
        <source>the scheduler is gone: {what}</source>
        <translation>l’ordonnanceur a disparu : {what}</translation>
    </message>
    <message>
        <source>there is no scheduler at {address}: {what}</source>
        <translation>il n’y a pas d’ordonnanceur à {address} : {what}</translation>
    </message>
    <message>
        <source>this edition of the program cannot use other machines</source>
        <translation>cette édition du programme ne peut pas utiliser d’autres machines</translation>
    </message>
    <message>
        <source>there is no engine of the name {name}</source>
        <translation>il n’y a pas de moteur nommé {name}</translation>
    </message>
    <message>
        <source>your own engines work on this computer alone</source>
        <translation>vos propres moteurs ne travaillent que sur cet ordinateur</translation>
    </message>
    <message>
        <source>{name} does not analyse positions</source>
        <translation>{name} n’analyse pas de positions</translation>
    </message>
    <message>
        <source>{address} is no address of a scheduler, as tcp://127.0.0.1:8786 or tls://host:8786</source>
        <translation>{address} n’est pas l’adresse d’un ordonnanceur, comme tcp://127.0.0.1:8786 ou tls://host:8786</translation>
    </message>
    <message>
        <source>{address} is another machine, and without TLS everybody on the way could have workers do what he likes: use tls:// with certificates</source>
        <translation>{address} est une autre machine, et sans TLS n’importe qui en chemin pourrait faire exécuter ce qu’il veut : utilisez tls:// avec des certificats</translation>
    </message>
    <message>
        <source>{text}: {count} piece burns, and the mover|{text}: {count} pieces burn, and the mover</source>
        <translation>{text}&#xa0;: {count} pièce brûle, et celle qui s’est déplacée|{text}&#xa0;: {count} pièces brûlent, et celle qui s’est déplacée</translation>
    </message>
    <message>
        <source>{text}: {count} piece burns|{text}: {count} pieces burn</source>
        <translation>{text}&#xa0;: {count} pièce brûle|{text}&#xa0;: {count} pièces brûlent</translation>
    </message>
    <message>
        <source>its worker died {count} time, {what}|its worker died {count} times, {what}</source>
        <translation>son processus est mort {count} fois, {what}</translation>
    </message>
    <message>
        <source>its worker died {count} time|its worker died {count} times</source>
        <translation>son processus est mort {count} fois</translation>
    </message>
    <message>
        <source>rank {rank} has {count} square, not {files}|rank {rank} has {count} squares, not {files}</source>
        <translation>la rangée {rank} a {count} case et non {files}|la rangée {rank} a {count} cases et non {files}</translation>
    </message>
    <message>
        <source>rank {rank} has {count} square|rank {rank} has {count} squares</source>
        <translation>la rangée {rank} a {count} case|la rangée {rank} a {count} cases</translation>
    </message>
    <message>
        <source>the diagram has {count} rank, not {ranks}|the diagram has {count} ranks, not {ranks}</source>
        <translation>le diagramme a {count} rangée et non {ranks}|le diagramme a {count} rangées et non {ranks}</translation>
    </message>
    <message>
        <source>the rank has {count} square, not {files}|the rank has {count} squares, not {files}</source>
        <translation>la rangée a {count} case et non {files}|la rangée a {count} cases et non {files}</translation>
    </message>
    <message>
        <source>{count} game could not be analysed: {reason}|{count} games in a row could not be analysed: {reason}</source>
        <translation>{count} partie n’a pas pu être analysée&#xa0;: {reason}|{count} parties de suite n’ont pas pu être analysées&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{count} game could not be played: {reason}|{count} games in a row could not be played: {reason}</source>
        <translation>{count} partie n’a pu être jouée&#xa0;: {reason}|{count} parties de suite n’ont pu être jouées&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>No file was opened yet</source>
        <translation>Aucun fichier n’a encore été ouvert</translation>
    </message>
</context>
<context>
    <name>RecordCommands</name>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save the changes to {name}?</source>
        <translation>Enregistrer les modifications de {name}&#xa0;?</translation>
    </message>
    <message>
        <source>The game could not be kept.</source>
        <translation>La partie n’a pas pu être gardée.</translation>
    </message>
    <message>
        <source>The record on the board cannot be put away.</source>
        <translation>La partie sur le plateau ne peut pas être mise de côté.</translation>
    </message>
    <message>
        <source>This file could not be opened.</source>
        <translation>Ce fichier n’a pas pu être ouvert.</translation>
    </message>
    <message>
        <source>This game is saved as .shogi: KIF cannot keep the clocks of a game that goes on.</source>
        <translation>Cette partie sera enregistrée en .shogi : le KIF ne garde pas les pendules d’une partie en cours.</translation>
    </message>
    <message>
        <source>This record is saved as .shogi: KIF would not keep {lost}.</source>
        <translation>Cette partie sera enregistrée en .shogi : le KIF ne garderait pas ceci : {lost}.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The analysis could not be kept.</source>
        <translation>L’analyse n’a pas pu être conservée.</translation>
    </message>
    <message>
        <source>Keep the analysis in {name}?</source>
        <translation>Garder l’analyse dans {name} ?</translation>
    </message>
    <message>
        <source>Keep the analysis in {name}? Its scores are added as comments.</source>
        <translation>Garder l’analyse dans {name} ? Ses évaluations y sont ajoutées en commentaires.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>La garder</translation>
    </message>
    <message>
        <source>Leave the file as it is</source>
        <translation>Laisser le fichier tel quel</translation>
    </message>
    <message>
        <source>Your last game is kept under “Earlier games”.</source>
        <translation>Votre partie précédente est gardée sous « Parties précédentes ».</translation>
    </message>
    <message>
        <source>All records</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Open records</source>
        <translation>Ouvrir des parties</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>et {count} autres</translation>
    </message>
    <message>
        <source>These files could not be opened:</source>
        <translation>Ces fichiers n’ont pas pu être ouverts :</translation>
    </message>
    <message>
        <source>Mate problems, to be opened by themselves: {names}</source>
        <translation>Problèmes de mat, à ouvrir à part : {names}</translation>
    </message>
    <message>
        <source>The record was opened, but something in it is wrong:</source>
        <translation>La partie est ouverte, mais quelque chose y est faux :</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>This game is saved as .shogi: KIF cannot keep who plays on in a game that goes on.</source>
        <translation>Cette partie est enregistrée en .shogi : KIF ne peut pas conserver qui joue une partie en cours.</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>La partie n’a pas pu être enregistrée.</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Enregistrée sous {name}.</translation>
    </message>
    <message>
        <source>Another program has changed {name} since it was opened. Replace it?</source>
        <translation>Un autre programme a modifié {name} depuis son ouverture. Le remplacer ?</translation>
    </message>
    <message>
        <source>{name} would not have everything of this record:</source>
        <translation>{name} n’aurait pas tout de cette partie :</translation>
    </message>
    <message>
        <source>Save all the same</source>
        <translation>Enregistrer quand même</translation>
    </message>
</context>
<context>
    <name>RecordTabs</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close the others</source>
        <translation>Fermer les autres</translation>
    </message>
    <message>
        <source>Show the file&apos;s folder</source>
        <translation>Afficher le dossier du fichier</translation>
    </message>
    <message>
        <source>Open records</source>
        <translation>Parties ouvertes</translation>
    </message>
</context>
<context>
    <name>RecordView</name>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Arbre</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Tree of the moves</source>
        <translation>Arbre des coups</translation>
    </message>
</context>
<context>
    <name>RecordsCard</name>
    <message>
        <source>Look at games that you or others have played: a file, a text you have copied, a whole folder.</source>
        <translation>Regardez des parties, les vôtres ou d’autres : un fichier, un texte copié, un dossier entier.</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mes parties</translation>
    </message>
    <message>
        <source>Open record…</source>
        <translation>Ouvrir une partie…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Folder as library…</source>
        <translation>Dossier comme bibliothèque…</translation>
    </message>
    <message>
        <source>Library…</source>
        <translation>Bibliothèque…</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>There is no game yet.</source>
        <translation>Il n’y a pas encore de partie.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>You are looking at an earlier position.</source>
        <translation>Vous regardez une position antérieure.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas à vous de jouer.</translation>
    </message>
    <message>
        <source>The piece does not move like that.</source>
        <translation>La pièce ne se déplace pas ainsi.</translation>
    </message>
    <message>
        <source>There the piece could never move again.</source>
        <translation>La pièce ne pourrait plus jamais bouger de là.</translation>
    </message>
    <message>
        <source>Your king would be in check.</source>
        <translation>Votre roi serait en échec.</translation>
    </message>
    <message>
        <source>The check must be answered first.</source>
        <translation>Il faut d’abord parer l’échec.</translation>
    </message>
    <message>
        <source>This position stood on the board before; it must not come back.</source>
        <translation>Cette position a déjà été sur le plateau&#xa0;; elle ne doit pas revenir.</translation>
    </message>
    <message>
        <source>The lion is protected: from a distance a lion may not take it.</source>
        <translation>Ce lion est protégé : un lion ne peut pas le prendre à distance.</translation>
    </message>
    <message>
        <source>A lion was just lost: only a lion may take one in return.</source>
        <translation>Un lion vient d’être perdu : seul un lion peut en prendre un en retour.</translation>
    </message>
    <message>
        <source>The piece may not promote with this move.</source>
        <translation>La pièce ne peut pas être promue par ce coup.</translation>
    </message>
    <message>
        <source>The piece must promote with this move.</source>
        <translation>La pièce doit être promue par ce coup.</translation>
    </message>
    <message>
        <source>A pawn drop must not give mate (uchifuzume).</source>
        <translation>Un pion parachuté ne doit pas mater (uchifuzume).</translation>
    </message>
    <message>
        <source>You have a pawn on this file already. A second one must not come (nifu).</source>
        <translation>Vous avez déjà un pion sur cette colonne. Un second est interdit (nifu).</translation>
    </message>
    <message>
        <source>This file is full: no more of these may be dropped here.</source>
        <translation>Cette colonne est pleine&#xa0;: on ne peut plus y parachuter cette pièce.</translation>
    </message>
</context>
<context>
    <name>ReportLine</name>
    <message>
        <source>Summary…</source>
        <translation>Résumé…</translation>
    </message>
    <message>
        <source>Turning points:</source>
        <translation>Tournants :</translation>
    </message>
    <message>
        <source>Practise {n} position|Practise {n} positions</source>
        <translation>Travailler {n} position|Travailler {n} positions</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>{n} blunder|{n} blunders</source>
        <translation>{n} gaffe|{n} gaffes</translation>
    </message>
    <message>
        <source>{n} mistake|{n} mistakes</source>
        <translation>{n} erreur|{n} erreurs</translation>
    </message>
</context>
<context>
    <name>ReportView</name>
    <message>
        <source>10 seconds</source>
        <translation>10&#xa0;secondes</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1&#xa0;minute</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Looks for the mate, for other solutions and for pieces left over</source>
        <translation>Cherche le mat, d’autres solutions et les pièces restantes</translation>
    </message>
    <message>
        <source>The longest time that the check may take</source>
        <translation>Le temps maximal de la vérification</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Limite de temps</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Ce qui a été trouvé</translation>
    </message>
</context>
<context>
    <name>ResultDialog</name>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>The game is not over here</source>
        <translation>La partie n’est pas finie ici</translation>
    </message>
    <message>
        <source>A draw, or no result</source>
        <translation>Nulle ou sans résultat</translation>
    </message>
    <message>
        <source>Result:</source>
        <translation>Résultat :</translation>
    </message>
    <message>
        <source>How:</source>
        <translation>Motif :</translation>
    </message>
    <message>
        <source>In words:</source>
        <translation>En mots :</translation>
    </message>
</context>
<context>
    <name>ResultsCard</name>
    <message>
        <source>Results: won – drawn – lost</source>
        <translation>Résultats : gagnées – nulles – perdues</translation>
    </message>
    <message>
        <source>By side</source>
        <translation>Par camp</translation>
    </message>
    <message>
        <source>By opening</source>
        <translation>Par ouverture</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>inaccuracy</source>
        <translation>imprécision</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>gaffe</translation>
    </message>
    <message>
        <source>missed a mate in {n}</source>
        <translation>mat en {n} manqué</translation>
    </message>
    <message>
        <source>missed a mate</source>
        <translation>mat manqué</translation>
    </message>
    <message>
        <source>allowed a mate in {n}</source>
        <translation>mat en {n} permis</translation>
    </message>
    <message>
        <source>allowed a mate</source>
        <translation>mat permis</translation>
    </message>
    <message>
        <source>better: {move}</source>
        <translation>mieux : {move}</translation>
    </message>
    <message>
        <source>A later look finds this worse than the coach did.</source>
        <translation>Une analyse ultérieure trouve ce coup moins bon que l’entraîneur ne l’avait dit.</translation>
    </message>
    <message>
        <source>A later look finds this better than the coach did.</source>
        <translation>Une analyse ultérieure trouve ce coup meilleur que l’entraîneur ne l’avait dit.</translation>
    </message>
    <message>
        <source>{side}’s chance to win {before}% → {after}%</source>
        <translation>Chances de gain ({side}) : {before} % → {after} %</translation>
    </message>
    <message>
        <source>{done} of {total} position analysed|{done} of {total} positions analysed</source>
        <translation>{done} sur {total} position analysée|{done} sur {total} positions analysées</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>{loss}.</source>
        <translation>{loss}.</translation>
    </message>
    <message>
        <source>At a second look move {moves} was better than it had seemed.|At a second look these moves were better than they had seemed: {moves}.</source>
        <translation>Au second examen, ce coup était meilleur qu’il n’avait semblé&#xa0;: {moves}.|Au second examen, ces coups étaient meilleurs qu’ils n’avaient semblé&#xa0;: {moves}.</translation>
    </message>
</context>
<context>
    <name>RulePages</name>
    <message>
        <source>Piece</source>
        <translation>Pièce</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Marche</translation>
    </message>
    <message>
        <source>Turns into</source>
        <translation>Devient</translation>
    </message>
    <message>
        <source>Promotes to</source>
        <translation>Promue en</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>White begins without</source>
        <translation>Les Blancs commencent sans</translation>
    </message>
    <message>
        <source>Other pieces</source>
        <translation>Autres pièces</translation>
    </message>
    <message>
        <source>{pieces}; but has in hand: {held}</source>
        <translation>{pieces}&#xa0;; mais a en main&#xa0;: {held}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Lettres plus petites</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Lettres plus grandes</translation>
    </message>
    <message>
        <source>Search this page</source>
        <translation>Chercher dans cette page</translation>
    </message>
    <message>
        <source>Print this page, or save it as a PDF file</source>
        <translation>Imprimer cette page ou l’enregistrer en PDF</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>You win by taking or burning the enemy&apos;s last royal piece. A check need not be answered, so look after your own.</source>
        <translation>Vous gagnez en prenant ou en brûlant la dernière pièce royale adverse. On n’est pas tenu de parer un échec&#xa0;: veillez donc sur les vôtres.</translation>
    </message>
    <message>
        <source>A king in check must be saved at once. Where nothing saves it, it is checkmate and the game is won.</source>
        <translation>Un roi en échec doit être sauvé aussitôt. Si rien ne le sauve, c’est mat et la partie est gagnée.</translation>
    </message>
    <message>
        <source>A royal piece in check must be saved at once, each of them. Where nothing saves it, it is checkmate and the game is won.</source>
        <translation>Chaque pièce royale en échec doit être sauvée aussitôt. Si rien ne la sauve, c’est mat et la partie est gagnée.</translation>
    </message>
    <message>
        <source>The last royal piece of a side must be saved from check at once. Where nothing saves it, it is checkmate and the game is won.</source>
        <translation>La dernière pièce royale d’un camp doit être sauvée aussitôt d’un échec. Si rien ne la sauve, c’est échec et mat et la partie est gagnée.</translation>
    </message>
    <message>
        <source>You win by taking any royal piece of the enemy. A check need not be answered, so look after your own.</source>
        <translation>Vous gagnez en prenant n’importe quelle pièce royale adverse. On n’est pas tenu de parer un échec&#xa0;: veillez donc sur les vôtres.</translation>
    </message>
    <message>
        <source>You win by taking the enemy&apos;s last royal piece. A check need not be answered, so look after your own.</source>
        <translation>Vous gagnez en prenant la dernière pièce royale adverse. On n’est pas tenu de parer un échec&#xa0;: veillez donc sur les vôtres.</translation>
    </message>
    <message>
        <source>A side left with nothing but its king loses, unless its next move leaves the other king alone, too: then the game is a draw.</source>
        <translation>Le camp auquel il ne reste que son roi perd, à moins que son coup suivant ne laisse aussi l’autre roi seul&#xa0;: la partie est alors nulle.</translation>
    </message>
    <message>
        <source>A side left with nothing but its king loses at once if the other side has more.</source>
        <translation>Un camp auquel il ne reste que son roi perd aussitôt si l’autre a davantage.</translation>
    </message>
    <message>
        <source>A side left with nothing but its king loses at once if the other side has more. These do not count: {pieces}.</source>
        <translation>Un camp auquel il ne reste que son roi perd aussitôt si l’autre a davantage. Ne comptent pas&#xa0;: {pieces}.</translation>
    </message>
    <message>
        <source>Captured pieces change sides: instead of a move, one of yours may be dropped on an empty square.</source>
        <translation>Les pièces prises changent de camp&#xa0;: au lieu de déplacer une pièce, vous pouvez en parachuter une des vôtres sur une case vide.</translation>
    </message>
    <message>
        <source>Captured pieces leave the game.</source>
        <translation>Les pièces prises quittent la partie.</translation>
    </message>
    <message>
        <source>A piece may be dropped with either face.</source>
        <translation>Une pièce peut être parachutée sur l’une ou l’autre face.</translation>
    </message>
    <message>
        <source>A piece may be dropped where it can never move.</source>
        <translation>Une pièce peut être parachutée là où elle ne pourra jamais bouger.</translation>
    </message>
    <message>
        <source>Both sides begin with these in hand: {pieces}.</source>
        <translation>Les deux camps commencent avec ces pièces en main : {pieces}.</translation>
    </message>
    <message>
        <source>Promotion is no choice: what may promote must.</source>
        <translation>La promotion n’est pas un choix : ce qui peut être promu doit l’être.</translation>
    </message>
    <message>
        <source>A piece that takes a promoted piece must promote.</source>
        <translation>Une pièce qui prend une pièce promue doit être promue.</translation>
    </message>
    <message>
        <source>If you have one on a file already, you may not drop another there; promoted ones do not count: {pieces}.|If you have {n} on a file already, you may not drop another there; promoted ones do not count: {pieces}.</source>
        <translation>Si vous en avez déjà une sur une colonne, vous ne pouvez pas y en parachuter une autre (les promues ne comptent pas)&#xa0;: {pieces}.|Si vous en avez déjà {n} sur une colonne, vous ne pouvez pas y en parachuter une autre (les promues ne comptent pas)&#xa0;: {pieces}.</translation>
    </message>
    <message>
        <source>You may not give checkmate by dropping one of these: {pieces}.</source>
        <translation>On n’a pas le droit de mater en parachutant une de ces pièces&#xa0;: {pieces}.</translation>
    </message>
    <message>
        <source>These have to promote where they could not move on any more: {pieces}.</source>
        <translation>Là où elles ne pourraient plus avancer, ces pièces doivent se promouvoir&#xa0;: {pieces}.</translation>
    </message>
    <message>
        <source>These may promote only when they enter: {pieces}.</source>
        <translation>Ne peuvent se promouvoir qu’en entrant&#xa0;: {pieces}.</translation>
    </message>
    <message>
        <source>Whoever enters without promoting may not promote with the very next move, unless it captures.</source>
        <translation>Une pièce entrée sans promotion ne peut pas être promue dès le coup suivant, à moins qu’il ne prenne.</translation>
    </message>
    <message>
        <source>At the far end of the board these may promote without a capture: {pieces}.</source>
        <translation>Au bout du plateau, peuvent être promus sans prise&#xa0;: {pieces}.</translation>
    </message>
    <message>
        <source>Every piece with two faces turns over after each of its moves.</source>
        <translation>Toute pièce à deux faces se retourne après chacun de ses coups.</translation>
    </message>
    <message>
        <source>No piece promotes.</source>
        <translation>Aucune pièce ne se promeut.</translation>
    </message>
    <message>
        <source>A piece may promote when it captures.</source>
        <translation>Une pièce peut être promue quand elle prend.</translation>
    </message>
    <message>
        <source>entering them</source>
        <translation>en y entrant</translation>
    </message>
    <message>
        <source>moving inside</source>
        <translation>en s’y déplaçant</translation>
    </message>
    <message>
        <source>leaving them</source>
        <translation>en en sortant</translation>
    </message>
    <message>
        <source>entering with a capture</source>
        <translation>en y entrant par une prise</translation>
    </message>
    <message>
        <source>capturing inside</source>
        <translation>en y prenant</translation>
    </message>
    <message>
        <source>leaving with a capture</source>
        <translation>en en sortant par une prise</translation>
    </message>
    <message>
        <source>capturing outside</source>
        <translation>en prenant ailleurs</translation>
    </message>
    <message>
        <source>A position that comes up {n} times ends the game as a draw.</source>
        <translation>Une position qui se présente {n} fois rend la partie nulle.</translation>
    </message>
    <message>
        <source>A position that comes up {n} times is lost for the side that made the first move of the game.</source>
        <translation>Une position qui apparaît {n} fois est perdue pour le camp qui a joué le premier coup de la partie.</translation>
    </message>
    <message>
        <source>Whoever begins a repetition loses when the position comes up {n} times.</source>
        <translation>Qui commence une répétition perd quand la position apparaît {n} fois.</translation>
    </message>
    <message>
        <source>A position that comes up {n} times is lost for the side that made it, or for the one that gave the check which it answers.</source>
        <translation>Une position qui se présente {n} fois est perdue pour le camp qui l’a créée, ou pour celui qui a donné l’échec auquel elle répond.</translation>
    </message>
    <message>
        <source>No move may bring back an earlier position.</source>
        <translation>Aucun coup ne doit ramener une position antérieure.</translation>
    </message>
    <message>
        <source>No move may bring back an earlier position, except out of check.</source>
        <translation>Aucun coup ne doit ramener une position antérieure, sauf pour parer un échec.</translation>
    </message>
    <message>
        <source>Positions may come back as often as the players like.</source>
        <translation>Les positions peuvent revenir aussi souvent que l’on veut.</translation>
    </message>
    <message>
        <source>No position may come up {n} times.</source>
        <translation>Aucune position ne doit se présenter {n} fois.</translation>
    </message>
    <message>
        <source>A position that comes up {n} times ends the game as a draw; but a side that gave check all the time loses.</source>
        <translation>Une position qui se présente {n} fois rend la partie nulle&#xa0;; mais un camp qui a donné échec tout le temps perd.</translation>
    </message>
    <message>
        <source>A position that comes up {n} times is lost for the side that made the first move of the game; but a side that gave check all the time loses instead.</source>
        <translation>Une position qui apparaît {n} fois est perdue pour le camp qui a joué le premier coup de la partie ; mais si un camp a donné échec sans cesse, c’est lui qui perd.</translation>
    </message>
    <message>
        <source>Whoever begins a repetition loses when the position comes up {n} times, unless the other side gave check all the time.</source>
        <translation>Qui commence une répétition perd quand la position apparaît {n} fois, sauf si l’autre camp a toujours donné échec.</translation>
    </message>
    <message>
        <source>A position that comes up {n} times is lost for the side that made it, or for the one that gave the check which it answers; but a side that gave check all the time always loses.</source>
        <translation>Une position qui se présente {n} fois est perdue pour le camp qui l’a créée, ou pour celui qui a donné l’échec auquel elle répond ; mais un camp qui a sans cesse donné échec perd toujours.</translation>
    </message>
    <message>
        <source>A side without a legal move that is not in check has a draw.</source>
        <translation>Un camp sans coup permis, mais pas en échec, obtient la nulle.</translation>
    </message>
    <message>
        <source>A king on the square where the enemy king began has won.</source>
        <translation>Un roi sur la case de départ du roi adverse a gagné.</translation>
    </message>
    <message>
        <source>Where a {burner} stops, it burns every enemy beside it. A piece that stops beside an enemy {burner} is burnt itself.</source>
        <translation>Là où elle s’arrête, la pièce «&#xa0;{burner}&#xa0;» brûle toutes les pièces adverses voisines. Toute pièce qui s’arrête à côté d’une pièce «&#xa0;{burner}&#xa0;» adverse brûle elle-même.</translation>
    </message>
    <message>
        <source>Generals capture by jumping over any number of pieces of lower rank. The ranks: {ranks}.</source>
        <translation>Les généraux prennent en sautant par-dessus autant de pièces de rang inférieur qu’ils veulent. Les rangs&#xa0;: {ranks}.</translation>
    </message>
    <message>
        <source>Generals fly over any number of pieces of lower rank and take them all, those of their own side, too. The ranks: {ranks}.</source>
        <translation>Les généraux survolent autant de pièces de rang inférieur qu’ils veulent et les prennent toutes, même celles de leur camp. Les rangs : {ranks}.</translation>
    </message>
    <message>
        <source>Lions and some others may capture and go on, or come back: click the first square, then the second.</source>
        <translation>Les lions et quelques autres peuvent prendre et continuer, ou revenir&#xa0;: cliquez sur la première case, puis sur la seconde.</translation>
    </message>
    <message>
        <source>Contagion: a piece that takes one of these becomes at once what stands behind the arrow; royal pieces do not. {pairs}.</source>
        <translation>Contagion : une pièce qui prend l’une de celles-ci devient aussitôt ce qui suit la flèche ; pas les pièces royales. {pairs}.</translation>
    </message>
    <message>
        <source>A piece goes anywhere, whatever stands between: the {emperor}. But it takes only what is unprotected: where no other enemy could take it in turn.</source>
        <translation>Une pièce va partout, quoi qu’il y ait entre deux : {emperor}. Mais elle ne prend que ce qui n’est pas protégé : là où aucun autre ennemi ne pourrait la reprendre.</translation>
    </message>
    <message>
        <source>As long as a side has the {emperor}, all its other pieces are protected from that of the enemy.</source>
        <translation>Tant qu’un camp a sa pièce « {emperor} », toutes ses autres pièces sont protégées de celle de l’ennemi.</translation>
    </message>
    <message>
        <source>The {emperor} protects only where it could itself take back that of the enemy.</source>
        <translation>La pièce « {emperor} » ne protège que là où elle pourrait elle-même reprendre celle de l’ennemi.</translation>
    </message>
    <message>
        <source>Right after a lion was lost to a piece that is no lion, such a piece may not take a protected lion.</source>
        <translation>Juste après la perte d’un lion contre une pièce qui n’en est pas un, une telle pièce ne peut pas prendre un lion protégé.</translation>
    </message>
    <message>
        <source>Right after a lion was lost to a piece that is no lion, such a piece may not take a lion.</source>
        <translation>Juste après la perte d’un lion contre une pièce qui n’en est pas un, une telle pièce ne peut pas prendre de lion.</translation>
    </message>
    <message>
        <source>A lion may take a lion beside it; one two squares away only if it is unprotected, or with another piece on the way.</source>
        <translation>Un lion peut prendre un lion voisin&#xa0;; à deux cases, seulement s’il n’est pas protégé, ou avec une autre pièce au passage.</translation>
    </message>
    <message>
        <source>A lion may take a lion beside it; one two squares away only if it is unprotected, or with another piece on the way that is none of these: {pieces}.</source>
        <translation>Un lion peut prendre un lion voisin&#xa0;; à deux cases, seulement s’il n’est pas protégé, ou avec une autre pièce au passage, autre que&#xa0;: {pieces}.</translation>
    </message>
    <message>
        <source>all others</source>
        <translation>toutes les autres</translation>
    </message>
    <message>
        <source>A piece may promote when it enters the farthest rank, or when it captures on a move that begins or ends there.|A piece may promote when it enters the {n} farthest ranks, or when it captures on a move that begins or ends there.</source>
        <translation>Une pièce peut être promue quand elle entre dans la rangée la plus éloignée, ou quand elle prend par un coup qui y commence ou y finit.|Une pièce peut être promue quand elle entre dans les {n} rangées les plus éloignées, ou quand elle prend par un coup qui y commence ou y finit.</translation>
    </message>
    <message>
        <source>A piece may promote on a move that begins or ends in the farthest rank.|A piece may promote on a move that begins or ends in the {n} farthest ranks.</source>
        <translation>Une pièce peut être promue par un coup qui commence ou finit dans la rangée la plus éloignée.|Une pièce peut être promue par un coup qui commence ou finit dans les {n} rangées les plus éloignées.</translation>
    </message>
    <message>
        <source>A piece may promote when it enters the farthest rank.|A piece may promote when it enters the {n} farthest ranks.</source>
        <translation>Une pièce peut être promue quand elle entre dans la rangée la plus éloignée.|Une pièce peut être promue quand elle entre dans les {n} rangées les plus éloignées.</translation>
    </message>
    <message>
        <source>A piece may promote on some moves; number of far ranks: {n} ({ways}).</source>
        <translation>Une pièce peut être promue par certains coups&#xa0;; nombre de rangées éloignées&#xa0;: {n} ({ways}).</translation>
    </message>
    <message>
        <source>If your king has reached the farthest ranks, you may end the game by counting points (a declaration): you need {n}.</source>
        <translation>Si votre roi a atteint les derniers rangs, vous pouvez finir la partie en comptant les points (déclaration)&#xa0;: il en faut {n}.</translation>
    </message>
    <message>
        <source>In a handicap game the pieces that White left out at the start count for White, too.</source>
        <translation>Dans une partie à handicap, les pièces que les Blancs ont retirées au début comptent aussi pour eux.</translation>
    </message>
    <message>
        <source>The game is a draw after {n} move.|The game is a draw after {n} moves.</source>
        <translation>La partie est nulle après {n} coup.|La partie est nulle après {n} coups.</translation>
    </message>
    <message>
        <source>The game is a draw after {n} move by which nothing was taken or promoted.|The game is a draw after {n} moves in a row by which nothing was taken or promoted.</source>
        <translation>La partie est nulle après {n} coup sans prise ni promotion.|La partie est nulle après {n} coups de suite sans prise ni promotion.</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Usual rules</source>
        <translation>Règles habituelles</translation>
    </message>
    <message>
        <source>Set every rule as it usually is</source>
        <translation>Remettre toutes les règles à leur choix habituel</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Règles&#xa0;: {game}</translation>
    </message>
    <message>
        <source>{choice} (usual)</source>
        <translation>{choice} (habituel)</translation>
    </message>
</context>
<context>
    <name>RulesInShort</name>
    <message>
        <source>The game in short</source>
        <translation>Le jeu en bref</translation>
    </message>
    <message>
        <source>In this game: {rules}</source>
        <translation>Dans cette partie&#xa0;: {rules}</translation>
    </message>
</context>
<context>
    <name>RunsCard</name>
    <message>
        <source>Games, runs and time</source>
        <translation>Parties, séries et temps</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won, drawn, lost</source>
        <translation>Gagnées, nulles, perdues</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Victoires de suite</translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>Jours de suite</translation>
    </message>
    <message>
        <source>Time of your moves</source>
        <translation>Temps de vos coups</translation>
    </message>
    <message>
        <source>Moves in a game</source>
        <translation>Coups par partie</translation>
    </message>
    <message>
        <source>{n} now, {best} at best</source>
        <translation>{n} en cours, {best} au mieux</translation>
    </message>
</context>
<context>
    <name>SavePath</name>
    <message>
        <source>Writing {name} …</source>
        <translation>Écriture de {name}…</translation>
    </message>
    <message>
        <source>All of these</source>
        <translation>Tous ces types</translation>
    </message>
    <message>
        <source>{name} already exists. Replace it?</source>
        <translation>{name} existe déjà. Le remplacer ?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>SavingTroubles</name>
    <message>
        <source>Your game is not being saved: {why}</source>
        <translation>Votre partie n’est pas enregistrée&#xa0;: {why}</translation>
    </message>
    <message>
        <source>The position you set up is not being saved: {why}</source>
        <translation>La position que vous composez n’est pas enregistrée&#xa0;: {why}</translation>
    </message>
    <message>
        <source>Your progress is not being saved: {why}</source>
        <translation>Vos progrès ne sont pas enregistrés&#xa0;: {why}</translation>
    </message>
    <message>
        <source>The results of your games are not being saved: {why}</source>
        <translation>Les résultats de vos parties ne sont pas enregistrés : {why}</translation>
    </message>
    <message>
        <source>Your practice is not being saved: {why}</source>
        <translation>Votre entraînement n’est pas enregistré : {why}</translation>
    </message>
    <message>
        <source>Your engines are not being saved: {why}</source>
        <translation>Vos moteurs ne sont pas enregistrés : {why}</translation>
    </message>
    <message>
        <source>Your settings are not being saved: {why}</source>
        <translation>Vos réglages ne sont pas enregistrés&#xa0;: {why}</translation>
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
        <translation>Vider</translation>
    </message>
    <message>
        <source>Search: name, kanji or letters</source>
        <translation>Chercher&#xa0;: nom, kanji ou lettres</translation>
    </message>
    <message>
        <source>Search for a piece</source>
        <translation>Chercher une pièce</translation>
    </message>
    <message>
        <source>Names in any spelling, kanji or letters, old ones too: gold, kinsho, 金, +P, FK</source>
        <translation>Noms sous toutes leurs formes, kanji ou lettres, même anciennes&#xa0;: or, kinsho, 金, +P, FK</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>The position must be just so, hands and side to move too.</source>
        <translation>La position doit être exactement celle-ci, mains et trait compris.</translation>
    </message>
    <message>
        <source>These pieces stand on these squares and hands hold at least these; all else may be anyhow.</source>
        <translation>Ces pièces sont sur ces cases et les mains ont au moins celles-ci ; le reste est libre.</translation>
    </message>
    <message>
        <source>Choose a piece and click squares or stands; the right button takes a piece away.</source>
        <translation>Choisissez une pièce et cliquez sur des cases ou un komadai ; le bouton droit en retire une.</translation>
    </message>
    <message>
        <source>Anyone to move</source>
        <translation>Trait à n’importe qui</translation>
    </message>
    <message>
        <source>{side} to move</source>
        <translation>Trait aux {side}</translation>
    </message>
    <message>
        <source>Part of a position</source>
        <translation>Partie d’une position</translation>
    </message>
    <message>
        <source>Whole position</source>
        <translation>Position entière</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>Trait</translation>
    </message>
    <message>
        <source>Mirrored too</source>
        <translation>Symétrie aussi</translation>
    </message>
    <message>
        <source>Left and right exchanged is found as well</source>
        <translation>Gauche et droite échangées sont aussi trouvées</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back to the game of the record</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>{name} is not there any more; Shogi Desktop plays in its place.</source>
        <translation>{name} n’est plus là ; Shogi Desktop joue à sa place.</translation>
    </message>
    <message>
        <source>{name} begins games from the usual start alone; Shogi Desktop plays in its place.</source>
        <translation>{name} ne joue que depuis la position de départ habituelle ; Shogi Desktop joue à sa place.</translation>
    </message>
</context>
<context>
    <name>SecondOpinion</name>
    <message>
        <source>{engine}: {answer}</source>
        <translation>{engine} : {answer}</translation>
    </message>
    <message>
        <source>Ask another engine</source>
        <translation>Demander à un autre moteur</translation>
    </message>
</context>
<context>
    <name>SeekLine</name>
    <message>
        <source>Where is:</source>
        <translation>Où est :</translation>
    </message>
    <message>
        <source>Name of a piece</source>
        <translation>Nom d’une pièce</translation>
    </message>
    <message>
        <source>lion, 獅子, Ln</source>
        <translation>lion, 獅子, Ln</translation>
    </message>
    <message>
        <source>A name in any language, kanji or letters. Enter leads from one to the next.</source>
        <translation>Un nom dans n’importe quelle langue, des kanjis ou des lettres. Entrée mène de l’une à l’autre.</translation>
    </message>
</context>
<context>
    <name>Seeking</name>
    <message>
        <source>No piece of this game is called “{name}”.</source>
        <translation>Aucune pièce de ce jeu ne s’appelle « {name} ».</translation>
    </message>
    <message>
        <source>in hand ×{n}</source>
        <translation>en main ×{n}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
</context>
<context>
    <name>SetColumn</name>
    <message>
        <source>{done} of {all} solved</source>
        <translation>Résolus&#xa0;: {done} sur {all}</translation>
    </message>
    <message>
        <source>{n} to try today, {all} in all</source>
        <translation>{n} aujourd’hui, {all} en tout</translation>
    </message>
    <message>
        <source>Add this problem to my problems…</source>
        <translation>Ajouter à mes problèmes…</translation>
    </message>
    <message>
        <source>Open a file of problems…</source>
        <translation>Ouvrir un fichier de problèmes…</translation>
    </message>
    <message>
        <source>Make new problems…</source>
        <translation>Créer de nouveaux problèmes…</translation>
    </message>
    <message>
        <source>My problems: name, sort, delete…</source>
        <translation>Mes problèmes : nommer, trier, supprimer…</translation>
    </message>
    <message>
        <source>Save these problems as a file…</source>
        <translation>Enregistrer ces problèmes dans un fichier…</translation>
    </message>
    <message>
        <source>Print these problems…</source>
        <translation>Imprimer ces problèmes…</translation>
    </message>
    <message>
        <source>Gather mistakes from my games…</source>
        <translation>Réunir les erreurs de mes parties…</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Set of problems</source>
        <translation>Recueil de problèmes</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Mate in</source>
        <translation>Mat en</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Copy the problem as text (SFEN)</source>
        <translation>Copier le problème en texte (SFEN)</translation>
    </message>
    <message>
        <source>Copy the problem with its solution (KIF)</source>
        <translation>Copier le problème avec sa solution (KIF)</translation>
    </message>
    <message>
        <source>Copy the problem as a Japanese diagram (BOD)</source>
        <translation>Copier le problème en diagramme japonais (BOD)</translation>
    </message>
</context>
<context>
    <name>SetExport</name>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>problems</source>
        <translation>problèmes</translation>
    </message>
    <message>
        <source>Save problems</source>
        <translation>Enregistrer les problèmes</translation>
    </message>
    <message>
        <source>The problems could not be saved.</source>
        <translation>Les problèmes n’ont pas pu être enregistrés.</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Enregistré sous {name}.</translation>
    </message>
    <message>
        <source>The problem cannot be copied in this format.</source>
        <translation>Le problème ne peut pas être copié dans ce format.</translation>
    </message>
    <message>
        <source>The problem is on the clipboard.</source>
        <translation>Le problème est dans le presse-papiers.</translation>
    </message>
</context>
<context>
    <name>SetOpening</name>
    <message>
        <source>This set cannot be opened.</source>
        <translation>Ce recueil ne peut pas être ouvert.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>Records and diagrams</source>
        <translation>Parties et diagrammes</translation>
    </message>
    <message>
        <source>Open problems</source>
        <translation>Ouvrir des problèmes</translation>
    </message>
    <message>
        <source>There is no position in it.</source>
        <translation>Il ne contient aucune position.</translation>
    </message>
    <message>
        <source>The clipboard holds no problems that can be read.</source>
        <translation>Le presse-papiers ne contient aucun problème lisible.</translation>
    </message>
    <message>
        <source>{game} has no problems yet. The program can make some.</source>
        <translation>{game} n’a pas encore de problèmes. Le programme peut en composer.</translation>
    </message>
    <message>
        <source>Make problems…</source>
        <translation>Composer des problèmes…</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>The new problems could not be saved.</source>
        <translation>Les nouveaux problèmes n’ont pas pu être enregistrés.</translation>
    </message>
</context>
<context>
    <name>SetsDialog</name>
    <message>
        <source>My problems</source>
        <translation>Mes problèmes</translation>
    </message>
    <message>
        <source>The problem</source>
        <translation>Le problème</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nouveau…</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>Delete set…</source>
        <translation>Supprimer le recueil…</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>&amp;Haut</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <translation>&amp;Bas</translation>
    </message>
    <message>
        <source>D&amp;etails…</source>
        <translation>Déta&amp;ils…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Sort</source>
        <translation>&amp;Trier</translation>
    </message>
    <message>
        <source>&amp;Move to</source>
        <translation>Dép&amp;lacer</translation>
    </message>
    <message>
        <source>Und&amp;o</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Recueils</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>By length</source>
        <translation>Par longueur</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>Par titre</translation>
    </message>
    <message>
        <source>By author</source>
        <translation>Par auteur</translation>
    </message>
    <message>
        <source>This set cannot be opened.</source>
        <translation>Ce recueil ne peut pas être ouvert.</translation>
    </message>
    <message>
        <source>The set could not be changed.</source>
        <translation>Le recueil n’a pas pu être modifié.</translation>
    </message>
    <message>
        <source>New set</source>
        <translation>Nouveau recueil</translation>
    </message>
    <message>
        <source>Delete the set “{name}” with its problems ({n})?</source>
        <translation>Supprimer le recueil « {name} » avec ses problèmes ({n}) ?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo brings the set back.</source>
        <translation>Annuler fait revenir le recueil.</translation>
    </message>
    <message>
        <source>Problems deleted: {n}. Undo brings them back.</source>
        <translation>Problèmes supprimés : {n}. Annuler les fait revenir.</translation>
    </message>
    <message>
        <source>Moved to “{name}”: {n}</source>
        <translation>Déplacés vers « {name} » : {n}</translation>
    </message>
    <message>
        <source>Something else has changed the set meanwhile: nothing was undone.</source>
        <translation>Le recueil a été modifié ailleurs entre-temps : rien n’a été annulé.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Drag a piece, or click it and then its square</source>
        <translation>Faites glisser une pièce, ou cliquez dessus puis sur sa case d’arrivée</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Click the next square, or once more the square of the piece</source>
        <translation>Cliquez sur la case suivante, ou de nouveau sur celle de la pièce</translation>
    </message>
    <message>
        <source>Go on with a piece that has captured on its way, or stop there</source>
        <translation>Continuer avec une pièce qui a pris en chemin, ou l’arrêter là</translation>
    </message>
    <message>
        <source>Backspace while a move of several steps is half made</source>
        <translation>Retour arrière au milieu d’un coup en plusieurs pas</translation>
    </message>
    <message>
        <source>Take back its last step</source>
        <translation>Reprendre son dernier pas</translation>
    </message>
    <message>
        <source>Click an enemy beside the piece, then where the piece came from</source>
        <translation>Cliquez sur une pièce adverse voisine, puis sur la case de départ</translation>
    </message>
    <message>
        <source>Capture without moving (igui)</source>
        <translation>Prendre sans bouger (igui)</translation>
    </message>
    <message>
        <source>Double click a piece that can step out and back</source>
        <translation>Double-cliquez sur une pièce qui peut sortir et revenir</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Hold the right button on a piece, or {explain}</source>
        <translation>Maintenez le bouton droit sur une pièce, ou la touche {explain}</translation>
    </message>
    <message>
        <source>Its name, its other face and how it moves</source>
        <translation>Son nom, son autre face et sa marche</translation>
    </message>
    <message>
        <source>Where it goes; once more, or Esc: no longer</source>
        <translation>Voir où elle va&#xa0;; encore une fois, ou Échap&#xa0;: ne plus voir</translation>
    </message>
    <message>
        <source>Drag from the stand, or click there and then a square</source>
        <translation>Faites glisser depuis le komadai, ou cliquez-y puis sur une case</translation>
    </message>
    <message>
        <source>Drop a captured piece</source>
        <translation>Parachuter une pièce prise</translation>
    </message>
    <message>
        <source>Move a piece while the computer thinks</source>
        <translation>Jouer une pièce pendant que l’ordinateur réfléchit</translation>
    </message>
    <message>
        <source>Plan the move: it is played after the answer, if it is possible then</source>
        <translation>Prévoir le coup&#xa0;: il est joué après la réponse, s’il est alors possible</translation>
    </message>
    <message>
        <source>Esc, right click, or a click elsewhere</source>
        <translation>Échap, clic droit ou clic ailleurs</translation>
    </message>
    <message>
        <source>Let go of the piece; once more: forget the planned move</source>
        <translation>Reposer la pièce&#xa0;; encore une fois&#xa0;: oublier le coup prévu</translation>
    </message>
    <message>
        <source>Arrow keys, or the mouse wheel in a record</source>
        <translation>Flèches, ou molette dans une partie enregistrée</translation>
    </message>
    <message>
        <source>Walk through the moves: one with the arrows, ten with Page Up and Down, Home and End</source>
        <translation>Parcourir les coups : un par un avec les flèches, dix par dix avec Page préc. et Page suiv., Origine et Fin</translation>
    </message>
    <message>
        <source>Tab on the board, then arrow keys and Enter</source>
        <translation>Tab sur le plateau, puis flèches et Entrée</translation>
    </message>
    <message>
        <source>Choose squares and move; Esc: the arrow keys walk again</source>
        <translation>Choisir des cases et jouer ; Échap : les flèches parcourent de nouveau</translation>
    </message>
    <message>
        <source>{take_back} in a game, and in a record that nobody plays</source>
        <translation>{take_back} dans une partie, et dans une notation que personne ne joue</translation>
    </message>
    <message>
        <source>Drag records onto the window</source>
        <translation>Déposez des parties sur la fenêtre</translation>
    </message>
    <message>
        <source>Open them</source>
        <translation>Les ouvrir</translation>
    </message>
    <message>
        <source>At the board</source>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Click or drag with the right button</source>
        <translation>Cliquer ou glisser avec le bouton droit</translation>
    </message>
    <message>
        <source>Draw a circle or an arrow: green, with Shift red, with Ctrl or Alt blue, with both yellow</source>
        <translation>Dessiner un cercle ou une flèche : vert, rouge avec Maj, bleu avec Ctrl ou Alt, jaune avec les deux</translation>
    </message>
    <message>
        <source>D, then clicks and drags, or Enter on one square or two</source>
        <translation>D, puis cliquer ou glisser, ou Entrée sur une case ou deux</translation>
    </message>
    <message>
        <source>Draw without the right button; once more: the next colour</source>
        <translation>Dessiner sans le bouton droit ; encore une fois : la couleur suivante</translation>
    </message>
    <message>
        <source>Click an empty square</source>
        <translation>Cliquer une case vide</translation>
    </message>
    <message>
        <source>Rub out what is drawn</source>
        <translation>Effacer les dessins</translation>
    </message>
    <message>
        <source>Click a piece that can neither be moved nor taken</source>
        <translation>Cliquer une pièce qui ne peut être ni jouée ni prise</translation>
    </message>
    <message>
        <source>Ctrl and the mouse wheel, or two fingers</source>
        <translation>Ctrl et la molette, ou deux doigts</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Agrandir ou réduire</translation>
    </message>
    <message>
        <source>Mouse wheel, with Shift sideways, or drag an empty square</source>
        <translation>Molette, avec Maj de côté, ou glisser une case vide</translation>
    </message>
    <message>
        <source>Move a board that is zoomed in</source>
        <translation>Déplacer le plateau agrandi</translation>
    </message>
    <message>
        <source>Esc or End while looking back</source>
        <translation>Échap ou Fin quand vous revoyez la partie</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Take back a move; undo the last change of the record</source>
        <translation>Reprendre un coup ; annuler la dernière modification de la notation</translation>
    </message>
    <message>
        <source>Keyboard and mouse</source>
        <translation>Clavier et souris</translation>
    </message>
</context>
<context>
    <name>Situation</name>
    <message>
        <source>{game}: {black} (Black), {white} (White)</source>
        <translation>{game} : {black} (Noirs), {white} (Blancs)</translation>
    </message>
    <message>
        <source>Next is move {n}: your move, {side}</source>
        <translation>Coup {n} à jouer : à vous ({side})</translation>
    </message>
    <message>
        <source>Next is move {n}: {side}, the computer, is thinking</source>
        <translation>Coup {n} à jouer : l’ordinateur ({side}) réfléchit</translation>
    </message>
    <message>
        <source>Next is move {n}: {side} to move</source>
        <translation>Coup {n} à jouer : trait aux {side}</translation>
    </message>
    <message>
        <source> (looking back; the game goes on at the last position)</source>
        <translation> (vous regardez en arrière ; la partie continue à la dernière position)</translation>
    </message>
    <message>
        <source>No move has been made</source>
        <translation>Aucun coup n’a été joué</translation>
    </message>
    <message>
        <source>Move {n}, {move}</source>
        <translation>Coup {n}, {move}</translation>
    </message>
    <message>
        <source>{side} has in hand: {pieces}</source>
        <translation>{side}, en main : {pieces}</translation>
    </message>
    <message>
        <source>{side} has taken: {pieces}</source>
        <translation>Pris par les {side} : {pieces}</translation>
    </message>
    <message>
        <source>{side} has taken: {pieces}; of its own: {own}</source>
        <translation>Pris par les {side} : {pieces} ; leurs propres pièces : {own}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>{side} has {time} for this move</source>
        <translation>{side} : {time} pour ce coup</translation>
    </message>
    <message>
        <source>{side} has {time}</source>
        <translation>{side} : {time}</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Sans pendule</translation>
    </message>
</context>
<context>
    <name>SmallMap</name>
    <message>
        <source>Small map of the board</source>
        <translation>Plan réduit du plateau</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Plateau entier</translation>
    </message>
    <message>
        <source>Drag the map to another corner</source>
        <translation>Faites glisser la carte dans un autre coin</translation>
    </message>
</context>
<context>
    <name>SolveController</name>
    <message>
        <source>This could not be saved: {why}</source>
        <translation>Ceci n’a pas pu être enregistré&#xa0;: {why}</translation>
    </message>
    <message>
        <source>The computer finds no mate here.</source>
        <translation>L’ordinateur ne trouve pas de mat ici.</translation>
    </message>
    <message>
        <source>The engine has given no answer.</source>
        <translation>Le moteur n’a pas donné de réponse.</translation>
    </message>
</context>
<context>
    <name>SolvePanel</name>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>Coup précédent</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>Start this problem again</source>
        <translation>Recommencer ce problème</translation>
    </message>
    <message>
        <source>Show the time</source>
        <translation>Montrer le temps</translation>
    </message>
    <message>
        <source>Previous problem</source>
        <translation>Problème précédent</translation>
    </message>
    <message>
        <source>Change this problem…</source>
        <translation>Modifier ce problème…</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Problème suivant</translation>
    </message>
    <message>
        <source>The next problem that is not solved yet</source>
        <translation>Le prochain problème non résolu</translation>
    </message>
    <message>
        <source>{side} to play and mate in {n}</source>
        <translation>Trait aux {side} : mat en {n}</translation>
    </message>
    <message>
        <source>Give check so that the king cannot escape.</source>
        <translation>Faites échec de sorte que le roi ne puisse pas s’échapper.</translation>
    </message>
    <message>
        <source>{side} to play and mate</source>
        <translation>Trait aux {side} : mat</translation>
    </message>
    <message>
        <source>Give check so that the {piece} cannot escape.</source>
        <translation>Faites échec de sorte que la pièce royale ({piece}) ne puisse pas s’échapper.</translation>
    </message>
    <message>
        <source>Show the length</source>
        <translation>Montrer la longueur</translation>
    </message>
    <message>
        <source>Do not show this position again</source>
        <translation>Ne plus proposer cette position</translation>
    </message>
</context>
<context>
    <name>Solving</name>
    <message>
        <source>Every move must give check.</source>
        <translation>Chaque coup doit donner échec.</translation>
    </message>
    <message>
        <source>There is no mate here.</source>
        <translation>Il n’y a pas de mat ici.</translation>
    </message>
    <message>
        <source>No mate was found in time.</source>
        <translation>Aucun mat n’a été trouvé à temps.</translation>
    </message>
    <message>
        <source>Not this one: {side} gets away.</source>
        <translation>Pas celui-ci : les {side} s’échappent.</translation>
    </message>
    <message>
        <source>Not this one: {side} answers {move}.</source>
        <translation>Pas celui-ci : les {side} répondent {move}.</translation>
    </message>
    <message>
        <source>Take it back and look for another check.</source>
        <translation>Reprenez-le et cherchez un autre échec.</translation>
    </message>
    <message>
        <source>The computer could not find out in time whether this mates. Take it back.</source>
        <translation>L’ordinateur n’a pas pu savoir à temps si ce coup mate. Reprenez-le.</translation>
    </message>
    <message>
        <source>Could not be decided</source>
        <translation>Impossible de trancher</translation>
    </message>
    <message>
        <source>Right! What next?</source>
        <translation>Bien vu&#xa0;! Et ensuite&#xa0;?</translation>
    </message>
    <message>
        <source>Solved without a mistake!</source>
        <translation>Résolu sans faute&#xa0;!</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Résolu&#xa0;!</translation>
    </message>
    <message>
        <source>Time: {time}</source>
        <translation>Temps&#xa0;: {time}</translation>
    </message>
    <message>
        <source>There is a shorter way: mate in {n}. Yours took {m}.</source>
        <translation>Il y a plus court&#xa0;: mat en&#xa0;{n}. Le vôtre&#xa0;: en&#xa0;{m}.</translation>
    </message>
    <message>
        <source>Days in a row with a problem solved: {n}</source>
        <translation>Jours de suite avec un problème résolu&#xa0;: {n}</translation>
    </message>
    <message>
        <source>Whatever {side} puts in between would only be taken.</source>
        <translation>Toute interposition des {side} serait simplement prise.</translation>
    </message>
    <message>
        <source>All problems of this set are solved. Congratulations!</source>
        <translation>Tous les problèmes de ce recueil sont résolus. Félicitations&#xa0;!</translation>
    </message>
    <message>
        <source>The solution: mate.</source>
        <translation>La solution&#xa0;: mat.</translation>
    </message>
    <message>
        <source>The mouse wheel on the board walks through its moves, too.</source>
        <translation>La molette sur le plateau parcourt aussi ses coups.</translation>
    </message>
    <message>
        <source>The solution: move {n} of {all}</source>
        <translation>La solution&#xa0;: coup {n} sur {all}</translation>
    </message>
    <message>
        <source>This defence: move {n} of {all}</source>
        <translation>Cette défense : coup {n} sur {all}</translation>
    </message>
    <message>
        <source>What comes after this defence was not found out in the time.</source>
        <translation>La suite de cette défense n’a pas été trouvée dans le temps imparti.</translation>
    </message>
    <message>
        <source>This defence: mate.</source>
        <translation>Cette défense : mat.</translation>
    </message>
    <message>
        <source>From the hand: {piece}.</source>
        <translation>De la main&#xa0;: {piece}.</translation>
    </message>
    <message>
        <source>The piece with the star gives check.</source>
        <translation>La pièce marquée d’une étoile donne échec.</translation>
    </message>
    <message>
        <source>It goes to the square with the star.</source>
        <translation>Elle va sur la case marquée d’une étoile.</translation>
    </message>
    <message>
        <source>Not this one, as far as {n} move.|Not this one, as far as {n} moves.</source>
        <translation>Pas celui-ci, du moins jusqu’à {n} coup.|Pas celui-ci, du moins jusqu’à {n} coups.</translation>
    </message>
</context>
<context>
    <name>SoughtStrip</name>
    <message>
        <source>Records with this position</source>
        <translation>Parties avec cette position</translation>
    </message>
    <message>
        <source>Records with these pieces</source>
        <translation>Parties avec ces pièces</translation>
    </message>
    <message>
        <source>Mirrored too</source>
        <translation>Symétrie aussi</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>All records</source>
        <translation>Toutes les parties</translation>
    </message>
</context>
<context>
    <name>SoundBox</name>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>This system has no voice for the language; beeps are heard instead.</source>
        <translation>Ce système n’a pas de voix pour cette langue ; des bips la remplacent.</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Essayer</translation>
    </message>
</context>
<context>
    <name>Speaking</name>
    <message>
        <source>{game}: {black} (Black), {white} (White)</source>
        <translation>{game} : {black} (Noirs), {white} (Blancs)</translation>
    </message>
    <message>
        <source>You play {side}</source>
        <translation>Vous avez : {side}</translation>
    </message>
    <message>
        <source>{n}: {move}</source>
        <translation>{n} : {move}</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Début de la partie</translation>
    </message>
    <message>
        <source>Seconds left: {n}</source>
        <translation>Secondes restantes : {n}</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>{n} second|{n} seconds</source>
        <translation>{n} seconde|{n} secondes</translation>
    </message>
    <message>
        <source>From now on {n} second for each move|From now on {n} seconds for each move</source>
        <translation>Désormais {n} seconde par coup|Désormais {n} secondes par coup</translation>
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
        <translation>Durée accordée pour charger ses fichiers, avant une partie aussi.</translation>
    </message>
    <message>
        <source>Where its program lies</source>
        <translation>Là où se trouve son programme</translation>
    </message>
    <message>
        <source>Blanks stand between them; what has a blank inside stands in double quotes.</source>
        <translation>Ils sont séparés par des espaces ; ce qui contient une espace se met entre guillemets droits.</translation>
    </message>
    <message>
        <source>What the program is started with.</source>
        <translation>Ce avec quoi le programme est lancé.</translation>
    </message>
    <message>
        <source>Variables of its environment, as NAME=value.</source>
        <translation>Variables de son environnement, sous la forme NAME=valeur.</translation>
    </message>
    <message>
        <source>Where it is started, and looks for its files.</source>
        <translation>Là où il est lancé et cherche ses fichiers.</translation>
    </message>
    <message>
        <source>Time to start:</source>
        <translation>Temps de démarrage :</translation>
    </message>
    <message>
        <source>Choose the working folder</source>
        <translation>Choisir le dossier de travail</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Arguments</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>Dossier de travail</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variables</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Rating: {rating}</source>
        <translation>Classement : {rating}</translation>
    </message>
    <message>
        <source>Welcome to Shogi Desktop</source>
        <translation>Bienvenue dans Shogi Desktop</translation>
    </message>
    <message>
        <source>Shogi Desktop</source>
        <translation>Shogi Desktop</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>All games…</source>
        <translation>Tous les jeux…</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Retour au plateau</translation>
    </message>
    <message>
        <source>Back to {game}</source>
        <translation>Revenir à {game}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Move {n} of {all}. Moves you play here become a variation.</source>
        <translation>Coup {n} sur {all}. Les coups joués ici deviennent une variante.</translation>
    </message>
    <message>
        <source>Looking back: move {n} of {all}. The game goes on at the last position.</source>
        <translation>Retour en arrière&#xa0;: coup {n} sur {all}. La partie continue à la dernière position.</translation>
    </message>
    <message>
        <source>The computer player has stopped.</source>
        <translation>L’ordinateur s’est arrêté.</translation>
    </message>
    <message>
        <source>Take your move back, or play on?</source>
        <translation>Reprendre votre coup ou continuer ?</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} réfléchit…</translation>
    </message>
    <message>
        <source>(depth {depth})</source>
        <translation>(profondeur {depth})</translation>
    </message>
    <message>
        <source>{mark} {side} to move</source>
        <translation>{mark} Trait aux {side}</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>A file of yours could not be read. It was put aside: {file}</source>
        <translation>Un de vos fichiers n’a pas pu être lu. Il a été mis de côté : {file}</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partie est en pause.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The computer player runs slowly: it is not compiled here (see Help, About).</source>
        <translation>L’ordinateur est lent&#xa0;: il n’est pas compilé ici (voir Aide, À propos).</translation>
    </message>
    <message>
        <source>The program&apos;s folder cannot be written: settings and games are kept on this computer.</source>
        <translation>Impossible d’écrire dans le dossier du programme&#xa0;: réglages et parties sont gardés sur cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>StudiesCard</name>
    <message>
        <source>Learning</source>
        <translation>Apprentissage</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Own mistakes</source>
        <translation>Mes erreurs</translation>
    </message>
    <message>
        <source>{n}, {clean} of them without a mistake or help</source>
        <translation>{n}, dont {clean} sans faute ni aide</translation>
    </message>
    <message>
        <source>Problems solved</source>
        <translation>Problèmes résolus</translation>
    </message>
    <message>
        <source>Days with a problem in a row</source>
        <translation>Jours de suite avec un problème</translation>
    </message>
    <message>
        <source>{n} of {all}, {full} of them with all stars</source>
        <translation>{n} sur {all}, dont {full} avec toutes les étoiles</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} sur {all}</translation>
    </message>
    <message>
        <source>Lessons done</source>
        <translation>Leçons faites</translation>
    </message>
    <message>
        <source>{n}, of them {due} to try now</source>
        <translation>{n}, dont {due} à reprendre</translation>
    </message>
</context>
<context>
    <name>SummaryCommands</name>
    <message>
        <source>Looking at the moves …</source>
        <translation>Examen des coups…</translation>
    </message>
    <message>
        <source>Save the graph</source>
        <translation>Enregistrer le graphique</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Image PNG (*.png)</translation>
    </message>
    <message>
        <source>The graph could not be saved.</source>
        <translation>Le graphique n’a pas pu être enregistré.</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Enregistré sous {name}.</translation>
    </message>
</context>
<context>
    <name>SummaryWindow</name>
    <message>
        <source>Summary of the analysis</source>
        <translation>Bilan de l’analyse</translation>
    </message>
    <message>
        <source>Moves worth looking at</source>
        <translation>Coups à revoir</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Moves worth looking at, the worst first</source>
        <translation>Coups à revoir, les pires d’abord</translation>
    </message>
    <message>
        <source>No move has lost much of the chance to win.</source>
        <translation>Aucun coup n’a beaucoup réduit les chances de gain.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primer…</translation>
    </message>
</context>
<context>
    <name>TabStrip</name>
    <message>
        <source>All open records</source>
        <translation>Toutes les parties ouvertes</translation>
    </message>
</context>
<context>
    <name>TeachingGuide</name>
    <message>
        <source>The coach watches your moves. A blunder can be taken back here.</source>
        <translation>L’entraîneur suit vos coups. Une gaffe peut être reprise ici.</translation>
    </message>
    <message>
        <source>Touch one of your pieces: dots show where it can go.</source>
        <translation>Touchez une de vos pièces : des points montrent où elle peut aller.</translation>
    </message>
    <message>
        <source>Your guide</source>
        <translation>Votre guide</translation>
    </message>
    <message>
        <source>After each move of the computer you read here what it does.</source>
        <translation>Après chaque coup de l’ordinateur, vous lisez ici ce qu’il fait.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>What was better?</source>
        <translation>Le bon coup ?</translation>
    </message>
    <message>
        <source>That was a blunder</source>
        <translation>C’était une gaffe</translation>
    </message>
</context>
<context>
    <name>TextBoardRoom</name>
    <message>
        <source>Nothing is asked now.</source>
        <translation>Rien n’est demandé pour l’instant.</translation>
    </message>
    <message>
        <source>{action}: not possible now.</source>
        <translation>{action} : impossible maintenant.</translation>
    </message>
</context>
<context>
    <name>TextBoardWindow</name>
    <message>
        <source>“{line}” may be: {moves}.</source>
        <translation>« {line} » peut être : {moves}.</translation>
    </message>
    <message>
        <source>“{line}” is no legal move and no question. Type “{help}”.</source>
        <translation>« {line} » n’est ni un coup légal ni une question. Tapez « {help} ».</translation>
    </message>
    <message>
        <source>Text board</source>
        <translation>Plateau textuel</translation>
    </message>
    <message>
        <source>Pieces in &amp;hand</source>
        <translation>Pièces en &amp;main</translation>
    </message>
    <message>
        <source>&amp;Which move?</source>
        <translation>Q&amp;uel coup ?</translation>
    </message>
    <message>
        <source>&amp;State of the game</source>
        <translation>État de la &amp;partie</translation>
    </message>
    <message>
        <source>What was sai&amp;d</source>
        <translation>Ce qui a été &amp;dit</translation>
    </message>
    <message>
        <source>&amp;Command or move</source>
        <translation>&amp;Commande ou coup</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Another match is being played. Pause it first.</source>
        <translation>Un autre match est en cours. Mettez-le d’abord en pause.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>More games…</source>
        <translation>Plus de parties…</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
</context>
<context>
    <name>TrialBoard</name>
    <message>
        <source>It burnt.</source>
        <translation>Elle a brûlé.</translation>
    </message>
    <message>
        <source>It can move no further.</source>
        <translation>Elle ne peut plus bouger.</translation>
    </message>
    <message>
        <source>Nothing is left to capture.</source>
        <translation>Il ne reste rien à prendre.</translation>
    </message>
    <message>
        <source>Move it: the others stand still.</source>
        <translation>Déplacez-la&#xa0;: les autres ne bougent pas.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Recommencer</translation>
    </message>
</context>
<context>
    <name>TypedWords</name>
    <message>
        <source>  or  </source>
        <translation>  ou  </translation>
    </message>
    <message>
        <source>“{text}” is no move here.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un coup ici.</translation>
    </message>
    <message>
        <source>Understood as far as “{text}”; “{rest}” does not follow.</source>
        <translation>Compris jusqu’à «&#xa0;{text}&#xa0;»&#xa0;; «&#xa0;{rest}&#xa0;» ne suit pas.</translation>
    </message>
</context>
<context>
    <name>TypingLine</name>
    <message>
        <source>Move:</source>
        <translation>Coup&#xa0;:</translation>
    </message>
    <message>
        <source>Move in any notation</source>
        <translation>Coup en toute notation</translation>
    </message>
    <message>
        <source>P-7f, 76fu, 7g7f</source>
        <translation>P-7f, 76fu, 7g7f</translation>
    </message>
    <message>
        <source>In any notation: P-7f, 76fu, ７六歩, 7g7f, 7776. Enter plays it, Esc goes back to the board.</source>
        <translation>En toute notation&#xa0;: P-7f, 76fu, ７六歩, 7g7f, 7776. Entrée joue le coup, Échap revient au plateau.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>UpdateBox</name>
    <message>
        <source>Asking…</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>This is the newest version.</source>
        <translation>C’est la version la plus récente.</translation>
    </message>
    <message>
        <source>Only this question is sent, to {host}; nothing is downloaded or installed.</source>
        <translation>Seule cette question est envoyée, à {host}&#xa0;; rien n’est téléchargé ni installé.</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Vérifier maintenant</translation>
    </message>
    <message>
        <source>Open its page in the browser</source>
        <translation>Ouvrir sa page dans le navigateur</translation>
    </message>
</context>
<context>
    <name>UpdateNotice</name>
    <message>
        <source>Open its page in the browser</source>
        <translation>Ouvrir sa page dans le navigateur</translation>
    </message>
    <message>
        <source>Not again for this version</source>
        <translation>Ne plus signaler cette version</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
</context>
<context>
    <name>Updates</name>
    <message>
        <source>The address of the releases is no https address.</source>
        <translation>L’adresse des versions n’est pas une adresse https.</translation>
    </message>
    <message>
        <source>This system lacks what an encrypted connection needs (OpenSSL 3 or Qt&apos;s network library).</source>
        <translation>Il manque à ce système ce qu’exige une connexion chiffrée (OpenSSL 3 ou la bibliothèque réseau de Qt).</translation>
    </message>
    <message>
        <source>The page of the releases cannot be reached now.</source>
        <translation>La page des versions est inaccessible pour l’instant.</translation>
    </message>
    <message>
        <source>The page of the releases gave an answer that tells of none.</source>
        <translation>La réponse de la page des versions n’en indique aucune.</translation>
    </message>
    <message>
        <source>Version {version} is available</source>
        <translation>La version {version} est disponible</translation>
    </message>
</context>
<context>
    <name>Variant</name>
    <message>
        <source>1000 moves</source>
        <translation>1000 coups</translation>
    </message>
    <message>
        <source>128 moves</source>
        <translation>128 coups</translation>
    </message>
    <message>
        <source>24 points</source>
        <translation>24 points</translation>
    </message>
    <message>
        <source>256 moves</source>
        <translation>256 coups</translation>
    </message>
    <message>
        <source>27 points</source>
        <translation>27 points</translation>
    </message>
    <message>
        <source>320 moves</source>
        <translation>320 coups</translation>
    </message>
    <message>
        <source>500 moves</source>
        <translation>500 coups</translation>
    </message>
    <message>
        <source>512 moves</source>
        <translation>512 coups</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>A draw after 500</source>
        <translation>Nulle après 500</translation>
    </message>
    <message>
        <source>After every capture</source>
        <translation>Après toute prise</translation>
    </message>
    <message>
        <source>After taking a promoted piece</source>
        <translation>Après la prise d’une pièce promue</translation>
    </message>
    <message>
        <source>After the move</source>
        <translation>Après le coup</translation>
    </message>
    <message>
        <source>All but royal pieces</source>
        <translation>Tout sauf les pièces royales</translation>
    </message>
    <message>
        <source>All pieces</source>
        <translation>Toutes les pièces</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permise</translation>
    </message>
    <message>
        <source>Allowed when in check</source>
        <translation>Permise en échec</translation>
    </message>
    <message>
        <source>Along one diagonal</source>
        <translation>Le long d’une diagonale</translation>
    </message>
    <message>
        <source>Any distance</source>
        <translation>Toute distance</translation>
    </message>
    <message>
        <source>Area move of two</source>
        <translation>Déplacement de zone de deux</translation>
    </message>
    <message>
        <source>As a lion</source>
        <translation>Comme un lion</translation>
    </message>
    <message>
        <source>As in later games</source>
        <translation>Comme dans les jeux récents</translation>
    </message>
    <message>
        <source>As in shogi</source>
        <translation>Comme au shogi</translation>
    </message>
    <message>
        <source>As in the old text</source>
        <translation>Comme dans le texte ancien</translation>
    </message>
    <message>
        <source>Bare king</source>
        <translation>Roi nu</translation>
    </message>
    <message>
        <source>Before the move</source>
        <translation>Avant le coup</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Fou</translation>
    </message>
    <message>
        <source>Bishop general</source>
        <translation>Général fou</translation>
    </message>
    <message>
        <source>Both bishop generals</source>
        <translation>Les deux généraux fous</translation>
    </message>
    <message>
        <source>Both dragon kings</source>
        <translation>Les deux rois dragons</translation>
    </message>
    <message>
        <source>Both dragons and side mover</source>
        <translation>Les deux dragons et le coureur latéral</translation>
    </message>
    <message>
        <source>Both faces</source>
        <translation>Les deux faces</translation>
    </message>
    <message>
        <source>Both fire demons</source>
        <translation>Les deux démons de feu</translation>
    </message>
    <message>
        <source>Both flying dragons</source>
        <translation>Les deux dragons volants</translation>
    </message>
    <message>
        <source>Both rook generals</source>
        <translation>Les deux généraux tours</translation>
    </message>
    <message>
        <source>Both rooks</source>
        <translation>Les deux tours</translation>
    </message>
    <message>
        <source>Both yari rooks</source>
        <translation>Les deux tours yari</translation>
    </message>
    <message>
        <source>Both yari rooks and a yari bishop</source>
        <translation>Les deux tours yari et un fou yari</translation>
    </message>
    <message>
        <source>Chu shogi</source>
        <translation>Chu shogi</translation>
    </message>
    <message>
        <source>Cloud eagle</source>
        <translation>Aigle des nuages</translation>
    </message>
    <message>
        <source>Copper, iron and side mover</source>
        <translation>Cuivre, fer et coureur latéral</translation>
    </message>
    <message>
        <source>Dai dai shogi</source>
        <translation>Dai dai shogi</translation>
    </message>
    <message>
        <source>Dai shogi</source>
        <translation>Dai shogi</translation>
    </message>
    <message>
        <source>Deferred after declining</source>
        <translation>Différée après un refus</translation>
    </message>
    <message>
        <source>Demon beside demon</source>
        <translation>Démon contre démon</translation>
    </message>
    <message>
        <source>Deva and dark spirit</source>
        <translation>Deva et esprit sombre</translation>
    </message>
    <message>
        <source>Disputed moves</source>
        <translation>Coups discutés</translation>
    </message>
    <message>
        <source>Double diagonal step</source>
        <translation>Double pas diagonal</translation>
    </message>
    <message>
        <source>Dragon king</source>
        <translation>Roi dragon</translation>
    </message>
    <message>
        <source>Dragonfly</source>
        <translation>Libellule</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>Draw the fourth time</source>
        <translation>Nulle à la quatrième fois</translation>
    </message>
    <message>
        <source>Drops</source>
        <translation>Parachutages</translation>
    </message>
    <message>
        <source>Eagle and falcon</source>
        <translation>Aigle et faucon</translation>
    </message>
    <message>
        <source>Earth, stone, tile and iron general</source>
        <translation>Généraux de terre, de pierre, de tuile et de fer</translation>
    </message>
    <message>
        <source>Eight pieces</source>
        <translation>Huit pièces</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>Empereur</translation>
    </message>
    <message>
        <source>End of a range capture</source>
        <translation>Fin d’un vol</translation>
    </message>
    <message>
        <source>Entering king</source>
        <translation>Roi entrant</translation>
    </message>
    <message>
        <source>Entering, or capturing in the zone</source>
        <translation>Entrer, ou prendre dans la zone</translation>
    </message>
    <message>
        <source>Every move that ends in the zone must</source>
        <translation>Tout coup qui finit dans la zone promeut</translation>
    </message>
    <message>
        <source>Every move that touches the zone</source>
        <translation>Tout coup qui touche la zone</translation>
    </message>
    <message>
        <source>Falcon</source>
        <translation>Faucon</translation>
    </message>
    <message>
        <source>Falcon and both quails</source>
        <translation>Faucon et les deux cailles</translation>
    </message>
    <message>
        <source>Falcon and fox</source>
        <translation>Faucon et renard</translation>
    </message>
    <message>
        <source>Falcon and left quail</source>
        <translation>Faucon et caille de gauche</translation>
    </message>
    <message>
        <source>Fire demon</source>
        <translation>Démon de feu</translation>
    </message>
    <message>
        <source>Five pieces</source>
        <translation>Cinq pièces</translation>
    </message>
    <message>
        <source>Flying dragon</source>
        <translation>Dragon volant</translation>
    </message>
    <message>
        <source>Flying dragon and side mover</source>
        <translation>Dragon volant et coureur latéral</translation>
    </message>
    <message>
        <source>Flying falcon</source>
        <translation>Faucon volant</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Interdite</translation>
    </message>
    <message>
        <source>Forbidden the third time</source>
        <translation>Interdite la troisième fois</translation>
    </message>
    <message>
        <source>Forced promotion</source>
        <translation>Promotion obligatoire</translation>
    </message>
    <message>
        <source>Forwards and backwards</source>
        <translation>En avant et en arrière</translation>
    </message>
    <message>
        <source>Four pieces</source>
        <translation>Quatre pièces</translation>
    </message>
    <message>
        <source>Free chariot</source>
        <translation>Char libre</translation>
    </message>
    <message>
        <source>Free demon and free dream-eater</source>
        <translation>Démon et dévoreur de rêves libres</translation>
    </message>
    <message>
        <source>Free eagle</source>
        <translation>Aigle libre</translation>
    </message>
    <message>
        <source>Free wolf and free dragon</source>
        <translation>Loup libre et dragon libre</translation>
    </message>
    <message>
        <source>Furious fiend</source>
        <translation>Démon furieux</translation>
    </message>
    <message>
        <source>Gains the straight steps</source>
        <translation>Gagne les pas droits</translation>
    </message>
    <message>
        <source>Generals&apos; jumps</source>
        <translation>Sauts des généraux</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>Gold and knight</source>
        <translation>Or et cavalier</translation>
    </message>
    <message>
        <source>Gold general</source>
        <translation>Général d’or</translation>
    </message>
    <message>
        <source>Gorogoro shogi</source>
        <translation>Gorogoro shogi</translation>
    </message>
    <message>
        <source>Great and vice general</source>
        <translation>Grand général et vice-général</translation>
    </message>
    <message>
        <source>Great elephant</source>
        <translation>Grand éléphant</translation>
    </message>
    <message>
        <source>Great general</source>
        <translation>Grand général</translation>
    </message>
    <message>
        <source>Heavenly tetrarch</source>
        <translation>Tétrarque céleste</translation>
    </message>
    <message>
        <source>Heian dai shogi</source>
        <translation>Heian dai shogi</translation>
    </message>
    <message>
        <source>Hook mover</source>
        <translation>Crochet</translation>
    </message>
    <message>
        <source>How a king that has entered the enemy camp may end the game.</source>
        <translation>Comment un roi entré dans le camp adverse peut terminer la partie.</translation>
    </message>
    <message>
        <source>How a lion dog moves: as a lion of three steps along a line, or three steps without power.</source>
        <translation>Comment se déplace le chien-lion : en lion de trois pas sur une ligne, ou de trois cases sans pouvoir.</translation>
    </message>
    <message>
        <source>How a lion hawk moves, beside its diagonal range.</source>
        <translation>Comment se déplace le faucon-lion, outre sa longue portée en diagonale.</translation>
    </message>
    <message>
        <source>How far a great elephant goes.</source>
        <translation>Jusqu’où va le grand éléphant.</translation>
    </message>
    <message>
        <source>How lions may be taken by lions, and after a lion was lost.</source>
        <translation>Comment un lion peut prendre un lion, et ce qui vaut après la perte d’un lion.</translation>
    </message>
    <message>
        <source>Illegal moves can be made and lose at once, as at a real board.</source>
        <translation>Les coups interdits sont possibles mais font perdre aussitôt, comme devant un vrai plateau.</translation>
    </message>
    <message>
        <source>In six directions</source>
        <translation>Dans six directions</translation>
    </message>
    <message>
        <source>It may</source>
        <translation>Elle peut</translation>
    </message>
    <message>
        <source>It must</source>
        <translation>Elle doit</translation>
    </message>
    <message>
        <source>Its other enemies</source>
        <translation>Les autres ennemis</translation>
    </message>
    <message>
        <source>Japanese association</source>
        <translation>Association japonaise</translation>
    </message>
    <message>
        <source>Japanese table</source>
        <translation>Table japonaise</translation>
    </message>
    <message>
        <source>Jumps</source>
        <translation>Saute</translation>
    </message>
    <message>
        <source>Jumps on lines</source>
        <translation>Sauts en ligne droite</translation>
    </message>
    <message>
        <source>Jumps to empty squares</source>
        <translation>Sauts vers des cases vides</translation>
    </message>
    <message>
        <source>Kings too</source>
        <translation>Les rois aussi</translation>
    </message>
    <message>
        <source>Kyoto shogi</source>
        <translation>Kyoto shogi</translation>
    </message>
    <message>
        <source>Lance</source>
        <translation>Lance</translation>
    </message>
    <message>
        <source>Lance and knight</source>
        <translation>Lance et cavalier</translation>
    </message>
    <message>
        <source>Left five pieces</source>
        <translation>Cinq pièces (gauche)</translation>
    </message>
    <message>
        <source>Left quail</source>
        <translation>Caille de gauche</translation>
    </message>
    <message>
        <source>Lion</source>
        <translation>Lion</translation>
    </message>
    <message>
        <source>Lion and queen</source>
        <translation>Lion et reine</translation>
    </message>
    <message>
        <source>Lion dog</source>
        <translation>Chien-lion</translation>
    </message>
    <message>
        <source>Lion hawk</source>
        <translation>Faucon-lion</translation>
    </message>
    <message>
        <source>Lion of three steps</source>
        <translation>Lion de trois pas</translation>
    </message>
    <message>
        <source>Lion trading</source>
        <translation>Prise des lions</translation>
    </message>
    <message>
        <source>Loses</source>
        <translation>Perd</translation>
    </message>
    <message>
        <source>Loses, unless it bares back</source>
        <translation>Perd, sauf s’il dénude l’autre roi</translation>
    </message>
    <message>
        <source>Lower ranks only</source>
        <translation>Seulement les rangs inférieurs</translation>
    </message>
    <message>
        <source>Maka dai dai shogi</source>
        <translation>Maka dai dai shogi</translation>
    </message>
    <message>
        <source>Minishogi</source>
        <translation>Minishogi</translation>
    </message>
    <message>
        <source>Move limit</source>
        <translation>Limite de coups</translation>
    </message>
    <message>
        <source>Moves of the flying dragon</source>
        <translation>Déplacement du dragon volant</translation>
    </message>
    <message>
        <source>Moves without captures</source>
        <translation>Coups sans prise</translation>
    </message>
    <message>
        <source>Naked king</source>
        <translation>Roi nu</translation>
    </message>
    <message>
        <source>Neighbouring king</source>
        <translation>Roi voisin</translation>
    </message>
    <message>
        <source>Neither</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Nine pieces</source>
        <translation>Neuf pièces</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>No legal move</source>
        <translation>Aucun coup permis</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Nothing more</source>
        <translation>Rien de plus</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Okazaki: unprotected lions are free</source>
        <translation>Okazaki&#xa0;: les lions non protégés sont libres</translation>
    </message>
    <message>
        <source>Older western reading</source>
        <translation>Ancienne lecture occidentale</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>On entering or by capturing</source>
        <translation>En entrant ou en prenant</translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation>Pion</translation>
    </message>
    <message>
        <source>Pawn and go-between</source>
        <translation>Pion et intermédiaire</translation>
    </message>
    <message>
        <source>Pawn and lance</source>
        <translation>Pion et lance</translation>
    </message>
    <message>
        <source>Pawn and rook</source>
        <translation>Pion et tour</translation>
    </message>
    <message>
        <source>Pieces in hand</source>
        <translation>Pièces en main</translation>
    </message>
    <message>
        <source>Plays on</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Promoted flying dragon</source>
        <translation>Dragon volant promu</translation>
    </message>
    <message>
        <source>Promoted ones</source>
        <translation>Promus seulement</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>Promotion</translation>
    </message>
    <message>
        <source>Promotion on the far ranks</source>
        <translation>Promotion sur les dernières rangées</translation>
    </message>
    <message>
        <source>Protection of a lion</source>
        <translation>Protection du lion</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reine</translation>
    </message>
    <message>
        <source>Ranging jumps on lines</source>
        <translation>Longs sauts en ligne droite</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>Répétition</translation>
    </message>
    <message>
        <source>Right lance</source>
        <translation>Lance de droite</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Rook and lance</source>
        <translation>Tour et lance</translation>
    </message>
    <message>
        <source>Rook general</source>
        <translation>Général tour</translation>
    </message>
    <message>
        <source>Running ox</source>
        <translation>Bœuf coureur</translation>
    </message>
    <message>
        <source>Running rabbit</source>
        <translation>Lapin coureur</translation>
    </message>
    <message>
        <source>Second chance on the last rank</source>
        <translation>Seconde chance sur la dernière rangée</translation>
    </message>
    <message>
        <source>Seven pieces</source>
        <translation>Sept pièces</translation>
    </message>
    <message>
        <source>Sho shogi</source>
        <translation>Sho shogi</translation>
    </message>
    <message>
        <source>Shogi</source>
        <translation>Shogi</translation>
    </message>
    <message>
        <source>Side mover</source>
        <translation>Coureur latéral</translation>
    </message>
    <message>
        <source>Sideways</source>
        <translation>Sur les côtés</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Silver and bishop</source>
        <translation>Argent et fou</translation>
    </message>
    <message>
        <source>Six pieces</source>
        <translation>Six pièces</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>Court</translation>
    </message>
    <message>
        <source>Strict play</source>
        <translation>Jeu strict</translation>
    </message>
    <message>
        <source>Swallow&apos;s wings</source>
        <translation>Ailes d’hirondelle</translation>
    </message>
    <message>
        <source>TSweb’s</source>
        <translation>Celle de TSweb</translation>
    </message>
    <message>
        <source>Tai shogi</source>
        <translation>Tai shogi</translation>
    </message>
    <message>
        <source>Taikyoku shogi</source>
        <translation>Taikyoku shogi</translation>
    </message>
    <message>
        <source>Teaching king</source>
        <translation>Roi enseignant</translation>
    </message>
    <message>
        <source>Ten pieces</source>
        <translation>Dix pièces</translation>
    </message>
    <message>
        <source>Tenjiku shogi</source>
        <translation>Tenjiku shogi</translation>
    </message>
    <message>
        <source>The game is a draw when it reaches this number of moves.</source>
        <translation>La partie est nulle quand elle atteint ce nombre de coups.</translation>
    </message>
    <message>
        <source>The game is lost</source>
        <translation>La partie est perdue</translation>
    </message>
    <message>
        <source>The lines along which a fire demon ranges, beside the diagonals.</source>
        <translation>Les lignes que le démon de feu parcourt, outre les diagonales.</translation>
    </message>
    <message>
        <source>The lion dog’s move</source>
        <translation>Le coup du chien-lion</translation>
    </message>
    <message>
        <source>The same, but no capture that leaves it</source>
        <translation>De même, sauf les prises qui en sortent</translation>
    </message>
    <message>
        <source>The third time lost for who began</source>
        <translation>Perdue la troisième fois pour qui a commencé</translation>
    </message>
    <message>
        <source>The third time lost for who made the position</source>
        <translation>Perdue la troisième fois pour qui a créé la position</translation>
    </message>
    <message>
        <source>They may go on</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>Three king steps, each may capture, no jumps</source>
        <translation>Trois pas de roi, chacun peut prendre, sans sauts</translation>
    </message>
    <message>
        <source>Three lions</source>
        <translation>Trois lions</translation>
    </message>
    <message>
        <source>Three lions and a queen</source>
        <translation>Trois lions et une reine</translation>
    </message>
    <message>
        <source>Three lions and five pieces</source>
        <translation>Trois lions et cinq pièces</translation>
    </message>
    <message>
        <source>Three lions and four pieces</source>
        <translation>Trois lions et quatre pièces</translation>
    </message>
    <message>
        <source>Three lions and three pieces</source>
        <translation>Trois lions et trois pièces</translation>
    </message>
    <message>
        <source>Three lions and two pieces</source>
        <translation>Trois lions et deux pièces</translation>
    </message>
    <message>
        <source>Three or five squares</source>
        <translation>Trois ou cinq cases</translation>
    </message>
    <message>
        <source>Three pawns</source>
        <translation>Trois pions</translation>
    </message>
    <message>
        <source>Three pieces</source>
        <translation>Trois pièces</translation>
    </message>
    <message>
        <source>Three steps</source>
        <translation>Trois cases</translation>
    </message>
    <message>
        <source>Tokin and lance</source>
        <translation>Tokin et lance</translation>
    </message>
    <message>
        <source>Tori shogi</source>
        <translation>Tori shogi</translation>
    </message>
    <message>
        <source>Treacherous fox</source>
        <translation>Renard perfide</translation>
    </message>
    <message>
        <source>Try rule</source>
        <translation>Règle de l’essai</translation>
    </message>
    <message>
        <source>Turtle-snake and vermilion sparrow</source>
        <translation>Tortue-serpent et moineau vermillon</translation>
    </message>
    <message>
        <source>Two kings</source>
        <translation>Deux rois</translation>
    </message>
    <message>
        <source>Two lions</source>
        <translation>Deux lions</translation>
    </message>
    <message>
        <source>Two lions and a rook</source>
        <translation>Deux lions et une tour</translation>
    </message>
    <message>
        <source>Two of three</source>
        <translation>Deux sur trois</translation>
    </message>
    <message>
        <source>Two pieces</source>
        <translation>Deux pièces</translation>
    </message>
    <message>
        <source>Vice general</source>
        <translation>Vice-général</translation>
    </message>
    <message>
        <source>Wa shogi</source>
        <translation>Wa shogi</translation>
    </message>
    <message>
        <source>Western table</source>
        <translation>Table occidentale</translation>
    </message>
    <message>
        <source>What a fire demon burns when it ends its move beside an enemy demon and dies.</source>
        <translation>Ce que brûle un démon de feu qui finit son coup à côté d’un démon adverse et meurt.</translation>
    </message>
    <message>
        <source>What a flying dragon becomes: it gains the four straight steps, or turns into a gold general.</source>
        <translation>Ce que devient un dragon volant promu&#xa0;: il gagne les quatre pas droits, ou devient général d’or.</translation>
    </message>
    <message>
        <source>What a free eagle has beyond the queen&apos;s moves.</source>
        <translation>Ce que l’aigle libre a de plus que la reine.</translation>
    </message>
    <message>
        <source>What a furious fiend does beside its lion move.</source>
        <translation>Ce que fait le démon furieux en plus du lion.</translation>
    </message>
    <message>
        <source>What a player gets who has no legal move and is not in check.</source>
        <translation>Ce qu’obtient un joueur qui n’a aucun coup permis sans être en échec.</translation>
    </message>
    <message>
        <source>What a range-jumping general may capture beyond the pieces it jumps.</source>
        <translation>Ce qu’un général sauteur peut prendre au-delà des pièces qu’il survole.</translation>
    </message>
    <message>
        <source>What a teaching king does beside ranging in all directions.</source>
        <translation>Ce que fait un roi enseignant outre filer dans toutes les directions.</translation>
    </message>
    <message>
        <source>What an emperor protects from the other one: all its pieces, or those for which it could itself take back.</source>
        <translation>Ce qu’un empereur protège de l’autre : toutes ses pièces, ou seulement celles pour lesquelles il pourrait lui-même reprendre.</translation>
    </message>
    <message>
        <source>What becomes of a game in which a position comes up for the fourth time.</source>
        <translation>Ce que devient une partie où une position apparaît pour la quatrième fois.</translation>
    </message>
    <message>
        <source>What becomes of a side that is left with its king alone.</source>
        <translation>Ce que devient un camp auquel il ne reste que son roi.</translation>
    </message>
    <message>
        <source>What promotes to what</source>
        <translation>Table des promotions</translation>
    </message>
    <message>
        <source>What these four promote to.</source>
        <translation>Ce que ces quatre deviennent par promotion.</translation>
    </message>
    <message>
        <source>When a piece may promote.</source>
        <translation>Quand une pièce peut être promue.</translation>
    </message>
    <message>
        <source>Where it can take back</source>
        <translation>Là où il peut reprendre</translation>
    </message>
    <message>
        <source>Where the plain ones step</source>
        <translation>Où la pièce simple fait un pas</translation>
    </message>
    <message>
        <source>Whether a flight that captures all it passes may end on a piece of its own side.</source>
        <translation>Un vol qui prend tout sur son passage peut-il finir sur une pièce de son camp ?</translation>
    </message>
    <message>
        <source>Whether a general&apos;s jump may end on an empty square.</source>
        <translation>Le saut d’un général peut-il finir sur une case vide&#xa0;?</translation>
    </message>
    <message>
        <source>Whether a heavenly tetrarch ranges forwards and backwards too.</source>
        <translation>Le tétrarque céleste a-t-il aussi une longue portée en avant et en arrière&#xa0;?</translation>
    </message>
    <message>
        <source>Whether a knight or iron general that could never move again may promote without a capture.</source>
        <translation>Un cavalier ou un général de fer qui ne pourrait plus bouger peut-il être promu sans prise&#xa0;?</translation>
    </message>
    <message>
        <source>Whether a lion counts as protected by the position after or before the move that takes it.</source>
        <translation>La protection d’un lion se juge-t-elle après ou avant le coup qui le prend&#xa0;?</translation>
    </message>
    <message>
        <source>Whether a neighbouring king steps backward, too.</source>
        <translation>Si le roi voisin fait aussi un pas en arrière.</translation>
    </message>
    <message>
        <source>Whether a piece must promote where it could never move again.</source>
        <translation>Une pièce doit-elle être promue là où elle ne pourrait plus bouger&#xa0;?</translation>
    </message>
    <message>
        <source>Whether a piece that captures must promote, or may.</source>
        <translation>Si une pièce qui prend doit se promouvoir, ou le peut.</translation>
    </message>
    <message>
        <source>Whether a position may come back.</source>
        <translation>Une position peut-elle revenir&#xa0;?</translation>
    </message>
    <message>
        <source>Whether a side loses that has only its king left.</source>
        <translation>Un camp auquel il ne reste que son roi perd-il ?</translation>
    </message>
    <message>
        <source>Whether both sides begin with a lance and a knight in hand, as a step towards shogi.</source>
        <translation>Si les deux camps commencent avec une lance et un cavalier en main, comme un pas vers le shogi.</translation>
    </message>
    <message>
        <source>Whether captured pieces change sides and may be dropped.</source>
        <translation>Les pièces prises changent-elles de camp pour être parachutées&#xa0;?</translation>
    </message>
    <message>
        <source>Whether every piece that captures must promote, or only one that takes a promoted piece.</source>
        <translation>Si toute pièce qui prend doit être promue, ou seulement celle qui prend une pièce promue.</translation>
    </message>
    <message>
        <source>Whether pieces promote by the western table, 36 kinds in all, or by the Japanese one, where nearly all do.</source>
        <translation>Les pièces sont promues selon la table occidentale, 36 sortes en tout, ou selon la japonaise, où presque toutes le sont.</translation>
    </message>
    <message>
        <source>Whether the flying dragon slides along the diagonals or jumps to the second square on them.</source>
        <translation>Le dragon volant court-il en diagonale, ou saute-t-il sur la deuxième case&#xa0;?</translation>
    </message>
    <message>
        <source>Whether the game is a draw when nothing was taken or promoted for 500 moves.</source>
        <translation>Si la partie est nulle quand rien n’a été pris ni promu pendant 500 coups.</translation>
    </message>
    <message>
        <source>Whether these move as the old text of the twelfth century has it, or as in later games.</source>
        <translation>Ces pièces se déplacent-elles comme dans le texte du XIIᵉ siècle, ou comme dans les jeux plus récents&#xa0;?</translation>
    </message>
    <message>
        <source>Whether these range along the backward diagonals, too.</source>
        <translation>S’ils glissent aussi sur les diagonales arrière.</translation>
    </message>
    <message>
        <source>Whether these range in six directions, or along one diagonal and step elsewhere.</source>
        <translation>Ces pièces filent dans six directions, ou le long d’une seule diagonale et d’un pas ailleurs.</translation>
    </message>
    <message>
        <source>Whether these range where their plain pieces step, or as an older western leaflet has it.</source>
        <translation>Si elles glissent là où leur pièce simple fait un pas, ou comme le dit une ancienne brochure occidentale.</translation>
    </message>
    <message>
        <source>Which moves may promote.</source>
        <translation>Quels coups peuvent promouvoir.</translation>
    </message>
    <message>
        <source>Which of these change what takes them into a teaching king or a buddhist spirit.</source>
        <translation>Lesquels changent en roi enseignant ou en esprit bouddhique la pièce qui les prend.</translation>
    </message>
    <message>
        <source>Which pieces may promote on reaching the last rank from inside the zone without a capture.</source>
        <translation>Quelles pièces peuvent être promues sans prise en atteignant la dernière rangée depuis la zone.</translation>
    </message>
    <message>
        <source>White elephant</source>
        <translation>Éléphant blanc</translation>
    </message>
    <message>
        <source>Who began loses</source>
        <translation>Qui a commencé perd</translation>
    </message>
    <message>
        <source>Whose reading decides where the sources give a piece other moves.</source>
        <translation>Quelle lecture décide quand les sources donnent à une pièce d’autres coups.</translation>
    </message>
    <message>
        <source>Yari bishop</source>
        <translation>Fou yari</translation>
    </message>
    <message>
        <source>Yari rook</source>
        <translation>Tour yari</translation>
    </message>
    <message>
        <source>Yari shogi</source>
        <translation>Yari shogi</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
</context>
<context>
    <name>VariantEditor</name>
    <message>
        <source>Variant {name}</source>
        <translation>Variante {name}</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>Le fichier</translation>
    </message>
    <message>
        <source>How to write it</source>
        <translation>Comment l’écrire</translation>
    </message>
    <message>
        <source>Save and play</source>
        <translation>Enregistrer et jouer</translation>
    </message>
    <message>
        <source>{side} has more pieces: {pieces}</source>
        <translation>Les {side} ont plus de pièces : {pieces}</translation>
    </message>
    <message>
        <source>Mistakes and remarks</source>
        <translation>Erreurs et remarques</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>This is no variant yet:</source>
        <translation>Ce n’est pas encore une variante :</translation>
    </message>
    <message>
        <source>Line {line}: {mistake}</source>
        <translation>Ligne {line} : {mistake}</translation>
    </message>
    <message>
        <source>Line {line}</source>
        <translation>Ligne {line}</translation>
    </message>
    <message>
        <source>This file cannot be written.</source>
        <translation>Ce fichier ne peut pas être écrit.</translation>
    </message>
    <message>
        <source>Save the changes to {name}?</source>
        <translation>Enregistrer les changements de {name} ?</translation>
    </message>
    <message>
        <source>It is no variant yet: it cannot be played before its mistakes are mended.</source>
        <translation>Ce n’est pas encore une variante : elle ne peut être jouée avant que ses erreurs soient corrigées.</translation>
    </message>
</context>
<context>
    <name>VariantPreview</name>
    <message>
        <source>Pieces</source>
        <translation>Pièces</translation>
    </message>
</context>
<context>
    <name>VariantView</name>
    <message>
        <source>This file is no variant:</source>
        <translation>Ce fichier n’est pas une variante :</translation>
    </message>
    <message>
        <source>There are no variants of your own yet.</source>
        <translation>Il n’y a pas encore de variantes personnelles.</translation>
    </message>
    <message>
        <source>Begin with a template or with a copy of a game, or add a file that you have.</source>
        <translation>Commencez par un modèle ou par la copie d’un jeu, ou ajoutez un fichier que vous avez.</translation>
    </message>
</context>
<context>
    <name>VerdictPanel</name>
    <message>
        <source>{side} has no king.</source>
        <translation>Les {side} n’ont pas de roi.</translation>
    </message>
    <message>
        <source>{side} has a second {piece}, on {square}.</source>
        <translation>Les {side} ont une deuxième pièce royale ({piece}), en {square}.</translation>
    </message>
    <message>
        <source>{side} has a second {piece} on file {file}: {square} (nifu).</source>
        <translation>{side}&#xa0;: deuxième {piece} sur la colonne {file}&#xa0;: {square} (nifu).</translation>
    </message>
    <message>
        <source>{side}&apos;s {piece} on {square} could never move.</source>
        <translation>{side}&#xa0;: {piece} en {square} ne pourrait jamais bouger.</translation>
    </message>
    <message>
        <source>Too many of a kind: {there} of {full} ({piece}).</source>
        <translation>Trop de pièces d’une sorte&#xa0;: {there} sur {full} ({piece}).</translation>
    </message>
    <message>
        <source>{side} is in check on {square}, but not to move.</source>
        <translation>Les {side} sont en échec en {square}, mais n’ont pas le trait.</translation>
    </message>
    <message>
        <source>{side} could take the last royal piece at once.</source>
        <translation>Les {side} pourraient prendre aussitôt la dernière pièce royale.</translation>
    </message>
    <message>
        <source>This position can be played.</source>
        <translation>Cette position peut être jouée.</translation>
    </message>
    <message>
        <source>As a mate problem it has a fault:</source>
        <translation>Comme problème de mat, il y a un défaut&#xa0;:</translation>
    </message>
    <message>
        <source>Good for a mate problem.</source>
        <translation>Convient comme problème de mat.</translation>
    </message>
    <message>
        <source>The attacker needs no king there; a game needs one.</source>
        <translation>L’attaquant n’y a pas besoin de roi&#xa0;; une partie en demande un.</translation>
    </message>
    <message>
        <source>No mate problem yet:</source>
        <translation>Pas encore un problème de mat&#xa0;:</translation>
    </message>
    <message>
        <source>This position cannot be played:</source>
        <translation>Cette position ne peut pas être jouée&#xa0;:</translation>
    </message>
</context>
<context>
    <name>ViewRoom</name>
    <message>
        <source>Ctrl + wheel zooms, 0 shows the whole board.</source>
        <translation>Ctrl + molette agrandit, 0 montre tout le plateau.</translation>
    </message>
    <message>
        <source>Drag an empty square to move the board; Ctrl + wheel zooms, 0 shows the whole board.</source>
        <translation>Faites glisser une case vide pour déplacer le plateau ; Ctrl + molette agrandit, 0 montre tout le plateau.</translation>
    </message>
    <message>
        <source>Click a square: a circle. Drag: an arrow. Once more: another colour. Esc: no longer.</source>
        <translation>Cliquer une case : un cercle. Glisser : une flèche. Encore une fois : une autre couleur. Échap : fini.</translation>
    </message>
    <message>
        <source>Usual view</source>
        <translation>Vue habituelle</translation>
    </message>
    <message>
        <source>Esc leaves the full screen. The menus are at the upper edge.</source>
        <translation>Échap quitte le plein écran. Les menus sont au bord supérieur.</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>about {n} h left</source>
        <translation>encore {n} h environ</translation>
    </message>
    <message>
        <source>about {n} min left</source>
        <translation>encore {n} min environ</translation>
    </message>
    <message>
        <source>about {n} s left</source>
        <translation>encore {n} s environ</translation>
    </message>
</context>
<context>
    <name>WaitingRow</name>
    <message>
        <source>Looking for the answer …</source>
        <translation>Recherche de la réponse…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>No clock</source>
        <translation>Sans pendule</translation>
    </message>
    <message>
        <source>10 seconds per move</source>
        <translation>10 secondes par coup</translation>
    </message>
    <message>
        <source>30 seconds per move</source>
        <translation>30 secondes par coup</translation>
    </message>
    <message>
        <source>5 minutes + 10 seconds added per move</source>
        <translation>5 minutes + 10 secondes ajoutées par coup</translation>
    </message>
    <message>
        <source>10 minutes, then 30 seconds per move</source>
        <translation>10 minutes, puis 30 secondes par coup</translation>
    </message>
    <message>
        <source>30 minutes, then 60 seconds per move</source>
        <translation>30 minutes, puis 60 secondes par coup</translation>
    </message>
    <message>
        <source>15 minutes, nothing more</source>
        <translation>15 minutes, rien de plus</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>tournament player</source>
        <translation>joueur de tournoi</translation>
    </message>
    <message>
        <source>strong tournament player</source>
        <translation>fort joueur de tournoi</translation>
    </message>
    <message>
        <source>{n} s added a move</source>
        <translation>{n} s ajoutées par coup</translation>
    </message>
    <message>
        <source>{n} s a move</source>
        <translation>{n} s par coup</translation>
    </message>
    <message>
        <source>{time}, then {byoyomi}</source>
        <translation>{time}, puis {byoyomi}</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Temps de réflexion</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>Black (weaker side)</source>
        <translation>Noirs (camp plus faible)</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name} : {value}</translation>
    </message>
    <message>
        <source>White (stronger side)</source>
        <translation>Blancs (camp plus fort)</translation>
    </message>
    <message>
        <source>just learning the moves</source>
        <translation>apprend la marche des pièces</translation>
    </message>
    <message>
        <source>15 kyu</source>
        <translation>15e kyu</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>débutant</translation>
    </message>
    <message>
        <source>13 kyu</source>
        <translation>13e kyu</translation>
    </message>
    <message>
        <source>careful beginner</source>
        <translation>débutant prudent</translation>
    </message>
    <message>
        <source>11 kyu</source>
        <translation>11e kyu</translation>
    </message>
    <message>
        <source>casual player</source>
        <translation>joueur occasionnel</translation>
    </message>
    <message>
        <source>9 kyu</source>
        <translation>9e kyu</translation>
    </message>
    <message>
        <source>hobby player</source>
        <translation>amateur</translation>
    </message>
    <message>
        <source>7 kyu</source>
        <translation>7e kyu</translation>
    </message>
    <message>
        <source>club player</source>
        <translation>joueur de club</translation>
    </message>
    <message>
        <source>5 kyu</source>
        <translation>5e kyu</translation>
    </message>
    <message>
        <source>strong club player</source>
        <translation>bon joueur de club</translation>
    </message>
    <message>
        <source>3 kyu</source>
        <translation>3e kyu</translation>
    </message>
    <message>
        <source>1 kyu</source>
        <translation>1er kyu</translation>
    </message>
    <message>
        <source>{n} kyu</source>
        <translation>{n}e kyu</translation>
    </message>
    <message>
        <source>1 dan</source>
        <translation>1er dan</translation>
    </message>
    <message>
        <source>3 dan</source>
        <translation>3e dan</translation>
    </message>
    <message>
        <source>5 dan</source>
        <translation>5e dan</translation>
    </message>
    <message>
        <source>6 dan</source>
        <translation>6e dan</translation>
    </message>
    <message>
        <source>7 dan</source>
        <translation>7e dan</translation>
    </message>
    <message>
        <source>8 dan</source>
        <translation>8e dan</translation>
    </message>
    <message>
        <source>9 dan</source>
        <translation>9e dan</translation>
    </message>
    <message>
        <source>2 dan</source>
        <translation>2e dan</translation>
    </message>
    <message>
        <source>full strength</source>
        <translation>pleine force</translation>
    </message>
    <message>
        <source>4 dan</source>
        <translation>4e dan</translation>
    </message>
    <message>
        <source>{rank}: {words}</source>
        <translation>{rank}&#xa0;: {words}</translation>
    </message>
    <message>
        <source>by checkmate</source>
        <translation>par échec et mat</translation>
    </message>
    <message>
        <source>no legal move is left</source>
        <translation>il ne reste aucun coup permis</translation>
    </message>
    <message>
        <source>the position came up four times (sennichite)</source>
        <translation>la position est apparue quatre fois (sennichite)</translation>
    </message>
    <message>
        <source>the repetition was not broken off by who had to</source>
        <translation>celui qui devait rompre la répétition ne l’a pas fait</translation>
    </message>
    <message>
        <source>perpetual check is not allowed</source>
        <translation>l’échec perpétuel est interdit</translation>
    </message>
    <message>
        <source>the move limit is reached</source>
        <translation>la limite de coups est atteinte</translation>
    </message>
    <message>
        <source>nothing was taken or promoted for too many moves</source>
        <translation>trop de coups sans prise ni promotion</translation>
    </message>
    <message>
        <source>the last royal piece is lost</source>
        <translation>la dernière pièce royale est perdue</translation>
    </message>
    <message>
        <source>a king is left alone (bare king)</source>
        <translation>un roi est resté seul (roi nu)</translation>
    </message>
    <message>
        <source>the king reached the enemy king&apos;s square (try)</source>
        <translation>le roi a atteint la case du roi adverse (essai)</translation>
    </message>
    <message>
        <source>by resignation</source>
        <translation>par abandon</translation>
    </message>
    <message>
        <source>on time</source>
        <translation>au temps</translation>
    </message>
    <message>
        <source>by declaration (entering king)</source>
        <translation>par déclaration (roi entrant)</translation>
    </message>
    <message>
        <source>by agreement</source>
        <translation>d’un commun accord</translation>
    </message>
    <message>
        <source>the computer player stopped working</source>
        <translation>l’ordinateur a cessé de fonctionner</translation>
    </message>
    <message>
        <source>the game was broken off</source>
        <translation>la partie a été interrompue</translation>
    </message>
    <message>
        <source>by impasse (jishogi)</source>
        <translation>par impasse (jishōgi)</translation>
    </message>
    <message>
        <source>the opponent did not play</source>
        <translation>l’adversaire n’a pas joué</translation>
    </message>
    <message>
        <source>there is no mate</source>
        <translation>il n’y a pas de mat</translation>
    </message>
    <message>
        <source>as the record says</source>
        <translation>selon la notation</translation>
    </message>
    <message>
        <source>nifu, two pawns on one file</source>
        <translation>nifu, deux pions sur une colonne</translation>
    </message>
    <message>
        <source>too many unpromoted pieces of the kind on one file</source>
        <translation>trop de pièces non promues de la sorte sur une colonne</translation>
    </message>
    <message>
        <source>uchifuzume, mate by a dropped pawn</source>
        <translation>uchifuzume, mat par un pion parachuté</translation>
    </message>
    <message>
        <source>a piece that could never move again</source>
        <translation>une pièce qui ne pourrait plus jamais bouger</translation>
    </message>
    <message>
        <source>the king was left in check</source>
        <translation>le roi est resté en échec</translation>
    </message>
    <message>
        <source>a lion that must not be taken now</source>
        <translation>un lion que l’on ne peut pas prendre maintenant</translation>
    </message>
    <message>
        <source>a promotion that is not allowed</source>
        <translation>une promotion qui n’est pas permise</translation>
    </message>
    <message>
        <source>a promotion that was not made</source>
        <translation>une promotion qui n’a pas été faite</translation>
    </message>
    <message>
        <source>the position stood on the board before</source>
        <translation>la position a déjà été sur le plateau</translation>
    </message>
    <message>
        <source>no such move</source>
        <translation>un tel coup n’existe pas</translation>
    </message>
    <message>
        <source>this game is played without the entering-king rule</source>
        <translation>cette partie se joue sans la règle du roi entrant</translation>
    </message>
    <message>
        <source>there is no king</source>
        <translation>il n’y a pas de roi</translation>
    </message>
    <message>
        <source>the king is not in the promotion zone</source>
        <translation>le roi n’est pas dans la zone de promotion</translation>
    </message>
    <message>
        <source>the king is in check</source>
        <translation>le roi est en échec</translation>
    </message>
    <message>
        <source>fewer than ten other pieces are in the promotion zone</source>
        <translation>moins de dix autres pièces sont dans la zone de promotion</translation>
    </message>
    <message>
        <source>too few points</source>
        <translation>trop peu de points</translation>
    </message>
    <message>
        <source>the king is not on the enemy king&apos;s home square</source>
        <translation>le roi n’est pas sur la case de départ du roi adverse</translation>
    </message>
    <message>
        <source>a king is missing</source>
        <translation>il manque un roi</translation>
    </message>
    <message>
        <source>a side has more than one king</source>
        <translation>un camp a plus d’un roi</translation>
    </message>
    <message>
        <source>two pawns of one side stand on a file (nifu)</source>
        <translation>deux pions d’un camp sont sur une colonne (nifu)</translation>
    </message>
    <message>
        <source>a piece could never move again</source>
        <translation>une pièce ne pourrait plus jamais bouger</translation>
    </message>
    <message>
        <source>there are more pieces of a kind than in the set</source>
        <translation>il y a plus de pièces d’une sorte que dans un jeu complet</translation>
    </message>
    <message>
        <source>the side that is not to move is in check</source>
        <translation>le camp qui n’a pas le trait est en échec</translation>
    </message>
    <message>
        <source>the last royal piece could be taken at once</source>
        <translation>la dernière pièce royale pourrait être prise aussitôt</translation>
    </message>
    <message>
        <source>That piece is not yours to move.</source>
        <translation>Cette pièce n’est pas à vous.</translation>
    </message>
    <message>
        <source>This piece cannot go there.</source>
        <translation>Cette pièce ne peut pas aller là.</translation>
    </message>
    <message>
        <source>This piece has no legal move now.</source>
        <translation>Cette pièce n’a aucun coup permis pour l’instant.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>the next move was sealed</source>
        <translation>le coup suivant a été mis sous enveloppe</translation>
    </message>
    <message>
        <source>to be continued later</source>
        <translation>à reprendre plus tard</translation>
    </message>
    <message>
        <source>Adjourned</source>
        <translation>Ajournée</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Sans résultat</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Partie nulle</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>Victoire : {side}</translation>
    </message>
    <message>
        <source>{side}&apos;s declaration did not hold</source>
        <translation>Déclaration non valable : {side}</translation>
    </message>
    <message>
        <source>{side}&apos;s move was illegal</source>
        <translation>Coup interdit : {side}</translation>
    </message>
    <message>
        <source>{side}&apos;s move was illegal ({rule})</source>
        <translation>Coup interdit ({rule}) : {side}</translation>
    </message>
    <message>
        <source>{title} {reason}</source>
        <translation>{title} {reason}</translation>
    </message>
    <message>
        <source>{title}: {reason}</source>
        <translation>{title}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{points} of the {needed} points needed for a draw ({win} to win)</source>
        <translation>{points} points sur {needed} pour la nulle ({win} pour gagner)</translation>
    </message>
    <message>
        <source>{points} of the {needed} points needed</source>
        <translation>{points} points sur {needed}</translation>
    </message>
    <message>
        <source>{pieces} of {needed} pieces in the zone</source>
        <translation>{pieces} pièces sur {needed} dans la zone</translation>
    </message>
    <message>
        <source>{points} of them for pieces that {side} left out</source>
        <translation>dont {points} pour les pièces que les {side} ont retirées</translation>
    </message>
    <message>
        <source>the game</source>
        <translation>la partie</translation>
    </message>
    <message>
        <source>{rule}: {choice}</source>
        <translation>{rule}&#xa0;: {choice}</translation>
    </message>
    <message>
        <source>Even game</source>
        <translation>Partie égale</translation>
    </message>
    <message>
        <source>Without {pieces}</source>
        <translation>Sans {pieces}</translation>
    </message>
    <message>
        <source>{side}: {pieces}</source>
        <translation>{side} : {pieces}</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>sans pendule</translation>
    </message>
</context>
<context>
    <name>WorkLine</name>
    <message>
        <source>Looking for changed files…</source>
        <translation>Recherche de fichiers modifiés…</translation>
    </message>
    <message>
        <source>Looking through the games…</source>
        <translation>Recherche dans les parties…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Folders…</source>
        <translation>Dossiers…</translation>
    </message>
    <message>
        <source>Analyse…</source>
        <translation>Analyser…</translation>
    </message>
    <message>
        <source>Have games of the library analysed</source>
        <translation>Faire analyser des parties de la bibliothèque</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Actualiser</translation>
    </message>
    <message>
        <source>Look for new, changed and removed files</source>
        <translation>Chercher les fichiers nouveaux, modifiés ou supprimés</translation>
    </message>
    <message>
        <source>{n} record|{n} records</source>
        <translation>{n} partie|{n} parties</translation>
    </message>
    <message>
        <source>{listed} of {all} record|{listed} of {all} records</source>
        <translation>{listed} partie sur {all}|{listed} parties sur {all}</translation>
    </message>
    <message>
        <source>{n} record read: {file}|{n} records read: {file}</source>
        <translation>{n} partie lue&#xa0;: {file}|{n} parties lues&#xa0;: {file}</translation>
    </message>
</context>
<context>
    <name>WorkersChoice</name>
    <message>
        <source>This computer</source>
        <translation>Cet ordinateur</translation>
    </message>
    <message>
        <source>Other machines</source>
        <translation>D’autres machines</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>Ordonnanceur</translation>
    </message>
</context>
<context>
    <name>_BookTable</name>
    <message>
        <source>Moves of the opening book</source>
        <translation>Coups du livre d’ouvertures</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Éval.</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Prof.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
</context>
<context>
    <name>_Line</name>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
</context>
<context>
    <name>_Rows</name>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Mate in</source>
        <translation>Mat en</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
</context>
<context>
    <name>_WritingDialog</name>
    <message>
        <source>The problem</source>
        <translation>Le problème</translation>
    </message>
    <message>
        <source>Throw away what you have written?</source>
        <translation>Jeter ce que vous avez écrit ?</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Jeter</translation>
    </message>
    <message>
        <source>Go on writing</source>
        <translation>Continuer à écrire</translation>
    </message>
</context>
</TS>
