import type { ReactNode } from 'react';

type ListTableProps = {
  /** Describes the table to screen-reader users. */
  caption: string;
  columns: readonly string[];
  /** Cells in the order of the columns; the first is the row header. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** Explicit roles: browsers drop table semantics when CSS changes the display type, which the linter does not know. */
const as = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  title: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** A table that turns into a list of cards on phones. */
export function ListTable({ caption, columns, rows }: ListTableProps) {
  return (
    <table {...as.table} className="w-full border-collapse max-lg:block">
      <caption className="sr-only">{caption}</caption>
      <thead {...as.group} className="max-lg:sr-only">
        <tr {...as.row}>
          {columns.map((title) => (
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
        {rows.map(({ key, cells: [name, ...others] }) => (
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
              {name}
            </th>
            {others.map((cell, index) => {
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
