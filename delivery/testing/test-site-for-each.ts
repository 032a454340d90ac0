import { afterAll, beforeEach } from '@jest/globals';
import { type FakeRelease, openTestSite, type TestSite } from './open-test-site.ts';

/** Opens a test site before each test, with these releases live, and closes it when hooks of the file have run. */
export function testSiteForEach(...live: readonly FakeRelease[]): TestSite {
  let site: TestSite | undefined;
  const now = (): TestSite => {
    if (!site) throw new Error('The site is opened before each test.');
    return site;
  };

  beforeEach(async () => {
    await site?.close();
    site = await openTestSite();
    if (live.length > 0) await site.goLive(...live);
  });

  afterAll(() => site?.close());

  return {
    get stores() {
      return now().stores;
    },
    lay: (release) => now().lay(release),
    goLive: (...releases) => now().goLive(...releases),
    liveVersion: () => now().liveVersion(),
    publicTree: () => now().publicTree(),
    readPublic: (file) => now().readPublic(file),
    close: () => now().close(),
  };
}
