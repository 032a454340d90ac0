import type { SignalKey } from '@site/api/signals/signal-store.ts';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { LiveFollower } from './follow-live.ts';

/** Histogram buckets of response times. */
const RESPONSE_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export type HostMetrics = ReturnType<typeof createHostMetrics>;

/** A host's Prometheus metrics: see docs/operations.md. */
export function createHostMetrics({
  now,
  cannotFollowSince,
}: Pick<LiveFollower, 'now' | 'cannotFollowSince'>) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response time by route and status.',
    labelNames: ['route', 'status'],
    buckets: RESPONSE_SECONDS,
    registers,
  });
  const signals = new Counter({
    name: 'site_signals_total',
    help: 'Browser signals: failures, measured page views, vitals and policy reports.',
    labelNames: ['subject', 'name'],
    registers,
  });
  const dropped = new Counter({
    name: 'site_signals_dropped_total',
    help: 'Signals dropped by rate limits.',
    registers,
  });
  const forms = new Gauge({
    name: 'site_forms_ready',
    help: '1 if forms can be stored.',
    registers,
  });
  registry.registerMetric(
    new Gauge({
      name: 'site_version_info',
      help: 'The served version, as a label.',
      labelNames: ['version'],
      registers: [],
      collect() {
        this.reset();
        const served = now();
        if (served) this.set({ version: served.live.id }, 1);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'site_cannot_follow',
      help: '1 while the host cannot update and serves an earlier version.',
      registers: [],
      collect() {
        this.set(cannotFollowSince() ? 1 : 0);
      },
    }),
  );
  return {
    contentType: registry.contentType,
    /** Returns all metrics in Prometheus's text format. */
    text: () => registry.metrics(),
    /** Measures all responses of a server; call it before adding routes. */
    watch(server: FastifyInstance) {
      server.addHook('onResponse', async ({ routeOptions }, { statusCode, elapsedTime }) => {
        // Only route patterns, never URLs.
        const route = routeOptions.url ?? 'none';
        answers.observe({ route, status: String(statusCode) }, elapsedTime / 1000);
      });
    },
    /** Counts a browser signal. */
    noteSignal(signal: SignalKey | 'dropped') {
      if (signal === 'dropped') dropped.inc();
      else signals.inc({ subject: signal.subject, name: signal.name });
    },
    /** Records whether forms could be stored at the last check. */
    setFormsReady: (ready: boolean) => forms.set(ready ? 1 : 0),
  };
}
