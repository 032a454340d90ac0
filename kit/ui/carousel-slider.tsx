import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import Slider from 'react-slick';
import type { CarouselMover, Slide } from './carousel-row.tsx';
import { type ChosenSettings, sharedSettings } from './slick-settings.ts';
import { useMedia } from './use-media.ts';

type CarouselSliderProps = {
  slides: readonly Slide[];
  /** How many slides are seen at once; fewer than there are. */
  visible: number;
  infinite: boolean;
  speedMs: number;
  /** The slide to begin with, from 0. */
  first: number;
  /** A slide is coming to the front, for whatever reason. */
  onMove: (index: number) => void;
  /** The visitor swiped. */
  onSwipe: () => void;
  ref: Ref<CarouselMover>;
};

const slideRole = { role: 'group', 'aria-roledescription': 'slide' } as const;

/**
 * The slides in react-slick, which moves them and follows the finger. What it does not do well is done
 * elsewhere: settings by width, arrows, dots, turning by itself. What it leaves reachable though out of
 * sight is made inert here.
 */
export function CarouselSlider({
  slides,
  visible,
  infinite,
  speedMs,
  first,
  onMove,
  onSwipe,
  ref,
}: CarouselSliderProps) {
  const root = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider>(null);
  const still = useMedia('(prefers-reduced-motion: reduce)');

  // react-slick starts a move in a later task, so steps count from the target of the last press.
  const wanted = useRef(first);
  const movesUnderWay = useRef(0);
  useImperativeHandle(ref, () => ({
    move(target) {
      const steps = { next: wanted.current + 1, previous: wanted.current - 1 };
      const index = typeof target === 'number' ? target : steps[target];
      wanted.current = infinite
        ? (index + slides.length) % slides.length
        : Math.min(Math.max(index, 0), slides.length - visible);
      movesUnderWay.current += 1;
      onMove(wanted.current);
      // The index after the last makes an endless slider wrap forwards instead of rewinding.
      slider.current?.slickGoTo(infinite ? index : wanted.current);
    },
  }));

  const hideUnseen = () => {
    // Copies that stand in for slides at the seam are seen, so they stay usable: their originals are hidden then.
    for (const slide of root.current?.querySelectorAll<HTMLElement>('.slick-slide') ?? [])
      slide.inert = slide.getAttribute('aria-hidden') === 'true';
  };
  useLayoutEffect(hideUnseen);

  const chosen: ChosenSettings = {
    infinite,
    initialSlide: first,
    slidesToShow: visible,
    speed: still ? 1 : speedMs,
    beforeChange: (_current, next) => {
      if (movesUnderWay.current > 0) movesUnderWay.current -= 1;
      else wanted.current = next;
      onMove(wanted.current);
    },
    onReInit: hideUnseen,
    // Its `onSwipe` is never called: react-slick takes only settings that have a default.
    swipeEvent: (direction) => {
      if (direction === 'left' || direction === 'right') onSwipe();
    },
  };
  return (
    <div
      ref={root}
      className="ui-slick pt-1.5 pr-[calc(var(--car-bleed)-var(--car-gap)/2+var(--car-edge))] pb-5 print:p-0"
    >
      <Slider ref={slider} {...sharedSettings} {...chosen}>
        {slides.map(({ key, label, content }, index) => (
          <div key={key}>
            <div
              className="@container grid h-full min-w-0 px-[calc(var(--car-gap)/2)]"
              data-carousel-slide=""
              {...slideRole}
              aria-label={`${index + 1} of ${slides.length}: ${label}`}
            >
              {content}
            </div>
          </div>
        ))}
      </Slider>
    </div>
  );
}
