import { type Configuration, rspack } from '@rspack/core';
import { typescript } from '@site/kit/federation/define-app.ts';

/**
 * Bundles TypeScript programs of this project into JavaScript for Node. Includes our modules, but not npm packages,
 * which are installed separately. `entries` maps output names to source files. Rejects with the build errors.
 */
export async function bundlePrograms(
  entries: Readonly<Record<string, string>>,
  folder: string,
): Promise<void> {
  const config: Configuration = {
    mode: 'production',
    context: import.meta.dirname,
    entry: { ...entries },
    target: 'node24',
    devtool: false,
    output: {
      path: folder,
      filename: '[name].mjs',
      chunkFilename: 'part-[id].mjs',
      module: true,
      library: { type: 'module' },
    },
    externalsType: 'module-import',
    externals: [
      ({ request = '' }, done) => {
        // Commander is small, and bundled so that it cannot conflict with an installed version.
        const isOurs = /^(\.|\/|@site\/|(?:@commander-js\/extra-typings|commander)$)/.test(request);
        // Leaves out a site's own stores, which need databases.
        if (request.endsWith('/own-site.ts')) done(undefined, './no-site.mjs');
        else if (isOurs) done();
        else done(undefined, request);
      },
    ],
    module: {
      parser: { javascript: { importMeta: false, createRequire: false } },
      rules: [typescript()],
    },
    // Unminified so that teams can debug it. NODE_ENV is read at runtime, because it selects the kind of build.
    optimization: { minimize: false, splitChunks: false, nodeEnv: false },
    node: false,
    performance: { hints: false },
  };
  await new Promise<void>((resolve, reject) => {
    rspack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}
