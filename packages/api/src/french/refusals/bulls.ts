import { capital } from '../../game/capital.ts';
import type { RefusalCatalogue } from '../../game/game-catalogue.ts';
import { agreed, duringTurn, of, theTurn, to } from '../grammar.ts';

/** French for the refusals about bulls, namings and testimony. */
export const bullRefusals = {
  'church-frozen': () =>
    'Les ordres sont en cours de résolution. Allégeances, titres et sièges attendent la publication des résultats ; réessayez ensuite.',
  'seal-not-papal': () =>
    'Seul le Pape régnant scelle des bulles. Vous pouvez écrire ce que vous lui demanderiez de sceller ; sans sceau, ce n’est pas officiel.',
  'bull-out-of-phase': ({ phase }) =>
    `La partie en est ${to(phase('phase'))}. Les bulles se scellent seulement dans la phase d’écriture des ordres, et se préparent avant.`,
  'packet-sealed': () => 'Vos bulles de ce tour sont scellées. Rouvrez le pli, ou scellez-en un nouveau à sa place.',
  'nothing-sealed': () => 'Vous n’avez rien scellé ce tour-ci.',
  'ban-out-of-reach': ({ seat }) => `${capital(seat('seat'))} ne joue pas, et ne peut pas être excommunié.`,
  'unit-unreadable': ({ number }) =>
    `Ligne ${number('line')} : désignez l’unité par sa lettre et son lieu, comme « F Naples » ou « A Munich ».`,
  'one-unit-a-finding': ({ name }) =>
    `Deux unités sont désignées pour l’infraction « ${name('finding')} ». Une infraction est punie par une seule unité. Enlevez-en une.`,
  'unknown-finding': ({ name }) => `Il n’y a pas de témoignage « ${name('finding')} ».`,
  'ban-not-in-force': ({ seat }) =>
    `${capital(seat('seat'))} n’est plus sous l’excommunication dont relève cette infraction. Elle ne peut plus être punie.`,
  'finding-not-proven': ({ name }) =>
    `L’Arbitre a jugé l’infraction « ${name('finding')} » non prouvée. Aucune unité ne peut être désignée pour elle.`,
  'punish-spring-first': () =>
    'Dans cette partie, une punition commence au printemps et finit à l’automne. Désignez l’unité au printemps.',
  'no-team-to-punish': ({ seat }) =>
    `${capital(seat('seat'))} n’était d’aucune puissance au moment des faits. Il n’y a donc pas d’unité à désigner.`,
  'declared-unasked': ({ seat }) =>
    `${capital(seat('seat'))} s’est déclaré pour cette puissance sans l’accord de son Souverain. Dans cette partie, les unités de celle-ci n’en répondent pas.`,
  'no-unit-there': ({ has, at }) =>
    `Aucune unité ne se trouve ${at(has('at') ? 'at' : 'province')}. Regardez sur la carte où elle est maintenant.`,
  'not-their-unit': ({ at, power }) =>
    `L’unité qui se trouve ${at('at')} appartient ${to(power('power'))}. Le coupable est avec ${power('team')} : désignez une unité de cette puissance.`,
  'wrong-unit-type': ({ at, is }) =>
    `L’unité qui se trouve ${at('at')} est ${is('stands', 'F') ? 'une flotte : écrivez F' : 'une armée : écrivez A'}.`,
  'punishment-over': ({ name }) =>
    `L’infraction « ${name('finding')} » a été punie, ou ses deux tours sont passés. Une nouvelle punition demande une nouvelle infraction.`,
  'not-the-named-unit': ({ has, at, is }) =>
    has('unitAt')
      ? `Au second tour, la même unité doit être désignée. C’est ${is('unitType', 'F') ? 'la flotte' : 'l’armée'} qui se trouve maintenant ${at('unitAt')}.`
      : 'Au second tour, la même unité doit être désignée, et elle n’est plus sur le plateau.',
  'testimony-not-papal': () => 'Seul le Pape régnant témoigne. Dites-lui ce que vous savez : c’est lui qui décide.',
  'testimony-out-of-phase': ({ phase }) =>
    `La partie en est ${to(phase('phase'))}. Les témoignages se déposent jusqu’à la fin de l’écriture des ordres ; déposez le vôtre au prochain tour.`,
  'finding-exists': ({ name }) =>
    `Il y a déjà un témoignage appelé « ${name('finding')} ». Donnez un autre nom à celui-ci.`,
  'not-excommunicated': ({ seat }) =>
    `${capital(seat('seat'))} n’est pas sous excommunication : parler n’était donc pas une infraction.`,
  'unknown-letter': ({ name }) =>
    `Vous n’avez pas de lettre « ${name('letter')} ». Demandez une copie certifiée à quelqu’un qui l’a reçue.`,
  'letter-of-another': ({ name, seat }) =>
    `La lettre « ${name('letter')} » n’a pas été écrite par ${seat('seat')}. Citez ce que l’accusé a écrit.`,
  'offence-before-ban': ({ seat, turn }) =>
    `C’était avant l’excommunication : ${seat('seat')} est ${agreed(seat('seat'), 'excommunié')} depuis ${theTurn(turn('since'))}. Ce n’est pas une infraction.`,
  'offence-undated': () => 'Dites à quel tour c’est arrivé, ou citez une lettre.',
  'offence-in-future': ({ turn }) => `${capital(theTurn(turn('turn')))} n’est pas encore venu. Rien n’a pu s’y passer.`,
  'letters-lawful': ({ seat }) =>
    `Les lettres ${of(seat('seat'))} que vous citez étaient permises. Il n’y a rien à juger.`,
  'decree-pending': ({ seat }) =>
    `${capital(seat('seat'))} demande un concile, qui peut encore être convoqué ce tour-ci. Attendez : demander n’était interdit que si la demande échoue.`,
  'testimony-waits': ({ name }) => `Le même témoignage, « ${name('finding')} », attend déjà l’Arbitre.`,
  'testimony-decided': ({ name, turn }) =>
    `L’Arbitre a tranché le même témoignage, « ${name('finding')} », ${duringTurn(turn('turn'))}. Apportez du nouveau.`,
  'docket-closed': ({ phase }) =>
    `La partie en est ${to(phase('phase'))}. L’Arbitre tranche ceci dans la phase de résolution des ordres.`,
  'ruling-final': ({ name, turn }) =>
    `La décision sur « ${name('finding')} » a été publiée ${duringTurn(turn('turn'))} et elle est définitive. Il n’y a pas d’appel.`,
} satisfies Partial<RefusalCatalogue['refusals']>;
