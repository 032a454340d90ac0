import { createServer, type RequestListener } from 'node:http';
import { Agent } from 'node:https';
import { connect } from 'node:net';
import type { Network } from '../fetching/network.ts';

/** A local stub for hosts of pictures. */
export type PictureHost = {
  /** Resolves every hostname to the stub. */
  network: Network;
  /** The requests received, as `host/path`. */
  asked: readonly string[];
  close: () => Promise<void>;
};

/** For tests: starts the stub. It serves plain HTTP; `network` connects to it for `https:` URLs too. */
export async function openPictureHost(answer: RequestListener): Promise<PictureHost> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The stub has no port.');
  const { port } = bound;

  /** Connects to the caller's pinned address, but on the stub's port and without TLS. */
  class PlainAgent extends Agent {
    override createConnection(options: Parameters<Agent['createConnection']>[0]) {
      const { host, lookup } = options;
      return connect({ host: host ?? '', port, lookup });
    }
  }

  return {
    network: {
      resolve: async () => ['127.0.0.1'],
      mayConnect: (address) => address === '127.0.0.1',
      agent: new PlainAgent({ keepAlive: false }),
    },
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
