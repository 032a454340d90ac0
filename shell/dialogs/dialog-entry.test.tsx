import '@testing-library/jest-dom/jest-globals';
import { beforeEach, expect, test } from '@jest/globals';
import { supplyDialogs } from '@site/kit/ui/dialog-in-test.ts';
import { waitFor } from '@testing-library/react';
import { createSiteHistory } from '../navigation/site-history.ts';
import { forgetListenersAfterEachTest } from '../testing/forget-listeners.ts';
import { keepDialogEntry } from './dialog-entry.ts';

forgetListenersAfterEachTest();

beforeEach(() => {
  supplyDialogs();
  window.history.pushState({ key: 'before', state: null }, '', '/clinic');
  window.history.pushState(null, '', '/school');
  document.body.innerHTML = '<dialog></dialog><dialog></dialog>';
});

/** A page whose open dialogs have entries. */
function start({ isMoving = () => false }: { isMoving?: () => boolean } = {}) {
  const history = createSiteHistory(window);
  const entry = keepDialogEntry(window, history, isMoving);
  const left: string[] = [];
  history.listen({
    onPop: ({ pathname }) => left.push(pathname),
    onHash: () => {},
    onDialog: entry.onTraverse,
  });
  const [dialog, other] = document.querySelectorAll('dialog');
  if (!dialog || !other) throw new Error('There are no dialogs.');
  return { history, dialog, other, left, entry };
}

/** Everything that follows from what happened so far has happened. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test('Back closes an open dialog and stays on its page; the next one leaves the page', async () => {
  const { history, dialog, left } = start();
  dialog.showModal();
  await waitFor(() => expect(history.isOnDialog).toBe(true));

  window.history.back();
  await waitFor(() => expect(dialog.open).toBe(false));
  expect(left).toEqual([]);
  window.history.back();
  await waitFor(() => expect(left).toEqual(['/clinic']));
});

test.each<[string, (dialog: HTMLDialogElement) => void]>([
  ['closed by its button', (dialog) => dialog.close()],
  ['removed with its page', (dialog) => dialog.remove()],
])('a dialog that is %s leaves no entry, and Forward leads to none', async (_how, close) => {
  const { history, dialog } = start();
  dialog.showModal();
  await waitFor(() => expect(history.isOnDialog).toBe(true));
  close(dialog);
  await waitFor(() => expect(history.isOnDialog).toBe(false));

  const arrived = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  window.history.forward();
  await arrived;
  await waitFor(() => expect(history.isOnDialog).toBe(false));
  expect(window.location.pathname).toBe('/school');
});

test('a dialog that opens while the browser still goes back from another has an entry of its own', async () => {
  const { history, dialog, other } = start();
  dialog.showModal();
  await waitFor(() => expect(history.isOnDialog).toBe(true));
  dialog.close();
  // The observer runs before anything else does.
  await Promise.resolve();
  expect(history.returning).toBeDefined();
  other.showModal();
  await settled();
  expect(history.isOnDialog).toBe(true);
  expect(other.open).toBe(true);
  window.history.back();
  await waitFor(() => expect(other.open).toBe(false));
});

test('a page that was reloaded with a dialog open goes back from its entry', async () => {
  createSiteHistory(window).addDialogEntry();
  const { history } = start();
  await waitFor(() => expect(history.isOnDialog).toBe(false));
  expect(window.location.pathname).toBe('/school');
});

test('while another page is on its way the history is left to it', async () => {
  let moving = true;
  const { history, dialog, entry } = start({ isMoving: () => moving });
  dialog.showModal();
  await settled();
  expect(history.isOnDialog).toBe(false);
  moving = false;
  entry.settle();
  expect(history.isOnDialog).toBe(true);
});
