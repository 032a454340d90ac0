import { type Ref, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type Slick from 'react-slick';
import type { Settings } from 'react-slick';
import { defineIsland, type IslandProps } from '../islands/define-island.ts';
import { StaticHtml } from '../islands/static-html.tsx';
import { cn } from './cn.ts';
import { iconButton } from './button-look.ts';
import { Icon } from './icon.tsx';
import { frontSlide, scrollToSlide, type SlideTarget } from './row-of-slides.ts';
import { useInView } from './use-in-view.ts';
import { useMedia } from './use-media.ts';

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
const roomClass = 'pt-1.5 pr-[calc(var(--car-bleed)-var(--car-gap)/2+var(--car-edge))] pb-5';
const slideClass = '@container grid h-full min-w-0 px-[calc(var(--car-gap)/2)]';
const slideRole = { role: 'group', 'aria-roledescription': 'slide' } as const;

const focusable = { tabIndex: 0 } as const;

/** How far from the viewport to measure the row: about one phone screen. */
const NEAR = '800px';

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

function LiveCarousel({
  label,
  labels,
  noun = 'slides',
  visible,
  infinite = false,
  autoplayMs,
  dots = 'always',
  still = false,
  staticParts,
}: IslandProps<LiveProps>) {
  const section = useRef<HTMLElement>(null);
  const stopButton = useRef<HTMLButtonElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const slider = useRef<Slick>(null);
  const touched = useRef<number>(undefined);
  const pendingMoves = useRef(0);
  const near = useInView(section, NEAR);
  const [visibleCount, setVisibleCount] = useState<number>();
  const [front, setFront] = useState(0);
  const [isTouched, setTouched] = useState(false);
  const [announcement, setAnnouncement] = useState('');

  const count = labels.length;
  const names = labels.map((name, index) => `${index + 1} of ${count}: ${name}`);
  const hasHeading = staticParts.length > count;
  // Until the island is ready, the loader handles the controls by scrolling the row.
  const isReady = visibleCount !== undefined;
  const slidesToShow = visibleCount ?? Number.parseInt(visible, 10);
  const isNeeded = count > slidesToShow;
  const positions = infinite ? count : Math.max(count - slidesToShow + 1, 1);
  // The row scrolls by itself, so only a visitor who uses it needs react-slick.
  const slick = useSlick(row, isTouched && isReady && isNeeded);
  const { rotating, setRotating } = useRotation({
    section,
    stopButton,
    intervalMs: isReady ? autoplayMs : undefined,
    turn: () => move('next', 'smooth'),
  });

  useEffect(() => {
    const element = view.current;
    if (!near || !element) return undefined;
    const measure = () => {
      setVisibleCount(slidesWithRoom(element, visible));
      // The row may have been scrolled before hydration.
      if (row.current) setFront(frontSlide(row.current));
    };
    measure();
    // Also called when larger text changes the height.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [near, visible]);

  useEffect(() => {
    const element = section.current;
    const onTouch = () => setTouched(true);
    // The visitor may have used the row before hydration.
    const isScrolled = row.current !== null && frontSlide(row.current) > 0;
    if (isScrolled || element?.matches(':hover, :focus-within')) onTouch();
    for (const sign of ['pointerover', 'focusin']) element?.addEventListener(sign, onTouch);
    return () => {
      for (const sign of ['pointerover', 'focusin']) element?.removeEventListener(sign, onTouch);
    };
  }, []);

  // When a phone is rotated, keep the last focused slide in view: a dialog may return focus to it.
  const keepInView = useEffectEvent((room: number) => {
    const slide = touched.current ?? front;
    const isOut = (slide - front + count) % count >= room || front >= positions;
    if (isOut) move(Math.min(slide, positions - 1));
  });
  useEffect(() => keepInView(slidesToShow), [slidesToShow]);

  function show(index: number) {
    touched.current = undefined;
    setFront(index);
    setAnnouncement(names[index] ?? '');
  }

  function choose(target: SlideTarget) {
    setRotating(false);
    move(target);
  }

  function move(target: SlideTarget, behavior?: ScrollBehavior) {
    if (!slider.current) {
      if (row.current) scrollToSlide(row.current, target, behavior);
      return;
    }
    const steps = { next: front + 1, previous: front - 1 };
    const index = typeof target === 'number' ? target : steps[target];
    // Count here, because react-slick starts the move in a later task and quick clicks must not be lost.
    pendingMoves.current += 1;
    show((index + count) % count);
    slider.current.slickGoTo(index);
  }

  /**
   * react-slick leaves hidden slides focusable. At the seam of an infinite carousel the clones are visible, not the
   * originals.
   */
  function makeHiddenInert() {
    for (const slide of view.current?.querySelectorAll<HTMLElement>('.slick-slide') ?? [])
      slide.inert = slide.getAttribute('aria-hidden') === 'true';
  }

  const slides = labels.map((_label, index) => ({
    of: staticParts[staticParts.length - count + index],
    'data-carousel-slide': '',
    onClick: () => (touched.current = index),
    onFocus: () => (touched.current = index),
  }));
  const controlsClass = cn(
    'flex items-center justify-center gap-2.5 print:hidden noscript:hidden',
    !isNeeded && 'invisible',
  );
  const stop = autoplayMs !== undefined && (
    <button
      ref={stopButton}
      type="button"
      className={cn(
        // A fixed width, so that switching between "Stop" and "Start" doesn't shift the layout.
        'inline-flex min-h-11 min-w-25.5 items-center gap-2 rounded-pill border-[1.5px] border-line-strong py-1.5 pr-3.5 pl-2.5 font-head text-16 leading-none font-semibold hover:bg-teal-100',
        !isReady && 'invisible',
      )}
      onClick={() => setRotating(!rotating)}
      data-rotation-control=""
    >
      <Icon name={rotating ? 'pause' : 'play'} size={22} />
      <span>{rotating ? 'Stop' : 'Start'}</span>
      <span className="sr-only"> slide rotation</span>
    </button>
  );
  const arrow = (to: 'previous' | 'next', isOff: boolean) => (
    <button
      type="button"
      className={iconButton}
      data-slide={isReady ? undefined : to}
      aria-label={`${to === 'next' ? 'Next' : 'Previous'} ${noun}`}
      // Dimmed rather than disabled, so that the button keeps focus.
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && choose(to)}
    >
      <Icon name={to === 'next' ? 'arrow-right' : 'arrow-left'} />
    </button>
  );
  const arrows = (
    <div className={cn('flex gap-2', hasHeading ? 'max-lg:hidden' : 'ml-auto max-sm:hidden')}>
      {arrow('previous', !infinite && front === 0)}
      {arrow('next', !infinite && front >= positions - 1)}
    </div>
  );
  const dotRow = (
    <Dots
      names={names.slice(0, positions)}
      current={Math.min(front, positions - 1)}
      isReady={isReady}
      onChoose={choose}
      className={cn(
        dots === 'below-1025' && 'xl:hidden',
        // The number of positions depends on the width, unless the carousel is infinite.
        !isReady && !infinite && 'invisible',
      )}
    />
  );

  return (
    <section
      ref={section}
      aria-roledescription="carousel"
      aria-label={label}
      className={cn(
        '@container noscript:[--car-edge:40px] print:@container-normal',
        placeClass[hasHeading ? 'head' : 'foot'],
        visibleClass[visible],
      )}
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
          {dotRow}
          {arrows}
        </div>
      )}
      {/*
        Clips the slides at the sides and leaves room for shadows above and below. With large text, shows fewer slides,
        so that no word breaks; `slidesWithRoom` reads the resulting number.
      */}
      <div
        ref={view}
        className="mr-[calc(var(--car-bleed)*-1)] ml-[calc(var(--car-gap)/-2)] overflow-x-clip [--car-show:var(--car-want)] print:mr-0 print:overflow-visible @max-[38rem]:[--car-show:min(var(--car-want),3)] @max-[28rem]:[--car-show:min(var(--car-want),2)] @max-[17rem]:[--car-show:1]"
        data-carousel-view=""
      >
        {slick && isNeeded ? (
          <Slider
            as={slick}
            ref={slider}
            beforeChange={(_from, to) => {
              if (pendingMoves.current > 0) pendingMoves.current -= 1;
              else show(to);
            }}
            infinite={infinite}
            initialSlide={front}
            onInit={makeHiddenInert}
            onReInit={makeHiddenInert}
            slidesToShow={slidesToShow}
            swipeEvent={(direction) => direction !== 'vertical' && setRotating(false)}
          >
            {slides.map((slide, index) => (
              // react-slick sets styles on each child.
              <div key={names[index]}>
                <StaticHtml
                  {...slide}
                  {...slideRole}
                  aria-label={names[index]}
                  className={slideClass}
                />
              </div>
            ))}
          </Slider>
        ) : (
          <ul
            ref={row}
            // Round widths up to whole pixels, as react-slick does. `relative` also clips a slide's absolutely
            // positioned content. Scroll containers don't break across pages in print, so print the slides in rows.
            className={cn(
              'relative grid snap-x snap-mandatory auto-cols-[calc(100%/var(--car-show))] grid-flow-col overflow-x-auto overscroll-x-contain [scrollbar-width:none] supports-[width:round(up,1px,1px)]:auto-cols-[round(up,100%/var(--car-show),1px)] print:grid-flow-row print:grid-cols-[repeat(var(--car-show),1fr)] print:gap-y-5 print:overflow-visible print:p-0 noscript:[scrollbar-color:var(--color-dot)_transparent] noscript:[scrollbar-width:thin]',
              roomClass,
            )}
            data-carousel-row=""
            data-endless={infinite ? '' : undefined}
            {...(still && { ...focusable, 'aria-label': label })}
            onScroll={({ currentTarget }) => show(frontSlide(currentTarget))}
          >
            {slides.map((slide, index) => (
              <StaticHtml
                key={names[index]}
                as="li"
                {...slide}
                className={cn('snap-start', slideClass)}
              />
            ))}
          </ul>
        )}
      </div>
      {hasHeading && <div className={controlsClass}>{dotRow}</div>}
      <output className="sr-only" aria-live={rotating ? 'off' : 'polite'}>
        {announcement}
      </output>
    </section>
  );
}

type SliderProps = Settings & { as: typeof Slick; ref: Ref<Slick> };

function Slider({ as: Fetched, initialSlide, ...settings }: SliderProps) {
  // react-slick aborts a transition when a setting changes.
  const [first] = useState(initialSlide);
  return (
    <Fetched
      className={cn('ui-slick print:p-0', roomClass)}
      accessibility={false}
      arrows={false}
      cssEase="cubic-bezier(0.2, 0.7, 0.3, 1)"
      draggable={false}
      initialSlide={first}
      swipeToSlide
      // By default, react-slick ignores clicks during a transition.
      waitForAnimate={false}
      {...settings}
    />
  );
}

/** Reads the number of slides from `--car-show`, a number or a `min()`. Without styles, uses the narrowest layout. */
function slidesWithRoom(view: Element, visible: string): number {
  const shown = getComputedStyle(view).getPropertyValue('--car-show').match(/\d+/g) ?? [visible];
  return Math.min(...shown.map((number) => Number.parseInt(number, 10)));
}

/**
 * Loads react-slick and swaps it in once the visitor is not touching the row. Until then, or if loading fails, the
 * plain row works.
 */
function useSlick(row: RefObject<HTMLElement | null>, wanted: boolean): typeof Slick | undefined {
  const [slick, setSlick] = useState<typeof Slick>();
  const isMissing = wanted && !slick;
  useEffect(() => {
    if (!isMissing) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const swapIn = (fetched: typeof Slick) => {
      if (!row.current) return;
      if (isInUse(row.current)) timer = setTimeout(swapIn, 300, fetched);
      // Synchronously, because a press doesn't become a click if its element is removed in between.
      else flushSync(() => setSlick(() => fetched));
    };
    import('react-slick').then(
      ({ default: fetched }) => swapIn(fetched),
      () => {},
    );
    return () => clearTimeout(timer);
  }, [isMissing, row]);
  return slick;
}

/** Matches a control in use. Excludes headings, which only have focus to be announced after navigation. */
const FOCUSED_CONTROL = ':focus:not(h1, h2, h3, [data-rotation-control])';

/** Whether the row is being pressed, contains focus or a pending click, or is scrolled between two slides. */
function isInUse(row: HTMLElement): boolean {
  if (row.matches(':active')) return true;
  if (row.querySelector(`${FOCUSED_CONTROL}, [aria-busy="true"]`)) return true;
  const width = row.firstElementChild?.getBoundingClientRect().width ?? 0;
  const isAtEnd = row.scrollLeft + row.clientWidth > row.scrollWidth - 2;
  return !isAtEnd && Math.abs(row.scrollLeft - frontSlide(row) * width) > 2;
}

/** Whether Save-Data is on; not every browser supports it. */
const savesData = () =>
  Reflect.get(Object(Reflect.get(navigator, 'connection')), 'saveData') === true;

/** How often to check whether the carousel can be seen, in milliseconds. */
const TICK_MS = 1000;

type Rotation = {
  section: RefObject<HTMLElement | null>;
  stopButton: RefObject<HTMLElement | null>;
  intervalMs: number | undefined;
  turn: () => void;
};

/**
 * Calls `turn` after the stop button has been in view for `intervalMs`, with the tab visible, no dialog open and no
 * pointer over the carousel; react-slick's `autoplay` checks none of these. On a phone the stop button can be below the
 * fold; a slide must not turn while the visitor cannot see how to stop it. Focus stops the rotation permanently. With reduced motion or
 * Save-Data, the rotation is initially stopped.
 */
function useRotation({ section, stopButton, intervalMs, turn }: Rotation) {
  const [userChoice, setRotating] = useState<boolean>();
  const inView = useInView(stopButton);
  const lessMotion = useMedia('(prefers-reduced-motion: reduce)');
  const rotating = intervalMs !== undefined && (userChoice ?? !(lessMotion || savesData()));
  const onTurn = useEffectEvent(turn);

  useEffect(() => {
    const stop = () => {
      if (section.current?.querySelector(FOCUSED_CONTROL)) setRotating(false);
    };
    // Focus may have arrived before hydration.
    stop();
    const element = section.current;
    element?.addEventListener('focusin', stop);
    return () => element?.removeEventListener('focusin', stop);
  }, [section]);

  useEffect(() => {
    if (!rotating || !inView) return undefined;
    let shownMs = 0;
    const timer = setInterval(() => {
      const isPaused =
        document.hidden ||
        section.current?.matches(':hover') ||
        document.querySelector('dialog[open]');
      shownMs = isPaused ? 0 : shownMs + TICK_MS;
      if (shownMs < intervalMs) return;
      shownMs = 0;
      onTurn();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [rotating, inView, intervalMs, section]);
  return { rotating, setRotating };
}

/** The number of dots that fit on one line of a narrow phone. */
const MAX_DOTS = 11;

type DotsProps = {
  names: readonly string[];
  current: number;
  isReady: boolean;
  onChoose: (index: number) => void;
  className: string;
};

/** One dot per position, or only those around the current one if there are too many. */
function Dots({ names, current, isReady, onChoose, className }: DotsProps) {
  const middle = current - Math.floor(MAX_DOTS / 2);
  const from = Math.max(0, Math.min(middle, names.length - MAX_DOTS));
  return (
    <fieldset
      className={cn('flex flex-wrap items-center justify-center', className)}
      aria-label="Choose a slide"
    >
      {names.slice(from, from + MAX_DOTS).map((name, place) => {
        const index = from + place;
        return (
          <button
            key={name}
            type="button"
            // Widened with a transform, because changing the width would count as layout shift.
            className="grid h-11 w-6 place-items-center before:h-2.5 before:w-2.75 before:rounded-stone before:bg-dot aria-disabled:before:scale-x-200 aria-disabled:before:bg-teal-600 forced-colors:before:border-2 forced-colors:before:border-[ButtonText]"
            data-slide={isReady ? undefined : index}
            aria-label={name}
            aria-disabled={index === current || undefined}
            onClick={() => index !== current && onChoose(index)}
          />
        );
      })}
    </fieldset>
  );
}
