import { createAccessLog } from '@site/api/submissions/access-log.ts';
import {
  createSubmissionStore,
  type SubmissionStore,
} from '@site/api/submissions/store-submission.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { sql } from 'kysely';
import { HOUR_MS } from '@site/kit/durations.ts';
import { openTestDesk, type TestDesk } from '../../testing/open-test-desk.ts';
import { inboxSection } from './inbox-section.tsx';

let desk: TestDesk;
let submissions: SubmissionStore;
let canMail = false;

async function open(): Promise<void> {
  desk = await openTestDesk((stores) => [
    inboxSection({ ...stores, readSite: async () => configuredSite(), hasWebhook: true, canMail }),
  ]);
  submissions = createSubmissionStore(desk.database);
}

beforeEach(() => {
  canMail = false;
  return open();
});

afterEach(async () => {
  jest.restoreAllMocks();
  await desk.close();
});

/** Stores a message, and gives its id. */
async function message(changes: Readonly<Record<string, string>> = {}): Promise<string> {
  const sent = { name: 'Asha Rao', email: 'asha@example.in', message: 'Is Saturday free?' };
  await submissions.store('message', { ...sent, ...changes });
  return newest();
}

/** Stores a deletion request, and gives its id. */
async function deletion(email = 'asha@example.in'): Promise<string> {
  await submissions.store('deletion', { name: 'Asha Rao', email, reason: 'Moved' });
  return newest();
}

async function newest(): Promise<string> {
  const rows = desk.database.db.selectFrom('submissions').select('id').orderBy('id', 'desc');
  return (await rows.executeTakeFirstOrThrow()).id;
}

/** Opens a submission and submits one of its forms. */
async function act(
  browser: Awaited<ReturnType<TestDesk['signIn']>>,
  id: string,
  action: 'answered' | 'assign' | 'not-for-us' | 'note',
  fields: Readonly<Record<string, string>>,
) {
  const { body } = await browser.get(`/inbox/${id}`);
  return browser.post(`/inbox/${id}/${action}`, { ...hiddenIn(body), ...fields });
}

/** What every form of a page carries about the submission that it shows. */
function hiddenIn(body: string): Record<string, string> {
  const found = body.matchAll(/name="(list|seen|opened)" value="([^"]*)"/g);
  return Object.fromEntries(
    [...found].map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]),
  );
}

/** The names in a list, in order. */
function namesIn(body: string): string[] {
  return [...body.matchAll(/<a href="\/inbox\/[\da-f-]{36}[?"][^>]*><bdi>([^<]*)<\/bdi>/g)].map(
    ([, name = '']) => name,
  );
}

test('a message is read, annotated, assigned and answered, with a notice and a log entry each', async () => {
  const clerk = await desk.signIn('front-desk');
  const id = await message();
  const list = await clerk.get('/inbox');
  expect(namesIn(list.body)).toEqual(['Asha Rao']);
  expect(list.body).toContain('Unread: ');
  expect(list.body).toContain('47 hours left');

  const page = await clerk.get(`/inbox/${id}`);
  expect(page.body).toContain('Is Saturday free?');
  expect(page.body).toContain('href="mailto:asha@example.in?subject=Your%20message%20to%20');
  expect((await clerk.get('/inbox')).body).not.toContain('Unread: ');

  await act(clerk, id, 'note', { words: ' Called,\nno answer ' });
  expect((await clerk.get(`/inbox/${id}`)).body).toContain('Note added.');
  await act(clerk, id, 'assign', { to: clerk.user.id });
  expect((await clerk.get(`/inbox/${id}`)).body).toContain('Assigned to Person 1.');
  expect(namesIn((await clerk.get('/inbox?assignee=me')).body)).toEqual(['Asha Rao']);
  expect((await act(clerk, id, 'answered', { closed: 'yes' })).location).toBe('/inbox');
  expect((await clerk.get('/inbox')).body).toContain('Marked as answered.');
  expect(namesIn((await clerk.get('/inbox?state=done')).body)).toEqual(['Asha Rao']);
  const after = await clerk.get(`/inbox/${id}`);
  expect(after.body).toContain('Called,\nno answer');
  expect(after.body).toContain('Answered by <bdi>Person 1</bdi>');

  const said = await desk.registry.journal(3);
  expect(said.map(({ what }) => what)).toEqual([
    `mark as answered ${id}`,
    `assign to Person 1 ${id}`,
    `add a note to ${id}`,
  ]);
  expect(said.every(({ who }) => who === 'Person 1 (person.1@pebble.example)')).toBe(true);
  const { entries } = await createAccessLog(desk.database).newest(100);
  expect(entries.map(({ action }) => action)).toContain('read');
  expect(entries[0]).toMatchObject({ person: 'Person 1 (person.1@pebble.example)' });
  expect(JSON.stringify([said, entries, desk.log])).not.toMatch(/asha|saturday|no answer/i);
});

test('a message leads back to its list, with filter and page, after reading and after every action', async () => {
  const clerk = await desk.signIn('front-desk');
  const id = await message();
  const list = '/inbox?kind=message&sort=oldest&q=asha';
  const { body } = await clerk.get(list);
  const [, href = ''] = /<a href="(\/inbox\/[\da-f-]{36}\?[^"]+)"/.exec(body) ?? [];
  const url = href.replaceAll('&amp;', '&');
  const back = (page: string) => {
    const [, main = ''] = page.split('<main');
    return /<a href="([^"]+)"/.exec(main)?.[1]?.replaceAll('&amp;', '&');
  };
  const shown = await clerk.get(url);
  expect(back(shown.body)).toBe(list);
  const note = await clerk.post(`/inbox/${id}/note`, { ...hiddenIn(shown.body), words: 'x' });
  expect(note.location).toBe(url);
  const again = await clerk.get(note.location ?? '');
  const done = await clerk.post(`/inbox/${id}/answered`, {
    ...hiddenIn(again.body),
    closed: 'yes',
  });
  expect(done.location).toBe(list);
  const person = await clerk.post('/inbox/person', {
    ...hiddenIn(again.body),
    who: 'asha@example.in',
  });
  expect(back(person.body)).toBe(list);
  const away = { ...hiddenIn(again.body), list: 'https://evil.example/inbox?a' };
  expect((await clerk.post(`/inbox/${id}/unread`, away)).location).toBe('/inbox');
});

test('acting on a message that a colleague has changed names who did what, and asks again', async () => {
  const first = await desk.signIn('front-desk');
  const second = await desk.signIn('front-desk');
  const id = await message();
  const open = hiddenIn((await second.get(`/inbox/${id}`)).body);
  await act(first, id, 'answered', { closed: 'yes' });
  const attempts = [
    ['answered', { closed: 'yes' }, 'Mark as answered anyway'],
    ['assign', { to: second.user.id }, 'Assign to Person 2 anyway'],
    ['note', { words: 'Called <twice>' }, 'Add the note anyway'],
  ] as const;
  for (const [action, fields, button] of attempts) {
    const told = await second.post(`/inbox/${id}/${action}`, { ...open, ...fields });
    expect(told.status).toBe(409);
    expect(told.body).toContain('Nothing was changed yet');
    expect(told.body).toMatch(
      /<bdi>Person 1 \(person.1@pebble.example\)<\/bdi> marked it as answered, \d+ \w+ \d{4}, /,
    );
    expect(told.body).toContain(button);
  }
  const seen = await second.get(`/inbox/${id}`);
  expect(seen.body).toContain('Answered by <bdi>Person 1</bdi>');
  expect(seen.body).toContain('No notes yet.');
  const told = await second.post(`/inbox/${id}/answered`, { ...open, closed: 'yes' });
  const decided = { ...hiddenIn(told.body), closed: 'yes' };
  expect((await second.post(`/inbox/${id}/answered`, decided)).status).toBe(303);
  expect((await second.get(`/inbox/${id}`)).body).toContain('Answered by <bdi>Person 2</bdi>');
});

test('a reply is stored with its message and marks it as answered, unless a colleague was faster', async () => {
  await desk.close();
  canMail = true;
  await open();
  const clerk = await desk.signIn('front-desk');
  const other = await desk.signIn('front-desk');
  const id = await message();
  const shown = await clerk.get(`/inbox/${id}?template=0`);
  expect(shown.body).not.toContain('mailto:');
  const { templates } = configuredSite().replies;
  expect(shown.body).toContain(templates[0]?.text.split('\n')[2] ?? 'no template');
  expect(shown.body).toContain('Hello Asha Rao,');
  await act(other, id, 'answered', { closed: 'yes' });
  const opened = hiddenIn(shown.body);
  const told = await clerk.post(`/inbox/${id}/reply`, { ...opened, words: 'Saturday is free.' });
  expect(told.status).toBe(409);
  expect(told.body).toContain('Send the reply anyway');
  expect(told.body).toContain('Saturday is free.');
  const again = { ...hiddenIn(told.body), words: 'Saturday is free.' };
  expect((await clerk.post(`/inbox/${id}/reply`, again)).location).toBe('/inbox');
  const after = await clerk.get(`/inbox/${id}`);
  expect(after.body).toContain('being sent');
  expect(after.body).toContain('Answered by <bdi>Person 1</bdi>');
  const request = await deletion();
  await clerk.get(`/inbox/${request}`);
  await clerk.post(`/inbox/${request}/reply`, { words: 'x' });
  expect((await clerk.get('/inbox')).body).toContain('This cannot be answered by mail.');
  expect(JSON.stringify(await desk.registry.journal(9))).not.toContain('Saturday');
});

test('several are answered, assigned or closed at once, except those of colleagues, back on the same list', async () => {
  const clerk = await desk.signIn('front-desk');
  const other = await desk.signIn('front-desk');
  const [first, second, third] = [await message(), await message(), await message()];
  const request = await deletion();
  await act(other, first, 'answered', { closed: 'yes' });
  const list = '/inbox?kind=message&sort=oldest';
  const { body } = await clerk.get(list);
  const selected = (ids: readonly string[]) => ({ ...hiddenIn(body), selected: [...ids] });
  const done = await clerk.post('/inbox/selected/answered', selected([first, second, request]));
  expect(done.location).toBe(list);
  const after = await clerk.get(list);
  expect(after.body).toContain('1 marked as answered. 2 could not be changed.');
  await clerk.post('/inbox/selected/assign', selected([third]));
  expect(namesIn((await clerk.get('/inbox?assignee=me')).body)).toHaveLength(1);
  await clerk.post('/inbox/selected/not-for-us', selected([third]));
  expect(namesIn((await clerk.get('/inbox?state=not-for-us')).body)).toHaveLength(1);
  expect((await clerk.get(`/inbox/${third}`)).body).toContain('Closed as not for us by');
  await clerk.post('/inbox/selected/reopen', selected([`${first} ${third}`]));
  expect((await clerk.get(list)).body).toContain('1 reopened. 1 could not be changed.');
  expect((await clerk.get(`/inbox/${third}`)).body).not.toContain('Closed as not for us by');
  expect((await clerk.get(`/inbox/${first}`)).body).toContain('Answered by <bdi>Person 2</bdi>');
  await clerk.post('/inbox/selected/answered', hiddenIn(body));
  expect((await clerk.get('/inbox')).body).toContain('Select at least one message.');
});

test('a message about a danger is marked and says what to do, and others of its sender stand beside it', async () => {
  const clerk = await desk.signIn('front-desk');
  const id = await message({ message: 'She says she wants to die' });
  await message();
  const list = await clerk.get('/inbox');
  expect(list.body).toContain('Suicide or self-harm');
  const { body } = await clerk.get(`/inbox/${id}`);
  expect(body).toContain('Stay with your child.');
  expect(body).toContain('112, 14416');
  expect(list.body).toContain('1 of 2 from this person');
  expect(body).toMatch(/From the same person.*Is Saturday free\?/s);
  expect(body).toContain('>Next</a>');
});

test.each([
  ['answered', 'Marked as answered.'],
  ['not-for-us', 'Closed as not for us.'],
] as const)('what is %s is reopened from its notice, and from its page', async (action, notice) => {
  const clerk = await desk.signIn('front-desk');
  const id = await message();
  await act(clerk, id, action, { closed: 'yes' });
  const list = await clerk.get('/inbox?kind=message');
  expect(list.body).toMatch(new RegExp(`${notice}.*action="/inbox/selected/reopen".*Undo`, 's'));
  const [, selected = ''] = /name="selected" value="([^"]+)"/.exec(list.body) ?? [];
  const undone = await clerk.post('/inbox/selected/reopen', { ...hiddenIn(list.body), selected });
  expect(undone.location).toBe('/inbox?kind=message');
  expect(namesIn((await clerk.get('/inbox')).body)).toEqual(['Asha Rao']);
  await act(clerk, id, action, { closed: 'yes' });
  expect((await clerk.get(`/inbox/${id}`)).body).toContain('Reopen');
  await act(clerk, id, action, { closed: 'no' });
  expect(namesIn((await clerk.get('/inbox')).body)).toEqual(['Asha Rao']);
});

test('a person is found by a part of the name, and chosen among others of that name', async () => {
  const clerk = await desk.signIn('front-desk');
  await message({ message: 'The first' });
  await message({ message: 'The second' });
  await message({ name: 'Asha Verma', email: 'verma@example.in', message: 'Hello' });
  await message({ name: 'Ravi', email: 'ravi@example.in', message: 'Asha Rao sent me' });
  const asha = await clerk.post('/inbox/person', { who: ' ASHA' });
  expect(asha.body).toContain('2 people');
  expect(asha.body).toContain('The second');
  expect(asha.body).toContain('verma@example.in');
  expect(asha.body).not.toContain('ravi@example.in');
  const chosen = [...asha.body.matchAll(/name="who" value="([^"]+)"/g)].map(([, who]) => who);
  expect(chosen).toEqual(expect.arrayContaining(['verma@example.in', 'asha@example.in']));
  const nobody = await clerk.post('/inbox/person', { who: 'Zoya' });
  expect(nobody.body).toContain('Nobody with these letters in their name has written.');
  expect((await clerk.post('/inbox/person', { who: ' ' })).status).toBe(422);
});

test('the numbers beside the states are those of the chosen kind', async () => {
  const clerk = await desk.signIn('front-desk');
  await message();
  await submissions.store('waitlist', { email: 'asha@example.in' });
  const numbers = ({ body }: { body: string }) =>
    [...body.matchAll(/>(To do|Unread)<span[^>]*>(\d+)<\/span>/g)].map(([, name, of]) => [
      name,
      of,
    ]);
  expect(numbers(await clerk.get('/inbox'))).toEqual([
    ['To do', '1'],
    ['Unread', '2'],
  ]);
  expect(numbers(await clerk.get('/inbox?kind=waitlist'))).toEqual([
    ['To do', '0'],
    ['Unread', '1'],
  ]);
});

test('counts and marks messages that are overdue', async () => {
  const clerk = await desk.signIn('front-desk');
  await message();
  await message({ name: 'Ravi' });
  expect((await clerk.get('/inbox')).body).not.toContain('overdue</span>');
  const before = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => before + 49 * HOUR_MS);
  const later = await desk.signIn('front-desk');
  const { body } = await later.get('/inbox');
  expect(body).toContain('2 submissions are overdue');
  expect(body).toContain('an hour overdue');
  expect(namesIn((await later.get('/inbox?state=overdue&sort=oldest')).body)).toEqual([
    'Asha Rao',
    'Ravi',
  ]);
  expect((await later.get('/inbox?state=overdue&kind=deletion')).body).toContain('Nothing matches');
});

test('each page of the list has its own URL', async () => {
  const clerk = await desk.signIn('front-desk');
  for (let number = 1; number <= 52; number += 1) await message({ name: `Parent ${number}` });
  const first = await clerk.get('/inbox?kind=message');
  expect(namesIn(first.body)).toHaveLength(50);
  const [, href = ''] = /href="([^"]+)" rel="next"/.exec(first.body) ?? [];
  const second = await clerk.get(href.replaceAll('&amp;', '&'));
  expect(namesIn(second.body)).toEqual(['Parent 2', 'Parent 1']);
  expect(second.body).toContain('51–52 of 52');
  expect((await clerk.get('/inbox?page=9')).body).toContain('Nothing matches');
  expect((await clerk.get('/inbox?page=-1&state=x&kind=y&sort=z&q=parent%209')).status).toBe(200);
});

test('an email address cannot inject headers into a reply', async () => {
  const clerk = await desk.signIn('front-desk');
  const id = await message({ email: 'a@b.in?bcc=evil@evil.example&body=x' });
  const { body } = await clerk.get(`/inbox/${id}`);
  expect(body).toContain('mailto:a@b.in%3Fbcc%3Devil@evil.example%26body%3Dx?subject=');
  const other = await message({ email: 'not an address' });
  expect((await clerk.get(`/inbox/${other}`)).body).not.toContain('mailto:');
});

test('shows nothing if the access cannot be logged', async () => {
  const clerk = await desk.signIn('front-desk');
  const id = await message();
  await sql`drop table access_log`.execute(desk.database.db);
  for (const url of ['/inbox', `/inbox/${id}`, '/inbox/export.csv']) {
    const { status, body } = await clerk.get(url);
    expect([status, body.includes('Saturday')]).toEqual([500, false]);
  }
});

test('an export has the listed rows, without cells that a spreadsheet would execute', async () => {
  const clerk = await desk.signIn('front-desk');
  await message({ name: '=HYPERLINK("http://evil.example")' });
  const id = await message({ name: 'Ravi', message: 'Two\nlines' });
  await clerk.get(`/inbox/${id}`);
  await act(clerk, id, 'assign', { to: clerk.user.id });
  const all = await clerk.get('/inbox/export.csv?state=all');
  expect(all.headers['content-disposition']).toMatch(/^attachment; filename="inbox-[\d-]+\.csv"$/);
  expect(all.body).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  const mine = await clerk.get('/inbox/export.csv?assignee=me');
  expect(mine.body.split('\r\n')).toHaveLength(3);
  expect(mine.body).toContain(',"Two\nlines",');
  expect(mine.body).toContain(`${id},Person 1,to do,,\r\n`);
  expect(mine.body).toMatch(/\r\n\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30,message,/);
  const [last] = await desk.registry.journal(1);
  expect(last).toMatchObject({ what: 'export the inbox', details: ['1 rows'] });
  await act(clerk, id, 'not-for-us', { closed: 'yes' });
  const closed = await clerk.get('/inbox/export.csv?state=not-for-us');
  expect(closed.body).toMatch(/,Person 1,not for us,\d{4}-\d\d-\d\dT[\d:]{8}\+05:30,Person 1\r\n/);
});

test('a person’s data is found, exported and erased, with a receipt', async () => {
  const clerk = await desk.signIn('front-desk');
  const id = await message({ email: 'Asha@Example.in', phone: '98765 43210' });
  await message({ name: 'Meena', email: 'meena@example.in', message: 'For asha@example.in' });
  await clerk.get(`/inbox/${id}`);
  await act(clerk, id, 'note', { words: 'Secret note' });
  await clerk.get('/inbox/person');
  const plan = await clerk.post('/inbox/person', { who: 'asha@example.in' });
  expect(plan.body).toContain('One submission from <bdi>asha@example.in</bdi>');
  expect(plan.body).toContain('Mentioned by others');
  expect(plan.body).toContain('Erase this person’s data');
  expect(plan.body).not.toMatch(/\brows\b|Idempotency|docs\//);

  const held = await clerk.post('/inbox/person/export', { who: 'asha@example.in' });
  expect(held.headers['content-disposition']).toMatch(/^attachment; filename="person-/);
  const inIndia = expect.stringMatching(/^2\d{3}-\d\d-\d\dT[\d:]{8}\+05:30$/);
  expect(JSON.parse(held.body)).toMatchObject({
    'What they sent': [
      {
        Kind: 'Message',
        Received: inIndia,
        State: 'to do',
        Notes: [{ Written: inIndia, By: 'Person 1', Text: 'Secret note' }],
      },
    ],
    'Every stored row': {
      submissions: [{ payload: { phone: '98765 43210' }, received_at: inIndia }],
      submission_notes: [{ words: 'Secret note', author: 'Person 1' }],
    },
  });
  const table = await clerk.post('/inbox/person/export', { who: 'asha@example.in', as: 'csv' });
  expect(table.body).toContain('98765 43210');

  const asked = await clerk.post('/inbox/person/erase', { who: 'asha@example.in' });
  expect(asked.body).toContain('Erase for good');
  const kept = desk.database.db.selectFrom('submissions').select('id');
  expect(await kept.execute()).toContainEqual({ id });
  const sure = { who: 'asha@example.in', sure: 'yes' };
  const erased = await clerk.post('/inbox/person/erase', sure);
  expect(erased.location).toBe('/inbox/person');
  expect((await clerk.get('/inbox/person')).body).toMatch(
    /Erased\. Receipt [\da-f-]{36}\. Backups made before now/,
  );
  expect((await clerk.get(`/inbox/${id}`)).status).toBe(404);
  const left = desk.database.db.selectFrom('jobs').select('kind');
  expect(await left.execute()).toEqual([{ kind: 'overwrite-erased' }]);
  const { entries } = await createAccessLog(desk.database).newest(3);
  const by = 'Person 1 (person.1@pebble.example)';
  expect(entries.map(({ action, person }) => [action, person])).toEqual([
    ['erase', by],
    ['export-person', by],
    ['export-person', by],
  ]);
  expect((await clerk.get('/inbox/log')).body).toContain('erased a person');
  const said = await desk.registry.journal(2);
  expect(said.map(({ what }) => what)).toEqual(['erase a person', 'export a person']);
  expect(JSON.stringify([said, entries, desk.log])).not.toMatch(/asha|98765 43210/i);
  const again = await clerk.post('/inbox/person', { who: 'asha@example.in' });
  expect(again.body).toContain('Nothing found');
});

test('erasing a person with an open deletion request needs confirmation', async () => {
  const clerk = await desk.signIn('front-desk');
  const id = await deletion();
  await clerk.get('/inbox/person');
  const sure = { who: 'asha@example.in', sure: 'yes' };
  const refused = await clerk.post('/inbox/person/erase', sure);
  expect([refused.status, refused.body.includes('Nothing was erased')]).toEqual([409, true]);
  expect((await clerk.get(`/inbox/${id}`)).status).toBe(200);
  await clerk.get('/inbox/person');
  await clerk.post('/inbox/person/erase', { ...sure, open: 'too' });
  expect((await clerk.get(`/inbox/${id}`)).status).toBe(404);
});

test('an abandoned deletion request can be retried or settled manually', async () => {
  const clerk = await desk.signIn('front-desk');
  const id = await deletion();
  const { db } = desk.database;
  await db.updateTable('jobs').set({ state: 'dead', attempts: 488 }).execute();
  const page = await clerk.get(`/inbox/${id}`);
  expect(page.body).toContain('Gave up after 488 attempts.');
  await clerk.post(`/inbox/${id}/retry`);
  expect((await clerk.get(`/inbox/${id}`)).body).toContain('Queued again.');
  expect((await clerk.get(`/inbox/${id}`)).body).toContain('About to be delivered.');
  await clerk.post(`/inbox/${id}/retry`);
  expect((await clerk.get(`/inbox/${id}`)).body).toContain(
    'This request has not failed, so there is nothing to retry.',
  );
  await clerk.post(`/inbox/${id}/settle`);
  expect((await clerk.get(`/inbox/${id}`)).body).toContain('Settled manually');
  expect(namesIn((await clerk.get('/inbox?state=done')).body)).toEqual(['Asha Rao']);
  const said = (await desk.registry.journal(2)).map(({ what }) => what);
  expect(said).toEqual([`mark as handled ${id}`, `retry ${id}`]);
});

test('rejects actions on deleted messages, and assignments outside the front desk', async () => {
  const clerk = await desk.signIn('front-desk');
  const writer = await desk.addUser('Wrong Role', 'writer');
  const id = await message();
  await clerk.get('/inbox');
  await act(clerk, id, 'assign', { to: writer.id });
  expect((await clerk.get(`/inbox/${id}`)).body).toContain('no longer works at the front desk');
  const gone = '01a21174-74f5-7000-8b58-20557feefd0d';
  for (const action of ['answered', 'note', 'unread', 'assign']) {
    const { status } = await clerk.post(`/inbox/${gone}/${action}`, { words: 'x', to: '' });
    expect([action, status]).toEqual([action, 404]);
  }
});
