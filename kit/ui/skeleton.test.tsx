import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, jest, test } from '@jest/globals';
import { Skeleton } from './skeleton.tsx';

afterEach(() => {
  jest.useRealTimers();
});

test('shows nothing during a short wait and its label during a long one', () => {
  jest.useFakeTimers();
  render(<Skeleton label="Loading article" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(300));
  expect(screen.getByRole('status')).toHaveTextContent('Loading article');
});
