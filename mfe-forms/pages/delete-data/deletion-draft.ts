import { requestDeletion } from '@site/kit/api/forms-client.ts';
import { parseDeletionRequest } from '@site/kit/api/deletion-request.ts';
import { createFormDraft, type FormDraft } from '../../form/form-draft.ts';
import type { WordsKeeper } from '../../form/kept-in-tab.ts';

/** The fields of the deletion form in their order, by the names that the service uses too. */
export const deletionFields = ['name', 'email', 'phone', 'reason'] as const;

/** The name of a field of the deletion form. */
export type DeletionField = (typeof deletionFields)[number];

/** Makes a draft, of the words that are kept or empty, with the form's rules: name and email are there, phone and reason are free. */
export function deletionDraft(kept?: WordsKeeper): FormDraft<DeletionField> {
  return createFormDraft(
    {
      blank: { name: '', email: '', phone: '', reason: '' },
      check: parseDeletionRequest,
      // All four are sent, also what was left out (specification, section 7).
      send: (apiBase, { name, email, phone = '', reason = '' }, options) =>
        requestDeletion(apiBase, { name, email, phone, reason }, options),
    },
    kept,
  );
}
