import { plainBuild } from '../dev/plain-build.ts';
import { watchedBuilds } from '../dev/watched-builds.ts';

/** What Rspack's command line watches for `npx site dev`: the section as it is released. */
export default await watchedBuilds(plainBuild);
