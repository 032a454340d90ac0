import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { DeliveryConfig } from '../config.ts';

/** How a service handles the privileges of the user that started it. */
export type RightsPlan =
  | { kind: 'keep' }
  /** Open the port, then switch to this user permanently. */
  | { kind: 'become'; user: string }
  | { kind: 'refuse'; message: string };

type RightsSettings = Pick<DeliveryConfig, 'runAs' | 'mayRunAsRoot'>;

/** Decides how to handle privileges. `userId` is `undefined` on platforms without user ids. */
export function planRights(
  userId: number | undefined,
  { runAs, mayRunAsRoot }: RightsSettings,
): RightsPlan {
  if (userId !== 0) return { kind: 'keep' };
  if (runAs !== undefined) return { kind: 'become', user: runAs };
  if (mayRunAsRoot) return { kind: 'keep' };
  return {
    kind: 'refuse',
    message:
      'Services should not run as root: a vulnerability would give away the whole machine. Start it as another user, ' +
      'or set RUN_AS to a user name to switch to after opening the port. RUN_AS_ROOT=yes allows running as root.',
  };
}

/**
 * Ensures that a service doesn't run as root unless that is allowed. Returns a server on the port opened as root, which
 * drops all connections until `listen` takes over the port, or `undefined` if no privileges were dropped. Throws if the
 * service must not run as root, or if the user doesn't exist.
 */
export async function dropRoot(
  config: RightsSettings & Pick<DeliveryConfig, 'host' | 'port'>,
): Promise<Server | undefined> {
  const plan = planRights(process.getuid?.(), config);
  if (plan.kind === 'refuse') throw new Error(plan.message);
  if (plan.kind === 'keep') return undefined;
  const [group] = groupsOf(plan.user, '-g');
  if (group === undefined) throw new Error(`The user ${plan.user} has no primary group.`);
  const groups = groupsOf(plan.user, '-G');
  // Only root can open ports below 1024.
  const opened = createServer((socket) => socket.destroy());
  opened.listen(config.port, config.host);
  await once(opened, 'listening');
  process.setgroups?.(groups);
  process.setgid?.(group);
  process.setuid?.(plan.user);
  return opened;
}

/**
 * Returns the id of the user's primary group (`-g`) or the ids of all groups (`-G`). Throws if the user doesn't exist.
 */
function groupsOf(user: string, which: '-g' | '-G'): number[] {
  try {
    const output = execFileSync('id', [which, '--', user], { encoding: 'utf8', stdio: 'pipe' });
    return output.trim().split(' ').map(Number);
  } catch (error) {
    throw new Error(`RUN_AS: there is no user ${user} on this machine.`, {
      cause: error,
    });
  }
}

/**
 * Returns options for `listen`: an address, or the port that is already open. According to Node's documentation,
 * `listen` accepts any object with a server's `_handle`.
 */
export function listenOptions(
  { host, port }: { host: string; port: number },
  opened: Server | undefined,
): { host: string; port: number; _handle?: unknown } {
  return { host, port, ...(opened && { _handle: Reflect.get(opened, '_handle') }) };
}
