import type { PreviewAddress } from '@site/delivery/preview-address.ts';
import { previewPaths } from '@site/delivery/previews/preview-words.ts';
import type { Preview } from './preview-store.ts';

/** How many days a preview is available. */
export const previewDays = { usual: 7, most: 30 } as const;

/** The link to a preview's first page, with its secret. */
export function previewLink(
  address: PreviewAddress,
  { id, secret }: Pick<Preview, 'id' | 'secret'>,
): string {
  const link = new URL(previewPaths.open, address.originOf(id));
  link.searchParams.set('key', secret);
  return link.href;
}

/** A preview's link, to another path of the preview. */
export function linkToPage(link: string, page: string): string {
  const to = new URL(link);
  if (page !== '/') to.searchParams.set('page', page);
  return to.href;
}
