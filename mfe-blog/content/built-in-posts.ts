import type { BuiltInPost } from './post-schema.ts';
import { post101 } from './posts/101-child-health.ts';
import { post102 } from './posts/102-childhood-illnesses.ts';
import { post103 } from './posts/103-mental-health.ts';
import { post104 } from './posts/104-hearing.ts';
import { post105 } from './posts/105-myopia.ts';
import { post106 } from './posts/106-review-imran.ts';
import { post107 } from './posts/107-review-kavitha.ts';
import { post108 } from './posts/108-review-savitri.ts';

/** The posts that are part of the site, in the order of their ids. */
export const builtInPosts: readonly BuiltInPost[] = [
  post101,
  post102,
  post103,
  post104,
  post105,
  post106,
  post107,
  post108,
];
