import { cn } from '@site/kit/ui/cn.ts';

type WriteLineProps = {
  label: string;
  /** How many lines there are to write on; one unless told. */
  rows?: number;
};

const field =
  'w-full rounded-input border border-line-strong bg-surface px-2.5 py-1.5 print:rounded-none print:bg-transparent print:px-[1mm] print:py-0 print:border-[black]';

/** Room to write, with keys or with a pen. On paper the words, then a line in what is left of the row, or a box. */
export function WriteLine({ label, rows = 1 }: WriteLineProps) {
  return (
    <label
      className={cn(
        'grid gap-0.5',
        rows === 1
          ? 'print:grid-cols-[auto_1fr] print:items-end print:gap-[2mm]'
          : 'print:flex-1 print:grid-cols-[1fr] print:grid-rows-[auto_1fr] print:gap-[0.5mm]',
      )}
    >
      <span className="font-semibold">{label}</span>
      {rows === 1 ? (
        <input
          type="text"
          autoComplete="off"
          className={cn(
            field,
            'min-h-11 print:h-[7mm] print:min-h-0 print:border-0 print:border-b-[0.3mm]',
          )}
        />
      ) : (
        <textarea
          rows={rows}
          autoComplete="off"
          className={cn(
            field,
            'field-sizing-content min-h-[5.2em] print:min-h-[11mm] print:resize-none print:border-[0.3mm]',
          )}
        />
      )}
    </label>
  );
}
