import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { Accordion } from '@site/kit/ui/accordion.tsx';
import { Breadcrumbs } from '@site/kit/ui/breadcrumbs.tsx';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import type { Faq } from '../../content/faq-schema.ts';
import { home } from '../shared-words.ts';
import { Blocks } from '../words/blocks.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { AskUs } from './ask-us.tsx';

/** The questions page: questions that open one at a time, and a way to ask another. */
export function FaqPage({ faq, site }: { faq: Faq; site: SiteConfig }) {
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
          <AskUs words={faq.askUs} site={site} />
        </div>
      </Section>
    </>
  );
}
