import { availableParallelism } from 'node:os';
import type { Services } from '@site/kit/remote/services.ts';
import type { Release } from '../releases/release.ts';
import type { Stores } from '../stores.ts';
import type { ReleaseRenderer } from './release-renderer.ts';
import { startRenderProcess } from './render-process.ts';

/** Renderers of releases, each started when it is first needed. */
export type RenderProcesses = {
  /** The renderer of a release, which works in as many processes as there is work and there are cores. */
  of: (release: Release) => Promise<ReleaseRenderer>;
  /** Ends them all. */
  close: () => void;
};

/** How many pages are worth another process: starting one takes as long as rendering about a hundred. */
const PAGES_A_PROCESS = 100;

/** Starts the renderer of a release once, however often it is asked for, and helpers for it when it has much to do. */
export function renderProcesses(
  { dataDir, startRenderer = startRenderProcess }: Pick<Stores, 'dataDir' | 'startRenderer'>,
  services: Services,
  mostProcesses = availableParallelism(),
): RenderProcesses {
  const renderers = new Map<string, Promise<ReleaseRenderer>>();
  const started: Promise<ReleaseRenderer>[] = [];
  const start = ({ name, id }: Release) => {
    const running = startRenderer({ dataDir, name, id, services });
    // One that did not start has nothing to close, and whoever asked for it knows.
    running.catch(() => {});
    started.push(running);
    return running;
  };
  return {
    of(release) {
      const key = `${release.name} ${release.id}`;
      const known =
        renderers.get(key) ?? start(release).then((first) => spread(first, () => start(release)));
      renderers.set(key, known);
      return known;
    },
    close() {
      for (const each of started) each.then((running) => running.close()).catch(() => {});
    },
  };

  /** One renderer that passes its pages on to several processes in turn. Everything else is asked of the first. */
  function spread(
    first: ReleaseRenderer,
    startAnother: () => Promise<ReleaseRenderer>,
  ): ReleaseRenderer {
    const team = [first];
    let wanted = 1;
    let pages = 0;
    const next = async (): Promise<ReleaseRenderer> => {
      pages += 1;
      if (wanted < mostProcesses && pages > wanted * PAGES_A_PROCESS) {
        wanted += 1;
        team.push(await startAnother());
      }
      return team[pages % team.length] ?? first;
    };
    return {
      ...first,
      render: async (pagePath, site) => (await next()).render(pagePath, site),
      renderDocument: async (parts) => (await next()).renderDocument(parts),
      hasReadData: () => team.some((each) => each.hasReadData()),
    };
  }
}
