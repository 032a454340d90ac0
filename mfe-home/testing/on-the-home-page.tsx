import '@site/kit/testing/text-encoder.ts';
import type { ReactNode } from 'react';
import { type PageContextValue, PageContext } from '@site/kit/islands/page-context.ts';
import { type Navigator, Router } from '@site/kit/router.ts';
import { pageContextInTest } from '@site/kit/testing/page-context-in-test.ts';

type OnTheHomePageProps = {
  /** Spy for navigation; goes nowhere by default. */
  push?: Navigator['push'];
  children: ReactNode;
} & Partial<Pick<PageContextValue, 'site' | 'openDialog'>>;

const nowhere = () => {};

/** For tests: the context that the shell provides to the home page. */
export function OnTheHomePage({ push = nowhere, children, ...given }: OnTheHomePageProps) {
  const navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : (to.pathname ?? '')),
    go: nowhere,
    push,
    replace: nowhere,
  };
  return (
    <Router location="/" navigator={navigator}>
      <PageContext value={pageContextInTest(given)}>{children}</PageContext>
    </Router>
  );
}
