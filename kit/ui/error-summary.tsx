import { type MouseEvent, useEffect, useId, useRef } from 'react';

type ErrorSummaryProps = {
  /** In form order. Renders nothing for an empty list. */
  errors: readonly { fieldId: string; message: string }[];
  /** Number of attempts to submit; each new attempt moves focus to the summary. */
  attempt: number;
  /** Defaults to `There is a problem`. */
  title?: string;
};

/** A list of errors above a form; each item links to its field. */
export function ErrorSummary({ errors, attempt, title = 'There is a problem' }: ErrorSummaryProps) {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <section
      ref={box}
      aria-labelledby={titleId}
      tabIndex={-1}
      className="grid gap-2 rounded-card border-2 border-coral-600 bg-coral-100 px-5 py-4"
      data-error-summary=""
    >
      <h2 id={titleId} className="text-20 leading-tight font-semibold">
        {title}
      </h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              className="font-semibold text-coral-700"
              href={`#${fieldId}`}
              onClick={(event) => goToField(event, fieldId)}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Focuses the field without changing the address. */
function goToField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
