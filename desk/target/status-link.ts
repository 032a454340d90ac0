import { statusLink } from '../service/messages.ts';
import { callService } from './service-call.ts';
import type { ServiceAddress } from './target-config.ts';

/** Requests a one-time link to a delivery service's status page. */
export async function fetchStatusLink(address: ServiceAddress): Promise<string> {
  const post = { method: 'POST', path: '/v1/status-links' } as const;
  const { path } = await callService(address, post, statusLink);
  return address.url + path;
}
