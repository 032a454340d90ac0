import { post102 } from '../../content/posts/102-childhood-illnesses.ts';
import { builtInPage } from '../blog/built-in-page.tsx';

export const page = builtInPage(post102);
