import type { ReadingName, ReadingWords } from '../game/rule-names.ts';

const read = (asks: string, ruling: string): ReadingWords => ({ asks, ruling });

/** How the published text is read where it leaves a question, in plain French. */
export const FRENCH_READINGS: Readonly<Record<ReadingName, ReadingWords>> = {
  A1: read(
    'Un évêque excommunié doit-il se taire quand il s’est déclaré mais que personne n’a occupé son siège ?',
    'Non : seul doit se taire celui qui n’est d’aucune puissance, d’aucune des deux façons.',
  ),
  A2: read(
    'Un Souverain ou un Seigneur excommunié peut-il parler à des évêques sans équipe ?',
    'Oui : l’excommunication vise les équipes des autres puissances.',
  ),
  A3: read(
    'Un joueur excommunié peut-il en appeler à un Pape qui est d’une autre équipe ?',
    'Non, sauf si la partie permet les suppliques.',
  ),
  A4: read(
    'L’excommunication empêche-t-elle une lettre, ou en fait-elle une infraction ?',
    'Elle en fait une infraction : l’auteur est prévenu, il confirme, et le registre de l’Arbitre la garde.',
  ),
  A5: read(
    'Est-ce une infraction d’écrire à un excommunié, ou de lire ses lettres ?',
    'Non. Répondre en est une, pour celui qui est excommunié.',
  ),
  A6: read(
    'Les déclarations publiques et les papiers destinés à l’Arbitre sont-ils des paroles ?',
    'Une déclaration, oui, puisque d’autres équipes la lisent. Ce qui va à l’Arbitre, jamais.',
  ),
  A7: read(
    'Quelqu’un d’autre peut-il parler pour un Souverain excommunié ?',
    'Oui : son Seigneur ne commet rien. C’est le moment de l’envoi d’une lettre qui compte.',
  ),
  A8: read(
    'À qui est un siège après le départ de l’unité ?',
    'Il reste à la dernière puissance dont une unité s’y est trouvée.',
  ),
  A9: read(
    'Une visite de printemps qui n’est jamais devenue possession lie-t-elle l’évêque ?',
    'Oui, et il ne peut plus se déclarer.',
  ),
  A10: read('Une retraite sur un siège l’occupe-t-elle ?', 'Oui. Les unités repoussées ou délogées ne l’occupent pas.'),
  A11: read(
    'Combien de fois et quand un évêque peut-il se déclarer ?',
    'Une fois par tour, avec effet immédiat et en public, jusqu’à ce que son siège soit occupé. Excommunié, il peut se déclarer une première fois, pas changer.',
  ),
  A12: read(
    'Que deviennent les évêques d’une puissance éliminée ?',
    'Ils ne sont plus avec personne et peuvent se déclarer de nouveau. Son Souverain et ses Seigneurs restent en exil.',
  ),
  A13: read(
    'Le Pape fait-il aussi partie d’une équipe ?',
    'Oui, selon les mêmes règles que les autres évêques, avec Rome pour siège. Il n’y perd aucun pouvoir.',
  ),
  A14: read(
    'Avec qui est un nouveau Pape ?',
    'Avec le dernier occupant de Rome. Son ancienne déclaration est caduque, et un Pape déposé perd celle de Rome.',
  ),
  A15: read(
    'Quelles salles une puissance a-t-elle ?',
    'Une Cour pour le Souverain et les Seigneurs, où se voient les feuilles, et une Équipe que rejoignent ses évêques.',
  ),
  A16: read(
    'Quand les équipes peuvent-elles se parler ?',
    'Dans la phase de diplomatie. À l’intérieur d’une équipe, toujours. Une lettre hors du temps prévu est refusée, sans infraction.',
  ),
  A17: read(
    'À qui un évêque excommunié peut-il parler tant qu’un concile siège ?',
    'À tous. Les Souverains excommuniés ne peuvent pas lui répondre.',
  ),
  A18: read(
    'Quand commence une excommunication ?',
    'À la résolution des résultats de ce tour, avant l’examen de la victoire.',
  ),
  A19: read(
    'Qui peut être excommunié ?',
    'Tout joueur, y compris le Pape lui-même. Une seconde excommunication de la même place est seulement notée.',
  ),
  A20: read(
    'Et si un même pli lève et excommunie, ou lève et punit ?',
    'La levée vient d’abord. Une nouvelle excommunication commence alors, et une punition qui dépend de celle levée tombe.',
  ),
  A21: read(
    'Que peut encore faire une unité immobilisée ?',
    'Elle tient, et peut être soutenue sur place. Elle ne donne aucun soutien et ne transporte personne.',
  ),
  A22: read('Une unité immobilisée peut-elle se retirer ?', 'Oui.'),
  A23: read(
    'Et si le Pape désigne l’unité au premier tour seulement ?',
    'Elle est libre au second, et la punition est terminée.',
  ),
  A24: read(
    'Les deux tours doivent-ils être le printemps, puis l’automne ?',
    'Non : n’importe quels tours qui se suivent.',
  ),
  A25: read(
    'Quelle unité doit être désignée au second tour ?',
    'La même, là où elle se trouve maintenant. Si elle n’existe plus, la punition se termine.',
  ),
  A26: read(
    'Combien d’unités pour une infraction ?',
    'Une unité, deux tours qui se suivent. Plusieurs infractions peuvent courir côte à côte.',
  ),
  A27: read(
    'À qui est l’unité qui répond quand le coupable a changé de camp ?',
    'À l’équipe dont il était au moment des faits. Qui n’a pas d’équipe n’a pas d’unité.',
  ),
  A28: read(
    'Quelle excommunication doit être en vigueur, et quand ?',
    'Celle qui est citée : au moment de l’infraction et aux deux tours de la désignation.',
  ),
  A29: read(
    'Que se passe-t-il quand une infraction n’est pas prouvée ?',
    'L’unité obéit à ses ordres, seuls le Pape et l’Arbitre le savent, et le même témoignage n’est plus entendu. Un aveu la prouve.',
  ),
  A30: read(
    'Que publie-t-on d’une infraction prouvée ?',
    'Qu’elle l’est, et l’unité. Le témoignage lui-même va au Pape, à l’Arbitre et à l’accusé.',
  ),
  A31: read('Un nouveau Pape peut-il désigner l’unité au second tour ?', 'Oui : c’est la fonction qui la désigne.'),
  A32: read(
    'Un Souverain excommunié peut-il signer des ordres ?',
    'Oui : l’excommunication porte sur la parole. Les évêques excommuniés signent des décrets et votent.',
  ),
  A33: read(
    'Quelle puissance dépose ?',
    'Celle dont une unité est à Rome après les déplacements et dont la feuille retenue le dit. Une retraite à Rome ne sert qu’à partir du tour suivant.',
  ),
  A34: read(
    'Quelles bulles une déposition annule-t-elle ?',
    'Toutes les excommunications et punitions du Pape déposé. Ce qu’il a levé reste levé.',
  ),
  A35: read(
    'Et si une punition décide de la chute de Rome, et que la chute annule la punition ?',
    'On regarde d’abord Rome sans les punitions du tour. Si elle tombe ainsi, elle est tombée ; sinon, elles tiennent.',
  ),
  A36: read(
    'Un Pape peut-il être déposé plus tard que la prise de Rome, ou chacun à son tour ?',
    'Oui, tant que l’unité reste. La ligne vise le Pape qui régnait à la clôture des ordres.',
  ),
  A37: read('Posséder Rome donne-t-il le droit de déposer ?', 'Non : une unité doit s’y trouver.'),
  A38: read(
    'Que devient un Pape déposé ?',
    'Il reste évêque, vote et compte, mais ne peut pas être élu au conclave ouvert par sa chute.',
  ),
  A39: read(
    'Que devient le siège d’où venait un nouveau Pape ?',
    'Il le garde comme évêque absent, et celui-ci y revient s’il est déposé.',
  ),
  A40: read(
    'Une majorité de qui ?',
    'De tous les évêques en place pour les conciles et les antipapes ; pour un Pape, de ceux qui peuvent voter.',
  ),
  A41: read(
    'Un évêque excommunié peut-il être élu, et le plus grand nombre de voix suffit-il ?',
    'Il le peut. Il faut la majorité ; une égalité n’élit personne.',
  ),
  A42: read(
    'Un bulletin peut-il être changé, et qui le voit ?',
    'Le dernier du tour compte. Le résultat est public, pas le vote de chacun.',
  ),
  A43: read('Quand a lieu le premier vote d’un conclave ?', 'Dans la phase d’écriture des ordres du tour suivant.'),
  A44: read('Un seul antipape succède-t-il à un Pape déposé sans vote ?', 'Oui, aussitôt.'),
  A45: read(
    'Peut-il y avoir plusieurs antipapes ?',
    'Oui. Une déposition ouvre alors un conclave, où chacun d’eux peut être élu.',
  ),
  A46: read(
    'Quels décrets prennent effet quand un antipape monte sur le trône ?',
    'Ses excommunications et ses levées, sauf celles qu’il a reprises ; pas ses désignations pour des tours passés.',
  ),
  A47: read(
    'Qui peut déposer un antipape ?',
    'Toute puissance présente sur son siège, sauf celle dont il était au moment de l’élection.',
  ),
  A48: read(
    'Et si le Pape et l’antipape sont déposés au même tour ?',
    'L’antipape tombe d’abord, donc il ne monte pas sur le trône.',
  ),
  A49: read(
    'Que change une renonciation ?',
    'Le trône est vacant et un conclave siège. Les excommunications restent, et aucun antipape n’en devient Pape.',
  ),
  A50: read(
    'Quand une renonciation est-elle faite sous la contrainte ?',
    'L’Arbitre le dit. S’il ne le dit pas, elle est nulle tant qu’une unité se trouve à Rome.',
  ),
  A51: read(
    'Un Pape absent laisse-t-il le trône vacant ?',
    'Non. L’Arbitre peut remplir la place, ou la déclarer vide : alors un conclave siège.',
  ),
  A52: read(
    'Combien de temps durent les deux tours d’un concile ?',
    'Le tour où il est convoqué et le suivant, jusqu’à sa dernière phase.',
  ),
  A53: read(
    'Et si un conclave s’ouvre pendant qu’un concile siège ?',
    'Les bulletins sont alors pour un Pape. Le temps du concile continue de courir.',
  ),
  A54: read(
    'Qui voit un décret de convocation, et combien de temps vit-il ?',
    'Ceux à qui il a été montré, et l’Arbitre. Il est caduc à la fin de la phase de diplomatie. Le montrer, c’est parler ; le signer, non.',
  ),
  A55: read(
    'Qu’est-ce qu’un concile rend permis après coup ?',
    'Ce que les évêques excommuniés qui ont signé son décret ont écrit à des évêques dans cette phase.',
  ),
  A56: read(
    'Et si le nombre d’évêques change pendant qu’on rassemble les signatures ?',
    'La majorité est recalculée chaque fois, et un nombre plus petit peut la compléter.',
  ),
  A57: read(
    'Combien d’empereurs, et par qui ?',
    'N’importe quelles places, autant qu’on veut. Tout Pape régnant peut retirer une couronne.',
  ),
  A58: read(
    'Que peuvent faire des évêques sacrés plus tard, et une personne peut-elle avoir deux places ?',
    'Ils votent et comptent. Une place par personne, sauf si la partie en permet deux.',
  ),
  A59: read(
    'Qui rédige, voit et signe les feuilles ?',
    'Toute l’équipe rédige. Souverain et Seigneurs voient tout, un évêque les siennes et ce qu’on lui montre. Une seule signature en cours par place, et chaque changement annule les signatures.',
  ),
  A60: read(
    'Et si seuls des Seigneurs ont signé, et qu’ils diffèrent ?',
    'La feuille qui a le plus de Seigneurs, puis la dernière à être complète.',
  ),
  A61: read(
    'Et une fausse signature ?',
    'L’Arbitre la raye, et les feuilles sont classées de nouveau. Une puissance éliminée ne signe rien.',
  ),
  A62: read(
    'Qui règne là où aucun Souverain ne siège ?',
    'Le premier des Seigneurs. Pour gagner, ni la place vide ni la sienne ne doivent être sous excommunication.',
  ),
  A63: read(
    'Quand examine-t-on la victoire ?',
    'À chaque tour : après l’automne sur les nouvelles possessions, après le printemps sur celles en cours.',
  ),
  A64: read(
    'Une partie nulle demande-t-elle la communion ?',
    'Non, sauf si la partie le dit. Un vainqueur à la date prévue, oui.',
  ),
  A65: read('L’excommunication part-elle avec l’élève ?', 'Non : elle tient à la place.'),
  A66: read(
    'Que retire une excommunication à un antipape ?',
    'La parole, et son vote au conclave. Il garde son titre.',
  ),
  A67: read(
    'Quelles unités peuvent être désignées, et comment ?',
    'Toute unité de l’équipe du coupable, par sa lettre et le lieu où elle se trouve.',
  ),
  A68: read('Les évêques d’une puissance font-ils partie de son équipe ?', 'Oui, par déclaration ou par occupation.'),
  A69: read('Une puissance sans feuille valable peut-elle déposer ?', 'Non. Son unité qui tient occupe quand même.'),
  A70: read('Et les papiers rendus en main propre ?', 'L’Arbitre les saisit pour la place, et ils portent une marque.'),
  A71: read('De qui un concile libère-t-il la parole ?', 'Des évêques des centres neutres du début, et de Rome.'),
  A72: read(
    'Quelle interdiction lie un évêque qui s’est déclaré ?',
    'Celle de tous les joueurs : il peut donc parler à des évêques sans équipe. Un évêque occupé est lié à l’équipe de son occupant.',
  ),
  A73: read('Une puissance répond-elle d’un évêque qui s’est déclaré sans qu’on le lui demande ?', 'Oui.'),
  A74: read(
    'Une bulle peut-elle avoir des conditions ou des raisons ?',
    'Non : une bulle est une ligne. Les mots qui la précèdent sont une déclaration publique.',
  ),
  A75: read(
    'Qu’est-ce qu’une lettre à plusieurs ?',
    'Elle est jugée pour chacun de ceux qui la reçoivent. Un seul lecteur interdit en fait une infraction.',
  ),
  A76: read(
    'Que montre-t-on des papiers d’un joueur excommunié ?',
    'Leur partie officielle. Les mots libres qui les accompagnent sont retenus tant que dure l’excommunication.',
  ),
  A77: read(
    'Que deviennent les salles quand un évêque change de camp ?',
    'Il rejoint la nouvelle Équipe sans son passé, et ne peut plus que lire ce qu’il avait dans l’ancienne.',
  ),
  A78: read(
    'Et si un concile reposait sur une fausse signature ?',
    'Il se termine aussitôt. Ce qu’il a fait tient jusqu’à ce que l’Arbitre l’annule.',
  ),
  A79: read(
    'Qui est élu après une renonciation : un Pape ou un antipape ?',
    'Un Pape : la renonciation a ouvert un conclave.',
  ),
  A80: read(
    'Qui gagne quand la partie se termine à la date prévue ?',
    'La puissance en communion qui a le plus de centres. Une égalité est une partie nulle.',
  ),
  A81: read(
    'Les Souverains et les Seigneurs peuvent-ils changer de camp ?',
    'Non. L’Arbitre peut mettre les gens à d’autres places ; les excommunications restent aux places.',
  ),
};
