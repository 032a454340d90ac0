import { render, screen } from '@testing-library/react';
import { expect, test } from '@jest/globals';
import { Icon } from './icon.tsx';

test('is not read out, since words stand beside it', () => {
  render(
    <button type="button">
      <Icon name="phone" /> Call
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Call' })).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('keeps its place free before the stylesheet arrives', () => {
  const { container } = render(<Icon name="heart" size={40} />);
  const drawing = container.querySelector('svg');
  expect(drawing).toHaveAttribute('width', '40');
  expect(drawing).toHaveAttribute('height', '40');
});
