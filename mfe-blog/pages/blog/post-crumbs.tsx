import { Breadcrumbs } from '@site/kit/ui/breadcrumbs.tsx';
import { blogWords } from '../../content/blog-words.ts';

/** The way to a post: home, the Parents Desk, and what the post is about. */
export function PostCrumbs({ current }: { current: string }) {
  return (
    <Breadcrumbs
      trail={[
        { label: blogWords.home, href: '/' },
        { label: blogWords.section, href: '/blog' },
      ]}
      current={current}
    />
  );
}
