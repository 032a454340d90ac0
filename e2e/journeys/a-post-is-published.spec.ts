import { deferred } from '@site/kit/deferred.ts';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { followLinkTo, openLive, root, untilLive } from '../support/site.ts';
import { test as testWithSite } from '../support/team-site.ts';
import { expect, test } from '../support/test.ts';

/** A folder for posts with a picture. `write` writes a post with valid front matter except for `changes`. */
async function postFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'posts-'));
  const picture = path.join(root, 'shell/assets/brand/social-default.png');
  await cp(picture, path.join(folder, 'pictures/family.png'));
  return {
    async write(changes: Readonly<Record<string, string>>, body: string): Promise<string> {
      const front = {
        title: 'A post',
        author: 'Asha Rao',
        summary: 'What the post is about.',
        date: '2026-11-20',
        thumbnail: 'pictures/family.png',
        alt: 'A doctor shows a child how an ear is checked',
        ...changes,
      };
      const lines = Object.entries(front).map(([field, text]) => `${field}: ${text}`);
      const file = path.join(folder, 'ears.md');
      await writeFile(file, `---\n${lines.join('\n')}\n---\n\n${body}\n`);
      return file;
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
/** A post as returned by the service. */
const latePost = {
  blogId: 'late',
  title: 'A late post',
  author: 'Asha',
  thumbnail: '',
  updatedAt: '2026-11-20',
  description: '<p>Its words</p>',
};

testWithSite(
  'a post is published on the running site, read, changed and unpublished',
  async ({ site, page, browser, expectPageErrors }) => {
    const { origin } = site;
    const folder = await postFolder();
    const plain = await browser.newPage({ javaScriptEnabled: false });
    const words = [
      '# At home',
      'Keep **warm**.',
      '1. Rest',
      'Then:',
      '2. Give ~~500 mg~~ 250 mg',
      '![A child rests](pictures/family.png)',
    ].join('\n\n');

    const wrong = await folder.write({ title: 'Ears', thumbnail: 'nowhere.png' }, words);
    await expect(site.command('posts', 'publish', wrong)).rejects.toThrow(
      /ears\.md:6: the picture nowhere\.png did not come with the post/,
    );
    const unsafe = await folder.write({ title: 'Ears' }, '<script>alert(1)</script>');
    await expect(site.command('posts', 'publish', unsafe)).rejects.toThrow(
      /ears\.md:10: HTML is not allowed/,
    );
    expect((await plain.goto(`${origin}/blog/ears`))?.status()).toBe(404);
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Blog not found.');

    await site.command('posts', 'publish', await folder.write({ title: 'Ears in winter' }, words));
    expect((await plain.goto(`${origin}/blog/ears`))?.status()).toBe(200);
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Ears in winter');
    await expect(plain.getByText('20 November 2026')).toBeVisible();
    await openLive(page, `${origin}/blog/ears`);
    await expect(page.getByRole('heading', { name: 'At home', level: 2 })).toBeVisible();
    await expect(page.getByText(/Posted .*ago|Posted (?:to|yester)day/)).toBeVisible();
    const struckOut = page.locator('ol[start="2"] s');
    await expect(struckOut).toHaveText('500 mg');
    // Screen readers skip its divider.
    const told = struckOut.evaluate((element) => getComputedStyle(element, '::before').content);
    expect(await told).toContain('struck out');
    const picture = page.getByAltText('A child rests');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
      .toBeGreaterThan(0);
    for (const path of ['/', '/blog', '/blog/104', '/blog/feed.xml', '/sitemap.xml']) {
      const text = await (await page.request.get(origin + path)).text();
      expect(text, path).toContain(path === '/sitemap.xml' ? '/blog/ears' : 'Ears in winter');
    }
    expect(await (await page.request.get(origin)).text()).toContain('What the post is about.');
    const shared = page.locator('meta[property="og:image"]');
    const address = new URL((await shared.getAttribute('content')) ?? '').pathname;
    expect((await page.request.get(origin + address)).headers()['content-type']).toBe('image/webp');

    await site.command('posts', 'publish', await folder.write({ title: 'Ears all year' }, words));
    await plain.goto(`${origin}/`);
    await expect(plain.getByRole('link', { name: /Ears all year/ }).first()).toBeVisible();

    await site.command('posts', 'unpublish', 'ears');
    expect((await plain.goto(`${origin}/blog/ears`))?.status()).toBe(404);
    expectPageErrors(/status of 404/);
    await page.reload();
    await untilLive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog not found.');
    await expect(page.getByRole('link', { name: /Hearing in early childhood/ })).toBeVisible();
    expect(await (await page.request.get(`${origin}/`)).text()).not.toContain('Ears all year');
    expect((await page.request.get(origin + address)).status()).toBe(404);
    await plain.close();
    await folder.remove();
  },
);

test.describe('the list of a card', () => {
  // With reduced motion nothing rotates, so a card stays under the pointer.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('carries over from the home page, through Back, Forward and a reload', async ({ page }) => {
    await openLive(page, '/');
    const cards = page.getByRole('region', { name: 'Parents Desk' });
    await cards.hover();
    await cards.locator('.slick-slide:not([inert]) a').first().click();
    await expect(page).toHaveURL('/blog/101');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText('Child health and paediatrics');
    const passed = () => page.evaluate(() => history.state.usr?.blogs?.length ?? 0);
    const others = page.locator('[aria-labelledby=other-blogs] a');
    expect(await passed()).toBeGreaterThanOrEqual(8);
    await expect(others).toHaveCount((await passed()) - 1);

    await others.first().click();
    await expect(heading).toContainText('Childhood illnesses');
    await page.goBack();
    await expect(heading).toContainText('Child health and paediatrics');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expect(heading).toContainText('Child health and paediatrics');
    expect(await passed()).toBeGreaterThanOrEqual(8);
    await page.reload();
    await untilLive(page);
    await expect(others).toHaveCount((await passed()) - 1);
  });
});

test('a slow post shows a loading page, then the post or a message that it does not exist', async ({
  page,
  expectPageErrors,
}) => {
  expectPageErrors(/status of 404/);
  const { promise: released, resolve: release } = deferred<void>();
  await page.route('**/api/blog/late', async (route) => {
    await released;
    const description = '<p>Its words</p><img src="https://tool.example/cap.jpg" alt="A cap">';
    const data = { ...latePost, description };
    await route.fulfill({ json: { data } });
  });
  await page.route('**/api/blog/never', async (route) => {
    await released;
    await route.fulfill({ status: 404, json: { data: null } });
  });
  await openLive(page, '/feed');
  const heading = page.getByRole('heading', { level: 1 });
  await followLinkTo(page, '/blog/late');
  await expect(heading).toHaveText('Opening the post');
  await expect(page).toHaveURL('/blog/late');
  await expect(page.getByText('The post is on its way')).toBeAttached();
  release();
  await expect(heading).toHaveText('A late post');
  await expect(page).toHaveTitle(/^A late post \|/);
  await expect(heading).toBeFocused();
  // The policy blocks pictures from other hosts, so a default picture and a link replace this one.
  await expect(page.locator('.ui-article-text img')).toHaveAttribute('src', /blog-default\.svg$/);
  await expect(page.getByRole('link', { name: 'Picture on tool.example: A cap' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/feed');
  await page.goto('/blog/never');
  await untilLive(page);
  await expect(heading).toHaveText('Blog not found.');
});

test('a post without an id opens from navigation state, and survives a reload', async ({
  page,
}) => {
  await openLive(page, '/blog');
  await page.evaluate((post) => {
    const state = { blog: { ...post, blogId: null }, blogs: [] };
    history.replaceState({ ...history.state, usr: state }, '');
  }, latePost);
  const heading = page.getByRole('heading', { level: 1 });
  await page.reload();
  await untilLive(page);
  await expect(heading).toHaveText(latePost.title);
  await expect(page.getByText('Its words')).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(latePost.title));
});

test('a post that failed to load is not reported as missing, and a retry loads it', async ({
  page,
  expectPageErrors,
}) => {
  expectPageErrors(/status of (?:404|500)|\[shell\] navigate/);
  let isBroken = true;
  const data = {
    ...latePost,
    author: 'Review',
    thumbnail: '/website/assets/posts/nowhere.webp',
    description: '<p>Its words</p><img src="/website/assets/gone.svg" alt="A cap">',
  };
  await page.route('**/api/blog/late', (route) =>
    route.fulfill(isBroken ? { status: 500, json: {} } : { json: { data } }),
  );
  await page.goto('/blog/late');
  await untilLive(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('This post did not load');
  await expect(page.getByRole('link', { name: /^Call / }).first()).toBeVisible();
  await expect(page.getByText('Blog not found.')).toHaveCount(0);
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.click();
  await expect(heading).toBeFocused();
  await expect(heading).toHaveText('This post did not load');
  isBroken = false;
  await retry.click();
  await expect(heading).toHaveText('A late post');
  await expect(page.getByText('A parent’s review').first()).toBeVisible();
  // Neither picture loads, and no broken-image icon is shown.
  for (const picture of [page.locator('article img').first(), page.getByAltText('A cap')]) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('src', /blog-default\.svg$/);
  }
});

test('built-in posts are readable while the service is down', async ({
  page,
  expectPageErrors,
}) => {
  expectPageErrors(/Failed to load resource|\[shell\] navigate/);
  await page.route('**/api/**', (route) => route.abort());
  await openLive(page, '/feed');
  await followLinkTo(page, '/blog');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Child health and paediatrics');
  await page.getByRole('link', { name: /Rising myopia/ }).click();
  await expect(heading).toContainText('Rising myopia');
});
