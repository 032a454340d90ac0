import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '@site/delivery/config.ts';

const files = execFileSync('git', ['ls-files'], { cwd: repositoryRoot, encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(path.join(repositoryRoot, file)));
const documents = files.filter((file) => file.endsWith('.md') && !/(^|\/)content\//.test(file));
const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');
const isThere = (file: string) => existsSync(path.join(repositoryRoot, file));

const withoutCode = (document: string) => read(document).replaceAll(/```[^]*?```|`[^`\n]+`/g, '');

/** The anchors that GitHub generates for a document's headings. */
function anchorsOf(document: string): string[] {
  return [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('every link between documents targets an existing file and heading', () => {
  const broken = documents.flatMap((document) =>
    [...withoutCode(document).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
      .filter(([, target = '', anchor]) => {
        const file =
          target === '' ? document : path.posix.join(path.posix.dirname(document), target);
        return !isThere(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
      })
      .map(([link]) => `${document}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test('every document mentioned in code and configuration exists', () => {
  const missing = files
    .filter((file) => /\.(tsx?|mjs|ya?ml|css|conf|service|json)$|Dockerfile$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/\bdocs\/[\w/-]+\.md\b/g)].map(([document]) => ({ file, document })),
    )
    .filter(({ document }) => !isThere(document));
  expect(missing).toEqual([]);
});

test('every project path in documents exists', () => {
  const folders = files.map((file) => file.split('/')[0]).filter((name) => !name?.includes('.'));
  const missing = documents.flatMap((document) =>
    [...read(document).matchAll(/`([\w-]+\/[\w./-]+)`/g)]
      .map(([, named = '']) => named)
      .filter((named) => folders.includes(named.split('/')[0]) && !isThere(named))
      .map((named) => `${document}: ${named}`),
  );
  expect(missing).toEqual([]);
});
