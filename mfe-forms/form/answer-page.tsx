import {
  type AnsweredForm,
  dangerAnchor,
  type FormAnswer,
  formAnswerPaths,
} from '@site/kit/api/form-answers.ts';
import { contentOf } from '@site/kit/content/content-of.ts';
import type { Head } from '@site/kit/remote/contract.ts';
import type { Page } from '@site/kit/remote/define-remote.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import { dangerAnswers } from '@site/kit/safety/danger-answers.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { CareCalls, callsTo } from '@site/kit/ui/care-calls.tsx';
import { DangerNote } from '@site/kit/ui/danger-note.tsx';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import type { ReactNode } from 'react';
import contactCheck from '../content/checks/contact.md';
import contactNotSent from '../content/answers/contact-not-sent.md';
import contactSent from '../content/answers/contact-sent.md';
import deletionCheck from '../content/checks/deletion.md';
import deletionNotSent from '../content/answers/deletion-not-sent.md';
import deletionSent from '../content/answers/deletion-sent.md';
import waitlistCheck from '../content/checks/waitlist.md';
import waitlistJoined from '../content/answers/waitlist-joined.md';
import waitlistNotJoined from '../content/answers/waitlist-not-joined.md';
import type { AnswerWords } from '../content/words-schema.ts';
import { Parts } from '@site/kit/ui/parts.tsx';
import { bullets } from '@site/kit/ui/ticks.tsx';

const answers: Readonly<Record<AnsweredForm, Readonly<Record<FormAnswer, unknown>>>> = {
  contact: { sent: contactSent, check: contactCheck, notSent: contactNotSent },
  deletion: { sent: deletionSent, check: deletionCheck, notSent: deletionNotSent },
  waitlist: { sent: waitlistJoined, check: waitlistCheck, notSent: waitlistNotJoined },
};

/** Creates the page that answers a form sent without JavaScript. The `check` answer lists the errors. */
export function answerPage(form: AnsweredForm, answer: FormAnswer): Page {
  const words = contentOf<AnswerWords>(answers[form][answer]);
  const path = formAnswerPaths[form][answer];
  return {
    render: ({ site }) => (
      <AnswerPage words={words} site={site}>
        {path === formAnswerPaths.contact.sent && <FirstSteps site={site} />}
      </AnswerPage>
    ),
    head: ({ site }) => answerHead(words, path, site),
  };
}

type AnswerPageProps = { words: AnswerWords; site: SiteConfig; children: ReactNode };

/** Shows the outcome of a form, and what to do next. */
function AnswerPage({ words, site, children }: AnswerPageProps) {
  const { heading, paragraphs, links, picture } = words;
  return (
    <PageTop title={heading} picture={<ContentPicture picture={picture} site={site} first />}>
      {children}
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

/** What to do in each danger and whom to call. Only what the address names is shown. */
function FirstSteps({ site }: { site: SiteConfig }) {
  return dangerAnswers.map((answer) => {
    const { danger: id, language, helplines } = answer;
    return (
      <div
        key={`${id} ${language}`}
        id={dangerAnchor({ id, language })}
        // The heading stays in view.
        className="hidden gap-3 target:grid target:scroll-mt-[200vh]"
        role="alert"
      >
        <DangerNote answer={answer} tone="coral" />
        <CareCalls urgency="emergency" calls={callsTo(helplines, site.helplines)} />
      </div>
    );
  });
}

/** Returns a head that keeps search engines from indexing the page. */
function answerHead({ head }: AnswerWords, path: string, site: SiteConfig): Head {
  return {
    title: withSiteFacts(head.title, site),
    description: withSiteFacts(head.description, site),
    canonicalPath: path,
    robots: 'noindex',
  };
}

/**
 * The list that the server fills with errors. If the page is opened without a submitted form, it still contains the
 * placeholder, but the list is hidden.
 */
function ProblemList({ heading }: { heading: string }) {
  return (
    <div
      className="grid gap-2 rounded-card border-2 border-coral-600 bg-coral-100 px-5 py-4 has-[li[hidden]]:hidden"
      data-error-summary=""
    >
      <h2 className="text-20 leading-tight font-semibold">{heading}</h2>
      <ul className={bullets}>
        {/* Must render exactly as `PROBLEMS_MARKER`, which the server searches for. */}
        <li hidden />
      </ul>
    </div>
  );
}
