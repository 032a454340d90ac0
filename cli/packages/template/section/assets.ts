import { listAssets } from '@site/kit/assets/list-assets.ts';
import { sectionAssets } from '@site/kit/assets/section-assets.ts';

/** Lists the files in `assets/`. A build replaces this module with the list itself. */
export const { picture } = sectionAssets(
  listAssets('mfe-vaccines', new URL('assets', import.meta.url)),
);
