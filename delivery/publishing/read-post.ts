import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlogDraft } from '@site/api/blogs/blog-store.ts';
import { escapeAttribute } from '@site/kit/safe-html/cleaned-pictures.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { lostInCleaning } from './lost-in-cleaning.ts';
import { type FileProblem, parsePostFile, type PostFile } from './post-file.ts';
import { isPictureAddress, type NamedPicture, readPostText } from './post-markdown.ts';
import { fetchPicture } from './fetching/fetch-picture.ts';
import type { Network } from '../fetching/network.ts';
import {
  type PictureFile,
  type ProcessedPicture,
  processFetchedPicture,
  type ProcessOutcome,
  processPicture,
} from './post-pictures.ts';
import { drawSocialPicture } from './social-picture.ts';

/** A post that is ready to publish: the row to store, and its pictures. */
export type ReadyPost = {
  draft: BlogDraft;
  files: readonly PictureFile[];
  /** The line that determines the id. */
  idLine: number;
  /** Remote pictures that couldn't be fetched, and why. */
  missing: readonly FileProblem[];
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
  /** Access to remote pictures; the public internet by default. */
  network?: Network | undefined;
  /** Whether to accept pictures in the text that can't be fetched now; they are rejected by default. */
  withoutMissingPictures?: boolean | undefined;
};

/** Appended to the reason if a remote picture can't be fetched. */
const WITHOUT_MISSING_PICTURES =
  '. To publish without it, add --without-missing-pictures: readers get a link until the picture can be fetched';

/** Maximum remote pictures per post. */
const MAX_FETCHED = 30;

/** Parses a post's file, then fetches and encodes its pictures. Stores nothing. */
export async function readPost(file: string, options: ReadOptions): Promise<ReadyOutcome> {
  const { site, today } = options;
  const folder = path.dirname(file);
  const contents = await readFile(file, 'utf8').catch(() => null);
  if (contents === null) return refused({ line: 1, reason: 'could not read the file' });
  const read = parsePostFile(contents, path.basename(file), today);
  if (read.kind === 'invalid') return refused(...read.problems);
  const { post } = read;
  const text = readPostText(post);
  const requested = [{ file: post.thumbnail, line: post.lineOf('thumbnail') }, ...text.pictures];
  const { pictures, missing, problems } = await processPictures(folder, requested, options);
  if (text.problems.length > 0 || problems.length > 0) {
    return refused(...[...text.problems, ...problems].toSorted((a, b) => a.line - b.line));
  }
  const thumbnail = pictures.get(post.thumbnail);
  if (!thumbnail) throw new Error('A picture was neither processed nor rejected.');
  const draw = (name: string, alt: string) => {
    const picture = pictures.get(name);
    return picture
      ? pictureHtml(picture, alt)
      : `<img src="${escapeAttribute(name)}" alt="${escapeAttribute(alt)}" loading="lazy" />`;
  };
  const lost = lostInCleaning(text.htmlWithLines(draw));
  if (lost) return refused(lost);
  const social = await drawSocialPicture({
    title: post.title,
    thumbnail: isPictureAddress(post.thumbnail)
      ? (thumbnail.files.at(-1)?.bytes ?? Buffer.alloc(0))
      : await resolveBeside(folder, post.thumbnail),
    site,
  });
  return {
    kind: 'ready',
    post: {
      draft: draftOf(post, { html: text.html(draw), thumbnail, social, file }),
      files: [
        ...[...pictures.values()].flatMap((picture) => picture.files),
        ...(social ? [social] : []),
      ],
      idLine: post.lineOf('id'),
      missing,
    },
  };
}

async function processPictures(
  folder: string,
  requested: readonly NamedPicture[],
  { store, network, withoutMissingPictures = false }: ReadOptions,
) {
  const pictures = new Map<string, ProcessedPicture>();
  const missing: FileProblem[] = [];
  const problems: FileProblem[] = [];
  const [thumbnail] = requested;
  const tried = new Set<string>();
  let fetched = 0;
  for (const picture of requested) {
    const { file, line } = picture;
    if (tried.has(file)) continue;
    tried.add(file);
    const isFetched = isPictureAddress(file);
    if (isFetched) fetched += 1;
    const outcome = isFetched
      ? await fetchAndProcess(file, { store, network, isOverLimit: fetched > MAX_FETCHED })
      : await processPicture(await resolveBeside(folder, file), store);
    if (outcome.kind === 'processed') {
      pictures.set(file, outcome.picture);
      continue;
    }
    const reason = `the picture ${file} ${outcome.reason}`;
    // Cards and shared links require the thumbnail.
    if (!isFetched || picture === thumbnail) problems.push({ line, reason });
    else if (withoutMissingPictures) missing.push({ line, reason });
    else problems.push({ line, reason: reason + WITHOUT_MISSING_PICTURES });
  }
  return { pictures, missing, problems };
}

/**
 * Resolves a file relative to a folder, ignoring Unicode normalization, because some file systems store decomposed
 * names.
 */
async function resolveBeside(folder: string, requested: string): Promise<string> {
  const exact = path.resolve(folder, requested);
  if (existsSync(exact)) return exact;
  let found = folder;
  for (const part of path.normalize(requested).split(path.sep)) {
    const names = await readdir(found).catch(() => []);
    const alike = names.find((name) => name.normalize() === part.normalize());
    found = path.join(found, alike ?? part);
  }
  return found;
}

async function fetchAndProcess(
  address: string,
  {
    store,
    network,
    isOverLimit,
  }: { store: string; network: Network | undefined; isOverLimit: boolean },
): Promise<ProcessOutcome> {
  if (isOverLimit) {
    return { kind: 'rejected', reason: `exceeds the limit of ${MAX_FETCHED} remote pictures` };
  }
  const outcome = await fetchPicture(address, network);
  return outcome.kind === 'failed'
    ? { kind: 'rejected', reason: outcome.reason }
    : processFetchedPicture(outcome.bytes, store);
}

function draftOf(
  post: PostFile,
  {
    html,
    thumbnail,
    social,
    file,
  }: { html: string; thumbnail: ProcessedPicture; social: PictureFile | null; file: string },
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
    sourceFile: path.resolve(file),
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

function refused(...problems: FileProblem[]): ReadyOutcome {
  return { kind: 'refused', problems };
}
