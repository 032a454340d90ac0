import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import type { WebhookConfig } from '../config.ts';
import { webhookKey } from '../outgoing/sign-webhook.ts';

/** A valid webhook secret. */
export const TEST_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** A received call. */
export type ReceivedCall = { id: string; headers: IncomingHttpHeaders; body: string };

/** A local webhook and the calls it received. */
export type WebhookReceiver = {
  config: WebhookConfig;
  calls: readonly ReceivedCall[];
  /** Waits for a number of calls. */
  got: (count: number) => Promise<void>;
  close: () => Promise<void>;
};

/** Starts a webhook that responds with `answer`, by default 204. */
export async function startWebhookReceiver(
  answer: (response: ServerResponse, call: ReceivedCall) => void = (response) => {
    response.writeHead(204).end();
  },
): Promise<WebhookReceiver> {
  const key = webhookKey(TEST_SECRET);
  if (key === null) throw new Error('TEST_SECRET is not a valid webhook secret.');
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
  if (address === null || typeof address === 'string') throw new Error('The webhook has no port.');
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
