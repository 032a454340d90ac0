import { bookVisit } from '@site/kit/appointment/book-visit-island.tsx';
import { dialogCard } from '@site/kit/ui/dialog-card.tsx';
import { sourceNotes } from '@site/kit/ui/source-notes.tsx';

/** What is alive on the page of an offering. */
export const islands = [bookVisit, dialogCard, sourceNotes];
