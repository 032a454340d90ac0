import { readFileSync } from 'node:fs';
import { parseSiteConfig } from '@site/kit/site.ts';
import { readApiConfig } from './config.ts';
import { createServer } from './create-server.ts';
import { errorFacts } from './http/error-facts.ts';
import { createServerLogger } from './logging.ts';

const siteFile = new URL('../site.config.json', import.meta.url);

/** Runs the standalone service until SIGINT or SIGTERM. */
async function start(): Promise<void> {
  const read = readApiConfig();
  if (read.kind === 'invalid') return refuseToStart('environment', read.problems);
  const parsed = parseSiteConfig(JSON.parse(readFileSync(siteFile, 'utf8')));
  if (parsed.kind === 'invalid') return refuseToStart('site.config.json', parsed.problems);

  const logger = createServerLogger();
  const { fastify, close } = await createServer(read.config, { site: parsed.site, logger });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Not `once`: a terminal and npm both forward Ctrl+C, and a second, unhandled signal would kill the process.
    process.on(signal, () => {
      close().catch((error: unknown) => {
        logger.error(errorFacts(error), 'failed to stop cleanly');
        process.exitCode = 1;
      });
    });
  }
  const address = await fastify.listen({ host: read.config.host, port: read.config.port });
  console.log(`Listening at ${address}/api/health`);
}

function refuseToStart(source: string, problems: readonly string[]): void {
  console.error(
    `Invalid configuration (${source}):\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
  );
  process.exitCode = 1;
}

start().catch((error: unknown) => {
  console.error(`Could not start the service: ${errorFacts(error).message}`);
  process.exitCode = 1;
});
