/** What a selector asks of an attribute; without an operator, whether it is there. */
export type Question = { operator?: string | undefined; value?: string | undefined };

/** Whether an attribute's value is what a selector asks for; ways of asking that are not known here count as met. */
export function fitsValue({ operator, value = '' }: Question, found: string): boolean {
  switch (operator) {
    case '=':
      return found === value;
    case '^=':
      return found.startsWith(value);
    case '$=':
      return found.endsWith(value);
    case '*=':
      return found.includes(value);
    default:
      return true;
  }
}
