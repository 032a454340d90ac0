import { formAnswerPaths } from '@site/kit/api/form-answers.ts';
import { deletionAnswers } from '../../content/deletion-answers.ts';
import { answerPage } from '../../form/answer-page.tsx';

export const page = answerPage(deletionAnswers.sent, formAnswerPaths.deletion.sent);
