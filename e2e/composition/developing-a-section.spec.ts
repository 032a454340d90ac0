import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { saveFile } from '../support/save-file.ts';
import { untilLive } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { openTestSite, type TestSite } from '../support/test-site.ts';

let site: TestSite;
test.beforeAll(async () => {
  site = await openTestSite({ serve: ['dev', 'mfe-forms'] });
});
test.afterAll(async () => site.close());

/** The problems that the development server shows over the page. */
function problems(page: Page) {
  return page.frameLocator('#rspack-dev-server-client-overlay').locator('body');
}

/** Changes a file of the copy as an editor would. Returns a function that restores it. */
async function save(file: string, change: (text: string) => string): Promise<() => Promise<void>> {
  const full = path.join(site.folder, file);
  const before = await readFile(full, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  await saveFile(full, after);
  return () => saveFile(full, before);
}

test('saving a file updates the open page, which keeps its input', async ({
  page,
  expectPageErrors,
}) => {
  expectPageErrors(/Not today\.|\[rspack-dev-server\]|status of 500/);
  await page.goto(`${site.origin}/contactUs`);
  await untilLive(page);
  const heading = page.getByRole('heading', { level: 1 });
  const name = page.getByLabel('Full name').first();
  await name.fill('Asha');

  const content = 'mfe-forms/content/contact.yaml';
  await save(content, (text) => text.replace('heading: Write to us', 'heading: Ask us anything'));
  await expect(heading).toHaveText('Ask us anything');
  await expect(name).toHaveValue('Asha');
  await expect(name).toBeFocused();

  await save('mfe-forms/pages/contact/page.tsx', (text) =>
    text.replace('{form.lead}', '{form.lead} We mean it.'),
  );
  await expect(page.getByText('We mean it.')).toBeVisible();
  await expect(name).toHaveValue('Asha');

  await save('mfe-forms/styles.css', (text) =>
    text.replace('@tailwind utilities', 'h1 { letter-spacing: 7px; }\n@tailwind utilities'),
  );
  await expect(heading).toHaveCSS('letter-spacing', '7px');
  await expect(name).toHaveValue('Asha');

  const mend = await save(content, (text) => text.replace('heading:', 'heading'));
  await expect(problems(page)).toContainText(content.slice('mfe-forms/'.length));
  await expect(name).toHaveValue('Asha');
  await mend();
  await expect(problems(page)).toHaveCount(0);

  // The composed page is updated as well.
  await expect
    .poll(async () => (await fetch(`${site.origin}/contactUs`)).text(), {
      timeout: 60_000,
    })
    .toContain('We mean it.');

  // Reports code that throws at runtime, and the page recovers once it is fixed.
  const repair = await save(
    'mfe-forms/pages/contact/page.tsx',
    (text) => `${text}
throw new Error('Not today.');
`,
  );
  await expect(page.getByText('Not today.')).toBeVisible();
  await repair();
  await expect(heading).toHaveText('Ask us anything');
  await expect(problems(page)).toHaveCount(0);
});
