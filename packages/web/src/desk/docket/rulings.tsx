import { Icon } from '../../components/icon.tsx';

export interface Choice {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

interface RulingsProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly isBusy: boolean;
}

/** The rulings on an item of the docket, in one piece. Each is given as it is pressed, and may be changed until it is published. */
export function Rulings({ label, choices, isBusy }: RulingsProps) {
  return (
    <fieldset className="seg rulings">
      <legend className="vh">{label}</legend>
      {choices.map(({ name, isChosen, onChoose }) => (
        <button
          key={name}
          type="button"
          className="chip"
          aria-pressed={isChosen}
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy && !isChosen) onChoose();
          }}
        >
          {isChosen && <Icon name="check" small />}
          {name}
        </button>
      ))}
    </fieldset>
  );
}
