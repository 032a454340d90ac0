import { post105 } from '../../content/posts/105-myopia.ts';
import { builtInPage } from '../blog/built-in-page.tsx';

export const page = builtInPage(post105);
