import type { Head } from '@site/kit/remote/contract.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { type ChecklistLanguage, checklistPath } from '../../content/checklists/checklist-path.ts';
import type { Checklist } from '../../content/checklists/checklist-schema.ts';
import { checklistWords as words } from '../../content/checklists/checklist-words.ts';
import { conditionPath } from '../../content/condition-path.ts';
import { categoryTrail } from '../category/category-trail.ts';
import { breadcrumbList } from '@site/kit/ui/breadcrumb-list.ts';
import type { Crumb } from '@site/kit/ui/breadcrumbs.tsx';
import { medicalWebPage } from '../medical/medical-web-page.ts';

/** Where a checklist is in the site, in English like all that stands around the sheet. */
export function checklistTrail(
  checklist: Checklist,
  language: ChecklistLanguage,
): readonly Crumb[] {
  return [
    ...categoryTrail(checklist.topic),
    { label: checklist.name.en, href: conditionPath(checklist) },
    { label: words.crumb, href: checklistPath(checklist, language) },
  ];
}

/** What tab, search engines and shared links show for a checklist, in its own language. */
export function checklistHead(
  checklist: Checklist,
  language: ChecklistLanguage,
  site: SiteConfig,
): Head {
  const { name, ages, lastChangedOn } = checklist;
  const say = (text: string) => withSiteFacts(text.replaceAll('{name}', name[language]), site);
  return {
    title: say(words.head.title[language]),
    description: say(words.head.description[language]),
    canonicalPath: checklistPath(checklist, language),
    openGraph: { type: 'article' },
    jsonLd: [
      breadcrumbList(checklistTrail(checklist, language), site),
      {
        ...medicalWebPage({ about: [{ '@type': 'MedicalCondition', name: name.en }], ages }),
        inLanguage: language,
        dateModified: lastChangedOn,
      },
    ],
  };
}
