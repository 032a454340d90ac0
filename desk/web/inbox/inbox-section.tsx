import { Readable } from 'node:stream';
import { placesOfSender } from '@site/api/submissions/list-submissions.ts';
import { indianDay } from '@site/api/indian-time.ts';
import { listViewIn } from '../page/list.tsx';
import { type Routes, routesFor } from '../page/routes.tsx';
import { may } from '../role.ts';
import type { DeskSection } from '../section.ts';
import { handlingRoutes } from './handling-routes.ts';
import { frontDesk, type InboxContext, accessLogOf, openSearch } from './inbox-context.ts';
import { csvBody, csvHead } from './inbox-csv.ts';
import { inboxList } from './inbox-list.tsx';
import { filterOf, inboxFilters, sortOf } from './inbox-view.ts';
import { journalRoute } from './journal-route.tsx';
import { personRoutes } from './person-routes.tsx';
import { selectedRoutes } from './selected-routes.ts';
import { showMessage } from './show-message.tsx';

/** Lets staff read, answer, export and erase visitors' submissions. */
export function inboxSection(context: InboxContext): DeskSection {
  return {
    path: '/inbox',
    title: 'Inbox',
    icon: 'mail',
    action: 'read-inbox',
    routes(app, desk) {
      const reading = routesFor(app, desk, 'read-inbox');
      readingRoutes(reading, context);
      journalRoute(reading, context);
      const answering = routesFor(app, desk, 'answer-inbox');
      selectedRoutes(answering, context);
      handlingRoutes(answering, context);
      personRoutes(routesFor(app, desk, 'export-people'), context);
    },
  };
}

/** Rows per query of an export. */
const EXPORT_PAGE = 500;

function readingRoutes(on: Routes, context: InboxContext): void {
  const { hasWebhook } = context;

  on.list('/inbox', {
    filters: inboxFilters,
    async show(view, { me }) {
      const { search, promises } = await openSearch(context);
      const filter = filterOf(view, me.id);
      const { limit, offset } = view;
      const { items, total } = await search.find(filter, { sort: sortOf(view), limit, offset });
      const counts = {
        toDo: await search.count({ ...filter, state: 'to-do' }),
        overdue: await search.count({ ...filter, state: 'overdue' }),
        unread: await search.count({ ...filter, state: 'unread' }),
        overdueInAll: await search.count({ state: 'overdue' }),
      };
      // No access without a log entry.
      await accessLogOf(context, me).note({ action: 'list', rows: items.length });
      const ids = items.map(({ id }) => id);
      const people = await frontDesk(context);
      const content = inboxList(view, {
        items,
        places: await placesOfSender(context.database, ids),
        total,
        counts,
        people,
        mayAnswer: may(me, 'answer-inbox'),
        promises,
        now: Date.now(),
      });
      return counts.toDo === 0 ? content : { ...content, tabTitle: `Inbox (${counts.toDo})` };
    },
  });

  on.page('/inbox/export.csv', {
    async show({ me, request }) {
      const { search } = await openSearch(context);
      const view = listViewIn(request, { filters: inboxFilters });
      const filter = filterOf(view, me.id);
      const rows = await search.count(filter);
      // Logged before the first row is sent, so that an aborted export is logged too.
      await accessLogOf(context, me).note({ action: 'export', rows });
      const people = await frontDesk(context);
      async function* lineByLine() {
        yield csvHead;
        for (let offset = 0; ; offset += EXPORT_PAGE) {
          const page = { sort: sortOf(view), limit: EXPORT_PAGE, offset };
          const { items } = await search.find(filter, page);
          yield csvBody(items, { people, hasWebhook });
          if (items.length === 0) return;
        }
      }
      return {
        send: Readable.from(lineByLine()),
        type: 'text/csv; charset=utf-8',
        headers: {
          'content-disposition': `attachment; filename="inbox-${indianDay(Date.now())}.csv"`,
        },
        note: { what: 'export the inbox', details: [`${rows} rows`], sections: ['inbox'] },
      };
    },
  });

  on.page('/inbox/:id', { show: (ask) => showMessage(ask, context) });
}
