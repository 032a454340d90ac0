import type { Draft } from '@site/api/posts/draft-store.ts';
import { createPostStore } from '@site/api/posts/post-store.ts';
import { createScheduleGuard } from '@site/api/posts/schedule-guard.ts';
import { indianTime } from '@site/api/indian-time.ts';
import { takeTurns } from '../../delivery/take-turns.ts';
import { contentTypes } from '@site/delivery/releases/content-types.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askedChanges } from '../../review/ask-for-changes.ts';
import { textIn } from '../page/form-values.ts';
import { may } from '../role.ts';
import { type Desk, type DeskSection, signedIn } from '../section.ts';
import { postOf, previewPost } from './draft-revision.ts';
import { EditPage } from './edit-page.tsx';
import { ChangesPage, HistoryPage, VersionPage } from './history-page.tsx';
import { fieldsOf, type PostFields, sourceOf } from './post-fields.ts';
import { changesAskedOf, isChangedSince, savedNote, stateOf } from './post-state.ts';
import {
  draftIn,
  type OfOne,
  type Parts,
  type PostsSectionContext,
  reading,
  writerOf,
  writing,
} from './posts-context.ts';
import { filterOf, PAGE_SIZE, parsePostsView, PostsList, titleOf } from './posts-list.tsx';
import {
  datedFor,
  draftsOf,
  type PostsContext,
  problemsOf,
  todayOf,
  withdrawDraft,
} from './publish-draft.ts';
import { ConfirmPost, PreviewPage, ReadPage } from './publish-page.tsx';
import { publishRoutes } from './publish-routes.tsx';
import { type Saved, saveSent } from './save-draft.ts';
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
      readingRoutes(app, desk, parts);
      // Only these routes accept files.
      void app.register(async (scope) => {
        await takeForms(scope);
        writingRoutes(scope, desk, parts);
      });
      publishRoutes(app, desk, parts);
      removingRoutes(app, desk, parts);
      historyRoutes(app, desk, parts);
    },
  };
}

type OfPicture = { Params: { id: string; name: string } };
type OfVersion = { Params: { id: string; version: string } };

async function showEditor(
  context: Parts,
  desk: Desk,
  [request, reply]: [FastifyRequest, FastifyReply],
  {
    draft,
    fields,
    isOverChange = false,
  }: { draft: Draft; fields: PostFields; isOverChange?: boolean },
): Promise<FastifyReply> {
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
    isOverChange,
    problems: await problemsOf(context, { id, source, slug: fields.slug, firstLiveAt }),
    state: stateOf(draft, { hasAskedChanges: changes !== null, now }),
    changes,
    now,
    pictures: await draftsOf(context).pictureNames(id),
  };
  return desk.show(request, reply, {
    title: titleOf(draft),
    body: <EditPage {...shown} />,
    status: isOverChange ? 409 : 200,
    script: script?.address,
  });
}

/** Published posts that were never written at the desk. */
async function postsFromFiles(context: PostsContext) {
  const posts = await createPostStore(context.database).rows();
  const slugs = await draftsOf(context).slugs();
  return posts.filter(({ id }) => !slugs.has(id));
}

function readingRoutes(app: FastifyInstance, desk: Desk, context: Parts): void {
  const drafts = draftsOf(context);

  app.get('/posts', reading, async (request, reply) => {
    const mayWrite = may(signedIn(request), 'write-posts');
    // Bundled while the writer looks at the list, so that the first editor does not wait for it.
    if (mayWrite) void context.editorScript();
    const view = parsePostsView(request.query);
    const page = { limit: PAGE_SIZE, offset: (view.page - 1) * PAGE_SIZE };
    const count = async (state: 'scheduled' | 'waiting') =>
      (await drafts.list({ state }, { limit: 1, offset: 0 })).total;
    const isStart = view.state === 'live' && view.search === '' && view.page === 1;
    const listed = await drafts.list(filterOf(view), page);
    const shown = {
      view,
      fromFiles: isStart ? await postsFromFiles(context) : [],
      ...listed,
      changesAsked: await changesAskedOf(context.stores.registry, listed.drafts),
      heldReason: await createScheduleGuard(context.database).heldReason(),
      counts: { scheduled: await count('scheduled'), waiting: await count('waiting') },
      mayWrite,
      now: (context.now ?? Date.now)(),
    };
    return desk.show(request, reply, { title: 'Posts', body: <PostsList {...shown} /> });
  });

  app.get<{ Params: { file: string } }>('/posts/editor/:file', reading, async (request, reply) => {
    const script = await context.editorScript();
    if (!script?.address.endsWith(`/${request.params.file}`)) return desk.notFound(request, reply);
    return reply
      .header('cache-control', 'private, max-age=31536000, immutable')
      .type(contentTypes.js)
      .send(script.code);
  });

  app.get<OfOne>('/posts/:id', reading, async (request, reply) => {
    const draft = await draftIn(context, desk, [request, reply]);
    if (!draft) return reply;
    if (!may(signedIn(request), 'write-posts')) {
      const asked = await changesAskedOf(context.stores.registry, [draft]);
      const now = (context.now ?? Date.now)();
      const state = stateOf(draft, { hasAskedChanges: asked.has(draft.id), now });
      return desk.show(request, reply, {
        title: titleOf(draft),
        body: <ReadPage draft={draft} state={state} />,
      });
    }
    return showEditor(context, desk, [request, reply], { draft, fields: fieldsOf(draft.source) });
  });

  app.get<OfPicture>('/posts/:id/pictures/:name', reading, async (request, reply) => {
    const bytes = await drafts.picture(request.params.id, request.params.name);
    if (!bytes) return desk.notFound(request, reply);
    const type = typeOfPicture(bytes);
    if (type === null) void reply.header('content-disposition', 'attachment');
    return reply.type(type ?? 'application/octet-stream').send(bytes);
  });

  app.post<OfOne>('/posts/:id/preview', reading, async (request, reply) => {
    const draft = await draftIn(context, desk, [request, reply]);
    return draft ? showPreview(context, desk, [request, reply], draft) : reply;
  });
}

async function showPreview(
  context: Parts,
  desk: Desk,
  [request, reply]: [FastifyRequest, FastifyReply],
  draft: Draft,
): Promise<FastifyReply> {
  const today = todayOf(context);
  const given = postOf(context, { id: draft.id, source: datedFor(draft, today) });
  const outcome = await context.inTurn(() =>
    previewPost(context, given, { today, who: writerOf(signedIn(request)).who }),
  );
  if (outcome.kind === 'refused') {
    const text = `No preview: ${outcome.problems.join('. ')}.`;
    return desk.goTo(reply, `/posts/${draft.id}`, { tone: 'wrong', text });
  }
  const body = <PreviewPage draft={draft} link={outcome.link} />;
  return desk.show(request, reply, { title: 'The preview is ready', body });
}

function writingRoutes(app: FastifyInstance, desk: Desk, context: Parts): void {
  const drafts = draftsOf(context);

  app.post('/posts', writing, async (request, reply) => {
    const me = signedIn(request);
    const fields = { ...fieldsOf(''), author: me.name };
    const source = sourceOf(fields, todayOf(context));
    const id = await drafts.add({ slug: '', title: '', source, by: writerOf(me) });
    await desk.note(request, { what: `begin post ${id}`, details: [], sections: ['posts'] });
    return desk.goTo(reply, `/posts/${id}`);
  });

  const save = async (
    request: FastifyRequest<OfOne>,
    reply: FastifyReply,
  ): Promise<(Saved & { before: Draft }) | null> => {
    const before = await draftIn(context, desk, [request, reply]);
    if (!before) return null;
    return {
      ...(await saveSent(context, before, request.body, writerOf(signedIn(request)))),
      before,
    };
  };

  app.post<OfOne>('/posts/:id', writing, async (request, reply) => {
    const saved = await save(request, reply);
    if (!saved) return reply;
    const { draft, fields, pictureProblems, before } = saved;
    if (saved.kind === 'changed') {
      return showEditor(context, desk, [request, reply], { draft, fields, isOverChange: true });
    }
    const here = `/posts/${draft.id}`;
    if (pictureProblems.length > 0) {
      const text = `Your text is saved. ${pictureProblems.join(' ')}`;
      return desk.goTo(reply, here, { tone: 'wrong', text });
    }
    const then = textIn(request.body, 'then');
    if (then === 'preview') return showPreview(context, desk, [request, reply], draft);
    if (then === 'publish') return desk.goTo(reply, `${here}/publish`);
    const text = `Saved. ${savedNote(before, draft)}`.trim();
    return desk.goTo(reply, here, { tone: 'done', text });
  });

  /** Autosave of the editor. */
  app.post<OfOne>('/posts/:id/save', writing, async (request, reply) => {
    const saved = await save(request, reply);
    if (!saved) return reply;
    const { draft, fields, kind, before } = saved;
    const at = indianTime(draft.updatedAt);
    if (kind === 'changed') return reply.code(409).send({ kind, at });
    const now = (context.now ?? Date.now)();
    return reply.send({
      kind,
      at,
      version: String(draft.updatedAt),
      slug: fields.slug,
      note: savedNote(before, draft),
      state: stateOf(draft, { hasAskedChanges: false, now }),
      isChangedSince: isChangedSince(draft),
      problems: await problemsOf(context, draft),
    });
  });

  app.post<OfOne>('/posts/:id/pictures', writing, async (request, reply) => {
    const draft = await draftIn(context, desk, [request, reply]);
    if (!draft) return reply;
    const { body } = request;
    const sent =
      typeof body === 'object' && body !== null && 'picture' in body ? body.picture : undefined;
    const added = await addSentPicture(context, draft.id, sent);
    const answer = added ?? { kind: 'wrong', reason: 'Choose a picture.' };
    return reply.code(answer.kind === 'added' ? 201 : 422).send(answer);
  });
}

/** Routes that take a post off the site, or delete it. */
function removingRoutes(app: FastifyInstance, desk: Desk, context: Parts): void {
  const drafts = draftsOf(context);
  const note = (request: FastifyRequest, what: string, details: readonly string[] = []) =>
    desk.note(request, { what, details, sections: ['posts'] });

  app.get<OfOne>('/posts/:id/withdraw', writing, async (request, reply) => {
    const draft = await draftIn(context, desk, [request, reply]);
    if (!draft) return reply;
    if (draft.liveSource === null) return desk.notFound(request, reply);
    const shown = {
      draft,
      title: 'Withdraw this post?',
      lead: `It disappears from /blog/${draft.slug}, and links to it will break. You can publish it again later.`,
      action: `/posts/${draft.id}/withdraw`,
      button: 'Withdraw',
    };
    return desk.show(request, reply, { title: shown.title, body: <ConfirmPost {...shown} /> });
  });

  app.post<OfOne>('/posts/:id/withdraw', writing, async (request, reply) => {
    const draft = await draftIn(context, desk, [request, reply]);
    if (!draft) return reply;
    const by = writerOf(signedIn(request));
    // Not in turn: wrong text must be off the site at once.
    const problems = await withdrawDraft(context, draft, by);
    const flash =
      problems.length === 0
        ? ({ tone: 'done', text: 'Withdrawn. Readers no longer see it.' } as const)
        : ({ tone: 'wrong', text: `Not withdrawn. ${problems.join(' ')}` } as const);
    return desk.goTo(reply, `/posts/${draft.id}`, flash);
  });

  app.get<OfOne>('/posts/:id/delete', writing, async (request, reply) => {
    const draft = await draftIn(context, desk, [request, reply]);
    if (!draft) return reply;
    if (draft.firstLiveAt !== null) return desk.notFound(request, reply);
    const shown = {
      draft,
      title: 'Delete this draft?',
      lead: (
        <>
          <bdi>{titleOf(draft)}</bdi> will be deleted with its pictures and history. This cannot be
          undone.
        </>
      ),
      action: `/posts/${draft.id}/delete`,
      button: 'Delete',
    };
    return desk.show(request, reply, { title: shown.title, body: <ConfirmPost {...shown} /> });
  });

  app.post<OfOne>('/posts/:id/delete', writing, async (request, reply) => {
    const draft = await draftIn(context, desk, [request, reply]);
    if (!draft) return reply;
    if (!(await drafts.remove(draft.id))) {
      const text = 'Not deleted: this post has been published. Withdraw it instead.';
      return desk.goTo(reply, `/posts/${draft.id}`, { tone: 'wrong', text });
    }
    await note(request, `delete post ${draft.id}`);
    return desk.goTo(reply, '/posts', { tone: 'done', text: 'Draft deleted.' });
  });
}

function historyRoutes(app: FastifyInstance, desk: Desk, context: Parts): void {
  const drafts = draftsOf(context);
  const versionIn = async (of: Draft, { params }: FastifyRequest<OfVersion>) =>
    (await drafts.versions(of.id)).find(({ id }) => id === params.version);

  app.get<OfOne>('/posts/:id/history', reading, async (request, reply) => {
    const draft = await draftIn(context, desk, [request, reply]);
    if (!draft) return reply;
    const versions = await drafts.versions(draft.id);
    return desk.show(request, reply, {
      title: `History of ${titleOf(draft)}`,
      body: <HistoryPage draft={draft} versions={versions} />,
    });
  });

  app.get<OfOne>('/posts/:id/changes', reading, async (request, reply) => {
    const draft = await draftIn(context, desk, [request, reply]);
    if (!draft) return reply;
    if (draft.liveSource === null) return desk.notFound(request, reply);
    return desk.show(request, reply, {
      title: `Changes of ${titleOf(draft)}`,
      body: <ChangesPage draft={draft} live={draft.liveSource} />,
    });
  });

  app.get<OfVersion>('/posts/:id/history/:version', reading, async (request, reply) => {
    const draft = await draftIn(context, desk, [request, reply]);
    if (!draft) return reply;
    const version = await versionIn(draft, request);
    if (!version) return desk.notFound(request, reply);
    const mayWrite = may(signedIn(request), 'write-posts');
    return desk.show(request, reply, {
      title: `Version of ${indianTime(version.at)}`,
      body: <VersionPage draft={draft} version={version} mayWrite={mayWrite} />,
    });
  });

  app.post<OfVersion>('/posts/:id/history/:version/restore', writing, async (request, reply) => {
    const draft = await draftIn(context, desk, [request, reply]);
    if (!draft) return reply;
    const version = await versionIn(draft, request);
    if (!version) return desk.notFound(request, reply);
    const { title, ...old } = fieldsOf(version.source);
    const slug = draft.firstLiveAt === null ? old.slug : draft.slug;
    const source = sourceOf({ ...old, title, slug }, todayOf(context), version.source);
    const text = { slug, title, source, by: writerOf(signedIn(request)) };
    const here = `/posts/${draft.id}`;
    const authored = { isOwnVersion: true, alsoBy: version.author };
    if (!(await drafts.save(draft, text, authored))) {
      const words = 'Not restored: someone saved in the meantime. Try again.';
      return desk.goTo(reply, here, { tone: 'wrong', text: words });
    }
    await desk.note(request, {
      what: `restore a version of post ${draft.id}`,
      details: [],
      sections: ['posts'],
    });
    const words = `Restored the version of ${indianTime(version.at)}.`;
    return desk.goTo(reply, here, { tone: 'done', text: words });
  });
}
