import { type DatabaseHandle, inTransaction } from '@site/api/database/database-handle.ts';
import { addJob } from '@site/api/jobs/job-store.ts';
import type { JobHandler } from '@site/api/jobs/run-jobs.ts';
import { isPartName, type PartName } from '@site/delivery/releases/release.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import * as v from 'valibot';
import type { Shipment } from '../../content/publisher.ts';
import { type TextSet, textSetNamed } from '../../content/text-set.ts';
import { idIn } from '../../review/needed-approvals.ts';
import { reviewStore } from '../../review/review-store.ts';
import { addDeskMail } from '../accounts/desk-mail.ts';
import { personOf, userStore } from '../accounts/users.ts';
import { editableBy, type PagesContext } from './pages-context.ts';

/** The kind of the jobs that publish texts once they are approved. */
export const TEXTS_JOB = 'texts';

/** How often to look for approvals, in milliseconds. */
const LOOK_EVERY_MS = 20_000;

const shippable = v.custom<PartName | 'config'>(
  (name) => typeof name === 'string' && (name === 'config' || isPartName(name)),
);

const orderSchema = v.object({
  section: v.custom<TextSet>((name) => textSetNamed(name) !== null),
  commit: v.string(),
  /** What waits. */
  shipment: v.pipe(v.array(v.object({ name: shippable, id: v.string() })), v.readonly()),
  why: v.string(),
  /** Who published it. */
  userId: v.string(),
});

/** Texts that go live once they are approved. */
export type AwaitedTexts = v.InferOutput<typeof orderSchema>;

/** Publishes texts once they are approved. */
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

  /** Whether these are still the newest releases, and not live. */
  async function isAwaited(shipment: Shipment): Promise<boolean> {
    const { version } = await registry.live();
    for (const { name, id } of shipment) {
      const [newest] = await registry.releases(name);
      if (newest?.id !== id) return false;
    }
    return shipment.some(({ name, id }) => !version || idIn(version, name) !== id);
  }

  async function approvalsOf(shipment: Shipment): Promise<number> {
    const { approvals } = reviewStore(registry);
    const found = await Promise.all(
      shipment.map(({ name: section, id }) => approvals({ section, id })),
    );
    return found.flat().length;
  }
  return {
    what: 'publication of approved texts',
    async run({ payload }) {
      const { userId, ...order } = v.parse(orderSchema, JSON.parse(payload));
      const later = { kind: 'not-yet', at: Date.now() + everyMs } as const;
      const me = await userStore(registry).byId(userId);
      if (!me || !editableBy(me).includes(order.section) || !(await isAwaited(order.shipment)))
        return { kind: 'done' };
      const count = await approvalsOf(order.shipment);
      if (count === (tried.get(order.commit) ?? 0)) return later;
      tried.set(order.commit, count);
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
