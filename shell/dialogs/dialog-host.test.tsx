import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { deferred } from '@site/kit/deferred.ts';
import type { DialogProps, RemoteDialogs } from '@site/kit/remote/contract.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { act, screen } from '@testing-library/react';
import type { DialogProvider } from './dialog-provider.ts';

const mockLoad = jest.fn<(source: { name: string }, exposed: string) => Promise<unknown>>();

jest.mock('../remotes/load-remote.ts', () => ({
  loadExposed: (source: { name: string }, exposed: string) => mockLoad(source, exposed),
}));

type SeenProps = DialogProps & { domElement?: HTMLElement };

const request = { dialog: 'contact', openedFrom: 'footer' } as const;
const forms: DialogProvider = {
  name: 'mfe-forms',
  id: '0123456789abcdef',
  contractVersion: 1,
  entry: '/r/mfe-forms/0123456789abcdef/entry.js',
  integrity: 'sha384-abc',
  styles: [],
  styleIntegrity: [],
  exposes: ['./app', './dialogs'],
  scripts: {},
  patterns: [],
};

/** The release that exposes dialogs, which each failure names. */
const offered = { name: 'mfe-forms', release: '0123456789abcdef' };

/** A remote with a minimal dialog, and the props of the open one. */
function fakeDialogs() {
  const given: SeenProps[] = [];
  const dialogs: RemoteDialogs = {
    async bootstrap() {},
    async mount(props: SeenProps) {
      given.push(props);
      if (props.domElement) props.domElement.innerHTML = '<p>Get in touch with us !</p>';
    },
    async update() {},
    async unmount() {
      given.pop();
    },
  };
  return { dialogs, given };
}

beforeEach(() => {
  document.body.innerHTML = '<button>Get in Touch!</button><div id="dialogs"></div>';
});

afterEach(() => {
  mockLoad.mockReset();
});

async function startHost(provider: () => Promise<DialogProvider> = async () => forms) {
  const { createDialogHost } = await import('./dialog-host.ts');
  const element = document.getElementById('dialogs');
  const opener = document.querySelector('button');
  if (!element || !opener) throw new Error('The page has no dialog container or no button.');
  opener.focus();
  const onFailure = jest.fn<(error: unknown, part?: object) => void>();
  const notify = jest.fn();
  const onWaiting = jest.fn<(waiting: boolean) => void>();
  const {
    open: openDialog,
    close,
    cancel,
  } = createDialogHost({
    element,
    site: configuredSite(),
    notify,
    provider,
    onWaiting,
    onFailure,
  });
  return { onWaiting, openDialog, close, cancel, element, opener, onFailure, notify };
}

/** Waits until pending work has finished. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

test('loads a dialog’s code on the first request, and marks the opener busy until it opens', async () => {
  const { dialogs, given } = fakeDialogs();
  mockLoad.mockResolvedValue(dialogs);
  const { openDialog, element, notify, opener, onWaiting } = await startHost();
  expect(mockLoad).not.toHaveBeenCalled();

  openDialog(request);
  expect(opener.ariaBusy).toBe('true');
  expect(onWaiting.mock.calls).toEqual([[true]]);
  await settled();
  expect(mockLoad.mock.calls).toEqual([
    [expect.objectContaining({ name: 'mfe-forms' }), 'dialogs'],
  ]);
  expect(element).toHaveTextContent('Get in touch with us !');
  expect(given[0]).toMatchObject({ request, notify, site: configuredSite() });
  expect(opener.ariaBusy).toBeNull();
  expect(onWaiting.mock.calls).toEqual([[true], [false]]);
});

test('ignores requests while a dialog is open or pending', async () => {
  const { dialogs, given } = fakeDialogs();
  mockLoad.mockResolvedValue(dialogs);
  const { openDialog } = await startHost();
  openDialog(request);
  openDialog(request);
  await settled();
  openDialog({ ...request, openedFrom: 'school' });
  await settled();
  expect(given.map((props) => props.request)).toEqual([request]);
});

test('reports a hanging dialog once, and opens it on the next request', async () => {
  const { dialogs, given } = fakeDialogs();
  const hanging = { ...dialogs, mount: () => new Promise<void>(() => {}) };
  mockLoad.mockResolvedValueOnce(hanging).mockResolvedValueOnce(dialogs);
  const { openDialog, element, onFailure } = await startHost();
  jest.useFakeTimers();
  openDialog(request);
  await jest.advanceTimersByTimeAsync(20_000);
  jest.useRealTimers();
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(element).toBeEmptyDOMElement();
  openDialog(request);
  await settled();
  expect(given).toHaveLength(1);
});

test('navigation closes the dialog and does not move focus back to the opener', async () => {
  const { dialogs, given } = fakeDialogs();
  mockLoad.mockResolvedValue(dialogs);
  const { openDialog, close, element, opener } = await startHost();
  openDialog(request);
  await settled();
  opener.blur();
  close();
  await settled();
  expect(given).toEqual([]);
  expect(element).toBeEmptyDOMElement();
  expect(opener).not.toHaveFocus();
});

test('starting to leave the page cancels a pending dialog but keeps an open one', async () => {
  const { dialogs, given } = fakeDialogs();
  const { promise: arrival, resolve: arrive } = deferred<RemoteDialogs>();
  mockLoad.mockReturnValueOnce(arrival).mockResolvedValueOnce(dialogs);
  const { openDialog, cancel, onWaiting } = await startHost();
  openDialog(request);
  cancel();
  arrive(dialogs);
  await settled();
  expect(given).toEqual([]);
  expect(onWaiting.mock.calls).toEqual([[true], [false]]);

  openDialog(request);
  await settled();
  cancel();
  await settled();
  expect(given).toHaveLength(1);
});

test('unmounts a dialog closed while rendering, without reporting a failure', async () => {
  const { dialogs, given } = fakeDialogs();
  const { promise: drawn, resolve: draw } = deferred<void>();
  const slow: RemoteDialogs = {
    ...dialogs,
    async mount(props) {
      await drawn;
      return dialogs.mount(props);
    },
  };
  mockLoad.mockResolvedValueOnce(slow).mockResolvedValueOnce(dialogs);
  const { openDialog, close, element, onFailure } = await startHost();
  openDialog(request);
  await settled();
  close();
  await settled();
  expect(element).toBeEmptyDOMElement();
  draw();
  await settled();
  expect(given).toEqual([]);
  expect(onFailure).not.toHaveBeenCalled();
  openDialog(request);
  await settled();
  expect(given).toHaveLength(1);
});

test('reports code that fails to load, and retries on the next request', async () => {
  const { dialogs, given } = fakeDialogs();
  mockLoad.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(dialogs);
  const { openDialog, onFailure, opener, onWaiting } = await startHost();
  openDialog(request);
  await settled();
  expect(onFailure.mock.calls).toEqual([[new Error('offline'), offered]]);
  expect(opener.ariaBusy).toBeNull();
  expect(onWaiting.mock.calls).toEqual([[true], [false]]);

  openDialog(request);
  await settled();
  expect(given).toHaveLength(1);
});

test('reports a provider that cannot be found', async () => {
  const { openDialog, onFailure } = await startHost(() => Promise.reject(new Error('offline')));
  openDialog(request);
  await settled();
  expect(onFailure.mock.calls).toEqual([[new Error('offline')]]);
});

test('reports a dialog that fails to render, and removes it', async () => {
  const { dialogs, given } = fakeDialogs();
  mockLoad.mockResolvedValue(dialogs);
  const { openDialog, onFailure, element } = await startHost();
  openDialog(request);
  await settled();
  given[0]?.onFailure(new Error('cannot draw'));
  await settled();
  expect(onFailure.mock.calls).toEqual([[new Error('cannot draw'), offered]]);
  expect(element).toBeEmptyDOMElement();
});

/** Opens a dialog with a click that does not focus the button, as in some browsers. */
async function openedByMouse() {
  const { dialogs, given } = fakeDialogs();
  mockLoad.mockResolvedValue(dialogs);
  const host = await startHost();
  host.opener.blur();
  host.opener.addEventListener('click', () => host.openDialog(request));
  host.opener.click();
  await settled();
  return { ...host, given };
}

test('returns focus to the clicked element, even if the click did not focus it', async () => {
  const { opener, given } = await openedByMouse();
  expect(opener).not.toHaveFocus();
  given[0]?.onClose();
  await settled();
  expect(opener).toHaveFocus();
});

test('focuses the clone of a card that the carousel moved out of reach', async () => {
  const { opener, given } = await openedByMouse();
  const out = document.createElement('div');
  const copy = opener.cloneNode(true);
  opener.replaceWith(out, copy);
  out.append(opener);
  out.toggleAttribute('inert', true);
  given[0]?.onClose();
  await settled();
  expect(copy).toHaveFocus();
});

const unsent = { text: 'Your message was not sent. You can also call us:', again: 'Open it again' };
const notes = () => document.querySelectorAll('[data-unsent]');

/** Makes the dialog report that its form was not sent, and close. */
async function failsToSend({ given }: { given: SeenProps[] }) {
  act(() => given[0]?.onSettled?.(unsent));
  given[0]?.onClose();
  await act(settled);
}

test('the note about an unsent form moves to the latest opener, and disappears once the form is sent', async () => {
  const host = await openedByMouse();
  await failsToSend(host);
  expect(host.opener.nextElementSibling).toBe(notes()[0]);
  const { phone } = configuredSite().contact;
  expect(screen.getByRole('link', { name: phone }).parentElement?.textContent).toBe(`${phone},`);
  const other = document.createElement('button');
  document.body.append(other);
  other.focus();
  host.openDialog(request);
  await settled();
  await failsToSend(host);
  expect(notes()).toHaveLength(1);
  expect(other.nextElementSibling).toBe(notes()[0]);

  host.openDialog({ ...request, openedFrom: 'school' });
  await settled();
  act(() => host.given[0]?.onSettled?.(null));
  host.given[0]?.onClose();
  await act(settled);
  expect(notes()).toHaveLength(0);
  expect(other).toHaveFocus();
});

test('dismissing the note returns focus to the opener', async () => {
  const host = await openedByMouse();
  await failsToSend(host);
  act(() => screen.getByRole('button', { name: 'Close this note' }).click());
  await act(settled);
  expect(notes()).toHaveLength(0);
  expect(host.opener).toHaveFocus();
});
