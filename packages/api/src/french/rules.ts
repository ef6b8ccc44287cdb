import type { RuleName, RuleWords } from '../game/rule-names.ts';

/** The rules in plain French. */
export const FRENCH_RULES: Readonly<Record<RuleName, RuleWords>> = {
  RP: {
    title: 'Les rôles',
    text: 'Chaque grande puissance a un Souverain et autant de Seigneurs qu’on veut ; les évêques sont à leur propre compte. Un Souverain peut s’appeler Roi, Reine, Prince ou Princesse, un Seigneur Duc, Duchesse ou Dame. Un évêque, celui de Rome, est Pape dès le premier jour. Tous comptent comme sacrés avant le premier tour.',
  },
  'OP.1': {
    title: 'Il faut une signature',
    text: 'Des ordres ne comptent que si le Souverain ou un Seigneur de la puissance les a signés. Sans feuille signée, les unités tiennent, les unités délogées sont dissoutes, rien n’est construit, et les retraits suivent la règle du jeu de plateau.',
  },
  'OP.2': {
    title: 'La feuille du Souverain passe d’abord',
    text: 'Quand une puissance rend plusieurs feuilles, celle que son Souverain a signée compte, quel que soit le nombre de Seigneurs qui en ont signé une autre, et quel que soit le moment.',
  },
  'OP.3': {
    title: 'Ce que fait la signature d’un évêque',
    text: 'La signature d’un évêque ne rend aucun ordre valable. Elle convoque les conciles et vaut pour les votes. Sur une feuille d’ordres, elle dit seulement qu’il était là.',
  },
  'OP.4': {
    title: 'Seul le Pape scelle',
    text: 'Les excommunications, les levées et les punitions ne comptent que si le Pape régnant les a scellées, quel que soit leur auteur.',
  },
  PG: {
    title: 'La note de participation',
    text: 'La note compte les tours où votre signature se trouve sur au moins un papier rendu : feuille d’ordres, bulle, décret, bulletin, témoignage, déclaration ou renonciation.',
  },
  R1: {
    title: 'L’excommunication',
    text: 'Le Pape peut excommunier n’importe quel joueur. Un excommunié ne peut pas parler aux joueurs de l’équipe d’une autre grande puissance. L’excommunication dure jusqu’à ce qu’un Pape la lève.',
  },
  R2: {
    title: 'Les évêques sans puissance',
    text: 'Un évêque excommunié qui n’est d’aucune grande puissance ne peut parler à personne, sauf à l’Arbitre.',
  },
  R3: {
    title: 'La punition',
    text: 'Quand un excommunié est surpris à parler là où il n’en a pas le droit, le Pape peut désigner une unité de son équipe. Elle ne peut pas bouger pendant deux tours, si le Pape la désigne par écrit aux deux tours.',
  },
  R4: {
    title: 'La levée met fin aux punitions',
    text: 'Quand une excommunication est levée, toute punition qui en dépend se termine aussitôt.',
  },
  R5: {
    title: 'La déposition et le conclave',
    text: 'Une puissance dont une unité tient Rome peut déposer le Pape. Le trône est alors vacant et les évêques siègent en conclave. Chacun donne un bulletin par tour, pendant l’écriture des ordres, jusqu’à ce qu’une majorité élise un autre évêque.',
  },
  R6: {
    title: 'Les antipapes',
    text: 'Si un concile élit un Pape alors que l’ancien n’a pas été déposé, l’élu est un antipape. Il doit être évêque d’un centre qui était neutre au début.',
  },
  R7: {
    title: 'Qui est évêque',
    text: 'Celui qui a été sacré est évêque et le reste. Au début, il y en a un pour chaque centre neutre, et l’évêque de Rome.',
  },
  R8: {
    title: 'L’allégeance',
    text: 'Un évêque peut se déclarer pour une grande puissance tant qu’aucune unité ne s’est trouvée sur son siège. Dès qu’il y en a eu une, il est avec cette puissance, que cela lui plaise ou non.',
  },
  R9: {
    title: 'Les nouveaux évêques',
    text: 'Aux joueurs de décider si de nouveaux évêques sont sacrés, et qui doit être d’accord. L’Arbitre saisit ce dont ils sont convenus.',
  },
  R10: {
    title: 'Déposer un antipape',
    text: 'Une puissance dont une unité se trouve sur le siège d’un antipape peut ordonner de le déposer, sauf s’il était son propre évêque au moment de l’élection.',
  },
  R11: {
    title: 'Ce que décrète un antipape',
    text: 'Les bulles d’un antipape sont publiées et n’ont aucun effet. S’il devient Pape parce que le Pape est déposé, elles prennent effet.',
  },
  R12: {
    title: 'Quand les bulles comptent',
    text: 'Les bulles comptent quand le Pape les scelle dans la phase d’écriture des ordres. Avant, ce sont des brouillons ; après, il est trop tard.',
  },
  R13: {
    title: 'Les preuves et l’Arbitre',
    text: 'Le Pape prouve une infraction par un témoignage écrit, avec des lettres ou de bonnes raisons. L’Arbitre tranche pendant la résolution des ordres. Il n’y a pas d’appel.',
  },
  R14: {
    title: 'Les conciles',
    text: 'Quand une majorité de tous les évêques signent un décret dans la phase de diplomatie, un concile est convoqué dès ce moment, pour deux tours. Tant qu’il siège, les évêques excommuniés peuvent parler.',
  },
  R15: {
    title: 'Le risque de demander',
    text: 'Demander un concile, c’est parler. Un évêque excommunié dont la tentative échoue peut en être puni. Si elle réussit, sa demande était permise.',
  },
  R16: {
    title: 'Empereurs, élections, renonciations',
    text: 'Le Pape peut couronner un empereur, ce qui ne donne aucun pouvoir. Un concile n’élit un Pape que si le trône est vacant. Les voix des évêques excommuniés comptent pour un antipape, pas pour un Pape. Aucun vote ne renverse un Pape ; il peut renoncer par écrit, s’il est libre de le faire.',
  },
  R17: {
    title: 'L’ordre de déposer',
    text: 'La déposition est une ligne sur la feuille d’une puissance, au tour où son unité entre à Rome ou à tout tour suivant où elle y est. Si l’unité tient Rome, le Pape est déposé, et ses excommunications et punitions jusqu’à ce tour sont nulles.',
  },
  R18: {
    title: 'Gagner en communion',
    text: 'Une puissance qui possède assez de centres ne gagne que si son Souverain n’est pas sous excommunication à la résolution des ordres. Elle n’a pas besoin de tenir Rome.',
  },
  'JD.1': {
    title: 'L’Arbitre distribue les places',
    text: 'L’Arbitre ajoute, réunit, vide et remplit les places, et saisit les nouveaux évêques.',
  },
  'JD.2': {
    title: 'L’Arbitre tient l’horloge',
    text: 'L’Arbitre ouvre, prolonge, suspend et termine les phases à la main, ou fixe un calendrier qui le fait.',
  },
  'JD.3': {
    title: 'L’Arbitre voit tout',
    text: 'L’Arbitre voit chaque papier, chaque lettre, chaque bulletin et chaque acte refusé.',
  },
  'JD.4': {
    title: 'Ce que l’Arbitre doit trancher',
    text: 'Pendant la résolution des ordres, l’Arbitre tranche les témoignages, les feuilles en désaccord, les papiers en retard et les renonciations.',
  },
  'JD.5': {
    title: 'Essayer avant de publier',
    text: 'L’Arbitre fait la résolution en privé aussi souvent qu’il veut, change une décision, puis publie.',
  },
  'JD.6': {
    title: 'L’Arbitre remet les choses en ordre',
    text: 'L’Arbitre peut tout fixer à la main, en donnant une raison. Tous voient qu’il l’a fait.',
  },
  'JD.7': {
    title: 'Annuler',
    text: 'L’Arbitre reprend un acte ou revient à une phase. Rien n’est effacé, et les lettres restent.',
  },
  'JD.8': {
    title: 'Le respect des autres',
    text: 'L’Arbitre avertit, fait taire, cache les insultes, suspend une place, ou dispense une conversation des interdictions.',
  },
  'JD.9': {
    title: 'Sortir d’une impasse',
    text: 'L’Arbitre peut mettre fin à un conclave, à une partie sans vainqueur, ou déclarer une partie nulle.',
  },
  'JD.10': {
    title: 'Les archives',
    text: 'L’Arbitre a toutes les archives, et ouvre les lettres après la partie s’il le veut.',
  },
  'JD.11': {
    title: 'Rien en silence',
    text: 'Tout ce que fait l’Arbitre est montré aux joueurs. Seule sa raison peut rester pour lui.',
  },
  BASE: { title: 'Le jeu de plateau', text: 'Les règles du jeu de plateau Diplomacy, sur cette carte.' },
  '§6': {
    title: 'Autres cartes',
    text: 'Les règles de la papauté peuvent s’ajouter à toute carte qui a des centres neutres. Une puissance qui possède dès le début le siège du Pape n’y est pas un envahisseur.',
  },
};
