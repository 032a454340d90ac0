import { unreachedParts } from './unreached-parts.mjs';

/**
 * Takes out of a package's file the parts that `unreached-parts.mjs` names. Warns about a part that is not
 * there: then a release of the package has changed, and the part has to be looked up again.
 *
 * @this {import('@rspack/core').LoaderContext<{ name: string }>}
 * @param {string} source
 */
export default function unreachedPartsLoader(source) {
  let text = source;
  const { name } = this.getOptions();
  for (const { file, where, parts } of unreachedParts) {
    if (!file.test(this.resource) || (where === 'sections' && name === 'shell')) continue;
    for (const part of parts) {
      const without = withoutPart(text, part);
      if (without === text) {
        this.emitWarning(
          new Error(`Nothing in this file begins like "${Object.values(part)[0]}".`),
        );
      }
      text = without;
    }
  }
  return text;
}

/**
 * A source without one part.
 *
 * @param {string} source
 * @param {import('./unreached-parts.mjs').Part} part
 */
function withoutPart(source, part) {
  if ('swap' in part) {
    return typeof part.swap === 'string'
      ? source.replaceAll(part.swap, part.by)
      : source.replace(part.swap, part.by);
  }
  const beginning = 'drop' in part ? part.drop : part.empty;
  const lines = source.split('\n');
  const kept = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line.trimStart().startsWith(beginning)) {
      kept.push(line);
      continue;
    }
    const end = closingLine(lines, at);
    if ('empty' in part) kept.push(line, lines[end]);
    at = end;
  }
  return kept.join('\n');
}

/**
 * The line that ends the statement or function that begins on a line: the package's files are indented as a
 * formatter leaves them, so it is the next line of the same depth that closes a bracket and opens no other.
 *
 * @param {string[]} lines
 * @param {number} at
 */
function closingLine(lines, at) {
  const depth = lines[at].match(/^\s*/)[0];
  let end = at;
  while (/[([{]$/.test(lines[end])) {
    end += 1;
    while (!lines[end].startsWith(depth) || !/[)\]}]/.test(lines[end][depth.length] ?? ''))
      end += 1;
  }
  return end;
}
