import { unwatchFile, watchFile } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { contentProblems } from '@site/delivery/releases/content-problems.ts';
import Fastify from 'fastify';
import { waitForShutdown } from '../terminal/wait-for-shutdown.ts';
import { devSite } from './dev-site.ts';
import type { Upstream } from './upstream.ts';
import type { OwnPart } from '../terminal/arguments.ts';
import { type WatchedPart, watchedPart } from './watched-part.ts';

export type DevelopOptions = {
  host: string;
  port: number;
  /** The folder for builds. Its content is deleted. */
  dataDir: string;
  /** Other files that reload pages when they are saved. */
  watchFiles?: string[];
};

/** How often to look at watched files, in milliseconds. */
const POLL_MS = 500;

/** Shows parts inside a running site as they are saved, until stopped. Calls `onServed` with the URL. */
export async function develop(
  parts: readonly OwnPart[],
  upstream: Upstream,
  { host, port, dataDir, watchFiles = [] }: DevelopOptions,
  onServed: (address: string) => void,
): Promise<void> {
  // The builds read it: React then warns of mistakes.
  process.env['NODE_ENV'] = 'development';
  await rm(dataDir, { recursive: true, force: true });
  const builtInPosts = async () => {
    const own = watched.flatMap((part) => part.posts());
    return own.length > 0 ? own : upstream.builtInPosts();
  };
  const watched: readonly WatchedPart[] = await Promise.all(
    parts.map((part) => watchedPart(part, dataDir, upstream, builtInPosts)),
  );
  const client = path.join(dataDir, 'client');
  const compiler = rspack([
    ...watched.flatMap(({ builds }) => builds),
    {
      name: 'client',
      mode: 'development',
      devtool: false,
      context: import.meta.dirname,
      entry: path.join(import.meta.dirname, 'keep-entered.mjs'),
      output: { path: client, filename: 'client.js' },
    },
  ]);
  let builds = 0;
  /** The problems of the documents in the last build. */
  let problems: readonly string[] = [];
  const { promise: built, resolve } = Promise.withResolvers<void>();
  compiler.hooks.done.tap('Develop', (stats) => {
    const { children = [], errors = [] } = stats.toJson({
      all: false,
      errors: true,
      chunkGroups: true,
    });
    for (const { message } of errors) console.error(message);
    for (const part of watched) {
      part.onBuilt({ children: children.filter(({ name }) => name?.startsWith(`${part.name}:`)) });
    }
    resolve();
    builds += 1;
    problems = [];
    if (errors.length === 0) void checkContent(builds);
  });

  function reload(): void {
    server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed');
  }

  /** Checks documents while pages reload, because it takes as long as a build. */
  async function checkContent(build: number): Promise<void> {
    const found = await Promise.all(
      watched.map(({ source }) => contentProblems(source).catch((error: Error) => [error.message])),
    );
    // Another save is being checked.
    if (build !== builds) return;
    problems = found.flat();
    if (problems.length > 0) console.error(problems.join('\n'));
    showProblems(server.webSocketServer?.clients ?? []);
  }

  function showProblems(clients: Parameters<typeof server.sendMessage>[0]): void {
    if (problems.length === 0) return;
    server.sendMessage(
      clients,
      'errors',
      problems.map((message) => ({ message })),
    );
  }

  const site = Fastify({ forceCloseConnections: true });
  await site.register(devSite, {
    parts: watched,
    upstream,
    client: path.join(client, 'client.js'),
  });
  await site.ready();
  const server = new RspackDevServer(
    {
      host,
      port,
      hot: false,
      liveReload: true,
      client: { logging: 'warn', overlay: { warnings: false, runtimeErrors: false } },
      devMiddleware: { writeToDisk: true, stats: 'none' },
      static: false,
      setupExitSignals: false,
      // Answers everything that the server's checks of the host let through, once there is something to answer with.
      setupMiddlewares(all) {
        const first = all.findIndex(({ name }) => name === '@rspack/dev-middleware');
        const middleware = (request: IncomingMessage, response: ServerResponse) =>
          void built.then(() => site.routing(request, response));
        return all.toSpliced(first, 0, { name: 'site', middleware });
      },
    },
    compiler,
  );
  await server.start();
  // Polled, because the editor replaces files, which watchers of a file miss.
  for (const file of watchFiles) watchFile(file, { interval: POLL_MS }, reload);
  // Pages that have just reloaded connect after the check.
  server.webSocketServer?.implementation.on('connection', (client) => showProblems([client]));
  await built;
  onServed(`http://${host}:${port}`);

  await waitForShutdown();
  for (const file of watchFiles) unwatchFile(file, reload);
  await server.stop();
  await site.close();
  for (const part of watched) part.close();
}
