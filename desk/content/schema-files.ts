import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { frontMatterSchema } from '@site/api/posts/post-file.ts';
import type { Collection } from '@site/kit/content/collection.ts';
import { siteConfigSchema } from '@site/kit/site.ts';
import { repositoryRoot } from '@site/delivery/config.ts';
import { documentSections } from './section-documents.ts';
import { type JsonSchema, jsonSchemaOf, writtenSchema } from './json-schema.ts';

/** A JSON Schema for other editors, and the documents it applies to, as paths in the checkout. */
type SchemaFile = { file: string; schema: JsonSchema; documents: string };

const SETTINGS = '.vscode/settings.json';

/** Schemas of documents: derived from the code, so not in the repository. */
const DERIVED = '.cache/schemas';

function schemaFileOf(section: string, { files }: Pick<Collection, 'files'>): string {
  const name = files.replace(/\.\w+$/, '').replaceAll(/[*/.]+/g, '.');
  return `${DERIVED}/${section}/${name.replace(/\.$/, '')}.schema.json`;
}

function schemaFiles(root: string): SchemaFile[] {
  const ofSections = documentSections(root).flatMap(({ name, folder, collections }) =>
    collections
      .filter(({ schema }) => schema)
      .map((collection) => ({
        file: schemaFileOf(name, collection),
        schema: writtenSchema(collection, path.join(folder, 'content')),
        documents: `${name}/content/${collection.files}`,
      })),
  );
  return [
    ...ofSections,
    {
      file: 'kit/site-config.schema.json',
      schema: jsonSchemaOf(siteConfigSchema),
      documents: 'site.config.json',
    },
    {
      file: 'api/posts/post.schema.json',
      schema: jsonSchemaOf(frontMatterSchema),
      documents: 'posts/*.md',
    },
  ];
}

/**
 * Generates JSON Schemas for every collection, `site.config.json` and posts, and VS Code settings that map them to
 * documents. Returns the contents by path in the checkout.
 */
function editorFiles(root = repositoryRoot): Map<string, string> {
  const files = schemaFiles(root);
  const yaml = files.filter(({ documents }) => documents.endsWith('.yaml'));
  const settings = {
    'yaml.schemas': Object.fromEntries(yaml.map(({ file, documents }) => [`./${file}`, documents])),
  };
  return new Map([
    ...files.map(({ file, schema }) => [file, json(schema)] as const),
    [SETTINGS, json(settings)],
  ]);
}

/** The `editorFiles` that the repository holds. */
export function trackedEditorFiles(): Map<string, string> {
  return new Map([...editorFiles()].filter(([file]) => !file.startsWith(DERIVED)));
}

/** Writes `editorFiles` and deletes schemas of removed collections. */
export async function writeEditorFiles(root = repositoryRoot): Promise<void> {
  await rm(path.join(root, DERIVED), { recursive: true, force: true });
  for (const [file, contents] of editorFiles(root)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), contents);
  }
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
