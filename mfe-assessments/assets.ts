import { listAssets } from '@site/kit/assets/list-assets.ts';
import { sectionAssets } from '@site/kit/assets/section-assets.ts';

/** The files in `assets/`. The build replaces this module with a static list. */
export const { picture } = sectionAssets(
  listAssets('mfe-assessments', new URL('assets', import.meta.url)),
);
