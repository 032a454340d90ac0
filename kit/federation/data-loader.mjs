/**
 * Runs a file `x.data.ts` while a section is built and leaves nothing of it in scripts but what its
 * functions give, as JSON. So a list can be made from the words of all pages without sending them.
 * Each export must be a function without parameters that gives data, at once or later; when one throws,
 * the build fails with its error.
 */
export async function pitch(remainingRequest) {
  const functions = await this.importModule(`!!${remainingRequest}`, { layer: 'data' });
  const exported = await Promise.all(
    Object.entries(functions).map(
      async ([name, give]) =>
        `export const ${name} = async () => (${JSON.stringify(await give())});`,
    ),
  );
  return exported.join('\n');
}
