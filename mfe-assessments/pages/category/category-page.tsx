import { pageHead } from '@site/kit/ui/page-head.ts';
import { contentOf } from '@site/kit/content/content-of.ts';
import type { Page, PageProps } from '@site/kit/remote/define-remote.ts';
import { Section } from '@site/kit/ui/section.tsx';
import { categoryPageWords as words } from '../../content/category-page-words.ts';
import { assessmentWords } from '../../content/page-words.ts';
import { helpAtSchoolPath } from '../../content/paths.ts';
import type {
  CategoryContent,
  CategoryDocument,
  ConditionCard,
} from '../../content/category-schema.ts';
import { Banner } from '../banner.tsx';
import { AboutPanel } from '../panel.tsx';
import { CitedText } from '../medical/cited-text.tsx';
import { HowWeWroteIt } from '../medical/how-we-wrote-it.tsx';
import { MedicalContext } from '../medical/medical-context.ts';
import { WhenToGetHelp } from '../medical/when-to-get-help.tsx';
import { RelatedLink } from '../related-list.tsx';
import { CategoryTop } from './category-top.tsx';
import { ConditionCards, ParameterCards } from './category-cards.tsx';
import type { Head } from '@site/kit/remote/contract.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { medicalWebPage } from '../medical/medical-web-page.ts';
import { toMonths } from '../ages.ts';
import { categoryTrail } from '../trail.tsx';

/** Creates a category page from its document and its conditions' cards. */
export function categoryPage(
  document: unknown,
  assessmentTypes: readonly ConditionCard[] = [],
): Page {
  const content = contentOf<CategoryDocument>(document);
  const category: CategoryContent =
    content.topic === 'physical' ? content : { ...content, assessmentTypes };
  return {
    render: (props: PageProps) => <CategoryPage category={category} {...props} />,
    head: ({ site }) => categoryHead(category, site),
  };
}

type CategoryPageProps = { category: CategoryContent } & Pick<PageProps, 'site'>;

/** The page of an assessment category: description, price and conditions. */
function CategoryPage({ category, site }: CategoryPageProps) {
  return (
    <MedicalContext value={{ site, text: category }}>
      <CategoryTop category={category} />
      <Section
        topic={category.topic}
        title={category.typesHeading}
        intro={<CitedText of={category.typesIntro} />}
      >
        {category.topic === 'physical' ? (
          <ParameterCards parameters={category.parameters} />
        ) : (
          <ConditionCards category={category} />
        )}
        <p className="mt-4 flex gap-x-9 max-md:grid">
          <RelatedLink href="/assessments">{words('allConditions')}</RelatedLink>
          {category.topic !== 'physical' && (
            <RelatedLink href={helpAtSchoolPath}>{words('helpAtSchool')}</RelatedLink>
          )}
        </p>
      </Section>
      {category.topic === 'physical' ? (
        <WhenToGetHelp care={category.care} ground="white" />
      ) : (
        <Banner
          site={site}
          {...category.consultExpert}
          action={{ label: assessmentWords('consultExpert'), href: '/clinic' }}
        />
      )}
      <AboutPanel
        topic={category.topic}
        ground={category.topic === 'physical' ? 'paper' : 'white'}
        {...category.about}
      />
      <HowWeWroteIt of={category} topic={category.topic} />
    </MedicalContext>
  );
}

function categoryHead(category: CategoryContent, site: SiteConfig): Head {
  const ages = category.ages.map(toMonths);
  return pageHead(category, site, {
    trail: categoryTrail(category.topic),
    jsonLd: [
      medicalWebPage({
        about:
          category.topic === 'physical'
            ? category.parameters.map(({ title }) => ({ '@type': 'MedicalTest', name: title }))
            : category.assessmentTypes.map(({ title }) => ({
                '@type': 'MedicalCondition',
                name: title,
              })),
        ages: {
          from: Math.floor(Math.min(...ages.map(({ from }) => from)) / 12),
          to: Math.floor(Math.max(...ages.map(({ to }) => to)) / 12),
        },
        text: category,
      }),
    ],
  });
}
