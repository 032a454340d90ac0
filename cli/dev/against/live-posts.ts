import type { Stores } from '@site/delivery/stores/stores.ts';
import { type DataRevision, overviewOf } from '@site/delivery/versions/data-revision.ts';
import { canonicalJson } from '@site/delivery/versions/site-version.ts';
import type { LiveSite } from './live-site.ts';

/** Stores a running site's posts as a data revision. Their pictures stay remote. */
export async function livePosts({ blobs }: Stores, live: LiveSite): Promise<string> {
  const posts: DataRevision['posts'] = [];
  for (const blog of await live.posts()) {
    const hash = await blobs.put(Buffer.from(canonicalJson(blog)));
    posts.push({
      overview: overviewOf(blog),
      hash,
      row: hash,
      pictures: [],
    });
  }
  const revision: DataRevision = { posts, pictures: {} };
  return blobs.put(Buffer.from(canonicalJson(revision)));
}
