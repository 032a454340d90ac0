import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
} from 'react';
import { frontSlide, scrollToSlide, type SlideTarget } from './row-of-slides.ts';
import { useInView } from './use-in-view.ts';

/** One slide. It holds no ids: an endless carousel shows copies of some slides. */
export type Slide = {
  key: string;
  /** What the slide is about, for its name and the name of its dot. */
  label: string;
  content: ReactNode;
};

/** Moves the slides. It reports the target synchronously, so that every quick press counts. */
export type CarouselMover = { move: (target: SlideTarget) => void };

type CarouselRowProps = {
  /** Makes the row a place of its own, with this name, that a keyboard can go to and scroll. */
  label: string | undefined;
  slides: readonly Slide[];
  infinite: boolean;
  /** A slide came to the front. */
  onMove: (index: number) => void;
  ref: Ref<CarouselMover>;
};

const focusable = { tabIndex: 0 } as const;

/** The slides as a row that scrolls sideways: what there is without JavaScript, and until the slider has come. */
export function CarouselRow({ label, slides, infinite, onMove, ref }: CarouselRowProps) {
  const list = useRef<HTMLUListElement>(null);
  const moveTo = useEffectEvent(onMove);

  // The visitor may have scrolled it before this code arrived. Asking all rows of a page at once would make
  // the browser lay out parts that nobody has come near.
  const inView = useInView(list);
  useEffect(() => {
    const front = inView && list.current ? frontSlide(list.current) : 0;
    if (front > 0) moveTo(front);
  }, [inView]);

  useImperativeHandle(ref, () => ({
    move(target) {
      if (!list.current) return;
      scrollToSlide(list.current, target);
      onMove(frontSlide(list.current));
    },
  }));

  return (
    <ul
      ref={list}
      // The slider works in whole pixels and rounds up. What is placed absolutely in a slide is cut off with it. What scrolls
      // is never broken where a sheet ends, so paper has the slides in rows.
      className="relative grid snap-x snap-mandatory auto-cols-[calc(100%/var(--car-show))] grid-flow-col overflow-x-auto overscroll-x-contain pt-1.5 pr-[calc(var(--car-bleed)-var(--car-gap)/2+var(--car-edge))] pb-5 [scrollbar-width:none] supports-[width:round(up,1px,1px)]:auto-cols-[round(up,100%/var(--car-show),1px)] print:grid-flow-row print:grid-cols-[repeat(var(--car-show),1fr)] print:gap-y-5 print:overflow-visible print:p-0 noscript:[scrollbar-color:var(--color-dot)_transparent] noscript:[scrollbar-width:thin]"
      data-carousel-row=""
      aria-label={label}
      data-endless={infinite ? '' : undefined}
      {...(label === undefined ? {} : focusable)}
      onScroll={(event) => onMove(frontSlide(event.currentTarget))}
    >
      {slides.map(({ key, content }) => (
        <li
          key={key}
          className="@container grid h-full min-w-0 snap-start px-[calc(var(--car-gap)/2)]"
          data-carousel-slide=""
        >
          {content}
        </li>
      ))}
    </ul>
  );
}
