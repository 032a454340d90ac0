import { randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import * as v from 'valibot';
import {
  canonicalJson,
  type SiteVersion,
  siteVersionSchema,
} from '@site/delivery/versions/site-version.ts';
import { movePointer } from '@site/delivery/registry/move-pointer.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import { type DeskTables, deskTables } from '../registry/desk-tables.ts';

/** A version that was made to be looked at. It is not live by that. */
export type Preview = {
  /** Ten hexadecimal digits: part of its address, and no secret. */
  id: string;
  version: SiteVersion;
  /** What is in it that is not live, in words. */
  what: string;
  /** The sections that this concerns; none for previews that were made before this was kept. */
  sections: readonly string[];
  who: string;
  madeAt: Date;
  endsAt: Date;
};

/** The previews of a registry. */
export type Previews = {
  /**
   * Keeps a version until `endsAt`, if the pointer still has the number `fence`, which rises; `null` when it has moved:
   * what the version needs may be being thrown away then, so it has to be made anew.
   */
  keep: (preview: {
    fence: number;
    version: SiteVersion;
    what: string;
    sections: readonly string[];
    /** Who asked for it; whoever runs this program when left out. */
    who?: string;
    endsAt: Date;
  }) => Promise<Preview | null>;
  /** A preview that has not ended; `null` when there is none of this id. */
  find: (id: string) => Promise<Preview | null>;
  /** Those that have not ended, the last made first. */
  current: () => Promise<readonly Preview[]>;
  /** Ends a preview now; `false` when there is none of this id. */
  end: (id: string) => Promise<boolean>;
  /** What links to previews are signed with: 64 hexadecimal digits, made when first asked for. */
  secret: () => Promise<string>;
};

const SECRET_NAME = 'preview links';
const SECRET_BYTES = 32;
const ID_BYTES = 5;

const storedNames = v.array(v.string());

/** The previews of a registry. */
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
          // Whoever is just pruning looks again, and sees this preview.
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
        // Deleted as soon as somebody asks for it after its end, so that it stays ended when the clock goes back.
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
        // Whoever makes one at the same moment may be quicker; theirs counts then.
        await db
          .insertInto('delivery_secrets')
          .values({ name: SECRET_NAME, value: randomBytes(SECRET_BYTES).toString('hex') })
          .onConflict((conflict) =>
            conflict.column('name').doUpdateSet({ name: sql`excluded.name` }),
          )
          .execute();
        const made = await read();
        if (!made) throw new Error('The registry keeps no secret for links to previews.');
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
