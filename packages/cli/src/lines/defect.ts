import type { Line } from './line-splitter.ts';
import { reasonOf } from './reason.ts';

/** What `answer` makes of the line, or `otherwise` of what to say where it breaks: one line never takes the others along. */
export function guarded<Answer>(line: Line, answer: () => Answer, otherwise: (message: string) => Answer): Answer {
  try {
    return answer();
  } catch (error) {
    return otherwise(
      `line ${line.number}: a fault of this program, please report it with the line: ${reasonOf(error)}`,
    );
  }
}
