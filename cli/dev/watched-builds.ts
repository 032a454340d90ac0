import path from 'node:path';
import type { Compiler, Configuration, RspackPluginInstance } from '@rspack/core';
import * as v from 'valibot';
import { findBuildConfig } from '@site/delivery/releases/find-rspack.ts';
import { developedPart, type WatchReport } from './watch-messages.ts';
import type { WatchedBuild } from './plain-build.ts';

const environmentSchema = v.object({
  /** The parts, as JSON. */
  WATCHED_PARTS: v.pipe(v.string(), v.parseJson(), v.array(developedPart)),
  /** The folder in which each part gets a subfolder. */
  WATCHED_FOLDER: v.string(),
});

/**
 * Debounce after a save, in milliseconds: many editors truncate a file before writing it, and building in between
 * would break the open page.
 */
const SAVED_MS = 100;

/**
 * Returns the builds of all parts in development, for Rspack's command line in the process started by `watchParts`.
 * Reports each finished build to the parent process.
 */
export async function watchedBuilds(build: WatchedBuild): Promise<Configuration[]> {
  const { WATCHED_PARTS, WATCHED_FOLDER } = v.parse(environmentSchema, process.env);
  // Exit along with the parent process, because nothing else would stop this one.
  process.on('disconnect', () => process.exit());
  const configs: Configuration[] = [];
  for (const { name: part, source } of WATCHED_PARTS) {
    const file = path.join(source, findBuildConfig(source));
    const { default: own }: { default: Configuration[] } = await import(
      /* webpackIgnore: true */ file
    );
    const watched = build(part, own, path.join(WATCHED_FOLDER, part));
    configs.push(
      ...watched.map((config) => ({
        ...config,
        watchOptions: { ...config.watchOptions, aggregateTimeout: SAVED_MS },
        plugins: [...(config.plugins ?? []), reporter(part)],
      })),
    );
  }
  return configs;
}

function reporter(part: WatchReport['part']): RspackPluginInstance {
  return {
    apply(compiler: Compiler) {
      const build = compiler.options.name ?? '';
      const report = (words: WatchReport) => process.send?.(words);
      compiler.hooks.invalid.tap('Report', () => void report({ kind: 'changed', part, build }));
      compiler.hooks.done.tap('Report', (stats) => {
        report({
          kind: 'built',
          part,
          build,
          hash: stats.hash ?? '',
          stats: stats.toJson({
            all: false,
            errors: true,
            chunkGroups: true,
          }),
        });
      });
    },
  };
}
