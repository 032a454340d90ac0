import type { SearchEntry } from '@site/kit/remote/contract.ts';
import { withProductSlug, withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { myopiaArticle } from './articles/myopia.ts';
import { schoolAgeVisionArticle } from './articles/school-age-vision.ts';
import { behaviouralCategory } from './categories/behavioural.ts';
import { learningCategory } from './categories/learning.ts';
import { physicalCategory } from './categories/physical.ts';
import { checklistLanguages, checklistPath } from './checklists/checklist-path.ts';
import { checklistWords } from './checklists/checklist-words.ts';
import { categoryPath, conditionPath } from './condition-path.ts';
import { everyChecklist, everyCondition } from './every-condition.ts';
import {
  everydayWordsOfChecklists,
  everydayWordsOfConditions,
  everydayWordsOfPages,
} from './everyday-words-of-pages.ts';
import { biometricOffering } from './offerings/biometric.ts';
import { doctorsOffering } from './offerings/doctors.ts';
import { hearingOffering } from './offerings/hearing.ts';
import { visionOffering } from './offerings/vision.ts';
import { articlePath } from './offerings-path.ts';

/** Pages besides the conditions for which people have words of their own. */
const pages = [
  { path: categoryPath('behavioural'), head: behaviouralCategory.head },
  { path: categoryPath('learning'), head: learningCategory.head },
  { path: categoryPath('physical'), head: physicalCategory.head },
  { path: '/{product}-offerings/doctors', head: doctorsOffering.head },
  { path: '/{product}-offerings/hearing', head: hearingOffering.head },
  { path: '/{product}-offerings/{product}-vision', head: visionOffering.head },
  { path: articlePath(myopiaArticle.id), head: myopiaArticle.head },
  { path: articlePath(schoolAgeVisionArticle.id), head: schoolAgeVisionArticle.head },
  { path: '/{product}-offerings/biometric', head: biometricOffering.head },
];

/** What this section has for people who search: conditions and checks, by their names and by everyday words. */
export async function searchEntries(site: SiteConfig): Promise<SearchEntry[]> {
  const [conditions, checklists] = await Promise.all([everyCondition(), everyChecklist()]);
  return [
    ...conditions.map((condition): SearchEntry => ({
      path: conditionPath(condition),
      kind: 'condition',
      title: withSiteFacts(condition.name.short, site),
      alsoCalled: [
        condition.name.full,
        ...condition.alsoCalled,
        ...condition.everydayWords,
        ...condition.symptoms.cards.map(({ title }) => title),
        ...everydayWordsOfConditions,
      ],
      summary: withSiteFacts(condition.lead.text, site),
    })),
    ...checklists.flatMap((checklist) =>
      checklistLanguages.map((language): SearchEntry => {
        const { name } = checklist;
        const { title, description } = checklistWords.head;
        const say = (text: string) =>
          withSiteFacts(text.replaceAll('{name}', name[language]), site);
        return {
          path: checklistPath(checklist, language),
          kind: 'checklist',
          title: say(title[language]).split(' | ')[0] ?? '',
          alsoCalled: [
            name.en,
            ...everydayWordsOfChecklists[language].map((words) => words.replace('{name}', name.en)),
          ],
          summary: say(description[language]),
        };
      }),
    ),
    ...pages.map(({ path, head }): SearchEntry => ({
      path: withProductSlug(path, site),
      kind: 'page',
      title: withSiteFacts(head.title, site).split(' | ')[0] ?? '',
      alsoCalled: everydayWordsOfPages[path] ?? [],
      summary: withSiteFacts(head.description, site),
    })),
  ];
}
