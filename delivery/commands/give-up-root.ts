import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { DeliveryConfig } from '../config.ts';

/** What a service does about the rights that it was started with. */
export type RightsPlan =
  | { kind: 'keep' }
  /** Open the port, and then be this user for good. */
  | { kind: 'become'; user: string }
  | { kind: 'refuse'; sentence: string };

type RightsSettings = Pick<DeliveryConfig, 'runAs' | 'mayRunAsRoot'>;

/** Decides by the number of the user that a service was started as; `undefined` where users have no numbers. */
export function planRights(
  userId: number | undefined,
  { runAs, mayRunAsRoot }: RightsSettings,
): RightsPlan {
  if (userId !== 0) return { kind: 'keep' };
  if (runAs !== undefined) return { kind: 'become', user: runAs };
  if (mayRunAsRoot) return { kind: 'keep' };
  return {
    kind: 'refuse',
    sentence:
      'A service should not run as root: whoever finds a hole in it would own the machine. Start it as another user, ' +
      'or set RUN_AS to the name of one, which it becomes after opening its port. RUN_AS_ROOT=yes lets it run as root.',
  };
}

/**
 * Sees to it that a service does not run as root without having been told to. Gives the port that was opened while it
 * still was root, closed to visitors until `listen` takes it over; `undefined` where nothing was given up. Throws a sentence
 * when it refuses, and when the user is not known.
 */
export async function giveUpRoot(
  config: RightsSettings & Pick<DeliveryConfig, 'host' | 'port'>,
): Promise<Server | undefined> {
  const plan = planRights(process.getuid?.(), config);
  if (plan.kind === 'refuse') throw new Error(plan.sentence);
  if (plan.kind === 'keep') return undefined;
  const [group] = groupsOf(plan.user, '-g');
  if (group === undefined) throw new Error(`${plan.user} has no group of their own.`);
  const groups = groupsOf(plan.user, '-G');
  // Ports below 1024 are root's to open.
  const opened = createServer((socket) => socket.destroy());
  opened.listen(config.port, config.host);
  await once(opened, 'listening');
  process.setgroups?.(groups);
  process.setgid?.(group);
  process.setuid?.(plan.user);
  return opened;
}

/** The numbers of a user's own group (`-g`), or of all groups (`-G`). Throws a sentence when there is no such user. */
function groupsOf(user: string, which: '-g' | '-G'): number[] {
  try {
    const said = execFileSync('id', [which, '--', user], { encoding: 'utf8', stdio: 'pipe' });
    return said.trim().split(' ').map(Number);
  } catch (error) {
    throw new Error(`RUN_AS names ${user}, and there is no such user on this machine.`, {
      cause: error,
    });
  }
}

/**
 * What to listen with: an address, or the port that is open there already. Node documents that `listen` takes anything
 * with the `_handle` of a server; whoever listens with it has the port from then on.
 */
export function boundTo(
  { host, port }: { host: string; port: number },
  opened: Server | undefined,
): { host: string; port: number; _handle?: unknown } {
  return { host, port, ...(opened && { _handle: Reflect.get(opened, '_handle') }) };
}
