import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { ResponseValidationPlugin } from '@orpc/contract/plugins';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import * as v from 'valibot';
import { contract, signInContract } from './contract.ts';
import { ProblemError, problemSchema } from './problem.ts';
import type { ServiceAddress } from './service-address.ts';

/** The operations of the delivery API, over HTTP or in this process. Rejects with a `ProblemError`. */
export type Delivery = ContractRouterClient<typeof contract>;

/** A delivery service cannot be reached, or does not answer as documented. The message is for people. */
class ServiceError extends Error {
  override name = 'ServiceError';
}

const served = { ...contract, ...signInContract };

/** A client of the delivery service at an address. Rejects with a `ServiceError` if there is none. */
export function remoteDelivery({
  url,
  key,
}: ServiceAddress): Delivery & ContractRouterClient<typeof signInContract> {
  const link = new OpenAPILink(served, {
    url,
    headers: { authorization: `Bearer ${key}` },
    fetch: (request, init) => fetchFrom(url, request, init),
    plugins: [new ResponseValidationPlugin(served)],
    interceptors: [
      ({ next }) =>
        next().catch((cause: unknown) => {
          if (cause instanceof ProblemError || cause instanceof ServiceError) throw cause;
          throw new ServiceError(`${url} does not answer as a delivery service does.`, { cause });
        }),
    ],
  });
  return createORPCClient(link);
}

async function fetchFrom(url: string, request: Request, init: RequestInit): Promise<Response> {
  // Redirects would carry the key to another address.
  const sending = fetch(request, { ...init, redirect: 'error' });
  const response = await sending.catch((cause: unknown) => {
    const message = `The delivery service at ${url} cannot be reached, or closed the connection before it answered. It may have completed the request: check npx site history.`;
    throw new ServiceError(message, { cause });
  });
  if (response.ok) return response;
  const { status } = response;
  const text = await response.text();
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), problemSchema), text);
  if (!read.success) {
    const message = `${url} answers with status ${status}, but not as a delivery service does.`;
    throw new ServiceError(message);
  }
  const { kind, detail, problems } = read.output;
  throw new ProblemError(status, kind, detail, { problems });
}
