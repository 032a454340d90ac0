import type { JobHandler } from '@site/api/jobs/run-jobs.ts';
import { partNamesIn } from '@site/delivery/releases/release.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { waiting } from '../../review/reviews.ts';
import { addDeskMail } from '../accounts/desk-mail.ts';

/** The kind of the job that looks for releases that need approval. */
export const REVIEWS_JOB = 'reviews';

/** How often to look, in milliseconds. */
const LOOK_EVERY_MS = 20_000;

/**
 * Compares each new release that needs approval with the live version, so that its review opens at once, and mails the
 * clinicians. Posts have a job of their own.
 */
export function announceReviews(stores: Stores, everyMs = LOOK_EVERY_MS): JobHandler {
  let seen = '';
  return {
    what: 'announcement of releases that need approval',
    nextRun: (now) => now + everyMs,
    async run() {
      const state = await stateOf(stores);
      if (state === seen) return { kind: 'done' };
      const found = await waiting(stores, { isAskedFor: (section) => section !== 'posts' });
      seen = state;
      const open = found.filter(({ roles }) => roles.some(({ approvedBy }) => approvedBy === null));
      return {
        kind: 'done',
        also: async (transaction) => {
          for (const { section, id, authors } of open) {
            const to = { cliniciansExcept: authors.map(({ person }) => person) };
            const path = `/approvals/${id}`;
            await addDeskMail(
              transaction,
              { kind: 'news', about: 'textsToApprove', path, to },
              { id: `approval-${section}-${id}` },
            );
          }
        },
      };
    },
  };
}

/** The live version and the newest releases. Composing a release that was already refused would find nothing new. */
async function stateOf({ registry }: Stores): Promise<string> {
  const { version } = await registry.live();
  const names = [...partNamesIn(version?.parts ?? {}), 'config' as const];
  const newest = names.map(async (name) => (await registry.releases(name))[0]?.id);
  return JSON.stringify([await registry.fence(), await Promise.all(newest)]);
}
