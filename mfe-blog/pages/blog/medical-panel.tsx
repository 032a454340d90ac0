import type { MedicalFacts, MedicalSource } from '@site/kit/api/medical-facts.ts';
import { SourcesPanel } from '@site/kit/ui/sources-panel.tsx';
import { blogWords } from '../../content/blog-words.ts';

/** Who answers for a post with medical facts, what it rests on, and that it replaces no doctor. */
export function MedicalPanel({ medical }: { medical: MedicalFacts }) {
  const { writtenBy, reviewedBy, lastChangedOn, nextReviewOn, sources } = medical;
  return (
    <>
      <p className="text-quiet">{blogWords.medicalNote}</p>
      <SourcesPanel
        writtenBy={writtenBy}
        reviewedBy={
          reviewedBy ? { name: reviewedBy.name, role: reviewedBy.qualification } : undefined
        }
        lastChanged={lastChangedOn}
        nextReview={nextReviewOn}
        sources={sources.map((source) => ({
          text: sourceText(source),
          url: source.url,
        }))}
      />
    </>
  );
}

/** A source as it is listed: who, what, where, when, and what to know of its figures. */
function sourceText({ authors, title, publisher, year, updated, note }: MedicalSource): string {
  const who = authors ? `${authors}. ` : '';
  const when = updated ? `${year}, updated ${updated}` : String(year);
  return `${who}${title}. ${publisher}, ${when}.${note ? ` ${note}` : ''}`;
}
