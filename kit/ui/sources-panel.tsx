import { hostOf } from './host-of.ts';
import { Icon } from './icon.tsx';
import { longDate } from './long-date.ts';

/** Where a claim on the page comes from. */
export type Source = {
  /** Who published what, and when. */
  text: string;
  /** Where it can be read. */
  url: string;
};

type SourcesPanelProps = {
  writtenBy: string;
  /** Who checked the page and what they are; `undefined` until somebody has. */
  reviewedBy?: { name: string; role: string } | undefined;
  /** Days as `2024-06-17`. */
  lastChanged: string;
  nextReview: string;
  sources: readonly Source[];
};

/**
 * Who wrote a page, who checked it, when, and from which sources. The number of a source is its place in
 * the list. The list is folded to one line: browsers open it for a link to a source and for their search
 * in the page, and it prints in full.
 */
export function SourcesPanel({
  writtenBy,
  reviewedBy,
  lastChanged,
  nextReview,
  sources,
}: SourcesPanelProps) {
  return (
    <div className="ui-review">
      <div>
        <h2>How we wrote this page</h2>
        <dl>
          <div>
            <dt>Written by</dt>
            <dd>{writtenBy}</dd>
          </div>
          <div>
            <dt>Reviewed by</dt>
            <dd>
              {reviewedBy ? (
                `${reviewedBy.name}, ${reviewedBy.role}`
              ) : (
                <span className="ui-flag">
                  <Icon name="clock" size={22} />
                  Awaiting clinical review
                </span>
              )}
            </dd>
          </div>
          <div>
            <dt>Last changed</dt>
            <dd>
              <Day date={lastChanged} />
            </dd>
          </div>
          <div>
            <dt>Next review</dt>
            <dd>
              <Day date={nextReview} />
            </dd>
          </div>
        </dl>
      </div>
      <details className="ui-sources-fold">
        <summary>
          <div>
            <h3>{sources.length === 1 ? '1 source' : `${sources.length} sources`}</h3>
            {', last checked '}
            <Day date={lastChanged} />
          </div>
          <Icon name="chevron-down" />
        </summary>
        <ol>
          {sources.map(({ text, url }, index) => (
            // Named by its number: a long page says the name of a source a hundred times.
            <li key={text} id={`source-${index + 1}`}>
              <span>{`${text} `}</span>
              {/* On paper the style sheet writes the whole address. */}
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
