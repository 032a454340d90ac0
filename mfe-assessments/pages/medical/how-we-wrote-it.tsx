import { Island } from '@site/kit/islands/island.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { sourceNotes } from '@site/kit/ui/source-notes.island.tsx';
import { SourcesPanel } from '@site/kit/ui/sources-panel.tsx';
import type { Topic } from '@site/kit/ui/topic.ts';
import type { ReviewedText } from '../../content/medical-text-schema.ts';
import { useMedicalText } from './medical-context.ts';
import { sourceText } from './source-text.ts';

/** Who wrote the page, who checked it, and what it rests on. */
export function HowWeWroteIt({ of: text, topic }: { of: ReviewedText; topic: Topic }) {
  const { say } = useMedicalText();
  const { writtenBy, reviewedBy, lastChangedOn, nextReviewOn, sources } = text;
  return (
    <Section id="sources" topic={topic} tight>
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
          text: say(sourceText(source)),
          url: source.url,
        }))}
      />
      <Island of={sourceNotes} props={{}} />
    </Section>
  );
}
