import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

/**
 * Builds programs of this project for Node: built, they start with a fraction of the work. What they are made of is the
 * same, packages stay outside, what is loaded only when it is needed still is, and a file that asks where it is gets the
 * place of its source. Each of `files` becomes `NAME.mjs` in `folder`; each file there appears whole, also over an
 * earlier one. Gives the sources that went into them. Rejects for what is not TypeScript, and when it cannot write.
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
    // A CommonJS module that is built in asks for its packages with `require`, which ES modules lack.
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    logLevel: 'silent',
    write: false,
    metafile: true,
    plugins: [packagesOutside, placesOfSources],
  });
  await mkdir(folder, { recursive: true });
  for (const { path: file, contents } of outputFiles) {
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, contents);
    await rename(unfinished, file);
  }
  return Object.keys(metafile.inputs).map((file) => path.resolve(workingFolder, file));
}

/** Packages are loaded from where the file that asks for them would find them, which is not where it is built to. */
const packagesOutside: Plugin = {
  name: 'packages stay outside',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path: asked, kind, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || asked.startsWith('@site/') || pluginData === 'asked')
        return null;
      if (isBuiltin(asked)) return { external: true };
      const { path: file, errors } = await resolve(asked, {
        kind,
        resolveDir,
        pluginData: 'asked',
      });
      if (errors.length > 0) return { errors };
      return { path: kind === 'require-call' ? file : pathToFileURL(file).href, external: true };
    });
  },
};

const placesOfSources: Plugin = {
  name: 'files know where their sources are',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => ({
      contents: (await readFile(file, 'utf8'))
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href)),
      loader: file.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};
