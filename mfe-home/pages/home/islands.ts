import { dialogCard } from '@site/kit/ui/dialog-card.tsx';
import { keptCarousel } from '@site/kit/ui/kept-carousel.tsx';
import { appDialogButton } from './app-dialog-button.tsx';
import { bookButton } from './book-button.tsx';
import { fittingChecks } from './fitting-checks.tsx';
import { heroCarousel } from './hero-carousel.ts';
import { heroFilm } from './hero-film.tsx';
import { heroThumbnail } from './hero-thumbnail.tsx';
import { postLinks } from './post-links.tsx';

/** What is alive on the home page. */
export const islands = [
  heroCarousel,
  heroFilm,
  heroThumbnail,
  fittingChecks,
  bookButton,
  keptCarousel,
  dialogCard,
  postLinks,
  appDialogButton,
];
