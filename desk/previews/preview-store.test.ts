import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseConfig } from '@site/api/database/database-config.ts';
import { dialects, useDatabases } from '@site/api/testing/use-databases.ts';
import { openRegistry } from '@site/delivery/registry/open-registry.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import { tickingClock } from '@site/delivery/testing/ticking-clock.ts';
import type { SiteVersion } from '@site/delivery/versions/site-version.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { previewStore } from './preview-store.ts';

const blob = (digit: string) => digit.repeat(64);

/** A version with distinct data. */
const versionWith = (data: string): SiteVersion => ({
  parts: { shell: { release: 'a'.repeat(16), previous: [], manifest: blob('1') } },
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

  const goLive = async (to: SiteVersion) => {
    const auditEntry = { what: 'promote shell', details: [] };
    await registry.goLive({ from: await registry.live(), to, auditEntry });
  };

  test('stores a preview until it ends, unless the pointer has moved', async () => {
    await goLive(versionWith('4'));
    const { fence, id: liveId } = await registry.live();
    const wanted = {
      version: versionWith('5'),
      what: 'release of mfe-blog',
      sections: ['mfe-blog'],
      endsAt: new Date(Date.now() + 60_000),
    };
    const kept = await previewStore(registry).keep({ fence, ...wanted });
    expect(kept).toMatchObject(wanted);
    expect(await previewStore(registry).find(String(kept?.id))).toEqual(kept);
    expect(await previewStore(registry).current()).toEqual([kept]);
    // A concurrent prune must check again, and the live version is unchanged.
    expect(await previewStore(registry).keep({ fence, ...wanted })).toBeNull();
    expect(await registry.live()).toMatchObject({ id: liveId, fence: fence + 1 });

    const over = await previewStore(registry).keep({
      ...wanted,
      fence: fence + 1,
      endsAt: new Date(Date.now() - 1),
    });
    expect(await previewStore(registry).find(String(over?.id))).toBeNull();
    expect(await previewStore(registry).current()).toEqual([kept]);
    expect(await previewStore(registry).end(String(kept?.id))).toBe(true);
    expect(await previewStore(registry).end(String(kept?.id))).toBe(false);
    expect(await previewStore(registry).current()).toEqual([]);
  });

  test('a preview that had ended when blobs were pruned stays ended when the clock is set back', async () => {
    await goLive(versionWith('4'));
    const { fence } = await registry.live();
    const endsAt = new Date(Date.now() + 60_000);
    const wanted = { version: versionWith('5'), what: 'release of mfe-blog', sections: [] };
    const kept = await previewStore(registry).keep({ fence, ...wanted, endsAt });
    const clock = jest.spyOn(Date, 'now').mockReturnValue(endsAt.getTime());
    const nothing = { kept: { versions: [], blobs: new Set<string>() }, releases: [] };
    expect(await registry.beginPruning({ fence: fence + 1, ...nothing })).toBe(true);
    clock.mockReturnValue(endsAt.getTime() - 60_000);
    expect(await previewStore(registry).current()).toEqual([]);
    expect(await previewStore(registry).find(String(kept?.id))).toBeNull();
  });
});
