import '@testing-library/jest-dom/jest-globals';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { polyfillDialogs } from '@site/kit/testing/polyfill-dialogs.ts';
import { waitFor } from '@testing-library/react';
import { entryKey, stateOf } from '../navigation/history-entry.ts';
import { removeListenersAfterEachTest } from '../testing/remove-listeners.ts';
import { syncDialogEntry } from './dialog-entry.ts';

removeListenersAfterEachTest();

beforeEach(() => {
  polyfillDialogs();
  window.history.pushState({ key: 'before', state: null }, '', '/clinic');
  window.history.pushState(null, '', '/school');
  document.body.innerHTML = '<dialog></dialog><dialog></dialog>';
});

/** A page whose open dialogs have history entries. */
function start({ isMoving = () => false }: { isMoving?: () => boolean } = {}) {
  const { key } = entryKey(window);
  const onTraverse = jest.fn();
  const entry = syncDialogEntry(window, { pageKey: () => key, isMoving, onTraverse });
  const left: string[] = [];
  window.addEventListener('popstate', () => left.push(window.location.pathname));
  const [dialog, other] = document.querySelectorAll('dialog');
  if (!dialog || !other) throw new Error('There are no dialogs.');
  return { dialog, other, left, entry, onTraverse };
}

const isOnDialog = () => stateOf(window.history).dialog === true;

test.each<[string, (dialog: HTMLDialogElement) => void]>([
  ['closed by its button', (dialog) => dialog.close()],
  ['removed with its page', (dialog) => dialog.remove()],
])('a dialog that is %s leaves no entry, and Forward reopens none', async (_how, close) => {
  const { dialog } = start();
  dialog.showModal();
  await waitFor(() => expect(isOnDialog()).toBe(true));
  close(dialog);
  await waitFor(() => expect(isOnDialog()).toBe(false));

  const arrived = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true, capture: true });
  });
  window.history.forward();
  await arrived;
  await waitFor(() => expect(isOnDialog()).toBe(false));
  expect(window.location.pathname).toBe('/school');
});

test('a dialog opened while the browser is still going back from another gets its own entry', async () => {
  const { dialog, other, entry } = start();
  dialog.showModal();
  await waitFor(() => expect(isOnDialog()).toBe(true));
  dialog.close();
  // Lets the observer run first.
  await Promise.resolve();
  const { returning } = entry;
  expect(returning).toBeDefined();
  other.showModal();
  await returning;
  await waitFor(() => expect(isOnDialog()).toBe(true));
  expect(other.open).toBe(true);
  window.history.back();
  await waitFor(() => expect(other.open).toBe(false));
});

test('a page reloaded with a dialog open goes back from the dialog’s entry', async () => {
  window.history.pushState({ ...stateOf(window.history), dialog: true }, '');
  start();
  await waitFor(() => expect(isOnDialog()).toBe(false));
  expect(window.location.pathname).toBe('/school');
});

test('does not touch history while navigation is pending', async () => {
  let moving = true;
  const { dialog, entry } = start({ isMoving: () => moving });
  dialog.showModal();
  // Lets the observer run first.
  await Promise.resolve();
  expect(isOnDialog()).toBe(false);
  moving = false;
  entry.settle();
  expect(isOnDialog()).toBe(true);
});
