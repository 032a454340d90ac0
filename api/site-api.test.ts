import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { postIdPattern } from '@site/kit/api/post.ts';
import { limits, messages } from '@site/kit/api/messages.ts';
import * as fc from 'fast-check';
import { createDraftStore } from './posts/draft-store.ts';
import { createPostStore, type NewPost, storedPost } from './posts/post-store.ts';
import { apiErrors } from './http/api-errors.ts';
import { postJson, postWebForm } from './testing/post-form.ts';
import { startServiceProcess } from './testing/service-process.ts';
import { startTestService, type TestService } from './testing/test-service.ts';
import { dialectsAboveStores, environmentOf, useDatabases } from './testing/use-databases.ts';

const hello = { name: 'Asha', email: 'asha@example.in', phone: '080 1234', message: 'Hello' };
const pageForm = {
  form: 'page',
  fullName: 'Asha Rao',
  phoneNumber: '+91 98765 43210',
  email: 'asha@example.in',
  message: 'Line one\r\nLine two',
};
const formType = { 'content-type': 'application/x-www-form-urlencoded' };
const longest = {
  name: 'न'.repeat(limits.name),
  email: 'न'.repeat(limits.email),
  phone: 'न'.repeat(limits.phone),
  message: 'न'.repeat(limits.message),
};
const eyes: NewPost = {
  blogId: 'eyes-1',
  title: 'Eyes',
  author: 'Dr A',
  thumbnail: '/website/assets/eyes.avif',
  updatedAt: Date.UTC(2024, 5, 17),
  description: '<p>Look <strong>up</strong></p>',
};

async function listen(service: TestService): Promise<{ address: string; port: number }> {
  const address = await service.fastify.listen({ host: '127.0.0.1', port: 0 });
  return { address, port: Number(new URL(address).port) };
}

const post = (
  service: TestService,
  payload: object | string,
  headers: Record<string, string> = {},
) => postJson(service, 'contact-us', payload, headers);

async function postForm(
  service: TestService,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const { body, ...answer } = await postWebForm(service, 'contact-us', fields, headers);
  return { ...answer, html: String(body) };
}

async function get(
  service: TestService,
  url: string,
): Promise<{ status: number; body: unknown; headers: Record<string, unknown> }> {
  const answer = await service.fastify.inject({ url });
  const body: unknown = JSON.parse(answer.body);
  return { status: answer.statusCode, body, headers: answer.headers };
}

const refused = (errors: object) => ({ success: false, errors });
const dropSubmissions = (service: TestService) =>
  service.withDatabase(({ db }) => db.schema.dropTable('submissions').execute());

const failToRender = async () => {
  throw new Error('no page');
};

describe.each(dialectsAboveStores)('storing messages and posts on %s', (dialect) => {
  const { newDatabase, start, afterTest } = useDatabases(dialect);

  test('stores SQL, HTML and every script verbatim, with the time, and never echoes them', async () => {
    const service = await start();
    const before = Date.now();
    const nasty = {
      name: `Robert'); DROP TABLE submissions;--`,
      email: `"><script>alert(1)</script>`,
      phone: `' OR '1'='1`,
      message: `<img src=x onerror=alert(1)> $1 ? \\ 😀 ನಮಸ್ಕಾರ\n\tनमस्ते {{7*7}}`,
    };
    const answer = await post(service, nasty);
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const [row, ...others] = await service.rows();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ ...nasty, kind: 'message', tooFast: false });
    expect(row?.receivedAt).toBeGreaterThanOrEqual(before);
    expect(row?.receivedAt).toBeLessThanOrEqual(Date.now());
    const form = await postForm(service, { form: 'dialog', ...nasty });
    expect(form.status).toBe(200);
    expect(form.html).not.toMatch(/script|Robert|onerror/);
  });

  test('accepts the longest message in a three-byte script, as JSON and as a form', async () => {
    const service = await start();
    expect(await post(service, longest)).toMatchObject({ status: 200 });
    expect(await postForm(service, { form: 'dialog', ...longest })).toMatchObject({ status: 200 });
    expect(await service.rows()).toMatchObject([longest, longest]);
  });

  test('answers any JSON with success or with errors by field, and stores only on success', async () => {
    const service = await start();
    const word = fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.constant('Asha'));
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.record({ name: word, email: word, phone: word, message: word }, { requiredKeys: [] }),
    );
    let stored = 0;
    await fc.assert(
      fc.asyncProperty(anything, async (value) => {
        const { status, body } = await post(service, JSON.stringify(value));
        expect([200, 400]).toContain(status);
        expect(body).toMatchObject({ success: status === 200 });
        expect('errors' in Object(body)).toBe(status !== 200);
        if (status === 200) stored += 1;
      }),
      { seed: 20_261_128 },
    );
    expect(await service.rows()).toHaveLength(stored);
  });

  test('stores fifty concurrent messages without keys as fifty rows', async () => {
    const service = await start();
    await Promise.all(Array.from({ length: 50 }, () => post(service, hello)));
    expect(await service.rows()).toHaveLength(50);
  });

  test('stores a message sent without JavaScript like any other, and answers with a page', async () => {
    const service = await start();
    const same = await postForm(service, pageForm, {
      'sec-fetch-site': 'same-origin',
      origin: 'https://www.tulsi.example',
      host: 'www.tulsi.example',
    });
    expect(same.status).toBe(200);
    expect(same.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(same.html).toContain(`<h1>${messages.sentFromPage}</h1>`);
    expect(same.html).toContain('Tulsi &amp; Co');
    expect(await service.rows()).toMatchObject([
      {
        name: 'Asha Rao',
        phone: '9876543210',
        email: 'asha@example.in',
        message: 'Line one\nLine two',
      },
    ]);
  });

  test('lets several processes migrate at once', async () => {
    const config = await newDatabase();
    const started = await Promise.all(
      Array.from({ length: 3 }, () => startServiceProcess(environmentOf(config))),
    );
    for (const { kill } of started) afterTest(kill);
    for (const { base } of started) expect((await fetch(`${base}/health`)).status).toBe(200);
  });

  test('returns published posts newest first and by id, but no drafts', async () => {
    const service = await start();
    expect(await get(service, '/api/published-blogs')).toMatchObject({ status: 200, body: [] });
    await service.withDatabase(async (handle) => {
      const posts = createPostStore(handle);
      await posts.put(storedPost({ ...eyes, blogId: 'old', updatedAt: Date.UTC(2020, 0, 1) }));
      await posts.put(storedPost({ ...eyes, title: 'First words' }));
      await posts.put(storedPost(eyes));
      const by = { who: 'Asha', person: 'user:asha' };
      await createDraftStore(handle).add({ slug: 'draft', title: 'Draft', source: 'x', by });
    });
    const published = {
      blogId: 'eyes-1',
      title: 'Eyes',
      author: 'Dr A',
      thumbnail: '/website/assets/eyes.avif',
      updatedAt: '2024-06-17T00:00:00.000Z',
      description: '<p>Look <strong>up</strong></p>',
    };
    const list = await get(service, '/api/published-blogs');
    expect(list.body).toEqual([
      published,
      { ...published, blogId: 'old', updatedAt: '2020-01-01T00:00:00.000Z' },
    ]);
    expect(list.headers).toMatchObject({ 'cache-control': 'no-cache' });
    for (const [which, ids] of [
      ['?newest=1', ['eyes-1']],
      ['?newest=99', ['eyes-1', 'old']],
      ['?newest=0', ['eyes-1', 'old']],
    ] as const) {
      expect(await get(service, `/api/published-blogs${which}`)).toMatchObject({
        status: 200,
        body: ids.map((blogId) => ({ blogId })),
      });
    }
    const one = await get(service, '/api/blog/eyes-1');
    expect(one).toMatchObject({ status: 200, body: { success: true, data: published } });
    expect(one.headers).toMatchObject({ 'cache-control': 'no-cache' });
    expect(await get(service, '/api/blog/draft')).toMatchObject({ status: 404 });
  });

  test('sanitises post HTML when stored, and on read if a row bypassed the store', async () => {
    const service = await start();
    const evil =
      '<h1>Eyes</h1><p onclick="x()">a<script>alert(1)</script><a href="javascript:x()">b</a></p>';
    const clean = '<h2>Eyes</h2><p>ab</p>';
    await service.withDatabase(async (handle) => {
      await createPostStore(handle).put(storedPost({ ...eyes, description: evil }));
      const { description } = await handle.db
        .selectFrom('posts')
        .select('description')
        .executeTakeFirstOrThrow();
      expect(description).toBe(clean);
      await handle.db
        .updateTable('posts')
        .set({ description: `${evil}!`, thumbnail: 'javascript:alert(1)' })
        .execute();
    });
    const expected = { description: `${clean}!`, thumbnail: '' };
    expect((await get(service, '/api/published-blogs')).body).toMatchObject([expected]);
    expect((await get(service, '/api/blog/eyes-1')).body).toMatchObject({ data: expected });
    await service.withDatabase(({ db }) =>
      db.updateTable('posts').set({ description: '<p>new</p><style>x</style>' }).execute(),
    );
    expect((await get(service, '/api/blog/eyes-1')).body).toMatchObject({
      data: { description: '<p>new</p>' },
    });
    expect(eyes.blogId).toMatch(postIdPattern);
  });
});

// What HTTP does is the same whatever database stands behind it, so one is enough.
describe('over HTTP', () => {
  const { newDatabase, start, afterLastTest } = useDatabases('sqlite');
  /** A listening service with one blog, for calls after which no message is stored. */
  let quiet: TestService;
  let quietPort = 0;

  beforeAll(async () => {
    quiet = await startTestService(await newDatabase());
    afterLastTest(quiet.close);
    quietPort = (await listen(quiet)).port;
    await quiet.withDatabase((handle) => createPostStore(handle).put(storedPost(eyes)));
  });

  const nothing = {
    name: messages.nameMissing,
    email: messages.emailMissing,
    message: messages.messageMissing,
  };
  const postLine = 'POST /api/contact-us HTTP/1.1\r\n';

  test.each([
    ['a list', [hello], nothing],
    ['null for a phone', { ...hello, phone: null }, { phone: messages.notText }],
    ['an unknown field', { ...hello, topic: 'x' }, { topic: messages.unknownField }],
    ['null', 'null', { body: messages.notAnObject }],
    ['nothing', '', apiErrors.unreadableBody],
    ['half an object', '{"name":', apiErrors.unreadableBody],
    ['__proto__', '{"__proto__":{"admin":true},"name":"a"}', apiErrors.unreadableBody],
    ['constructor', '{"constructor":{"prototype":{"admin":true}}}', apiErrors.unreadableBody],
  ])('rejects a body of %s by field and stores nothing', async (_what, body, errors) => {
    const answer = await post(quiet, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject(refused(errors));
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('admin');
    expect(await quiet.rows()).toEqual([]);
  });

  test.each(['multipart/form-data; boundary=x', 'nonsense'])(
    'rejects a body of type %s',
    async (type) => {
      expect(await post(quiet, JSON.stringify(hello), { 'content-type': type })).toMatchObject({
        status: 415,
        body: refused(apiErrors.wrongType),
      });
    },
  );

  test.each(['', 'x'.repeat(101), 'ключ'])('rejects a key of %p', async (key) => {
    expect(await post(quiet, hello, { 'idempotency-key': key })).toMatchObject({
      status: 400,
      body: refused(apiErrors.badKey),
    });
    expect(await quiet.rows()).toEqual([]);
  });

  test('accepts the dialog’s form without a phone and with any email', async () => {
    const service = await start();
    const dialogForm = { form: 'dialog', name: 'Asha', phone: '', email: 'asha', message: 'Hi' };
    const answer = await postForm(service, dialogForm);
    expect(answer.status).toBe(200);
    expect(answer.html).toContain(messages.sentFromDialog);
    expect(await service.rows()).toMatchObject([{ name: 'Asha', email: 'asha' }]);
  });

  test('validates the contact page’s form by that form’s rules and shows errors on the page', async () => {
    const answer = await postForm(quiet, { ...pageForm, phoneNumber: '123', email: '<b>x</b>' });
    expect(answer.status).toBe(400);
    expect(answer.html).toContain(messages.invalidPhone);
    expect(answer.html).toContain(messages.invalidEmail);
    expect(answer.html).toContain('Press Back. Your words are still there.');
    expect(answer.html).not.toContain('<b>');
    expect(await quiet.rows()).toEqual([]);
  });

  const dialogForm = new URLSearchParams({ form: 'dialog', ...hello }).toString();
  test.each([
    'form=other',
    'fullName=Asha',
    ...['name=other', '__proto__=x', '__proto__[admin]=1'].map((extra) => `${dialogForm}&${extra}`),
  ])('rejects a form with unknown or repeated fields: %s', async (payload) => {
    const { statusCode } = await quiet.fastify.inject({
      method: 'POST',
      url: '/api/contact-us',
      payload,
      headers: formType,
    });
    expect(statusCode).toBe(400);
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('admin');
    expect(await quiet.rows()).toEqual([]);
  });

  test.each([
    ['I think he swallowed poison', 'poisoning-en'],
    ['ನನ್ನ ಮಗ ಆತ್ಮಹತ್ಯೆಯ ಬಗ್ಗೆ ಮಾತನಾಡುತ್ತಾನೆ', 'suicide-kn'],
  ])('answers “%s” with the danger and its language', async (message, danger) => {
    const service = await start();
    const sent = await post(service, { ...hello, message });
    expect(sent.body).toEqual({ success: true, danger });
    const page = await postForm(service, { form: 'dialog', ...hello, message });
    expect(page.html).toContain('<a href="tel:112">112</a>');
  });

  test('answers a form with the host’s pages, or redirects after a successful one', async () => {
    const service = await start({
      formPages: {
        sent: async (form) => ({ kind: 'redirect', location: `/contactUs/sent?form=${form}` }),
        problems: async (form, errors) => ({
          kind: 'html',
          html: JSON.stringify({ form, errors }),
        }),
        failed: async (form) => ({ kind: 'html', html: `failed ${form}` }),
      },
    });
    const sent = await postForm(service, pageForm);
    expect(sent.status).toBe(303);
    expect(sent.headers).toMatchObject({ location: '/contactUs/sent?form=page' });
    const problems = await postForm(service, { form: 'dialog', name: 'A' });
    expect(problems.status).toBe(400);
    expect(JSON.parse(problems.html)).toEqual({
      form: 'dialog',
      errors: { email: messages.emailMissing, message: messages.messageMissing },
    });
    await dropSubmissions(service);
    expect(await postForm(service, { form: 'dialog', ...hello })).toMatchObject({
      status: 503,
      html: 'failed dialog',
    });
  });

  test('reports a stored message as sent even if the host’s page fails to render', async () => {
    const service = await start({
      formPages: { sent: failToRender, problems: failToRender, failed: failToRender },
    });
    const sent = await postForm(service, pageForm);
    expect(sent.status).toBe(200);
    expect(sent.html).toContain(messages.sentFromPage);
    expect((await postForm(service, { form: 'page' })).html).toContain(messages.invalidPhone);
    expect(service.log()).toContain('no page');
    expect(await service.rows()).toHaveLength(1);
  });

  test.each(['none', 'x'.repeat(65), "1'%20OR%20'1'='1", '%00', '__proto__'])(
    'returns 404 for the post %s',
    async (id) => {
      expect(await get(quiet, `/api/blog/${id}`)).toMatchObject({
        status: 404,
        body: refused({ id: messages.blogNotFound }),
      });
    },
  );

  test.each([
    ['GET', '/api/contact-us', 'POST'],
    ['GET', '/api/subscribe-public', 'POST'],
    ['GET', '/api/delete-data', 'POST'],
    ['OPTIONS', '/api/contact-us', 'POST'],
    ['DELETE', '/api/blog/eyes-1', 'GET, HEAD'],
    ['PATCH', '/api/health', 'GET, HEAD'],
  ] as const)('rejects %s %s and lists the allowed methods', async (method, url, allow) => {
    const answer = await quiet.fastify.inject({
      method,
      url,
      payload: 'x',
      headers: { 'content-type': 'text/x' },
    });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers).toMatchObject({ allow });
    expect(JSON.parse(answer.body)).toEqual(refused(apiErrors.wrongMethod));
  });

  test.each([
    ['GET', '/api/secret-<script>', 404, apiErrors.nothingHere],
    ['POST', '/api/contact-us/', 404, apiErrors.nothingHere],
    ['GET', '/api/blog/%E0%A4%A', 400, apiErrors.badAddress],
    ['GET', `/api/blog/${'secret'.repeat(40)}`, 404, apiErrors.nothingHere],
  ] as const)('rejects %s %s without quoting it', async (method, url, status, errors) => {
    const answer = await quiet.fastify.inject({
      method,
      url,
      ...(method === 'POST' ? { payload: 'x', headers: { 'content-type': 'text/x' } } : {}),
    });
    expect(answer.statusCode).toBe(status);
    expect(JSON.parse(answer.body)).toEqual(refused(errors));
  });

  test('logs the request id, route, status and duration, and nothing about the visitor', async () => {
    const service = await start();
    await post(service, hello, { 'x-forwarded-for': '192.0.2.77', 'user-agent': 'Asha-Browser' });
    await get(service, '/api/blog/private-1?token=secret-2');
    await get(service, '/api/hidden-3?token=secret-4');
    await dropSubmissions(service);
    await post(service, { ...hello, message: 'quote-5' }, { 'idempotency-key': 'key-6' });
    const log = service.log();
    expect(log).toContain('"method":"POST","route":"/api/contact-us","status":200,"ms":');
    expect(log).toContain('"route":"/api/blog/:id"');
    expect(log).toContain('the database is unavailable');
    expect(log).toMatch(/no such table: submissions|"submissions\\" does not exist/);
    expect(log).not.toMatch(
      /Asha|asha|192\.0\.2|127\.0\.0\.1|secret|private|hidden|quote-5|key-6|token/,
    );
  });

  test('rejects a body that is too large and keeps serving', async () => {
    const service = await start();
    const { address } = await listen(service);
    const send = (body: string, type: string) =>
      fetch(`${address}/api/contact-us`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
    const large = JSON.stringify({ ...hello, message: 'x'.repeat(17 * 1024) });
    const json = await send(large, 'application/json');
    expect(json.status).toBe(413);
    expect(await json.json()).toEqual(refused(apiErrors.tooLarge));
    const form = await send(`form=page&message=${'x'.repeat(45 * 1024)}`, formType['content-type']);
    expect(form.status).toBe(413);
    expect(form.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await form.text()).toContain(messages.notSent);
    expect((await send(JSON.stringify(hello), 'application/json')).status).toBe(200);
    expect(await service.rows()).toHaveLength(1);
  });

  test.each([
    ['no host', `${postLine}\r\n`, 400],
    ['two hosts', `GET /api/health HTTP/1.1\r\nhost: x\r\nHost: secret\r\n\r\n`, 400],
    [
      'a large body of unknown length',
      `${postLine}host: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n5dc0\r\n${'secret'.repeat(4000)}\r\n0\r\n\r\n`,
      413,
    ],
  ])('rejects bytes with %s without quoting them', async (_what, bytes, status) => {
    const socket = connect(quietPort, '127.0.0.1');
    await once(socket, 'connect');
    socket.end(bytes);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/^content-security-policy: /m);
    expect(answer).not.toContain('secret');
    expect(await quiet.rows()).toEqual([]);
  });

  test('waits for requests in flight when stopping, and can be stopped twice', async () => {
    const database = await newDatabase();
    const service = await startTestService(database);
    const { address } = await listen(service);
    const inFlight = fetch(`${address}/api/contact-us`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(hello),
    });
    await once(service.fastify.server, 'request');
    await Promise.all([service.close(), service.close()]);
    expect(await (await inFlight).json()).toEqual({ success: true });
    expect(await (await start({ database })).rows()).toMatchObject([hello]);
  });
});
