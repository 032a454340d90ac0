import type { BlogDraft } from '@site/api/blogs/blog-store.ts';
import { escapeAttribute } from '@site/kit/safe-html/cleaned-pictures.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { checkPost, notAttached, picturesOf } from './check-post.ts';
import { type FileProblem, parsePostFile, type PostFile } from './post-file.ts';
import { readPostText } from './post-markdown.ts';
import { type PictureFile, type ProcessedPicture, processPicture } from './post-pictures.ts';
import type { PostSource } from './post-source.ts';
import { drawSocialPicture } from '../compose/social-picture.ts';

/** A post that is ready to publish: the row to store, and its pictures. */
export type ReadyPost = {
  draft: BlogDraft;
  files: readonly PictureFile[];
  /** The line that determines the id. */
  idLine: number;
};

export type ReadyOutcome =
  | { kind: 'ready'; post: ReadyPost }
  | { kind: 'refused'; problems: readonly FileProblem[] };

/** The `sizes` of pictures in the text. */
const SIZES = '(max-width: 780px) 92vw, 740px';

export type ReadOptions = {
  site: SiteConfig;
  /** The folder of existing pictures. */
  store: string;
  /** A date such as `2026-11-21`. */
  today: string;
};

/** Checks a post and encodes its pictures. Stores nothing. */
export async function readPost(given: PostSource, options: ReadOptions): Promise<ReadyOutcome> {
  const { name, contents, origin } = given;
  const { site, today } = options;
  const mistakes = checkPost(contents, { name, today });
  const read = parsePostFile(contents, name, today);
  if (read.kind === 'invalid') return refused(mistakes);
  const { post } = read;
  const { pictures, problems } = await processPictures(given, post, {
    ...options,
    encodes: mistakes.length === 0,
  });
  if (mistakes.length + problems.length > 0) return refused([...mistakes, ...problems]);
  const drawn = (named: string): ProcessedPicture => {
    const picture = pictures.get(named);
    if (!picture) throw new Error('A picture was neither processed nor rejected.');
    return picture;
  };
  const thumbnail = drawn(post.thumbnail);
  const social = await drawSocialPicture({
    title: post.title,
    thumbnail: largestOf(thumbnail),
    site,
  });
  const html = readPostText(post).html((named, alt) => pictureHtml(drawn(named), alt));
  return {
    kind: 'ready',
    post: {
      draft: draftOf(post, { html, thumbnail, social, origin }),
      files: [
        ...[...pictures.values()].flatMap((picture) => picture.files),
        ...(social ? [social] : []),
      ],
      idLine: post.lineOf('id'),
    },
  };
}

function largestOf({ files }: ProcessedPicture): Buffer {
  const largest = files.at(-1);
  if (!largest) throw new Error('A processed picture has no files.');
  return largest.bytes;
}

/** Encodes the pictures of a post, or only looks for them. */
async function processPictures(
  { picture }: PostSource,
  post: PostFile,
  { store, encodes }: ReadOptions & { encodes: boolean },
) {
  const pictures = new Map<string, ProcessedPicture>();
  const problems: FileProblem[] = [];
  const named = Map.groupBy(picturesOf(post), ({ file }) => file);
  for (const [file, [first]] of named) {
    if (!first) continue;
    const source = await picture(file);
    if (source === null) problems.push(notAttached(first));
    if (source === null || !encodes) continue;
    const outcome = await processPicture(source, store);
    if (outcome.kind === 'processed') pictures.set(file, outcome.picture);
    else problems.push({ line: first.line, reason: `the picture ${file} ${outcome.reason}` });
  }
  return { pictures, problems };
}

function draftOf(
  post: PostFile,
  {
    html,
    thumbnail,
    social,
    origin,
  }: { html: string; thumbnail: ProcessedPicture; social: PictureFile | null; origin: string },
): BlogDraft {
  const {
    id,
    title,
    author,
    summary,
    date,
    alt,
    category,
    topic = 'general',
    danger,
    medical,
  } = post;
  const { address, width, height, avif, webp } = thumbnail;
  return {
    blogId: id,
    title,
    author,
    summary,
    thumbnail: address,
    updatedAt: Date.parse(`${date}T00:00:00Z`),
    description: html,
    published: true,
    sourceFile: origin,
    details: {
      ...(category === undefined ? {} : { category: { label: category, topic } }),
      picture: { alt, width, height, webp, ...(avif === undefined ? {} : { avif }) },
      ...(social === null ? {} : { socialPicture: `posts/${social.name}` }),
      ...(danger === undefined ? {} : { danger }),
      ...(medical === undefined ? {} : { medical }),
    },
  };
}

function pictureHtml(
  { address, width, height, avif, webp }: ProcessedPicture,
  alt: string,
): string {
  const source = (form: string, set: string) =>
    `<source type="image/${form}" srcset="${set}" sizes="${SIZES}" />`;
  const smaller = (avif === undefined ? '' : source('avif', avif)) + source('webp', webp);
  return `<picture>${smaller}<img src="${address}" alt="${escapeAttribute(alt)}" width="${width}" height="${height}" loading="lazy" /></picture>`;
}

function refused(problems: readonly FileProblem[]): ReadyOutcome {
  return { kind: 'refused', problems: problems.toSorted((a, b) => a.line - b.line) };
}
