import type { JournalEntry } from '@site/delivery/registry/journal-entry.ts';
import { Note } from '@site/kit/ui/note.tsx';
import { indianMinute } from '../../status/indian-minute.ts';
import type { Reviewer } from '../../review/approve.ts';
import { namesOfAuthors } from '../../review/names-of-authors.ts';
import type { GivenApproval } from '../../review/review-store.ts';
import type { Waiting } from '../../review/waiting.ts';
import { FilterLinks } from '../page/filter-links.tsx';
import { Empty, Heading } from '../page/heading.tsx';
import { ListTable } from '../page/list-table.tsx';
import { shortMoment } from '../page/moments.ts';
import { Pages } from '../page/pages.tsx';
import { sentenceStart } from '../page/section-title.ts';
import { addressOf, CANNOT_TELL, nameOf, releasedBy, shortId } from './reviewed-words.ts';

/** Approvals per page. */
export const GIVEN_PER_PAGE = 25;

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

/** Pending reviews: first the user's own queue, then the others. No paging, because there are few. */
export function WaitingList({ items, me, mayDecide, tellsPeopleApart, now }: WaitingListProps) {
  const groupOf = ({ authors, roles, changes }: Item) => {
    const open = roles.filter(({ approvedBy }) => approvedBy === null);
    if (open.length === 0) return 'approved';
    const isOwn = authors.some(({ person }) => person === me.person);
    const isForMe = !isOwn && open.some(({ role }) => me.roles.includes(role));
    return isForMe && !changes ? 'mine' : 'others';
  };
  const listOf = (group: ReturnType<typeof groupOf>) =>
    items.filter((item) => groupOf(item) === group);
  const [mine, others, approved] = [listOf('mine'), listOf('others'), listOf('approved')];
  return (
    <>
      <Heading>Approvals</Heading>
      {mayDecide && <Tabs here="waiting" waiting={mine.length} />}
      {!tellsPeopleApart && (
        <Note icon="alert" className="mb-6">
          {CANNOT_TELL}
        </Note>
      )}
      {mayDecide &&
        (mine.length === 0 ? (
          <div className="mb-8">
            <Empty title="Nothing to approve">
              New medical content appears here as soon as it is released.
            </Empty>
          </div>
        ) : (
          <Group title="Waiting for you" items={mine} now={now} />
        ))}
      {!mayDecide && others.length + approved.length === 0 && (
        <Empty title="Nothing to approve">Releases that need approval appear here.</Empty>
      )}
      <Group title={mayDecide ? 'Waiting for others' : 'Waiting'} items={others} now={now} />
      <Group title="Approved and not live yet" items={approved} now={now} />
    </>
  );
}

function Group({ title, items, now }: { title: string; items: readonly Item[]; now: number }) {
  if (items.length === 0) return null;
  return (
    <section className="mb-8">
      <h2 className="mb-3 text-20">{title}</h2>
      <ul className="overflow-hidden rounded-card border border-line">
        {items.map((item) => (
          <WaitingItem key={`${item.section} ${item.id}`} item={item} now={now} />
        ))}
      </ul>
    </section>
  );
}

function WaitingItem({ item, now }: { item: Item; now: number }) {
  const { section, id, since, authors, roles, changes } = item;
  return (
    <li className="relative grid gap-1 border-t border-line bg-surface px-4 py-3.5 first:border-t-0 focus-within:bg-teal-100 hover:bg-teal-100">
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
    </li>
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
export function GivenList({
  given,
  page,
  total,
}: {
  given: readonly (GivenApproval & { isLive: boolean })[];
  page: number;
  total: number;
}) {
  return (
    <>
      <Heading>Approvals</Heading>
      <Tabs here="approved" />
      {given.length === 0 ? (
        <Empty title="No approvals yet">What you approve appears here.</Empty>
      ) : (
        <ListTable
          caption="Your approvals"
          columns={['Content', 'Approved', 'Reason', 'State']}
          rows={given.map(({ section, id, title, role, why, at, withdrawnAt, isLive }) => ({
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
          }))}
        />
      )}
      <Pages
        page={page}
        size={GIVEN_PER_PAGE}
        total={total}
        noun="approvals"
        hrefOf={(to) => `/approvals?show=approved&page=${to}`}
      />
    </>
  );
}

function Tabs({ here, waiting = 0 }: { here: 'waiting' | 'approved'; waiting?: number }) {
  return (
    <FilterLinks
      links={[
        {
          href: '/approvals',
          title: 'Waiting',
          isHere: here === 'waiting',
          count: waiting > 0 ? waiting : undefined,
        },
        { href: '/approvals?show=approved', title: 'Approved by me', isHere: here === 'approved' },
      ]}
    />
  );
}
