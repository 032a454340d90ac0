import type { ReactNode } from 'react';
import { cn } from './cn.ts';

/**
 * What a page or a card is about; each topic has one hue, used the same way everywhere. `data-topic` gives an
 * element, and all in it, the hue (`base.css`).
 */
export type Topic = 'physical' | 'behavioural' | 'learning' | 'school' | 'general';

/** What a section stands on. `tint` takes the hue of its topic; at most one `dark` a page. */
export type Ground = 'paper' | 'white' | 'tint' | 'dark';

/** The width of a page's content, and the space at its sides. */
export const pageGrid = 'mx-auto box-content max-w-page px-gutter';

/** The space above and below the content of a section. */
export const sectionRoom = {
  wide: 'py-(--section)',
  tight: 'py-[calc(var(--section)*0.6)]',
} as const;

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
