import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { helpAtSchool } from '../../testing/documents.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { page } from './page.tsx';

test('every link at the top targets a section, and breadcrumbs include the list of all conditions', () => {
  const { head } = renderPage(page);

  const jumps = within(screen.getByRole('navigation', { name: 'On this page' }));
  const targets = jumps.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(1));
  expect(targets).toEqual(['rights', 'talk', 'certificate', 'card', 'boards', 'letter']);
  expect(targets.filter((id) => !document.getElementById(id ?? ''))).toEqual([]);
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/assessments',
  ]);
  expect(head.canonicalPath).toBe('/assessments/help-at-school');
  expect(screen.getByRole('heading', { level: 3, name: 'CBSE' })).toBeVisible();
  expect(screen.getByText('Awaiting clinical review')).toBeVisible();
});

test('the letter can be copied without its source numbers', () => {
  renderPage(page);

  const letter = document.getElementById('letter');
  if (!letter) throw new Error('There is no letter.');
  expect(within(letter).queryByRole('list')).toBeNull();
  const paragraph = within(letter).getByText(/^\[If the Act names it:\]/);
  expect(paragraph.closest('div')).toHaveClass('[&_sup]:select-none');
  expect(within(letter).getAllByText(/\[/).length).toBeGreaterThan(5);
});

test('links to every condition it mentions', () => {
  renderPage(page);

  for (const { label, href } of helpAtSchool.related) {
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
  }
});
