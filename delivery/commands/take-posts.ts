import { revisionOf } from '../publishing/take-revision.ts';
import type { Stores } from '../stores.ts';
import type { TakePosts } from '../target/own-target.ts';
import { liveConfig, withDatabase } from './with-context.ts';

/** Takes revisions of the posts. Nothing but posts needs the database that visitors write to, so it is opened for them alone. */
export function takePostsInto(stores: Stores): TakePosts {
  return (site) =>
    withDatabase(async ({ database }) =>
      revisionOf(stores, { site: site ?? (await liveConfig(stores)), database })(),
    );
}
