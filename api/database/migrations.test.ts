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

  test('messages stored before there were call-backs are still there', async () => {
    const database = await openDatabase(await newDatabase());
    afterTest(database.close);
    const { db } = database;
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    expect(await migrator.migrateTo('0002_blogs')).not.toHaveProperty('error');
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

  test('there is no event without its deletion request', async () => {
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
