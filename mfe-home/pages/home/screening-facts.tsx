import { preload } from 'react-dom';
import { contentOf } from '@site/kit/content/content-of.ts';
import type { ScreeningFactsWords } from '../../content/home-schemas.ts';
import document from '../../content/screening-facts.yaml';
import { pageGrid } from '@site/kit/ui/section.tsx';

const words = contentOf<ScreeningFactsWords>(document);

/** Explains in a few figures what a screening is, and what it isn't, above the street from the hero image. */
export function ScreeningFacts() {
  // Preload the image in the document's head, because the browser otherwise discovers it only after loading the
  // stylesheet.
  preload(`/website/assets/${words.street}`, { as: 'image', fetchPriority: 'low' });
  return (
    <section
      className="bg-[url(assets/home-street.svg)] bg-position-[62%_bottom] bg-size-[auto_124px] bg-repeat-x pt-2 pb-37 lg:bg-position-[center_bottom] lg:bg-size-[auto_176px] lg:pb-53 print:bg-none print:pb-0"
      data-fold=""
      aria-label={words.heading}
    >
      <div className={pageGrid}>
        <ul className="mb-3.5 grid gap-2.5 border-t border-line pt-5 lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] lg:gap-8">
          {words.facts.map(({ figure, about }) => (
            // Figure and text share a row if both fit; with large text they are stacked.
            <li
              key={figure}
              className="flex flex-wrap items-baseline gap-x-2.5 leading-snug lg:grid lg:content-start lg:gap-0.5"
            >
              <b className="flex-[0_0_9.25rem] font-head text-24 leading-[1.1] font-bold text-teal-700 lg:text-30">
                {figure}
              </b>{' '}
              <span className="min-w-0 flex-[1_1_7rem]">{about}</span>
            </li>
          ))}
        </ul>
        <p className="text-quiet">
          {words.honest} <a href={words.readMore.to}>{words.readMore.text}</a>
        </p>
      </div>
    </section>
  );
}
