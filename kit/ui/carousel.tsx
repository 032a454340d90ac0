import {
  type ReactNode,
  type RefObject,
  Suspense,
  lazy,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { breakpoints } from './breakpoints.ts';
import { Arrows, Dots, StopButton } from './carousel-controls.tsx';
import { type CarouselMover, CarouselRow, type Slide } from './carousel-row.tsx';
import type * as SliderCode from './carousel-slider.tsx';
import { cn } from './cn.ts';
import { frontSlide } from './row-of-slides.ts';
import { useHydrated } from './use-hydrated.ts';
import { useInView } from './use-in-view.ts';
import { useMedia } from './use-media.ts';
import { isReadingPoint, useRotation } from './use-rotation.ts';

/** How many slides are seen at once. */
export type VisibleSlides = {
  /** At 600 px or less. */
  base: 1 | 2;
  /** Above 600 px; like `base` unless told. */
  md?: 1 | 2 | 3;
  /** Above 1024 px; like `md` unless told. */
  xl?: 1 | 2 | 3 | 4;
};

export type CarouselProps = {
  /** What the carousel shows, without the word "carousel". */
  label: string;
  slides: readonly Slide[];
  visible: VisibleSlides;
  /** What stands in the slides, in the plural, for the arrows' names; `slides` unless told. */
  noun?: string;
  /** A heading and a line beside the controls, above the slides. */
  heading?: ReactNode;
  /** `head`: arrows above the slides, dots below. `foot`: all in one line below, as under the hero. */
  controls?: 'head' | 'foot';
  /** Milliseconds a slide stays when it turns by itself; it does not unless told. */
  autoplayMs?: number;
  /** Milliseconds of a move; 500 unless told (specification, section 9). */
  speedMs?: number;
  /** After the last slide comes the first. */
  infinite?: boolean;
  dots?: 'always' | 'below-1025' | 'never';
  /** Where arrows are left out, dots must be there. Unless told: `head` above 760 px, `foot` above 480. */
  arrows?: 'always' | 'above-480' | 'above-760';
  /** On a phone the edge of the next slide is seen, as a sign that there is more. */
  peek?: boolean;
  /** The slides hold nothing to press: the row takes focus itself, so that a keyboard can scroll it. */
  still?: boolean;
  /**
   * How the slider's code is fetched. A carousel on the first screen gives an import of its own that is
   * preloaded, so that the page's lock names the code; all others fetch it when they come near the window.
   */
  fetchSlider?: FetchSlider;
};

/** Fetches the slider's code; fails when it cannot be had. */
export type FetchSlider = () => Promise<typeof SliderCode>;

const baseClass = { 1: '[--car-want:1]', 2: '[--car-want:2]' } as const;
const mdClass = {
  1: 'md:[--car-want:1]',
  2: 'md:[--car-want:2]',
  3: 'md:[--car-want:3]',
} as const;
const xlClass = {
  1: 'xl:[--car-want:1]',
  2: 'xl:[--car-want:2]',
  3: 'xl:[--car-want:3]',
  4: 'xl:[--car-want:4]',
} as const;
const arrowsClass = {
  always: undefined,
  'above-480': 'max-sm:hidden',
  'above-760': 'max-lg:hidden',
} as const;

/** The gap between slides. */
const gapClass = {
  head: '[--car-gap:14px] md:[--car-gap:20px]',
  foot: '[--car-gap:40px]',
  // On the narrowest phones every pixel goes to the words: "Ophthalmologist" stands in half of 320.
  peek: '[--car-gap:14px] max-[344px]:[--car-gap:8px] md:[--car-gap:20px]',
} as const;
/**
 * How far the view reaches over the grid: half a gap, and more on the right side. Where no dots and arrows can come,
 * the next slide says that more follow.
 */
const reachClass = {
  whole: '[--car-bleed:calc(var(--car-gap)/2)] [--car-edge:0px] noscript:[--car-edge:40px]',
  peek: '[--car-bleed:var(--gutter)] [--car-edge:22px] max-[344px]:[--car-edge:8px] md:[--car-bleed:calc(var(--car-gap)/2)] md:[--car-edge:0px] noscript:[--car-edge:40px]',
} as const;

const fetchWhenNear: FetchSlider = () => import('./carousel-slider.tsx');
const CarouselSlider = lazy(async () => ({ default: (await fetchWhenNear()).CarouselSlider }));

/** How near to the window a carousel fetches its slider: about a phone's screen, so it mostly is there in time. */
const NEAR = '800px';

const carouselRole = { role: 'region', 'aria-roledescription': 'carousel' } as const;

/**
 * Slides in a row, some of which are seen at once. Sent as a row that scrolls sideways, with all slides in
 * reach; the slider takes its place, at the same size and slide, when it is near the window and in nobody's hands.
 */
export function Carousel({
  label,
  slides,
  visible,
  noun = 'slides',
  heading,
  controls = 'head',
  autoplayMs,
  speedMs = 500,
  infinite = false,
  dots = 'always',
  arrows = dots === 'never' ? 'always' : controls === 'head' ? 'above-760' : 'above-480',
  peek = false,
  still = false,
  fetchSlider = fetchWhenNear,
}: CarouselProps) {
  const root = useRef<HTMLElement>(null);
  const mover = useRef<CarouselMover>(null);
  const alive = useHydrated();
  const { seen, wanted } = useVisible(root, visible);
  const [front, setFront] = useState(0);
  const [said, setSaid] = useState('');
  const needed = slides.length > seen;
  const sliding = useSliderReady(root, needed, fetchSlider, setFront);
  const places = infinite ? slides.length : Math.max(slides.length - seen + 1, 1);
  const names = slides.map((slide, index) => `${index + 1} of ${slides.length}: ${slide.label}`);
  const { rotating, setRotating } = useRotation(root, needed ? autoplayMs : undefined, () => {
    mover.current?.move(infinite || front < places - 1 ? 'next' : 0);
  });
  useTouchedSlideInView(root, { front, seen, count: slides.length }, (index) =>
    mover.current?.move(Math.min(index, places - 1)),
  );

  function onMove(index: number) {
    setFront(index);
    if (!rotating) setSaid(names[index] ?? '');
  }

  const stop = autoplayMs !== undefined && (
    <StopButton rotating={rotating} onChange={setRotating} waiting={!alive} />
  );
  const arrowPair = (
    <Arrows
      noun={noun}
      atStart={!infinite && front === 0}
      atEnd={!infinite && front >= places - 1}
      className={cn(arrowsClass[arrows], controls === 'foot' && 'ml-auto')}
      onMove={(target) => mover.current?.move(target)}
    />
  );
  const dotRow = dots !== 'never' && (
    <Dots
      labels={names.slice(0, places)}
      current={Math.min(front, places - 1)}
      narrowOnly={dots === 'below-1025'}
      // How many places there are depends on the width, unless the slides are endless.
      waiting={!alive && !infinite}
      onChoose={(index) => mover.current?.move(index)}
    />
  );
  const usable = cn(
    'flex items-center justify-center gap-2.5 print:hidden noscript:hidden',
    seen === wanted && unneededClass(slides.length, visible),
  );

  return (
    <section
      ref={root}
      {...carouselRole}
      aria-label={label}
      className={cn(
        '@container print:@container-normal',
        controls === 'foot' && 'flex flex-col print:block',
        gapClass[peek ? 'peek' : controls],
        reachClass[peek ? 'peek' : 'whole'],
        baseClass[visible.base],
        visible.md && mdClass[visible.md],
        visible.xl && xlClass[visible.xl],
      )}
    >
      {controls === 'head' ? (
        <div className="mb-6 flex flex-wrap items-end justify-between gap-4 print:break-after-avoid">
          <div className="grid flex-[1_1_180px] gap-1.5">{heading}</div>
          <div className={usable} data-carousel-controls="">
            {stop}
            {arrowPair}
          </div>
        </div>
      ) : (
        <div
          // While a slow phone still reads the slides that stand above it, it would jump. The output is the last part.
          className={cn('order-1 mt-7 not-has-[~output]:invisible sm:justify-start', usable)}
          data-carousel-controls=""
          data-carousel-bar=""
        >
          {stop}
          {dotRow}
          {arrowPair}
        </div>
      )}
      {/* The window onto the slides. Shadows may be seen above and below; the next slide is cut off at the sides. With
          large text fewer slides are seen than asked for, so that no word is broken: `roomIn` reads it. */}
      <div
        className="mr-[calc(var(--car-bleed)*-1)] ml-[calc(var(--car-gap)/-2)] overflow-x-clip [--car-show:var(--car-want)] print:overflow-visible @max-[38rem]:[--car-show:min(var(--car-want),3)] @max-[28rem]:[--car-show:min(var(--car-want),2)] @max-[17rem]:[--car-show:1]"
        data-carousel-view=""
      >
        <Suspense>
          {sliding && needed ? (
            <CarouselSlider
              ref={mover}
              slides={slides}
              visible={seen}
              infinite={infinite}
              speedMs={speedMs}
              first={front}
              onMove={onMove}
              onSwipe={() => setRotating(false)}
            />
          ) : (
            <CarouselRow
              label={still ? label : undefined}
              ref={mover}
              slides={slides}
              infinite={infinite}
              onMove={onMove}
            />
          )}
        </Suspense>
      </div>
      {controls === 'head' && (
        <div className={usable} data-carousel-controls="">
          {dotRow}
        </div>
      )}
      <output className="sr-only" aria-live={rotating ? 'off' : 'polite'}>
        {said}
      </output>
    </section>
  );
}

/** Hides the controls, and keeps their place, at the widths at which all slides are seen at once. */
function unneededClass(
  slides: number,
  { base, md = base, xl = md }: VisibleSlides,
): string | undefined {
  return cn(
    slides <= base && 'max-md:invisible',
    slides <= md && 'md:max-xl:invisible',
    slides <= xl && 'xl:invisible',
  );
}

/** How many slides the width is meant for, and how many are seen: fewer where large text leaves less room. */
function useVisible(
  root: RefObject<HTMLElement | null>,
  { base, md = base, xl = md }: VisibleSlides,
): { seen: number; wanted: number } {
  const aboveMd = useMedia(breakpoints.md);
  const aboveXl = useMedia(breakpoints.xl);
  const wanted = aboveXl ? xl : aboveMd ? md : base;
  const [room, setRoom] = useState(Infinity);
  useEffect(() => {
    const view = root.current?.querySelector('[data-carousel-view]');
    if (!view || !('ResizeObserver' in window)) return undefined;
    // Larger text makes the view higher, so this hears of it too.
    const observer = new ResizeObserver(() => setRoom(roomIn(view)));
    observer.observe(view);
    return () => observer.disconnect();
  }, [root]);
  return { seen: Math.min(wanted, room), wanted };
}

/** What the stylesheet has decided on: `--car-show` is a number, or the least of some. */
function roomIn(view: Element): number {
  const shown = getComputedStyle(view).getPropertyValue('--car-show').match(/\d+/g) ?? [];
  return Math.min(...shown.map(Number));
}

/**
 * Keeps the slide that was last pressed or focused in view when fewer slides fit, for example after a phone is rotated.
 * A dialog that was opened from that slide can then return focus to it.
 */
function useTouchedSlideInView(
  root: RefObject<HTMLElement | null>,
  { front, seen, count }: { front: number; seen: number; count: number },
  bring: (index: number) => void,
): void {
  const touched = useRef<number>(undefined);
  useEffect(() => {
    const carousel = root.current;
    const note = ({ target }: Event) => {
      const slide =
        target instanceof Element
          ? target.closest<HTMLElement>('.slick-slide, [data-carousel-row] > li')
          : null;
      if (!slide) return;
      // The indices of react-slick's clones continue beyond both ends.
      const place =
        slide.dataset['index'] ?? [...(slide.parentElement?.children ?? [])].indexOf(slide);
      touched.current = (Number(place) + count) % count;
    };
    for (const sign of ['click', 'focusin']) carousel?.addEventListener(sign, note);
    return () => {
      for (const sign of ['click', 'focusin']) carousel?.removeEventListener(sign, note);
    };
  }, [root, count]);
  const seenBefore = useRef(seen);
  const keep = useEffectEvent((seenNow: number) => {
    const slide = touched.current;
    const place = slide === undefined ? 0 : (slide - front + count) % count;
    if (slide !== undefined && place < seenBefore.current && place >= seenNow) bring(slide);
    seenBefore.current = seenNow;
  });
  useEffect(() => keep(seen), [seen]);
}

/** How long to wait, in milliseconds, before asking again whether the row is in nobody's hands. */
const askAgainMs = 300;

/**
 * Whether the slider may take the row's place: the carousel is needed and near, the slider's code is there,
 * and nothing is taken out of a visitor's hands. Until then, and when the code cannot be fetched, the row
 * serves; the code is asked for again when the carousel comes near another time.
 */
function useSliderReady(
  root: RefObject<HTMLElement | null>,
  needed: boolean,
  fetchSlider: FetchSlider,
  onTakeOver: (front: number) => void,
): boolean {
  const [ready, setReady] = useState(false);
  const begin = useEffectEvent((row: HTMLElement | null) => {
    // The row may have been scrolled before hydration.
    if (row) onTakeOver(frontSlide(row));
    startTransition(() => setReady(true));
  });
  const near = useInView(root, NEAR);
  const wanted = needed && near && !ready;
  useEffect(() => {
    const carousel = root.current;
    if (!wanted || !carousel) return undefined;
    let asked = true;
    let drawing = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const takeOver = () => {
      if (!asked) return;
      drawing = !inHand(carousel);
      if (drawing) begin(carousel.querySelector('ul'));
      else timer = setTimeout(takeOver, askAgainMs);
    };
    // The slider is drawn bit by bit, and the row can still be taken in hand meanwhile. A press that began on
    // an element that is then taken away would never become a click.
    const keepRow = ({ target }: Event) => {
      if (!drawing || !(target instanceof Element) || !target.closest('[data-carousel-row]'))
        return;
      if (isReadingPoint(target)) return;
      drawing = false;
      setReady(false);
      timer = setTimeout(takeOver, askAgainMs);
    };
    carousel.addEventListener('pointerdown', keepRow);
    carousel.addEventListener('focusin', keepRow);
    fetchSlider().then(takeOver, () => {});
    return () => {
      asked = false;
      clearTimeout(timer);
      carousel.removeEventListener('pointerdown', keepRow);
      carousel.removeEventListener('focusin', keepRow);
    };
  }, [wanted, root, fetchSlider]);
  return ready;
}

/** Whether the row is being pressed, holds the focus or a press that waits for its answer, or is between two slides. */
function inHand(carousel: HTMLElement): boolean {
  const row = carousel.querySelector('[data-carousel-row]');
  const slide = row?.firstElementChild;
  if (!row || !slide) return false;
  const focused = document.activeElement;
  if (row.matches(':active') || (row.contains(focused) && !isReadingPoint(focused))) return true;
  if (row.querySelector('[aria-busy="true"]')) return true;
  const width = slide.getBoundingClientRect().width;
  const off = width === 0 ? 0 : row.scrollLeft % width;
  return Math.min(off, width - off) > 2 && row.scrollLeft + row.clientWidth < row.scrollWidth - 2;
}
