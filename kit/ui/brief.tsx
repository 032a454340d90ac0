import type { ReactNode } from 'react';
import type { LinkedAnswers } from '../content/linked-text.ts';
import type { SiteConfig } from '../site.ts';
import { cn } from './cn.ts';
import { Parts } from './parts.tsx';

type BriefProps = {
  /** A parent's first questions, each with a short answer. */
  answers: readonly { label: string; text: ReactNode }[];
  className?: string;
  /** Above the answers. */
  children?: ReactNode;
};

/** Answers a worried parent's first questions at the top of a page, before pictures and prices. */
export function Brief({ answers, className, children }: BriefProps) {
  return (
    <div
      className={cn(
        'rounded-card border border-line bg-surface px-3.5 py-3 leading-snug xl:px-5.5 xl:py-4.5 print:break-inside-avoid',
        className,
      )}
      data-in-brief=""
    >
      {children}
      <dl className="grid gap-2 md:gap-2.5">
        {answers.map(({ label, text }) => (
          // On a phone, the answer continues on the question's line to save space.
          <div key={label} className="max-md:*:inline">
            <dt className="font-head font-semibold text-hue-text">{label}</dt> <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type LinkedBriefProps = { of: LinkedAnswers; site: SiteConfig; className?: string };

/** A brief whose answers may have links. */
export function LinkedBrief({ of, site, className = '' }: LinkedBriefProps) {
  return (
    <Brief
      className={className}
      answers={of.map(({ label, text }) => ({ label, text: <Parts parts={text} site={site} /> }))}
    />
  );
}
