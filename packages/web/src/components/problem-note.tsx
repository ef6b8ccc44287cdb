import type { Problem } from '../server/ask.ts';
import { words } from '../words/words.ts';
import { Icon } from './icon.tsx';
import { RuleNo } from './rule-no.tsx';

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
          {problem.rule !== undefined && <RuleNo rule={problem.rule} />}
        </p>
      )}
    </div>
  );
}
