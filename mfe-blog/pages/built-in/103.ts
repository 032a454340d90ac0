import { post103 } from '../../content/posts/103-mental-health.ts';
import { builtInPage } from '../blog/built-in-page.tsx';

export const page = builtInPage(post103);
