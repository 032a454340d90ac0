import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { createJobRunner } from '../jobs/run-jobs.ts';
import { createHandlingStore, REPLY_JOB } from '../submissions/handling.ts';
import { createSubmissionStore } from '../submissions/store-submission.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { seenVersion, storedSubmissions } from '../testing/stored-submissions.ts';
import { dialectsAboveStores, useDatabases } from '../testing/use-databases.ts';
import { createMailer, type SendMail } from './send-mail.ts';
import { sendReplies } from './send-replies.ts';

const HOUR_MS = 3_600_000;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

let mail: MailServer;

beforeEach(async () => {
  mail = await startMailServer();
});

afterEach(() => mail.close());

describe.each(dialectsAboveStores)('on %s', (dialect) => {
  const { open } = useDatabases(dialect);

  /** A message with a reply that waits to be sent. */
  async function world(send: SendMail | undefined) {
    const database = await open();
    let moment = Date.UTC(2026, 10, 22, 4, 30);
    const now = () => moment;
    const { store } = createSubmissionStore(database, { now });
    await store('message', { name: 'Asha', email: 'asha@example.in', message: 'Is it open?' });
    const [{ id } = { id: '' }] = await storedSubmissions(database);
    const handling = createHandlingStore(database, { now });
    const reply = { author: 'Meera', words: 'Yes, it is.' };
    await handling.reply(id, reply, await seenVersion(database, id));
    const job = sendReplies(database, send, { readSite: async () => configuredSite(), now });
    const { step } = createJobRunner(database, { [REPLY_JOB]: job }, { log: silent, now });
    return {
      database,
      step,
      pass: (ms: number) => void (moment += ms),
      reply: async () => (await handling.repliesTo(id))[0],
      answered: async () => (await storedSubmissions(database))[0]?.handling.answered?.by,
    };
  }

  test('sends a reply to the parent, with the clinic’s mailbox for their answer', async () => {
    const send = createMailer({ url: mail.url, from: 'desk@pebble.example' });
    const { step, reply, answered } = await world(send);
    expect(await reply()).toMatchObject({ author: 'Meera', state: 'sending' });
    expect(await step()).toBe('done');
    const [letter] = mail.letters;
    expect(letter?.to).toEqual(['asha@example.in']);
    expect(letter?.source).toContain(`Reply-To: ${configuredSite().replies.replyTo}`);
    expect(letter?.source).toContain('Yes, it is.');
    expect(letter?.source).not.toContain('auto-generated');
    expect(await reply()).toMatchObject({ words: 'Yes, it is.', state: 'accepted' });
    expect(await answered()).toBe('Meera');
  });

  test('reopens the message if the server refuses the reply for good', async () => {
    const refusal = Object.assign(new Error('no'), { code: 'EENVELOPE', responseCode: 550 });
    const { step, reply, answered } = await world(() => Promise.reject(refusal));
    await step();
    expect(await reply()).toMatchObject({ state: 'refused' });
    expect(await answered()).toBeUndefined();
  });

  test('retries while the server is down, and reopens the message after a day', async () => {
    const refusal = Object.assign(new Error('no'), { code: 'ECONNECTION' });
    const { step, reply, answered, pass } = await world(() => Promise.reject(refusal));
    await step();
    expect(await reply()).toMatchObject({ state: 'sending' });
    expect(await answered()).toBe('Meera');
    pass(25 * HOUR_MS);
    await step();
    expect(await reply()).toMatchObject({ state: 'refused' });
    expect(await answered()).toBeUndefined();
  });

  test('never sends a reply again whose attempt was cut off, and says that it may have been sent', async () => {
    let sent = 0;
    const send = async () => void (sent += 1);
    const { database, step, reply, answered } = await world(send);
    await database.db.updateTable('submission_replies').set({ handed_at: 1 }).execute();
    await step();
    expect(sent).toBe(0);
    expect(await reply()).toMatchObject({ state: 'uncertain' });
    expect(await answered()).toBeUndefined();
  });

  test('records an attempt before it begins', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const began = Promise.withResolvers<void>();
    const { database, step } = await world(() => {
      began.resolve();
      return promise;
    });
    const stepped = step();
    await began.promise;
    const rows = await database.db.selectFrom('submission_replies').select('handed_at').execute();
    expect(rows).toEqual([{ handed_at: expect.any(Number) }]);
    resolve();
    expect(await stepped).toBe('done');
  });

  test('reopens the message if the desk has no mail server any more', async () => {
    const { step, reply, answered } = await world(undefined);
    await step();
    expect(await reply()).toMatchObject({ state: 'no-server' });
    expect(await answered()).toBeUndefined();
  });
});
