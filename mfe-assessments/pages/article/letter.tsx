import type { Cited } from '../../content/medical-text-schema.ts';
import { CitedText } from '../medical/cited-text.tsx';

/** A letter to copy: its paragraphs alone, without the numbers of sources. */
export function Letter({ of }: { of: readonly Cited[] }) {
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface px-5 py-4.5 print:block print:rounded-none print:border-0 print:border-l-[0.6mm] print:border-hue-200 print:p-0 print:pl-[2.5mm] [&_sup]:select-none">
      {of.map((paragraph) => (
        <p key={paragraph.text} className="print:not-first:mt-[0.8mm]">
          <CitedText of={paragraph} />
        </p>
      ))}
    </div>
  );
}
