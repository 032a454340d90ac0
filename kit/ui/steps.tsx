import type { ReactNode } from 'react';
import { cn } from './cn.ts';

type StepsProps = {
  steps: readonly { title: string; text: ReactNode }[];
  /** Heading level of the titles; defaults to 3. */
  headingLevel?: 3 | 4;
  /** Shows the steps in columns where there is room. */
  across?: boolean;
};

export function Steps({ steps, headingLevel = 3, across = false }: StepsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol
      className={cn(
        'grid w-full gap-3',
        across && 'xl:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] xl:gap-5',
      )}
    >
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className={cn(
            'flex flex-wrap items-center gap-x-4.5 gap-y-3.5 rounded-card border border-line bg-surface py-3.5 pr-4.5 pl-3.5',
            across && 'xl:grid xl:content-start xl:gap-3 xl:px-5.5 xl:pt-5 xl:pb-6',
          )}
        >
          <StepNumber>{index + 1}</StepNumber>
          <div className="min-w-0 flex-[1_1_7.5rem]">
            <Heading>{title}</Heading>
            <p className="leading-snug text-ink-quiet">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The number of a step on a pebble. Hidden from screen readers, which already announce it with the list. */
export function StepNumber({ children }: { children: number }) {
  return (
    <span
      className="ui-number grid h-10.5 w-12 flex-none place-items-center rounded-stone bg-hue-200 pt-[3px] font-head text-20 leading-none font-bold text-hue-text"
      aria-hidden="true"
    >
      {children}
    </span>
  );
}
