/**
 * Stands in browsers for lodash.debounce, of which react-slick uses this much: a call that is made once,
 * `waitMs` milliseconds after it was last asked for, unless it is cancelled.
 */
export default function shortDebounce(call: () => void, waitMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    clearTimeout(timer);
    timer = setTimeout(call, waitMs);
  };
  ask.cancel = () => clearTimeout(timer);
  return ask;
}
