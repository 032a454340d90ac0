import { defineRemote, defineRoute } from '../../remote/define-remote.ts';

/** The components of `kit/ui` in every state, as a section of the site: `npm run dev -- kit` shows it at `/kit`. */
export const remote = defineRemote({
  name: 'mfe-kit',
  prefixes: ['/kit'],
  routes: [
    defineRoute({
      id: 'kit',
      pattern: '/kit',
      page: () => import(/* webpackChunkName: "kit" */ './page.tsx'),
    }),
  ],
});
