import { afterEach, beforeEach, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { startTracing, type TracingOptions } from './start-tracing.ts';

const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const attribute = v.object({
  key: v.string(),
  value: v.union([
    v.pipe(
      v.object({ stringValue: v.string() }),
      v.transform(({ stringValue }) => stringValue),
    ),
    v.pipe(
      v.object({ intValue: v.number() }),
      v.transform(({ intValue }) => intValue),
    ),
  ]),
});
const told = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({ attributes: v.array(attribute) }),
      scopeSpans: v.array(
        v.object({
          spans: v.array(
            v.object({
              traceId: v.string(),
              parentSpanId: v.optional(v.string()),
              name: v.string(),
              attributes: v.array(attribute),
              status: v.object({ code: v.number() }),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** A collector, what it got, and with which status it answers. */
let collector: FastifyInstance;
let received: { url: string | undefined; headers: object; body: unknown }[];
let status: number;
let server: FastifyInstance;
let lost: number;

beforeEach(async () => {
  received = [];
  status = 200;
  lost = 0;
  collector = Fastify();
  collector.post('/v1/traces', async ({ url, headers, body }, reply) => {
    received.push({ url, headers, body });
    return reply.code(status).send({});
  });
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = await collector.listen({
    host: '127.0.0.1',
    port: 0,
  });
  process.env['OTEL_EXPORTER_OTLP_HEADERS'] = 'api-key=secret';
});

afterEach(async () => {
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  delete process.env['OTEL_EXPORTER_OTLP_HEADERS'];
  await server.close();
  await collector.close();
});

/** Answers some requests, and gives what the collector then has. */
async function traced(
  requests: readonly { url: string; headers?: Record<string, string> }[],
  options: Partial<TracingOptions> = {},
) {
  const tracing = startTracing({
    serviceName: 'site',
    isBehindProxy: false,
    onLost: () => void (lost += 1),
    ...options,
  });
  server = Fastify({ genReqId: () => 'request-1' });
  tracing.watch(server, () => '0123456789abcdef');
  server.get('/blog/:id', async () => 'words');
  server.get('/fails', async () => {
    throw new Error('out of ink');
  });
  for (const request of requests) await server.inject(request);
  await tracing.close();
  return received.map(({ body }) => v.parse(told, body));
}

const spansIn = (batches: Awaited<ReturnType<typeof traced>>) =>
  batches
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
    .map(({ attributes, ...rest }) => ({
      ...rest,
      ...Object.fromEntries(attributes.map(({ key, value }) => [key, value])),
    }));

test('a request is told by its route, status, version and id, and nothing of who asked', async () => {
  const headers = {
    'user-agent': 'a browser',
    referer: 'http://secret/',
    cookie: 'a=secret',
    'x-forwarded-for': '203.0.113.9',
  };
  const batches = await traced([{ url: '/blog/ears?email=asha@visitor.example', headers }]);
  expect(received[0]).toMatchObject({ url: '/v1/traces', headers: { 'api-key': 'secret' } });
  const [span] = spansIn(batches);
  expect(span).toMatchObject({ name: 'GET /blog/:id', status: { code: 0 } });
  const {
    traceId: _trace,
    parentSpanId: _parent,
    name: _name,
    status: _status,
    ...facts
  } = span ?? {};
  expect(facts).toEqual({
    'http.request.method': 'GET',
    'http.route': '/blog/:id',
    'http.response.status_code': 200,
    'site.version': '0123456789abcdef',
    'site.request_id': 'request-1',
  });
  const names = batches[0]?.resourceSpans[0]?.resource.attributes;
  expect(names).toContainEqual({ key: 'service.name', value: 'site' });
  const all = JSON.stringify(received.map(({ body }) => body));
  for (const word of ['asha', 'ears', 'browser', 'secret', '203.0', '127.0.0.1']) {
    expect(all).not.toContain(word);
  }
});

test('what failed is told as failed, and what is at no address has no address', async () => {
  const spans = spansIn(await traced([{ url: '/fails' }, { url: '/nowhere/asha' }]));
  expect(spans).toMatchObject([
    { name: 'GET /fails', status: { code: 2 }, 'http.response.status_code': 500 },
    { name: 'GET none', status: { code: 0 }, 'http.response.status_code': 404 },
  ]);
});

test.each([true, false])(
  'a trace goes on that our proxy has begun, and nobody else (%s)',
  async (isBehindProxy) => {
    const [span] = spansIn(
      await traced([{ url: '/blog/a', headers: { traceparent: parent } }], { isBehindProxy }),
    );
    expect(span?.traceId === '0af7651916cd43dd8448eb211c80319c').toBe(isBehindProxy);
    expect(span?.parentSpanId).toBe(isBehindProxy ? 'b7ad6b7169203331' : undefined);
  },
);

test('a collector that refuses is said so, and requests are answered all the same', async () => {
  status = 400;
  await traced([{ url: '/blog/a' }]);
  expect(lost).toBe(1);
  expect((await server.inject('/blog/a')).statusCode).toBe(200);
});
