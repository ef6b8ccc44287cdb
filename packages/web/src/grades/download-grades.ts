import type { Problem } from '../server/ask.ts';
import { words } from '../words/words.ts';

/** Saves the table of grades as a file; tells what was amiss, if anything was. */
export async function downloadGrades(
  game: string,
  as: string | undefined,
  form: 'plain' | 'canvas' | 'moodle',
): Promise<Problem | undefined> {
  const failed: Problem = { status: 0, code: 'no-connection', sentence: words.door.noConnection };
  try {
    const answer = await fetch(`/api/v1/games/${game}/participation.csv?for=${form}`, {
      headers: as === undefined ? {} : { 'x-defensor-seat': as },
    });
    if (!answer.ok) return { ...failed, status: answer.status, sentence: words.door.noSentence };
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await answer.blob());
    link.download = `participation-${form}.csv`;
    link.click();
    URL.revokeObjectURL(link.href);
    return undefined;
  } catch {
    return failed;
  }
}
