import { createHealthCheck } from '@site/api/http/health-check.ts';
import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import { unavailableReason } from '@site/api/database/unusable-database.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LiveFollower } from './follow-live.ts';
import type { HostMetrics } from './metrics.ts';
import { probePaths } from '../compose/site-addresses.ts';
import { sendErrorPage } from './site-host.ts';

type ProbeDependencies = {
  live: Pick<LiveFollower, 'now' | 'cannotFollowSince'>;
  database: DatabaseHandle;
  metrics: HostMetrics;
};

/**
 * Serves `/livez`, `/readyz` and `/metrics`. A host is ready if it has a version to serve and isn't stopping. A
 * database failure is reported but doesn't make the host unready, because all pages still work and every host shares
 * the database. Metrics are only served to this machine; others get a 404.
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
  const send = (reply: FastifyReply, status: number, body: object) =>
    reply.code(status).header('cache-control', 'no-store').send(body);

  server.get(probePaths.alive, async (_request, reply) => send(reply, 200, { alive: true }));

  server.get(probePaths.ready, async (_request, reply) => {
    const siteVersion = live.now()?.live.id ?? null;
    const since = live.cannotFollowSince();
    const forms = await checkForms();
    const ready = siteVersion !== null && !isStopping;
    return send(reply, ready ? 200 : 503, {
      ready,
      ...(isStopping && { stopping: true }),
      siteVersion,
      forms: forms.kind === 'ready' ? 'ready' : unavailableMessages[unavailableReason(forms.error)],
      ...(since && { cannotFollowSince: since.toISOString() }),
    });
  });

  server.get(probePaths.metrics, async (request, reply) => {
    if (!isFromThisMachine(request)) return sendErrorPage(reply, 'notFound');
    const forms = await checkForms();
    metrics.setFormsReady(forms.kind === 'ready');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}

const unavailableMessages = {
  full: 'the disk is full',
  damaged: 'the database is damaged',
  lost: 'the database was removed',
  unreachable: 'the database is unreachable',
} as const;

/** Whether the request comes directly from this machine, not through a proxy. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  if (['x-forwarded-for', 'forwarded', 'via'].some((name) => headers[name] !== undefined)) {
    return false;
  }
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return address === '::1' || address.startsWith('127.');
}
