import type { Blog } from '@site/kit/api/contract.ts';

/** What a card about a post needs to know. */
export type BlogCardData = {
  /** `null` for a post without an id, whose card leads to `/blog`. */
  blogId: string | null;
  title: string;
  author: string;
  /** An address of a picture, or a path below the asset base; `null` for the default picture. */
  thumbnail: string | null;
};

/** The card of a published post. */
export function cardOfPublished({ blogId, title, author, thumbnail }: Blog): BlogCardData {
  return { blogId, title, author, thumbnail: thumbnail || null };
}
