import { bookVisit } from '@site/kit/appointment/book-visit-island.tsx';
import { keptCarousel } from '@site/kit/ui/kept-carousel.tsx';
import { openClinics } from './open-clinics.tsx';
import { turningPictures } from './turning-pictures.tsx';

/** What is alive on the clinic page. */
export const islands = [bookVisit, turningPictures, openClinics, keptCarousel];
