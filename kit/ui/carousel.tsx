import type { ReactNode } from 'react';
import { Island } from '../islands/island.tsx';
import { carouselIsland, type CarouselSettings } from './carousel.island.tsx';

type CarouselProps = CarouselSettings & {
  slides: readonly {
    /** What the slide is about; used in its label and its dot's. */
    label: string;
    /** May hold islands, but no ids: an infinite carousel clones slides. */
    content: ReactNode;
  }[];
  /** Rendered beside the arrows. Without one, all controls are in a line below. */
  heading?: ReactNode;
};

/**
 * A carousel on react-slick. The server renders a horizontally scrolling list, which also serves without JavaScript and
 * until react-slick has loaded. Slides are static HTML.
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
