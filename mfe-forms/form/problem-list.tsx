import { bullets } from '@site/kit/ui/list-look.ts';

/** The list into which the server writes what was wrong. A page that answers no form still has the mark in it, and shows no list. */
export function ProblemList({ heading }: { heading: string }) {
  return (
    <div
      className="grid gap-2 rounded-card border-2 border-coral-600 bg-coral-100 px-5 py-4 has-[li[hidden]]:hidden"
      data-error-summary=""
    >
      <h2 className="text-20 leading-tight font-semibold">{heading}</h2>
      <ul className={bullets}>
        {/* The server looks for this to the letter: it is `PROBLEMS_MARKER`. */}
        <li hidden />
      </ul>
    </div>
  );
}
