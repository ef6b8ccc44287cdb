import { capital } from '../../game/capital.ts';
import type { FactsReader } from '../../game/facts-reader.ts';
import type { RefusalCatalogue } from '../../game/game-catalogue.ts';
import { to } from '../grammar.ts';

/** To each of those one would speak to: « au Roi de France et à l’évêque de Rome ». */
const towards = ({ names, words }: Pick<FactsReader, 'names' | 'words'>) =>
  words.list(names('towards').map((seat) => to(words.seat(seat))));

/** The rooms as they are called in a sentence about one. */
const ROOMS: Readonly<Record<string, string>> = { court: 'la Cour', team: 'l’Équipe', council: 'le Concile' };

/** French for the refusals about letters, rooms and pacts. */
export const speechRefusals = {
  'talk-out-of-phase': (facts) =>
    `La partie en est ${to(facts.phase('phase'))}. Écrivez ${towards(facts)} dans la prochaine phase de diplomatie. Vous n’avez rien fait de mal.`,
  'speech-unlawful': (facts) =>
    `Interdit si vous l’envoyez ${towards(facts)} : ${facts.name('rule')}. Vous pouvez quand même l’envoyer, si vous confirmez. L’Arbitre le saura, et le Pape peut le punir s’il l’apprend.`,
  'speech-blocked': (facts) =>
    `Interdit si vous l’envoyez ${towards(facts)} : ${facts.name('rule')}. Dans cette partie, les lettres interdites ne peuvent pas être envoyées. N’écrivez qu’à ceux à qui vous avez le droit de parler.`,
  'seat-muted': () => 'L’Arbitre vous a fait taire. Lui seul peut lire ce que vous écrivez maintenant.',
  'observers-unheard': () => 'Les observateurs ne prennent pas part aux lettres.',
  'letter-to-nobody': () => 'Dites à qui cela s’adresse. Vous n’avez écrit qu’à vous-même.',
  'letter-exists': ({ name }) =>
    `Il y a déjà une lettre appelée « ${name('letter')} ». Donnez un autre nom à celle-ci.`,
  'no-such-letter': ({ name }) => `Vous n’avez pas de lettre « ${name('letter')} ».`,
  'no-such-group': ({ name }) => `Vous n’êtes dans aucun groupe « ${name('group')} ».`,
  'group-exists': ({ name }) => `Il y a déjà un groupe appelé « ${name('group')} ». Donnez un autre nom à celui-ci.`,
  'in-group-already': ({ name }) => `Tous sont déjà dans le groupe « ${name('group')} ».`,
  'not-in-room': ({ name }) =>
    `Vous n’avez pas accès à cette salle : ${ROOMS[name('room')] ?? name('room')}. La Cour est au Souverain et aux Seigneurs ; l’Équipe y ajoute les évêques de leur côté ; le Concile est aux évêques.`,
  'council-not-sitting': () => 'Ni concile ni conclave ne siège. Sa salle est fermée.',
  'petitions-off': () =>
    'Dans cette partie, le Pape ne reçoit pas de suppliques de ceux qui sont sous excommunication.',
  'throne-vacant': () => 'Il n’y a pas de Pape en ce moment. Attendez qu’il en soit élu un.',
  'pact-exists': ({ name }) => `Il y a déjà un pacte appelé « ${name('pact')} ». Donnez un autre nom à celui-ci.`,
  'no-such-pact': ({ name }) => `Vous n’êtes d’aucun pacte « ${name('pact')} ».`,
  'pact-answered': ({ name }) => `Vous avez déjà répondu au pacte « ${name('pact')} ».`,
  'pact-unsigned': ({ name }) => `Vous n’avez jamais signé le pacte « ${name('pact')} ».`,
  'game-not-over': () => 'Cela attend la fin de la partie.',
  'report-exists': ({ name }) =>
    `Vous avez déjà signalé la lettre « ${name('letter')} ». L’Arbitre a votre signalement.`,
  'no-such-report': ({ name }) => `Aucun signalement en attente ne concerne la lettre « ${name('letter')} ».`,
  'nothing-asked': () => 'On ne demande rien aux journaux.',
  'not-muted': ({ seat }) => `${capital(seat('seat'))} peut déjà parler.`,
  'not-a-player': ({ seat }) => `${capital(seat('seat'))} ne joue pas : cela ne s’applique donc pas.`,
  'letter-hidden': ({ name }) => `La lettre « ${name('letter')} » est déjà cachée.`,
  'letter-not-hidden': ({ name }) => `La lettre « ${name('letter')} » n’est pas cachée.`,
  'letter-was-lawful': ({ name }) =>
    `La lettre « ${name('letter')} » est permise comme elle est. Il n’y a rien à trancher.`,
  'no-such-exemption': () => 'Aucune dispense n’est en vigueur.',
  'letters-open': () => 'Les lettres ont déjà été ouvertes à tous.',
} satisfies Partial<RefusalCatalogue['refusals']>;
