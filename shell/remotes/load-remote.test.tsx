import { beforeEach, expect, jest, test } from '@jest/globals';
import { deferred } from '@site/kit/deferred.ts';
import type { RemoteSource } from './load-remote.ts';

type Plugin = {
  createScript: (request: { url: string }) => { script: HTMLScriptElement; timeout: number };
};
type Registered = { name: string; entry: string; type: string };

const mockRuntime = {
  plugins: new Array<Plugin>(),
  registered: new Array<Registered & { force: boolean }>(),
  loadRemote: jest.fn<(request: string) => Promise<unknown>>(),
};

jest.mock('@module-federation/enhanced/runtime', () => ({
  registerPlugins: (plugins: Plugin[]) => mockRuntime.plugins.push(...plugins),
  registerRemotes: (remotes: Registered[], options?: { force: boolean }) =>
    mockRuntime.registered.push(
      ...remotes.map((remote) => ({ ...remote, force: options?.force === true })),
    ),
  loadRemote: (request: string) => mockRuntime.loadRemote(request),
}));

const source = (id: string): RemoteSource => ({
  name: 'mfe-home',
  id,
  entry: `/r/mfe-home/${id}/entry.js`,
  integrity: `sha384-${id}`,
});
const FIRST = source('1111111111111111');
const SECOND = source('2222222222222222');

/** The module loader of a freshly opened page. */
async function openPage() {
  jest.resetModules();
  const { loadExposed } = await import('./load-remote.ts');
  return loadExposed;
}

beforeEach(() => {
  mockRuntime.plugins.length = 0;
  mockRuntime.registered.length = 0;
  mockRuntime.loadRemote.mockReset();
});

test('loads a module from its release’s entry, and uses that release for the life of the page', async () => {
  const module = { mount: () => {} };
  mockRuntime.loadRemote.mockResolvedValue(module);
  const loadExposed = await openPage();
  expect(await loadExposed(FIRST, 'app')).toBe(module);
  expect(mockRuntime.loadRemote).toHaveBeenCalledWith('mfe_home/app');
  await loadExposed(SECOND, 'dialogs');
  expect(mockRuntime.registered).toEqual([
    { name: 'mfe_home', entry: FIRST.entry, type: 'global', force: false },
  ]);
});

test('once a release of a section is loaded, no other one can be', async () => {
  mockRuntime.loadRemote.mockResolvedValue({});
  const loadExposed = await openPage();
  const { isLoadable } = await import('./load-remote.ts');
  expect([FIRST, SECOND].map(isLoadable)).toEqual([true, true]);
  await loadExposed(FIRST, 'app');
  expect([FIRST, SECOND].map(isLoadable)).toEqual([true, false]);
});

test('retries code that failed to load, using the same release', async () => {
  const loadExposed = await openPage();
  mockRuntime.loadRemote.mockRejectedValueOnce(new Error('offline'));
  await expect(loadExposed(FIRST, 'app')).rejects.toThrow('offline');
  expect(mockRuntime.registered.at(-1)).toEqual({
    name: 'mfe_home',
    entry: FIRST.entry,
    type: 'global',
    force: true,
  });
  mockRuntime.loadRemote.mockResolvedValueOnce({});
  await expect(loadExposed(SECOND, 'app')).resolves.toEqual({});
  expect(mockRuntime.registered.map(({ entry }) => entry)).toEqual([FIRST.entry, FIRST.entry]);
});

test('rejects with the name of a module that the remote does not expose', async () => {
  const loadExposed = await openPage();
  mockRuntime.loadRemote.mockResolvedValue(null);
  await expect(loadExposed(FIRST, 'dialogs')).rejects.toThrow('mfe-home does not expose ./dialogs');
});

test('times out on slow code, but still shares it once it arrives', async () => {
  const loadExposed = await openPage();
  const module = { hydrateIslands: () => {} };
  const { promise: arrival, resolve: arrive } = deferred<unknown>();
  jest.useFakeTimers();
  try {
    mockRuntime.loadRemote.mockReturnValue(arrival);
    const late = loadExposed(FIRST, 'islands').catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(8000);
    const error = await late;
    expect(error).toMatchObject({ name: 'LateCode', message: 'Timed out after 8000 ms.' });
    if (!(error instanceof Error && 'arrival' in error))
      throw new Error('The error has no arrival.');
    arrive(module);
    await expect(error.arrival).resolves.toBe(module);
    await expect(loadExposed(FIRST, 'islands')).resolves.toBe(module);
    expect(mockRuntime.registered.filter(({ force }) => force)).toEqual([]);
  } finally {
    jest.useRealTimers();
  }
});

test('the browser runs an entry only if it matches its hash', async () => {
  mockRuntime.loadRemote.mockResolvedValue({});
  const loadExposed = await openPage();
  await loadExposed(FIRST, 'app');
  const [plugin] = mockRuntime.plugins;
  const entry = plugin?.createScript({ url: FIRST.entry });
  expect(entry?.script.integrity).toBe(FIRST.integrity);
  expect(entry?.script.getAttribute('src')).toBe(FIRST.entry);
  expect(entry?.timeout).toBe(60_000);
  const other = plugin?.createScript({ url: '/r/mfe-home/other.js' });
  expect(other?.script.integrity).toBeFalsy();
});
