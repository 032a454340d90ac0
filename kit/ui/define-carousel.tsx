import { defineIsland, type IslandDefinition, type IslandProps } from '../islands/define-island.ts';
import { StaticHtml } from '../islands/static-html.tsx';
import { Carousel, type CarouselProps, type FetchSlider } from './carousel.tsx';
import type { Slide } from './carousel-row.tsx';

type Settings = Omit<CarouselProps, 'slides' | 'heading' | 'fetchSlider'> & {
  slides: readonly Pick<Slide, 'key' | 'label'>[];
};

/** A carousel as an island: it moves its slides and never changes what is in them. */
export type CarouselIsland = IslandDefinition<Settings>;

/** Defines such an island. `fetchSlider` is as of `Carousel`. */
export function defineCarousel(name: string, fetchSlider?: FetchSlider): CarouselIsland {
  return defineIsland<Settings>(
    name,
    ({ slides, staticParts, ...settings }: IslandProps<Settings>) => {
      const contents = staticParts.slice(-slides.length);
      const heading = staticParts.length > slides.length && (
        <StaticHtml of={staticParts[0]} className="contents" />
      );
      return (
        <Carousel
          {...settings}
          {...(fetchSlider && { fetchSlider })}
          heading={heading}
          slides={slides.map((slide, index) => ({
            ...slide,
            content: <StaticHtml of={contents[index]} className="contents" />,
          }))}
        />
      );
    },
  );
}
