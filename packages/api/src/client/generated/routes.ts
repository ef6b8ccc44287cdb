// Written by npm run docs from the table of routes in packages/server: not by hand.
import type { CommandLine, NewGameLine, SeenEvent, View } from '../types.ts';

/** Every route by its name: what it takes and what it answers. */
export interface Routes {
  /** Whether the server is alive. */
  'GET /healthz': { answer: { readonly status: "ok" } };
  /** Whether the server can commit, and keeps the right time. */
  'GET /readyz': { answer: { readonly status: "ready" | "not-ready"; readonly database: "commits" | "away"; readonly clock: "right" | "off" } };
  /** Figures for Prometheus. Without names, games or addresses; a proxy keeps it from the world. */
  'GET /metrics': { answer: string };
  /** This description. */
  'GET /api/v1/openapi.json': { answer: { readonly openapi: string } };
  /** The games of the classes that one judges, or the game that one sits in. */
  'GET /api/v1/games': { answer: { readonly games: readonly ({ readonly id: string; readonly class: string; readonly title: string; readonly turn: string; readonly phase: string; readonly closesAt?: number; readonly createdAt: number; readonly endedAt?: number })[] } };
  /** Begins a game of a class that one judges. */
  'POST /api/v1/games': { body: { readonly id: string; readonly class: string; readonly title: string } & NewGameLine; answer: { readonly game: string; readonly receipt: { readonly command: string; readonly game: string; readonly seq: number; readonly turn: string; readonly phase: string; readonly at: number } } };
  /** The game as one may see it, with the free texts in it; letters’ texts are fetched apart by a Judge. */
  'GET /api/v1/games/:game': { params: { readonly game: string }; query: { readonly as?: "public" | "projector"; readonly seat?: string }; answer: { readonly view: View; readonly texts: Readonly<Record<string, string>>; readonly stale?: true } };
  /** Carries out a command of the game: docs/commands.md has each with an example. */
  'POST /api/v1/games/:game/commands': { params: { readonly game: string }; body: CommandLine; answer: { readonly ok: true; readonly receipt: { readonly command: string; readonly game: string; readonly seq: number; readonly turn: string; readonly phase: string; readonly at: number }; readonly events: readonly SeenEvent[] } };
  /** Carries out commands one after the other, such as a lesson’s paper sheets; each is answered by itself. */
  'POST /api/v1/games/:game/commands/batch': { params: { readonly game: string }; body: { readonly commands: readonly CommandLine[] }; answer: { readonly answers: readonly (({ readonly ok: true; readonly receipt: { readonly command: string; readonly game: string; readonly seq: number; readonly turn: string; readonly phase: string; readonly at: number }; readonly events: readonly SeenEvent[] } | { readonly ok: false; readonly problem: { readonly type: string; readonly title: string; readonly status: number; readonly code: string; readonly sentence: string; readonly rule?: string; readonly facts?: Readonly<Record<string, unknown>>; readonly issues?: readonly ({ readonly at: string; readonly message: string })[]; readonly request?: string } }))[] } };
  /** What one may know of what has happened, oldest first, from after a number on. */
  'GET /api/v1/games/:game/log': { params: { readonly game: string }; query: { readonly after?: string; readonly limit?: string; readonly as?: "public" | "projector"; readonly seat?: string }; answer: { readonly events: readonly SeenEvent[]; readonly more: boolean } };
  /** Server-Sent Events: `happened` with the event’s number as id; `ready`, `presence` (for Judges), `wall` (for Judges and projectors), `attached` (what is attached to something that one may see has changed), `bye`; `resync` asks to load the view anew. Resumes after Last-Event-ID. */
  'GET /api/v1/games/:game/live': { params: { readonly game: string }; query: { readonly after?: string; readonly as?: "public" | "projector"; readonly seat?: string }; answer: 'a stream: see addressOf' };
  /** The seats of which somebody has the game open, on whichever node. */
  'GET /api/v1/games/:game/presence': { params: { readonly game: string }; answer: { readonly seats: readonly string[] } };
  /** How far the results are revealed on the wall; nothing where they never were. */
  'GET /api/v1/games/:game/wall': { params: { readonly game: string }; answer: { readonly line?: number; readonly shown?: number; readonly by?: string; readonly turn?: string; readonly phase?: string } };
  /** Reveals results on the wall, as far as is said, from the desk or from the wall’s own computer. */
  'PUT /api/v1/games/:game/wall': { params: { readonly game: string }; body: { readonly line: number; readonly shown?: number; readonly by: string }; answer: { readonly line: number; readonly shown?: number; readonly by: string; readonly turn: string; readonly phase: string } };
  /** Free texts that one may read, by their ids. A Judge’s reading of private letters is noted in the audit trail. */
  'GET /api/v1/games/:game/texts': { params: { readonly game: string }; query: { readonly ids: string; readonly seat?: string }; answer: { readonly texts: Readonly<Record<string, string>> } };
  /** Makes the owner a Judge of the class to try things in, and tells of its game. */
  'POST /api/v1/demo': { answer: { readonly game: string; readonly seats: readonly string[] } };
  /** Sits the owner down in a seat of the class to try things in; there is none in production. */
  'POST /api/v1/demo/seats/:seat': { params: { readonly seat: string }; answer: { readonly game: string; readonly seat: string } };
  /** Signs in by name and passphrase. */
  'POST /api/v1/sessions': { body: { readonly name: string; readonly passphrase: string }; answer: { readonly person: string } };
  /** The devices on which one is signed in. */
  'GET /api/v1/sessions': { answer: { readonly current: string; readonly devices: readonly ({ readonly id: string; readonly device: string; readonly since: number; readonly seenAt: number; readonly expiresAt: number })[] } };
  /** Signs one of one’s devices out. */
  'DELETE /api/v1/sessions/:session': { params: { readonly session: string }; answer: { readonly done: true } };
  /** Signs out: of this session, of everything in this browser, or, for a person, on every device. */
  'POST /api/v1/sign-out': { body: { readonly of: "session" | "browser" | "everywhere" }; answer: { readonly done: true } };
  /** Changes one’s passphrase. Every session ends, and this browser gets a new one. */
  'PUT /api/v1/me/passphrase': { body: { readonly present: string; readonly next: string }; answer: { readonly person: string } };
  /** What an invitation or a link for a new passphrase is for. */
  'POST /api/v1/welcome/look': { body: { readonly invite: string }; answer: { readonly kind: "first" | "owner" | "judge" | "reset"; readonly name?: string } };
  /** Uses an invitation, or a link for a new passphrase, and signs in. */
  'POST /api/v1/welcome': { body: { readonly invite: string; readonly name?: string; readonly passphrase: string }; answer: { readonly person: string } };
  /** By which OpenID provider one may sign in here, if by any, and whether the person who asks does. */
  'GET /api/v1/provider': { answer: { readonly host?: string; readonly linked?: boolean } };
  /** Begins a sign-in at the OpenID provider, or, with `link` and their passphrase, adds it to the person who is signed in. */
  'POST /api/v1/provider': { body: { readonly link?: boolean; readonly passphrase?: string }; answer: { readonly url: string } };
  /** Where the OpenID provider sends people back to. Goes on to the page that it began on, which finishes it. */
  'GET /api/v1/provider/callback': { answer: Readonly<Record<string, unknown>> };
  /** Signs in whom the provider named. Whoever is new here brings an invitation and a name. */
  'POST /api/v1/provider/finish': { body: { readonly invitation?: { readonly invite: string; readonly name: string } }; answer: { readonly person: string } };
  /** Who is signed in in this browser: a person, and any number of seats. */
  'GET /api/v1/me': { answer: { readonly person?: { readonly id: string; readonly name: string; readonly roles: readonly ("owner" | "judge")[]; readonly classes: readonly string[] }; readonly seats: readonly ({ readonly game: string; readonly seat: string; readonly card: string; readonly name?: string })[]; readonly token?: { readonly id: string; readonly person: string } } };
  /** Everything that is kept about whoever asks. */
  'GET /api/v1/me/export': { answer: { readonly person: { readonly id: string; readonly name: string; readonly details: Readonly<Record<string, string>>; readonly class?: string; readonly provider?: { readonly issuer: string; readonly subject: string }; readonly hasPassphrase: boolean; readonly createdAt: number }; readonly roles: readonly string[]; readonly classes: readonly string[]; readonly seats: readonly ({ readonly game: string; readonly seat: string; readonly card: string; readonly since: number })[]; readonly devices: readonly ({ readonly device: string; readonly since: number; readonly seenAt: number })[]; readonly tokens: readonly ({ readonly name: string; readonly scopes: string; readonly createdAt: number })[]; readonly writings: readonly ({ readonly game: string; readonly seat: string; readonly at: number; readonly text: string })[]; readonly attachments: readonly ({ readonly game: string; readonly id: string; readonly at: number; readonly mediaType: string; readonly size: number })[]; readonly trail: readonly ({ readonly at: number; readonly act: string; readonly object: string })[] } };
  /** Forgets the person who asks. What they did in games stays, without their name. */
  'DELETE /api/v1/me': { answer: { readonly done: true } };
  /** Everybody who signs in here: owners and Judges. */
  'GET /api/v1/people': { answer: { readonly people: readonly ({ readonly id: string; readonly name: string; readonly roles: readonly ("owner" | "judge")[]; readonly createdAt: number })[] } };
  /** Makes somebody an owner of the installation, or takes that away. */
  'PUT /api/v1/people/:person/owner': { params: { readonly person: string }; body: { readonly owner: boolean }; answer: { readonly done: true } };
  /** Makes a link by which somebody sets a new passphrase. */
  'POST /api/v1/people/:person/new-passphrase': { params: { readonly person: string }; answer: { readonly invite: { readonly id: string; readonly kind: "first" | "owner" | "judge" | "reset"; readonly person?: string; readonly class?: string; readonly createdAt: number; readonly expiresAt: number }; readonly link: string } };
  /** Everything that is kept about a person. */
  'GET /api/v1/people/:person/export': { params: { readonly person: string }; answer: { readonly person: { readonly id: string; readonly name: string; readonly details: Readonly<Record<string, string>>; readonly class?: string; readonly provider?: { readonly issuer: string; readonly subject: string }; readonly hasPassphrase: boolean; readonly createdAt: number }; readonly roles: readonly string[]; readonly classes: readonly string[]; readonly seats: readonly ({ readonly game: string; readonly seat: string; readonly card: string; readonly since: number })[]; readonly devices: readonly ({ readonly device: string; readonly since: number; readonly seenAt: number })[]; readonly tokens: readonly ({ readonly name: string; readonly scopes: string; readonly createdAt: number })[]; readonly writings: readonly ({ readonly game: string; readonly seat: string; readonly at: number; readonly text: string })[]; readonly attachments: readonly ({ readonly game: string; readonly id: string; readonly at: number; readonly mediaType: string; readonly size: number })[]; readonly trail: readonly ({ readonly at: number; readonly act: string; readonly object: string })[] } };
  /** Forgets a person. What they did in games stays, without their name. */
  'DELETE /api/v1/people/:person': { params: { readonly person: string }; answer: { readonly done: true } };
  /** Makes a link that makes whoever uses it first a Judge, or another owner. */
  'POST /api/v1/invites': { body: { readonly kind: "owner" | "judge" }; answer: { readonly invite: { readonly id: string; readonly kind: "first" | "owner" | "judge" | "reset"; readonly person?: string; readonly class?: string; readonly createdAt: number; readonly expiresAt: number }; readonly link: string } };
  /** The links that still wait to be used. */
  'GET /api/v1/invites': { answer: { readonly invites: readonly ({ readonly id: string; readonly kind: "first" | "owner" | "judge" | "reset"; readonly person?: string; readonly class?: string; readonly createdAt: number; readonly expiresAt: number })[] } };
  /** Withdraws a link. */
  'DELETE /api/v1/invites/:invite': { params: { readonly invite: string }; answer: { readonly done: true } };
  /** The audit trail: who signed in, was let in, was given or lost rights, and read what. */
  'GET /api/v1/audit': { query: { readonly after?: number; readonly object?: string }; answer: { readonly entries: readonly ({ readonly seq: number; readonly at: number; readonly actor: string; readonly act: string; readonly object: string; readonly facts: Readonly<Record<string, unknown>>; readonly hash: string })[] } };
  /** A page of the audit trail, the latest first, with the names of those who sign in here. */
  'GET /api/v1/audit/latest': { query: { readonly before?: number; readonly kind?: "people" | "rights" | "cards" | "signIn" | "files" }; answer: { readonly entries: readonly ({ readonly seq: number; readonly at: number; readonly actor: string; readonly act: string; readonly object: string; readonly facts: Readonly<Record<string, unknown>>; readonly hash: string })[]; readonly more: boolean; readonly people: readonly ({ readonly id: string; readonly name: string })[]; readonly cards: readonly ({ readonly id: string; readonly game: string; readonly seat: string; readonly person?: string })[] } };
  /** A page of the audit trail of a class, the latest first, with the names of its players and Judges. */
  'GET /api/v1/classes/:class/audit': { params: { readonly class: string }; query: { readonly before?: number; readonly kind?: "people" | "rights" | "cards" | "signIn" | "files" }; answer: { readonly entries: readonly ({ readonly seq: number; readonly at: number; readonly actor: string; readonly act: string; readonly object: string; readonly facts: Readonly<Record<string, unknown>>; readonly hash: string })[]; readonly more: boolean; readonly people: readonly ({ readonly id: string; readonly name: string })[]; readonly cards: readonly ({ readonly id: string; readonly game: string; readonly seat: string; readonly person?: string })[] } };
  /** Whether the audit trail hangs together, each entry on the one before it: a part of it at a time. Ask again from `upTo` until it is `of`. */
  'GET /api/v1/audit/chain': { query: { readonly after?: number }; answer: { readonly upTo: number; readonly of: number; readonly faults: readonly ({ readonly seq: number; readonly code: "gap" | "hash" | "head" | "unreadable" })[] } };
  /** Makes a class, with whoever asks as its Judge. */
  'POST /api/v1/classes': { body: { readonly shortName: string; readonly title: string; readonly retentionDays?: number }; answer: { readonly id: string; readonly shortName: string; readonly title: string; readonly demo: boolean; readonly judges: readonly ({ readonly id: string; readonly name: string })[]; readonly createdAt: number; readonly endedAt?: number; readonly retentionDays: number; readonly anonymisedAt?: number } };
  /** The classes that one judges. */
  'GET /api/v1/classes': { answer: { readonly classes: readonly ({ readonly id: string; readonly shortName: string; readonly title: string; readonly demo: boolean; readonly judges: readonly ({ readonly id: string; readonly name: string })[]; readonly createdAt: number; readonly endedAt?: number; readonly retentionDays: number; readonly anonymisedAt?: number })[] } };
  /** A class. */
  'GET /api/v1/classes/:class': { params: { readonly class: string }; answer: { readonly id: string; readonly shortName: string; readonly title: string; readonly demo: boolean; readonly judges: readonly ({ readonly id: string; readonly name: string })[]; readonly createdAt: number; readonly endedAt?: number; readonly retentionDays: number; readonly anonymisedAt?: number } };
  /** Changes a class, or ends it: from then its players are forgotten after the days it says. */
  'PUT /api/v1/classes/:class': { params: { readonly class: string }; body: { readonly title?: string; readonly retentionDays?: number; readonly ended?: boolean }; answer: { readonly id: string; readonly shortName: string; readonly title: string; readonly demo: boolean; readonly judges: readonly ({ readonly id: string; readonly name: string })[]; readonly createdAt: number; readonly endedAt?: number; readonly retentionDays: number; readonly anonymisedAt?: number } };
  /** Who judges a class, and who else signs in here and could. */
  'GET /api/v1/classes/:class/judges': { params: { readonly class: string }; answer: { readonly judges: readonly ({ readonly id: string; readonly name: string })[]; readonly others: readonly ({ readonly id: string; readonly name: string })[] } };
  /** Makes another Judge of this installation a Judge of the class. */
  'PUT /api/v1/classes/:class/judges/:person': { params: { readonly class: string; readonly person: string }; answer: { readonly done: true } };
  /** Takes the class from one of its Judges. The last one stays. */
  'DELETE /api/v1/classes/:class/judges/:person': { params: { readonly class: string; readonly person: string }; answer: { readonly done: true } };
  /** The players of a class. */
  'GET /api/v1/classes/:class/players': { params: { readonly class: string }; answer: { readonly players: readonly ({ readonly id: string; readonly name: string; readonly details: Readonly<Record<string, string>> })[] } };
  /** Writes players down. A name is not needed. */
  'POST /api/v1/classes/:class/players': { params: { readonly class: string }; body: { readonly players: readonly ({ readonly name?: string; readonly details?: Readonly<Record<string, string>> })[] }; answer: { readonly players: readonly ({ readonly id: string; readonly name: string; readonly details: Readonly<Record<string, string>> })[] } };
  /** Changes what a player goes by. */
  'PUT /api/v1/classes/:class/players/:person': { params: { readonly class: string; readonly person: string }; body: { readonly name: string }; answer: { readonly done: true } };
  /** Everything that is kept about a player. */
  'GET /api/v1/classes/:class/players/:person/export': { params: { readonly class: string; readonly person: string }; answer: { readonly person: { readonly id: string; readonly name: string; readonly details: Readonly<Record<string, string>>; readonly class?: string; readonly provider?: { readonly issuer: string; readonly subject: string }; readonly hasPassphrase: boolean; readonly createdAt: number }; readonly roles: readonly string[]; readonly classes: readonly string[]; readonly seats: readonly ({ readonly game: string; readonly seat: string; readonly card: string; readonly since: number })[]; readonly devices: readonly ({ readonly device: string; readonly since: number; readonly seenAt: number })[]; readonly tokens: readonly ({ readonly name: string; readonly scopes: string; readonly createdAt: number })[]; readonly writings: readonly ({ readonly game: string; readonly seat: string; readonly at: number; readonly text: string })[]; readonly attachments: readonly ({ readonly game: string; readonly id: string; readonly at: number; readonly mediaType: string; readonly size: number })[]; readonly trail: readonly ({ readonly at: number; readonly act: string; readonly object: string })[] } };
  /** Forgets a player. What they did in games stays, without their name. */
  'DELETE /api/v1/classes/:class/players/:person': { params: { readonly class: string; readonly person: string }; answer: { readonly done: true } };
  /** What was forgotten of a class, and when. */
  'GET /api/v1/classes/:class/retention': { params: { readonly class: string }; answer: { readonly entries: readonly ({ readonly at: number; readonly class?: string; readonly act: string; readonly count: number })[] } };
  /** Makes cards for seats, observers or the projector. Links and codes are shown this once. */
  'POST /api/v1/games/:game/cards': { params: { readonly game: string }; body: { readonly cards: readonly ({ readonly seat: string; readonly person?: string })[] }; answer: { readonly cards: readonly ({ readonly id: string; readonly seat: string; readonly shortName: string; readonly link: string; readonly code: string; readonly codeExpiresAt: number })[] } };
  /** The cards of a game, with how many devices are in by each. */
  'GET /api/v1/games/:game/cards': { params: { readonly game: string }; answer: { readonly cards: readonly ({ readonly id: string; readonly seat: string; readonly person?: string; readonly hasPin: boolean; readonly devices: number; readonly createdAt: number; readonly codeExpiresAt?: number })[] } };
  /** Gives a card a new link and code; the old ones open nothing any more. Devices that are in stay in. */
  'POST /api/v1/games/:game/cards/:card/renew': { params: { readonly game: string; readonly card: string }; answer: { readonly id: string; readonly seat: string; readonly shortName: string; readonly link: string; readonly code: string; readonly codeExpiresAt: number } };
  /** Revokes a card: its devices are out at once. */
  'DELETE /api/v1/games/:game/cards/:card': { params: { readonly game: string; readonly card: string }; answer: { readonly done: true } };
  /** Revokes every card of a game. */
  'DELETE /api/v1/games/:game/cards': { params: { readonly game: string }; answer: { readonly revoked: number } };
  /** The devices that are in by a card. */
  'GET /api/v1/games/:game/cards/:card/devices': { params: { readonly game: string; readonly card: string }; answer: { readonly devices: readonly ({ readonly id: string; readonly device: string; readonly since: number; readonly seenAt: number; readonly expiresAt: number })[] } };
  /** Signs one device of a card out. */
  'DELETE /api/v1/games/:game/cards/:card/devices/:device': { params: { readonly game: string; readonly card: string; readonly device: string }; answer: { readonly done: true } };
  /** Sits the Judge of a class made to try things in down in a seat. */
  'POST /api/v1/games/:game/seats/:seat/sit': { params: { readonly game: string; readonly seat: string }; answer: { readonly game: string; readonly seat: string } };
  /** Sits down by the link of a card: what stands behind its #. */
  'POST /api/v1/join/link': { body: { readonly secret: string; readonly pin?: string }; answer: { readonly game: string; readonly seat: string } };
  /** Sits down by the class’s short name and the code of a card. Case, spaces and dashes do not matter. */
  'POST /api/v1/join/code': { body: { readonly shortName: string; readonly code: string; readonly pin?: string }; answer: { readonly game: string; readonly seat: string } };
  /** Whether new devices need a PIN for one’s seat, and the name of whom the Judge wrote down for it, if anybody. */
  'GET /api/v1/seat': { answer: { readonly hasPin: boolean; readonly name?: string } };
  /** The devices that are in by the card of one’s seat. */
  'GET /api/v1/seat/devices': { answer: { readonly current: string; readonly devices: readonly ({ readonly id: string; readonly device: string; readonly since: number; readonly seenAt: number; readonly expiresAt: number })[] } };
  /** Signs one device of one’s seat out. */
  'DELETE /api/v1/seat/devices/:device': { params: { readonly device: string }; answer: { readonly done: true } };
  /** Sets a PIN that new devices need besides link or code, or with null takes it away. */
  'PUT /api/v1/seat/pin': { body: { readonly pin: (string | null) }; answer: { readonly done: true } };
  /** Changes what the person in one’s seat goes by; an empty name is one, too. */
  'PUT /api/v1/seat/name': { body: { readonly name: string }; answer: { readonly done: true } };
  /** Makes a token for a script or a bot. It is shown this once. */
  'POST /api/v1/tokens': { body: { readonly name: string; readonly scopes: readonly ("read" | "command" | "judge")[]; readonly game?: string; readonly seat?: string; readonly days: number }; answer: { readonly secret: string; readonly token: { readonly id: string; readonly name: string; readonly scopes: readonly ("read" | "command" | "judge")[]; readonly game?: string; readonly seat?: string; readonly createdAt: number; readonly expiresAt: number; readonly usedAt?: number } } };
  /** One’s tokens. */
  'GET /api/v1/tokens': { answer: { readonly tokens: readonly ({ readonly id: string; readonly name: string; readonly scopes: readonly ("read" | "command" | "judge")[]; readonly game?: string; readonly seat?: string; readonly createdAt: number; readonly expiresAt: number; readonly usedAt?: number })[] } };
  /** Revokes a token at once. */
  'DELETE /api/v1/tokens/:token': { params: { readonly token: string }; answer: { readonly done: true } };
  /** The participation grade as comma-separated values: plain, or with the columns that Canvas’s or Moodle’s gradebook imports. */
  'GET /api/v1/games/:game/participation.csv': { params: { readonly game: string }; query: { readonly for?: "plain" | "canvas" | "moodle" }; answer: string };
  /** What a game and its class are called, and the players of the class by name: for a Judge’s seat card, too. */
  'GET /api/v1/games/:game/people': { params: { readonly game: string }; answer: { readonly title: string; readonly class: string; readonly people: readonly ({ readonly id: string; readonly name: string })[] } };
  /** The whole game as a file (docs/game-format.md): its log, and by choice the free texts that the Judge may read, the people’s names and what is attached. Noted in the audit trail. */
  'GET /api/v1/games/:game/game.json': { params: { readonly game: string }; query: { readonly texts?: "none" | "all"; readonly names?: "none" | "all"; readonly attachments?: "none" | "all" }; answer: { readonly format: string; readonly version: number } };
  /** Makes a new game of a file (docs/game-format.md), which is played through event by event first. Its clock stands until the Judge lets it run. */
  'POST /api/v1/games/import': { body: { readonly id: string; readonly class: string; readonly file: Readonly<Record<string, unknown>> }; answer: { readonly game: string; readonly seq: number; readonly turn: string; readonly phase: string } };
  /** The JSON Schema of a game’s file. */
  'GET /api/v1/game-format.json': { answer: Readonly<Record<string, unknown>> };
  /** The public record as text. */
  'GET /api/v1/games/:game/gazette.txt': { params: { readonly game: string }; query: { readonly seat?: string; readonly lang?: "en" | "fr" }; answer: string };
  /** The public record as Markdown. */
  'GET /api/v1/games/:game/gazette.md': { params: { readonly game: string }; query: { readonly seat?: string; readonly lang?: "en" | "fr" }; answer: string };
  /** The letters that one’s seat wrote or received, as text. */
  'GET /api/v1/games/:game/letters.txt': { params: { readonly game: string }; query: { readonly seat?: string; readonly lang?: "en" | "fr" }; answer: string };
  /** Reads a roster (plain, Canvas’s or Moodle’s columns) and proposes its players. Nobody is written down until they are sent to /players. */
  'POST /api/v1/classes/:class/roster': { params: { readonly class: string }; body: { readonly text: string }; answer: { readonly form: "plain" | "canvas" | "moodle"; readonly players: readonly ({ readonly name: string; readonly details: Readonly<Record<string, string>> })[]; readonly issues: readonly ({ readonly line: number; readonly code: string; readonly message: string })[] } };
  /** The secret link of one’s card to a calendar of deadlines, for a calendar program. It ends when the card is renewed or revoked. */
  'GET /api/v1/games/:game/calendar': { params: { readonly game: string }; query: { readonly seat?: string }; answer: { readonly link: string } };
  /** The deadline of the phase now open as iCalendar, for whoever has the secret link. */
  'GET /api/v1/calendar/:feed': { params: { readonly feed: string }; query: { readonly lang?: "en" | "fr" }; answer: string };
  /** Attaches a picture (JPEG, PNG) or a PDF, sent as it is, to a sheet, letter or testimony. Place, time and camera are taken out of it. The same file again is the same attachment. */
  'POST /api/v1/games/:game/attachments': { params: { readonly game: string }; query: { readonly kind: "sheet" | "letter" | "testimony"; readonly id: string; readonly turn?: string; readonly seat?: string }; body: Uint8Array<ArrayBuffer>; answer: { readonly id: string; readonly about: ({ readonly kind: "sheet"; readonly id: string; readonly turn: string; readonly sheetKind: string } | { readonly kind: "letter" | "testimony"; readonly id: string }); readonly by: string; readonly mediaType: "image/jpeg" | "image/png" | "application/pdf"; readonly size: number; readonly sha256: string; readonly at: number } };
  /** What is attached to the sheets, letters and testimonies that one may see, the oldest first. */
  'GET /api/v1/games/:game/attachments': { params: { readonly game: string }; query: { readonly seat?: string }; answer: { readonly attachments: readonly ({ readonly id: string; readonly about: ({ readonly kind: "sheet"; readonly id: string; readonly turn: string; readonly sheetKind: string } | { readonly kind: "letter" | "testimony"; readonly id: string }); readonly by: string; readonly mediaType: "image/jpeg" | "image/png" | "application/pdf"; readonly size: number; readonly sha256: string; readonly at: number })[] } };
  /** An attachment’s bytes. A Judge’s reading of what belongs to private letters is noted in the audit trail. */
  'GET /api/v1/games/:game/attachments/:attachment': { params: { readonly game: string; readonly attachment: string }; query: { readonly seat?: string }; answer: Uint8Array<ArrayBuffer> };
  /** Takes an attachment away for good: a Judge any, a seat its own while more could be attached there. */
  'DELETE /api/v1/games/:game/attachments/:attachment': { params: { readonly game: string; readonly attachment: string }; query: { readonly seat?: string }; answer: { readonly done: true } };
  /** Papers to print as a PDF with its fonts in it: role cards (without codes), order sheets, ballots, convening decrees, bulls, who may speak to whom, the map, the debrief, or the record of the game with the grades. */
  'GET /api/v1/games/:game/papers/:file': { params: { readonly game: string; readonly file: "cards.pdf" | "orders.pdf" | "ballots.pdf" | "decrees.pdf" | "bulls.pdf" | "speech.pdf" | "map.pdf" | "record.pdf" | "debrief.pdf" }; query: { readonly paper?: "a4" | "letter"; readonly only?: string; readonly lang?: "en" | "fr" }; answer: Uint8Array<ArrayBuffer> };
  /** Role cards as a PDF, with the links and codes that were just made for them. They are drawn, and not kept: nobody else has them. */
  'POST /api/v1/games/:game/cards.pdf': { params: { readonly game: string }; query: { readonly paper?: "a4" | "letter"; readonly lang?: "en" | "fr" }; body: { readonly cards: readonly ({ readonly seat: string; readonly shortName: string; readonly link: string; readonly code: string })[] }; answer: Uint8Array<ArrayBuffer> };
}
