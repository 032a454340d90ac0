import { type AnsweredForm, type FormAnswer, formAnswerPaths } from '@site/kit/api/form-answers.ts';
import { defineRemote, defineRoute, type Route } from '@site/kit/remote/define-remote.ts';

/** The answer pages for forms sent without JavaScript, by route id. */
const answers: Readonly<Record<string, readonly [AnsweredForm, FormAnswer]>> = {
  'contact-sent': ['contact', 'sent'],
  'contact-check': ['contact', 'check'],
  'contact-not-sent': ['contact', 'notSent'],
  'deletion-sent': ['deletion', 'sent'],
  'deletion-check': ['deletion', 'check'],
  'deletion-not-sent': ['deletion', 'notSent'],
  'waitlist-joined': ['waitlist', 'sent'],
  'waitlist-check': ['waitlist', 'check'],
  'waitlist-not-joined': ['waitlist', 'notSent'],
};

const answerRoutes: readonly Route[] = Object.entries(answers).map(([id, [form, answer]]) =>
  defineRoute({
    id,
    pattern: formAnswerPaths[form][answer],
    page: async () => {
      const { answerPage } = await import(
        /* webpackChunkName: "form-answer" */ './form/answer-page.tsx'
      );
      return { page: answerPage(form, answer) };
    },
  }),
);

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
    ...answerRoutes,
  ],
});
