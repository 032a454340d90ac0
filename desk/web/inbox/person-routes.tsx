import { indianDay } from '@site/api/indian-time.ts';
import {
  erasePerson,
  exportPerson,
  findPerson,
  parsePerson,
} from '@site/api/submissions/person.ts';
import type { FastifyInstance } from 'fastify';
import { textIn } from '../page/form-values.ts';
import { fromList, returnAddress } from '../page/return-address.ts';
import { type Desk, signedIn } from '../section.ts';
import { accessLogOf, type InboxContext } from './inbox-context.ts';
import { PersonPage } from './person-page.tsx';

const NOBODY = 'Enter an e-mail address, an Indian mobile number or the id of a submission.';

/** Shows, exports and erases the data of one person. The search term is posted, so that it never appears in a URL. */
export function personRoutes(app: FastifyInstance, desk: Desk, context: InboxContext): void {
  const { database, hasWebhook } = context;
  const exporting = { config: { access: 'export-people' } } as const;
  const erasing = { config: { access: 'erase-people' } } as const;
  const title = 'Find a person';

  const listOf = (sent: unknown) => returnAddress(sent, '/inbox');
  const here = (sent: unknown) => fromList('/inbox/person', listOf(sent));

  app.get('/inbox/person', exporting, (request, reply) => {
    const page = { who: '', plan: null, now: Date.now(), list: listOf(request.query), hasWebhook };
    return desk.show(request, reply, { title, body: <PersonPage {...page} /> });
  });

  app.post('/inbox/person', exporting, async (request, reply) => {
    const who = textIn(request.body, 'who');
    const person = parsePerson(who);
    const plan = person && (await findPerson(database, person));
    if (plan) {
      const rows = plan.own.length + plan.mentions.length;
      await accessLogOf(context, signedIn(request)).note({ action: 'list', rows });
    }
    const error = plan ? undefined : NOBODY;
    const page = { who, plan, error, now: Date.now(), list: listOf(request.body), hasWebhook };
    return desk.show(request, reply, {
      title,
      status: plan ? 200 : 422,
      body: <PersonPage {...page} />,
    });
  });

  app.post('/inbox/person/export', exporting, async (request, reply) => {
    const about = textIn(request.body, 'who');
    const person = parsePerson(about);
    if (!person) {
      return desk.goTo(reply, here(request.body), { tone: 'wrong', text: NOBODY });
    }
    const now = Date.now();
    const { submissions, json } = await exportPerson(database, person, { about, now });
    const journal = accessLogOf(context, signedIn(request));
    await journal.note({ action: 'export-person', rows: submissions });
    await desk.note(request, {
      what: 'export a person',
      details: [`${submissions} submissions`],
      sections: ['inbox'],
    });
    const day = indianDay(now);
    return reply
      .header('content-disposition', `attachment; filename="person-${day}.json"`)
      .type('application/json; charset=utf-8')
      .send(json);
  });

  app.post('/inbox/person/erase', erasing, async (request, reply) => {
    const who = textIn(request.body, 'who');
    const person = parsePerson(who);
    if (!person) {
      return desk.goTo(reply, here(request.body), { tone: 'wrong', text: NOBODY });
    }
    const log = accessLogOf(context, signedIn(request));
    const isOpenErased = textIn(request.body, 'open') === 'too';
    const erased = await erasePerson(database, log, person, { isOpenErased });
    if (erased.kind === 'open') {
      const error =
        'Nothing was erased: their deletion request is still open. Close it first, or choose to erase it, too.';
      const plan = await findPerson(database, person);
      const page = { who, plan, error, now: Date.now(), list: listOf(request.body), hasWebhook };
      return desk.show(request, reply, { title, status: 409, body: <PersonPage {...page} /> });
    }
    const { counts, receipt } = erased;
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
    await desk.note(request, {
      what: 'erase a person',
      details: [`${rows} rows, receipt ${receipt}`],
      sections: ['inbox'],
    });
    const text = `Erased. Receipt ${receipt}. The traces in the database are overwritten within minutes. Backups are not changed.`;
    return desk.goTo(reply, here(request.body), { tone: 'done', text });
  });
}
