/** What the browser keeps for this page. Where storage is closed the page works without. */

export function keep(key: string, value: string): boolean {
  try {
    localStorage.setItem(`defensor.${key}`, value);
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

export function kept(key: string): string | undefined {
  try {
    return localStorage.getItem(`defensor.${key}`) ?? undefined;
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`defensor.${key}`);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Forgets what was written here in a seat of a game: its keys name, after what it is, the game and the seat. */
export function forgetSeat(game: string, seat: string): void {
  try {
    const its = Object.keys(localStorage).filter((key) => {
      const [, , ofGame, ofSeat] = key.split('.');
      return key.startsWith('defensor.') && ofGame === game && ofSeat === seat;
    });
    for (const key of its) localStorage.removeItem(key);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
