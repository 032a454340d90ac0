import type { PageContextValue } from '../islands/page-context.ts';
import { configuredSite } from './configured-site.ts';

const nothing = () => {};

/** For tests: what islands may use of the site around them; calls do nothing unless given. */
export function pageContextInTest(given: Partial<PageContextValue> = {}): PageContextValue {
  return {
    site: configuredSite(),
    openDialog: nothing,
    notify: nothing,
    setTitlePrefix: nothing,
    ...given,
  };
}
