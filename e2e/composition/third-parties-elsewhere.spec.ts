import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Fastify from 'fastify';
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

/** Serves the sample third parties from another origin. After `tamper`, its scripts are not the agreed ones. */
async function thirdParties() {
  let suffix = '';
  const server = Fastify({ https: certificate, forceCloseConnections: true });
  server.route({
    method: ['GET', 'OPTIONS'],
    url: '/*',
    async handler({ url }, reply) {
      const { pathname } = new URL(url, 'https://localhost');
      const file = await readFile(path.join(root, 'cli/sample/third-parties', pathname));
      const type = types[path.extname(pathname)] ?? '';
      reply.headers({
        'content-type': type,
        'access-control-allow-origin': '*',
        // The test's own header makes browsers ask first.
        'access-control-allow-headers': '*',
      });
      return type === types['.js'] ? file + suffix : file;
    },
  });
  const address = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
  return {
    origin: `https://localhost:${address.port}`,
    tamper: () => void (suffix = '\ndocument.title = "changed";'),
    close: () => server.close(),
  };
}

test('the booking desk, the film and the boards work from another origin, and a changed booking script is blocked', async ({
  site,
  change,
  page,
  expectPageErrors,
}) => {
  const others = await thirdParties();
  await change('site.config.json', /"\/\.sample\//g, `"${others.origin}/`);
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
    const board = page.frameLocator(`iframe[src^="${others.origin}/board-schools"]`);
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
