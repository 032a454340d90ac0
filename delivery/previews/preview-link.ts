import type { Preview } from '../registry/previews.ts';
import type { Stores } from '../stores.ts';
import type { PreviewAddress } from './preview-address.ts';
import { previewKey } from './preview-key.ts';
import { previewPaths } from './preview-words.ts';

/** The link to the first page of a preview, with its key. */
export async function previewLink(
  { registry }: Stores,
  address: PreviewAddress,
  preview: Pick<Preview, 'id' | 'endsAt'>,
): Promise<string> {
  const link = new URL(previewPaths.open, address.originOf(preview.id));
  link.searchParams.set('key', previewKey(await registry.previews.secret(), preview));
  return link.href;
}

/** The same link to another page of it: a path. */
export function linkToPage(link: string, page: string): string {
  const to = new URL(link);
  if (page !== '/') to.searchParams.set('page', page);
  return to.href;
}
