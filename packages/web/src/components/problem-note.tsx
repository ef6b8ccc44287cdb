import type { Problem } from '../server/ask.ts';
import { words } from '../words/words.ts';
import { Icon } from './icon.tsx';

/** Why something did not work, in the server's sentence, with its rule and how long to wait. */
export function ProblemNote({ problem }: { problem: Problem | undefined }) {
  return (
    <div role="alert">
      {problem !== undefined && (
        <p className="problem" data-code={problem.code}>
          <Icon name="warn" small />
          <span>
            {problem.sentence}
            {problem.waitSeconds !== undefined && ` ${words.door.wait(problem.waitSeconds)}`}
          </span>
          {problem.rule !== undefined && <span className="rule-no">{problem.rule}</span>}
        </p>
      )}
    </div>
  );
}
