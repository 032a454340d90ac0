import { Kicker } from '@site/kit/ui/kicker.tsx';

type SectionHeadingProps = {
  /** A few words above the heading. */
  kick?: string;
  heading: string;
  /** A sentence or two below it. */
  lead?: string;
};

/** The heading of a section whose carousel has its controls beside it. */
export function SectionHeading({ kick, heading, lead }: SectionHeadingProps) {
  return (
    <>
      {kick && <Kicker>{kick}</Kicker>}
      <h2>{heading}</h2>
      {lead && <p className="text-quiet">{lead}</p>}
    </>
  );
}
