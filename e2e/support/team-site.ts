import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type MailServer, startMailServer } from '@site/api/testing/mail-server.ts';
import type { Page } from 'playwright/test';
import { type RunningDesk, sendForm, startDesk } from './desk.ts';
import { freePort } from './free-port.ts';
import { openTestSite, type TestSite } from './test-site.ts';
import { expect, test as base } from './test.ts';

/** The address that hears of new messages. */
export const frontDesk = 'front.desk@pebble.example';

export type Team = { site: TestSite; desk: RunningDesk; mail: MailServer };

type Change = (file: string, from: string | RegExp, to: string) => Promise<void>;

/**
 * Tests of teams that ship to a running site with a desk and a mail server. Opening one takes long, so all tests of a
 * worker share it: each uses its own pages, posts and people.
 */
export const test = base.extend<{ change: Change }, Team & { team: Team }>({
  team: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from it
    async ({}, provide) => {
      const mail = await startMailServer();
      const settings = {
        SMTP_URL: mail.url,
        MAIL_FROM: 'desk@pebble.example',
        NOTIFY_EMAILS: frontDesk,
        DESK_URL: `http://localhost:${await freePort()}`,
        LOOK_EVERY_MS: '500',
      };
      const site = await openTestSite({ trustedProxies: 1, settings });
      await makeRepository(site.folder);
      const desk = await startDesk(site);
      await provide({ site, desk, mail });
      await desk.close();
      await site.close();
      await mail.close();
    },
    { scope: 'worker' },
  ],
  site: [({ team }, provide) => provide(team.site), { scope: 'worker' }],
  desk: [({ team }, provide) => provide(team.desk), { scope: 'worker' }],
  mail: [({ team }, provide) => provide(team.mail), { scope: 'worker' }],
  /** Changes a source file of the site for the duration of a test. */
  change: async ({ site }, provide) => {
    const originals = new Map<string, string>();
    await provide(async (name, from, to) => {
      const file = path.join(site.folder, name);
      const before = await readFile(file, 'utf8');
      if (!originals.has(file)) originals.set(file, before);
      const after = before.replace(from, to);
      expect(after).not.toBe(before);
      await writeFile(file, after);
    });
    for (const [file, text] of originals) await writeFile(file, text);
  },
});

export { expect };

/** Puts the copy of the project under version control, as a checkout is: the desk edits its texts on branches. */
async function makeRepository(folder: string): Promise<void> {
  const git = (...args: string[]) => promisify(execFile)('git', args, { cwd: folder });
  await git('init', '--quiet', '--initial-branch=main');
  await writeFile(path.join(folder, '.git/info/exclude'), 'node_modules\n.*\n');
  await git('add', '--all');
  const developer = ['-c', 'user.name=Developer', '-c', 'user.email=developer@pebble.example'];
  await git(...developer, 'commit', '--quiet', '--message=The site');
}

/** Waits for the mail number `count` to an address, the first by default. Returns its text and the link in it. */
export async function mailTo(
  { letters }: MailServer,
  address: string,
  count = 1,
): Promise<{ words: string; link: string }> {
  const received = () => letters.filter(({ to }) => to.includes(address));
  await expect.poll(() => received().length).toBeGreaterThanOrEqual(count);
  const words = (received()[count - 1]?.source ?? '')
    .replaceAll('=\r\n', '')
    .replaceAll('=3D', '=');
  const [link = ''] = /http:\S+/.exec(words) ?? [];
  return { words, link };
}

/** Signs a new user in with a link that only they receive, which approving requires. */
export async function signInByMail(
  page: Page,
  { site, desk, mail }: Team,
  { name, roles }: { name: string; roles: string },
): Promise<void> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@pebble.example`;
  await site.command('users', 'add', email, '--name', name, '--roles', roles);
  await page.goto(`${desk.origin}/sign-in`);
  await sendForm(page, '/sign-in', { email });
  await page.goto((await mailTo(mail, email)).link);
  await sendForm(page, '/sign-in/link');
}
