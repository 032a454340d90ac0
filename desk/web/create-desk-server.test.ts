import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createServerLogger } from '@site/api/logging.ts';
import { openTestSite, type TestSite } from '@site/delivery/testing/open-test-site.ts';
import type { FastifyInstance } from 'fastify';
import { keyStore } from '../access/key-store.ts';
import { addDeliveryApi } from '../delivery/delivery-api.ts';
import { testPreviews } from '../testing/open-test-service.ts';
import { createDeskServer } from './create-desk-server.ts';
import { addPages } from './desk-pages.tsx';

const origin = 'https://desk.pebble.example';
const headers = { host: 'desk.pebble.example' };

let site: TestSite;
let server: FastifyInstance;

beforeAll(async () => {
  site = await openTestSite();
  const { stores } = site;
  const logger = createServerLogger({ write: () => {} });
  const takePosts = () => Promise.reject(new Error('A test site has no posts.'));
  server = await createDeskServer({ logger, trustedProxies: 0, origin }, async (root) => {
    await addDeliveryApi(root, { stores, takePosts, takePost: null, previewAddress: testPreviews });
    await addPages(root, {
      registry: stores.registry,
      origin,
      product: async () => 'Pebble',
      sections: [],
    });
  });
});

afterAll(async () => {
  await server.close();
  await site.close();
});

test('one server answers people with pages and CI with problem documents', async () => {
  const typeOf = async (url: string) => {
    const { statusCode, headers: sent } = await server.inject({ url, headers });
    return [statusCode, String(sent['content-type']).split(';')[0]];
  };
  expect(await typeOf('/nothing')).toEqual([404, 'text/html']);
  expect(await typeOf('/v1/nothing')).toEqual([404, 'application/problem+json']);
  expect(await typeOf('/sign-in')).toEqual([200, 'text/html']);
  expect(await typeOf('/v1/me')).toEqual([401, 'application/problem+json']);
  expect(await typeOf('/openapi.json')).toEqual([200, 'application/json']);
});

test('a key opens the API but no page', async () => {
  const rights = { sections: ['mfe-blog'], actions: ['read'] } as const;
  const expiresAt = new Date(Date.now() + 60_000);
  const order = { name: 'content-ci', kind: 'key', rights, madeBy: 'a test', expiresAt } as const;
  const added = await keyStore(site.stores.registry).add(order);
  if (added.kind === 'taken') throw new Error('The key exists.');
  const withKey = { ...headers, authorization: `Bearer ${added.text}` };
  expect((await server.inject({ url: '/v1/me', headers: withKey })).statusCode).toBe(200);
  expect((await server.inject({ url: '/account', headers: withKey })).statusCode).toBe(303);
});

test('the bodies of pages and API stay apart', async () => {
  const json = { ...headers, 'content-type': 'application/json', origin };
  const order = { method: 'POST', headers: json, payload: '{}' } as const;
  expect((await server.inject({ ...order, url: '/sign-in/link' })).statusCode).toBe(415);
  const typed = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
  const form = { method: 'POST', headers: typed, payload: 'parts=shell' } as const;
  const answer = await server.inject({ ...form, url: '/v1/sign-in' });
  expect([answer.statusCode, answer.json()]).toEqual([
    401,
    expect.objectContaining({ kind: 'not-signed-in' }),
  ]);
});
