import { readdir, readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';

/** Matches what scripts import or resolve, and what style sheets import. */
const imported =
  /(?:\bfrom|\bimport|\bimport\(|\brequire\(|(?:require|meta|\))\.resolve\(|@import)\s*(?:\/\*[^*]*\*\/\s*)?(['"])(?<specifier>[^'"\s]+)\1/g;

const packageName = /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*/;

/** The npm packages that these files of a folder import, each with the first file that does. */
export async function importedPackages(
  folder: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const packages = new Map<string, string>();
  for (const file of files) {
    const text = await readFile(path.join(folder, file), 'utf8');
    for (const { groups } of text.matchAll(imported)) {
      const specifier = groups?.['specifier'] ?? '';
      const [name] = packageName.exec(specifier) ?? [];
      if (name !== undefined && !isBuiltin(specifier) && !packages.has(name)) {
        packages.set(name, file);
      }
    }
  }
  return packages;
}

/** The scripts and style sheets in a folder, by their path in it. */
export async function codeIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(?:[cm]?[jt]sx?|css)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

/**
 * The dependencies to declare for imported packages. Throws if this repository has no version of one, because its team
 * would get any version, or none.
 */
export function declaredDependencies(
  packages: ReadonlyMap<string, string>,
  versions: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    [...packages]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([name, file]) => {
        const version = versions[name];
        if (version === undefined) {
          throw new Error(
            `${file} imports ${name}, which no package.json of this repository lists.`,
          );
        }
        return [name, version];
      }),
  );
}
