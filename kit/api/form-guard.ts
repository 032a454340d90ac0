/**
 * Two signals by which a form tells people from programs. Neither asks a visitor anything; what the service
 * makes of them, and why, is in docs/decisions/011-forms.md.
 *
 * The honeypot is a text field that people never see: in a box with `hidden`, with `autocomplete="off"`, `tabindex="-1"`
 * and a label that asks to leave it empty. No browser fills a field of this name from an address book.
 *
 * A live form sends its signals in headers, so that the body holds what the visitor typed and nothing else. A form without
 * JavaScript can send no header: there the honeypot is a field like the others.
 */
export const HONEYPOT_FIELD = 'subject';

/** The header that says that the honeypot of a live form was filled in. The name stays: pages that are open send it. */
export const HONEYPOT_HEADER = 'form-trap';

/** The header with how long a live form was being filled in, in whole milliseconds. */
export const FILL_TIME_HEADER = 'form-filled-for-ms';

/** The field that held the same before there was the header. Pages that are still open send it. */
export const FILL_TIME_FIELD = 'filledForMs';

/** What a live form tells besides what it sends. */
export type FormGuard = {
  /** The value of the honeypot: empty, unless a program filled it in. */
  honeypot: string;
  /** Milliseconds from the first touch of the form, or its filling by the browser, to Send. Left out when not known. */
  filledForMs?: number;
};

/** The headers of a guard. What a program wrote into the honeypot stays here: a header cannot carry every text. */
export function guardHeaders({ honeypot, filledForMs }: FormGuard): Record<string, string> {
  return {
    ...(honeypot === '' ? {} : { [HONEYPOT_HEADER]: 'filled' }),
    ...(filledForMs === undefined ? {} : { [FILL_TIME_HEADER]: String(Math.round(filledForMs)) }),
  };
}
