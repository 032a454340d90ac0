import { createBlogStore } from '@site/api/blogs/blog-store.ts';
import { answered } from '@site/api/database/database-handle.ts';
import { indianDay } from '@site/api/signals/indian-day.ts';
import { printJson, printLines, tableOf } from '../cli/output.ts';
import { linesFor, printRejection } from '../cli/print-outcome.ts';
import { withProgress } from '../cli/progress.ts';
import { pictureStore } from '../publishing/picture-store.ts';
import { type PublishOutcome, publishPost, unpublishPost } from '../publishing/publish-post.ts';
import { readPost } from '../publishing/read-post.ts';
import { waitForShutdown } from './wait-for-shutdown.ts';
import {
  type DatabaseContext,
  liveConfig,
  type ShippingContext,
  withDatabase,
  withStores,
} from './with-context.ts';

const REJECTED = 'Rejected; nothing changed';

type Pictures = { withoutMissingPictures?: boolean | undefined };

/** Lists the posts, newest first. */
export async function listPosts({ json }: { json?: boolean | undefined }): Promise<void> {
  await withDatabase(async ({ database }) => {
    const { blogs } = answered(await createBlogStore(database).list());
    if (json) {
      printJson(
        blogs.map(({ id, title, updated_at, published }) => ({
          id,
          title,
          updatedAt: new Date(updated_at),
          isPublished: published === 1,
        })),
      );
      return;
    }
    if (blogs.length === 0) console.log('No posts.');
    printLines(
      tableOf(
        blogs.map(({ id, title, updated_at, published }) => [
          published === 1 ? 'published' : 'unpublished',
          indianDay(updated_at),
          id,
          title,
        ]),
      ),
    );
  });
}

/** Publishes a post, or publishes it again after a change of its file. */
export async function publish(
  file: string,
  { withoutMissingPictures = false }: Pictures,
): Promise<void> {
  await withBoth(async (context) =>
    printPublished(
      await withProgress(
        'Publishing',
        publishPost(await publishing(context), file, { withoutMissingPictures }),
      ),
      'Published',
    ),
  );
}

/** Unpublishes a post. Its file stays and can be published again. */
export async function unpublish(id: string): Promise<void> {
  await withBoth(async (context) =>
    printPublished(
      await withProgress('Unpublishing', unpublishPost(await publishing(context), id)),
      'Unpublished',
    ),
  );
}

/** Serves a post as it would be published, until stopped. */
export async function previewPostFile(
  file: string,
  { withoutMissingPictures = false }: Pictures,
): Promise<void> {
  await withStores((context) => preview(context, file, withoutMissingPictures));
}

type Context = ShippingContext & DatabaseContext;

function withBoth(work: (context: Context) => Promise<void>): Promise<void> {
  return withStores((shipping) => withDatabase((database) => work({ ...shipping, ...database })));
}

async function publishing({ stores, database }: Context) {
  return { stores, site: await liveConfig(stores), database, today: indianDay(Date.now()) };
}

function printPublished(outcome: PublishOutcome, done: string): void {
  if (outcome.kind === 'refused') {
    printRejection(outcome.problems, REJECTED);
    return;
  }
  console.log(`${done}: /blog/${outcome.blogId}`);
  for (const line of outcome.missing) console.log(`Missing picture: ${line}`);
  for (const line of linesFor(outcome.shipped)) console.log(line);
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
    printRejection(
      read.problems.map(({ line, reason }) => `${file}:${line}: ${reason}`),
      'This post cannot be published',
    );
    return;
  }
  // Loading a server takes long, and every other command does without.
  const { previewPost } = await import('../publishing/preview-post.ts');
  const { server, path } = await previewPost(stores, read.post);
  const stopped = waitForShutdown();
  const { host } = config;
  const address = await server
    .listen({ host, port: config.port })
    .catch(() => server.listen({ host, port: 0 }));
  console.log(`Preview at ${address}${path} until you press Ctrl+C`);
  await stopped;
  await server.close();
}
