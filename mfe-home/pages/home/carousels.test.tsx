import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { OnTheHomePage } from '../../testing/on-the-home-page.tsx';
import { windowOfWidth } from '../../testing/window-of-width.ts';
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

/** Shows a carousel in a window of some width, once its slider has come. */
async function show(name: string, width: number): Promise<HTMLElement> {
  windowOfWidth(width);
  render(<OnTheHomePage>{carousels[name]}</OnTheHomePage>);
  await waitFor(() => expect(document.querySelector('.slick-slide')).not.toBeNull());
  return screen.getByRole('region');
}

// Specification, section 9. The widths are those at which something changes, from both sides.
test.each([
  ['specialists', 1280, 4],
  ['specialists', 1025, 4],
  ['specialists', 1024, 3],
  ['specialists', 601, 3],
  ['specialists', 600, 2],
  ['specialists', 480, 2],
  ['specialists', 360, 2],
  ['offerings', 1280, 4],
  ['offerings', 1024, 3],
  ['offerings', 600, 2],
  ['offerings', 480, 2],
  ['Parents Desk', 1280, 3],
  ['Parents Desk', 1024, 2],
  ['Parents Desk', 600, 2],
  ['Parents Desk', 360, 2],
  ['hero', 1280, 1],
  ['hero', 360, 1],
])('the carousel %s shows, in a window of %i px, from the first moment %i', async (...row) => {
  const [name, width, seen] = row;
  const region = await show(name, width);

  const slides = [...region.querySelectorAll<HTMLElement>('.slick-slide')];
  expect(slides.filter((slide) => !slide.inert)).toHaveLength(seen);
  // Whatever can be pressed in a slide is in one that is seen.
  for (const slide of slides.filter(({ inert }) => inert)) {
    expect(slide).toHaveAttribute('aria-hidden', 'true');
  }
});

test.each([
  ['hero', 7, false],
  ['specialists', 6, true],
  ['offerings', 5, true],
  ['Parents Desk', 8, false],
])('the carousel %s has a dot for each of %i slides', async (name, count, belowOnly) => {
  const region = await show(name, 1024);

  const dots = within(region).getByRole('group', { name: 'Choose a slide' });
  expect(within(dots).getAllByRole('button')).toHaveLength(count);
  // Above 1024 px the rows of cards have none.
  expect(dots.classList.contains('xl:hidden')).toBe(belowOnly);
});

test.each([
  ['hero', true],
  ['Parents Desk', true],
  ['specialists', false],
  ['offerings', false],
])('the carousel %s turns by itself: %s, and then has a button to stop it', async (name, turns) => {
  const region = await show(name, 1280);

  expect(within(region).queryAllByRole('button', { name: 'Stop slide rotation' })).toHaveLength(
    turns ? 1 : 0,
  );
});
