import { cn } from './cn.ts';

export type Crumb = { label: string; href: string };

type BreadcrumbsProps = {
  /** The ancestors, from Home down. */
  trail: readonly Crumb[];
  current: string;
};

/** Adds a separator, which screen readers don't announce. */
const afterAnother = "before:mr-2 before:text-ink-quiet before:content-['›'_/_'']";

export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="ui-breadcrumbs flex flex-wrap items-baseline gap-x-2 pt-2.5">
        {trail.map(({ label, href }, index) => (
          <li key={href} className={index > 0 ? afterAnother : undefined}>
            <a className="inline-block py-[9px] text-ink" href={href}>
              {label}
            </a>
          </li>
        ))}
        {/* The heading says it again, and a phone has little room above it. */}
        <li className={cn('max-md:hidden', trail.length > 0 && afterAnother)} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
