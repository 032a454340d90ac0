import { plainBuild } from '../dev/plain-build.ts';
import { watchedBuilds } from '../dev/watched-builds.ts';

/** The configuration that Rspack's CLI watches for `npx site dev`: the section as released. */
export default await watchedBuilds(plainBuild);
