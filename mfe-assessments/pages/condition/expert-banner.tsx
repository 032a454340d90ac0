import { assessmentWords } from '../../content/other-page-words.ts';
import { Banner } from '../banner.tsx';
import { useCondition } from './condition-context.ts';

/** Offers a call with an expert to those who would rather start with a person. */
export function ExpertBanner() {
  const { site, condition } = useCondition();
  return (
    <Banner
      site={site}
      {...condition.consultExpert}
      action={{ label: assessmentWords.consultExpert, href: '/clinic' }}
    />
  );
}
