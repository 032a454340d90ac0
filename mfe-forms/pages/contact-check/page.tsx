import { formAnswerPaths } from '@site/kit/api/form-answers.ts';
import type { Page } from '@site/kit/remote/define-remote.ts';
import { contactAnswers } from '../../content/contact.ts';
import { AnswerPage, answerHead } from '../message/answer-page.tsx';
import { ProblemList } from './problem-list.tsx';

const words = contactAnswers.checkAnswers;

export const page: Page = {
  Page: ({ site }) => (
    <AnswerPage words={words} site={site}>
      <ProblemList heading={words.mistakes} />
    </AnswerPage>
  ),
  head: ({ site }) => answerHead(words, formAnswerPaths.check, site),
};
