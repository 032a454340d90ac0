/**
 * Two quiet signs by which a form tells people from programs. Neither asks a visitor anything; what the service
 * makes of them, and why, is in docs/decisions/009-quiet-signs-against-bots.md.
 *
 * The trap is a text field that people never see: in a box with `hidden`, with `autocomplete="off"`, `tabindex="-1"`
 * and a label that asks to leave it empty. No browser fills a field of this name from an address book.
 */
export const TRAP_FIELD = 'subject';

/** The field that holds how long the form was being filled in. A page without JavaScript leaves it out. */
export const FILL_TIME_FIELD = 'filledForMs';

/** What a live form adds to what it sends. */
export type FormGuard = {
  /** What stands in the trap: nothing, unless a program filled it in. */
  trap: string;
  /** Milliseconds from the first touch of the form, or its filling by the browser, to Send. Left out when not known. */
  filledForMs?: number;
};

/** The fields a guard adds to a body. */
export function guardFields({ trap, filledForMs }: FormGuard): Record<string, string | number> {
  return {
    ...(trap === '' ? {} : { [TRAP_FIELD]: trap }),
    ...(filledForMs === undefined ? {} : { [FILL_TIME_FIELD]: Math.round(filledForMs) }),
  };
}
