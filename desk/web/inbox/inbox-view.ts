import {
  type InboxFilter,
  type InboxState,
  inboxStates,
} from '@site/api/submissions/list-submissions.ts';
import { type SubmissionKind, submissionKinds } from '@site/api/submissions/submission.ts';
import { textIn } from '../page/form-values.ts';
import { pageIn } from '../page/pages.tsx';

/** Filter, sort order and page of the list. Each combination has its own URL. */
export type InboxView = {
  state: InboxState | 'all';
  kind: SubmissionKind | null;
  /** `me`, `nobody`, a user id, or empty for anyone. */
  assignee: string;
  text: string;
  sort: 'newest' | 'oldest';
  page: number;
};

/** Maximum length of a search. */
const MAX_LETTERS = 200;

/** Display names of the kinds of submission. */
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

/** Parses a view from a query string. Unknown values are ignored. */
export function parseInboxView(query: unknown): InboxView {
  const text = textIn(query, 'q').trim().slice(0, MAX_LETTERS);
  const state = textIn(query, 'state');
  const kind = textIn(query, 'kind');
  return {
    // A search covers everything unless a state is given.
    state:
      inboxStates.find((each) => each === state) ??
      (state === 'all' || text !== '' ? 'all' : 'to-do'),
    kind: submissionKinds.find((each) => each === kind) ?? null,
    assignee: textIn(query, 'assignee').slice(0, MAX_LETTERS),
    text,
    sort: textIn(query, 'sort') === 'oldest' ? 'oldest' : 'newest',
    page: pageIn(textIn(query, 'page')),
  };
}

/** The URL of a view, without default values. */
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

/** The store filter of a view; `me` is the current user's id. */
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
