import { beforeEach, expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { supplyDialogs } from '@site/kit/ui/dialog-in-test.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OnTheHomePage } from '../../testing/on-the-home-page.tsx';
import { MobileApp } from './mobile-app.tsx';

const site = configuredSite();

beforeEach(supplyDialogs);

test('a press says how the app works, leads to the store, gives the focus back and can be repeated', async () => {
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
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
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
