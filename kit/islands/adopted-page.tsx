import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RemoteProps } from '../remote/contract.ts';
import { adoptIslands, type Islands } from './adopt-islands.tsx';
import type { AdoptedIslands } from './adoption.ts';

/** A page that stays the HTML it came as, and how far it is: its islands stand, or the visitor left it. */
export type PageAsHtml = {
  pathname: string;
  islands: Islands;
  state: 'awaited' | 'stands' | 'left';
};

type AdoptedPageProps = RemoteProps & { page: PageAsHtml; element: HTMLElement };

/** Keeps the page that `element` came with and brings its islands to life; takes both away with itself. */
export function AdoptedPage({ page, element, ...props }: AdoptedPageProps) {
  const { location } = props;
  const islands = useRef<AdoptedIslands>(null);
  const adopt = useEffectEvent(() => {
    // What React draws beside the page is the last child; the page is all before it.
    const parts = [...element.children].slice(0, -1);
    const adopted = adoptIslands(element, page.islands, props);
    islands.current = adopted;
    adopted.standing.then(() => {
      page.state = 'stands';
      props.setHead('composed', location);
    }, props.onFailure);
    return () => {
      page.state = 'left';
      islands.current = null;
      for (const part of parts) part.remove();
      adopted.release();
    };
  });
  const follow = useEffectEvent((next: RemoteProps['location']) => {
    if (page.state !== 'stands') return;
    islands.current?.update(props);
    props.setHead('composed', next);
  });
  useLayoutEffect(() => adopt(), []);
  useEffect(() => follow(location), [location]);
  return null;
}
