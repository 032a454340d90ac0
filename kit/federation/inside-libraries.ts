import { createRequire } from 'node:module';
import path from 'node:path';
import type { Compiler, RspackPluginInstance } from '@rspack/core';

// What the build takes from inside of libraries, because they have no public way. The test says what an upgrade broke.

const require = createRequire(import.meta.url);

/** Selects React Router's production build: its `exports` name only the development build, under any condition. */
export function productionReactRouter(): Record<string, string> {
  const folder = path.join(
    path.dirname(
      require.resolve('react-router/package.json', { paths: [process.cwd(), import.meta.dirname] }),
    ),
    'dist/production',
  );
  return {
    'react-router/dom$': path.join(folder, 'dom-export.mjs'),
    'react-router$': path.join(folder, 'index.mjs'),
  };
}

const federationCommonJs = /(@module-federation[\\/][\w-]+[\\/]dist[\\/].*)\.cjs$/;

/** Returns the ES module beside a CommonJS file of the federation's runtime. */
export const asModule = (file: string) => file.replace(federationCommonJs, '$1.js');

/**
 * Uses the ES modules of the federation plugin's runtime. The plugin references the CommonJS files of the same
 * packages, which can't be tree-shaken, and has no option for them. Saves the shell 12 kB on the wire.
 */
export function federationAsModules(): RspackPluginInstance {
  return {
    apply(compiler: Compiler) {
      new compiler.rspack.NormalModuleReplacementPlugin(federationCommonJs, (data) => {
        data.request = asModule(data.request);
      }).apply(compiler);
      // Must run after the federation plugin, which sets these aliases in `afterPlugins`.
      compiler.hooks.afterPlugins.tap({ name: 'FederationAsModules', stage: 100 }, () => {
        const { alias } = compiler.options.resolve;
        if (!alias) return;
        compiler.options.resolve.alias = Object.fromEntries(
          Object.entries(alias).map(([name, target]) => [
            name,
            typeof target === 'string' ? asModule(target) : target,
          ]),
        );
      });
    },
  };
}
