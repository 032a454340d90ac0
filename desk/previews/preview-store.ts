import { randomBytes } from 'node:crypto';
import { movePointer } from '@site/delivery/registry/live-pointer.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import {
  canonicalJson,
  type SiteVersion,
  siteVersionSchema,
} from '@site/delivery/versions/site-version.ts';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { newSecret } from '../access/secret.ts';
import { type DeskTables, deskTables, namesIn } from '../registry/desk-tables.ts';

/** A version composed for previewing, not for going live. */
export type Preview = {
  /** Ten hexadecimal digits, part of the preview's address. Not secret. */
  id: string;
  /** Opens the preview, until it ends. */
  secret: string;
  version: SiteVersion;
  /** Describes the content that is not live. */
  what: string;
  /** The sections concerned. */
  sections: readonly string[];
  who: string;
  madeAt: Date;
  endsAt: Date;
};

/** `who` requested it; the operating system user by default. */
type NewPreview = Pick<Preview, 'version' | 'what' | 'sections' | 'endsAt'> & {
  fence: number;
  who?: string;
};

const ID_BYTES = 5;

/** The previews in a registry. */
export function previewStore(registry: Registry) {
  const db = deskTables(registry);
  const { now, who, retried } = registry.connection;
  const current = () => db.selectFrom('delivery_previews').selectAll().where('ends_at', '>', now());

  return retried({
    /**
     * Stores a version until `endsAt`, if the pointer still has the number `fence`, and raises that number. Returns
     * `null` if the pointer has moved: pruning may be deleting files that the version needs, so it must be composed
     * again.
     */
    keep: ({ fence, version, what, sections, who: asking = who, endsAt }: NewPreview) =>
      registry.connection.db.transaction().execute(async (tables) => {
        // Makes a concurrent prune start over, so that it sees this preview.
        if (!(await movePointer(tables, fence))) return null;
        const own = tables.withTables<DeskTables>();
        await own.deleteFrom('delivery_previews').where('ends_at', '<=', now()).execute();
        const row = {
          id: randomBytes(ID_BYTES).toString('hex'),
          secret: newSecret().secret,
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

    /** Finds a current preview; `null` if there is none with this id. */
    async find(id: string) {
      // Deleted on the first request after its end, so that it stays ended if the clock is set back.
      await db
        .deleteFrom('delivery_previews')
        .where('id', '=', id)
        .where('ends_at', '<=', now())
        .execute();
      const row = await current().where('id', '=', id).executeTakeFirst();
      return row ? previewIn(row) : null;
    },

    /** The current previews, newest first. */
    current: async () => (await current().orderBy('made_at', 'desc').execute()).map(previewIn),

    /** Ends a preview; `false` if there is none with this id. */
    async end(id: string) {
      const { numDeletedRows } = await db
        .deleteFrom('delivery_previews')
        .where('id', '=', id)
        .where('ends_at', '>', now())
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
  });
}

function previewIn(row: Selectable<DeskTables['delivery_previews']>): Preview {
  const { id, secret, what, who } = row;
  return {
    id,
    secret,
    version: v.parse(siteVersionSchema, JSON.parse(row.version)),
    what,
    sections: namesIn(row.sections),
    who,
    madeAt: new Date(row.made_at),
    endsAt: new Date(row.ends_at),
  };
}
