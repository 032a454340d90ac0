import { sql } from 'kysely';
import * as v from 'valibot';
import { type Section, section as sectionName } from '../access/rights.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import { type DeskTables, deskTables } from '../registry/desk-tables.ts';

/** Something that can be approved, by its id: a release of a part, a configuration or a revision of the posts. */
export type Reviewed = { section: Section; id: string };

/** Who released something, or first asked to promote it. */
export type Author = { person: string; who: string };

/** A person's approval of one exact id, in a role. */
export type Approval = {
  role: string;
  person: string;
  /** Their name in the audit log. */
  who: string;
  why: string | null;
  at: Date;
  /** Identifies the text changes that the person saw (`approved-words.ts`). */
  words: readonly string[];
};

/** An approval in a reviewer's own list, with the title of the content at that time. */
export type GivenApproval = Reviewed &
  Omit<Approval, 'person' | 'who' | 'words'> & { title: string; withdrawnAt: Date | null };

/** How many earlier approvals to compare with. */
const MAX_EARLIER = 50;

const storedWords = v.array(v.string());

/** Stores authors and approvals. */
export type Reviews = ReturnType<typeof reviewStore>;

/** What somebody decides in some roles. */
type Decision = Reviewed & { roles: readonly string[]; who: string; why?: string | undefined };

type Approving = Decision & {
  person: string;
  title: string;
  words: readonly string[];
  details?: readonly string[];
};

/** The authors and approvals in a registry. An approval is for one id, which is derived from the content. */
export function reviewStore(registry: Registry) {
  const db = deskTables(registry);
  const { now, whenFree, inTurn, addEntry } = registry.connection;
  return {
    /** Records an author, once and permanently. */
    noteAuthor: ({ section, id, person, who }: Reviewed & Author): Promise<void> =>
      whenFree(async () => {
        await db
          .insertInto('delivery_authors')
          .values({ section, id, person, who, at: now() })
          .onConflict((conflict) => conflict.columns(['section', 'id', 'person']).doNothing())
          .execute();
      }),

    authors: ({ section, id }: Reviewed): Promise<readonly Author[]> =>
      whenFree(() =>
        db
          .selectFrom('delivery_authors')
          .select(['person', 'who'])
          .where('section', '=', section)
          .where('id', '=', id)
          .orderBy('at')
          .orderBy('person')
          .execute(),
      ),

    /** The most recently recorded authorship in a section. */
    lastAuthored: (section: Section): Promise<{ id: string; at: Date } | null> =>
      whenFree(async () => {
        const row = await db
          .selectFrom('delivery_authors')
          .select(['id', 'at'])
          .where('section', '=', section)
          .orderBy('at', 'desc')
          .orderBy('id')
          .executeTakeFirst();
        return row ? { id: row.id, at: new Date(row.at) } : null;
      }),

    /** Stores an approval in each role with its audit entry, atomically. `details` are added to the entry. */
    approve: ({
      section,
      id,
      roles,
      person,
      who,
      why,
      title,
      words,
      details = [],
    }: Approving): Promise<void> =>
      whenFree(() =>
        inTurn(async (tables) => {
          const given = {
            who,
            why: why ?? null,
            at: now(),
            withdrawn_at: null,
            title,
            words: JSON.stringify(words),
          };
          for (const role of roles) {
            await tables
              .withTables<DeskTables>()
              .insertInto('delivery_approvals')
              .values({ section, id, role, person, ...given })
              .onConflict((conflict) =>
                conflict.columns(['section', 'id', 'role', 'person']).doUpdateSet(given),
              )
              .execute();
          }
          const what = `approve ${section} ${id} as ${roles.join(', ')}`;
          await addEntry(
            tables,
            {
              what,
              who,
              why,
              details: [...(title === '' ? [] : [title]), ...details],
              sections: [section],
            },
            'done',
          );
        }),
      ),

    /**
     * Withdraws every approval in these roles with its audit entry, atomically; `false` if there is none. Raises the live
     * pointer's number, so concurrent promotions check again.
     */
    async withdraw({ section, id, roles, who, why }: Decision): Promise<boolean> {
      let withdrawn = 0n;
      await whenFree(() =>
        inTurn(async (tables) => {
          const { numUpdatedRows } = await tables
            .withTables<DeskTables>()
            .updateTable('delivery_approvals')
            .set({ withdrawn_at: now() })
            .where('section', '=', section)
            .where('id', '=', id)
            .where('role', 'in', roles)
            .where('withdrawn_at', 'is', null)
            .executeTakeFirst();
          withdrawn = numUpdatedRows;
          if (withdrawn === 0n) return;
          await tables
            .updateTable('delivery_live')
            .set({ fence: sql<number>`fence + 1` })
            .execute();
          const what = `withdraw the approval of ${section} ${id} as ${roles.join(', ')}`;
          await addEntry(tables, { what, who, why, details: [], sections: [section] }, 'done');
        }),
      );
      return withdrawn > 0n;
    },

    /** The approvals that were not withdrawn, oldest first. */
    approvals: ({ section, id }: Reviewed): Promise<readonly Approval[]> =>
      whenFree(async () => {
        const rows = await db
          .selectFrom('delivery_approvals')
          .select(['role', 'person', 'who', 'why', 'at', 'words'])
          .where('section', '=', section)
          .where('id', '=', id)
          .where('withdrawn_at', 'is', null)
          .orderBy('at')
          .orderBy('role')
          .orderBy('person')
          .execute();
        return rows.map(({ at, words, ...rest }) => ({
          ...rest,
          at: new Date(at),
          words: v.parse(storedWords, JSON.parse(words)),
        }));
      }),

    /** The ids in a section whose approvals in a role were not withdrawn, newest first. */
    approvedIds: (section: Section, role: string): Promise<readonly string[]> =>
      whenFree(async () => {
        const rows = await db
          .selectFrom('delivery_approvals')
          .select('id')
          .where('section', '=', section)
          .where('role', '=', role)
          .where('withdrawn_at', 'is', null)
          .orderBy('at', 'desc')
          .orderBy('id')
          .limit(MAX_EARLIER)
          .execute();
        return [...new Set(rows.map(({ id }) => id))];
      }),

    /** A person's approvals, newest first, including withdrawn ones. */
    givenBy: (
      person: string,
      { limit, offset }: { limit: number; offset: number },
    ): Promise<{ approvals: readonly GivenApproval[]; total: number }> =>
      whenFree(async () => {
        const given = db.selectFrom('delivery_approvals').where('person', '=', person);
        const { total } = await given
          .select(({ fn }) => fn.countAll().as('total'))
          .executeTakeFirstOrThrow();
        const rows = await given
          .select(['section', 'id', 'role', 'why', 'at', 'title', 'withdrawn_at'])
          .orderBy('at', 'desc')
          .orderBy('id')
          .orderBy('role')
          .limit(limit)
          .offset(offset)
          .execute();
        const approvals = rows.map(({ section, at, withdrawn_at, ...rest }) => ({
          ...rest,
          section: v.parse(sectionName, section),
          at: new Date(at),
          withdrawnAt: withdrawn_at === null ? null : new Date(withdrawn_at),
        }));
        return { approvals, total: Number(total) };
      }),
  };
}
