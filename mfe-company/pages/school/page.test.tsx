import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentOf } from '@site/kit/content/content-of.ts';
import { PageContext } from '@site/kit/islands/page-context.ts';
import type { School } from '../../content/page-schemas.ts';
import schoolDocument from '../../content/school.md';
import { pageProps } from '../../testing/page-props.ts';
import { page } from './page.tsx';
import { configuredSite } from '@site/kit/testing/configured-site.ts';

const school = contentOf<School>(schoolDocument);

function renderPage() {
  const props = pageProps();
  render(<PageContext value={props}>{page.render(props)}</PageContext>);
  return props;
}

test('Request Demo opens the contact dialog for a school, and links to the form without JavaScript', async () => {
  const { openDialog } = renderPage();

  const [demo] = screen.getAllByRole('link', { name: 'Request Demo' });
  if (!demo) throw new Error('The page has no Request Demo link.');
  expect(demo).toHaveAttribute('href', '/contactUs');
  expect(demo).toHaveAttribute('data-live');
  await userEvent.click(demo);
  expect(openDialog.mock.calls).toEqual([[{ dialog: 'contact', openedFrom: 'school' }]]);
});

test('names the film host before the click, and offers the film on the host’s page or as text', async () => {
  const { site } = renderPage();
  const { schoolFilm } = site.thirdParties;

  const play = screen.getByRole('button', { name: 'Play the film' });
  expect(play).toHaveAccessibleDescription(`Pressing Play contacts ${schoolFilm.name}.`);
  expect(document.querySelector('iframe')).toBeNull();
  await userEvent.click(play);
  expect(document.querySelector('iframe')).toHaveAttribute('src', schoolFilm.embed);
  expect(screen.getByText(/^If you see no film here/)).toBeVisible();

  expect(screen.getByRole('link', { name: /Watch it on its own page/ })).toHaveAttribute(
    'href',
    schoolFilm.watch,
  );
  expect(screen.getByText(/no sound and no spoken words/)).not.toBeVisible();
  await userEvent.click(screen.getByText('Film in words'));
  expect(screen.getByText(/no sound and no spoken words/)).toBeVisible();
});

const site = configuredSite();
const { screening, others } = school.services;

test('has structured data about services and the film', () => {
  const { jsonLd = [] } = page.head(pageProps());

  expect(jsonLd.slice(1).map((thing) => [thing['@type'], thing['name']])).toEqual([
    ...[screening, ...others].map(({ title }) => ['Service', title]),
    ['VideoObject', `Film: ${site.product.name} School`],
  ]);
});
