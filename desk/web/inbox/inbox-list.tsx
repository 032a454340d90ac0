import { describeDanger } from '@site/api/submissions/danger-words.ts';
import type { Promises } from '@site/api/submissions/list-submissions.ts';
import { type Submission, submissionKinds } from '@site/api/submissions/submission.ts';
import { Chip } from '@site/kit/ui/chip.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import { Icon } from '@site/kit/ui/icon.tsx';
import { Note } from '@site/kit/ui/note.tsx';
import type { Topic } from '@site/kit/ui/section.tsx';
import { indianMinute } from '../../status/indian-minute.ts';
import type { User } from '../accounts/users.ts';
import { PageLink } from '../page/buttons.tsx';
import type { ListContent, ListView } from '../page/list.tsx';
import { shortMoment } from '../page/moments.ts';
import { timeLeft } from './inbox-context.ts';
import { kindWords, type ShownState, shownStates, stateOf, stateWords } from './inbox-view.ts';

/** Colour of each kind. */
export const topics = {
  message: 'physical',
  'call-back': 'behavioural',
  waitlist: 'school',
  deletion: 'general',
} as const satisfies Record<Submission['kind'], Topic>;

type InboxListProps = {
  items: readonly Submission[];
  /** The position of each submission among those of its sender, and their number. Omits the only one of a sender. */
  places: ReadonlyMap<string, { nth: number; of: number }>;
  total: number;
  /** Numbers of the current filter, and how many are overdue without it. */
  counts: { toDo: number; overdue: number; unread: number; overdueInAll: number };
  /** Users who can be assigned. */
  people: readonly User[];
  /** Whether the user may change submissions. */
  mayAnswer: boolean;
  promises: Promises;
  now: number;
};

const emptyWords: Readonly<Record<ShownState, string>> = {
  'to-do': 'You have answered everything.',
  overdue: 'No reply is overdue.',
  unread: 'You have read everything.',
  done: 'Answered messages appear here.',
  'not-for-us': 'Messages closed without an answer appear here.',
  all: 'Messages from parents appear here.',
};

/** The list of submissions. */
export function inboxList(
  view: ListView,
  { items, places, total, counts, people, mayAnswer, promises, now }: InboxListProps,
): ListContent {
  const state = stateOf(view);
  const numbers: Partial<Record<ShownState, number>> = {
    'to-do': counts.toDo,
    overdue: counts.overdue,
    unread: counts.unread,
  };
  return {
    title: 'Inbox',
    above: counts.overdueInAll > 0 && state !== 'overdue' && (
      <Note icon="clock" tone="coral" className="mb-4">
        <a href="/inbox?state=overdue&sort=oldest">
          {counts.overdueInAll === 1
            ? '1 submission is overdue'
            : `${counts.overdueInAll} submissions are overdue`}
        </a>
      </Note>
    ),
    tabs: {
      name: 'state',
      options: shownStates.map((value) => ({
        value,
        label: stateWords[value],
        count: numbers[value],
        isUrgent: value === 'overdue' && counts.overdue > 0,
      })),
    },
    search: 'Search',
    selects: [
      {
        name: 'kind',
        label: 'Kind',
        options: [
          { value: '', label: 'All kinds' },
          ...submissionKinds.map((value) => ({ value, label: kindWords[value].many })),
        ],
      },
      {
        name: 'assignee',
        label: 'Assigned to',
        options: [
          { value: '', label: 'Anyone' },
          { value: 'me', label: 'Me' },
          { value: 'nobody', label: 'Unassigned' },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ],
      },
      {
        name: 'sort',
        label: 'Order',
        options: [
          { value: 'newest', label: 'Newest first' },
          { value: 'oldest', label: 'Oldest first' },
        ],
      },
    ],
    noun: 'the inbox',
    total,
    select: mayAnswer
      ? [
          { to: '/inbox/selected/answered', label: 'Mark as answered' },
          { to: '/inbox/selected/assign', label: 'Assign to me' },
          { to: '/inbox/selected/not-for-us', label: stateWords['not-for-us'] },
        ]
      : undefined,
    empty: { title: 'Nothing here', words: emptyWords[state] },
    rows: items.map((item) => ({
      key: item.id,
      name: nameOf(item),
      item: (
        <Item
          item={item}
          place={places.get(item.id)}
          href={view.link(`/inbox/${item.id}`)}
          people={people}
          promises={promises}
          now={now}
        />
      ),
    })),
    below: (
      <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-3">
        <li>
          <a href={view.href({}, '/inbox/export.csv')}>Download this list as CSV</a>
        </li>
        <li>
          <a href={view.link('/inbox/person')}>Find, export or erase a person’s data</a>
        </li>
        <li>
          <a href="/inbox/log">Access log</a>
        </li>
      </ul>
    ),
  };
}

function Item({
  item,
  place,
  href,
  people,
  promises,
  now,
}: {
  item: Submission;
  place: { nth: number; of: number } | undefined;
  href: string;
} & Pick<InboxListProps, 'people' | 'promises' | 'now'>) {
  const { kind, receivedAt, handling, danger } = item;
  const isUnread = handling.readAt === null;
  const dueIn = timeLeft(item, promises, now);
  return (
    <div className="grid gap-1 xl:grid-cols-[13rem_minmax(0,1fr)_auto] xl:items-center xl:gap-x-6">
      <div className="flex min-w-0 items-baseline gap-2">
        {isUnread && (
          <span className="size-2.5 flex-none self-center rounded-pill bg-teal-600 forced-colors:bg-[Highlight]">
            <span className="sr-only">Unread: </span>
          </span>
        )}
        <a
          href={href}
          className={cn(
            'min-w-0 truncate text-ink no-underline after:absolute after:inset-0',
            isUnread && 'font-bold',
          )}
        >
          <bdi>{nameOf(item)}</bdi>
        </a>
        <time
          dateTime={new Date(receivedAt).toISOString()}
          className="ml-auto flex-none text-ink-quiet xl:hidden"
        >
          {shortMoment(receivedAt, now)}
        </time>
      </div>
      <p
        className={cn(
          'line-clamp-2 max-w-none xl:line-clamp-1 wrap-anywhere',
          !isUnread && 'text-quiet',
        )}
      >
        <bdi>{wordsOf(item)}</bdi>
      </p>
      <div
        className="flex flex-wrap items-center gap-x-3 gap-y-1 xl:flex-nowrap xl:justify-end xl:whitespace-nowrap"
        data-topic={topics[kind]}
      >
        {danger !== undefined && (
          <span className="flex items-center gap-1 font-semibold text-coral-700">
            <Icon name="alert" size={18} />
            {describeDanger(danger).label}
          </span>
        )}
        {place && (
          <span className="text-ink-quiet">
            {place.nth} of {place.of} from this person
          </span>
        )}
        {kind !== 'message' && <Chip>{kindWords[kind].one}</Chip>}
        <time
          dateTime={new Date(receivedAt).toISOString()}
          className="text-ink-quiet max-xl:hidden"
        >
          {shortMoment(receivedAt, now)}
        </time>
        {dueIn && (
          <span
            className={cn(
              'flex items-center gap-1',
              dueIn.isOverdue ? 'font-semibold text-coral-700' : 'text-ink-quiet',
            )}
          >
            {dueIn.isOverdue && <Icon name="clock" size={18} />}
            {dueIn.words}
          </span>
        )}
        {handling.answered && <span className="text-leaf-700">Answered</span>}
        {handling.notForUs && <span className="text-ink-quiet">Not for us</span>}
        {handling.assignedTo !== null && (
          <span className="flex items-center gap-1 text-ink-quiet">
            <Icon name="kid" size={18} />
            <bdi>{assigneeName(handling.assignedTo, people)}</bdi>
          </span>
        )}
      </div>
    </div>
  );
}

/** Links to submissions, with their first words. */
export function SubmissionLinks({ to }: { to: readonly Submission[] }) {
  return (
    <ul className="grid gap-3">
      {to.map((item) => (
        <li key={item.id}>
          <PageLink href={`/inbox/${item.id}`}>
            {kindWords[item.kind].one}, {indianMinute(new Date(item.receivedAt))}
          </PageLink>
          <p className="line-clamp-2 wrap-anywhere text-quiet">
            <bdi>{wordsOf(item)}</bdi>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Display name of the sender. */
export function nameOf({ name, email, id }: Pick<Submission, 'name' | 'email' | 'id'>): string {
  return name ?? email ?? id;
}

/** The text of a submission, in one line. */
export function wordsOf({ kind, wanted, message, reason, email }: Submission): string {
  if (kind === 'waitlist') return 'Wants to know when places are available.';
  const words = message ?? reason ?? (kind === 'deletion' ? (email ?? '') : '');
  if (wanted === undefined) return words;
  return words === '' ? `About: ${wanted}` : `${wanted}: ${words}`;
}

/** Name of an assignee; removed users have none. */
export function assigneeName(id: string, people: readonly User[]): string {
  return people.find((person) => person.id === id)?.name ?? 'a former colleague';
}
