import path from 'node:path';
import { typescript } from '@site/kit/federation/define-app.ts';
import { federatedName } from '@site/kit/federation/federated-name.ts';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { type Configuration, DefinePlugin, HotModuleReplacementPlugin } from '@rspack/core';
import type { PartName } from '../releases/release.ts';
import { DEV_CLIENT } from './dev-message.ts';
import { plainBuild, type WatchedBuild } from './plain-build.ts';

const hotModules = path.join(import.meta.dirname, 'browser/hot-modules.ts');
const devClient = path.join(import.meta.dirname, 'browser/dev-client.ts');

/**
 * The builds of a part as they are watched in development: with the bundler's own hot reload and React Refresh in what
 * browsers run.
 */
export const hotBuild: WatchedBuild = (part, configs, folder) =>
  plainBuild(part, configs, folder).map((config) => {
    switch (config.name) {
      case `${part}:app`:
        return hot(part, config);
      case 'shell:styles':
        return { ...config, entry: withClient(config.entry) };
      default:
        return config;
    }
  });

function withClient(entry: Configuration['entry']): NonNullable<Configuration['entry']> {
  const entries = typeof entry === 'object' && !Array.isArray(entry) ? entry : {};
  return { ...entries, [path.parse(DEV_CLIENT).name]: devClient };
}

function hot(part: PartName, config: Configuration): Configuration {
  return {
    ...config,
    // The container of a federated build takes in the entry that has its name.
    entry:
      part === 'shell'
        ? { shell: [hotModules, './boot.ts'] }
        : { [federatedName(part)]: hotModules },
    module: { ...config.module, rules: (config.module?.rules ?? []).flatMap(refreshing) },
    plugins: [
      ...(config.plugins ?? []),
      new HotModuleReplacementPlugin(),
      // The rules say which files refresh: what runs while the part is built has no page to refresh.
      new ReactRefreshRspackPlugin({ injectLoader: false }),
      new DefinePlugin({ DEVELOPED_PART: JSON.stringify(part) }),
    ],
  };
}

type Rule = NonNullable<NonNullable<Configuration['module']>['rules']>[number];

/** Splits the rule for TypeScript, so that components of pages can be replaced while they are on screen. */
function refreshing(rule: Rule): Rule[] {
  const isTypeScript = typeof rule === 'object' && rule?.loader === 'builtin:swc-loader';
  if (!isTypeScript) return [rule];
  const component = { test: /\.tsx$/, issuerLayer: { not: 'data' } };
  return [
    { ...typescript(), test: /\.ts$/ },
    { ...typescript(), test: /\.tsx$/, issuerLayer: 'data' },
    { ...typescript({ refresh: true }), ...component },
    { ...component, exclude: /node_modules/, use: 'builtin:react-refresh-loader' },
  ];
}
