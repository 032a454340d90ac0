import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { buttonLook, buttonSizes, type ButtonVariant } from './button-look.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

type ButtonProps = {
  /** What pressing it does, as a verb. */
  children: ReactNode;
  /** `main` unless told. */
  variant?: ButtonVariant;
  /** As wide as its place. */
  wide?: boolean;
  /**
   * Grey, said as "dimmed" by screen readers, yet focusable and readable. Pressing it still calls
   * `onClick` or submits its form, which then says what is missing instead of sending.
   */
  looksDisabled?: boolean;
  /** The id of the line that says what is missing, or of another explanation. */
  describedBy?: string | undefined;
  iconBefore?: IconName;
  iconAfter?: IconName;
  /** `button` unless told, so that no button sends a form by accident. */
  type?: 'button' | 'submit';
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** For giving the focus back. */
  ref?: Ref<HTMLButtonElement>;
};

/** Does something on this page. What leads to another page is a `ButtonLink`. */
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
