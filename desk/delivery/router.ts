import { type AnyRouter, lazy } from '@orpc/server';

/** Loads the code of operations when the first of them is called: a command on this machine needs few. */
const loaded = <Procedures extends AnyRouter>(load: () => Promise<Procedures>) =>
  lazy(async () => ({ default: await load() }));

/** All operations for callers with a key, and for this machine. */
export const router = {
  account: loaded(async () => (await import('./account-procedures.ts')).accountProcedures),
  releases: loaded(async () => (await import('./release-procedures.ts')).releaseProcedures),
  promotions: loaded(async () => (await import('./promotion-procedures.ts')).promotionProcedures),
  sections: loaded(async () => (await import('./promotion-procedures.ts')).sectionProcedures),
  posts: loaded(async () => (await import('./post-procedures.ts')).postProcedures),
  canary: loaded(async () => (await import('./canary-procedures.ts')).canaryProcedures),
  previews: loaded(async () => (await import('./preview-procedures.ts')).previewProcedures),
  reviews: loaded(async () => (await import('./review-procedures.ts')).reviewProcedures),
};
