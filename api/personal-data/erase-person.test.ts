import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, jest, test } from '@jest/globals';
import Database from 'better-sqlite3';
import { Client } from 'pg';
import { sql } from 'kysely';
import { orThrow, type DatabaseHandle } from '../database/database-handle.ts';
import { openDatabase } from '../database/open-database.ts';
import { scrubDatabase } from '../database/scrub-database.ts';
import { createHandlingStore } from '../inbox/handling-store.ts';
import { seenVersion } from '../testing/seen-version.ts';
import { createInboxJournal } from '../journal/inbox-journal.ts';
import { createOutboxStore } from '../outbox/outbox-store.ts';
import { createContactStore } from '../submissions/contact-store.ts';
import { createDeletionStore } from '../submissions/deletion-store.ts';
import { createWaitlistStore } from '../submissions/waitlist-store.ts';
import { createTestDatabase, runOnTestPostgres } from '../testing/test-postgres.ts';
import { dialects, useDatabases } from '../testing/use-databases.ts';
import { deleteEvents } from './delete-submissions.ts';
import { erase, planErasure } from './erase-person.ts';
import { parsePerson } from './person.ts';

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
  contact_messages: 0,
  waitlist_subscriptions: 0,
  deletion_requests: 0,
  outbox_events: 0,
  outbox_subjects: 0,
  idempotency_keys: 0,
  inbox_handling: 0,
  inbox_notes: 0,
  inbox_notices: 0,
};

function personOf(text: string) {
  const person = parsePerson(text);
  if (person === null) throw new Error(`${text} does not identify a person.`);
  return person;
}

/** Inserts submissions of each kind by Asha, in every spelling of her email and phone number, and some by others. */
async function fill(database: DatabaseHandle): Promise<void> {
  const contacts = createContactStore(database, { notify: ['mail'] });
  const waitlist = createWaitlistStore(database);
  const deletions = createDeletionStore(database);
  for (const [index, email] of spellings.entries()) {
    const meta = { idempotencyKey: `asha-${index}` };
    await contacts.insert({ name: 'Asha Rao', email, message: `Secret words ${index}` }, meta);
    await waitlist.insert(
      { email, purpose: 'WAITING_LIST' },
      { idempotencyKey: `asha-waits-${index}` },
    );
  }
  await contacts.insert(
    { name: 'Asha', phone: '9876543210', wanted: 'an eye test' },
    { idempotencyKey: 'asha-calls' },
  );
  await contacts.insert({
    name: 'Asha',
    email: 'other@example.in',
    phone: 'home ०९८७६५ ४३२१०, after six',
    message: 'Call me',
  });
  await deletions.insert(
    { name: 'Asha Rao', email: 'ASHA.RAO@example.in', reason: 'Moved away' },
    { idempotencyKey: 'asha-goes' },
  );
  await contacts.insert(
    { name: 'Ravi', email: 'ravi@example.in', phone: '+1 987-654-3210', message: 'Hello' },
    { idempotencyKey: 'ravi' },
  );
  await contacts.insert({
    name: 'Meena',
    email: 'meena@example.in',
    message: 'Please answer my sister, Asha.Rao@example.in',
  });
  await deletions.insert({ name: 'Ravi', email: 'ravi@example.in' });
}

describe.each(dialects)('on %s', (dialect) => {
  const { open } = useDatabases(dialect);

  /** A database with submissions by Asha and others. */
  async function filled(): Promise<DatabaseHandle> {
    const database = await open();
    await fill(database);
    return database;
  }

  const rowsOf = async ({ db }: DatabaseHandle) => ({
    contacts: (await db.selectFrom('contact_messages').select('name').orderBy('id').execute()).map(
      ({ name }) => name,
    ),
    waitlist: (await db.selectFrom('waitlist_subscriptions').select('email').execute()).length,
    deletions: (await db.selectFrom('deletion_requests').select('name').execute()).map(
      ({ name }) => name,
    ),
    events: (await db.selectFrom('outbox_events').select('id').execute()).length,
    subjects: (await db.selectFrom('outbox_subjects').select('subject').execute()).length,
    keys: (await db.selectFrom('idempotency_keys').select('key').execute()).map(({ key }) => key),
    notes: (await db.selectFrom('inbox_notes').select('words').execute()).map(({ words }) => words),
  });

  test('keeps the numbering of an address that has other events', async () => {
    const database = await open();
    const deletions = createDeletionStore(database);
    const request = { name: 'Ravi', email: 'ravi@example.in' };
    const ids: string[] = [];
    for (const idempotencyKey of ['first', 'second', 'third']) {
      await deletions.insert(request, { idempotencyKey });
      const [last] = await database.db
        .selectFrom('deletion_requests')
        .select('id')
        .orderBy('id', 'desc')
        .execute();
      if (last) ids.push(last.id);
      if (ids.length === 2) {
        await database.db
          .transaction()
          .execute((transaction) => deleteEvents(transaction, ids.slice(0, 1)));
      }
    }
    const events = await database.db
      .selectFrom('outbox_events')
      .select('position')
      .orderBy('position')
      .execute();
    expect(events.map(({ position }) => position)).toEqual([2, 3]);
  });

  test('erases every row of a person in every spelling exactly as planned, and stores an anonymous receipt', async () => {
    const database = await filled();
    const handling = createHandlingStore(database);
    const sent = await database.db.selectFrom('contact_messages').select(['id', 'name']).execute();
    for (const { id, name } of sent) {
      if (name === 'Asha') continue;
      orThrow(await handling.assign(id, 'clerk', await seenVersion(handling, id)));
      const words = name === 'Ravi' ? 'Husband of asha.rao@example.in' : 'Will call on Monday';
      orThrow(
        await handling.addNote(id, { author: 'clerk', words }, await seenVersion(handling, id)),
      );
    }
    const before = await rowsOf(database);
    const plan = await planErasure(database, personOf(' asha.RAO@example.in'));
    expect(plan.counts).toEqual({
      contact_messages: spellings.length,
      waitlist_subscriptions: 1,
      deletion_requests: 1,
      outbox_events: 1,
      outbox_subjects: 1,
      idempotency_keys: 2 * spellings.length + 1,
      inbox_handling: spellings.length,
      inbox_notes: spellings.length,
      inbox_notices: spellings.length,
    });
    expect(plan.mentions.map(({ name }) => name)).toEqual(['Meena', 'Ravi']);
    expect(plan.open.map(({ kind }) => kind)).toEqual(['deletion']);
    expect(await rowsOf(database)).toEqual(before);

    const who = { person: 'clerk', machine: 'desk' };
    const journal = createInboxJournal(database, { who });
    const erased = orThrow(await erase(database, journal, plan));
    expect(erased.counts).toEqual(plan.counts);
    expect(await rowsOf(database)).toEqual({
      contacts: ['Asha', 'Asha', 'Ravi', 'Meena'],
      waitlist: 0,
      deletions: ['Ravi'],
      events: 1,
      subjects: 1,
      keys: ['asha-calls', 'ravi'],
      notes: ['Husband of asha.rao@example.in', 'Will call on Monday'],
    });
    const { entries } = orThrow(await journal.newest(10));
    expect(entries).toEqual([
      {
        ...who,
        id: erased.receipt,
        at: expect.any(Number),
        action: 'erase',
        rows: spellings.length + 2,
        counts: JSON.stringify(plan.counts),
      },
    ]);
    expect((await planErasure(database, personOf('asha.rao@example.in'))).counts).toEqual(nothing);
    expect(await scrubDatabase(database)).toEqual({ kind: 'scrubbed' });
  });

  test.each(hindiSpellings.slice(-1))(
    'erasing %j deletes rows in every spelling',
    async (spelling) => {
      const database = await open();
      const store = {
        contacts: createContactStore(database),
        waitlist: createWaitlistStore(database),
        deletions: createDeletionStore(database),
      };
      for (const [index, email] of hindiSpellings.entries()) {
        const key = (form: string) => ({ idempotencyKey: `${form} ${index}` });
        await store.contacts.insert({ name: 'Asha', email, message: 'Hello' }, key('message'));
        await store.waitlist.insert({ email, purpose: 'WAITING_LIST' }, key('waitlist'));
        await store.deletions.insert({ name: 'Asha', email }, key('deletion'));
      }
      await store.contacts.insert({ name: 'A', email: `Asha <${spelling}>`, message: 'Hi' });
      const plan = await planErasure(database, personOf(spelling));
      expect(plan.counts).toMatchObject({ waitlist_subscriptions: 1, outbox_subjects: 1 });
      orThrow(await erase(database, createInboxJournal(database), plan));
      expect(await rowsOf(database)).toEqual({
        contacts: [],
        waitlist: 0,
        deletions: [],
        events: 0,
        subjects: 0,
        keys: [],
        notes: [],
      });
    },
  );

  test('finds submissions with a phone number in any format, given in any format', async () => {
    const database = await filled();
    for (const number of ['9876543210', '+91 98765 43210', '0091-98765-43210', '९८७६५४३२१०']) {
      const plan = await planErasure(database, personOf(number));
      expect(plan.own.map(({ name, wanted }) => [name, wanted])).toEqual([
        ['Asha', undefined],
        ['Asha', 'an eye test'],
      ]);
      expect(plan.mentions).toEqual([]);
    }
  });

  test('erases a single submission by its id', async () => {
    const database = await filled();
    const { mentions } = await planErasure(database, personOf('asha.rao@example.in'));
    const plan = await planErasure(database, personOf(mentions[0]?.id ?? ''));
    orThrow(await erase(database, createInboxJournal(database), plan));
    expect((await rowsOf(database)).contacts).not.toContain('Meena');
    expect((await rowsOf(database)).contacts).toHaveLength(spellings.length + 3);
  });

  test('numbers new requests of an erased address from 1 again', async () => {
    const database = await filled();
    const plan = await planErasure(database, personOf('asha.rao@example.in'));
    orThrow(await erase(database, createInboxJournal(database), plan));
    await createDeletionStore(database).insert({ name: 'Asha', email: spellings[0] ?? '' });
    const outbox = createOutboxStore(database);
    const claims = [orThrow(await outbox.claim()), orThrow(await outbox.claim())];
    expect(claims.map((claim) => claim.kind === 'claimed' && claim.event.position)).toEqual([1, 1]);
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
      'inbox_journal',
      'installation',
      'post_draft_pictures',
      'post_draft_versions',
      'post_drafts',
      'posts',
      'retention_state',
      'signal_counts',
    ];
    expect(tables.toSorted()).toEqual([...Object.keys(nothing), ...withoutVisitors].toSorted());
  });

  const hashOfAddress = createHash('sha256').update('asha.rao@example.in').digest('hex');

  const traces = [
    ...spellings.map((spelling) => spelling.trim()),
    hashOfAddress,
    'Secret words 0',
    'Secret words 2',
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
    const meena = await planErasure(service, personOf('meena@example.in'));
    orThrow(await erase(service, createInboxJournal(service), meena));

    const other = await openDatabase(config);
    const plan = await planErasure(other, personOf('asha.rao@example.in'));
    orThrow(await erase(other, createInboxJournal(other), plan));
    expect(await scrubDatabase(other)).toEqual({ kind: 'scrubbed' });
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
    reader.prepare('select count(*) from contact_messages').get();
    const plan = await planErasure(service, personOf('asha.rao@example.in'));
    orThrow(await erase(service, createInboxJournal(service), plan));
    expect(await scrubDatabase(service, { timeoutMs: 100 })).toMatchObject({ kind: 'failed' });
    expect((await planErasure(service, personOf('asha.rao@example.in'))).counts).toEqual(nothing);
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
    const plan = await planErasure(service, personOf('ravi@example.in'));
    const now = performance.now.bind(performance);
    // Without waiting for seconds until it gives up.
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => 100 * now());
    const erased = await erase(service, createInboxJournal(service), plan);
    clock.mockRestore();
    writer.exec('rollback');
    writer.close();
    expect(erased).toMatchObject({ kind: 'unavailable', error: { code: 'SQLITE_BUSY' } });
    const { counts } = await planErasure(service, personOf('ravi@example.in'));
    expect(counts).toMatchObject({ contact_messages: 1, deletion_requests: 1 });
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

  async function eraseAsha(database: DatabaseHandle): Promise<void> {
    const plan = await planErasure(database, personOf('asha.rao@example.in'));
    orThrow(await erase(database, createInboxJournal(database), plan));
  }

  async function isInFile(database: DatabaseHandle): Promise<boolean> {
    await runOnTestPostgres('checkpoint');
    const { rows } = await sql<{ at: number }>`
      select position('Secret words 2'::bytea in pg_read_binary_file(
        pg_relation_filepath('contact_messages'))) as at
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
    const end = await begin(url, 'lock table contact_messages in access share mode');
    const scrubbed = scrubDatabase(database, { timeoutMs: 100 });
    const stored = createContactStore(database).insert(
      { name: 'Ravi', email: 'ravi@example.in', message: 'Hello again' },
      { idempotencyKey: 'ravi-again' },
    );
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
          /^PostgreSQL could not rewrite the table contact_messages: .*permission denied/,
        ),
      }),
    });
  });
});
