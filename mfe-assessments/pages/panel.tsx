import type { ReactNode } from 'react';
import { type Ground, Section, type Topic } from '@site/kit/ui/section.tsx';
import type { Cited } from '../content/medical-text-schema.ts';
import { CitedText } from './medical/cited-text.tsx';
import { useMedicalText } from './medical/medical-context.ts';

/** A panel with a heading and content, side by side on a wide screen. */
export function Panel({ children }: { children: ReactNode }) {
  return (
    <div
      data-panel=""
      className="grid gap-3 [--bullet:var(--hue)] md:gap-7 xl:grid-cols-[300px_1fr] xl:gap-16 print:in-data-condition:block"
    >
      {children}
    </div>
  );
}

type AboutPanelProps = {
  topic: Topic;
  heading: string;
  paragraphs: readonly Cited[];
  /** Defaults to `paper`. */
  ground?: Ground;
};

export function AboutPanel({ topic, heading, paragraphs, ground = 'paper' }: AboutPanelProps) {
  const { fill } = useMedicalText();
  return (
    <Section topic={topic} ground={ground}>
      <Panel>
        <h2>{fill(heading)}</h2>
        <div className="grid gap-2.5 md:gap-3 print:in-data-condition:block">
          {paragraphs.map((paragraph) => (
            <p key={paragraph.text} className="print:in-data-condition:not-first:mt-[0.8mm]">
              <CitedText of={paragraph} />
            </p>
          ))}
        </div>
      </Panel>
    </Section>
  );
}
