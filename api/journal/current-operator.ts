import { hostname, userInfo } from 'node:os';

export type Operator = { person: string; machine: string };

/** Returns the operator running this program. In containers, accounts may have no name; then uses the uid. */
export function currentOperator(): Operator {
  return { person: accountName(), machine: hostname() };
}

function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
