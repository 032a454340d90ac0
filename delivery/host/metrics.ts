import type { SignalKey } from '@site/api/signals/signal-store.ts';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { LiveFollower } from './follow-live.ts';

/** A host's Prometheus metrics: see docs/operations.md. */
export type HostMetrics = {
  contentType: string;
  /** All metrics in Prometheus's text format. */
  text: () => Promise<string>;
  /** Measures all responses of a server; call it before adding routes. */
  watch: (server: FastifyInstance) => void;
  /** Counts a browser signal. */
  noteSignal: (signal: SignalKey | 'dropped') => void;
  /** Records whether forms could be stored at the last check. */
  setFormsReady: (ready: boolean) => void;
};

/** Histogram buckets of response times. */
const RESPONSE_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function createHostMetrics({
  now,
  cannotFollowSince,
}: Pick<LiveFollower, 'now' | 'cannotFollowSince'>): HostMetrics {
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
  const version = new Gauge({
    name: 'site_version_info',
    help: 'The served version, as a label.',
    labelNames: ['version'],
    registers: [],
    collect() {
      this.reset();
      const served = now();
      if (served) this.set({ version: served.live.id }, 1);
    },
  });
  const behind = new Gauge({
    name: 'site_cannot_follow',
    help: '1 while the host cannot update and serves an earlier version.',
    registers: [],
    collect() {
      this.set(cannotFollowSince() ? 1 : 0);
    },
  });
  for (const gauge of [version, behind]) registry.registerMetric(gauge);
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    watch(server) {
      server.addHook('onResponse', async ({ routeOptions }, { statusCode, elapsedTime }) => {
        // Only route patterns, never URLs.
        const route = routeOptions.url ?? 'none';
        answers.observe({ route, status: String(statusCode) }, elapsedTime / 1000);
      });
    },
    noteSignal(signal) {
      if (signal === 'dropped') dropped.inc();
      else signals.inc({ subject: signal.subject, name: signal.name });
    },
    setFormsReady: (ready) => forms.set(ready ? 1 : 0),
  };
}
