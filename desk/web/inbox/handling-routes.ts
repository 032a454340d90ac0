import { type Changed, createHandlingStore } from '@site/api/submissions/handling.ts';
import { lines } from '@site/kit/api/text-fields.ts';
import * as v from 'valibot';
import { userStore } from '../accounts/users.ts';
import type { Undo } from '../page/flash.ts';
import type { Answer, Ask, Routes } from '../page/routes.tsx';
import { sentenceStart } from '../page/section-title.ts';
import { may } from '../role.ts';
import { type InboxContext, accessLogOf, openSearch } from './inbox-context.ts';
import { type Attempt, MAX_NOTE_LETTERS, VERSION_FIELD } from './message-page.tsx';
import { canReplyTo, MAX_REPLY_LETTERS } from './reply-box.tsx';
import { reopening } from './selected-routes.ts';
import { showMessage } from './show-message.tsx';

const wordsTo = (maxLength: number) =>
  v.pipe(
    lines(maxLength, { missing: 'Write something.', tooLong: 'Make it shorter.' }),
    v.minLength(1, 'Write something.'),
  );
const noteWords = wordsTo(MAX_NOTE_LETTERS);
const replyWords = wordsTo(MAX_REPLY_LETTERS);

/** How a submission ends. */
const ends = [
  {
    action: 'answered',
    set: 'setAnswered',
    close: { what: 'mark as answered', done: 'Marked as answered.' },
  },
  {
    action: 'not-for-us',
    set: 'setNotForUs',
    close: { what: 'close as not for us', done: 'Closed as not for us.' },
  },
] as const;

const reopen = { what: 'reopen', done: 'Reopened.' };

/** Registers what the front desk does with a submission. Audit entries identify it only by its id. */
export function handlingRoutes(on: Routes, context: InboxContext): void {
  const handling = createHandlingStore(context.database);
  const users = userStore(context.registry);

  /** Answers a change, unless somebody else was faster. */
  async function respond(
    ask: Ask<unknown>,
    changed: Changed,
    {
      attempt,
      what,
      ...redirect
    }: { attempt: Attempt; what: string; to: string; done: string; undo?: Undo | undefined },
  ): Promise<Answer> {
    if (changed === 'missing') return null;
    if (changed === 'overtaken') return showMessage(ask, context, attempt);
    return { ...redirect, note: noteOf(ask, what) };
  }

  for (const { action, set, close } of ends) {
    on.action(`/inbox/:id/${action}`, {
      async run(ask) {
        const { me, params, text } = ask;
        const { id = '' } = params;
        const isClosed = text('closed') === 'yes';
        const by = isClosed ? me.name : null;
        const changed = await handling[set](id, by, text(VERSION_FIELD));
        const { what, done } = isClosed ? close : reopen;
        const fields = { closed: isClosed ? 'yes' : 'no' };
        return respond(ask, changed, {
          attempt: { action, fields, button: `${sentenceStart(what)} anyway` },
          what,
          to: isClosed ? '/inbox' : hrefOf(ask),
          done,
          undo: isClosed ? reopening([id]) : undefined,
        });
      },
    });
  }

  on.action('/inbox/:id/assign', {
    async run(ask) {
      const { params, text } = ask;
      const to = text('to');
      const person = to === '' ? null : await users.byId(to);
      if (to !== '' && !(person && may(person, 'answer-inbox'))) {
        return { to: hrefOf(ask), wrong: 'This person no longer works at the front desk.' };
      }
      const { id = '' } = params;
      const changed = await handling.assign(id, person?.id ?? null, text(VERSION_FIELD));
      const button = person ? `Assign to ${person.name} anyway` : 'Unassign anyway';
      return respond(ask, changed, {
        attempt: { action: 'assign', fields: { to }, button },
        what: person ? `assign to ${person.name}` : 'unassign',
        to: hrefOf(ask),
        done: person ? `Assigned to ${person.name}.` : 'Unassigned.',
      });
    },
  });

  on.action('/inbox/:id/reply', {
    async run(ask) {
      const { me, params, text } = ask;
      if (!context.canMail) return null;
      const read = v.safeParse(replyWords, text('words'));
      if (!read.success) return { to: hrefOf(ask), wrong: read.issues[0].message };
      const { id = '' } = params;
      const words = read.output;
      const { search } = await openSearch(context);
      const item = await search.byId(id);
      if (!item) return null;
      if (!canReplyTo(item)) return { to: hrefOf(ask), wrong: 'This cannot be answered by mail.' };
      const changed = await handling.reply(id, { author: me.name, words }, text(VERSION_FIELD));
      return respond(ask, changed, {
        attempt: { action: 'reply', fields: { words }, button: 'Send the reply anyway' },
        what: 'reply to',
        to: '/inbox',
        done: 'Sending the reply. Marked as answered.',
      });
    },
  });

  on.action('/inbox/:id/note', {
    async run(ask) {
      const { me, params, text } = ask;
      const read = v.safeParse(noteWords, text('words'));
      if (!read.success) return { to: hrefOf(ask), wrong: read.issues[0].message };
      const note = { author: me.name, words: read.output };
      const changed = await handling.addNote(params['id'] ?? '', note, text(VERSION_FIELD));
      const fields = { words: read.output };
      return respond(ask, changed, {
        attempt: { action: 'note', fields, button: 'Add the note anyway' },
        what: 'add a note to',
        to: hrefOf(ask),
        done: 'Note added.',
      });
    },
  });

  on.action('/inbox/:id/unread', {
    async run(ask) {
      const changed = await handling.setRead(ask.params['id'] ?? '', false);
      if (changed === 'missing') return null;
      return { to: '/inbox', done: 'Marked as unread.', note: noteOf(ask, 'mark as unread') };
    },
  });

  on.action('/inbox/:id/retry', {
    async run(ask) {
      const isRequeued = await handling.requeueDeletion(ask.params['id'] ?? '');
      const to = hrefOf(ask);
      if (!isRequeued) {
        return { to, wrong: 'This request has not failed, so there is nothing to retry.' };
      }
      await accessLogOf(context, ask.me).note({ action: 'retry', rows: 1 });
      const done = 'Queued again. It will be sent within seconds.';
      return { to, done, note: noteOf(ask, 'retry') };
    },
  });

  on.action('/inbox/:id/settle', {
    async run(ask) {
      const isSettled = await handling.settleDeletion(ask.params['id'] ?? '');
      const to = hrefOf(ask);
      if (!isSettled) return { to, wrong: 'This request is already closed.' };
      await accessLogOf(context, ask.me).note({ action: 'settle', rows: 1 });
      return { to, done: 'Marked as handled.', note: noteOf(ask, 'mark as handled') };
    },
  });
}

function hrefOf({ params: { id = '' } }: Pick<Ask<unknown>, 'params'>): string {
  return `/inbox/${encodeURIComponent(id)}`;
}

function noteOf({ params: { id = '' } }: Pick<Ask<unknown>, 'params'>, what: string) {
  return { what: `${what} ${id}`, details: [], sections: ['inbox'] };
}
