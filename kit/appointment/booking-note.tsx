import type { SiteConfig } from '../site.ts';

/** `{name}` is the configured booking provider. */
export const bookingWords = {
  /** Shown next to the button, because clicking it contacts another company. */
  whoIsContacted: 'To book, we connect you with {name}.',
  /** Shown on the button, and announced, while the widget loads. */
  opening: 'Opening…',
  openingAnnounced: 'Opening {name}. Please wait.',
} as const;

type BookingNoteProps = {
  /** Unique on the page; buttons reference it as `noteId`. */
  id: string;
  site: SiteConfig;
};

/**
 * Names the third party that a booking button contacts. Renders nothing if none is configured, or without JavaScript,
 * where the button is a link to the contact page.
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
