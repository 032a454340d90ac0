import { breadcrumbList } from '@site/kit/ui/breadcrumb-list.ts';
import type { Head } from '@site/kit/remote/contract.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { Faq } from '../../content/faq-schema.ts';
import { home } from '../shared-words.ts';
import { plainAnswer } from './plain-answer.ts';

/** What the browser, search engines and shared links show for the questions page, with every answer as plain text. */
export function faqHead({ head, heading, questions }: Faq, site: SiteConfig): Head {
  return {
    title: withSiteFacts(head.title, site),
    description: withSiteFacts(head.description, site),
    canonicalPath: '/company/faq',
    jsonLd: [
      {
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: withSiteFacts(question, site),
          acceptedAnswer: { '@type': 'Answer', text: plainAnswer(answer, site) },
        })),
      },
      breadcrumbList([home, { label: heading, href: '/company/faq' }], site),
    ],
  };
}
