import type { ReactNode } from 'react';
import { cardWords } from '../safety/safety.ts';
import {
  type Call,
  CareCalls,
  callList,
  callLook,
  callWords,
  type Urgency,
} from './care-calls.tsx';
import { cn } from './cn.ts';
import { Icon } from './icon.tsx';
import { bullets } from './ticks.tsx';

/** Signs on which to act, with whom to call, where to go, or both. */
type Act = {
  points: readonly string[];
  calls?: readonly Call[];
  /** Where to go, such as "Nearest eye hospital". */
  place?: string | undefined;
};

type PageLink = { label: string; href: string };

type CareCardsProps = {
  /** Signs that can wait for an appointment, a link for booking one, and a checklist to bring. */
  doctor: { points: readonly string[]; action: PageLink; toPrint?: PageLink | undefined };
  urgent: Act;
  /** Signs on which to act immediately. The first number is emphasised. */
  emergency: Act;
};

/** Explains when to get help, in three levels of urgency, each with a number or a place. Titles are `h3`. */
export function CareCards({ doctor, urgent, emergency }: CareCardsProps) {
  return (
    <div className="ui-care-cards grid gap-2.5 max-md:not-print:-mx-2 md:gap-4 xl:grid-cols-[repeat(3,1fr)] xl:gap-5 print:block">
      <CareCard title={cardWords('help.doctor')} urgency="visit" points={doctor.points}>
        <div className={callList}>
          <a className={callLook('visit')} href={doctor.action.href}>
            <Icon name="calendar" /> <span className={callWords}>{doctor.action.label}</span>
          </a>
          {doctor.toPrint && (
            <a className={callLook('visit')} href={doctor.toPrint.href}>
              <Icon name="printer" /> <span className={callWords}>{doctor.toPrint.label}</span>
            </a>
          )}
        </div>
      </CareCard>
      <CareCard title={urgentTitle(urgent)} urgency="urgent" points={urgent.points}>
        <CareCalls urgency="urgent" {...whereTo(urgent)} />
      </CareCard>
      <CareCard title={cardWords('help.emergency')} urgency="emergency" points={emergency.points}>
        <CareCalls urgency="emergency" {...whereTo(emergency)} />
      </CareCard>
    </div>
  );
}

/** Returns a title that says "call" only if there is a number. */
function urgentTitle({ calls = [] }: Act): string {
  return cardWords(calls.length > 0 ? 'help.urgentCall' : 'help.urgentGo');
}

function whereTo({ calls = [], place }: Act) {
  return { calls, place };
}

const headings: Readonly<Record<Urgency, string>> = {
  visit: 'bg-teal-600 text-white',
  urgent: 'bg-marigold-600 text-ink',
  emergency: 'bg-coral-600 text-white',
};

type CareCardProps = {
  title: string;
  urgency: Urgency;
  points: readonly string[];
  children: ReactNode;
};

function CareCard({ title, urgency, points, children }: CareCardProps) {
  return (
    // Colour carries meaning here, so print it; browsers drop backgrounds by default.
    <article className="ui-care-card flex flex-col overflow-hidden rounded-card border border-line bg-surface print:mb-4 print:break-inside-avoid print:overflow-visible print:[print-color-adjust:exact]">
      <h3
        className={cn(
          'rounded-t-[calc(var(--radius-card)-1px)] px-3 pt-2.5 pb-2 leading-[1.25] font-bold md:px-5 md:pt-3.5 md:pb-[11px]',
          headings[urgency],
        )}
      >
        {title}
      </h3>
      <div className="ui-care-body flex flex-1 flex-col gap-2.5 px-3 pt-2.5 pb-3 md:gap-3.5 md:px-5 md:pt-4 md:pb-5">
        <ul className={bullets}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        {children}
      </div>
    </article>
  );
}
