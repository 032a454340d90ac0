import { createServer, type RequestListener } from 'node:http';
import { Agent } from 'node:https';
import { connect } from 'node:net';
import type { Network } from '../fetching/network.ts';

/** A stand-in for hosts that keep pictures, on this machine. */
export type PictureHost = {
  /** Reaches the stand-in under every name, and no other host. */
  network: Network;
  /** What was asked for, as `host/path`. */
  asked: readonly string[];
  close: () => Promise<void>;
};

/** For tests: listens in plain HTTP, which the network hides from whoever asks for https. */
export async function openPictureHost(answer: RequestListener): Promise<PictureHost> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The stand-in has no port.');
  const { port } = bound;

  /** Connects as the caller has pinned it, but to the stand-in's port and without encryption. */
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
