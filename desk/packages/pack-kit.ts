import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { CONTRACT_VERSION } from '@site/kit/remote/contract.ts';
import * as v from 'valibot';
import { repositoryRoot } from '@site/delivery/config.ts';
import { bundlePrograms } from './bundle-programs.ts';

const run = promisify(execFile);

const workspaceSchema = v.object({ dependencies: v.record(v.string(), v.string()) });

/** The packages of kit that only its build preset needs, so that a section's own code brings none of them along. */
const ofBuild = [
  '@module-federation/enhanced',
  '@rspack/core',
  '@tailwindcss/postcss',
  'css-loader',
  'postcss',
  'postcss-loader',
  'tailwindcss',
  'tsx',
];

/** What the preset loads to read a section's documents and pictures. */
const ofDocuments = ['image-size', 'markdown-it', 'valibot', 'yaml'];

/** What the bundled commands load when they run. */
const ofCommands = ['diff', 'fastify', 'postcss', 'valibot'];

/**
 * Makes the packages with which a section is developed in a repository of its own, as npm installs them, and gives their
 * files: `@site/kit` (contract, types, user interface, styles: TypeScript, which the section's own build compiles),
 * `@site/section-build` (how sections are built) and `@site/section-commands` (`npx site`). Their version says which
 * version of the contract they are for.
 */
export async function packKit(target: string): Promise<readonly string[]> {
  const workshop = await mkdtemp(path.join(tmpdir(), 'pack-kit-'));
  try {
    await mkdir(target, { recursive: true });
    const packed: string[] = [];
    for (const make of [makeKit, makeBuild, makeCommands]) {
      const folder = await mkdtemp(path.join(workshop, 'package-'));
      await make(folder);
      const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', target], {
        cwd: folder,
      });
      packed.push(path.join(target, stdout.trim()));
    }
    return packed;
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

const version = `${CONTRACT_VERSION}.0.0`;

async function makeKit(folder: string): Promise<void> {
  const kit = path.join(repositoryRoot, 'kit');
  await cp(kit, folder, {
    recursive: true,
    filter: (file) =>
      !/\.test\.tsx?$/.test(file) &&
      !/[\\/](node_modules|dist|testing|package\.json|tsconfig\.json)$/.test(file) &&
      !/[\\/]federation[\\/](define-app|find-islands|reproducible-output|data-loader|document-loader)\./.test(
        file,
      ),
  });
  const own = await dependenciesOf('kit');
  await cp(path.join(repositoryRoot, 'tsconfig.base.json'), path.join(folder, 'tsconfig.json'));
  await writePackage(folder, {
    name: '@site/kit',
    description: 'Contract, types, user interface and styles for sections of the site.',
    exports: { './*': './*' },
    dependencies: without(own, ofBuild),
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
  const own = await dependenciesOf('kit');
  await writePackage(folder, {
    name: '@site/section-build',
    description: 'How sections of the site are built.',
    exports: { '.': { types: './index.d.mts', default: './index.mjs' } },
    dependencies: { ...only(own, [...ofBuild, ...ofDocuments]), '@site/kit': version },
  });
}

/** The types of the preset, by hand: those of Rspack come with it. */
const buildTypes = `import type { Configuration } from '@rspack/core';

/**
 * The builds of a section: its browser code and its renderer. \`folder\` is where its source is. \`listings\` are modules
 * that look into folders, by their path in the section, with what gives their exports: a bundle has those in their place.
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
  const own = { ...(await dependenciesOf('delivery')), ...(await dependenciesOf('desk')) };
  await writePackage(folder, {
    name: '@site/section-commands',
    description: 'npx site: develops and ships a section in a repository of its own.',
    bin: { site: './site.mjs' },
    dependencies: only(own, [...ofCommands, '@rspack/cli', 'tsx']),
  });
}

/** Stands in the commands where those of a site open its stores. */
const noSite = `/** There is no site here, only a section. */
async function noSite() {
  throw new Error('Set DELIVERY_URL to the address of a delivery service, or use --service.');
}
export { noSite as openOwnTarget, noSite as promoteHere, noSite as rollBackHere };
`;

async function dependenciesOf(workspace: string): Promise<Record<string, string>> {
  const file = path.join(repositoryRoot, workspace, 'package.json');
  return v.parse(workspaceSchema, JSON.parse(await readFile(file, 'utf8'))).dependencies;
}

function only(all: Readonly<Record<string, string>>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}

function without(all: Readonly<Record<string, string>>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));
}

async function writePackage(folder: string, facts: object): Promise<void> {
  const text = JSON.stringify(
    { version, license: 'UNLICENSED', type: 'module', ...facts },
    null,
    2,
  );
  await writeFile(path.join(folder, 'package.json'), `${text}\n`);
}
