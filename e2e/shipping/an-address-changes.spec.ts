import path from 'node:path';
import { followLinkTo, isSameDocument, markDocument, untilLive } from '../support/site.ts';
import { startNginx } from '../support/start-nginx.ts';
import { expect, test } from '../support/team-site.ts';

const former = '/company/careers';
const present = '/company/working-here';

test('a moved page stays reachable by its former address: typed, in a different case, behind nginx, and as a link', async ({
  site,
  change,
  page,
  request,
}) => {
  const source = 'mfe-company/remote.ts';
  await change(source, `pattern: '${former}',`, `pattern: '${present}',`);
  await site.command('release', 'mfe-company');
  await expect(site.command('promote', 'mfe-company')).rejects.toThrow(
    `mfe-company no longer serves ${former}`,
  );
  await change(source, `pattern: '${present}',`, `pattern: '${present}', was: ['${former}'],`);
  await site.command('release', 'mfe-company');
  await site.command('promote', 'mfe-company');

  const nginx = await startNginx({
    publicDir: path.join(site.folder, '.data/public'),
    hosts: [site.origin],
  });
  try {
    for (const origin of [site.origin, nginx.origin]) {
      for (const address of [former, `${former}/`, '/Company/CAREERS']) {
        const answer = await request.get(`${origin}${address}?from=mail`, { maxRedirects: 0 });
        const { location } = answer.headers();
        expect
          .soft([address, answer.status(), location])
          .toEqual([address, 301, `${present}?from=mail`]);
      }
      const odd = await request.get(`${origin}/COMPANY/Working-Here`, { maxRedirects: 0 });
      expect.soft([odd.status(), odd.headers()['location']]).toEqual([301, present]);
      expect.soft((await request.get(`${origin}/API/careers`)).status()).toBe(404);
    }
  } finally {
    await nginx.close();
  }

  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(site.origin + former);
  await expect(page).toHaveURL(site.origin + present);
  const words = (await heading.textContent()) ?? '';
  for (const link of [former, '/company/CAREERS', '/Company/Working-Here']) {
    await page.goto(`${site.origin}/company/faq`);
    await untilLive(page);
    await expect(heading).not.toHaveText(words);
    await markDocument(page);
    await followLinkTo(page, `${link}?from=faq`);
    await expect(heading).toHaveText(words);
    await expect(page).toHaveURL(`${site.origin}${present}?from=faq`);
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(`${site.origin}/company/faq`);
  }

  await site.command('rollback', 'mfe-company');
  expect((await request.get(site.origin + former, { maxRedirects: 0 })).status()).toBe(200);
});
