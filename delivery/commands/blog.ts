import { createBlogStore } from '@site/api/blogs/blog-store.ts';
import { pictureStore } from '../compose/compose.ts';
import { previewPost } from '../publishing/preview-post.ts';
import { type PublishOutcome, publishPost, unpublishPost } from '../publishing/publish-post.ts';
import { readPost } from '../publishing/read-post.ts';
import { finishEarlier } from './finish-earlier.ts';
import { noMoreArguments } from './part-argument.ts';
import { runCommand, UsageError } from './run-command.ts';
import { sentenceFor } from './say-outcome.ts';
import { untilStopped } from './until-stopped.ts';
import { type Surroundings, withSurroundings } from './with-surroundings.ts';

await runCommand({
  help: `npm run blog -- publish FILE | unpublish ID | list | preview FILE

Publishes the posts of the Parents Desk. A running site shows the change within seconds.

  publish FILE   publishes a post, or publishes it anew after a change of the file
  unpublish ID   takes a post back; its file stays, and can be published again
  list           the posts, newest first
  preview FILE   shows a post as it would be published, at an address of its own, until stopped (Ctrl+C)

A post is a Markdown file. Its name is its address: ears-in-winter.md is read at /blog/ears-in-winter.
Above its words it says what it is:

  ---
  title: Ears in winter
  author: Asha Rao
  summary: What to do at home when a small child's ears hurt.
  date: 2026-11-21
  thumbnail: ears.jpg
  alt: A girl with a woollen cap pulled over her ears
  category: Hearing       may be left out; the small label above the title
  topic: physical         may be left out: physical, behavioural, learning, school or general
  medical:                only for medical facts; [^1] in the text leads to the first source
    writtenBy: Asha Rao
    lastChangedOn: 2026-11-21
    nextReviewOn: 2028-11-21
    sources:
      - title: Otitis media
        publisher: World Health Organization
        year: 2021
        url: https://www.who.int/
  ---

Pictures are files beside the post: ![A girl with a cap](ears.jpg). One at an https address is fetched once,
now, and served by this site; readers' browsers never ask its host. HTML is not taken.
PORT is where the preview listens (8080; any free one when that is taken).`,
  async run({ positionals: [word, about, ...rest] }) {
    noMoreArguments(rest);
    switch (word) {
      case 'publish': {
        const file = needed(about, 'Say which file to publish.');
        await withSurroundings(async (surroundings) => {
          await finishEarlier(surroundings.ship);
          sayOutcome(await publishPost(publishing(surroundings), file), 'Published');
        });
        return;
      }
      case 'unpublish': {
        const id = needed(about, 'Say which post to take back: its id is in the list.');
        await withSurroundings(async (surroundings) => {
          await finishEarlier(surroundings.ship);
          sayOutcome(await unpublishPost(publishing(surroundings), id), 'Taken back');
        });
        return;
      }
      case 'list':
        noMoreArguments(about === undefined ? [] : [about]);
        await withSurroundings(printList);
        return;
      case 'preview': {
        const file = needed(about, 'Say which file to preview.');
        await withSurroundings((surroundings) => preview(surroundings, file));
        return;
      }
      default:
        throw new UsageError('Say what to do: publish, unpublish, list or preview. Try --help.');
    }
  },
});

function needed(word: string | undefined, sentence: string): string {
  if (word === undefined) throw new UsageError(sentence);
  return word;
}

function publishing({ ship, database }: Surroundings) {
  return { ship, database, today: today() };
}

/** The day it is in India, such as `2026-11-21`. */
function today(): string {
  return new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
}

function sayOutcome(outcome: PublishOutcome, done: string): void {
  if (outcome.kind === 'refused') return refuse(outcome.problems);
  console.log(`${done}: /blog/${outcome.blogId}`);
  console.log(sentenceFor(outcome.report));
}

function refuse(problems: readonly string[]): void {
  console.error('Refused, and nothing has changed:');
  for (const problem of problems) console.error(`  ${problem}`);
  process.exitCode = 1;
}

async function printList({ database }: Surroundings): Promise<void> {
  const listed = await createBlogStore(database).list();
  if (listed.kind === 'unavailable') {
    throw new Error('The database did not answer.', { cause: listed.error });
  }
  if (listed.blogs.length === 0) console.log('Nothing has been published yet.');
  for (const { id, title, updated_at, published } of listed.blogs) {
    const day = new Date(updated_at).toISOString().slice(0, 10);
    console.log(
      `${published === 1 ? 'published ' : 'taken back'}  ${day}  ${id.padEnd(28)}  ${title}`,
    );
  }
}

async function preview({ config, ship }: Surroundings, file: string): Promise<void> {
  const { dataDir, site } = ship;
  const read = await readPost(file, { site, store: pictureStore(dataDir), today: today() });
  if (read.kind === 'refused') {
    return refuse(read.problems.map(({ line, reason }) => `${file}:${line}: ${reason}`));
  }
  const { server, path } = await previewPost(ship, read.post);
  const stopped = untilStopped();
  const { host } = config;
  const address = await server
    .listen({ host, port: config.port })
    .catch(() => server.listen({ host, port: 0 }));
  console.log(`The post can be read at ${address}${path} until you press Ctrl+C.`);
  await stopped;
  await server.close();
}
