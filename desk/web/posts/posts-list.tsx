import type { Draft } from '@site/api/posts/draft-store.ts';
import { indianTime } from '@site/api/indian-time.ts';
import { Note } from '@site/kit/ui/note.tsx';
import { PostButton } from '../page/buttons.tsx';
import type { ListContent, ListView } from '../page/list.tsx';
import { shortMoment } from '../page/moments.ts';
import type { BuiltInPost } from './built-in-posts.ts';
import { stateOf, titleOf } from './post-state.ts';

export const states = ['all', 'draft', 'scheduled', 'waiting', 'live', 'withdrawn'] as const;

const stateTitles: Readonly<Record<(typeof states)[number], string>> = {
  all: 'All',
  draft: 'Drafts',
  scheduled: 'Scheduled',
  waiting: 'In review',
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

/** The state that a view shows. */
export function stateIn(view: ListView): (typeof states)[number] {
  return states.find((state) => state === view.filter('state')) ?? 'all';
}

type PostsListProps = {
  drafts: readonly Draft[];
  total: number;
  /** The ids of posts whose clinician has asked for changes. */
  changesAsked: ReadonlySet<string>;
  /** Why scheduled posts are held; `null` if they are not. */
  heldReason: string | null;
  /** The posts of this page that come with the site, after the drafts. */
  builtIn: readonly BuiltInPost[];
  /** Posts published from files, which the desk cannot edit. */
  fromFiles: readonly { id: string; title: string }[];
  /** Number of posts per state, where it is shown. */
  counts: Partial<Record<(typeof states)[number], number>>;
  mayWrite: boolean;
  mayEditPages: boolean;
  now: number;
};

/** All posts of the desk, last saved first. */
export function postsList(view: ListView, props: PostsListProps): ListContent {
  const { drafts, builtIn, total, changesAsked, heldReason, fromFiles, counts, mayWrite, now } =
    props;
  const [title, words] = emptyWords[stateIn(view)];
  return {
    title: 'Posts',
    actions: mayWrite && (
      <PostButton action="/posts" variant="main" icon="plus">
        New post
      </PostButton>
    ),
    above: heldReason !== null && <HeldNote reason={heldReason} now={now} mayConfirm={mayWrite} />,
    tabs: {
      name: 'state',
      options: states.map((value) => ({
        value,
        label: stateTitles[value],
        count: counts[value] || undefined,
      })),
    },
    search: 'Search by title',
    noun: 'posts',
    total,
    empty: { title, words },
    rows: [
      ...drafts.map((draft) => ({
        key: draft.id,
        name: titleOf(draft),
        item: (
          <Item
            title={titleOf(draft)}
            page={draft.slug === '' ? null : `/blog/${draft.slug}`}
            href={view.link(`/posts/${draft.id}`)}
            state={stateOf(draft, { hasAskedChanges: changesAsked.has(draft.id), now })}
            wrong={problemWords(draft)}
            saved={`Saved ${shortMoment(draft.updatedAt, now)}`}
          />
        ),
      })),
      ...builtIn.map(({ id, title: name, page, form, isChangedSince, withdrawal }) => ({
        key: page,
        name,
        item: (
          <Item
            title={name}
            page={page}
            href={
              props.mayEditPages ? view.link(withdrawal ? `/posts/built-in/${id}` : form) : null
            }
            state={
              withdrawal
                ? 'Withdrawn'
                : isChangedSince
                  ? 'On the site, changed since'
                  : 'On the site'
            }
            saved="Built in"
          />
        ),
      })),
    ],
    below: fromFiles.length > 0 && (
      <details className="mt-6 rounded-card border border-line bg-surface px-4">
        <summary className="py-3 font-semibold text-teal-700">
          Published from files: {fromFiles.length}
        </summary>
        <p className="text-quiet">
          The desk cannot edit these: publish the changed file again instead.
        </p>
        <ul className="grid gap-1 py-3">
          {fromFiles.map(({ id, title: name }) => (
            <li key={id} className="wrap-anywhere">
              <bdi>{name}</bdi> <span className="text-ink-quiet">/blog/{id}</span>
            </li>
          ))}
        </ul>
      </details>
    ),
  };
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
        <PostButton action="/posts/clock" className="mt-3">
          The time is right
        </PostButton>
      )}
    </Note>
  );
}

/** What keeps a post from going live; `null` if nothing does. */
function problemWords({ state, problems }: Draft): string | null {
  if (state === 'waiting' || problems.length === 0) return null;
  return state === 'scheduled' ? 'Cannot go live as it is' : 'Could not be published';
}

function Item({
  title,
  page,
  href,
  state,
  wrong = null,
  saved,
}: {
  title: string;
  page: string | null;
  href: string | null;
  state: string;
  wrong?: string | null;
  saved: string;
}) {
  return (
    <div className="grid gap-x-6 gap-y-1 md:grid-cols-[1fr_auto]">
      <div className="flex min-w-0 flex-wrap gap-x-3">
        <a
          href={href ?? undefined}
          className="font-semibold wrap-anywhere text-ink no-underline after:absolute after:inset-0"
        >
          <bdi>{title}</bdi>
        </a>
        {page !== null && <bdi className="wrap-anywhere text-ink-quiet">{page}</bdi>}
      </div>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 md:max-w-[24rem] md:justify-end md:text-end">
        <span>{state}</span>
        {wrong !== null && <span className="font-semibold text-coral-700">{wrong}</span>}
        <span className="text-ink-quiet">{saved}</span>
      </div>
    </div>
  );
}
