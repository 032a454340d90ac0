import { type AnsweredForm, formAnswerPaths } from '@site/kit/api/form-answers.ts';
import { defineRemote, defineRoute, type Route } from '@site/kit/remote/define-remote.ts';
import type { FormAnswers } from './content/words-schema.ts';
import type { answerPage } from './form/answer-page.tsx';

/** An answer to a form sent without JavaScript. The chunk must be named `id`. */
type AnswerRow = {
  id: string;
  form: AnsweredForm;
  answer: keyof FormAnswers;
  module: () => Promise<{ answerPage: typeof answerPage }>;
};

const answers: readonly AnswerRow[] = [
  {
    id: 'contact-sent',
    form: 'contact',
    answer: 'sent',
    module: () => import(/* webpackChunkName: "contact-sent" */ './form/answer-page.tsx'),
  },
  {
    id: 'contact-check',
    form: 'contact',
    answer: 'check',
    module: () => import(/* webpackChunkName: "contact-check" */ './form/answer-page.tsx'),
  },
  {
    id: 'contact-not-sent',
    form: 'contact',
    answer: 'notSent',
    module: () => import(/* webpackChunkName: "contact-not-sent" */ './form/answer-page.tsx'),
  },
  {
    id: 'deletion-sent',
    form: 'deletion',
    answer: 'sent',
    module: () => import(/* webpackChunkName: "deletion-sent" */ './form/answer-page.tsx'),
  },
  {
    id: 'deletion-check',
    form: 'deletion',
    answer: 'check',
    module: () => import(/* webpackChunkName: "deletion-check" */ './form/answer-page.tsx'),
  },
  {
    id: 'deletion-not-sent',
    form: 'deletion',
    answer: 'notSent',
    module: () => import(/* webpackChunkName: "deletion-not-sent" */ './form/answer-page.tsx'),
  },
  {
    id: 'waitlist-joined',
    form: 'waitlist',
    answer: 'sent',
    module: () => import(/* webpackChunkName: "waitlist-joined" */ './form/answer-page.tsx'),
  },
  {
    id: 'waitlist-check',
    form: 'waitlist',
    answer: 'check',
    module: () => import(/* webpackChunkName: "waitlist-check" */ './form/answer-page.tsx'),
  },
  {
    id: 'waitlist-not-joined',
    form: 'waitlist',
    answer: 'notSent',
    module: () => import(/* webpackChunkName: "waitlist-not-joined" */ './form/answer-page.tsx'),
  },
];

function answerRoute({ id, form, answer, module }: AnswerRow): Route {
  return defineRoute({
    id,
    pattern: formAnswerPaths[form][answer],
    page: async () => ({ page: (await module()).answerPage(form, answer) }),
  });
}

export const remote = defineRemote({
  name: 'mfe-forms',
  prefixes: ['/contactUs', '/delete-data', '/intervention'],
  routes: [
    defineRoute({
      id: 'contact',
      pattern: '/contactUs',
      page: () => import(/* webpackChunkName: "contact" */ './pages/contact/page.tsx'),
    }),
    defineRoute({
      id: 'delete-data',
      pattern: '/delete-data',
      page: () => import(/* webpackChunkName: "delete-data" */ './pages/delete-data/page.tsx'),
    }),
    defineRoute({
      id: 'interventions',
      pattern: '/intervention/comingSoon',
      page: () => import(/* webpackChunkName: "interventions" */ './pages/interventions/page.tsx'),
    }),
    ...answers.map(answerRoute),
  ],
});
