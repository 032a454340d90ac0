import type { ReactNode } from 'react';
import { Island } from '../islands/island.tsx';
import { carouselIsland, type CarouselSettings } from './carousel.island.tsx';

type CarouselProps = CarouselSettings & {
  slides: readonly {
    /** The slide's subject, used in the labels of the slide and its dot. */
    label: string;
    /** May contain islands, but no ids: an infinite carousel clones slides. */
    content: ReactNode;
  }[];
  /** Rendered next to the arrows. Without a heading, all controls are on a line below. */
  heading?: ReactNode;
};

/**
 * A carousel that uses react-slick. The server renders a horizontally scrolling list, which visitors use without
 * JavaScript and until react-slick has loaded. Slides are static HTML.
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
