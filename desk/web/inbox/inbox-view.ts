import { type InboxFilter, type InboxState, inboxStates } from '@site/api/inbox/inbox-search.ts';
import { type SubmissionKind, submissionKinds } from '@site/api/inbox/submission.ts';
import { textIn } from '../page/form-values.ts';
import { pageIn } from '../page/pages.tsx';

/** What somebody looks at: a filter, an order and a page. Each has an address. */
export type InboxView = {
  state: InboxState | 'all';
  kind: SubmissionKind | null;
  /** `me`, `nobody`, the id of somebody, or empty for whoever. */
  assignee: string;
  text: string;
  sort: 'newest' | 'oldest';
  page: number;
};

/** The longest text that is looked for. */
const MOST_LETTERS = 200;

/** How the kinds of what is sent are called. */
export const kindWords: Readonly<Record<SubmissionKind, { one: string; many: string }>> = {
  message: { one: 'Message', many: 'Messages' },
  'call-back': { one: 'Call-back', many: 'Call-backs' },
  waitlist: { one: 'Waitlist', many: 'Waitlist' },
  deletion: { one: 'Deletion request', many: 'Deletion requests' },
};

export const stateWords: Readonly<Record<InboxView['state'], string>> = {
  'to-do': 'To do',
  overdue: 'Overdue',
  unread: 'Unread',
  done: 'Done',
  all: 'All',
};

/** Reads a view from the query of an address. Words that it does not know count as left out. */
export function parseInboxView(query: unknown): InboxView {
  const text = textIn(query, 'q').trim().slice(0, MOST_LETTERS);
  const state = textIn(query, 'state');
  const kind = textIn(query, 'kind');
  return {
    // Who looks for something looks everywhere, unless told.
    state:
      inboxStates.find((each) => each === state) ??
      (state === 'all' || text !== '' ? 'all' : 'to-do'),
    kind: submissionKinds.find((each) => each === kind) ?? null,
    assignee: textIn(query, 'assignee').slice(0, MOST_LETTERS),
    text,
    sort: textIn(query, 'sort') === 'oldest' ? 'oldest' : 'newest',
    page: pageIn(textIn(query, 'page')),
  };
}

/** The address of a view, without what it need not say. */
export function addressOf(
  { state, kind, assignee, text, sort, page }: InboxView,
  path = '/inbox',
): string {
  const query = new URLSearchParams({
    ...(state !== (text === '' ? 'to-do' : 'all') && { state }),
    ...(kind !== null && { kind }),
    ...(assignee !== '' && { assignee }),
    ...(text !== '' && { q: text }),
    ...(sort === 'oldest' && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** The filter of a view, as somebody with this id sees it. */
export function filterOf({ state, kind, assignee, text }: InboxView, me: string): InboxFilter {
  const persons = { '': undefined, me, nobody: null };
  return {
    ...(state !== 'all' && { state }),
    ...(kind !== null && { kind }),
    assignedTo:
      assignee === '' || assignee === 'me' || assignee === 'nobody' ? persons[assignee] : assignee,
    ...(text !== '' && { text }),
  };
}
