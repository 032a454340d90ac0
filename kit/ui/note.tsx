import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

const tones = {
  quiet: 'text-quiet',
  plain: 'text-ink',
  /** Tones with a background: `teal` for good to know, `coral` for urgent. */
  teal: 'rounded-card bg-teal-100 p-4 text-quiet',
  coral: 'rounded-card bg-coral-100 p-4 text-quiet',
} as const;

type NoteProps = {
  icon: IconName;
  children: ReactNode;
  /** Defaults to `quiet`. */
  tone?: keyof typeof tones;
  /** Defaults to `p`; use `div` for several paragraphs. */
  as?: 'p' | 'li' | 'div';
  id?: string;
  className?: string;
};

/** A short remark with an icon. */
export function Note({ icon, children, tone = 'quiet', as: Box = 'p', id, className }: NoteProps) {
  const Words = Box === 'div' ? 'div' : 'span';
  return (
    <Box id={id} className={cn('ui-note flex gap-2.5 leading-snug', tones[tone], className)}>
      <Icon name={icon} size={22} className="mt-px" />
      <Words className="min-w-0">{children}</Words>
    </Box>
  );
}
