import { createHandlingStore, handlingVersion } from '@site/api/submissions/handling.ts';
import { othersOfSender } from '@site/api/submissions/list-submissions.ts';
import { listViewIn } from '../page/list.tsx';
import { LIST_FIELD, listAddressIn } from '../page/list-address.tsx';
import type { Answer, Ask } from '../page/routes.tsx';
import { frontDesk, type InboxContext, accessLogOf, openSearch } from './inbox-context.ts';
import { nameOf } from './inbox-list.tsx';
import { filterOf, inboxFilters, sortOf } from './inbox-view.ts';
import { type Attempt, MessagePage, OPENED_FIELD, type RecentChange } from './message-page.tsx';

/** Maximum number of changes that a colleague's attempt lists. */
const MOST_CHANGES = 5;

/** Maximum number of other submissions from the same person. */
const MOST_OTHERS = 10;

/** Shows a submission. With `attempt`, asks whether to do it although somebody else changed the submission first. */
export async function showMessage(
  { me, params: { id = '' }, text }: Ask<unknown>,
  context: InboxContext,
  attempt?: Attempt,
): Promise<Answer> {
  const { search, promises, site } = await openSearch(context);
  const handling = createHandlingStore(context.database);
  const item = await search.byId(id);
  if (!item) return null;
  const others = await othersOfSender(context.database, id, MOST_OTHERS);
  await accessLogOf(context, me).note({ action: 'read', rows: 1 + others.length });
  const url = listAddressIn({ [LIST_FIELD]: text(LIST_FIELD) }) || '/inbox';
  const query = Object.fromEntries(new URLSearchParams(url.split('?', 2)[1]));
  const view = listViewIn({ url, query }, { filters: inboxFilters });
  const neighbours = await search.neighbours(filterOf(view, me.id), sortOf(view), item);
  await handling.setRead(id, true);
  const replies = await handling.repliesTo(id);
  const notes = await handling.notesOf(id);
  const shown = {
    item,
    ...neighbours,
    others,
    replies,
    templates: site.replies.templates,
    template: Number(text('template') || -1),
    canMail: context.canMail,
    notes,
    people: await frontDesk(context),
    me,
    hasWebhook: context.hasWebhook,
    promises,
    now: Date.now(),
    version: handlingVersion(item.handling, notes),
    product: site.product.name,
    overtaken: attempt
      ? { attempt, changes: await recentChanges(context, id, Number(text(OPENED_FIELD))) }
      : null,
  };
  return {
    title: nameOf(item),
    status: attempt ? 409 : 200,
    body: <MessagePage {...shown} />,
  };
}

/** What happened to a submission since a user opened it, newest first; at least the last change. */
async function recentChanges(
  { registry }: InboxContext,
  id: string,
  openedAt: number,
): Promise<readonly RecentChange[]> {
  const filter = { sections: ['inbox'], naming: id };
  const { entries } = await registry.journalPage({ skip: 0, most: MOST_CHANGES }, filter);
  const since = entries.filter(({ at }) => at.getTime() >= openedAt);
  return (since.length === 0 ? entries.slice(0, 1) : since).map(({ who, what, at }) => ({
    who,
    did: pastOf(what.replace(` ${id}`, '')),
    at,
  }));
}

/** What an audit entry of the inbox says, about somebody who did it. */
function pastOf(what: string): string {
  const [, assignee] = /^assign to (.+)$/.exec(what) ?? [];
  if (assignee !== undefined) return `assigned it to ${assignee}`;
  return past[what] ?? what;
}

const past: Readonly<Record<string, string>> = {
  'mark as answered': 'marked it as answered',
  unassign: 'removed the assignee',
  'add a note to': 'added a note',
  'mark as unread': 'marked it as unread',
  retry: 'sent it to the app again',
  'reply to': 'replied',
  'close as not for us': 'closed it as not for us',
  reopen: 'reopened it',
  'assign to themselves': 'assigned it to themselves',
  'mark as handled': 'marked it as handled',
};
