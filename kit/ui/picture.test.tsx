import { render, screen } from '@testing-library/react';
import { expect, test } from '@jest/globals';
import { Picture } from './picture.tsx';

const picture = {
  assetBase: 'https://cdn.example/assets',
  path: 'illustrations/clinic-front.svg',
  width: 400,
  height: 300,
  alt: 'The front of the clinic',
};

test('comes from the configured place and keeps its room free', () => {
  render(<Picture {...picture} />);
  const image = screen.getByRole('img', { name: 'The front of the clinic' });
  expect(image).toHaveAttribute('src', 'https://cdn.example/assets/illustrations/clinic-front.svg');
  expect(image).toHaveAttribute('width', '400');
  expect(image).toHaveAttribute('height', '300');
});

test('waits until it is near, unless it is in the first view', () => {
  const { rerender } = render(<Picture {...picture} />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  rerender(<Picture {...picture} first />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});
