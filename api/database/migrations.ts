import type { Kysely, Migration } from 'kysely';

/**
 * The steps that make the tables, in order, by column types both databases share: text, and whole numbers wide
 * enough for epoch milliseconds. A step that has been released is never edited; a change is a new step.
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
  '0002_blogs': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('blogs')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('author', 'text', (column) => column.notNull())
        .addColumn('thumbnail', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .addColumn('published', 'integer', (column) => column.notNull())
        .addColumn('description', 'text', (column) => column.notNull())
        .execute();
    },
  },
};
