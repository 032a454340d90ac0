import { Note } from '@site/kit/ui/note.tsx';

/** Reasons for a refusal. */
export function Problems({ title, of }: { title: string; of: readonly string[] }) {
  return (
    <Note as="div" icon="alert" tone="coral" className="mb-6">
      <p className="font-semibold text-ink">{title}</p>
      <ul className="list-disc ps-5">
        {of.map((problem) => (
          <li key={problem} className="wrap-anywhere whitespace-pre-line">
            {problem}
          </li>
        ))}
      </ul>
    </Note>
  );
}
