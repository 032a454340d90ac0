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
  type TakenPicture,
  takeFetched,
  type TakeOutcome,
  takePicture,
} from './post-pictures.ts';
import { drawSocialPicture } from './social-picture.ts';

/** A post that may be published: what is stored of it, and the pictures it shows. */
export type ReadyPost = {
  draft: BlogDraft;
  files: readonly PictureFile[];
  /** The line of the file that decides the id. */
  idLine: number;
  /** The pictures of other hosts that could not be fetched, and why. */
  missing: readonly FileProblem[];
};

/** What reading a writer's file gave. */
export type ReadyOutcome =
  | { kind: 'ready'; post: ReadyPost }
  | { kind: 'refused'; problems: readonly FileProblem[] };

/** How much of the window a picture in the text takes. */
const SIZES = '(max-width: 780px) 92vw, 740px';

/** What reading a post works with. */
export type ReadingSurroundings = {
  site: SiteConfig;
  /** The folder of the pictures that were made before. */
  store: string;
  /** A day such as `2026-11-21`. */
  today: string;
  /** How pictures of other hosts are reached; through the public internet unless told. */
  network?: Network | undefined;
  /** Whether the words may name pictures of other hosts that cannot be fetched now. Refused unless told. */
  withoutMissingPictures?: boolean | undefined;
};

/** What a writer can do about a picture of another host; it ends the reason of a refusal. */
const WITHOUT_MISSING_PICTURES =
  '. To publish the post without it, add --without-missing-pictures: readers get a link in its place until its host gives it';

/** Most pictures that a post may have fetched from other hosts. */
const MOST_FETCHED = 30;

/** Reads a writer's file with all that belongs to it, fetches and makes its pictures. Stores nothing. */
export async function readPost(
  file: string,
  surroundings: ReadingSurroundings,
): Promise<ReadyOutcome> {
  const { site, today } = surroundings;
  const folder = path.dirname(file);
  const contents = await readFile(file, 'utf8').catch(() => null);
  if (contents === null) return refused({ line: 1, reason: 'the file cannot be read' });
  const read = parsePostFile(contents, path.basename(file), today);
  if (read.kind === 'invalid') return refused(...read.problems);
  const { post } = read;
  const text = readPostText(post);
  const named = [{ file: post.thumbnail, line: post.lineOf('thumbnail') }, ...text.pictures];
  const { pictures, missing, problems } = await takePictures(folder, named, surroundings);
  if (text.problems.length > 0 || problems.length > 0) {
    return refused(...[...text.problems, ...problems].toSorted((a, b) => a.line - b.line));
  }
  const thumbnail = pictures.get(post.thumbnail);
  if (!thumbnail) throw new Error('A picture was neither taken nor refused.');
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
      : await fileBeside(folder, post.thumbnail),
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

async function takePictures(
  folder: string,
  named: readonly NamedPicture[],
  { store, network, withoutMissingPictures = false }: ReadingSurroundings,
) {
  const pictures = new Map<string, TakenPicture>();
  const missing: FileProblem[] = [];
  const problems: FileProblem[] = [];
  const [thumbnail] = named;
  const tried = new Set<string>();
  let fetched = 0;
  for (const picture of named) {
    const { file, line } = picture;
    if (tried.has(file)) continue;
    tried.add(file);
    const isFetched = isPictureAddress(file);
    if (isFetched) fetched += 1;
    const outcome = isFetched
      ? await takeFromHost(file, { store, network, isOneTooMany: fetched > MOST_FETCHED })
      : await takePicture(await fileBeside(folder, file), store);
    if (outcome.kind === 'taken') {
      pictures.set(file, outcome.picture);
      continue;
    }
    const reason = `the picture ${file} ${outcome.reason}`;
    // Cards and shared links are nothing without the picture of the post itself.
    if (!isFetched || picture === thumbnail) problems.push({ line, reason });
    else if (withoutMissingPictures) missing.push({ line, reason });
    else problems.push({ line, reason: reason + WITHOUT_MISSING_PICTURES });
  }
  return { pictures, missing, problems };
}

/**
 * The path of a file that is named as seen from a folder. Some systems store the letters of a name with their marks
 * apart, and writers type them in one piece, so names that look alike are the same.
 */
async function fileBeside(folder: string, named: string): Promise<string> {
  const exact = path.resolve(folder, named);
  if (existsSync(exact)) return exact;
  let found = folder;
  for (const part of path.normalize(named).split(path.sep)) {
    const names = await readdir(found).catch(() => []);
    const alike = names.find((name) => name.normalize() === part.normalize());
    found = path.join(found, alike ?? part);
  }
  return found;
}

async function takeFromHost(
  address: string,
  {
    store,
    network,
    isOneTooMany,
  }: { store: string; network: Network | undefined; isOneTooMany: boolean },
): Promise<TakeOutcome> {
  if (isOneTooMany) {
    return { kind: 'refused', reason: `is one more than the ${MOST_FETCHED} that are fetched` };
  }
  const outcome = await fetchPicture(address, network);
  return outcome.kind === 'failed'
    ? { kind: 'refused', reason: outcome.reason }
    : takeFetched(outcome.bytes, store);
}

function draftOf(
  post: PostFile,
  {
    html,
    thumbnail,
    social,
    file,
  }: { html: string; thumbnail: TakenPicture; social: PictureFile | null; file: string },
): BlogDraft {
  const { id, title, author, summary, date, alt, category, topic = 'general', medical } = post;
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
      ...(medical === undefined ? {} : { medical }),
    },
  };
}

function pictureHtml({ address, width, height, avif, webp }: TakenPicture, alt: string): string {
  const source = (form: string, set: string) =>
    `<source type="image/${form}" srcset="${set}" sizes="${SIZES}" />`;
  const smaller = (avif === undefined ? '' : source('avif', avif)) + source('webp', webp);
  return `<picture>${smaller}<img src="${address}" alt="${escapeAttribute(alt)}" width="${width}" height="${height}" loading="lazy" /></picture>`;
}

function refused(...problems: FileProblem[]): ReadyOutcome {
  return { kind: 'refused', problems };
}
