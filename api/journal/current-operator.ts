import { hostname, userInfo } from 'node:os';

export type Operator = { person: string; machine: string };

/** The operator running this program. An account without a name, as in containers, is named by its uid. */
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
