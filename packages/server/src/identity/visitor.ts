import { parseCookie, stringifySetCookie } from 'cookie';
import { addressKey } from './address.ts';
import type { Desk } from './desk.ts';
import type { Origin } from './guess-guard.ts';
import { newSecret } from './secrets.ts';

/** What a request brings besides what it asks: its cookies, where it comes from. */
export interface Visitor extends Origin {
  /** The secret that this browser's sessions hang on. */
  readonly browser: string | undefined;
  /** Such as `Firefox, Android`: shown in lists of devices. */
  readonly label: string;
}

/** The parts of a request that are looked at. */
export interface Asking {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly ip: string;
}

export function visitorOf(desk: Desk, { headers, ip }: Asking): Visitor {
  const cookies = parseCookie(String(headers.cookie ?? ''));
  return {
    browser: cookies[cookieName(desk, 'session')],
    device: cookies[cookieName(desk, 'device')],
    address: addressKey(desk, ip),
    label: labelOf(headers['user-agent']),
  };
}

/**
 * Three cookies. `session` carries rights. `device` marks a browser from which a sign-in succeeded and carries none.
 * `provider` holds for the minutes of a sign-in at an OpenID provider, which comes back from another site.
 */
export type CookieKind = 'session' | 'device' | 'provider';

const SUFFIX: Readonly<Record<CookieKind, string>> = { session: '', device: '-device', provider: '-provider' };

/** Over TLS with the prefix that no other host and no unencrypted page can forge; browsers take that only with TLS. */
function cookieName({ tls }: Pick<Desk, 'tls'>, kind: CookieKind): string {
  return `${tls ? '__Host-' : ''}defensor${SUFFIX[kind]}`;
}

/** A `set-cookie` header; an age of zero takes the cookie away. */
export function cookie(desk: Pick<Desk, 'tls'>, kind: CookieKind, value: string, maxAgeMs: number): string {
  return stringifySetCookie({
    name: cookieName(desk, kind),
    value,
    path: '/',
    httpOnly: true,
    secure: desk.tls,
    sameSite: kind === 'provider' ? 'lax' : 'strict',
    maxAge: Math.floor(maxAgeMs / 1000),
  });
}

const DEVICE_KEPT_MS = 180 * 24 * 60 * 60 * 1000;

/** The visitor with a mark on its browser, and the cookie that puts it there. */
export function marked<V extends Visitor>(desk: Desk, visitor: V): { visitor: V & { device: string }; cookie: string } {
  const device = visitor.device ?? newSecret();
  return { visitor: { ...visitor, device }, cookie: cookie(desk, 'device', device, DEVICE_KEPT_MS) };
}

const BROWSERS = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Safari\//],
] as const;

const SYSTEMS = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['ChromeOS', /CrOS/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
] as const;

/** Browser and system alone: enough to know one's own devices by, too little to tell people apart by. */
export function labelOf(userAgent: string | string[] | undefined): string {
  const text = String(userAgent ?? '');
  const named = [BROWSERS, SYSTEMS].flatMap((list) => list.find(([, pattern]) => pattern.test(text))?.[0] ?? []);
  return named.length === 0 ? 'Another program' : named.join(', ');
}

/** What ties a sign-in at a provider to the browser that began it. */
export function providerSecretOf(desk: Desk, { headers }: Asking): string | undefined {
  return parseCookie(String(headers.cookie ?? ''))[cookieName(desk, 'provider')];
}
