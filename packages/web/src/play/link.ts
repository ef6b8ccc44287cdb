/** A position with its orders as the part of a link behind the `#`. */
import { type Variant, variantById } from '@defensor/diplomacy';
import { newPlay, openStage, type Play, variantOf } from './play.ts';
import { isCrowded, parseStage, printStage } from './stage-text.ts';

const VERSION = '1';

export function linkHash(play: Play): string {
  return `#${VERSION};${play.variantId};${printStage(variantOf(play), openStage(play))}`;
}

export type ReadLink =
  | { readonly kind: 'none' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'play'; readonly play: Play };

/** The play in a link. A link that was cut short or changed is `broken`. */
export function readLink(hash: string): ReadLink {
  const text = decoded(hash);
  if (!text.startsWith(`#${VERSION};`)) return { kind: 'none' };
  const [, variantId = '', ...rest] = text.split(';');
  const variant: Variant | undefined = variantById(variantId);
  const stage = variant === undefined ? undefined : parseStage(variant, rest.join(';'));
  if (variant === undefined || stage === undefined || isCrowded(stage)) return { kind: 'broken' };
  return { kind: 'play', play: newPlay(variant, stage) };
}

/** Some programs escape a link's signs on its way. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch (error) {
    if (error instanceof URIError) return hash;
    throw error;
  }
}
