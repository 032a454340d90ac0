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

/** Development builds of a part, with hot module replacement and React Refresh in the browser. */
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
    // A federated container includes the entry that has the same name.
    entry:
      part === 'shell'
        ? { shell: [hotModules, './boot.ts'] }
        : { [federatedName(part)]: hotModules },
    module: { ...config.module, rules: (config.module?.rules ?? []).flatMap(refreshing) },
    plugins: [
      ...(config.plugins ?? []),
      new HotModuleReplacementPlugin(),
      // The module rules decide which files refresh, because code that runs at build time has no page to refresh.
      new ReactRefreshRspackPlugin({ injectLoader: false }),
      new DefinePlugin({ DEVELOPED_PART: JSON.stringify(part) }),
    ],
  };
}

type Rule = NonNullable<NonNullable<Configuration['module']>['rules']>[number];

/** Splits the TypeScript rule, so that page components can be hot-replaced. */
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
