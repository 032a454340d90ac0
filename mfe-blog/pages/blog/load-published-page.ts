import type { Blog } from '@site/kit/api/contract.ts';
import type { Loaded } from '@site/kit/remote/define-remote.ts';
import type { Services } from '@site/kit/remote/services.ts';
import { type BlogCardData, cardOfPublished } from './blog-card-data.ts';

/** What the page of a published post is made from. */
export type PublishedPageData = { blog: Blog | null; others: readonly BlogCardData[] };

/** Fetches a published post and the cards of the others. A post that does not exist makes the page a 404. */
export async function loadPublishedPage({
  params,
  services,
}: {
  params: Readonly<Record<string, string | undefined>>;
  services: Services;
}): Promise<Loaded<PublishedPageData>> {
  const id = params['id'] ?? '';
  const [blog, published] = await Promise.all([services.blog(id), services.publishedBlogs()]);
  const others = published.filter(({ blogId }) => blogId !== id).map(cardOfPublished);
  return { status: blog ? 200 : 404, data: { blog, others } };
}
