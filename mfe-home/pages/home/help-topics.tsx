import type { SiteConfig } from '@site/kit/site.ts';
import { ArrowLabel } from '@site/kit/ui/arrow-label.tsx';
import { Icon } from '@site/kit/ui/icon.tsx';
import { pressable } from '@site/kit/ui/card-look.ts';
import { cn } from '@site/kit/ui/cn.ts';
import { helpTopics } from '../../content/hero-slides.ts';
import { Scene } from './scene.tsx';

/** Four topics, each a link: pictures beside the words on a phone, above them on a wide screen. */
export function HelpTopics({ site }: { site: SiteConfig }) {
  return (
    <ul className="ui-topics">
      {helpTopics.topics.map(({ id, title, about, linkText, to, img }) => (
        <li key={id} className="grid">
          <a className={cn('ui-topic', pressable)} data-topic={id} href={to}>
            <Scene img={img} site={site} />
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
