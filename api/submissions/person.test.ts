import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, jest, test } from '@jest/globals';
import Database from 'better-sqlite3';
import { Client } from 'pg';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { openDatabase } from '../database/open-database.ts';
import { scrubDatabase } from '../database/scrub-database.ts';
import { addJob } from '../jobs/job-store.ts';
import { OVERWRITE_JOB, overwriteErased } from '../jobs/overwrite-erased.ts';
import { createJobRunner } from '../jobs/run-jobs.ts';
import { seenVersion, storedSubmissions } from '../testing/stored-submissions.ts';
import { createTestDatabase, runOnTestPostgres } from '../testing/test-postgres.ts';
import { dialects, useDatabases } from '../testing/use-databases.ts';
import { createAccessLog } from './access-log.ts';
import { createHandlingStore } from './handling.ts';
import { erasePerson, exportPerson, findPerson, parsePerson } from './person.ts';
import { createSubmissionStore } from './store-submission.ts';

const spellings = [
  'asha.rao@example.in',
  'Asha.Rao@Example.IN',
  ' ASHA.RAO@example.in ',
  '\u2060asha.rao@example.in',
  'asha.rao@example.in\u200b',
  '\u202aasha.rao@exam\u00adple.in\u202c',
  'ａｓｈａ．ｒａｏ＠ｅｘａｍｐｌｅ．ｉｎ',
];

const hindiSpellings = [
  'आशा@उदाहरण.भारत',
  'आशा@XN--P1B6CI4B4B3A.xn--h2brj9c',
  '\u2066आशा@उदाहरण。भारत\u2069',
  'आशा@उदा\u200bहरण.भारत.',
];

const nothing = {
  submissions: 0,
  submission_notes: 0,
  submission_replies: 0,
  submission_people: 0,
  jobs: 0,
};

function personOf(text: string) {
  const person = parsePerson(text);
  if (person === null) throw new Error(`${text} does not identify a person.`);
  return person;
}

/** Erases a person, with open deletion requests. */
async function erase(database: DatabaseHandle, who: string) {
  const log = createAccessLog(database, { who: { person: 'clerk', machine: 'desk' } });
  const erased = await erasePerson(database, log, personOf(who), { isOpenErased: true });
  if (erased.kind !== 'erased') throw new Error('Nothing was erased.');
  return erased;
}

/** Inserts submissions of each kind by Asha, in every spelling of her email and phone number, and some by others. */
async function fill(database: DatabaseHandle): Promise<void> {
  const { store } = createSubmissionStore(database, {
    notify: (transaction, { id }, now) =>
      addJob(transaction, { kind: 'notice', submissionId: id }, now),
  });
  for (const [index, email] of spellings.entries()) {
    const message = { name: 'Asha Rao', email, message: `Secret words ${index}` };
    await store('message', message, { idempotencyKey: `asha-${index}` });
    await store('waitlist', { email }, { idempotencyKey: `asha-waits-${index}` });
  }
  const callBack = { name: 'Asha', phone: '9876543210', wanted: 'an eye test' };
  await store('call-back', callBack, { idempotencyKey: 'asha-calls' });
  await store('message', {
    name: 'Asha',
    email: 'other@example.in',
    phone: 'home ०९८७६५ ४३२१०, after six',
    message: 'Call me',
  });
  const request = { name: 'Asha Rao', email: 'ASHA.RAO@example.in', reason: 'Moved away' };
  await store('deletion', request, { idempotencyKey: 'asha-goes' });
  const ravi = { name: 'Ravi', email: 'ravi@example.in' };
  const said = { ...ravi, phone: '+1 987-654-3210', message: 'Hello' };
  await store('message', said, { idempotencyKey: 'ravi' });
  await store('message', {
    name: 'Meena',
    email: 'meena@example.in',
    message: 'Please answer my sister, Asha.Rao@example.in',
  });
  await store('deletion', ravi);
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe.each(dialects)('on %s', (dialect) => {
  const { open } = useDatabases(dialect);

  const left = async (database: DatabaseHandle) =>
    (await storedSubmissions(database)).map(({ name, kind }) => `${name}: ${kind}`);

  test('numbers the deletion requests of an address from 1, and goes on while some remain', async () => {
    const database = await open();
    const { store } = createSubmissionStore(database);
    const request = { name: 'Ravi', email: 'ravi@example.in' };
    const ask = () => store('deletion', request);
    const positions = async () => {
      const jobs = database.db.selectFrom('jobs').select('position').where('kind', '=', 'deletion');
      return (await jobs.orderBy('position').execute()).map(({ position }) => position);
    };
    await ask();
    await ask();
    const [first] = await storedSubmissions(database);
    await erase(database, first?.id ?? '');
    await ask();
    expect(await positions()).toEqual([2, 3]);
    await erase(database, 'ravi@example.in');
    await ask();
    expect(await positions()).toEqual([1]);
  });

  test('erases every row of a person in every spelling exactly as planned, and stores an anonymous receipt', async () => {
    const database = await open();
    await fill(database);
    const handling = createHandlingStore(database);
    for (const { id, name, kind } of await storedSubmissions(database)) {
      if (kind !== 'message' || name === 'Asha') continue;
      await handling.assign(id, 'clerk', await seenVersion(database, id));
      const words = name === 'Ravi' ? 'Husband of asha.rao@example.in' : 'Will call on Monday';
      await handling.addNote(id, { author: 'clerk', words }, await seenVersion(database, id));
      if (name === 'Ravi') continue;
      const reply = { author: 'clerk', words: 'Monday suits us' };
      await handling.reply(id, reply, await seenVersion(database, id));
    }
    const before = await left(database);
    const found = await findPerson(database, personOf(' asha.RAO@example.in'));
    const submissions = spellings.length + 2;
    expect(found.counts).toEqual({
      submissions,
      submission_notes: spellings.length,
      submission_replies: spellings.length,
      submission_people: submissions,
      // A notice and a reply of each message, and a notice and the delivery of the deletion request.
      jobs: 2 * spellings.length + 2,
    });
    expect(found.mentions.map(({ name }) => name)).toEqual(['Meena', 'Ravi']);
    expect(found.open.map(({ kind }) => kind)).toEqual(['deletion']);
    expect(await left(database)).toEqual(before);
    const log = createAccessLog(database);
    const careful = { isOpenErased: false };
    expect(await erasePerson(database, log, personOf(spellings[0] ?? ''), careful)).toEqual({
      kind: 'open',
    });

    const erased = await erase(database, ' asha.RAO@example.in');
    expect(erased.counts).toEqual(found.counts);
    const rest = ['Asha: call-back', 'Asha: message', 'Ravi: message', 'Meena: message'];
    expect(await left(database)).toEqual([...rest, 'Ravi: deletion']);
    const notes = database.db.selectFrom('submission_notes').select('words').orderBy('id');
    expect((await notes.execute()).map(({ words }) => words)).toEqual([
      'Husband of asha.rao@example.in',
      'Will call on Monday',
    ]);
    const { entries } = await log.newest(10);
    expect(entries).toEqual([
      {
        person: 'clerk',
        machine: 'desk',
        id: erased.receipt,
        at: expect.any(Number),
        action: 'erase',
        rows: submissions,
        counts: JSON.stringify(found.counts),
      },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/asha|rao/i);
    const again = await findPerson(database, personOf('asha.rao@example.in'));
    expect([again.own, again.counts]).toEqual([[], nothing]);
  });

  test('exports everything about a person', async () => {
    const database = await open();
    await fill(database);
    const person = personOf('98765 43210');
    expect(await exportPerson(database, person)).toMatchObject({
      sent: [
        { kind: 'call-back', name: 'Asha', phone: '9876543210', wanted: 'an eye test' },
        { kind: 'message', message: 'Call me' },
      ],
      rows: {
        submissions: [{ kind: 'call-back' }, { kind: 'message' }],
        jobs: [{ kind: 'notice' }, { kind: 'notice' }],
      },
    });
  });

  test.each(hindiSpellings.slice(-1))(
    'erasing %j deletes rows in every spelling',
    async (spelling) => {
      const database = await open();
      const { store } = createSubmissionStore(database);
      for (const [index, email] of hindiSpellings.entries()) {
        const key = (form: string) => ({ idempotencyKey: `${form} ${index}` });
        await store('message', { name: 'Asha', email, message: 'Hello' }, key('message'));
        await store('waitlist', { email }, key('waitlist'));
        await store('deletion', { name: 'Asha', email }, key('deletion'));
      }
      await store('message', { name: 'A', email: `Asha <${spelling}>`, message: 'Hi' });
      expect((await erase(database, spelling)).counts).toMatchObject({ submissions: 10 });
      expect(await left(database)).toEqual([]);
    },
  );

  test('finds submissions with a phone number in any format, given in any format', async () => {
    const database = await open();
    await fill(database);
    for (const number of ['9876543210', '+91 98765 43210', '0091-98765-43210', '९८७६५४३२१०']) {
      const plan = await findPerson(database, personOf(number));
      expect(plan.own.map(({ name, wanted }) => [name, wanted])).toEqual([
        ['Asha', undefined],
        ['Asha', 'an eye test'],
      ]);
      expect(plan.mentions).toEqual([]);
    }
  });

  test('erases a single submission by its id', async () => {
    const database = await open();
    await fill(database);
    const { mentions } = await findPerson(database, personOf('asha.rao@example.in'));
    await erase(database, mentions[0]?.id ?? '');
    const rest = await left(database);
    expect(rest).not.toContain('Meena: message');
    expect(rest).toHaveLength(spellings.length + 6);
  });
});

describe('files of the embedded database', () => {
  const { newDatabase, open } = useDatabases('sqlite');

  /** A migrated database and its file. */
  async function opened() {
    const config = await newDatabase();
    if (config.dialect !== 'sqlite') throw new Error('This test requires SQLite.');
    return { config, service: await open(config) };
  }

  /** The texts that any of the files contains, compared byte by byte. */
  function foundIn(name: string, texts: readonly string[]): readonly string[] {
    const bytes = ['', '-wal', '-shm'].map((end) =>
      existsSync(name + end) ? readFileSync(name + end) : Buffer.alloc(0),
    );
    return texts.filter((text) => bytes.some((each) => each.includes(text)));
  }

  test('every table is either covered by erasure or contains no personal data', async () => {
    const { db } = await open();
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    const withoutVisitors = [
      'access_log',
      'clock_checks',
      'installation',
      'post_draft_pictures',
      'post_draft_versions',
      'post_drafts',
      'post_pictures',
      'posts',
      'signal_counts',
      'test_writes',
      'withdrawn_posts',
    ];
    expect(tables.toSorted()).toEqual([...Object.keys(nothing), ...withoutVisitors].toSorted());
  });

  const traces = [
    ...spellings.map((spelling) => spelling.trim()),
    'Secret words 0',
    'secret words 2',
    'Moved away',
    'asha-0',
    'asha-waits-2',
    'asha-goes',
  ];

  test('leaves no trace of an erased person, even while another connection is open', async () => {
    const { config, service } = await opened();
    // Rows deleted before `secure_delete` was on remain in free pages and between rows.
    const old = new Database(config.file);
    old.pragma('secure_delete = OFF');
    old.exec('create table earlier (words text)');
    const insert = old.prepare('insert into earlier values (?)');
    for (let row = 0; row < 200; row += 1)
      insert.run(`earlier asha.rao@example.in ${row} `.repeat(20));
    old.exec('drop table earlier');
    old.pragma('wal_checkpoint(passive)');
    old.close();
    await fill(service);
    const earlier = ['earlier asha.rao@example.in 7', 'earlier asha.rao@example.in 199'];
    expect(foundIn(config.file, [...traces, ...earlier])).toEqual([...traces, ...earlier]);
    // Meena's submission mentions Asha and would be kept, so erase Meena before searching.
    await erase(service, 'meena@example.in');

    const other = await openDatabase(config);
    await erase(other, 'asha.rao@example.in');
    // The job was stored with the erasure, so any process can run it.
    const handlers = { [OVERWRITE_JOB]: overwriteErased(other) };
    const runner = createJobRunner(other, handlers, { log: silent });
    expect([await runner.step(), await runner.step()]).toEqual(['done', 'done']);
    expect(await runner.step()).toBe('none');
    await other.close();
    expect(foundIn(config.file, [...traces, ...earlier])).toEqual([]);
    expect(foundIn(config.file, ['ravi@example.in', 'ravi'])).toEqual(['ravi@example.in', 'ravi']);
    expect((await sql`pragma integrity_check`.execute(service.db)).rows).toEqual([
      { integrity_check: 'ok' },
    ]);
    await fill(service);
  });

  test('deletes rows during a long read by another process, and reports that the files were not overwritten', async () => {
    const { config, service } = await opened();
    await fill(service);
    const reader = new Database(config.file);
    reader.exec('begin');
    reader.prepare('select count(*) from submissions').get();
    await erase(service, 'asha.rao@example.in');
    expect(await scrubDatabase(service, { timeoutMs: 100 })).toMatchObject({ kind: 'failed' });
    expect((await findPerson(service, personOf('asha.rao@example.in'))).counts).toEqual(nothing);
    expect(foundIn(config.file, ['Secret words 0'])).toEqual(['Secret words 0']);
    reader.exec('commit');
    reader.close();
    expect(await scrubDatabase(service)).toEqual({ kind: 'scrubbed' });
    expect(foundIn(config.file, ['Secret words 0'])).toEqual([]);
  });

  test('reports that nothing was erased while another program has the write lock', async () => {
    const { config, service } = await opened();
    await fill(service);
    const writer = new Database(config.file);
    writer.exec('begin immediate');
    const now = performance.now.bind(performance);
    // Without waiting for seconds until it gives up.
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => 100 * now());
    const failure: unknown = await erase(service, 'ravi@example.in').catch(
      (error: unknown) => error,
    );
    clock.mockRestore();
    writer.exec('rollback');
    writer.close();
    expect(failure).toMatchObject({ name: 'DatabaseDown', cause: { code: 'SQLITE_BUSY' } });
    const { counts } = await findPerson(service, personOf('ravi@example.in'));
    expect(counts).toMatchObject({ submissions: 2 });
  });
});

describe('table files of PostgreSQL', () => {
  const { newDatabase, open, afterTest } = useDatabases('postgres');

  /** A database with submissions by Asha and others, and its URL. */
  async function filled(): Promise<{ database: DatabaseHandle; url: string }> {
    const config = await newDatabase();
    if (config.dialect !== 'postgres') throw new Error('This test requires PostgreSQL.');
    const database = await open(config);
    await fill(database);
    return { database, url: config.url };
  }

  const eraseAsha = (database: DatabaseHandle) => erase(database, 'asha.rao@example.in');

  async function isInFile(database: DatabaseHandle): Promise<boolean> {
    await runOnTestPostgres('checkpoint');
    const { rows } = await sql<{ at: number }>`
      select position('Secret words 2'::bytea in pg_read_binary_file(
        pg_relation_filepath('submissions'))) as at
    `.execute(database.db);
    return (rows[0]?.at ?? 0) > 0;
  }

  /** Runs these statements in another client's transaction, which stays open until the returned function is called. */
  async function begin(
    url: string,
    ...statements: readonly string[]
  ): Promise<() => Promise<void>> {
    const client = new Client({ connectionString: url });
    await client.connect();
    // If a test fails first, its open transaction must not block other databases.
    afterTest(() => client.end());
    for (const statement of ['begin', ...statements]) await client.query(statement);
    return () => client.end();
  }

  const inUse = {
    kind: 'failed',
    error: expect.objectContaining({ message: 'another program is using the database' }),
  };

  test('removes an erased row from the table’s file', async () => {
    const { database } = await filled();
    expect(await isInFile(database)).toBe(true);
    await eraseAsha(database);
    expect(await isInFile(database)).toBe(true);
    expect(await scrubDatabase(database)).toEqual({ kind: 'scrubbed' });
    expect(await isInFile(database)).toBe(false);
  });

  test('does not claim to have overwritten rows that a transaction in another database can still see', async () => {
    const { database } = await filled();
    const end = await begin(await createTestDatabase(), 'select pg_current_xact_id()');
    await eraseAsha(database);
    expect(await scrubDatabase(database, { timeoutMs: 100 })).toEqual(inUse);
    expect(await isInFile(database)).toBe(true);
    const scrubbed = scrubDatabase(database);
    await end();
    expect(await scrubbed).toEqual({ kind: 'scrubbed' });
    expect(await isInFile(database)).toBe(false);
  });

  test('reports a table locked by another process, without blocking forms', async () => {
    const { database, url } = await filled();
    await eraseAsha(database);
    const end = await begin(url, 'lock table submissions in access share mode');
    const scrubbed = scrubDatabase(database, { timeoutMs: 100 });
    const stored = createSubmissionStore(database).store('message', {
      name: 'Ravi',
      email: 'ravi@example.in',
      message: 'Hello again',
    });
    expect(await scrubbed).toEqual(inUse);
    expect(await stored).toMatchObject({ kind: 'stored' });
    await end();
    expect(await scrubDatabase(database)).toEqual({ kind: 'scrubbed' });
  });

  test('reports that the account lacks permission to rewrite the tables', async () => {
    const { database, url } = await filled();
    await eraseAsha(database);
    const account = `clerk_${randomUUID().replaceAll('-', '')}`;
    await runOnTestPostgres(`create role ${account} login password 'clerk'`);
    afterTest(async () => {
      await sql.raw(`drop owned by ${account}`).execute(database.db);
      await runOnTestPostgres(`drop role ${account}`);
    });
    await sql
      .raw(`grant select, delete on all tables in schema public to ${account}`)
      .execute(database.db);
    const clerk = await openDatabase({
      dialect: 'postgres',
      url: Object.assign(new URL(url), { username: account, password: 'clerk' }).href,
    });
    afterTest(clerk.close);
    expect(await scrubDatabase(clerk)).toEqual({
      kind: 'failed',
      error: expect.objectContaining({
        message: expect.stringMatching(
          /^PostgreSQL could not rewrite the table submissions: .*permission denied/,
        ),
      }),
    });
  });
});
