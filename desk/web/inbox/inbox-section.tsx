import { Readable } from 'node:stream';
import { orThrow } from '@site/api/database/database-handle.ts';
import { BYTE_ORDER_MARK, csvLine } from '@site/api/inbox/csv.ts';
import { createHandlingStore } from '@site/api/inbox/handling-store.ts';
import {
  createInboxSearch,
  type InboxItem,
  type InboxState,
} from '@site/api/inbox/inbox-search.ts';
import { promisesOf } from '@site/api/inbox/promises.ts';
import { csvCells, csvColumns } from '@site/api/inbox/submission-csv.ts';
import { createOutboxStore } from '@site/api/outbox/outbox-store.ts';
import { lines } from '@site/kit/api/text-fields.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type User, userStore } from '../accounts/users.ts';
import { textIn } from '../page/form-values.ts';
import { may } from '../role.ts';
import { type Desk, type DeskSection, signedIn } from '../section.ts';
import { type InboxContext, journalOf } from './inbox-context.ts';
import { assigneeName, InboxList, nameOf, PAGE_SIZE } from './inbox-list.tsx';
import { filterOf, parseInboxView } from './inbox-view.ts';
import { journalRoute } from './journal-route.tsx';
import { MessagePage, MAX_NOTE_LETTERS } from './message-page.tsx';
import { personRoutes } from './person-routes.tsx';

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

/** Opens the search with the reply times that the live site promises. */
async function openSearch({ database, readSite }: InboxContext) {
  const site = await readSite();
  const promises = promisesOf(site.contact);
  return { search: createInboxSearch(database, { promises: () => promises }), promises, site };
}

/** Users who can be assigned. */
async function frontDesk({ registry }: InboxContext): Promise<readonly User[]> {
  const users = await userStore(registry).list();
  return users.filter((user) => may(user, 'answer-inbox'));
}

function readingRoutes(app: FastifyInstance, desk: Desk, context: InboxContext): void {
  const { database, hasWebhook } = context;

  app.get('/inbox', reading, async (request, reply) => {
    const me = signedIn(request);
    const { search, promises } = await openSearch(context);
    const view = parseInboxView(request.query);
    const filter = filterOf(view, me.id);
    const page = { sort: view.sort, limit: PAGE_SIZE, offset: (view.page - 1) * PAGE_SIZE };
    const { items, total } = orThrow(await search.find(filter, page));
    const count = async (state: InboxState) => orThrow(await search.count({ state })).rows;
    const counts = {
      toDo: await count('to-do'),
      overdue: await count('overdue'),
      unread: await count('unread'),
    };
    // No access without a log entry.
    orThrow(await journalOf(context, me).note({ action: 'list', rows: items.length }));
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
    const { rows } = orThrow(await search.count(filter));
    // Logged before the first row is sent, so that an aborted export is logged too.
    orThrow(await journalOf(context, me).note({ action: 'export', rows }));
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
        const { items } = orThrow(await search.find(filter, page));
        yield items.map((item) => csvLine(cellsOf(item, people))).join('');
        if (items.length === 0) return;
      }
    }
    const cellsOf = (item: InboxItem, known: readonly User[]) => {
      const { assignedTo, answered: answer } = item.handling;
      return [
        ...csvCells(item, hasWebhook),
        assignedTo === null ? '' : assigneeName(assignedTo, known),
        answer ? new Date(answer.at).toISOString() : '',
        answer?.by ?? '',
      ];
    };
    const day = new Date().toISOString().slice(0, 10);
    return reply
      .header('content-disposition', `attachment; filename="inbox-${day}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(lineByLine()));
  });

  app.get<OfOne>('/inbox/:id', reading, async (request, reply) => {
    const me = signedIn(request);
    const { id } = request.params;
    const { search, promises, site } = await openSearch(context);
    const handling = createHandlingStore(database);
    const found = await search.byId(id);
    const { item } = orThrow(found);
    if (!item) return desk.notFound(request, reply);
    orThrow(await journalOf(context, me).note({ action: 'read', rows: 1 }));
    orThrow(await handling.setRead(id, true));
    const { notes } = orThrow(await handling.notesOf([id]));
    const people = await frontDesk(context);
    const shown = { item, notes, people, me, hasWebhook, promises, now: Date.now() };
    return desk.show(request, reply, {
      title: nameOf(item),
      body: <MessagePage {...shown} product={site.product.name} />,
    });
  });
}

const noteWords = v.pipe(
  lines(MAX_NOTE_LETTERS, { missing: 'Write something.', tooLong: 'Make it shorter.' }),
  v.minLength(1, 'Write something.'),
);

function answeringRoutes(app: FastifyInstance, desk: Desk, context: InboxContext): void {
  const { database, registry } = context;
  const handling = createHandlingStore(database);
  const outbox = createOutboxStore(database);

  /** Adds an audit entry that identifies a submission only by its id. */
  const note = (request: FastifyRequest<OfOne>, what: string) =>
    desk.note(request, { what: `${what} ${request.params.id}`, details: [], sections: ['inbox'] });

  app.post<OfOne>('/inbox/:id/answered', answering, async (request, reply) => {
    const { id } = request.params;
    const isAnswered = textIn(request.body, 'answered') === 'yes';
    const by = isAnswered ? signedIn(request).name : null;
    const { kind } = orThrow(await handling.setAnswered(id, by));
    if (kind === 'missing') return desk.notFound(request, reply);
    await note(request, isAnswered ? 'mark as answered' : 'mark as not answered');
    return isAnswered
      ? desk.goTo(reply, '/inbox', { tone: 'done', text: 'Marked as answered.' })
      : desk.goTo(reply, `/inbox/${id}`, { tone: 'done', text: 'Reopened.' });
  });

  app.post<OfOne>('/inbox/:id/assign', answering, async (request, reply) => {
    const { id } = request.params;
    const to = textIn(request.body, 'to');
    const person = to === '' ? null : await userStore(registry).byId(to);
    if (to !== '' && !(person && may(person, 'answer-inbox'))) {
      const text = 'This person no longer works at the front desk.';
      return desk.goTo(reply, `/inbox/${id}`, { tone: 'wrong', text });
    }
    const { kind } = orThrow(await handling.assign(id, person?.id ?? null));
    if (kind === 'missing') return desk.notFound(request, reply);
    await note(request, person ? `assign to ${person.name}` : 'unassign');
    const text = person ? `Assigned to ${person.name}.` : 'Unassigned.';
    return desk.goTo(reply, `/inbox/${id}`, { tone: 'done', text });
  });

  app.post<OfOne>('/inbox/:id/note', answering, async (request, reply) => {
    const { id } = request.params;
    const here = `/inbox/${id}`;
    const read = v.safeParse(noteWords, textIn(request.body, 'words'));
    if (!read.success) {
      return desk.goTo(reply, here, { tone: 'wrong', text: read.issues[0].message });
    }
    const { name: author } = signedIn(request);
    const { kind } = orThrow(await handling.addNote(id, { author, words: read.output }));
    if (kind === 'missing') return desk.notFound(request, reply);
    await note(request, 'add a note to');
    return desk.goTo(reply, here, { tone: 'done', text: 'Note added.' });
  });

  app.post<OfOne>('/inbox/:id/unread', answering, async (request, reply) => {
    const { kind } = orThrow(await handling.setRead(request.params.id, false));
    if (kind === 'missing') return desk.notFound(request, reply);
    await note(request, 'mark as unread');
    return desk.goTo(reply, '/inbox', { tone: 'done', text: 'Marked as unread.' });
  });

  app.post<OfOne>('/inbox/:id/retry', answering, async (request, reply) => {
    const { id } = request.params;
    const { kind } = orThrow(await outbox.requeue(id));
    const here = addressOfOne(id);
    if (kind === 'not-given-up') {
      return desk.goTo(reply, here, {
        tone: 'wrong',
        text: 'This request has not failed, so there is nothing to retry.',
      });
    }
    orThrow(await journalOf(context, signedIn(request)).note({ action: 'retry', rows: 1 }));
    await note(request, 'retry');
    const text = 'Queued again. It will be sent within seconds.';
    return desk.goTo(reply, here, { tone: 'done', text });
  });

  app.post<OfOne>('/inbox/:id/settle', answering, async (request, reply) => {
    const { id } = request.params;
    const { kind } = orThrow(await outbox.settleByHand(id));
    const here = addressOfOne(id);
    if (kind === 'not-open') {
      return desk.goTo(reply, here, { tone: 'wrong', text: 'This request is already closed.' });
    }
    orThrow(await journalOf(context, signedIn(request)).note({ action: 'settle', rows: 1 }));
    await note(request, 'mark as handled');
    const text = 'Marked as handled.';
    return desk.goTo(reply, here, { tone: 'done', text });
  });
}

function addressOfOne(id: string): string {
  return `/inbox/${encodeURIComponent(id)}`;
}
