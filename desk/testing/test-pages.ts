import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { parseDeliveryConfig } from '@site/delivery/config.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { openContentStore } from '../content/content-store.ts';
import { createPublisher } from '../content/publisher.ts';
import type { PagesContext } from '../web/pages/pages-context.ts';

/** The pages section on an empty repository, where every document is missing and nothing can be built. */
export async function openTestPages(): Promise<PagesContext & { close: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
  const repository = path.join(folder, 'repository');
  const git = (...args: string[]) => promisify(execFile)('git', args, { cwd: folder });
  await git('init', '--quiet', '--initial-branch=main', repository);
  const author = ['-c', 'user.name=Developer', '-c', 'user.email=developer@pebble.example'];
  await git('-C', repository, ...author, 'commit', '--quiet', '--allow-empty', '--message=Empty');
  const content = await openContentStore({
    folder: path.join(folder, 'content'),
    repository,
    liveRevision: () => Promise.resolve(null),
  });
  const config = parseDeliveryConfig({ DATA_DIR: folder });
  const nothing = () => Promise.reject(new Error('Nothing is shipped from here.'));
  return {
    content,
    publisher: createPublisher({
      content,
      config,
      shipsByCi: false,
      report: () => undefined,
    }),
    pageView: { htmlOf: () => Promise.resolve(null) },
    siteFile: () => Promise.resolve(null),
    readSite: () => Promise.resolve(configuredSite()),
    sendsMail: false,
    rolledBack: () => Promise.resolve(null),
    shippingFor: () => ({
      release: nothing,
      configure: nothing,
      preview: nothing,
      promote: nothing,
      awaitApproval: nothing,
    }),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
