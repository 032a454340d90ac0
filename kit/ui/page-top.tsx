import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { type Topic, topicClass } from './topic.ts';

type PageTopProps = {
  /** The page's one heading of level 1. */
  title: ReactNode;
  /** What the page is for, in one or two sentences. */
  lead?: ReactNode;
  /** The hue of the band; sand (`general`) unless told. */
  topic?: Topic;
  /** `<Breadcrumbs>`, above the heading. */
  breadcrumbs?: ReactNode;
  /** A `<Chip onTint>` above the heading. */
  chip?: ReactNode;
  /** A `<Picture first>` beside the words; under them on a phone. */
  picture?: ReactNode;
  /** Buttons or links under the lead. */
  children?: ReactNode;
};

/** The first band of a page: where one is, what this is, and the first step. */
export function PageTop({
  title,
  lead,
  topic = 'general',
  breadcrumbs,
  chip,
  picture,
  children,
}: PageTopProps) {
  return (
    <section className={classNames('ui-background-tint', topicClass[topic])}>
      <div className="ui-container">
        {breadcrumbs}
        <div className="ui-page-top">
          <div className="ui-text-column">
            {chip}
            <h1>{title}</h1>
            {lead && <p className="ui-lead">{lead}</p>}
            {children}
          </div>
          {picture && <div className="ui-page-top-picture">{picture}</div>}
        </div>
      </div>
    </section>
  );
}
