import { styleText } from 'node:util';
import { printable } from '@site/delivery/render/printable.ts';

/** The widest line of help, tables and wrapped text. */
export const HELP_WIDTH = 100;

type Style = Parameters<typeof styleText>[0];

/** Colours text on a terminal unless NO_COLOR is set. Never colours piped output, even with FORCE_COLOR. */
export function styled(
  style: Style,
  text: string,
  stream: NodeJS.WriteStream = process.stdout,
): string {
  return stream.isTTY ? styleText(style, text, { stream }) : text;
}

/** A line of output, all of it in one style or none. */
export type Line = string | { style: Style; text: string };

export function printLines(lines: readonly Line[]): void {
  for (const line of lines) {
    if (typeof line === 'string') console.log(printable(line));
    else console.log(styled(line.style, printable(line.text)));
  }
}

/** Prints a result as JSON, or the lines that say it to people. */
export function printResult(
  value: unknown,
  json: boolean | undefined,
  lines: () => readonly Line[],
): void {
  if (json) printJson(value);
  else printLines(lines());
}

export function printJson(value: unknown): void {
  console.log(JSON.stringify(value, null, 2));
}

/** Aligns columns. On a terminal, truncates rows to fit. */
export function tableOf(table: readonly (readonly string[])[]): string[] {
  const rows = table.map((row) => row.map(printable));
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
    }
  }
  return rows.map((row) => {
    const line = row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
    return fitted(line.trimEnd());
  });
}

/** Wraps a long line between words and indents the rest. */
export function wrapped(line: string, indent = ''): string[] {
  if (line.length <= HELP_WIDTH) return [line];
  const end = line.lastIndexOf(' ', HELP_WIDTH);
  if (end <= indent.length) return [line];
  return [line.slice(0, end), ...wrapped(indent + line.slice(end + 1), indent)];
}

export function minuteOf(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ');
}

function fitted(line: string): string {
  if (!process.stdout.isTTY || line.length <= HELP_WIDTH) return line;
  return `${line.slice(0, HELP_WIDTH - 1)}…`;
}

/** Shows the elapsed time of long-running work on a terminal, through standard error. */
export async function withProgress<T>(label: string, work: Promise<T>): Promise<T> {
  const { stderr } = process;
  if (!stderr.isTTY) return work;
  const startedAt = performance.now();
  const clear = () => stderr.write('\r\u001B[K');
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    stderr.write(`\r\u001B[K${label} … ${seconds} s`);
  }, 1000);
  try {
    return await work;
  } finally {
    clearInterval(timer);
    clear();
  }
}
