import type { PageContextValue } from '../islands/page-context.ts';
import { configuredSite } from './configured-site.ts';

const nothing = () => {};

/** For tests: what islands may use of the site around them; nothing happens unless told. */
export function pageContextInTest(told: Partial<PageContextValue> = {}): PageContextValue {
  return {
    site: configuredSite(),
    openDialog: nothing,
    notify: nothing,
    setTitlePrefix: nothing,
    ...told,
  };
}
