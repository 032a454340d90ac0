import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { buttonLook, buttonSizes, type ButtonVariant } from '@site/kit/ui/button-look.ts';
import { Icon } from '@site/kit/ui/icon.tsx';
import type { IconName } from '@site/kit/ui/icon-paths.ts';
import type { ComponentProps, ReactNode } from 'react';
import { DeskForm } from './desk-form.tsx';
import { useListAddress } from './list-address.tsx';

/** `danger`: it takes something away from people. */
type Variant = Extract<ButtonVariant, 'main' | 'second'> | 'danger';

const dangerSize = `${buttonSizes.words} border-coral-700! text-coral-700! hover:bg-coral-100! forced-colors:border-[color:LinkText]!`;

function lookOf(variant: Variant): string {
  return variant === 'danger' ? buttonLook('second', dangerSize) : buttonLook(variant);
}

type SubmitProps = {
  children: ReactNode;
  variant?: Variant;
  icon?: IconName;
  /** The name and value that it sends. */
  name?: string;
  value?: string;
  /** Another URL than that of its form. */
  to?: string;
};

/** Sends a form. */
export function Submit({ children, variant = 'main', icon, name, value, to }: SubmitProps) {
  return (
    <button type="submit" name={name} value={value} formAction={to} className={lookOf(variant)}>
      {icon && <Icon name={icon} size={22} />}
      <span>{children}</span>
    </button>
  );
}

type PostButtonProps = Omit<ComponentProps<typeof DeskForm>, 'children'> &
  Pick<SubmitProps, 'children' | 'variant' | 'icon'>;

/** A form of one button. */
export function PostButton({ children, variant = 'second', icon, ...form }: PostButtonProps) {
  return (
    <DeskForm {...form}>
      <Submit variant={variant} {...(icon && { icon })}>
        {children}
      </Submit>
    </DeskForm>
  );
}

/** A link that keeps the list from which the page was opened. */
export function PageLink({
  href,
  children,
  className,
}: {
  href: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <a href={useListAddress()(href)} className={className}>
      {children}
    </a>
  );
}

/** A link that looks like a button. */
export function PageButton({
  href,
  variant = 'second',
  ...rest
}: Omit<ComponentProps<typeof ButtonLink>, 'variant'> & { variant?: Variant }) {
  const to = useListAddress()(href);
  if (variant !== 'danger') return <ButtonLink href={to} variant={variant} {...rest} />;
  return (
    <a href={to} className={lookOf(variant)}>
      {rest.iconBefore && <Icon name={rest.iconBefore} size={22} />}
      <span>{rest.children}</span>
    </a>
  );
}
