import type { ReactNode } from 'react';
import type { Head } from '@site/kit/remote/contract.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Picture } from '@site/kit/ui/picture.tsx';
import type { ContactAnswers } from '../../content/contact-schema.ts';
import { Parts } from '../words/parts.tsx';

type AnswerWords = ContactAnswers['sent'];

type AnswerPageProps = {
  words: AnswerWords;
  site: SiteConfig;
  /** Stands right under the heading. */
  children?: ReactNode;
};

/** What happened to a form that was sent without JavaScript, and what to do next. */
export function AnswerPage({ words, site, children }: AnswerPageProps) {
  const { heading, paragraphs, links, picture } = words;
  return (
    <div className="wrap section">
      <div className="split">
        <div className="txt">
          <h1>{heading}</h1>
          {children}
          {paragraphs.map((parts) => (
            <p key={JSON.stringify(parts)}>
              <Parts parts={parts} site={site} />
            </p>
          ))}
          <div className="acts pt-2">
            {links.map(({ text, to }, index) => (
              <ButtonLink key={to} href={to} variant={index === 0 ? 'main' : 'second'}>
                {text}
              </ButtonLink>
            ))}
          </div>
        </div>
        <Picture
          first
          assetBase={site.assetBase}
          path={picture.src}
          width={picture.width}
          height={picture.height}
          alt=""
        />
      </div>
    </div>
  );
}

/** The head of such a page; search engines leave it out. */
export function answerHead(
  { head }: Pick<AnswerWords, 'head'>,
  path: string,
  site: SiteConfig,
): Head {
  return {
    title: withSiteFacts(head.title, site),
    description: withSiteFacts(head.description, site),
    canonicalPath: path,
    robots: 'noindex',
  };
}
