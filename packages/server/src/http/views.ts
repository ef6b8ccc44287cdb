import { type Game, type View, type ViewerName, view } from '@defensor/game';

const made = new WeakMap<Game, Map<ViewerName, View>>();
const sent = new WeakMap<View, string>();

/** What a viewer sees of a game, made once for everybody who sees the same. */
export function viewOf(game: Game, viewer: ViewerName): View {
  const ofGame = made.get(game) ?? new Map<ViewerName, View>();
  made.set(game, ofGame);
  const seen = ofGame.get(viewer) ?? view(game, viewer);
  ofGame.set(viewer, seen);
  return seen;
}

/** A view as it is sent, written once. */
export function viewJson(seen: View): string {
  const json = sent.get(seen) ?? JSON.stringify(seen);
  sent.set(seen, json);
  return json;
}
