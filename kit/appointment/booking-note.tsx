import type { SiteConfig } from '../site.ts';

/** The texts of a booking. `{name}` is the configured name of who takes it. */
export const bookingWords = {
  /** Beside the button, because pressing it contacts another company. */
  whoIsContacted: 'To book, we connect you with {name}.',
  /** On the button, and said, while the booking desk is on its way. */
  opening: 'Opening…',
  openingAnnounced: 'Opening {name}. Please wait.',
} as const;

type BookingNoteProps = {
  /** Unique on the page; the buttons it speaks about name it as `noteId`. */
  id: string;
  site: SiteConfig;
};

/**
 * Says whom a booking button contacts, before it is pressed. Nothing while nobody is contacted, and nothing without
 * JavaScript, where the button is a link to the contact page.
 */
export function BookingNote({ id, site }: BookingNoteProps) {
  const { appointment } = site.thirdParties;
  if (!appointment) return null;
  return (
    <p id={id} className="text-16 text-quiet noscript:hidden">
      {bookingWords.whoIsContacted.replace('{name}', appointment.name)}
    </p>
  );
}
