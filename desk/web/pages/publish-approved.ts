import { type DatabaseHandle, inTransaction } from '@site/api/database/database-handle.ts';
import { addJob } from '@site/api/jobs/job-store.ts';
import type { JobHandler } from '@site/api/jobs/run-jobs.ts';
import { isPartName, type PartName } from '@site/delivery/releases/release.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import * as v from 'valibot';
import { reviewStore } from '../../review/review-store.ts';
import { addDeskMail } from '../accounts/desk-mail.ts';
import { personOf, userStore } from '../accounts/users.ts';
import { may } from '../role.ts';
import type { PagesContext } from './pages-context.ts';

/** The kind of the jobs that publish texts once they are approved. */
export const TEXTS_JOB = 'texts';

/** How often to look for approvals, in milliseconds. */
const LOOK_EVERY_MS = 20_000;

const orderSchema = v.object({
  section: v.custom<PartName>((name) => typeof name === 'string' && isPartName(name)),
  /** The release that waits. */
  id: v.string(),
  why: v.string(),
  /** Who published it. */
  userId: v.string(),
});

/** A release of texts that goes live once it is approved. */
export type AwaitedTexts = v.InferOutput<typeof orderSchema>;

/** Publishes a release once it is approved. */
export function awaitApproval(database: DatabaseHandle, order: AwaitedTexts): Promise<void> {
  return inTransaction(database, (transaction) =>
    addJob(transaction, { kind: TEXTS_JOB, payload: order }, Date.now()),
  );
}

/** Publishes approved texts as the person who published them, who gets a mail. Drops texts that newer ones replaced. */
export function publishApproved(
  { registry }: Stores,
  { publisher, shippingFor }: PagesContext,
  everyMs = LOOK_EVERY_MS,
): JobHandler {
  /** The number of approvals at the last attempt, because each attempt adds an audit entry. */
  const tried = new Map<string, number>();
  return {
    what: 'publication of approved texts',
    async run({ payload }) {
      const { userId, ...order } = v.parse(orderSchema, JSON.parse(payload));
      const later = { kind: 'not-yet', at: Date.now() + everyMs } as const;
      const me = await userStore(registry).byId(userId);
      const [newest] = await registry.releases(order.section);
      const { version } = await registry.live();
      const isLive = version?.parts[order.section]?.release === order.id;
      if (!me || !may(me, 'edit-pages') || newest?.id !== order.id || isLive)
        return { kind: 'done' };
      const { length } = await reviewStore(registry).approvals(order);
      if (length === (tried.get(order.id) ?? 0)) return later;
      tried.set(order.id, length);
      const outcome = await publisher.publishApproved(order, shippingFor(me));
      if (outcome.kind === 'waiting') return later;
      const about = outcome.kind === 'published' ? 'textsLive' : 'textsRefused';
      const path = `/pages/ship?section=${order.section}`;
      const to = { people: [personOf(me)] };
      return {
        kind: 'done',
        also: (transaction) => addDeskMail(transaction, { kind: 'news', about, path, to }),
      };
    },
  };
}
