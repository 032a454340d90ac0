import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openTestService, type TestService } from '../testing/open-test-service.ts';
import { keyStore } from '../access/key-store.ts';

let service: TestService;
let port = 0;
let key = '';
let lost = '';

beforeEach(async () => {
  service = await openTestService();
  const rights = { sections: ['mfe-blog'], actions: ['promote'] } as const;
  key = await service.keyFor('content-ci', rights);
  lost = await service.keyFor('lost-ci', rights);
  await keyStore(service.site.stores.registry).revoke('lost-ci');
  port = Number(new URL(await service.server.listen({ host: '127.0.0.1', port: 0 })).port);
});

afterEach(async () => {
  await service.close();
});

/** Sends raw lines and returns the status line, body and media type of the response. */
async function send(
  lines: readonly string[],
  body = '',
): Promise<{ status: number; type: string; body: unknown }> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write([...lines, 'Connection: close', '', body].join('\r\n'));
  const answer = await text(socket);
  const [head = '', said = ''] = answer.split('\r\n\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
    type: /content-type: (\S+?);/i.exec(head)?.[1] ?? '',
    body: JSON.parse(said),
  };
}

const asking = (...headers: readonly string[]) => ['GET /v1/me HTTP/1.1', 'Host: ship', ...headers];

test('accepts one good key, with its scheme in any case', async () => {
  for (const word of ['Bearer', 'bearer', 'BEARER']) {
    expect(await send(asking(`Authorization: ${word} ${key}`))).toMatchObject({ status: 200 });
  }
});

test.each([
  ['two keys, the good one first', 'Authorization: Bearer GOOD', 'Authorization: Bearer LOST'],
  ['two keys, the good one last', 'Authorization: Bearer LOST', 'authorization: Bearer GOOD'],
  ['the good key twice', 'Authorization: Bearer GOOD', 'AUTHORIZATION: Bearer GOOD'],
  ['two keys in one header', 'Authorization: Bearer GOOD, Bearer LOST'],
  ['a key as a password', 'Authorization: Basic BASIC'],
  ['a key without its scheme', 'Authorization: GOOD'],
  [
    'a key outside the Authorization header',
    'X-Api-Key: GOOD',
    'Cookie: key=GOOD',
    'Proxy-Authorization: Bearer GOOD',
  ],
  ['a name instead of a key', 'X-Forwarded-User: key content-ci', 'X-Remote-User: root'],
])('rejects %s', async (_what, ...headers) => {
  const basic = Buffer.from(`x:${key}`).toString('base64');
  const sent = headers.map((header) =>
    header.replace('GOOD', key).replace('LOST', lost).replace('BASIC', basic),
  );
  const inAddress = `GET /v1/me?access_token=${key}&key=${key} HTTP/1.1`;
  expect(await send([inAddress, ...asking(...sent).slice(1)])).toMatchObject({
    status: 401,
    type: 'application/problem+json',
    body: { kind: 'not-signed-in' },
  });
});

test('no header can change the operation or the client’s address', async () => {
  const headers = [`Authorization: Bearer ${lost}`, 'X-Forwarded-For: 203.0.113.7'];
  const overrides = ['X-HTTP-Method-Override: POST', 'X-Original-URL: /v1/promotions'];
  await send(asking(...headers, ...overrides));
  const [entry] = await service.site.stores.registry.journal(1);
  expect(entry).toMatchObject({
    what: 'GET /v1/me',
    details: ['The key lost-ci was revoked.', 'from 127.0.0.1'],
  });
});

test.each([
  ['two hosts', 400, () => asking('Host: other', `Authorization: Bearer ${key}`)],
  ['two lengths', 400, () => ordering('Content-Length: 2', 'Content-Length: 3')],
  ['a length and chunks', 400, () => ordering('Content-Length: 2', 'Transfer-Encoding: chunked')],
  ['headers without end', 431, () => asking(`X-Long: ${'x'.repeat(70_000)}`)],
  ['not HTTP', 400, () => ['open sesame']],
])('%s: rejected with a problem document', async (_what, status, lines) => {
  expect(await send(lines(), '{}')).toMatchObject({
    status,
    type: 'application/problem+json',
    body: { status, kind: 'unreadable-request' },
  });
});

const ordering = (...headers: readonly string[]) => [
  'POST /v1/promotions HTTP/1.1',
  'Host: ship',
  `Authorization: Bearer ${key}`,
  'Content-Type: application/json',
  ...headers,
];
