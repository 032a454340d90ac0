import { expect, test } from '@jest/globals';
import { AlwaysInView } from '@site/kit/testing/always-in-view.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { OnTheHomePage } from '../../testing/on-the-home-page.tsx';
import { Hero } from './hero.tsx';
import { Offerings } from './offerings.tsx';
import { ParentsDesk } from './parents-desk.tsx';
import { Specialists } from './specialists.tsx';

const site = configuredSite();

const carousels: Readonly<Record<string, ReactElement>> = {
  hero: <Hero site={site} featured={null} />,
  specialists: <Specialists site={site} />,
  offerings: <Offerings site={site} />,
  'Parents Desk': <ParentsDesk site={site} published={[]} />,
};

// Specification, section 9: the narrowest window of each number of slides, and which carousels turn.
// Other widths: e2e/journeys/a-visitor-tours-the-home-page.spec.ts.
test.each([
  ['specialists', 1025, 4, false],
  ['specialists', 601, 3, false],
  ['specialists', 480, 2, false],
  ['offerings', 601, 3, false],
  ['Parents Desk', 1025, 3, true],
  ['Parents Desk', 601, 2, true],
  ['hero', 360, 1, true],
])('the carousel %s shows, in a window of %i px, %i slides; it turns: %s', async (...row) => {
  const [name, width, seen, turns] = row;
  Object.assign(window, {
    matchMedia: (query: string) => ({
      matches: width >= Number(/^\(width >= (\d+)px\)$/.exec(query)?.[1] ?? Infinity),
      addEventListener: () => {},
      removeEventListener: () => {},
    }),
    IntersectionObserver: AlwaysInView,
  });
  render(<OnTheHomePage>{carousels[name]}</OnTheHomePage>);
  await waitFor(() => expect(document.querySelector('.slick-slide')).not.toBeNull());

  const slides = [...document.querySelectorAll<HTMLElement>('.slick-slide')];
  expect(slides.filter(({ inert }) => !inert)).toHaveLength(seen);
  for (const slide of slides.filter(({ inert }) => inert)) {
    expect(slide).toHaveAttribute('aria-hidden', 'true');
  }
  expect(screen.queryAllByRole('button', { name: 'Stop slide rotation' })).toHaveLength(
    turns ? 1 : 0,
  );
});
