import { capital } from '../../game/capital.ts';
import type { RefusalCatalogue } from '../../game/game-catalogue.ts';
import { of, theTurn, to } from '../grammar.ts';

const STATUS: Readonly<Record<string, string>> = {
  convened: 'a convoqué un concile',
  lapsed: 'est caduc',
  withdrawn: 'a été retiré',
};

/** French for the refusals about decrees, councils and the Judge’s hand in the church. */
export const councilRefusals = {
  'decree-not-bishop': () => 'Seuls les évêques convoquent un concile.',
  'decree-out-of-phase': ({ phase }) =>
    `La partie en est ${to(phase('phase'))}. Les conciles se convoquent seulement dans la phase de diplomatie.`,
  'decree-exists': ({ name }) => `Il y a déjà un décret appelé « ${name('decree')} ». Donnez un autre nom à celui-ci.`,
  'unknown-decree': ({ name }) => `Aucun décret « ${name('decree')} » ne vous a été montré.`,
  'decree-of-another': ({ name }) => `Seul celui qui a rédigé le décret « ${name('decree')} » peut le retirer.`,
  'decree-closed': ({ name }) => `Le décret « ${name('decree')} » ${STATUS[name('status')] ?? 'est clos'}.`,
  'no-signature': ({ seat, name }) =>
    `Le décret « ${name('decree')} » ne porte pas cette signature ${of(seat('seat'))}.`,
  'shown-already': ({ name }) => `Le décret « ${name('decree')} » leur a déjà été montré à tous.`,
  'not-bishops': ({ seats }) =>
    `Un décret de convocation se montre seulement à des évêques. Enlevez ${seats('seats')}.`,
  'statement-not-bishop': () => 'Seuls les évêques font une déclaration du concile.',
  'no-council': () => 'Aucun concile ne siège.',
  'statement-exists': ({ name }) =>
    `Il y a déjà une déclaration appelée « ${name('statement')} ». Donnez un autre nom à celle-ci.`,
  'unknown-statement': ({ name }) => `Le concile n’a pas de déclaration « ${name('statement')} ».`,
  'statement-signed': ({ name }) => `La déclaration « ${name('statement')} » est publiée, ou vous l’avez déjà signée.`,
  'already-so': () => 'C’est déjà ainsi.',
  'bishop-or-see': () => 'Nommez un évêque ou un siège, pas les deux.',
  'no-punishment': ({ name }) => `Aucune unité n’est punie pour l’infraction « ${name('finding')} ».`,
  'turn-gone': ({ turn }) => `${capital(theTurn(turn('turn')))} est terminé.`,
  'see-taken': ({ at, seat }) => `Il y a déjà un évêque ${at('see')} : ${seat('seat')}.`,
} satisfies Partial<RefusalCatalogue['refusals']>;
