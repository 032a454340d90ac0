import path from 'node:path';
import { DAY_MS } from '@site/kit/durations.ts';
import { openRegistry } from '@site/delivery/registry/open-registry.ts';
import { keyStore } from '@site/desk/access/key-store.ts';
import type { Rights } from '@site/desk/access/rights.ts';
import type { TestSite } from './test-site.ts';

/** Adds a key to a test site, as the desk does. Without `person`, the key is its own owner. */
export async function addKey(
  { folder }: Pick<TestSite, 'folder'>,
  name: string,
  {
    person,
    ...rights
  }: Partial<Rights> & Pick<Rights, 'sections' | 'actions'> & { person?: string },
): Promise<string> {
  const dataDir = path.join(folder, '.data');
  const registry = await openRegistry(dataDir, { dialect: 'sqlite', file: '' });
  try {
    const added = await keyStore(registry).add({
      name,
      kind: 'key',
      rights: { roles: [], ...rights },
      person,
      madeBy: 'the tests',
      expiresAt: new Date(Date.now() + DAY_MS),
    });
    if (added.kind === 'taken') throw new Error(`There is a key ${name} already.`);
    return added.text;
  } finally {
    await registry.close();
  }
}
