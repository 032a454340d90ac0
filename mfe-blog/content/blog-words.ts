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
  updated: 'Updated',
  backHome: 'Back to Home',
  otherBlogs: 'Read our other blogs...',
  /** While a post is fetched; `heading` stands where nobody has passed on its title. */
  onItsWay: { heading: 'Opening the post', label: 'The post is on its way' },
  notFound: {
    heading: 'Blog not found.',
    sentence: 'It may have moved or been taken down. Our other posts are below.',
    pictureAlt: 'A boy reaches up for his kite, caught in a tree',
  },
  /** When the service that keeps the posts does not answer. `{phone}` and `{hours}` are the site's own. */
  notFetched: {
    heading: 'This post did not load',
    sentence:
      'Your connection or our service is not responding. The post may still be there. Please try again, or call us with your question.',
    retry: 'Try again',
    call: 'Call {phone}',
    hours: 'We answer {hours}.',
  },
  medicalNote: 'This article gives information. It does not replace a doctor.',
  /** In the place of a picture that another host keeps: `{place}` is the first sentence, `{words}` what it shows. */
  foreignPicture: { onHost: 'Picture on {host}', withWords: '{place}: {words}' },
  /** Name the boxes in which a wide table and a block of code are scrolled. */
  table: 'Table',
  code: 'Code',
  /** `{url}` is the address of the post. */
  share: {
    button: 'Share this post',
    copied: 'Link copied',
    notCopied: 'Your browser did not copy the link. Here it is: {url}',
  },
  feed: {
    title: 'Parents Desk of {product}',
    description: 'Posts for parents about the health of children.',
    link: 'Follow the posts by RSS',
  },
} as const;
