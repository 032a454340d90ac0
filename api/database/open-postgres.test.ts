import { expect, test } from '@jest/globals';
import { openPostgres } from './open-postgres.ts';

test.each(['127.0.0.1', 'localhost'])(
  'a server that is not there is told in a sentence, without the password: %s',
  async (host) => {
    const opening = openPostgres(`postgres://site:secret@${host}:1/site`, { onIdleError() {} });
    const told = await opening.catch((error: unknown) => String(error));
    expect(told).toMatch(/^Error: The PostgreSQL server does not let us in: .*ECONNREFUSED/);
    expect(told).not.toContain('secret');
  },
);
