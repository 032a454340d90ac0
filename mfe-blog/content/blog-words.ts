/** Every word of the blog pages that is not in a post. `{product}` is filled from the site configuration. */
export const blogWords = {
  section: 'Parents Desk',
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
} as const;
