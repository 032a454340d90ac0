import type { Settings } from 'react-slick';

/**
 * The settings of react-slick that are the same in all carousels. Browsers get react-slick without the
 * code that only other values would reach (`lighterSources` in `kit/federation/define-app.ts`).
 */
export const sharedSettings = {
  accessibility: false,
  arrows: false,
  cssEase: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
  dots: false,
  draggable: false,
  pauseOnHover: false,
  slidesToScroll: 1,
  swipeToSlide: true,
} as const satisfies Settings;

/** The settings that each carousel chooses. Every other one stays what react-slick itself says. */
export const chosenSettings = [
  'beforeChange',
  'infinite',
  'initialSlide',
  'onReInit',
  'slidesToShow',
  'speed',
  'swipeEvent',
] as const satisfies readonly (keyof Settings)[];

/** What a carousel chooses. */
export type ChosenSettings = Required<Pick<Settings, (typeof chosenSettings)[number]>>;
