import { pageHead } from '@site/kit/ui/page-head.ts';
import type { Head, JsonLd } from '@site/kit/remote/contract.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { medicalWebPage } from '../medical/medical-web-page.ts';
import { conditionTrail } from '../trail.tsx';
import type { AgeBand, ConditionContent } from '../../content/condition-schema.ts';

export function conditionHead(condition: ConditionContent, site: SiteConfig): Head {
  return pageHead(condition, site, {
    trail: conditionTrail(condition),
    type: 'article',
    jsonLd: [medicalPage(condition)],
  });
}

/** Returns the page's structured data. */
function medicalPage(condition: ConditionContent): JsonLd {
  const { name, alsoCalled, ageBands } = condition;
  return medicalWebPage({
    about: [
      {
        '@type': 'MedicalCondition',
        name: name.full,
        alternateName: [...new Set([name.short, ...alsoCalled])],
      },
    ],
    ages: {
      from: Math.min(...ageBands.map((band) => inYears(band, band.from))),
      to: Math.max(...ageBands.map((band) => inYears(band, band.to ?? OLDEST_CHILD))),
    },
    text: condition,
  });
}

/** The upper end of an open-ended band, in years: the site is for children up to 16 (specification §1). */
const OLDEST_CHILD = 16;

/** Converts an age to years, rounding months down to whole years. */
function inYears({ unit, to }: AgeBand, age: number): number {
  return unit === 'months' && to !== null ? Math.floor(age / 12) : age;
}
