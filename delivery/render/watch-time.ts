import { existsSync, readFileSync } from 'node:fs';

/** How long a renderer may take: the reserve, which it starts with, plus a little for each answer. In milliseconds. */
type Allowance = { reserveMs: number; perAnswerMs: number };

/** `idle` is time in which the renderer neither runs nor waits for a processor, although an answer is due. */
export type TimeLimits = { cpu: Allowance; idle: Allowance };

const CHECK_INTERVAL_MS = 250;

type Watched = {
  /** Returns `null` if the system does not say. */
  state: () => ProcessState | null;
  owesAnswer: () => boolean;
  /** Called when the renderer exceeds an allowance, which `excess` names. */
  stop: (excess: string) => void;
};

/**
 * Limits the time of a renderer by what it does, not by the clock: on a busy machine, an honest page may have to wait
 * long for a processor. Where the system does not report CPU time, that is everywhere but on Linux, all time is idle.
 */
export function watchTime(
  limits: TimeLimits,
  { state, owesAnswer, stop }: Watched,
): { answered: () => void; end: () => void } {
  const cpu = budget(limits.cpu);
  const idle = budget(limits.idle);
  let before = { at: performance.now(), cpuMs: 0 };
  const check = () => {
    const at = performance.now();
    const { cpuMs, isIdle } = state() ?? { cpuMs: before.cpuMs, isIdle: true };
    // This process may have been too busy to check, or to read answers.
    const elapsed = Math.min(at - before.at, 2 * CHECK_INTERVAL_MS);
    const used = cpuMs - before.cpuMs;
    before = { at, cpuMs };
    if (!owesAnswer()) return;
    if (cpu.isOverdrawnBy(used)) stop(excessOf('of CPU time', limits.cpu));
    else if (isIdle && idle.isOverdrawnBy(elapsed)) stop(excessOf('without work', limits.idle));
  };
  const timer = setInterval(check, CHECK_INTERVAL_MS);
  return {
    answered() {
      cpu.refill();
      idle.refill();
    },
    end: () => clearInterval(timer),
  };
}

function budget({ reserveMs, perAnswerMs }: Allowance) {
  let left = reserveMs;
  return {
    refill() {
      left = Math.min(reserveMs, left + perAnswerMs);
    },
    isOverdrawnBy(used: number): boolean {
      left -= used;
      return left < 0;
    },
  };
}

function excessOf(what: string, { reserveMs, perAnswerMs }: Allowance): string {
  return `took more than ${reserveMs / 1000} s ${what}, plus ${perAnswerMs / 1000} s for each answer,`;
}

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
