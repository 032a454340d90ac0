import type { SearchEntry } from '@site/kit/remote/contract.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { faq } from '../../content/faq.ts';
import { plainAnswer } from './plain-answer.ts';

/** The questions for people who search, each with the first sentence of its answer. */
export function questionSearchEntries(site: SiteConfig): SearchEntry[] {
  return faq.questions.map(({ id, question, answer }) => ({
    path: `/company/faq#${id}`,
    kind: 'question',
    title: withSiteFacts(question, site),
    alsoCalled: [],
    summary: /^.*?[.?!](?=\s|$)/.exec(plainAnswer(answer, site))?.[0] ?? '',
  }));
}
