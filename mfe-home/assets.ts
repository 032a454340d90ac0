import { listAssets } from '@site/kit/assets/list-assets.ts';
import { sectionAssets } from '@site/kit/assets/section-assets.ts';

/** The files in `assets/`. The build replaces this module with a static list. */
export const { file } = sectionAssets(listAssets('mfe-home', new URL('assets', import.meta.url)));
