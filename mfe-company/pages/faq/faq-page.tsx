import type { PageProps } from '@site/kit/remote/define-remote.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import { Accordion } from '@site/kit/ui/accordion.tsx';
import { faq } from '../../content/faq.ts';
import { Blocks } from '../words/blocks.tsx';
import { AskUs } from './ask-us.tsx';

/** The questions page: fourteen questions that open one at a time, and a way to ask another. */
export function FaqPage({ site }: PageProps) {
  return (
    <div className="wrap two pt-8 pb-section">
      <div className="text-pretty">
        <div className="stack mb-8 gap-2">
          <h1>{faq.heading}</h1>
          <p className="lead">{faq.lead}</p>
        </div>
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
                    <span className="visually-hidden">: {withSiteFacts(question, site)}</span>
                  </a>
                </p>
              </>
            ),
          }))}
        />
      </div>
      <AskUs site={site} />
    </div>
  );
}
