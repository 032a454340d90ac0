import { followLinkTo, openLive, samplePages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** Strings in each library's code that minifiers keep. */
const fingerprints = {
  react: /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=/,
  'react-dom': /__REACT_DEVTOOLS_GLOBAL_HOOK__/,
};

test('all sections share one copy of React and react-dom', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (/\/r\/.*\.js$/.test(new URL(response.url()).pathname)) scripts.push(response.url());
  });
  await openLive(page, samplePages['mfe-home'].path);
  for (const name of ['mfe-company', 'mfe-forms', 'mfe-blog', 'mfe-assessments'] as const) {
    const { path, heading } = samplePages[name];
    await followLinkTo(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  const unique = [...new Set(scripts)];
  const codes = await Promise.all(
    unique.map(async (url) => ({ url, code: await (await page.request.get(url)).text() })),
  );
  for (const [library, fingerprint] of Object.entries(fingerprints)) {
    const holders = codes
      .filter(({ code }) => fingerprint.test(code))
      .map(({ url }) => new URL(url).pathname);
    expect(holders, `${library} came once`).toHaveLength(1);
    expect(holders[0]).toContain('/r/shell/');
  }
});
