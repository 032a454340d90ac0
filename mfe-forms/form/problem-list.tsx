import { PROBLEMS_MARKER } from '@site/kit/api/form-answers.ts';
import { useHydrated } from '@site/kit/ui/use-hydrated.ts';

/**
 * The list into which the server writes what was wrong. A page that comes alive was opened at its own address
 * and answers no form, so the list, still with the mark in it, goes.
 */
export function ProblemList({ heading }: { heading: string }) {
  const alive = useHydrated();
  if (alive) return null;
  return (
    <div className="err-summary">
      <h2 className="look-h3">{heading}</h2>
      {/* The server looks for the mark to the letter. */}
      <ul className="bullets" dangerouslySetInnerHTML={{ __html: PROBLEMS_MARKER }} />
    </div>
  );
}
