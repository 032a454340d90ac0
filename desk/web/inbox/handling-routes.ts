import { type Changed, createHandlingStore } from '@site/api/submissions/handling.ts';
import { lines } from '@site/kit/api/text-fields.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { userStore } from '../accounts/users.ts';
import type { Flash } from '../page/flash.ts';
import { textIn } from '../page/form-values.ts';
import { fromList, returnAddress } from '../page/return-address.ts';
import { may } from '../role.ts';
import { type Desk, signedIn } from '../section.ts';
import type { InboxContext } from './inbox-context.ts';
import { type Attempt, MAX_NOTE_LETTERS, VERSION_FIELD } from './message-page.tsx';
import { showMessage } from './show-message.tsx';

type OfOne = { Params: { id: string } };

const config = { access: 'answer-inbox' } as const;

const noteWords = v.pipe(
  lines(MAX_NOTE_LETTERS, { missing: 'Write something.', tooLong: 'Make it shorter.' }),
  v.minLength(1, 'Write something.'),
);

/** Marks submissions as answered, assigns and annotates them, unless somebody else was faster. */
export function handlingRoutes(app: FastifyInstance, desk: Desk, context: InboxContext): void {
  const handling = createHandlingStore(context.database);
  const users = userStore(context.registry);

  /** Responds to a change. The audit entry identifies the submission only by its id. */
  async function respond(
    request: FastifyRequest<OfOne>,
    reply: FastifyReply,
    changed: Changed,
    { attempt, what, to, text }: { attempt: Attempt; what: string; to: string; text: string },
  ): Promise<FastifyReply> {
    if (changed === 'missing') return desk.notFound(request, reply);
    if (changed === 'overtaken') return showMessage(request, reply, { desk, context, attempt });
    const { id } = request.params;
    await desk.note(request, { what: `${what} ${id}`, details: [], sections: ['inbox'] });
    return desk.goTo(reply, to, { tone: 'done', text });
  }

  app.post<OfOne>('/inbox/:id/answered', { config }, async (request, reply) => {
    const { id } = request.params;
    const list = returnAddress(request.body, '/inbox');
    const isAnswered = textIn(request.body, 'answered') === 'yes';
    const by = isAnswered ? signedIn(request).name : null;
    const changed = await handling.setAnswered(id, by, textIn(request.body, VERSION_FIELD));
    const what = isAnswered ? 'mark as answered' : 'mark as not answered';
    const fields = { answered: isAnswered ? 'yes' : 'no' };
    return respond(request, reply, changed, {
      attempt: { action: 'answered', fields, button: `M${what.slice(1)} anyway` },
      what,
      to: isAnswered ? list : addressOfOne(id, list),
      text: isAnswered ? 'Marked as answered.' : 'Reopened.',
    });
  });

  app.post<OfOne>('/inbox/:id/assign', { config }, async (request, reply) => {
    const { id } = request.params;
    const here = addressOfOne(id, returnAddress(request.body, '/inbox'));
    const to = textIn(request.body, 'to');
    const person = to === '' ? null : await users.byId(to);
    if (to !== '' && !(person && may(person, 'answer-inbox'))) {
      return desk.goTo(reply, here, wrong('This person no longer works at the front desk.'));
    }
    const seen = textIn(request.body, VERSION_FIELD);
    const changed = await handling.assign(id, person?.id ?? null, seen);
    const button = person ? `Assign to ${person.name} anyway` : 'Unassign anyway';
    return respond(request, reply, changed, {
      attempt: { action: 'assign', fields: { to }, button },
      what: person ? `assign to ${person.name}` : 'unassign',
      to: here,
      text: person ? `Assigned to ${person.name}.` : 'Unassigned.',
    });
  });

  app.post<OfOne>('/inbox/:id/note', { config }, async (request, reply) => {
    const { id } = request.params;
    const here = addressOfOne(id, returnAddress(request.body, '/inbox'));
    const read = v.safeParse(noteWords, textIn(request.body, 'words'));
    if (!read.success) return desk.goTo(reply, here, wrong(read.issues[0].message));
    const note = { author: signedIn(request).name, words: read.output };
    const changed = await handling.addNote(id, note, textIn(request.body, VERSION_FIELD));
    const fields = { words: read.output };
    return respond(request, reply, changed, {
      attempt: { action: 'note', fields, button: 'Add the note anyway' },
      what: 'add a note to',
      to: here,
      text: 'Note added.',
    });
  });
}

export function addressOfOne(id: string, list: string): string {
  return fromList(`/inbox/${encodeURIComponent(id)}`, list);
}

function wrong(text: string): Flash {
  return { tone: 'wrong', text };
}
