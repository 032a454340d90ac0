import { afterEach, beforeEach } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** An empty folder for each test, removed afterwards. */
export function folderForEach(): { path: string } {
  const folder = { path: '' };
  beforeEach(async () => {
    folder.path = await mkdtemp(path.join(tmpdir(), 'test-'));
  });
  afterEach(() => rm(folder.path, { recursive: true, force: true }));
  return folder;
}
