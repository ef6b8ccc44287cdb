import { isDeepStrictEqual } from 'node:util';
import { provinceOf } from '@defensor/diplomacy';
import {
  antiPopeOf,
  type Ban,
  dryRun,
  type Game,
  type GameEvent,
  type GameState,
  isBanned,
  liveBans,
  play,
  popeOf,
  replay,
  type Sheet,
  seatsOf,
  type ViewerName,
  view,
  viewerOf,
} from '../../../src/index.ts';
import { commandOf, ports } from '../../kit.ts';

/** A law that a game broke. */
class Broken extends Error {}

export function hold(isSo: boolean, law: string): void {
  if (!isSo) throw new Broken(law);
}

/** Thrones, bans and punishments fit together, after whatever happened. */
export function churchIsWhole({ state }: Game): void {
  const { church, seats } = state;
  const pope = popeOf(state);
  hold(pope === undefined || seats[pope]?.class === 'bishop', `the Pope ${pope} is no bishop`);
  hold(church.throne.kind === 'vacant' || seats[church.throne.pope] !== undefined, 'the Pope has no seat');
  const titles = church.antiPopes.map(({ seat }) => seat);
  hold(new Set(titles).size === titles.length, 'a bishop is Anti-Pope twice');
  hold(pope === undefined || antiPopeOf(state, pope) === undefined, 'the Pope is an Anti-Pope');
  hold(
    titles.every((seat) => seats[seat]?.class === 'bishop'),
    'an Anti-Pope is no bishop',
  );
  const bans = liveBans(state).map(({ seat }) => seat);
  hold(new Set(bans).size === bans.length, 'a seat is under two bans');
  hold(
    bans.every((seat) => /^[RLB]/.test(seat)),
    'somebody who does not play is banned',
  );
  for (const ban of Object.values(church.bans) as readonly Ban[])
    hold(isBanned(state, ban.seat) || ban.ended !== undefined, 'a ban is neither live nor ended');
  for (const { ban, finding, status, accused } of church.punishments) {
    hold(church.findings[finding]?.accused === accused, 'a punishment is for another than its finding');
    hold(
      status !== 'firstServed' || church.bans[ban]?.ended === undefined,
      'a punishment waits under a ban that is over',
    );
  }
}

export function boardIsWhole({ state: { board } }: Game): void {
  const provinces = board.units.map(({ location }) => provinceOf(location));
  hold(new Set(provinces).size === provinces.length, 'two units stand in one province');
  const ids = [...board.units, ...board.dislodged].map(({ id }) => id);
  hold(new Set(ids).size === ids.length, 'two units have one id');
}

/** R17: a Pope is deposed exactly when a power that ordered it stands in Rome on the board that was published. */
export function deposedIfHeld({ state }: Game, events: readonly GameEvent[]): void {
  const movement = events.find((event) => event.type === 'movementResolved');
  const chosen = events.find((event) => event.type === 'sheetsChosen');
  if (movement?.type !== 'movementResolved' || chosen?.type !== 'sheetsChosen' || state.addendum.kind === 'off') return;
  const { papalSee } = state.addendum;
  const holder = movement.facts.units.find(({ location }) => provinceOf(location) === papalSee)?.power;
  const choice = holder === undefined ? undefined : chosen.facts.choices[holder];
  const sheet = choice !== undefined && 'sheet' in choice ? (state.sheets.sheets[choice.sheet] as Sheet) : undefined;
  const isOrdered = sheet?.depose.some(({ whom }) => whom === 'pope') === true;
  const fell = events.some((event) => event.type === 'popeDeposed');
  hold(
    fell === (isOrdered && popeOf(state) !== undefined),
    `R17: deposed ${fell}, ordered by ${holder} in Rome ${isOrdered}`,
  );
}

/** R5, R6, R14: every majority is a strict one, of the bishops there are. */
export function majoritiesAreStrict({ state }: Game, events: readonly GameEvent[]): void {
  const bishops = seatsOf(state).filter((seat) => seat.class === 'bishop' && seat.standing === 'seated').length;
  for (const event of events) {
    if (event.type === 'councilConvened') {
      const { needed, signatories, bishops: counted } = event.facts;
      hold(2 * needed > counted && 2 * (needed - 1) <= counted, `R14: ${needed} is no majority of ${counted}`);
      hold(signatories.length >= needed, `R14: ${signatories.length} signatures for ${needed}`);
    }
    if (event.type === 'ballotsCounted') {
      const { needed, eligible, of, counts, elected, plurality, bishops: counted } = event.facts;
      hold(counted === bishops, `A40: ${counted} bishops counted, ${bishops} sit`);
      const cast = counts.reduce((sum, { votes }) => sum + votes, 0);
      const base = { eligible, allBishops: counted, votesCast: cast }[of];
      hold(2 * needed > base && 2 * (needed - 1) <= base, `A40: ${needed} is no majority of ${base} (${of})`);
      const winner = counts.find(({ votes }) => votes >= needed)?.candidate;
      hold(plurality || elected === winner, `A41: ${elected} is elected, ${winner} has the majority`);
      hold(cast <= eligible, 'more votes count than bishops may vote');
    }
  }
}

/** R18: whoever wins by the rules has the centres, and a Ruler in communion. */
export function winnerIsInCommunion(after: GameState, events: readonly GameEvent[], variant: Game['variant']): void {
  for (const event of events) {
    if (event.type !== 'gameEnded' || event.rule !== 'R18' || event.facts.ending.kind !== 'victory') continue;
    const { power } = event.facts.ending;
    const owned = Object.values(after.board.owned).filter((owner) => owner === power).length;
    hold(owned >= variant.victoryCentres, `R18: ${power} wins with ${owned}`);
    const ruler = seatsOf(after).find((seat) => seat.class === 'ruler' && seat.power === power);
    hold(ruler === undefined || !isBanned(after, ruler.id), `R18: ${power} wins out of communion`);
  }
}

/** A game is what its log makes of it. */
export function replaysToItself(game: Game): void {
  const log = JSON.parse(JSON.stringify(game.record.log)) as Game['record']['log'];
  const again = replay(log.map(({ undone: _, ...entry }) => entry));
  hold(isDeepStrictEqual(again?.state, game.state), 'the state is not what the log makes of it');
  hold(isDeepStrictEqual(again?.record, game.record), 'the record is not what the log makes of it');
  for (const viewer of ['JD', 'R-SPA', 'B-ROM', 'public'] as ViewerName[]) {
    if (again === undefined || viewerOf(game, viewer) === undefined) continue;
    hold(isDeepStrictEqual(view(again, viewer), view(game, viewer)), `${viewer} sees another game after a replay`);
  }
}

/** JD.7: undoing and redoing changes nothing. */
export function undoRedo(game: Game, seq: number): void {
  const at = game.state.clock.now;
  const undone = play(game, commandOf({ as: 'JD', do: 'undo', to: { seq }, reason: 'r' }, 'undo', at), ports);
  if (!undone.decision.ok) return;
  const redone = play(undone.game, commandOf({ as: 'JD', do: 'redo', reason: 'r' }, 'redo', at), ports);
  hold(redone.decision.ok, 'what was undone cannot be redone');
  hold(isDeepStrictEqual(redone.game?.state, game.state), `undone to ${seq} and redone, the game is another`);
}

/** JD.5: publishing does what the dry run showed. */
export function foretold(before: Game, published: readonly GameEvent[]): void {
  const { events } = dryRun(before);
  hold(isDeepStrictEqual(events, published), 'publishing does something else than the dry run showed');
}
