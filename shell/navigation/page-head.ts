import type { Head } from '@site/kit/remote/contract.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { applyHead } from './apply-head.ts';

/** What the document says of the page that is shown. */
export type PageHead = {
  /** The page at `pathname` stands, with this head. */
  set: (head: Head, pathname: string) => void;
  /** Puts words before the page's title, or takes them away with an empty text. */
  setPrefix: (prefix: string) => void;
  /** Something of the shell's own is shown, which has a title and no other head. */
  setTitle: (title: string) => void;
};

/** Takes over the head of a composed page, which is the one of the page at `pathname`. */
export function createPageHead(document: Document, site: SiteConfig, pathname: string): PageHead {
  let { title } = document;
  /** The path whose head the document carries; `null` while it carries none. */
  let headOf: string | null = pathname;
  return {
    set(head, path) {
      // The head of the page that was composed, or is already shown, stays; so do the facts for search engines.
      const stays = path === headOf && head.title === title;
      title = head.title;
      if (stays) return;
      headOf = path;
      applyHead(document, head, site);
    },
    setPrefix(prefix) {
      document.title = prefix + title;
    },
    setTitle(next) {
      headOf = null;
      title = next;
      document.title = next;
    },
  };
}
