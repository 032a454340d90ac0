import {
  parseContactMessage,
  parseContactPageForm,
  type Checked,
  type ContactMessage,
} from '@site/kit/api/contract.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContactStore, StoreResult } from '../submissions/contact-store.ts';
import { errorFacts } from './error-facts.ts';
import type { FormKind, FormPage, FormPages } from './form-pages.ts';
import { refusals, refuse } from './refuse.ts';
import { isFromThisSite } from './same-site.ts';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,100}$/;

/** What the contact call needs. `spareFormPages` answer when `formPages` fail, and must not fail themselves. */
export type ContactUsDependencies = {
  store: ContactStore;
  formPages: FormPages;
  spareFormPages: FormPages;
};

/** The two ways to send a contact message, and the answer to a form that failed before it was read. */
export type ContactUs = {
  takeJson: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  takeForm: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  failForm: (request: FastifyRequest, reply: FastifyReply, status: number) => Promise<FastifyReply>;
};

/** Whether a browser sent this body as a web form, and so waits for a page and not for JSON. */
export function isWebForm(request: FastifyRequest): boolean {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  return type.trim().toLowerCase() === 'application/x-www-form-urlencoded';
}

/** Makes the handlers of `POST /contact-us`. */
export function createContactUs(dependencies: ContactUsDependencies): ContactUs {
  const { store, formPages, spareFormPages } = dependencies;

  const showPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    draw: (pages: FormPages) => Promise<FormPage>,
  ): Promise<FastifyReply> => {
    const page = await draw(formPages).catch((error: unknown) => {
      // What happened to the message is settled; the visitor must hear it, in plain dress if need be.
      request.log.error(errorFacts(error), 'the page that answers a form could not be drawn');
      return draw(spareFormPages);
    });
    reply.header('cache-control', 'no-store');
    if (page.kind === 'redirect') return reply.redirect(page.location, 303);
    return reply.code(status).type('text/html; charset=utf-8').send(page.html);
  };

  const insert = async (
    request: FastifyRequest,
    message: ContactMessage,
    idempotencyKey: string | undefined,
  ): Promise<StoreResult> => {
    const result = await store.insert(message, { idempotencyKey });
    if (result.kind === 'unavailable') {
      request.log.error(errorFacts(result.error), 'a contact message could not be stored');
    }
    return result;
  };

  return {
    takeJson: async (request, reply) => {
      const key = readIdempotencyKey(request);
      if (key.kind === 'invalid') return refuse(reply, 400, refusals.badKey);
      if (request.body === undefined) return refuse(reply, 400, refusals.bodyMissing);
      const checked = parseContactMessage(request.body);
      if (checked.kind === 'invalid') return refuse(reply, 400, checked.errors);
      const result = await insert(request, checked.value, key.value);
      if (result.kind === 'key-reused') return refuse(reply, 409, refusals.keyReused);
      if (result.kind === 'unavailable') {
        return refuse(reply.header('retry-after', '30'), 503, refusals.databaseDown);
      }
      return reply.header('cache-control', 'no-store').send({ success: true });
    },

    takeForm: async (request, reply) => {
      const { form, checked } = parseFormPost(request.body);
      if (!isFromThisSite(request.headers, request.host)) {
        return showPage(request, reply, 403, (pages) => pages.failed(form));
      }
      if (checked.kind === 'invalid') {
        return showPage(request, reply, 400, (pages) => pages.problems(form, checked.errors));
      }
      const result = await insert(request, checked.value, undefined);
      return result.kind === 'stored'
        ? showPage(request, reply, 200, (pages) => pages.sent(form))
        : showPage(request, reply, 503, (pages) => pages.failed(form));
    },

    failForm: (request, reply, status) =>
      showPage(request, reply, status, (pages) => pages.failed('page')),
  };
}

function readIdempotencyKey(
  request: FastifyRequest,
): { kind: 'valid'; value: string | undefined } | { kind: 'invalid' } {
  const value = request.headers['idempotency-key'];
  if (value === undefined) return { kind: 'valid', value };
  return typeof value === 'string' && IDEMPOTENCY_KEY.test(value)
    ? { kind: 'valid', value }
    : { kind: 'invalid' };
}

/** Reads which form was sent and checks its other fields by that form's rules. */
function parseFormPost(body: unknown): { form: FormKind; checked: Checked<ContactMessage> } {
  const { form, ...fields }: Record<string, unknown> = {
    ...(typeof body === 'object' ? body : {}),
  };
  if (form === 'page') return { form, checked: parseContactPageForm(fields) };
  if (form === 'dialog') return { form, checked: parseContactMessage(fields) };
  return { form: 'page', checked: { kind: 'invalid', errors: refusals.unknownForm } };
}
