import type { SiteConfig } from '../site.ts';

/** `{name}` is the configured booking provider. */
export const bookingWords = {
  /** Shown beside the button because clicking it contacts another company. */
  whoIsContacted: 'To book, we connect you with {name}.',
  /** On the button, and announced, while the widget loads. */
  opening: 'Opening…',
  openingAnnounced: 'Opening {name}. Please wait.',
} as const;

type BookingNoteProps = {
  /** Unique on the page; buttons refer to it as `noteId`. */
  id: string;
  site: SiteConfig;
};

/**
 * Says whom a booking button contacts. Renders nothing if no third party is configured, or without JavaScript, where
 * the button is a link to the contact page.
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
