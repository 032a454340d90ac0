import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { iconPaths } from '../ui/icon-paths.ts';
import { reachedModules } from './reached-modules.ts';

/** The module with all icons, which a browser build replaces with `usedIcons`. */
export const iconsFile = createRequire(import.meta.url).resolve('@site/kit/ui/icon-paths.ts');

const DOCUMENTS = /from '([^']+\.yaml)'/g;

/**
 * Generates the module of icons for a browser build: those whose names occur as a string in the modules reachable from
 * `entries`, or in a document that one of them imports. Like Tailwind with classes, it finds only whole names.
 */
export function usedIcons(entries: readonly string[]): string {
  const texts = [...reachedModules(entries)]
    .filter((file) => file !== iconsFile)
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const documents = [...text.matchAll(DOCUMENTS)].map(([, document = '']) =>
        readFileSync(path.resolve(path.dirname(file), document), 'utf8'),
      );
      return [text, ...documents];
    });
  const used = Object.entries(iconPaths).filter(([name]) => {
    const asString = new RegExp(`['"]${name}['"]|: ${name}$`, 'm');
    return texts.some((text) => asString.test(text));
  });
  return `export const iconPaths = ${JSON.stringify(Object.fromEntries(used))};`;
}
