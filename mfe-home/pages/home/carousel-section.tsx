import { Kicker } from '@site/kit/ui/section.tsx';

/** The layout of the carousels of specialists and offerings (specification, section 9). */
export const fourThreeTwoLayout = { visible: '2-3-4', dots: 'below-1025', infinite: true } as const;

/**
 * Autoplay interval in milliseconds: long enough to read 30 words slowly. The specification only sets the 500 ms
 * transition.
 */
export const AUTOPLAY_MS = 7000;

type SectionHeadingProps = {
  kick?: string;
  heading: string;
  lead?: string;
};

/** The heading of a section with the carousel's controls beside it. */
export function SectionHeading({ kick, heading, lead }: SectionHeadingProps) {
  return (
    <>
      {kick && <Kicker>{kick}</Kicker>}
      <h2>{heading}</h2>
      {lead && <p className="text-quiet">{lead}</p>}
    </>
  );
}
