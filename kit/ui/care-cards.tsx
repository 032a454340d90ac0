import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** A number to dial, whose it is, and what they help with. */
type Call = { number: string; name: string; about: string };

type CareCardsProps = {
  /** When to see a doctor: signs that can wait for a visit, and where to book one. */
  doctor: { points: readonly string[]; action: { label: string; href: string } };
  /** When to call today. */
  urgent: { points: readonly string[]; calls: readonly Call[] };
  /** When to act at once. The first number is the one that stands out. */
  emergency: { points: readonly string[]; calls: readonly Call[] };
};

/** When to get help, in three steps of urgency, each with what to press. Titles are headings of level 3. */
export function CareCards({ doctor, urgent, emergency }: CareCardsProps) {
  return (
    <div className="care">
      <CareCard title="See your doctor" points={doctor.points}>
        <a className="call" href={doctor.action.href}>
          <Icon name="calendar" />
          {` ${doctor.action.label}`}
        </a>
      </CareCard>
      <CareCard title="Urgent: call today" tone="care-urgent" points={urgent.points}>
        <Calls calls={urgent.calls} />
      </CareCard>
      <CareCard title="Emergency: act now" tone="care-emergency" points={emergency.points}>
        <Calls calls={emergency.calls} />
      </CareCard>
    </div>
  );
}

type CareCardProps = {
  title: string;
  tone?: 'care-urgent' | 'care-emergency';
  points: readonly string[];
  children: ReactNode;
};

function CareCard({ title, tone, points, children }: CareCardProps) {
  return (
    <article className={classNames('care-card', tone)}>
      <h3>{title}</h3>
      <div className="care-body">
        <ul className="bullets">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <div className="care-calls">{children}</div>
      </div>
    </article>
  );
}

function Calls({ calls }: { calls: readonly Call[] }) {
  return calls.map(({ number, name, about }) => (
    <a key={number} className="call" href={`tel:${number}`}>
      <b>{number}</b>{' '}
      <span>
        {`${name} `}
        <span className="call-about">{about}</span>
      </span>
    </a>
  ));
}
