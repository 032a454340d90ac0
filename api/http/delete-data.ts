import { parseDeletionRequest, type DeletionRequest } from '@site/kit/api/deletion-request.ts';
import type { DeletionStore } from '../submissions/deletion-store.ts';
import type { FormCallRules } from './form-call.ts';

/** `POST /delete-data`: deletion requests. `onStored` is called after one was stored. */
export function deleteData(
  store: DeletionStore,
  onStored: () => void,
): FormCallRules<DeletionRequest> {
  return {
    call: 'delete-data',
    form: 'deletion',
    parseJson: parseDeletionRequest,
    parseForm: (fields) => ({ form: 'deletion', checked: parseDeletionRequest(fields) }),
    store: async (request, arrival) => {
      const result = await store.insert(request, arrival);
      if (result.kind === 'stored') onStored();
      return result;
    },
  };
}
