import { errorFacts } from '@site/api/http/error-facts.ts';
import type { JobHandler } from '@site/api/jobs/run-jobs.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { PostsContext } from './publish-draft.ts';
import { publishDue } from './publish-due.ts';

/** How often to look for approvals and due posts, in milliseconds. */
const LOOK_EVERY_MS = 20_000;

/** Publishes due drafts. Several desks can run this on the same database. */
export function publishOnTime(
  context: PostsContext,
  logger: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  everyMs = LOOK_EVERY_MS,
): JobHandler {
  let heldReason: string | null = null;
  return {
    what: 'publication of scheduled posts',
    nextRun: (now) => now + everyMs,
    run: async () => {
      const reason = await publishDue(context, (error, { id }) =>
        logger.error({ ...errorFacts(error), draft: id }, 'could not publish a due post'),
      );
      if (reason !== null && reason !== heldReason) {
        logger.warn({ reason }, 'scheduled posts are on hold until somebody checks the clock');
      }
      heldReason = reason;
      return { kind: 'done' };
    },
  };
}
