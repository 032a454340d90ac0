import path from 'node:path';
import { readSiteConfig } from '@site/delivery/read-site-config.ts';
import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import { root } from '../support/site.ts';

/** One page of each kind: every section's, and of the large sections several. */
const kinds = [
  '/',
  '/assessments/behavioral',
  '/assessments/behavioral/adhd',
  '/{product}-offerings/{product}-vision',
  '/{product}-offerings/{product}-vision/article/1',
  '/company/faq',
  '/school',
  '/clinic',
  '/contactUs',
  '/blog/101',
];

/** The paths that are measured unless others are asked for. */
export async function benchPages(): Promise<readonly string[]> {
  const site = await readSiteConfig(path.join(root, 'site.config.json'));
  return kinds.map((kind) => withProductSlug(kind, site));
}
