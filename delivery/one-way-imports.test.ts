import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const root = path.resolve(__dirname, '..');
const sections = ['mfe-home', 'mfe-assessments', 'mfe-company', 'mfe-forms', 'mfe-blog'];

/** Which other workspaces a workspace may import, and what to do instead of importing more. */
const rules: Readonly<Record<string, { allowed: readonly string[]; instead: string }>> = {
  kit: { allowed: [], instead: 'kit is below everything: move what it needs into kit.' },
  shell: {
    allowed: ['kit'],
    instead: 'load a section through the registry; move shared code into kit.',
  },
  api: { allowed: ['kit'], instead: 'take what you need as an option; move shared code into kit.' },
  delivery: {
    allowed: ['kit', 'api', 'shell'],
    instead:
      'take what the desk adds as an option (a gate, an extension of the host); read releases, not sections.',
  },
  desk: {
    allowed: ['kit', 'api', 'delivery'],
    instead: 'go through the core in delivery.',
  },
  ...Object.fromEntries(
    sections.map((name) => [
      name,
      {
        allowed: ['kit'],
        instead: 'ask the shell through the props it gives; move shared code into kit.',
      },
    ]),
  ),
};

/** What must never reach a browser: parts of kit, and the checks of content that a release runs. */
const buildTime =
  /@site\/kit\/(federation\/define-app|remote\/renderer|blog-html|testing)|\/testing\/|\/check-[\w-]+\.ts$/;

function sourcesOf(workspace: string): string[] {
  return readdirSync(path.join(root, workspace), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/](node_modules|dist|assets)[\\/]/.test(file));
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?'([^']+)'/g)].map(
    ([, name = '']) => name,
  );
}

/** The workspace that an import leads to; `null` for packages and for the workspace's own files. */
function workspaceOf(file: string, name: string): string | null {
  const bySite = /^@site\/([^/]+)/.exec(name)?.[1];
  if (bySite) return bySite;
  if (!name.startsWith('.')) return null;
  return path.relative(root, path.resolve(path.dirname(file), name)).split(path.sep)[0] ?? null;
}

function isWorkspace(name: string): boolean {
  return name in rules || name === 'e2e';
}

test.each(Object.keys(rules))('%s imports only from lower layers', (workspace) => {
  const rule = rules[workspace];
  const broken = sourcesOf(workspace).flatMap((file) =>
    importsOf(file)
      .map((name) => ({ name, target: workspaceOf(file, name) }))
      .filter(({ target }) => target !== null && isWorkspace(target))
      .filter(({ target }) => target !== workspace && !rule?.allowed.includes(target ?? ''))
      .map(({ name }) => `${path.relative(root, file)} imports ${name}: ${rule?.instead ?? ''}`),
  );
  expect(broken).toEqual([]);
});

test.each(['shell', ...sections])('%s sends no build-time code to the browser', (workspace) => {
  // The schema of posts reads documents with `post-words.ts`; pages import its types alone.
  const forBuilds =
    /(rspack\.config|renderer|document|[\\/]post-words|[\\/]check-[\w-]+)\.tsx?$|\.test\.tsx?$|[\\/]testing[\\/]/;
  const broken = sourcesOf(workspace)
    .filter((file) => !forBuilds.test(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((name) => buildTime.test(name))
        .map((name) => `${path.relative(root, file)} imports ${name}, which runs in Node only.`),
    );
  expect(broken).toEqual([]);
});
