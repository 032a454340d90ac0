import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { HostExtension } from '@site/delivery/host/create-host.ts';

/** The pages of the sample may be framed by the site, and need nothing from it. */
const headers = {
  'content-security-policy': "default-src 'self'; frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
} as const;

/**
 * Serves the booking widget, film and news boards that the checked-in `site.config.json` names as third parties, so that
 * the sample site is complete.
 */
export const sampleThirdParties: HostExtension = async (server) => {
  await server.register(fastifyStatic, {
    root: path.join(import.meta.dirname, 'third-parties'),
    prefix: '/.sample/',
    decorateReply: false,
    setHeaders: (reply) => void reply.headers(headers),
  });
};
