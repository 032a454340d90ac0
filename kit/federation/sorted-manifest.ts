import type { RspackPluginInstance } from '@rspack/core';

/** The file that other Module Federation hosts read. */
const MANIFEST = 'mf-manifest.json';

/**
 * Puts what a federation manifest lists in one order. Packages that are shared stand there in the order in which the
 * build came across them, which differs on a busy machine, and the same sources must always come to the same release.
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
