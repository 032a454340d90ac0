import type { FieldErrors } from '@site/kit/api/form-schema.ts';

/** Which form was sent: the contact page's, the contact dialog's, the waitlist's or the one that asks for deletion. */
export type FormKind = 'page' | 'dialog' | 'waitlist' | 'deletion';

/** How a browser without JavaScript is answered: sent to another address, or shown a whole document. */
export type FormPage = { kind: 'redirect'; location: string } | { kind: 'html'; html: string };

/**
 * The pages that answer a form sent without JavaScript. This service does not know how the site looks, so its
 * host gives them.
 */
export type FormPages = {
  /** The message is stored. */
  sent: (form: FormKind) => Promise<FormPage>;
  /**
   * Something typed is wrong; nothing is stored. `errors` is named by the form's own fields, such as `fullName`
   * on the contact page and `name` in the dialog.
   */
  problems: (form: FormKind, errors: FieldErrors) => Promise<FormPage>;
  /** The message could not be taken, and it is not the words' fault; nothing is stored. */
  failed: (form: FormKind) => Promise<FormPage>;
};
