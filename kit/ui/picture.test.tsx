import { act, render, screen } from '@testing-library/react';
import { expect, jest, test } from '@jest/globals';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';
import { Skeleton } from './skeleton.tsx';

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

test('shows nothing during a short wait and its label during a long one', () => {
  jest.useFakeTimers();
  render(<Skeleton label="Loading article" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(300));
  expect(screen.getByRole('status')).toHaveTextContent('Loading article');
  jest.useRealTimers();
});
