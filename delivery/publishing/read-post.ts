import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlogDraft } from '@site/api/blogs/blog-store.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { type FileProblem, parsePostFile, type PostFile } from './post-file.ts';
import { type NamedPicture, readPostText } from './post-markdown.ts';
import { type PictureFile, type TakenPicture, takePicture } from './post-pictures.ts';
import { drawSocialPicture } from './social-picture.ts';

/** A post that may be published: what is stored of it, and the pictures it shows. */
export type ReadyPost = {
  draft: BlogDraft;
  files: readonly PictureFile[];
  /** The line of the file that decides the id. */
  idLine: number;
};

/** What reading a writer's file gave. */
export type ReadyOutcome =
  | { kind: 'ready'; post: ReadyPost }
  | { kind: 'refused'; problems: readonly FileProblem[] };

/** How much of the window a picture in the text takes. */
const SIZES = '(max-width: 780px) 92vw, 740px';

/**
 * Reads a writer's file with all that belongs to it and makes its pictures. Writes nothing. `store` is
 * where pictures that were made before are kept; `today` is a day such as `2026-11-21`.
 */
export async function readPost(
  file: string,
  { site, store, today }: { site: SiteConfig; store: string; today: string },
): Promise<ReadyOutcome> {
  const contents = await readFile(file, 'utf8').catch(() => null);
  if (contents === null) return refused({ line: 1, reason: 'the file cannot be read' });
  const read = parsePostFile(contents, path.basename(file), today);
  if (read.kind === 'invalid') return refused(...read.problems);
  const { post } = read;
  const text = readPostText(post);
  const named = [{ file: post.thumbnail, line: post.lineOf('thumbnail') }, ...text.pictures];
  const { pictures, problems } = await takePictures(path.dirname(file), named, store);
  if (text.problems.length > 0 || problems.length > 0) {
    return refused(...[...text.problems, ...problems].toSorted((a, b) => a.line - b.line));
  }
  const thumbnail = pictures.get(post.thumbnail);
  if (!thumbnail) throw new Error('A picture was neither taken nor refused.');
  const social = await drawSocialPicture({
    title: post.title,
    thumbnail: path.resolve(path.dirname(file), post.thumbnail),
    site,
  });
  const html = text.html((name, alt) => {
    const picture = pictures.get(name);
    return picture ? pictureHtml(picture, alt) : '';
  });
  return {
    kind: 'ready',
    post: {
      draft: draftOf(post, { html, thumbnail, social, file }),
      files: [
        ...[...pictures.values()].flatMap((picture) => picture.files),
        ...(social ? [social] : []),
      ],
      idLine: post.lineOf('id'),
    },
  };
}

async function takePictures(folder: string, named: readonly NamedPicture[], store: string) {
  const pictures = new Map<string, TakenPicture>();
  const problems: FileProblem[] = [];
  for (const { file, line } of named) {
    if (pictures.has(file)) continue;
    const outcome = await takePicture(path.resolve(folder, file), store);
    if (outcome.kind === 'taken') pictures.set(file, outcome.picture);
    else problems.push({ line, reason: `the picture ${file} ${outcome.reason}` });
  }
  return { pictures, problems };
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
      picture: { alt, width, height, avif, webp },
      ...(social === null ? {} : { socialPicture: `posts/${social.name}` }),
      ...(medical === undefined ? {} : { medical }),
    },
  };
}

function pictureHtml({ address, width, height, avif, webp }: TakenPicture, alt: string): string {
  const words = alt.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const source = (form: string, set: string) =>
    `<source type="image/${form}" srcset="${set}" sizes="${SIZES}" />`;
  return `<picture>${source('avif', avif)}${source('webp', webp)}<img src="${address}" alt="${words}" width="${width}" height="${height}" loading="lazy" /></picture>`;
}

function refused(...problems: FileProblem[]): ReadyOutcome {
  return { kind: 'refused', problems };
}
