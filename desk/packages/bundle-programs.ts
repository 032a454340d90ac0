import { type Configuration, rspack } from '@rspack/core';
import { typescript } from '@site/kit/federation/define-app.ts';

/**
 * Makes programs of plain JavaScript from TypeScript of this project, for Node: what is ours is in them, in as many files
 * as it is loaded in, and packages are left to be installed. `entries` has each by its name. Rejects with what is wrong.
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
        // Commander is small, and built in so that any other version may be installed.
        const isOurs = /^(\.|\/|@site\/|(?:@commander-js\/extra-typings|commander)$)/.test(request);
        // Of a site's own stores, which need databases, nothing comes along.
        if (request.endsWith('/own-site.ts')) done(undefined, './no-site.mjs');
        else if (isOurs) done();
        else done(undefined, request);
      },
    ],
    module: {
      parser: { javascript: { importMeta: false, createRequire: false } },
      rules: [typescript()],
    },
    // Teams read it when something goes wrong. What it builds is for production or not, as it is told when it runs.
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
