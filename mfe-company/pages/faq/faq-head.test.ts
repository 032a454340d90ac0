import { expect, test } from '@jest/globals';
import { contentOf } from '@site/kit/content/content-of.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import type { Faq } from '../../content/faq-schema.ts';
import document from '../../content/faq.md';
import { faqHead } from './faq-head.ts';

const faq = contentOf<Faq>(document);
const site = configuredSite();

test('search engines get all questions with their answers as plain text', () => {
  const { title, description, jsonLd = [] } = faqHead(faq, site);
  expect(title).toBe(`Questions and answers about child health screening | ${site.product.name}`);
  expect(description.length).toBeLessThanOrEqual(155);

  expect(jsonLd[0]?.['@type']).toBe('FAQPage');
  expect(jsonLd[0]?.['mainEntity']).toHaveLength(faq.questions.length);
  expect(jsonLd[0]?.['mainEntity']).toContainEqual({
    '@type': 'Question',
    name: 'Who can I ask if something is not clear?',
    acceptedAnswer: {
      '@type': 'Answer',
      text: `Call us on ${site.contact.phone}. We are open ${site.contact.hours}. You can also write to ${site.contact.email} or use the form on our contact page. We reply within 48 hours. In an emergency, please do not wait for our reply. Call 112 at any hour.`,
    },
  });
  expect(JSON.stringify(jsonLd)).not.toMatch(/[<>]|\{(product|phone|email|hours)\}/);
});
