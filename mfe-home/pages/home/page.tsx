import type { Page } from '@site/kit/remote/define-remote.ts';
import type { FeaturedPost } from './featured-post.ts';
import { homeHead } from './home-head.ts';
import { HomePage } from './home-page.tsx';

export const page: Page<{ featured: FeaturedPost | null }> = { Page: HomePage, head: homeHead };
