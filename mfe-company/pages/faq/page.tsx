import { contentOf } from '@site/kit/content/content-of.ts';
import type { Page } from '@site/kit/remote/define-remote.ts';
import type { Faq } from '../../content/faq-schema.ts';
import document from '../../content/faq.md';
import { faqHead } from './faq-head.ts';
import { FaqPage } from './faq-page.tsx';

const faq = contentOf<Faq>(document);

export const page: Page = {
  render: ({ site }) => <FaqPage faq={faq} site={site} />,
  head: ({ site }) => faqHead(faq, site),
};
