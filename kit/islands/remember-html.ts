import { copyHtml } from './html-copy.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type RememberedHtml = {
  /** Restores the HTML with the visitor's input. */
  restoreHtml: () => void;
  /** Copies the visitor's input and the focus to the fields that replaced those in the HTML. */
  restoreEntered: () => void;
};

/** Remembers an element's content and fields. Works because detached fields keep their last value. */
export function rememberHtml(element: HTMLElement): RememberedHtml {
  const copy = copyHtml(element);
  const before = fieldsOf(element);
  const focused = before.find((field) => field === document.activeElement);
  function restoreEntered() {
    for (const [index, field] of fieldsOf(element).entries()) {
      const old = before[index];
      if (!old || old === field || old.name !== field.name || old.type !== field.type) continue;
      restore(field, old);
      if (old === focused && document.activeElement === document.body) {
        field.focus({ preventScroll: true });
      }
    }
  }
  return {
    restoreHtml() {
      element.replaceChildren(copy());
      restoreEntered();
    },
    restoreEntered,
  };
}

/** Form fields in document order. */
function fieldsOf(element: HTMLElement): Field[] {
  return [...element.querySelectorAll<Field>('input:not([type=file]), textarea, select')];
}

function restore(field: Field, old: Field): void {
  if ('checked' in field && 'checked' in old) field.checked = old.checked;
  if (field.type !== 'checkbox' && field.type !== 'radio') field.value = old.value;
}
