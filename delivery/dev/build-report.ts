import type { StatsCompilation } from '@rspack/core';
import type { PartName } from '../releases/release.ts';

/** What the watching process says each time a build of a part has ended. */
export type BuildReport = {
  part: PartName;
  /** Which of the part's builds, such as `mfe-blog:app`. */
  build: string;
  /** Another one when anything in the build is. */
  hash: string;
  /** What the build's command line would write as JSON. */
  stats: StatsCompilation;
};
