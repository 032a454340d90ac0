import { type InboxFilter, inboxStates } from '@site/api/submissions/list-submissions.ts';
import {
  isClosed,
  type Submission,
  type SubmissionKind,
  submissionKinds,
} from '@site/api/submissions/submission.ts';
import { ANY, type ListFilters, type ListView } from '../page/list.tsx';

/** Display names of the kinds of submission. */
export const kindWords: Readonly<Record<SubmissionKind, { one: string; many: string }>> = {
  message: { one: 'Message', many: 'Messages' },
  'call-back': { one: 'Call-back', many: 'Call-backs' },
  waitlist: { one: 'Waitlist', many: 'Waitlist' },
  deletion: { one: 'Deletion request', many: 'Deletion requests' },
};

export const stateWords = {
  'to-do': 'To do',
  overdue: 'Overdue',
  unread: 'Unread',
  done: 'Done',
  'not-for-us': 'Not for us (spam)',
  all: 'All',
} as const;
export type ShownState = keyof typeof stateWords;

export const shownStates = [
  'to-do',
  'overdue',
  'unread',
  'done',
  'not-for-us',
  'all',
] as const satisfies ShownState[];

/** The filters of the inbox. A search covers everything unless a state is given. */
export const inboxFilters: ListFilters = (search) => ({
  state: search === '' ? shownStates : ['all', ...inboxStates],
  kind: ['', ...submissionKinds],
  // `me`, `nobody`, a user id, or empty for anyone.
  assignee: ANY,
  sort: ['newest', 'oldest'],
});

/** The state that a view shows. */
export function stateOf(view: ListView): ShownState {
  return shownStates.find((state) => state === view.filter('state')) ?? 'all';
}

export function sortOf(view: ListView): 'newest' | 'oldest' {
  return view.filter('sort') === 'oldest' ? 'oldest' : 'newest';
}

/** The store filter of a view; `me` is the current user's id. */
export function filterOf(view: ListView, me: string): InboxFilter {
  const state = inboxStates.find((each) => each === view.filter('state'));
  const kind = submissionKinds.find((each) => each === view.filter('kind'));
  const assignee = view.filter('assignee');
  const persons = new Map([
    ['', undefined],
    ['me', me],
    ['nobody', null],
  ]);
  return {
    ...(state && { state }),
    ...(kind && { kind }),
    assignedTo: persons.has(assignee) ? persons.get(assignee) : assignee,
    ...(view.search !== '' && { text: view.search }),
  };
}

/** How a submission ended, in words; `at` is `null` if it did not. */
export function endOf({ kind, relay, handling }: Submission): {
  state: string;
  at: number | null;
  by: string;
} {
  const { answered, notForUs } = handling;
  if (answered) return { state: 'answered', ...answered };
  if (notForUs) return { state: 'not for us', ...notForUs };
  const isOpen =
    kind === 'deletion' ? relay !== undefined && !isClosed(relay) : kind !== 'waitlist';
  return { state: isOpen ? 'to do' : 'done', at: null, by: '' };
}
