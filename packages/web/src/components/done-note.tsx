import { Icon } from './icon.tsx';

/** What was done last, told to those who see and to those who hear. */
export function DoneNote({ done }: { done: string }) {
  return (
    <p className="leaf-done" role="status">
      {done !== '' && (
        <>
          <Icon name="check" small />
          {done}
        </>
      )}
    </p>
  );
}
