import { contentOf } from '@site/kit/content/content-of.ts';
import type { SearchEntry } from '@site/kit/remote/contract.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { Faq } from '../../content/faq-schema.ts';
import document from '../../content/faq.md';
import { plainAnswer } from './plain-answer.ts';

const { questions } = contentOf<Faq>(document);

/** The questions for people who search, each with the first sentence of its answer. */
export function questionSearchEntries(site: SiteConfig): SearchEntry[] {
  return questions.map(({ id, question, answer }) => ({
    path: `/company/faq#${id}`,
    kind: 'question',
    title: withSiteFacts(question, site),
    alsoCalled: [],
    summary: /^.*?[.?!](?=\s|$)/.exec(plainAnswer(answer, site))?.[0] ?? '',
  }));
}
