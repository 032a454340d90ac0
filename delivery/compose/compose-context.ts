import type { SiteConfig } from '@site/kit/site.ts';
import type { BlobHash } from '../blobs/blob-store.ts';
import type { Release } from '../releases/release.ts';
import type { RenderProcesses } from '../render/render-processes.ts';
import type { Stores } from '../stores.ts';
import type { CriticalSheets } from './critical-css/critical-sheets.ts';

/** What the parts of one version are composed with. */
export type ComposeContext = Stores & {
  site: SiteConfig;
  /** The configuration and the data as blobs: with the releases, all that a page is made from. */
  config: BlobHash;
  data: BlobHash;
  shell: Release;
  criticalSheets: CriticalSheets;
  processes: RenderProcesses;
};
