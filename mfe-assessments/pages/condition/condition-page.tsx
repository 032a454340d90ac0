import type { Page, PageProps } from '@site/kit/remote/define-remote.ts';
import { checklistPath } from '../../content/checklists/checklist-path.ts';
import type { ConditionContent } from '../../content/condition-schema.ts';
import { AboutPanel } from '../medical/about-panel.tsx';
import { ConditionContext, useCondition } from './condition-context.ts';
import { conditionHead } from './condition-head.ts';
import { ConditionTabs } from './condition-tabs.tsx';
import { ConditionTop } from './condition-top.tsx';
import { Cost } from './cost.tsx';
import { Essentials, PaperFoot } from './essentials.tsx';
import { ExpertBanner } from './expert-banner.tsx';
import { HowWeWroteIt } from '../medical/how-we-wrote-it.tsx';
import { MedicalContext } from '../medical/medical-context.ts';
import { WhenToGetHelp } from '../medical/when-to-get-help.tsx';
import { LivingWith } from './living-with.tsx';
import { RelatedLinks } from './related-links.tsx';
import { SymptomCards } from './symptom-cards.tsx';

export function conditionPage(condition: ConditionContent): Page {
  return {
    render: ({ site }: PageProps) => <ConditionPage condition={condition} site={site} />,
    head: ({ site }) => conditionHead(condition, site),
  };
}

type ConditionPageProps = { condition: ConditionContent } & Pick<PageProps, 'site'>;

/** The page of one condition. Help comes before anything that is for sale. */
function ConditionPage({ condition, site }: ConditionPageProps) {
  return (
    <ConditionContext value={condition}>
      <MedicalContext value={{ site, text: condition }}>
        {/* These are the site's longest pages, so spacing is tighter on a phone. */}
        <div
          data-condition=""
          className="max-md:not-print:leading-snug max-md:not-print:[--section:24px] max-md:not-print:[&_.ui-section-head]:mb-3 max-md:not-print:[&_h2]:text-24"
        >
          <ConditionTop />
          <WhenToGetHelp
            care={condition.care}
            safetyAdvice={condition.safetyAdvice}
            checklist={checklistPath(condition)}
            ground="white"
          >
            <Essentials />
          </WhenToGetHelp>
          <SymptomCards />
          <ExpertBanner />
          <AboutProduct />
          <ConditionTabs />
          <LivingWith />
          <Cost />
          <RelatedLinks />
          <HowWeWroteIt of={condition} topic={condition.topic} />
          <PaperFoot />
        </div>
      </MedicalContext>
    </ConditionContext>
  );
}

/** Explains what the assessment is, and what it isn't. */
function AboutProduct() {
  const { topic, aboutProduct } = useCondition().condition;
  return <AboutPanel topic={topic} {...aboutProduct} />;
}
