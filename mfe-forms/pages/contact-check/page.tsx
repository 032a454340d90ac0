import { formAnswerPaths } from '@site/kit/api/form-answers.ts';
import { contactAnswers } from '../../content/contact-answers.ts';
import { answerPage } from '../../form/answer-page.tsx';

export const page = answerPage(contactAnswers.checkAnswers, formAnswerPaths.contact.check);
