import type { ReactNode } from 'react';

/** Classes of the card, shared with `Skeleton`. */
export const stateCardLook =
  'flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-4 print:break-inside-avoid';

type StateCardProps = {
  title: string;
  /** Heading level of the title; defaults to 2. */
  headingLevel?: 1 | 2 | 3;
  /** One sentence on what to do now; may contain links. */
  children: ReactNode;
  /** A `<Picture>`: `kite-caught` for empty or not found, `message-sent` for done. */
  picture?: ReactNode;
  /** Buttons or links: try again, go elsewhere. */
  actions?: ReactNode;
};

/** A card for an empty, not-found or error state. */
export function StateCard({ title, headingLevel = 2, children, picture, actions }: StateCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={stateCardLook}>
      {picture && <div className="w-21 flex-none sm:w-30">{picture}</div>}
      <div className="grid min-w-0 flex-[1_1_8.5rem] grid-cols-1 gap-2">
        <Heading className="text-20 leading-tight font-semibold">{title}</Heading>
        <p className="text-quiet">{children}</p>
        {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </div>
  );
}
