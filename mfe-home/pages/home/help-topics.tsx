import { contentOf } from '@site/kit/content/content-of.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ArrowLabel } from '@site/kit/ui/arrow-label.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import { Icon } from '@site/kit/ui/icon.tsx';
import { pressable } from '@site/kit/ui/card-look.ts';
import type { HelpTopicsWords } from '../../content/hero-slides-schema.ts';
import document from '../../content/help-topics.yaml';
import { Scene } from './scene.tsx';

const words = contentOf<HelpTopicsWords>(document);

/** The topics, each a link: pictures beside the words on a phone, above them on a wide screen. */
export function HelpTopics({ site }: { site: SiteConfig }) {
  return (
    <ul className="grid gap-3.5 md:grid-cols-2 md:gap-5 xl:grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))]">
      {words.topics.map(({ topic, title, about, linkText, to, img }) => (
        <li key={title} className="grid md:max-xl:last:odd:col-span-full">
          <a
            className={cn(
              pressable,
              'flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface py-3 pr-4 pl-2.5 text-ink no-underline xl:grid xl:grid-cols-1 xl:grid-rows-[auto_1fr] xl:items-stretch xl:px-5 xl:pt-4 xl:pb-5.5 print:break-inside-avoid',
            )}
            data-topic={topic}
            href={to}
          >
            <Scene img={img} site={site} className="w-28 flex-none xl:mx-auto xl:w-auto" />
            <div className="min-w-0 flex-[1_1_5.9rem] sm:basis-[7rem] xl:flex xl:flex-col">
              <h3 className="text-24 text-hue-text">{title}</h3>
              <p className="mt-1 leading-snug text-ink-quiet">{about}</p>
              <div className="mt-auto grid grid-cols-1 pt-3.5 max-xl:hidden *:text-hue-text">
                <ArrowLabel>{linkText}</ArrowLabel>
              </div>
            </div>
            <Icon name="arrow-right" className="size-5 text-hue-text xl:hidden" />
          </a>
        </li>
      ))}
    </ul>
  );
}
