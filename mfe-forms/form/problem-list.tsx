import { PROBLEMS_MARKER } from '@site/kit/api/form-answers.ts';

/** The list into which the server writes what was wrong. A page that answers no form still has the mark in it, and shows no list. */
export function ProblemList({ heading }: { heading: string }) {
  return (
    <div className="ui-error-summary has-[li[hidden]]:hidden">
      <h2 className="ui-heading-3">{heading}</h2>
      {/* The server looks for the mark to the letter. */}
      <ul className="ui-bullets" dangerouslySetInnerHTML={{ __html: PROBLEMS_MARKER }} />
    </div>
  );
}
