import { pageHead } from '@site/kit/ui/page-head.ts';
import { contentOf } from '@site/kit/content/content-of.ts';
import type { Page } from '@site/kit/remote/define-remote.ts';
import type { Faq } from '../../content/page-schemas.ts';
import document from '../../content/faq.md';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { Accordion } from '@site/kit/ui/accordion.tsx';
import { Breadcrumbs } from '@site/kit/ui/breadcrumbs.tsx';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { home, Blocks } from '../page-parts.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import type { JsonLd } from '@site/kit/remote/contract.ts';
import { plainAnswer } from './plain-answer.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import { cardLook } from '@site/kit/ui/card-look.ts';

const faq = contentOf<Faq>(document);

export const page: Page = {
  render: ({ site }) => <FaqPage site={site} />,
  head: ({ site }) =>
    pageHead(faq, site, {
      trail: [home, { label: faq.heading, href: '/company/faq' }],
      jsonLd: [faqList(site)],
    }),
};

/** The FAQ page: an accordion of questions, and how to ask another one. */
function FaqPage({ site }: { site: SiteConfig }) {
  return (
    <>
      <PageTop
        breadcrumbs={<Breadcrumbs trail={[home]} current={faq.heading} />}
        title={faq.heading}
        lead={faq.lead}
        picture={<ContentPicture picture={faq.picture} site={site} first />}
      />
      <Section tight>
        <div className="grid grid-cols-1 gap-6 text-pretty xl:grid-cols-[minmax(0,1.15fr)_minmax(0,0.85fr)] xl:items-start xl:gap-12">
          <Accordion
            headingLevel={2}
            items={faq.questions.map(({ id, question, answer }) => ({
              id,
              title: withSiteFacts(question, site),
              content: (
                <>
                  <Blocks blocks={answer} site={site} />
                  <p className="print:hidden">
                    <a href={`#${id}`}>
                      {faq.linkToAnswer}
                      <span className="sr-only">: {withSiteFacts(question, site)}</span>
                    </a>
                  </p>
                </>
              ),
            }))}
          />
          <AskUs site={site} />
        </div>
      </Section>
    </>
  );
}

/** Every answer as plain text, as structured data. */
function faqList(site: SiteConfig): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: faq.questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: withSiteFacts(question, site),
      acceptedAnswer: { '@type': 'Answer', text: plainAnswer(answer, site) },
    })),
  };
}

/** The panel beside the questions: an image, and how to ask another question. */
function AskUs({ site }: { site: SiteConfig }) {
  const { heading, text, link, phoneLead, picture } = faq.askUs;
  return (
    <div className="grid grid-cols-1 items-center gap-5 md:grid-cols-2 xl:sticky xl:top-24 xl:grid-cols-1">
      <ContentPicture className="w-full" picture={picture} site={site} />
      <div className={cn(cardLook.still, 'items-start gap-3 p-5')}>
        <h2 className="text-24">{heading}</h2>
        <p className="text-quiet">{withSiteFacts(text, site)}</p>
        <ButtonLink href={link.to}>{link.text}</ButtonLink>
        <p className="text-quiet">{withSiteFacts(phoneLead, site)}</p>
        <ButtonLink href={site.contact.phoneLink} variant="second" iconBefore="phone">
          {site.contact.phone}
        </ButtonLink>
      </div>
    </div>
  );
}
