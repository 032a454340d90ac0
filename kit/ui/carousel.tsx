import type { ReactNode } from 'react';
import { Island } from '../islands/island.tsx';
import { carouselIsland, type CarouselSettings } from './carousel.island.tsx';

type CarouselProps = CarouselSettings & {
  slides: readonly {
    /** What the slide is about, for its name and the name of its dot. */
    label: string;
    /** It may hold islands, and no ids: an endless carousel shows copies of some slides. */
    content: ReactNode;
  }[];
  /** Placed beside the arrows, above the slides. Without one all controls are in a line below. */
  heading?: ReactNode;
};

/**
 * Slides in a row, moved by react-slick. They are sent as a list that scrolls sideways, which is all there is without
 * JavaScript and until react-slick has been fetched. The slides are static.
 */
export function Carousel({ slides, heading, ...settings }: CarouselProps) {
  const contents = slides.map(({ content }) => content);
  return (
    <Island
      of={carouselIsland}
      props={{ ...settings, labels: slides.map(({ label }) => label) }}
      staticParts={heading === undefined ? contents : [heading, ...contents]}
    />
  );
}
