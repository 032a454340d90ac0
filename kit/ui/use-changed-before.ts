import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls `take` with what stands in a control when its island comes alive, if that is something else than the
 * page was `drawn` with: a visitor chose or typed it, or the browser put it back, before this code arrived. Without it
 * the next drawing would undo that.
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
