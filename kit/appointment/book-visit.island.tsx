import { defineIsland } from '../islands/define-island.ts';
import { usePageContext } from '../islands/page-context.ts';
import type { ButtonVariant } from '../ui/button-look.ts';
import type { IconName } from '../ui/icon-paths.ts';
import { BookVisitButton } from './book-visit-button.tsx';
import { BookingNote } from './booking-note.tsx';

type BookVisitProps = {
  /** The booking, in the visitor's words: "a visit to the dentist". */
  wanted: string;
  label: string;
  /** Adds `wanted` to the accessible name, so that several buttons can be told apart. */
  namesWanted?: boolean;
  variant?: ButtonVariant;
  wide?: boolean;
  iconBefore?: IconName;
  /** The id of the note below, which names the third party that the button contacts; unique on the page. */
  noteId: string;
  /** The note is elsewhere on the page, shared by several buttons. */
  sharesNote?: boolean;
};

export const bookVisit = defineIsland<BookVisitProps>('book-visit', BookVisit);

function BookVisit({
  wanted,
  label,
  namesWanted = false,
  noteId,
  sharesNote = false,
  ...look
}: BookVisitProps) {
  const { site, openDialog } = usePageContext();
  const button = (
    <BookVisitButton site={site} openDialog={openDialog} wanted={wanted} noteId={noteId} {...look}>
      <span>{label}</span>
      {namesWanted && <span className="sr-only">{` ${wanted}`}</span>}
    </BookVisitButton>
  );
  if (sharesNote) return button;
  return (
    <div className="grid gap-2">
      {button}
      <BookingNote id={noteId} site={site} />
    </div>
  );
}
