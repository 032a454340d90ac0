import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { site } from '../../testing/documents.ts';
import { page as guide } from '../help-at-school/page.tsx';
import { page } from './page.tsx';

const { slug } = site.product;
const articles = `/${slug}-offerings/${slug}-vision/article`;

test('article 1 covers myopia and its three grades', () => {
  const { head } = renderPage(page, { params: { id: '1' } });

  expect(
    screen
      .getAllByRole('term')
      .map((term) => term.textContent)
      .filter((term) => term.includes('dioptres')),
  ).toEqual(['Mild under 3 dioptres', 'Moderate 3 to 6 dioptres', 'Severe over 6 dioptres']);
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

test('an article says that it awaits review, and links every source number to its source', () => {
  renderPage(page, { params: { id: '2' } });

  expect(screen.getByText('Awaiting clinical review')).toBeVisible();
  const references = screen.getAllByRole('link', { name: /^Source \d+$/ });
  const lost = references.filter(
    (link) => !document.getElementById(link.getAttribute('href')?.slice(1) ?? ''),
  );
  expect(references.length).toBeGreaterThan(10);
  expect(lost).toEqual([]);
});

test('every link at the top of the guide targets a section', () => {
  renderPage(guide);

  const jumps = within(screen.getByRole('navigation', { name: 'On this page' }));
  const targets = jumps.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(1));
  expect(targets).toEqual(['rights', 'talk', 'certificate', 'card', 'boards', 'letter']);
  expect(targets.filter((id) => !document.getElementById(id ?? ''))).toEqual([]);
});

test('the guide has a letter to copy', () => {
  renderPage(guide);

  const letter = document.getElementById('letter');
  if (!letter) throw new Error('There is no letter.');
  expect(within(letter).queryByRole('list')).toBeNull();
  expect(within(letter).getAllByText(/\[/).length).toBeGreaterThan(5);
});
