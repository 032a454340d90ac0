import { BookVisitButton } from '@site/kit/appointment/book-visit-button.tsx';
import { defineIsland } from '@site/kit/islands/define-island.ts';
import { usePageContext } from '@site/kit/islands/page-context.ts';

type BookButtonProps = {
  /** The requested booking in the visitor's words, such as "a visit to the dentist". */
  wanted: string;
  label: string;
  /** Whether to add `wanted` to the accessible name, so that several buttons can be told apart. */
  namesWanted?: boolean;
  variant: 'second' | 'sun';
  wide?: boolean;
  /** The id of the shared `BookingNote`. */
  noteId: string;
};

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
