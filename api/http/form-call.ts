import type { FastifyReply, FastifyRequest } from 'fastify';
import { dangerAnchor } from '@site/kit/api/form-answers.ts';
import type { SubmitAnswer } from '@site/kit/api/form-schema.ts';
import { DatabaseDown } from '../database/database-handle.ts';
import type { WrittenDanger } from '../submissions/danger-words.ts';
import type { StoreResult, SubmissionMeta } from '../submissions/store-submission.ts';
import type { CountRequest } from './rate-limits.ts';
import { errorFacts } from './error-facts.ts';
import type { FormRules, ParsedForm } from './form-calls.ts';
import type { FormPage, FormPages } from './form-pages.ts';
import { keyOfForm, readIdempotencyKey, DOUBLE_SUBMIT_MS } from './idempotency-key.ts';
import { readGuard } from './read-guard.ts';
import { apiErrors, reportDatabaseDown, sendError } from './api-errors.ts';
import { isFromThisSite } from './same-site.ts';
import { isWebForm } from './is-web-form.ts';

/** `fallbackFormPages` is used if `formPages` fails, and must not fail itself. */
export type FormCallDependencies = {
  store: (form: ParsedForm, meta: SubmissionMeta) => Promise<StoreResult>;
  formPages: FormPages;
  fallbackFormPages: FormPages;
  /** Returns the seconds to wait if the client has submitted this address too often; otherwise `undefined`. */
  retryAfterForAddress: CountRequest;
};

/** Handles JSON and web forms. `failForm` responds to a web form that failed before it was parsed. */
export type FormCall = {
  handle: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  failForm: (request: FastifyRequest, reply: FastifyReply, status: number) => Promise<FastifyReply>;
};

type Outcome = StoreResult | { kind: 'wait'; seconds: number };

export function createFormCall(rules: FormRules, dependencies: FormCallDependencies): FormCall {
  const { formPages, fallbackFormPages, retryAfterForAddress } = dependencies;

  const showPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    render: (pages: FormPages) => Promise<FormPage>,
  ): Promise<FastifyReply> => {
    const page = await render(formPages).catch((error: unknown) => {
      // The outcome is final, so report it to the visitor, if only on a plain page.
      request.log.error(errorFacts(error), 'could not render the form response page');
      return render(fallbackFormPages);
    });
    reply.header('cache-control', 'no-store');
    if (page.kind === 'redirect') return reply.redirect(page.location, 303);
    return reply.code(status).type('text/html; charset=utf-8').send(page.html);
  };

  const store = async (
    request: FastifyRequest,
    form: ParsedForm,
    meta: SubmissionMeta,
  ): Promise<Outcome> => {
    const seconds = rules.limitsAddresses ? await retryAfterForAddress(request) : undefined;
    return seconds === undefined ? dependencies.store(form, meta) : { kind: 'wait', seconds };
  };

  const logHoneypot = (request: FastifyRequest) =>
    request.log.warn('a form was discarded because its honeypot was filled');

  const handleJson = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const key = readIdempotencyKey(request);
    if (key.kind === 'invalid') return sendError(reply, 400, apiErrors.badKey);
    if (request.body === undefined) return sendError(reply, 400, apiErrors.bodyMissing);
    const { fields, honeypotFilled, tooFast } = readGuard(request.headers, request.body);
    const succeed = (danger: WrittenDanger | null = null) => {
      const answer: SubmitAnswer = {
        success: true,
        ...(danger && { danger: dangerAnchor(danger) }),
      };
      return reply.header('cache-control', 'no-store').send(answer);
    };
    if (honeypotFilled) {
      logHoneypot(request);
      return succeed();
    }
    const checked = rules.parseJson(fields);
    if (checked.kind === 'invalid') return sendError(reply, 400, checked.errors);
    const outcome = await store(request, checked.value, { idempotencyKey: key.value, tooFast });
    switch (outcome.kind) {
      case 'stored':
        return succeed(outcome.danger);
      case 'key-reused':
        return sendError(reply, 409, apiErrors.keyReused);
      case 'wait':
        reply.header('retry-after', String(outcome.seconds));
        return sendError(reply, 429, apiErrors.tooManyForAddress);
    }
  };

  const handleForm = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
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
    const meta = {
      idempotencyKey: keyOfForm(checked.value),
      keyTtlMs: DOUBLE_SUBMIT_MS,
      tooFast,
    };
    const outcome = await store(request, checked.value, meta).catch((error: unknown) => {
      if (!(error instanceof DatabaseDown)) throw error;
      reportDatabaseDown(request, reply, error.cause);
      return { kind: 'unavailable' } as const;
    });
    if (outcome.kind === 'stored') {
      return showPage(request, reply, 200, (pages) => pages.sent(form, outcome.danger));
    }
    if (outcome.kind === 'wait') reply.header('retry-after', String(outcome.seconds));
    const status = outcome.kind === 'wait' ? 429 : 503;
    return showPage(request, reply, status, (pages) => pages.failed(form));
  };

  return {
    handle: (request, reply) =>
      isWebForm(request) ? handleForm(request, reply) : handleJson(request, reply),
    failForm: (request, reply, status) =>
      showPage(request, reply, status, (pages) => pages.failed(rules.form)),
  };
}
