import type { RspackPluginInstance } from '@rspack/core';

/** The file that other Module Federation hosts read. */
const MANIFEST = 'mf-manifest.json';

/**
 * Makes builds reproducible. Rspack and its plugins write the hashes of chunks in scripts, the hash of the build, and the
 * lists of the federation manifest differently from build to build, more so on a busy machine.
 */
export function reproducibleOutput(): RspackPluginInstance {
  return {
    apply(compiler) {
      const { Compilation, sources } = compiler.rspack;
      compiler.hooks.compilation.tap('ReproducibleOutput', (compilation) => {
        // After the hashes, which are written once everything else is as it will be.
        const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name: 'ReproducibleOutput', stage }, (assets) => {
          for (const name of Object.keys(assets)) {
            if (name !== MANIFEST && !name.endsWith('.js')) continue;
            compilation.updateAsset(name, (source) => {
              const text = source.source().toString();
              const sorted =
                name === MANIFEST ? sortLists(text) : withoutBuildHash(sortHashes(text));
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

/** JSON with each of its lists in the order of what their members say. */
export function sortLists(json: string): string {
  return JSON.stringify(JSON.parse(json), (_key, value: unknown) =>
    Array.isArray(value)
      ? value.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
      : value,
  );
}
