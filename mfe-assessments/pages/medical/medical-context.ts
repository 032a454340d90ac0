import { createContext, use } from 'react';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { withUnitsKept } from '@site/kit/ui/with-units-kept.ts';
import type { MedicalText } from '../../content/prose-of.ts';

type MedicalSurroundings = { site: SiteConfig; text: MedicalText };

/** Set by each page that shows medical text. */
export const MedicalContext = createContext<MedicalSurroundings | null>(null);

/** The site, this page's sources, and `say`, which fills in the site's facts. */
export function useMedicalText() {
  const surroundings = use(MedicalContext);
  if (!surroundings) throw new Error('A part of a medical text stands outside of one.');
  const { site, text } = surroundings;
  const say = (words: string) => withUnitsKept(withSiteFacts(words, site));
  return { site, sources: text.sources, say };
}
