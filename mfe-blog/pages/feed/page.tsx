import { sharedImage } from '@site/kit/ui/page-head.ts';
import type { Page, PageProps } from '@site/kit/remote/define-remote.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import { feed } from '../../content/feed.ts';
import { Island } from '@site/kit/islands/island.tsx';
import { Breadcrumbs } from '@site/kit/ui/breadcrumbs.tsx';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { boards } from './boards.island.tsx';

export const page: Page = {
  render: (props) => <FeedPage {...props} />,
  head: ({ site }) => ({
    title: withSiteFacts(feed.title, site),
    description: feed.description,
    canonicalPath: '/feed',
    openGraph: { image: sharedImage(feed.picture, site) },
  }),
};

export function FeedPage({ site }: PageProps) {
  return (
    <>
      <PageTop
        title={feed.heading}
        lead={feed.lead}
        breadcrumbs={
          <Breadcrumbs trail={[{ label: feed.home, href: '/' }]} current={feed.heading} />
        }
        picture={<ContentPicture picture={feed.picture} site={site} first />}
      />
      <Section title={feed.boards}>
        <Island of={boards} props={{}} />
      </Section>
    </>
  );
}
