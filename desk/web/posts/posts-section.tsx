import type { Draft } from '@site/api/posts/draft-store.ts';
import { createPostStore } from '@site/api/posts/post-store.ts';
import { createScheduleGuard } from '@site/api/posts/schedule-guard.ts';
import { indianTime } from '@site/api/indian-time.ts';
import { contentTypes } from '@site/delivery/releases/content-types.ts';
import * as v from 'valibot';
import { askedChanges } from '../../review/decisions.ts';
import { takeTurns } from '../../delivery/take-turns.ts';
import { reasonField, requiredReason } from '../page/fields.tsx';
import { type Answer, type Ask, type Routes, routesFor } from '../page/routes.tsx';
import { may } from '../role.ts';
import type { DeskSection } from '../section.ts';
import { postOf, previewPost } from './draft-revision.ts';
import { builtInPosts, builtInRoutes } from './built-in-posts.ts';
import { EditPage } from './edit-page.tsx';
import { ChangesPage, HistoryPage, VersionPage } from './history-page.tsx';
import { eventsOf, withdrawalIn } from './post-events.ts';
import { fieldsOf, type PostFields, sourceOf } from './post-fields.ts';
import { changesAskedOf, isChangedSince, savedNote, stateOf, titleOf } from './post-state.ts';
import { draftIn, type Parts, type PostsSectionContext, writerOf } from './posts-context.ts';
import { postsList, stateIn, states } from './posts-list.tsx';
import {
  datedFor,
  draftsOf,
  type PostsContext,
  problemsOf,
  todayOf,
  withdrawDraft,
} from './publish-draft.ts';
import { PreviewPage, ReadPage } from './publish-page.tsx';
import { noteOf, publishRoutes } from './publish-routes.tsx';
import { saveSent } from './save-draft.ts';
import { addSentPicture, takeForms, typeOfPicture } from './sent-pictures.ts';

/** Posts: drafts, preview, publishing and history. */
export function postsSection(context: PostsSectionContext): DeskSection {
  return {
    path: '/posts',
    title: 'Posts',
    icon: 'doc',
    action: 'read-posts',
    routes(app, desk) {
      const parts = { ...context, inTurn: takeTurns(1) };
      const reading = routesFor(app, desk, 'read-posts');
      const writing = routesFor(app, desk, 'write-posts');
      readingRoutes(reading, parts);
      // Only these routes accept files.
      void app.register(async (scope) => {
        await takeForms(scope);
        savingRoutes(routesFor(scope, desk, 'write-posts'), parts);
      });
      publishRoutes(writing, parts);
      removingRoutes(writing, parts);
      historyRoutes(reading, parts);
      builtInRoutes(writing, parts);
    },
  };
}

async function editor(
  context: Parts,
  draft: Draft,
  { fields, changedBy = null }: { fields: PostFields; changedBy?: string | null },
): Promise<Answer> {
  const { registry } = context.stores;
  const { id, waitsFor, firstLiveAt } = draft;
  const source = sourceOf(fields, todayOf(context), draft.source);
  const script = await context.editorScript();
  const changes =
    waitsFor === null ? null : await askedChanges(registry, { section: 'posts', id: waitsFor });
  const now = (context.now ?? Date.now)();
  const shown = {
    draft,
    fields,
    conflict: changedBy === null ? null : { by: changedBy, mine: source },
    problems: await problemsOf(context, { id, source, slug: fields.slug, firstLiveAt }),
    state: stateOf(draft, { hasAskedChanges: changes !== null, now }),
    changes,
    withdrawal: draft.state === 'withdrawn' ? withdrawalIn(await eventsOf(registry, draft)) : null,
    now,
    pictures: await draftsOf(context).pictureNames(id),
  };
  return {
    title: titleOf(draft),
    body: <EditPage {...shown} />,
    status: changedBy === null ? 200 : 409,
    script: script?.address,
  };
}

/** Published posts that were never written at the desk. */
async function postsFromFiles(context: PostsContext) {
  const posts = await createPostStore(context.database).rows();
  const slugs = await draftsOf(context).slugs();
  return posts.filter(({ id }) => !slugs.has(id));
}

function readingRoutes(on: Routes, context: Parts): void {
  const drafts = draftsOf(context);
  const find = draftIn(context);

  on.list('/posts', {
    filters: () => ({ state: states }),
    async show(view, { me }) {
      const mayWrite = may(me, 'write-posts');
      // Bundled while the writer looks at the list, so that the first editor does not wait for it.
      if (mayWrite) void context.editorScript();
      const state = stateIn(view);
      const { limit, offset, search } = view;
      const filter = { state: state === 'all' ? undefined : state, search };
      const listed = await drafts.list(filter, { limit, offset });
      const count = async (of: 'scheduled' | 'waiting') =>
        (await drafts.list({ state: of }, { limit: 1, offset: 0 })).total;
      const builtIn = (await builtInPosts(context)).filter(
        ({ title, withdrawal }) =>
          title.toLowerCase().includes(search.toLowerCase()) &&
          (state === 'all' || state === (withdrawal === null ? 'live' : 'withdrawn')),
      );
      return postsList(view, {
        drafts: listed.drafts,
        // They come after the last draft.
        builtIn: builtIn.slice(
          Math.max(offset - listed.total, 0),
          Math.max(offset + limit - listed.total, 0),
        ),
        total: listed.total + builtIn.length,
        fromFiles:
          state === 'live' && search === '' && offset === 0 ? await postsFromFiles(context) : [],
        changesAsked: await changesAskedOf(context.stores.registry, listed.drafts),
        heldReason: await createScheduleGuard(context.database).heldReason(),
        counts: { scheduled: await count('scheduled'), waiting: await count('waiting') },
        mayWrite,
        mayEditPages: may(me, 'edit-pages'),
        now: (context.now ?? Date.now)(),
      });
    },
  });

  on.page('/posts/editor/:file', {
    async show({ params: { file = '' } }) {
      const script = await context.editorScript();
      if (!script?.address.endsWith(`/${file}`)) return null;
      return {
        send: script.code,
        type: contentTypes.js,
        headers: { 'cache-control': 'private, max-age=31536000, immutable' },
      };
    },
  });

  on.page('/posts/:id', {
    find,
    async show({ of: draft, me }) {
      if (may(me, 'write-posts')) {
        const fields = fieldsOf(draft.source);
        // Nothing is saved yet.
        if (draft.source === '') fields.author = me.name;
        return editor(context, draft, { fields });
      }
      const asked = await changesAskedOf(context.stores.registry, [draft]);
      const now = (context.now ?? Date.now)();
      const state = stateOf(draft, { hasAskedChanges: asked.has(draft.id), now });
      return { title: titleOf(draft), body: <ReadPage draft={draft} state={state} /> };
    },
  });

  on.page('/posts/:id/pictures/:name', {
    find: ({ params: { id = '', name = '' } }) => drafts.picture(id, name),
    show({ of: bytes }) {
      const type = typeOfPicture(bytes);
      return {
        send: bytes,
        type: type ?? 'application/octet-stream',
        headers: type === null ? { 'content-disposition': 'attachment' } : {},
      };
    },
  });

  on.action('/posts/:id/preview', { find, run: (ask) => preview(context, ask, ask.of) });
}

async function preview(context: Parts, { me }: Ask<unknown>, draft: Draft): Promise<Answer> {
  const today = todayOf(context);
  const given = postOf(context, { id: draft.id, source: datedFor(draft, today) });
  const outcome = await context.inTurn(() =>
    previewPost(context, given, { today, who: writerOf(me).who }),
  );
  if (outcome.kind === 'refused') {
    return { to: `/posts/${draft.id}`, wrong: `No preview: ${outcome.problems.join('. ')}.` };
  }
  return {
    title: 'The preview is ready',
    body: <PreviewPage draft={draft} link={outcome.link} />,
  };
}

function savingRoutes(on: Routes, context: Parts): void {
  const drafts = draftsOf(context);
  const find = draftIn(context);
  const save = ({ of, me, request }: Ask<Draft>) =>
    saveSent(context, of, request.body, writerOf(me));
  /** The writer of the newest version, in words. */
  const changedBy = async ({ of, me }: Ask<Draft>) => {
    const [newest] = await drafts.versions(of.id);
    const { person } = writerOf(me);
    if (newest === undefined) return 'Someone else';
    return newest.author.person === person ? 'You, in another tab,' : newest.author.who;
  };

  on.action('/posts', {
    async run({ me }) {
      const by = writerOf(me);
      await drafts.forgetUnsaved(by.person);
      const id = await drafts.add({ slug: '', title: '', source: '', by });
      return { to: `/posts/${id}`, note: noteOf(`begin post ${id}`) };
    },
  });

  on.action('/posts/:id', {
    find,
    async run(ask) {
      const { kind, draft, fields, pictureProblems } = await save(ask);
      if (kind === 'changed') {
        return editor(context, draft, { fields, changedBy: await changedBy(ask) });
      }
      const to = `/posts/${draft.id}`;
      if (pictureProblems.length > 0)
        return { to, wrong: `Your text is saved. ${pictureProblems.join(' ')}` };
      const then = ask.text('then');
      if (then === 'preview') return preview(context, ask, draft);
      if (then === 'publish') return { to: `${to}/publish` };
      return { to, done: `Saved. ${savedNote(ask.of, draft)}`.trim() };
    },
  });

  /** Autosave of the editor. */
  on.action('/posts/:id/save', {
    find,
    async run(ask) {
      const { draft, fields, kind } = await save(ask);
      const at = indianTime(draft.updatedAt);
      if (kind === 'changed') {
        return { send: { kind, at, by: await changedBy(ask) }, status: 409 };
      }
      const send = {
        kind,
        at,
        version: String(draft.updatedAt),
        slug: fields.slug,
        note: savedNote(ask.of, draft),
        state: stateOf(draft, { hasAskedChanges: false, now: (context.now ?? Date.now)() }),
        isChangedSince: isChangedSince(draft),
        problems: await problemsOf(context, draft),
      };
      return { send };
    },
  });

  on.action('/posts/:id/pictures', {
    find,
    async run({ of, request: { body } }) {
      const sent =
        typeof body === 'object' && body !== null && 'picture' in body ? body.picture : undefined;
      const added = await addSentPicture(context, of.id, sent);
      const send = added ?? { kind: 'wrong', reason: 'Choose a picture.' };
      return { send, status: send.kind === 'added' ? 201 : 422 };
    },
  });
}

/** Routes that take a post off the site, or delete it. */
function removingRoutes(on: Routes, context: Parts): void {
  const drafts = draftsOf(context);
  const find = draftIn(context);
  const backTo = ({ id }: Draft) => ({ href: `/posts/${id}`, title: 'Back to the post' });

  on.form('/posts/:id/withdraw', {
    find,
    fields: () => ({ reason: reasonField }),
    schema: v.object({ reason: requiredReason }),
    view: ({ of }) =>
      of.liveSource === null
        ? null
        : {
            title: 'Withdraw this post?',
            lead: `It disappears from /blog/${of.slug}, and links to it will break. You can publish it again later.`,
            back: backTo(of),
            button: 'Withdraw',
            isDangerous: true,
          },
    async run({ of, me }, { reason: why }) {
      // Not in turn: wrong text must be off the site at once.
      const problems = await withdrawDraft(context, of, { by: writerOf(me), why });
      return problems.length === 0
        ? { to: `/posts/${of.id}`, done: 'Withdrawn. Readers no longer see it.' }
        : { problems };
    },
  });

  on.action('/posts/:id/delete', {
    find,
    confirm: ({ of }) =>
      of.firstLiveAt !== null
        ? null
        : {
            title: 'Delete this draft?',
            lead: (
              <>
                <bdi>{titleOf(of)}</bdi> will be deleted with its pictures and history. This cannot
                be undone.
              </>
            ),
            back: backTo(of),
            button: 'Delete',
            isDangerous: true,
          },
    async run({ of: { id } }) {
      if (await drafts.remove(id))
        return { to: '/posts', done: 'Draft deleted.', note: noteOf(`delete post ${id}`) };
      const wrong = 'Not deleted: this post has been published. Withdraw it instead.';
      return { to: `/posts/${id}`, wrong };
    },
  });
}

function historyRoutes(on: Routes, context: Parts): void {
  const drafts = draftsOf(context);
  const find = draftIn(context);
  const findVersion = async ({ params }: Pick<Ask<unknown>, 'params'>) => {
    const draft = await find({ params });
    const versions = draft ? await drafts.versions(draft.id) : [];
    const version = versions.find(({ id }) => id === params['version']);
    return draft && version && { draft, version };
  };

  on.page('/posts/:id/history', {
    find,
    show: async ({ of }) => ({
      title: `History of ${titleOf(of)}`,
      body: (
        <HistoryPage
          draft={of}
          versions={await drafts.versions(of.id)}
          events={await eventsOf(context.stores.registry, of)}
        />
      ),
    }),
  });

  on.page('/posts/:id/changes', {
    find,
    show: ({ of }) =>
      of.liveSource === null
        ? null
        : {
            title: `Changes of ${titleOf(of)}`,
            body: <ChangesPage draft={of} live={of.liveSource} />,
          },
  });

  on.page('/posts/:id/history/:version', {
    find: findVersion,
    show: ({ of, me }) => ({
      title: `Version of ${indianTime(of.version.at)}`,
      body: <VersionPage {...of} mayWrite={may(me, 'write-posts')} />,
    }),
  });

  on.action('/posts/:id/history/:version/restore', {
    access: 'write-posts',
    find: findVersion,
    async run({ of: { draft, version }, me }) {
      const old = fieldsOf(version.source);
      const slug = draft.firstLiveAt === null ? old.slug : draft.slug;
      const { title } = old;
      const source = sourceOf({ ...old, slug }, todayOf(context), version.source);
      const text = { slug, title, source, by: writerOf(me) };
      const to = `/posts/${draft.id}`;
      if (!(await drafts.save(draft, text, { isOwnVersion: true, alsoBy: version.author })))
        return { to, wrong: 'Not restored: someone saved in the meantime. Try again.' };
      return {
        to,
        done: `Restored the version of ${indianTime(version.at)}.`,
        note: noteOf(`restore a version of post ${draft.id}`),
      };
    },
  });
}
