import path from 'node:path';
import type { Plugin } from 'postcss';
import { type AssetFiles, listAssets } from '../assets/list-assets.ts';

/**
 * A PostCSS plugin that runs after Tailwind and rewrites `url(assets/street.svg)` to the public address of the file in
 * the section's `assets/`.
 */
export function assetAddresses({ name, folder }: { name: string; folder: string }): Plugin {
  const assets = path.join(folder, 'assets');
  return {
    postcssPlugin: 'asset-addresses',
    OnceExit(root, { result }) {
      let files: AssetFiles | undefined;
      root.walkDecls((declaration) => {
        declaration.value = declaration.value.replaceAll(
          /\burl\(assets\/([\w.-]+)\)/g,
          (_url, file: string) => {
            files ??= listAssets(name, assets);
            const found = files[file];
            if (!found) throw declaration.error(`assets/${file} does not exist.`);
            const dependency = path.join(assets, file);
            result.messages.push({
              type: 'dependency',
              plugin: 'asset-addresses',
              file: dependency,
            });
            return `url(/website/assets/${found.src})`;
          },
        );
      });
    },
  };
}
