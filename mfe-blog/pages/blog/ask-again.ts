import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from '@site/kit/router.ts';
import type { PostData } from './load-post.ts';

/** Gives what asks for the present page's data anew, at the same address and with what the visitor brought along. */
export function useAskAgain(): () => void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  return () => void navigate(pathname + search + hash, { replace: true, state });
}

/**
 * Asks again for a post that is on its way. So does the page for all addresses without one of their own: it is
 * drawn ahead, and nobody knew then of a post that another service has published.
 */
export function useLookAgain(found: PostData): void {
  const lookAgain = useEffectEvent(useAskAgain());
  useEffect(() => {
    const isUnasked = found.kind === 'missing' && found.unasked === true;
    if (isUnasked || found.kind === 'on-its-way') lookAgain();
  }, [found]);
}
