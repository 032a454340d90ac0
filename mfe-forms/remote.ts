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
      islands: {
        chunk: 'contact-islands',
        open: () => import(/* webpackChunkName: "contact-islands" */ './pages/contact/islands.ts'),
      },
    }),
    defineRoute({
      id: 'delete-data',
      pattern: '/delete-data',
      page: () => import(/* webpackChunkName: "delete-data" */ './pages/delete-data/page.tsx'),
      islands: {
        chunk: 'delete-data-islands',
        open: () =>
          import(/* webpackChunkName: "delete-data-islands" */ './pages/delete-data/islands.ts'),
      },
    }),
    defineRoute({
      id: 'interventions',
      pattern: '/intervention/comingSoon',
      page: () => import(/* webpackChunkName: "interventions" */ './pages/interventions/page.tsx'),
      islands: {
        chunk: 'interventions-islands',
        open: () =>
          import(
            /* webpackChunkName: "interventions-islands" */ './pages/interventions/islands.tsx'
          ),
      },
    }),
    defineRoute({
      id: 'contact-sent',
      pattern: formAnswerPaths.contact.sent,
      page: () => import(/* webpackChunkName: "contact-sent" */ './pages/contact-sent/page.tsx'),
    }),
    defineRoute({
      id: 'contact-check',
      pattern: formAnswerPaths.contact.check,
      page: () => import(/* webpackChunkName: "contact-check" */ './pages/contact-check/page.tsx'),
    }),
    defineRoute({
      id: 'contact-not-sent',
      pattern: formAnswerPaths.contact.notSent,
      page: () =>
        import(/* webpackChunkName: "contact-not-sent" */ './pages/contact-not-sent/page.tsx'),
    }),
    defineRoute({
      id: 'deletion-sent',
      pattern: formAnswerPaths.deletion.sent,
      page: () => import(/* webpackChunkName: "deletion-sent" */ './pages/deletion-sent/page.tsx'),
    }),
    defineRoute({
      id: 'deletion-check',
      pattern: formAnswerPaths.deletion.check,
      page: () =>
        import(/* webpackChunkName: "deletion-check" */ './pages/deletion-check/page.tsx'),
    }),
    defineRoute({
      id: 'deletion-not-sent',
      pattern: formAnswerPaths.deletion.notSent,
      page: () =>
        import(/* webpackChunkName: "deletion-not-sent" */ './pages/deletion-not-sent/page.tsx'),
    }),
    defineRoute({
      id: 'waitlist-joined',
      pattern: formAnswerPaths.waitlist.sent,
      page: () =>
        import(/* webpackChunkName: "waitlist-joined" */ './pages/waitlist-joined/page.tsx'),
    }),
    defineRoute({
      id: 'waitlist-check',
      pattern: formAnswerPaths.waitlist.check,
      page: () =>
        import(/* webpackChunkName: "waitlist-check" */ './pages/waitlist-check/page.tsx'),
    }),
    defineRoute({
      id: 'waitlist-not-joined',
      pattern: formAnswerPaths.waitlist.notSent,
      page: () =>
        import(
          /* webpackChunkName: "waitlist-not-joined" */ './pages/waitlist-not-joined/page.tsx'
        ),
    }),
  ],
});
