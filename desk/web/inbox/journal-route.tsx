import { indianMinute } from '../../status/indian-minute.ts';
import type { Routes } from '../page/routes.tsx';
import { type InboxContext, accessLogOf } from './inbox-context.ts';

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
export function journalRoute(on: Routes, context: InboxContext): void {
  on.list('/inbox/log', {
    async show({ limit, offset }, { me }) {
      const { entries, total } = await accessLogOf(context, me).newest(limit, { offset });
      return {
        title: 'Access log of the inbox',
        lead: 'Who read, exported or erased what parents sent. Entries cannot be changed.',
        back: { href: '/inbox', title: 'Inbox' },
        noun: 'the log',
        total,
        empty: { title: 'Nothing here', words: 'Nobody has opened the inbox yet.' },
        rows: {
          caption: 'Access to the inbox, newest first',
          columns: ['When', 'Who', 'Action', 'Entries', 'Receipt'],
          rows: entries.map(({ id, at, person, machine, action, rows, counts }) => ({
            key: id,
            cells: [
              indianMinute(new Date(at)),
              machine === 'desk' ? person : `${person} on ${machine}`,
              words[action] ?? action,
              rows,
              counts === '' ? '' : id,
            ],
          })),
        },
      };
    },
  });
}
