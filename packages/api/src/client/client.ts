import type { LanguageTag } from '../language.ts';
import type { Routes } from './generated/routes.ts';
import type { Problem } from './types.ts';

/** A route as it is called: `GET /api/v1/games/:game`. */
export type RouteName = keyof Routes;

/** What a route answers when it did what it was asked. */
export type AnswerOf<Name extends RouteName> = Routes[Name]['answer'];

type Part<Name extends RouteName, Key extends string> = Routes[Name] extends { readonly [key in Key]: infer Given }
  ? Readonly<Record<never, never>> extends Given
    ? { readonly [key in Key]?: Given }
    : { readonly [key in Key]: Given }
  : { readonly [key in Key]?: undefined };

/** What a route is asked with: its places in the address, its query, its body, as its schemas say. */
export type Asked<Name extends RouteName> = Part<Name, 'params'> & Part<Name, 'query'> & Part<Name, 'body'> & Sender;

interface Sender {
  /** As which of this browser's seats: `person`, or `<game>/<seat>`. */
  readonly as?: string | undefined;
}

export type Answer<T> =
  | {
      readonly ok: true;
      readonly value: T;
      /** The server's time when it answered; NaN where it did not say. */
      readonly atMs: number;
    }
  | { readonly ok: false; readonly problem: Problem };

/** Asks a server. Never throws for what the server or the line does: that is a problem. */
export interface Client {
  ask<Name extends RouteName>(name: Name, asked: Asked<Name>): Promise<Answer<AnswerOf<Name>>>;
  /** The same at an address that is made up already, with an answer that nobody vouches for. */
  askAt<T>(method: string, path: string, asked?: Pick<Loose, 'as' | 'body'>): Promise<Answer<T>>;
  /** The address of a route, with its origin: for streams, pictures and downloads. */
  addressOf<Name extends RouteName>(name: Name, asked: Asked<Name>): string;
}

export interface ClientSettings {
  /** The platform's own `fetch`, or one that behaves as it does. */
  readonly fetch: Fetch;
  /** Where the server is: `https://play.example`; in a page, which is of the server itself, nothing. */
  readonly origin?: string;
  /** What the server's sentences are to be in; in a browser, unless said, what the browser asks for. */
  readonly language?: () => LanguageTag;
  /** The token of a script or a bot. */
  readonly token?: string;
}

/** As much of the platform's `fetch` as is used: this package is for browsers and for Node.js alike. */
export type Fetch = (address: string, how: Sent) => Promise<Received>;

interface Sent {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

interface Received {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  json(): Promise<unknown>;
  text(): Promise<string>;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export function createClient({ fetch, origin = '', token, language }: ClientSettings): Client {
  const askAt = async (method: string, path: string, asked: Loose = {}): Promise<Answer<unknown>> => {
    const { body } = asked;
    try {
      const answer = await fetch(origin + path, {
        method,
        headers: headersOf(asked, token, language?.()),
        ...(body === undefined ? {} : { body: isBytes(body) ? body : JSON.stringify(body) }),
      });
      if (!answer.ok) return { ok: false, problem: await problemIn(answer) };
      return { ok: true, value: await readValue(answer), atMs: Date.parse(answer.headers.get('date') ?? '') };
    } catch {
      // No answer came, or one that breaks off.
      return { ok: false, problem: NO_CONNECTION };
    }
  };
  return {
    ask: (name, asked) => {
      const [method = 'GET'] = name.split(' ', 1);
      return askAt(method, pathOf(name, asked as Loose), asked as Loose) as Promise<Answer<never>>;
    },
    askAt: (method, path, asked) => askAt(method, path, asked) as Promise<Answer<never>>,
    addressOf: (name, asked) => origin + pathOf(name, asked as Loose),
  };
}

const NO_CONNECTION: Problem = { status: 0, code: 'no-connection', sentence: '' };

/** What any route may be asked with. */
interface Loose extends Sender {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
}

function pathOf(name: string, { params = {}, query }: Loose): string {
  const path = name.slice(name.indexOf(' ') + 1);
  const given = new Map<string, unknown>(Object.entries(params));
  return path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(given.get(key)))) + queryOf(query);
}

function queryOf(query: object = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return '';
  return `?${given.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join('&')}`;
}

function headersOf(
  { body, as }: Loose,
  token: string | undefined,
  language: LanguageTag | undefined,
): Record<string, string> {
  return {
    ...(body === undefined ? {} : { 'content-type': isBytes(body) ? 'application/octet-stream' : 'application/json' }),
    ...(as === undefined ? {} : { 'x-defensor-seat': as }),
    ...(language === undefined ? {} : { 'accept-language': language }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
}

function isBytes(body: unknown): body is Uint8Array<ArrayBuffer> {
  return body instanceof Uint8Array;
}

async function readValue(answer: Received): Promise<unknown> {
  const type = answer.headers.get('content-type') ?? '';
  if (/^application\/([\w.-]+\+)?json\b/.test(type)) return answer.json();
  return type.startsWith('text/') ? answer.text() : new Uint8Array(await answer.arrayBuffer());
}

async function problemIn(answer: Received): Promise<Problem> {
  const { status, headers } = answer;
  const isJson = (headers.get('content-type') ?? '').includes('json');
  const {
    code = 'unknown',
    sentence = '',
    rule,
    facts,
    issues,
  } = (isJson ? await answer.json() : {}) as Partial<Problem>;
  const wait = Number(headers.get('retry-after') ?? Number.NaN);
  return {
    status,
    code,
    sentence,
    ...(rule === undefined ? {} : { rule }),
    ...(facts === undefined ? {} : { facts }),
    ...(issues === undefined ? {} : { issues }),
    ...(wait > 0 ? { waitSeconds: wait } : {}),
  };
}
