import { jest } from '@jest/globals';
import type { PageProps } from '@site/kit/remote/define-remote.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';

/** For tests: a page's props, with mock functions. */
export function pageProps() {
  return {
    site: configuredSite(),
    params: {},
    data: undefined,
    openDialog: jest.fn<PageProps['openDialog']>(),
    notify: jest.fn<PageProps['notify']>(),
    setTitlePrefix: jest.fn<PageProps['setTitlePrefix']>(),
  };
}
