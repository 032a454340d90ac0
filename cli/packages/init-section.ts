import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { UsageError } from '@site/delivery/config.ts';
import type { SiteSection } from '@site/delivery/sections/site-section.ts';

/**
 * A working section about vaccines, and what it needs in a repository of its own or in the site's project. Packing
 * copies it next to the bundled program.
 */
const template = path.join(import.meta.dirname, 'template');

/** The real names of files that npm would otherwise omit from the package, or that tools would interpret here. */
const dotFiles: Readonly<Record<string, string>> = {
  gitignore: '.gitignore',
  'project-tsconfig': 'tsconfig.json',
  'ship.yml': '.github/workflows/ship.yml',
};

const record = v.optional(v.record(v.string(), v.string()), {});

const packageSchema = v.looseObject({
  scripts: record,
  dependencies: record,
  devDependencies: record,
});

/** Where a section lives: its own repository, or a folder of the site's project, where `owner` is its team. */
type Home = { kind: 'repository' } | { kind: 'project'; owner: string };

/** Creates a section in a folder from the template. Throws before writing if one of the files exists. */
export async function initSection(
  name: SiteSection['name'],
  {
    folder,
    prefix = `/${name.slice('mfe-'.length)}`,
    home,
  }: { folder: string; prefix?: string | undefined; home: Home },
): Promise<readonly string[]> {
  if (!/^(\/[a-z0-9-]+)+$/.test(prefix)) {
    throw new UsageError('--prefix takes an address such as /vaccines.');
  }
  const word = path.posix.basename(prefix);
  const title = word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ');
  const renamed = (text: string) =>
    text
      .replaceAll('mfe-vaccines', name)
      .replaceAll(/(['"`])\/vaccines(?=[/'"`])/g, `$1${prefix}`)
      .replaceAll('vaccines.md', `${word}.md`)
      .replaceAll('"vaccines"', `"${word}"`)
      .replaceAll("'vaccines'", `'${word}'`)
      .replaceAll('vaccines-team', home.kind === 'project' ? home.owner : '')
      .replaceAll(/\bvaccines\b/g, word.replaceAll('-', ' '))
      .replaceAll(/\bVaccines\b/g, title);
  const files = (await Promise.all(['section', home.kind].map(filesIn)))
    .flat()
    .map(({ source, inside }) => ({ source, target: dotFiles[inside] ?? renamed(inside) }));
  const taken = files.filter(
    ({ target }) => target !== 'package.json' && existsSync(path.join(folder, target)),
  );
  if (taken.length > 0) {
    throw new Error(
      `These files already exist, so nothing changed: ${taken.map(({ target }) => target).join(', ')}`,
    );
  }
  for (const { source, target } of files) {
    const file = path.join(folder, target);
    const text = renamed(await readFile(source, 'utf8'));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, target === 'package.json' ? await mergedPackage(file, text) : text);
  }
  return files.map(({ target }) => target);
}

async function filesIn(folder: string): Promise<readonly { source: string; inside: string }[]> {
  const root = path.join(template, folder);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((source) => ({
      source,
      inside: path.relative(root, source).replaceAll(path.sep, '/'),
    }));
}

/** Adds the template's settings to a package.json. Keeps its dependencies and its other scripts. */
async function mergedPackage(file: string, text: string): Promise<string> {
  if (!existsSync(file)) return text;
  const given = v.parse(packageSchema, JSON.parse(await readFile(file, 'utf8')));
  const wanted = v.parse(packageSchema, JSON.parse(text));
  const merged = {
    ...given,
    ...wanted,
    scripts: { ...given.scripts, ...wanted.scripts },
    dependencies: { ...wanted.dependencies, ...given.dependencies },
    devDependencies: { ...wanted.devDependencies, ...given.devDependencies },
  };
  return `${JSON.stringify(merged, null, 2)}\n`;
}
