import path from 'node:path';
import { contentTypes } from '../host/content-types.ts';
import { keptFiles, type PartName, type Release, releaseIdOf } from './release.ts';
import { releaseFolders, rendererFile } from './release-store.ts';

/** Of how many files a release may consist. The largest of ours has some 640. */
const MOST_FILES = 3000;

/** The kinds of files that each folder of a release may hold. Browsers get nothing that could be a page of its own. */
const allowedExtensions: Readonly<Record<string, readonly string[]>> = {
  [releaseFolders.browser]: [
    'js',
    'css',
    'json',
    'map',
    'svg',
    'png',
    'jpg',
    'webp',
    'avif',
    'woff2',
  ],
  [releaseFolders.node]: ['cjs', 'js', 'json'],
  [releaseFolders.assets]: [
    ...Object.keys(contentTypes).filter((extension) => extension !== 'html'),
    'md',
  ],
};

/** What is wrong with a description by itself, a sentence each. */
export function descriptionProblems(release: Release): string[] {
  const { name, id, files, entry, styles, gitRevision } = release;
  const kept = Object.keys(keptFiles(release)).length;
  if (kept > MOST_FILES) {
    return [`A release may have ${MOST_FILES} files; this one has ${kept}.`];
  }
  const names = Object.keys(files);
  const problems = names.filter((file) => !isPath(file)).map(notAPath);
  problems.push(...names.filter((file) => isPath(file) && !isAllowed(name, file)).map(notAllowed));
  const folders = new Set(names.flatMap(foldersOf));
  problems.push(
    ...names.filter((file) => folders.has(file)).map((file) => `${file} is a file and a folder.`),
  );
  const needed = [
    `${releaseFolders.node}/${path.basename(rendererFile('', name, id))}`,
    ...[entry, ...styles].map((file) => `${releaseFolders.browser}/${file}`),
  ];
  problems.push(
    ...needed
      .filter((file) => !Object.hasOwn(files, file))
      .map((file) => `There is no ${file} among the files.`),
  );
  if (releaseIdOf(name, files) !== id) {
    problems.push(`The files make release ${releaseIdOf(name, files)} of ${name} and not ${id}.`);
  }
  if (gitRevision !== null && !/^[\w./+-]{1,100}$/.test(gitRevision)) {
    problems.push('gitRevision must be what git calls a revision.');
  }
  return problems;
}

/**
 * Whether a file of a release may be called so: below one of the folders of releases, of plain letters, and not as a
 * compressed form, which is made here.
 */
function isPath(file: string): boolean {
  const [half, ...rest] = file.split('/');
  return (
    file.length <= 200 &&
    Object.values(releaseFolders).some((folder) => folder === half) &&
    rest.length > 0 &&
    rest.every((each) => /^[\w@-][\w.@-]*$/.test(each)) &&
    !/\.(gz|br)$/.test(file)
  );
}

/** The shell has whole pages among its assets: the stand-ins for third parties. */
function isAllowed(name: PartName, file: string): boolean {
  const [folder = ''] = file.split('/');
  const extension = path.extname(file).slice(1);
  if (name === 'shell' && folder === releaseFolders.assets && extension === 'html') return true;
  return allowedExtensions[folder]?.includes(extension) ?? false;
}

function notAllowed(file: string): string {
  return `${file} is of a kind that a release may not have there.`;
}

function notAPath(file: string): string {
  return `${JSON.stringify(file.slice(0, 200))} cannot be the path of a file of a release.`;
}

function foldersOf(file: string): string[] {
  const names = file.split('/');
  return names.slice(0, -1).map((_, index) => names.slice(0, index + 1).join('/'));
}
