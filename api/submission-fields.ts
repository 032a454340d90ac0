import { callBackRequestFields, contactDialogFields } from '@site/kit/api/contact-message.ts';
import { deletionFields } from '@site/kit/api/deletion-request.ts';
import type { FormFields, Sent } from '@site/kit/api/form-schema.ts';
import { waitlistFields } from '@site/kit/api/waitlist-subscription.ts';

/**
 * The fields of everything that visitors send, by kind. The service stores, searches, shows, exports and erases every
 * field that is listed here.
 */
export const submissionFields = {
  message: contactDialogFields,
  'call-back': callBackRequestFields,
  waitlist: waitlistFields,
  deletion: deletionFields,
} as const satisfies Record<string, FormFields>;

export type SubmissionKind = keyof typeof submissionFields;

/** What a submission of a kind contains. */
export type SentBy<Kind extends SubmissionKind> = Sent<(typeof submissionFields)[Kind]>;

/** The name of a field of any kind. */
export type SubmissionField = {
  [Kind in SubmissionKind]: keyof (typeof submissionFields)[Kind];
}[SubmissionKind];
