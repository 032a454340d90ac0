import { expect, test } from '@jest/globals';
import { AlwaysInView } from '@site/kit/testing/always-in-view.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
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

// e2e/journeys/a-visitor-tours-the-home-page.spec.ts covers wider windows.
test.each([
  ['hero', 1, true],
  ['specialists', 2, false],
  ['offerings', 2, false],
  ['Parents Desk', 2, true],
])('the carousel %s shows %i slides on a phone; it rotates: %s', async (name, seen, turns) => {
  Object.assign(window, { IntersectionObserver: AlwaysInView });
  render(<OnTheHomePage>{carousels[name]}</OnTheHomePage>);
  const carousel = document.querySelector('[aria-roledescription=carousel]');
  fireEvent.pointerEnter(carousel ?? document.body);
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
