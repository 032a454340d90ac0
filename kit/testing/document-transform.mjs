import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { readDocument } from '../content/read-document.ts';

const kit = path.join(import.meta.dirname, '..');

/**
 * Compiles documents imported by tests, and recompiles them when they or their dependencies change. Jest makes one
 * transformer for each test file, which lists every folder once.
 */
export default {
  createTransformer() {
    const stamps = new Map();
    const stampOf = (folder) => {
      const stamp = stamps.get(folder) ?? readStamp(folder);
      stamps.set(folder, stamp);
      return stamp;
    };
    return {
      process: (_source, file) => ({
        code: `exports.__esModule = true; exports.default = ${JSON.stringify(readDocument(file).content)};`,
      }),
      getCacheKey(source, file) {
        const content = file.slice(0, file.lastIndexOf(`${path.sep}content${path.sep}`));
        const others = [
          `${content}/content`,
          `${content}/assets`,
          `${kit}/content`,
          `${kit}/safety`,
        ];
        const hash = createHash('sha256').update(source).update(file);
        for (const folder of others) hash.update(stampOf(folder));
        return hash.digest('hex');
      },
    };
  },
};

/** A cache key: everything in a folder that is not a document, with modification times. */
function readStamp(folder) {
  if (!existsSync(folder)) return '';
  return readdirSync(folder, { recursive: true })
    .filter((name) => !name.endsWith('.md') || name.startsWith('shared'))
    .map((name) => `${name} ${statSync(path.join(folder, name)).mtimeMs}`)
    .join();
}
