import type { Preview } from './preview-store.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import type { PreviewAddress } from '@site/delivery/preview-address.ts';
import { previewKey } from './preview-key.ts';
import { previewPaths } from '@site/delivery/previews/preview-words.ts';
import { previewStore } from './preview-store.ts';

/** The link to a preview's first page, with its key. */
export async function previewLink(
  { registry }: Stores,
  address: PreviewAddress,
  preview: Pick<Preview, 'id' | 'endsAt'>,
): Promise<string> {
  const link = new URL(previewPaths.open, address.originOf(preview.id));
  link.searchParams.set('key', previewKey(await previewStore(registry).secret(), preview));
  return link.href;
}
