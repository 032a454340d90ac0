import { hotBuild } from './hot-build.ts';
import { watchedBuilds } from './watched-builds.ts';

/** The configuration for Rspack's command line, started by the development server. */
export default await watchedBuilds(hotBuild);
