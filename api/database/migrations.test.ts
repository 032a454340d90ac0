import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { errorFacts } from '../http/error-facts.ts';
import { dialects, useDatabases } from '../testing/use-databases.ts';
import { migrateDatabase } from './migrate-database.ts';
import { migrations } from './migrations.ts';
import { openDatabase } from './open-database.ts';

describe.each(dialects)('on %s', (dialect) => {
  const { newDatabase, open, afterTest } = useDatabases(dialect);

  test('keeps messages that were stored before call-backs existed', async () => {
    const database = await openDatabase(await newDatabase());
    afterTest(database.close);
    const { db } = database;
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    expect(await migrator.migrateTo('0002_posts')).not.toHaveProperty('error');
    await sql`
      insert into contact_messages (id, received_at, name, email, phone, message, idempotency_key)
      values ('1', 5, 'Asha', 'a@b.c', null, 'Hello', 'k'), ('2', 6, 'Ravi', 'r@b.c', '98', 'Hi', null)
    `.execute(db);
    await migrateDatabase(database);
    const added = { hasty: 0, wanted: null };
    const asha = { received_at: 5, name: 'Asha', email: 'a@b.c', phone: null, message: 'Hello' };
    const ravi = { received_at: 6, name: 'Ravi', email: 'r@b.c', phone: '98', message: 'Hi' };
    expect(await db.selectFrom('contact_messages').selectAll().orderBy('id').execute()).toEqual([
      { id: '1', ...asha, ...added },
      { id: '2', ...ravi, ...added },
    ]);
  });

  test('merges rows stored under several spellings of an address', async () => {
    const database = await openDatabase(await newDatabase());
    afterTest(database.close);
    const { db } = database;
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    expect(await migrator.migrateTo('0012_retention_state')).not.toHaveProperty('error');
    const emails = [
      'आशा@xn--p1b6ci4b4b3a.xn--h2brj9c',
      'asha@example.in\u200b',
      'Asha@Example.in',
      '\u2060asha@example.in',
      'आशा@उदाहरण.भारत',
      'ravi@example.in',
    ];
    const keyBefore = (email: string) => email.normalize('NFC').toLowerCase();
    for (const [index, email] of emails.entries()) {
      const row = { id: String(index), received_at: index, hasty: 0, email };
      await db
        .insertInto('waitlist_subscriptions')
        .values({ ...row, email_key: keyBefore(email), last_asked_at: 10 + index })
        .execute();
      await db
        .insertInto('idempotency_keys')
        .values({ key: email, fingerprint: '', created_at: 0, submission_id: row.id })
        .execute();
      await db
        .insertInto('deletion_requests')
        .values({ ...row, name: 'Asha', phone: null, reason: null })
        .execute();
      const subject = createHash('sha256').update(keyBefore(email)).digest('hex');
      await db.insertInto('outbox_subjects').values({ subject, last_position: 1 }).execute();
      await sql`
        insert into outbox_events (id, subject, position, state, attempts, next_try_at)
        values (${row.id}, ${subject}, 1, 'waiting', 0, 0)
      `.execute(db);
    }
    await migrateDatabase(database);
    expect(
      await db
        .selectFrom('waitlist_subscriptions')
        .select(['id', 'email', 'email_key', 'last_asked_at'])
        .orderBy('id')
        .execute(),
    ).toEqual([
      { id: '0', email: emails[0], email_key: emails[0], last_asked_at: 14 },
      { id: '1', email: emails[1], email_key: 'asha@example.in', last_asked_at: 13 },
      { id: '5', email: emails[5], email_key: emails[5], last_asked_at: 15 },
    ]);
    const keys = await db.selectFrom('idempotency_keys').select(['key', 'submission_id']).execute();
    expect(Object.fromEntries(keys.map(({ key, submission_id: id }) => [key, id]))).toEqual(
      Object.fromEntries(['0', '1', '1', '1', '0', '5'].map((id, index) => [emails[index], id])),
    );
    const events = await db
      .selectFrom('outbox_events')
      .select(['id', 'subject', 'position'])
      .orderBy('subject')
      .orderBy('position')
      .execute();
    const idsBySubject = Map.groupBy(events, ({ subject }) => subject);
    expect(new Set([...idsBySubject.values()].map((own) => own.map(({ id }) => id)))).toEqual(
      new Set([['0', '4'], ['2', '1', '3'], ['5']]),
    );
    const subjects = await db.selectFrom('outbox_subjects').selectAll().execute();
    expect(Object.fromEntries(subjects.map((row) => [row.subject, row.last_position]))).toEqual(
      Object.fromEntries([...idsBySubject].map(([subject, own]) => [subject, own.length])),
    );
  });

  test('rejects an outbox event without its deletion request', async () => {
    const database = await open();
    const failure: unknown = await sql`
      insert into outbox_events (id, subject, position, state, attempts, next_try_at)
      values ('none', 's', 1, 'waiting', 0, 0)
    `
      .execute(database.db)
      .catch((error: unknown) => error);
    expect(errorFacts(failure).message).toMatch(/foreign key/i);
  });
});
