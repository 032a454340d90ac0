import type { ReactNode } from 'react';
import { pageGrid, type Topic } from './section.tsx';

type PageTopProps = {
  /** The page's only `h1`. */
  title: ReactNode;
  /** The page's purpose, in one or two sentences. */
  lead?: ReactNode;
  /** The band's colour; defaults to sand (`general`). */
  topic?: Topic;
  /** `<Breadcrumbs>`, above the heading. */
  breadcrumbs?: ReactNode;
  /** A `<Chip onTint>` above the heading. */
  chip?: ReactNode;
  /** A `<Picture first>` next to the text; below it on a phone. */
  picture?: ReactNode;
  /** Buttons or links below the lead. */
  children?: ReactNode;
};

/** The top band of a page, with breadcrumbs, heading and first action. */
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
    <section data-ground="tint" data-topic={topic}>
      <div className={pageGrid}>
        {breadcrumbs}
        <div className="grid grid-cols-1 items-center gap-3 pt-6 pb-8 lg:grid-cols-[1fr_1fr] lg:gap-12">
          <div className="grid grid-cols-1 justify-items-start gap-4">
            {chip}
            <h1>{title}</h1>
            {lead && <p className="max-w-lead text-18 text-quiet">{lead}</p>}
            {children}
          </div>
          {picture && (
            <div className="[&_img]:mx-auto [&_img]:w-full [&_img]:max-w-[230px] lg:[&_img]:max-w-[400px]">
              {picture}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
