import type { SignalKey } from '@site/api/signals/signal-store.ts';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { LiveTreeFollower } from './live-tree.ts';

/** The numbers of one host, for Prometheus: docs/operations.md names each. */
export type HostMetrics = {
  contentType: string;
  /** All numbers, in Prometheus's own words. */
  text: () => Promise<string>;
  /** Measures every answer of a server; call it before routes are added. */
  watch: (server: FastifyInstance) => void;
  /** Counts what browsers tell. */
  noteSignal: (signal: SignalKey | 'dropped') => void;
  /** Notes whether forms could be stored a moment ago. */
  formsAreReady: (ready: boolean) => void;
};

/** The edges of the times that answers take, in seconds. */
const ANSWER_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Makes the numbers of a host that follows what is live. */
export function createHostMetrics({
  now,
  trouble,
}: Pick<LiveTreeFollower, 'now' | 'trouble'>): HostMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by route and status.',
    labelNames: ['route', 'status'],
    buckets: ANSWER_SECONDS,
    registers,
  });
  const signals = new Counter({
    name: 'site_signals_total',
    help: 'What browsers told of: failures, measured page views and vitals, policy reports.',
    labelNames: ['subject', 'name'],
    registers,
  });
  const dropped = new Counter({
    name: 'site_signals_dropped_total',
    help: 'Signals that were not read, because there were too many.',
    registers,
  });
  const forms = new Gauge({
    name: 'site_forms_ready',
    help: '1 when a form could be stored.',
    registers,
  });
  const version = new Gauge({
    name: 'site_version_info',
    help: 'The version that is served, as a label.',
    labelNames: ['version'],
    registers: [],
    collect() {
      this.reset();
      const id = now()?.id;
      if (id !== undefined) this.set({ version: id }, 1);
    },
  });
  const behind = new Gauge({
    name: 'site_cannot_follow',
    help: '1 while what is live cannot be followed, and visitors get what was live before.',
    registers: [],
    collect() {
      this.set(trouble() ? 1 : 0);
    },
  });
  registry.registerMetric(version);
  registry.registerMetric(behind);
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    watch(server) {
      server.addHook('onResponse', async ({ routeOptions }, { statusCode, elapsedTime }) => {
        // Patterns of routes, and never an address.
        const route = routeOptions.url ?? 'none';
        answers.observe({ route, status: String(statusCode) }, elapsedTime / 1000);
      });
    },
    noteSignal(signal) {
      if (signal === 'dropped') dropped.inc();
      else signals.inc({ subject: signal.subject, name: signal.name });
    },
    formsAreReady: (ready) => forms.set(ready ? 1 : 0),
  };
}
