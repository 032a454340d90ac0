import type { Settings } from 'react-slick';

/** The settings of react-slick that are the same in all carousels; its other ones stay as they are. */
export const sharedSettings = {
  accessibility: false,
  arrows: false,
  cssEase: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
  dots: false,
  draggable: false,
  pauseOnHover: false,
  slidesToScroll: 1,
  swipeToSlide: true,
  // Otherwise react-slick ignores presses during a move.
  waitForAnimate: false,
} as const satisfies Settings;

/** What a carousel chooses. */
export type ChosenSettings = Required<
  Pick<
    Settings,
    | 'beforeChange'
    | 'infinite'
    | 'initialSlide'
    | 'onReInit'
    | 'slidesToShow'
    | 'speed'
    | 'swipeEvent'
  >
>;
