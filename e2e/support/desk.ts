import path from 'node:path';
import type { Section } from '@site/desk/access/rights.ts';
import type { Page } from 'playwright/test';
import { addKey } from './add-key.ts';
import { freePort } from './free-port.ts';
import { startChild, untilChildAnswers } from './start-child.ts';
import type { TestSite } from './test-site.ts';

/** The desk of a test site: the teams' web app and the delivery service. */
export type RunningDesk = {
  /** URL of the delivery service. */
  url: string;
  /** Origin of the web app. */
  origin: string;
  /** Adds a key with rights to one section only. */
  keyFor: (section: Section) => Promise<string>;
  /** Adds a user and signs them in. */
  signIn: (page: Page, name: string, roles: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Starts the desk of a test site, on the port of `DESK_URL` or a free one. */
export async function startDesk(site: TestSite): Promise<RunningDesk> {
  const origin = site.settings['DESK_URL'] ?? `http://localhost:${await freePort()}`;
  const { port } = new URL(origin);
  const child = startChild([site.program, 'desk'], {
    cwd: site.folder,
    env: {
      ...process.env,
      DATA_DIR: path.join(site.folder, '.data'),
      // The site's port, which is also that of its previews.
      PORT: new URL(site.origin).port,
      DESK_PORT: port,
      RUN_AS_ROOT: 'yes',
      ...site.settings,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilChildAnswers(child, `${url}/openapi.json`);
  let keys = 0;
  return {
    url,
    origin,
    keyFor: (section) =>
      // Tests share the desk, and a name is never used twice.
      addKey(site, `team-of-${section}-${(keys += 1)}`, {
        sections: [section],
        actions: ['release', 'preview', 'promote', 'rollback'],
      }),
    async signIn(page, name, roles) {
      const email = `${name.toLowerCase().replaceAll(' ', '.')}@pebble.example`;
      const words = ['add', email, '--name', name, '--roles', roles] as const;
      const link = await site.commandWith({ DESK_URL: origin }, 'users', ...words);
      await page.goto(link.trim());
      await page.locator('form[action="/sign-in/link"] [type=submit]').click();
    },
    async close() {
      await child.stop();
    },
  };
}

/** Fills in the form with this action, presses its first button, and waits for its answer. */
export async function sendForm(
  page: Page,
  action: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<void> {
  const form = page.locator(`form[action="${action}"]`);
  for (const [name, value] of Object.entries(fields)) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
  await Promise.all([page.waitForEvent('load'), form.locator('[type=submit]').first().click()]);
}
