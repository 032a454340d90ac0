import { createBlogStore } from '@site/api/blogs/blog-store.ts';
import { orThrow } from '@site/api/database/database-handle.ts';
import { indianDay } from '@site/api/indian-time.ts';
import { printJson, printLines, tableOf } from '../terminal/output.ts';
import { linesFor, printRejection } from '../terminal/print-outcome.ts';
import { withProgress } from '../terminal/progress.ts';
import { pictureStore } from '@site/delivery/publishing/picture-store.ts';
import {
  type PublishOutcome,
  publishPost,
  unpublishPost,
} from '@site/delivery/publishing/publish-post.ts';
import { type PostSource, postFromFile } from '@site/delivery/publishing/post-source.ts';
import { readPost } from '@site/delivery/publishing/read-post.ts';
import { waitForShutdown } from '../terminal/wait-for-shutdown.ts';
import { liveConfig, openSiteStores } from '@site/delivery/stores/open-site-stores.ts';
import { openVisitorsDatabase } from '@site/delivery/stores/open-visitors-database.ts';
import { type DeliveryConfig, parseDeliveryConfig, UsageError } from '@site/delivery/config.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { reviewPolicy } from '@site/desk/review/review-policy.ts';
import { sendPost } from '@site/desk/target/send-post.ts';
import { ServiceError } from '@site/desk/target/service-call.ts';
import type { ServiceAddress } from '@site/desk/target/target-config.ts';
import { chooseService, ONLY_HERE, type Service } from './open-target.ts';

const REJECTED = 'Rejected; nothing changed';

export async function listPosts({ json }: { json?: boolean | undefined }): Promise<void> {
  await using visitors = await openVisitorsDatabase();
  const { database } = visitors;
  const { blogs } = orThrow(await createBlogStore(database).list());
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
}

/** Publishes a new or changed post, through a delivery service if there is one. */
export async function publish(
  file: string,
  { withoutApproval, service }: Service & { withoutApproval?: string | undefined },
): Promise<void> {
  const post = await postFromFile(file);
  const address = await chooseService({ service });
  if (address && withoutApproval !== undefined) throw new UsageError(ONLY_HERE);
  if (address) {
    await publishThrough(address, post);
    return;
  }
  await using context = await openPublishing(withoutApproval);
  printPublished(await withProgress('Publishing', publishPost(context, post)), 'Published');
}

async function publishThrough(address: ServiceAddress, post: PostSource): Promise<void> {
  const sending = sendPost(address, post).catch((error: unknown) => {
    if (error instanceof ServiceError && error.kind === 'refused') return error;
    throw error;
  });
  const sent = await withProgress('Publishing', sending);
  if (sent instanceof ServiceError) {
    printRejection(sent.problems.length > 0 ? sent.problems : [sent.message], REJECTED);
    return;
  }
  if (sent.kind === 'published') {
    console.log(`Published: /blog/${sent.post}`);
    return;
  }
  console.log(`Waiting for approval, goes live then: /blog/${sent.post}`);
  for (const problem of sent.problems) console.log(`  ${problem}`);
}

/** Unpublishes a post. Its file remains, and can be published again. */
export async function unpublish(id: string): Promise<void> {
  await using context = await openPublishing();
  printPublished(await withProgress('Unpublishing', unpublishPost(context, id)), 'Unpublished');
}

/** Serves a post as it would be published, until stopped. */
export async function previewPostFile(file: string): Promise<void> {
  const post = await postFromFile(file);
  const config = parseDeliveryConfig(process.env);
  await using stores = await openSiteStores(config);
  await preview(config, stores, post);
}

async function openPublishing(withoutApproval?: string) {
  await using opening = new AsyncDisposableStack();
  const stores = opening.use(await openSiteStores(parseDeliveryConfig(process.env)));
  const { database } = opening.use(await openVisitorsDatabase());
  const site = await liveConfig(stores);
  const opened = opening.move();
  return {
    stores,
    site,
    database,
    today: indianDay(Date.now()),
    policy: reviewPolicy(stores, { withoutApproval }),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

function printPublished(outcome: PublishOutcome, done: string): void {
  if (outcome.kind === 'refused') {
    printRejection(outcome.problems, REJECTED);
    return;
  }
  console.log(`${done}: /blog/${outcome.blogId}`);
  for (const line of linesFor(outcome.shipped)) console.log(line);
}

async function preview(config: DeliveryConfig, stores: Stores, post: PostSource): Promise<void> {
  const site = await liveConfig(stores);
  const store = pictureStore(stores.dataDir);
  const read = await readPost(post, { site, store, today: indianDay(Date.now()) });
  if (read.kind === 'refused') {
    printRejection(read.problems.map(post.describe), 'This post cannot be published');
    return;
  }
  // Loaded on demand, because the server is slow to load and no other command needs it.
  const { previewPost } = await import('@site/delivery/publishing/preview-post.ts');
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
