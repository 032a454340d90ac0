import type { SearchEntry } from '@site/kit/remote/contract.ts';
import { withProductSlug, withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { physicalCategory } from './categories/physical.ts';
import { checklistPath } from './checklists/checklist-path.ts';
import { checklistWords } from './checklists/checklist-words.ts';
import { conditionPath } from './condition-path.ts';
import { everyChecklist, everyCondition } from './every-condition.ts';
import { everydayWordsOfPages } from './everyday-words-of-pages.ts';
import { biometricOffering } from './offerings/biometric.ts';
import { doctorsOffering } from './offerings/doctors.ts';
import { hearingOffering } from './offerings/hearing.ts';
import { visionOffering } from './offerings/vision.ts';

/** Pages besides the conditions for which people have words of their own. */
const pages = [
  { path: '/assessments/physical', head: physicalCategory.head },
  { path: '/{product}-offerings/doctors', head: doctorsOffering.head },
  { path: '/{product}-offerings/hearing', head: hearingOffering.head },
  { path: '/{product}-offerings/{product}-vision', head: visionOffering.head },
  { path: '/{product}-offerings/biometric', head: biometricOffering.head },
];

/** What parents type who want something to take along. */
const everydayWordsOfChecklists = ['check list', 'printable', 'what to tell the doctor'];

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
      ],
      summary: withSiteFacts(condition.lead.text, site),
    })),
    // The translations are found by their own titles, as pages that a section says nothing of.
    ...checklists.map((checklist): SearchEntry => {
      const say = (text: string) =>
        withSiteFacts(text.replaceAll('{name}', checklist.name.en), site);
      return {
        path: checklistPath(checklist),
        kind: 'page',
        title: say(checklistWords.head.title.en).split(' | ')[0] ?? '',
        alsoCalled: everydayWordsOfChecklists,
        summary: say(checklistWords.head.description.en),
      };
    }),
    ...pages.map(({ path, head }): SearchEntry => ({
      path: withProductSlug(path, site),
      kind: 'page',
      title: withSiteFacts(head.title, site).split(' | ')[0] ?? '',
      alsoCalled: everydayWordsOfPages[path] ?? [],
      summary: withSiteFacts(head.description, site),
    })),
  ];
}
