/**
 * Joins class names and leaves out what is false. Classes that conflict must not meet: nothing merges them, because
 * tailwind-merge would weigh 7 kB in every page that hydrates.
 */
export { clsx as cn } from 'clsx';
