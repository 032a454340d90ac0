import { defineIsland } from '../islands/define-island.ts';
import { usePageContext } from '../islands/page-context.ts';
import type { IconName } from '../ui/icon-paths.ts';
import { BookVisitButton } from './book-visit-button.tsx';
import { BookingNote } from './booking-note.tsx';

type BookVisitProps = {
  /** The booking, in the visitor's words: "a visit to the dentist". */
  wanted: string;
  label: string;
  iconBefore?: IconName;
  /** The id of the note below, which names the third party that the button contacts; unique on the page. */
  noteId: string;
};

export const bookVisit = defineIsland<BookVisitProps>('book-visit', BookVisit);

function BookVisit({ wanted, label, iconBefore, noteId }: BookVisitProps) {
  const { site, openDialog } = usePageContext();
  return (
    <div className="grid gap-2">
      <BookVisitButton
        site={site}
        openDialog={openDialog}
        wanted={wanted}
        noteId={noteId}
        {...(iconBefore && { iconBefore })}
      >
        {label}
      </BookVisitButton>
      <BookingNote id={noteId} site={site} />
    </div>
  );
}
