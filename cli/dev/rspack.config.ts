import path from 'node:path';
import { DEV_CLIENT } from './dev-message.ts';
import { plainBuild, type WatchedBuild } from './plain-build.ts';
import { watchedBuilds } from './watched-builds.ts';

const devClient = path.join(import.meta.dirname, 'browser/dev-client.ts');

/** Builds the script of every page in development along with the shell's stylesheet and loader. */
const withClient: WatchedBuild = (part, configs, folder) =>
  plainBuild(part, configs, folder).map((config) => {
    const { name, entry } = config;
    if (name !== 'shell:styles' || typeof entry !== 'object' || Array.isArray(entry)) return config;
    return { ...config, entry: { ...entry, [path.parse(DEV_CLIENT).name]: devClient } };
  });

/** The configuration for Rspack's command line, started by the development server. */
export default await watchedBuilds(withClient);
