import path from 'node:path';
import type { Page } from 'playwright/test';
import { freePort } from './free-port.ts';
import { startChild } from './start-child.ts';
import type { TestSite } from './test-site.ts';
import { untilAnswers } from './until-answers.ts';

/** The desk beside a test site: the web app of its teams, and the delivery service for those in another repository. */
export type RunningDesk = {
  /** Where the delivery service is. */
  url: string;
  /** Where people open the web app. */
  origin: string;
  /** Makes a key for one section, with which nothing else can be done. */
  keyFor: (section: string) => Promise<string>;
  /** Adds somebody, and signs them in. */
  signIn: (page: Page, name: string, roles: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Starts the desk of a test site, on a port of its own unless `DESK_URL` says which. */
export async function startDesk(site: TestSite): Promise<RunningDesk> {
  const port = await freePort();
  const origin = site.settings['DESK_URL'] ?? `http://localhost:${await freePort()}`;
  const child = startChild([site.program, 'desk'], {
    cwd: site.folder,
    env: {
      ...process.env,
      DATA_DIR: path.join(site.folder, '.data'),
      // Where the site is, and so its previews.
      PORT: new URL(site.origin).port,
      DELIVERY_PORT: String(port),
      DESK_PORT: new URL(origin).port,
      RUN_AS_ROOT: 'yes',
      ...site.settings,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(`${url}/openapi.json`, 60);
  return {
    url,
    origin,
    async keyFor(section) {
      const words = ['--sections', section, '--actions', 'release,preview,promote,rollback'];
      return (await site.command('keys', 'add', `team-of-${section}`, ...words)).trim();
    },
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

/** Sends the form of a page that has this action, after filling in its fields by name. */
export async function sendForm(
  page: Page,
  action: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<void> {
  const form = page.locator(`form[action="${action}"]`);
  for (const [name, value] of Object.entries(fields)) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
  await form.locator('[type=submit]').click();
}
