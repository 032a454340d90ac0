import type { StatsCompilation } from '@rspack/core';
import type { PartName } from '../releases/release.ts';

/** A build of a part has ended. */
export type BuildReport = {
  kind: 'built';
  part: PartName;
  /** Which of the part's builds, such as `mfe-blog:app`. */
  build: string;
  /** Another one when anything in the build is. */
  hash: string;
  /** What the build's command line would write as JSON. */
  stats: StatsCompilation;
};

/** What the watching process says: a build of a part has ended, or a file of it was saved and it will end again. */
export type WatchReport = BuildReport | { kind: 'changed'; part: PartName; build: string };
