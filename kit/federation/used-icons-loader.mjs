import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Keeps those icons of `kit/ui/icon-paths.ts` whose names stand in quotes somewhere in a folder's source,
 * and drops the rest from a section's scripts. An icon's name is checked by TypeScript wherever it is
 * used, so a name that is drawn is written out somewhere; a word that is a name by chance keeps an icon
 * too many.
 *
 * @this {import('@rspack/core').LoaderContext<{ folders: string[] }>}
 * @param {string} source
 */
export default function usedIconsLoader(source) {
  const words = new Set(this.getOptions().folders.flatMap(quotedWords));
  return source.replace(/^ {2}('?)([a-z-]+)\1:\s*'[^']*',\n/gm, (entry, _quote, name) =>
    words.has(name) ? entry : '',
  );
}

/** @param {string} folder */
function quotedWords(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(?!icon-paths|.*\.test\.).*\.tsx?$/.test(entry.name))
    .filter((entry) => !/[\\/](node_modules|dist)([\\/]|$)/.test(entry.parentPath))
    .flatMap((entry) => {
      const text = readFileSync(path.join(entry.parentPath, entry.name), 'utf8');
      return [...text.matchAll(/(?<=["'`])[a-z-]+(?=["'`])/g)].map(([word]) => word);
    });
}
