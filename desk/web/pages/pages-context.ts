import { configId } from '@site/delivery/promotion/plan.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { ContentStore } from '../../content/content-store.ts';
import type { PageView } from '../../content/page-view.ts';
import type { Publisher, Shipping } from '../../content/publisher.ts';
import {
  type SiteDocument,
  siteDocument,
  siteDocuments,
  siteIn,
} from '../../content/site-documents.ts';
import {
  CONFIG_FILE,
  type TextSet,
  textSetNamed,
  textSetOf,
  textSets,
} from '../../content/text-set.ts';
import type { FastifyRequest } from 'fastify';
import type { User } from '../accounts/users.ts';
import { textIn } from '../page/form-values.ts';
import { may } from '../role.ts';

/** When a section was rolled back, in milliseconds since 1970, and by whom. */
export type Rollback = { at: number; who: string };

/** Dependencies of the pages section. */
export type PagesContext = {
  content: ContentStore;
  publisher: Publisher;
  pageView: PageView;
  /** A file of the live site by its address, such as a sheet; `null` if there is none. */
  siteFile: (address: string) => Promise<Buffer | null>;
  /** The live configuration of the site. */
  readSite: () => Promise<SiteConfig>;
  /** Whether writers get a mail when their texts are live. */
  sendsMail: boolean;
  /** The rollback by which readers see an earlier state of a section; `null` if there was none since it last went live. */
  rolledBack: (section: TextSet) => Promise<Rollback | null>;
  /** Releases, previews and promotions as a user. */
  shippingFor: (user: User) => Shipping;
};

/** The documents of a section, as saved. */
export async function documentsOf(
  { content, readSite }: PagesContext,
  section: TextSet,
): Promise<SiteDocument[]> {
  const site = await readSite();
  return await content.inSection(section, async (tree) => siteDocuments(section, tree, site));
}

/** The documents and pictures of a section that differ from what readers see. */
export async function unpublishedIn(
  context: PagesContext,
  section: TextSet,
): Promise<readonly string[]> {
  if (section !== 'config') return await context.content.unpublished(section);
  const [document] = await documentsOf(context, section);
  return document && isLive(document.text, await context.readSite()) ? [] : [CONFIG_FILE];
}

/** A configuration goes live without the desk, too: by a command, or when it is rolled back. */
function isLive(text: string, live: SiteConfig): boolean {
  try {
    return configId(siteIn(text)) === configId(live);
  } catch (error) {
    if (error instanceof Error) return false;
    throw error;
  }
}

type Asking = { request: FastifyRequest; me: User };

/** Finds the document that the address names, `?file=mfe-company/content/faq.md`. No other file can be named. */
export function documentIn(context: PagesContext) {
  return async ({ request, me }: Asking): Promise<SiteDocument | null> => {
    const file = textIn(request.query, 'file') || textIn(request.body, 'file');
    const section = textSetOf(file);
    if (section === null || !mayEdit(me, section)) return null;
    const site = await context.readSite();
    return await context.content.inSection(section, async (tree) =>
      siteDocument(section, tree, { file, site }),
    );
  };
}

/** The section that the address names, `?section=mfe-company`. */
export function sectionIn({ request, me }: Asking): TextSet | null {
  const section = textSetNamed(textIn(request.query, 'section'));
  return section !== null && mayEdit(me, section) ? section : null;
}

/** The sections whose texts a user may edit. */
export function editableBy(me: User): readonly TextSet[] {
  return textSets().filter((set) => mayEdit(me, set));
}

function mayEdit(me: User, section: TextSet): boolean {
  return section !== 'config' || may(me, 'edit-settings');
}

/** The address of a document's form. */
export function editHref({ file }: Pick<SiteDocument, 'file'>): string {
  return `/pages/edit?file=${encodeURIComponent(file)}`;
}

/** The address of a document's form, opened at words in it; of a long list, with the entries of a search. */
export function findHref(document: Pick<SiteDocument, 'file'>, words: string, search = words) {
  return `${editHref(document)}&q=${encodeURIComponent(search)}#find=${encodeURIComponent(words)}`;
}

/** The id of the built-in post that a document is; `null` for other documents. */
export function builtInPostId({ file, collection }: SiteDocument): string | null {
  return collection.files === BUILT_IN_POSTS ? (/\/(\d+)-[^/]*$/.exec(file)?.[1] ?? null) : null;
}

/** The documents that are posts. */
const BUILT_IN_POSTS = 'posts/*.md';
