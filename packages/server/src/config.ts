import { join, resolve } from 'node:path';
import { z } from 'zod';

const flag = z.enum(['0', '1', 'true', 'false', 'on', 'off']).transform((value) => ['1', 'true', 'on'].includes(value));
const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.int().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));

/** Every variable that is read, and what it means: docs/operations.md is checked against it. */
const ENVIRONMENT = z.object({
  HOST: z.string().min(1).optional().describe('The address to listen at; this machine alone if absent.'),
  PORT: whole(0, 65_535).optional().describe('The port; the first free one from 4454 on if absent.'),
  DATABASE_URL: z
    .string()
    .regex(/^(postgres(ql)?:\/\/|sqlite:|memory:)/, 'must begin with postgres://, sqlite: or memory:')
    .optional()
    .describe('PostgreSQL (postgres://…) for several nodes; a file under DATA_DIR if absent.'),
  DATA_DIR: z.string().min(1).default('data').describe('Where the database file and its backups are kept.'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://play.example.org' })
    .regex(/^https?:\/\/[^/?#]+\/?$/, 'must be an address without a path')
    .transform((url) => (URL.canParse(url) ? new URL(url).origin : url))
    .optional()
    .describe('What links and QR codes name, and where requests must come from.'),
  LAN: flag.default(false).describe('1 opens the server to the local network, over plain HTTP.'),
  TRUST_PROXY: z
    .string()
    .regex(/^[\d.:a-fA-F/, ]+$/, 'must list addresses of proxies, such as 10.0.0.0/8')
    .optional()
    .describe('The addresses of the proxies in front, whose word on a sender’s address counts.'),
  BACKUP_HOURS: whole(0, 720).default(24).describe('How often the SQLite database is backed up; 0 for never.'),
  BACKUPS_KEPT: whole(1, 1_000).default(14).describe('How many backups are kept.'),
  OIDC_ISSUER: z.url().optional().describe('An OpenID provider that Judges may sign in by.'),
  OIDC_CLIENT_ID: z.string().min(1).optional().describe('What the provider knows this server by.'),
  OIDC_CLIENT_SECRET: z.string().min(1).optional().describe('The secret shared with it.'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).optional().describe('How much is logged.'),
  DEMO: flag.optional().describe('1 makes a class to try things in; never with PUBLIC_URL or PostgreSQL.'),
  RATE_LIMIT: whole(1, 1_000_000).default(600).describe('Requests a minute from one seat, or one address without one.'),
  NODE_NAME: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'must be a short name')
    .optional()
    .describe('What this node is called among others; a name of its own if absent.'),
});

/** How the server is set up. */
export interface Config {
  readonly host: string;
  readonly port: number | undefined;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly publicOrigin: string | undefined;
  readonly lan: boolean;
  readonly trustProxy: readonly string[];
  readonly backup: { readonly everyHours: number; readonly kept: number };
  readonly provider: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string } | undefined;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent' | undefined;
  readonly demo: boolean;
  readonly rateLimit: number;
  readonly nodeName: string | undefined;
}

/** What is wrong with the environment: every variable by its name. */
export interface ConfigProblems {
  readonly problems: readonly string[];
}

/** The names of the variables, with what each means. */
export const VARIABLES: readonly { readonly name: string; readonly about: string }[] = Object.entries(
  ENVIRONMENT.shape,
).map(([name, schema]) => ({ name, about: schema.description ?? '' }));

/**
 * Reads the environment. An empty variable counts as absent. `root` is where a relative `DATA_DIR` begins.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>, root: string): Config | ConfigProblems {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const read = ENVIRONMENT.safeParse(given);
  if (!read.success) {
    return { problems: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
  }
  const is = read.data;
  const problems = together(is);
  if (problems.length > 0) return { problems };
  const dataDir = resolve(root, is.DATA_DIR);
  return {
    host: is.HOST ?? (is.LAN ? '0.0.0.0' : '127.0.0.1'),
    port: is.PORT,
    databaseUrl: is.DATABASE_URL ?? `sqlite:${join(dataDir, 'defensor.sqlite')}`,
    dataDir,
    publicOrigin: is.PUBLIC_URL,
    lan: is.LAN,
    trustProxy: is.TRUST_PROXY?.split(/[, ]+/).filter((address) => address !== '') ?? [],
    backup: { everyHours: is.BACKUP_HOURS, kept: is.BACKUPS_KEPT },
    provider:
      is.OIDC_ISSUER === undefined || is.OIDC_CLIENT_ID === undefined || is.OIDC_CLIENT_SECRET === undefined
        ? undefined
        : { issuer: is.OIDC_ISSUER, clientId: is.OIDC_CLIENT_ID, clientSecret: is.OIDC_CLIENT_SECRET },
    logLevel: is.LOG_LEVEL,
    demo: is.DEMO ?? false,
    rateLimit: is.RATE_LIMIT,
    nodeName: is.NODE_NAME,
  };
}

/** What single variables do not show: that they go together. */
function together(is: z.output<typeof ENVIRONMENT>): readonly string[] {
  const provider = [is.OIDC_ISSUER, is.OIDC_CLIENT_ID, is.OIDC_CLIENT_SECRET].filter((part) => part !== undefined);
  const isProduction = is.PUBLIC_URL !== undefined || /^postgres/.test(is.DATABASE_URL ?? '');
  return [
    ...(provider.length % 3 === 0 ? [] : ['OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: all three, or none']),
    ...(is.DEMO === true && isProduction ? ['DEMO: never with PUBLIC_URL or PostgreSQL'] : []),
    ...(is.LAN && is.PUBLIC_URL?.startsWith('https:') ? ['LAN: plain HTTP, so not with an https PUBLIC_URL'] : []),
  ];
}

/** The settings in lines to print at the start: no secret among them. */
export function summaryOf(config: Config): readonly string[] {
  const { host, port, databaseUrl, publicOrigin, lan, trustProxy, backup, provider, demo } = config;
  const onOff = (value: boolean) => (value ? 'on' : 'off');
  return [
    `address    ${host}:${port ?? 'first free port'}${lan ? ' (open to the local network)' : ''}`,
    `database   ${withoutSecrets(databaseUrl)}`,
    `links name ${publicOrigin ?? 'the address they are asked from'}`,
    `proxies    ${trustProxy.length === 0 ? 'none trusted' : trustProxy.join(', ')}`,
    `backups    ${databaseUrl.startsWith('sqlite:') && backup.everyHours > 0 ? `every ${backup.everyHours} h, ${backup.kept} kept` : 'by the database'}`,
    `sign-in by ${provider === undefined ? 'passphrase' : `passphrase, or ${new URL(provider.issuer).host}`}`,
    `demo class ${onOff(demo)}`,
  ];
}

/** A database address without its password and its parameters. */
function withoutSecrets(url: string): string {
  if (!/^postgres/.test(url)) return url;
  try {
    const { hostname, port, pathname } = new URL(url);
    return `postgres://${hostname}${port === '' ? '' : `:${port}`}${pathname}`;
  } catch {
    return 'postgres://…';
  }
}
