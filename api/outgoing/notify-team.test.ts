import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DAY_MS, HOUR_MS } from '@site/kit/durations.ts';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { createJobStore } from '../jobs/job-store.ts';
import { createJobRunner } from '../jobs/run-jobs.ts';
import { createHandlingStore } from '../submissions/handling.ts';
import { createSubmissionSearch, promisesOf } from '../submissions/list-submissions.ts';
import { createSubmissionStore } from '../submissions/store-submission.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { postJson } from '../testing/post-form.ts';
import { seenVersion } from '../testing/stored-submissions.ts';
import { dialectsAboveStores, useDatabases } from '../testing/use-databases.ts';
import { startWebhookReceiver } from '../testing/webhook-receiver.ts';
import { createTeamNotices } from './notify-team.ts';

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
    const promises = () => promisesOf({ replyWithinHours: 48 });
    const search = createSubmissionSearch(database, { promises, now });
    const options = { product: 'Pebble', search, now };
    const { notify, handlers } = createTeamNotices(database, toTeam(), options);
    const runner = createJobRunner(database, handlers, { log: silent, now });
    return {
      database,
      handlers,
      step: runner.step,
      store: createSubmissionStore(database, { now, notify }).store,
      pass: (ms: number) => void (moment += ms),
      now,
    };
  }

  test('says that a message is urgent if it speaks of a danger, without its words', async () => {
    const { step, store } = await world();
    await store('message', {
      name: 'Sita',
      email: 'sita@example.in',
      message: 'My daughter wants to die',
    });
    await step();
    const [letter] = mail.letters;
    expect(letter?.source).toContain('Subject: Urgent: A new message');
    expect(letter?.source).toContain('It may be about a child in danger.');
    expect(letter?.source).not.toContain('daughter');
  });

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
      db.selectFrom('submissions').select('id').executeTakeFirstOrThrow(),
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
    const { store, step, pass, database } = await world();
    await store('call-back', { name: 'Ravi', phone: '9876543210', wanted: 'Eye check' });
    await store('deletion', { name: 'Om', email: 'om@example.in' });
    // A place on the waitlist asks for no answer.
    await store('waitlist', { email: 'mina@example.in' });
    mail.takes(false);
    expect([await step(), await step(), await step()]).toEqual(['failed', 'failed', 'none']);
    const notices = database.db.selectFrom('jobs').select('outcome').where('kind', '=', 'notice');
    const failed = { outcome: 'mail EENVELOPE' };
    expect(await notices.execute()).toEqual([failed, failed]);
    mail.takes(true);
    pass(10_000);
    expect([await step(), await step(), await step()]).toEqual(['done', 'done', 'none']);
    const subjects = mail.letters.map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1]?.trim());
    expect(subjects.toSorted((one = '', other = '') => one.localeCompare(other))).toEqual([
      'A new call-back request: Pebble',
      'A new deletion request: Pebble',
    ]);
  });

  test('sends one digest a day, at 9:00 in India, only if something is overdue', async () => {
    const { store, database, handlers, step, pass, now } = await world();
    const digestAt = (moment: number) => handlers.digest.nextRun?.(moment) ?? Number.NaN;
    const nine = morning - HOUR_MS;
    expect([nine - 1, nine, morning].map(digestAt)).toEqual([nine, nine + DAY_MS, nine + DAY_MS]);
    await createJobStore(database, { now }).repeat('digest', digestAt(now()));

    await store('message', { name: 'A', email: 'a@b.in', message: 'x' });
    expect([await step(), await step()]).toEqual(['done', 'none']);
    pass(DAY_MS);
    // The digest finds nothing overdue.
    expect([await step(), await step()]).toEqual(['done', 'none']);
    pass(2 * DAY_MS);
    expect([await step(), await step(), await step()]).toEqual(['done', 'done', 'none']);
    expect(mail.letters.at(-1)?.source).toContain('Subject: 1 submission is overdue: Pebble');
    expect(mail.letters.at(-1)?.source).toContain(`${deskUrl}/inbox?state=overdue`);

    pass(DAY_MS);
    expect(await step()).toBe('done');
    const rows = database.db.selectFrom('submissions').select('id');
    const { id } = await rows.executeTakeFirstOrThrow();
    const handling = createHandlingStore(database);
    await handling.setAnswered(id, 'Meera', await seenVersion(database, id));
    // It is true no more, so it is not sent.
    expect([await step(), await step()]).toEqual(['done', 'none']);
    expect(mail.letters).toHaveLength(2);
  });
});
