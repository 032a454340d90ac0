import type { DialogRequest } from '../remote/contract.ts';
import type { SiteConfig } from '../site.ts';
import { openAppointment } from './open-appointment.ts';

type BookingRequest = {
  site: SiteConfig;
  openDialog: (request: DialogRequest) => void;
  /** What the visitor wants to book, as they would say it: "a visit to the dentist". */
  wanted: string;
  /** Calls it off. */
  signal: AbortSignal;
};

/** Said in the document by whoever asks for the booking desk: a section's code, or the shell's, which share no memory. */
const ASKED = 'appointment:asked';

/** Dispatched by the shell when the visitor starts to leave the page. */
const LEAVING = 'shell:leave';

/**
 * Opens the configured appointment widget, or asks for a call back when there is none or it does not come. A booking that
 * is still on its way when somebody asks for another, or goes to another page, is called off: the visitor wants the last
 * thing they pressed.
 * Never throws.
 */
export async function book({ site, openDialog, wanted, signal }: BookingRequest): Promise<void> {
  const { appointment } = site.thirdParties;
  if (signal.aborted) return;
  if (!appointment) {
    openDialog({ dialog: 'call-back', wanted });
    return;
  }
  document.dispatchEvent(new Event(ASKED));
  const calledOff = new AbortController();
  const callOff = () => calledOff.abort();
  signal.addEventListener('abort', callOff, { signal: calledOff.signal });
  for (const event of [ASKED, LEAVING]) {
    document.addEventListener(event, callOff, { signal: calledOff.signal });
  }
  const outcome = await openAppointment(appointment, {
    wanted,
    contact: site.contact,
    signal: calledOff.signal,
  });
  callOff();
  if (outcome === 'unavailable') openDialog({ dialog: 'call-back', wanted });
}
