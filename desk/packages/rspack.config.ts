import { plainBuild } from '@site/delivery/dev/plain-build.ts';
import { watchedBuilds } from '@site/delivery/dev/watched-builds.ts';

/** The configuration that Rspack's CLI watches for `npx site dev`: the section as released. */
export default await watchedBuilds(plainBuild);
