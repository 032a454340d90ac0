/**
 * A text as one word of an nginx configuration. Throws for what nginx cannot be told: it has no way to
 * write a dollar sign that is not the start of a variable.
 */
export function quoted(text: string): string {
  const unwritable = /[$\p{Cc}]/u.exec(text);
  if (unwritable) {
    throw new Error(`nginx cannot be given ${JSON.stringify(unwritable[0])}, as in ${text}`);
  }
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** A text as it stands in a regular expression of an nginx configuration. */
export function literally(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** What the first pattern (a word, or a regular expression after `~`) that fits gives, or the default; values may hold variables. */
type Choice = { default: string; cases: readonly (readonly [pattern: string, value: string])[] };

/**
 * A variable that nginx works out from others. Asked for anew at every use, because an answer may take
 * several turns: the page of an error is another file than the one that was asked for.
 */
export function map(source: string, variable: string, choice: Choice): string {
  return block(`map ${source} ${variable}`, [
    'volatile;',
    `default ${choice.default};`,
    ...choice.cases.map(([pattern, value]) => `"${pattern}" ${value};`),
  ]);
}

/** A block of directives, indented. */
export function block(head: string, parts: readonly string[]): string {
  const body = parts.flatMap((part) => part.split('\n')).map((line) => (line ? `  ${line}` : line));
  return [`${head} {`, ...body, '}'].join('\n');
}
