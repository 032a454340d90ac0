import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import type { WebhookConfig } from '../config.ts';
import { webhookKey } from '../outbox/sign-webhook.ts';

/** A secret for tests, in the form the service asks for. */
export const TEST_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** A call the receiver has got. */
export type ReceivedCall = { id: string; headers: IncomingHttpHeaders; body: string };

/** A webhook on this machine and the calls it got. */
export type WebhookReceiver = {
  config: WebhookConfig;
  calls: readonly ReceivedCall[];
  /** Waits until it has got so many calls. */
  got: (count: number) => Promise<void>;
  close: () => Promise<void>;
};

/** Starts a webhook that answers each call as `answer` says; with 204 when left out. */
export async function startWebhookReceiver(
  answer: (response: ServerResponse, call: ReceivedCall) => void = (response) => {
    response.writeHead(204).end();
  },
): Promise<WebhookReceiver> {
  const key = webhookKey(TEST_SECRET);
  if (key === null) throw new Error('the secret for tests is none');
  const calls: ReceivedCall[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const { headers } = request;
    const call = { id: String(headers['webhook-id']), headers, body: await text(request) };
    calls.push(call);
    answer(response, call);
    server.emit('got');
  };
  const server = createServer((request, response) => void take(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return {
    config: { url: `http://127.0.0.1:${address.port}/hook`, key },
    calls,
    got: async (count) => {
      while (calls.length < count) await once(server, 'got');
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
