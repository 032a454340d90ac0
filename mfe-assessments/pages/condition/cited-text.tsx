import { SourceRef } from '@site/kit/ui/source-ref.tsx';
import type { Cited } from '../../content/condition-schema.ts';
import { useCondition } from './condition-context.ts';

/** A sentence or paragraph, with a raised number for each source it rests on. */
export function CitedText({ of: { text, sources = [] } }: { of: Cited }) {
  const { condition, say } = useCondition();
  return (
    <>
      {say(text)}
      {condition.sources.map(
        ({ id }, index) =>
          sources.includes(id) && <SourceRef key={id} id={id} number={index + 1} />,
      )}
    </>
  );
}
