import { defineCarousel } from '@site/kit/ui/define-carousel.tsx';

/**
 * The carousel of the hero. It is on the first screen: a preloaded import makes the page's lock name the
 * slider's code.
 */
export const heroCarousel = defineCarousel(
  'hero-carousel',
  () => import(/* webpackPreload: true */ '@site/kit/ui/carousel-slider.tsx'),
);
