import '@site/kit/testing/text-encoder.ts';
import type { ReactNode } from 'react';
import { type PageContextValue, PageContext } from '@site/kit/islands/page-context.ts';
import { LocationContext, type Navigator } from '@site/kit/location.ts';
import { pageContextInTest } from '@site/kit/testing/page-context-in-test.ts';

type OnTheHomePageProps = {
  /** Spy for navigation; goes nowhere by default. */
  push?: Navigator['push'];
  children: ReactNode;
} & Partial<Pick<PageContextValue, 'site' | 'openDialog'>>;

const nowhere = () => {};
const HOME = { pathname: '/', search: '', hash: '', state: null, key: 'default' };

/** For tests: the context that the shell provides to the home page. */
export function OnTheHomePage({ push = nowhere, children, ...given }: OnTheHomePageProps) {
  const navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : (to.pathname ?? '')),
    go: nowhere,
    push,
    replace: nowhere,
  };
  return (
    <LocationContext value={{ location: HOME, navigator }}>
      <PageContext value={pageContextInTest(given)}>{children}</PageContext>
    </LocationContext>
  );
}
