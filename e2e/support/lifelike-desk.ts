import { DAY_MS } from '@site/kit/durations.ts';
import { indianDay } from '@site/api/indian-time.ts';
import { createSignalStore } from '@site/api/signals/signal-store.ts';
import { createDraftStore } from '@site/api/posts/draft-store.ts';
import { createSubmissionStore } from '@site/api/submissions/store-submission.ts';
import type { SubmissionKind } from '@site/api/submissions/submission.ts';
import { storeConfig } from '@site/delivery/promotion/plan.ts';
import { type FakeRelease, openTestSite } from '@site/delivery/testing/open-test-site.ts';
import { keyStore } from '@site/desk/access/key-store.ts';
import { canaryCounts } from '@site/desk/canary/canary-counts.ts';
import { approve } from '@site/desk/review/decisions.ts';
import { reviewStore } from '@site/desk/review/review-store.ts';
import { ownTarget } from '@site/desk/delivery/own-target.ts';
import { openTestDesk } from '@site/desk/testing/open-test-desk.ts';
import { testPreviews } from '@site/desk/testing/open-test-service.ts';
import { createSignInLink } from '@site/desk/web/accounts/tokens.ts';
import { personOf, type User, whoIs } from '@site/desk/web/accounts/users.ts';
import { deskSections } from '@site/desk/web/open-desk.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { freePort } from './free-port.ts';

/** A desk in this process with the data of a typical working week. */
export type LifelikeDesk = {
  origin: string;
  /** A sign-in link for a user. */
  linkFor: (user: User) => Promise<string>;
  /** A user with every role, and one with only the front desk's. */
  people: { owner: User; clerk: User };
  /** Ids that the screens' URLs contain. */
  ids: {
    message: string;
    callBack: string;
    deletion: string;
    /** Releases of the assessments: one awaiting approval, one approved with a preview, and one that throws. */
    waiting: string;
    approved: string;
    broken: string;
    config: string;
    preview: string;
    /** A draft with problems. */
    post: string;
  };
  close: () => Promise<void>;
};

const longWords =
  'Our daughter is four and says about twenty words. Her teacher at the anganwadi asked us to have her hearing looked at first.\n\nWe can come on any weekday after four, or on Saturday. Which papers do we bring? नमस्ते, क्या आप हिन्दी में बात करते हैं? '.repeat(
    3,
  );

/** Opens a desk with a few weeks of a clinic's data. */
export async function openLifelikeDesk(): Promise<LifelikeDesk> {
  const site = await openTestSite();
  const { stores } = site;
  const home = (words: string): FakeRelease => ({
    name: 'mfe-home',
    pages: { '/': words },
    gitRevision: '0f1e2d3c4b'.repeat(4),
  });
  const conditions = (words: string): FakeRelease => ({
    name: 'mfe-assessments',
    pages: {
      '/assessments/behavioral/adhd': words,
      '/assessments/behavioral/autism': 'About autism, and what helps',
    },
    prefixes: ['/assessments'],
  });
  const before =
    'A fever of 38 °C in a baby under two months old needs a doctor within a day. Give paracetamol by weight.';
  await site.goLive({ name: 'shell' }, home('Child health'), conditions(before));
  const origin = `http://localhost:${await freePort()}`;
  const desk = await openTestDesk(
    ({ database }) =>
      deskSections({
        stores,
        database,
        previewAddress: testPreviews,
        readSite: async () => configuredSite(),
        hasWebhook: true,
        origin,
        hosts: [],
        editorScript: async () => null,
      }).filter(({ path }) => path !== '/people'),
    {
      registry: stores.registry,
      origin,
      mailLink: async () => undefined,
      providers: (['Google', 'GitLab'] as const).map((name) => ({
        id: name === 'Google' ? 'google' : 'gitlab',
        name,
        begin: () => Promise.reject(new Error('unreachable')),
        identityFrom: () => Promise.reject(new Error('unreachable')),
      })),
    },
  );
  const { database, registry } = desk;
  const owner = await desk.addUser(
    'Lakshmi Venkataraghavan-Narayanaswamy',
    'front-desk',
    'writer',
    'clinician',
    'growth',
    'operator',
  );
  const clerk = await desk.addUser('Asha Rao', 'front-desk');
  const writer = await desk.addUser('Ravi Iyer', 'writer');
  await desk.addUser('محمد عبد الله', 'clinician', 'growth');

  const at = (days: number) => ({ now: () => Date.now() - days * DAY_MS });
  for (let number = 1; number <= 26; number += 1) {
    const parent = { name: `Parent ${number}`, email: `parent.${number}@example.in` };
    const message = { ...parent, message: longWords };
    await createSubmissionStore(database, at(40 - number)).store('message', message);
  }
  await createSubmissionStore(database, at(5)).store('waitlist', {
    email: 'a-rather-long-address-of-somebody@a-school-with-a-long-name.example.in',
  });
  const deletion = { name: 'Meena Kumari', email: 'meena@example.in', phone: '98450 12345' };
  const asked = { ...deletion, reason: 'We have moved.' };
  await createSubmissionStore(database, at(3)).store('deletion', asked);
  await database.db
    .updateTable('jobs')
    .set({ state: 'dead', attempts: 488, outcome: 'status 500' })
    .execute();
  await createSubmissionStore(database, at(0)).store('call-back', {
    name: 'Venkatanarasimharajuvaripeta Subramaniam',
    phone: '9845012345',
    wanted: 'Dr Reva Oommen, Psychologist',
    message: 'After six, please.',
  });
  const said = { name: 'मीरा शर्मा', email: 'meera@example.in', phone: '98450 12346' };
  await createSubmissionStore(database).store('message', { ...said, message: longWords });
  const newest = async (kind: SubmissionKind) => {
    const rows = database.db.selectFrom('submissions').select('id').where('kind', '=', kind);
    return (await rows.orderBy('id', 'desc').executeTakeFirstOrThrow()).id;
  };

  const target = ownTarget(stores, {
    who: whoIs(owner),
    person: personOf(owner),
    takePosts: () => Promise.reject(new Error('A test site has no posts.')),
    previewAddress: testPreviews,
  });
  const releasedByWriter = async (words: string) => {
    const id = await site.lay(conditions(words));
    const by = { person: personOf(writer), who: whoIs(writer) };
    await reviewStore(registry).noteAuthor({ section: 'mfe-assessments', id, ...by });
    return id;
  };
  const after = before.replace('two months', 'three months').replace('within a day', 'at once');
  const cited = `${after}</h1><ol><li id="source-1">WHO: Fever in young infants <a href="https://www.who.int/a-rather-long-address-of-a-publication/fever">who.int</a></li></ol><h1>`;
  const broken = await releasedByWriter('throws');
  const approved = await releasedByWriter(after);
  const decided = await approve(
    stores,
    { section: 'mfe-assessments', id: approved },
    {
      roles: ['clinical'],
      person: personOf(owner),
      who: whoIs(owner),
      why: 'As the guideline of the Indian Academy of Pediatrics has it',
    },
  );
  if (decided.kind !== 'approved') throw new Error(`Not approved: ${decided.kind}`);
  const part = (id: string) => [{ name: 'mfe-assessments', id }] as const;
  const preview = await target.preview({ parts: part(approved), days: 7 });
  if (preview.kind === 'refused') throw new Error(preview.problems.join(' '));
  const waiting = await releasedByWriter(cited);

  const canaryId = await site.lay(home('Child health, for every family'));
  const begun = await target.canary.begin({
    parts: [{ name: 'mfe-home', id: canaryId }],
    share: 10,
    why: 'Clearer',
  });
  if (begun.kind === 'refused') throw new Error(begun.problems.join(' '));
  const running = await registry.canaries.running();
  if (!running) throw new Error('No canary runs.');
  await canaryCounts(registry).count(running.id, {
    share: 10,
    views: { canary: 1204, live: 10_987 },
    failures: { canary: 4, live: 9 },
  });
  const { version } = await registry.live();
  for (const release of [canaryId, version?.parts['mfe-home']?.release ?? '']) {
    const row = { part: 'mfe-home', route: '/', name: 'lcp', release };
    await createSignalStore(database).add(indianDay(Date.now()), [
      [{ ...row, subject: 'vital', bucket: 3 }, 400],
      [{ ...row, subject: 'view', name: 'measured', bucket: 0 }, 400],
      [{ ...row, subject: 'failure', name: 'section-failed', bucket: 0 }, 3],
    ]);
  }
  const keys = keyStore(registry);
  for (const [name, days] of [
    ['content-ci', 90],
    ['school-team-of-the-north', -1],
  ] as const) {
    const rights = {
      sections: ['mfe-assessments', 'mfe-home', 'posts'],
      actions: ['release', 'preview', 'promote'],
      roles: [],
    } as const;
    const expiresAt = new Date(Date.now() + days * DAY_MS);
    const made = { name, kind: 'key', person: name, madeBy: whoIs(owner), expiresAt } as const;
    await keys.add({ ...made, rights });
  }
  for (let number = 1; number <= 27; number += 1) {
    await registry.note({
      who: whoIs(clerk),
      what: `a step with a rather long name, number ${number}, of somebody`,
      details: ['What it did, in a sentence that is as long as sentences of the log are.'],
      sections: ['mfe-home'],
      why: 'Because somebody asked for it in a long sentence that says why.',
    });
  }
  const config = await storeConfig(stores, { ...configuredSite(), reviews: [] });
  await registry.refuse({
    what: `promote config ${config}`,
    details: ['config has to be approved by somebody with the role clinical'],
    sections: ['config'],
    who: whoIs(writer),
  });
  const post = await createDraftStore(database).add({
    slug: 'when-a-cough-needs-a-doctor-and-when-it-does-not',
    title: 'When a cough needs a doctor, and when it does not',
    source: `---\nid: when-a-cough-needs-a-doctor-and-when-it-does-not\ntitle: When a cough needs a doctor, and when it does not\nauthor: Ravi Iyer\n---\n\n## At home\n\n${longWords}\n\n<b>Call 108</b>\n`,
    by: { who: whoIs(writer), person: personOf(writer) },
  });
  await desk.server.listen({ host: '127.0.0.1', port: Number(new URL(origin).port) });

  return {
    origin,
    linkFor: async (user) =>
      (await createSignInLink(registry, user, { origin, isMailed: true })).url,
    people: { owner, clerk },
    ids: {
      message: await newest('message'),
      callBack: await newest('call-back'),
      deletion: await newest('deletion'),
      waiting,
      approved,
      broken,
      config,
      preview: preview.preview.id,
      post,
    },
    async close() {
      await desk.close();
      await site.close();
    },
  };
}
