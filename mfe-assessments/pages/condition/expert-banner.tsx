import { assessmentWords } from '../../content/page-words.ts';
import { Banner } from '../banner.tsx';
import { useCondition } from './condition-context.ts';

/** Offers a call with an expert to parents who would rather talk to a person first. */
export function ExpertBanner() {
  const { site, condition } = useCondition();
  return (
    <Banner
      site={site}
      {...condition.consultExpert}
      action={{ label: assessmentWords('consultExpert'), href: '/clinic' }}
    />
  );
}
