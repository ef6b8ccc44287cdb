import type { FastifyInstance } from 'fastify';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What answers hold: each of them has some of these. */
export interface Fields {
  readonly code: string;
  readonly sentence: string;
  readonly request: string;
  readonly id: string;
  readonly link: string;
  readonly secret: string;
  readonly url: string;
  readonly seat: string;
  readonly current: string;
  readonly invite: { readonly id: string };
  readonly token: { readonly id: string };
  readonly person: { readonly id: string; readonly name: string; readonly roles: readonly string[] };
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly seats: readonly { readonly game: string; readonly seat: string; readonly name?: string }[];
  readonly cards: readonly Card[];
  readonly devices: readonly { readonly id: string; readonly device: string }[];
  readonly tokens: readonly { readonly id: string }[];
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly entries: readonly { readonly act: string; readonly seq: number; readonly object: string }[];
  readonly more: boolean;
  readonly upTo: number;
  readonly of: number;
  readonly faults: readonly { readonly seq: number; readonly code: string }[];
  readonly judges: readonly { readonly name: string }[];
  readonly others: readonly { readonly name: string }[];
  readonly trail: readonly { readonly act: string }[];
  readonly writings: readonly { readonly text: string }[];
}

export interface Card {
  readonly id: string;
  readonly seat: string;
  readonly shortName: string;
  readonly link: string;
  readonly code: string;
  readonly devices: number;
}

/** An answer, with its JSON. */
export interface Told {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly text: string;
  /** As they came, for what is no text. */
  readonly bytes: Uint8Array;
  readonly body: Fields;
}

/** A browser: keeps cookies, and says where its pages come from. */
export class Browser {
  readonly jar = new Map<string, string>();
  readonly #app: FastifyInstance;
  readonly #origin: string;
  readonly address: string;

  constructor(app: FastifyInstance, origin: string, address = '198.51.100.7') {
    this.#app = app;
    this.#origin = origin;
    this.address = address;
  }

  async ask(method: Method, path: string, body?: object, headers: Record<string, string> = {}): Promise<Told> {
    const answer = await this.#app.inject({
      method,
      url: `/api/v1${path}`,
      remoteAddress: this.address,
      headers: {
        host: new URL(this.#origin).host,
        'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
        ...(method === 'GET' ? {} : { origin: this.#origin }),
        ...(this.jar.size === 0 ? {} : { cookie: [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) this.jar.delete(name);
      else this.jar.set(name, value);
    }
    const isJson = String(answer.headers['content-type']).includes('json');
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      bytes: answer.rawPayload,
      body: (isJson ? answer.json() : {}) as Fields,
    };
  }

  get = (path: string, headers?: Record<string, string>) => this.ask('GET', path, undefined, headers);
  post = (path: string, body: object = {}, headers?: Record<string, string>) => this.ask('POST', path, body, headers);
  put = (path: string, body: object, headers?: Record<string, string>) => this.ask('PUT', path, body, headers);
  delete = (path: string, headers?: Record<string, string>) => this.ask('DELETE', path, undefined, headers);
}
