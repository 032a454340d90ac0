import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { discoveryDocument } from '@site/kit/remote/registry.ts';
import type { PublicRemote } from '@site/kit/remote/registry.ts';
import { fetchDialogProvider } from './dialog-provider.ts';

const folder = '/r/mfe-forms/0123456789abcdef';
const script = { address: `${folder}/dialogs.js`, integrity: 'sha256-abc' };
const sheet = `${folder}/styles.css`;

const forms: PublicRemote = {
  id: '0123456789abcdef',
  contractVersion: 6,
  entry: `${folder}/entry.js`,
  integrity: 'sha384-abc',
  styles: [sheet],
  styleIntegrity: ['sha256-abc'],
  exposes: ['./app', './dialogs'],
  scripts: { './app': [], './dialogs': [script] },
  patterns: [],
};
const withoutDialogs = { ...forms, exposes: ['./app'] };

const fetchRegistry = jest.fn<() => Promise<object>>();

beforeEach(() => {
  document.head.replaceChildren();
  Object.assign(window, { fetch: fetchRegistry, requestIdleCallback: () => 0 });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

const registryOf = (remotes: Record<string, PublicRemote>) => ({
  ok: true,
  json: async () => discoveryDocument({ remotes }),
});

test('finds the section that provides dialogs, and fetches its files in parallel', async () => {
  fetchRegistry.mockResolvedValue(registryOf({ 'mfe-home': withoutDialogs, 'mfe-forms': forms }));
  expect(await fetchDialogProvider()).toEqual({ name: 'mfe-forms', ...forms });
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    forms.entry,
    script.address,
    sheet,
  ]);
});

test.each([
  ['the registry cannot be fetched', Promise.reject(new TypeError('offline')), 'offline'],
  ['the host fails', Promise.resolve({ ok: false, status: 503 }), 'responded with 503'],
  [
    'no section provides dialogs',
    Promise.resolve(registryOf({ 'mfe-home': withoutDialogs })),
    'No remote exposes dialogs.',
  ],
])('rejects if %s', async (_what, response, message) => {
  fetchRegistry.mockReturnValue(response);
  await expect(fetchDialogProvider()).rejects.toThrow(message);
});
