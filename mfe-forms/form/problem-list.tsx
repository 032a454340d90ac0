import { bullets } from '@site/kit/ui/list-look.ts';

/** The list into which the server writes what was wrong. A page that answers no form still has the mark in it, and shows no list. */
export function ProblemList({ heading }: { heading: string }) {
  return (
    <div className="ui-error-summary has-[li[hidden]]:hidden">
      <h2 className="ui-heading-3">{heading}</h2>
      <ul className={bullets}>
        {/* The server looks for this to the letter: it is `PROBLEMS_MARKER`. */}
        <li hidden />
      </ul>
    </div>
  );
}
