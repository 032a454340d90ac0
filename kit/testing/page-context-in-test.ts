import type { PageContextValue } from '../islands/page-context.ts';
import { configuredSite } from './configured-site.ts';

const nothing = () => {};

/** For tests: the page context, with no-op functions unless given. */
export function pageContextInTest(given: Partial<PageContextValue> = {}): PageContextValue {
  return {
    site: configuredSite(),
    openDialog: nothing,
    notify: nothing,
    setTitlePrefix: nothing,
    setTitle: nothing,
    ...given,
  };
}
