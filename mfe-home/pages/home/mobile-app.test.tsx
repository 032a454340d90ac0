import { beforeEach, expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { supplyDialogs } from '@site/kit/ui/dialog-in-test.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OnTheHomePage } from '../../testing/on-the-home-page.tsx';
import { MobileApp } from './mobile-app.tsx';

const site = configuredSite();

beforeEach(supplyDialogs);

test('the app store opens in a new tab', () => {
  render(
    <OnTheHomePage>
      <MobileApp site={site} />
    </OnTheHomePage>,
  );

  const link = screen.getByRole('link', { name: 'Download App (opens in a new tab)' });
  expect(link).toHaveAttribute('href', site.links.androidApp);
  expect(link).toHaveAttribute('target', '_blank');
});

test('a press says how the app works, leads to the store, and gives the focus back', async () => {
  render(
    <OnTheHomePage>
      <MobileApp site={site} />
    </OnTheHomePage>,
  );
  expect(document.querySelector('dialog')).toBeNull();
  const opener = screen.getByRole('button', { name: 'How the app works' });

  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: `${site.product.name} Mobile App` });

  expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
  expect(within(dialog).getByRole('link', { name: /^Download App/ })).toHaveAttribute(
    'href',
    site.links.androidApp,
  );
  expect(within(dialog).getByText(new RegExp(site.contact.phone))).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
});

test('it opens again after it was closed', async () => {
  render(
    <OnTheHomePage>
      <MobileApp site={site} />
    </OnTheHomePage>,
  );
  const opener = screen.getByRole('button', { name: 'How the app works' });

  await userEvent.click(opener);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(opener);

  expect(await screen.findByRole('dialog')).toBeVisible();
});
