import type { Page } from '@site/kit/remote/define-remote.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import { feed } from '../../content/feed.ts';
import { FeedPage } from './feed-page.tsx';

export const page: Page = {
  render: (props) => <FeedPage {...props} />,
  head: ({ site }) => ({
    title: withSiteFacts(feed.title, site),
    description: feed.description,
    canonicalPath: '/feed',
  }),
};
