import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const root = path.join(__dirname, '../..');

/** The folders of `kit` that hold components. */
const ui = ['kit/ui', 'kit/appointment'].map((folder) => path.join(root, folder));

/** The components of `kit` that a source file imports directly. */
function uiImports(file: string): string[] {
  const found = [...readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'([^']+)'/g)];
  return found
    .map((match) => match[1] ?? '')
    .map((name) =>
      name.startsWith('@site/kit/')
        ? path.join(root, name.replace('@site/', ''))
        : path.resolve(path.dirname(file), name),
    )
    .filter((name) => ui.includes(path.dirname(name)) && existsSync(name));
}

/** Those files and all that they use in turn. */
function withTheirImports(files: readonly string[]): Set<string> {
  const all = new Set<string>();
  const add = (file: string) => {
    if (all.has(file)) return;
    all.add(file);
    uiImports(file).forEach(add);
  };
  files.forEach(add);
  return all;
}

/** A quoted list of classes, told by one that most of them have. */
const classList =
  /['"](?:[^'"\n]* )?(?:ui-[a-z-]+|flex|grid|block|absolute|relative|sr-only|contents|(?:text|bg|font|gap|p[xytb]?|m[xytblr]?)-[\w.-]+)(?: [^'"\n]*)?['"]/;

/** Whether a file holds classes: in what it draws, or in constants. */
function holdsClasses(file: string): boolean {
  return classList.test(readFileSync(file, 'utf8'));
}

/** What the `@source` lines of a stylesheet name, as one pattern over absolute paths. */
function namedSources(stylesheet: string): RegExp {
  const folder = path.dirname(stylesheet);
  const lines = readFileSync(stylesheet, 'utf8').matchAll(/@source '([^']+)'/g);
  const patterns = [...lines].map((match) =>
    path
      .join(folder, match[1] ?? '')
      .replaceAll('.', '\\.')
      .replaceAll('*', '[^/]*')
      .replaceAll('{', '(?:')
      .replaceAll('}', ')')
      .replaceAll(',', '|'),
  );
  return new RegExp(`^(?:${patterns.join('|')})(?:/.*)?$`);
}

/** The components and other code of a workspace, without its tests and what was built from it. */
function codeOf(workspace: string): string[] {
  return readdirSync(path.join(root, workspace), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^(?:dist|node_modules)\b/.test(file))
    .map((file) => path.join(root, workspace, file));
}

const workspaces = readdirSync(root).filter((name) =>
  existsSync(path.join(root, name, 'styles.css')),
);

test.each(workspaces)('the sheet of %s has the parts that its components draw', (workspace) => {
  const used = withTheirImports(codeOf(workspace).flatMap(uiImports));
  const named = namedSources(path.join(root, workspace, 'styles.css'));
  const forgotten = [...used].filter((file) => holdsClasses(file) && !named.test(file));
  // Name these files in the `@source '../kit/ui/{…}.{ts,tsx}'` line, or another, of the workspace's styles.css.
  expect(forgotten.map((file) => path.basename(file))).toEqual([]);
});
