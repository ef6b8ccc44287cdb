import type { Desk } from './desk.ts';

/** Pages that take a secret behind the `#`, where no log and no other site sees it. */
export type SecretPage = 'welcome' | 'join';

/** The link with a secret in it. Where no public address is set, it is the address by which one was asked. */
export function linkTo(
  { settings }: Pick<Desk, 'settings'>,
  asked: { readonly protocol: string; readonly host: string },
  page: SecretPage,
  secret: string,
): string {
  const origin = settings.publicOrigin ?? settings.linkOrigin?.() ?? `${asked.protocol}://${asked.host}`;
  return `${origin}/${page}#${secret}`;
}
