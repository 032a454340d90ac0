import { Island } from '@site/kit/islands/island.tsx';
import { Section, type Topic } from '@site/kit/ui/section.tsx';
import { sourceNotes } from '@site/kit/ui/source-notes.island.tsx';
import { publicationText, SourcesPanel } from '@site/kit/ui/sources-panel.tsx';
import type { ReviewedText } from '../../content/medical-text-schema.ts';
import { useMedicalText } from './medical-context.ts';

/** Lists the page's authors, reviewers and sources. */
export function HowWeWroteIt({ of: text, topic }: { of: ReviewedText; topic: Topic }) {
  const { fill } = useMedicalText();
  const { writtenBy, reviewedBy, lastChangedOn, nextReviewOn, sources } = text;
  return (
    <Section id="sources" topic={topic} tight>
      <SourcesPanel
        writtenBy={fill(writtenBy)}
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
          text: fill(publicationText(source)),
          url: source.url,
        }))}
      />
      <Island of={sourceNotes} props={{}} />
    </Section>
  );
}
