import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { PageContext } from '@site/kit/islands/page-context.ts';
import type { DialogRequest } from '@site/kit/remote/contract.ts';
import type { Page, PageProps } from '@site/kit/remote/define-remote.ts';
import { AddressInTest } from '@site/kit/testing/address-in-test.tsx';
import { pageContextInTest } from '@site/kit/testing/page-context-in-test.ts';
import { site as configuredSite } from './documents.ts';

/** Renders a page as if the shell had opened it. Returns spies for assertions. */
export function renderPage(
  page: Page,
  { site = configuredSite, params = {} }: Partial<Pick<PageProps, 'site' | 'params'>> = {},
) {
  const openDialog = jest.fn<(request: DialogRequest) => void>();
  const context = pageContextInTest({ site, openDialog });
  render(
    <AddressInTest>
      <PageContext value={context}>{page.render({ site, params, data: undefined })}</PageContext>
    </AddressInTest>,
  );
  return { openDialog, head: page.head({ site, params, data: undefined }) };
}

/** For tests: what the stylesheet shows while this age is chosen. */
export function contentFor(radio: HTMLElement): HTMLElement {
  const value = radio.getAttribute('value');
  const part = radio.closest('[data-age-choice]')?.querySelector(`[data-age="${value}"]`);
  if (!(part instanceof HTMLElement)) throw new Error(`No content for age ${value}.`);
  return part;
}
