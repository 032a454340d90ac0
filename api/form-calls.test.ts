import { DOUBLE_SUBMIT_MS } from './http/idempotency-key.ts';
import { NETWORK_LIMITS } from './http/rate-limits.ts';
import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { messages } from '@site/kit/api/messages.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import type { Submission } from './submissions/submission.ts';
import { apiErrors } from './http/api-errors.ts';
import { postJson, postWebForm } from './testing/post-form.ts';
import { storedSubmissions } from './testing/stored-submissions.ts';
import { startTestService, type TestService } from './testing/test-service.ts';
import { dialectsAboveStores, useDatabases } from './testing/use-databases.ts';

const place = { email: 'Asha@Example.in', purpose: 'WAITING_LIST' };
const deletion = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: 'ask Ravi',
  reason: 'No longer needed\nThank you',
};
const callBack = { name: 'Asha', phone: '+91 98765 43210', wanted: 'an eye test' };
const hello = { name: 'Asha', email: 'asha@example.in', message: 'Hello' };

/** Every call, with a body it takes and a form that a browser without JavaScript sends. */
const calls = [
  {
    call: 'contact-us',
    body: hello,
    form: { form: 'dialog', ...hello },
    other: 'message',
    sent: messages.sentFromDialog,
  },
  { call: 'subscribe-public', body: place, form: place, other: 'email', sent: messages.joined },
  {
    call: 'delete-data',
    body: deletion,
    form: deletion,
    other: 'reason',
    sent: messages.deletionSent,
  },
] as const;

const { phone, phoneLink } = configuredSite().contact;
const callUs = `<a href="${phoneLink}">${phone}</a>`;

const refused = (errors: object) => ({ success: false, errors });
const accepted = { status: 200, body: { success: true } };
const unlimited = { max: 100_000, windowMs: 60_000 };

afterEach(() => {
  jest.restoreAllMocks();
});

async function stored(service: TestService): Promise<readonly Submission[]> {
  return (await storedSubmissions(service.database)).toReversed();
}

describe.each(dialectsAboveStores)('storing submissions on %s', (dialect) => {
  const { newDatabase, start, lose } = useDatabases(dialect);

  test('returns the same response for a repeated waitlist address, which keeps its place', async () => {
    const service = await start();
    const first = await postJson(service, 'subscribe-public', place);
    expect(first).toMatchObject({ ...accepted, headers: { 'cache-control': 'no-store' } });
    const spellings = ['asha@example.in', ' ASHA@EXAMPLE.IN ', 'Asha@Example.in'];
    for (const [index, email] of spellings.entries()) {
      const again = await postJson(
        service,
        'subscribe-public',
        { ...place, email },
        index === 0 ? {} : { 'idempotency-key': `k-${index}` },
      );
      expect(again.status).toBe(first.status);
      expect(again.body).toEqual(first.body);
      expect(Object.keys(again.headers)).toEqual(Object.keys(first.headers));
    }
    expect(await stored(service)).toMatchObject([{ kind: 'waitlist', email: 'Asha@Example.in' }]);
  });

  test('stores one place for an address sent fifty times at once in several spellings', async () => {
    const service = await start();
    const spellings = [
      'a@उदाहरण.भारत',
      'A@xn--p1b6ci4b4b3a.XN--H2BRJ9C',
      '\u2060a@उदाहरण.भारत',
      'ａ@उदा\u200bहरण.भारत\u200e',
    ];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        postJson(
          service,
          'subscribe-public',
          { ...place, email: spellings[index % spellings.length] },
          { 'idempotency-key': `k-${index}` },
        ),
      ),
    );
    for (const answer of answers) expect(answer).toMatchObject(accepted);
    expect(await stored(service)).toHaveLength(1);
  });

  test('stores a deletion request as written; phone and reason are optional', async () => {
    const service = await start();
    expect(await postJson(service, 'delete-data', deletion)).toMatchObject(accepted);
    expect(await stored(service)).toMatchObject([{ kind: 'deletion', ...deletion }]);
    const bare = { name: 'Asha', email: 'asha@example.in' };
    await postJson(service, 'delete-data', { ...bare, phone: '', reason: ' ' });
    const [only] = await stored(service);
    expect(only).toMatchObject(bare);
    expect(Object.keys(only ?? {})).not.toEqual(expect.arrayContaining(['phone']));
    expect(only?.reason).toBeUndefined();
  });

  test('stores a call-back request with its topic and a ten-digit number', async () => {
    const service = await start();
    expect(await postJson(service, 'contact-us', callBack)).toMatchObject(accepted);
    expect(await stored(service)).toMatchObject([
      { kind: 'call-back', name: 'Asha', phone: '9876543210', wanted: 'an eye test' },
    ]);
  });

  test.each(calls)(
    '$call: concurrent submissions under one key to two processes are stored once',
    async (each) => {
      const database = await newDatabase();
      const services = await Promise.all([start({ database }), start({ database })]);
      const answers = await Promise.all(
        services.flatMap((service) =>
          Array.from({ length: 25 }, (_, index) =>
            // The fill time is not part of the idempotent content.
            postJson(
              service,
              each.call,
              { ...each.body, filledForMs: 4000 + index },
              { 'idempotency-key': 'press' },
            ),
          ),
        ),
      );
      for (const answer of answers) expect(answer).toMatchObject(accepted);
      for (const service of services) expect(await stored(service)).toHaveLength(1);
    },
  );

  test.each(calls)('$call: rejects a used key with different content', async (each) => {
    const service = await start();
    const key = { 'idempotency-key': 'press' };
    await postJson(service, each.call, each.body, key);
    const other = { ...each.body, [each.other]: 'other@words.in' };
    expect(await postJson(service, each.call, other, key)).toMatchObject({
      status: 409,
      body: refused(apiErrors.keyReused),
    });
    const elsewhere = calls.find(({ call }) => call !== each.call);
    const onAnother = await postJson(service, elsewhere?.call ?? '', elsewhere?.body ?? {}, key);
    expect(onAnother.status).toBe(409);
    expect(await stored(service)).toHaveLength(1);
  });

  test.each(calls)(
    '$call: answers a form with a page, and stores a double submission once',
    async (each) => {
      const service = await start();
      const answers = await Promise.all([
        postWebForm(service, each.call, each.form),
        postWebForm(service, each.call, each.form),
      ]);
      for (const answer of answers) {
        expect(answer.status).toBe(200);
        expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8' });
        expect(answer.body).toContain(`<h1>${each.sent}</h1>`);
      }
      expect(await stored(service)).toHaveLength(1);
    },
  );

  test('a form without JavaScript that is sent again ten minutes later is stored again', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const service = await start();
    const form = { form: 'dialog', ...hello };
    for (const rows of [1, 2]) {
      await postWebForm(service, 'contact-us', form);
      await postWebForm(service, 'contact-us', form);
      expect(await stored(service)).toHaveLength(rows);
      clock.mockReturnValue(Date.now() + DOUBLE_SUBMIT_MS);
    }
  });

  test('the waitlist does not reveal whether an address was on it', async () => {
    const service = await start({
      limits: { perClient: unlimited, perAddress: { max: 1, windowMs: 60_000 } },
    });
    for (let sent = 0; sent < 3; sent += 1) {
      expect(await postJson(service, 'subscribe-public', place)).toMatchObject(accepted);
    }
  });

  test('answers every call with 503 when the database is unavailable', async () => {
    const database = await newDatabase();
    const service = await start({ database });
    expect((await service.fastify.inject('/api/health')).statusCode).toBe(200);
    await lose(service, database);
    const down = { status: 503, body: refused(apiErrors.databaseDown) };
    for (const each of calls) {
      const json = await postJson(service, each.call, each.body);
      expect(json).toMatchObject({ ...down, headers: { 'retry-after': '30' } });
      const form = await postWebForm(service, each.call, each.form);
      expect(form).toMatchObject({ status: 503, body: expect.stringContaining(callUs) });
    }
    for (const url of ['/api/health', '/api/published-blogs', '/api/blog/eyes-1']) {
      const { statusCode: status, body } = await service.fastify.inject(url);
      expect({ status, body: JSON.parse(body) }).toEqual(down);
    }
    expect(service.log()).not.toMatch(/asha/i);
  });

  test('lists the newest first, even if the clock went back by years between two starts', async () => {
    const database = await newDatabase();
    const first = await start({ database });
    await postJson(first, 'contact-us', hello);
    await first.close();
    const back = Date.now() - 3 * 365 * 86_400_000;
    jest.spyOn(Date, 'now').mockReturnValue(back);
    const service = await start({ database });
    await service.fastify.listen({ host: '127.0.0.1', port: 0 });
    await postJson(service, 'contact-us', callBack);
    await postJson(service, 'subscribe-public', place);
    const kinds = (await stored(service)).map(({ kind }) => kind);
    expect(kinds).toEqual(['waitlist', 'call-back', 'message']);
  });

  test('lists every kind in order of arrival, even within a millisecond', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const service = await start();
    const bodies = [
      ['contact-us', hello],
      ['delete-data', deletion],
      ['contact-us', callBack],
      ['subscribe-public', place],
    ] as const;
    for (const [call, body] of [...bodies, ...bodies.slice(0, 3)]) {
      await postJson(service, call, body);
    }
    expect((await stored(service)).map(({ kind }) => kind)).toEqual([
      'call-back',
      'deletion',
      'message',
      'waitlist',
      'call-back',
      'deletion',
      'message',
    ]);
  });
});

// What HTTP does is the same whatever database stands behind it, so one is enough.
describe('over HTTP', () => {
  const { newDatabase, start, afterLastTest } = useDatabases('sqlite');
  /** A service in which nothing is stored. */
  let quiet: TestService;

  beforeAll(async () => {
    quiet = await startTestService(await newDatabase());
    afterLastTest(quiet.close);
  });

  test.each([
    ['subscribe-public', { ...place, email: '<b>a' }, messages.invalidEmail],
    ['delete-data', { ...deletion, name: '', reason: '<b>a' }, messages.nameMissing],
  ])('%s shows errors on the form’s page without echoing input', async (call, form, sentence) => {
    const answer = await postWebForm(quiet, call, form);
    expect(answer.status).toBe(400);
    expect(answer.body).toContain(sentence);
    expect(answer.body).not.toMatch(/<b>|asha/i);
    expect(await stored(quiet)).toEqual([]);
  });

  test.each(calls)('$call: rejects a form from another site', async (each) => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
    ]) {
      const answer = await postWebForm(quiet, each.call, each.form, headers);
      expect(answer).toMatchObject({ status: 403, body: expect.stringContaining('<h1>') });
    }
    expect(await stored(quiet)).toEqual([]);
  });

  test.each(calls)(
    '$call: reports success but stores nothing if the honeypot is filled',
    async (each) => {
      const json = await postJson(quiet, each.call, { ...each.body, subject: 'Buy' });
      expect(json).toMatchObject(accepted);
      const byHeader = await postJson(quiet, each.call, each.body, { 'form-trap': 'filled' });
      expect(byHeader).toMatchObject(accepted);
      const honest = await start();
      const page = await postWebForm(quiet, each.call, { ...each.form, subject: 'Buy' });
      expect(page).toMatchObject({
        status: 200,
        body: (await postWebForm(honest, each.call, { ...each.form, subject: '' })).body,
      });
      expect(await stored(quiet)).toEqual([]);
      expect(await stored(honest)).toHaveLength(1);
      expect(quiet.log()).toContain('a form was discarded because its honeypot was filled');
      expect(quiet.log()).not.toMatch(/Buy|asha/i);
    },
  );

  test.each(calls)('$call: stores a form filled in implausibly fast, with a flag', async (each) => {
    const service = await start();
    await postJson(service, each.call, { ...each.body, filledForMs: 120 });
    expect(await stored(service)).toMatchObject([{ tooFast: true }]);
  });

  test.each(calls)('$call: limits one client without affecting others', async (each) => {
    const service = await start({
      limits: { perClient: { max: 2, windowMs: 60_000 }, perAddress: unlimited },
    });
    const send = (client: string) =>
      postJson(service, each.call, each.body, { 'x-forwarded-for': client });
    for (let sent = 0; sent < 2; sent += 1) {
      expect(await send('192.0.2.1')).toMatchObject(accepted);
    }
    const last = await send('192.0.2.1');
    expect(last).toMatchObject({ status: 429, body: refused(apiErrors.tooMany) });
    expect(last.headers).toHaveProperty('retry-after');
    const form = await postWebForm(service, each.call, each.form, {
      'x-forwarded-for': '192.0.2.1',
    });
    expect(form).toMatchObject({ status: 429, body: expect.stringContaining('<h1>') });
    // Only our own proxy is trusted, not what a client claims in front of it.
    expect((await send('198.51.100.7, 192.0.2.1')).status).toBe(429);
    expect(await send('192.0.2.2')).toMatchObject(accepted);
    expect((await service.fastify.inject('/api/health')).statusCode).toBe(200);
  });

  test.each(['perClient', 'perAddress'])(
    '%s: counts an IPv6 network as one client',
    async (limit) => {
      const service = await start({
        limits: {
          perClient: unlimited,
          perAddress: unlimited,
          [limit]: { max: 2, windowMs: 60_000 },
        },
      });
      const send = async (client: string) =>
        (await postJson(service, 'contact-us', hello, { 'x-forwarded-for': client })).status;
      expect(await send('2001:db8:1:2::1')).toBe(200);
      expect(await send('2001:db8:1:2:ffff::2')).toBe(200);
      expect(await send('2001:db8:1:2::3')).toBe(429);
      expect(await send('2001:db8:1:3::1')).toBe(200);
    },
  );

  test('has separate limits for a household, a company and the whole service', async () => {
    const max = 2;
    const service = await start({
      limits: { perClient: { max, windowMs: 60_000 }, perAddress: unlimited },
    });
    const send = async (client: string) =>
      (await postJson(service, 'contact-us', hello, { 'x-forwarded-for': client })).status;
    /** Sends from as many networks as an attacker likes, and counts what was accepted. */
    const accepted = async (clients: readonly string[]) => {
      const statuses = [];
      for (const client of clients) statuses.push(await send(client));
      return statuses.filter((status) => status === 200).length;
    };
    const hex = (number: number) => number.toString(16);
    const inOne56 = Array.from(
      { length: 20 },
      (_, n) => `2001:db8:1:ff${hex(n).padStart(2, '0')}::1`,
    );
    const inOne48 = Array.from({ length: 40 }, (_, n) => `2001:db8:2:${hex(n * 256)}::1`);
    const anywhere = Array.from({ length: 500 }, (_, n) => `2001:${hex(n + 0x1000)}:1::1`);
    const [perHousehold, perCompany, everyone] = NETWORK_LIMITS.map(({ times }) => max * times);
    expect(await accepted(inOne56)).toBe(perHousehold);
    expect(await accepted(inOne48)).toBe(perCompany);
    expect(await accepted(anywhere)).toBeLessThanOrEqual((everyone ?? 0) - (perHousehold ?? 0));
    expect(await accepted(anywhere)).toBe(0);
  });

  test.each(['contact-us', 'delete-data'])(
    '%s: limits one address per client, without blocking other clients',
    async (call) => {
      const service = await start({
        limits: { perClient: unlimited, perAddress: { max: 2, windowMs: 60_000 } },
      });
      const body = call === 'contact-us' ? hello : deletion;
      const other = call === 'contact-us' ? 'delete-data' : 'contact-us';
      const send = (email: string, client: string) =>
        postJson(service, call, { ...body, email }, { 'x-forwarded-for': client });
      expect(await send('asha@example.in', '192.0.2.1')).toMatchObject(accepted);
      expect(await send(' ASHA@exam\u200bple.in', '192.0.2.1')).toMatchObject(accepted);
      const last = await send('ａｓｈａ@EXAMPLE.in', '192.0.2.1');
      expect(last).toMatchObject({ status: 429, body: refused(apiErrors.tooManyForAddress) });
      expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
      expect(await send('ravi@example.in', '192.0.2.1')).toMatchObject(accepted);
      expect(await send('asha@example.in', '192.0.2.2')).toMatchObject(accepted);
      const elsewhere = other === 'contact-us' ? hello : deletion;
      const sameClient = { 'x-forwarded-for': '192.0.2.1' };
      expect(await postJson(service, other, elsewhere, sameClient)).toMatchObject(accepted);
      expect(await stored(service)).toHaveLength(5);
    },
  );

  test('limits call-backs per client and phone number, in any format', async () => {
    const service = await start({
      limits: { perClient: unlimited, perAddress: { max: 2, windowMs: 60_000 } },
    });
    const statuses: number[] = [];
    for (const phone of ['+91 98765 43210', '091-98765-43210', '९८७६५४३२१०', '98765 43211']) {
      const email = '\u200b';
      const answer = await postJson(service, 'contact-us', { ...callBack, phone, email });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 429, 200]);
  });
});
