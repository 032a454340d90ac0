import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { buttonLook, buttonSizes, type ButtonVariant } from './button-look.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

type ButtonProps = {
  children: ReactNode;
  /** Defaults to `main`. */
  variant?: ButtonVariant;
  wide?: boolean;
  /**
   * Looks disabled and is announced as "dimmed", but stays focusable. Clicking still calls `onClick` or submits the
   * form, which then shows what is missing.
   */
  looksDisabled?: boolean;
  /** The id of the text that describes the missing input, or of another description. */
  describedBy?: string | undefined;
  iconBefore?: IconName;
  iconAfter?: IconName;
  /** Defaults to `button`, so that no button submits a form by accident. */
  type?: 'button' | 'submit';
  onClick?: MouseEventHandler<HTMLButtonElement>;
  ref?: Ref<HTMLButtonElement>;
};

/** Performs an action on this page. Use `ButtonLink` to navigate. */
export function Button({
  children,
  variant = 'main',
  wide = false,
  looksDisabled = false,
  describedBy,
  iconBefore,
  iconAfter,
  type = 'button',
  onClick,
  ref,
}: ButtonProps) {
  return (
    <button
      ref={ref}
      type={type === 'submit' ? 'submit' : 'button'}
      className={buttonLook(variant, wide ? buttonSizes.wide : buttonSizes.words)}
      aria-disabled={looksDisabled || undefined}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      {iconBefore && <Icon name={iconBefore} size={22} />}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} size={22} />}
    </button>
  );
}
