import type { JsonLd } from '@site/kit/remote/contract.ts';
import type { MedicalWebPage } from 'schema-dts';
import type { ReviewedText } from '../../content/medical-text-schema.ts';

/** What a page of ours is about. */
type About = {
  '@type': 'MedicalCondition' | 'MedicalTest';
  name: string;
  alternateName?: string[];
};

type MedicalPage = {
  about: readonly About[];
  /** The children it speaks of, in whole years. */
  ages: { from: number; to: number };
  /** The text's sources and its review; left out for a page that offers and claims nothing. */
  text?: ReviewedText;
};

/** A page as search engines read it. `lastReviewed` is only there when a clinician has reviewed it. */
export function medicalWebPage({ about, ages, text }: MedicalPage): JsonLd {
  const [only, ...others] = about;
  return {
    '@type': 'MedicalWebPage',
    about: only && others.length === 0 ? only : about,
    audience: { '@type': 'ParentAudience', childMinAge: ages.from, childMaxAge: ages.to },
    ...(text ? reviewOf(text) : {}),
  } satisfies MedicalWebPage;
}

function reviewOf({ lastChangedOn, reviewedBy, reviewedOn, sources }: ReviewedText) {
  return {
    dateModified: lastChangedOn,
    ...(reviewedBy && reviewedOn
      ? {
          lastReviewed: reviewedOn,
          reviewedBy: { '@type': 'Person', name: reviewedBy.name } as const,
        }
      : {}),
    citation: sources.map(({ url }) => url),
  };
}
