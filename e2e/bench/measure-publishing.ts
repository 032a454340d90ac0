import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createBlogStore } from '@site/api/blogs/blog-store.ts';
import { migrateDatabase } from '@site/api/database/migrate-database.ts';
import { openDatabase } from '@site/api/database/open-database.ts';
import { root } from '../support/site.ts';
import type { AtEnd } from './at-end.ts';
import type { PublishingMeasurement } from './measurement.ts';
import { startCommand } from './project-command.ts';
import { serveSite } from './serve-site.ts';

/** How many posts are published already when one more is. */
const numbersOfPosts = [10, 1000] as const;

const composedLine = /^Composed (?<pages>\d+) pages in (?<seconds>[\d.]+) s/;

type Surroundings = { dataDir: string; atEnd: AtEnd };

/**
 * Publishes one post where few others are published and where many are, each in a copy of a site below
 * `scratch`. Says how long the whole site and the one post take to compose, and after how long its page
 * answers, counted from the moment the command is typed.
 */
export async function measurePublishing({
  dataDir,
  scratch,
  atEnd,
}: Surroundings & { scratch: string }): Promise<PublishingMeasurement> {
  const composed: PublishingMeasurement['composed'][number][] = [];
  for (const posts of numbersOfPosts) {
    const folder = path.join(scratch, String(posts));
    await copySite(dataDir, folder);
    await fill(folder, posts);
    const everything = await composeWith(['compose'], { dataDir: folder, atEnd });
    const file = await writePost(scratch);
    const origin = await serveSite({ dataDir: folder, build: false, onLine: () => {}, atEnd });
    const [onePost, visibleAfter] = await Promise.all([
      composeWith(['blog', 'publish', file], { dataDir: folder, atEnd }),
      untilFound(`${origin}/blog/measured`),
    ]);
    composed.push({ posts, everything, onePost, visibleAfter });
  }
  return { composed };
}

async function copySite(dataDir: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of ['releases', 'registry.json']) {
    await cp(path.join(dataDir, name), path.join(folder, name), { recursive: true });
  }
}

/** Puts posts of a usual length into the site's database, a day apart. */
async function fill(folder: string, posts: number): Promise<void> {
  const database = await openDatabase({
    dialect: 'sqlite',
    file: path.join(folder, 'site.sqlite'),
  });
  try {
    await migrateDatabase(database);
    const store = createBlogStore(database);
    const paragraph = `<p>${'Words for parents, one after another. '.repeat(12)}</p>`;
    for (let number = 1; number <= posts; number += 1) {
      const saved = await store.save({
        blogId: `post-${number}`,
        title: `Post ${number} of many`,
        author: 'A parent',
        summary: 'What the post is about, in a sentence.',
        thumbnail: '',
        updatedAt: Date.UTC(2024, 0, number),
        description: `<h2>Part ${number}</h2>${paragraph.repeat(8)}`,
        published: true,
      });
      if (saved.kind === 'unavailable') throw saved.error;
    }
  } finally {
    await database.close();
  }
}

async function writePost(folder: string): Promise<string> {
  const picture = 'hearing-check.svg';
  await cp(path.join(root, 'shell/assets/illustrations', picture), path.join(folder, picture));
  const file = path.join(folder, 'measured.md');
  const front = [
    'title: A measured post',
    'author: A parent',
    'summary: A post whose way to its readers is measured.',
    // In the middle of the many, where it has neighbours on both sides.
    'date: 2024-01-05',
    `thumbnail: ${picture}`,
    'alt: A doctor shows a child how an ear is checked',
  ];
  await writeFile(file, `---\n${front.join('\n')}\n---\n\nWords for parents.\n`);
  return file;
}

async function composeWith(
  words: readonly [name: string, ...rest: string[]],
  { dataDir, atEnd }: Surroundings,
): Promise<{ pages: number; milliseconds: number }> {
  const lines: string[] = [];
  await startCommand(words, { dataDir, atEnd, onLine: (line) => lines.push(line) }).finished;
  const { pages, seconds } =
    lines.map((line) => composedLine.exec(line)?.groups).find(Boolean) ?? {};
  if (!pages || !seconds) throw new Error('The command did not say how long composing took.');
  return { pages: Number(pages), milliseconds: Number(seconds) * 1000 };
}

/** How long it takes, in milliseconds, until there is a page. Throws after a minute. */
async function untilFound(url: string): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < 60_000) {
    if ((await fetch(url, { method: 'HEAD' })).status === 200) return performance.now() - startedAt;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} did not appear.`);
}

/** One line for each number of posts. */
export function publishingLines({ composed }: PublishingMeasurement): readonly string[] {
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
  return composed.map(
    ({ posts, everything, onePost, visibleAfter }) =>
      `With ${posts} posts published, one more draws ${onePost.pages} pages in ${seconds(onePost.milliseconds)} s and can be read ${seconds(visibleAfter)} s after the command; the whole site is ${everything.pages} pages, composed in ${seconds(everything.milliseconds)} s.`,
  );
}
