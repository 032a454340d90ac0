import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { type Topic, topicClass } from './topic.ts';

/** What a section stands on. `tint` takes the hue of its topic; at most one `dark` a page. */
export type Ground = 'paper' | 'white' | 'tint' | 'dark';

const groundClass: Readonly<Record<Ground, string | undefined>> = {
  paper: undefined,
  white: 'ui-background-white',
  tint: 'ui-background-tint',
  dark: 'ui-background-dark',
};

type SectionProps = {
  children: ReactNode;
  /** `paper` unless told. */
  ground?: Ground;
  /** The hue of everything in the section; teal unless told. */
  topic?: Topic;
  /** Less room above and below. */
  tight?: boolean;
  /** The heading of the section, at level 2. */
  title?: string;
  /** One or two sentences under the heading. */
  intro?: ReactNode;
  /** So that a link can lead here. */
  id?: string;
};

/** One band of a page across the whole window, with its content in the grid. */
export function Section({
  children,
  ground = 'paper',
  topic,
  tight = false,
  title,
  intro,
  id,
}: SectionProps) {
  return (
    <section
      id={id}
      className={classNames(
        'ui-section',
        groundClass[ground],
        topic && topicClass[topic],
        tight && 'ui-section-tight',
      )}
    >
      <div className="ui-container">
        {title && (
          <div className="ui-section-head">
            <h2>{title}</h2>
            {intro && <p className="ui-quiet">{intro}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
