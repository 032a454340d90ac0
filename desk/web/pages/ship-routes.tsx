import { refusalOf } from '../../content/document-problems.ts';
import type { Kept } from '../../content/content-store.ts';
import { BackTo, Heading } from '../page/heading.tsx';
import type { Routes } from '../page/routes.tsx';
import { titleOf } from '../page/section-title.ts';
import { TextDiff } from '../page/text-diff.tsx';
import {
  documentIn,
  documentsOf,
  type PagesContext,
  sectionIn,
  unpublishedIn,
} from './pages-context.ts';
import { ShipPage } from './ship-page.tsx';

/** How often the page of a running build is loaded again, in seconds. */
const REFRESH_SECONDS = 2;

/** Previews and publishes a section, and decides between the desk's and a developer's text. */
export function shipRoutes(on: Routes, context: PagesContext): void {
  const { content, publisher } = context;
  const find = sectionIn;

  on.page('/pages/ship', {
    find,
    async show({ of: section, reply }) {
      const run = publisher.latest(section);
      const isRunning = run !== null && run.step !== 'done';
      if (isRunning) void reply.header('refresh', String(REFRESH_SECONDS));
      const merged = isRunning ? null : await content.mergeBase(section);
      const documents = await documentsOf(context, section);
      const changes = (await unpublishedIn(context, section)).map((file) => ({
        file,
        title: documents.find((one) => one.file === file)?.title ?? file,
      }));
      const conflicts = merged?.kind === 'conflict' ? merged.files : [];
      const problems = run?.outcome?.kind === 'refused' ? run.outcome.problems : [];
      const refusals = problems.map((problem) => refusalOf(problem, documents));
      const rollback = await context.rolledBack(section);
      const { sendsMail } = context;
      const shown = { section, changes, conflicts, run, rollback, sendsMail, refusals };
      return { title: titleOf(section), body: <ShipPage {...shown} /> };
    },
  });

  on.action('/pages/ship', {
    find,
    run({ of: section, me, text }) {
      const what = text('what') === 'publish' ? 'publish' : 'preview';
      publisher.start(section, what, context.shippingFor(me));
      return Promise.resolve({ to: `/pages/ship?section=${section}` });
    },
  });

  on.page('/pages/both', {
    find: documentIn(context),
    async show({ of: { section, file, title, text } }) {
      const theirs = await content.textOnBase(section, file);
      if (theirs === null) return null;
      const lead =
        'Struck-through words are only in the developer’s text. Highlighted words are only in the one from the desk.';
      return {
        title,
        body: (
          <>
            <BackTo href={`/pages/ship?section=${section}`}>{titleOf(section)}</BackTo>
            <Heading lead={lead}>{title}</Heading>
            <TextDiff before={theirs} after={text} />
          </>
        ),
      };
    },
  });

  on.action('/pages/merge', {
    find,
    async run({ of: section, values }) {
      const kept = values('keep').flatMap((words): [string, Kept][] => {
        const [, side, file = ''] = /^(ours|theirs) (.+)$/.exec(words) ?? [];
        return side === 'ours' || side === 'theirs' ? [[file, side]] : [];
      });
      const merged = await content.mergeBase(section, new Map(kept));
      const to = `/pages/ship?section=${section}`;
      return merged.kind === 'merged'
        ? { to, done: 'The texts are merged.' }
        : { to, wrong: 'Choose a text for each of them.' };
    },
  });
}
