/** Joins class names with spaces and leaves out what is not there. Gives `undefined` when nothing is left. */
export function classNames(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
