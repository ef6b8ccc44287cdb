import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What stands behind the `#` of the link. It leaves the address bar at once, so that nobody reads or copies it there. */
export function useSecret(): string | undefined {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [secret, setSecret] = useState(() => secretIn(hash));
  useEffect(() => {
    if (hash === '') return;
    setSecret(secretIn(hash));
    void navigate(pathname, { replace: true });
  }, [pathname, hash, navigate]);
  return secret;
}

const secretIn = (hash: string) => (hash.length > 1 ? hash.slice(1) : undefined);
