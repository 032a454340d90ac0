import { createBlogStore } from '@site/api/blogs/blog-store.ts';
import { answered } from '@site/api/database/database-handle.ts';
import { indianDay } from '@site/api/signals/indian-day.ts';
import { pictureStore } from '../publishing/picture-store.ts';
import { type PublishOutcome, publishPost, unpublishPost } from '../publishing/publish-post.ts';
import { readPost } from '../publishing/read-post.ts';
import { noMoreArguments } from './part-argument.ts';
import { reviewPolicy } from '../review/review-policy.ts';
import { runCommand, UsageError } from './run-command.ts';
import { linesFor, printRefusal } from './print-outcome.ts';
import { waitForShutdown } from './wait-for-shutdown.ts';
import {
  type DatabaseContext,
  liveConfig,
  type ShippingContext,
  withDatabase,
  withStores,
} from './with-context.ts';

const REFUSED = 'Refused, and nothing has changed:';

await runCommand({
  help: `npm run blog -- publish FILE | unpublish ID | list | preview FILE [--without-missing-pictures]

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

A post is published as it was written, or refused with the line that cannot be: HTML is not taken, nor is
Markdown that would be left out or shown as signs. ~~500 mg~~ is struck through.
Pictures are files beside the post: ![A girl with a cap](ears.jpg). One at an https address is fetched once,
now, and served by this site; readers' browsers never ask its host. When its host does not give it, the post
is refused; with --without-missing-pictures readers get a link in its place, and the picture when it can be had.
PORT is where the preview listens (8080; any free one when that is taken).`,
  options: { 'without-missing-pictures': { type: 'boolean' } },
  async run({ positionals: [word, about, ...rest], options }) {
    const withoutMissingPictures = options['without-missing-pictures'] === true;
    noMoreArguments(rest);
    switch (word) {
      case 'publish': {
        const file = needed(about, 'Say which file to publish.');
        await withBoth(async (context) =>
          printPublished(
            await publishPost(await publishing(context), file, { withoutMissingPictures }),
            'Published',
          ),
        );
        return;
      }
      case 'unpublish': {
        const id = needed(about, 'Say which post to take back: its id is in the list.');
        await withBoth(async (context) =>
          printPublished(await unpublishPost(await publishing(context), id), 'Taken back'),
        );
        return;
      }
      case 'list':
        noMoreArguments(about === undefined ? [] : [about]);
        await withDatabase(printList);
        return;
      case 'preview': {
        const file = needed(about, 'Say which file to preview.');
        await withStores((context) => preview(context, file, withoutMissingPictures));
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

type Context = ShippingContext & DatabaseContext;

function withBoth(work: (context: Context) => Promise<void>): Promise<void> {
  return withStores((shipping) => withDatabase((database) => work({ ...shipping, ...database })));
}

async function publishing({ stores, database }: Context) {
  return {
    stores,
    site: await liveConfig(stores),
    database,
    today: indianDay(Date.now()),
    policy: reviewPolicy(stores),
  };
}

function printPublished(outcome: PublishOutcome, done: string): void {
  if (outcome.kind === 'refused') {
    printRefusal(outcome.problems, REFUSED);
    return;
  }
  console.log(`${done}: /blog/${outcome.blogId}`);
  for (const line of outcome.missing) console.log(`Without a picture: ${line}`);
  for (const line of linesFor(outcome.shipped)) console.log(line);
}

async function printList({ database }: DatabaseContext): Promise<void> {
  const { blogs } = answered(await createBlogStore(database).list());
  if (blogs.length === 0) console.log('Nothing has been published yet.');
  for (const { id, title, updated_at, published } of blogs) {
    const day = indianDay(updated_at);
    console.log(
      `${published === 1 ? 'published ' : 'taken back'}  ${day}  ${id.padEnd(28)}  ${title}`,
    );
  }
}

async function preview(
  { config, stores }: ShippingContext,
  file: string,
  withoutMissingPictures: boolean,
): Promise<void> {
  const site = await liveConfig(stores);
  const read = await readPost(file, {
    site,
    store: pictureStore(stores.dataDir),
    today: indianDay(Date.now()),
    withoutMissingPictures,
  });
  if (read.kind === 'refused') {
    printRefusal(
      read.problems.map(({ line, reason }) => `${file}:${line}: ${reason}`),
      REFUSED,
    );
    return;
  }
  // A server takes long to read, and every other command does without.
  const { previewPost } = await import('../publishing/preview-post.ts');
  const { server, path } = await previewPost(stores, read.post);
  const stopped = waitForShutdown();
  const { host } = config;
  const address = await server
    .listen({ host, port: config.port })
    .catch(() => server.listen({ host, port: 0 }));
  console.log(`The post can be read at ${address}${path} until you press Ctrl+C.`);
  await stopped;
  await server.close();
}
