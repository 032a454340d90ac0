import { type ReactNode, useEffect, useState } from 'react';
import type { PostInState } from '@site/kit/post-cards/post-card-data.ts';
import { defineIsland, type IslandProps } from '@site/kit/islands/define-island.ts';
import { usePageContext } from '@site/kit/islands/page-context.ts';
import { StaticHtml } from '@site/kit/islands/static-html.tsx';
import { useLocation } from '@site/kit/location.ts';
import { useHydrated } from '@site/kit/ui/use-hydrated.ts';
import { useBlogState } from './navigation-state.ts';

type Props = {
  /** The id to look up is the last part of the address; otherwise only a post from navigation state is shown. */
  lookUp: boolean;
  /** Cards of other posts; `null` for a page without them. */
  others: readonly PostInState[] | null;
};

/**
 * Replaces the composed page, its static part, where it can't be right for this visitor: it says that there is no post
 * although the address hasn't been looked up, or the visitor clicked a card that passed a whole post.
 */
export const latePost = defineIsland<Props>('late-post', LatePost);

function LatePost({ lookUp, others, staticParts }: IslandProps<Props>) {
  const { site, setTitle } = usePageContext();
  const { pathname } = useLocation();
  const passed = useBlogState();
  const [shown, setShown] = useState<ReactNode>(null);
  // The navigation state is unknown before.
  const isHydrated = useHydrated();
  const isNeeded = isHydrated && (lookUp || passed?.blog.description !== undefined);

  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    const id = lookUp ? (pathname.split('/').at(-1) ?? '') : null;
    async function show(): Promise<void> {
      const { findLatePost, PostOnItsWay } = await import(
        /* webpackChunkName: "late-post" */ './find-late-post.tsx'
      );
      if (!isCurrent) return;
      setShown(<PostOnItsWay title={passed?.blog.title} />);
      const retry = () => void show();
      const late = await findLatePost({ id, passed: passed?.blog ?? null, site, others, retry });
      if (!isCurrent) return;
      setShown(late?.view ?? null);
      if (late) setTitle(late.title);
    }
    void show();
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, lookUp, others, passed, pathname, setTitle, site]);

  useEffect(() => {
    // The focused heading or button is gone with what it replaced.
    const isLost = shown !== null && document.activeElement === document.body;
    const heading = isLost ? document.querySelector<HTMLElement>('#main h1') : null;
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [shown]);

  return shown ?? <StaticHtml of={staticParts[0]} />;
}
