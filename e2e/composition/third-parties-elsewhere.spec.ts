import { readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import path from 'node:path';
import { root, untilLive } from '../support/site.ts';
import { certificate } from '../support/secure-line.ts';
import { expect, test } from '../support/team-site.ts';
import { secondsSeen } from '../support/seconds-seen.ts';

test.use({ ignoreHTTPSErrors: true });

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/** Serves the stand-ins of the third parties from another origin. After `tamper`, its scripts are not the agreed ones. */
async function thirdParties() {
  let suffix = '';
  const server = createServer(certificate, async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'https://localhost');
    const file = await readFile(path.join(root, 'shell/assets', pathname));
    const type = types[path.extname(pathname)] ?? '';
    response.writeHead(200, {
      'content-type': type,
      'access-control-allow-origin': '*',
      // The test's own header makes browsers ask first.
      'access-control-allow-headers': '*',
    });
    response.end(type === types['.js'] ? file + suffix : file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return {
    origin: `https://localhost:${address.port}`,
    tamper: () => void (suffix = '\ndocument.title = "changed";'),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test('the booking desk, the film and the boards work from another origin, and a changed booking script is blocked', async ({
  site,
  change,
  page,
  expectPageErrors,
}) => {
  const others = await thirdParties();
  await change(
    'site.config.json',
    /"\/website\/assets\/stand-ins\//g,
    `"${others.origin}/stand-ins/`,
  );
  await site.command('promote', 'config');
  try {
    const open = async (pathname: string) => {
      const response = await page.goto(site.origin + pathname);
      expect(response?.headers()['content-security-policy']).toContain(others.origin);
      await untilLive(page);
    };
    await open('/school');
    await page.getByRole('button', { name: 'Play the film' }).click();
    const film = page.frameLocator(`iframe[src^="${others.origin}/"]`).locator('video');
    await expect.poll(() => film.evaluate(secondsSeen)).toBeGreaterThan(0);

    await open('/feed');
    await page.getByRole('button', { name: /^Show the boards/ }).click();
    const board = page.frameLocator(`iframe[src^="${others.origin}/stand-ins/board-schools"]`);
    await expect(board.getByRole('heading', { level: 1 })).toHaveText('Four notes about school');

    await open('/clinic');
    const book = page.getByRole('button', { name: 'Book Appointment' }).first();
    await book.click();
    await expect(page.getByRole('dialog', { name: 'Sample booking desk' })).toBeVisible();

    others.tamper();
    expectPageErrors(/integrity/);
    await open('/clinic');
    await book.click();
    await expect(page.getByRole('dialog', { name: 'Book by phone' })).toBeVisible();
    await expect(page).not.toHaveTitle('changed');
  } finally {
    await site.command('rollback', 'config');
    await others.close();
  }
});
