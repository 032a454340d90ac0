import '@site/kit/testing/text-encoder.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { CONTRACT_VERSION } from '@site/kit/remote/contract.ts';
import { discoveryDocument } from '@site/kit/remote/discovery.ts';
import type { PublicRegistry } from '@site/kit/remote/registry.ts';
import { fireEvent, waitFor } from '@testing-library/dom';
import { forgetListenersAfterEachTest } from '../testing/forget-listeners.ts';
import { createLiveRegistry } from './live-registry.ts';

forgetListenersAfterEachTest();

const registry: PublicRegistry = {
  remotes: {
    'mfe-blog': {
      id: '0123456789abcdef',
      contractVersion: CONTRACT_VERSION,
      entry: '/r/mfe-blog/0123456789abcdef/entry.js',
      integrity: 'sha384-abc',
      styles: [],
      styleIntegrity: [],
      exposes: ['./app'],
      patterns: ['/blog/:id'],
    },
  },
};

const fetched = jest.fn<() => Promise<unknown>>();

beforeEach(() => {
  fetched
    .mockReset()
    .mockResolvedValue({ ok: true, status: 200, json: async () => discoveryDocument(registry) });
  Object.assign(globalThis, { fetch: fetched });
  document.body.innerHTML =
    '<p>Words <a href="/blog/1">A post</a></p><button>Get in touch</button>';
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'fetch');
});

const element = (selector: string) => document.querySelector(selector) ?? document.body;

test.each([
  ['a pointer over a link', 'a', fireEvent.pointerOver],
  ['a pointer over a button', 'button', fireEvent.pointerOver],
  ['the keyboard on a link', 'a', fireEvent.focusIn],
])('%s fetches the registry, once', async (_sign, selector, give) => {
  const { read } = createLiveRegistry(window);
  fireEvent.pointerOver(element('p'));
  expect(fetched).not.toHaveBeenCalled();
  give(element(selector));
  expect(fetched).toHaveBeenCalledTimes(1);
  give(element(selector));
  expect(await read()).toEqual(registry);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('any path may be drawn until it is known who draws which', async () => {
  const { read, mayDraw } = createLiveRegistry(window);
  expect(mayDraw('/sitemap.xml')).toBe(true);
  await read();
  expect(mayDraw('/sitemap.xml')).toBe(false);
  expect(mayDraw('/blog/1')).toBe(true);
});

test('a registry that did not arrive is asked for again, and troubles nobody before', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline')).mockRejectedValueOnce(new Error('again'));
  const { read, mayDraw } = createLiveRegistry(window);
  fireEvent.pointerOver(element('a'));
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  await expect(read()).rejects.toThrow('offline');
  await expect(read()).rejects.toThrow('again');
  expect(mayDraw('/sitemap.xml')).toBe(true);
  expect(await read()).toEqual(registry);
});
