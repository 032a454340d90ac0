import type { MouseEvent } from 'react';
import { blogPath } from '@site/kit/blog-cards/blog-card-data.ts';
import { defineIsland } from '@site/kit/islands/define-island.ts';
import { usePageContext } from '@site/kit/islands/page-context.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { blogWords } from '../../content/blog-words.ts';

type Props = { blogId: string; title: string };

/** How long the notice of a copied link stays, in milliseconds, like the other short notices (specification, section 9). */
const NOTICE_MS = 2000;

/**
 * Passes a post on: the device's own share sheet where it has one, else the link is copied. Without
 * either it is what it looks like to a browser without JavaScript, a link to the post that can be copied by hand.
 */
export const shareButton = defineIsland<Props>('share-button', ShareButton);

function ShareButton({ blogId, title }: Props) {
  const { site, notify } = usePageContext();
  const path = blogPath(blogId);

  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const url = site.siteUrl + path;
    if ('share' in navigator) {
      event.preventDefault();
      // Rejected when the visitor closes the sheet again, which needs no answer.
      navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    // Missing on a page that was not fetched over a safe line.
    if (!('clipboard' in navigator)) return;
    event.preventDefault();
    copy(url).catch(() => undefined);
  }

  async function copy(url: string) {
    await navigator.clipboard.writeText(url);
    notify({ kind: 'success', text: blogWords.share.copied, durationMs: NOTICE_MS });
  }

  return (
    <ButtonLink href={path} variant="second" iconBefore="share" onClick={onClick}>
      {blogWords.share.button}
    </ButtonLink>
  );
}
