import { createContext, use } from 'react';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { nonBreakingUnits } from '@site/kit/ui/non-breaking-units.ts';
import type { MedicalText } from '../../content/prose-of.ts';

type MedicalContextValue = { site: SiteConfig; text: MedicalText };

/** Each page with medical text provides this context. */
export const MedicalContext = createContext<MedicalContextValue | null>(null);

/** Returns the site, this page's sources, and `fill`, which fills in the site's facts. */
export function useMedicalText() {
  const context = use(MedicalContext);
  if (!context) throw new Error('useMedicalText must be used inside a page with medical text.');
  const { site, text } = context;
  const fill = (words: string) => nonBreakingUnits(withSiteFacts(words, site));
  return { site, sources: text.sources, fill };
}
