/**
 * Runs `x.data.ts` at build time and replaces it with the JSON that its functions return, for example a list built from
 * every page's text. Each export must be a function without parameters that returns data or a promise of data; if one
 * throws, the build fails.
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
