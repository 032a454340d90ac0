import { availableParallelism } from 'node:os';
import type { Services } from '@site/kit/remote/services.ts';
import type { Release } from '../releases/release.ts';
import type { Stores } from '../stores/stores.ts';
import type { ReleaseRenderer, StartRenderer } from './release-renderer.ts';

/** Renderers of releases, started on first use. */
export type RenderProcesses = {
  /** Returns a release's renderer, which uses as many processes as its workload and the CPU cores justify. */
  of: (release: Release) => Promise<ReleaseRenderer>;
  close: () => void;
};

/** How many pages justify another process. Starting a process costs as much as rendering a hundred pages. */
const PAGES_PER_PROCESS = 100;

const startSandboxed: StartRenderer = async (order) => {
  // Loaded on demand, because a version may be made of known pages only.
  const { startRenderProcess } = await import('./render-process.ts');
  return startRenderProcess(order);
};

/** Starts each renderer once, plus additional processes if it has many pages to render. */
export function renderProcesses(
  { dataDir, startRenderer = startSandboxed }: Pick<Stores, 'dataDir' | 'startRenderer'>,
  services: Services,
  maxProcesses = availableParallelism(),
): RenderProcesses {
  const renderers = new Map<string, Promise<ReleaseRenderer>>();
  const started: Promise<ReleaseRenderer>[] = [];
  const start = ({ name, id }: Release) => {
    const running = startRenderer({ dataDir, name, id, services });
    // A failed start is reported to the caller and leaves nothing to close.
    running.catch(() => {});
    started.push(running);
    return running;
  };

  /** Distributes pages across several processes. Everything else goes to the first. */
  async function startPool(release: Release): Promise<ReleaseRenderer> {
    const first = await start(release);
    const pool = [Promise.resolve(first)];
    let pages = 0;
    const next = () => {
      pages += 1;
      if (pool.length < maxProcesses && pages > pool.length * PAGES_PER_PROCESS) {
        pool.push(start(release));
      }
      return pool[pages % pool.length] ?? first;
    };
    return {
      ...first,
      render: async (...page) => (await next()).render(...page),
      renderDocument: async (parts) => (await next()).renderDocument(parts),
    };
  }

  return {
    of(release) {
      const key = `${release.name} ${release.id}`;
      const renderer = renderers.get(key) ?? startPool(release);
      renderers.set(key, renderer);
      return renderer;
    },
    close() {
      for (const each of started) each.then((running) => running.close()).catch(() => {});
    },
  };
}
