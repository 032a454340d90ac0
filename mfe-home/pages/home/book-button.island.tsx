import { BookVisitButton } from '@site/kit/appointment/book-visit-button.tsx';
import { defineIsland } from '@site/kit/islands/define-island.ts';
import { usePageContext } from '@site/kit/islands/page-context.ts';

type BookButtonProps = {
  /** What the visitor wants to book, as they would say it: "a visit to the dentist". */
  wanted: string;
  /** What pressing it does, as a verb. */
  label: string;
  /** Whether the name says what is booked too, for people who hear it among others. */
  namesWanted?: boolean;
  variant: 'second' | 'sun';
  /** As wide as its place. */
  wide?: boolean;
  /** The id of the `BookingNote` that it shares. */
  noteId: string;
};

/** Books a visit or a call. */
export const bookButton = defineIsland<BookButtonProps>('book-button', BookButton);

function BookButton({
  wanted,
  label,
  namesWanted = false,
  variant,
  wide = false,
  noteId,
}: BookButtonProps) {
  const { site, openDialog } = usePageContext();
  return (
    <BookVisitButton
      site={site}
      openDialog={openDialog}
      wanted={wanted}
      variant={variant}
      wide={wide}
      noteId={noteId}
    >
      <span>{label}</span>
      {namesWanted && <span className="sr-only">{` ${wanted}`}</span>}
    </BookVisitButton>
  );
}
