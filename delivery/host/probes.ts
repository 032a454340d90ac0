import { createHealthCheck } from '@site/api/http/health-check.ts';
import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import { unavailableReason } from '@site/api/database/unusable-database.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LiveTreeFollower } from './live-tree.ts';
import type { HostMetrics } from './metrics.ts';
import { probePaths } from './probe-paths.ts';
import { sendErrorPage } from './site-host.ts';

type ProbeDependencies = {
  live: Pick<LiveTreeFollower, 'now' | 'trouble'>;
  database: DatabaseHandle;
  metrics: HostMetrics;
};

/**
 * Answers `/livez` (the process answers), `/readyz` (it has a version to serve and is not stopping; besides, whether forms
 * could be stored, and if not why) and `/metrics` (for Prometheus).
 *
 * A host whose database is away is ready all the same: it serves every page, and all hosts have the same database.
 * Numbers are for this machine alone; anybody else gets the page for what is not there.
 */
export function answerProbes(
  server: FastifyInstance,
  { live, database, metrics }: ProbeDependencies,
): void {
  let isStopping = false;
  server.server.once('stopping', () => {
    isStopping = true;
  });
  const checkForms = createHealthCheck(database);
  const say = (reply: FastifyReply, status: number, body: object) =>
    reply.code(status).header('cache-control', 'no-store').send(body);

  server.get(probePaths.alive, async (_request, reply) => say(reply, 200, { alive: true }));

  server.get(probePaths.ready, async (_request, reply) => {
    const siteVersion = live.now()?.id ?? null;
    const behind = live.trouble();
    const forms = await checkForms();
    const ready = siteVersion !== null && !isStopping;
    return say(reply, ready ? 200 : 503, {
      ready,
      ...(isStopping && { stopping: true }),
      siteVersion,
      forms: forms.kind === 'ready' ? 'ready' : inWords[unavailableReason(forms.error)],
      ...(behind && { cannotFollowSince: behind.since.toISOString() }),
    });
  });

  server.get(probePaths.metrics, async (request, reply) => {
    if (!isFromThisMachine(request)) return sendErrorPage(reply, 'notFound');
    const forms = await checkForms();
    metrics.formsAreReady(forms.kind === 'ready');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}

/** Why forms cannot be stored. */
const inWords = {
  full: 'the disk is full',
  damaged: 'the database is damaged',
  lost: 'the database was removed',
  unreachable: 'the database does not answer',
} as const;

/** Whether nobody stands between us and whoever asks, and they are on this machine: a proxy says for whom it asks. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  if (['x-forwarded-for', 'forwarded', 'via'].some((name) => headers[name] !== undefined)) {
    return false;
  }
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return address === '::1' || address.startsWith('127.');
}
