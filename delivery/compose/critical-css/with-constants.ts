/**
 * A value with constants written out in place of their names, those in the values of constants too.
 * A fallback beside a constant is never read and goes with its name.
 */
export function withConstants(value: string, constants: ReadonlyMap<string, string>): string {
  const reading = /var\(\s*(--[\w-]+)/g;
  let written = value;
  for (let found = reading.exec(written); found; found = reading.exec(written)) {
    const constant = constants.get(found[1] ?? '');
    if (constant === undefined) continue;
    const end = closing(written, found.index + 'var'.length);
    written = written.slice(0, found.index) + constant + written.slice(end + 1);
    reading.lastIndex = found.index;
  }
  return written;
}

/** Where the bracket that opens at an index is closed. */
function closing(value: string, opening: number): number {
  let depth = 0;
  for (let index = opening; index < value.length; index += 1) {
    if (value[index] === '(') depth += 1;
    else if (value[index] === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return value.length;
}
