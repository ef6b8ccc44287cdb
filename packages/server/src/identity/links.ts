import type { Desk } from './desk.ts';

/** Pages that take a secret behind the `#`, where no log and no other site sees it. */
export type SecretPage = 'welcome' | 'join';

interface Asked {
  readonly protocol: string;
  readonly host: string;
}

/** Where our pages are for people. Where no public address is set, it is the address by which one was asked. */
export const originFor = ({ settings }: Pick<Desk, 'settings'>, asked: Asked): string =>
  settings.publicOrigin ?? settings.linkOrigin?.() ?? `${asked.protocol}://${asked.host}`;

/** The link with a secret in it. */
export const linkTo = (desk: Pick<Desk, 'settings'>, asked: Asked, page: SecretPage, secret: string): string =>
  `${originFor(desk, asked)}/${page}#${secret}`;
