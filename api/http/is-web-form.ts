import type { FastifyRequest } from 'fastify';

/** Whether a browser sent this body as a web form and expects a page, not JSON. */
export function isWebForm(request: FastifyRequest): boolean {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  return type.trim().toLowerCase() === 'application/x-www-form-urlencoded';
}
