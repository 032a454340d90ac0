import type { Loaded } from '@site/kit/remote/define-remote.ts';
import type { Services } from '@site/kit/remote/services.ts';
import { type BlogCardData, cardOfPublished } from './blog-card-data.ts';

/** What the page of a built-in post shows besides the post: the cards of the published ones. */
export type BuiltInPageData = { others: readonly BlogCardData[] };

/** Fetches the cards of the published posts. Without them the built-in posts still stand. */
export async function loadBuiltInPage({
  services,
}: {
  services: Services;
}): Promise<Loaded<BuiltInPageData>> {
  const published = await services.publishedBlogs();
  return { status: 200, data: { others: published.map(cardOfPublished) } };
}
