import { formAnswerPaths } from '@site/kit/api/form-answers.ts';
import { waitlistAnswers } from '../../content/waitlist-answers.ts';
import { answerPage } from '../../form/answer-page.tsx';

export const page = answerPage(waitlistAnswers.sent, formAnswerPaths.waitlist.sent);
