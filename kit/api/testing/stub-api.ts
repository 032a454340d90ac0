import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach } from '@jest/globals';

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

const servers: Server[] = [];

afterEach(stopServers);

/** Closes the stub services so that nothing answers at their addresses. */
export async function stopServers(): Promise<void> {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
}

/** A service that gives every request the same response, and the requests it received. */
export async function stubServer(
  status: number,
  body: string,
): Promise<{ base: string; seen: Seen[] }> {
  const seen: Seen[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, headers, body: await text(request) });
    response.writeHead(status, { 'content-type': 'application/json', location: '/elsewhere' });
    response.end(body);
  };
  const server = createServer((request, response) => void answer(request, response));
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stub has no port.');
  return { base: `http://127.0.0.1:${address.port}/api`, seen };
}
