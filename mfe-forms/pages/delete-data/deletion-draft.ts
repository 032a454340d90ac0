import { requestDeletion } from '@site/kit/api/forms-client.ts';
import { parseDeletionRequest } from '@site/kit/api/deletion-request.ts';
import { createFormDraft, type FormDraft } from '../../form/form-draft.ts';

/** The fields of the deletion form in their order, by the names that the service uses too. */
export const deletionFields = ['name', 'email', 'phone', 'reason'] as const;

/** The name of a field of the deletion form. */
export type DeletionField = (typeof deletionFields)[number];

/** Makes an empty draft with the form's rules: name and email are there, phone and reason are free. */
export function deletionDraft(): FormDraft<DeletionField> {
  return createFormDraft({
    blank: { name: '', email: '', phone: '', reason: '' },
    check: parseDeletionRequest,
    fieldNames: { name: 'name', email: 'email', phone: 'phone', reason: 'reason' },
    send: requestDeletion,
  });
}
