import { createBlogStore } from '@site/api/blogs/blog-store.ts';
import { answered } from '@site/api/database/database-handle.ts';
import { indianDay } from '@site/api/signals/indian-day.ts';
import { pictureStore } from '@site/delivery/publishing/picture-store.ts';
import {
  type PublishOutcome,
  publishPost,
  unpublishPost,
} from '@site/delivery/publishing/publish-post.ts';
import { readPost } from '@site/delivery/publishing/read-post.ts';
import { noMoreArguments } from '@site/delivery/commands/part-argument.ts';
import { reviewPolicy } from '../review/review-policy.ts';
import { runCommand, UsageError } from '@site/delivery/commands/run-command.ts';
import { linesFor, printRefusal } from '@site/delivery/commands/print-outcome.ts';
import { waitForShutdown } from '@site/delivery/commands/wait-for-shutdown.ts';
import { liveConfig, openSiteStores } from '@site/delivery/commands/open-site-stores.ts';
import {
  type DatabaseContext,
  openVisitorsDatabase,
} from '@site/delivery/commands/open-visitors-database.ts';
import { type DeliveryConfig, parseDeliveryConfig } from '@site/delivery/config.ts';
import type { Stores } from '@site/delivery/stores.ts';

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
    nextReviewOn: 2027-11-21
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
        await using stores = await openSiteStores(parseDeliveryConfig(process.env));
        await using visitors = await openVisitorsDatabase();
        const context = await publishing(stores, visitors);
        printPublished(await publishPost(context, file, { withoutMissingPictures }), 'Published');
        return;
      }
      case 'unpublish': {
        const id = needed(about, 'Say which post to take back: its id is in the list.');
        await using stores = await openSiteStores(parseDeliveryConfig(process.env));
        await using visitors = await openVisitorsDatabase();
        const context = await publishing(stores, visitors);
        printPublished(await unpublishPost(context, id), 'Taken back');
        return;
      }
      case 'list': {
        noMoreArguments(about === undefined ? [] : [about]);
        await using visitors = await openVisitorsDatabase();
        await printList(visitors);
        return;
      }
      case 'preview': {
        const file = needed(about, 'Say which file to preview.');
        const config = parseDeliveryConfig(process.env);
        await using stores = await openSiteStores(config);
        await preview(config, stores, file, withoutMissingPictures);

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

async function publishing(stores: Stores, { database }: DatabaseContext) {
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
  { host, port }: DeliveryConfig,
  stores: Stores,
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
  const { previewPost } = await import('@site/delivery/publishing/preview-post.ts');
  const { server, path } = await previewPost(stores, read.post);
  const stopped = waitForShutdown();
  const address = await server.listen({ host, port }).catch(() => server.listen({ host, port: 0 }));
  console.log(`The post can be read at ${address}${path} until you press Ctrl+C.`);
  await stopped;
  await server.close();
}
