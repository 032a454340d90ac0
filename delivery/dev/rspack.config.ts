import path from 'node:path';
import type { Compiler, Configuration, RspackPluginInstance } from '@rspack/core';
import * as v from 'valibot';
import { configOfBuild } from '../releases/config-of-build.ts';
import type { BuildReport } from './build-report.ts';
import { developedPart } from './developed-part.ts';
import { hotBuild } from './hot-build.ts';

/**
 * The builds of all parts that are developed, watched by Rspack's command line in a process of its own. Each
 * finished build is reported to the process that started this one.
 */
const { WATCHED_PARTS, WATCHED_FOLDER } = v.parse(
  v.object({
    /** The parts, as JSON. */
    WATCHED_PARTS: v.pipe(v.string(), v.parseJson(), v.array(developedPart)),
    /** The folder with a folder for each of them. */
    WATCHED_FOLDER: v.string(),
  }),
  process.env,
);

// Without the process that listens nobody would ever end this one.
process.on('disconnect', () => process.exit());

const configs: Configuration[] = [];
for (const { name: part, source } of WATCHED_PARTS) {
  const file = path.join(source, configOfBuild(source));
  const { default: own }: { default: Configuration[] } = await import(file);
  const hot = hotBuild(part, own, path.join(WATCHED_FOLDER, part));
  configs.push(
    ...hot.map((config) => ({ ...config, plugins: [...(config.plugins ?? []), reporter(part)] })),
  );
}

export default configs;

function reporter(part: BuildReport['part']): RspackPluginInstance {
  return {
    apply(compiler: Compiler) {
      compiler.hooks.done.tap('Report', (stats) => {
        const report: BuildReport = {
          part,
          build: compiler.options.name ?? '',
          hash: stats.hash ?? '',
          stats: stats.toJson({
            all: false,
            errors: true,
            chunkGroups: true,
            chunkGroupChildren: true,
          }),
        };
        process.send?.(report);
      });
    },
  };
}
