import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';

/** A request; `from` is the local address to send it from, such as `127.0.0.2`. */
export type RawRequest = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  from?: string;
};

/** A response with its body undecoded. */
export type RawResponse = { status: number; headers: Record<string, string>; body: Buffer };

/** Requests exactly this path, including dots that browsers would normalise. Returns the body undecoded. */
export async function sendRaw(
  origin: string,
  exactPath: string,
  request: RawRequest = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  const { method = 'GET', headers = {}, body = '', from } = request;
  const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const sent = httpRequest({
    hostname,
    port,
    path: exactPath,
    method,
    headers: { ...headers, ...length },
    agent: false,
    ...(from === undefined ? {} : { localAddress: from }),
  });
  sent.end(body);
  const [message]: IncomingMessage[] = await once(sent, 'response');
  if (!message) throw new Error(`${exactPath} got no response.`);
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk));
  return {
    status: message.statusCode ?? 0,
    headers: Object.fromEntries(
      Object.entries(message.headers).map(([name, value]) => [name, String(value)]),
    ),
    body: Buffer.concat(chunks),
  };
}
