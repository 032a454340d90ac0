import { type RefObject, useLayoutEffect } from 'react';
import type { FormDraft } from './form-draft.ts';

/** Takes over into the draft what was typed before this code arrived, or put back by the browser: it is in the boxes only. */
export function useTypedBefore<Field extends string>(
  form: RefObject<HTMLFormElement | null>,
  draft: FormDraft<Field>,
): void {
  useLayoutEffect(() => {
    if (!form.current) return;
    const typed = new FormData(form.current);
    const { values } = draft.current();
    const inBoxes = Object.fromEntries(
      Object.keys(values).map((field) => [field, String(typed.get(field) ?? '')]),
    );
    if (Object.entries(values).some(([field, value]) => inBoxes[field] !== value)) {
      draft.adopt(inBoxes);
    }
  }, [form, draft]);
}
