import { existsSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/delivery/config.ts';
import type { PartName } from '@site/delivery/releases/release.ts';
import { ownParts } from '@site/delivery/sections/own-sections.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { ContentStore } from '../../content/content-store.ts';
import type { PageView } from '../../content/page-view.ts';
import type { Publisher, Shipping } from '../../content/publisher.ts';
import { type SiteDocument, siteDocument, siteDocuments } from '../../content/site-documents.ts';
import type { FastifyRequest } from 'fastify';
import type { User } from '../accounts/users.ts';
import { textIn } from '../page/form-values.ts';

/** Dependencies of the pages section. */
export type PagesContext = {
  content: ContentStore;
  publisher: Publisher;
  pageView: PageView;
  /** A file of the live site by its address, such as a sheet; `null` if there is none. */
  siteFile: (address: string) => Promise<Buffer | null>;
  /** The live configuration of the site. */
  readSite: () => Promise<SiteConfig>;
  /** Releases, previews and promotions as a user. */
  shippingFor: (user: User) => Shipping;
};

/** The documents of a section, as saved. */
export async function documentsOf(
  { content, readSite }: PagesContext,
  section: PartName,
): Promise<SiteDocument[]> {
  const site = await readSite();
  return await content.inSection(section, async (tree) => siteDocuments(section, tree, site));
}

/** Finds the document that the address names, `?file=mfe-company/content/faq.md`. No other file can be named. */
export function documentIn(context: PagesContext) {
  return async ({ request }: { request: FastifyRequest }): Promise<SiteDocument | null> => {
    const file = textIn(request.query, 'file') || textIn(request.body, 'file');
    const section = sectionNamed(file.split('/')[0]);
    if (section === null) return null;
    const site = await context.readSite();
    return await context.content.inSection(section, async (tree) =>
      siteDocument(section, tree, { file, site }),
    );
  };
}

/** The parts of this project that have documents. */
export function sectionsWithTexts(): readonly PartName[] {
  return ownParts().filter((part) =>
    existsSync(path.join(repositoryRoot, part, 'content/collections.ts')),
  );
}

/** The part of this project with this name; `null` if there is none. */
export function sectionNamed(name: unknown) {
  return ownParts().find((part) => part === name) ?? null;
}

/** The address of a document's form. */
export function editHref({ file }: Pick<SiteDocument, 'file'>): string {
  return `/pages/edit?file=${encodeURIComponent(file)}`;
}

/** The id of the built-in post that a document is; `null` for other documents. */
export function builtInPostId({ file, collection }: SiteDocument): string | null {
  return collection.files === BUILT_IN_POSTS ? (/\/(\d+)-[^/]*$/.exec(file)?.[1] ?? null) : null;
}

/** The documents that are posts. */
const BUILT_IN_POSTS = 'posts/*.md';
