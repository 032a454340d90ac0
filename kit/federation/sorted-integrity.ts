import type { RspackPluginInstance } from '@rspack/core';

/**
 * Puts the hashes of chunks that a script holds in the order of their chunks. The plugin that writes them does so in
 * an order that differs from build to build, and the same sources must always come to the same release.
 */
export function sortedIntegrity(): RspackPluginInstance {
  return {
    apply(compiler) {
      const { Compilation, sources } = compiler.rspack;
      compiler.hooks.compilation.tap('SortedIntegrity', (compilation) => {
        // After the hashes, which are written once everything else is as it will be.
        const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name: 'SortedIntegrity', stage }, (assets) => {
          for (const name of Object.keys(assets).filter((file) => file.endsWith('.js'))) {
            compilation.updateAsset(name, (source) => {
              const text = source.source().toString();
              const sorted = withoutBuildHash(sortHashes(text));
              return sorted === text ? source : new sources.RawSource(sorted);
            });
          }
        });
      });
    },
  };
}

/** The script with the hashes of its chunks in order. A hash in Base64 has neither a brace nor a comma. */
export function sortHashes(script: string): string {
  return script.replace(
    /(\bsriHashes\s*=\s*\{)([^{}]*)(\})/g,
    (_all, start: string, hashes: string, end: string) =>
      start + hashes.split(',').toSorted().join(',') + end,
  );
}

/**
 * The minified script without the hash of the whole build, which nothing reads in production and which can differ
 * between builds of the same sources.
 */
export function withoutBuildHash(script: string): string {
  return script.replace(
    /(\.h=\(\)=>")[0-9a-f]{16}(")/g,
    (_all, start: string, end: string) =>
      // As long as before, so that source maps stay right.
      `${start}${'0'.repeat(16)}${end}`,
  );
}
