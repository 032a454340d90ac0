import type { JournalEntry } from '@site/delivery/registry/journal-entry.ts';
import { Note } from '@site/kit/ui/note.tsx';
import type { Reviewer } from '../../review/approve.ts';
import { namesOfAuthors } from '../../review/names-of-authors.ts';
import type { GivenApproval } from '../../review/review-store.ts';
import type { Waiting } from '../../review/waiting.ts';
import { indianMinute } from '../../status/indian-minute.ts';
import { type ListContent, type ListView, rowLook } from '../page/list.tsx';
import { shortMoment } from '../page/moments.ts';
import { sentenceStart } from '../page/section-title.ts';
import { addressOf, CANNOT_TELL, nameOf, releasedBy, shortId } from './reviewed-words.ts';

/** A pending review with its latest change request. */
type Item = Waiting & { changes: JournalEntry | null };

type WaitingListProps = {
  items: readonly Item[];
  me: Reviewer;
  mayDecide: boolean;
  /** Whether people can sign in without an operator. */
  tellsPeopleApart: boolean;
  now: number;
};

/** Pending reviews: first the user's own queue, then the others. */
export function waitingList(
  view: ListView,
  { items, me, mayDecide, tellsPeopleApart, now }: WaitingListProps,
): ListContent {
  const groupOf = ({ authors, roles, changes }: Item) => {
    const open = roles.filter(({ approvedBy }) => approvedBy === null);
    if (open.length === 0) return 'approved';
    const isOwn = authors.some(({ person }) => person === me.person);
    const isForMe = !isOwn && open.some(({ role }) => me.roles.includes(role));
    return mayDecide && isForMe && !changes ? 'mine' : 'others';
  };
  const words = view.search.toLowerCase();
  const found = items.filter((item) =>
    `${nameOf(item)} ${namesOfAuthors(item.authors)}`.toLowerCase().includes(words),
  );
  const listOf = (group: ReturnType<typeof groupOf>) =>
    found.filter((item) => groupOf(item) === group);
  const [mine, others, approved] = [listOf('mine'), listOf('others'), listOf('approved')];
  const first = mayDecide ? mine : others;
  const firstTitle = mayDecide ? 'Waiting for you' : 'Waiting';
  return {
    title: 'Approvals',
    ...(mayDecide && { tabs: tabs(mine.length) }),
    search: 'Search by title or author',
    above: !tellsPeopleApart && (
      <Note icon="alert" className="mb-6">
        {CANNOT_TELL}
      </Note>
    ),
    caption: first.length > 0 && <h2 className="mb-3 text-20">{firstTitle}</h2>,
    noun: 'approvals',
    total: first.length,
    empty: {
      title: 'Nothing to approve',
      words: mayDecide
        ? 'New medical content appears here as soon as it is released.'
        : 'Releases that need approval appear here.',
    },
    rows: first.slice(view.offset, view.offset + view.limit).map((item) => ({
      key: `${item.section} ${item.id}`,
      name: nameOf(item),
      item: <WaitingItem item={item} now={now} />,
    })),
    below: (
      <>
        {mayDecide && <Group title="Waiting for others" items={others} now={now} />}
        <Group title="Approved and not live yet" items={approved} now={now} />
      </>
    ),
  };
}

function Group({ title, items, now }: { title: string; items: readonly Item[]; now: number }) {
  if (items.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-20">{title}</h2>
      <ul className="overflow-hidden rounded-card border border-line">
        {items.map((item) => (
          <li key={`${item.section} ${item.id}`} className={rowLook}>
            <WaitingItem item={item} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WaitingItem({ item, now }: { item: Item; now: number }) {
  const { section, id, since, authors, roles, changes } = item;
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
        <bdi>{namesOfAuthors(authors)}</bdi> <span className="tabular-nums">({shortId(id)})</span>
      </p>
      <ul className="grid gap-1">
        {roles.map(({ role, why, approvedBy }) => (
          <li key={`${role} ${why}`} className="wrap-anywhere">
            {approvedBy === null ? (
              <>
                Needs <strong>{role}</strong>: {why}
              </>
            ) : (
              <span className="text-leaf-700">
                Approved as {role} by <bdi>{approvedBy}</bdi>
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
  given: readonly (GivenApproval & { isLive: boolean })[],
  total: number,
): ListContent {
  return {
    title: 'Approvals',
    tabs: tabs(),
    noun: 'approvals',
    total,
    empty: { title: 'No approvals yet', words: 'What you approve appears here.' },
    rows: {
      caption: 'Your approvals',
      columns: ['Content', 'Approved', 'Reason', 'State'],
      rows: given.map(({ section, id, title, role, why, at, withdrawnAt, isLive }) => ({
        key: `${section} ${id} ${role}`,
        cells: [
          <a key="what" href={addressOf({ id })}>
            <bdi>{nameOf({ section, title })}</bdi>{' '}
            <span className="font-normal tabular-nums">{shortId(id)}</span>
          </a>,
          indianMinute(at),
          why,
          withdrawnAt !== null
            ? `Withdrawn ${indianMinute(withdrawnAt)}`
            : isLive
              ? 'Live'
              : 'Not live',
        ],
      })),
    },
  };
}

function tabs(waiting = 0) {
  return {
    name: 'show',
    options: [
      { value: 'waiting', label: 'Waiting', count: waiting || undefined },
      { value: 'approved', label: 'Approved by me' },
    ],
  };
}
