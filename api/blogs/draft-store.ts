import { type Selectable, sql } from 'kysely';
import * as v from 'valibot';
import { orThrow, attempt, type DatabaseHandle } from '../database/database-handle.ts';
import type { PostDraftRow } from '../database/schema.ts';
import { createUuidV7Source } from '../database/uuid-v7.ts';

export const draftStates = ['draft', 'scheduled', 'waiting', 'published', 'withdrawn'] as const;
export type DraftState = (typeof draftStates)[number];

/** A post as its writers have it. Times are epoch milliseconds. */
export type Draft = {
  id: string;
  title: string;
  /** The whole file: front matter and Markdown. */
  source: string;
  state: DraftState;
  author: string;
  updatedAt: number;
  /** When it is to be published. */
  dueAt: number | null;
  /** The revision of the posts that waits for approval. */
  waitsFor: string | null;
  /** Why the last publication was refused. */
  problems: readonly string[];
};

export type DraftVersion = { id: string; at: number; author: string; source: string };

/** Which drafts a list shows. */
export type DraftFilter = { state?: DraftState | undefined; search?: string | undefined };

/** The newest versions that are kept of a draft. */
const MOST_VERSIONS = 50;

/** Saves by one author within this time replace each other in the history: autosave would fill it. */
const SAME_VERSION_MS = 5 * 60_000;

/** Drafts, their history and their pictures. Throws when the database is away. */
export type DraftStore = ReturnType<typeof createDraftStore>;

export function createDraftStore(
  { db }: DatabaseHandle,
  { now = Date.now }: { now?: () => number } = {},
) {
  const nextId = createUuidV7Source(now);
  const run = async <T>(work: () => Promise<T>): Promise<T> =>
    orThrow(await attempt(async () => ({ kind: 'read' as const, value: await work() }))).value;

  const matching = ({ state, search = '' }: DraftFilter) => {
    let rows = db.selectFrom('post_drafts');
    if (state) rows = rows.where('state', '=', state);
    if (search !== '') {
      const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
      rows = rows.where(({ eb, fn }) =>
        eb(fn<string>('lower', ['title']), 'like', sql<string>`${pattern} escape '\\'`),
      );
    }
    return rows;
  };

  /** Adds to the history, or replaces what the same author saved just now. */
  const record = async (draftId: string, author: string, source: string): Promise<void> => {
    const versions = db.selectFrom('post_draft_versions').where('draft_id', '=', draftId);
    const [last, ...older] = await versions
      .select(['id', 'at', 'author'])
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    if (last?.author === author && now() - last.at < SAME_VERSION_MS) {
      await db
        .updateTable('post_draft_versions')
        .set({ source })
        .where('id', '=', last.id)
        .execute();
      return;
    }
    const row = { id: nextId(), draft_id: draftId, at: now(), author, source };
    await db.insertInto('post_draft_versions').values(row).execute();
    const extra = older.slice(MOST_VERSIONS - 2).map(({ id }) => id);
    if (extra.length > 0) {
      await db.deleteFrom('post_draft_versions').where('id', 'in', extra).execute();
    }
  };

  return {
    list: (filter: DraftFilter, { limit, offset }: { limit: number; offset: number }) =>
      run(async () => {
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
        return { drafts: rows.map(draftOf), total: Number(total) };
      }),

    find: (id: string) =>
      run(async () => {
        const row = await db
          .selectFrom('post_drafts')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirst();
        return row ? draftOf(row) : null;
      }),

    /** Scheduled drafts whose time has come, and those that wait for approval. */
    due: () =>
      run(async () => {
        const rows = await db
          .selectFrom('post_drafts')
          .selectAll()
          .where(({ eb, or, and }) =>
            or([
              and([eb('state', '=', 'scheduled'), eb('due_at', '<=', now())]),
              eb('state', '=', 'waiting'),
            ]),
          )
          .orderBy('due_at')
          .execute();
        return rows.map(draftOf);
      }),

    add: (draft: Pick<Draft, 'title' | 'source' | 'author'>) =>
      run(async () => {
        const id = nextId();
        const rest = { updated_at: now(), due_at: null, waits_for: null, problems: '[]' };
        await db
          .insertInto('post_drafts')
          .values({ ...draft, id, state: 'draft', ...rest })
          .execute();
        await record(id, draft.author, draft.source);
        return id;
      }),

    /** Saves the text. A published post stays as readers have it until it is published again. */
    save: (id: string, { title, source, author }: Pick<Draft, 'title' | 'source' | 'author'>) =>
      run(async () => {
        await db
          .updateTable('post_drafts')
          .set({ title, source, updated_at: now() })
          .where('id', '=', id)
          .execute();
        await record(id, author, source);
      }),

    setState: (
      id: string,
      {
        state,
        dueAt = null,
        waitsFor = null,
        problems = [],
      }: Pick<Draft, 'state'> & Partial<Pick<Draft, 'dueAt' | 'waitsFor' | 'problems'>>,
    ) =>
      run(() =>
        db
          .updateTable('post_drafts')
          .set({
            state,
            due_at: dueAt,
            waits_for: waitsFor,
            problems: JSON.stringify(problems),
          })
          .where('id', '=', id)
          .execute(),
      ),

    versions: (id: string): Promise<readonly DraftVersion[]> =>
      run(() =>
        db
          .selectFrom('post_draft_versions')
          .select(['id', 'at', 'author', 'source'])
          .where('draft_id', '=', id)
          .orderBy('at', 'desc')
          .orderBy('id', 'desc')
          .execute(),
      ),

    pictureNames: (id: string) =>
      run(async () => {
        const rows = await db
          .selectFrom('post_draft_pictures')
          .select('name')
          .where('draft_id', '=', id)
          .orderBy('name')
          .execute();
        return rows.map(({ name }) => name);
      }),

    picture: (id: string, name: string) =>
      run(async () => {
        const row = await db
          .selectFrom('post_draft_pictures')
          .select('bytes')
          .where('draft_id', '=', id)
          .where('name', '=', name)
          .executeTakeFirst();
        return row ? Buffer.from(row.bytes, 'base64') : null;
      }),

    addPicture: (id: string, name: string, picture: Buffer) =>
      run(async () => {
        const bytes = picture.toString('base64');
        await db
          .insertInto('post_draft_pictures')
          .values({ draft_id: id, name, bytes })
          .onConflict((conflict) => conflict.columns(['draft_id', 'name']).doUpdateSet({ bytes }))
          .execute();
      }),

    removePicture: (id: string, name: string) =>
      run(() =>
        db
          .deleteFrom('post_draft_pictures')
          .where('draft_id', '=', id)
          .where('name', '=', name)
          .execute(),
      ),

    /** Deletes a draft that was never published, with its history and pictures. */
    remove: (id: string) =>
      run(async () => {
        await db.deleteFrom('post_draft_pictures').where('draft_id', '=', id).execute();
        await db.deleteFrom('post_draft_versions').where('draft_id', '=', id).execute();
        await db.deleteFrom('post_drafts').where('id', '=', id).execute();
      }),
  };
}

const sentences = v.array(v.string());

function draftOf(row: Selectable<PostDraftRow>): Draft {
  const { updated_at, due_at, waits_for, problems, ...rest } = row;
  return {
    ...rest,
    updatedAt: Number(updated_at),
    dueAt: due_at === null ? null : Number(due_at),
    waitsFor: waits_for,
    problems: v.parse(sentences, JSON.parse(problems)),
  };
}
