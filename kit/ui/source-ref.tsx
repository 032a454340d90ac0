type SourceRefProps = {
  /** The id of a source in the page's `SourcesPanel`. */
  id: string;
  /** Its place in that list, from 1. */
  number: number;
};

/** A small raised number after a claim that leads to where the claim comes from. */
export function SourceRef({ id, number }: SourceRefProps) {
  return (
    <sup>
      <a href={`#source-${id}`} aria-label={`Source ${number}`}>
        {number}
      </a>
    </sup>
  );
}
