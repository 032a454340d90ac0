import type { TestService } from './test-service.ts';

/** A response of the service. `body` is the parsed JSON, or the text if it is not JSON. */
export type Answer = { status: number; body: unknown; headers: Record<string, unknown> };

/** Posts JSON to an endpoint of the service. */
export function postJson(
  service: TestService,
  call: string,
  payload: object | string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return inject(service, call, typeof payload === 'string' ? payload : JSON.stringify(payload), {
    'content-type': 'application/json',
    ...headers,
  });
}

/** Posts a web form to an endpoint of the service, as a browser without JavaScript does. */
export function postWebForm(
  service: TestService,
  call: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return inject(service, call, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  });
}

async function inject(
  service: TestService,
  call: string,
  payload: string,
  headers: Record<string, string>,
): Promise<Answer> {
  const answer = await service.fastify.inject({
    method: 'POST',
    url: `/api/${call}`,
    payload,
    headers,
  });
  const json = String(answer.headers['content-type']).startsWith('application/json');
  const body: unknown = json ? JSON.parse(answer.body) : answer.body;
  return { status: answer.statusCode, body, headers: answer.headers };
}
