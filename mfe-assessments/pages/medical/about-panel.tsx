import { type Ground, Section } from '@site/kit/ui/section.tsx';
import type { Topic } from '@site/kit/ui/topic.ts';
import type { Cited } from '../../content/medical-text-schema.ts';
import { CitedText } from './cited-text.tsx';
import { useMedicalText } from './medical-context.ts';

type AboutPanelProps = {
  topic: Topic;
  heading: string;
  paragraphs: readonly Cited[];
  /** `paper` unless told. */
  ground?: Ground;
};

/** A panel of paragraphs about what the product does. */
export function AboutPanel({ topic, heading, paragraphs, ground = 'paper' }: AboutPanelProps) {
  const { say } = useMedicalText();
  return (
    <Section topic={topic} ground={ground}>
      <div className="grid gap-7 xl:grid-cols-[300px_1fr] xl:gap-16" data-panel="">
        <h2>{say(heading)}</h2>
        <div className="ui-about-product">
          {paragraphs.map((paragraph) => (
            <p key={paragraph.text}>
              <CitedText of={paragraph} />
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}
