import type { ReactNode } from 'react';
import { cn } from './cn.ts';

/** The topic of a page or card. Each topic has one hue, set on an element by `data-topic` (`base.css`). */
export type Topic = 'physical' | 'behavioural' | 'learning' | 'school' | 'general';

/** A section's background. `tint` is the topic's hue; at most one `dark` per page. */
export type Ground = 'paper' | 'white' | 'tint' | 'dark';

/** Content width and side padding of a page. */
export const pageGrid = 'mx-auto box-content max-w-page px-gutter';

/** Vertical padding of a section. */
export const sectionRoom = {
  wide: 'py-(--section)',
  tight: 'py-[calc(var(--section)*0.6)]',
} as const;

type SectionProps = {
  children: ReactNode;
  /** Defaults to `paper`. */
  ground?: Ground;
  /** Sets the hue; defaults to teal. */
  topic?: Topic;
  /** Less vertical padding. */
  tight?: boolean;
  /** The `h2`. */
  title?: string;
  intro?: ReactNode;
  id?: string;
};

/** A full-width band with its content in the page grid. */
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
      className={cn('relative', tight ? sectionRoom.tight : sectionRoom.wide)}
      data-ground={ground === 'paper' ? undefined : ground}
      data-topic={topic}
    >
      <div className={pageGrid}>
        {title && (
          <div className="ui-section-head mb-8 grid gap-2 print:break-after-avoid">
            <h2>{title}</h2>
            {intro && <p className="text-quiet">{intro}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}

/** A few words above a heading. */
export function Kicker({ children }: { children: ReactNode }) {
  return <p className="font-head text-18 leading-[1.3] font-semibold text-kick">{children}</p>;
}
