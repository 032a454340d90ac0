import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type Slick from 'react-slick';
import { StaticHtml, type StaticPart } from '../islands/static-html.tsx';
import { cn } from './cn.ts';
import { frontSlide, isInUse } from './row-of-slides.ts';
import type { useSlides } from './use-slides.ts';

const roomClass = 'pt-1.5 pr-[calc(var(--car-bleed)-var(--car-gap)/2+var(--car-edge))] pb-5';

type SlidesProps = {
  view: RefObject<HTMLElement | null>;
  label: string;
  names: readonly string[];
  parts: readonly StaticPart[];
  slides: ReturnType<typeof useSlides>;
  visibleCount: number;
  infinite?: boolean;
  still?: boolean;
  usesSlick: boolean;
  onSwipe: () => void;
};

/** The row of slides, which scrolls by itself, or react-slick once the visitor uses the carousel. */
export function Slides({ view, names, parts, slides, visibleCount, ...props }: SlidesProps) {
  const { label, infinite = false, still = false, usesSlick, onSwipe } = props;
  const { row, slider, show, onSlide, use } = slides;
  const swapped = useSlick(slides, usesSlick);
  const items = names.map((name, index) => (
    <StaticHtml
      key={name}
      of={parts[index]}
      className="@container grid h-full min-w-0 snap-start px-[calc(var(--car-gap)/2)]"
      data-carousel-slide=""
      onClick={() => use(index)}
      onFocus={() => use(index)}
      {...(swapped
        ? { role: 'group', 'aria-roledescription': 'slide', 'aria-label': name }
        : { as: 'li' })}
    />
  ));
  if (!swapped) {
    return (
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
        {...(still && { tabIndex: 0, 'aria-label': label })}
        onScroll={({ currentTarget }) => show(frontSlide(currentTarget))}
      >
        {items}
      </ul>
    );
  }
  const { Slick: Fetched, initialSlide } = swapped;
  /** react-slick leaves hidden slides focusable. At the seam, the clones are visible, not the originals. */
  const makeHiddenInert = () => {
    for (const slide of view.current?.querySelectorAll<HTMLElement>('.slick-slide') ?? [])
      slide.inert = slide.getAttribute('aria-hidden') === 'true';
  };
  return (
    <Fetched
      ref={slider}
      className={cn('ui-slick print:p-0', roomClass)}
      accessibility={false}
      arrows={false}
      beforeChange={(_from, to) => onSlide(to)}
      cssEase="cubic-bezier(0.2, 0.7, 0.3, 1)"
      draggable={false}
      infinite={infinite}
      initialSlide={initialSlide}
      onInit={makeHiddenInert}
      onReInit={makeHiddenInert}
      slidesToShow={visibleCount}
      swipeEvent={(direction) => direction !== 'vertical' && onSwipe()}
      swipeToSlide
      // By default, react-slick ignores clicks during a transition.
      waitForAnimate={false}
    >
      {/* react-slick sets styles on each child. */}
      {items.map((item) => (
        <div key={item.key}>{item}</div>
      ))}
    </Fetched>
  );
}

/** react-slick, and the slide it starts with: it aborts a transition when a setting changes. */
type Swapped = { Slick: typeof Slick; initialSlide: number };

/**
 * Loads react-slick and swaps it in once the visitor is not using the row. Until then, or if loading fails, the plain
 * row works.
 */
function useSlick(
  { row, front, show }: SlidesProps['slides'],
  wanted: boolean,
): Swapped | undefined {
  const [swapped, setSwapped] = useState<Swapped>();
  const replaceRow = useEffectEvent((fetched: typeof Slick, initialSlide: number) => {
    setSwapped({ Slick: fetched, initialSlide });
    // The row is removed before it reports that it has scrolled.
    if (initialSlide !== front) show(initialSlide);
  });
  useEffect(() => {
    if (!wanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const swapIn = (fetched: typeof Slick) => {
      const { current } = row;
      if (!current) return;
      if (isInUse(current)) timer = setTimeout(swapIn, 300, fetched);
      // Synchronously, because a press doesn't become a click if its element is removed in between.
      else flushSync(() => replaceRow(fetched, frontSlide(current)));
    };
    import('react-slick').then(
      ({ default: fetched }) => swapIn(fetched),
      () => {},
    );
    return () => {
      clearTimeout(timer);
      setSwapped(undefined);
    };
  }, [wanted, row]);
  return wanted ? swapped : undefined;
}
