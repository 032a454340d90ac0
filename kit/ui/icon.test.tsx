import { render, screen } from '@testing-library/react';
import { expect, test } from '@jest/globals';
import { Icon } from './icon.tsx';

test('is hidden from screen readers and reserves its space', () => {
  render(
    <button type="button">
      <Icon name="heart" size={40} /> Call
    </button>,
  );
  const button = screen.getByRole('button', { name: 'Call' });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(button.querySelector('svg')).toHaveAttribute('width', '40');
  expect(button.querySelector('svg')).toHaveAttribute('height', '40');
});
