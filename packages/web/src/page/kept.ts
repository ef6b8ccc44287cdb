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
