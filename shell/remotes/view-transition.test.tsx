import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { withViewTransition } from './view-transition.ts';

const change = jest.fn<() => void>();
const startViewTransition = jest.fn((run: () => void) => {
  const updateCallbackDone = Promise.resolve().then(run);
  const skipped = Promise.reject(new Error('skipped'));
  return { updateCallbackDone, ready: skipped, finished: skipped };
});

/** Overrides properties of the navigator or document. */
function pretend(target: object, properties: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(properties)) {
    Object.defineProperty(target, name, { value, configurable: true });
  }
}

beforeEach(() => {
  pretend(navigator, { hardwareConcurrency: 8, deviceMemory: 8 });
  pretend(document, { hidden: false, startViewTransition });
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
});

afterEach(() => {
  jest.clearAllMocks();
  for (const name of ['hidden', 'startViewTransition']) Reflect.deleteProperty(document, name);
  for (const name of ['hardwareConcurrency', 'deviceMemory'])
    Reflect.deleteProperty(navigator, name);
});

test('changes the page in a view transition, even if the transition is skipped', async () => {
  await withViewTransition(change);
  expect(startViewTransition).toHaveBeenCalledTimes(1);
  expect(change).toHaveBeenCalledTimes(1);
});

test('rejects if the change fails during a view transition', async () => {
  change.mockImplementationOnce(() => {
    throw new Error('No page');
  });
  await expect(withViewTransition(change)).rejects.toThrow('No page');
});

test.each([
  ['has few cores', () => pretend(navigator, { hardwareConcurrency: 2 })],
  ['has little memory', () => pretend(navigator, { deviceMemory: 4 })],
  ['is in a background tab', () => pretend(document, { hidden: true })],
  [
    'does not support view transitions',
    () => Reflect.deleteProperty(document, 'startViewTransition'),
  ],
  [
    'is set to reduce motion',
    () => Object.assign(window, { matchMedia: () => ({ matches: true }) }),
  ],
])('a browser that %s changes the page immediately', async (_what, arrange) => {
  arrange();
  await withViewTransition(change);
  expect(startViewTransition).not.toHaveBeenCalled();
  expect(change).toHaveBeenCalledTimes(1);
});
