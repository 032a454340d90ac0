import { wordsOf } from '@site/kit/content/content-of.ts';
import { bookingWords } from '@site/kit/appointment/booking-note.tsx';
import type { DialogRequest } from '@site/kit/remote/contract.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { isPlainClick } from '@site/kit/ui/is-plain-click.ts';
import liveDocument from '../content/live-words.yaml';
import { BOOKING_NOTE_ID } from './chrome-ids.ts';

const liveWords = wordsOf(liveDocument);

type BookingContext = {
  site: SiteConfig;
  openDialog: (request: DialogRequest) => void;
  navigateTo: (path: string) => void;
};

/**
 * Makes the header's "Book a visit" open the booking widget, like a specialist's button, or offer a call back if the
 * widget fails. The code is loaded on the first click; if it fails to load, the browser follows the plain link.
 */
export function enhanceBooking(
  header: HTMLElement,
  { site, openDialog, navigateTo }: BookingContext,
): void {
  const link = header.querySelector<HTMLAnchorElement>('a[data-live]');
  if (!link) return;
  const button = link;
  const note = header.querySelector<HTMLElement>(`#${BOOKING_NOTE_ID}`);
  const { appointment } = site.thirdParties;
  let opening = false;

  async function press(): Promise<void> {
    if (opening) return;
    opening = true;
    button.focus({ preventScroll: true });
    const originalText = note?.textContent ?? '';
    if (note && appointment) {
      button.setAttribute('aria-disabled', 'true');
      note.textContent = bookingWords.openingAnnounced.replace('{name}', appointment.name);
    }
    const leaving = new AbortController();
    const { signal } = leaving;
    document.addEventListener('shell:leave', () => leaving.abort(), { signal });
    const booking = await import('@site/kit/appointment/book.ts').catch(() => null);
    if (booking) await booking.book({ site, openDialog, wanted: liveWords('visit'), signal });
    else if (!signal.aborted) navigateTo(button.pathname);
    leaving.abort();
    button.removeAttribute('aria-disabled');
    if (note) note.textContent = originalText;
    opening = false;
  }

  button.setAttribute('role', 'button');
  if (note) describe(button, note);
  button.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void press();
  });
  button.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) void press();
  });
}

/** Shows the note that names the booking provider while the button is hovered or focused, until Escape is pressed. */
function describe(button: HTMLElement, note: HTMLElement): void {
  button.setAttribute('aria-describedby', note.id);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') note.dataset['dismissed'] = '';
  });
  for (const sign of ['pointerleave', 'blur', 'click']) {
    button.addEventListener(sign, () => delete note.dataset['dismissed']);
  }
}
