import path from 'node:path';
import type { Compiler, Configuration, RspackPluginInstance } from '@rspack/core';
import * as v from 'valibot';
import { configOfBuild } from '../releases/config-of-build.ts';
import type { WatchReport } from './build-report.ts';
import { developedPart } from './developed-part.ts';
import type { WatchedBuild } from './plain-build.ts';

const environmentSchema = v.object({
  /** The parts, as JSON. */
  WATCHED_PARTS: v.pipe(v.string(), v.parseJson(), v.array(developedPart)),
  /** The folder with a folder for each of them. */
  WATCHED_FOLDER: v.string(),
});

/**
 * How long nothing must be saved before a build begins, in milliseconds: many editors empty a file before they write it,
 * and what is read in between would break the open page.
 */
const SAVED_MS = 100;

/**
 * The builds of all parts that are developed, watched by Rspack's command line in a process of its own (`watchParts`
 * starts it and says which). Each finished build is reported to the process that started this one.
 */
export async function watchedBuilds(build: WatchedBuild): Promise<Configuration[]> {
  const { WATCHED_PARTS, WATCHED_FOLDER } = v.parse(environmentSchema, process.env);
  // Without the process that listens nobody would ever end this one.
  process.on('disconnect', () => process.exit());
  const configs: Configuration[] = [];
  for (const { name: part, source } of WATCHED_PARTS) {
    const file = path.join(source, configOfBuild(source));
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
            chunkGroupChildren: true,
          }),
        });
      });
    },
  };
}
