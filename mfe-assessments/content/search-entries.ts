import type { SearchEntry } from '@site/kit/remote/contract.ts';
import { withProductSlug, withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import {
  checklistLanguages,
  checklistPath,
  categoryPath,
  conditionPath,
  articlePath,
} from './paths.ts';
import { checklistWords } from './page-words.ts';
import { conditions as rows, everyCondition } from './conditions.ts';
import { articles, categories, guides, offerings } from './pages.ts';

/** What parents ask about any condition: “autism test”, “ADHD treatment”. */
const everydayWordsOfConditions = ['assessment', 'test', 'symptoms', 'treatment'];

/**
 * What parents search for when they want something to take along, by the checklist's language. `{name}` is the
 * condition.
 */
const everydayWordsOfChecklists = {
  en: ['{name} check list', 'printable'],
  hi: ['checklist in Hindi'],
  kn: ['checklist in Kannada'],
} as const;

/** Other pages with synonyms of their own. */
const pages = [
  ...categories.map((page) => ({ path: categoryPath(page.topic), page })),
  ...offerings.map((page) => ({ path: page.path, page })),
  ...articles.map((page) => ({ path: articlePath(page.id), page })),
  ...guides,
].flatMap(({ path, page: { head, everydayWords } }) =>
  everydayWords ? [{ path, head, everydayWords }] : [],
);

/** This section's entries in the search index: conditions, checklists and other pages. */
export async function searchEntries(site: SiteConfig): Promise<SearchEntry[]> {
  const [conditions, checklists] = await Promise.all([
    everyCondition(),
    Promise.all(rows.map(({ checklist }) => checklist())),
  ]);
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
        const fill = (text: string) =>
          withSiteFacts(text.replaceAll('{name}', name[language]), site);
        return {
          path: checklistPath(checklist, language),
          kind: 'checklist',
          title: fill(title[language]).split(' | ')[0] ?? '',
          alsoCalled: [
            name.en,
            ...everydayWordsOfChecklists[language].map((words) => words.replace('{name}', name.en)),
          ],
          summary: fill(description[language]),
        };
      }),
    ),
    ...pages.map(({ path, head, everydayWords }): SearchEntry => ({
      path: withProductSlug(path, site),
      kind: 'page',
      title: withSiteFacts(head.title, site).split(' | ')[0] ?? '',
      alsoCalled: everydayWords,
      summary: withSiteFacts(head.description, site),
    })),
  ];
}
