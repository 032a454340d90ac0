import { Section } from '@site/kit/ui/section.tsx';
import { SourcesPanel } from '@site/kit/ui/sources-panel.tsx';
import { useCondition } from './condition-context.ts';
import { sourceText } from './source-text.ts';

/** Who wrote the page, who checked it, and what it rests on. */
export function HowWeWroteIt() {
  const { condition, say } = useCondition();
  const { writtenBy, reviewedBy, lastChangedOn, nextReviewOn, sources } = condition;
  return (
    <Section id="sources" topic={condition.topic} tight>
      <SourcesPanel
        writtenBy={say(writtenBy)}
        reviewedBy={
          reviewedBy
            ? {
                name: reviewedBy.name,
                role: `${reviewedBy.qualification}, ${reviewedBy.registration}`,
              }
            : undefined
        }
        lastChanged={lastChangedOn}
        nextReview={nextReviewOn}
        sources={sources.map((source) => ({
          id: source.id,
          text: say(sourceText(source)),
          url: source.url,
        }))}
      />
    </Section>
  );
}
