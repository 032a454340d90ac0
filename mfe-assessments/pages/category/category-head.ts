import type { Head } from '@site/kit/remote/contract.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { CategoryContent } from '../../content/category-schema.ts';
import { categoryPath } from '../../content/condition-path.ts';
import { breadcrumbList } from '@site/kit/ui/breadcrumb-list.ts';
import { medicalWebPage } from '../medical/medical-web-page.ts';
import { inMonths } from '../in-months.ts';
import { categoryTrail } from './category-trail.ts';

/** What tab, search engines and shared links show for a category page. */
export function categoryHead(category: CategoryContent, site: SiteConfig): Head {
  const ages = category.ages.map(inMonths);
  return {
    title: withSiteFacts(category.head.title, site),
    description: withSiteFacts(category.head.description, site),
    canonicalPath: categoryPath(category.topic),
    jsonLd: [
      breadcrumbList(categoryTrail(category.topic), site),
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
  };
}
