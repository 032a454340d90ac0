import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Configuration, RspackPluginInstance, StatsCompilation } from '@rspack/core';
import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { routePattern } from '@site/delivery/compose/page-path.ts';
import { describeRelease } from '@site/delivery/releases/build-release.ts';
import { parseBuildStats } from '@site/delivery/releases/build-stats.ts';
import { findBuildConfig } from '@site/delivery/releases/find-rspack.ts';
import { ASSETS, releaseFolder, releaseFolders } from '@site/delivery/releases/release-store.ts';
import type { PartName, Release } from '@site/delivery/releases/release.ts';
import type { ReleaseRenderer } from '@site/delivery/render/release-renderer.ts';
import { startRenderProcess } from '@site/delivery/render/render-process.ts';
import type { OwnPart } from '../terminal/arguments.ts';
import { type Upstream, upstreamServices } from './upstream.ts';

/** A part whose files are built as they are saved. */
export type WatchedPart = OwnPart & {
  /** Its builds, for the development server to watch. */
  builds: readonly Configuration[];
  /** Call after each build with the bundler's report. */
  onBuilt: (stats: StatsCompilation) => void;
  /** The last build, described as a release. Rejects if there is none. */
  release: () => Promise<Release>;
  /** The posts that come with the last build. */
  posts: () => ReleaseRenderer['posts'];
  /** Renders with the code of the last build. Throws if there is none. */
  renderer: () => ReleaseRenderer;
  /**
   * Renders a page, or returns `null` if the part has no route for it. Renders it again after the next build, which
   * fails if this page does.
   */
  render: (pathname: string, site: SiteConfig) => Promise<RenderedPage | null>;
  /** Returns the file at a URL path, or `null` if the part doesn't have it. */
  fileAt: (pathname: string) => string | null;
  close: () => void;
};

/** A page rendered by a section. */
export type RenderedPage = Awaited<ReturnType<ReleaseRenderer['render']>>;

/** Stands for the id of a release in the name of its folder. */
const FOLDER = 'in-development';

/**
 * Debounce after a save, in milliseconds: many editors truncate a file before writing it, and building in between
 * would break the open page.
 */
const SAVED_MS = 100;

/** Prepares a part for the development server. Requires `NODE_ENV`, which the part's build reads, to be set. */
export async function watchedPart(
  { name, source }: OwnPart,
  dataDir: string,
  upstream: Upstream,
  builtInPosts: Upstream['builtInPosts'],
): Promise<WatchedPart> {
  const folder = releaseFolder(dataDir, name, FOLDER);
  const file = path.join(source, findBuildConfig(source));
  const { default: configs }: { default: Configuration[] } = await import(
    /* webpackIgnore: true */ file
  );
  let running: ReleaseRenderer | null = null;
  let stats: StatsCompilation = {};
  let described: Promise<Release> | null = null;
  let lastPage: string | null = null;

  /** Fails the build if its renderer doesn't start, or doesn't render the page that is open. */
  async function startRenderer(): Promise<void> {
    const order = { dataDir, name, id: FOLDER, services: upstreamServices(upstream, builtInPosts) };
    const started = await startRenderProcess(order);
    try {
      if (lastPage !== null) await renderIn(started, lastPage, await upstream.site());
    } catch (error) {
      started.close();
      throw error;
    }
    running?.close();
    running = started;
  }

  function renderer(): ReleaseRenderer {
    if (!running) throw new Error(`${name} has not been built without errors yet.`);
    return running;
  }

  return {
    name,
    source,
    builds: configs.map((config) => ({
      ...config,
      output: {
        ...config.output,
        path: path.join(folder, path.basename(config.output?.path ?? '')),
      },
      // A failed build keeps the previous output.
      optimization: { ...config.optimization, emitOnErrors: false },
      watchOptions: { ...config.watchOptions, aggregateTimeout: SAVED_MS },
      // Its pages get the client of the development server once, from a build of its own.
      devServer: false,
      plugins: [
        ...(config.plugins ?? []),
        ...(config.name === `${name}:node` ? [afterBuild(startRenderer)] : []),
      ],
    })),
    onBuilt(report) {
      stats = report;
      described = null;
    },
    async release() {
      renderer();
      described ??= describeRelease(
        { name, source, folder },
        parseBuildStats(JSON.stringify(stats)),
      );
      return described;
    },
    posts: () => running?.posts ?? [],
    renderer,
    async render(pathname, site) {
      lastPage = pathname;
      return renderIn(renderer(), pathname, site);
    },
    fileAt(pathname) {
      const [, built] =
        new RegExp(`^/r/${name}/[0-9a-f]{16}/([\\w@-][\\w.@-]*)$`).exec(pathname) ?? [];
      const found =
        built === undefined
          ? assetAt(pathname, name, path.join(source, 'assets'))
          : path.join(folder, releaseFolders.browser, built);
      return found !== null && existsSync(found) ? found : null;
    },
    close: () => running?.close(),
  };
}

async function renderIn(
  renderer: ReleaseRenderer,
  pathname: string,
  site: SiteConfig,
): Promise<RenderedPage | null> {
  const patterns = renderer.routes.map(({ pattern }) => withProductSlug(pattern, site));
  return routePattern(patterns, pathname) === null ? null : renderer.render(pathname, site);
}

/** Returns the source of a published asset: a section's have a hash in their names. */
function assetAt(pathname: string, name: PartName, assets: string): string | null {
  if (!pathname.startsWith(`${ASSETS}/`) || pathname.includes('..')) return null;
  const published = pathname.slice(ASSETS.length + 1);
  if (!published.startsWith(`${name}/`)) return path.join(assets, published);
  return path.join(assets, published.slice(name.length + 1).replace(/\.[0-9a-f]{8}(?=\.\w+$)/, ''));
}

/** Runs `work` whenever a build has been written, and reports its failure as an error of the build. */
function afterBuild(work: () => Promise<void>): RspackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.afterEmit.tapPromise('AfterBuild', async ({ errors }) => {
        try {
          await work();
        } catch (error) {
          errors.push(error instanceof Error ? error : new Error(String(error)));
        }
      });
    },
  };
}
