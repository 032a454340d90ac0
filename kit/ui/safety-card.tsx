import type { ReactNode } from 'react';
import type { SafetyAdvice, SafetyPoint, SafetySource } from '../safety/safety-advice.ts';
import { type Call, CareCalls, callsTo } from './care-calls.tsx';
import { Icon } from './icon.tsx';
import { withUnitsKept } from './with-units-kept.ts';

type SafetyCardProps = {
  advice: SafetyAdvice;
  /** The helplines of the site; the card shows those that its advice names. */
  helplines: readonly Call[];
};

/**
 * What to do in one danger: what is always right first, then what cannot wait, then the rest. Its title
 * is a heading of level 3. It is folded to its title, because a page warns of several dangers and a reader is
 * in one of them at most. It is the platform's `<details>`: it opens without scripts, for the browser's search
 * in the page too, and prints in full.
 */
export function SafetyCard({ advice, helplines }: SafetyCardProps) {
  const { heading, intro, steps, now, today, thisWeek, goodToKnow, sources } = advice;
  return (
    <details className="ui-safety-card">
      <summary>
        <h3>{heading}</h3>
        <span>{withUnitsKept(intro)}</span>
        <span className="ui-safety-open">
          What to do, step by step <Icon name="chevron-down" />
        </span>
      </summary>
      <div className="ui-safety-steps">
        <Part {...steps} />
        <div className="ui-safety-actions">
          <div className="ui-safety-action ui-care-emergency">
            <Part {...now}>
              <CareCalls calls={callsTo(now.helplines, helplines)} place={now.place} />
            </Part>
          </div>
          <div className="ui-safety-action ui-care-urgent">
            <Part {...today}>
              <CareCalls calls={callsTo(today.helplines, helplines)} place={today.place} />
            </Part>
          </div>
        </div>
        {thisWeek && <Part {...thisWeek} />}
        {goodToKnow && <Part {...goodToKnow} />}
        <p className="ui-safety-sources">
          Sources:{' '}
          {sources.map((source, index) => (
            <span key={source.id}>
              {index > 0 && '; '}
              <a href={source.url}>{source.title}</a>
              {`, ${published(source)}`}
            </span>
          ))}
          .
        </p>
      </div>
    </details>
  );
}

type PartProps = {
  heading: string;
  points: readonly SafetyPoint[];
  /** What to press, under the points. */
  children?: ReactNode;
};

function Part({ heading, points, children }: PartProps) {
  return (
    <div className="ui-safety-part">
      <h4>{heading}</h4>
      <ul className="ui-bullets">
        {points.map(({ text }) => (
          <li key={text}>{withUnitsKept(text)}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}

/** Who published it, and when. */
function published({ publisher, year, updated }: SafetySource): string {
  return updated === undefined
    ? `${publisher}, ${year}`
    : `${publisher}, ${year}, updated ${updated}`;
}
