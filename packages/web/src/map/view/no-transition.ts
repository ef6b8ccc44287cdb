/**
 * What `d3-zoom` takes from `d3-transition` and `d3-interpolate`, which are left out of the scripts: the map glides by
 * itself (`use-zoom.ts`), so there is never a transition to interrupt or to go through.
 */
import { selection } from 'd3-selection';

export function interrupt(): void {}

export function interpolateZoom(): never {
  throw new Error('the map makes no transitions of d3-zoom');
}

Object.assign(selection.prototype, {
  interrupt(this: unknown) {
    return this;
  },
});
