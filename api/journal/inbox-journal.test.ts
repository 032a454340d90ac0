import { describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { orThrow } from '../database/database-handle.ts';
import { errorFacts } from '../http/error-facts.ts';
import { runInbox } from '../testing/run-program.ts';
import {
  dialects,
  dialectsAboveStores,
  environmentOf,
  useDatabases,
} from '../testing/use-databases.ts';
import { createInboxJournal } from './inbox-journal.ts';
import { journalTable } from './journal-table.ts';
import { currentOperator } from './current-operator.ts';

describe.each(dialects)('on %s', (dialect) => {
  const { open } = useDatabases(dialect);

  test('entries cannot be changed or deleted', async () => {
    const database = await open();
    const journal = createInboxJournal(database, { now: () => 5 });
    orThrow(await journal.note({ action: 'list', rows: 3 }));
    const statements = [
      sql`update inbox_journal set row_count = 0`,
      sql`delete from inbox_journal`,
      ...(dialect === 'postgres' ? [sql`truncate inbox_journal`] : []),
    ];
    for (const statement of statements) {
      const failure: unknown = await statement
        .execute(database.db)
        .catch((error: unknown) => error);
      expect(errorFacts(failure).message).toBe('inbox_journal is only ever added to');
    }
    expect(orThrow(await journal.newest(10)).entries).toMatchObject([{ at: 5, rows: 3 }]);
  });

  test('lists the last entry written first, even if a process with a clock years behind wrote it', async () => {
    const database = await open();
    for (const now of [1e12, 2e11, 1e11]) {
      orThrow(
        await createInboxJournal(database, { now: () => now }).note({ action: 'list', rows: 1 }),
      );
    }
    const { entries } = orThrow(await createInboxJournal(database).newest(10));
    expect(entries.map(({ at }) => at)).toEqual([1e11, 2e11, 1e12]);
  });
});

describe.each(dialectsAboveStores)('at the command line, on %s', (dialect) => {
  const { newDatabase, start } = useDatabases(dialect);

  test('records every kind of inbox access before showing anything', async () => {
    const config = await newDatabase();
    const service = await start({ database: config });
    await service.fastify.inject({
      method: 'POST',
      url: '/api/contact-us',
      payload: { name: 'Asha', email: 'asha@example.in', message: 'Hello' },
    });
    const run = (...words: string[]) => runInbox(words, environmentOf(config));
    expect((await run()).stdout).toContain('asha@example.in');
    expect((await run('export')).stdout).toContain('asha@example.in');
    expect((await run('export', '--kind', 'waitlist')).stdout).not.toContain('asha');
    expect((await run('export', 'asha@example.in')).stdout).toContain('Hello');
    const { entries } = orThrow(await createInboxJournal(service.database).newest(10));
    expect(entries.map(({ action, rows }) => [action, rows])).toEqual([
      ['export-person', 1],
      ['export', 0],
      ['export', 1],
      ['list', 1],
    ]);
    for (const { person, machine } of entries)
      expect({ person, machine }).toEqual(currentOperator());
    expect((await run('journal', '--limit', '1')).stdout).toContain('export-person');

    await service.withDatabase(({ db }) => sql`drop table inbox_journal`.execute(db));
    for (const words of [[], ['export'], ['export', 'asha@example.in']]) {
      expect(await run(...words)).toEqual({
        code: 1,
        stdout: '',
        stderr: 'The database is unavailable.\n',
      });
    }
  });
});

test('prints the journal in Indian time, one line per entry', () => {
  const entry = { person: 'clerk', machine: 'desk', at: Date.UTC(2026, 0, 5, 20, 0) };
  expect(
    journalTable([
      { ...entry, id: 'r-1', action: 'erase', rows: 2, counts: '{"contact_messages":2}' },
      { ...entry, id: 'r-0', action: 'list', rows: 20, counts: '' },
    ]),
  ).toBe(
    'When (India)      Who    Machine  Did    Rows  Receipt\n' +
      '6 Jan 2026 01:30  clerk  desk     erase  2     r-1 {"contact_messages":2}\n' +
      '6 Jan 2026 01:30  clerk  desk     list   20\n',
  );
});
