import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { repositoryRoot } from '@site/delivery/config.ts';
import { readSiteConfig } from '@site/delivery/read-site-config.ts';
import { checkoutBackend, editRequest, EditRejectedError } from './checkout-backend.ts';
import { editorOf } from './editor-config.ts';
import { LOCAL_BACKEND } from './editor-names.ts';
import { writeEditor } from './write-editor.ts';

export const EDITOR_PATH = '/edit/';

/** The size limit of a save: a document and its new pictures. */
const MAX_BYTES = 60 * 1024 * 1024;

/**
 * Adds the editor of this checkout to a development server. It writes files, so it only accepts requests addressed to
 * localhost by name, and rejects cross-site requests.
 */
export async function serveEditor(
  server: FastifyInstance,
  { folder, siteConfigFile }: { folder: string; siteConfigFile: string },
): Promise<void> {
  const site = await readSiteConfig(siteConfigFile);
  const backend = { name: LOCAL_BACKEND, proxy_url: `${EDITOR_PATH}backend` };
  const editor = () => editorOf(site, backend);
  await rm(folder, { recursive: true, force: true });
  await writeEditor(folder, editor(), site.product.name);
  const answer = checkoutBackend(repositoryRoot);
  await server.register(
    async (own) => {
      own.addHook('onRequest', rejectForeignRequests);
      // A page of another site could frame the editor and lead clicks to it. The development server removes policies.
      own.addHook('onRequest', async (_request, reply) => {
        reply.header('x-frame-options', 'DENY');
      });
      own.get('/editor.json', () => editor());
      own.post('/backend', { bodyLimit: MAX_BYTES }, async (request, reply) => {
        const parsed = v.safeParse(editRequest, request.body);
        if (!parsed.success) return reject(reply, 'The editor does not support this.');
        try {
          return await answer(parsed.output);
        } catch (error) {
          if (!(error instanceof EditRejectedError)) throw error;
          return reject(reply, error.message);
        }
      });
      // Not sent as a stream, because the development server would treat it as a page of the site and reload it after
      // each save.
      own.get('/', async (_request, reply) =>
        reply
          .type('text/html; charset=utf-8')
          .send(await readFile(path.join(folder, 'index.html'), 'utf8')),
      );
      await own.register(fastifyStatic, {
        root: path.resolve(folder),
        decorateReply: false,
        index: false,
      });
    },
    { prefix: EDITOR_PATH.slice(0, -1) },
  );
}

function reject(reply: FastifyReply, error: string): FastifyReply {
  return reply.code(422).send({ error });
}

async function rejectForeignRequests(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { host = '', origin } = request.headers;
  const isHere = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);
  const isOwn = origin === undefined || origin === `http://${host}`;
  if (!isHere || !isOwn)
    await reply.code(403).send({ error: 'The editor only accepts requests from this machine.' });
}
