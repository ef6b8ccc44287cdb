import { type Answer, type Client, createClient, type LanguageTag } from '@defensor/api';
import { FAULTY, MISUSED, Stop } from '../stop.ts';

export interface OnlineOptions {
  /** The server's address. */
  readonly server: string;
  readonly language: LanguageTag;
}

/**
 * The server to ask, with the token of the environment: an argument would stand in lists of processes and in histories.
 *
 * @throws Stop where there is no token, or the address is none
 */
export function connection({ server, language }: OnlineOptions): Client {
  const token = process.env.DEFENSOR_TOKEN;
  if (token === undefined || token === '') {
    throw new Stop(
      'defensor: DEFENSOR_TOKEN is not set: a Judge makes a token on the page of the own account (/account)',
      MISUSED,
    );
  }
  const address = URL.canParse(server) ? new URL(server) : undefined;
  if (address === undefined || !/^https?:$/.test(address.protocol)) {
    throw new Stop(`defensor: ${server} is no address of a server, such as https://play.example`, MISUSED);
  }
  return createClient({ fetch, origin: address.origin, token, language: () => language });
}

/**
 * What was answered.
 *
 * @throws Stop with the server's sentence where it refused, or did not answer
 */
export function given<T>(answer: Answer<T>, server: string): T {
  if (answer.ok) return answer.value;
  const { code, sentence } = answer.problem;
  if (code === 'no-connection') throw new Stop(`defensor: ${server} does not answer`, FAULTY);
  throw new Stop(`defensor: ${sentence === '' ? 'refused' : sentence} [${code}]`, FAULTY);
}
