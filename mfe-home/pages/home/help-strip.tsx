import { contentOf } from '@site/kit/content/content-of.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { HelpTopicsWords } from '../../content/hero-slides-schema.ts';
import document from '../../content/help-topics.yaml';

const words = contentOf<HelpTopicsWords>(document);

/** The public helplines, each a number to press. */
export function HelpStrip({ site }: { site: SiteConfig }) {
  return (
    <div className="mt-7 grid gap-3.5 rounded-card bg-coral-100 p-5 xl:grid-cols-[190px_1fr] xl:items-center xl:px-7 xl:py-5.5 print:break-inside-avoid">
      <h2 className="text-24 text-coral-700">{words.helplines}</h2>
      {/* On a wide screen each number takes the room its words need, so that all stand in two lines. */}
      <ul className="grid gap-2.5 lg:grid-cols-3 xl:grid-cols-[repeat(3,auto)]">
        {site.helplines.map(({ number, name, about }) => (
          <li key={number} className="grid">
            {/* In a third of the width the words of one number would fit beside it and those of another not. */}
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
