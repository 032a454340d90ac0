import type { Preview, Previews } from '../registry/previews.ts';
import type { PreviewAddress } from './preview-address.ts';
import { previewKey } from './preview-key.ts';
import { previewPaths } from './preview-words.ts';

/** The link that lets whoever has it into a preview, until it ends; it leads to the page with the path `page`. */
export async function previewLink(
  previews: Previews,
  address: PreviewAddress,
  preview: Preview,
  page = '/',
): Promise<string> {
  const link = new URL(previewPaths.open, address.originOf(preview.id));
  link.searchParams.set('key', previewKey(await previews.secret(), preview));
  if (page !== '/') link.searchParams.set('page', page);
  return link.href;
}
