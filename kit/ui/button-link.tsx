import type { MouseEventHandler, ReactNode } from 'react';
import { buttonLook, buttonSizes, type ButtonVariant } from './button-look.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import { NewTabNotice, newTab } from './new-tab.tsx';

type ButtonLinkProps = {
  href: string;
  children: ReactNode;
  /** Defaults to `main`. */
  variant?: ButtonVariant;
  wide?: boolean;
  /** Opens another site in a new tab, announces this, and shows an icon. */
  external?: boolean;
  describedBy?: string | undefined;
  iconBefore?: IconName;
  iconAfter?: IconName;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
};

/** A link that looks like a button, for a page's next step. */
export function ButtonLink({
  href,
  children,
  variant = 'main',
  wide = false,
  external = false,
  describedBy,
  iconBefore,
  iconAfter,
  onClick,
}: ButtonLinkProps) {
  const after = iconAfter ?? (external && !iconBefore ? 'external' : undefined);
  return (
    <a
      href={href}
      className={buttonLook(variant, wide ? buttonSizes.wide : buttonSizes.words)}
      aria-describedby={describedBy}
      onClick={onClick}
      {...(external ? newTab : {})}
    >
      {iconBefore && <Icon name={iconBefore} size={22} />}
      <span>{children}</span>
      {external && <NewTabNotice />}
      {after && <Icon name={after} size={22} />}
    </a>
  );
}
