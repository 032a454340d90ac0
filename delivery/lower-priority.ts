import { getPriority, setPriority } from 'node:os';

const NICENESS = 5;

/** Lets visitors' requests go first, where a program that builds or renders shares the processors with a host. */
export function lowerPriority(pid: number | undefined): void {
  // Only root may raise a priority that the caller has lowered further. Without a pid, the program did not start.
  if (pid !== undefined) setPriority(pid, Math.max(getPriority(pid), NICENESS));
}
