import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls `take` on hydration if a control's value differs from the `drawn` one: the visitor changed it, or the browser
 * restored it, before this code ran. Without this, the next render would revert it.
 */
export function useChangedBefore(
  control: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  drawn: string,
  take: (value: string) => void,
): void {
  const takeChanged = useEffectEvent(() => {
    const value = control.current?.value;
    if (value !== undefined && value !== drawn) take(value);
  });
  useLayoutEffect(() => takeChanged(), []);
}
