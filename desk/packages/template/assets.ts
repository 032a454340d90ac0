import { listAssets } from '@site/kit/assets/list-assets.ts';
import { sectionAssets } from '@site/kit/assets/section-assets.ts';

/** Names the files in `assets/`. A build replaces this module with their list. */
export const { picture } = sectionAssets(
  listAssets('mfe-vaccines', new URL('assets', import.meta.url)),
);
