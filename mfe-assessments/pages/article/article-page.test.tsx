import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { site } from '../../testing/site.ts';
import { page } from './page.tsx';

const { slug } = site.product;
const articles = `/${slug}-offerings/${slug}-vision/article`;

test('article 1 covers myopia and its three grades', () => {
  const { head } = renderPage(page, { params: { id: '1' } });

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Myopia');
  expect(
    screen
      .getAllByRole('term')
      .slice(0, 3)
      .map((term) => term.textContent),
  ).toEqual(['Mild under 3 dioptres', 'Moderate 3 to 6 dioptres', 'Severe over 6 dioptres']);
  expect(head.canonicalPath).toBe(`${articles}/1`);
  expect(head.jsonLd?.[1]).toMatchObject({
    '@type': 'MedicalWebPage',
    about: { '@type': 'MedicalCondition', name: 'Myopia' },
  });
});

test('only the addresses of the two articles are indexed, not other addresses that show one of them', () => {
  const headOf = (id: string) => page.head({ site, params: { id }, data: undefined });
  expect(headOf('2').robots).toBeUndefined();
  expect(headOf('anything')).toMatchObject({ canonicalPath: `${articles}/2`, robots: 'noindex' });
});

test('an article links to the home page, shows its reviewers, and links every source number to its source', () => {
  renderPage(page, { params: { id: '2' } });

  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByText('Awaiting clinical review')).toBeVisible();
  const references = screen.getAllByRole('link', { name: /^Source \d+$/ });
  const lost = references.filter(
    (link) => !document.getElementById(link.getAttribute('href')?.slice(1) ?? ''),
  );
  expect(references.length).toBeGreaterThan(10);
  expect(lost).toEqual([]);
});
