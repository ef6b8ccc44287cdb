import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { finishAtProvider } from '../door/by-provider.ts';
import type { Problem } from '../server/ask.ts';
import { useSending } from '../server/use-sending.ts';

/** What became of adding the provider to one’s sign-in, where the browser has just come back from it. */
export interface ProviderReturn {
  readonly state: 'none' | 'finishing' | 'added' | 'failed';
  readonly problem: Problem | undefined;
}

/**
 * The provider sends the browser back with `#provider`, or with why not. Finishing gives this browser a new session, so
 * that nothing else is to be asked meanwhile; `onFinished` looks anew who is signed in.
 */
export function useProviderReturn(onFinished: () => void): ProviderReturn {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const { problem, send } = useSending();
  const [state, setState] = useState<ProviderReturn['state']>(() => {
    if (hash === '#provider') return 'finishing';
    return hash === '#provider-failed' ? 'failed' : 'none';
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came back in the address is taken once.
  useEffect(() => {
    if (state === 'failed' || state === 'finishing') void navigate(pathname, { replace: true });
    if (state !== 'finishing') return;
    void finishAtProvider(send).then((isAdded) => {
      setState(isAdded ? 'added' : 'failed');
      onFinished();
    });
  }, []);
  return { state, problem };
}
