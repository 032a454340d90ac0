import '@site/kit/testing/text-encoder.ts';
import type { ReactNode } from 'react';
import {
  type IslandSurroundings,
  IslandSurroundingsContext,
} from '@site/kit/islands/surroundings.ts';
import { type Navigator, Router } from '@site/kit/router.ts';
import { islandSurroundings } from '@site/kit/testing/island-surroundings.ts';

type OnTheHomePageProps = {
  /** Where a move of the visitor is noted; moves lead nowhere unless told. */
  push?: Navigator['push'];
  children: ReactNode;
} & Partial<Pick<IslandSurroundings, 'site' | 'openDialog'>>;

const nowhere = () => {};

/** For tests: what the shell puts around the home page. */
export function OnTheHomePage({ push = nowhere, children, ...told }: OnTheHomePageProps) {
  const navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : (to.pathname ?? '')),
    go: nowhere,
    push,
    replace: nowhere,
  };
  return (
    <Router location="/" navigator={navigator}>
      <IslandSurroundingsContext value={islandSurroundings(told)}>
        {children}
      </IslandSurroundingsContext>
    </Router>
  );
}
