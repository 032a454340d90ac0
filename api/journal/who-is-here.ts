import { hostname, userInfo } from 'node:os';

/** Who runs this program, and where, by the names the operating system gives them. */
export type Whereabouts = { person: string; machine: string };

/** Who runs this program. An account without a name, as containers have them, goes by its number. */
export function whoIsHere(): Whereabouts {
  return { person: accountName(), machine: hostname() };
}

function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
