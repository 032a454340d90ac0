import { Steps } from '@site/kit/ui/steps.tsx';

type NumberedStepsProps = {
  steps: readonly { title: string; about: string }[];
  headingLevel: 3 | 4;
};

/** Steps in their order, each a few words. */
export function NumberedSteps({ steps, headingLevel }: NumberedStepsProps) {
  return (
    <Steps
      steps={steps.map(({ title, about }) => ({ title, text: about }))}
      headingLevel={headingLevel}
    />
  );
}
