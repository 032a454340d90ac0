import { escapeHtml } from '@site/kit/escape-html.ts';
import { PAGE_LOCK_ID, parsePageLock, type PageLock } from '@site/kit/remote/page-lock.ts';
import { islandScripts } from '@site/delivery/compose/island-scripts.ts';
import { preloadTags } from '@site/delivery/compose/preload-tags.ts';
import { addressOf, checkedFile, stylesOf } from '@site/delivery/compose/release-addresses.ts';
import { browserIdOf, type Release } from '@site/delivery/releases/release.ts';
import type { ReleaseRenderer } from '@site/delivery/render/release-renderer.ts';

type RenderedPage = Awaited<ReturnType<ReleaseRenderer['render']>>;

const slot = /(<main id="main"[^>]*><div id="slot">)[^]*(<\/div><\/main>)/;
const lockElement = new RegExp(
  `(<script id="${PAGE_LOCK_ID}" type="application/json">)([^]*?)(</script>)`,
);
const title = /<title>[^<]*<\/title>/;
const description = /(<meta name="description" content=")[^"]*/;

/**
 * Inserts a rendered page into one of a running site's shell-only pages, such as its 404, keeping the shell's header,
 * footer, sheets and scripts. Omits metadata for search engines and critical CSS. Throws if the running site has a
 * different document structure.
 */
export function pageInFrame(frame: string, release: Release, page: RenderedPage): string {
  const lock = parsePageLock(JSON.parse(matchIn(lockElement, frame)[2] ?? ''));
  if (lock.remote !== null)
    throw new Error(`The running site's page belongs to ${lock.remote.name}.`);
  for (const part of [slot, title, description]) matchIn(part, frame);
  const sheets = stylesOf(release).map(
    ({ address, integrity }) =>
      `<link rel="stylesheet" href="${address}" integrity="${integrity}"/>`,
  );
  const inside = `<div data-remote="${release.name}" data-release="${browserIdOf(release)}">${sheets.join('')}${page.html}</div>`;
  const lockText = JSON.stringify(lockOf(lock, release, page.html)).replaceAll('<', '\\u003c');
  // Use functions, because `$` is special in replacement strings.
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
  const { name, contractVersion, entry, integrity } = release;
  return {
    ...frame,
    remote: {
      name,
      id: browserIdOf(release),
      contract: contractVersion,
      entry: addressOf(release, entry),
      integrity,
    },
    scripts: islandScripts(release, html).map((script) => checkedFile(release, script)),
  };
}

function matchIn(part: RegExp, frame: string): RegExpExecArray {
  const match = part.exec(frame);
  if (match) return match;
  throw new Error(
    'The running site uses a different version of these packages. Install the version it was built with.',
  );
}
