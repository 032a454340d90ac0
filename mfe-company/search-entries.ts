import { contentOf } from '@site/kit/content/content-of.ts';
import type { SearchEntry } from '@site/kit/remote/contract.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import aboutUs from './content/about-us.yaml';
import careers from './content/careers.md';
import clinic from './content/clinic.md';
import faq from './content/faq.md';
import leadershipTeam from './content/leadership-team.md';
import accessibility from './content/policies/accessibility.md';
import howWeMakeContent from './content/policies/how-we-make-content.md';
import privacyPolicy from './content/policies/privacy-policy.md';
import refundPolicy from './content/policies/refund-policy.md';
import school from './content/school.md';
import type { PageFacts } from './content/words-schema.ts';
import type { Faq } from './content/page-schemas.ts';
import { plainAnswer } from './pages/faq/plain-answer.ts';

const { questions } = contentOf<Faq>(faq);

const documents = {
  '/about-us': aboutUs,
  '/company/leadershipTeam': leadershipTeam,
  '/company/careers': careers,
  '/company/faq': faq,
  '/clinic': clinic,
  '/school': school,
  '/privacy-policy': privacyPolicy,
  '/refund-policy': refundPolicy,
  '/company/accessibility': accessibility,
  '/company/how-we-make-content': howWeMakeContent,
};

export function companySearchEntries(site: SiteConfig): SearchEntry[] {
  return [...pageSearchEntries(site), ...questionSearchEntries(site)];
}

/** Returns an entry for each page, with the first sentence of its description. */
export function pageSearchEntries(site: SiteConfig): SearchEntry[] {
  return Object.entries(documents).map(([path, document]) => {
    const { head, everydayWords } = contentOf<PageFacts>(document);
    const description = withSiteFacts(head.description, site);
    return {
      path,
      kind: 'page',
      title: withSiteFacts(head.title, site).replace(/ \| [^|]*$/, ''),
      alsoCalled: everydayWords,
      summary: firstSentence(description) ?? description,
    };
  });
}

/** Returns an entry for each question, with the first sentence of its answer. */
export function questionSearchEntries(site: SiteConfig): SearchEntry[] {
  return questions.map(({ id, question, answer }) => ({
    path: `/company/faq#${id}`,
    kind: 'question',
    title: withSiteFacts(question, site),
    alsoCalled: [],
    summary: firstSentence(plainAnswer(answer, site)) ?? '',
  }));
}

function firstSentence(text: string): string | undefined {
  return /^.*?[.?!](?=\s|$)/.exec(text)?.[0];
}
