import { NO_ROUTE } from '@site/kit/signals/page-signal.ts';
import type { BlobHash } from '../blobs/blob-store.ts';
import type { PartManifest } from '../versions/part-manifest.ts';
import type { ComposeContext } from './compose-context.ts';
import { signalsOf, thirdPartyScripts } from './compose-document.ts';
import { assetsIn, linksIn } from './links.ts';
import { errorPages } from './page-path.ts';
import { checkedFile, stylesOf } from './release-addresses.ts';

/** Composes the shell's own pages. */
export async function composeShell(
  context: ComposeContext,
): Promise<{ manifest: PartManifest; rendered: number }> {
  const files: Record<string, BlobHash> = {};
  const links = new Set<string>();
  for (const { address, html } of await composeErrorPages(context)) {
    files[address] = await context.blobs.put(Buffer.from(html));
    // The shell's header and footer are on every page.
    for (const link of [...linksIn(html), ...assetsIn(html, context.site)]) links.add(link);
  }
  const manifest = {
    part: 'shell' as const,
    asked: {},
    pages: {},
    redirects: {},
    files,
    search: [],
    links: [...links].toSorted(),
  };
  return { manifest, rendered: Object.keys(files).length };
}

/** Composes the shell's 404 and 500 pages. */
async function composeErrorPages({
  site,
  shell,
  processes,
}: ComposeContext): Promise<readonly { address: string; html: string }[]> {
  const renderer = await processes.of(shell);
  const pages: { address: string; html: string }[] = [];
  for (const reason of ['notFound', 'failed'] as const) {
    const { html: fragment, head } = await renderer.renderErrorFragment(site, reason);
    const html = await renderer.renderDocument({
      site,
      pathname: '/error',
      head,
      fragment: { remote: null, html: fragment },
      styles: stylesOf(shell),
      loader: checkedFile(shell, 'loader.js'),
      lock: {
        shell: checkedFile(shell, shell.entry),
        remote: null,
        scripts: [],
        others: thirdPartyScripts(site),
        signals: signalsOf(site, NO_ROUTE),
      },
    });
    pages.push({ address: `/${errorPages[reason]}`, html });
  }
  return pages;
}
