import type { SiteConfig } from '@site/kit/site.ts';
import { ArrowLabel } from '@site/kit/ui/arrow-label.tsx';
import { Icon } from '@site/kit/ui/icon.tsx';
import { Picture } from '@site/kit/ui/picture.tsx';
import { topicClass } from '@site/kit/ui/topic.ts';
import { helpTopics } from '../../content/hero-slides.ts';

/** Four topics, each a link: pictures beside the words on a phone, above them on a wide screen. */
export function HelpTopics({ site }: { site: SiteConfig }) {
  return (
    <ul className="topics">
      {helpTopics.topics.map(({ id, title, about, linkText, to, img }) => (
        <li key={id} className="grid">
          <a className={`topic card-press ${topicClass[id]}`} href={to}>
            <Picture
              assetBase={site.assetBase}
              path={img.src}
              width={img.width}
              height={img.height}
              alt=""
            />
            <div>
              <h3>{title}</h3>
              <p>{about}</p>
              <ArrowLabel>{linkText}</ArrowLabel>
            </div>
            <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
  );
}
