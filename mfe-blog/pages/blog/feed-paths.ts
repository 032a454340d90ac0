/** Where the feeds of the blog stand on the site. */
export const FEED_PATHS = { rss: '/blog/feed.xml', json: '/blog/feed.json' } as const;
