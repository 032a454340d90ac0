import type { ReactNode } from 'react';

export type ListTableProps = {
  /** Describes the table to screen-reader users. */
  caption: string;
  columns: readonly string[];
  /** Cells in the order of the columns; the first is the row header. */
  rows: readonly {
    key: string;
    /** Names the checkbox of a selectable row. */
    name?: string;
    cells: readonly ReactNode[];
  }[];
  isSelectable?: boolean;
};

/** Name of the field with the keys of selected rows. */
export const SELECTED = 'selected';

/** The checkbox of a row. */
export function SelectRow({ of, name }: { of: string; name: string }) {
  return (
    <label className="relative z-10 -m-2.5 flex-none p-2.5">
      <input
        type="checkbox"
        name={SELECTED}
        value={of}
        aria-label={`Select ${name}`}
        className="block size-5.5 accent-teal-600"
      />
    </label>
  );
}

/** Explicit roles: browsers drop table semantics when CSS changes the display type, which the linter does not know. */
const as = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  title: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** A table that turns into a list of cards on phones. Leaves out columns without any content. */
export function ListTable({ caption, columns, rows, isSelectable = false }: ListTableProps) {
  const isEmpty = (cell: ReactNode) => [null, undefined, false, ''].some((each) => each === cell);
  const isShown = columns.map(
    (_title, index) => index === 0 || rows.some(({ cells }) => !isEmpty(cells[index])),
  );
  return (
    <table {...as.table} className="w-full border-collapse max-lg:block">
      <caption className="sr-only">{caption}</caption>
      <thead {...as.group} className="max-lg:sr-only">
        <tr {...as.row}>
          {columns
            .filter((_title, index) => isShown[index])
            .map((title) => (
              <th
                key={title}
                {...as.title}
                scope="col"
                className="px-3 py-2 text-start font-semibold text-ink-quiet first:ps-4 last:pe-4"
              >
                {title}
              </th>
            ))}
        </tr>
      </thead>
      <tbody {...as.group} className="max-lg:@container max-lg:grid max-lg:gap-3">
        {rows.map(({ key, name = key, cells: [first, ...others] }) => (
          <tr
            key={key}
            {...as.row}
            className="border-t border-line bg-surface max-lg:grid max-lg:gap-1 max-lg:rounded-card max-lg:border max-lg:p-4"
          >
            <th
              {...as.name}
              scope="row"
              className="min-w-0 text-start align-top font-semibold wrap-anywhere lg:py-3 lg:ps-4 lg:pe-3"
            >
              {isSelectable ? (
                <span className="flex gap-3">
                  <SelectRow of={key} name={name} />
                  <span className="min-w-0">{first}</span>
                </span>
              ) : (
                first
              )}
            </th>
            {others.map((cell, index) => {
              if (!isShown[index + 1]) return null;
              const title = columns[index + 1] ?? '';
              return (
                <td
                  key={title}
                  {...as.cell}
                  data-title={title}
                  // With large text, the title does not fit next to its value.
                  className="min-w-0 align-top wrap-anywhere max-lg:grid max-lg:gap-x-3 max-lg:@min-[15rem]:grid-cols-[5.5rem_1fr] max-lg:empty:hidden before:text-ink-quiet before:content-[attr(data-title)] lg:px-3 lg:py-3 lg:before:content-none lg:last:pe-4"
                >
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
