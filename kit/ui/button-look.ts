import { classNames } from './class-names.ts';

/** `main`: one a view. `second`: beside it. `sun` and `ghost`: the same two on a dark ground. */
export type ButtonVariant = 'main' | 'second' | 'sun' | 'ghost';

const variantClass: Readonly<Record<ButtonVariant, string | undefined>> = {
  main: undefined,
  second: 'ui-button-second',
  sun: 'ui-button-sun',
  ghost: 'ui-button-ghost',
};

/** The classes of a button, or of a link that looks like one. */
export function buttonLook(variant: ButtonVariant, wide: boolean): string | undefined {
  return classNames('ui-button', variantClass[variant], wide && 'ui-button-wide');
}
