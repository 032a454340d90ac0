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
      className="ui-carousel-row"
      aria-label={label}
      data-endless={infinite ? '' : undefined}
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
