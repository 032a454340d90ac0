import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import { Card } from '@site/kit/ui/card.tsx';
import type { SiteConfig } from '@site/kit/site.ts';
import { blogWords } from '../../content/blog-words.ts';
import type { BlogCardData } from './blog-card-data.ts';
import { pictureAddress } from './picture-address.ts';

type Props = { site: SiteConfig; cards: readonly BlogCardData[] };

/** The other posts, each leading to its page. */
export function OtherBlogs({ site, cards }: Props) {
  if (cards.length === 0) return null;
  return (
    <section className="section ground-white" aria-labelledby="other-blogs">
      <div className="wrap">
        <h2 id="other-blogs" className="mb-6">
          {blogWords.otherBlogs}
        </h2>
        <ul className="other-blogs">
          {cards.map(({ blogId, title, author, thumbnail }) => (
            <li key={blogId ?? title}>
              <Card
                title={withSiteFacts(title, site)}
                href={blogId ? `/blog/${blogId}` : '/blog'}
                picture={
                  <img
                    src={pictureAddress(thumbnail, site)}
                    width="400"
                    height="300"
                    alt=""
                    loading="lazy"
                    decoding="async"
                  />
                }
              >
                {withSiteFacts(author, site)}
              </Card>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
