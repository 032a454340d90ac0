import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { repetitions } from '@site/kit/testing/repetitions.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { closeGracefully } from './close-gracefully.ts';
import { guardConnections, MAX_CONNECTIONS_PER_CLIENT, serverOptions } from './server-options.ts';

/** The number of simultaneous attackers of each kind. */
const CONNECTIONS = repetitions(20);

/** Much shorter than in production, but long enough for a visitor on a busy machine. */
const timeouts = { requestMs: 1000, unreadMs: 1250, lingerMs: 100, checkMs: 50 };

/** The interval at which slow senders send something, well below the timeout for silent connections. */
const DRIP_MS = timeouts.requestMs / 8;

/** The memory that this process may gain, counting both ends of the connections, in bytes. */
const MAX_MEMORY = 50_000_000;

/** Larger than any socket buffer. */
const LONG = Buffer.alloc(16_000_000, 'x');

const headers = { 'content-security-policy': "default-src 'none'" };

let server: FastifyInstance;
let port = 0;
let attackers: Socket[] = [];

/** Starts the server, by default with the timeouts of production. */
async function open(options: { timeouts?: typeof timeouts } = {}): Promise<void> {
  server = Fastify(serverOptions({ trustedProxies: 0, headers: () => headers, ...options }));
  guardConnections(server, options);
  server.get('/', async () => 'Hello');
  server.get('/long', async () => LONG);
  server.post('/', async () => 'Thank you');
  port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
}

beforeEach(() => open({ timeouts }));

afterEach(async () => {
  for (const socket of attackers) socket.destroy();
  attackers = [];
  await closeGracefully(server, { drainMs: 0 });
});

function attack(
  words: string,
  { ends = false, from = '127.0.0.1' }: { ends?: boolean; from?: string } = {},
): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen: true });
  // Expected: the server resets the connection.
  socket.on('error', () => {});
  if (ends) socket.end(words);
  else socket.write(words);
  attackers.push(socket);
  return socket;
}

const openConnections = (): Promise<number> =>
  new Promise((resolve, reject) =>
    server.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

/** Reached only if a test hangs. */
const LONGEST_MS = 240_000;

const HEAD = 'Host: site.example\r\n';

const attacks = {
  'say nothing': () => attack(''),
  'never finish their headers': () => attack(`GET / HTTP/1.1\r\n${HEAD}X-A: `),
  'slowly send headers': () => {
    const socket = attack(`GET / HTTP/1.1\r\n${HEAD}`);
    const drip = setInterval(() => socket.write('X-A: b\r\n'), DRIP_MS);
    socket.on('close', () => clearInterval(drip));
    return socket;
  },
  'never finish their body': () =>
    attack(`POST / HTTP/1.1\r\n${HEAD}Content-Type: text/plain\r\nContent-Length: 100\r\n\r\nabc`),
  'slowly send a body': () => {
    const socket = attack(
      `POST / HTTP/1.1\r\n${HEAD}Content-Type: text/plain\r\nContent-Length: 1000\r\n\r\n`,
    );
    const drip = setInterval(() => socket.write('x'), DRIP_MS);
    socket.on('close', () => clearInterval(drip));
    return socket;
  },
  'never read the response': () => attack(`GET /long HTTP/1.1\r\n${HEAD}\r\n`).pause(),
  'send unparsable input and never hang up': () => attack('?\r\n\r\n').pause(),
} satisfies Record<string, () => Socket>;

test.each(Object.entries(attacks))(
  'closes connections that %s, and serves others meanwhile',
  async (_kind, attackOnce) => {
    // The first visit loads code lazily, which must not count.
    await visit();
    const before = memoryInUse();
    const sockets = Array.from({ length: CONNECTIONS }, () => attackOnce());
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    await visit();
    while ((await openConnections()) > 0) {
      await visit();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    for (const socket of attackers.splice(0)) socket.destroy();
    const more = memoryInUse() - before;
    expect(more).toBeLessThan(MAX_MEMORY);
  },
  LONGEST_MS,
);

test('after a few requests, disconnects clients that pipeline without reading', async () => {
  let parsed = 0;
  server.server.prependListener('request', () => {
    parsed += 1;
  });
  const pipelined = `GET / HTTP/1.1\r\n${HEAD}\r\n`.repeat(1400);
  const sockets = Array.from({ length: 150 }, () => attack(pipelined).pause());
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  await visit();
  while ((await openConnections()) > 0) await visit();
  expect(parsed).toBeLessThan(150 * 100);
});

test('holds less than 300 MB for pipelining, a thousand idle connections and half-open bodies', async () => {
  const addresses = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5', '127.0.0.6'];
  await visit();
  const before = memoryInUse();
  const get = `GET / HTTP/1.1\r\n${HEAD}\r\n`;
  const post = `POST / HTTP/1.1\r\n${HEAD}Content-Type: text/plain\r\nContent-Length: 100000\r\n\r\n`;
  const idle = addresses.flatMap((from) =>
    Array.from({ length: 200 }, () => attack(get, { from })),
  );
  await Promise.all(idle.map((socket) => once(socket, 'data')));
  for (const from of addresses) {
    for (let i = 0; i < 40; i += 1) attack(`${post}${'x'.repeat(50_000)}`, { from });
    for (let i = 0; i < 10; i += 1) attack(get.repeat(1400), { from }).pause();
  }
  for (let i = 0; i < 20; i += 1) await visit();
  expect(await openConnections()).toBeGreaterThanOrEqual(idle.length);
  // Counting both ends of the connections.
  expect(memoryInUse() - before).toBeLessThan(300_000_000);
});

test('serves sequential requests on one connection', async () => {
  const socket = attack(`GET / HTTP/1.1\r\n${HEAD}\r\n`);
  let received = '';
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString();
    if (received.split('Hello').length < 4) socket.write(`GET / HTTP/1.1\r\n${HEAD}\r\n`);
    else socket.end();
  });
  await once(socket, 'close');
  expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(3);
});

test('rejects connections over the per-client limit and keeps existing ones working', async () => {
  await closeGracefully(server, { drainMs: 0 });
  // So that no connection times out before the last one is open.
  await open();
  const sockets = Array.from({ length: MAX_CONNECTIONS_PER_CLIENT + 40 }, () => attack(''));
  while ((await openConnections()) < MAX_CONNECTIONS_PER_CLIENT) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const [first] = sockets;
  first?.write(`GET / HTTP/1.1\r\n${HEAD}\r\n`);
  const [answer] = first ? await once(first, 'data') : [];
  expect(String(answer)).toContain('200 OK');
  expect(await openConnections()).toBeLessThanOrEqual(MAX_CONNECTIONS_PER_CLIENT);
});

/** A normal visitor during the attack. */
async function visit(): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } });
  expect(await answer.text()).toBe('Hello');
}

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

/** The memory of this process after garbage collection, in bytes. */
function memoryInUse(): number {
  if (typeof collectGarbage === 'function') collectGarbage();
  return process.memoryUsage.rss();
}

test.each([
  [400, 'secret nonsense\r\n\r\n'],
  [400, `GET / HTTP/1.1\r\n${HEAD}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`],
  [408, `GET / HTTP/1.1\r\n${HEAD}`],
  [431, `GET / HTTP/1.1\r\n${HEAD}X-A: ${'secret'.repeat(7000)}\r\n\r\n`],
])(
  'rejects with %d as JSON, with security headers and without quoting input',
  async (status, words) => {
    const socket = attack(words);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain("content-security-policy: default-src 'none'");
    expect(answer).toContain('content-type: application/json; charset=utf-8');
    expect(answer).toContain('"success":false');
    expect(answer).not.toContain('secret');
    socket.end();
  },
);

test('ignores an expectation that it does not know', async () => {
  const socket = attack(`GET / HTTP/1.1\r\n${HEAD}Expect: a miracle\r\nConnection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*Hello$/);
  socket.end();
});

test('waits for a slow response', async () => {
  const slow = Fastify(serverOptions({ trustedProxies: 0, timeouts }));
  guardConnections(slow, { timeouts });
  slow.get('/', async () => {
    await new Promise((resolve) => setTimeout(resolve, 2 * timeouts.unreadMs));
    return 'At last';
  });
  const origin = await slow.listen({ host: '127.0.0.1', port: 0 });
  expect(await (await fetch(origin)).text()).toBe('At last');
  await closeGracefully(slow, { drainMs: 0 });
});

test('hostile connections do not delay a shutdown, and pending requests are answered', async () => {
  const closing = Fastify(serverOptions({ trustedProxies: 0, timeouts }));
  guardConnections(closing, { timeouts });
  closing.post('/', async () => 'Thank you');
  closing.get('/long', async () => LONG);
  const asked = new Promise<void>((resolve) => {
    closing.get('/', async () => {
      resolve();
      // Longer than the timeout for receiving a request.
      await new Promise((answer) => setTimeout(answer, 1.5 * timeouts.requestMs));
      return 'At last';
    });
  });
  const origin = await closing.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(origin).port);
  const answer = fetch(origin).then((response) => response.text());
  const sockets = Object.values(attacks).map((attackOnce) => attackOnce());
  await Promise.all([asked, ...sockets.map((socket) => once(socket, 'connect'))]);
  await closeGracefully(closing, { drainMs: 0 });
  expect(await answer).toBe('At last');
});

test('sends the whole response to a slow but steady reader', async () => {
  const socket = attack(`GET /long HTTP/1.1\r\n${HEAD}Connection: close\r\n\r\n`).pause();
  let length = 0;
  socket.on('data', (chunk) => {
    length += chunk.length;
    socket.pause();
  });
  const reading = setInterval(() => socket.resume(), 1);
  await once(socket, 'end');
  clearInterval(reading);
  socket.end();
  expect(length).toBeGreaterThan(16_000_000);
});
