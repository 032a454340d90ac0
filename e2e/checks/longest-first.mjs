import Sequencer from '@jest/test-sequencer';

/**
 * The test files that take longest, so that none of them begins when the others are nearly done. Jest knows by itself
 * how long a file took before; on a fresh clone it has only its size.
 */
const longest = [
  'delivery/ship/shared-stores.test.ts',
  'e2e/torture/two-hosts.test.ts',
  'delivery/ship/sudden-death.test.ts',
  'delivery/ship/ship.test.ts',
  'api/crash-recovery.test.ts',
  'delivery/host/create-host.test.ts',
  'delivery/host/damaged-tree.test.ts',
  'api/deletion-relay.test.ts',
  'api/database-restarts.test.ts',
  'api/personal-data/erase-person.test.ts',
];

// oxlint-disable-next-line import/no-default-export -- Jest takes the default export
export default class LongestFirst extends Sequencer {
  /** @param {Parameters<Sequencer['sort']>[0]} tests */
  async sort(tests) {
    // oxlint-disable-next-line unicorn/no-array-sort -- it sorts tests, and changes no array
    const sorted = await super.sort(tests);
    const place = ({ path }) => {
      const found = longest.findIndex((file) => path.endsWith(`/${file}`));
      return found === -1 ? longest.length : found;
    };
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}
