import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { UsageError } from '@site/delivery/config.ts';
import type { SiteSection } from '@site/delivery/sections/site-section.ts';

/** A working section about vaccines. Packing copies it next to the bundled program. */
const template = path.join(import.meta.dirname, 'template');

/** The real names of files that npm would otherwise omit from the package or interpret itself. */
const dotFiles: Readonly<Record<string, string>> = {
  gitignore: '.gitignore',
  'ship.yml': '.github/workflows/ship.yml',
};

const record = v.optional(v.record(v.string(), v.string()), {});

const packageSchema = v.looseObject({
  scripts: record,
  dependencies: record,
  devDependencies: record,
});

/** Creates a section in a folder from the template. Throws before writing if one of the files exists. */
export async function initSection(
  name: SiteSection['name'],
  {
    folder,
    prefix = `/${name.slice('mfe-'.length)}`,
  }: { folder: string; prefix?: string | undefined },
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
      .replaceAll(/\bvaccines\b/g, word.replaceAll('-', ' '))
      .replaceAll(/\bVaccines\b/g, title);
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(template, path.join(entry.parentPath, entry.name)))
    .map((source) => ({
      source,
      target: dotFiles[source] ?? renamed(source.replaceAll(path.sep, '/')),
    }));
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
    const text = renamed(await readFile(path.join(template, source), 'utf8'));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, target === 'package.json' ? await mergedPackage(file, text) : text);
  }
  return files.map(({ target }) => target);
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
