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

test('uses the configured asset base, reserves space, and loads lazily unless above the fold', () => {
  const { rerender } = render(<Picture {...picture} />);
  const image = screen.getByRole('img', { name: 'The front of the clinic' });
  expect(image).toHaveAttribute('src', 'https://cdn.example/assets/illustrations/clinic-front.svg');
  expect(image).toHaveAttribute('width', '400');
  expect(image).toHaveAttribute('height', '300');
  expect(image).toHaveAttribute('loading', 'lazy');
  rerender(<Picture {...picture} first />);
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});
