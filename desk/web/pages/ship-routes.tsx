import type { FastifyInstance } from 'fastify';
import type { Kept } from '../../content/content-store.ts';
import { textIn } from '../page/form-values.ts';
import { TextDiff } from '../page/text-diff.tsx';
import { BackTo, Heading } from '../page/heading.tsx';
import { titleOf } from '../page/section-title.ts';
import { type Desk, signedIn } from '../section.ts';
import { documentAt, documentsOf, type PagesContext, sectionNamed } from './pages-context.ts';
import { ShipPage } from './pages-list.tsx';
import { whoIs } from '../accounts/users.ts';

const config = { access: 'edit-pages' } as const;

/** How often the page of a running build is loaded again, in seconds. */
const REFRESH_SECONDS = 2;

/** Previews and publishes a section, and decides between the desk's and a developer's text. */
export function shipRoutes(app: FastifyInstance, desk: Desk, context: PagesContext): void {
  const { content, publisher } = context;

  app.get('/pages/ship', { config }, async (request, reply) => {
    const section = sectionNamed(textIn(request.query, 'section'));
    if (!section) return desk.notFound(request, reply);
    const run = publisher.latest(section);
    const isRunning = run !== null && run.step !== 'done';
    if (isRunning) reply.header('refresh', String(REFRESH_SECONDS));
    const merged = isRunning ? null : await content.mergeBase(section);
    const documents = await documentsOf(context, section);
    const changes = (await content.unpublished(section)).map((file) => ({
      file,
      title: documents.find((one) => one.file === file)?.title ?? file,
    }));
    const conflicts = merged?.kind === 'conflict' ? merged.files : [];
    return desk.show(request, reply, {
      title: titleOf(section),
      body: <ShipPage section={section} changes={changes} conflicts={conflicts} run={run} />,
    });
  });

  app.post('/pages/ship', { config }, async (request, reply) => {
    const section = sectionNamed(textIn(request.query, 'section'));
    const what = textIn(request.body, 'what');
    if (!section || (what !== 'preview' && what !== 'publish'))
      return desk.notFound(request, reply);
    const user = signedIn(request);
    publisher.start(section, what, whoIs(user), context.shippingFor(user));
    return desk.goTo(reply, `/pages/ship?section=${section}`);
  });

  app.get('/pages/both', { config }, async (request, reply) => {
    const document = await documentAt(context, textIn(request.query, 'file'));
    if (!document) return desk.notFound(request, reply);
    const { section, file, title, text } = document;
    const theirs = await content.textOnBase(section, file);
    return desk.show(request, reply, {
      title,
      body: (
        <>
          <BackTo href={`/pages/ship?section=${section}`}>{titleOf(section)}</BackTo>
          <Heading lead="Struck-through words are only in the developer’s text. Highlighted words are only in the one from the desk.">
            {title}
          </Heading>
          <TextDiff before={theirs} after={text} />
        </>
      ),
    });
  });

  app.post('/pages/merge', { config }, async (request, reply) => {
    const section = sectionNamed(textIn(request.query, 'section'));
    const file = textIn(request.body, 'file');
    const keep = textIn(request.body, 'keep');
    if (!section || file === undefined || (keep !== 'ours' && keep !== 'theirs')) {
      return desk.notFound(request, reply);
    }
    const kept: ReadonlyMap<string, Kept> = new Map([[file, keep]]);
    const merged = await content.mergeBase(section, kept);
    const flash =
      merged.kind === 'merged'
        ? ({ tone: 'done', text: 'The texts are merged.' } as const)
        : ({ tone: 'wrong', text: 'Another text has to be chosen, too.' } as const);
    return desk.goTo(reply, `/pages/ship?section=${section}`, flash);
  });
}
