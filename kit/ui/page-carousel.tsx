import type { ReactNode } from 'react';
import { Island } from '../islands/island.tsx';
import { carouselIsland } from './carousel.island.tsx';
import type { CarouselProps } from './carousel.tsx';
import type { CarouselIsland } from './define-carousel.tsx';

type PageCarouselProps = Omit<CarouselProps, 'fetchSlider'> & {
  /** An island of its own; `carouselIsland` by default. */
  as?: CarouselIsland;
};

/** A `Carousel` of a page: an island whose slides are static and may hold islands. */
export function PageCarousel({
  as = carouselIsland,
  slides,
  heading,
  ...settings
}: PageCarouselProps) {
  const contents: readonly ReactNode[] = slides.map(({ content }) => content);
  return (
    <Island
      of={as}
      props={{ ...settings, slides: slides.map(({ key, label }) => ({ key, label })) }}
      staticParts={heading === undefined ? contents : [heading, ...contents]}
    />
  );
}
