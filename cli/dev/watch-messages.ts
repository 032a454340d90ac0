import type { StatsCompilation } from '@rspack/core';
import { partName, type PartName } from '@site/delivery/releases/release.ts';
import * as v from 'valibot';

export type BuildReport = {
  kind: 'built';
  part: PartName;
  /** One of the part's builds, such as `mfe-blog:app`. */
  build: string;
  hash: string;
  /** The JSON that the bundler's command line would write. */
  stats: StatsCompilation;
};

/** Messages from the watching process. After `changed`, another `built` follows. */
export type WatchReport = BuildReport | { kind: 'changed'; part: PartName; build: string };

/** A part in development, and its source folder in this or its own repository. */
export const developedPart = v.object({ name: partName, source: v.string() });
export type DevelopedPart = v.InferOutput<typeof developedPart>;
