import { DAY_MS } from '@site/kit/durations.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import * as v from 'valibot';
import { attempt, type DatabaseHandle, inTransaction } from '../database/database-handle.ts';
import { isLeaseOver } from '../database/is-lease-over.ts';
import type { PostDraftRow, Schema } from '../database/schema.ts';
import { createUuidV7Source } from '../database/uuid-v7.ts';

export type DraftState = PostDraftRow['state'];

/** A writer: `who` is the name in the audit log, `person` the identity for approvals. */
export type Writer = { who: string; person: string };

/** A post at the desk. Times are epoch milliseconds. */
export type Draft = {
  id: string;
  /** The post's id; empty until the author chooses one. */
  slug: string;
  title: string;
  /** The whole file: front matter and Markdown. */
  source: string;
  /** State of this text. The published text is `liveSource`. */
  state: DraftState;
  /** The writer who last published or scheduled the post; initially its creator. */
  author: Writer;
  /** Changes with every save, so that concurrent edits are detected. */
  updatedAt: number;
  /** Scheduled time of publication. A post that missed it keeps it, so that the writer sees it. */
  dueAt: number | null;
  /** The revision that awaits approval, and what decided about the last attempt: the live version and the approvals. */
  waitsFor: string | null;
  waitsBeside: string | null;
  /** The published text; `null` if the post is not on the site. */
  liveSource: string | null;
  /** When the published text went live. */
  liveAt: number | null;
  firstLiveAt: number | null;
  /** What the writer has to know: why the last publication was refused, or why approval was requested again. */
  problems: readonly string[];
  /** Everyone who wrote text of the post, and those of them whose text readers do not see yet. */
  authors: readonly Writer[];
  unpublishedAuthors: readonly Writer[];
};

export type DraftVersion = { id: string; at: number; author: Writer; source: string };

/** Filters a list; the state `live` covers everything on the site, `scheduled` also posts that await approval for a time. */
export type DraftFilter = {
  state?: Exclude<DraftState, 'published'> | 'live' | undefined;
  search?: string | undefined;
};

type Text = Pick<Draft, 'slug' | 'title' | 'source'> & { by: Writer };
type StateChange = Pick<Draft, 'state'> &
  Partial<Pick<Draft, 'dueAt' | 'waitsFor' | 'waitsBeside' | 'problems'>> & { by?: Writer };

/** Maximum number of versions stored per draft. */
const MAX_VERSIONS = 50;

/** An author's saves within this time share a version; otherwise autosave would fill the history. */
const SAME_VERSION_MS = 5 * 60_000;

/** Duration of a lease; ample, because publishing takes seconds. */
const LEASE_MS = 10 * 60_000;

/** Stores drafts, their history and pictures. All methods throw if the database is unavailable. */
export function createDraftStore(
  { db }: DatabaseHandle,
  { now = Date.now }: { now?: (() => number) | undefined } = {},
) {
  const nextId = createUuidV7Source(now);
  const change = (id: string) => db.updateTable('post_drafts').where('id', '=', id);

  const matching = ({ state, search = '' }: DraftFilter) => {
    let rows = db.selectFrom('post_drafts').where('source', '<>', '');
    if (state === 'live') rows = rows.where('live_source', 'is not', null);
    else if (state === 'scheduled') {
      rows = rows.where('state', 'in', ['scheduled', 'waiting']).where('due_at', 'is not', null);
    } else if (state) rows = rows.where('state', '=', state);
    if (search !== '') {
      const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      rows = rows.where(({ eb, fn }) =>
        eb(fn<string>('lower', ['title']), 'like', sql<string>`${pattern} escape '\\'`),
      );
    }
    return rows;
  };

  const one = async (column: 'id' | 'slug', value: string): Promise<Draft | null> => {
    const rows = db.selectFrom('post_drafts').selectAll().where(column, '=', value);
    const row = await rows.orderBy('id').executeTakeFirst();
    return row ? draftOf(row) : null;
  };

  const pending = () =>
    attempt(async () => {
      const rows = await db
        .selectFrom('post_drafts')
        .selectAll()
        .where('state', 'in', ['scheduled', 'waiting'])
        .orderBy('due_at')
        .orderBy('updated_at')
        .execute();
      return rows.map(draftOf);
    });

  /** Adds a version, or updates the latest one if the same author has just saved it. */
  const record = async (
    draftId: string,
    { source, by, isOwnVersion }: Pick<Text, 'source' | 'by'> & { isOwnVersion: boolean },
  ): Promise<void> => {
    const [last, ...older] = await db
      .selectFrom('post_draft_versions')
      .select(['id', 'at', 'person'])
      .where('draft_id', '=', draftId)
      // Versions from the future were saved before the clock was set back.
      .orderBy(({ eb }) => eb('at', '>', now() + SAME_VERSION_MS))
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const isRecent = last !== undefined && Math.abs(now() - last.at) < SAME_VERSION_MS;
    if (!isOwnVersion && isRecent && last.person === by.person) {
      const latest = db.updateTable('post_draft_versions').where('id', '=', last.id);
      await latest.set({ source }).execute();
      return;
    }
    const row = { id: nextId(), draft_id: draftId, at: now(), source };
    await db
      .insertInto('post_draft_versions')
      .values({ ...row, author: by.who, person: by.person })
      .execute();
    const extra = older.slice(MAX_VERSIONS - 2).map(({ id }) => id);
    if (extra.length > 0) {
      await db.deleteFrom('post_draft_versions').where('id', 'in', extra).execute();
    }
  };

  return {
    /** Returns drafts, last saved first. Leaves out those without any text. */
    list: (filter: DraftFilter, { limit, offset }: { limit: number; offset: number }) =>
      attempt(async () => {
        const rows = await matching(filter)
          .selectAll()
          .orderBy('updated_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .offset(offset)
          .execute();
        const { total } = await matching(filter)
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow();
        return { drafts: rows.map(draftOf), total };
      }),

    find: (id: string) => attempt(() => one('id', id)),
    findBySlug: (slug: string) => attempt(() => one('slug', slug)),

    /** Returns the ids of all posts that have a draft. */
    slugs: () =>
      attempt(async () => {
        const rows = await db.selectFrom('post_drafts').select('slug').execute();
        return new Set(rows.map(({ slug }) => slug));
      }),

    /** Returns drafts that are scheduled or await approval. */
    pending,

    /** The revisions that await approval, oldest first. */
    awaited: async () => {
      const drafts = (await pending()).toSorted((a, b) => a.updatedAt - b.updatedAt);
      return drafts.flatMap(({ state, waitsFor, updatedAt, title, dueAt }) =>
        state === 'waiting' && waitsFor !== null
          ? [{ id: waitsFor, since: new Date(updatedAt), title, dueAt }]
          : [],
      );
    },

    /** Leases a draft to this process. `false` if it has changed or is leased already. */
    lease: ({ id, state, updatedAt }: Draft) =>
      attempt(async () => {
        const { numUpdatedRows } = await change(id)
          .set({ leased_until: now() + LEASE_MS })
          .where('state', '=', state)
          .where('updated_at', '=', updatedAt)
          .where(isLeaseOver('leased_until', { moment: now(), leaseMs: LEASE_MS }))
          .executeTakeFirst();
        return numUpdatedRows === 1n;
      }),

    release: (id: string) => attempt(() => change(id).set({ leased_until: 0 }).execute()),

    add: ({ by, ...text }: Text) =>
      attempt(async () => {
        const id = nextId();
        const authors = JSON.stringify([by]);
        await db
          .insertInto('post_drafts')
          .values({
            ...text,
            id,
            state: 'draft',
            author: by.who,
            person: by.person,
            updated_at: now(),
            authors,
            unpublished_authors: authors,
            leased_until: 0,
            problems: '[]',
          })
          .execute();
        if (text.source !== '') {
          await record(id, { source: text.source, by, isOwnVersion: true });
        }
        return id;
      }),

    /** Deletes the drafts that a writer began a day ago or earlier and never saved. */
    forgetUnsaved: (person: string) =>
      attempt(() =>
        db
          .deleteFrom('post_drafts')
          .where('source', '=', '')
          .where('person', '=', person)
          .where('updated_at', '<', now() - DAY_MS)
          .execute(),
      ),

    /**
     * Saves the text if the draft has not changed since `updatedAt`; otherwise returns `false`. A changed text is no
     * longer reviewed: a waiting post becomes a draft again, or stays scheduled. `isOwnVersion` adds a version even if the
     * same author has just saved. `alsoBy` is the author of an earlier text that is restored.
     */
    save: (
      draft: Pick<Draft, 'id' | 'updatedAt' | 'state' | 'dueAt' | 'liveSource'>,
      { by, ...text }: Text,
      { isOwnVersion = false, alsoBy = by }: { isOwnVersion?: boolean; alsoBy?: Writer } = {},
    ) =>
      attempt(async () => {
        const { id, updatedAt, state } = draft;
        // Only a save adds authors, and of two at once, one is refused below.
        const before = await one('id', id);
        const { numUpdatedRows } = await change(id)
          .set({
            slug: text.slug,
            title: text.title,
            source: text.source,
            authors: together(before?.authors, [alsoBy, by]),
            unpublished_authors: together(before?.unpublishedAuthors, [alsoBy, by]),
            updated_at: Math.max(now(), updatedAt + 1),
            state: stateOnceSaved(draft),
            waits_for: null,
            waits_beside: null,
            problems: '[]',
          })
          .where('updated_at', '=', updatedAt)
          .where('state', '=', state)
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) return false;
        await record(id, { source: text.source, by, isOwnVersion });
        return true;
      }),

    /** `also` runs in the same transaction. */
    setState: (
      id: string,
      { by, problems = [], dueAt = null, waitsFor = null, waitsBeside = null, state }: StateChange,
      also: (transaction: Kysely<Schema>) => Promise<void> = async () => {},
    ) =>
      inTransaction({ db }, async (transaction) => {
        await transaction
          .updateTable('post_drafts')
          .where('id', '=', id)
          .set({
            state,
            due_at: dueAt,
            waits_for: waitsFor,
            waits_beside: waitsBeside,
            problems: JSON.stringify(problems),
            ...(by && { author: by.who, person: by.person }),
          })
          .execute();
        await also(transaction);
      }),

    /** Records the published text; `null` if the post was withdrawn. */
    setLive: (id: string, source: string | null) =>
      attempt(async () => {
        if (source === null) {
          await change(id)
            .set(({ ref }) => ({
              live_source: null,
              live_at: null,
              unpublished_authors: ref('authors'),
            }))
            .execute();
          return;
        }
        await change(id)
          .set(({ fn, val }) => ({
            live_source: source,
            live_at: now(),
            first_live_at: fn.coalesce('first_live_at', val(now())),
          }))
          .execute();
        // Text saved during the publication is not on the site, so its authors stay.
        await change(id).set({ unpublished_authors: '[]' }).where('source', '=', source).execute();
      }),

    versions: (id: string): Promise<readonly DraftVersion[]> =>
      attempt(async () => {
        const rows = await db
          .selectFrom('post_draft_versions')
          .select(['id', 'at', 'author', 'person', 'source'])
          .where('draft_id', '=', id)
          .orderBy('at', 'desc')
          .orderBy('id', 'desc')
          .execute();
        return rows.map(({ author: who, person, ...rest }) => ({
          ...rest,
          author: { who, person },
        }));
      }),

    pictureNames: (id: string) =>
      attempt(async () => {
        const rows = await db
          .selectFrom('post_draft_pictures')
          .select('name')
          .where('draft_id', '=', id)
          .orderBy('name')
          .execute();
        return rows.map(({ name }) => name);
      }),

    picture: (id: string, name: string) =>
      attempt(async () => {
        const row = await db
          .selectFrom('post_draft_pictures')
          .select('bytes')
          .where('draft_id', '=', id)
          .where('name', '=', name)
          .executeTakeFirst();
        return row ? Buffer.from(row.bytes, 'base64') : null;
      }),

    addPicture: (id: string, name: string, picture: Buffer) =>
      attempt(async () => {
        const bytes = picture.toString('base64');
        await db
          .insertInto('post_draft_pictures')
          .values({ draft_id: id, name, bytes })
          .onConflict((conflict) => conflict.columns(['draft_id', 'name']).doUpdateSet({ bytes }))
          .execute();
      }),

    /** Deletes a draft with its history and pictures, unless it was ever published. */
    remove: (id: string) =>
      attempt(async () => {
        const { numDeletedRows } = await db
          .deleteFrom('post_drafts')
          .where('id', '=', id)
          .where('first_live_at', 'is', null)
          .executeTakeFirst();
        return numDeletedRows === 1n;
      }),
  };
}

/** The state of a post that neither waits nor is scheduled any more. */
export function restingState({ liveSource }: Pick<Draft, 'liveSource'>): DraftState {
  return liveSource === null ? 'draft' : 'published';
}

function stateOnceSaved(draft: Pick<Draft, 'state' | 'dueAt' | 'liveSource'>): DraftState {
  if (draft.state !== 'waiting') return draft.state;
  return draft.dueAt === null ? restingState(draft) : 'scheduled';
}

/** Adds writers to a list, each person once, and returns it as stored. */
function together(stored: readonly Writer[] = [], added: readonly Writer[]): string {
  const byPerson = new Map([...stored, ...added].map((writer) => [writer.person, writer]));
  return JSON.stringify([...byPerson.values()]);
}

const sentences = v.pipe(v.string(), v.parseJson(), v.array(v.string()));
const writers = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ who: v.string(), person: v.string() })),
);

function draftOf(row: Selectable<PostDraftRow>): Draft {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    source: row.source,
    state: row.state,
    author: { who: row.author, person: row.person },
    updatedAt: row.updated_at,
    dueAt: row.due_at,
    waitsFor: row.waits_for,
    waitsBeside: row.waits_beside,
    liveSource: row.live_source,
    liveAt: row.live_at,
    firstLiveAt: row.first_live_at,
    problems: v.parse(sentences, row.problems),
    authors: v.parse(writers, row.authors),
    unpublishedAuthors: v.parse(writers, row.unpublished_authors),
  };
}
