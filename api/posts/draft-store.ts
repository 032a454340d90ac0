import { type Selectable, sql } from 'kysely';
import * as v from 'valibot';
import { attemptOrThrow, type DatabaseHandle } from '../database/database-handle.ts';
import { isLeaseOver } from '../database/is-lease-over.ts';
import type { PostDraftRow } from '../database/schema.ts';
import { createUuidV7Source } from '../database/uuid-v7.ts';

export const draftStates = ['draft', 'scheduled', 'waiting', 'published', 'withdrawn'] as const;
export type DraftState = (typeof draftStates)[number];

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
  /** Everyone who wrote text that readers do not see yet. */
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

/** A writer of a post. `isPublished`: readers see everything that they wrote. */
const storedAuthors = v.array(
  v.object({ who: v.string(), person: v.string(), isPublished: v.boolean() }),
);

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

  const matching = ({ state, search = '' }: DraftFilter) => {
    let rows = db.selectFrom('post_drafts');
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

  /** Adds a version, or updates the latest one if the same author has just saved it. */
  const record = async (
    draftId: string,
    { source, by, isOwnVersion }: Pick<Text, 'source' | 'by'> & { isOwnVersion: boolean },
  ): Promise<void> => {
    const rows = await db
      .selectFrom('post_draft_versions')
      .select(['id', 'at', 'person'])
      .where('draft_id', '=', draftId)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    // Versions from the future were saved before the clock was set back.
    const isPast = ({ at }: { at: number }) => at <= now() + SAME_VERSION_MS;
    const [last, ...older] = [...rows.filter(isPast), ...rows.filter((row) => !isPast(row))];
    const isRecent = last !== undefined && Math.abs(now() - last.at) < SAME_VERSION_MS;
    if (!isOwnVersion && isRecent && last.person === by.person) {
      await db
        .updateTable('post_draft_versions')
        .set({ source })
        .where('id', '=', last.id)
        .execute();
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
    list: (filter: DraftFilter, { limit, offset }: { limit: number; offset: number }) =>
      attemptOrThrow(async () => {
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

    find: (id: string) => attemptOrThrow(() => one('id', id)),
    findBySlug: (slug: string) => attemptOrThrow(() => one('slug', slug)),

    /** Returns the ids of all posts that have a draft. */
    slugs: () =>
      attemptOrThrow(async () => {
        const rows = await db.selectFrom('post_drafts').select('slug').execute();
        return new Set(rows.map(({ slug }) => slug));
      }),

    /** Returns drafts that are scheduled or await approval. */
    pending: () =>
      attemptOrThrow(async () => {
        const rows = await db
          .selectFrom('post_drafts')
          .selectAll()
          .where('state', 'in', ['scheduled', 'waiting'])
          .orderBy('due_at')
          .orderBy('updated_at')
          .execute();
        return rows.map(draftOf);
      }),

    /** The revisions that await approval, oldest first. */
    awaited: () =>
      attemptOrThrow(async () => {
        const rows = await db
          .selectFrom('post_drafts')
          .select(['waits_for', 'updated_at', 'title'])
          .where('state', '=', 'waiting')
          .orderBy('updated_at')
          .execute();
        return rows.flatMap(({ waits_for, updated_at, title }) =>
          waits_for === null ? [] : [{ id: waits_for, since: new Date(updated_at), title }],
        );
      }),

    /** Leases a draft to this process. `false` if it has changed or is leased already. */
    lease: ({ id, state, updatedAt }: Draft) =>
      attemptOrThrow(async () => {
        const { numUpdatedRows } = await db
          .updateTable('post_drafts')
          .set({ leased_until: now() + LEASE_MS })
          .where('id', '=', id)
          .where('state', '=', state)
          .where('updated_at', '=', updatedAt)
          .where(isLeaseOver('leased_until', { moment: now(), leaseMs: LEASE_MS }))
          .executeTakeFirst();
        return numUpdatedRows === 1n;
      }),

    release: (id: string) =>
      attemptOrThrow(() =>
        db.updateTable('post_drafts').set({ leased_until: 0 }).where('id', '=', id).execute(),
      ),

    add: ({ slug, title, source, by }: Text) =>
      attemptOrThrow(async () => {
        const id = nextId();
        await db
          .insertInto('post_drafts')
          .values({
            id,
            slug,
            title,
            source,
            state: 'draft',
            author: by.who,
            person: by.person,
            updated_at: now(),
            due_at: null,
            waits_for: null,
            waits_beside: null,
            live_source: null,
            live_at: null,
            first_live_at: null,
            leased_until: 0,
            problems: '[]',
            authors: withAuthors('[]', [by]),
          })
          .execute();
        await record(id, { source, by, isOwnVersion: true });
        return id;
      }),

    /**
     * Saves the text if the draft has not changed since `updatedAt`; otherwise returns `false`. A changed text is no
     * longer reviewed: a waiting post becomes a draft again, or stays scheduled. `isOwnVersion` adds a version even if the
     * same author has just saved. `alsoBy` is the author of an earlier text that is restored.
     */
    save: (
      draft: Pick<Draft, 'id' | 'updatedAt' | 'state' | 'dueAt' | 'liveSource'>,
      { slug, title, source, by }: Text,
      { isOwnVersion = false, alsoBy }: { isOwnVersion?: boolean; alsoBy?: Writer } = {},
    ) =>
      attemptOrThrow(async () => {
        const { id, updatedAt, state } = draft;
        // Only a save adds authors, and of two at once, one is refused below.
        const before = await db
          .selectFrom('post_drafts')
          .select('authors')
          .where('id', '=', id)
          .executeTakeFirst();
        const { numUpdatedRows } = await db
          .updateTable('post_drafts')
          .set({
            slug,
            title,
            source,
            authors: withAuthors(before?.authors ?? '[]', alsoBy ? [alsoBy, by] : [by]),
            updated_at: Math.max(now(), updatedAt + 1),
            state: stateOnceSaved(draft),
            waits_for: null,
            waits_beside: null,
            problems: '[]',
          })
          .where('id', '=', id)
          .where('updated_at', '=', updatedAt)
          .where('state', '=', state)
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) return false;
        await record(id, { source, by, isOwnVersion });
        return true;
      }),

    setState: (id: string, { state, by, problems = [], ...change }: StateChange) =>
      attemptOrThrow(() =>
        db
          .updateTable('post_drafts')
          .set({
            state,
            due_at: change.dueAt ?? null,
            waits_for: change.waitsFor ?? null,
            waits_beside: change.waitsBeside ?? null,
            problems: JSON.stringify(problems),
            ...(by && { author: by.who, person: by.person }),
          })
          .where('id', '=', id)
          .execute(),
      ),

    /** Records the published text; `null` if the post was withdrawn. */
    setLive: (id: string, source: string | null) =>
      attemptOrThrow(async () => {
        const draft = db.selectFrom('post_drafts').where('id', '=', id);
        const before = await draft.select(['authors', 'source']).executeTakeFirst();
        const authors = before?.authors ?? '[]';
        await db
          .updateTable('post_drafts')
          .set({ live_source: source, live_at: source === null ? null : now() })
          .where('id', '=', id)
          .execute();
        // Text saved during the publication is not on the site, so its authors stay.
        if (source === null || before?.source === source) {
          await db
            .updateTable('post_drafts')
            .set({ authors: withPublished(authors, source !== null) })
            .where('id', '=', id)
            .where('authors', '=', authors)
            .execute();
        }
        if (source === null) return;
        await db
          .updateTable('post_drafts')
          .set({ first_live_at: now() })
          .where('id', '=', id)
          .where('first_live_at', 'is', null)
          .execute();
      }),

    versions: (id: string): Promise<readonly DraftVersion[]> =>
      attemptOrThrow(async () => {
        const rows = await db
          .selectFrom('post_draft_versions')
          .select(['id', 'at', 'author', 'person', 'source'])
          .where('draft_id', '=', id)
          .orderBy('at', 'desc')
          .orderBy('id', 'desc')
          .execute();
        return rows.map(({ at, author, person, ...rest }) => ({
          ...rest,
          at,
          author: { who: author, person },
        }));
      }),

    pictureNames: (id: string) =>
      attemptOrThrow(async () => {
        const rows = await db
          .selectFrom('post_draft_pictures')
          .select('name')
          .where('draft_id', '=', id)
          .orderBy('name')
          .execute();
        return rows.map(({ name }) => name);
      }),

    picture: (id: string, name: string) =>
      attemptOrThrow(async () => {
        const row = await db
          .selectFrom('post_draft_pictures')
          .select('bytes')
          .where('draft_id', '=', id)
          .where('name', '=', name)
          .executeTakeFirst();
        return row ? Buffer.from(row.bytes, 'base64') : null;
      }),

    addPicture: (id: string, name: string, picture: Buffer) =>
      attemptOrThrow(async () => {
        const bytes = picture.toString('base64');
        await db
          .insertInto('post_draft_pictures')
          .values({ draft_id: id, name, bytes })
          .onConflict((conflict) => conflict.columns(['draft_id', 'name']).doUpdateSet({ bytes }))
          .execute();
      }),

    /** Deletes a draft with its history and pictures, unless it was ever published. */
    remove: (id: string) =>
      attemptOrThrow(async () => {
        const { numDeletedRows } = await db
          .deleteFrom('post_drafts')
          .where('id', '=', id)
          .where('first_live_at', 'is', null)
          .executeTakeFirst();
        if (numDeletedRows === 0n) return false;
        await db.deleteFrom('post_draft_pictures').where('draft_id', '=', id).execute();
        await db.deleteFrom('post_draft_versions').where('draft_id', '=', id).execute();
        return true;
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

const sentences = v.array(v.string());

/** Adds the authors of text that readers do not see yet. */
function withAuthors(stored: string, authors: readonly Writer[]): string {
  const others = v
    .parse(storedAuthors, JSON.parse(stored))
    .filter(({ person }) => !authors.some((author) => author.person === person));
  const byPerson = new Map(authors.map((author) => [author.person, author]));
  const added = [...byPerson.values()].map(({ who, person }) => ({
    who,
    person,
    isPublished: false,
  }));
  return JSON.stringify([...others, ...added]);
}

/** Marks the text of all authors as published, or as unpublished after a withdrawal. */
function withPublished(stored: string, isPublished: boolean): string {
  const authors = v.parse(storedAuthors, JSON.parse(stored));
  return JSON.stringify(authors.map((author) => ({ ...author, isPublished })));
}

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
    problems: v.parse(sentences, JSON.parse(row.problems)),
    unpublishedAuthors: v
      .parse(storedAuthors, JSON.parse(row.authors))
      .filter(({ isPublished }) => !isPublished)
      .map(({ who, person }) => ({ who, person })),
  };
}
