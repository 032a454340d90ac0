import { PostgresAdapter, sql, type Kysely } from 'kysely';
import { type Migration } from 'kysely/migration';
import { installationMigration } from './installation.ts';
import { mergeSpellings } from './merge-spellings.ts';

/**
 * Migrations in order. Only uses column types that both databases support: text, and integers wide enough for epoch
 * milliseconds. Never edit a released migration; add a new one.
 */
export const migrations: Record<string, Migration> = {
  '0001_contact_messages': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('contact_messages')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('phone', 'text')
        .addColumn('message', 'text', (column) => column.notNull())
        .addColumn('idempotency_key', 'text', (column) => column.unique())
        .execute();
    },
  },
  '0002_posts': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('posts')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('author', 'text', (column) => column.notNull())
        .addColumn('thumbnail', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .addColumn('description', 'text', (column) => column.notNull())
        .addColumn('summary', 'text', (column) => column.notNull())
        .addColumn('origin', 'text', (column) => column.notNull())
        .addColumn('details', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('posts_in_order')
        .on('posts')
        .columns(['updated_at', 'id'])
        .execute();
    },
  },
  '0003_idempotency_keys': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('idempotency_keys')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('fingerprint', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  // SQLite can't drop a unique column or make one nullable, so this recreates the table. Keys aren't copied: they
  // only matter for the few minutes during which a message may be retried.
  '0004_call_backs': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('contact_messages_with_call_backs')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .addColumn('hasty', 'integer', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text')
        .addColumn('phone', 'text')
        .addColumn('message', 'text')
        .addColumn('wanted', 'text')
        .execute();
      await sql`
        insert into contact_messages_with_call_backs
          (id, received_at, hasty, name, email, phone, message)
        select id, received_at, 0, name, email, phone, message from contact_messages
      `.execute(db);
      await db.schema.dropTable('contact_messages').execute();
      await db.schema
        .alterTable('contact_messages_with_call_backs')
        .renameTo('contact_messages')
        .execute();
    },
  },
  '0005_waitlist_subscriptions': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('waitlist_subscriptions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .addColumn('hasty', 'integer', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('email_key', 'text', (column) => column.notNull().unique())
        .addColumn('last_asked_at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '0006_deletion_requests': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('deletion_requests')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .addColumn('hasty', 'integer', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('phone', 'text')
        .addColumn('reason', 'text')
        .execute();
      await db.schema
        .createTable('outbox_subjects')
        .addColumn('subject', 'text', (column) => column.primaryKey())
        .addColumn('last_position', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('outbox_events')
        .addColumn('id', 'text', (column) => column.primaryKey().references('deletion_requests.id'))
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('position', 'bigint', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('first_tried_at', 'bigint')
        .addColumn('next_try_at', 'bigint', (column) => column.notNull())
        .addColumn('lease_token', 'text')
        .addColumn('lease_until', 'bigint')
        .addColumn('last_outcome', 'text')
        .addColumn('delivered_at', 'bigint')
        .addUniqueConstraint('outbox_events_in_order', ['subject', 'position'])
        .execute();
      await db.schema
        .createIndex('outbox_events_due')
        .on('outbox_events')
        .columns(['state', 'next_try_at'])
        .execute();
    },
  },
  // Older keys don't reference their submission, so delete them. They only matter for the few minutes during which a
  // message may be retried.
  '0009_ends_of_personal_data': {
    up: async (db: Kysely<unknown>) => {
      await sql`delete from idempotency_keys`.execute(db);
      await db.schema.alterTable('idempotency_keys').addColumn('submission_id', 'text').execute();
      for (const [table, column] of [
        ['idempotency_keys', 'submission_id'],
        ['contact_messages', 'received_at'],
        ['waitlist_subscriptions', 'last_asked_at'],
        ['deletion_requests', 'received_at'],
        ['outbox_events', 'delivered_at'],
      ] as const) {
        await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
      }
    },
  },
  '0010_inbox_journal': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('inbox_journal')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('machine', 'text', (column) => column.notNull())
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('row_count', 'bigint', (column) => column.notNull())
        .addColumn('counts', 'text', (column) => column.notNull())
        .execute();
      await refuseChanges(db, 'inbox_journal');
    },
  },
  '0011_signal_counts': {
    up: async (db: Kysely<unknown>) => {
      const key = ['day', 'subject', 'name', 'part', 'release', 'route', 'bucket'] as const;
      await db.schema
        .createTable('signal_counts')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('part', 'text', (column) => column.notNull())
        .addColumn('release', 'text', (column) => column.notNull())
        .addColumn('route', 'text', (column) => column.notNull())
        .addColumn('bucket', 'integer', (column) => column.notNull())
        .addColumn('count', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('signal_counts_by_key', [...key])
        .execute();
    },
  },
  '0012_retention_state': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('retention_state')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('seen_at', 'bigint', (column) => column.notNull())
        .addColumn('held_reason', 'text')
        .addColumn('confirmed', 'integer', (column) => column.notNull())
        .execute();
    },
  },
  '0013_one_identity_for_all_spellings': { up: mergeSpellings },
  '0014_installation': installationMigration,
  '0015_inbox_handling': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('inbox_handling')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('read_at', 'bigint')
        .addColumn('assigned_to', 'text')
        .addColumn('answered_at', 'bigint')
        .addColumn('answered_by', 'text')
        .execute();
      await db.schema
        .createTable('inbox_notes')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('submission_id', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('author', 'text', (column) => column.notNull())
        .addColumn('words', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('inbox_notes_by_submission')
        .on('inbox_notes')
        .column('submission_id')
        .execute();
    },
  },
  '0016_inbox_notices': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('inbox_notices')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('submission_id', 'text')
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('channel', 'text', (column) => column.notNull())
        .addColumn('made_at', 'bigint', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('first_tried_at', 'bigint')
        .addColumn('next_try_at', 'bigint', (column) => column.notNull())
        .addColumn('lease_token', 'text')
        .addColumn('lease_until', 'bigint')
        .addColumn('last_outcome', 'text')
        .execute();
      for (const columns of [['submission_id'], ['state', 'next_try_at']]) {
        await db.schema
          .createIndex(`inbox_notices_by_${columns[0]}`)
          .on('inbox_notices')
          .columns(columns)
          .execute();
      }
    },
  },
  '0017_post_drafts': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('post_drafts')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('slug', 'text', (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('author', 'text', (column) => column.notNull())
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .addColumn('due_at', 'bigint')
        .addColumn('waits_for', 'text')
        .addColumn('waits_beside', 'text')
        .addColumn('live_source', 'text')
        .addColumn('live_at', 'bigint')
        .addColumn('first_live_at', 'bigint')
        .addColumn('leased_until', 'bigint', (column) => column.notNull())
        .addColumn('problems', 'text', (column) => column.notNull())
        .addColumn('authors', 'text', (column) => column.notNull())
        .addColumn('unpublished_authors', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('post_draft_versions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('draft_id', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('author', 'text', (column) => column.notNull())
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('source', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('post_draft_pictures')
        .addColumn('draft_id', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('bytes', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('post_draft_pictures_by_name', ['draft_id', 'name'])
        .execute();
    },
  },
};

/** Makes a table append-only. */
async function refuseChanges(db: Kysely<unknown>, table: string): Promise<void> {
  const message = sql.lit(`${table} is only ever added to`);
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`
      create function ${sql.ref(`${table}_is_kept`)}() returns trigger language plpgsql as
      $$ begin raise exception ${message}; end $$
    `.execute(db);
    await sql`
      create trigger ${sql.ref(`${table}_is_kept`)} before update or delete or truncate
      on ${sql.table(table)} execute function ${sql.ref(`${table}_is_kept`)}()
    `.execute(db);
    return;
  }
  for (const change of ['update', 'delete']) {
    await sql`
      create trigger ${sql.ref(`${table}_has_no_${change}`)} before ${sql.raw(change)}
      on ${sql.table(table)} begin select raise(abort, ${message}); end
    `.execute(db);
  }
}
