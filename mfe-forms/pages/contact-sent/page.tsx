import { formAnswerPaths } from '@site/kit/api/form-answers.ts';
import type { Page } from '@site/kit/remote/define-remote.ts';
import { contactAnswers } from '../../content/contact.ts';
import { AnswerPage, answerHead } from '../message/answer-page.tsx';

const words = contactAnswers.sent;

export const page: Page = {
  Page: ({ site }) => <AnswerPage words={words} site={site} />,
  head: ({ site }) => answerHead(words, formAnswerPaths.sent, site),
};
