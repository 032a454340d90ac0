import path from 'node:path';
import { freePort } from './free-port.ts';
import { startChild } from './start-child.ts';
import type { TestSite } from './test-site.ts';
import { untilAnswers } from './until-answers.ts';

/** A delivery service beside a test site, as a team in another repository sees it. */
export type RunningService = {
  url: string;
  /** Adds a key with rights to one section only. */
  keyFor: (section: string) => Promise<string>;
  close: () => Promise<void>;
};

/** Starts the delivery service of a test site. */
export async function startDeliveryService(site: TestSite): Promise<RunningService> {
  const port = await freePort();
  const child = startChild([site.program, 'desk'], {
    cwd: site.folder,
    env: {
      ...process.env,
      DATA_DIR: path.join(site.folder, '.data'),
      // The site's location, and so that of its previews.
      PORT: new URL(site.origin).port,
      DELIVERY_PORT: String(port),
      DESK_PORT: String(await freePort()),
      RUN_AS_ROOT: 'yes',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(`${url}/openapi.json`, 60);
  return {
    url,
    async keyFor(section) {
      const words = ['--sections', section, '--actions', 'release,preview,promote,rollback'];
      return (await site.command('keys', 'add', `team-of-${section}`, ...words)).trim();
    },
    async close() {
      await child.stop();
    },
  };
}
