import { isPlainClick } from '@site/kit/ui/is-plain-click.ts';
import type { PageScroll } from './page-scroll.ts';

/**
 * Makes every plain link to a page of the site a move within the live page, whoever wrote the link:
 * the shell, a remote, or a writer in a blog post. Links that a router has taken, that leave the site,
 * open a tab, download, or only name a part of the current page are left to others. The browser follows
 * the last of these as soon as the page stands still: what is left of a glide would lead past the part.
 */
export function followLinks(
  window: Window,
  canShow: (pathname: string) => boolean,
  visit: (to: string) => void,
  pageScroll: Pick<PageScroll, 'isMoving' | 'stop'>,
): void {
  window.document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    if (link.origin !== window.location.origin || link.hasAttribute('download')) return;
    if (link.target !== '' && link.target !== '_self') return;
    const { pathname, search } = window.location;
    if (link.pathname === pathname && link.search === search && link.hash !== '') {
      if (!pageScroll.isMoving()) return;
      event.preventDefault();
      pageScroll.stop(() => window.location.assign(link.href));
      return;
    }
    if (!canShow(link.pathname)) return;
    event.preventDefault();
    visit(link.pathname + link.search + link.hash);
  });
}
