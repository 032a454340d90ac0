import { jest } from '@jest/globals';
import type { PageContextValue } from '@site/kit/islands/page-context.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';

/** For tests: a page's props, with mock functions. */
export function pageProps() {
  return {
    site: configuredSite(),
    params: {},
    data: undefined,
    openDialog: jest.fn<PageContextValue['openDialog']>(),
    notify: jest.fn<PageContextValue['notify']>(),
    setTitlePrefix: jest.fn<PageContextValue['setTitlePrefix']>(),
    setTitle: jest.fn<PageContextValue['setTitle']>(),
  };
}
