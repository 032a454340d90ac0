import { createSignalStore } from '@site/api/signals/signal-store.ts';
import { indianDay } from '@site/api/indian-time.ts';
import {
  type FakeRelease,
  openTestSite,
  type TestSite,
} from '@site/delivery/testing/open-test-site.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { canaryCounts } from '../../canary/canary-counts.ts';
import { ownTarget } from '../../delivery/own-target.ts';
import { openTestDesk, type TestDesk } from '../../testing/open-test-desk.ts';
import { testPreviews } from '../../testing/open-test-service.ts';
import { whoIs } from '../accounts/users.ts';
import { releasesSection } from './releases-section.tsx';

let site: TestSite;
let desk: TestDesk;

/** What a build in a repository records. */
const commitOf = (message: string, gitRevision: string) => ({
  gitRevision,
  commit: { author: 'Ravi Nair', message },
});

const home = (words: string, others: Partial<FakeRelease> = {}): FakeRelease => ({
  name: 'mfe-home',
  pages: { '/': words, '/second': 'Always the same' },
  ...others,
});

beforeEach(async () => {
  site = await openTestSite();
  const { stores } = site;
  await site.goLive(
    { name: 'shell' },
    home('Old words', commitOf('Say it first', 'aaaaaaaaaaaaaaaa')),
  );
  desk = await openTestDesk(
    ({ database }) => [
      releasesSection({
        stores,
        database,
        targetFor: (user) =>
          ownTarget(stores, {
            who: whoIs(user),
            person: `user:${user.email}`,
            takePosts: async () => {
              throw new Error('A test site has no posts.');
            },
            previewAddress: testPreviews,
          }),
      }),
    ],
    { registry: stores.registry },
  );
});

afterEach(async () => {
  await desk.close();
  await site.close();
});

/** What a page says, without its markup. */
function wordsIn(body: string): string {
  return body
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');
}

/** The hidden fields of the form on a page. */
function hiddenIn(body: string): Record<string, string> {
  const fields = [...body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  return Object.fromEntries(
    fields
      .filter(([, name]) => name !== 'form-token')
      .map(([, name = '', value = '']) => [name, value]),
  );
}

type Browser = Awaited<ReturnType<TestDesk['signIn']>>;

/** Opens the page that asks, and answers it. */
async function confirm(
  browser: Browser,
  url: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<{ asked: string; status: number; said: string }> {
  const page = await browser.get(url);
  const [path = ''] = url.split('?');
  const answer = await browser.post(path, { ...hiddenIn(page.body), ...fields });
  const next = answer.location === undefined ? answer : await browser.get(answer.location);
  return { asked: wordsIn(page.body), status: answer.status, said: wordsIn(next.body) };
}

const liveId = async () => (await site.stores.registry.live()).version?.parts['mfe-home']?.release;

test('a release is promoted after a page with its changes, and rolled back', async () => {
  const growth = await desk.signIn('growth');
  const before = await liveId();
  const id = await site.lay(home('New words', commitOf('Say it better', 'bbbbbbbbbbbbbbbb')));
  const list = wordsIn((await growth.get('/releases')).body);
  const named = (title: string, commit: string, release?: string) =>
    `${title} by Ravi Nair Details of ${title} Commit ${commit} Release ${release}`;
  expect(list).toContain(named('Say it first', 'aaaaaaa', before));
  expect(list).toContain(`${named('Say it better', 'bbbbbbb', id)} released`);
  const first = (await growth.get('/releases/mfe-home')).body;
  expect(first).toContain('It cannot be rolled back: no other release was live before.');
  expect(first).not.toContain('/releases/mfe-home/roll-back');

  const promoted = await confirm(growth, `/releases/mfe-home/${id}/promote`, { why: 'Clearer' });
  expect(promoted.asked).toContain('instead of Home “Say it first” from their next page on');
  expect(promoted.asked).toContain('Changed pages: 1 / Reason');
  expect(promoted.said).toContain('Home “Say it better” is live. 1 page changed.');
  expect((await growth.get('/releases/mfe-home')).body).toContain('/releases/mfe-home/roll-back');
  expect(promoted.said).toMatch(/has been live since .* by Person 1 \(person\.1@pebble\.example\)/);
  expect(await liveId()).toBe(id);

  const history = await growth.get('/releases/history?section=mfe-home&kind=live&q=promote');
  const [, entry = ''] = /href="(\/releases\/history\/\d+)[?"]/.exec(history.body) ?? [];
  expect(wordsIn(history.body)).toContain('Promote Home “Say it better”');
  expect(wordsIn(history.body)).toMatch(/Clearer Changed: [^/]/);
  const words = await growth.get(entry);
  expect(words.body).toMatch(
    />Before<.*<del[^>]*>Old<\/del> words.*>After<.*<ins[^>]*>New<\/ins> words/s,
  );
  expect(wordsIn(words.body)).toContain('Reason Clearer');
  expect(wordsIn(words.body)).toContain('Commit of Home bbbbbbbbbbbbbbbb');

  const back = await confirm(growth, '/releases/mfe-home/roll-back');
  expect(back.asked).toContain('Changed pages: 1');
  expect(back.said).toContain('Rolled back to Home “Say it first”.');
  expect(await liveId()).toBe(before);
});

test('shows why a promotion would be rejected, without a button', async () => {
  const growth = await desk.signIn('growth');
  const id = await site.lay({ name: 'mfe-home', pages: { '/': 'throws' }, prefixes: ['/'] });
  const page = await growth.get(`/releases/mfe-home/${id}/promote`);
  expect(wordsIn(page.body)).toContain('This would be refused:');
  expect(page.body).not.toContain('<form');
  const before = await liveId();
  const { id: seen } = await site.stores.registry.live();
  const answer = await growth.post(`/releases/mfe-home/${id}/promote`, { seen: seen ?? '' });
  expect(answer.status).toBe(422);
  expect(wordsIn(answer.body)).toContain('Refused. Nothing was changed.');
  expect(await liveId()).toBe(before);
});

test('rejects an action if the live version has changed since', async () => {
  const growth = await desk.signIn('growth');
  const id = await site.lay(home('New words'));
  const page = await growth.get(`/releases/mfe-home/${id}/promote`);
  await site.goLive({ name: 'shell', words: 'other' });
  const before = await liveId();
  await growth.post(`/releases/mfe-home/${id}/promote`, hiddenIn(page.body));
  expect(wordsIn((await growth.get('/releases/mfe-home')).body)).toContain('Check and try again.');
  expect(await liveId()).toBe(before);
});

test('a canary is started, compared with the live version, widened, stopped and promoted', async () => {
  const growth = await desk.signIn('growth');
  const before = (await liveId()) ?? '';
  const id = await site.lay(home('New words', commitOf('Say it slowly', 'cccccccccccccccc')));
  const url = `/releases/mfe-home/${id}/canary`;
  const wrong = await confirm(growth, url, { share: '100' });
  expect(wrong.status).toBe(422);
  expect(wrong.said).toContain('Enter a whole number from 1 to 99.');
  const name = 'Home “Say it slowly”';
  const begun = await confirm(growth, url, { share: '10' });
  expect(begun.said).toContain(`10% of visitors get ${name}.`);
  expect(begun.said).toContain('none yet');

  const running = await site.stores.registry.canaries.running();
  await canaryCounts(site.stores.registry).count(running?.id ?? '', {
    share: 10,
    views: { canary: 1000, live: 9000 },
    failures: { canary: 4, live: 9 },
  });
  const row = { part: 'mfe-home', route: '/', name: 'lcp' };
  await createSignalStore(desk.database).add(indianDay(Date.now()), [
    [{ ...row, release: before, subject: 'vital', bucket: 3 }, 400],
    [{ ...row, release: before, subject: 'view', name: 'measured', bucket: 0 }, 400],
    [{ ...row, release: id, subject: 'vital', bucket: 2 }, 30],
    [{ ...row, release: id, subject: 'vital', bucket: 4 }, 10],
    [{ ...row, release: id, subject: 'view', name: 'measured', bucket: 0 }, 40],
  ]);
  const compared = wordsIn((await growth.get('/releases/mfe-home')).body);
  expect(compared).toContain('Canary 1,000 4.0 (1.6 to 10.2) 1.5 s (1.5 s to 2.5 s)');
  expect(compared).toContain('Live release 9,000 1.0 (0.5 to 1.9) 2 s (2 s to 2 s) no data');
  expect(compared).toContain('No sign that the canary fails more often');

  const other = await site.lay(home('Newer words'));
  const instead = await growth.get(`/releases/mfe-home/${other}/promote`);
  expect(wordsIn(instead.body)).toContain('This ends the running canary (10% of visitors).');
  const widened = await confirm(growth, '/releases/mfe-home/widen?share=50');
  expect(widened.asked).toContain('50% of visitors get it instead of 10%.');
  expect(widened.asked).toContain('Changed pages: 1');
  expect(widened.said).toContain(`50% of visitors get ${name}.`);
  expect((await growth.get('/releases/mfe-home/widen?share=50')).location).toBe(
    '/releases/mfe-home',
  );
  const stopped = await confirm(growth, '/releases/mfe-home/stop', { why: 'Too slow' });
  expect(stopped.said).toContain(`Stopped the canary of ${name}.`);
  expect((await growth.get('/releases/mfe-home/stop')).location).toBe('/releases/mfe-home');

  await confirm(growth, url, { share: '10' });
  const all = await confirm(growth, '/releases/mfe-home/widen?share=100');
  expect(all.said).toContain(`All visitors get ${name}.`);
  expect(await liveId()).toBe(id);
});

test('previews are created, listed with links, and ended', async () => {
  const growth = await desk.signIn('growth');
  const id = await site.lay(home('New words'));
  const url = `/releases/mfe-home/${id}/preview`;
  expect((await confirm(growth, url, { days: '31' })).said).toContain('from 1 to 30');
  expect((await confirm(growth, url, { days: '3' })).said).toContain('Preview created.');
  const writer = await desk.signIn('writer');
  const seen = await writer.get('/releases/previews');
  expect(seen.body).toMatch(/href="https:\/\/preview-[\da-f]{10}\.pebble\.example/);
  expect(seen.body).not.toContain('/end"');
  const list = await growth.get('/releases/previews');
  const [, end = ''] = /href="(\/releases\/previews\/\w+\/end)"/.exec(list.body) ?? [];
  expect((await confirm(growth, end)).said).toContain('The preview has ended.');
  expect((await growth.get(end)).status).toBe(404);
});

test('the history has pages and filters', async () => {
  const operator = await desk.signIn('operator');
  for (let number = 1; number <= 52; number += 1) {
    await site.stores.registry.note({ what: `step ${number}`, details: [], who: 'Asha & co' });
  }
  const first = await operator.get(`/releases/history?who=${encodeURIComponent('Asha & co')}`);
  expect(wordsIn(first.body)).toContain('1–50 of 52');
  const [, href = ''] = /href="([^"]+)" rel="next"/.exec(first.body) ?? [];
  const second = await operator.get(href.replaceAll('&amp;', '&'));
  expect(wordsIn(second.body)).toContain('51–52 of 52');
  const filtered = await operator.get('/releases/history?q=step&kind=refused&section=mfe-none');
  expect(wordsIn(filtered.body)).toContain('Nothing matches');
  for (const none of ['0', '-1', '999999', 'x']) {
    expect((await operator.get(`/releases/history/${none}`)).status).toBe(404);
  }
});

test('only operators see entries about sign-ins, people and the inbox', async () => {
  const { registry } = site.stores;
  await registry.note({ what: 'export the inbox', details: [], sections: ['inbox'] });
  await registry.note({ what: 'add key content-ci', details: [] });
  await registry.note({ what: 'release mfe-home 1', details: [], sections: ['mfe-home'] });
  const [shown = '', ...hidden] = (
    await registry.journalPage({ skip: 0, most: 3 }, {})
  ).entries.map(({ position }) => `/releases/history/${position}`);
  const operator = await desk.signIn('operator');
  const writer = await desk.signIn('writer');
  expect(wordsIn((await operator.get('/releases/history')).body)).toContain('Export the inbox');
  const list = wordsIn((await writer.get('/releases/history')).body);
  expect(list).toContain('Release Home 1');
  expect(list).not.toMatch(/Export the inbox|Add key/);
  expect((await writer.get(shown)).status).toBe(200);
  for (const url of [...hidden, '/releases/history?section=inbox']) {
    expect([url, (await writer.get(url)).status]).toEqual([url, 404]);
    expect([url, (await operator.get(url)).status]).toEqual([url, 200]);
  }
});

test('readers see no button to promote, and nobody an unknown release', async () => {
  const id = await site.lay(home('New words'));
  const clinician = await desk.signIn('clinician');
  const { body } = await clinician.get('/releases/mfe-home');
  expect(body).not.toContain(`/releases/mfe-home/${id}/promote`);
  const growth = await desk.signIn('growth');
  for (const url of ['/releases/mfe-none', '/releases/x', `/releases/mfe-none/${id}/promote`]) {
    expect((await growth.get(url)).status).toBe(404);
  }
  const gone = '/releases/mfe-home/0000000000000000/promote';
  expect((await growth.get(gone)).location).toBe('/releases/mfe-home');
});
