import { plainBuild } from '@site/delivery/dev/plain-build.ts';
import { watchedBuilds } from '@site/delivery/dev/watched-builds.ts';

/** What Rspack's command line watches for `npx site dev`: the section as it is released. */
export default await watchedBuilds(plainBuild);
