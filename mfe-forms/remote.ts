import { formAnswerPaths } from '@site/kit/api/form-answers.ts';
import { defineRemote, defineRoute } from '@site/kit/remote/define-remote.ts';

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
      id: 'contact-sent',
      pattern: formAnswerPaths.sent,
      page: () => import(/* webpackChunkName: "contact-sent" */ './pages/contact-sent/page.tsx'),
    }),
    defineRoute({
      id: 'contact-check',
      pattern: formAnswerPaths.check,
      page: () => import(/* webpackChunkName: "contact-check" */ './pages/contact-check/page.tsx'),
    }),
    defineRoute({
      id: 'contact-not-sent',
      pattern: formAnswerPaths.notSent,
      page: () =>
        import(/* webpackChunkName: "contact-not-sent" */ './pages/contact-not-sent/page.tsx'),
    }),
  ],
});
