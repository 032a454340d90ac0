import type { IdSource } from '../database/uuid-v7.ts';

/** What the stores of submissions have in common. */
export type StoreOptions = {
  /** The clock, in epoch milliseconds. */
  now?: (() => number) | undefined;
  /** Stores whose rows are listed together share one source, so that ids of all of them sort by age. */
  nextId?: IdSource | undefined;
};
