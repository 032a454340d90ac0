import type { RspackPluginInstance } from '@rspack/core';

/** The manifest for other Module Federation hosts. */
const MANIFEST = 'mf-manifest.json';

/**
 * Makes builds reproducible. Rspack and its plugins vary the order of chunk hashes, the build hash and the lists in the
 * federation manifest from build to build, especially under load.
 */
export function reproducibleOutput(): RspackPluginInstance {
  return {
    apply(compiler) {
      const { Compilation, sources } = compiler.rspack;
      compiler.hooks.compilation.tap('ReproducibleOutput', (compilation) => {
        // Must run after hashing, when the assets are final.
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

/** Sorts the chunk hashes in a script. Safe to split at braces and commas, which Base64 doesn't contain. */
export function sortHashes(script: string): string {
  return script.replace(
    /(\bsriHashes\s*=\s*\{)([^{}]*)(\})/g,
    (_all, start: string, hashes: string, end: string) =>
      start + hashes.split(',').toSorted().join(',') + end,
  );
}

/** Blanks the build hash, which is unused in production and varies between builds of the same source. */
export function withoutBuildHash(script: string): string {
  return script.replace(
    /(\.h=\(\)=>")[0-9a-f]{16}(")/g,
    (_all, start: string, end: string) =>
      // Keep the length, so that source maps stay valid.
      `${start}${'0'.repeat(16)}${end}`,
  );
}

/** Sorts every list in a JSON document. */
export function sortLists(json: string): string {
  return JSON.stringify(JSON.parse(json), (_key, value: unknown) =>
    Array.isArray(value)
      ? value.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
      : value,
  );
}
