import type { Services } from '@site/kit/remote/services.ts';
import type { Release } from '../releases/release.ts';
import { type RenderProcess, startRenderProcess } from './render-process.ts';

/** Renderers of releases, each started when it is first needed. */
export type RenderProcesses = {
  of: (release: Release) => Promise<RenderProcess>;
  /** Ends them all. */
  close: () => void;
};

/** Starts the renderer of a release once, however often it is asked for. */
export function renderProcesses(dataDir: string, services: Services): RenderProcesses {
  const started = new Map<string, Promise<RenderProcess>>();
  return {
    of({ name, id }) {
      const key = `${name} ${id}`;
      const known = started.get(key) ?? startRenderProcess({ dataDir, name, id, services });
      started.set(key, known);
      return known;
    },
    close() {
      for (const each of started.values()) {
        // One that did not start has nothing to close, and whoever asked for it knows.
        each.then((running) => running.close()).catch(() => {});
      }
    },
  };
}
