/**
 * Two signals that tell people from bots without asking the visitor anything. How the service uses them, and why, is in
 * docs/decisions/011-forms.md.
 *
 * The honeypot is a text field that people never see: inside a `hidden` box, with `autocomplete="off"`, `tabindex="-1"`
 * and a label asking to leave it empty. No browser autofills a field of this name.
 *
 * A hydrated form sends its signals in headers, so the body holds only what the visitor typed. Without JavaScript there
 * are no headers, so the honeypot is an ordinary field.
 */
export const HONEYPOT_FIELD = 'subject';

/** Set when the honeypot was filled in. Don't rename it: open pages send it. */
export const HONEYPOT_HEADER = 'form-trap';

/** How long the form took to fill in, in whole milliseconds. */
export const FILL_TIME_HEADER = 'form-filled-for-ms';

/** The field used before the header existed. Open pages still send it. */
export const FILL_TIME_FIELD = 'filledForMs';

export type FormGuard = {
  /** Empty unless a bot filled it in. */
  honeypot: string;
  /** Milliseconds from the first interaction or autofill to submit. */
  filledForMs?: number;
};

/** The honeypot's text is not sent: not every string is a valid header value. */
export function guardHeaders({ honeypot, filledForMs }: FormGuard): Record<string, string> {
  return {
    ...(honeypot === '' ? {} : { [HONEYPOT_HEADER]: 'filled' }),
    ...(filledForMs === undefined ? {} : { [FILL_TIME_HEADER]: String(Math.round(filledForMs)) }),
  };
}
