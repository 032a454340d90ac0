import { contentOf } from '@site/kit/content/content-of.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ArrowLabel } from '@site/kit/ui/arrow-label.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import { Icon } from '@site/kit/ui/icon.tsx';
import { pressable } from '@site/kit/ui/card-look.ts';
import type { HelpTopicsWords } from '../../content/home-schemas.ts';
import document from '../../content/help-topics.yaml';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';

const words = contentOf<HelpTopicsWords>(document);

/** Links to topics: images beside the text on a phone, above it on a wide screen. */
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
            <ContentPicture
              picture={img}
              site={site}
              className="w-28 flex-none xl:mx-auto xl:w-auto"
            />
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

/** The public helplines as phone links. */
export function HelpStrip({ site }: { site: SiteConfig }) {
  return (
    <div className="mt-7 grid gap-3.5 rounded-card bg-coral-100 p-5 xl:grid-cols-[190px_1fr] xl:items-center xl:px-7 xl:py-5.5 print:break-inside-avoid">
      <h2 className="text-24 text-coral-700">{words.helplines}</h2>
      {/* On a wide screen, columns are sized by their content, so that everything fits on two lines. */}
      <ul className="grid gap-2.5 lg:grid-cols-3 xl:grid-cols-[repeat(3,auto)]">
        {site.helplines.map(({ number, name, about }) => (
          <li key={number} className="grid">
            {/*
              Always on its own line: in a column a third of the page wide, some descriptions would fit beside their
              numbers and others wouldn't.
            */}
            <a
              href={`tel:${number}`}
              className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-0.5 rounded-button border border-coral-200 bg-surface px-3.5 py-2.5 leading-[1.3] text-ink no-underline hover:border-coral-600 lg:max-xl:flex-col lg:max-xl:items-start"
            >
              <b className="min-w-16.5 shrink-0 pt-0.75 font-head text-24 leading-none font-bold text-coral-700 lg:min-w-0">
                {number}
              </b>
              <span className="min-w-0 flex-[1_1_7rem] text-pretty lg:max-xl:flex-none">
                <strong className="block">{name}</strong>
                {about}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
