import { cn } from './cn.ts';
import { type IconName, iconPaths } from './icon-paths.ts';

type IconProps = {
  /** Which drawing; all are in `icon-paths.ts`. */
  name: IconName;
  /** Width and height in pixels; 24 unless told. */
  size?: number;
  /** Its colour and place; a size here wins over `size`. */
  className?: string;
};

/** Icons that are shapes rather than lines. */
const filled: readonly IconName[] = ['play', 'pause'];

/** Line drawings. Where a visitor's own colours rule, they take them too. */
export const lineDrawing =
  'ui-icon flex-none fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round] forced-color-adjust-auto';

const shape = 'ui-icon flex-none fill-current stroke-none forced-color-adjust-auto';

/** A small drawing beside a word. It is never the only thing that says what something is. */
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

/** An icon on a pebble. */
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
