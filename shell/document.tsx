import { contentOf, wordsOf } from '@site/kit/content/content-of.ts';
import type { Head, RemoteName, SharedImage } from '@site/kit/remote/contract.ts';
import { type CheckedFile, PAGE_LOCK_ID, type PageLock } from '@site/kit/remote/page-lock.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { SkipLink } from '@site/kit/ui/skip-link.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { chromeIds } from './chrome/chrome-ids.ts';
import { Footer } from './chrome/footer.tsx';
import { Header } from './chrome/header.tsx';
import type { ErrorPageWords } from './content/words-schema.ts';
import wordsDocument from './content/words.yaml';
import errorPageDocument from './content/error-page.yaml';
import { ErrorPage } from './fallback/error-page.tsx';
import { ANNOUNCER_ID } from './navigation/scroll-and-focus.ts';

const words = wordsOf(wordsDocument);
const errorPage = contentOf<ErrorPageWords>(errorPageDocument);

export type DocumentParts = {
  site: SiteConfig;
  /** The page's path, which determines the current link in the header. */
  pathname: string;
  head: Head;
  /** The fragment and the remote that rendered it. */
  fragment:
    | {
        remote: RemoteName;
        release: string;
        html: string;
        hints: string;
        /** Offset in the HTML where the first screen ends. */
        fold: number;
        /** The critical CSS, enough for the first screen. */
        criticalSheet: CheckedFile;
      }
    | { remote: null; html: string };
  /**
   * The full stylesheets in load order. They are placed at the fold, where they block only the content after it; the
   * shell's own pages have no fold, so theirs are in the head.
   */
  styles: readonly CheckedFile[];
  loader: CheckedFile;
  lock: PageLock;
};

/** Renders a whole document around a fragment. Deterministic: the same input produces the same bytes. */
export function renderDocument(parts: DocumentParts): string {
  const { site, pathname, fragment } = parts;
  const sheets = renderToStaticMarkup(<Sheets of={parts.styles} />);
  const slot =
    fragment.remote === null
      ? fragment.html
      : `<div data-remote="${fragment.remote}" data-release="${fragment.release}">${fragment.html.slice(0, fragment.fold)}${sheets}${fragment.html.slice(fragment.fold)}</div>`;
  const body = renderToStaticMarkup(
    <>
      <SkipLink>{words('skipLink')}</SkipLink>
      {/* `contents`, so that the header inside is sticky for the whole page. */}
      <div id={chromeIds.header} className="contents">
        <Header site={site} pathname={pathname} />
      </div>
      <main id="main" tabIndex={-1}>
        <Raw id={chromeIds.slot} html={slot} />
      </main>
      <div id={chromeIds.footer}>
        <Footer site={site} />
      </div>
      {/* Visually hidden, without a margin, which would change every page's height. */}
      <output
        id={ANNOUNCER_ID}
        className="absolute size-px overflow-hidden whitespace-nowrap [clip-path:inset(50%)]"
      />
      {/* Has a light ring, because the footer behind it has the same background colour. */}
      <output
        id={chromeIds.waiting}
        className="fixed inset-x-0 bottom-5 z-40 mx-auto w-fit rounded-button bg-ink px-4.5 py-2.5 text-white shadow-[0_0_0_2px_var(--color-paper)] empty:p-0 empty:shadow-none"
        data-opening={words('opening')}
      />
      <div id={chromeIds.notices} />
      <div id={chromeIds.dialogs} />
    </>,
  );
  const atOnce = fragment.remote === null ? parts.styles : [fragment.criticalSheet];
  const hints = fragment.remote === null ? '' : fragment.hints;
  return `<!doctype html><html lang="en-IN"><head>${renderHead(parts, atOnce, hints)}</head><body>${body}</body></html>\n`;
}

/** Renders one of the shell's own pages, for unknown addresses or for failures. */
export function renderErrorFragment(
  site: SiteConfig,
  reason: 'notFound' | 'failed',
): { html: string; head: Head } {
  return {
    html: renderToStaticMarkup(<ErrorPage site={site} reason={reason} />),
    head: {
      title: `${errorPage[reason].title} | ${site.product.name}`,
      description: errorPage.description,
      canonicalPath: '/',
      robots: 'noindex',
    },
  };
}

/**
 * Renders the head in order of priority: critical CSS, the page's image, the font, and last the loader. Browsers
 * request files in this order, and old ones open few connections. Each part is rendered separately, because React would
 * reorder scripts and stylesheets.
 */
function renderHead(
  { site, head, loader, lock }: DocumentParts,
  styles: readonly CheckedFile[],
  hints: string,
): string {
  const canonical = site.siteUrl + head.canonicalPath;
  const image = head.openGraph?.image ?? siteImage(site);
  const imageUrl = new URL(`${site.assetBase}/${image.path}`, site.siteUrl).href;
  // `interactive-widget`: a phone's keyboard shrinks the layout instead of covering it, so a dialog's Close button
  // stays visible.
  const encoding = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta
        name="viewport"
        content="width=device-width,initial-scale=1,interactive-widget=resizes-content"
      />
    </>,
  );
  const facts = renderToStaticMarkup(
    <>
      <link
        rel="preload"
        href={`${site.assetBase}/fonts/baloo-2-latin-650.woff2`}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.robots ? (
        <meta name="robots" content={head.robots} />
      ) : (
        <link rel="canonical" href={canonical} />
      )}
      <link rel="icon" href={`${site.assetBase}/brand/favicon.svg`} type="image/svg+xml" />
      {head.feeds?.map(({ type, title, path }) => (
        <link key={path} rel="alternate" type={type} title={title} href={site.siteUrl + path} />
      ))}
      <meta name="theme-color" content="#FFFBF5" />
      <meta property="og:site_name" content={site.product.name} />
      <meta property="og:type" content={head.openGraph?.type ?? 'website'} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={imageUrl} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {head.jsonLd?.map((object) => (
        <DataScript
          key={object['@type']}
          type="application/ld+json"
          data={{ '@context': 'https://schema.org', ...object }}
        />
      ))}
      <DataScript id={PAGE_LOCK_ID} type="application/json" data={lock} />
    </>,
  );
  // Subresource integrity needs CORS, even on the same host.
  const script = renderToStaticMarkup(
    <script src={loader.address} integrity={loader.integrity} crossOrigin="anonymous" async />,
  );
  return encoding + renderToStaticMarkup(<Sheets of={styles} />) + hints + facts + script;
}

/** The picture of shared links to pages without one. */
function siteImage({ product }: SiteConfig): SharedImage {
  const alt = words('siteImage').replace('{product}', product.name);
  return { path: 'brand/social-default.png', width: 1200, height: 630, alt };
}

function Sheets({ of }: { of: readonly CheckedFile[] }) {
  return of.map(({ address, integrity }) => (
    <link key={address} rel="stylesheet" href={address} integrity={integrity} />
  ));
}

function Raw({ id, html }: { id: string; html: string }) {
  return <div id={id} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Embeds data for scripts or search engines. Escapes `<`, so that no data can close the element. */
function DataScript({ id, type, data }: { id?: string; type: string; data: unknown }) {
  return (
    <script
      id={id}
      type={type}
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}
