/** What is said, in French, on the pages of the Church. What happened and what is refused is said by `@defensor/api`. */
import { capital } from './counting.ts';
import type { ENGLISH_CHURCH } from './english-church.ts';
import { either, nth, number, of, the, theTurn, to, un, une } from './french-grammar.ts';
import type { Spoken } from './spoken.ts';

const CAUSES = {
  deposition: 'Le Pape a été déposé',
  resignation: 'Le Pape a renoncé',
  emptySeat: 'La place du Pape a été déclarée vide',
  judge: 'L’Arbitre a déclaré le trône vacant',
} as const;

const OFFICES = { pope: 'un Pape', antiPope: 'un antipape' } as const;

export const FRENCH_CHURCH: Spoken<typeof ENGLISH_CHURCH> = {
  off: 'Cette partie se joue sans les règles de la papauté.',
  you: 'Vous',
  alone: 'seul',
  unlawful: 'interdit',
  openSeal: 'pas encore signé',
  belongs: (power, isDeclared) => (isDeclared ? `déclaré pour ${the(power)}` : the(power)),
  waitsFor: (power) => `déclaré pour ${the(power)}, pas encore accepté`,
  quoted: (text) => `« ${text} »`,
  signatures: (signed, needed) => `${signed} ${either(signed, 'signature', 'signatures')} sur ${needed}`,
  count: (signed, needed) => `${signed} sur ${needed}`,
  banned: {
    you: 'Vous êtes excommunié.',
    since: (turn, by) => `Depuis ${theTurn(turn)}, par ${by}.`,
    alone:
      'Seul, vous ne pouvez parler qu’à l’Arbitre. Deux issues : vous déclarer pour une puissance, ou convoquer un concile.',
    ofTeam: (power) =>
      `Vous ne pouvez pas parler aux joueurs des autres puissances : seulement à ceux ${of(the(power))}.`,
    freed: 'Tant que les évêques siègent en concile ou en conclave, vous pouvez parler malgré tout.',
  },
  testimony: {
    title: 'L’Arbitre vous interroge',
    answer: 'Votre réponse à l’Arbitre',
    send: 'Répondre',
    admit: 'Avouer l’infraction',
    admission: 'Je l’ai fait.',
    why: 'Seuls l’Arbitre et le Pape la lisent. Un aveu se passe de décision : une unité de votre équipe peut alors être immobilisée.',
  },
  affiliation: {
    title: 'Allégeance',
    power: 'Puissance',
    alone: (see) =>
      `Vous êtes seul. Aucune unité n’est entrée dans votre siège (${see}), le choix est donc à vous. La première qui y entre vous prend.`,
    declared: (power, waits) =>
      waits
        ? `Vous vous êtes déclaré pour ${the(power)}. Cela compte quand son Souverain l’accepte.`
        : `Vous vous êtes déclaré pour ${the(power)}. La première unité qui entre dans votre siège vous prend, à qui qu’elle soit.`,
    occupied: (power) =>
      `Vous appartenez ${to(power)} : son unité est venue à votre siège. Cela dure jusqu’à ce que celle d’une autre puissance y vienne.`,
    choose: 'Choisir une puissance',
    declare: (power, isChange) => (isChange ? `Passer ${to(power)}` : `Se déclarer pour ${the(power)}`),
    public: 'Public aussitôt. Vous pouvez alors écrire à toute cette équipe.',
    held: 'Vous ne pouvez pas la changer tant que vous êtes excommunié.',
    onceATurn: 'Une fois par tour.',
    needsWord: 'Elle compte quand le Souverain l’accepte.',
    withdraw: 'Retirer la déclaration',
  },
  declared: {
    title: 'Les évêques qui se sont déclarés pour vous',
    accept: 'Accepter',
    accepted: 'accepté',
    waits: 'pas encore accepté',
    needed: 'Tant que le Souverain ne l’accepte pas, la déclaration ne compte pas.',
    notNeeded:
      'Elle compte sans votre accord. Accepté, l’évêque est à vous par ce lien aussi, et vos unités peuvent répondre de lui.',
  },
  decree: {
    title: 'Décret de convocation',
    none: 'Aucun décret n’est ouvert. Rédigé, puis signé par une majorité d’évêques pendant cette phase, il convoque un concile pour deux tours.',
    notNow: 'Les conciles se convoquent pendant la phase de diplomatie.',
    of: (drafter) => `Un décret ${of(drafter)} pour convoquer un concile.`,
    by: (drafter, shown) =>
      `Par ${drafter}. ${capital(un(shown, 'évêque'))} ${either(shown, 'le connaît', 'le connaissent')}.`,
    yours: (shown) =>
      shown === 0 ? 'Le vôtre. Personne d’autre ne le connaît encore.' : `Le vôtre, montré à ${un(shown, 'évêque')}.`,
    over: (drafter, status, signed, needed) =>
      ({
        convened: `Le décret ${of(drafter)} a convoqué le concile.`,
        lapsed: `Le décret ${of(drafter)} est tombé avec ${signed} ${either(signed, 'signature', 'signatures')} sur ${needed}.`,
        withdrawn: `Le décret ${of(drafter)} a été retiré.`,
      })[status],
    sign: 'Le signer',
    unsign: 'Retirer mon sceau',
    show: 'Le montrer à d’autres',
    withdraw: 'Retirer le décret',
    asking:
      'Demander, c’est écrire une lettre. Venant d’un excommunié, elle était interdite si le décret échoue, et permise s’il aboutit.',
    text: 'Ce qu’il dit, s’il dit quelque chose',
    placeholder: 'Nous appelons au concile les évêques de toutes les nations …',
    draw: 'Rédiger un décret',
    another: 'En rédiger un autre',
    drawn: 'Seuls vous et l’Arbitre le voyez, jusqu’à ce que vous le montriez.',
    toWhom: 'Le montrer à',
    everybody: 'Tous les évêques',
    nobody: 'Aucun d’eux',
    allKnow: 'Tous les évêques le connaissent.',
    showTo: (n) => (n === 0 ? 'Choisir à qui' : `Le montrer à ${un(n, 'évêque')}`),
    showAnyway: (n) => `Le montrer quand même à ${un(n, 'évêque')}`,
    unlawfulUnless: 'Interdit pour vous, à moins qu’un concile ne soit convoqué pendant cette phase.',
  },
  assembly: {
    council: 'Le concile',
    conclave: 'Le conclave',
    vacant: (turn, cause) => `${CAUSES[cause]}, et le trône est vacant depuis ${theTurn(turn)}.`,
    sits: (first, last) =>
      first === last
        ? `Il siège jusqu’à la fin ${of(theTurn(last))}.`
        : `Convoqué ${to(theTurn(first))}, il siège jusqu’à la fin ${of(theTurn(last))}.`,
    electors: (electors, needed, office) =>
      needed === undefined
        ? `${capital(number(electors))} peuvent voter, et la majorité des votes exprimés fait ${OFFICES[office]}.`
        : `${capital(number(electors))} peuvent voter, et ${number(needed)} votes font ${OFFICES[office]}.`,
    banned: (n) =>
      n === 0
        ? 'Personne n’est excommunié, chaque vote compte donc.'
        : `${capital(un(n, 'évêque'))} ${either(n, 'est excommunié : son vote ne compte pas', 'sont excommuniés : leurs votes ne comptent pas')}.`,
    bannedToo: 'Les votes des évêques excommuniés comptent aussi.',
    barred: (bishop) => `${bishop} ne peut pas être élu dans ce conclave.`,
    by: (bishops) => `Convoqué par ${bishops}.`,
    ballot: (n, turn) => `${nth(n)} vote, ${turn}`,
    after: (silent, left) =>
      [
        silent <= 0 ? 'Tous ont voté.' : `${capital(number(silent))} ${either(silent, 'n’a', 'n’ont')} pas voté.`,
        ...(left === 0 ? [] : [`${capital(un(left, 'vote'))} ${either(left, 'n’a', 'n’ont')} pas compté.`]),
        'Les décomptes sont publics, les noms non. Les votes ne se reportent pas.',
      ].join(' '),
  },
  ballot: {
    title: 'Vote',
    conclave: (n) => `Conclave, ${nth(n)} vote`,
    council: 'Concile : un vote pour un antipape',
    none: 'Pas de vote maintenant',
    opensNext: 'Vous voterez pendant l’écriture des ordres.',
    closed: 'Les bulletins sont remis. Vous voterez à nouveau au tour suivant, si personne n’est élu.',
    noCouncil:
      'Aucun concile ne siège. Avec une majorité de signatures dans cette phase, vous voterez pendant l’écriture des ordres.',
    noCouncilNow: 'Aucun concile ne siège, et le trône n’est pas vacant.',
    makes: (needed, office) => `${capital(un(needed, 'vote'))} ${either(needed, 'fait', 'font')} ${OFFICES[office]}.`,
    secret: 'Votre vote est secret ; seul l’Arbitre le voit.',
    rollCall: 'Dans cette partie, chaque vote est publié.',
    change: 'Vous pouvez le changer jusqu’au son de la cloche.',
    notCounted:
      'Vous êtes excommunié : votre vote pour un Pape ne compte pas, à moins que l’excommunication ne soit levée à temps.',
    candidates: 'Candidats',
    you: '(vous)',
    choose: 'Choisir un évêque',
    vote: (bishop) => `Voter pour ${bishop}`,
    cast: (bishop) => `Vous avez voté pour ${bishop}`,
    withdraw: 'Reprendre mon vote',
    afresh: 'Si personne n’a assez de votes, vous votez à nouveau au tour suivant.',
    nextTurn: 'Si personne n’a assez de votes, le concile peut voter à nouveau tant qu’il siège.',
  },
  statement: {
    title: 'Une déclaration des évêques',
    of: (drafter) => `Une déclaration rédigée par ${drafter}`,
    sign: 'La signer',
    signed: 'Signée par vous',
    issued: 'Publiée dans la Gazette',
    text: 'Une autre déclaration',
    draft: 'La soumettre aux évêques',
    why: (needed) =>
      `Elle n’engage personne. Avec ${une(needed, 'signature')}, la Gazette l’imprime. Tous les évêques la lisent.`,
  },
  room: {
    title: 'La salle',
    members: (n) => un(n, 'évêque'),
    law: 'Tant que les évêques siègent, chaque évêque des anciens sièges peut parler ici, excommunié ou non.',
    over: 'Les évêques ne siègent plus. Ce qui a été dit reste.',
    silent: 'Personne n’a encore parlé. Commencez.',
    hidden: 'L’Arbitre a masqué ces mots.',
    say: (n) => `Le dire aux ${number(n)}`,
    send: 'Envoyer',
    sendAnyway: 'L’envoyer bien que ce soit interdit',
    lawful: 'permis',
    judge: 'l’Arbitre peut lire',
  },
  ordination: {
    title: 'Sacrer un autre évêque',
    proposed: (see, turn) =>
      `Vous avez proposé un évêque ${to(theTurn(turn))} (${see}). L’Arbitre inscrit ce dont les joueurs conviennent.`,
    place: 'De quel lieu',
    choose: 'Choisir un lieu',
    why: 'Pourquoi, si vous voulez',
    propose: 'Le proposer à l’Arbitre',
    about: 'Seul l’Arbitre le lit. Il inscrit l’évêque que les joueurs sont convenus de sacrer.',
  },
  publicly: {
    title: 'Dire quelque chose à tous',
    text: 'Votre déclaration',
    publish: 'La publier',
    publishAnyway: 'La publier quand même',
    why: 'Elle paraît aussitôt dans la Gazette, au nom de votre place.',
    unlawful: (rule) =>
      `Vous êtes excommunié : des mots adressés à tous atteignent les autres puissances et sont interdits (${rule}).`,
  },
  who: {
    title: 'Qui est qui',
    pope: (bishop) => `Pape : ${bishop}`,
    reigns: (turn, whose) =>
      `depuis ${theTurn(turn)} ; ${whose === 'seul' ? 'il n’appartient à aucune puissance' : whose}`,
    vacant: 'Le trône est vacant',
    conclave: (turn, ballots) =>
      `un conclave siège depuis ${theTurn(turn)} ; ${ballots === 0 ? 'pas encore de vote' : un(ballots, 'vote')}`,
    antiPope: (bishop) => `Antipape : ${bishop}`,
    claims: (turn, decrees) =>
      `depuis ${theTurn(turn)} ; ${decrees === 0 ? 'aucun décret de lui n’attend' : `${un(decrees, 'décret')} de lui ${either(decrees, 'attend', 'attendent')}`}`,
    noCouncil: 'Aucun concile ne siège',
    council: (turn) => `Un concile siège jusqu’à la fin ${of(theTurn(turn))}`,
    emperor: (seat) => `Empereur : ${seat}`,
    crowned: (by, turn, anti) =>
      `couronné par ${by}${anti ? ', comme antipape,' : ''} ${to(theTurn(turn))} ; un titre sans pouvoir`,
    bans: 'Excommuniés',
    noBans: 'Personne ne l’est.',
    bannedBy: (turn, by) => `depuis ${theTurn(turn)}, par ${by}`,
    held: (unit) => `${capital(unit)} : unité immobilisée`,
    heldFor: (accused, turn) => `pour l’infraction ${of(accused)} ; premier de deux tours ${to(theTurn(turn))}`,
    bishops: (n) => `Les ${number(n)} évêques`,
    see: 'Évêque',
    belongsTo: 'appartient à',
    isBanned: 'excommunié',
  },
  canDo: {
    title: 'Ce que vous pouvez faire maintenant',
    statement: 'Vous pouvez dire quelque chose à tous.',
    ordination: 'Vous pouvez proposer un autre évêque.',
  },
};
