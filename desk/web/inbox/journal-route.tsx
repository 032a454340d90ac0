import type { FastifyInstance } from 'fastify';
import { indianMinute } from '../../status/indian-minute.ts';
import { textIn } from '../page/form-values.ts';
import { BackTo, Empty, Heading } from '../page/heading.tsx';
import { ListTable } from '../page/list-table.tsx';
import { pageIn, Pages } from '../page/pages.tsx';
import { type Desk, signedIn } from '../section.ts';
import { type InboxContext, accessLogOf } from './inbox-context.ts';

const PAGE_SIZE = 50;

const words: Readonly<Record<string, string>> = {
  list: 'viewed the list',
  read: 'read',
  export: 'exported',
  'export-person': 'exported a person',
  erase: 'erased a person',
  retry: 'retried a delivery',
  settle: 'marked as handled',
  'kept-long-enough': 'deleted what was past its time',
};

/** The access log of the inbox. */
export function journalRoute(app: FastifyInstance, desk: Desk, context: InboxContext): void {
  app.get('/inbox/log', { config: { access: 'read-inbox' } }, async (request, reply) => {
    const page = pageIn(textIn(request.query, 'page'));
    const journal = accessLogOf(context, signedIn(request));
    const { entries, total } = await journal.newest(PAGE_SIZE, { offset: (page - 1) * PAGE_SIZE });
    return desk.show(request, reply, {
      title: 'Access log of the inbox',
      body: (
        <>
          <BackTo href="/inbox">Inbox</BackTo>
          <Heading lead="Who read, exported or erased what parents sent. Entries cannot be changed.">
            Access log of the inbox
          </Heading>
          {entries.length === 0 ? (
            <Empty title="Nothing here">Nobody has opened the inbox yet.</Empty>
          ) : (
            <ListTable
              caption="Access to the inbox, newest first"
              columns={['When', 'Who', 'Action', 'Entries', 'Receipt']}
              rows={entries.map(({ id, at, person, machine, action, rows, counts }) => ({
                key: id,
                cells: [
                  indianMinute(new Date(at)),
                  machine === 'desk' ? person : `${person} on ${machine}`,
                  words[action] ?? action,
                  rows,
                  counts === '' ? '' : id,
                ],
              }))}
            />
          )}
          <Pages
            page={page}
            size={PAGE_SIZE}
            total={total}
            noun="the log"
            hrefOf={(number) => `/inbox/log?page=${number}`}
          />
        </>
      ),
    });
  });
}
