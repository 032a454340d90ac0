import { defineCarousel } from './define-carousel.tsx';

/** The carousel of most pages: its slider comes when it is near the window. */
export const carouselIsland = defineCarousel('carousel');
