import { Section } from '@site/kit/ui/section.tsx';
import { CitedText } from './cited-text.tsx';
import { useCondition } from './condition-context.ts';

/** What the assessment is and what it is not. */
export function AboutProduct() {
  const { condition, say } = useCondition();
  const { heading, paragraphs } = condition.aboutProduct;
  return (
    <Section topic={condition.topic}>
      <div className="panel">
        <h2>{say(heading)}</h2>
        <div className="about-product">
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
