import type { Draft, DraftFilter } from '@site/api/posts/draft-store.ts';
import { indianTime } from '@site/api/indian-time.ts';
import { Button } from '@site/kit/ui/button.tsx';
import { Note } from '@site/kit/ui/note.tsx';
import { TextField } from '@site/kit/ui/text-field.tsx';
import { DeskForm } from '../page/desk-form.tsx';
import { FilterLinks } from '../page/filter-links.tsx';
import { textIn } from '../page/form-values.ts';
import { Empty, Heading } from '../page/heading.tsx';
import { shortMoment } from '../page/moments.ts';
import { pageIn, Pages } from '../page/pages.tsx';
import { stateOf } from './post-state.ts';

/** Posts per page. */
export const PAGE_SIZE = 25;

const states = ['all', 'draft', 'scheduled', 'waiting', 'live', 'withdrawn'] as const;

const stateTitles: Readonly<Record<(typeof states)[number], string>> = {
  all: 'All',
  draft: 'Drafts',
  scheduled: 'Scheduled',
  waiting: 'Waiting for approval',
  live: 'On the site',
  withdrawn: 'Withdrawn',
};

const emptyWords: Readonly<Record<(typeof states)[number], readonly [string, string]>> = {
  all: ['No posts yet', 'Press “New post” to write the first one.'],
  draft: ['No drafts', 'Press “New post” to write one.'],
  scheduled: ['Nothing scheduled', 'Schedule a post on its Publish page.'],
  waiting: ['Nothing is waiting', 'Posts that need a clinician’s approval appear here.'],
  live: ['Nothing on the site yet', 'Published posts appear here.'],
  withdrawn: ['Nothing withdrawn', 'Posts you take off the site appear here.'],
};

/** Filter and page of the list. Each combination has its own URL. */
export type PostsView = { state: (typeof states)[number]; search: string; page: number };

const MAX_LETTERS = 200;

export function parsePostsView(query: unknown): PostsView {
  return {
    state: states.find((each) => each === textIn(query, 'state')) ?? 'all',
    search: textIn(query, 'q').trim().slice(0, MAX_LETTERS),
    page: pageIn(textIn(query, 'page')),
  };
}

export function filterOf({ state, search }: PostsView): DraftFilter {
  return { state: state === 'all' ? undefined : state, search };
}

function addressOf({ state, search, page }: PostsView): string {
  const query = new URLSearchParams({
    ...(state !== 'all' && { state }),
    ...(search !== '' && { q: search }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? '/posts' : `/posts?${query.toString()}`;
}

/** Display title of a post. */
export function titleOf({ title }: Pick<Draft, 'title'>): string {
  return title === '' ? 'Untitled' : title;
}

type PostsListProps = {
  view: PostsView;
  drafts: readonly Draft[];
  total: number;
  /** The ids of posts whose clinician has asked for changes. */
  changesAsked: ReadonlySet<string>;
  /** Why scheduled posts are held; `null` if they are not. */
  heldReason: string | null;
  /** Posts published from files, which the desk cannot edit. */
  fromFiles: readonly { id: string; title: string }[];
  /** Number of posts per state, where it is shown. */
  counts: Partial<Record<PostsView['state'], number>>;
  mayWrite: boolean;
  now: number;
};

/** All posts of the desk, last saved first. */
export function PostsList({
  view,
  drafts,
  total,
  changesAsked,
  heldReason,
  fromFiles,
  counts,
  mayWrite,
  now,
}: PostsListProps) {
  const [emptyTitle, emptyLead] = emptyWords[view.state];
  const isNarrowed = view.search !== '' || view.page > 1;
  return (
    <>
      <Heading
        actions={
          mayWrite && (
            <DeskForm action="/posts">
              <Button type="submit" iconBefore="plus">
                New post
              </Button>
            </DeskForm>
          )
        }
      >
        Posts
      </Heading>
      {heldReason !== null && <HeldNote reason={heldReason} now={now} mayConfirm={mayWrite} />}
      <FilterLinks
        links={states.map((state) => ({
          href: addressOf({ ...view, state, page: 1 }),
          title: stateTitles[state],
          isHere: state === view.state,
          count: counts[state] || undefined,
        }))}
      />
      <form
        method="get"
        action="/posts"
        className="mb-5 grid max-w-[40rem] grid-cols-[1fr_auto] items-end gap-3"
      >
        {view.state !== 'all' && <input type="hidden" name="state" value={view.state} />}
        <TextField
          id="q"
          name="q"
          type="search"
          label="Search by title"
          defaultValue={view.search}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" variant="second">
          Search
        </Button>
      </form>
      {drafts.length === 0 ? (
        isNarrowed ? (
          <Empty title="Nothing found">
            No post matches. <a href={addressOf({ ...view, search: '', page: 1 })}>Show all</a>
          </Empty>
        ) : (
          <Empty title={emptyTitle}>{emptyLead}</Empty>
        )
      ) : (
        <ol className="overflow-hidden rounded-card border border-line">
          {drafts.map((draft) => (
            <Item
              key={draft.id}
              draft={draft}
              state={stateOf(draft, { hasAskedChanges: changesAsked.has(draft.id), now })}
              now={now}
            />
          ))}
        </ol>
      )}
      <Pages
        page={view.page}
        size={PAGE_SIZE}
        total={total}
        noun="posts"
        hrefOf={(page) => addressOf({ ...view, page })}
      />
      {fromFiles.length > 0 && (
        <details className="mt-6 rounded-card border border-line bg-surface px-4">
          <summary className="py-3 font-semibold text-teal-700">
            Published from files: {fromFiles.length}
          </summary>
          <p className="text-quiet">
            The desk cannot edit these: publish the changed file again instead.
          </p>
          <ul className="grid gap-1 py-3">
            {fromFiles.map(({ id, title }) => (
              <li key={id} className="wrap-anywhere">
                <bdi>{title}</bdi> <span className="text-ink-quiet">/blog/{id}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Scheduled posts wait until somebody has checked the clock. */
function HeldNote({
  reason,
  now,
  mayConfirm,
}: {
  reason: string;
  now: number;
  mayConfirm: boolean;
}) {
  return (
    <Note as="div" icon="alert" tone="coral" className="mb-5">
      <p className="font-semibold text-ink">Scheduled posts are on hold: the clock may be wrong.</p>
      <p>
        {reason} Is it {indianTime(now)} in India now? If not, the server’s clock has to be set.
      </p>
      {mayConfirm && (
        <DeskForm action="/posts/clock" className="mt-3">
          <Button type="submit" variant="second">
            The time is right
          </Button>
        </DeskForm>
      )}
    </Note>
  );
}

function Item({ draft, state, now }: { draft: Draft; state: string; now: number }) {
  const { id, slug, problems, updatedAt } = draft;
  return (
    <li className="relative grid gap-x-6 gap-y-1 border-t border-line bg-surface px-4 py-3 first:border-t-0 focus-within:bg-teal-100 hover:bg-teal-100 md:grid-cols-[1fr_auto]">
      <div className="grid min-w-0 gap-0.5">
        <a
          href={`/posts/${id}`}
          className="font-semibold wrap-anywhere text-ink no-underline after:absolute after:inset-0"
        >
          <bdi>{titleOf(draft)}</bdi>
        </a>
        {slug !== '' && <bdi className="wrap-anywhere text-ink-quiet">/blog/{slug}</bdi>}
      </div>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 md:max-w-[24rem] md:justify-end md:text-end">
        <span>{state}</span>
        {draft.state !== 'waiting' && problems.length > 0 && (
          <span className="font-semibold text-coral-700">
            {draft.state === 'scheduled' ? 'Cannot go live as it is' : 'Could not be published'}
          </span>
        )}
        <span className="text-ink-quiet">Saved {shortMoment(updatedAt, now)}</span>
      </div>
    </li>
  );
}
