import type { Draft, DraftVersion } from '@site/api/posts/draft-store.ts';
import { indianTime } from '@site/api/indian-time.ts';
import { PostButton } from '../page/buttons.tsx';
import { BackTo, Heading } from '../page/heading.tsx';
import { TextDiff } from '../page/text-diff.tsx';
import type { PostEvent } from './post-events.ts';
import { isChangedSince, titleOf } from './post-state.ts';

/** What people did with a post, and the versions of its text, newest first. */
export function HistoryPage({
  draft,
  versions,
  events,
}: {
  draft: Draft;
  versions: readonly DraftVersion[];
  events: readonly PostEvent[];
}) {
  return (
    <>
      <BackTo href={`/posts/${draft.id}`}>Back to the post</BackTo>
      <Heading>
        History of <bdi>{titleOf(draft)}</bdi>
      </Heading>
      {isChangedSince(draft) && (
        <p className="mb-5 max-w-[46rem]">
          Changed since it was published: readers still see an earlier version.{' '}
          <a href={`/posts/${draft.id}/changes`}>Compare it with the current text</a>
        </p>
      )}
      {events.length > 0 && (
        <>
          <h2 id="events" className="mb-2 text-20">
            What happened
          </h2>
          <ol
            aria-labelledby="events"
            className="mb-6 max-w-[46rem] rounded-card border border-line bg-surface"
          >
            {events.map(({ at, who, did, why }) => (
              <li
                key={`${at} ${did}`}
                className="border-t border-line px-4 py-2.5 first:border-t-0"
              >
                <p className="flex max-w-none flex-wrap gap-x-4">
                  <strong>{did}</strong>
                  <bdi className="min-w-0 wrap-anywhere">{who}</bdi>
                  <span className="text-ink-quiet sm:ml-auto">{indianTime(at)}</span>
                </p>
                {why !== null && (
                  <p className="text-quiet wrap-anywhere">
                    <bdi>{why}</bdi>
                  </p>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
      <h2 id="versions" className="text-20">
        Versions of the text
      </h2>
      <p className="mb-2 text-quiet">One per five minutes of writing, up to fifty.</p>
      <ol
        aria-labelledby="versions"
        className="max-w-[46rem] overflow-hidden rounded-card border border-line"
      >
        {versions.map(({ id, at, author, source }) => (
          <li
            key={id}
            className="relative flex flex-wrap gap-x-4 border-t border-line bg-surface px-4 py-3 first:border-t-0 focus-within:bg-teal-100 hover:bg-teal-100"
          >
            <a
              href={`/posts/${draft.id}/history/${id}`}
              className="font-semibold after:absolute after:inset-0"
            >
              {indianTime(at)}
            </a>
            <bdi className="min-w-0 wrap-anywhere text-ink-quiet">{author.who}</bdi>
            <span className="ml-auto">
              {source === draft.source && 'Current'}
              {source === draft.source && source === draft.liveSource && ', '}
              {source === draft.liveSource && 'On the site'}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Line diff between a version and the current text. */
export function VersionPage({
  draft,
  version: { id, at, author, source },
  mayWrite,
}: {
  draft: Draft;
  version: DraftVersion;
  mayWrite: boolean;
}) {
  const here = `/posts/${draft.id}/history`;
  const isCurrent = source === draft.source;
  return (
    <>
      <BackTo href={here}>History</BackTo>
      <Heading
        lead={
          <>
            By <bdi>{author.who}</bdi>.{' '}
            {isCurrent
              ? 'This is the current version.'
              : 'Struck-through words are only in this version. Highlighted words were added since.'}
          </>
        }
        actions={
          mayWrite &&
          !isCurrent && (
            <PostButton action={`${here}/${id}/restore`} variant="main">
              Restore this version
            </PostButton>
          )
        }
      >
        {indianTime(at)}
      </Heading>
      <TextDiff before={source} after={draft.source} />
    </>
  );
}

/** Line diff between the text that readers see and the one at the desk. */
export function ChangesPage({ draft, live }: { draft: Draft; live: string }) {
  return (
    <>
      <BackTo href={`/posts/${draft.id}`}>Back to the post</BackTo>
      <Heading
        lead={
          isChangedSince(draft)
            ? 'Readers still see the struck-through words. They do not see the highlighted words yet.'
            : 'Readers see the current text.'
        }
      >
        Changes of <bdi>{titleOf(draft)}</bdi>
      </Heading>
      <TextDiff before={live} after={draft.source} />
    </>
  );
}
