import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { contentOf } from '@site/kit/content/content-of.ts';
import type { Careers } from '../../content/people-schemas.ts';
import careersDocument from '../../content/careers.md';
import { pageProps } from '../../testing/page-props.ts';
import { page } from './page.tsx';

test('lists every reason to join and links to the open positions', () => {
  const props = pageProps();
  render(page.render(props));

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    `Work at ${props.site.product.name}`,
  );
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(
    contentOf<Careers>(careersDocument).reasons.items.map(({ title }) => title),
  );
  const positions = screen.getByRole('link', { name: 'See Open Positions (opens in a new tab)' });
  expect(positions).toHaveAttribute('href', props.site.links.careersPage);
  expect(positions).toHaveAttribute('target', '_blank');
  expect(positions).toHaveAccessibleDescription(/professional network/);
});
