import type { MedicalFacts, MedicalSource } from '@site/kit/api/medical-facts.ts';
import { SourcesPanel } from '@site/kit/ui/sources-panel.tsx';
import { blogWords } from '../../content/blog-words.ts';

/**
 * Shows the author, reviewer and sources of a post with medical facts, and a note that the post doesn't replace a
 * doctor.
 */
export function MedicalPanel({ medical }: { medical: MedicalFacts }) {
  const { writtenBy, reviewedBy, lastChangedOn, nextReviewOn, sources } = medical;
  return (
    <>
      <p className="text-quiet">{blogWords('medicalNote')}</p>
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

/** Formats a publication as one line: authors, title, publisher, year, and notes on its figures. */
function sourceText({ authors, title, publisher, year, updated, note }: MedicalSource): string {
  const who = authors ? `${authors}. ` : '';
  const when = updated ? `${year}, updated ${updated}` : String(year);
  return `${who}${title}. ${publisher}, ${when}.${note ? ` ${note}` : ''}`;
}
