/**
 * Joins class names and drops falsy ones. Conflicting classes are not merged: tailwind-merge would add 7 kB to every
 * page that hydrates.
 */
export { clsx as cn } from 'clsx';
