import type { Page, PageProps } from '@site/kit/remote/define-remote.ts';
import { Section } from '@site/kit/ui/section.tsx';
import { categoryPageWords as words } from '../../content/category-page-words.ts';
import { helpAtSchoolPath } from '../../content/condition-path.ts';
import type { CategoryContent } from '../../content/category-schema.ts';
import { Banner } from '../banner.tsx';
import { AboutPanel } from '../medical/about-panel.tsx';
import { CitedText } from '../medical/cited-text.tsx';
import { HowWeWroteIt } from '../medical/how-we-wrote-it.tsx';
import { MedicalContext } from '../medical/medical-context.ts';
import { RelatedLink } from '../related-list.tsx';
import { categoryHead } from './category-head.ts';
import { CategoryTop } from './category-top.tsx';
import { ConditionCards } from './condition-cards.tsx';
import { ParameterCards } from './parameter-cards.tsx';

/** Makes a category page from its content. */
export function categoryPage(category: CategoryContent): Page {
  return {
    render: (props: PageProps) => <CategoryPage category={category} {...props} />,
    head: ({ site }) => categoryHead(category, site),
  };
}

type CategoryPageProps = { category: CategoryContent } & Pick<PageProps, 'site'>;

/** One kind of assessment: what it is, what it costs, and each thing it looks at. */
export function CategoryPage({ category, site }: CategoryPageProps) {
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
          <RelatedLink href="/assessments">{words.allConditions}</RelatedLink>
          {category.topic !== 'physical' && (
            <RelatedLink href={helpAtSchoolPath}>{words.helpAtSchool}</RelatedLink>
          )}
        </p>
      </Section>
      {category.topic !== 'physical' && (
        <Banner
          site={site}
          {...category.consultExpert}
          action={{ label: words.consultExpert, href: '/clinic' }}
        />
      )}
      <AboutPanel topic={category.topic} ground="white" {...category.about} />
      <HowWeWroteIt of={category} topic={category.topic} />
    </MedicalContext>
  );
}
