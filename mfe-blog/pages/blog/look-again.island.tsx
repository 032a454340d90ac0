import { useEffect, useEffectEvent, useState } from 'react';
import { defineIsland } from '@site/kit/islands/define-island.ts';
import { useHydrated } from '@site/kit/ui/use-hydrated.ts';
import { useAskAgain } from './ask-again.ts';
import { useBlogState } from './navigation-state.ts';

type LookAgainProps = { when: 'always' | 'post-came-along' };

/**
 * Reloads the page's data if the HTML can't be right for this visitor: it says there is no post but nobody has looked
 * it up, or the visitor brought a post from a card. Renders nothing.
 */
export const lookAgain = defineIsland<LookAgainProps>('look-again', LookAgain);

function LookAgain({ when }: LookAgainProps) {
  const hydrated = useHydrated();
  const [cameAsHtml] = useState(!hydrated);
  const passed = useBlogState();
  const askAgain = useEffectEvent(useAskAgain());
  const isWanted = cameAsHtml && (when === 'always' || passed?.blog.description !== undefined);
  useEffect(() => {
    if (isWanted) askAgain();
  }, [isWanted]);
  return null;
}
