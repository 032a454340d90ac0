/** Remembers something to close when all is over; gives a function that closes it at once instead. */
export type AtEnd = (close: () => Promise<void> | void) => () => Promise<void>;

const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * Does some work and then closes whatever it opened, newest first, whether the work went well, threw
 * or was stopped by a signal. A signal is an error here, so the program ends as after any other.
 */
export async function closingAtEnd<T>(work: (atEnd: AtEnd) => Promise<T>): Promise<T> {
  const open = new Set<() => Promise<void>>();
  let over = false;
  const atEnd: AtEnd = (close) => {
    const closeOnce = async () => {
      if (open.delete(closeOnce)) await close();
    };
    open.add(closeOnce);
    // Work that was stopped may still open something before it notices.
    return over ? failAfter(closeOnce) : closeOnce;
  };
  let stop = () => {};
  const stopped = new Promise<never>((_resolve, reject) => {
    stop = () => reject(new Error('Stopped before the end.'));
  });
  for (const signal of signals) process.once(signal, stop);
  const [outcome] = await Promise.allSettled([Promise.race([work(atEnd), stopped])]);
  over = true;
  for (const signal of signals) process.off(signal, stop);
  const failures = await closeAll(open);
  if (outcome.status === 'fulfilled' && failures.length === 0) return outcome.value;
  // The first thing that went wrong is the one to know; what followed is told as well.
  const [first, ...later] = [
    ...(outcome.status === 'rejected' ? [outcome.reason] : []),
    ...failures,
  ];
  for (const failure of later) console.error('Could not be closed:', failure);
  throw first;
}

function failAfter(close: () => Promise<void>): never {
  void close();
  throw new Error('Stopped before the end.');
}

async function closeAll(open: ReadonlySet<() => Promise<void>>): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const close of [...open].toReversed()) {
    try {
      await close();
    } catch (error) {
      failures.push(error);
    }
  }
  return failures;
}
