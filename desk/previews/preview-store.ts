import { randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import * as v from 'valibot';
import {
  canonicalJson,
  type SiteVersion,
  siteVersionSchema,
} from '@site/delivery/versions/site-version.ts';
import { movePointer } from '@site/delivery/registry/live-pointer.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import { type DeskTables, deskTables } from '../registry/desk-tables.ts';

/** A version composed for previewing, not for going live. */
export type Preview = {
  /** Ten hexadecimal digits, part of the preview's address. Not secret. */
  id: string;
  version: SiteVersion;
  /** Describes the content that is not live. */
  what: string;
  /** The sections concerned; empty for previews from before this was recorded. */
  sections: readonly string[];
  who: string;
  madeAt: Date;
  endsAt: Date;
};

/** The previews in a registry. */
export type Previews = {
  /**
   * Stores a version until `endsAt`, if the pointer still has the number `fence`, and raises that number. Returns
   * `null` if the pointer has moved: pruning may be deleting files that the version needs, so it must be composed
   * again.
   */
  keep: (preview: {
    fence: number;
    version: SiteVersion;
    what: string;
    sections: readonly string[];
    /** Who requested it; the operating system user by default. */
    who?: string;
    endsAt: Date;
  }) => Promise<Preview | null>;
  /** Finds a current preview; `null` if there is none with this id. */
  find: (id: string) => Promise<Preview | null>;
  /** The current previews, newest first. */
  current: () => Promise<readonly Preview[]>;
  /** Ends a preview; `false` if there is none with this id. */
  end: (id: string) => Promise<boolean>;
  /** The secret that signs preview links: 64 hexadecimal digits, created on first use. */
  secret: () => Promise<string>;
};

const SECRET_NAME = 'preview links';
const SECRET_BYTES = 32;
const ID_BYTES = 5;

const storedNames = v.array(v.string());

export function previewStore(registry: Registry): Previews {
  const db = deskTables(registry);
  const { now, who, whenFree } = registry.connection;
  const notEnded = () =>
    db.selectFrom('delivery_previews').selectAll().where('ends_at', '>', now());
  const deleteEnded = (tables: Kysely<DeskTables>) =>
    tables.deleteFrom('delivery_previews').where('ends_at', '<=', now());

  return {
    keep: ({ fence, version, what, sections, who: asking = who, endsAt }) =>
      whenFree(() =>
        registry.connection.db.transaction().execute(async (tables) => {
          // Makes a concurrent prune start over, so that it sees this preview.
          if (!(await movePointer(tables, fence))) return null;
          const own = tables.withTables<DeskTables>();
          await deleteEnded(own).execute();
          const row = {
            id: randomBytes(ID_BYTES).toString('hex'),
            version: canonicalJson(version),
            what,
            sections: JSON.stringify(sections),
            who: asking,
            made_at: now(),
            ends_at: endsAt.getTime(),
          };
          await own.insertInto('delivery_previews').values(row).execute();
          return previewIn(row);
        }),
      ),

    find: (id) =>
      whenFree(async () => {
        // Deleted on the first request after its end, so that it stays ended if the clock is set back.
        await deleteEnded(db).where('id', '=', id).execute();
        const row = await notEnded().where('id', '=', id).executeTakeFirst();
        return row ? previewIn(row) : null;
      }),

    current: () =>
      whenFree(async () => (await notEnded().orderBy('made_at', 'desc').execute()).map(previewIn)),

    end: (id) =>
      whenFree(async () => {
        const ended = await db
          .deleteFrom('delivery_previews')
          .where('id', '=', id)
          .where('ends_at', '>', now())
          .executeTakeFirst();
        return ended.numDeletedRows === 1n;
      }),

    secret: () =>
      whenFree(async () => {
        const read = () =>
          db
            .selectFrom('delivery_secrets')
            .select('value')
            .where('name', '=', SECRET_NAME)
            .executeTakeFirst();
        const known = await read();
        if (known) return known.value;
        // A concurrent process may have stored one first; then that one is used.
        await db
          .insertInto('delivery_secrets')
          .values({ name: SECRET_NAME, value: randomBytes(SECRET_BYTES).toString('hex') })
          .onConflict((conflict) =>
            conflict.column('name').doUpdateSet({ name: sql`excluded.name` }),
          )
          .execute();
        const made = await read();
        if (!made) throw new Error('The registry did not store the secret for preview links.');
        return made.value;
      }),
  };
}

function previewIn(row: Selectable<DeskTables['delivery_previews']>): Preview {
  return {
    id: row.id,
    version: v.parse(siteVersionSchema, JSON.parse(row.version)),
    what: row.what,
    sections: v.parse(storedNames, JSON.parse(row.sections)),
    who: row.who,
    madeAt: new Date(row.made_at),
    endsAt: new Date(row.ends_at),
  };
}
