/**
 * A small raised number after a claim that leads to where the claim comes from: a place in the page's
 * `SourcesPanel`, from 1. On a page with `sourceNotes` a press shows the source beside the claim instead.
 */
export function SourceRef({ number }: { number: number }) {
  return (
    <sup>
      <a href={`#source-${number}`} aria-label={`Source ${number}`}>
        {number}
      </a>
    </sup>
  );
}
