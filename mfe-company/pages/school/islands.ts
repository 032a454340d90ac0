import { keptCarousel } from '@site/kit/ui/kept-carousel.tsx';
import { filmPlayer } from './film-player.tsx';
import { requestDemo } from './request-demo.tsx';

/** What is alive on the school page. */
export const islands = [requestDemo, filmPlayer, keptCarousel];
