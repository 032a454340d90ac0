import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { inTransaction } from '@site/api/database/database-handle.ts';
import { createJobRunner } from '@site/api/jobs/run-jobs.ts';
import type { Letter } from '@site/api/outgoing/send-mail.ts';
import { openTestDesk, type TestDesk } from '../../testing/open-test-desk.ts';
import { addDeskMail, DESK_MAIL_JOB, type DeskMail, sendDeskMails } from './desk-mail.ts';
import { personOf } from './users.ts';

const origin = 'https://desk.pebble.example';
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

let desk: TestDesk;
let sent: Letter[];
let isDown: boolean;
let moment: number;

beforeEach(async () => {
  desk = await openTestDesk(undefined, { mailLink: async () => {} });
  sent = [];
  isDown = false;
  moment = Date.now();
});

afterEach(() => desk.close());

const now = () => moment;

/** Runs the jobs that are due, and returns the last step. */
async function runJobs() {
  const { registry, database } = desk;
  const send = async (letter: Letter) => {
    if (isDown) throw new Error('the server is down');
    sent.push(letter);
  };
  const mails = sendDeskMails({ registry, send, origin, product: async () => 'Pebble', now });
  const runner = createJobRunner(database, { [DESK_MAIL_JOB]: mails }, { log: silent, now });
  const steps = [];
  for (let step = await runner.step(); step !== 'none'; step = await runner.step())
    steps.push(step);
  return steps;
}

const add = (mail: DeskMail, id?: string) =>
  inTransaction(desk.database, (transaction) =>
    addDeskMail(transaction, mail, { now, ...(id !== undefined && { id }) }),
  );

const approvalFor = (...cliniciansExcept: string[]): DeskMail => ({
  kind: 'news',
  about: 'approval',
  path: '/approvals',
  to: { cliniciansExcept },
});

test('mails every clinician but the authors, once', async () => {
  await desk.addUser('Dr Nair', 'clinician');
  const author = await desk.addUser('Dr Rao', 'clinician', 'writer');
  await desk.addUser('Asha', 'writer');
  await add(approvalFor(personOf(author)), 'approval-of-a-post');
  await add(approvalFor(personOf(author)), 'approval-of-a-post');
  await runJobs();
  expect(sent.map(({ to }) => to)).toEqual([['dr.nair@pebble.example']]);
  expect(sent[0]?.subject).toBe('A post waits for approval: Pebble desk');
  expect(sent[0]?.text).toContain(`${origin}/approvals\n`);
});

test('mails nobody who turned mails off on the account page', async () => {
  const clinician = await desk.signIn('clinician');
  await clinician.post('/account/mail');
  await add(approvalFor());
  await runJobs();
  expect(sent).toEqual([]);
  await clinician.get('/account');
  await clinician.post('/account/mail', { mail: 'news' });
  await add(approvalFor());
  await runJobs();
  expect(sent.map(({ to }) => to)).toEqual([[clinician.user.email]]);
});

test('tries again while the mail server is down, and mails nobody twice', async () => {
  await desk.addUser('Dr Nair', 'clinician');
  await add(approvalFor());
  isDown = true;
  expect(await runJobs()).toEqual(['done', 'failed']);
  isDown = false;
  moment += 60 * 60_000;
  expect(await runJobs()).toEqual(['done']);
  expect(sent).toHaveLength(1);
});

test('an added person gets an invitation with a link that signs them in', async () => {
  const operator = await desk.signIn('operator');
  await operator.get('/people/new');
  const fields = { name: 'Ravi Iyer', email: 'ravi@pebble.example', roles: 'front-desk' };
  const { location = '' } = await operator.post('/people/new', fields);
  expect((await operator.get(location)).body).toContain('We are sending an invitation by e-mail.');
  moment = Date.now();
  await runJobs();
  const [letter] = sent;
  expect(letter?.to).toEqual(['ravi@pebble.example']);
  const links = (letter?.text ?? '').split('\n').filter((line) => line.startsWith(origin));
  const token = new URL(links[0] ?? '').searchParams.get('token') ?? '';
  const ravi = desk.newBrowser();
  expect((await ravi.post('/sign-in/link', { token })).status).toBe(303);
  expect((await ravi.get('/account')).body).toContain('Send me mail');
});
