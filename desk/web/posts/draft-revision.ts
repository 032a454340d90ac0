import { createDraftStore, type Draft } from '@site/api/posts/draft-store.ts';
import { createPostStore } from '@site/api/posts/post-store.ts';
import {
  DESK_ORIGIN,
  type PostSource,
  preparePost,
  type Refused,
} from '@site/api/posts/publish-post.ts';
import type { BlobHash } from '@site/delivery/blobs/blob-store.ts';
import type { PreviewAddress } from '@site/delivery/preview-address.ts';
import { createRevision } from '@site/delivery/posts/post-revisions.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import { makePreview } from '../../previews/make-preview.ts';
import { linkToPage, previewLink } from '../../previews/preview-link.ts';
import { type Review, reviewOf } from '../../review/reviews.ts';
import { problemAt } from './post-fields.ts';

type Sources = { stores: Stores; database: DatabaseHandle };

/** Lifetime of a preview, in days. */
const PREVIEW_DAYS = 1;

/** What going live on a day would take: the revision of the posts, and the approvals that it needs. */
export type Forecast =
  | { kind: 'ready'; revision: BlobHash; needs: Review['needs'] }
  | (Refused & { revision?: undefined });

/**
 * Composes a draft as it would go live on a day, without publishing it. The revision is exactly the one that publishing
 * it then creates, so an approval of it counts.
 */
export async function forecastOf(
  context: Sources,
  draft: Pick<Draft, 'id' | 'source'>,
  day: string,
): Promise<Forecast> {
  return withRevision(context, postOf(context, draft), day, async (createData) => {
    const revision = await createData();
    const review = await reviewOf(context.stores, { section: 'posts', id: revision });
    if (review.kind === 'refused') return review;
    return { kind: 'ready' as const, revision, needs: review.needs };
  });
}

/** Creates a preview of a post inside the site. Anyone with its link can open it. */
export async function previewPost(
  { stores, database, previewAddress }: Sources & { previewAddress: PreviewAddress },
  given: PostSource,
  { today, who }: { today: string; who?: string },
): Promise<{ kind: 'made'; link: string } | Refused> {
  return withRevision({ stores, database }, given, today, async (data, id) => {
    const outcome = await makePreview(stores, { parts: [], data, days: PREVIEW_DAYS }, { who });
    if (outcome.kind === 'refused') return outcome;
    const link = previewLink(previewAddress, outcome.preview);
    return { kind: 'made', link: linkToPage(link, `/blog/${id}`) };
  });
}

/** Runs `work` with a function that creates a revision of the published posts and this one, dated no later than `day`. */
async function withRevision<Result>(
  { stores, database }: Sources,
  given: PostSource,
  day: string,
  work: (createData: () => Promise<BlobHash>, id: string) => Promise<Result>,
): Promise<Result | Refused> {
  const prepared = await preparePost(given, { store: createPostStore(database), today: day });
  if (prepared.kind === 'refused') return prepared;
  return work(() => createRevision(stores, database, prepared), prepared.row.id);
}

/** The origin of a draft's post in the store of posts. */
export function originOf(id: string): string {
  return `${DESK_ORIGIN}${id}`;
}

/** A draft with the pictures attached to it, all from the database. */
export function postOf(
  { database }: Pick<Sources, 'database'>,
  { id, source }: Pick<Draft, 'id' | 'source'>,
): PostSource {
  return {
    name: '',
    contents: source,
    origin: originOf(id),
    picture: (name) => createDraftStore(database).picture(id, name),
    describe: (problem) => problemAt(problem).reason,
  };
}
