import { expect, test } from '@jest/globals';
import { builtInCards } from '@site/kit/blog-cards/built-in-cards.ts';
import { everyBuiltInPost } from './built-in-posts.ts';

test('the cards match the posts, in the same order', async () => {
  const posts = await everyBuiltInPost();
  expect(builtInCards).toEqual(
    posts.map(({ blogId, title, author, category, thumbnail }) => ({
      blogId,
      title,
      author,
      category: category.label,
      thumbnail: thumbnail.src,
    })),
  );
});
