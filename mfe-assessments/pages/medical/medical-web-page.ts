import type { JsonLd } from '@site/kit/remote/contract.ts';
import type { MedicalWebPage } from 'schema-dts';
import type { ReviewedText } from '../../content/medical-text-schema.ts';

type About = {
  '@type': 'MedicalCondition' | 'MedicalTest';
  name: string;
  alternateName?: string[];
};

type MedicalPage = {
  about: readonly About[];
  /** In whole years. */
  ages: { from: number; to: number };
  /** Sources and review; omitted for a page without medical claims. */
  text?: ReviewedText;
};

/** Returns the page's structured data. Sets `lastReviewed` only if a clinician has reviewed the page. */
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
