const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** A moment in epoch milliseconds as a date and a time in India, such as `6 Jan 2026 01:30`. */
export function indianTime(moment: number): string {
  return format.format(moment).replace(',', '');
}
