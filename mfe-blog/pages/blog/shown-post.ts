import { sharedImage } from '@site/kit/ui/page-head.ts';
import type { Post } from '@site/kit/api/post.ts';
import type { LinkedAnswers } from '@site/kit/content/linked-text.ts';
import type { PostDetails } from '@site/kit/api/post-details.ts';
import type { MedicalFacts } from '@site/kit/api/medical-facts.ts';
import { postInList, type PostInState } from '@site/kit/post-cards/post-card-data.ts';
import { pictureAddress } from '@site/kit/post-cards/picture-address.ts';
import type { SharedImage } from '@site/kit/remote/contract.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { postHtml } from '../../content/post-html.ts';
import type { BuiltInPost } from '../../content/post-schema.ts';
import type { PostData } from './load-post.ts';
import { withScrollBoxes } from './prepare-html.ts';

/** A post from any source, ready to render. */
export type ShownPost = {
  /** The data that linked pages need about this post. */
  card: PostInState;
  title: string;
  author: string;
  /** The date in the format of the post's data; empty if there is none. */
  updatedAt: string;
  summary: string;
  /** Safe HTML: either built-in, or sanitised on write and on read. */
  html: string;
  picture: {
    src: string;
    alt: string;
    width: number;
    height: number;
    /** Smaller versions of the image, as a `srcset`. */
    avif?: string;
    webp?: string;
  };
  category?: NonNullable<PostDetails['category']>;
  brief?: LinkedAnswers;
  danger?: NonNullable<PostDetails['danger']>;
  medical?: MedicalFacts;
  sharedImage?: SharedImage;
};

/** Size of the default image, and of images with unknown size, in pixels. */
const USUAL_SIZE = { width: 400, height: 300 } as const;

export function fromBuiltIn(post: BuiltInPost, site: SiteConfig): ShownPost {
  const { blogId, updatedAt, category, thumbnail } = post;
  const title = withSiteFacts(post.title, site);
  const author = withSiteFacts(post.author, site);
  return {
    card: { blogId, title, author, thumbnail: thumbnail.src },
    title,
    author,
    updatedAt,
    summary: withSiteFacts(post.summary, site),
    html: withScrollBoxes(postHtml(post.description, site)),
    picture: { ...thumbnail, src: pictureAddress(thumbnail.src, site) },
    sharedImage: sharedImage(thumbnail, site),
    category,
    ...(post.kind === 'review'
      ? {}
      : {
          brief: post.brief,
          ...(post.danger === undefined ? {} : { danger: post.danger }),
          medical: { ...post.medical, writtenBy: withSiteFacts(post.medical.writtenBy, site) },
        }),
  };
}

/** Converts a post of the service, whose HTML must be prepared. */
export function fromPublished(blog: Post, site: SiteConfig): ShownPost {
  const { title, author, updatedAt, summary, description, details = {} } = blog;
  const { picture, category, danger, medical } = details;
  const thumbnail = blog.thumbnail || null;
  const src = pictureAddress(thumbnail, site);
  return {
    card: postInList(blog),
    title,
    author,
    updatedAt,
    summary: summary ?? excerptOf(description),
    html: description,
    // The smaller versions belong to the post's own image, not to its replacement.
    picture: picture && src === thumbnail ? { ...picture, src } : { ...USUAL_SIZE, src, alt: '' },
    ...(category === undefined ? {} : { category }),
    ...(danger === undefined ? {} : { danger }),
    ...(medical === undefined ? {} : { medical }),
    ...sharedImageOf(blog),
  };
}

/** Returns the picture for shared links: the thumbnail, if it is our own. */
function sharedImageOf({
  title,
  thumbnail,
  details: { picture } = {},
}: Pick<Post, 'title' | 'thumbnail' | 'details'>): Pick<ShownPost, 'sharedImage'> {
  const [, path] = /^\/website\/assets\/(posts\/.+)$/.exec(thumbnail) ?? [];
  if (path === undefined || !picture) return {};
  const { width, height, alt } = picture;
  return { sharedImage: { path, width, height, alt: alt || title } };
}

/** Converts a post from navigation state. Returns `null` if the state doesn't include its text. */
export function fromState(blog: PostInState, site: SiteConfig): ShownPost | null {
  const { description, updatedAt = '', blogId, thumbnail, ...rest } = blog;
  if (description === undefined) return null;
  return fromPublished(
    { ...rest, blogId: blogId ?? '', thumbnail: thumbnail ?? '', updatedAt, description },
    site,
  );
}

/**
 * Returns an excerpt as plain text, cut at a word boundary. Plain text can't show strikethrough, so struck-out text is
 * dropped.
 */
function excerptOf(html: string): string {
  const text = html
    .replace(/<(s|del)\b[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= 155 ? text : `${text.slice(0, 152).replace(/\s+\S*$/, '')} …`;
}

/** Converts the post in a page's data. Returns `null` if there is none. */
export function fromData(found: PostData, site: SiteConfig): ShownPost | null {
  switch (found.kind) {
    case 'published':
      return fromPublished(found.blog, site);
    case 'built-in':
      return fromBuiltIn(found.post, site);
    case 'missing':
      return null;
  }
}
