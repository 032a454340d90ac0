import path from 'node:path';
import { contentTypes } from './content-types.ts';
import { storedFiles, type Release, releaseIdOf } from './release.ts';
import { releaseFolders, rendererFile } from './release-store.ts';

/** The maximum number of files in a release. Our largest release has about 640. */
const MAX_FILES = 3000;

/** Allowed file types by folder. HTML isn't allowed, so that releases can't serve arbitrary pages. */
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

/** Returns problems that are apparent from a release's description alone. */
export function descriptionProblems(release: Release): string[] {
  const { name, id, files, entry, styles, gitRevision } = release;
  const kept = Object.keys(storedFiles(release)).length;
  if (kept > MAX_FILES) {
    return [`A release may have ${MAX_FILES} files; this one has ${kept}.`];
  }
  const names = Object.keys(files);
  const problems = names.filter((file) => !isPath(file)).map(notAPath);
  problems.push(...names.filter((file) => isPath(file) && !isAllowed(file)).map(notAllowed));
  const folders = new Set(names.flatMap(foldersOf));
  problems.push(
    ...names
      .filter((file) => folders.has(file))
      .map((file) => `${file} is both a file and a folder.`),
  );
  const needed = [
    `${releaseFolders.node}/${path.basename(rendererFile('', name, id))}`,
    ...[entry, ...styles].map((file) => `${releaseFolders.browser}/${file}`),
  ];
  problems.push(
    ...needed
      .filter((file) => !Object.hasOwn(files, file))
      .map((file) => `The required file ${file} is missing.`),
  );
  if (releaseIdOf(name, files) !== id) {
    problems.push(`The files have the release id ${releaseIdOf(name, files)}, not ${id}.`);
  }
  if (gitRevision !== null && !/^[\w./+-]{1,100}$/.test(gitRevision)) {
    problems.push('gitRevision must be a git revision.');
  }
  return problems;
}

/**
 * Whether a path is allowed: in one of the release folders, with plain characters, and not a compressed form, which
 * we create ourselves.
 */
function isPath(file: string): boolean {
  const [top, ...rest] = file.split('/');
  return (
    file.length <= 200 &&
    Object.values(releaseFolders).some((folder) => folder === top) &&
    rest.length > 0 &&
    rest.every((each) => /^[\w@-][\w.@-]*$/.test(each)) &&
    !/\.(gz|br)$/.test(file)
  );
}

/** Whether a file type is allowed. */
function isAllowed(file: string): boolean {
  const [folder = ''] = file.split('/');
  const extension = path.extname(file).slice(1);
  return allowedExtensions[folder]?.includes(extension) ?? false;
}

function notAllowed(file: string): string {
  return `${file} has a file type that is not allowed there.`;
}

function notAPath(file: string): string {
  return `${JSON.stringify(file.slice(0, 200))} is not a valid file path in a release.`;
}

function foldersOf(file: string): string[] {
  const names = file.split('/');
  return names.slice(0, -1).map((_, index) => names.slice(0, index + 1).join('/'));
}
