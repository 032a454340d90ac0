/**
 * Two signals that distinguish people from bots without asking the visitor anything. docs/decisions/011-forms.md
 * explains how and why the service uses them.
 *
 * The honeypot is a text field that people never see: inside a `hidden` box, with `autocomplete="off"`, `tabindex="-1"`
 * and a label asking to leave it empty. No browser autofills a field of this name.
 *
 * A hydrated form sends its signals in headers, so the body contains only the visitor's input. A form without
 * JavaScript can't set headers, so its honeypot is an ordinary field.
 */
export const HONEYPOT_FIELD = 'subject';

/** Set if the honeypot was filled in. Don't rename: pages that are already open send this header. */
export const HONEYPOT_HEADER = 'form-trap';

/** How long the form took to fill in, in whole milliseconds. */
export const FILL_TIME_HEADER = 'form-filled-for-ms';

/** The field used before the header existed. Pages that are already open still send it. */
export const FILL_TIME_FIELD = 'filledForMs';

export type FormGuard = {
  /** Empty unless a bot filled it in. */
  honeypot: string;
  /** Milliseconds from the first interaction or autofill to submit. */
  filledForMs?: number;
};

/** Returns the headers. Omits the honeypot's text, because not every string is a valid header value. */
export function guardHeaders({ honeypot, filledForMs }: FormGuard): Record<string, string> {
  return {
    ...(honeypot === '' ? {} : { [HONEYPOT_HEADER]: 'filled' }),
    ...(filledForMs === undefined ? {} : { [FILL_TIME_HEADER]: String(Math.round(filledForMs)) }),
  };
}
