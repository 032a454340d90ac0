import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { createServerLogger } from '../logging.ts';
import { serverOptions } from './server-options.ts';

/** The id that a server behind this number of proxies logs for a request that already has one. */
async function loggedId(trustedProxies: number, named: string): Promise<unknown> {
  const lines: string[] = [];
  const server = Fastify({
    ...serverOptions({ trustedProxies }),
    loggerInstance: createServerLogger({ write: (line) => void lines.push(line) }),
  });
  server.get('/', async (request) => {
    request.log.info('asked');
    return 'answered';
  });
  await server.inject({ url: '/', headers: { 'x-request-id': named } });
  await server.close();
  const asked: unknown = JSON.parse(lines.find((line) => line.includes('asked')) ?? '{}');
  return Object(asked).reqId;
}

const ownId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

test('logs each request with the proxy’s id or a generated one', async () => {
  const ofProxy = '4f2a9c0d1e3b5a6978877665544332211';
  expect(await loggedId(1, ofProxy)).toBe(ofProxy);
  expect(await loggedId(0, ofProxy)).toMatch(ownId);
});

test.each(['', 'short', 'x'.repeat(65), 'asha@example.in', '{"level":60}'])(
  'ignores "%s" as a request id from any sender',
  async (named) => {
    expect(await loggedId(1, named)).toMatch(ownId);
  },
);
