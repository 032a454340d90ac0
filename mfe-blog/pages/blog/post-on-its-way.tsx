import type { BlogCardData } from '@site/kit/blog-cards/blog-card-data.ts';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { Skeleton } from '@site/kit/ui/skeleton.tsx';
import { blogWords } from '../../content/blog-words.ts';
import { PostCrumbs } from './post-crumbs.tsx';
import { pageGrid } from '@site/kit/ui/section.tsx';
import { cn } from '@site/kit/ui/cn.ts';

/** Holds the place of a post that is being fetched, under its title when the visitor pressed its card. */
export function PostOnItsWay({ pressed }: { pressed: BlogCardData | null }) {
  const { heading, label } = blogWords.onItsWay;
  const title = pressed?.title ?? heading;
  return (
    <>
      <PageTop title={title} breadcrumbs={<PostCrumbs current={title} />} />
      <div
        className={cn(
          pageGrid,
          'grid grid-cols-1 gap-8 pt-10 pb-section xl:grid-cols-[minmax(0,740px)_minmax(300px,1fr)] xl:items-start xl:gap-12 print:block',
        )}
      >
        <Skeleton label={label} lines={8} />
      </div>
    </>
  );
}
