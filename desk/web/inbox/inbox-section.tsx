import { Readable } from 'node:stream';
import { createHandlingStore } from '@site/api/submissions/handling.ts';
import {
  BYTE_ORDER_MARK,
  csvCells,
  csvColumns,
  csvLine,
} from '@site/api/submissions/submission-csv.ts';
import type { Submission } from '@site/api/submissions/submission.ts';
import { indianDay, indianIso } from '@site/api/indian-time.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { User } from '../accounts/users.ts';
import { returnAddress } from '../page/return-address.ts';
import { type Desk, type DeskSection, signedIn } from '../section.ts';
import { addressOfOne, handlingRoutes } from './handling-routes.ts';
import { frontDesk, type InboxContext, accessLogOf, openSearch } from './inbox-context.ts';
import { assigneeName, InboxList, PAGE_SIZE } from './inbox-list.tsx';
import { filterOf, parseInboxView } from './inbox-view.ts';
import { journalRoute } from './journal-route.tsx';
import { personRoutes } from './person-routes.tsx';
import { showMessage } from './show-message.tsx';

/** Lets staff read, answer, export and erase visitors' submissions. */
export function inboxSection(context: InboxContext): DeskSection {
  return {
    path: '/inbox',
    title: 'Inbox',
    icon: 'mail',
    action: 'read-inbox',
    routes(app, desk) {
      readingRoutes(app, desk, context);
      answeringRoutes(app, desk, context);
      handlingRoutes(app, desk, context);
      personRoutes(app, desk, context);
      journalRoute(app, desk, context);
    },
  };
}

type OfOne = { Params: { id: string } };

const reading = { config: { access: 'read-inbox' } } as const;
const answering = { config: { access: 'answer-inbox' } } as const;

/** Rows per query of an export. */
const EXPORT_PAGE = 500;

function readingRoutes(app: FastifyInstance, desk: Desk, context: InboxContext): void {
  const { hasWebhook } = context;

  app.get('/inbox', reading, async (request, reply) => {
    const me = signedIn(request);
    const { search, promises } = await openSearch(context);
    const view = parseInboxView(request.query);
    const filter = filterOf(view, me.id);
    const page = { sort: view.sort, limit: PAGE_SIZE, offset: (view.page - 1) * PAGE_SIZE };
    const { items, total } = await search.find(filter, page);
    const counts = {
      toDo: await search.count({ ...filter, state: 'to-do' }),
      overdue: await search.count({ ...filter, state: 'overdue' }),
      unread: await search.count({ ...filter, state: 'unread' }),
      overdueInAll: await search.count({ state: 'overdue' }),
    };
    // No access without a log entry.
    await accessLogOf(context, me).note({ action: 'list', rows: items.length });
    const people = await frontDesk(context);
    const shown = { view, items, total, counts, people, promises, now: Date.now() };
    return desk.show(request, reply, {
      title: counts.toDo === 0 ? 'Inbox' : `Inbox (${counts.toDo})`,
      body: <InboxList {...shown} />,
    });
  });

  app.get('/inbox/export.csv', reading, async (request, reply) => {
    const me = signedIn(request);
    const { search } = await openSearch(context);
    const view = parseInboxView(request.query);
    const filter = filterOf(view, me.id);
    const rows = await search.count(filter);
    // Logged before the first row is sent, so that an aborted export is logged too.
    await accessLogOf(context, me).note({ action: 'export', rows });
    await desk.note(request, {
      what: 'export the inbox',
      details: [`${rows} rows`],
      sections: ['inbox'],
    });
    const people = await frontDesk(context);
    async function* lineByLine() {
      yield BYTE_ORDER_MARK + csvLine([...csvColumns, 'assigned to', 'answered', 'answered by']);
      for (let offset = 0; ; offset += EXPORT_PAGE) {
        const page = { sort: view.sort, limit: EXPORT_PAGE, offset };
        const { items } = await search.find(filter, page);
        yield items.map((item) => csvLine(cellsOf(item, people))).join('');
        if (items.length === 0) return;
      }
    }
    const cellsOf = (item: Submission, known: readonly User[]) => {
      const { assignedTo, answered: answer } = item.handling;
      return [
        ...csvCells(item, hasWebhook),
        assignedTo === null ? '' : assigneeName(assignedTo, known),
        answer ? indianIso(answer.at) : '',
        answer?.by ?? '',
      ];
    };
    const day = indianDay(Date.now());
    return reply
      .header('content-disposition', `attachment; filename="inbox-${day}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(lineByLine()));
  });

  app.get<OfOne>('/inbox/:id', reading, (request, reply) =>
    showMessage(request, reply, { desk, context }),
  );
}

/** Marks submissions as unread, and forwards or settles deletion requests. */
function answeringRoutes(app: FastifyInstance, desk: Desk, context: InboxContext): void {
  const { database } = context;
  const handling = createHandlingStore(database);

  /** Adds an audit entry that identifies a submission only by its id. */
  const note = (request: FastifyRequest<OfOne>, what: string) =>
    desk.note(request, { what: `${what} ${request.params.id}`, details: [], sections: ['inbox'] });

  app.post<OfOne>('/inbox/:id/unread', answering, async (request, reply) => {
    const changed = await handling.setRead(request.params.id, false);
    if (changed === 'missing') return desk.notFound(request, reply);
    await note(request, 'mark as unread');
    const list = returnAddress(request.body, '/inbox');
    return desk.goTo(reply, list, { tone: 'done', text: 'Marked as unread.' });
  });

  app.post<OfOne>('/inbox/:id/retry', answering, async (request, reply) => {
    const { id } = request.params;
    const isRequeued = await handling.requeueDeletion(id);
    const here = addressOfOne(id, returnAddress(request.body, '/inbox'));
    if (!isRequeued) {
      return desk.goTo(reply, here, {
        tone: 'wrong',
        text: 'This request has not failed, so there is nothing to retry.',
      });
    }
    await accessLogOf(context, signedIn(request)).note({ action: 'retry', rows: 1 });
    await note(request, 'retry');
    const text = 'Queued again. It will be sent within seconds.';
    return desk.goTo(reply, here, { tone: 'done', text });
  });

  app.post<OfOne>('/inbox/:id/settle', answering, async (request, reply) => {
    const { id } = request.params;
    const isSettled = await handling.settleDeletion(id);
    const here = addressOfOne(id, returnAddress(request.body, '/inbox'));
    if (!isSettled) {
      return desk.goTo(reply, here, { tone: 'wrong', text: 'This request is already closed.' });
    }
    await accessLogOf(context, signedIn(request)).note({ action: 'settle', rows: 1 });
    await note(request, 'mark as handled');
    const text = 'Marked as handled.';
    return desk.goTo(reply, here, { tone: 'done', text });
  });
}
