import { orThrow } from '@site/api/database/database-handle.ts';
import { scrubDatabase } from '@site/api/database/scrub-database.ts';
import { errorFacts } from '@site/api/http/error-facts.ts';
import { indianDay } from '@site/api/indian-time.ts';
import { erase, type ErasurePlan, planErasure } from '@site/api/personal-data/erase-person.ts';
import { exportPerson } from '@site/api/personal-data/export-person.ts';
import { parsePerson } from '@site/api/personal-data/person.ts';
import type { Routes } from '../page/routes.tsx';
import { type InboxContext, journalOf } from './inbox-context.ts';
import { PersonPage } from './person-page.tsx';

const NOBODY = 'Enter an e-mail address, an Indian mobile number or the id of a submission.';

const HERE = '/inbox/person';

/** Shows, exports and erases the data of one person. The search term is posted, so that it never appears in a URL. */
export function personRoutes(on: Routes, context: InboxContext): void {
  const { database, hasWebhook } = context;

  const personPage = (found: { who: string; plan: ErasurePlan | null; error?: string }) => ({
    title: 'Find a person',
    body: <PersonPage {...found} now={Date.now()} hasWebhook={hasWebhook} />,
  });

  on.page(HERE, { show: () => personPage({ who: '', plan: null }) });

  on.action(HERE, {
    async run({ me, text }) {
      const who = text('who');
      const person = parsePerson(who);
      if (!person) return { ...personPage({ who, plan: null, error: NOBODY }), status: 422 };
      const plan = await planErasure(database, person);
      const rows = plan.own.length + plan.mentions.length;
      orThrow(await journalOf(context, me).note({ action: 'list', rows }));
      return personPage({ who, plan });
    },
  });

  on.action('/inbox/person/export', {
    async run({ me, text }) {
      const about = text('who');
      const person = parsePerson(about);
      if (!person) return { to: HERE, wrong: NOBODY };
      const now = Date.now();
      const { submissions, json } = await exportPerson(database, person, { about, now });
      orThrow(await journalOf(context, me).note({ action: 'export-person', rows: submissions }));
      return {
        send: json,
        type: 'application/json; charset=utf-8',
        headers: {
          'content-disposition': `attachment; filename="person-${indianDay(now)}.json"`,
        },
        note: {
          what: 'export a person',
          details: [`${submissions} submissions`],
          sections: ['inbox'],
        },
      };
    },
  });

  on.action('/inbox/person/erase', {
    access: 'erase-people',
    async run({ me, text, request }) {
      const who = text('who');
      const person = parsePerson(who);
      if (!person) return { to: HERE, wrong: NOBODY };
      const plan = await planErasure(database, person);
      if (plan.open.length > 0 && text('open') !== 'too') {
        const error =
          'Nothing was erased: their deletion request is still open. Close it first, or choose to erase it, too.';
        return { ...personPage({ who, plan, error }), status: 409 };
      }
      const { counts, receipt } = orThrow(await erase(database, journalOf(context, me), plan));
      const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
      const note = {
        what: 'erase a person',
        details: [`${rows} rows, receipt ${receipt}`],
        sections: ['inbox'],
      };
      const scrubbed = await scrubDatabase(database);
      if (scrubbed.kind === 'failed') {
        request.log.warn(errorFacts(scrubbed.error), 'could not overwrite traces of erased rows');
        const wrong = `Erased, receipt ${receipt}. The database was too busy to overwrite the traces: search for the person again later and press the button.`;
        return { to: HERE, wrong, note };
      }
      const done = `Erased, with its traces. Receipt ${receipt}. Backups are not changed.`;
      return { to: HERE, done, note };
    },
  });
}
