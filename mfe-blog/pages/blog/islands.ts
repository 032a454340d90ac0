import { otherBlogs } from './other-blogs.tsx';
import { posted } from './posted.tsx';
import { shareButton } from './share-button.tsx';

/** What is alive on the page of a post. */
export const islands = [posted, shareButton, otherBlogs];
