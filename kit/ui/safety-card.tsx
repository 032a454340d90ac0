import type { ReactNode } from 'react';
import { cardWords } from '../safety/safety.ts';
import type { SafetyAdvice, SafetyPart, SafetySource } from '../safety/safety-schema.ts';
import { type Call, CareCalls, callsTo, type Urgency, urgencyText } from './care-calls.tsx';
import { cn } from './cn.ts';
import { Icon } from './icon.tsx';
import { bullets } from './ticks.tsx';
import { nonBreakingUnits } from './non-breaking-units.ts';

type SafetyCardProps = {
  advice: SafetyAdvice;
  /** All helplines of the site; the card shows those named in its advice. */
  helplines: readonly Call[];
  /** Hides the introduction, because a card above contains the same text. */
  isShownAbove?: boolean;
};

/**
 * Advice for one danger: the steps that always apply, then the signs that can't wait, then the rest. The title is an
 * `h3`. Collapsed, because a page warns of several dangers and a reader faces at most one. A `<details>`, so that it
 * opens without JavaScript and by find-in-page, and prints in full.
 */
export function SafetyCard({ advice, helplines, isShownAbove = false }: SafetyCardProps) {
  const { heading, intro, steps, now, today, thisWeek, goodToKnow, sources } = advice;
  return (
    <details className="ui-safety-card group/safety min-w-0 rounded-card border border-coral-200 bg-coral-100 wrap-break-word [--bullet:var(--color-coral-600)] print:[print-color-adjust:exact]">
      <summary className="grid cursor-pointer list-none gap-1 px-3 pt-2.5 pb-2 md:gap-2 md:p-4 lg:px-7 lg:py-5 [&::-webkit-details-marker]:hidden">
        <h3 className="text-coral-700">{heading}</h3>
        {!isShownAbove && (
          <span className="max-w-measure leading-snug md:leading-text">
            {nonBreakingUnits(intro.text)}
          </span>
        )}
        {/* Summary of the collapsed card. */}
        <span className="ui-safety-open inline-flex min-h-6 max-w-measure items-center gap-2 font-head text-16 leading-[1.3] font-semibold text-coral-700 md:min-h-8 print:hidden">
          {cardWords('advice.open')}{' '}
          <Icon name="chevron-down" className="transition-transform group-open/safety:rotate-180" />
        </span>
      </summary>
      <div className="ui-safety-steps grid gap-4 px-4 pt-1 pb-5 lg:px-7 lg:pb-7">
        <Part {...steps} wide />
        <div className="ui-safety-actions grid grid-cols-1 gap-4 lg:grid-cols-2">
          <Action
            urgency="emergency"
            {...now}
            calls={callsTo(now.helplines, helplines)}
            place={now.place}
          />
          <Action
            urgency="urgent"
            {...today}
            calls={callsTo(today.helplines, helplines)}
            place={today.place}
          />
        </div>
        {thisWeek && <Part {...thisWeek} wide />}
        {goodToKnow && <Part {...goodToKnow} wide />}
        <p className="ui-safety-sources text-16 leading-[1.5] text-ink-quiet">
          {cardWords('advice.sources')}{' '}
          {sources.map((source, index) => (
            <span key={source.id}>
              {index > 0 && '; '}
              <a
                className="print:after:wrap-anywhere print:after:content-['_('attr(href)')']"
                href={source.url}
              >
                {source.title}
              </a>
              {`, ${publication(source)}`}
            </span>
          ))}
          .
        </p>
      </div>
    </details>
  );
}

const actionEdges = { urgent: 'border-marigold-600', emergency: 'border-coral-600' } as const;

type ActionProps = SafetyPart & {
  urgency: keyof typeof actionEdges;
  calls: readonly Call[];
  place?: string | undefined;
};

function Action({ urgency, heading, points, calls, place }: ActionProps) {
  return (
    <div
      className={cn(
        'ui-safety-action flex rounded-card border-2 bg-surface p-[clamp(8px,32px_-_1rem,16px)] print:break-inside-avoid',
        actionEdges[urgency],
      )}
    >
      <Part heading={heading} points={points} urgency={urgency}>
        <CareCalls urgency={urgency} calls={calls} place={place} />
      </Part>
    </div>
  );
}

type PartProps = SafetyPart & {
  /** Colours the heading. */
  urgency?: Urgency;
  /** A wide card has its points in columns. */
  wide?: boolean;
  /** Links below the points. */
  children?: ReactNode;
};

function Part({ heading, points, urgency, wide = false, children }: PartProps) {
  return (
    <div className="ui-safety-part flex min-w-0 flex-1 flex-col gap-2.5">
      <h4 className={urgency && urgencyText[urgency]}>{heading}</h4>
      <ul className={cn(bullets, wide && 'lg:grid-cols-2 lg:gap-x-11')}>
        {points.map(({ text }) => (
          <li key={text}>{nonBreakingUnits(text)}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}

/** How many steps fit on a page about something else, so that a parent reads them without a tap. */
const FIRST_STEPS = 3;

type SafetyCardInShortProps = {
  advice: SafetyAdvice;
  /** The page with all of the advice. */
  href: string;
};

/** The first steps of a danger, with a link to the page that has all of the advice. */
export function SafetyCardInShort({ advice, href }: SafetyCardInShortProps) {
  const { heading, steps, goodToKnow } = advice;
  const link = cardWords(goodToKnow ? 'advice.wholeWithLaw' : 'advice.whole');
  return (
    <section className="ui-safety-card ui-safety-short grid min-w-0 gap-1.5 rounded-card border border-coral-200 bg-coral-100 px-3 pt-2.5 pb-2 leading-snug wrap-break-word [--bullet:var(--color-coral-600)] md:p-4 lg:px-7 lg:py-5 print:break-inside-avoid print:[print-color-adjust:exact]">
      <h3 className="text-coral-700">{heading}</h3>
      <ul className={bullets}>
        {steps.points.slice(0, FIRST_STEPS).map(({ text }) => (
          <li key={text}>{nonBreakingUnits(text)}</li>
        ))}
      </ul>
      <p>
        <a className="inline-block py-1 font-semibold" href={href}>
          {link.replace('{heading}', heading)}
        </a>
      </p>
    </section>
  );
}

function publication({ publisher, year, updated }: SafetySource): string {
  return updated === undefined
    ? `${publisher}, ${year}`
    : `${publisher}, ${year}, updated ${updated}`;
}
