import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls `onChange` on hydration if a control's value differs from the `rendered` value, because the visitor changed it
 * or the browser restored it before this code ran. Otherwise the next render would revert the control.
 */
export function useChangeBeforeHydration(
  control: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  rendered: string,
  onChange: (value: string) => void,
): void {
  const onChanged = useEffectEvent(() => {
    const value = control.current?.value;
    if (value !== undefined && value !== rendered) onChange(value);
  });
  useLayoutEffect(() => onChanged(), []);
}
