import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';

/** A request; `from` is an address of this machine to ask from, such as `127.0.0.2`. */
export type Asked = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  from?: string;
};

/** An answer with its bytes as they came. */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** Asks for exactly this path, dots and all, which browsers would tidy up, and takes the bytes as they come. */
export async function ask(origin: string, exactPath: string, asked: Asked = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const { method = 'GET', headers = {}, body = '', from } = asked;
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
  if (!message) throw new Error(`${exactPath} was not answered.`);
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
