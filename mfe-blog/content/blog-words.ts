/** Every word of the blog pages that is not in a post. `{product}` is filled from the site configuration. */
export const blogWords = {
  section: 'Parents Desk',
  /** The tabs of the two pages that show a post at an address which is not its own. */
  tabs: {
    first: 'Parents Desk: {title} | {product}',
    desk: '{title} | Parents Desk | {product}',
  },
  home: 'Home',
  posted: 'Posted',
  by: 'By',
  backHome: 'Back to Home',
  otherBlogs: 'Read our other blogs...',
  notFound: {
    heading: 'Blog not found.',
    sentence: 'It may have moved or been taken down. Our other posts are below.',
    pictureAlt: 'A boy reaches up for his kite, caught in a tree',
  },
  medicalNote: 'This article gives information. It does not replace a doctor.',
  share: { button: 'Share this post', copied: 'Link copied' },
  feed: {
    title: 'Parents Desk of {product}',
    description: 'Posts for parents about the health of children.',
    link: 'Follow the posts by RSS',
  },
} as const;
