import { type AnsweredForm, formAnswerPaths } from '@site/kit/api/form-answers.ts';
import type { Head } from '@site/kit/remote/contract.ts';
import type { Page } from '@site/kit/remote/define-remote.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { Picture } from '@site/kit/ui/picture.tsx';
import { contactAnswers } from '../content/contact-answers.ts';
import { deletionAnswers } from '../content/deletion-answers.ts';
import { waitlistAnswers } from '../content/waitlist-answers.ts';
import type { FormAnswers } from '../content/words-schema.ts';
import { Parts } from '@site/kit/ui/parts.tsx';
import { ProblemList } from './problem-list.tsx';

type AnswerWords = FormAnswers['sent'] | FormAnswers['check'];

const answers: Readonly<Record<AnsweredForm, FormAnswers>> = {
  contact: contactAnswers,
  deletion: deletionAnswers,
  waitlist: waitlistAnswers,
};

/** The page that answers a form sent without JavaScript; `check` lists what was wrong. */
export function answerPage(form: AnsweredForm, answer: keyof FormAnswers): Page {
  const words = answers[form][answer];
  const path = formAnswerPaths[form][answer];
  return {
    render: ({ site }) => <AnswerPage words={words} site={site} />,
    head: ({ site }) => answerHead(words, path, site),
  };
}

/** What happened to a form, and what to do next. */
function AnswerPage({ words, site }: { words: AnswerWords; site: SiteConfig }) {
  const { heading, paragraphs, links, picture } = words;
  return (
    <PageTop
      title={heading}
      picture={
        <Picture
          first
          assetBase={site.assetBase}
          path={picture.src}
          width={picture.width}
          height={picture.height}
          alt=""
        />
      }
    >
      {'mistakes' in words && <ProblemList heading={words.mistakes} />}
      {paragraphs.map((parts) => (
        <p key={JSON.stringify(parts)}>
          <Parts parts={parts} site={site} />
        </p>
      ))}
      <div className="flex flex-wrap gap-3 pt-2">
        {links.map(({ text, to }, index) => (
          <ButtonLink key={to} href={to} variant={index === 0 ? 'main' : 'second'}>
            {text}
          </ButtonLink>
        ))}
      </div>
    </PageTop>
  );
}

/** Search engines leave such a page out. */
function answerHead({ head }: AnswerWords, path: string, site: SiteConfig): Head {
  return {
    title: withSiteFacts(head.title, site),
    description: withSiteFacts(head.description, site),
    canonicalPath: path,
    robots: 'noindex',
  };
}
