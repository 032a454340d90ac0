import type { Head } from '@site/kit/remote/contract.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { allConditionsWords as words } from '../../content/all-conditions.ts';
import type { IndexedCondition } from '../../content/condition-lists.data.ts';
import { trailWords } from '../../content/other-page-words.ts';
import { breadcrumbList } from '@site/kit/ui/breadcrumb-list.ts';
import type { Crumb } from '@site/kit/ui/breadcrumbs.tsx';
import { medicalWebPage } from '../medical/medical-web-page.ts';

/** Where the list is in the site. */
export const allConditionsTrail: readonly Crumb[] = [
  { label: trailWords.home, href: '/' },
  { label: words.name, href: '/assessments' },
];

/** What tab, search engines and shared links show for the list of all conditions. */
export function allConditionsHead(conditions: readonly IndexedCondition[], site: SiteConfig): Head {
  return {
    title: withSiteFacts(words.head.title, site),
    description: words.head.description,
    canonicalPath: '/assessments',
    jsonLd: [
      breadcrumbList(allConditionsTrail, site),
      medicalWebPage({
        about: conditions.map(({ name, alsoCalled }) => ({
          '@type': 'MedicalCondition',
          name: name.full,
          alternateName: [...alsoCalled],
        })),
        ages: { from: 0, to: 16 },
      }),
    ],
  };
}
