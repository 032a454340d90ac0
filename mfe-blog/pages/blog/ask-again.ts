import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from '@site/kit/router.ts';
import type { PostData } from './load-post.ts';

/** Gives what asks for the present page's data anew, at the same address and with what the visitor brought along. */
export function useAskAgain(): () => void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  return () => void navigate(pathname + search + hash, { replace: true, state });
}

/** Asks again for a post that is on its way. */
export function useLookAgain(found: PostData): void {
  const askAgain = useEffectEvent(useAskAgain());
  useEffect(() => {
    if (found.kind === 'on-its-way') askAgain();
  }, [found]);
}
