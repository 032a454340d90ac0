import type { FieldErrors, SubmitAnswer } from '@site/kit/api/form-schema.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorFacts } from './error-facts.ts';

/** Errors for requests that didn't reach a handler or that a handler failed on. They never quote the request. */
export const apiErrors = {
  unreadableBody: { body: 'This is not valid JSON' },
  bodyMissing: { body: 'The message must be an object with fields' },
  tooLarge: { body: 'This is too much text for one message' },
  wrongType: { 'content-type': 'Send JSON or a web form' },
  nothingHere: { path: 'There is nothing at this address' },
  badAddress: { path: 'This address cannot be read' },
  wrongMethod: { method: 'This address does not take that method' },
  tooMany: { client: 'You have sent many messages. Please wait ten minutes and try again' },
  tooManyForAddress: {
    email: 'This email has sent us a lot just now. Please try again in an hour',
  },
  badKey: { 'idempotency-key': 'The key must be 1 to 100 visible ASCII characters' },
  keyReused: { 'idempotency-key': 'This key was used for different content. Use a new one' },
  unknownForm: { form: 'Please open the form again and send it from there' },
  badRequest: { request: 'This request cannot be read' },
  databaseDown: { server: 'We could not store this now. Please try again soon' },
  databaseFull: { server: 'Not ready: the disk of the database is full' },
  databaseDamaged: { server: 'Not ready: the database is damaged' },
  databaseLost: { server: 'Not ready: the database was removed' },
  unexpected: { server: 'Something went wrong here. Please try again' },
} as const satisfies Record<string, FieldErrors>;

export function errorAnswer(errors: FieldErrors): SubmitAnswer {
  return { success: false, errors };
}

export function sendError(reply: FastifyReply, status: number, errors: FieldErrors): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send(errorAnswer(errors));
}

/** Logs why the database is unavailable, and asks the client to retry later. */
export function reportDatabaseDown(
  request: FastifyRequest,
  reply: FastifyReply,
  cause: unknown,
): void {
  request.log.error(errorFacts(cause), 'the database is unavailable');
  reply.header('retry-after', '30');
}
