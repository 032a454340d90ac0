import type { Page, PageProps } from '@site/kit/remote/define-remote.ts';
import { checklistPath } from '../../content/paths.ts';
import type { ConditionContent } from '../../content/condition-schema.ts';
import { AboutPanel } from '../panel.tsx';
import { ConditionContext, useCondition } from './condition-context.ts';
import { conditionHead } from './condition-head.ts';
import { ConditionTabs } from './condition-tabs.tsx';
import { ConditionTop } from './condition-top.tsx';
import { Cost, LivingWith } from './living-with.tsx';
import { Essentials, PaperFoot } from './essentials.tsx';
import { HowWeWroteIt } from '../medical/how-we-wrote-it.tsx';
import { MedicalContext } from '../medical/medical-context.ts';
import { WhenToGetHelp } from '../medical/when-to-get-help.tsx';
import { SymptomCards } from './symptom-cards.tsx';
import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import { cn } from '@site/kit/ui/cn.ts';
import { Section } from '@site/kit/ui/section.tsx';
import { medicalPageWords, assessmentWords } from '../../content/page-words.ts';
import { JumpLink, jumpRow } from '../jump-nav.tsx';
import { Banner } from '../banner.tsx';

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

function RelatedLinks() {
  const { site, condition, fill } = useCondition();
  return (
    <Section tight title={medicalPageWords('related')}>
      <ul className={cn(jumpRow, 'print:block')}>
        {condition.related.map(({ label, href }) => (
          <li key={href} className="max-md:flex-none">
            <JumpLink href={withProductSlug(href, site)}>{fill(label)}</JumpLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Offers a call with an expert to parents who would rather talk to a person first. */
function ExpertBanner() {
  const { site, condition } = useCondition();
  return (
    <Banner
      site={site}
      {...condition.consultExpert}
      action={{ label: assessmentWords('consultExpert'), href: '/clinic' }}
    />
  );
}
