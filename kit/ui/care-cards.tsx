import type { ReactNode } from 'react';
import { type Call, CareCalls } from './care-calls.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** When to act, and whom to call, where to go, or both. */
type Act = {
  points: readonly string[];
  calls?: readonly Call[];
  /** Where to go, such as "Nearest eye hospital". */
  place?: string | undefined;
};

/** A page of the site, and what its link says. */
type PageLink = { label: string; href: string };

type CareCardsProps = {
  /** When to see a doctor: signs that can wait for a visit, where to book one, and what to take along. */
  doctor: { points: readonly string[]; action: PageLink; toPrint?: PageLink | undefined };
  /** When to get help today. */
  urgent: Act;
  /** When to act at once. The first number is the one that stands out. */
  emergency: Act;
};

/** When to get help, in three steps of urgency, each with what to press or where to go. Titles are headings of level 3. */
export function CareCards({ doctor, urgent, emergency }: CareCardsProps) {
  return (
    <div className="ui-care-cards">
      <CareCard title="See your doctor" points={doctor.points}>
        <div className="ui-care-calls">
          <a className="ui-call" href={doctor.action.href}>
            <Icon name="calendar" />
            {` ${doctor.action.label}`}
          </a>
          {doctor.toPrint && (
            <a className="ui-call" href={doctor.toPrint.href}>
              <Icon name="printer" />
              {` ${doctor.toPrint.label}`}
            </a>
          )}
        </div>
      </CareCard>
      <CareCard title={urgentTitle(urgent)} tone="ui-care-urgent" points={urgent.points}>
        <CareCalls {...whereTo(urgent)} />
      </CareCard>
      <CareCard title="Emergency: act now" tone="ui-care-emergency" points={emergency.points}>
        <CareCalls {...whereTo(emergency)} />
      </CareCard>
    </div>
  );
}

/** Nobody is told to call where there is no number. */
function urgentTitle({ calls = [] }: Act): string {
  return calls.length > 0 ? 'Urgent: call today' : 'Urgent: go today';
}

function whereTo({ calls = [], place }: Act) {
  return { calls, place };
}

type CareCardProps = {
  title: string;
  tone?: 'ui-care-urgent' | 'ui-care-emergency';
  points: readonly string[];
  children: ReactNode;
};

function CareCard({ title, tone, points, children }: CareCardProps) {
  return (
    <article className={classNames('ui-care-card', tone)}>
      <h3>{title}</h3>
      <div className="ui-care-body">
        <ul className="ui-bullets">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        {children}
      </div>
    </article>
  );
}
