import { render, screen } from '@testing-library/react';
import { expect, test } from '@jest/globals';
import { ButtonLink } from './button-link.tsx';

test('leads to a page of the site in the same tab', () => {
  render(<ButtonLink href="/clinic">Find a clinic</ButtonLink>);
  const link = screen.getByRole('link', { name: 'Find a clinic' });
  expect(link).toHaveAttribute('href', '/clinic');
  expect(link).not.toHaveAttribute('target');
});

test('leads to another site in a new tab and says so', () => {
  render(
    <ButtonLink href="https://assess.example/" external>
      Get started
    </ButtonLink>,
  );
  const link = screen.getByRole('link', { name: 'Get started (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});
