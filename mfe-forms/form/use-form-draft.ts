import { useSyncExternalStore } from 'react';
import type { DraftState, FormDraft } from './form-draft.ts';

/** The draft as it is now; the component draws again when it changes. */
export function useFormDraft<Field extends string>(draft: FormDraft<Field>): DraftState<Field> {
  return useSyncExternalStore(draft.subscribe, draft.current, draft.initial);
}
