import type { SafetyAdvice } from '../safety/safety-advice.ts';
import { nonBreakingUnits } from './non-breaking-units.ts';
import { bullets } from './ticks.tsx';

type SafetyCardInShortProps = {
  advice: SafetyAdvice;
  /** The page with all of the advice. */
  href: string;
};

/** How many steps fit on a page about something else, so that a parent reads them without a tap. */
const FIRST_STEPS = 3;

/** The first steps of a danger, with a link to the page that has all of the advice. */
export function SafetyCardInShort({ advice, href }: SafetyCardInShortProps) {
  const { heading, steps } = advice;
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
          {heading}: every step, and what the law says
        </a>
      </p>
    </section>
  );
}
