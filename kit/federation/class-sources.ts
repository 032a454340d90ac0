import path from 'node:path';
import { AtRule, type Plugin } from 'postcss';
import { reachedModules } from './reached-modules.ts';

/** Entry modules from which to collect a sheet's classes, in the section's or shell's folder. */
export const classEntries = {
  section: ['./remote.ts'],
  shell: ['./renderer.ts', './boot.ts', './loader.ts'],
} as const;

/**
 * A PostCSS plugin that runs before Tailwind and adds every module reachable from `entries` as a `@source`. A kit
 * component is styled as soon as a module imports it, with no list to maintain.
 */
export function classSources(entries: readonly string[]): Plugin {
  return {
    postcssPlugin: 'class-sources',
    Once(root, { result }) {
      const folder = path.dirname(result.opts.from ?? '');
      for (const file of reachedModules(entries)) {
        // Tailwind would mistake words in the text for class names.
        if (/[\\/]content[\\/]/.test(file)) continue;
        const address = path.relative(folder, file).split(path.sep).join('/');
        root.append(new AtRule({ name: 'source', params: `'${address}'` }));
        result.messages.push({ type: 'dependency', plugin: 'class-sources', file });
      }
    },
  };
}
