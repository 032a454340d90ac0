import { wordsOf } from '@site/kit/content/content-of.ts';
import { type PostInState, postPath, byline } from '@site/kit/post-cards/post-card-data.ts';
import { PostPicture } from '@site/kit/post-cards/post-picture.tsx';
import { Island } from '@site/kit/islands/island.tsx';
import type { SiteConfig } from '@site/kit/site.ts';
import { Card } from '@site/kit/ui/card.tsx';
import { Carousel } from '@site/kit/ui/carousel.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import document from '../../content/parents-desk.yaml';
import { postLinks } from './post-links.island.tsx';
import { SectionHeading, AUTOPLAY_MS } from './carousel-section.tsx';

const words = wordsOf(document);

type ParentsDeskProps = {
  site: SiteConfig;
  posts: readonly PostInState[];
};

export function ParentsDesk({ site, posts }: ParentsDeskProps) {
  if (posts.length === 0) return null;
  return (
    <Section>
      <Island
        of={postLinks}
        props={{ blogs: posts }}
        staticParts={[
          <Carousel
            key="posts"
            label={words('label')}
            noun={words('noun')}
            heading={<SectionHeading kick={words('kick')} heading={words('heading')} />}
            // Specification, section 9: 3 slides, 2 below 1024 px and below 600 px, 500 ms transition, autoplay.
            visible="2-2-3"
            infinite
            autoplayMs={AUTOPLAY_MS}
            slides={posts.map((blog, index) => ({
              label: blog.title,
              content: (
                // A post's image can have any shape, and its title any length.
                <div
                  className="grid [&_h3]:line-clamp-10 print:[&_h3]:line-clamp-none"
                  data-post={index}
                >
                  <Card
                    title={blog.title}
                    topic="general"
                    href={postPath(blog.blogId)}
                    picture={
                      <PostPicture
                        thumbnail={blog.thumbnail}
                        site={site}
                        className="aspect-4/3 object-cover"
                      />
                    }
                    action={words('read')}
                  >
                    {byline(blog)}
                  </Card>
                </div>
              ),
            }))}
          />,
        ]}
      />
    </Section>
  );
}
