/** A version that only some visitors get, as the status tells of it. */
export type CanaryStatus = {
  /** What is in it that the others do not get, in words. */
  what: string;
  /** How many visitors of a hundred get it. */
  percent: number;
  since: Date;
  /** How it stands or how it ended, in words, with the reason. */
  state: string;
};
