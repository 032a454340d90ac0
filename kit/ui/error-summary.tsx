import { type MouseEvent, useEffect, useId, useRef } from 'react';

type ErrorSummaryProps = {
  /** What is wrong, in the order of the form. Nothing is shown for an empty list. */
  errors: readonly { fieldId: string; message: string }[];
  /** How often the visitor has tried to send; each further try moves the focus here. */
  attempt: number;
  /** `There is a problem` unless told. */
  title?: string;
};

/** What stands in the way of sending, above the form; every line leads to its field. */
export function ErrorSummary({ errors, attempt, title = 'There is a problem' }: ErrorSummaryProps) {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <section ref={box} aria-labelledby={titleId} tabIndex={-1} className="ui-error-summary">
      <h2 id={titleId} className="ui-heading-3">
        {title}
      </h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Moves the focus and leaves the address alone. */
function goToField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
