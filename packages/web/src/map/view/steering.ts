import type { Heading } from '../geometry/steer.ts';

/** What a key does on the map. */
export type Steering =
  | { readonly kind: 'go'; readonly heading: Heading }
  | { readonly kind: 'pan'; readonly by: readonly [number, number] }
  | { readonly kind: 'zoom'; readonly by: number }
  | { readonly kind: 'fit' | 'pick' | 'leave' };

const PAN_PX = 90;
const ZOOM = 1.5;

const ARROWS: Readonly<Record<string, Heading>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const PANS: Readonly<Record<Heading, readonly [number, number]>> = {
  up: [0, PAN_PX],
  down: [0, -PAN_PX],
  left: [PAN_PX, 0],
  right: [-PAN_PX, 0],
};

/** Arrows steer, Shift and arrows pan, + and − zoom, 0 shows all, Enter and Space pick, Escape leaves. */
export function steeringOf(event: {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}): Steering | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const heading = ARROWS[event.key];
  if (heading !== undefined) return event.shiftKey ? { kind: 'pan', by: PANS[heading] } : { kind: 'go', heading };
  switch (event.key) {
    case '+':
    case '=':
      return { kind: 'zoom', by: ZOOM };
    case '-':
      return { kind: 'zoom', by: 1 / ZOOM };
    case '0':
      return { kind: 'fit' };
    case 'Enter':
    case ' ':
      return { kind: 'pick' };
    case 'Escape':
      return { kind: 'leave' };
    default:
      return undefined;
  }
}
