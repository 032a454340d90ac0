import { post106 } from '../../content/posts/106-review-imran.ts';
import { builtInPage } from '../blog/built-in-page.tsx';

export const page = builtInPage(post106);
