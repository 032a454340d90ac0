import { contentOf } from '@site/kit/content/content-of.ts';
import type { Head, RemoteName } from '@site/kit/remote/contract.ts';
import { type CheckedFile, PAGE_LOCK_ID, type PageLock } from '@site/kit/remote/registry.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { SkipLink } from '@site/kit/ui/skip-link.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { chromeIds } from './chrome/chrome-ids.ts';
import { Footer } from './chrome/footer.tsx';
import { Header } from './chrome/header.tsx';
import type { ErrorPageWords, Words } from './content/words-schema.ts';
import wordsDocument from './content/words.yaml';
import errorPageDocument from './content/error-page.yaml';
import { ErrorPage } from './fallback/error-page.tsx';
import { ANNOUNCER_ID } from './navigation/move-reader.ts';

const words = contentOf<Words>(wordsDocument);
const errorPage = contentOf<ErrorPageWords>(errorPageDocument);

/** What a document is made of. */
export type DocumentParts = {
  site: SiteConfig;
  /** The page's path, for the marked link in the header. */
  pathname: string;
  head: Head;
  /** The fragment and who drew it. */
  fragment:
    | {
        remote: RemoteName;
        release: string;
        html: string;
        hints: string;
        /** Where in the HTML the first screen ends. */
        fold: number;
        /** The sheet that is enough for the first screen (critical CSS). */
        criticalSheet: CheckedFile;
      }
    | { remote: null; html: string };
  /**
   * The full stylesheets in the order the page needs them. They stand at the fold, where they hold back only
   * what comes after them; a page of the shell's own, which has no fold, has them in its head.
   */
  styles: readonly CheckedFile[];
  /** The loader script. */
  loader: CheckedFile;
  lock: PageLock;
};

/** Draws a whole document around a fragment. The same parts always give the same bytes. */
export function renderDocument(parts: DocumentParts): string {
  const { site, pathname, fragment } = parts;
  const sheets = renderToStaticMarkup(<Sheets of={parts.styles} />);
  const slot =
    fragment.remote === null
      ? fragment.html
      : `<div data-remote="${fragment.remote}" data-release="${fragment.release}">${fragment.html.slice(0, fragment.fold)}${sheets}${fragment.html.slice(fragment.fold)}</div>`;
  const body = renderToStaticMarkup(
    <>
      <SkipLink>{words.skipLink}</SkipLink>
      {/* What the shell adopts has no box, so that the bar can stick for as long as the page is. */}
      <div id={chromeIds.header} className="contents">
        <Header site={site} pathname={pathname} />
      </div>
      <main id="main" tabIndex={-1}>
        <Raw id={chromeIds.slot} html={slot} />
      </main>
      <div id={chromeIds.footer}>
        <Footer site={site} />
      </div>
      {/* Heard and not seen. It has no margin, which would change the height of every page. */}
      <output
        id={ANNOUNCER_ID}
        className="absolute size-px overflow-hidden whitespace-nowrap [clip-path:inset(50%)]"
      />
      {/* Over the footer, which has its colour, it still has an edge. */}
      <output
        id={chromeIds.waiting}
        className="fixed inset-x-0 bottom-5 z-40 mx-auto w-fit rounded-button bg-ink px-4.5 py-2.5 text-white shadow-[0_0_0_2px_var(--color-paper)] empty:p-0 empty:shadow-none"
        data-opening={words.opening}
      />
      <div id={chromeIds.notices} />
      <div id={chromeIds.dialogs} />
    </>,
  );
  const atOnce = fragment.remote === null ? parts.styles : [fragment.criticalSheet];
  const hints = fragment.remote === null ? '' : fragment.hints;
  return `<!doctype html><html lang="en-IN"><head>${renderHead(parts, atOnce, hints)}</head><body>${body}</body></html>\n`;
}

/** The fragment of the shell's own pages: one for addresses that do not exist, one for failures. */
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
 * What the first screen needs is named first, because browsers ask in this order and an old one has few
 * connections: the sheet, the page's own picture, the font. The loader is named last. Each is drawn by itself,
 * because React would put scripts and sheets where it likes.
 */
function renderHead(
  { site, head, loader, lock }: DocumentParts,
  styles: readonly CheckedFile[],
  hints: string,
): string {
  const canonical = site.siteUrl + head.canonicalPath;
  const image = head.openGraph?.imagePath ?? 'brand/social-default.png';
  const imageUrl = new URL(`${site.assetBase}/${image}`, site.siteUrl).href;
  // `interactive-widget`: a phone's keyboard shrinks the layout instead of covering it, so a dialog's Close stays in view.
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
  // Browsers check scripts only when they ask for them as if they came from another host.
  const script = renderToStaticMarkup(
    <script src={loader.address} integrity={loader.integrity} crossOrigin="anonymous" async />,
  );
  return encoding + renderToStaticMarkup(<Sheets of={styles} />) + hints + facts + script;
}

function Sheets({ of }: { of: readonly CheckedFile[] }) {
  return of.map(({ address, integrity }) => (
    <link key={address} rel="stylesheet" href={address} integrity={integrity} />
  ));
}

/** An element whose inside is made elsewhere. */
function Raw({ id, html }: { id: string; html: string }) {
  return <div id={id} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Data for scripts or search engines. `<` is escaped so that no data can end the element. */
function DataScript({ id, type, data }: { id?: string; type: string; data: unknown }) {
  return (
    <script
      id={id}
      type={type}
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}
