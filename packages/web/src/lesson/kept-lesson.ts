/** At which step a lesson was left, by what was kept of it; 0 where nothing of use was. */
export function placeOf(text: string | undefined): number {
  try {
    const { at } = JSON.parse(text ?? '') as { at?: unknown };
    return typeof at === 'number' ? at : 0;
  } catch {
    // Nothing was kept, or not by us.
    return 0;
  }
}
