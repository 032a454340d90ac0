import type { ReactNode } from 'react';

/** A column: its heading, and whether it holds numbers. */
export type Column = { title: string; isNumber?: boolean };

type DataTableProps = {
  /** Describes the table in a sentence. */
  caption: string;
  columns: readonly Column[];
  /** The rows with their cells; the first cell is the row header. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** A table whose first cells are row headers. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <table className="ui-status-table">
      <caption>{caption}</caption>
      <ColumnTitles of={columns} />
      <tbody>
        {rows.map(({ key, cells: [name, ...others] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {others.map((cell, index) => (
              <td
                key={columns[index + 1]?.title}
                className={columns[index + 1]?.isNumber ? 'ui-status-number' : undefined}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The heading row of a table. */
export function ColumnTitles({ of }: { of: readonly Column[] }) {
  return (
    <thead>
      <tr>
        {of.map(({ title, isNumber }) => (
          <th key={title} scope="col" className={isNumber ? 'ui-status-number' : undefined}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}
