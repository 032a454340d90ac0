import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { makeFolderDurably, writeDurably } from '@site/api/durable-file.ts';
import { errorFacts } from '@site/api/http/error-facts.ts';
import type { FastifyBaseLogger } from 'fastify';

/** The editor's script and its content-hashed URL. */
export type EditorScript = { address: string; code: string };

const browser = path.join(import.meta.dirname, 'browser');

/** Bundled packages; changing any of their versions triggers a rebuild. */
const packages = [
  '@codemirror/commands',
  '@codemirror/lang-markdown',
  '@codemirror/language',
  '@codemirror/lint',
  '@codemirror/state',
  '@codemirror/view',
  '@lezer/highlight',
  '@lezer/markdown',
  'turndown',
];

const { resolve } = createRequire(import.meta.url);

/** Bundled files from outside the folder. */
const shared = [resolve('@site/api/posts/picture-file.ts')];

/** Builds the script on first use; logs a failure and returns `null`. */
export function editorScripts(
  dataDir: string,
  logger: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<EditorScript | null> {
  let made: Promise<EditorScript | null> | undefined;
  return () =>
    (made ??= editorScript(path.join(dataDir, 'desk-editor')).catch((error: unknown) => {
      logger.error(errorFacts(error), 'could not build the post editor; the plain form is used');
      return null;
    }));
}

/** Returns the cached script, or builds it if its sources have changed. */
async function editorScript(folder: string): Promise<EditorScript> {
  const file = path.join(folder, `${await hashOfSources()}.js`);
  const known = await readFile(file, 'utf8').catch(() => null);
  const code = known ?? (await bundle(folder));
  if (known === null) {
    for (const old of await readdir(folder)) await rm(path.join(folder, old), { force: true });
    await writeDurably(file, code);
  }
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16);
  return { address: `/posts/editor/${hash}.js`, code };
}

async function hashOfSources(): Promise<string> {
  const own = (await readdir(browser)).toSorted().map((name) => path.join(browser, name));
  const manifests = packages.map((name) => path.join(folderOf(name), 'package.json'));
  const hash = createHash('sha256');
  for (const file of [...own, ...shared, ...manifests])
    hash.update(await readFile(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Resolves the folder of a package that may not export its `package.json`. */
function folderOf(name: string): string {
  const entry = resolve(name);
  return entry.slice(0, entry.lastIndexOf(path.join(name, path.sep)) + name.length);
}

async function bundle(folder: string): Promise<string> {
  // Loaded lazily, because it is slow and the script is usually cached.
  const { rspack } = await import('@rspack/core');
  await makeFolderDurably(folder);
  const output = await mkdtemp(path.join(folder, 'made-'));
  try {
    const compiler = rspack({
      mode: 'production',
      devtool: false,
      context: browser,
      entry: { editor: './editor.ts' },
      output: { path: output, filename: '[name].js' },
      module: { rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader' }] },
      performance: false,
    });
    await new Promise<void>((done, reject) => {
      compiler.run((error, stats) => {
        const problem =
          error ??
          (stats?.hasErrors()
            ? new Error(stats.toString({ all: false, errors: true }))
            : undefined);
        compiler.close((closing) => ((problem ?? closing) ? reject(problem ?? closing) : done()));
      });
    });
    return await readFile(path.join(output, 'editor.js'), 'utf8');
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}
