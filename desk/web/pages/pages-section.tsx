import { contentTypes } from '@site/delivery/releases/content-types.ts';
import { pictureFormat } from '@site/api/posts/picture-file.ts';
import type { FastifyInstance } from 'fastify';
import type { Author } from '../../content/git.ts';
import { fieldAt } from '../../content/document-form.ts';
import { documentProblems } from '../../content/document-problems.ts';
import { placeholdersOf } from '../../content/placeholders.ts';
import { isTemplate } from '../../content/new-document.ts';
import {
  fieldsOrNull,
  formOfDocument,
  documentsWith,
  type SiteDocument,
} from '../../content/site-documents.ts';
import type { User } from '../accounts/users.ts';
import { type Ask, type Routes, routesFor } from '../page/routes.tsx';
import type { DeskSection } from '../section.ts';
import {
  BrokenPage,
  ConflictPage,
  EditPage,
  HistoryPage,
  RevisionPage,
  stateOf,
  wordsOf,
} from './edit-page.tsx';
import {
  documentIn,
  documentsOf,
  editHref,
  type PagesContext,
  editableBy,
  sectionIn,
  unpublishedIn,
} from './pages-context.ts';
import { besideRoutes } from './beside-routes.ts';
import { newPageRoutes } from './new-page-routes.ts';
import { pagesList } from './pages-list.tsx';
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
      const on = routesFor(app, desk, 'edit-pages');
      listRoute(on, context);
      historyRoutes(on, context);
      shipRoutes(on, context);
      besideRoutes(on, context);
      newPageRoutes(on, context);
      // Only these routes accept files.
      void app.register(async (scope: FastifyInstance) => {
        await takeDocuments(scope);
        editRoutes(routesFor(scope, desk, 'edit-pages'), context);
      });
    },
  };
}

function listRoute(on: Routes, context: PagesContext): void {
  on.list('/pages', {
    async show(view, { me }) {
      const documents = [];
      const unpublished = [];
      for (const section of editableBy(me)) {
        documents.push(...(await documentsOf(context, section)));
        const { length } = await unpublishedIn(context, section);
        const rollback = await context.rolledBack(section);
        if (length > 0) unpublished.push({ section, count: length, rollback });
      }
      const { search } = view;
      const found = search === '' ? documents : documentsWith(documents, search);
      return pagesList(view, { documents: found, unpublished });
    },
  });
}

function authorOf({ name, email }: User): Author {
  return { name, email };
}

function editRoutes(on: Routes, context: PagesContext): void {
  const { content, readSite } = context;
  const find = documentIn(context);

  async function problemsOf(document: SiteDocument, text: string) {
    const { section, file, root } = document;
    const before = await content.textOnBase(section, file);
    const fields = formOfDocument(document);
    return documentProblems(root, { file, text, before, site: await readSite() }).map(
      (problem) => ({ ...problem, place: problem.place && fieldAt(fields, problem.place) }),
    );
  }

  on.page('/pages/edit', {
    find,
    async show({ of: document, text }) {
      const { section, file, page, text: source } = document;
      const values = fieldsOrNull(source);
      const problems = await problemsOf(document, source);
      if (values === null)
        return { title: document.title, body: <BrokenPage {...{ document, problems }} /> };
      const site = await readSite();
      const shown = {
        document,
        fields: formOfDocument(document),
        values,
        version: await content.keepText(section, source),
        problems,
        liveUrl: page === null ? null : new URL(page, site.siteUrl).href,
        state: await stateIn(context, document),
        isTemplate: isTemplate(document),
        isNew: await content.isNew(section, file),
        search: text('q').trim(),
        explain: placeholdersOf(document, site),
      };
      return {
        title: document.title,
        body: <EditPage {...shown} />,
        script: page === null ? '/pages.js' : ['/pages.js', '/beside.js'],
      };
    },
  });

  on.action('/pages/edit', {
    find,
    async run(ask) {
      const { of: document, me, request } = ask;
      const { section, file, root } = document;
      const sent = readSent(request.body);
      const { inputs, problems } = await withPictures(
        sent,
        (name) => readPicture(root, section, name),
        (name, contents) =>
          content.add(section, {
            file: `${section}/assets/${name}`,
            title: `Picture of ${document.title}`,
            contents,
            author: authorOf(me),
          }),
      );
      const saved = await saveSent(context, ask, { ...sent, inputs });
      if (!saved) return null;
      if (saved.kind === 'conflict') {
        const { mine, version, by, text: theirs } = saved;
        const body = <ConflictPage {...{ document, mine, theirs, by, version }} />;
        return { title: document.title, status: 409, body };
      }
      if (problems.length > 0) return { to: editHref({ file }), wrong: problems.join(' ') };
      if (sent.next === 'ship') return { to: `/pages/ship?section=${section}` };
      const place = sent.change?.split(' ')[1];
      const hash = place === undefined ? '' : `#${place}`;
      return { to: `${editHref({ file })}${hash}`, done: 'Saved.' };
    },
  });

  on.action('/pages/save', {
    find,
    async run(ask) {
      const saved = await saveSent(context, ask, readSent(ask.request.body));
      if (!saved) return null;
      if (saved.kind === 'conflict') {
        const by = saved.by?.author.name ?? 'Somebody';
        const words = `Not saved: ${by} changed the same words. Press “Save” to choose a text.`;
        return { send: { kind: 'conflict', words } };
      }
      const problems = await problemsOf(ask.of, saved.mine);
      return {
        send: {
          kind: 'saved',
          version: saved.version,
          state: await stateIn(context, ask.of),
          problems: problems.map((problem) => ({
            place: problem.place,
            words: wordsOf(problem),
          })),
        },
      };
    },
  });
}

/** What readers see of a document, in words. */
async function stateIn(context: PagesContext, { section, file }: SiteDocument): Promise<string> {
  const [lastChange = null] = await context.content.history(section, file, 1);
  const isUnpublished = (await unpublishedIn(context, section)).includes(file);
  return stateOf({ lastChange, isUnpublished, rollback: await context.rolledBack(section) });
}

/**
 * Saves a form, and returns its own text with its id, which the next save of the form is a change of. `null` if the form
 * was made from a text that is gone.
 */
async function saveSent(
  { content }: PagesContext,
  { of: document, me }: Ask<SiteDocument>,
  sent: Pick<SentDocument, 'version' | 'inputs' | 'change'>,
) {
  const { section, file, title } = document;
  const base = await content.keptText(section, sent.version);
  if (base === null) return null;
  const mine = textSent(formOfDocument(document), base, sent);
  const change = { file, title, author: authorOf(me) };
  const saved = await content.save(section, { ...change, text: mine, base });
  return { ...saved, mine, version: await content.keepText(section, mine) };
}

function historyRoutes(on: Routes, context: PagesContext): void {
  const { content } = context;
  const find = documentIn(context);

  on.page('/pages/picture', {
    find: sectionIn,
    async show({ of: section, text }) {
      const read = (tree: string) => readPicture(tree, section, text('name'));
      const bytes = await content.inSection(section, read);
      if (!bytes) return null;
      const format = pictureFormat(bytes);
      return {
        send: bytes,
        type: format === null ? contentTypes.svg : contentTypes[format],
        // Keeps scripts in an SVG from running.
        headers: { 'content-security-policy': "default-src 'none'; sandbox" },
      };
    },
  });

  on.page('/pages/history', {
    find,
    async show({ of: document }) {
      const revisions = await content.history(document.section, document.file);
      return {
        title: `History of ${document.title}`,
        body: <HistoryPage document={document} revisions={revisions} />,
      };
    },
  });

  on.page('/pages/revision', {
    find,
    async show({ of: document, text: field }) {
      const commit = field('commit');
      const text = await content.textAt(document.section, commit, document.file);
      if (text === null) return null;
      return {
        title: document.title,
        body: <RevisionPage document={document} commit={commit} text={text} />,
      };
    },
  });

  on.action('/pages/restore', {
    find,
    async run({ of: document, me, text: field }) {
      const { section, file } = document;
      return put(document, me, await content.textAt(section, field('commit'), file), 'Restored.');
    },
  });

  // The text that its writer chose over a conflicting change.
  on.action('/pages/keep', {
    find,
    async run({ of: document, me, text: field }) {
      return put(document, me, await content.keptText(document.section, field('text')), 'Saved.');
    },
  });

  /** Replaces the text of a document that nobody has changed since it was read. */
  async function put(document: SiteDocument, me: User, text: string | null, done: string) {
    if (text === null) return null;
    const { section, file, title, text: base } = document;
    const change = { file, title, author: authorOf(me) };
    const saved = await content.save(section, { ...change, text, base });
    const wrong = 'Somebody changed the text at the same time. Try again.';
    return { to: editHref(document), ...(saved.kind === 'saved' ? { done } : { wrong }) };
  }
}
