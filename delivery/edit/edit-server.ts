import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { repositoryRoot } from '../config.ts';
import { readSiteConfig } from '../read-site-config.ts';
import { checkoutBackend, editRequest, EditRefusedError } from './checkout-backend.ts';
import { editorOf } from './editor-config.ts';
import { LOCAL_BACKEND } from './editor-names.ts';
import { writeEditor } from './write-editor.ts';

/** Where the editor is on the development server. */
export const EDITOR_PATH = '/edit/';

/** How much a save may weigh: a document and its new pictures. */
const MOST_BYTES = 60 * 1024 * 1024;

/**
 * Adds the editor of this checkout to a development server. It writes files, so it answers only who asks this machine by
 * its own name, and what another site has a browser send is refused.
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
      own.addHook('onRequest', refuseOthers);
      own.get('/editor.json', () => editor());
      own.post('/backend', { bodyLimit: MOST_BYTES }, async (request, reply) => {
        const asked = v.safeParse(editRequest, request.body);
        if (!asked.success) return refuse(reply, 'The editor cannot do this here.');
        try {
          return await answer(asked.output);
        } catch (error) {
          if (!(error instanceof EditRefusedError)) throw error;
          return refuse(reply, error.message);
        }
      });
      // Not as a stream: the development server would take it for a page of the site, and load it again after each save.
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

function refuse(reply: FastifyReply, error: string): FastifyReply {
  return reply.code(422).send({ error });
}

async function refuseOthers(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { host = '', origin } = request.headers;
  const isHere = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);
  const isOwn = origin === undefined || origin === `http://${host}`;
  if (!isHere || !isOwn) await reply.code(403).send({ error: 'The editor is for this machine.' });
}
