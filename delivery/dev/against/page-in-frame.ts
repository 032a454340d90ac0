import { escapeHtml } from '@site/kit/escape-html.ts';
import { PAGE_LOCK_ID, parsePageLock, type PageLock } from '@site/kit/remote/registry.ts';
import { islandScripts } from '../../compose/island-scripts.ts';
import { preloadTags } from '../../compose/preload-tags.ts';
import { addressOf, checkedFile, stylesOf } from '../../compose/release-addresses.ts';
import type { Release } from '../../releases/release.ts';
import type { ReleaseRenderer } from '../../render/release-renderer.ts';

type RenderedPage = Awaited<ReturnType<ReleaseRenderer['render']>>;

const slot = /(<main id="main"[^>]*><div id="slot">)[^]*(<\/div><\/main>)/;
const lockElement = new RegExp(
  `(<script id="${PAGE_LOCK_ID}" type="application/json">)([^]*?)(</script>)`,
);
const title = /<title>[^<]*<\/title>/;
const description = /(<meta name="description" content=")[^"]*/;

/**
 * Puts a rendered page into a page that a running site has of its shell alone, such as the one for an address that does
 * not exist: header, footer, sheets and scripts of the shell stay as they are there. What search engines and first
 * screens need is left out. Throws when the running site's pages are put together in another way than here.
 */
export function pageInFrame(frame: string, release: Release, page: RenderedPage): string {
  const lock = parsePageLock(JSON.parse(found(lockElement, frame)[2] ?? ''));
  if (lock.remote !== null)
    throw new Error(`The page of the running site is of ${lock.remote.name}.`);
  for (const part of [slot, title, description]) found(part, frame);
  const sheets = stylesOf(release).map(
    ({ address, integrity }) =>
      `<link rel="stylesheet" href="${address}" integrity="${integrity}"/>`,
  );
  const inside = `<div data-remote="${release.name}" data-release="${release.id}">${sheets.join('')}${page.html}</div>`;
  const lockText = JSON.stringify(lockOf(lock, release, page.html)).replaceAll('<', '\\u003c');
  // Functions, because `$` in the words of a page means nothing.
  return frame
    .replace(slot, (_all, start: string, end: string) => start + inside + end)
    .replace(lockElement, (_all, start: string, _lock, end: string) => start + lockText + end)
    .replace(description, (_all, start: string) => start + escapeHtml(page.head.description))
    .replace(
      title,
      () => `${preloadTags(page.preloads)}<title>${escapeHtml(page.head.title)}</title>`,
    );
}

function lockOf(frame: PageLock, release: Release, html: string): PageLock {
  const { name, id, entry, integrity } = release;
  return {
    ...frame,
    remote: { name, id, entry: addressOf(release, entry), integrity },
    scripts: islandScripts(release, html).map((script) => checkedFile(release, script)),
  };
}

function found(part: RegExp, frame: string): RegExpExecArray {
  const match = part.exec(frame);
  if (match) return match;
  throw new Error(
    'The pages of the running site are put together in another way than these packages know. Install those that are made from its version.',
  );
}
