import type { FieldErrors } from '@site/kit/api/form-schema.ts';
import type { WrittenDanger } from '../submissions/danger-words.ts';

export type FormKind = 'page' | 'dialog' | 'waitlist' | 'deletion';

/** The response to a browser without JavaScript. */
export type FormPage = { kind: 'redirect'; location: string } | { kind: 'html'; html: string };

/**
 * Response pages for forms sent without JavaScript. The host provides them, because this service doesn't have the
 * site's design.
 */
export type FormPages = {
  /** With the first steps in the danger that the message speaks of, if any. */
  sent: (form: FormKind, danger?: WrittenDanger | null) => Promise<FormPage>;
  /**
   * Validation failed; nothing was stored. `errors` uses the form's own field names, such as `fullName` on the
   * contact page and `name` in the dialog.
   */
  problems: (form: FormKind, errors: FieldErrors) => Promise<FormPage>;
  /** The content is valid but couldn't be stored. */
  failed: (form: FormKind) => Promise<FormPage>;
};
