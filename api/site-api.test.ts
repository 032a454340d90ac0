import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { blogIdPattern } from '@site/kit/api/blog.ts';
import { limits } from '@site/kit/api/limits.ts';
import { messages } from '@site/kit/api/messages.ts';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { createBlogStore, type BlogDraft } from './blogs/blog-store.ts';
import { migrateDatabase } from './database/migrate-database.ts';
import { migrations } from './database/migrations.ts';
import { openDatabase } from './database/open-database.ts';
import { apiErrors } from './http/api-errors.ts';
import { createContactStore } from './submissions/contact-store.ts';
import { runProgram } from './testing/run-program.ts';
import { startServiceProcess } from './testing/service-process.ts';
import { startTestService, type TestService } from './testing/test-service.ts';
import { dialects, environmentOf, useDatabases } from './testing/use-databases.ts';

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
const eyes: BlogDraft = {
  blogId: 'eyes-1',
  title: 'Eyes',
  author: 'Dr A',
  thumbnail: '/website/assets/eyes.avif',
  updatedAt: Date.UTC(2024, 5, 17),
  published: true,
  description: '<p>Look <strong>up</strong></p>',
};

async function listen(service: TestService): Promise<{ address: string; port: number }> {
  const address = await service.fastify.listen({ host: '127.0.0.1', port: 0 });
  return { address, port: Number(new URL(address).port) };
}

async function post(
  service: TestService,
  payload: object | string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown; headers: Record<string, unknown> }> {
  const answer = await service.fastify.inject({
    method: 'POST',
    url: '/api/contact-us',
    payload,
    headers:
      typeof payload === 'string' ? { 'content-type': 'application/json', ...headers } : headers,
  });
  const body: unknown = JSON.parse(answer.body);
  return { status: answer.statusCode, body, headers: answer.headers };
}

async function postForm(
  service: TestService,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<{ status: number; html: string; headers: Record<string, unknown> }> {
  const answer = await service.fastify.inject({
    method: 'POST',
    url: '/api/contact-us',
    payload: new URLSearchParams(fields).toString(),
    headers: { ...formType, ...headers },
  });
  return { status: answer.statusCode, html: answer.body, headers: answer.headers };
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
const dropMessages = (service: TestService) =>
  service.withDatabase(({ db }) => db.schema.dropTable('contact_messages').execute());

const everyStep = Object.keys(migrations);
const plenty = { max: 100_000, windowMs: 60_000 };

const failToRender = async () => {
  throw new Error('no page');
};

const from = (client: string) => ({ 'x-forwarded-for': client });

describe.each(dialects)('what is stored, on %s', (dialect) => {
  const { newDatabase, start, afterTest, lose, folder } = useDatabases(dialect);

  test('a message is answered with success and is stored as it was written', async () => {
    const service = await start();
    const before = Date.now();
    const answer = await post(service, hello);
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const [row, ...others] = await service.rows();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ ...hello, wanted: null, hasty: 0 });
    expect(row?.received_at).toBeGreaterThanOrEqual(before);
    expect(row?.received_at).toBeLessThanOrEqual(Date.now());
  });

  test('a message without a phone, and one with an empty phone, are stored without one', async () => {
    const service = await start();
    const { phone: _none, ...withoutPhone } = hello;
    await post(service, withoutPhone);
    await post(service, { ...hello, phone: '' });
    expect((await service.rows()).map(({ phone }) => phone)).toEqual([null, null]);
  });

  test('SQL, HTML and every script are stored to the letter and never sent back', async () => {
    const service = await start();
    const nasty = {
      name: `Robert'); DROP TABLE contact_messages;--`,
      email: `"><script>alert(1)</script>`,
      phone: `' OR '1'='1`,
      message: `<img src=x onerror=alert(1)> $1 ? \\ 😀 ನಮಸ್ಕಾರ\n\tनमस्ते {{7*7}}`,
    };
    const answer = await post(service, nasty);
    expect(answer.body).toEqual({ success: true });
    expect(await service.rows()).toMatchObject([nasty]);
    const form = await postForm(service, { form: 'dialog', ...nasty });
    expect(form.status).toBe(200);
    expect(form.html).not.toMatch(/script|Robert|onerror/);
  });

  test('the longest message in a three-byte script fits, by JSON and by form', async () => {
    const service = await start();
    expect(await post(service, longest)).toMatchObject({ status: 200 });
    expect(await postForm(service, { form: 'dialog', ...longest })).toMatchObject({ status: 200 });
    expect(await service.rows()).toMatchObject([longest, longest]);
  });

  test('any JSON at all is answered with success or with named fields, and only success is stored', async () => {
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
    );
    expect(await service.rows()).toHaveLength(stored);
  });

  test('fifty messages at once under one key are one row and fifty equal answers', async () => {
    const service = await start();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post(service, hello, { 'idempotency-key': 'try-1' })),
    );
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(await service.rows()).toHaveLength(1);
  });

  test('fifty messages at once without a key are fifty rows in the order of their ids', async () => {
    const service = await start();
    await Promise.all(Array.from({ length: 50 }, () => post(service, hello)));
    const rows = await service.rows();
    expect(rows).toHaveLength(50);
    const times = rows.map(({ received_at: time }) => time);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });

  test('a key remembers its message also after a restart, through the store', async () => {
    const database = await newDatabase();
    const results: unknown[] = [];
    for (let round = 0; round < 2; round += 1) {
      const handle = await openDatabase(database);
      await migrateDatabase(handle);
      const store = createContactStore(handle);
      results.push(
        await store.insert(hello, { idempotencyKey: 'k' }),
        await store.insert(hello, { idempotencyKey: 'k' }),
      );
      await handle.close();
    }
    expect(results).toEqual(results.map(() => ({ kind: 'stored' })));
    expect(await (await start({ database })).rows()).toHaveLength(1);
  });

  test('a key that stands for other words is refused, and those words are not stored', async () => {
    const service = await start();
    await post(service, hello, { 'idempotency-key': 'try-1' });
    expect(
      await post(service, { ...hello, message: 'Other' }, { 'idempotency-key': 'try-1' }),
    ).toMatchObject({ status: 409, body: refused(apiErrors.keyReused) });
    expect(await service.rows()).toMatchObject([hello]);
  });

  test('a browser without JavaScript gets a page, and its message is stored as the page would send it', async () => {
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

  test('a database that refuses is never answered with success', async () => {
    const service = await start();
    await dropMessages(service);
    const answer = await post(service, hello);
    expect(answer).toMatchObject({ status: 503, body: refused(apiErrors.databaseDown) });
    expect(answer.headers).toMatchObject({ 'retry-after': '30' });
    const form = await postForm(service, pageForm);
    expect(form.status).toBe(503);
    expect(form.html).toContain(messages.notSent);
    expect(form.html).toContain('<a href="tel:+918055500199">080 5550 0199</a>');
  });

  test('when the database cannot be reached, every call says so', async () => {
    const database = await newDatabase();
    const service = await start({ database });
    expect(await get(service, '/api/health')).toMatchObject({
      status: 200,
      body: { success: true },
    });
    await lose(service, database);
    for (const url of ['/api/health', '/api/published-blogs', '/api/blog/eyes-1']) {
      expect(await get(service, url)).toMatchObject({
        status: 503,
        body: refused(apiErrors.databaseDown),
      });
    }
    expect(await post(service, hello)).toMatchObject({ status: 503 });
    expect(service.log()).not.toContain('Asha');
  });

  test('rows are still there after the service was stopped and started', async () => {
    const database = await newDatabase();
    const first = await startTestService(database);
    await post(first, hello);
    await first.close();
    const second = await start({ database });
    expect(await second.rows()).toMatchObject([hello]);
  });

  test('a message that was acknowledged survives a crash of the service', async () => {
    const database = await newDatabase();
    const { base, kill } = await startServiceProcess(environmentOf(database));
    afterTest(kill);
    const answer = await fetch(`${base}/contact-us`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(hello),
    });
    await kill();
    expect(await answer.json()).toEqual({ success: true });
    expect(await (await start({ database })).rows()).toMatchObject([hello]);
  });

  test('the database itself says that a commit is on disk before it returns', async () => {
    const database = await newDatabase();
    const handle = await openDatabase(database);
    afterTest(handle.close);
    expect(handle.durability).toEqual(
      dialect === 'sqlite'
        ? { journal_mode: 'wal', synchronous: 2, foreign_keys: 1 }
        : { synchronous_commit: 'on', fsync: 'on' },
    );
    const asked =
      dialect === 'sqlite' ? sql<object>`PRAGMA synchronous` : sql<object>`SHOW synchronous_commit`;
    expect((await asked.execute(handle.db)).rows).toEqual(
      dialect === 'sqlite' ? [{ synchronous: 2 }] : [{ synchronous_commit: 'on' }],
    );
  });

  test('migrating again changes nothing', async () => {
    const handle = await openDatabase(await newDatabase());
    afterTest(handle.close);
    expect(await migrateDatabase(handle)).toEqual(everyStep);
    expect(await migrateDatabase(handle)).toEqual([]);
  });

  test('several connections of one process may migrate at once', async () => {
    const database = await newDatabase();
    const handles = await Promise.all(Array.from({ length: 4 }, () => openDatabase(database)));
    for (const handle of handles) afterTest(handle.close);
    const steps = await Promise.all(handles.map((handle) => migrateDatabase(handle)));
    expect(steps.flat()).toEqual(everyStep);
  });

  test('several processes may migrate at once', async () => {
    const database = await newDatabase();
    const ended = await Promise.all(
      Array.from({ length: 3 }, () => runProgram('migrate.ts', [], environmentOf(database))),
    );
    expect(ended.map(({ code, stderr }) => ({ code, stderr }))).toEqual(
      Array.from({ length: 3 }, () => ({ code: 0, stderr: '' })),
    );
    expect(ended.map(({ stdout }) => stdout).toSorted()).toEqual([
      `Done: ${everyStep.join(', ')}.\n`,
      'The tables were up to date.\n',
      'The tables were up to date.\n',
    ]);
  });

  test('published blogs come newest first, each by its id too, and drafts do not come', async () => {
    const service = await start();
    await service.withDatabase(async (handle) => {
      const blogs = createBlogStore(handle);
      const saved = [
        await blogs.save({ ...eyes, blogId: 'old', updatedAt: Date.UTC(2020, 0, 1) }),
        await blogs.save({ ...eyes, title: 'First words' }),
        await blogs.save(eyes),
        await blogs.save({ ...eyes, blogId: 'draft', published: false }),
      ];
      expect(saved).toEqual(saved.map(() => ({ kind: 'saved' })));
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
    const one = await get(service, '/api/blog/eyes-1');
    expect(one).toMatchObject({ status: 200, body: { success: true, data: published } });
    expect(one.headers).toMatchObject({ 'cache-control': 'no-cache' });
    expect(await get(service, '/api/blog/draft')).toMatchObject({ status: 404 });
  });

  test('an empty blog is an empty list', async () => {
    const service = await start();
    expect(await get(service, '/api/published-blogs')).toMatchObject({ status: 200, body: [] });
  });

  test('blog HTML is cleaned when stored, and again when a row got in past the store', async () => {
    const service = await start();
    const evil =
      '<h1>Eyes</h1><p onclick="x()">a<script>alert(1)</script><a href="javascript:x()">b</a></p>';
    const clean = '<h2>Eyes</h2><p>a<a>b</a></p>';
    await service.withDatabase(async (handle) => {
      await createBlogStore(handle).save({ ...eyes, description: evil });
      const { description } = await handle.db
        .selectFrom('blogs')
        .select('description')
        .executeTakeFirstOrThrow();
      expect(description).toBe(clean);
      await handle.db
        .updateTable('blogs')
        .set({ description: `${evil}!`, thumbnail: 'javascript:alert(1)' })
        .execute();
    });
    const expected = { description: `${clean}!`, thumbnail: '' };
    expect((await get(service, '/api/published-blogs')).body).toMatchObject([expected]);
    expect((await get(service, '/api/blog/eyes-1')).body).toMatchObject({ data: expected });
    await service.withDatabase(({ db }) =>
      db.updateTable('blogs').set({ description: '<p>new</p><style>x</style>' }).execute(),
    );
    expect((await get(service, '/api/blog/eyes-1')).body).toMatchObject({
      data: { description: '<p>new</p>' },
    });
    expect(eyes.blogId).toMatch(blogIdPattern);
  });

  test('the inbox shows the newest messages and exports them all', async () => {
    const database = await newDatabase();
    const service = await start({ database });
    for (const name of ['First', '=cmd()', 'Third']) {
      await post(service, { ...hello, name, message: `${name} "line"\nmore` });
    }
    const environment = environmentOf(database);
    const list = await runProgram('inbox.ts', ['list', '--limit', '2'], environment);
    expect(list).toMatchObject({ code: 0, stderr: '' });
    const lines = list.stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(
      /message {2,}Third {2,}080 1234 {2,}asha@example.in {2,}Third "line"$/,
    );

    const file = join(folder(), `${randomUUID()}.csv`);
    const [exported, printed] = await Promise.all([
      runProgram('inbox.ts', ['export', '--csv', '--out', file], environment),
      runProgram('inbox.ts', ['export', '--csv'], environment),
    ]);
    expect(exported).toMatchObject({
      code: 0,
      stdout: '',
      stderr: `Wrote 3 rows to ${file}\n`,
    });
    expect(printed.stdout).toContain(
      `,message,'=cmd(),080 1234,asha@example.in,,"'=cmd() ""line""\nmore",,,,`,
    );
    expect(printed.stdout.match(/\r\n/g)).toHaveLength(4);
    const again = await runProgram('inbox.ts', ['export', '--csv', '--out', file], environment);
    expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('already there') });
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
    await quiet.withDatabase((handle) => createBlogStore(handle).save(eyes));
  });

  const nothing = {
    name: messages.nameMissing,
    email: messages.emailMissing,
    message: messages.messageMissing,
  };
  const postLine = 'POST /api/contact-us HTTP/1.1\r\n';

  test.each([
    ['an object without fields', {}, nothing],
    ['a list', [hello], nothing],
    ['a blank name', { ...hello, name: ' ' }, { name: messages.nameMissing }],
    ['a number for a message', { ...hello, message: 5 }, { message: messages.messageMissing }],
    ['null for a phone', { ...hello, phone: null }, { phone: messages.notText }],
    ['a long name', { ...hello, name: 'x'.repeat(101) }, { name: messages.nameTooLong }],
    ['a zero byte', { ...hello, message: 'x\0' }, { message: messages.strayCharacters }],
    ['an unknown field', { ...hello, topic: 'x' }, { topic: messages.unknownField }],
    ['a text', '"text"', { body: messages.notAnObject }],
    ['null', 'null', { body: messages.notAnObject }],
    ['nothing', '', apiErrors.unreadableBody],
    ['half an object', '{"name":', apiErrors.unreadableBody],
    ['more than an object', '{"name":"a"}}', apiErrors.unreadableBody],
    ['__proto__', '{"__proto__":{"admin":true},"name":"a"}', apiErrors.unreadableBody],
    ['constructor', '{"constructor":{"prototype":{"admin":true}}}', apiErrors.unreadableBody],
    ['prototype', '{"prototype":{"admin":true}}', { prototype: messages.unknownField }],
    ['8,000 lists in each other', '['.repeat(8000) + ']'.repeat(8000), nothing],
    ['a deep name', `{"name":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}`, nothing],
  ])('a body of %s is refused by field and nothing is stored', async (_what, body, errors) => {
    const answer = await post(quiet, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject(refused(errors));
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('admin');
    expect(await quiet.rows()).toEqual([]);
  });

  test('no body at all is refused', async () => {
    const answer = await quiet.fastify.inject({ method: 'POST', url: '/api/contact-us' });
    expect(answer.statusCode).toBe(400);
    expect(JSON.parse(answer.body)).toEqual(refused(apiErrors.bodyMissing));
  });

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'nonsense'])(
    'a body of type %s is refused',
    async (type) => {
      expect(await post(quiet, JSON.stringify(hello), { 'content-type': type })).toMatchObject({
        status: 415,
        body: refused(apiErrors.wrongType),
      });
    },
  );

  test.each(['', 'two words', 'x'.repeat(101), 'ключ'])('a key of %p is refused', async (key) => {
    expect(await post(quiet, hello, { 'idempotency-key': key })).toMatchObject({
      status: 400,
      body: refused(apiErrors.badKey),
    });
    expect(await quiet.rows()).toEqual([]);
  });

  test('the dialog form is taken without a phone and with any email', async () => {
    const service = await start();
    const dialogForm = { form: 'dialog', name: 'Asha', phone: '', email: 'asha', message: 'Hi' };
    const answer = await postForm(service, dialogForm);
    expect(answer.status).toBe(200);
    expect(answer.html).toContain(messages.sentFromDialog);
    expect(await service.rows()).toMatchObject([{ name: 'Asha', phone: null, email: 'asha' }]);
  });

  test('the page form is held to the page’s rules and its page says what is wrong', async () => {
    const answer = await postForm(quiet, { ...pageForm, phoneNumber: '123', email: '<b>x</b>' });
    expect(answer.status).toBe(400);
    expect(answer.html).toContain(messages.invalidPhone);
    expect(answer.html).toContain(messages.invalidEmail);
    expect(answer.html).toContain('Press Back. Your words are still there.');
    expect(answer.html).not.toContain('<b>');
    expect(await quiet.rows()).toEqual([]);
  });

  test.each([
    [{ ...pageForm, form: 'other' }],
    [{ fullName: 'Asha' }],
    [{ ...pageForm, admin: '1' }],
    [{ form: 'dialog', ...hello, __proto__x: '1' }],
  ])('a form that nobody here made is refused: %j', async (fields) => {
    expect((await postForm(quiet, fields)).status).toBe(400);
    expect(await quiet.rows()).toEqual([]);
  });

  test('a field sent twice, and a field named to poison objects, are refused', async () => {
    for (const extra of ['name=other', '__proto__=x', 'constructor=x', '__proto__[admin]=1']) {
      const answer = await quiet.fastify.inject({
        method: 'POST',
        url: '/api/contact-us',
        payload: `${new URLSearchParams({ form: 'dialog', ...hello }).toString()}&${extra}`,
        headers: formType,
      });
      expect(answer.statusCode).toBe(400);
    }
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('admin');
    expect(await quiet.rows()).toEqual([]);
  });

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://www.tulsi.example' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'https://www.tulsi.example.evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://other.tulsi.example' }],
  ])('a form sent from another site is refused: %j', async (headers) => {
    const answer = await postForm(quiet, pageForm, { host: 'www.tulsi.example', ...headers });
    expect(answer.status).toBe(403);
    expect(answer.html).toContain(messages.notSent);
    expect(await quiet.rows()).toEqual([]);
  });

  test('the host’s own pages answer a form, and a sent one may lead elsewhere', async () => {
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
    await dropMessages(service);
    expect(await postForm(service, { form: 'dialog', ...hello })).toMatchObject({
      status: 503,
      html: 'failed dialog',
    });
  });

  test('a stored message is reported as sent although the host’s page could not be rendered', async () => {
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

  test.each(['none', 'x'.repeat(65), 'a%2Fb', 'a.b', "1'%20OR%20'1'='1", '%00', '__proto__'])(
    'there is no blog %s',
    async (id) => {
      expect(await get(quiet, `/api/blog/${id}`)).toMatchObject({
        status: 404,
        body: refused({ id: messages.blogNotFound }),
      });
    },
  );

  test.each([
    ['GET', '/api/contact-us', 'POST'],
    ['PUT', '/api/contact-us', 'POST'],
    ['OPTIONS', '/api/contact-us', 'POST'],
    ['POST', '/api/published-blogs', 'GET, HEAD'],
    ['DELETE', '/api/blog/eyes-1', 'GET, HEAD'],
    ['PATCH', '/api/health', 'GET, HEAD'],
  ] as const)('%s %s is not taken, and the answer says what is', async (method, url, allow) => {
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
    ['POST', '/api/subscribe', 404, apiErrors.nothingHere],
    ['GET', '/api/blog/%E0%A4%A', 400, apiErrors.badAddress],
    ['GET', `/api/blog/${'secret'.repeat(40)}`, 404, apiErrors.nothingHere],
  ] as const)('%s %s leads nowhere and is not quoted', async (method, url, status, errors) => {
    const answer = await quiet.fastify.inject({
      method,
      url,
      ...(method === 'POST' ? { payload: 'x', headers: { 'content-type': 'text/x' } } : {}),
    });
    expect(answer.statusCode).toBe(status);
    expect(JSON.parse(answer.body)).toEqual(refused(errors));
  });

  test('one client may send so many messages and no more; others still may', async () => {
    const service = await start({
      limits: { perClient: { max: 3, windowMs: 60_000 }, perAddress: plenty },
    });
    for (let sent = 0; sent < 3; sent += 1) {
      expect((await post(service, hello, from('192.0.2.1'))).status).toBe(200);
    }
    const last = await post(service, hello, from('192.0.2.1'));
    expect(last).toMatchObject({ status: 429, body: refused(apiErrors.tooMany) });
    expect(last.headers).toHaveProperty('retry-after');
    const form = await postForm(service, pageForm, from('192.0.2.1'));
    expect(form.status).toBe(429);
    expect(form.html).toContain(messages.notSent);
    // Only the one proxy of ours is believed; what a client claims before it is not.
    expect((await post(service, hello, from('198.51.100.7, 192.0.2.1'))).status).toBe(429);
    expect((await post(service, hello, from('192.0.2.2'))).status).toBe(200);
    expect(await service.rows()).toHaveLength(4);
    expect((await get(service, '/api/health')).status).toBe(200);
  });

  test('a log line tells the request, the route, the status and the time, and nothing about the visitor', async () => {
    const service = await start();
    await post(service, hello, { 'x-forwarded-for': '192.0.2.77', 'user-agent': 'Asha-Browser' });
    await get(service, '/api/blog/private-1?token=secret-2');
    await get(service, '/api/hidden-3?token=secret-4');
    await dropMessages(service);
    await post(service, { ...hello, message: 'quote-5' }, { 'idempotency-key': 'key-6' });
    const log = service.log();
    expect(log).toContain('"method":"POST","route":"/api/contact-us","status":200,"ms":');
    expect(log).toContain('"route":"/api/blog/:id"');
    expect(log).toContain('what a form sent could not be stored');
    expect(log).toMatch(/no such table: contact_messages|"contact_messages\\" does not exist/);
    expect(log).not.toMatch(
      /Asha|asha|192\.0\.2|127\.0\.0\.1|secret|private|hidden|quote-5|key-6|token/,
    );
  });

  test('too large a body is refused on the wire and the service lives on', async () => {
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
    ['no request line', 'secret nonsense\r\n\r\n', 400],
    ['no host', `${postLine}\r\n`, 400],
    ['two hosts', `GET /api/health HTTP/1.1\r\nhost: x\r\nHost: secret\r\n\r\n`, 400],
    ['a length that is no number', `${postLine}host: x\r\ncontent-length: secret\r\n\r\n`, 400],
    [
      'two lengths',
      `${postLine}host: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    [
      'a large body of unknown length',
      `${postLine}host: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n5000\r\n${'secret'.repeat(4000)}`,
      413,
    ],
    ['a huge header', `${postLine}host: x\r\nx: ${'secret'.repeat(10_000)}\r\n\r\n`, 431],
  ])('bytes with %s are refused without being quoted', async (_what, bytes, status) => {
    const socket = connect(quietPort, '127.0.0.1');
    await once(socket, 'connect');
    socket.end(bytes);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).not.toContain('secret');
    expect(await quiet.rows()).toEqual([]);
  });

  test('stopping lets a request in flight end, and may be asked for twice', async () => {
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
