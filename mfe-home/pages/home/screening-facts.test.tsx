import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ScreeningFacts } from './screening-facts.tsx';

test('three figures say what a screening is, and a sentence says what it is not', () => {
  render(<ScreeningFacts />);

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Over 70 physical parameters, from hair to heart',
    '5–10 minutes for one physical screening',
    'No needle non-invasive, with medical-grade tools',
  ]);
  expect(screen.getByText(/not a diagnosis/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'How a screening works' })).toHaveAttribute(
    'href',
    '/company/faq',
  );
});
