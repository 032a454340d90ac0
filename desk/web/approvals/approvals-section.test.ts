import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { addJob } from '@site/api/jobs/job-store.ts';
import { createJobRunner } from '@site/api/jobs/run-jobs.ts';
import { createServerLogger } from '@site/api/logging.ts';
import { storeConfig } from '@site/delivery/promotion/plan.ts';
import { promote } from '@site/delivery/promotion/promote.ts';
import {
  type FakeRelease,
  openTestSite,
  type TestSite,
} from '@site/delivery/testing/open-test-site.ts';
import { canonicalJson } from '@site/delivery/versions/site-version.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { reviewPolicy } from '../../review/review-policy.ts';
import { reviewStore } from '../../review/review-store.ts';
import { openTestDesk, type TestDesk } from '../../testing/open-test-desk.ts';
import { testPreviews } from '../../testing/open-test-service.ts';
import { deskTables } from '../../registry/desk-tables.ts';
import { DESK_MAIL_JOB } from '../accounts/desk-mail.ts';
import { createSignInLink } from '../accounts/tokens.ts';
import { personOf, type User, whoIs } from '../accounts/users.ts';
import { announceReviews, REVIEWS_JOB } from './announce-reviews.ts';
import { approvalsSection } from './approvals-section.tsx';

const shell: FakeRelease = { name: 'shell' };
const home: FakeRelease = { name: 'mfe-home', pages: { '/': 'Home' } };
const medical: FakeRelease = {
  name: 'mfe-assessments',
  pages: { '/adhd': 'Give 0.5 ml twice a day.', '/autism': 'About autism' },
  prefixes: ['/adhd', '/autism'],
};
const cited = (words: string, source: string) =>
  `${words}</h1><ol><li id="source-1">${source} <a href="https://www.who.int/x">who.int</a></li></ol><h1>`;
const next: FakeRelease = {
  ...medical,
  pages: { '/adhd': cited('Give 0.8 ml once a day.', 'WHO'), '/autism': 'About autism' },
};
const blog: FakeRelease = {
  name: 'mfe-blog',
  pages: { '/blog/fever': 'newest' },
  prefixes: ['/blog'],
};

let site: TestSite;
let desk: TestDesk;

beforeEach(async () => {
  site = await openTestSite();
  await site.goLive(shell, home, medical, blog);
  const { stores } = site;
  desk = await openTestDesk(
    ({ database }) => [approvalsSection({ stores, database, previewAddress: testPreviews })],
    {
      registry: stores.registry,
    },
  );
});

afterEach(async () => {
  await desk.close();
  await site.close();
});

/** Lays a release ready as somebody's work, and gives its id. */
async function releasedBy(author: User, release: FakeRelease = next): Promise<string> {
  const id = await site.lay(release);
  const by = { person: personOf(author), who: whoIs(author) };
  await reviewStore(site.stores.registry).noteAuthor({ section: release.name, id, ...by });
  return id;
}

const titlesOf = (body: string) =>
  [...body.matchAll(/<a href="\/approvals\/[\da-f]+"[^>]*><bdi[^>]*>([^<]+)/g)].map(
    ([, title]) => title,
  );
/** The filters of the list, with their counts. */
const filtersIn = (body: string) =>
  [...body.matchAll(/<a href="\/approvals[^/"]*"[^>]*rounded-pill[^>]*>(.*?)<\/a>/g)].map(
    ([, words = '']) => words.replaceAll(/(?:<[^>]*>)+/g, ' ').trim(),
  );
const changedIn = (body: string) =>
  [...body.matchAll(/Changed page, ([^<]*)/g)].map(([, page]) => page);
const last = async () => (await site.stores.registry.journal(1))[0];

test('a clinician reads the text before and after, approves it, and it can go live', async () => {
  const writer = await desk.addUser('Asha Rao', 'writer');
  const id = await releasedBy(writer);
  const clinician = await desk.signIn('clinician');
  const list = await clinician.get('/approvals');
  expect(titlesOf(list.body)).toEqual([expect.stringMatching(/^Assessments: Give 0.8 ml/)]);
  expect(list.body).toContain('Asha Rao (asha.rao@pebble.example)');

  const { body } = await clinician.get(`/approvals/${id}`);
  expect(body).toMatch(
    />Before<\/p><p[^>]*>Give <del[^>]*>0.5<\/del> ml <del[^>]*>twice<\/del> a day\.<\/p>/,
  );
  expect(body).toMatch(
    />After<\/p><p[^>]*>Give <ins[^>]*>0.8<\/ins> ml <ins[^>]*>once<\/ins> a day\.<\/p>/,
  );
  expect(body).toMatch(
    /Sources and links added<.*<ins[^>]*>WHO<\/ins>.*>https:\/\/www\.who\.int\/x</,
  );
  expect(body).toContain('href="https://www.who.int/x"');
  expect(body).toContain('A clinician has to approve this.');
  expect(body).toMatch(/Released by(?:<!-- -->| )*<bdi class="wrap-anywhere">Asha Rao/);

  const done = await clinician.post(`/approvals/${id}/approve`, {
    why: 'As the\nguideline has it',
  });
  expect(done.location).toBe('/approvals');
  const after = await clinician.get('/approvals');
  expect(after.body).toContain('Approved: Assessments: Give 0.8 ml');
  expect(after.body).toContain('the growth team makes it live under Releases.');
  expect(filtersIn(after.body)).toEqual([
    'To approve',
    'With others',
    'Ready to go live 1',
    'Approved by you',
  ]);
  const ready = await clinician.get('/approvals?show=ready&q=give');
  expect(titlesOf(ready.body)).toEqual([expect.stringMatching(/^Assessments: Give 0.8 ml/)]);
  expect(ready.body).toContain('name="show" value="ready"');
  expect(await last()).toMatchObject({
    who: 'Person 1 (person.1@pebble.example)',
    what: `approve mfe-assessments ${id} as clinical`,
    why: 'As the guideline has it',
  });
  const policy = reviewPolicy(site.stores, { who: whoIs(writer), person: personOf(writer) });
  const parts = [{ name: next.name, id }];
  expect((await promote(site.stores, { parts }, policy)).kind).toBe('shipped');
  const given = (await clinician.get('/approvals?show=approved')).body;
  expect(given).toMatch(/>Assessments: Give 0.8 ml.*>Live<\/td>/);
  expect((await clinician.get(`/approvals/${id}`)).body).toContain('It is live.');
});

const oldWords = 'Many children answer to their name from twelve months on.';
const newWords = 'Many children answer to their name from nine months on.';

test('a change that several pages show is reviewed once, on its own page, and again only if it is new', async () => {
  const pagesWith = (words: string) => ({ '/autism': words, '/autism/signs': words });
  await site.goLive({ ...medical, pages: { ...pagesWith(oldWords), '/adhd': 'ADHD' } });
  const pages = { ...pagesWith(newWords), '/adhd': 'About ADHD' };
  const writer = await desk.addUser('Asha Rao', 'writer');
  const first = await releasedBy(writer, { ...medical, pages });
  const clinician = await desk.signIn('clinician');
  const { body } = await clinician.get(`/approvals/${first}`);
  expect(changedIn(body)).toEqual(['/adhd', '/autism/signs']);
  expect(body).toMatch(/Other pages show some of these words too: (?:<!-- -->)?\/autism/);
  await clinician.post(`/approvals/${first}/approve`);

  const again = { ...pages, '/adhd': 'About ADHD in girls' };
  const second = await releasedBy(writer, { ...medical, pages: again });
  const next = (await clinician.get(`/approvals/${second}`)).body;
  const [fresh = '', known = ''] = next.split('with text that you approved in an earlier release');
  expect(changedIn(fresh)).toEqual(['/adhd']);
  expect(changedIn(known)).toEqual(['/autism/signs']);
});

test('a new release is compared once and announced to clinicians, then read and approved without composing', async () => {
  const { registry, dataDir } = site.stores;
  const id = await releasedBy(await desk.addUser('Asha Rao', 'writer'));
  const jobs = createJobRunner(
    desk.database,
    { [REVIEWS_JOB]: announceReviews(site.stores) },
    { log: createServerLogger({ write: () => undefined }) },
  );
  await addJob(desk.database.db, { kind: REVIEWS_JOB }, Date.now());
  expect(await jobs.step()).toBe('done');
  const mails = await desk.database.db
    .selectFrom('jobs')
    .select(['id', 'payload'])
    .where('kind', '=', DESK_MAIL_JOB)
    .execute();
  expect(mails.map((mail) => mail.id)).toEqual([`approval-mfe-assessments-${id}`]);
  expect(mails[0]?.payload).toContain('asha.rao@pebble.example');

  const stored = deskTables(registry).selectFrom('delivery_comparisons').select(['id', 'fence']);
  expect(await stored.execute()).toEqual([{ id, fence: await registry.fence() }]);
  // Without its files, the release cannot be composed.
  await rm(path.join(dataDir, 'releases'), { recursive: true });
  const clinician = await desk.signIn('clinician');
  expect((await clinician.get(`/approvals/${id}`)).body).toContain('>once</ins> a day.');
  await clinician.post(`/approvals/${id}/approve`);
  expect(await last()).toMatchObject({ what: `approve mfe-assessments ${id} as clinical` });
});

test('a change request shows its reason to the author until there is an approval', async () => {
  const author = await desk.signIn('writer');
  const id = await releasedBy(author.user);
  const clinician = await desk.signIn('clinician');
  await clinician.get(`/approvals/${id}`);
  await clinician.post(`/approvals/${id}/changes`, { why: ' \n ' });
  expect((await clinician.get(`/approvals/${id}`)).body).toContain('Enter a reason.');
  await clinician.post(`/approvals/${id}/changes`, { why: 'x'.repeat(501) });
  expect((await clinician.get(`/approvals/${id}`)).body).toContain('This reason is too long.');
  await clinician.post(`/approvals/${id}/changes`, { why: 'The dose is <b>per kilogram</b>' });
  expect(await last()).toMatchObject({
    what: `ask for changes to mfe-assessments ${id}`,
    why: 'The dose is <b>per kilogram</b>',
    outcome: 'done',
  });
  for (const url of ['/approvals', `/approvals/${id}`]) {
    const { body } = await author.get(url);
    expect(body).toContain('requested changes');
    expect(body).toContain('The dose is &lt;b&gt;per kilogram&lt;/b&gt;');
  }
  expect(filtersIn((await clinician.get('/approvals')).body)).toContain('With others 1');

  await clinician.get(`/approvals/${id}`);
  await clinician.post(`/approvals/${id}/approve`);
  const approved = await author.get('/approvals');
  expect(approved.body).not.toContain('requested changes');
  await clinician.post(`/approvals/${id}/changes`, { why: 'Again' });
  expect((await clinician.get(`/approvals/${id}`)).body).toContain('Withdraw the approval instead');
  expect(await last()).toMatchObject({ outcome: 'refused', why: 'Again' });
});

test('anyone with the role can withdraw an approval, with a reason', async () => {
  const id = await releasedBy(await desk.addUser('Asha Rao', 'writer'));
  const first = await desk.signIn('clinician');
  await first.get(`/approvals/${id}`);
  await first.post(`/approvals/${id}/approve`);
  const second = await desk.signIn('clinician');
  const here = await second.get(`/approvals/${id}`);
  expect(here.body).toContain('Withdraw approval');
  expect(here.body).not.toContain(`${id}/approve"`);
  await second.post(`/approvals/${id}/withdraw`);
  expect((await second.get(`/approvals/${id}`)).body).toContain('Enter a reason.');
  await second.post(`/approvals/${id}/withdraw`, { why: 'A newer guideline' });
  expect(await last()).toMatchObject({ why: 'A newer guideline', outcome: 'done' });
  expect((await first.get('/approvals?show=approved')).body).toMatch(/>Withdrawn \d/);
  expect(filtersIn((await first.get('/approvals')).body)).toContain('To approve 1');
  await second.post(`/approvals/${id}/withdraw`, { why: 'Once more' });
  expect(await last()).toMatchObject({ outcome: 'refused' });
});

test('rejects and logs authors’ decisions about their own work', async () => {
  const both = await desk.signIn('clinician', 'writer');
  const id = await releasedBy(both.user);
  expect(filtersIn((await both.get('/approvals')).body)).toContain('With others 1');
  const { body } = await both.get(`/approvals/${id}`);
  expect(body).toContain('You released this');
  for (const action of ['approve', 'changes']) {
    expect(body).not.toContain(`${id}/${action}"`);
    await both.post(`/approvals/${id}/${action}`, { why: 'Mine' });
    expect((await both.get(`/approvals/${id}`)).body).toContain('is the same person');
    expect(await last()).toMatchObject({ outcome: 'refused', sections: ['mfe-assessments'] });
  }
  const reviewed = { section: 'mfe-assessments', id } as const;
  expect(await reviewStore(site.stores.registry).approvals(reviewed)).toEqual([]);
});

test('a reviewer types a comment once and then decides', async () => {
  const id = await releasedBy(await desk.addUser('Asha Rao', 'writer'));
  const { body } = await (await desk.signIn('clinician')).get(`/approvals/${id}`);
  const [, form = ''] =
    /<form[^>]*action="\/approvals\/\w+\/approve"[^>]*>(.*?)<\/form>/.exec(body) ?? [];
  expect(form.match(/<textarea/g)).toHaveLength(1);
  expect(form).toMatch(/<button type="submit" class=[^>]*>.*Approve</);
  expect(form).toContain(`formAction="/approvals/${id}/changes"`);
});

test('a new page is read with its headings, lists and tables', async () => {
  const fever = `Fever</h1><h2>When to call</h2><table><tr><th>Age</th><th>Call at</th></tr>
    <tr><td>Under 3 months</td><td>38 °C</td></tr></table><ul><li>Pale</li><li>Limp</li></ul><h1>`;
  const pages = { ...medical.pages, '/adhd/fever': fever };
  const id = await releasedBy(await desk.addUser('Asha Rao', 'writer'), { ...medical, pages });
  const { body } = await (await desk.signIn('clinician')).get(`/approvals/${id}`);
  const plain = body.replaceAll(/ (?:class|dir)="[^"]*"/g, '');
  expect(plain).toContain('<h4>When to call</h4>');
  expect(plain).toContain(
    '<tr><td>Age</td><td>Call at</td></tr><tr><td>Under 3 months</td><td>38 °C</td></tr>',
  );
  expect(plain).toContain('<ul><li>Pale</li><li>Limp</li></ul>');
});

test('a reviewer sees the page as readers will, with the files of its release and no scripts', async () => {
  const id = await releasedBy(await desk.addUser('Asha Rao', 'writer'));
  const clinician = await desk.signIn('clinician');
  const { body } = await clinician.get(`/approvals/${id}`);
  const [, address = ''] = /<iframe[^>]* src="([^"]+)"/.exec(body) ?? [];
  expect(address).toBe(`/approvals/${id}/page?path=%2Fadhd`);
  const page = await clinician.get(address);
  expect(page.body).toContain('Give 0.8 ml once a day.');
  expect(page.body).not.toContain('<script');
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'.*frame-ancestors 'self'/,
  );
  const [sheet = ''] = /\/approvals\/\w+\/files\/r\/[^"]+\.css/.exec(page.body) ?? [];
  const file = await clinician.get(sheet);
  expect([file.status, file.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  for (const none of ['page?path=%2Fnone', 'page', 'files/index.html/..', 'files/r/none.css']) {
    expect((await clinician.get(`/approvals/${id}/${none}`)).status).toBe(404);
  }
});

test('people without the role read but see no form to decide', async () => {
  const id = await releasedBy(await desk.addUser('Asha Rao', 'writer'));
  const reader = await desk.signIn('writer', 'growth', 'operator');
  const list = await reader.get('/approvals');
  expect(titlesOf(list.body)).toEqual([expect.stringMatching(/^Assessments/)]);
  expect(filtersIn(list.body)).toEqual(['Waiting 1', 'Ready to go live']);
  expect((await reader.get(`/approvals/${id}`)).body).not.toContain('Your decision');
});

test('a link that an operator has seen cannot approve where people can sign in without one', async () => {
  const { stores } = site;
  const id = await releasedBy(await desk.addUser('Asha Rao', 'writer'));
  const handed = await desk.signIn('clinician');
  const operator = await desk.signIn('operator');
  const warning = 'cannot tell an operator from a clinician';
  expect((await operator.get('/approvals')).body).toContain(warning);
  expect((await handed.get('/approvals')).body).not.toContain(warning);
  await handed.get(`/approvals/${id}`);
  await handed.post(`/approvals/${id}/approve`);
  expect(await last()).toMatchObject({
    outcome: 'done',
    details: [
      expect.stringContaining('Give 0.8 ml'),
      expect.stringContaining('cannot tell an operator from a clinician'),
    ],
  });
  await reviewStore(stores.registry).withdraw({
    section: next.name,
    id,
    roles: ['clinical'],
    who: 'a test',
  });
  const withMail = await openTestDesk(
    ({ database }) => [approvalsSection({ stores, database, previewAddress: testPreviews })],
    { registry: stores.registry, mailLink: async () => {} },
  );
  const nair = await withMail.addUser('Dr Nair', 'clinician');
  const enter = async ({ url }: { url: string }) => {
    const browser = withMail.newBrowser();
    await browser.post('/sign-in/link', { token: new URL(url).searchParams.get('token') ?? '' });
    await browser.get('/account');
    return browser;
  };
  const origin = 'https://desk.pebble.example';
  const withSeenLink = await enter(await createSignInLink(stores.registry, nair, { origin }));
  const { body } = await withSeenLink.get(`/approvals/${id}`);
  expect(body).toContain('Sign out, then sign in by yourself');
  expect(body).not.toContain(`${id}/approve"`);
  for (const action of ['approve', 'changes']) {
    await withSeenLink.post(`/approvals/${id}/${action}`, { why: 'Fine' });
    expect(await last()).toMatchObject({
      outcome: 'refused',
      details: [expect.stringContaining('a link that an operator created')],
    });
  }
  expect(await reviewStore(stores.registry).approvals({ section: next.name, id })).toEqual([]);

  const clinician = await enter(
    await createSignInLink(stores.registry, nair, { origin, isMailed: true }),
  );
  await clinician.get(`/approvals/${id}`);
  await clinician.post(`/approvals/${id}/approve`);
  expect((await last())?.details).toEqual([expect.stringContaining('Give 0.8 ml')]);
  await withMail.close();
});

test('an approval of text that changed since the page was opened is refused', async () => {
  const id = await releasedBy(await desk.addUser('Asha Rao', 'writer'));
  const clinician = await desk.signIn('clinician');
  await clinician.get(`/approvals/${id}`);
  await site.goLive({ ...medical, pages: { ...medical.pages, '/adhd': 'Give 0.2 ml.' } });
  await clinician.post(`/approvals/${id}/approve`);
  expect((await clinician.get(`/approvals/${id}`)).body).toContain('nothing was approved');
  await clinician.post(`/approvals/${id}/approve`);
  expect(await last()).toMatchObject({ outcome: 'done' });
});

test('a preview is created on request, and each page links to it', async () => {
  const id = await releasedBy(await desk.addUser('Asha Rao', 'writer'));
  const clinician = await desk.signIn('clinician');
  expect((await clinician.get(`/approvals/${id}`)).body).toContain('Create a preview');
  await clinician.post(`/approvals/${id}/preview`);
  const { body } = await clinician.get(`/approvals/${id}`);
  expect(body).toContain('The preview is ready.');
  expect(body).toMatch(/href="https:\/\/preview-[\da-f]{10}\.pebble\.example\/[^"]+page=%2Fadhd"/);
  expect((await site.stores.registry.journal(1))[0]?.who).toContain('Person 1');
});

test('posts rejected for lack of approval are listed, previewed and approved', async () => {
  const { stores } = site;
  const writer = await desk.addUser('Asha Rao', 'writer');
  const by = { who: whoIs(writer), person: personOf(writer) };
  const publish = (title: string) => {
    const overview = {
      blogId: 'fever',
      title,
      author: 'Asha',
      thumbnail: '',
      updatedAt: '2026-11-22T10:00:00.000Z',
    };
    const data = async () => {
      const hash = await stores.blobs.put(Buffer.from(JSON.stringify(overview)));
      const post = { overview, hash, row: title, pictures: [] };
      return stores.blobs.put(Buffer.from(canonicalJson({ posts: [post], pictures: {} })));
    };
    return promote(stores, { data, who: by.who }, reviewPolicy(stores, by));
  };
  expect((await publish(cited('Fever', 'WHO'))).kind).toBe('refused');
  const clinician = await desk.signIn('clinician');
  const list = await clinician.get('/approvals');
  expect(titlesOf(list.body)).toEqual([expect.stringMatching(/^Post: Fever/)]);
  const [, address = ''] = /href="(\/approvals\/[\da-f]{64})"/.exec(list.body) ?? [];
  const { body } = await clinician.get(address);
  expect(body).toContain('Changed page, /blog/fever<');
  await clinician.post(`${address}/preview`);
  expect((await clinician.get(address)).body).toContain('Open the preview');
  await clinician.post(`${address}/approve`);
  expect((await publish(cited('Fever', 'WHO'))).kind).toBe('shipped');
  expect((await clinician.get('/approvals')).body).toContain('Nothing to approve');

  // What was asked for before others went live is not what would go live now.
  expect((await publish(cited('High fever', 'WHO'))).kind).toBe('refused');
  expect(titlesOf((await clinician.get('/approvals')).body)[0]).toMatch(/^Post: High fever/);
  await promote(stores, {
    data: () => stores.blobs.put(Buffer.from('{"pictures":{},"posts":[]}')),
  });
  expect((await clinician.get('/approvals')).body).toContain('Nothing to approve');
});

test('a configuration with changed rules can be approved, but not previewed', async () => {
  const { stores } = site;
  const writer = await desk.addUser('Asha Rao', 'writer');
  const id = await storeConfig(stores, { ...configuredSite(), reviews: [] });
  const by = { who: whoIs(writer), person: personOf(writer) };
  await promote(stores, { config: id }, reviewPolicy(stores, by));
  const clinician = await desk.signIn('clinician');
  expect(titlesOf((await clinician.get('/approvals')).body)).toContain('Configuration');
  const { body } = await clinician.get(`/approvals/${id}`);
  expect(body).toContain('It changes who must approve what.');
  expect(body).toMatch(/Changed settings<.*reviews: \[.*<del[^>]*>[^<]*clinical/s);
  expect(body).not.toContain('Create a preview');
  await clinician.post(`/approvals/${id}/approve`);
  expect((await promote(stores, { config: id }, reviewPolicy(stores, by))).kind).toBe('shipped');
});

test('shows why something cannot go live, and 404 for unknown ids', async () => {
  const broken = { ...next, pages: { '/adhd': 'throws', '/autism': 'About autism' } };
  const id = await releasedBy(await desk.addUser('Asha Rao', 'writer'), broken);
  const clinician = await desk.signIn('clinician');
  const { body } = await clinician.get(`/approvals/${id}`);
  expect(body).toContain('This cannot go live as it is');
  expect(body).not.toContain(`${id}/approve"`);
  await clinician.post(`/approvals/${id}/approve`);
  expect(await last()).toMatchObject({ outcome: 'refused' });
  for (const none of ['f'.repeat(16), 'f'.repeat(64), '..%2f..%2fetc', 'x']) {
    expect((await clinician.get(`/approvals/${none}`)).status).toBe(404);
    expect((await clinician.post(`/approvals/${none}/approve`)).status).toBe(404);
  }
});

test('escapes text that comes from releases or colleagues', async () => {
  const attack =
    '&lt;img src=x onerror=alert(1)&gt;<a href="https://x.example/&quot;&gt;">&lt;/ins&gt;</a>';
  const evil = { ...next, pages: { '/adhd': attack, '/autism': 'About autism' } };
  const id = await releasedBy(await desk.addUser('<script>A</script>', 'writer'), evil);
  const clinician = await desk.signIn('clinician');
  await clinician.get(`/approvals/${id}`);
  await clinician.post(`/approvals/${id}/changes`, { why: '</bdi><script>alert(1)</script>' });
  for (const url of ['/approvals?show=others', `/approvals/${id}`]) {
    const { body } = await clinician.get(url);
    expect(body).toContain('&lt;script&gt;');
    expect(body).not.toMatch(/<img|<script(?! defer)/);
  }
});
