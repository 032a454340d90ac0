import type { SiteConfig } from '@site/kit/site.ts';
import type { BlobHash } from '../blobs/blob-store.ts';
import type { Release } from '../releases/release.ts';
import type { RenderProcesses } from '../render/render-processes.ts';
import type { Stores } from '../stores/stores.ts';
import type { CriticalSheets } from './critical-css/critical-sheets.ts';

/** Everything needed to compose the parts of a version. */
export type ComposeContext = Stores & {
  site: SiteConfig;
  /** Blobs of the configuration and the data. Along with the releases, they determine all pages. */
  config: BlobHash;
  data: BlobHash;
  shell: Release;
  criticalSheets: CriticalSheets;
  processes: RenderProcesses;
};
