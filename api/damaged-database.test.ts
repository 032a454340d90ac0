import {
  closeSync,
  copyFileSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { openDatabase } from './database/open-database.ts';
import { unavailableReason } from './database/unusable-database.ts';
import { apiErrors } from './http/api-errors.ts';
import { postJson } from './testing/post-form.ts';
import type { TestService } from './testing/test-service.ts';
import { useDatabases } from './testing/use-databases.ts';

const message = { name: 'Asha', email: 'asha@example.in', message: 'Hello' };
const refused = (errors: object) => ({ success: false, errors });

async function health(service: TestService): Promise<{ status: number; body: unknown }> {
  const answer = await service.fastify.inject({ url: '/api/health' });
  const body: unknown = JSON.parse(answer.body);
  return { status: answer.statusCode, body };
}

/** Overwrites every page but the first with nonsense. */
function damage(file: string): void {
  const { size } = statSync(file);
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, Buffer.alloc(size - 4096, 0x5a), 0, size - 4096, 4096);
  closeSync(descriptor);
}

describe('an embedded database', () => {
  const { newDatabase, start } = useDatabases('sqlite');

  /** A database with a message in it that nothing has open, and its file. */
  async function closedDatabase() {
    const database = await newDatabase();
    if (database.dialect !== 'sqlite') throw new Error('This test is about files.');
    const service = await start({ database });
    await postJson(service, 'contact-us', message);
    await service.close();
    return { database, file: database.file };
  }

  test.each([
    ['damaged', damage, 'is damaged ('],
    [
      'of another kind of file',
      (file: string) => writeFileSync(file, 'nothing but words '.repeat(500)),
      'is damaged (file is not a database)',
    ],
    [
      'cut short',
      (file: string) => writeFileSync(file, readFileSync(file).subarray(0, 8192)),
      'is damaged (',
    ],
  ])(
    '%s: refuses to start, and the error names the file and the fix',
    async (_what, spoil, words) => {
      const { database, file } = await closedDatabase();
      spoil(file);
      const opened = await openDatabase(database).catch((error: unknown) => String(error));
      expect(opened).toContain(`The database ${file} ${words}`);
      expect(opened).toContain('restore a backup');
      expect(opened).toContain(`sqlite3 "${file}" .recover | sqlite3 recovered.sqlite`);
    },
  );

  test('rejects writes once it has detected damage, and the health check reports the reason', async () => {
    const { database, file } = await closedDatabase();
    const service = await start({ database });
    expect(await health(service)).toMatchObject({ status: 200 });
    const checkpoint = new Database(file);
    checkpoint.pragma('wal_checkpoint(truncate)');
    checkpoint.close();
    const whole = `${file}.whole`;
    copyFileSync(file, whole);
    damage(file);
    // What SQLite has in its memory is still good, so it is made to read the file.
    await sql`pragma shrink_memory`.execute(service.database.db);
    const down = { status: 503, body: refused(apiErrors.databaseDown) };
    expect(await postJson(service, 'contact-us', message)).toMatchObject(down);
    expect(await health(service)).toEqual({
      status: 503,
      body: refused(apiErrors.databaseDamaged),
    });
    expect(service.log()).toContain(`The database ${file} is damaged (`);
    expect(service.log()).toContain('.recover');
    // It stays so although the file looks whole again: what is in memory may not be.
    writeFileSync(file, readFileSync(whole));
    expect(await postJson(service, 'contact-us', message)).toMatchObject(down);
  });

  test.each([
    ['removed', (file: string) => rmSync(file)],
    ['removed with its folder', (file: string) => rmSync(dirname(file), { recursive: true })],
    [
      'replaced',
      (file: string) => {
        copyFileSync(file, `${file}.copy`);
        renameSync(`${file}.copy`, file);
      },
    ],
  ])('rejects writes after the file was %s while the service was running', async (_how, remove) => {
    const { database, file } = await closedDatabase();
    const service = await start({ database });
    remove(file);
    expect(await postJson(service, 'contact-us', message)).toMatchObject({
      status: 503,
      body: refused(apiErrors.databaseDown),
    });
    expect(await health(service)).toEqual({ status: 503, body: refused(apiErrors.databaseLost) });
    expect(service.log()).toContain(`The database ${file} was removed or replaced`);
  });

  test('is not ready while the disk is full, and recovers when space is freed', async () => {
    const service = await start();
    await sql`pragma max_page_count = 1`.execute(service.database.db);
    expect(await health(service)).toEqual({ status: 503, body: refused(apiErrors.databaseFull) });
    await sql`pragma max_page_count = 100000`.execute(service.database.db);
    expect(await health(service)).toEqual({ status: 200, body: { success: true } });
    expect((await postJson(service, 'contact-us', message)).status).toBe(200);
  });
});

test('recognises the full-disk errors of both databases', () => {
  const withCode = (code: string) => Object.assign(new Error('x'), { code });
  expect(unavailableReason(withCode('SQLITE_FULL'))).toBe('full');
  expect(unavailableReason(withCode('53100'))).toBe('full');
  expect(unavailableReason(withCode('ECONNREFUSED'))).toBe('unreachable');
  expect(unavailableReason('no error')).toBe('unreachable');
});
