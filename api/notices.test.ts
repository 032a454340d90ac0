import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { orThrow, type DatabaseHandle } from './database/database-handle.ts';
import { createHandlingStore } from './inbox/handling-store.ts';
import { seenVersion } from './testing/seen-version.ts';
import { createInboxSearch } from './inbox/inbox-search.ts';
import { promisesOf } from './inbox/promises.ts';
import { createNoticeCall } from './notices/call-notice.ts';
import { createDailyDigest } from './notices/daily-digest.ts';
import { createNoticeStore, forgetOldNotices } from './notices/notice-store.ts';
import { LEASE_MS } from './outbox/is-due.ts';
import { createRelay } from './outbox/relay.ts';
import { createContactStore } from './submissions/contact-store.ts';
import { createDeletionStore } from './submissions/deletion-store.ts';
import { createWaitlistStore } from './submissions/waitlist-store.ts';
import { type MailServer, startMailServer } from './testing/mail-server.ts';
import { postJson } from './testing/post-form.ts';
import { dialectsAboveStores, useDatabases } from './testing/use-databases.ts';
import { startWebhookReceiver } from './testing/webhook-receiver.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const deskUrl = 'https://desk.pebble.example';
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Ten in the morning in India. */
const morning = Date.UTC(2026, 10, 22, 4, 30);

let mail: MailServer;

beforeEach(async () => {
  mail = await startMailServer();
});

afterEach(() => mail.close());

const toTeam = () => ({
  deskUrl,
  mail: { url: mail.url, from: 'desk@pebble.example', to: ['front@pebble.example'] },
  webhook: undefined,
});

describe.each(dialectsAboveStores)('on %s', (dialect) => {
  const { open, start, afterTest } = useDatabases(dialect);

  /** A database, a clock, and what tells the team by them. */
  async function world() {
    const database: DatabaseHandle = await open();
    let moment = morning;
    const now = () => moment;
    const notify = ['mail'] as const;
    const search = createInboxSearch(database, {
      promises: () => promisesOf({ replyWithinHours: 48 }),
      now,
    });
    const notices = createNoticeStore(database, { now });
    const call = createNoticeCall(toTeam(), { product: 'Pebble', search, now });
    const relay = createRelay({ outbox: notices, call, what: 'notification', log: silent, now });
    const channels = notify;
    const digest = createDailyDigest({
      notices,
      channels,
      search,
      wake: () => {},
      log: silent,
      now,
    });
    return {
      database,
      notices,
      relay,
      digest,
      contacts: createContactStore(database, { now, notify }),
      deletions: createDeletionStore(database, { now, notify }),
      waitlist: createWaitlistStore(database, { now, notify }),
      pass: (ms: number) => void (moment += ms),
      now,
    };
  }

  test('notifies the team of a message by email and a signed webhook call, without its content', async () => {
    const receiver = await startWebhookReceiver();
    afterTest(receiver.close);
    const notices = { ...toTeam(), webhook: receiver.config };
    const service = await start({ notices });
    const { withDatabase, log } = service;
    await service.fastify.listen({ port: 0, host: '127.0.0.1' });
    const answer = await postJson(service, 'contact-us', {
      name: 'Asha Rao',
      email: 'asha@example.in',
      message: 'He does not answer when I call his name: autism?',
    });
    expect(answer.status).toBe(200);
    await mail.got(1);
    await receiver.got(1);
    const { id } = await withDatabase(({ db }) =>
      db.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow(),
    );
    const [letter] = mail.letters;
    expect(letter?.to).toEqual(['front@pebble.example']);
    expect(letter?.source).toContain('Subject: A new message: Tulsi & Co');
    expect(letter?.source).toContain(`${deskUrl}/inbox/${id}`);
    expect(letter?.source).toContain('Auto-Submitted: auto-generated');
    const [call] = receiver.calls;
    expect(JSON.parse(call?.body ?? '')).toEqual({
      type: 'inbox.new',
      kind: 'message',
      url: `${deskUrl}/inbox/${id}`,
    });
    expect(call?.headers['webhook-signature']).toMatch(/^v1,/);
    expect(`${letter?.source}${call?.body}${log()}`).not.toMatch(/asha|rao|autism|his name/i);
    expect(log()).not.toContain('secret');
  });

  test('delivers each email once the mail server recovers', async () => {
    const { contacts, deletions, waitlist, relay, pass, database } = await world();
    await contacts.insert({ name: 'Ravi', phone: '9876543210', wanted: 'Eye check' });
    await deletions.insert({ name: 'Om', email: 'om@example.in' });
    // A place on the waitlist asks for no answer.
    await waitlist.insert({ email: 'mina@example.in', purpose: 'WAITING_LIST' });
    mail.takes(false);
    expect([await relay.step(), await relay.step(), await relay.step()]).toEqual([
      'failed',
      'failed',
      'none',
    ]);
    const rows = await database.db.selectFrom('inbox_notices').selectAll().execute();
    expect(rows.map(({ last_outcome }) => last_outcome)).toEqual([
      'mail EENVELOPE',
      'mail EENVELOPE',
    ]);
    mail.takes(true);
    pass(10_000);
    expect([await relay.step(), await relay.step(), await relay.step()]).toEqual([
      'delivered',
      'delivered',
      'none',
    ]);
    const subjects = mail.letters.map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1]?.trim());
    expect(subjects.toSorted((one = '', other = '') => one.localeCompare(other))).toEqual([
      'A new call-back request: Pebble',
      'A new deletion request: Pebble',
    ]);
  });

  test('sends an email from one process, and another takes over if that one dies', async () => {
    const { contacts, notices, pass } = await world();
    await contacts.insert({ name: 'A', email: 'a@b.in', message: 'x' });
    const first = orThrow(await notices.claim());
    expect(first.kind).toBe('claimed');
    expect(await notices.claim()).toEqual({ kind: 'none' });
    pass(LEASE_MS + 1);
    const second = orThrow(await notices.claim());
    if (first.kind !== 'claimed' || second.kind !== 'claimed') throw new Error('not claimed');
    expect(await notices.settleDelivered(first.event)).toEqual({ kind: 'lost' });
    expect(await notices.settleDelivered(second.event)).toEqual({ kind: 'settled' });
  });

  test('sends one digest a day, at 9:00 or later, only if something is overdue', async () => {
    const { contacts, digest, relay, pass, database } = await world();
    await contacts.insert({ name: 'A', email: 'a@b.in', message: 'x' });
    expect(await relay.step()).toBe('delivered');
    await digest.run();
    expect(await relay.step()).toBe('none');

    pass(2 * DAY_MS - 2 * HOUR_MS);
    await digest.run();
    expect(await relay.step()).toBe('none');
    pass(2 * HOUR_MS);
    await Promise.all([digest.run(), digest.run()]);
    expect([await relay.step(), await relay.step()]).toEqual(['delivered', 'none']);
    expect(mail.letters.at(-1)?.source).toContain('Subject: 1 submission is overdue: Pebble');
    expect(mail.letters.at(-1)?.source).toContain(`${deskUrl}/inbox?state=overdue`);
    pass(10 * HOUR_MS);
    await digest.run();
    expect(await relay.step()).toBe('none');

    pass(DAY_MS);
    await digest.run();
    const { id } = await database.db
      .selectFrom('contact_messages')
      .select('id')
      .executeTakeFirstOrThrow();
    const handling = createHandlingStore(database);
    orThrow(await handling.setAnswered(id, 'Meera', await seenVersion(handling, id)));
    // It is true no more, so it is not sent.
    expect(await relay.step()).toBe('delivered');
    expect(mail.letters).toHaveLength(2);
  });

  test('deletes a notice with its message, and all notices after a month', async () => {
    const { contacts, database, notices, now, pass } = await world();
    await contacts.insert({ name: 'A', email: 'a@b.in', message: 'x' });
    orThrow(await notices.appendDigest('2026-11-22', ['mail']));
    orThrow(await forgetOldNotices(database, now()));
    const count = async () =>
      (await database.db.selectFrom('inbox_notices').select('id').execute()).length;
    expect(await count()).toBe(2);
    pass(30 * DAY_MS);
    orThrow(await forgetOldNotices(database, now()));
    expect(await count()).toBe(0);
  });
});
