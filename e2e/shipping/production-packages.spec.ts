import { existsSync } from 'node:fs';
import path from 'node:path';
import { formAnswerPaths } from '@site/kit/api/form-answers.ts';
import { WAITLIST_PURPOSE } from '@site/kit/api/waitlist-subscription.ts';
import { uniqueMark } from '../support/form-journeys.ts';
import { openTestSite, type TestSite } from '../support/test-site.ts';
import { expect, test } from '../support/test.ts';

let site: TestSite;
test.beforeAll(async () => {
  site = await openTestSite({ packages: 'production' });
});
test.afterAll(async () => site.close());

test('without packages for development and without install scripts, what was composed is served', async () => {
  expect(existsSync(path.join(site.folder, 'node_modules/fastify'))).toBe(true);
  expect(existsSync(path.join(site.folder, 'node_modules/jest'))).toBe(false);
  expect(existsSync(path.join(site.folder, 'node_modules/esbuild/bin'))).toBe(false);

  const page = await fetch(`${site.origin}/assessments?q=autism`);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain('</html>');
  const script = /<script [^>]*src="([^"]+\.js)"/.exec(html)?.[1] ?? '';
  const answer = await fetch(site.origin + script);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  const index = await fetch(`${site.origin}/search-index.json`);
  expect(await index.text()).toContain('Autism');

  const email = `${uniqueMark()}@visitor.example`;
  const json = await fetch(`${site.origin}/api/contact-us`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Asha', email, message: 'Hello' }),
  });
  expect(await json.json()).toEqual({ success: true });
  const form = await fetch(`${site.origin}/api/subscribe-public`, {
    method: 'POST',
    headers: { origin: site.origin },
    body: new URLSearchParams({ email, purpose: WAITLIST_PURPOSE }),
    redirect: 'manual',
  });
  expect(form.status).toBe(303);
  expect(form.headers.get('location')).toBe(formAnswerPaths.waitlist.sent);
});

test('a section is built and shipped with them as well', async () => {
  await site.command('release', 'mfe-company');
  expect(await site.command('promote', 'mfe-company')).toMatch(/./);
});
