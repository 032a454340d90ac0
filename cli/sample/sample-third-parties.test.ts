import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import Fastify from 'fastify';
import { sampleThirdParties } from './sample-third-parties.ts';

const { appointment, schoolFilm, feed } = configuredSite().thirdParties;

async function startServer() {
  const server = Fastify();
  const context = { logger: server.log, apiBase: '/api', canary: () => null, headers: () => ({}) };
  await sampleThirdParties(server, { ...context, stores: Object.create(null) });
  return server;
}

test('serves what the configuration names, in frames of the site only', async () => {
  const server = await startServer();
  for (const url of [schoolFilm.embed, ...feed.boards.map(({ embed }) => embed)]) {
    const { statusCode, headers } = await server.inject(url);
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  }
});

test('the configured hash of the booking script matches it', async () => {
  const server = await startServer();
  const { rawPayload } = await server.inject(appointment?.script ?? '');
  const hash = createHash('sha384').update(rawPayload).digest('base64');
  expect(appointment?.integrity).toBe(`sha384-${hash}`);
});
