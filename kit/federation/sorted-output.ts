import type { RspackPluginInstance } from '@rspack/core';

/**
 * Sorts the chunk hashes in a script, and takes the hash of the build out of it. Both differ from build to build, and
 * builds must be reproducible.
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

/** The file that other Module Federation hosts read. */
const MANIFEST = 'mf-manifest.json';

/**
 * Sorts the lists of a federation manifest. Shared packages are listed in the order in which the build found them, which
 * differs on a busy machine, and builds must be reproducible.
 */
export function sortedManifest(): RspackPluginInstance {
  return {
    apply(compiler) {
      const { Compilation, sources } = compiler.rspack;
      compiler.hooks.compilation.tap('SortedManifest', (compilation) => {
        const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name: 'SortedManifest', stage }, (assets) => {
          if (!(MANIFEST in assets)) return;
          compilation.updateAsset(
            MANIFEST,
            (source) => new sources.RawSource(sortLists(source.source().toString())),
          );
        });
      });
    },
  };
}

/** JSON with each of its lists in the order of what their members say. */
export function sortLists(json: string): string {
  return JSON.stringify(JSON.parse(json), (_key, value: unknown) =>
    Array.isArray(value)
      ? value.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
      : value,
  );
}
