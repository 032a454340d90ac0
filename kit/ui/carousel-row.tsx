import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
} from 'react';
import { useInView } from './use-in-view.ts';

/** One slide. It holds no ids: an endless carousel shows copies of some slides. */
export type Slide = {
  key: string;
  /** What the slide is about, for its name and the name of its dot. */
  label: string;
  content: ReactNode;
};

/** What the arrows and dots can ask for; slides are counted from 0. */
export type CarouselMover = {
  goTo: (index: number) => void;
  next: () => void;
  previous: () => void;
};

type CarouselRowProps = {
  /** Makes the row a place of its own, with this name, that a keyboard can go to and scroll. */
  label: string | undefined;
  slides: readonly Slide[];
  /** A slide came to the front. */
  onMove: (index: number) => void;
  ref: Ref<CarouselMover>;
};

const focusable = { tabIndex: 0 } as const;

/** The slides as a row that scrolls sideways: what there is without JavaScript, and until the slider has come. */
export function CarouselRow({ label, slides, onMove, ref }: CarouselRowProps) {
  const list = useRef<HTMLUListElement>(null);
  const moveTo = useEffectEvent(onMove);

  // The visitor may have scrolled it before this code arrived. Asking all rows of a page at once would make
  // the browser lay out parts that nobody has come near.
  const inView = useInView(list);
  useEffect(() => {
    const front = inView && list.current ? frontSlide(list.current) : 0;
    if (front > 0) moveTo(front);
  }, [inView]);

  useImperativeHandle(ref, () => {
    const goTo = (index: number) => {
      if (list.current) list.current.scrollLeft = index * slideWidth(list.current);
    };
    // An arrow that can be pressed at an end belongs to an endless carousel, whose row begins anew.
    const step = (by: 1 | -1) => {
      if (!list.current) return;
      if (isAtEnd(list.current, by)) goTo(by === 1 ? 0 : slides.length);
      else goTo(frontSlide(list.current) + by);
    };
    return { goTo, next: () => step(1), previous: () => step(-1) };
  });

  return (
    <ul
      ref={list}
      className="ui-carousel-row"
      aria-label={label}
      {...(label === undefined ? {} : focusable)}
      onScroll={(event) => onMove(frontSlide(event.currentTarget))}
    >
      {slides.map(({ key, content }) => (
        <li key={key} className="ui-carousel-slide">
          {content}
        </li>
      ))}
    </ul>
  );
}

/** Whether the row cannot be scrolled further: on, or back. */
function isAtEnd({ scrollLeft, scrollWidth, clientWidth }: HTMLElement, by: 1 | -1): boolean {
  return by === 1 ? scrollLeft >= scrollWidth - clientWidth - 1 : scrollLeft <= 0;
}

function slideWidth(list: HTMLElement): number {
  return list.firstElementChild?.getBoundingClientRect().width ?? 0;
}

function frontSlide(list: HTMLElement): number {
  const width = slideWidth(list);
  return width === 0 ? 0 : Math.round(list.scrollLeft / width);
}
