import { errorFacts } from '@site/api/http/error-facts.ts';
import type { FastifyBaseLogger } from 'fastify';
import { type PostsContext, publishDue } from './publish-draft.ts';

/** How long after an approval, or the time of a schedule, readers get a post at most, in milliseconds. */
const LOOK_EVERY_MS = 20_000;

/** Publishes what is due until it is stopped. Several desks share the work. */
export function publishOnTime(
  context: PostsContext,
  logger: Pick<FastifyBaseLogger, 'error'>,
  everyMs = LOOK_EVERY_MS,
): { stop: () => Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const wait = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = look().finally(wait);
    }, everyMs);
    timer.unref();
  };
  const look = async () => {
    try {
      await publishDue(context, (error, { id }) =>
        logger.error({ ...errorFacts(error), draft: id }, 'a post could not be published on time'),
      );
    } catch (error) {
      logger.error(errorFacts(error), 'the posts that are due could not be read');
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
