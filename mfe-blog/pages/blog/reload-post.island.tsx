import { useEffect, useEffectEvent, useState } from 'react';
import { defineIsland } from '@site/kit/islands/define-island.ts';
import { useHydrated } from '@site/kit/ui/use-hydrated.ts';
import { useReload } from './use-reload.ts';
import { useBlogState } from './navigation-state.ts';

type ReloadPostProps = { when: 'always' | 'post-came-along' };

/**
 * Reloads the page's data if the HTML can't be right for this visitor: it says that there is no post although the
 * address hasn't been looked up, or the visitor clicked a card that passed a post. Renders nothing.
 */
export const reloadPost = defineIsland<ReloadPostProps>('reload-post', ReloadPost);

function ReloadPost({ when }: ReloadPostProps) {
  const hydrated = useHydrated();
  const [isComposed] = useState(!hydrated);
  const passed = useBlogState();
  const reload = useEffectEvent(useReload());
  const isNeeded = isComposed && (when === 'always' || passed?.blog.description !== undefined);
  useEffect(() => {
    if (isNeeded) reload();
  }, [isNeeded]);
  return null;
}
