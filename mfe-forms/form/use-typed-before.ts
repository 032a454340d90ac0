import { type RefObject, useLayoutEffect } from 'react';
import type { FormDraft } from './form-draft.ts';

/**
 * Takes over into the draft what was typed before this code arrived, or put back by the browser: it is in the boxes only.
 * An empty box takes nothing away from what the draft kept over a reload.
 */
export function useTypedBefore<Field extends string>(
  form: RefObject<HTMLFormElement | null>,
  draft: FormDraft<Field>,
): void {
  useLayoutEffect(() => {
    if (!form.current) return;
    const typed = new FormData(form.current);
    const inBoxes = Object.entries(draft.current().values).flatMap(([field, value]) => {
      const text = typed.get(field);
      return typeof text === 'string' && text !== '' && text !== value ? [[field, text]] : [];
    });
    if (inBoxes.length > 0) draft.adopt(Object.fromEntries(inBoxes));
  }, [form, draft]);
}
