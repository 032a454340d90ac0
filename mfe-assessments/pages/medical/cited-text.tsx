import { SourceRef } from '@site/kit/ui/sources-panel.tsx';
import type { Cited } from '../../content/medical-text-schema.ts';
import { useMedicalText } from './medical-context.ts';

/** Renders a sentence or paragraph with a superscript number for each source. */
export function CitedText({ of: { text, sources: named = [] } }: { of: Cited }) {
  const { sources, fill } = useMedicalText();
  return (
    <>
      {fill(text)}
      {sources.map(
        ({ id }, index) => named.includes(id) && <SourceRef key={id} number={index + 1} />,
      )}
    </>
  );
}
