import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { repositoryRoot } from '@site/delivery/config.ts';
import { bundlePrograms } from './bundle-programs.ts';
import { codeIn, declaredDependencies, importedPackages } from './imported-packages.ts';

const run = promisify(execFile);

const versions = v.optional(v.record(v.string(), v.string()), {});

const packageSchema = v.object({
  version: v.optional(v.string(), '0.0.0'),
  dependencies: versions,
  devDependencies: versions,
});

type Package = v.InferOutput<typeof packageSchema>;

/** Packages that Jest loads by the names in the configuration of tests. */
const testRunner = ['@swc/core', '@swc/jest', 'jest', 'jest-environment-jsdom'];

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
      // Tests, builds and examples of the kit itself.
      !['testing/a-section', 'testing/gallery', 'api/testing', 'federation'].includes(
        path.relative(kit, file),
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
  const code = await codeIn(folder);
  const isTest = (file: string) => file.startsWith(`testing${path.sep}`);
  const own = await importedPackages(
    folder,
    code.filter((file) => !isTest(file)),
  );
  const forTests = new Map([
    ...(await importedPackages(folder, code.filter(isTest))),
    ...testRunner.map((name) => [name, 'testing/jest-config.mjs'] as const),
  ]);
  const versions = await repositoryVersions();
  const dependencies = declaredDependencies(own, versions);
  const peers = Object.entries(declaredDependencies(forTests, versions)).filter(
    ([name]) => name !== '@site/kit' && !own.has(name),
  );
  delete dependencies['@site/kit'];
  await writePackage(folder, {
    name: '@site/kit',
    description: 'Contract, types, UI, styles and test helpers for sections of the site.',
    exports: { './*': './*' },
    dependencies,
    peerDependencies: Object.fromEntries(peers.map(([name, version]) => [name, `^${version}`])),
    peerDependenciesMeta: Object.fromEntries(peers.map(([name]) => [name, { optional: true }])),
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
  await writePackage(folder, {
    name: '@site/section-build',
    description: 'Builds sections of the site.',
    exports: { '.': { types: './index.d.mts', default: './index.mjs' } },
    dependencies: await dependenciesOf(folder),
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
  await bundlePrograms({ index: path.join(import.meta.dirname, 'site.ts') }, folder);
  const client = 'keep-entered.mjs';
  await cp(path.join(repositoryRoot, 'cli/dev', client), path.join(folder, client));
  await cp(
    path.join(repositoryRoot, 'delivery/render/renderer-program.mjs'),
    path.join(folder, 'renderer-program.mjs'),
  );
  await cp(path.join(repositoryRoot, 'site.config.json'), path.join(folder, 'site.config.json'));
  await writeFile(path.join(folder, 'no-site.mjs'), noSite);
  await writeFile(path.join(folder, 'site.mjs'), siteProgram, { mode: 0o755 });
  for (const file of ['rerun-with-node-24.mjs', 'run-child.mjs']) {
    await cp(path.join(repositoryRoot, 'cli', file), path.join(folder, file));
  }
  const { '@rspack/cli': cli } = await repositoryVersions();
  // Runs Rspack's command line as a program.
  const dependencies = { ...(await dependenciesOf(folder)), '@rspack/cli': cli };
  // What a new section imports is in its own package.json.
  await cp(path.join(import.meta.dirname, 'template'), path.join(folder, 'template'), {
    recursive: true,
  });
  await writePackage(folder, {
    name: '@site/section-commands',
    description: 'npx site: develops and ships a section in a repository of its own.',
    bin: { site: './site.mjs' },
    dependencies,
  });
}

/** Downloads Node 24 if an older Node starts it. */
const siteProgram = `#!/usr/bin/env node
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNodeTooOld, rerunWithNode24 } from './rerun-with-node-24.mjs';

const program = fileURLToPath(import.meta.url);
if (isNodeTooOld) {
  // Beside the section's packages.
  const cache = path.resolve(path.dirname(program), '../../.cache');
  const words = [program, ...process.argv.slice(2)];
  process.exitCode = await rerunWithNode24(words, { cache, mayDownload: true });
} else {
  await import('./index.mjs');
}
`;

/** The replacement for `own-site.ts`, which opens a site's stores. */
const noSite = `async function noSite() {
  throw new Error('Set DELIVERY_URL to the address of a delivery service, or use --service.');
}
export { noSite as openOwnTarget };
`;

/** The dependencies of a packed folder: everything that its files import. */
async function dependenciesOf(folder: string): Promise<Record<string, string>> {
  const packages = await importedPackages(folder, await codeIn(folder));
  return declaredDependencies(packages, await repositoryVersions());
}

/** The versions of all packages that this repository uses, which are exact and the same in every workspace. */
async function repositoryVersions(): Promise<Record<string, string>> {
  const workspaces = ['.', 'kit', 'api', 'delivery', 'desk', 'cli'];
  const packages = await Promise.all(workspaces.map(packageOf));
  const all = packages.flatMap(({ devDependencies, dependencies }) => [
    devDependencies,
    dependencies,
  ]);
  return { ...Object.assign({}, ...all), '@site/kit': (await packageOf('kit')).version };
}

async function packageOf(workspace: string): Promise<Package> {
  const file = path.join(repositoryRoot, workspace, 'package.json');
  return v.parse(packageSchema, JSON.parse(await readFile(file, 'utf8')));
}

async function writePackage(folder: string, facts: object): Promise<void> {
  const { version } = await packageOf('kit');
  const text = JSON.stringify(
    { version, license: 'UNLICENSED', type: 'module', engines: { node: '>=24' }, ...facts },
    null,
    2,
  );
  await writeFile(path.join(folder, 'package.json'), `${text}\n`);
}
