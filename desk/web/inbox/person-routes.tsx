import { indianDay } from '@site/api/indian-time.ts';
import {
  erasePerson,
  exportPerson,
  findPerson,
  findSenders,
  type FoundPerson,
  parsePerson,
  type Sender,
} from '@site/api/submissions/person.ts';
import type { Routes } from '../page/routes.tsx';
import { csvBody, csvHead } from './inbox-csv.ts';
import { accessLogOf, frontDesk, type InboxContext } from './inbox-context.ts';
import { personJson } from './person-export.ts';
import { ConfirmErasure, MOST_SENDERS, PersonPage } from './person-page.tsx';

const NOBODY = 'Enter an e-mail address or an Indian mobile number.';

const HERE = '/inbox/person';

/** Shows, exports and erases the data of one person. The search term is posted, so that it never appears in a URL. */
export function personRoutes(on: Routes, context: InboxContext): void {
  const { database, hasWebhook } = context;

  const personPage = (found: {
    who: string;
    plan: FoundPerson | null;
    senders?: readonly Sender[];
    error?: string;
  }) => ({
    title: 'Find a person',
    body: <PersonPage {...found} now={Date.now()} hasWebhook={hasWebhook} />,
  });

  on.page(HERE, { show: () => personPage({ who: '', plan: null }) });

  on.action(HERE, {
    async run({ me, text }) {
      const who = text('who');
      const person = parsePerson(who);
      if (!person && who.trim() === '') {
        const error = 'Enter a name, an e-mail address or an Indian mobile number.';
        return { ...personPage({ who, plan: null, error }), status: 422 };
      }
      if (!person) {
        const senders = await findSenders(database, who, MOST_SENDERS);
        await accessLogOf(context, me).note({ action: 'list', rows: senders.length });
        return personPage({ who, plan: null, senders });
      }
      const plan = await findPerson(database, person);
      const rows = plan.own.length + plan.mentions.length;
      await accessLogOf(context, me).note({ action: 'list', rows });
      return personPage({ who, plan });
    },
  });

  on.action('/inbox/person/export', {
    async run({ me, text }) {
      const about = text('who');
      const person = parsePerson(about);
      if (!person) return { to: HERE, wrong: NOBODY };
      const now = Date.now();
      const held = await exportPerson(database, person);
      const rows = held.sent.length;
      await accessLogOf(context, me).note({ action: 'export-person', rows });
      const people = await frontDesk(context);
      const isTable = text('as') === 'csv';
      const ending = isTable ? 'csv' : 'json';
      return {
        send: isTable
          ? csvHead + csvBody(held.sent, { people, hasWebhook })
          : personJson(held, { about, now, people }),
        type: `${isTable ? 'text/csv' : 'application/json'}; charset=utf-8`,
        headers: {
          'content-disposition': `attachment; filename="person-${indianDay(now)}.${ending}"`,
        },
        note: { what: 'export a person', details: [`${rows} submissions`], sections: ['inbox'] },
      };
    },
  });

  on.action('/inbox/person/erase', {
    access: 'erase-people',
    async run({ me, text }) {
      const who = text('who');
      const person = parsePerson(who);
      if (!person) return { to: HERE, wrong: NOBODY };
      const isOpenErased = text('open') === 'too';
      if (text('sure') !== 'yes') {
        const { counts } = await findPerson(database, person);
        const hidden = { who, sure: 'yes', ...(isOpenErased && { open: 'too' }) };
        return {
          title: 'Erase a person’s data?',
          body: <ConfirmErasure who={who} rows={sumOf(counts)} hidden={hidden} />,
        };
      }
      const erased = await erasePerson(database, accessLogOf(context, me), person, {
        isOpenErased,
      });
      if (erased.kind === 'open') {
        const plan = await findPerson(database, person);
        const error =
          'Nothing was erased: their deletion request is still open. Close it first, or choose to erase it, too.';
        return { ...personPage({ who, plan, error }), status: 409 };
      }
      const { counts, receipt } = erased;
      const rows = sumOf(counts);
      const note = {
        what: 'erase a person',
        details: [`${rows} rows, receipt ${receipt}`],
        sections: ['inbox'],
      };
      const done = `Erased. Receipt ${receipt}. Backups made before now still have the data.`;
      return { to: HERE, done, note };
    },
  });
}

function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
