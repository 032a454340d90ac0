/** Sets a box's value without any event, as some browsers' autofill and password managers do. */
export function fillSilently(box: HTMLElement, value: string): void {
  if (!(box instanceof HTMLInputElement) && !(box instanceof HTMLTextAreaElement)) {
    throw new Error('This is not a text box.');
  }
  box.value = value;
}
