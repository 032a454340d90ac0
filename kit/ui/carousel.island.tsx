import { type RefObject, useEffect, useRef, useState } from 'react';
import { defineIsland, type IslandProps } from '../islands/define-island.ts';
import { StaticHtml } from '../islands/static-html.tsx';
import { Arrow, Dots, StopButton } from './carousel-controls.tsx';
import { Slides } from './carousel-slides.tsx';
import { cn } from './cn.ts';
import { frontSlide, type SlideTarget } from './row-of-slides.ts';
import { useRotation } from './use-rotation.ts';
import { useSlides } from './use-slides.ts';

/** Number of visible slides: up to 600 px, above that, and above 1024 px. */
const visibleClass = {
  '1': '[--car-want:1]',
  '1-2-3': '[--car-want:1] md:[--car-want:2] xl:[--car-want:3]',
  '2-2-3': '[--car-want:2] xl:[--car-want:3]',
  '2-3-3': '[--car-want:2] md:[--car-want:3]',
  '2-3-4': '[--car-want:2] md:[--car-want:3] xl:[--car-want:4]',
} as const;

/**
 * The gap between slides; the viewport extends beyond the grid by half a gap. On a phone and without JavaScript, the
 * edge of the next slide is visible, to hint that there are more.
 */
const placeClass = {
  head: '[--car-bleed:var(--gutter)] [--car-edge:22px] [--car-gap:14px] max-[344px]:[--car-edge:8px] max-[344px]:[--car-gap:8px] md:[--car-bleed:calc(var(--car-gap)/2)] md:[--car-edge:0px] md:[--car-gap:20px]',
  foot: 'flex flex-col [--car-bleed:calc(var(--car-gap)/2)] [--car-edge:0px] [--car-gap:32px] lg:[--car-gap:40px] print:block',
} as const;

const controlsLook = 'flex items-center justify-center gap-2.5 print:hidden noscript:hidden';
const sectionClass = '@container noscript:[--car-edge:40px] print:@container-normal';

/** Clips the slides at the sides and leaves room for shadows above and below. With large text, fewer are visible. */
const viewClass =
  'mr-[calc(var(--car-bleed)*-1)] ml-[calc(var(--car-gap)/-2)] overflow-x-clip [--car-show:var(--car-want)] print:mr-0 print:overflow-visible @max-[38rem]:[--car-show:min(var(--car-want),3)] @max-[28rem]:[--car-show:min(var(--car-want),2)] @max-[17rem]:[--car-show:1]';

export type CarouselSettings = {
  /** Describes the content, without the word "carousel". */
  label: string;
  /** A plural noun for the slides, for the arrows' labels; defaults to `slides`. */
  noun?: string;
  visible: keyof typeof visibleClass;
  /** Wraps around. */
  infinite?: boolean;
  /** Autoplay interval in milliseconds, for an infinite carousel; off by default. */
  autoplayMs?: number;
  dots?: 'always' | 'below-1025';
  /** The slides have nothing to focus, so the row itself is focusable for keyboard scrolling. */
  still?: boolean;
};

type LiveProps = CarouselSettings & { labels: readonly string[] };

export const carouselIsland = defineIsland<LiveProps>('carousel', LiveCarousel);

function LiveCarousel({ staticParts, ...settings }: IslandProps<LiveProps>) {
  const { label, labels, noun = 'slides', visible, infinite = false, autoplayMs } = settings;
  const count = labels.length;
  const names = labels.map((name, index) => `${index + 1} of ${count}: ${name}`);
  const hasHeading = staticParts.length > count;
  const section = useRef<HTMLElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const measured = useVisibleCount(view, visible);
  const isReady = measured !== undefined;
  const visibleCount = measured ?? Number.parseInt(visible, 10);
  const isNeeded = count > visibleCount;
  const slides = useSlides(count, visibleCount, infinite);
  const { front, positions, announced, move } = slides;
  const { rotating, setRotating, stopButton } = useRotation(
    section,
    isReady ? autoplayMs : undefined,
    () => move('next', 'smooth'),
  );
  const isTouched = useTouched(section);

  const controls = {
    isReady,
    onChoose(target: SlideTarget) {
      setRotating(false);
      move(target);
    },
  };
  const controlsClass = cn(controlsLook, !isNeeded && 'invisible');
  const stop = autoplayMs !== undefined && (
    <StopButton
      ref={stopButton}
      rotating={rotating}
      isReady={isReady}
      onClick={() => setRotating(!rotating)}
    />
  );
  const arrows = (
    <div className={cn('flex gap-2', hasHeading ? 'max-lg:hidden' : 'ml-auto max-sm:hidden')}>
      <Arrow to="previous" noun={noun} isOff={!infinite && front === 0} {...controls} />
      <Arrow to="next" noun={noun} isOff={!infinite && front >= positions - 1} {...controls} />
    </div>
  );
  const dots = (
    <Dots
      names={names.slice(0, positions)}
      current={Math.min(front, positions - 1)}
      className={cn(
        settings.dots === 'below-1025' && 'xl:hidden',
        // The number of positions depends on the width, unless the carousel is infinite.
        !isReady && !infinite && 'invisible',
      )}
      {...controls}
    />
  );
  return (
    <section
      ref={section}
      aria-roledescription="carousel"
      aria-label={label}
      className={cn(sectionClass, placeClass[hasHeading ? 'head' : 'foot'], visibleClass[visible])}
    >
      {hasHeading ? (
        <div className="mb-6 flex flex-wrap items-end justify-between gap-4 print:break-after-avoid">
          <StaticHtml of={staticParts[0]} className="grid flex-[1_1_180px] gap-1.5" />
          <div className={controlsClass}>
            {stop}
            {arrows}
          </div>
        </div>
      ) : (
        // Keep the controls after the slides: before them, they would jump while a slow phone is still parsing.
        <div
          className={cn('order-1 mt-7 not-has-[~output]:invisible sm:justify-start', controlsClass)}
        >
          {stop}
          {dots}
          {arrows}
        </div>
      )}
      <div ref={view} className={viewClass} data-carousel-view="">
        <Slides
          {...settings}
          view={view}
          names={names}
          parts={staticParts.slice(-count)}
          slides={slides}
          visibleCount={visibleCount}
          usesSlick={isTouched && isReady && isNeeded}
          onSwipe={() => setRotating(false)}
        />
      </div>
      {hasHeading && <div className={controlsClass}>{dots}</div>}
      <output className="sr-only" aria-live={rotating ? 'off' : 'polite'}>
        {announced !== undefined && names[announced]}
      </output>
    </section>
  );
}

/** Whether the visitor has used the carousel, before or after hydration. */
function useTouched(section: RefObject<Element | null>): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const element = section.current;
    const row = element?.querySelector<HTMLElement>('[data-carousel-row]');
    const onTouch = () => setTouched(true);
    if (element?.matches(':hover, :focus-within') || (row && frontSlide(row) > 0)) onTouch();
    for (const sign of ['pointerover', 'focusin']) element?.addEventListener(sign, onTouch);
    return () => {
      for (const sign of ['pointerover', 'focusin']) element?.removeEventListener(sign, onTouch);
    };
  }, [section]);
  return isTouched;
}

/** The number of visible slides once measured: fewer with large text, so that no word breaks. */
function useVisibleCount(view: RefObject<Element | null>, visible: string): number | undefined {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    const element = view.current;
    if (!element) return undefined;
    // A number or a `min()`; without styles, the narrowest layout.
    const measure = () => {
      const show = getComputedStyle(element).getPropertyValue('--car-show').match(/\d+/g);
      setCount(Math.min(...(show ?? [visible]).map((number) => Number.parseInt(number, 10))));
    };
    measure();
    // Also called when larger text changes the height.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [view, visible]);
  return count;
}
