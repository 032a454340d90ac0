/** Returns the source of each example of a formatted file by its title. */
export function usagesIn(source: string): Readonly<Record<string, string>> {
  const examples = source.matchAll(
    /^ {2}\{\n {4}title: '(.+)',\n {4}shown: (?:\(\n([^]*?)\n {4}\)|(<.*>|<[^]*?\/>)),\n {2}\},$/gm,
  );
  return Object.fromEntries(
    [...examples].map(([, title, block, line]) => [
      title,
      (block ?? line)?.replaceAll(/^ {6}/gm, ''),
    ]),
  );
}
