import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

/**
 * Bundles programs for Node, which makes them start much faster. Packages stay external, dynamic imports stay
 * dynamic, and `import.meta` paths refer to the sources. Atomically writes each of `files` to `NAME.mjs` in `folder`.
 * Returns all bundled source files. Rejects on a syntax or write error.
 */
export async function buildForNode(
  files: readonly string[],
  folder: string,
): Promise<readonly string[]> {
  const workingFolder = process.cwd();
  const { outputFiles, metafile } = await build({
    entryPoints: [...files],
    absWorkingDir: workingFolder,
    outdir: folder,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    jsx: 'automatic',
    // Bundled CommonJS modules load packages with `require`, which ES modules don't have.
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    logLevel: 'silent',
    write: false,
    metafile: true,
    plugins: [externalPackages, sourceLocations],
  });
  await mkdir(folder, { recursive: true });
  for (const { path: file, contents } of outputFiles) {
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, contents);
    await rename(unfinished, file);
  }
  return Object.keys(metafile.inputs).map((file) => path.resolve(workingFolder, file));
}

/** Resolves packages from the importing source file, not from the bundle's location. */
const externalPackages: Plugin = {
  name: 'external-packages',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path: requested, kind, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || requested.startsWith('@site/') || pluginData === 'resolving')
        return null;
      if (isBuiltin(requested)) return { external: true };
      const { path: file, errors } = await resolve(requested, {
        kind,
        resolveDir,
        pluginData: 'resolving',
      });
      if (errors.length > 0) return { errors };
      return { path: kind === 'require-call' ? file : pathToFileURL(file).href, external: true };
    });
  },
};

const sourceLocations: Plugin = {
  name: 'source-locations',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => ({
      contents: (await readFile(file, 'utf8'))
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href)),
      loader: file.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};
