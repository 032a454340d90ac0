import { statusLink } from '../service/messages.ts';
import { callService } from './service-call.ts';
import type { ServiceAddress } from './target-config.ts';

/** Asks a delivery service for a link to its status page: good once, and for some minutes. */
export async function fetchStatusLink(address: ServiceAddress): Promise<string> {
  const post = { method: 'POST', path: '/v1/status-links' } as const;
  const { path } = await callService(address, post, statusLink);
  return address.url + path;
}
