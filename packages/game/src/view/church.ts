import type { SeatId } from '../ids.ts';
import { type Affiliation, affiliationOfSeat } from '../papacy/affiliation.ts';
import { liveBans } from '../papacy/bans.ts';
import { conclaveOf, councilSits, majorityOf, papacyOf, popeOf } from '../papacy/church.ts';
import { standingOf } from '../papacy/council.ts';
import { filledBishops, seatsOf } from '../seats/seats.ts';
import type {
  AntiPope,
  Ballot,
  Ban,
  Conclave,
  ConveningDecree,
  Council,
  CouncilStatement,
  Declaration,
  Emperor,
  Finding,
  GameState,
  OrdinationProposal,
  Packet,
  Punishment,
  Resignation,
  Throne,
} from '../state.ts';
import { type SeenElection, viewElection } from './offices.ts';
import type { Viewer } from './viewer.ts';

/** The church as everybody sees it. Without the Papacy Rules there is none. */
interface SeenChurch {
  readonly throne: { readonly kind: 'vacant' } | Extract<Throne, { kind: 'reigning' }> | undefined;
  readonly antiPopes: readonly Omit<AntiPope, 'protector'>[];
  readonly bans: readonly Pick<Ban, 'id' | 'seat' | 'issuer' | 'sealedIn' | 'since'>[];
  readonly punishments: readonly Punishment[];
  /** Who belongs to whom, and why; bishops of no team are left out (R8). */
  readonly affiliations: { readonly [bishop: string]: Affiliation };
  readonly declarations: readonly (Declaration & { readonly bishop: SeatId })[];
  readonly emperors: readonly Emperor[];
  readonly conclave?: Conclave & { readonly eligible: readonly SeatId[] };
  readonly council?: Omit<Council, 'renews'> & { readonly bishops: number; readonly needed: number };
  readonly election?: SeenElection;
}

const withoutEarlier = ({ renews: _, ...council }: Council): Omit<Council, 'renews'> => council;

/** Thrones, bans, affiliations, councils, crowns: nothing of it is secret. */
export function viewChurch(state: GameState): SeenChurch {
  if (papacyOf(state) === undefined) {
    return {
      ...{ throne: undefined, antiPopes: [], bans: [], punishments: [], affiliations: {}, declarations: [] },
      emperors: [],
    };
  }
  const { church } = state;
  const conclave = conclaveOf(state);
  const bishops = filledBishops(state);
  const election = viewElection(state);
  return {
    throne: church.throne.kind === 'vacant' ? { kind: 'vacant' as const } : church.throne,
    antiPopes: church.antiPopes.map(({ seat, since, outstanding }) => ({ seat, since, outstanding })),
    bans: liveBans(state).map(({ id, seat, issuer, sealedIn, since }) => ({ id, seat, issuer, sealedIn, since })),
    punishments: church.punishments.filter(({ status }) => status === 'firstServed'),
    affiliations: affiliations(state),
    declarations: declarations(state),
    emperors: church.emperors,
    ...(conclave === undefined
      ? {}
      : { conclave: { ...conclave, eligible: bishops.map(({ id }) => id).filter((id) => id !== conclave.barred) } }),
    ...(church.council === undefined || !councilSits(state)
      ? {}
      : {
          council: { ...withoutEarlier(church.council), bishops: bishops.length, needed: majorityOf(bishops.length) },
        }),
    ...(election === undefined ? {} : { election }),
  };
}

function affiliations(state: GameState): SeenChurch['affiliations'] {
  return Object.fromEntries(
    seatsOf(state)
      .filter((seat) => seat.class === 'bishop')
      .flatMap((seat) => {
        const affiliation = affiliationOfSeat(state, seat.id);
        return affiliation === undefined ? [] : [[seat.id, affiliation] as const];
      }),
  );
}

/** Who declared for whom, those included whose Ruler has not accepted them yet: a declaration is public (R8, A11). */
function declarations({ church }: GameState) {
  return (Object.entries(church.declarations) as [SeatId, Declaration][]).map(([bishop, declaration]) => ({
    bishop,
    ...declaration,
  }));
}

/** What the church keeps from others. */
interface ChurchPapers {
  readonly bulls?: readonly Packet[];
  readonly ballots?: readonly Ballot[];
  readonly ordinationProposals?: readonly OrdinationProposal[];
  readonly decrees?: readonly (ConveningDecree & { readonly standing: ReturnType<typeof standingOf> })[];
  readonly findings?: readonly Partial<Finding>[];
  readonly statements?: readonly CouncilStatement[];
  readonly resignation?: Resignation;
}

/** What the church keeps from others, as this viewer may see it. */
export function viewChurchPapers(state: GameState, viewer: Viewer): ChurchPapers {
  if (papacyOf(state) === undefined) return {};
  const { church } = state;
  const me = viewer.seat?.id;
  const all = viewer.judge;
  const packets = (Object.values(church.packets) as readonly Packet[]).filter((one) => all || one.author === me);
  const ballots = Object.values(church.ballots).filter(
    (one): one is Ballot => one !== undefined && (all || one.voter === me),
  );
  const decrees = (Object.values(church.decrees) as readonly ConveningDecree[]).filter(
    (one) => all || one.drafter === me || (me !== undefined && one.circulation.includes(me)),
  );
  const findings = (Object.values(church.findings) as readonly Finding[]).flatMap((one) =>
    viewFinding(state, one, viewer),
  );
  const resignation = church.resignation;
  return {
    bulls: packets,
    ballots,
    ordinationProposals: church.ordinationProposals.filter(({ by }) => all || by === me),
    decrees: decrees.map((decree) => ({ ...decree, standing: standingOf(state, decree) })),
    findings,
    statements: (Object.values(church.statements) as readonly CouncilStatement[]).filter(
      (one) => all || one.issued || viewer.seat?.class === 'bishop',
    ),
    ...(resignation !== undefined && all ? { resignation } : {}),
    ...(resignation !== undefined && !all && isOpenAndMine(resignation, me)
      ? { resignation: { ...resignation, ruling: 'open' as const } }
      : {}),
  };
}

/**
 * His resignation, while it waits to be resolved: a later Pope's, taking its place, must not show by its
 * absence. What the Judge rules on it he reads when it is published.
 */
function isOpenAndMine({ seat, outcome }: Resignation, me: SeatId | undefined): boolean {
  return seat === me && outcome === undefined;
}

/**
 * A finding as a viewer may know it. The Judge sees all; the Pope who filed it too, but how the Judge
 * rules and what others answer only when it is decided; the accused what was asked of him and, once it
 * is published as proven, the testimony; everybody that, by the option `testimonyPublic`, else only
 * that there is one.
 *
 * @rule A29, A30
 */
function viewFinding(state: GameState, finding: Finding, viewer: Viewer): readonly Partial<Finding>[] {
  const me = viewer.seat?.id;
  if (viewer.judge || popeMayUse(state, finding, me)) return [finding];
  if (finding.filedBy === me) return [finding.decidedIn === undefined ? undecided(finding, me) : finding];
  const proven = finding.ruling === 'proven' && finding.decidedIn !== undefined;
  const asked = finding.questions.filter((question) => question.of === me);
  const { id, ban, accused, offenceTurn } = finding;
  if (proven) {
    const open = state.options.testimonyPublic === 'on' || accused === me;
    return [
      {
        id,
        ban,
        accused,
        offenceTurn,
        ruling: finding.ruling,
        ...(open ? { testimony: finding.testimony } : {}),
        questions: asked,
      },
    ];
  }
  return asked.length === 0 ? [] : [{ id, accused, offenceTurn, questions: asked }];
}

/** A finding before its ruling is published, as he sees it who filed it. */
function undecided(finding: Finding, me: SeatId): Finding {
  const questions = finding.questions.filter((question) => question.of === me);
  return { ...finding, ruling: 'open', admitted: false, questions };
}

/** The reigning Pope may name a unit on a predecessor's proven finding (A31). */
function popeMayUse(state: GameState, finding: Finding, me: SeatId | undefined): boolean {
  return me !== undefined && popeOf(state) === me && finding.ruling === 'proven' && finding.decidedIn !== undefined;
}
