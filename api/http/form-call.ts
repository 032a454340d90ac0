import type { Checked } from '@site/kit/api/form-schema.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Arrival, StoreResult } from '../submissions/store-once.ts';
import { errorFacts } from './error-facts.ts';
import type { FormKind, FormPage, FormPages } from './form-pages.ts';
import { keyOfForm, readIdempotencyKey, DOUBLE_SUBMIT_MS } from './idempotency-key.ts';
import { readGuard } from './read-guard.ts';
import { apiErrors, sendError } from './api-errors.ts';
import { isFromThisSite } from './same-site.ts';

/** What one call of the service takes in, and where it goes. */
export type FormCallRules<Value extends object> = {
  /** The call's name in its address. */
  call: string;
  /** The form that is answered when what was sent could not be read. */
  form: FormKind;
  parseJson: (body: unknown) => Checked<Value>;
  /** Reads which form was sent without JavaScript, and checks it by that form's rules. */
  parseForm: (fields: unknown) => { form: FormKind; checked: Checked<Value> };
  store: (value: Value, arrival: Arrival) => Promise<StoreResult>;
};

/** What every call needs. `fallbackFormPages` answer when `formPages` fail, and must not fail themselves. */
export type FormCallDependencies = {
  formPages: FormPages;
  fallbackFormPages: FormPages;
  /**
   * How many seconds the sender has to wait because they have named this address too often; `undefined` when what
   * was sent may be stored.
   */
  retryAfterForAddress: (request: FastifyRequest) => Promise<number | undefined>;
};

/** Takes what was sent by JSON or as a web form, and answers a web form that failed before it was read. */
export type FormCall = {
  take: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  failForm: (request: FastifyRequest, reply: FastifyReply, status: number) => Promise<FastifyReply>;
};

/** What became of something that was well formed. */
type Outcome =
  | Exclude<StoreResult, { error: unknown }>
  | { kind: 'unavailable' }
  | { kind: 'wait'; seconds: number };

/** Whether a browser sent this body as a web form, and so waits for a page and not for JSON. */
export function isWebForm(request: FastifyRequest): boolean {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  return type.trim().toLowerCase() === 'application/x-www-form-urlencoded';
}

/** Makes the handlers of one call. */
export function createFormCall<Value extends object>(
  rules: FormCallRules<Value>,
  dependencies: FormCallDependencies,
): FormCall {
  const { formPages, fallbackFormPages, retryAfterForAddress } = dependencies;

  const showPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    render: (pages: FormPages) => Promise<FormPage>,
  ): Promise<FastifyReply> => {
    const page = await render(formPages).catch((error: unknown) => {
      // What happened to the words is settled; the visitor must hear it, on a plain page if need be.
      request.log.error(errorFacts(error), 'the page that answers a form could not be rendered');
      return render(fallbackFormPages);
    });
    reply.header('cache-control', 'no-store');
    if (page.kind === 'redirect') return reply.redirect(page.location, 303);
    return reply.code(status).type('text/html; charset=utf-8').send(page.html);
  };

  const store = async (
    request: FastifyRequest,
    value: Value,
    arrival: Arrival,
  ): Promise<Outcome> => {
    const seconds = await retryAfterForAddress(request);
    if (seconds !== undefined) return { kind: 'wait', seconds };
    const result = await rules.store(value, arrival);
    if (result.kind !== 'unavailable') return result;
    request.log.error(errorFacts(result.error), 'what a form sent could not be stored');
    return { kind: 'unavailable' };
  };

  const logHoneypot = (request: FastifyRequest) =>
    request.log.warn('a form with a filled honeypot was not stored');

  const takeJson = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const key = readIdempotencyKey(request);
    if (key.kind === 'invalid') return sendError(reply, 400, apiErrors.badKey);
    if (request.body === undefined) return sendError(reply, 400, apiErrors.bodyMissing);
    const { fields, honeypotFilled, tooFast } = readGuard(request.headers, request.body);
    const succeed = () => reply.header('cache-control', 'no-store').send({ success: true });
    if (honeypotFilled) {
      logHoneypot(request);
      return succeed();
    }
    const checked = rules.parseJson(fields);
    if (checked.kind === 'invalid') return sendError(reply, 400, checked.errors);
    const outcome = await store(request, checked.value, { idempotencyKey: key.value, tooFast });
    switch (outcome.kind) {
      case 'stored':
        return succeed();
      case 'key-reused':
        return sendError(reply, 409, apiErrors.keyReused);
      case 'wait':
        reply.header('retry-after', String(outcome.seconds));
        return sendError(reply, 429, apiErrors.tooManyForAddress);
      case 'unavailable':
        return sendError(reply.header('retry-after', '30'), 503, apiErrors.databaseDown);
    }
  };

  const takeForm = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { fields, honeypotFilled, tooFast } = readGuard(request.headers, request.body);
    const { form, checked } = rules.parseForm(fields);
    if (!isFromThisSite(request.headers, request.host)) {
      return showPage(request, reply, 403, (pages) => pages.failed(form));
    }
    if (honeypotFilled) {
      logHoneypot(request);
      return showPage(request, reply, 200, (pages) => pages.sent(form));
    }
    if (checked.kind === 'invalid') {
      return showPage(request, reply, 400, (pages) => pages.problems(form, checked.errors));
    }
    const outcome = await store(request, checked.value, {
      idempotencyKey: keyOfForm(rules.call, checked.value),
      keyTtlMs: DOUBLE_SUBMIT_MS,
      tooFast,
    });
    if (outcome.kind === 'stored') {
      return showPage(request, reply, 200, (pages) => pages.sent(form));
    }
    if (outcome.kind === 'wait') reply.header('retry-after', String(outcome.seconds));
    const status = outcome.kind === 'wait' ? 429 : 503;
    return showPage(request, reply, status, (pages) => pages.failed(form));
  };

  return {
    take: (request, reply) =>
      isWebForm(request) ? takeForm(request, reply) : takeJson(request, reply),
    failForm: (request, reply, status) =>
      showPage(request, reply, status, (pages) => pages.failed(rules.form)),
  };
}
