import { type FileRefusal as FileRefusalCode, gameFileSchema } from '@defensor/api';
import { apply, type Game, type LoggedEvent } from '@defensor/game';
import { canonicalJson } from '../../store/canonical-json.ts';
import { sha256 } from '../../store/chain.ts';
import { attachmentsRead, type ReadAttachment } from './attachments.ts';
import { fileHash } from './write.ts';

/** Why a file is no game to go on with, where, and what to tell whoever sent it. */
export interface FileRefusal {
  readonly code: FileRefusalCode;
  readonly issues?: readonly { readonly at: string; readonly message: string }[];
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** A game as a file held it. */
export interface ReadGame {
  readonly game: Game;
  readonly log: readonly LoggedEvent[];
  readonly title: string;
  readonly texts: ReadonlyMap<string, string>;
  readonly attachments: readonly ReadAttachment[];
}

type Read = { readonly ok: true; readonly value: ReadGame } | { readonly ok: false; readonly refusal: FileRefusal };

/** A clock may be this much ahead of ours. */
const AHEAD_MS = 60_000;
const MOST_ISSUES = 20;

/**
 * Reads a game file: its form, numbers, hash and times; every event applied to the game that those before it made,
 * which must give the same entry again; every text against its hash; what is attached as if it were sent now. Whether each act was allowed when it was done
 * cannot be known from events alone and is not asked.
 */
export function readGameFile(file: unknown, nowMs: number): Read {
  const { format, version } = (file ?? {}) as { format?: unknown; version?: unknown };
  if (format === 'defensor-game' && typeof version === 'number' && version > 1) return refuse('newer-game-file');
  const parsed = gameFileSchema.safeParse(file);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => ({ at: path.join('/'), message }));
    return refuse('not-a-game-file', { issues: issues.slice(0, MOST_ISSUES) });
  }
  // As it was written: what the schema made of it might differ in what it left out.
  const { log, title, texts, hash } = file as { log: LoggedEvent[]; title: string; texts: object; hash: string };
  const fault = faultOfLog(log, hash, nowMs);
  if (fault !== undefined) return fault;
  const played = playedOn(log);
  if (!('game' in played)) return played;
  const written = new Map(Object.entries(texts) as [string, string][]);
  const altered = alteredText(log, written);
  if (altered !== undefined) return refuse('file-text-altered', { facts: { text: altered } });
  const attachments = attachmentsRead(played.game, parsed.data.attachments ?? []);
  if ('unsound' in attachments)
    return refuse('file-attachment-unsound', { facts: { attachment: attachments.unsound } });
  return { ok: true, value: { game: played.game, log, title, texts: written, attachments } };
}

function refuse(code: FileRefusal['code'], more: Pick<FileRefusal, 'issues' | 'facts'> = {}) {
  return { ok: false, refusal: { code, ...more } } as const;
}

function faultOfLog(log: readonly LoggedEvent[], hash: string, nowMs: number) {
  const gap = log.findIndex(({ seq }, index) => seq !== index + 1);
  if (gap >= 0) return refuse('file-log-gap', { facts: { seq: gap + 1 } });
  if (fileHash(log) !== hash) return refuse('file-altered');
  const late = log.findIndex(({ at }, index) => at > nowMs + AHEAD_MS || at < (log[index - 1]?.at ?? 0));
  if (late >= 0) return refuse('file-time', { facts: { seq: late + 1 } });
  const commands = byCommand(log).map(([{ command }]) => command);
  const twice = commands.find((command, index) => commands.indexOf(command) !== index);
  return twice === undefined ? undefined : refuse('file-command-twice', { facts: { command: twice } });
}

/** Plays the log event by event; each must give the entry that stands there. */
function playedOn(log: readonly LoggedEvent[]) {
  if (log[0]?.event.type !== 'gameCreated') return refuse('file-entry-impossible', { facts: { seq: 1 } });
  let game: Game | undefined;
  for (const entries of byCommand(log)) {
    const [{ command: id, at, actor: as, onBehalfOf, seq }] = entries;
    const frame = { id, at, as, ...(onBehalfOf === undefined ? {} : { onBehalfOf }) };
    try {
      const events = entries.map(({ event }) => event);
      const after: Game = apply(game, frame, events);
      const made = after.record.log.slice(-entries.length);
      const other = entries.find((entry, index) => canonicalJson(entry) !== canonicalJson(unmarked(made[index])));
      if (other !== undefined) return refuse('file-entry-impossible', { facts: { seq: other.seq } });
      game = after;
    } catch {
      // Facts of the right form may still speak of seats and units that there are not: whatever breaks on them is the file's.
      return refuse('file-entry-impossible', { facts: { seq } });
    }
  }
  return game === undefined ? refuse('not-a-game-file') : { game };
}

/** An entry without the mark that an undo of the same command leaves on it. */
function unmarked(entry: LoggedEvent | undefined): unknown {
  if (entry === undefined) return undefined;
  const { undone: _, ...rest } = entry;
  return rest;
}

type Entries = readonly [LoggedEvent, ...LoggedEvent[]];

/** The entries of each command, in order. */
export function byCommand(log: readonly LoggedEvent[]): readonly Entries[] {
  const groups: [LoggedEvent, ...LoggedEvent[]][] = [];
  for (const entry of log) {
    const group = groups.at(-1);
    if (group !== undefined && group[0].command === entry.command) group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/** The id of a text that the log does not refer to, or whose hash is another. */
function alteredText(log: readonly LoggedEvent[], texts: ReadonlyMap<string, string>): string | undefined {
  const hashes = new Map<string, string>();
  for (const { event } of log) collectRefs(event.facts, hashes);
  return [...texts].find(([id, text]) => hashes.get(id) !== sha256(text))?.[0];
}

function collectRefs(part: unknown, into: Map<string, string>): void {
  if (typeof part !== 'object' || part === null) return;
  const { id, hash } = part as { id?: unknown; hash?: unknown };
  if (typeof id === 'string' && typeof hash === 'string') into.set(id, hash);
  for (const inner of Object.values(part)) collectRefs(inner, into);
}
