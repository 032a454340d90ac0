import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from '@site/kit/router.ts';
import type { PostData } from './load-post.ts';

/** Returns a function that reloads the page's data, at the same address and with the same navigation state. */
export function useReload(): () => void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  return () => void navigate(pathname + search + hash, { replace: true, state });
}

/** Retries a post that is still loading. */
export function useRetry(found: PostData): void {
  const reload = useEffectEvent(useReload());
  useEffect(() => {
    if (found.kind === 'on-its-way') reload();
  }, [found]);
}
