import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

const tones = {
  quiet: 'text-quiet',
  plain: 'text-ink',
  /** On a ground of their own: what is good to know, and what is urgent. */
  teal: 'rounded-card bg-teal-100 p-4 text-quiet',
  coral: 'rounded-card bg-coral-100 p-4 text-quiet',
} as const;

type NoteProps = {
  /** What kind of note it is. */
  icon: IconName;
  children: ReactNode;
  /** `quiet` unless told. */
  tone?: keyof typeof tones;
  /** `p` unless told; a `div` may hold paragraphs. */
  as?: 'p' | 'li' | 'div';
  id?: string;
  /** Its place. */
  className?: string;
};

/** A few words beside what they are about, with an icon before them. */
export function Note({ icon, children, tone = 'quiet', as: Box = 'p', id, className }: NoteProps) {
  const Words = Box === 'div' ? 'div' : 'span';
  return (
    <Box id={id} className={cn('ui-note flex gap-2.5 leading-snug', tones[tone], className)}>
      <Icon name={icon} size={22} className="mt-px" />
      <Words className="min-w-0">{children}</Words>
    </Box>
  );
}
