import { hotBuild } from './hot-build.ts';
import { watchedBuilds } from './watched-builds.ts';

/** What Rspack's command line watches for the development server of this project. */
export default await watchedBuilds(hotBuild);
