import { errorFacts } from '@site/api/http/error-facts.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { PostsContext } from './publish-draft.ts';
import { publishDue } from './publish-due.ts';

/** Polling interval for approvals and schedules, in milliseconds. */
const LOOK_EVERY_MS = 20_000;

/** Publishes due drafts until stopped. Several desks can run this on the same database. */
export function publishOnTime(
  context: PostsContext,
  logger: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  everyMs = LOOK_EVERY_MS,
): { stop: () => Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let heldReason: string | null = null;
  const wait = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = look().finally(wait);
    }, everyMs);
    timer.unref();
  };
  const look = async () => {
    try {
      const reason = await publishDue(context, (error, { id }) =>
        logger.error({ ...errorFacts(error), draft: id }, 'could not publish a due post'),
      );
      if (reason !== null && reason !== heldReason) {
        logger.warn({ reason }, 'scheduled posts are on hold until somebody checks the clock');
      }
      heldReason = reason;
    } catch (error) {
      logger.error(errorFacts(error), 'could not read the due posts');
    }
  };
  wait();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
