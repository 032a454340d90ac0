import type { BlogOverview } from '@site/kit/api/blog.ts';
import { type BlogInState, cardOfPublished } from '@site/kit/blog-cards/blog-card-data.ts';

/** The published posts as the carousel shows them. One without an id keeps its words, which nothing else knows. */
export function publishedForDesk(blogs: readonly BlogOverview[]): readonly BlogInState[] {
  return blogs.map((blog) => {
    const card = cardOfPublished(blog);
    if (card.blogId) return card;
    return { ...card, updatedAt: blog.updatedAt, description: blog.description ?? '' };
  });
}
