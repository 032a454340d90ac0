import { render, screen } from '@testing-library/react';
import { expect, test } from '@jest/globals';
import { ButtonLink } from './button-link.tsx';

test('links to a page in the same tab; opens another site in a new tab, and announces this', () => {
  render(
    <>
      <ButtonLink href="/clinic">Find a clinic</ButtonLink>
      <ButtonLink href="https://assess.example/" external>
        Get started
      </ButtonLink>
    </>,
  );
  const inside = screen.getByRole('link', { name: 'Find a clinic' });
  expect(inside).toHaveAttribute('href', '/clinic');
  expect(inside).not.toHaveAttribute('target');
  const outside = screen.getByRole('link', { name: 'Get started (opens in a new tab)' });
  expect(outside).toHaveAttribute('target', '_blank');
  expect(outside).toHaveAttribute('rel', 'noopener');
});
