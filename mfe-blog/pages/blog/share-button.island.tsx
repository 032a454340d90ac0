import type { MouseEvent } from 'react';
import { postPath } from '@site/kit/post-cards/post-card-data.ts';
import { defineIsland } from '@site/kit/islands/define-island.ts';
import { usePageContext } from '@site/kit/islands/page-context.ts';
import { buttonLook } from '@site/kit/ui/button-look.ts';
import { Icon } from '@site/kit/ui/icon.tsx';
import { isPlainClick } from '@site/kit/ui/is-plain-click.ts';
import { toastMs } from '@site/kit/ui/toast.tsx';
import { blogWords } from '../../content/blog-words.ts';

type Props = { blogId: string; title: string };

/**
 * Shares a post through the native share sheet if there is one, otherwise by copying the link. If both fail, a notice
 * shows the link. Without JavaScript the button is a link to copy by hand.
 */
export const shareButton = defineIsland<Props>('share-button', ShareButton);

function ShareButton({ blogId, title }: Props) {
  const { site, notify } = usePageContext();
  const path = postPath(blogId);
  const url = site.siteUrl + path;
  const button = blogWords('share.button');
  const copied = blogWords('share.copied');
  const notCopied = blogWords('share.notCopied');

  async function share() {
    if (await isSharedBySheet({ title, url })) return;
    if (await isCopied(url)) notify({ kind: 'success', text: copied, durationMs: toastMs.short });
    else {
      const text = notCopied.replace('{url}', url);
      notify({ kind: 'error', text, durationMs: toastMs.copying });
    }
  }

  return (
    <a
      href={path}
      className={buttonLook('second')}
      data-live="only"
      onClick={(event: MouseEvent) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void share();
      }}
    >
      <Icon name="share" size={22} />
      <span>{button}</span>
    </a>
  );
}

/** Whether the browser showed the share sheet, whether or not the visitor then shared. */
async function isSharedBySheet(data: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    // The visitor dismissed the sheet. Any other rejection means that no sheet was shown.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Whether copying worked. A browser can refuse it, or have no clipboard on an insecure page. */
async function isCopied(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
