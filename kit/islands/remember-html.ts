import { copyHtml } from './html-copy.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Remembers what is inside an element. Gives a function that puts it back, with what the visitor had typed and chosen. */
export function rememberHtml(element: HTMLElement): () => void {
  const copy = copyHtml(element);
  const entered = fieldsOf(element).map(stateOf);
  return () => {
    element.replaceChildren(copy());
    for (const [index, field] of fieldsOf(element).entries()) restore(field, entered[index]);
  };
}

/** What a visitor can type, choose or tick, in the order of the page. */
function fieldsOf(element: HTMLElement): Field[] {
  return [...element.querySelectorAll<Field>('input:not([type=file]), textarea, select')];
}

function stateOf(field: Field): { value: string; checked: boolean } {
  return { value: field.value, checked: 'checked' in field && field.checked };
}

function restore(field: Field, state: { value: string; checked: boolean } | undefined): void {
  if (!state) return;
  if ('checked' in field && (field.type === 'checkbox' || field.type === 'radio')) {
    field.checked = state.checked;
  } else field.value = state.value;
}
