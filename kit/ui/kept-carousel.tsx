import type { ReactNode } from 'react';
import { defineIsland, type IslandDefinition, type IslandProps } from '../islands/define-island.ts';
import { Island } from '../islands/island.tsx';
import { Kept } from '../islands/kept.tsx';
import { Carousel, type CarouselProps, type FetchSlider } from './carousel.tsx';
import type { Slide } from './carousel-row.tsx';

type Told = Omit<CarouselProps, 'slides' | 'heading' | 'fetchSlider'> & {
  slides: readonly Pick<Slide, 'key' | 'label'>[];
};

/** A carousel as an island: it moves its slides and never changes what is in them. */
export type CarouselIsland = IslandDefinition<Told>;

/** Makes such an island. `fetchSlider` is as of `Carousel`. */
export function defineCarousel(name: string, fetchSlider?: FetchSlider): CarouselIsland {
  return defineIsland<Told>(name, ({ slides, kept, ...settings }: IslandProps<Told>) => {
    const contents = kept.slice(-slides.length);
    const heading = kept.length > slides.length && <Kept of={kept[0]} className="contents" />;
    return (
      <Carousel
        {...settings}
        {...(fetchSlider && { fetchSlider })}
        heading={heading}
        slides={slides.map((slide, index) => ({
          ...slide,
          content: <Kept of={contents[index]} className="contents" />,
        }))}
      />
    );
  });
}

/** The carousel of most pages: its slider comes when it is near the window. */
export const keptCarousel = defineCarousel('carousel');

type KeptCarouselProps = Omit<CarouselProps, 'fetchSlider'> & {
  /** An island of its own; `keptCarousel` unless told. */
  as?: CarouselIsland;
};

/** A `Carousel` on a page that came as HTML. Its slides may hold islands. */
export function KeptCarousel({ as = keptCarousel, slides, heading, ...told }: KeptCarouselProps) {
  const contents: readonly ReactNode[] = slides.map(({ content }) => content);
  return (
    <Island
      of={as}
      told={{ ...told, slides: slides.map(({ key, label }) => ({ key, label })) }}
      kept={heading === undefined ? contents : [heading, ...contents]}
    />
  );
}
