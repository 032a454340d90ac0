import type { BuiltInPost } from './post-schema.ts';

const posts: Readonly<Record<string, () => Promise<BuiltInPost>>> = {
  101: async () => (await import('./posts/101-child-health.ts')).post101,
  102: async () => (await import('./posts/102-childhood-illnesses.ts')).post102,
  103: async () => (await import('./posts/103-mental-health.ts')).post103,
  104: async () => (await import('./posts/104-hearing.ts')).post104,
  105: async () => (await import('./posts/105-myopia.ts')).post105,
  106: async () => (await import('./posts/106-review-imran.ts')).post106,
  107: async () => (await import('./posts/107-review-kavitha.ts')).post107,
  108: async () => (await import('./posts/108-review-savitri.ts')).post108,
};

/** Opens a post that is part of the site; `null` for an id that is none of theirs. Its text is fetched only now. */
export async function openBuiltIn(
  id: string,
): Promise<{ kind: 'built-in'; post: BuiltInPost } | null> {
  const open = Object.hasOwn(posts, id) ? posts[id] : undefined;
  return open ? { kind: 'built-in', post: await open() } : null;
}
