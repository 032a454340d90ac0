import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { AlwaysInView } from '@site/kit/testing/always-in-view.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { ClinicSlider } from './clinic-slider.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, {
    matchMedia: () => ({
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    }),
    IntersectionObserver: AlwaysInView,
  });
});

afterEach(() => {
  jest.useRealTimers();
});

async function renderSlider(): Promise<void> {
  render(<ClinicSlider site={configuredSite()} />);
  await act(async () => import('react-slick'));
}

/** The name of the one picture that is shown. */
function shown(): string | undefined {
  return (
    screen.getAllByRole('button', { name: /^\d of 3/ }).find((dot) => dot.ariaDisabled === 'true')
      ?.ariaLabel ?? undefined
  );
}

function wait(milliseconds: number) {
  act(() => jest.advanceTimersByTime(milliseconds));
}

test('another picture comes every 3 seconds, and after the third comes the first', async () => {
  await renderSlider();

  expect(shown()).toBe('1 of 3: The waiting room');
  wait(2999);
  expect(shown()).toBe('1 of 3: The waiting room');
  wait(1);
  expect(shown()).toBe('2 of 3: The check room');
  wait(3000);
  expect(shown()).toBe('3 of 3: The play corner');
  wait(3000);
  expect(shown()).toBe('1 of 3: The waiting room');
});

test('the stop button comes first; changes are read out only while it has stopped the pictures', async () => {
  await renderSlider();

  const status = screen.getByRole('status');
  const stop = screen.getByRole('button', { name: 'Stop slide rotation' });
  expect(screen.getAllByRole('button')[0]).toBe(stop);
  expect(status).toHaveAttribute('aria-live', 'off');
  fireEvent.click(stop);
  expect(status).toHaveAttribute('aria-live', 'polite');
  wait(60_000);
  expect(shown()).toBe('1 of 3: The waiting room');

  fireEvent.click(screen.getByRole('button', { name: 'Start slide rotation' }));
  wait(3000);
  expect(shown()).toBe('2 of 3: The check room');
});

test('a dot jumps to its picture, which then stays', async () => {
  await renderSlider();

  const dot = screen.getByRole('button', { name: '3 of 3: The play corner' });
  act(() => dot.focus());
  fireEvent.click(dot);
  expect(shown()).toBe('3 of 3: The play corner');
  expect(dot).toHaveAttribute('aria-disabled', 'true');

  wait(60_000);
  expect(shown()).toBe('3 of 3: The play corner');
});
