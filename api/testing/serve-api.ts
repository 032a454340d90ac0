import { readDatabaseConfig } from '../database/database-config.ts';
import { startTestService } from './test-service.ts';

/** Serves the API on the database of the environment until it is killed, for tests of crashes. */
async function serve(): Promise<void> {
  const { fastify, close } = await startTestService(readDatabaseConfig());
  process.once('SIGTERM', () => void close());
  console.log(await fastify.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) }));
}

await serve();
