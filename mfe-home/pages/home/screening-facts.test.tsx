import { contentOf } from '@site/kit/content/content-of.ts';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ScreeningFactsWords } from '../../content/hero-slides-schema.ts';
import document from '../../content/screening-facts.yaml';
import { ScreeningFacts } from './screening-facts.tsx';

const screeningFacts = contentOf<ScreeningFactsWords>(document);

test('shows figures about screening, and says that it is not a diagnosis', () => {
  render(<ScreeningFacts />);

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    screeningFacts.facts.map(({ figure, about }) => `${figure} ${about}`),
  );
  expect(screen.getByText(/not a diagnosis/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'How a screening works' })).toHaveAttribute(
    'href',
    '/company/faq',
  );
});
