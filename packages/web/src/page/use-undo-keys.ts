import { useEffect } from 'react';

/** Ctrl+Z (⌘Z) undoes and Ctrl+Shift+Z or Ctrl+Y redoes, but where text is typed: a field undoes by itself. */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTypedInto(event.target)) return;
      const key = event.key.toLowerCase();
      const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey);
      if (!isRedo && key !== 'z') return;
      event.preventDefault();
      if (isRedo) redo();
      else undo();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [undo, redo]);
}

const NOT_TYPED = ['checkbox', 'radio', 'button'];

function isTypedInto(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !target.readOnly && !NOT_TYPED.includes(target.type);
}
