import Database from 'better-sqlite3';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseConfig } from '@site/api/database/database-config.ts';
import { dialects, useDatabases } from '@site/api/testing/use-databases.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Client } from 'pg';
import { DAY_MS, HOUR_MS } from '@site/kit/durations.ts';
import { tickingClock } from '../testing/ticking-clock.ts';
import type { SiteVersion } from '../versions/site-version.ts';
import { openRegistry } from './open-registry.ts';
import type { Registry } from './registry.ts';

const [A, B] = ['a'.repeat(16), 'b'.repeat(16)] as const;
const blob = (digit: string) => digit.repeat(64);

/** A version identified by its data. */
const versionWith = (data: string): SiteVersion => ({
  parts: { shell: { release: A, previous: [], manifest: blob('1') } },
  config: blob('2'),
  previousConfigs: [],
  data: blob(data),
  siteFiles: blob('3'),
});

describe.each(dialects)('on %s', (dialect) => {
  const { newDatabase } = useDatabases(dialect);
  let dataDir = '';
  let database: DatabaseConfig;
  let registry: Registry;

  beforeEach(async () => {
    tickingClock();
    dataDir = await mkdtemp(path.join(tmpdir(), 'registry-'));
    database = await newDatabase();
    registry = await openRegistry(dataDir, database);
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await registry.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const auditEntry = { what: 'promote shell', details: ['changed /'] };

  /** Runs a statement directly in the registry's database, as an operator with a shell could. */
  async function run(statement: string): Promise<void> {
    if (database.dialect === 'sqlite') {
      const file = new Database(path.join(dataDir, 'registry.db'));
      try {
        return void file.exec(statement);
      } finally {
        file.close();
      }
    }
    const client = new Client(database.url);
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  }

  async function goLive(version: SiteVersion): Promise<boolean> {
    return registry.goLive({ from: await registry.live(), to: version, auditEntry });
  }

  test('another process reads the live version', async () => {
    expect(await goLive(versionWith('4'))).toBe(true);
    const other = await openRegistry(dataDir, database);
    expect(await other.live()).toEqual(await registry.live());
    expect((await other.live()).version).toEqual(versionWith('4'));
    expect(await other.fence()).toBe(1);
    await other.close();
  });

  test('twenty moves by two processes each happen exactly once, one after another', async () => {
    const other = await openRegistry(dataDir, database);
    const programs = [registry, other];
    const move = async (number: number) => {
      const program = programs[number % 2] ?? registry;
      const version = versionWith((number % 10).toString());
      for (;;) {
        const from = await program.live();
        if (await program.goLive({ from, to: version, auditEntry })) return;
      }
    };
    await Promise.all(Array.from({ length: 20 }, (_, number) => move(number)));
    expect(await registry.fence()).toBe(20);
    const entries = (await registry.journal(99)).toReversed();
    expect(entries).toHaveLength(20);
    expect(entries.slice(1).map(({ before }) => before)).toEqual(
      entries.slice(0, -1).map(({ after }) => after),
    );
    await other.close();
  });

  test('a move from a stale pointer changes nothing', async () => {
    await goLive(versionWith('4'));
    const seen = await registry.live();
    await goLive(versionWith('5'));
    expect(await registry.goLive({ from: seen, to: versionWith('6'), auditEntry })).toBe(false);
    expect((await registry.live()).version).toEqual(versionWith('5'));
    expect(await registry.journal(9)).toHaveLength(2);
  });

  test('later promotions have later times, even if clocks disagree', async () => {
    const ids: (string | null)[] = [];
    for (const [data, hour] of [
      ['4', 1],
      ['5', 0],
      ['6', 0],
      ['4', 0],
    ] as const) {
      jest.spyOn(Date, 'now').mockReturnValue(hour * HOUR_MS);
      await goLive(versionWith(data));
      ids.unshift((await registry.live()).id);
    }
    const inOrder = (await registry.versions(9)).map(({ id }) => id);
    expect(inOrder).toEqual(ids.slice(0, 3));
  });

  test('lists audit entries, including rejections, newest first', async () => {
    const known = {
      what: `promote mfe-blog ${A}`,
      details: ['changed /blog'],
      sections: ['mfe-blog'],
      who: 'key content-ci',
      why: 'a wrong word',
      commits: { 'mfe-blog': '0123abc' },
    };
    await registry.goLive({ from: await registry.live(), to: versionWith('4'), auditEntry: known });
    await registry.note({ what: 'release mfe-home', details: [], sections: ['mfe-home'] });
    await registry.refuse({ what: 'promote mfe-blog', details: ['There is no such release.'] });
    const { id } = await registry.live();
    expect(await registry.journal(9)).toMatchObject([
      { outcome: 'refused', before: id, after: id, details: ['There is no such release.'] },
      { outcome: 'done', before: id, after: id, why: null, commits: {} },
      { outcome: 'live', before: null, after: id, ...known },
    ]);
    const [entry] = await registry.journal(1);
    expect(entry?.who).toMatch(/.@./);
    expect(entry?.at.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test('finds audit entries by literal text and by section', async () => {
    const note = (what: string, sections: string[]) =>
      registry.note({ what, sections, details: ['changed /school'], who: 'key 100%_sure' });
    await note('promote mfe-blog', ['mfe-blog']);
    await note('promote mfe-home, config', ['mfe-home', 'config']);
    const found = async (filter: Parameters<Registry['journal']>[1]) =>
      (await registry.journal(9, filter)).map(({ what }) => what);
    expect(await found({ naming: 'MFE-BLOG' })).toEqual(['promote mfe-blog']);
    expect(await found({ naming: '/school' })).toHaveLength(2);
    expect(await found({ naming: '100%_sure' })).toHaveLength(2);
    expect(await found({ naming: '1%sure' })).toEqual([]);
    expect(await found({ sections: ['config', 'shell'] })).toEqual(['promote mfe-home, config']);
    expect(await found({ sections: [] })).toEqual([]);
  });

  test('audit entries cannot be changed or deleted', async () => {
    await registry.note(auditEntry);
    const statements = [
      "update delivery_journal set who = 'nobody'",
      'delete from delivery_journal',
      ...(dialect === 'postgres' ? ['truncate delivery_journal'] : []),
    ];
    for (const statement of statements) {
      // The SQLite module may come from another test file's realm, so its errors are not `instanceof Error` here.
      await expect(run(statement)).rejects.toMatchObject({
        message: expect.stringContaining('delivery_journal is only ever added to'),
      });
    }
    expect(await registry.journal(9)).toHaveLength(1);
  });

  test('two processes write forty entries and releases without losing any', async () => {
    const other = await openRegistry(dataDir, database);
    const programs = [registry, other];
    await Promise.all(
      Array.from({ length: 40 }, async (_, number) => {
        const program = programs[number % 2] ?? registry;
        if (number % 4 < 2) await program.refuse({ what: `try ${number}`, details: [] });
        else await program.noteRelease('shell', number.toString(16).padStart(16, '0'));
      }),
    );
    expect(await registry.journal(99)).toHaveLength(20);
    expect(await registry.releases('shell')).toHaveLength(20);
    await other.close();
  });

  test('the latest release is the newest, even if it was built before', async () => {
    for (const id of [A, B, A]) await registry.noteRelease('shell', id);
    await registry.noteRelease('mfe-home', B);
    expect((await registry.releases('shell')).map(({ id }) => id)).toEqual([A, B]);
    expect((await registry.releases('mfe-blog')).map(({ id }) => id)).toEqual([]);
  });

  test('reads the audit log in pages filtered by person and outcome, and single entries by number', async () => {
    for (const what of ['one', 'two', 'three']) {
      await registry.note({ what, details: [], who: 'Asha' });
    }
    await registry.refuse({ what: 'four', details: [], who: 'Ravi' });
    const page = { skip: 1, most: 1 };
    const { entries, total } = await registry.journalPage(page, { who: 'Asha', outcome: 'done' });
    expect([entries.map(({ what }) => what), total]).toEqual([['two'], 3]);
    const { position } = entries[0] ?? { position: 0 };
    const found = await registry.journalPage({ skip: 0, most: 9 }, { position });
    expect([found.entries, found.total]).toEqual([entries, 1]);
    expect(await registry.journalPeople()).toEqual(expect.arrayContaining(['Asha', 'Ravi']));
  });

  test('deletes versions and manifests that are not in `kept`', async () => {
    for (const data of ['4', '5']) await goLive(versionWith(data));
    expect(await registry.rendered('old')).toBeNull();
    await registry.noteRendered('old', blob('7'));
    await registry.noteRendered('new', blob('9'));
    await registry.noteRendered('new', blob('8'));
    expect(await registry.rendered('old')).toBe(blob('7'));
    const { id, fence } = await registry.live();
    const kept = { versions: [String(id)], blobs: new Set([blob('8')]) };
    expect(await registry.beginPruning({ fence, kept, releases: [] })).toBe(true);
    expect((await registry.versions(9)).map((version) => version.id)).toEqual([id]);
    expect(await registry.rendered('old')).toBeNull();
    expect(await registry.rendered('new')).toBe(blob('8'));
  });

  test('a program that prunes holds up others only until its lease is over', async () => {
    const nothing = { kept: { versions: [], blobs: new Set<string>() }, releases: [] };
    const { fence } = await registry.live();
    expect(await registry.beginPruning({ fence: fence + 1, ...nothing })).toBe(false);
    expect(await registry.beginPruning({ fence, ...nothing })).toBe(true);
    expect(await registry.isBeingPruned()).toBe(true);
    expect(await registry.extendPruning()).toBe(true);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now');
    // The program was killed, or the clock was wrong by a year when it began.
    for (const at of [now + 60_000, now - 365 * DAY_MS]) {
      clock.mockReturnValue(at);
      expect(await registry.isBeingPruned()).toBe(false);
      expect(await registry.extendPruning()).toBe(false);
    }
    clock.mockRestore();
    await registry.endPruning();
    expect(await registry.isBeingPruned()).toBe(false);
  });
});
