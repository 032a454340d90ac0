import { type Ground, Section, type Topic } from '@site/kit/ui/section.tsx';
import type { Cited } from '../../content/medical-text-schema.ts';
import { Panel } from '../panel.tsx';
import { CitedText } from './cited-text.tsx';
import { useMedicalText } from './medical-context.ts';

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
