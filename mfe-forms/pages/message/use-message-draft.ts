import { useSyncExternalStore } from 'react';
import type { DraftState, MessageDraft } from './message-draft.ts';

/** The draft as it is now; the component draws again when it changes. */
export function useMessageDraft<Field extends string>(
  draft: MessageDraft<Field>,
): DraftState<Field> {
  return useSyncExternalStore(draft.subscribe, draft.current, draft.initial);
}
