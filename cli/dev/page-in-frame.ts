import { escapeHtml } from '@site/kit/escape-html.ts';
import { PAGE_LOCK_ID, parsePageLock, type PageLock } from '@site/kit/remote/page-lock.ts';
import { islandScripts, preloadTags } from '@site/delivery/compose/page-tags.ts';
import { addressOf, checkedFile, stylesOf } from '@site/delivery/compose/release-addresses.ts';
import type { Release } from '@site/delivery/releases/release.ts';
import type { RenderedPage } from './watched-part.ts';

/** A page without its shell. `title`, `description` and `hints` are HTML. */
export type FramedPage = Pick<PageLock, 'remote' | 'scripts'> & {
  slot: string;
  title: string;
  description: string;
  hints: string;
};

const slot = /(?<=<main id="main"[^>]*><div id="slot">)[^]*(?=<\/div><\/main>)/;
const lockText = new RegExp(
  `(?<=<script id="${PAGE_LOCK_ID}" type="application/json">)[^]*?(?=</script>)`,
);
const title = /(?<=<title>)[^<]*(?=<\/title>)/;
const description = /(?<=<meta name="description" content=")[^"]*/;
const shellSheet = /<link rel="stylesheet" href="\/r\/shell\/[^>]*>/g;

/** A page that a section has just rendered. Leaves out metadata for search engines and critical CSS. */
export function renderedPage(release: Release, page: RenderedPage): FramedPage {
  const { name, id, contractVersion, entry, integrity } = release;
  const sheets = stylesOf(release).map(
    (sheet) => `<link rel="stylesheet" href="${sheet.address}" integrity="${sheet.integrity}"/>`,
  );
  return {
    slot: `<div data-remote="${name}" data-release="${id}">${sheets.join('')}${page.html}</div>`,
    title: escapeHtml(page.head.title),
    description: escapeHtml(page.head.description),
    hints: preloadTags(page.preloads),
    remote: {
      name,
      id,
      contract: contractVersion,
      entry: addressOf(release, entry),
      integrity,
    },
    scripts: islandScripts(release, page.html).map((script) => checkedFile(release, script)),
  };
}

/** Whether HTML is a page in a shell, and not a document of its own. */
export function isFramed(html: string): boolean {
  return slot.test(html) && lockText.test(html);
}

/** Takes a composed page out of its shell. */
export function composedPage(html: string): FramedPage {
  const { remote, scripts } = lockIn(html);
  return {
    slot: partOf(html, slot).replaceAll(shellSheet, ''),
    title: partOf(html, title),
    description: partOf(html, description),
    hints: '',
    remote,
    scripts,
  };
}

/**
 * Inserts a page into one of a shell's own pages, such as its 404, keeping the shell's header, footer, sheets and
 * scripts. Throws if the shell has a different document structure.
 */
export function pageInFrame(frame: string, page: FramedPage): string {
  const { remote, scripts } = page;
  const lock = JSON.stringify({ ...lockIn(frame), remote, scripts }).replaceAll('<', '\\u003c');
  for (const part of [slot, title, description]) partOf(frame, part);
  // Functions, because `$` is special in replacement strings.
  return frame
    .replace(slot, () => page.slot)
    .replace(lockText, () => lock)
    .replace(description, () => page.description)
    .replace(title, () => page.title)
    .replace('<title>', () => `${page.hints}<title>`);
}

export function lockIn(html: string): PageLock {
  return parsePageLock(partOf(html, lockText));
}

function partOf(html: string, part: RegExp): string {
  const [found] = part.exec(html) ?? [];
  if (found !== undefined) return found;
  throw new Error(
    'The running site uses a different version of these packages. Install the version it was built with.',
  );
}
