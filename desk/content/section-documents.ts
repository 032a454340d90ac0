import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Collection } from '@site/kit/content/collection.ts';
import { listDocuments } from '@site/kit/content/list-documents.ts';
import { parseYaml } from '@site/kit/content/parse-yaml.ts';
import {
  collectionOf,
  collectionsIn,
  contentFolder,
  readDocument,
} from '@site/kit/content/read-document.ts';
import { repositoryRoot } from '@site/delivery/config.ts';
import { contentProblems } from '@site/delivery/releases/content-problems.ts';
import { ownParts } from '@site/delivery/sections/own-sections.ts';

/** A part of the site that has documents, and its collections. */
export type DocumentSection = {
  name: string;
  folder: string;
  collections: readonly Collection[];
};

/** Lists the folders in a checkout that have documents: the parts, and what all of them say about dangers. */
export function documentSections(root = repositoryRoot): DocumentSection[] {
  return [...ownParts(), 'kit/safety'].flatMap((name) => documentSection(name, root) ?? []);
}

/** Returns the collections of a folder, or `null` if it has no documents. */
export function documentSection(name: string, root: string): DocumentSection | null {
  const folder = path.join(root, name);
  const content = path.join(folder, 'content');
  if (!existsSync(path.join(content, 'collections.ts'))) return null;
  return { name, folder, collections: collectionsIn(content) };
}

/** Lists the absolute paths of a part's documents. */
export function documentsIn({ folder }: Pick<DocumentSection, 'folder'>): string[] {
  const content = path.join(folder, 'content');
  return listDocuments(content).map((name) => path.join(content, name));
}

/** Finds problems in the documents of all parts, as `file:line: message` relative to `root`. */
export async function documentProblems(root = repositoryRoot): Promise<string[]> {
  const problems = await Promise.all(
    documentSections(root).map(async (section) => {
      const broken = documentsIn(section).flatMap((file) => problemsOf(file));
      // Skip the section's own checks, which also read its documents and would stop at the first invalid one.
      if (broken.length > 0) return broken;
      return [...uncitedSources(section), ...(await contentProblems(section.folder))];
    }),
  );
  return problems.flat().map((problem) => problem.replace(root + path.sep, ''));
}

/** Reports listed sources that no document cites. */
export function uncitedSources(section: Pick<DocumentSection, 'folder'>): string[] {
  const list = path.join(section.folder, 'content/sources.yaml');
  if (!existsSync(list)) return [];
  const cited = new Set(documentsIn(section).flatMap((file) => readDocument(file).cites));
  return Object.keys(parseYaml(readFileSync(list, 'utf8')).value)
    .filter((id) => !cited.has(id))
    .map((id) => `${list}: no document cites "${id}"; cite it or remove it`);
}

/**
 * Names the texts, and the `{placeholders}` in them, that an edit removes from a document of nothing but texts. Components
 * look for both by name.
 */
export function removedTexts(file: string, before: string, after: string): string[] {
  if (collectionOf(file, contentFolder(file)).schema) return [];
  const kept = new Set(textNames(parseYaml(after).value));
  return textNames(parseYaml(before).value)
    .filter((name) => !kept.has(name))
    .map((name) => `${file}: "${name}" is missing; pages show this text`);
}

function textNames(texts: unknown, parents: readonly string[] = []): string[] {
  if (typeof texts !== 'object' || texts === null) {
    const name = parents.join('.');
    return [name, ...(String(texts).match(/\{\w+\}/g) ?? []).map((found) => `${name} ${found}`)];
  }
  return Object.entries(texts).flatMap(([name, inner]) => textNames(inner, [...parents, name]));
}

/** Finds problems in a document, or in `source` if its text isn't saved yet. */
export function problemsOf(file: string, source?: string): string[] {
  try {
    readDocument(file, source);
    return [];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return error.message.split('\n');
  }
}
