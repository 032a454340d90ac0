import { post107 } from '../../content/posts/107-review-kavitha.ts';
import { builtInPage } from '../blog/built-in-page.tsx';

export const page = builtInPage(post107);
