import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, act, render, screen } from '@testing-library/react';
import { contentOf } from '@site/kit/content/content-of.ts';
import { AlwaysInView } from '@site/kit/testing/always-in-view.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import type { Clinic } from '../../content/page-schemas.ts';
import clinicDocument from '../../content/clinic.md';
import { ClinicSlider } from './clinic-slider.tsx';

const { slider } = contentOf<Clinic>(clinicDocument);

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
  render(<ClinicSlider slider={slider} site={configuredSite()} />);
  // Loads react-slick, because the row has no size here that it could scroll by.
  fireEvent.pointerEnter(screen.getByRole('region'));
  await act(async () => import('react-slick'));
}

const { slides } = slider;
const names = slides.map(({ title }, index) => `${index + 1} of ${slides.length}: ${title}`);
const [first = ''] = names;

/** The name of the only visible picture. */
function shown(): string | undefined {
  return (
    screen.getAllByRole('button', { name: /^\d+ of / }).find((dot) => dot.ariaDisabled === 'true')
      ?.ariaLabel ?? undefined
  );
}

function wait(milliseconds: number) {
  act(() => jest.advanceTimersByTime(milliseconds));
}

test('shows the next image every 3 seconds, and wraps around', async () => {
  await renderSlider();

  expect(shown()).toBe(first);
  wait(2999);
  expect(shown()).toBe(first);
  wait(1);
  for (const name of [...names.slice(1), first]) {
    expect(shown()).toBe(name);
    wait(3000);
  }
});
