/**
 * For tests: the dialog methods that jsdom lacks. Dialogs open, close, and ask to close on Escape; only a real browser
 * traps focus.
 */
export function polyfillDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      this.addEventListener('keydown', askToClose);
    },
    close(this: HTMLDialogElement) {
      this.removeEventListener('keydown', askToClose);
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}

function askToClose(event: KeyboardEvent) {
  const dialog = event.currentTarget;
  if (event.key !== 'Escape' || !(dialog instanceof HTMLDialogElement)) return;
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}
