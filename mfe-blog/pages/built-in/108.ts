import { post108 } from '../../content/posts/108-review-savitri.ts';
import { builtInPage } from '../blog/built-in-page.tsx';

export const page = builtInPage(post108);
