import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createDraftStore, type Draft } from '@site/api/posts/draft-store.ts';
import { checkPost } from '@site/api/posts/publish-post.ts';
import { createPostStore, storedPost } from '@site/api/posts/post-store.ts';
import { storeConfig } from '@site/delivery/promotion/plan.ts';
import { promote } from '@site/delivery/promotion/promote.ts';
import { openTestSite, type TestSite } from '@site/delivery/testing/open-test-site.ts';
import { DAY_MS } from '@site/kit/durations.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import sharp from 'sharp';
import { askForChanges } from '../../review/decisions.ts';
import { openTestDesk, type TestBrowser, type TestDesk } from '../../testing/open-test-desk.ts';
import { testPreviews } from '../../testing/open-test-service.ts';
import { DESK_MAIL_JOB } from '../accounts/desk-mail.ts';
import { personOf, userStore, whoIs } from '../accounts/users.ts';
import { approvalsSection } from '../approvals/approvals-section.tsx';
import { type EditorScript, editorScripts } from './editor/editor-script.ts';
import { eventsOf } from './post-events.ts';
import { fieldsOf, fieldsSent, problemAt, sourceOf } from './post-fields.ts';
import { postsSection } from './posts-section.tsx';
import type { PostsContext } from './publish-draft.ts';
import { publishDue } from './publish-due.ts';

const NOON = Date.parse('2026-11-27T12:00:00+05:30');

let site: TestSite;
let desk: TestDesk;
let context: PostsContext;
let now = NOON;
let script: EditorScript | null = null;
let askedForScript = 0;
let picture: File;

const post = {
  title: 'Ears in winter',
  author: 'Asha Rao',
  summary: 'What to do at home.',
  alt: 'A cap',
  body: '\nKeep them **warm**.\n',
};
const medical = {
  medicalWriter: 'Dr Nair',
  nextReview: '2027-11-01',
  'source-1-title': 'Ears | and more',
  'source-1-publisher': 'WHO',
  'source-1-year': '2024',
  'source-1-url': 'https://www.who.int/ears',
};

beforeEach(async () => {
  now = NOON;
  script = null;
  askedForScript = 0;
  site = await openTestSite();
  await site.goLive(
    { name: 'shell' },
    {
      name: 'mfe-blog',
      prefixes: ['/blog'],
      pages: { '/blog/ears-in-winter': 'newest', '/blog': 'newest' },
    },
  );
  const { stores } = site;
  desk = await openTestDesk(
    ({ database }) => {
      context = { stores, database, now: () => now };
      return [
        postsSection({
          ...context,
          previewAddress: testPreviews,
          pages: null,
          editorScript: async () => {
            askedForScript += 1;
            return script;
          },
        }),
        approvalsSection({
          stores,
          database,
          previewAddress: testPreviews,
          awaitedPosts: createDraftStore(database).awaited,
        }),
      ];
    },
    { registry: stores.registry },
  );
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  picture = new File([new Uint8Array(png)], 'A cap.png', { type: 'image/png' });
});

afterEach(async () => {
  await desk.close();
  await site.close();
});

const drafts = () => createDraftStore(desk.database, { now: () => now });
const found = async (id: string): Promise<Draft> => {
  const draft = await drafts().find(id);
  if (!draft) throw new Error('There is no such draft.');
  return draft;
};
const newPost = async (writer: TestBrowser): Promise<string> => {
  await writer.get('/posts');
  const { location = '' } = await writer.post('/posts');
  return location.slice('/posts/'.length);
};
/** Sends the form of a post as it was opened just now. */
const send = async (writer: TestBrowser, id: string, fields: Record<string, string | File>) => {
  await writer.get(`/posts/${id}`);
  const { updatedAt, source } = await found(id);
  const { thumbnail } = fieldsOf(source);
  return writer.post(`/posts/${id}`, { version: String(updatedAt), thumbnail, ...post, ...fields });
};
const written = async (writer: TestBrowser, fields: Record<string, string> = {}) => {
  const id = await newPost(writer);
  await send(writer, id, { thumbnailFile: picture, ...fields });
  return id;
};
const newestPage = () => site.readPublic('blog/index.html');
const due = () =>
  publishDue(context, (error) => {
    throw error;
  });
/** The mails that were asked for: what about, and for whom. */
async function mails() {
  const jobs = desk.database.db
    .selectFrom('jobs')
    .select('payload')
    .where('kind', '=', DESK_MAIL_JOB);
  const rows = await jobs.orderBy('made_at').orderBy('id').execute();
  return rows.map(({ payload }) => JSON.parse(payload));
}

/** Makes every post need a clinician. */
async function askForApprovals() {
  const reviews = [{ of: ['posts'], by: 'clinical', why: 'Posts are about health.' }];
  const config = await storeConfig(site.stores, { ...configuredSite(), reviews });
  expect((await promote(site.stores, { config })).kind).toBe('shipped');
}

/** Approves what a draft waits for. */
async function approve(id: string): Promise<void> {
  const clinician = await desk.signIn('clinician');
  const { waitsFor } = await found(id);
  await clinician.get(`/approvals/${waitsFor}`);
  await clinician.post(`/approvals/${waitsFor}/approve`);
}

test('a scheduled post waits for a clinician and goes live once approved', async () => {
  await askForApprovals();
  const writer = await desk.signIn('writer');
  expect((await writer.get('/posts')).body).toContain('No posts yet');
  const id = await written(writer, medical);
  const page = await writer.get(`/posts/${id}`);
  expect(page.body).toContain('Saved.');
  expect(page.body).toContain('Keep them **warm**.');
  expect(page.body).toContain('1. Ears | and more');
  expect((await found(id)).slug).toBe('ears-in-winter');
  expect((await writer.get(`/posts/${id}/pictures/a-cap.png`)).headers['content-type']).toBe(
    'image/png',
  );

  await writer.get(`/posts/${id}/publish`);
  const late = await writer.post(`/posts/${id}/schedule`, { day: '2026-11-27', time: '11:59' });
  expect([late.status, late.body.includes('This time has passed')]).toEqual([422, true]);
  await writer.post(`/posts/${id}/schedule`, { day: '2026-11-28', time: '09:30' });
  expect((await writer.get(`/posts/${id}`)).body).toContain(
    'this post waits for a clinician. It goes live on 28 Nov 2026 09:30, Indian time, once approved.',
  );
  expect((await writer.get('/posts?state=scheduled')).body).toContain(
    'Waiting for approval, due 28 Nov 2026 09:30',
  );
  const to = { cliniciansExcept: expect.arrayContaining([personOf(writer.user)]) };
  expect(await mails()).toMatchObject([{ about: 'approval', path: '/approvals', to }]);
  const waiting = await found(id);
  expect(waiting).toMatchObject({ state: 'waiting', waitsFor: expect.stringMatching(/^\w{64}$/) });
  expect(waiting.source).toContain('date: 2026-11-28');
  const shown = (await writer.get(`/posts/${id}`)).body;
  expect(shown).toContain(`href="/approvals/${waiting.waitsFor}"`);
  expect(shown).not.toContain('is in the future');
  expect((await desk.registry.journal(1))[0]).toMatchObject({
    what: 'schedule post ears-in-winter',
    outcome: 'waiting',
  });

  const clinician = await desk.signIn('clinician');
  expect((await clinician.get('/approvals')).body).toContain(waiting.waitsFor);
  const review = (await clinician.get(`/approvals/${waiting.waitsFor}`)).body;
  expect(review).toMatch(/<h1[^>]*><bdi[^>]*>Post: Ears in winter</);
  expect(review.match(/page, \/[^<]*</g)).toEqual(['page, /blog/ears-in-winter<']);
  expect(review).toMatch(/Lists and links on .*1 page.* show it, too<.*<li>\/blog<\/li>/);
  await clinician.post(`/approvals/${waiting.waitsFor}/approve`);
  await due();
  expect(await found(id)).toMatchObject({ state: 'scheduled', waitsFor: waiting.waitsFor });
  expect((await writer.get(`/posts/${id}`)).body).toContain('A clinician has approved this post');
  expect(await newestPage()).toContain('No posts');
  now = Date.parse('2026-11-28T09:30:00+05:30');
  await due();
  expect(await found(id)).toMatchObject({ state: 'published', liveSource: waiting.source });
  const live = { about: 'live', path: `/posts/${id}`, to: { people: [personOf(writer.user)] } };
  expect(await mails()).toEqual([
    expect.objectContaining({ about: 'approval' }),
    expect.objectContaining(live),
  ]);
  expect(await newestPage()).toContain('Ears in winter');
  const [last] = await desk.registry.journal(1);
  expect(last).toMatchObject({
    what: 'publish ears-in-winter',
    who: expect.stringMatching(/^Person 1/),
  });

  await send(writer, id, { body: 'Other words', slug: 'elsewhere' });
  expect(await found(id)).toMatchObject({ state: 'published', slug: 'ears-in-winter' });
  const corrected = (await writer.get(`/posts/${id}`)).body;
  expect(corrected).toContain('readers still see the version of 28 Nov 2026 09:30');
  expect(corrected).toContain('Saved. Readers do not see it yet.');
  expect(corrected).toMatch(/value="publish"[^>]*><span>Update…</);
  expect((await writer.get('/posts')).body).toContain('On the site, changed since');
  expect((await writer.get(`/posts/${id}/history`)).body).toContain('readers still see an earlier');
  const compared = (await writer.get(`/posts/${id}/changes`)).body;
  expect(compared).toMatch(/<del[^>]*>[^<]*Keep them \*\*warm/);
  expect(compared).toMatch(/<ins[^>]*>Other words/);
  await writer.get(`/posts/${id}/delete`);
  await writer.post(`/posts/${id}/delete`);
  expect((await found(id)).state).toBe('published');
});

test('no author can approve a post, and an edit cancels the review', async () => {
  await askForApprovals();
  const both = await desk.signIn('writer', 'clinician');
  const id = await written(both);
  const writer = await desk.signIn('writer');
  now += 1000;
  await send(writer, id, { body: 'Other words' });
  await writer.post(`/posts/${id}/publish`);
  const { waitsFor } = await found(id);
  await both.get(`/approvals/${waitsFor}`);
  await both.post(`/approvals/${waitsFor}/approve`);
  expect((await both.get(`/approvals/${waitsFor}`)).body).toContain('is the same person');
  const entries = async () => (await desk.registry.journal(50)).length;
  const before = await entries();
  await due();
  await due();
  expect((await found(id)).state).toBe('waiting');
  // It is tried again only when something that decides about it has changed.
  expect(await entries()).toBe(before);

  const clinician = await desk.signIn('clinician');
  await clinician.get(`/approvals/${waitsFor}`);
  await clinician.post(`/approvals/${waitsFor}/changes`, { why: 'Name <b>the</b> dose' });
  expect(await mails()).toContainEqual({
    kind: 'news',
    about: 'changes',
    path: `/approvals/${waitsFor}`,
    to: { people: expect.arrayContaining([personOf(writer.user), personOf(both.user)]) },
  });
  const asked = (await writer.get(`/posts/${id}`)).body;
  expect(asked).toContain('A clinician requested changes');
  expect(asked).toContain('Name &lt;b&gt;the&lt;/b&gt; dose');
  const list = (await writer.get('/posts')).body;
  expect(list).toContain('Changes requested: edit it and send it again');
  expect(list).not.toContain('<span>Waiting for approval');
  await send(writer, id, { body: 'Better words' });
  expect((await writer.get(`/posts/${id}`)).body).toContain('no longer waiting for approval');
  expect(await found(id)).toMatchObject({ state: 'draft', waitsFor: null });
});

test('wrong text is withdrawn at once, whatever else waits or is being published', async () => {
  await askForApprovals();
  const writer = await desk.signIn('writer');
  const id = await written(writer, medical);
  await writer.post(`/posts/${id}/publish`);
  await approve(id);
  await due();
  expect(await newestPage()).toContain('Ears in winter');

  const other = await written(writer, { title: 'Sleep', slug: 'sleep' });
  await writer.post(`/posts/${other}/publish`);
  const row = { author: 'A', thumbnail: '', updatedAt: NOON, description: '' };
  await createPostStore(desk.database).put(storedPost({ ...row, blogId: 'rash', title: 'A rash' }));
  await writer.get(`/posts/${id}/withdraw`);
  await writer.post(`/posts/${id}/withdraw`, { reason: 'The dose is wrong' });
  expect((await writer.get(`/posts/${id}`)).body).toContain('Withdrawn. Readers no longer see it.');
  expect(await newestPage()).toContain('No posts');
  expect(await found(id)).toMatchObject({ state: 'withdrawn', liveSource: null });

  // The same text is somebody's own work again.
  const both = await desk.signIn('clinician', 'writer');
  await send(both, id, { body: 'Rest.' });
  await writer.post(`/posts/${id}/publish`);
  expect((await found(id)).unpublishedAuthors).toHaveLength(2);
});

test('the history of a post says who did what with it, when and why', async () => {
  await askForApprovals();
  const writer = await desk.signIn('writer');
  const id = await written(writer, medical);
  await written(writer, { title: 'Ears', slug: 'ears' });
  await writer.post(`/posts/${id}/publish`);
  const clinician = await desk.signIn('clinician');
  const revision = (await found(id)).waitsFor ?? '';
  const { registry } = site.stores;
  const by = { who: whoIs(clinician.user), person: personOf(clinician.user), roles: ['clinical'] };
  await askForChanges(site.stores, { section: 'posts', id: revision }, { ...by, why: 'Say when' });
  await approve(id);
  await due();
  await writer.get(`/posts/${id}`);
  await writer.post(`/posts/${id}/withdraw`, { reason: 'The dose is wrong' });
  await writer.get(`/posts/${id}`);
  await writer.post(`/posts/${id}/publish`);
  await approve(id);
  await due();
  await send(writer, id, { body: 'Rest.' });
  await writer.post(`/posts/${id}/publish`);
  await approve(id);
  await due();
  const all = await eventsOf(registry, await found(id));
  const states = ['Updated it', 'Put it back', 'Withdrew it', 'Published it'];
  expect(all.map(({ did }) => did).filter((did) => states.includes(did))).toEqual(states);
  const events = all.slice(all.findIndex(({ did }) => did === 'Withdrew it'));
  expect(events.map(({ did, why }) => [did, why])).toEqual([
    ['Withdrew it', 'The dose is wrong'],
    ['Published it', null],
    ['Approved it', null],
    ['Requested changes', 'Say when'],
    ['Sent it for approval', null],
    ['Began it', null],
  ]);
  const { body } = await writer.get(`/posts/${id}/history`);
  expect(body).toMatch(/<strong>Withdrew it<\/strong><bdi[^>]*>Person 1 .*<bdi>The dose is wrong</);
  expect((await writer.get('/posts')).body).toContain('Ears');
});

test('a new post is listed once it has text, and forgotten a day later if it never had any', async () => {
  const writer = await desk.signIn('writer');
  const first = await newPost(writer);
  expect((await writer.get(`/posts/${first}`)).body).toContain(`value="${writer.user.name}"`);
  await writer.post(`/posts/${first}`, { version: String(now), author: writer.user.name });
  expect((await writer.get('/posts')).body).toContain('No posts yet');
  now += DAY_MS + 1;
  const second = await newPost(writer);
  expect(await drafts().find(first)).toBeNull();
  await send(writer, second, { title: 'Sleep' });
  expect((await writer.get('/posts')).body).toContain('Sleep');
});

test('an approval stays when another post goes live first, and a waiting post asks again', async () => {
  await askForApprovals();
  const writer = await desk.signIn('writer');
  const waiting = await written(writer, { title: 'Rash', slug: 'rash' });
  await writer.post(`/posts/${waiting}/publish`);
  const asked = (await found(waiting)).waitsFor;
  const approved = await written(writer);
  await writer.post(`/posts/${approved}/schedule`, { day: '2026-11-29', time: '09:30' });
  await approve(approved);
  await due();
  expect((await found(approved)).state).toBe('scheduled');
  const other = await written(writer, { title: 'Sleep', slug: 'sleep' });
  await writer.post(`/posts/${other}/publish`);
  const { body } = await (await desk.signIn('clinician')).get('/approvals');
  for (const shown of ['Post: Rash', 'Sleep', asked]) expect(body).toContain(shown);
  await approve(other);
  await due();
  expect((await found(other)).state).toBe('published');
  await due();
  expect(await found(approved)).toMatchObject({ state: 'scheduled', dueAt: expect.any(Number) });
  expect((await writer.get(`/posts/${approved}`)).body).toContain(
    'A clinician has approved this post',
  );
  const again = await found(waiting);
  expect(again.state).toBe('waiting');
  expect(again.waitsFor).not.toBe(asked);
  const requested = (await mails()).filter(({ about }) => about === 'approval');
  expect(requested).toHaveLength(3);
  expect((await writer.get(`/posts/${waiting}`)).body).toContain('Another post went live');
  now = Date.parse('2026-11-29T09:30:00+05:30');
  await due();
  expect((await found(approved)).state).toBe('published');
  expect((await desk.registry.journal(1))[0]?.details).toContainEqual(
    expect.stringMatching(/^posts was approved by Person \d+ .* as clinical/),
  );
});

test('an approval that stayed can be withdrawn, and does not cover other words', async () => {
  await askForApprovals();
  const writer = await desk.signIn('writer');
  const [withdrawn, edited] = [await written(writer), await written(writer, { title: 'Play' })];
  for (const id of [withdrawn, edited]) {
    await writer.get(`/posts/${id}/publish`);
    await writer.post(`/posts/${id}/schedule`, { day: '2026-11-29', time: '09:30' });
    await approve(id);
  }
  await due();
  const other = await written(writer, { title: 'Sleep' });
  await writer.post(`/posts/${other}/publish`);
  await approve(other);
  await due();
  await due();
  const { waitsFor } = await found(withdrawn);
  const clinician = await desk.signIn('clinician');
  expect((await clinician.get(`/approvals/${waitsFor}`)).body).toContain('Withdraw approval');
  await clinician.post(`/approvals/${waitsFor}/withdraw`, { why: 'A wrong dose.' });
  await send(writer, edited, { title: 'Play', body: 'Other words' });
  now = Date.parse('2026-11-29T09:30:00+05:30');
  await due();
  for (const id of [withdrawn, edited]) expect((await found(id)).state).toBe('waiting');
});

test('a post that is approved too late says that it is late and goes live on approval', async () => {
  await askForApprovals();
  const writer = await desk.signIn('writer');
  const id = await written(writer);
  await writer.post(`/posts/${id}/schedule`, { day: '2026-11-28', time: '09:30' });
  now = Date.parse('2026-11-29T10:00:00+05:30');
  await due();
  expect((await writer.get(`/posts/${id}`)).body).toContain('It is late: it was due 28 Nov 2026');
  await approve(id);
  await due();
  expect((await found(id)).state).toBe('published');
});

test('a scheduled text that changes stays scheduled and is reviewed again', async () => {
  await askForApprovals();
  const writer = await desk.signIn('writer');
  const id = await written(writer);
  const at = { day: '2026-11-28', time: '09:30' };
  await writer.post(`/posts/${id}/schedule`, at);
  const { waitsFor } = await found(id);
  await writer.post(`/posts/${id}/schedule`, { ...at, time: '10:00' });
  expect((await found(id)).waitsFor).toBe(waitsFor);
  await send(writer, id, { body: 'Other words' });
  expect(await found(id)).toMatchObject({ state: 'scheduled', waitsFor: null });
  await due();
  // Somebody may still be writing.
  expect((await found(id)).state).toBe('scheduled');
  now += 3 * 60_000;
  await due();
  const again = await found(id);
  expect(again).toMatchObject({ state: 'waiting', waitsFor: expect.any(String) });
  expect(again.waitsFor).not.toBe(waitsFor);
  await writer.get(`/posts/${id}/publish`);
  await writer.post(`/posts/${id}/unschedule`);
  expect(await found(id)).toMatchObject({ state: 'draft', dueAt: null });
});

test('the button says beforehand whether a post goes live or waits', async () => {
  const reviews = [
    { of: ['posts'], cited: true as const, by: 'clinical', why: 'It makes medical claims.' },
  ];
  const config = await storeConfig(site.stores, { ...configuredSite(), reviews });
  expect((await promote(site.stores, { config })).kind).toBe('shipped');
  const writer = await desk.signIn('writer');
  const id = await written(writer);
  expect((await writer.get(`/posts/${id}/publish`)).body).toContain('Publish now');
  await writer.post(`/posts/${id}/publish`);
  expect((await writer.get(`/posts/${id}`)).body).toContain('Published at /blog/ears-in-winter.');
  await send(writer, id, { body: 'Other words' });
  expect((await writer.get(`/posts/${id}/publish`)).body).toContain('Update now');
  await writer.post(`/posts/${id}/publish`);
  expect((await writer.get(`/posts/${id}`)).body).toContain('Updated at /blog/ears-in-winter.');

  // The post has no sources, but the test site shows its title on a page that then lists one.
  const other = await written(writer, { title: 'Sleep <i id="source-1"></i>', slug: 'sleep' });
  expect(fieldsOf((await found(other)).source).sources).toEqual([]);
  const asking = (await writer.get(`/posts/${other}/publish`)).body;
  expect(asking).toContain('Submit for approval');
  expect(asking).not.toContain('Publish now');
  await writer.post(`/posts/${other}/publish`);
  expect((await found(other)).state).toBe('waiting');
});

test('holds scheduled posts while the clock is ahead, until somebody confirms it', async () => {
  const writer = await desk.signIn('writer');
  const id = await written(writer);
  await writer.post(`/posts/${id}/schedule`, { day: '2026-12-17', time: '09:30' });
  await due();
  now += 31 * 24 * 3_600_000;
  await due();
  expect((await found(id)).state).toBe('scheduled');
  expect((await writer.get('/posts')).body).toContain('Scheduled posts are on hold');
  now = NOON + 60_000;
  await due();
  expect((await writer.get('/posts')).body).not.toContain('Scheduled posts are on hold');
  now += 31 * 24 * 3_600_000;
  await due();
  await writer.get('/posts');
  await writer.post('/posts/clock');
  await due();
  expect((await found(id)).state).toBe('published');
});

test('holds the scheduled post of a writer who was removed, and says why', async () => {
  const writer = await desk.signIn('writer');
  const id = await written(writer);
  await writer.post(`/posts/${id}/schedule`, { day: '2026-11-28', time: '09:30' });
  await userStore(desk.registry).remove(writer.user, 'a test');
  now = Date.parse('2026-11-28T09:31:00+05:30');
  await due();
  expect((await found(id)).state).toBe('draft');
  expect(await newestPage()).toContain('No posts');
  const colleague = await desk.signIn('writer');
  expect((await colleague.get(`/posts/${id}`)).body).toContain('may no longer publish posts');
  await colleague.post(`/posts/${id}/publish`);
  expect((await found(id)).state).toBe('published');
});

test('reports problems at their line, and neither publishes nor schedules with them', async () => {
  const writer = await desk.signIn('writer');
  const id = await written(writer, {
    body: 'Fine\n<script>alert(1)</script>\n\n![](gone.png)\n\nSee [^3]',
    summary: '',
  });
  const { body } = await writer.get(`/posts/${id}`);
  expect(body).toContain('Line 2: HTML is not allowed');
  expect(body).toContain('Line 4: the picture gone.png has no description');
  expect(body).toContain('Line 4: the picture gone.png did not come with the post');
  expect(body).toContain('href="#summary">Summary is missing');
  expect(body).not.toContain('<script>');
  const page = await writer.get(`/posts/${id}/publish`);
  expect(page.body).toContain('Fix these problems before you publish');
  expect(page.body).not.toContain(`action="/posts/${id}/schedule"`);
  await writer.post(`/posts/${id}/schedule`, { day: '2026-12-01', time: '09:00' });
  await writer.post(`/posts/${id}/publish`);
  expect(await found(id)).toMatchObject({
    state: 'draft',
    source: expect.stringContaining('<script>'),
  });
  expect(await newestPage()).toContain('No posts');
});

test('takes no picture by its path, neither to publish, preview nor schedule', async () => {
  const writer = await desk.signIn('writer');
  const fields = { thumbnail: '/proc/self/fd/0', body: '![A cap](../../../../../../dev/zero)' };
  const id = await written(writer);
  await send(writer, id, fields);
  for (const action of ['publish', 'preview']) {
    await writer.get(`/posts/${id}/publish`);
    await writer.post(`/posts/${id}/${action}`);
    const { body } = await writer.get(`/posts/${id}`);
    expect(body).toMatch(/(?:Not published\.|No preview:).*did not come with the post/s);
  }
  await writer.post(`/posts/${id}/schedule`, { day: '2026-12-01', time: '09:00' });
  expect(await found(id)).toMatchObject({ state: 'draft', firstLiveAt: null });

  const other = await written(writer, { title: 'Sleep', slug: 'sleep' });
  await writer.post(`/posts/${other}/publish`);
  expect((await found(other)).state).toBe('published');
});

test('concurrent edits lose neither text', async () => {
  const writer = await desk.signIn('writer');
  const id = await written(writer);
  const { updatedAt } = await found(id);
  const version = String(updatedAt);
  now += 1000;
  const tab = (fields: Record<string, string>) => ({ version, ...post, ...fields });
  await writer.post(`/posts/${id}`, tab({ body: 'From the first tab' }));
  const second = await writer.post(`/posts/${id}`, tab({ body: 'From the second tab' }));
  expect(second.status).toBe(409);
  expect(second.body).toContain('Your text below is not saved');
  expect(second.body).toContain('From the second tab</textarea>');
  expect(fieldsOf((await found(id)).source).body).toBe('From the first tab');
  const quiet = await writer.post(`/posts/${id}/save`, tab({ body: 'From the second tab' }));
  expect([quiet.status, JSON.parse(quiet.body).kind]).toEqual([409, 'changed']);

  const [, kept = ''] = /name="version" value="(\d+)"/.exec(second.body) ?? [];
  await writer.get(`/posts/${id}`);
  const sent = { ...tab({ body: 'From the second tab' }), version: kept, overwrites: 'yes' };
  await writer.post(`/posts/${id}`, sent);
  const bodies = (await drafts().versions(id)).map(({ source }) => fieldsOf(source).body);
  expect(bodies.slice(0, 2)).toEqual(['From the second tab', 'From the first tab']);

  const [, first] = await drafts().versions(id);
  const old = await writer.get(`/posts/${id}/history/${first?.id}`);
  expect(old.body).toMatch(/From the <span><del[^>]*>first</);
  await writer.post(`/posts/${id}/history/${first?.id}/restore`);
  expect(fieldsOf((await found(id)).source).body).toBe('From the first tab');
  expect((await drafts().versions(id)).length).toBe(bodies.length + 1);
});

test('rejects files that are not pictures, and adds one with its description', async () => {
  const writer = await desk.signIn('writer');
  const id = await newPost(writer);
  const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'x.png');
  await send(writer, id, { title: 'Ears', pictureFile: svg, pictureAlt: 'A cap' });
  expect((await writer.get(`/posts/${id}`)).body).toContain('is not a JPEG, PNG');
  expect((await found(id)).title).toBe('Ears');
  const cut = new File(['\x89PNG\r\n\x1A\n'], 'x.png');
  await send(writer, id, { title: 'Ears', pictureFile: cut, pictureAlt: 'A cap' });
  expect(await drafts().pictureNames(id)).toEqual([]);
  await send(writer, id, { title: 'Ears', pictureFile: picture, pictureAlt: 'A [warm] cap' });
  expect(fieldsOf((await found(id)).source).body).toContain('![A warm cap](a-cap.png)');
});

test('people who cannot write read a post without its form', async () => {
  const id = await written(await desk.signIn('writer'));
  const { body } = await (await desk.signIn('clinician')).get(`/posts/${id}`);
  expect(body).toContain('Keep them **warm**.');
  expect(body).not.toContain('id="post"');
});

test('a form with a file needs the token as every other one', async () => {
  const writer = await desk.signIn('writer');
  const id = await written(writer);
  const fields = { ...post, title: 'Forged', 'form-token': 'x', pictureFile: picture };
  expect((await writer.post(`/posts/${id}`, fields)).status).toBe(403);
  expect((await found(id)).title).toBe(post.title);
});

test('withdraws and republishes a post, and deletes a draft with its pictures', async () => {
  const writer = await desk.signIn('writer');
  const id = await written(writer);
  await writer.post(`/posts/${id}/publish`);
  expect((await writer.get(`/posts/${id}`)).body).toContain('Published at /blog/ears-in-winter.');
  await writer.get(`/posts/${id}/withdraw`);
  const unsaid = await writer.post(`/posts/${id}/withdraw`, { reason: ' ' });
  expect([unsaid.status, unsaid.body]).toEqual([422, expect.stringContaining('Enter a reason.')]);
  expect(await newestPage()).toContain('Ears in winter');
  await writer.post(`/posts/${id}/withdraw`, { reason: 'The dose is wrong' });
  expect(await newestPage()).toContain('No posts');
  expect(await found(id)).toMatchObject({ state: 'withdrawn', liveSource: null });
  expect((await writer.get(`/posts/${id}`)).body).toMatch(
    /Person 1[^<]*<\/bdi> took it off the site on .*<bdi>The dose is wrong</,
  );
  await writer.post(`/posts/${id}/publish`);
  expect(await newestPage()).toContain('Ears in winter');

  const other = await written(writer, { slug: 'ears-in-winter' });
  expect((await writer.get(`/posts/${other}`)).body).toContain('is used by a post of the desk');
  await writer.post(`/posts/${other}/delete`);
  expect((await writer.get('/posts')).body).toContain('Draft deleted.');
  expect(await drafts().find(other)).toBeNull();
  expect(await drafts().pictureNames(other)).toEqual([]);
  expect(await createPostStore(desk.database).rows()).toHaveLength(1);
});

test('lists posts published from files separately', async () => {
  const writer = await desk.signIn('writer');
  const row = { author: 'A', thumbnail: '', updatedAt: NOON, description: '' };
  await createPostStore(desk.database).put(
    storedPost({ ...row, blogId: 'old', title: '<b>Old</b>' }),
  );
  const { body } = await writer.get('/posts?state=live');
  expect(body).toContain('&lt;b&gt;Old&lt;/b&gt;');
  expect(body).toContain('/blog/old');
});

test('of several desks, only one publishes a due draft', async () => {
  const writer = await desk.signIn('writer');
  const id = await written(writer);
  await writer.post(`/posts/${id}/schedule`, { day: '2026-11-28', time: '09:30' });
  now = Date.parse('2026-11-28T09:31:00+05:30');
  const draft = await found(id);
  const taken = await Promise.all([drafts().lease(draft), drafts().lease(draft)]);
  expect(taken.filter(Boolean)).toHaveLength(1);
  await due();
  expect((await found(id)).state).toBe('scheduled');
  // The process that held the lease was killed.
  now += 11 * 60_000;
  await due();
  expect((await found(id)).state).toBe('published');
});

test('the list has the editor built for writers, and only the edit page loads it, if it can', async () => {
  await (await desk.signIn('clinician')).get('/posts');
  expect(askedForScript).toBe(0);
  const writer = await desk.signIn('writer');
  await writer.get('/posts');
  expect(askedForScript).toBe(1);
  const id = await written(writer);
  script = { address: '/posts/editor/0123.js', code: 'edit();' };
  const page = await writer.get(`/posts/${id}`);
  expect(page.body).toContain('<script defer="" src="/posts/editor/0123.js"');
  expect(page.headers['content-security-policy']).toContain("'nonce-");
  const { headers, body } = await writer.get(script.address);
  expect([body, headers['content-type']]).toEqual([
    'edit();',
    expect.stringContaining('javascript'),
  ]);
  expect((await writer.get('/posts/editor/4567.js')).status).toBe(404);
  for (const url of ['/posts', `/posts/${id}/history`, `/posts/${id}/publish`]) {
    expect((await writer.get(url)).headers['content-security-policy']).not.toContain("'nonce-");
  }
  const logged: unknown[] = [];
  const broken = editorScripts('/dev/null', { error: (facts: unknown) => void logged.push(facts) });
  expect([await broken(), await broken(), logged.length]).toEqual([null, null, 1]);
});

test('a post whose title makes no address needs one before it goes live', async () => {
  const writer = await desk.signIn('writer');
  const id = await written(writer, { title: 'सर्दी में कान' });
  expect((await writer.get(`/posts/${id}`)).body).toContain('Address is missing');
  await writer.post(`/posts/${id}/publish`);
  expect(await found(id)).toMatchObject({ state: 'draft', problems: ['Address is missing'] });

  await send(writer, id, { title: 'सर्दी में कान', slug: 'ears-in-winter' });
  await writer.post(`/posts/${id}/publish`);
  expect((await found(id)).state).toBe('published');
});

test('a new post names no problems until something is written', async () => {
  const writer = await desk.signIn('writer');
  const id = await newPost(writer);
  expect((await writer.get(`/posts/${id}`)).body).toContain('hidden="" data-problems="[]"');
  await send(writer, id, { ...post, body: '' });
  expect((await writer.get(`/posts/${id}`)).body).toContain('the post has no text');
});

test('publishes the strip that the writer chose for a danger, and rejects an unknown one', async () => {
  const writer = await desk.signIn('writer');
  const id = await written(writer, { danger: 'fire' });
  const { body } = await writer.get(`/posts/${id}`);
  expect(body).toContain('href="#danger">What to do first must be one of suicide, illness');
  await writer.post(`/posts/${id}/publish`);
  expect((await found(id)).state).toBe('draft');

  await send(writer, id, { danger: 'illness' });
  expect((await writer.get(`/posts/${id}`)).body).toMatch(
    /<option value="illness" selected="">Sudden illness/,
  );
  await writer.post(`/posts/${id}/publish`);
  const row = await createPostStore(desk.database).read('ears-in-winter');
  expect(row?.details).toContain('"danger":"illness"');

  await send(writer, id, {});
  expect((await found(id)).source).not.toContain('danger');
});

test('reads the sources of the form, and says which field of which source is wrong', () => {
  const fields = fieldsSent({
    ...post,
    ...medical,
    'source-3-title': ' Hearing ',
    'source-3-url': 'http://who.int',
  });
  expect(fields.sources).toEqual([
    { title: 'Ears | and more', publisher: 'WHO', year: '2024', url: 'https://www.who.int/ears' },
    { title: 'Hearing', publisher: '', year: '', url: 'http://who.int' },
  ]);
  const source = sourceOf(fields, '2026-11-27');
  const problems = checkPost(source, { name: '', today: '2026-11-27', pictures: ['A cap.png'] });
  expect(problems.map((problem) => problemAt(problem))).toContainEqual({
    line: null,
    field: 'source-2-url',
    reason: 'Source 2, address must be https',
  });
});

test('keeps front matter that the form does not show', () => {
  const before = `---\nid: ears\ntitle: "Ears: all"\ndate: 2026-01-02\nnote: kept\ndanger: illness\nmedical:\n  writtenBy: A\n  reviewedOn: 2026-01-03\n  sources:\n    - title: Ears | more\n      publisher: WHO\n      year: 2024\n      updated: 2025\n      url: https://who.int/a\n---\n\nText ---\n---\n`;
  const fields = fieldsOf(before);
  expect(fields.body).toBe('\nText ---\n---\n');
  const after = sourceOf({ ...fields, title: 'Ears' }, '2026-11-27', before);
  expect(after).toContain('date: 2026-01-02');
  expect(after).toContain('note: kept');
  expect(after).toContain('danger: illness');
  expect(after).toContain('reviewedOn: 2026-01-03');
  expect(after).toContain('updated: 2025');
  expect(fieldsOf(after)).toEqual({ ...fields, title: 'Ears' });
});
