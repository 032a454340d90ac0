import { existsSync, readFileSync } from 'node:fs';

/** `cpuMs` is the CPU time of all threads so far. An idle process neither runs nor waits for a processor. */
export type ProcessState = { cpuMs: number; isIdle: boolean };

/** Linux reports CPU time in hundredths of a second. */
const CPU_TICK_MS = 10;

/** Returns `null` on systems without `/proc`, and for a process that does not exist. */
export function processState(pid: number | undefined): ProcessState | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  const text = readFileSync(file, 'utf8');
  // The second field, the program's name, is in brackets and may contain spaces.
  const [state = '', ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [userTicks, systemTicks] = [fields[10], fields[11]];
  return {
    cpuMs: (Number(userTicks) + Number(systemTicks)) * CPU_TICK_MS,
    // R runs or waits for a processor, D waits for a disk, for example for swapped memory.
    isIdle: !'RD'.includes(state),
  };
}
