import type { JournalEntry } from '@site/delivery/registry/journal-entry.ts';
import { Note } from '@site/kit/ui/note.tsx';
import type { Reviewer } from '../../review/decisions.ts';
import {
  addressOf,
  approverIn,
  CANNOT_TELL,
  nameOf,
  namesOfAuthors,
  releasedBy,
} from './reviewed-words.ts';
import type { GivenApproval } from '../../review/review-store.ts';
import type { Waiting } from '../../review/reviews.ts';
import { indianMinute } from '../../status/indian-minute.ts';
import type { ListContent, ListView } from '../page/list.tsx';
import { shortMoment } from '../page/moments.ts';
import { sentenceStart } from '../page/section-title.ts';

/** A pending review with its latest change request, and when a scheduled post goes live, in epoch milliseconds. */
type Item = Waiting & { changes: JournalEntry | null; dueAt: number | null };

type WaitingListProps = {
  items: readonly Item[];
  me: Reviewer;
  mayDecide: boolean;
  /** Whether to say what an approval proves on this site. */
  warns: boolean;
  now: number;
};

/** What the page shows: pending reviews by who has to act, or the user's past approvals. */
export const approvalFilters = ['waiting', 'others', 'ready', 'approved'];

type Empties = Readonly<Record<string, ListContent['empty']>>;

const empties: Empties = {
  waiting: {
    title: 'Nothing to approve',
    words: 'What needs an approval appears here as soon as it is sent.',
  },
  others: {
    title: 'Nothing is with others',
    words: 'What others have to approve or change appears here.',
  },
  ready: {
    title: 'Nothing is ready to go live',
    words: 'What is approved appears here until it is live.',
  },
};

/** Pending reviews. People who cannot decide have no queue of their own: for them, everything open is waiting. */
export function waitingList(
  view: ListView,
  { items, me, mayDecide, warns, now }: WaitingListProps,
): ListContent {
  const groupOf = ({ authors, roles, changes }: Item): string => {
    const open = roles.filter(({ approvedBy }) => approvedBy === null);
    if (open.length === 0) return 'ready';
    const isOwn = authors.some(({ person }) => person === me.person);
    const isForMe = !isOwn && open.some(({ role }) => me.roles.includes(role)) && !changes;
    return isForMe || !mayDecide ? 'waiting' : 'others';
  };
  const words = view.search.toLowerCase();
  const found = items.filter((item) =>
    `${nameOf(item)} ${namesOfAuthors(item.authors)}`.toLowerCase().includes(words),
  );
  const groups = Map.groupBy(found, groupOf);
  const group = view.filter('show');
  const shown = groups.get(group) ?? [];
  return {
    title: 'Approvals',
    tabs: tabs(mayDecide, groups),
    search: 'Search by title or author',
    above: warns && (
      <Note icon="alert" className="mb-6">
        {CANNOT_TELL}
      </Note>
    ),
    noun: 'approvals',
    total: shown.length,
    empty: empties[group] ?? { title: 'Nothing here', words: '' },
    rows: shown.slice(view.offset, view.offset + view.limit).map((item) => ({
      key: `${item.section} ${item.id}`,
      name: nameOf(item),
      item: <WaitingItem item={item} now={now} />,
    })),
  };
}

function WaitingItem({ item, now }: { item: Item; now: number }) {
  const { section, since, authors, roles, changes, dueAt } = item;
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <a
          href={addressOf(item)}
          className="text-18 font-bold text-ink no-underline after:absolute after:inset-0"
        >
          <bdi className="wrap-anywhere">{nameOf(item)}</bdi>
        </a>
        <time dateTime={since.toISOString()} className="ml-auto text-ink-quiet">
          {shortMoment(since.getTime(), now)}
        </time>
      </div>
      <p className="max-w-none text-quiet wrap-anywhere">
        {`${sentenceStart(releasedBy(section))} `}
        <bdi>{namesOfAuthors(authors)}</bdi>
        {dueAt !== null && `, scheduled for ${indianMinute(new Date(dueAt))}`}
      </p>
      <ul className="grid gap-1">
        {roles.map(({ role, why, approvedBy }) => (
          <li key={`${role} ${why}`} className="wrap-anywhere">
            {approvedBy === null ? (
              <>
                <strong>{approverIn(role)} has to approve this.</strong> {why}
              </>
            ) : (
              <span className="text-leaf-700">
                Approved by <bdi>{approvedBy}</bdi>
              </span>
            )}
          </li>
        ))}
      </ul>
      {changes && <AskedChanges changes={changes} />}
    </div>
  );
}

/** The latest change request. */
export function AskedChanges({ changes: { who, why, at } }: { changes: JournalEntry }) {
  return (
    <Note icon="chat" tone="coral" className="mt-1">
      <strong>
        <bdi>{who}</bdi> requested changes
      </strong>
      , {indianMinute(at)}: <bdi className="wrap-anywhere">{why}</bdi>
    </Note>
  );
}

/** The user's past approvals. */
export function givenList(
  given: readonly (GivenApproval & Pick<Item, 'dueAt'> & { isLive: boolean })[],
  total: number,
): ListContent {
  return {
    title: 'Approvals',
    tabs: tabs(true),
    noun: 'approvals',
    total,
    empty: { title: 'No approvals yet', words: 'What you approve appears here.' },
    rows: {
      caption: 'Your approvals',
      columns: ['Content', 'Approved', 'Reason', 'State'],
      rows: given.map(({ section, id, title, role, why, at, withdrawnAt, isLive, dueAt }) => ({
        key: `${section} ${id} ${role}`,
        cells: [
          <a key="what" href={addressOf({ id })}>
            <bdi>{nameOf({ section, title })}</bdi>
          </a>,
          indianMinute(at),
          why,
          withdrawnAt !== null
            ? `Withdrawn ${indianMinute(withdrawnAt)}`
            : isLive
              ? 'Live'
              : dueAt !== null
                ? `Scheduled for ${indianMinute(new Date(dueAt))}`
                : 'Not live',
        ],
      })),
    },
  };
}

function tabs(mayDecide: boolean, groups?: ReadonlyMap<string, readonly Item[]>) {
  const tab = (value: string, label: string) => {
    return { value, label, count: groups?.get(value)?.length };
  };
  return {
    name: 'show',
    options: mayDecide
      ? [
          tab('waiting', 'To approve'),
          tab('others', 'With others'),
          tab('ready', 'Ready to go live'),
          { value: 'approved', label: 'Approved by you' },
        ]
      : [tab('waiting', 'Waiting'), tab('ready', 'Ready to go live')],
  };
}
