import path from 'node:path';
import type { Configuration } from '@rspack/core';
import type { PartName } from '@site/delivery/releases/release.ts';

/** Adapts the builds of a part for watch mode, with output to `folder`. */
export type WatchedBuild = (
  part: PartName,
  configs: readonly Configuration[],
  folder: string,
) => Configuration[];

/** Unmodified builds. A failed build keeps the previous output. */
export const plainBuild: WatchedBuild = (_part, configs, folder) =>
  configs.map((config) => {
    const outputFolder = config.output?.path && path.basename(config.output.path);
    return {
      ...config,
      output: { ...config.output, path: path.join(folder, outputFolder ?? '') },
      optimization: { ...config.optimization, emitOnErrors: false },
    };
  });
