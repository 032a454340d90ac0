import { post104 } from '../../content/posts/104-hearing.ts';
import { builtInPage } from '../blog/built-in-page.tsx';

export const page = builtInPage(post104);
