import { keptCarousel } from '@site/kit/ui/kept-carousel.tsx';

/** What is alive on the page about the company. */
export const islands = [keptCarousel];
