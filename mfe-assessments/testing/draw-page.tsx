import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import type { Page, PageProps } from '@site/kit/remote/define-remote.ts';
import { site as configuredSite } from './site.ts';

/** Draws a page alone, as if the shell had opened it. Gives what a test may look at afterwards. */
export function drawPage(
  { Page, head }: Page,
  { site = configuredSite, params = {} }: Partial<Pick<PageProps, 'site' | 'params'>> = {},
) {
  const openDialog = jest.fn<PageProps['openDialog']>();
  render(
    <Page
      site={site}
      params={params}
      data={undefined}
      openDialog={openDialog}
      notify={() => {}}
      setTitlePrefix={() => {}}
    />,
  );
  return { openDialog, head: head({ site, params, data: undefined }) };
}
