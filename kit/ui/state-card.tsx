import type { ReactNode } from 'react';

type StateCardProps = {
  /** What is the matter, in a few words: "Blog not found." */
  title: string;
  /** The level of the title among the page's headings; 2 unless told. */
  headingLevel?: 1 | 2 | 3;
  /** One sentence that says what to do now; may hold links. */
  children: ReactNode;
  /** A `<Picture>`: `kite-caught` for empty or not found, `message-sent` for done. */
  picture?: ReactNode;
  /** Buttons or links: try again, go elsewhere. */
  actions?: ReactNode;
};

/** Shown in the place of what is empty, missing or failed. */
export function StateCard({ title, headingLevel = 2, children, picture, actions }: StateCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="ui-state-card">
      {picture}
      <div className="ui-stack gap-2">
        <Heading className="ui-heading-3">{title}</Heading>
        <p className="ui-quiet">{children}</p>
        {actions && <div className="ui-actions mt-2">{actions}</div>}
      </div>
    </div>
  );
}
