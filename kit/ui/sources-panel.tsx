import type { Publication } from '../api/medical-facts.ts';
import { cardWords } from '../safety/safety.ts';
import { hostOf } from './new-tab.tsx';
import { Icon } from './icon.tsx';
import { longDate } from './long-date.ts';

type Source = {
  /** The publication's title, authors and date. */
  text: string;
  url: string;
};

type SourcesPanelProps = {
  writtenBy: string;
  /** The reviewer and their qualification; `undefined` until reviewed. */
  reviewedBy?: { name: string; role: string } | undefined;
  /** Dates as `2024-06-17`. */
  lastChanged: string;
  nextReview: string;
  sources: readonly Source[];
};

/**
 * A page's authors, reviewers, dates and sources. A source's number is its position. The list is collapsed, but links
 * and find-in-page open it, and it prints in full.
 */
export function SourcesPanel({
  writtenBy,
  reviewedBy,
  lastChanged,
  nextReview,
  sources,
}: SourcesPanelProps) {
  return (
    <div className="ui-review grid gap-2 rounded-panel border border-line bg-surface px-4.5 pt-4 pb-2 md:gap-6 md:px-5 md:py-6 lg:gap-8 lg:px-9 lg:py-8 print:border-0 print:p-0">
      <div>
        <h2 className="mb-2 text-24 md:mb-4">{cardWords('sources.heading')}</h2>
        <dl className="grid gap-0.5 max-md:*:flex max-md:*:flex-wrap max-md:*:gap-x-2 md:gap-3 lg:grid-cols-[1fr_1fr] xl:grid-cols-[repeat(4,auto)]">
          <div>
            <dt className="text-ink-quiet">{cardWords('sources.writtenBy')}</dt>
            <dd className="font-semibold">{writtenBy}</dd>
          </div>
          <div>
            <dt className="text-ink-quiet">{cardWords('sources.reviewedBy')}</dt>
            <dd className="font-semibold">
              {reviewedBy ? (
                `${reviewedBy.name}, ${reviewedBy.role}`
              ) : (
                <span className="ui-flag inline-flex items-center gap-2 rounded-pill bg-marigold-100 px-3 py-[3px] font-semibold text-marigold-700">
                  <Icon name="clock" size={22} />
                  <span>{cardWords('sources.awaitsReview')}</span>
                </span>
              )}
            </dd>
          </div>
          <div>
            <dt className="text-ink-quiet">{cardWords('sources.lastChanged')}</dt>
            <dd className="font-semibold">
              <Day date={lastChanged} />
            </dd>
          </div>
          <div>
            <dt className="text-ink-quiet">{cardWords('sources.nextReview')}</dt>
            <dd className="font-semibold">
              <Day date={nextReview} />
            </dd>
          </div>
        </dl>
      </div>
      <details className="ui-sources-fold group/sources">
        <summary className="grid min-h-12 list-none grid-cols-[1fr_auto] items-center gap-3 [&::-webkit-details-marker]:hidden">
          <div>
            <h3 className="inline text-hue-text underline underline-offset-[0.2em]">
              {sources.length === 1
                ? cardWords('sources.one')
                : cardWords('sources.many').replace('{count}', `${sources.length}`)}
            </h3>
            <span>{`, ${cardWords('sources.lastChecked')} `}</span>
            <Day date={lastChanged} />
          </div>
          <Icon
            name="chevron-down"
            className="transition-transform group-open/sources:rotate-180"
          />
        </summary>
        <ol
          className="grid gap-3 pt-3.5 xl:grid-cols-[1fr_1fr] xl:gap-x-12 xl:gap-y-4 print:gap-0.5"
          data-sources=""
        >
          {sources.map(({ text, url }, index) => (
            // A short id with a number, because a long page may link to a source a hundred times.
            <li key={text} id={`source-${index + 1}`}>
              <span>{`${text} `}</span>
              {/* Print shows the full address instead (`base.css`). */}
              <a href={url}>{hostOf(url)}</a>
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}

function Day({ date }: { date: string }) {
  return <time dateTime={date}>{longDate(new Date(date), { isDay: true })}</time>;
}

/**
 * A superscript link from a claim to its source in the page's `SourcesPanel`, 1-based. On a page with `sourceNotes` a
 * click shows the source in a popover instead.
 */
export function SourceRef({ number }: { number: number }) {
  return (
    <sup>
      <a href={`#source-${number}`} aria-label={`Source ${number}`}>
        {number}
      </a>
    </sup>
  );
}

/** Formats a publication as one line: authors, title, publisher, year, and notes on its figures. */
export function publicationText(source: Publication): string {
  const { authors, title, publisher, year, updated, note } = source;
  const edition = updated === undefined ? `${year}` : `${year}, updated ${updated}`;
  return [authors, title, `${publisher}, ${edition}`]
    .filter((part) => part !== undefined)
    .map((part) => (part.endsWith('?') ? part : `${part}.`))
    .concat(note ?? [])
    .join(' ');
}
