import type { Blog } from '@site/kit/api/blog.ts';
import type { BlogDetails } from '@site/kit/api/blog-details.ts';
import type { MedicalFacts } from '@site/kit/api/medical-facts.ts';
import { blogInList, type BlogInState } from '@site/kit/blog-cards/blog-card-data.ts';
import { pictureAddress } from '@site/kit/blog-cards/picture-address.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { postHtml } from '../../content/post-html.ts';
import type { BuiltInPost } from '../../content/post-schema.ts';
import type { PostData } from './load-post.ts';

/** A post as its page shows it, wherever it comes from. */
export type ShownPost = {
  /** What the pages it leads to need of it. */
  card: BlogInState;
  title: string;
  author: string;
  /** The date as written in the post's data; empty for none. */
  updatedAt: string;
  summary: string;
  /** Safe HTML: written by ourselves, or cleaned when it was stored and when it was read. */
  html: string;
  picture: {
    src: string;
    alt: string;
    width: number;
    height: number;
    /** Smaller versions as `srcset` wants them. */
    avif?: string;
    webp?: string;
  };
  category?: NonNullable<BlogDetails['category']>;
  medical?: MedicalFacts;
  /** The picture of a shared link, below the asset base. */
  socialPicture?: string;
};

/** The size of the default picture and of those that say none, in pixels. */
const USUAL_SIZE = { width: 400, height: 300 } as const;

/** A post that is part of the site. */
export function shownBuiltIn(post: BuiltInPost, site: SiteConfig): ShownPost {
  const { blogId, updatedAt, category, thumbnail } = post;
  const title = withSiteFacts(post.title, site);
  const author = withSiteFacts(post.author, site);
  return {
    card: { blogId, title, author, thumbnail: thumbnail.src },
    title,
    author,
    updatedAt,
    summary: withSiteFacts(post.summary, site),
    html: postHtml(post.description, site),
    picture: { ...thumbnail, src: pictureAddress(thumbnail.src, site) },
    category,
    ...(post.kind === 'review'
      ? {}
      : { medical: { ...post.medical, writtenBy: withSiteFacts(post.medical.writtenBy, site) } }),
  };
}

/** A post that writers have published. */
function shownPublished(blog: Blog, site: SiteConfig): ShownPost {
  const { title, author, updatedAt, summary, description, details = {} } = blog;
  const { picture, category, medical, socialPicture } = details;
  const thumbnail = blog.thumbnail || null;
  const src = pictureAddress(thumbnail, site);
  return {
    card: blogInList(blog),
    title,
    author,
    updatedAt,
    summary: summary ?? beginningOf(description),
    html: description,
    // The versions belong to the post's own picture, not to the one that may stand for it.
    picture: picture && src === thumbnail ? { ...picture, src } : { ...USUAL_SIZE, src, alt: '' },
    ...(category === undefined ? {} : { category }),
    ...(medical === undefined ? {} : { medical }),
    ...(socialPicture === undefined ? {} : { socialPicture }),
  };
}

/** A post that came with the visitor, from a card of another page; `null` when its words did not come along. */
export function shownFromState(blog: BlogInState, site: SiteConfig): ShownPost | null {
  const { description, updatedAt = '', blogId, thumbnail, ...rest } = blog;
  if (description === undefined) return null;
  return shownPublished(
    { ...rest, blogId: blogId ?? '', thumbnail: thumbnail ?? '', updatedAt, description },
    site,
  );
}

/** The beginning of a post as plain text, cut at a word. Plain text cannot strike a word through, so struck ones go. */
function beginningOf(html: string): string {
  const text = html
    .replace(/<(s|del)\b[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= 155 ? text : `${text.slice(0, 152).replace(/\s+\S*$/, '')} …`;
}

/** The post that a page's data hold; `null` when they say that there is none, or none yet. */
export function shownData(found: PostData, site: SiteConfig): ShownPost | null {
  switch (found.kind) {
    case 'published':
      return shownPublished(found.blog, site);
    case 'built-in':
      return shownBuiltIn(found.post, site);
    case 'on-its-way':
    case 'missing':
    case 'failed':
      return null;
  }
}
