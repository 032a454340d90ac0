import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { repositoryRoot } from '@site/delivery/config.ts';
import { bundlePrograms } from './bundle-programs.ts';

const run = promisify(execFile);

const versions = v.optional(v.record(v.string(), v.string()), {});

const packageSchema = v.object({
  version: v.string(),
  dependencies: versions,
  devDependencies: versions,
});

type Package = v.InferOutput<typeof packageSchema>;

/** Dependencies of kit that only the build preset needs. They belong to `@site/section-build`. */
const buildDependencies = [
  '@module-federation/enhanced',
  '@rspack/core',
  '@tailwindcss/postcss',
  'css-loader',
  'postcss',
  'postcss-loader',
  'tailwindcss',
  'tsx',
];

/** Dependencies of the loaders for a section's documents and pictures. */
const loaderDependencies = ['image-size', 'markdown-it', 'valibot', 'yaml'];

/** Dependencies that the bundled commands load at runtime. */
const commandDependencies = ['diff', 'fastify', 'postcss', 'valibot'];

/** Optional peers of kit: `@site/kit/testing` imports them, or Jest does with its configuration. */
const testDependencies = [
  '@jest/globals',
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  'jest',
  'jest-environment-jsdom',
];

/**
 * Packs what a section in its own repository installs, and returns the files: `@site/kit` (contract, types, UI, styles and
 * test helpers, as TypeScript that the section's build compiles), `@site/section-build` (the build preset) and
 * `@site/section-commands` (`npx site`). All three have the version of kit, whose major version is the contract's.
 */
export async function packKit(target: string): Promise<readonly string[]> {
  const temporary = await mkdtemp(path.join(tmpdir(), 'pack-kit-'));
  try {
    await mkdir(target, { recursive: true });
    const packed: string[] = [];
    for (const make of [makeKit, makeBuild, makeCommands]) {
      const folder = await mkdtemp(path.join(temporary, 'package-'));
      await make(folder);
      const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', target], {
        cwd: folder,
      });
      packed.push(path.join(target, stdout.trim()));
    }
    return packed;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function makeKit(folder: string): Promise<void> {
  const kit = path.join(repositoryRoot, 'kit');
  const testing = path.join(kit, 'testing');
  await cp(kit, folder, {
    recursive: true,
    filter: (file) =>
      !/\.test\.tsx?$/.test(file) &&
      !/[\\/](node_modules|dist|package\.json|tsconfig\.json)$/.test(file) &&
      file !== path.join(testing, 'a-section') &&
      !/[\\/]federation[\\/](define-app|find-islands|reproducible-output|data-loader|document-loader)\./.test(
        file,
      ),
  });
  await cp(path.join(repositoryRoot, 'tsconfig.base.json'), path.join(folder, 'tsconfig.json'));
  const siteFile = await readFile(path.join(repositoryRoot, 'site.config.json'), 'utf8');
  await writeFile(
    path.join(folder, 'testing/site-file.ts'),
    `export const siteFile: unknown = ${siteFile.trim()};\n`,
  );
  // Jest loads it without a transform, and Node does not strip types below node_modules.
  await bundlePrograms(
    { 'document-transform': path.join(testing, 'document-transform.mjs') },
    path.join(folder, 'testing'),
  );
  const { dependencies } = await packageOf('kit');
  const { devDependencies } = await packageOf('.');
  const peers = only(devDependencies, testDependencies);
  await writePackage(folder, {
    name: '@site/kit',
    description: 'Contract, types, UI, styles and test helpers for sections of the site.',
    exports: { './*': './*' },
    dependencies: without(dependencies, buildDependencies),
    peerDependencies: mapValues(peers, (version) => `^${version}`),
    peerDependenciesMeta: mapValues(peers, () => ({ optional: true })),
  });
}

async function makeBuild(folder: string): Promise<void> {
  const federation = path.join(repositoryRoot, 'kit/federation');
  const entries = {
    index: path.join(federation, 'define-app.ts'),
    'document-loader': path.join(federation, 'document-loader.mjs'),
  };
  await bundlePrograms(entries, folder);
  await cp(path.join(federation, 'data-loader.mjs'), path.join(folder, 'data-loader.mjs'));
  await writeFile(path.join(folder, 'index.d.mts'), buildTypes);
  const { version, dependencies } = await packageOf('kit');
  await writePackage(folder, {
    name: '@site/section-build',
    description: 'Builds sections of the site.',
    exports: { '.': { types: './index.d.mts', default: './index.mjs' } },
    dependencies: {
      ...only(dependencies, [...buildDependencies, ...loaderDependencies]),
      '@site/kit': version,
    },
  });
}

/** Types of the preset, written by hand because the preset is bundled as JavaScript. */
const buildTypes = `import type { Configuration } from '@rspack/core';

/**
 * The builds of a section: its browser code and its renderer. \`folder\` is its source folder. \`listings\` are modules that
 * read folders, by their path in the section: bundles hold the exports that each function returns, because there are no
 * folders at runtime.
 */
export declare function defineRemote(
  name: \`mfe-\${string}\`,
  options: {
    folder: string;
    exposes?: Readonly<Record<string, string>>;
    listings?: Readonly<Record<string, () => Readonly<Record<string, unknown>>>>;
  },
): Configuration[];
`;

async function makeCommands(folder: string): Promise<void> {
  const delivery = path.join(repositoryRoot, 'delivery');
  const entries = {
    index: path.join(import.meta.dirname, 'site.ts'),
    'rspack.config': path.join(import.meta.dirname, 'rspack.config.ts'),
  };
  await bundlePrograms(entries, folder);
  const reload = 'reload-page.mjs';
  await cp(path.join(delivery, 'dev/browser', reload), path.join(folder, reload));
  await cp(
    path.join(delivery, 'render/renderer-program.mjs'),
    path.join(folder, 'renderer-program.mjs'),
  );
  await cp(path.join(repositoryRoot, 'site.config.json'), path.join(folder, 'site.config.json'));
  await cp(path.join(import.meta.dirname, 'template'), path.join(folder, 'template'), {
    recursive: true,
  });
  await writeFile(path.join(folder, 'no-site.mjs'), noSite);
  await writeFile(
    path.join(folder, 'site.mjs'),
    "#!/usr/bin/env node\nawait import('./index.mjs');\n",
    { mode: 0o755 },
  );
  const delivered = await packageOf('delivery');
  const own = { ...delivered.dependencies, ...(await packageOf('desk')).dependencies };
  await writePackage(folder, {
    name: '@site/section-commands',
    description: 'npx site: develops and ships a section in a repository of its own.',
    bin: { site: './site.mjs' },
    dependencies: only(own, [...commandDependencies, '@rspack/cli', 'tsx']),
  });
}

/** The replacement for `own-site.ts`, which opens a site's stores. */
const noSite = `async function noSite() {
  throw new Error('Set DELIVERY_URL to the address of a delivery service, or use --service.');
}
export { noSite as openOwnTarget, noSite as promoteHere, noSite as rollBackHere };
`;

async function packageOf(workspace: string): Promise<Package> {
  const file = path.join(repositoryRoot, workspace, 'package.json');
  return v.parse(packageSchema, JSON.parse(await readFile(file, 'utf8')));
}

function only(all: Readonly<Record<string, string>>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}

function without(all: Readonly<Record<string, string>>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));
}

function mapValues<T>(all: Readonly<Record<string, string>>, change: (value: string) => T) {
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, change(value)]));
}

async function writePackage(folder: string, facts: object): Promise<void> {
  const { version } = await packageOf('kit');
  const text = JSON.stringify(
    { version, license: 'UNLICENSED', type: 'module', ...facts },
    null,
    2,
  );
  await writeFile(path.join(folder, 'package.json'), `${text}\n`);
}
