import { beforeEach, expect, jest, test } from '@jest/globals';
import { contentOf } from '@site/kit/content/content-of.ts';
import { PageContext } from '@site/kit/islands/page-context.ts';
import type { Notice } from '@site/kit/remote/contract.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { pageContextInTest } from '@site/kit/testing/page-context-in-test.ts';
import { polyfillDialogs } from '@site/kit/testing/polyfill-dialogs.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AppDialogWords } from '../../content/home-schemas.ts';
import dialogDocument from '../../content/app-dialog.md';
import { OnTheHomePage } from '../../testing/on-the-home-page.tsx';
import { MobileApp } from './bands.tsx';

const appDialog = contentOf<AppDialogWords>(dialogDocument);

const site = configuredSite();

beforeEach(polyfillDialogs);

test('shows a message if the dialog fails to load, and retries on the next click', async () => {
  const notify = jest.fn<(notice: Notice) => void>();
  jest.doMock('./app-dialog.tsx', () => {
    throw new Error('offline');
  });
  render(
    <PageContext value={pageContextInTest({ notify })}>
      <MobileApp site={site} />
    </PageContext>,
  );
  const opener = screen.getByRole('button', { name: 'How the app works' });
  await userEvent.click(opener);
  await waitFor(() => expect(notify.mock.calls[0]?.[0].text).toMatch(/^This did not open\./));
  expect(opener).not.toHaveAttribute('aria-busy');

  jest.dontMock('./app-dialog.tsx');
  await userEvent.click(opener);
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('the dialog explains how the app works, links to the store, restores focus when closed, and can be reopened', async () => {
  render(
    <OnTheHomePage>
      <MobileApp site={site} />
    </OnTheHomePage>,
  );
  const store = screen.getByRole('link', { name: 'Download App (opens in a new tab)' });
  expect(store).toHaveAttribute('href', site.links.androidApp);
  expect(document.querySelector('dialog')).toBeNull();
  const opener = screen.getByRole('button', { name: 'How the app works' });

  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: `${site.product.name} Mobile App` });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(appDialog.steps.length);
  expect(within(dialog).getByRole('link', { name: /^Download App/ })).toHaveAttribute(
    'href',
    site.links.androidApp,
  );
  expect(within(dialog).getByText(new RegExp(site.contact.phone))).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();

  await userEvent.click(opener);
  expect(await screen.findByRole('dialog')).toBeVisible();
});
