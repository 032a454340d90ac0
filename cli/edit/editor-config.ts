import path from 'node:path';
import { type Collection } from '@site/kit/content/collection.ts';
import { readDocument } from '@site/kit/content/read-document.ts';
import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import { type SiteConfig, siteConfigSchema } from '@site/kit/site.ts';
import { repositoryRoot } from '@site/delivery/config.ts';
import { type DocumentSection, documentSections, documentsIn } from './documents.ts';
import { formats, LOCAL_BACKEND, RECORD, TITLE } from './editor-names.ts';
import { type FormField, formOf, labelOf, recordForm } from './form-fields.ts';
import { jsonSchemaOf, writtenSchema } from './json-schema.ts';

/** A backend in Decap CMS's format. */
export type EditorBackend = Readonly<Record<string, string>> & { name: string };

type EditorFile = { name: string; label: string; file: string; fields: FormField[] };

type EditorCollection = {
  name: string;
  label: string;
  description?: string;
  format: string;
  media_folder?: string;
  public_folder?: string;
  identifier_field: string;
  create: false;
  delete: false;
  folder?: string;
  extension?: string;
  fields?: FormField[];
  summary?: string;
  files?: EditorFile[];
  editor?: { preview: boolean };
};

/** The configuration of Decap CMS, generated from all sections' collections. */
type EditorConfig = {
  backend: EditorBackend;
  publish_mode: 'simple' | 'editorial_workflow';
  load_config_file: false;
  site_url: string;
  media_folder: string;
  public_folder: string;
  slug: { encoding: 'ascii'; clean_accents: true };
  collections: EditorCollection[];
};

/** The configuration, and the URL of each document's page by document path. */
export type Editor = { config: EditorConfig; pages: Readonly<Record<string, string>> };

export function editorOf(site: SiteConfig, backend: EditorBackend, root = repositoryRoot): Editor {
  const sections = documentSections(root);
  const isLocal = backend.name === LOCAL_BACKEND;
  return {
    config: {
      backend,
      publish_mode: isLocal ? 'simple' : 'editorial_workflow',
      load_config_file: false,
      site_url: site.siteUrl,
      media_folder: 'kit/assets/illustrations',
      public_folder: '',
      slug: { encoding: 'ascii', clean_accents: true },
      collections: [...sections.flatMap(collectionsOf), siteCollection()].map((collection) => ({
        ...collection,
        // No previews elsewhere: the live page wouldn't show unsaved changes, and can't be framed.
        editor: { preview: isLocal },
      })),
    },
    pages: Object.fromEntries(sections.flatMap((section) => pagesOf(section, site, root))),
  };
}

const SITE_CONFIG = 'site.config.json';

function collectionsOf({
  name: section,
  folder,
  collections,
}: DocumentSection): EditorCollection[] {
  const content = path.join(folder, 'content');
  const own = labelOf(section.replace(/^mfe-|^kit\//, ''));
  const shared = {
    media_folder: `/${section}/assets`,
    public_folder: '',
    identifier_field: TITLE,
    create: false,
    delete: false,
  } as const;
  const isSingle = ({ files }: Collection) => !files.includes('*');
  const folders = collections
    .filter((one) => !isSingle(one))
    .map((collection): EditorCollection => {
      const [parent, pattern] = splitAtLast(collection.files, '/');
      return {
        ...shared,
        name: nameOf(section, collection.files),
        label: `${own}: ${collection.label}`,
        format: formats.document,
        folder: `${section}/content/${parent}`,
        extension: pattern.replace(/^\*\./, ''),
        summary: `{{fields.${TITLE}}}`,
        fields: formOf(writtenSchema(collection, content), collection.body !== undefined),
      };
    });
  const singles = collections.filter(isSingle).map((collection) => {
    const schema = writtenSchema(collection, content);
    const fields = schema.properties
      ? formOf(schema, collection.body !== undefined)
      : recordForm(schema);
    return {
      isRecord: fields.some(({ name }) => name === RECORD),
      file: {
        name: nameOf(section, collection.files),
        label: collection.label,
        file: `${section}/content/${collection.files}`,
        fields,
      },
    };
  });
  const groups = [
    { name: nameOf(section, 'texts'), label: `${own}: other texts`, format: formats.document },
    { name: nameOf(section, 'lists'), label: `${own}: lists`, format: formats.record },
  ].map((group): EditorCollection => ({
    ...shared,
    ...group,
    files: singles
      .filter(({ isRecord }) => isRecord === (group.format === formats.record))
      .map(({ file }) => file),
  }));
  return [...folders, ...groups.filter(({ files = [] }) => files.length > 0)];
}

function siteCollection(): EditorCollection {
  const fields = formOf(jsonSchemaOf(siteConfigSchema), false);
  return {
    name: 'site',
    label: 'Prices, hours and names',
    format: formats.document,
    identifier_field: TITLE,
    create: false,
    delete: false,
    files: [
      {
        name: 'site-config',
        label: 'Prices, hours and names',
        file: SITE_CONFIG,
        fields: fields
          .filter(({ name }) => name !== '$schema')
          .toSorted((a, b) => placeOf(a.name) - placeOf(b.name)),
      },
    ],
  };
}

/** The settings to list first, because they change often. */
const ownersFirst = [TITLE, 'prices', 'contact', 'clinics', 'helplines', 'countdowns', 'product'];

function placeOf(name: string): number {
  const place = ownersFirst.indexOf(name);
  return place < 0 ? ownersFirst.length : place;
}

function nameOf(section: string, files: string): string {
  return `${section}-${files}`.replaceAll(/[^\w]+/g, '-');
}

function splitAtLast(words: string, separator: string): [string, string] {
  const at = words.lastIndexOf(separator);
  return [words.slice(0, Math.max(at, 0)), words.slice(at + 1)];
}

function pagesOf(
  section: DocumentSection,
  site: SiteConfig,
  root: string,
): (readonly [string, string])[] {
  const content = path.join(section.folder, 'content');
  return documentsIn(section).flatMap((file) => {
    const name = path.relative(content, file);
    const { page } = section.collections.find(({ files }) => path.matchesGlob(name, files)) ?? {};
    if (page === undefined) return [];
    const found =
      typeof page === 'string' ? page : pageOf(() => page(readDocument(file).content, name));
    return found === null ? [] : [[path.relative(root, file), withProductSlug(found, site)]];
  });
}

/** Returns a document's page, or `null` if the document is invalid. */
function pageOf(find: () => string): string | null {
  try {
    return find();
  } catch {
    return null;
  }
}
