/** A position with its orders as the part of a link behind the `#`. */
import { type Variant, variantById } from '@defensor/diplomacy';
import { newPlay, openStage, type Play, variantOf } from './play.ts';
import type { StageFault } from './stage-faults.ts';
import { parseStage, printStage } from './stage-text.ts';

const VERSION = '1';
/** Without it at its end, a link was cut short on its way. */
const END = ';z';

export function linkHash(play: Play): string {
  return `#${VERSION};${play.variantId};${printStage(variantOf(play), openStage(play))}${END}`;
}

/** Why nothing could be taken from a link. */
export type LinkFault =
  /** It is none of ours, or of another version. */
  | { readonly code: 'no-position' }
  | { readonly code: 'cut-short' }
  | { readonly code: 'no-variant'; readonly text: string }
  /** The position in it is not possible. `faults` is never empty. */
  | { readonly code: 'impossible'; readonly variant: Variant; readonly faults: readonly StageFault[] };

export type ReadLink =
  | { readonly kind: 'none' }
  | { readonly kind: 'broken'; readonly fault: LinkFault }
  | { readonly kind: 'play'; readonly play: Play };

/** The play in a link. A link without a `#`, or with nothing behind it, is `none`. */
export function readLink(hash: string): ReadLink {
  const text = decoded(hash);
  if (text === '' || text === '#') return { kind: 'none' };
  if (!text.startsWith(`#${VERSION};`)) return broken({ code: 'no-position' });
  if (!text.endsWith(END)) return broken({ code: 'cut-short' });
  const [, variantId = '', ...rest] = text.slice(0, -END.length).split(';');
  const variant = variantById(variantId);
  if (variant === undefined) return broken({ code: 'no-variant', text: variantId });
  const read = parseStage(variant, rest.join(';'));
  if (!read.ok) return broken({ code: 'impossible', variant, faults: read.faults });
  return { kind: 'play', play: newPlay(variant, read.stage) };
}

const broken = (fault: LinkFault): ReadLink => ({ kind: 'broken', fault });

/** Some programs escape a link's signs on its way. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch (error) {
    if (error instanceof URIError) return hash;
    throw error;
  }
}
