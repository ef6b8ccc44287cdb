import { legalOrdersOf, type PowerId, printOrder, type Unit } from '@defensor/diplomacy';
import {
  affiliationOf,
  conclaveOf,
  councilSits,
  type Finding,
  type Game,
  isBanned,
  liveBans,
  popeOf,
  type SeatId,
  seatsOf,
} from '../../../src/index.ts';
import { bishopsOf } from '../../bots/class.ts';
import type { Dice } from '../../bots/dice.ts';
import { sensibleOrders, sensibleRetreats } from '../../bots/sensible-orders.ts';
import type { Line } from '../../kit.ts';

/** Somebody who tries something: what there is to try, and dice to choose by. */
export interface Whim {
  readonly game: Game;
  readonly dice: Dice;
  /** The number of the command, so that names and texts are found again. */
  readonly number: number;
}

type Fields = Pick<Line, 'do'> & Readonly<Record<string, unknown>>;
type Act = (whim: Whim) => Line | undefined;

/** A text that can be told from every other. */
const words = ({ number }: Whim) => `¶${number}¶ and so on`;

const anybody = ({ game, dice }: Whim): SeatId => dice.pick(seatsOf(game.state)).id;
const ruler = ({ game, dice }: Whim): SeatId => `R-${dice.pick(game.variant.powers).seatCode}` as SeatId;
const lord = ({ game, dice }: Whim): SeatId => `L-${dice.pick(game.variant.powers).seatCode}` as SeatId;
const bishop = ({ game, dice }: Whim): SeatId => dice.pick(bishopsOf(game)).id;
const power = ({ game, dice }: Whim): PowerId => dice.pick(game.variant.powers).id;
const pope = (whim: Whim): SeatId => popeOf(whim.game.state) ?? bishop(whim);
const player = (whim: Whim): SeatId => whim.dice.pick([ruler, ruler, lord, bishop, bishop])(whim);
const banned = (whim: Whim): SeatId => {
  const bans = liveBans(whim.game.state);
  return bans.length === 0 ? player(whim) : whim.dice.pick(bans).seat;
};
const several = (whim: Whim, one: (whim: Whim) => SeatId, most: number): readonly SeatId[] => [
  ...new Set(Array.from({ length: 1 + whim.dice.below(most) }, () => one(whim))),
];
const finding = ({ game, dice }: Whim): string => {
  const all = Object.keys(game.state.church.findings);
  return all.length === 0 ? 't' : dice.pick(all);
};
const letterOf = ({ game, dice }: Whim, seat: SeatId): string => {
  const mine = game.record.letters.filter(({ to, from }) => to.includes(seat) || from === seat);
  return mine.length === 0 ? 'l' : dice.pick(mine).id;
};
const by = (as: SeatId, fields: Fields): Line => ({ ...fields, as });

/** Orders for a power: with sense, or any legal ones; now and then a line that deposes somebody. */
function orders(whim: Whim, of: PowerId): string {
  const { game, dice } = whim;
  const { units } = game.state.board;
  if (game.state.phase === 'retreats') return sensibleRetreats(game, of).join('\n') || 'A PAR - BUR';
  if (game.state.phase === 'adjustments')
    return dice.pick(['Build A Par\nBuild F Lon\nBuild A War', 'Remove A Par', 'Waive', 'Build A Nap']);
  const mine = units.filter((unit) => unit.power === of);
  const given = dice.chance(60)
    ? sensibleOrders(game, of, dice)
    : mine.map((unit: Unit) => printOrder(dice.pick(legalOrdersOf(game.variant, units, unit))));
  const deposing = dice.chance(40) ? ['Depose the Pope'] : [];
  const others = game.state.church.antiPopes.map(
    ({ seat }) => `Depose the Anti-Pope of ${game.state.seats[seat]?.see}`,
  );
  return [...given, ...deposing, ...others, `# ${words(whim)}`].join('\n');
}

/** Sheets: mostly of one's own power, signed sometimes at once and sometimes later, or not at all. */
const SHEETS: readonly Act[] = [
  (whim) => {
    const of = power(whim);
    const code = whim.game.variant.powerById.get(of)?.seatCode;
    const as = whim.dice.pick([`R-${code}`, `R-${code}`, `L-${code}`, bishop(whim)]) as SeatId;
    return by(as, { do: 'draftSheet', sheet: whim.dice.pick(['a', 'a', 'b']), text: orders(whim, of) });
  },
  (whim) =>
    by(whim.dice.pick([ruler, lord, bishop])(whim), { do: 'signSheet', sheet: whim.dice.pick(['a', 'a', 'b']) }),
  (whim) => by(ruler(whim), { do: 'showSheet', sheet: 'a', to: bishop(whim), ...confirm(whim) }),
  (whim) => by(player(whim), { do: 'withdrawSignature', sheet: 'a' }),
  (whim) =>
    by('JD' as SeatId, { do: 'strikeSignature', sheet: `${code(whim)}:a`, seat: player(whim), reason: words(whim) }),
  (whim) =>
    by('JD' as SeatId, { do: 'chooseSheet', power: power(whim), sheet: `${code(whim)}:${whim.dice.pick(['a', 'b'])}` }),
  (whim) =>
    by('JD' as SeatId, { do: 'signSheet', sheet: `${code(whim)}:a`, onBehalfOf: player(whim), reason: words(whim) }),
];
const code = (whim: Whim) => whim.dice.pick(whim.game.variant.powers).seatCode;
const confirm = ({ dice }: Whim) => (dice.chance(70) ? { confirm: true } : {});

const SPEECH: readonly Act[] = [
  (whim) => by(player(whim), { do: 'sendLetter', to: several(whim, player, 3), text: words(whim), ...confirm(whim) }),
  (whim) => by(banned(whim), { do: 'sendLetter', to: several(whim, player, 2), text: words(whim), ...confirm(whim) }),
  (whim) => {
    const as = player(whim);
    return by(as, {
      do: 'sendLetter',
      to: [pope(whim)],
      text: words(whim),
      copies: [letterOf(whim, as)],
      ...confirm(whim),
    });
  },
  (whim) =>
    by(player(whim), {
      do: 'postToRoom',
      room: whim.dice.pick(['court', 'team', 'council']),
      text: words(whim),
      ...confirm(whim),
    }),
  (whim) => by(player(whim), { do: 'makeStatement', text: words(whim), ...confirm(whim) }),
  (whim) => by(banned(whim), { do: 'petitionPope', text: words(whim) }),
  (whim) => by(player(whim), { do: 'writeNote', text: words(whim) }),
  (whim) => by(player(whim), { do: 'writeJournal', text: words(whim) }),
  (whim) =>
    by(player(whim), {
      do: 'formGroup',
      group: `g${whim.number}`,
      name: words(whim),
      members: several(whim, player, 3),
      ...confirm(whim),
    }),
  (whim) =>
    by(player(whim), {
      do: 'offerPact',
      pact: `p${whim.number}`,
      with: several(whim, player, 2),
      text: words(whim),
      ...confirm(whim),
    }),
  (whim) => {
    const pacts = Object.keys(whim.game.record.pacts);
    return pacts.length === 0
      ? undefined
      : by(player(whim), {
          do: whim.dice.pick(['signPact', 'declinePact']),
          pact: whim.dice.pick(pacts),
          ...confirm(whim),
        });
  },
  (whim) => {
    const as = player(whim);
    return by(as, { do: 'reportLetter', letter: letterOf(whim, as), text: words(whim) });
  },
  (whim) => by('JD' as SeatId, { do: 'hideLetter', letter: letterOf(whim, player(whim)), reason: words(whim) }),
  (whim) => by('JD' as SeatId, { do: 'showLetter', letter: letterOf(whim, player(whim)) }),
  (whim) => by('JD' as SeatId, { do: 'ruleLetterLawful', letter: letterOf(whim, banned(whim)), reason: words(whim) }),
  (whim) => by('JD' as SeatId, { do: 'warnSeat', seat: player(whim), reason: words(whim) }),
  (whim) => by('JD' as SeatId, { do: 'exemptSeats', seats: [banned(whim), player(whim)], reason: words(whim) }),
];

const CHURCH: readonly Act[] = [
  (whim) => by(pope(whim), { do: 'sealBulls', lines: [{ excommunicate: player(whim) }], preamble: words(whim) }),
  (whim) =>
    by(pope(whim), {
      do: 'sealBulls',
      lines: [{ excommunicate: ruler(whim) }, { excommunicate: bishop(whim) }, naming(whim)],
    }),
  (whim) => by(pope(whim), { do: 'sealBulls', lines: [naming(whim)] }),
  (whim) => by(pope(whim), { do: 'sealBulls', lines: [{ lift: banned(whim) }, naming(whim)] }),
  (whim) => by(bishop(whim), { do: 'sealBulls', lines: [{ excommunicate: player(whim) }, { lift: banned(whim) }] }),
  (whim) => by(pope(whim), { do: 'draftBulls', lines: [{ excommunicate: player(whim) }], preamble: words(whim) }),
  (whim) => by(bishop(whim), { do: 'declareAffiliation', power: power(whim) }),
  (whim) => by(bishop(whim), { do: 'withdrawAffiliation' }),
  (whim) => by(ruler(whim), { do: 'acceptDeclaration', bishop: bishop(whim) }),
  (whim) => by(pope(whim), { do: 'crownEmperor', seat: player(whim) }),
  (whim) =>
    by(bishop(whim), {
      do: 'openDecree',
      decree: `d${whim.game.state.turn.year}${whim.game.state.turn.season}`,
      text: words(whim),
    }),
  (whim) => by(bishop(whim), { do: 'draftCouncilStatement', statement: `s${whim.number}`, text: words(whim) }),
  (whim) => by(pope(whim), { do: 'fileResignation', text: words(whim), signed: whim.dice.chance(90) }),
  (whim) => by(ruler(whim), { do: 'proposeOrdination', see: whim.dice.pick(['VIE', 'PAR', 'KIE']), text: words(whim) }),
  (whim) =>
    by('JD' as SeatId, {
      do: 'registerOrdination',
      see: whim.dice.pick(['VIE', 'PAR', 'KIE', 'TUN']),
      text: words(whim),
    }),
  (whim) => by(bishop(whim), { do: 'renounceTitle' }),
];

/** A naming on a finding there is, of a unit that may be the right one. */
function naming(whim: Whim, chosen = finding(whim)) {
  const { game, dice } = whim;
  const { units } = game.state.board;
  const found = game.state.church.findings[chosen as keyof typeof game.state.church.findings] as Finding | undefined;
  const punished = game.state.church.punishments.find((one) => one.finding === chosen && one.status === 'firstServed');
  const again = units.find(({ id }) => id === punished?.unit);
  const theirs = units.filter((unit) => unit.power === found?.team);
  const unit = again ?? dice.pick(theirs.length === 0 ? units : theirs);
  return { name: `${unit.type} ${unit.location}`, finding: chosen };
}

const JUDGE: readonly Act[] = [
  (whim) => by('JD' as SeatId, { do: 'seatPerson', seat: anybody(whim), person: `p${whim.dice.below(40)}` }),
  (whim) => by('JD' as SeatId, { do: 'emptySeat', seat: player(whim), reason: words(whim) }),
  (whim) => by('JD' as SeatId, { do: 'suspendSeat', seat: player(whim), reason: words(whim) }),
  (whim) => by('JD' as SeatId, { do: 'addSeat', class: 'lord', power: power(whim) }),
  (whim) =>
    by('JD' as SeatId, {
      do: 'overrideBan',
      seat: player(whim),
      banned: whim.dice.chance(50),
      reason: words(whim),
      publicly: whim.dice.chance(50),
    }),
  (whim) =>
    by('JD' as SeatId, {
      do: 'overrideThrone',
      pope: whim.dice.pick(['vacant', bishop(whim)]),
      reason: words(whim),
      publicly: whim.dice.chance(50),
    }),
  (whim) =>
    by('JD' as SeatId, {
      do: 'overrideAntiPope',
      seat: bishop(whim),
      antiPope: whim.dice.chance(70),
      reason: words(whim),
    }),
  (whim) =>
    by('JD' as SeatId, {
      do: 'overrideUnits',
      add: [{ power: power(whim), type: 'A', at: whim.dice.pick(['ROM', 'TUS', 'SWI', 'SER', 'KIE']) }],
      reason: words(whim),
      publicly: whim.dice.chance(50),
    }),
  (whim) => by('JD' as SeatId, { do: 'overrideCouncil', until: 'F1456', reason: words(whim) }),
  (whim) =>
    by('JD' as SeatId, {
      do: 'changeOptions',
      options: whim.dice.pick([{ ballots: 'rollCall' }, { immobilised: 'noMove' }, { circularDeposition: 'pope' }]),
      reason: words(whim),
      publicly: whim.dice.chance(50),
    }),
  (whim) =>
    by('JD' as SeatId, {
      do: 'correctParticipation',
      seat: player(whim),
      turn: 'S1454',
      counts: whim.dice.chance(50),
      reason: words(whim),
    }),
  (whim) =>
    by('JD' as SeatId, {
      do: 'undo',
      to: whim.dice.chance(70) ? 'lastAct' : { seq: 1 + whim.dice.below(whim.game.seq) },
      reason: words(whim),
      publicly: whim.dice.chance(50),
    }),
  (whim) => by('JD' as SeatId, { do: 'redo', reason: words(whim) }),
  (whim) => by(player(whim), { do: 'declareReady', ready: whim.dice.chance(80) }),
  (whim) => by(ruler(whim), { do: 'proposeDraw' }),
  (whim) => by(ruler(whim), { do: 'answerDraw', answer: whim.dice.pick(['yes', 'no']) }),
  (whim) => by(anybody(whim), { do: whim.dice.pick(['publish', 'closePhase', 'pauseClock', 'endExemption']) }),
];

/** Something that somebody tries: speech most of all, then sheets, the church, and the Judge's hand. */
export function whimOf(whim: Whim): Line {
  const roll = whim.dice.below(100);
  const kind = roll < 30 ? SPEECH : roll < 55 ? SHEETS : roll < 88 ? CHURCH : JUDGE;
  return whim.dice.pick(kind)(whim) ?? by(player(whim), { do: 'writeNote', text: words(whim) });
}

/** What a class does together in a phase: votes, signs a decree that was drawn up, and hands in its sheets; each may stay away. */
export function together(whim: Whim): readonly Line[] {
  const { game, dice } = whim;
  const { phase, church } = game.state;
  const lines: Line[] = [];
  const bishops = bishopsOf(game).map(({ id }) => id);
  if (phase === 'diplomacy') {
    const open = Object.values(church.decrees).find((decree) => decree?.status === 'open');
    if (open !== undefined && dice.chance(70)) {
      lines.push(by(open.drafter, { do: 'circulateDecree', decree: open.id, to: bishops, confirm: true }));
      for (const one of bishops) if (dice.chance(60)) lines.push(by(one, { do: 'signDecree', decree: open.id }));
    }
    const statement = Object.values(church.statements).find((one) => one?.issued === false);
    if (statement !== undefined)
      for (const one of bishops) lines.push(by(one, { do: 'signCouncilStatement', statement: statement.id }));
  }
  if (phase === 'orderWriting' && (conclaveOf(game.state) !== undefined || councilSits(game.state))) {
    const favourite = dice.pick(bishops);
    for (const one of bishops) {
      if (dice.chance(85))
        lines.push(by(one, { do: 'castBallot', candidate: dice.chance(75) ? favourite : dice.pick(bishops) }));
    }
  }
  if (phase === 'orderWriting') {
    const reigning = popeOf(game.state);
    const accused = liveBans(game.state).filter(({ seat }) => isBanned(game.state, seat));
    if (reigning !== undefined && accused.length > 0 && dice.chance(60)) {
      const { seat } = dice.pick(accused);
      const offenceTurn = `${game.state.turn.season === 'spring' ? 'S' : 'F'}${game.state.turn.year}`;
      const named = `t${whim.number}`;
      lines.push(
        by(reigning, { do: 'fileTestimony', finding: named, accused: seat, offenceTurn, testimony: words(whim) }),
      );
      const theirs = game.state.board.units.filter((unit) => unit.power === affiliationOf(game.state, seat));
      if (theirs.length > 0) {
        const unit = dice.pick(theirs);
        lines.push(
          by(reigning, { do: 'sealBulls', lines: [{ name: `${unit.type} ${unit.location}`, finding: named }] }),
        );
      }
    }
    const again = game.state.church.punishments.filter(({ status }) => status === 'firstServed');
    if (reigning !== undefined && again.length > 0 && dice.chance(60)) {
      lines.push(by(reigning, { do: 'sealBulls', lines: again.map((one) => naming(whim, one.finding)) }));
    }
    for (const { id, seatCode } of game.variant.powers) {
      const stays = dice.chance(25);
      if (!stays)
        lines.push(
          by(`R-${seatCode}` as SeatId, { do: 'draftSheet', sheet: 'r', text: orders(whim, id) }),
          by(`R-${seatCode}` as SeatId, { do: 'signSheet', sheet: 'r' }),
        );
    }
  }
  return lines;
}

/** How the Judge rules on all that waits for him. */
export function rulings(whim: Whim): readonly Line[] {
  const { game, dice } = whim;
  const open = (Object.values(game.state.church.findings) as readonly Finding[]).filter(
    ({ ruling, decidedIn }) => ruling === 'open' && decidedIn === undefined,
  );
  return [
    ...open.flatMap(({ id, accused }) => [
      by('JD' as SeatId, {
        do: 'askAboutTestimony',
        finding: id,
        of: dice.pick(['accused', 'pope']),
        question: words(whim),
      }),
      by(dice.chance(70) ? accused : pope(whim), {
        do: 'answerTestimony',
        finding: id,
        answer: words(whim),
        admits: dice.chance(20),
      }),
    ]),
    ...open.map(({ id }) =>
      by('JD' as SeatId, { do: 'ruleTestimony', finding: id, ruling: dice.chance(75) ? 'proven' : 'notProven' }),
    ),
    by('JD' as SeatId, { do: 'ruleResignation', ruling: dice.pick(['free', 'duress']) }),
    ...game.variant.powers.map(({ id, seatCode }) =>
      by('JD' as SeatId, { do: 'chooseSheet', power: id, sheet: `${seatCode}:${dice.pick(['a', 'b', 'r'])}` }),
    ),
  ];
}
