import { post101 } from '../../content/posts/101-child-health.ts';
import { builtInPage } from '../blog/built-in-page.tsx';

export const page = builtInPage(post101);
