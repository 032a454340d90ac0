import { render, screen } from '@testing-library/react';
import { expect, test } from '@jest/globals';
import { ExternalLink } from './external-link.tsx';

test('opens a new tab, says so, and tells the other site nothing about this window', () => {
  render(<ExternalLink href="https://maps.example/">Get directions</ExternalLink>);
  const link = screen.getByRole('link', { name: 'Get directions (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});
