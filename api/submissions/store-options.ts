import type { IdSource } from '../database/uuid-v7.ts';
import type { NoticeChannel } from '../notices/notice-store.ts';

/** What the stores of submissions have in common. */
export type StoreOptions = {
  /** The clock, in epoch milliseconds. */
  now?: (() => number) | undefined;
  /** When what arrives now was received; `now` when left out. Rows are kept for so long from then on. */
  receivedAt?: (() => number) | undefined;
  /** Stores whose rows are listed together share one source, so that ids of all of them sort by age. */
  nextId?: IdSource | undefined;
  /** How the team is told of what is stored; it is not when left out. */
  notify?: readonly NoticeChannel[] | undefined;
};
