import path from 'node:path';
import { AtRule, type Plugin } from 'postcss';
import { reachedModules } from './reached-modules.ts';

/** The modules, in a section's or the shell's folder, from which a sheet's classes are reached. */
export const classEntries = {
  section: ['./remote.ts'],
  shell: ['./renderer.ts', './boot.ts', './loader.ts'],
} as const;

/**
 * A PostCSS plugin in front of Tailwind: names the modules that hold the classes of a sheet, which are all that `entries`
 * reach. So a component of the kit is styled where it is used for the first time, and nobody keeps a list.
 */
export function classSources(entries: readonly string[]): Plugin {
  return {
    postcssPlugin: 'class-sources',
    Once(root, { result }) {
      const folder = path.dirname(result.opts.from ?? '');
      for (const file of reachedModules(entries)) {
        // Words that visitors read would be taken for classes.
        if (/[\\/]content[\\/]/.test(file)) continue;
        const address = path.relative(folder, file).split(path.sep).join('/');
        root.append(new AtRule({ name: 'source', params: `'${address}'` }));
        result.messages.push({ type: 'dependency', plugin: 'class-sources', file });
      }
    },
  };
}
