/** What is said, in French, on paper: cards, sheets, forms. */
import type { PrintWords } from '../documents/print-words.ts';
import { listed as list } from './grammar.ts';
import { of, the } from './named.ts';

export const FRENCH_PRINT: PrintWords = {
  title: 'Imprimer',
  kinds: {
    cards: 'Cartons de rôle',
    orders: 'Feuilles d’ordres',
    ballots: 'Bulletins de vote',
    decrees: 'Décrets de convocation',
    bulls: 'Bulles',
    speech: 'Qui peut parler à qui',
    map: 'Carte',
    gazette: 'Gazette',
    record: 'Le compte rendu et les notes',
    debrief: 'Bilan',
  },
  paper: { label: 'Papier', a4: 'A4', letter: 'Letter' },
  print: 'Imprimer, ou enregistrer en PDF',
  pdf: 'Télécharger en PDF',
  toDesk: 'Ouvrir le bureau',
  codes: {
    none: 'Les liens et les codes ne sont montrés qu’une fois. Faites-en de nouveaux pour imprimer les cartons : les anciens n’ouvrent alors plus rien ; les appareils déjà entrés le restent.',
    make: 'Faire de nouveaux liens et codes',
    fresh:
      'Les liens et les codes sont sur ces cartons et nulle part ailleurs. Imprimez-les avant de quitter cette page.',
    projector: 'Pour l’écran au mur, ouvrez-y /join et tapez :',
  },
  card: {
    scan: 'Scannez, ou tapez le code',
    klass: (name) => `Classe ${name}`,
    called: {
      ruler: 'Roi, Reine, Prince ou Princesse, à votre goût',
      lord: 'Duc, Duchesse ou Dame, à votre goût',
      bishop: 'Évêque',
      pope: 'Pape dès le premier jour',
    },
    titles: {
      ruler: (power) => `Souverain ${of(power)}`,
      lord: (power) => `Seigneur ${of(power)}`,
      bishop: (see) => `Évêque ${of(see)}`,
    },
    rome: 'Rome',
    seatClass: { ruler: 'Souverain', lord: 'Seigneur' },
    plate: (place) => `${place} et ses voisins au départ`,
    part: 'Votre rôle',
    can: 'Ce que vous pouvez faire',
    banned: 'Si vous êtes excommunié',
    team: 'Votre équipe',
    begin: 'Vous commencez avec',
    bishopsOf: 'Les évêques',
    grade: 'Votre note',
    gradeIs: 'est le nombre de tours où paraît votre signature. Signez à chaque tour.',
    keep: 'Gardez ce carton : le code vous fait revenir, sur n’importe quel appareil.',
    fold: 'Pliez le haut jusqu’aux repères : le code est à l’intérieur, votre nom paraît dessous.',
    rules: 'Dans cette partie',
    ruler: {
      part: (power, centres) =>
        `Vous parlez pour ${the(power)}. Vous gagnez avec ${centres} centres, mais seulement si vous êtes ce jour-là en communion avec Rome. Gardez donc un œil sur le Pape.`,
      can: [
        [
          'Écrire les ordres avec vos Seigneurs. Une signature les rend valables ; la vôtre l’emporte sur celles de tous les Seigneurs.',
          'OP',
        ],
        ['Écrire à tous tant que dure la diplomatie. À votre équipe, toujours.', ''],
        ['Déposer le Pape, par une ligne dans vos ordres, quand votre unité est à Rome.', 'R17'],
        ['Entrer dans le siège d’un évêque : il est à vous, qu’il le veuille ou non.', 'R8'],
      ],
      banned:
        'Vous ne pouvez plus parler aux autres puissances. Enfreignez-le, soyez pris, et le Pape peut immobiliser une de vos unités pendant deux tours. Vous ne pouvez pas gagner tant que cela dure.',
    },
    lord: {
      part: (power, centres) =>
        `Vous servez ${the(power)} avec son Souverain, et gagnez avec elle : ${centres} centres, le Souverain en communion avec Rome.`,
      can: [
        ['Écrire et signer des ordres. Les vôtres comptent là où le Souverain n’a rien signé.', 'OP'],
        ['Écrire à tous tant que dure la diplomatie : d’un Souverain excommunié, vous êtes la voix.', 'R1'],
        ['Déposer le Pape, par une ligne dans les ordres, quand votre unité est à Rome.', 'R17'],
        ['Gagner des évêques : pour qui ils se déclarent et qui ils élisent, c’est à eux de choisir.', 'R8'],
      ],
      banned:
        'Vous ne pouvez plus parler aux autres puissances. Enfreignez-le, soyez pris, et le Pape peut immobiliser une unité de votre puissance pendant deux tours.',
    },
    bishop: {
      part: (see) =>
        `Vous tenez un siège : ${see}. Vous n’avez pas d’armée : vous avez une voix et un vote, et les Souverains ont besoin des deux.`,
      can: [
        [
          'Vous déclarer pour une puissance, tant qu’aucune unité n’est entrée dans votre siège. Ensuite, vous êtes à qui y est entré en dernier.',
          'R8',
        ],
        ['Convoquer un concile : un décret qu’une majorité d’évêques signe pendant la diplomatie.', 'R14'],
        ['Voter : pour un Pape quand le trône est vacant, pour un antipape quand un concile siège.', 'R5 R6'],
        ['Écrire à tous tant que dure la diplomatie : concilier, promettre, marchander.', ''],
      ],
      banned:
        'Vous ne pouvez parler qu’à votre équipe ; sans équipe, à personne. Tant qu’un concile siège, vous parlez librement. Votre vote pour un Pape ne compte pas, celui pour un antipape compte.',
    },
    pope: {
      part: 'Vous êtes évêque de Rome, et Pape. Vous n’avez pas d’armée. Qui vous excommuniez ne peut pas gagner, et ne peut guère parler.',
      can: [
        [
          'Excommunier qui vous voulez, et lever l’excommunication. Scellez-la pendant l’écriture des ordres ; elle est publiée avec les résultats.',
          'R1 R4',
        ],
        [
          'Immobiliser une unité de qui a parlé malgré l’interdiction : désignez-la, avec un témoignage, pendant deux tours.',
          'R3 R13',
        ],
        ['Couronner un empereur.', 'R16'],
        ['Renoncer, par écrit.', 'R16'],
      ],
      banned:
        'Vous pouvez lever votre propre excommunication. Mais une puissance dont une unité est à Rome peut vous déposer : vos excommunications tombent alors avec vous.',
    },
  },
  orders: {
    title: (power, turn) => `Ordres ${of(the(power))}, ${turn}`,
    retreats: (power, turn) => `Retraites ${of(the(power))}, ${turn}`,
    adjustments: (power, turn) => `Constructions et retraits ${of(the(power))}, ${turn}`,
    sub: 'À remettre avant la fin de la phase. Secret jusqu’à la publication par l’Arbitre.',
    depose: 'Déposer le Pape, si notre unité tient Rome',
    deposeAnti: ['Déposer l’antipape de', ', si notre unité tient son siège'],
    ruler: 'Cette signature l’emporte sur celle de tout Seigneur.',
    lord: 'Suffit seule, sauf si le Souverain signe une autre feuille.',
    signs: (name, seat) => (name === '' ? seat : `${name}, ${seat}`),
    witness: 'Témoin',
    witnessHint: 'Le nom d’un évêque n’a ici aucune force. Il compte pour sa note.',
    time: 'Heure de remise',
    how: [
      ['Aller', 'A Madrid – Marseilles.'],
      ['Tenir', 'A Madrid H.'],
      ['Soutenir', 'F Tys S A Tus – Pap (un déplacement), F Tys S A Tus (sur place).'],
      ['Convoyer', 'F Nth C A Sco – Nwy.'],
    ],
    note: 'Les noms de 1454 ou les abréviations habituelles. Une unité sans ligne tient. Une feuille sans signature est nulle et toutes les unités tiennent (OP).',
    entered: 'Saisi par l’Arbitre',
    late: 'Admis en retard, parce que',
    qr: 'Partie, tour et puissance, pour le bureau de l’Arbitre',
  },
  ballots: {
    title: { conclave: 'Bulletin du conclave', council: 'Bulletin du concile' },
    sub: (turn) => `${turn}. Pendant l’écriture des ordres seulement ; à remettre plié.`,
    about: {
      conclave: (needed, all) =>
        `Marquez un évêque. Il faut ${needed} voix sur ${all}. Deux marques, ou un nom qui n’est pas ici, et le bulletin est nul. Seul l’Arbitre voit votre vote.`,
      council: (needed, all) =>
        `Marquez un évêque pour qu’il soit antipape. Il faut ${needed} voix sur ${all}. Deux marques, et le bulletin est nul. Seul l’Arbitre voit votre vote.`,
    },
    rules: { conclave: 'R5', council: 'R6' },
    barred: 'Déposé, ou a renoncé, pendant cette vacance : inéligible',
    name: 'Votre nom',
    nameHint: 'L’Arbitre le coupe avant de compter. Il compte pour votre note.',
    see: (office) => `Votre siège : ${office}`,
    note: {
      conclave:
        'Vous pouvez voter pour vous-même. Vous pouvez laisser blanc : cela compte comme signé, et pour personne. Si personne n’atteint le nombre, vous votez à nouveau au tour suivant ; ce bulletin ne se reporte pas. Le vote d’un évêque excommunié ne compte pas pour un Pape (R16).',
      council:
        'Vous pouvez laisser blanc : cela compte comme signé, et pour personne. Le vote d’un évêque excommunié compte pour un antipape (R16).',
    },
    copies: 'Un pour chaque évêque.',
  },
  decrees: {
    title: 'Décret de convocation d’un concile',
    sub: 'Signé pendant la phase de diplomatie seulement. Nul à sa fin, faute de majorité.',
    text: 'Nous, évêques soussignés, appelons au concile les évêques de toutes les nations, parce que',
    about: (needed) =>
      `Tout évêque peut signer : les excommuniés et le Pape aussi. À la signature ${needed}, le concile siège aussitôt, ce tour et le suivant.`,
    seeAndName: 'siège et nom',
    sits: 'le concile siège',
    drafted: 'Rédigé par',
    draftedHint: 'Évêque de',
    hour: 'Heure de la dernière signature',
    hourHint: 'L’Arbitre l’écrit, et lit les noms à haute voix.',
    note: 'Faire circuler ce papier, c’est écrire une lettre. S’il échoue, un évêque excommunié qui a demandé des signatures peut en être puni ; s’il aboutit, sa demande était permise (R15). Vous pouvez rayer votre nom tant que la majorité n’a pas signé.',
  },
  bulls: {
    title: 'Bulles du Pape',
    sub: 'À l’Arbitre, pendant l’écriture des ordres. Secret jusqu’à la publication du tour.',
    turn: 'Tour',
    pope: 'Pape',
    lift: ['Lever l’excommunication de', 'R4'],
    ban: ['Excommunier', 'R1'],
    name: ['Désigner une unité', 'R3'],
    unit: ['Armée ou flotte', 'à', 'pour l’infraction de', 'premier tour', 'second'],
    testimony: ['Témoignage, pour une première désignation', 'R13'],
    who: ['Qui a écrit à qui, et quand', 'copie certifiée jointe ici', 'un témoin :'],
    crown: ['Couronner un empereur, ou lui reprendre la couronne', 'R16'],
    and: 'et',
    signed: 'Signé de la main du Pape',
    signedHint: 'N’importe qui peut rédiger ces lignes. Sans signature, ce n’est que du papier (R12).',
    note: 'Une ligne, une bulle. Pas de « si » : une bulle sous condition est nulle. On lève les excommunications avant tout le reste (R4). Si vous êtes déposé ce tour même, excommunications et désignations sont nulles, ce qui est levé le reste (R17). Un antipape se sert aussi de ce papier, avec la mention « sans effet » (R11).',
  },
  speech: {
    title: (turn) => `Qui peut parler à qui, ${turn}`,
    free: 'Personne n’est excommunié : tous peuvent parler à tous tant que dure la diplomatie, et à leur équipe toujours.',
    others: 'Qui ne figure pas ici peut parler à tous tant que dure la diplomatie, et à son équipe toujours.',
    banned: 'Excommunié',
    may: 'Peut parler à',
    mayNot: 'Pas à',
    rule: 'Règle',
    nobody: 'personne d’autre que l’Arbitre',
    teams: 'Équipes',
    team: (power, seats) => `${power} : ${list(seats)}`,
    noTeam: (seats) => `Sans équipe : ${list(seats)}`,
  },
  record: { title: 'Ce qui s’est passé, et qui a signé' },
  pdfNames:
    'Un nom en d’autres lettres que latines, grecques ou cyrilliques reste à écrire à la main : imprimez alors la page.',
  map: { title: (turn, phase) => `${turn}, ${phase}` },
  foot: 'Defensor',
};
