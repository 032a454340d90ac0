import { createPostStore } from '@site/api/posts/post-store.ts';
import {
  type PostSource,
  type PublishOutcome,
  publishPost,
  unpublishPost,
} from '@site/api/posts/publish-post.ts';
import { indianDay } from '@site/api/indian-time.ts';
import { parseDeliveryConfig, UsageError } from '@site/delivery/config.ts';
import type { Shipped } from '@site/delivery/promotion/plan.ts';
import { openSiteStores } from '@site/delivery/stores/open-site-stores.ts';
import { openVisitorsDatabase } from '@site/delivery/stores/open-visitors-database.ts';
import { reviewPolicy } from '@site/desk/review/review-policy.ts';
import { promotePostsOf } from '@site/desk/delivery/promote-posts.ts';
import { sendPost } from '@site/desk/delivery/remote-target.ts';
import type { ServiceAddress } from '@site/desk/delivery/service-address.ts';
import { previewPost } from '@site/desk/web/posts/draft-revision.ts';
import { printLines, printResult, tableOf, withProgress } from '../terminal/output.ts';
import { linesFor, printRejection } from '../terminal/print-outcome.ts';
import { chooseService, ONLY_HERE, type Service } from './open-target.ts';
import { postFromFile } from './post-from-file.ts';

const REJECTED = 'Rejected; nothing changed';

export async function listPosts({ json }: { json?: boolean | undefined }): Promise<void> {
  await using visitors = await openVisitorsDatabase();
  const rows = await createPostStore(visitors.database).rows();
  const posts = rows.map(({ id, title, updated_at }) => ({
    id,
    title,
    updatedAt: new Date(updated_at),
  }));
  printResult(posts, json, () =>
    posts.length === 0
      ? ['No posts.']
      : tableOf(posts.map(({ id, title, updatedAt }) => [indianDay(Number(updatedAt)), id, title])),
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
  const sent = await withProgress('Publishing', sendPost(address, post));
  if (sent.kind === 'refused') {
    printRejection(sent.problems, REJECTED);
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

/** Shows a post as it would be published, to anyone with the link. */
export async function previewPostFile(file: string): Promise<void> {
  const post = await postFromFile(file);
  const config = parseDeliveryConfig(process.env);
  await using stores = await openSiteStores(config);
  await using visitors = await openVisitorsDatabase();
  const { database } = visitors;
  const sources = { stores, database, previewAddress: config.previews.address };
  const previewing = previewPost(sources, post, { today: indianDay(Date.now()) });
  const outcome = await withProgress('Composing', previewing);
  if (outcome.kind === 'refused') {
    printRejection(outcome.problems, 'This post cannot be published');
    return;
  }
  console.log(`Anyone with this link can see it for a day:\n  ${outcome.link}`);
}

async function openPublishing(withoutApproval?: string) {
  await using opening = new AsyncDisposableStack();
  const stores = opening.use(await openSiteStores(parseDeliveryConfig(process.env)));
  const { database } = opening.use(await openVisitorsDatabase());
  const policy = reviewPolicy(stores, { withoutApproval });
  const opened = opening.move();
  return {
    database,
    today: indianDay(Date.now()),
    promotePosts: promotePostsOf(database, stores, { policy }),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

function printPublished(outcome: PublishOutcome<Shipped>, done: string): void {
  if (outcome.kind === 'refused') {
    printRejection(outcome.problems, REJECTED);
    return;
  }
  console.log(`${done}: /blog/${outcome.id}`);
  printLines(linesFor(outcome.shipped));
}
