import type { Promises } from '@site/api/submissions/list-submissions.ts';
import { type Submission, submissionKinds } from '@site/api/submissions/submission.ts';
import { Button } from '@site/kit/ui/button.tsx';
import { Chip } from '@site/kit/ui/chip.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import { Icon } from '@site/kit/ui/icon.tsx';
import { Note } from '@site/kit/ui/note.tsx';
import type { Topic } from '@site/kit/ui/section.tsx';
import { SelectField } from '@site/kit/ui/select-field.tsx';
import { TextField } from '@site/kit/ui/text-field.tsx';
import type { User } from '../accounts/users.ts';
import { FilterLinks } from '../page/filter-links.tsx';
import { Empty, Heading } from '../page/heading.tsx';
import { shortMoment } from '../page/moments.ts';
import { Pages } from '../page/pages.tsx';
import { fromList } from '../page/return-address.ts';
import { dueAt, dueWords } from './inbox-context.ts';
import { addressOf, type InboxView, kindWords, stateWords } from './inbox-view.ts';

/** Items per page. */
export const PAGE_SIZE = 25;

/** Colour of each kind. */
export const topics = {
  message: 'physical',
  'call-back': 'behavioural',
  waitlist: 'school',
  deletion: 'general',
} as const satisfies Record<Submission['kind'], Topic>;

type InboxListProps = {
  view: InboxView;
  items: readonly Submission[];
  total: number;
  /** Numbers of the current filter, and how many are overdue without it. */
  counts: { toDo: number; overdue: number; unread: number; overdueInAll: number };
  /** Users who can be assigned. */
  people: readonly User[];
  promises: Promises;
  now: number;
};

/** The list of submissions. */
export function InboxList({ view, items, total, counts, people, promises, now }: InboxListProps) {
  return (
    <>
      <Heading>Inbox</Heading>
      {counts.overdueInAll > 0 && view.state !== 'overdue' && (
        <Note icon="clock" tone="coral" className="mb-4">
          <a href="/inbox?state=overdue&sort=oldest">
            {counts.overdueInAll === 1
              ? '1 submission is overdue'
              : `${counts.overdueInAll} submissions are overdue`}
          </a>
        </Note>
      )}
      <States view={view} counts={counts} />
      <Filter view={view} people={people} />
      {items.length === 0 ? (
        <Nothing view={view} />
      ) : (
        <ol className="overflow-hidden rounded-card border border-line">
          {items.map((item) => (
            <Item
              key={item.id}
              item={item}
              list={addressOf(view)}
              people={people}
              promises={promises}
              now={now}
            />
          ))}
        </ol>
      )}
      <Pages
        page={view.page}
        size={PAGE_SIZE}
        total={total}
        noun="the inbox"
        hrefOf={(page) => addressOf({ ...view, page })}
      />
      <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-3">
        <li>
          <a href={addressOf({ ...view, page: 1 }, '/inbox/export.csv')}>
            Download this list as CSV
          </a>
        </li>
        <li>
          <a href={fromList('/inbox/person', addressOf(view))}>
            Find, export or erase a person’s data
          </a>
        </li>
        <li>
          <a href="/inbox/log">Access log</a>
        </li>
      </ul>
    </>
  );
}

function States({ view, counts }: Pick<InboxListProps, 'view' | 'counts'>) {
  const numbers: Partial<Record<InboxView['state'], number>> = {
    'to-do': counts.toDo,
    overdue: counts.overdue,
    unread: counts.unread,
  };
  return (
    <FilterLinks
      links={(['to-do', 'overdue', 'unread', 'done', 'all'] as const).map((state) => ({
        href: addressOf({ ...view, state, page: 1 }),
        title: stateWords[state],
        isHere: state === view.state,
        count: numbers[state],
        isUrgent: state === 'overdue' && counts.overdue > 0,
      }))}
    />
  );
}

function Filter({ view, people }: Pick<InboxListProps, 'view' | 'people'>) {
  const { state, kind, assignee, text, sort } = view;
  // Searching from the to-do list searches everything.
  const keepsState = state !== 'to-do' && !(text !== '' && state === 'all');
  const isNarrowed = kind !== null || assignee !== '' || sort === 'oldest';
  return (
    <form method="get" action="/inbox" className="mb-5">
      {keepsState && <input type="hidden" name="state" value={state} />}
      <div className="grid grid-cols-[1fr_auto] items-end gap-3">
        <TextField
          id="q"
          name="q"
          type="search"
          label="Search"
          defaultValue={text}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" variant="second">
          Search
        </Button>
      </div>
      <details open={isNarrowed} className="mt-1">
        <summary className="w-fit py-2.5 font-semibold text-teal-700">Filter and sort</summary>
        <div className="grid grid-cols-2 gap-3 py-2 md:grid-cols-3">
          <SelectField
            id="kind"
            name="kind"
            label="Kind"
            defaultValue={kind ?? ''}
            options={[
              { value: '', label: 'All kinds' },
              ...submissionKinds.map((each) => ({ value: each, label: kindWords[each].many })),
            ]}
          />
          <SelectField
            id="assignee"
            name="assignee"
            label="Assigned to"
            defaultValue={assignee}
            options={[
              { value: '', label: 'Anyone' },
              { value: 'me', label: 'Me' },
              { value: 'nobody', label: 'Unassigned' },
              ...people.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <SelectField
            id="sort"
            name="sort"
            label="Order"
            defaultValue={sort}
            options={[
              { value: 'newest', label: 'Newest first' },
              { value: 'oldest', label: 'Oldest first' },
            ]}
          />
        </div>
      </details>
    </form>
  );
}

function Item({
  item,
  list,
  people,
  promises,
  now,
}: { item: Submission; list: string } & Pick<InboxListProps, 'people' | 'promises' | 'now'>) {
  const { id, kind, receivedAt, handling } = item;
  const isUnread = handling.readAt === null;
  const due = dueAt(item, promises);
  const dueIn = due === null ? null : dueWords(due, now);
  return (
    <li className="relative grid gap-1 border-t border-line bg-surface px-4 py-3 first:border-t-0 focus-within:bg-teal-100 hover:bg-teal-100 xl:grid-cols-[15rem_1fr_17rem] xl:items-start xl:gap-x-6">
      <div className="flex min-w-0 items-baseline gap-2">
        {isUnread && (
          <span className="size-2.5 flex-none self-center rounded-pill bg-teal-600 forced-colors:bg-[Highlight]">
            <span className="sr-only">Unread: </span>
          </span>
        )}
        <a
          href={fromList(`/inbox/${id}`, list)}
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
      <p className={cn('line-clamp-2 max-w-none wrap-anywhere', !isUnread && 'text-quiet')}>
        <bdi>{wordsOf(item)}</bdi>
      </p>
      <div
        className="flex flex-wrap items-center gap-x-3 gap-y-1 xl:justify-end"
        data-topic={topics[kind]}
      >
        <Chip>{kindWords[kind].one}</Chip>
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
        {handling.assignedTo !== null && (
          <span className="flex items-center gap-1 text-ink-quiet">
            <Icon name="kid" size={18} />
            <bdi>{assigneeName(handling.assignedTo, people)}</bdi>
          </span>
        )}
      </div>
    </li>
  );
}

function Nothing({ view }: Pick<InboxListProps, 'view'>) {
  const { kind, assignee, text, page } = view;
  if (kind !== null || assignee !== '' || text !== '' || page > 1) {
    return (
      <Empty title="No matches">
        Nothing matches this filter. <a href="/inbox?state=all">Show everything</a>
      </Empty>
    );
  }
  const words = {
    'to-do': 'You have answered everything.',
    overdue: 'No reply is overdue.',
    unread: 'You have read everything.',
    done: 'Answered messages appear here.',
    all: 'Messages from parents appear here.',
  };
  return <Empty title="Nothing here">{words[view.state]}</Empty>;
}

/** Display name of the sender. */
export function nameOf({ name, email, id }: Pick<Submission, 'name' | 'email' | 'id'>): string {
  return name ?? email ?? id;
}

/** The text of a submission, in one line. */
function wordsOf({ kind, wanted, message, reason, email }: Submission): string {
  if (kind === 'waitlist') return 'Wants to know when places are available.';
  const words = message ?? reason ?? (kind === 'deletion' ? (email ?? '') : '');
  if (wanted === undefined) return words;
  return words === '' ? `About: ${wanted}` : `${wanted}: ${words}`;
}

/** Name of an assignee; removed users have none. */
export function assigneeName(id: string, people: readonly User[]): string {
  return people.find((person) => person.id === id)?.name ?? 'a former colleague';
}
