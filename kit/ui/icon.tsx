import { cn } from './cn.ts';
import { type IconName, iconPaths } from './icon-paths.ts';

type IconProps = {
  /** Which drawing; all are in `icon-paths.ts`. */
  name: IconName;
  /** Width and height in pixels; 24 unless told. Buttons and notes set their own. */
  size?: number;
  /** Its colour and place; a size here wins over `size`. */
  className?: string;
};

/** Icons that are shapes rather than lines. */
const filled: readonly IconName[] = ['play', 'pause'];

/** A small drawing beside a word. It is never the only thing that says what something is. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg
      className={cn('ui-icon', filled.includes(name) && 'ui-icon-filled', className)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
