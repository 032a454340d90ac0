import type { DialogRequest } from '../remote/contract.ts';
import type { SiteConfig } from '../site.ts';
import { openAppointment } from './open-appointment.ts';

type BookingRequest = {
  site: SiteConfig;
  openDialog: (request: DialogRequest) => void;
  /** The booking, in the visitor's words: "a visit to the dentist". */
  wanted: string;
  signal: AbortSignal;
};

/** A document event, because the bundles of the shell and the sections share no module state. */
const BOOKING_REQUESTED = 'appointment:asked';

/** Dispatched by the shell when the visitor starts to leave the page. */
const LEAVING = 'shell:leave';

/**
 * Opens the configured appointment widget, or the call-back dialog if no widget is configured or it fails. Cancels a
 * pending booking when the visitor requests another one or navigates away: the last click wins. Never throws.
 */
export async function book({ site, openDialog, wanted, signal }: BookingRequest): Promise<void> {
  const { appointment } = site.thirdParties;
  if (signal.aborted) return;
  if (!appointment) {
    openDialog({ dialog: 'call-back', wanted });
    return;
  }
  document.dispatchEvent(new Event(BOOKING_REQUESTED));
  const aborted = new AbortController();
  const abort = () => aborted.abort();
  signal.addEventListener('abort', abort, { signal: aborted.signal });
  for (const event of [BOOKING_REQUESTED, LEAVING]) {
    document.addEventListener(event, abort, { signal: aborted.signal });
  }
  const outcome = await openAppointment(appointment, {
    wanted,
    contact: site.contact,
    signal: aborted.signal,
  });
  abort();
  if (outcome === 'unavailable') openDialog({ dialog: 'call-back', wanted });
}
