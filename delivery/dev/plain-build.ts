import path from 'node:path';
import type { Configuration } from '@rspack/core';
import type { PartName } from '../releases/release.ts';

/** Changes the builds of a part for being watched, into `folder`. */
export type WatchedBuild = (
  part: PartName,
  configs: readonly Configuration[],
  folder: string,
) => Configuration[];

/** The builds as they are, into `folder`. What does not build leaves there what was built before. */
export const plainBuild: WatchedBuild = (_part, configs, folder) =>
  configs.map((config) => {
    const half = config.output?.path && path.basename(config.output.path);
    return {
      ...config,
      output: { ...config.output, path: path.join(folder, half ?? '') },
      optimization: { ...config.optimization, emitOnErrors: false },
    };
  });
