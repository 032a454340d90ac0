import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { deferred } from '@site/kit/deferred.ts';
import { createTestDatabase, runOnTestPostgres } from '../testing/test-postgres.ts';
import { openPostgres } from './open-postgres.ts';

test.each(['127.0.0.1', 'localhost'])(
  'reports an unreachable server in one line without the password: %s',
  async (host) => {
    const opening = openPostgres(`postgres://site:secret@${host}:1/site`, {
      onConnectionError() {},
    });
    const message = await opening.catch((error: unknown) => String(error));
    expect(message).toMatch(/^Error: Could not connect to PostgreSQL: .*ECONNREFUSED/);
    expect(message).not.toContain('secret');
  },
);

test.each(['idle', 'in use'])(
  'reports a connection closed while %s once, and reconnects for the next query',
  async (state) => {
    const reported: string[] = [];
    const { promise: heard, resolve: hear } = deferred<void>();
    const { db, close } = await openPostgres(await createTestDatabase(), {
      onConnectionError: ({ message }) => {
        reported.push(message);
        hear();
      },
    });
    try {
      const backend = sql<{ pid: number }>`select pg_backend_pid() as pid`;
      const terminate = async (pid: number | undefined) => {
        await runOnTestPostgres(`select pg_terminate_backend(${pid})`);
        await heard;
      };
      if (state === 'idle') await terminate((await backend.execute(db)).rows[0]?.pid);
      else {
        await db.connection().execute(async (connection) => {
          await terminate((await backend.execute(connection)).rows[0]?.pid);
        });
      }
      expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
      expect(reported).toEqual([
        expect.stringContaining('terminating connection due to administrator command'),
      ]);
    } finally {
      await close();
    }
  },
);
