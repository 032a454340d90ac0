/** What is left until a moment, each part as two digits; more than 99 days take more. */
export type TimeLeft = {
  /** The moment is over: everything is zero and stays so. */
  over: boolean;
  days: string;
  hours: string;
  minutes: string;
  seconds: string;
};

/** What is left from `now` until `target`, both in milliseconds since 1970. A started second counts as a whole one. */
export function timeLeft(target: number, now: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil((target - now) / 1000));
  return {
    over: seconds === 0,
    days: twoDigits(seconds / 86_400),
    hours: twoDigits((seconds / 3600) % 24),
    minutes: twoDigits((seconds / 60) % 60),
    seconds: twoDigits(seconds % 60),
  };
}

function twoDigits(figure: number): string {
  return String(Math.floor(figure)).padStart(2, '0');
}
