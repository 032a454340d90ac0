import { cn } from './cn.ts';
import { type IconName, iconPaths } from './icon-paths.ts';

type IconProps = {
  name: IconName;
  /** Width and height in pixels; defaults to 24. */
  size?: number;
  /** A size class overrides `size`. */
  className?: string;
};

/** Icons drawn as solid shapes rather than lines. */
const filled: readonly IconName[] = ['play', 'pause'];

/** Classes of a line icon. In forced-colors mode, icons use the visitor's colours too. */
export const lineDrawing =
  'ui-icon flex-none fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round] forced-color-adjust-auto';

const shape = 'ui-icon flex-none fill-current stroke-none forced-color-adjust-auto';

/** A small decorative icon. Never use it as the only label of a control. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg
      className={cn(filled.includes(name) ? shape : lineDrawing, className)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}

export function IconOnPebble({ name, className }: { name: IconName; className?: string }) {
  return (
    <span
      className={cn(
        'grid h-10 w-11 flex-none place-items-center rounded-stone bg-teal-100 text-teal-700',
        className,
      )}
    >
      <Icon name={name} />
    </span>
  );
}
