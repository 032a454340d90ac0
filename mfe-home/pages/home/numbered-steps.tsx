type NumberedStepsProps = {
  steps: readonly { title: string; about: string }[];
  headingLevel: 3 | 4;
};

/** Steps in their order, each a few words. */
export function NumberedSteps({ steps, headingLevel }: NumberedStepsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol className="ui-steps">
      {steps.map(({ title, about }, index) => (
        <li key={title}>
          <span className="ui-number" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <Heading>{title}</Heading>
            <p>{about}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
