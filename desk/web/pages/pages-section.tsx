import { contentTypes } from '@site/delivery/releases/content-types.ts';
import { pictureFormat } from '@site/kit/api/post-picture.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Saved } from '../../content/content-store.ts';
import { documentProblems } from '../../content/document-problems.ts';
import { documentFields } from '../../content/rewrite-document.ts';
import { formOfDocument, hasWords } from '../../content/site-documents.ts';
import { textIn } from '../page/form-values.ts';
import { pageIn } from '../page/pages.tsx';
import { type Desk, type DeskSection, signedIn } from '../section.ts';
import {
  ConflictPage,
  EditPage,
  editHref,
  HistoryPage,
  RevisionPage,
  stateOf,
  wordsOf,
} from './edit-page.tsx';
import {
  type OpenDocument,
  documentAt,
  documentsOf,
  type PagesContext,
  sectionNamed,
  sectionsWithTexts,
} from './pages-context.ts';
import { PagesList } from './pages-list.tsx';
import {
  readPicture,
  readSent,
  type SentDocument,
  takeDocuments,
  textSent,
  withPictures,
} from './sent-document.ts';
import { shipRoutes } from './ship-routes.tsx';

/** The texts of the site: found by their words, edited in forms, previewed and published. */
export function pagesSection(context: PagesContext): DeskSection {
  return {
    path: '/pages',
    title: 'Pages',
    icon: 'letters',
    action: 'edit-pages',
    routes(app, desk) {
      listRoute(app, desk, context);
      void app.register(async (scope) => {
        await takeDocuments(scope);
        editRoutes(scope, desk, context);
      });
      historyRoutes(app, desk, context);
      shipRoutes(app, desk, context);
    },
  };
}

const config = { access: 'edit-pages' } as const;

function listRoute(app: FastifyInstance, desk: Desk, context: PagesContext): void {
  app.get('/pages', { config }, async (request, reply) => {
    const search = (textIn(request.query, 'search') ?? '').trim();
    const documents = [];
    const unpublished = [];
    for (const section of sectionsWithTexts()) {
      documents.push(...(await documentsOf(context, section)));
      const { length } = await context.content.unpublished(section);
      if (length > 0) unpublished.push({ section, count: length });
    }
    const found = search === '' ? documents : documents.filter((one) => hasWords(one, search));
    const page = pageIn(textIn(request.query, 'page'));
    const body = (
      <PagesList documents={found} search={search} page={page} unpublished={unpublished} />
    );
    return desk.show(request, reply, { title: 'Pages', body });
  });
}

/** The author of a change. */
function authorOf(request: FastifyRequest) {
  const { name, email } = signedIn(request);
  return { name, email };
}

function editRoutes(app: FastifyInstance, desk: Desk, context: PagesContext): void {
  const { content } = context;

  app.get('/pages/edit', { config }, async (request, reply) => {
    const document = await documentAt(context, textIn(request.query, 'file'));
    if (!document) return desk.notFound(request, reply);
    const search = (textIn(request.query, 'search') ?? '').trim();
    return showForm(context, desk, [request, reply], { document, text: document.text, search });
  });

  app.post('/pages/edit', { config }, async (request, reply) => {
    const document = await documentAt(context, textIn(request.query, 'file'));
    if (!document) return desk.notFound(request, reply);
    const sent = readSent(request.body);
    const { section, file, tree } = document;
    const { inputs, problems } = await withPictures(
      sent,
      (name) => readPicture(tree, section, name),
      (name, bytes) => content.add(section, `${section}/assets/${name}`, bytes, authorOf(request)),
    );
    const saved = await saveSent(context, document, { ...sent, inputs }, request);
    if (!saved) return desk.notFound(request, reply);
    if (saved.kind === 'conflict') {
      const { mine, version, by, text: theirs } = saved;
      const shown = { document, mine, theirs, by, version };
      return desk.show(request, reply, {
        title: document.title,
        status: 409,
        body: <ConflictPage {...shown} />,
      });
    }
    if (problems.length > 0) {
      return desk.goTo(reply, editHref({ file }), { tone: 'wrong', text: problems.join(' ') });
    }
    if (sent.then === 'ship') return desk.goTo(reply, `/pages/ship?section=${section}`);
    const place = sent.change?.split(' ')[1];
    const hash = place === undefined ? '' : `#${place}`;
    return desk.goTo(reply, `${editHref({ file })}${hash}`, { tone: 'done', text: 'Saved.' });
  });

  app.post('/pages/save', { config }, async (request, reply) => {
    const document = await documentAt(context, textIn(request.query, 'file'));
    if (!document) return desk.notFound(request, reply);
    const saved = await saveSent(context, document, readSent(request.body), request);
    if (!saved) return desk.notFound(request, reply);
    if (saved.kind === 'conflict') {
      const by = saved.by?.author.name ?? 'Somebody';
      const words = `Not saved: ${by} changed the same words. Press “Save” to choose a text.`;
      return reply.send({ kind: 'conflict', words });
    }
    const { section, file, tree } = document;
    const site = await context.readSite();
    const [lastChange = null] = await content.history(section, file, 1);
    const isUnpublished = (await content.unpublished(section)).includes(file);
    const problems = documentProblems(tree, { file, text: saved.mine, site });
    return reply.send({
      kind: 'saved',
      version: saved.version,
      state: stateOf(lastChange, isUnpublished),
      problems: problems.map((problem) => ({ place: problem.place, words: wordsOf(problem) })),
    });
  });
}

/** The outcome, the text of the form, and the id of that text: what the form is a change of next time. */
type SavedForm = Saved & { mine: string; version: string };

/** Saves a form; `null` if it was made from a text that is gone. */
async function saveSent(
  { content }: PagesContext,
  document: OpenDocument,
  sent: Pick<SentDocument, 'version' | 'inputs' | 'change'>,
  request: FastifyRequest,
): Promise<SavedForm | null> {
  const { section, file } = document;
  const base = await content.keptText(section, sent.version);
  if (base === null) return null;
  const mine = textSent(formOfDocument(document), base, sent);
  const saved = await content.save(section, { file, text: mine, base, author: authorOf(request) });
  return { ...saved, mine, version: await content.keepText(section, mine) };
}

async function showForm(
  { content, readSite }: PagesContext,
  desk: Desk,
  [request, reply]: [FastifyRequest, FastifyReply],
  { document, text, search }: { document: OpenDocument; text: string; search: string },
): Promise<FastifyReply> {
  const { section, file, tree, page } = document;
  const site = await readSite();
  const [lastChange = null] = await content.history(section, file, 1);
  const shown = {
    document,
    fields: formOfDocument(document),
    values: documentFields(text),
    version: await content.keepText(section, text),
    problems: documentProblems(tree, { file, text, site }),
    liveUrl: page === null ? null : new URL(page, site.siteUrl).href,
    lastChange,
    isUnpublished: (await content.unpublished(section)).includes(file),
    search,
  };
  return desk.show(request, reply, {
    title: document.title,
    body: <EditPage {...shown} />,
    script: '/pages.js',
  });
}

function historyRoutes(app: FastifyInstance, desk: Desk, context: PagesContext): void {
  const { content } = context;

  app.get('/pages/picture', { config }, async (request, reply) => {
    const section = sectionNamed(textIn(request.query, 'section'));
    const name = textIn(request.query, 'name') ?? '';
    const bytes =
      section && (await content.inSection(section, (tree) => readPicture(tree, section, name)));
    if (!bytes) return desk.notFound(request, reply);
    const format = pictureFormat(bytes);
    // The page's policy keeps scripts in an SVG from running.
    const type = format === null ? contentTypes.svg : contentTypes[format];
    return reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .type(type)
      .send(bytes);
  });

  app.get('/pages/history', { config }, async (request, reply) => {
    const document = await documentAt(context, textIn(request.query, 'file'));
    if (!document) return desk.notFound(request, reply);
    const revisions = await content.history(document.section, document.file);
    return desk.show(request, reply, {
      title: `History of ${document.title}`,
      body: <HistoryPage document={document} revisions={revisions} />,
    });
  });

  app.get('/pages/revision', { config }, async (request, reply) => {
    const document = await documentAt(context, textIn(request.query, 'file'));
    const commit = textIn(request.query, 'commit') ?? '';
    const text = document && (await content.textAt(document.section, commit, document.file));
    if (!document || text === null) return desk.notFound(request, reply);
    return desk.show(request, reply, {
      title: document.title,
      body: <RevisionPage document={document} commit={commit} text={text} />,
    });
  });

  app.post('/pages/restore', { config }, async (request, reply) => {
    const document = await documentAt(context, textIn(request.query, 'file'));
    const commit = textIn(request.body, 'commit') ?? '';
    const text = document && (await content.textAt(document.section, commit, document.file));
    if (!document || text === null) return desk.notFound(request, reply);
    const { section, file, text: base } = document;
    const saved = await content.save(section, { file, text, base, author: authorOf(request) });
    const flash =
      saved.kind === 'saved'
        ? ({ tone: 'done', text: 'Restored.' } as const)
        : ({
            tone: 'wrong',
            text: 'Somebody changed the text at the same time. Try again.',
          } as const);
    return desk.goTo(reply, editHref(document), flash);
  });

  // The text that its writer chose over a conflicting change.
  app.post('/pages/keep', { config }, async (request, reply) => {
    const document = await documentAt(context, textIn(request.query, 'file'));
    const mine =
      document && (await content.keptText(document.section, textIn(request.body, 'text') ?? ''));
    if (!document || mine === null) return desk.notFound(request, reply);
    const { section, file, text: base } = document;
    await content.save(section, { file, text: mine, base, author: authorOf(request) });
    return desk.goTo(reply, editHref(document), { tone: 'done', text: 'Saved.' });
  });
}
