import { dangerStrips } from '../safety/safety.ts';
import type { DangerStripName } from '../safety/safety-schema.ts';
import type { SiteConfig } from '../site.ts';
import { callsTo } from './care-calls.tsx';
import { cn } from './cn.ts';
import { Icon } from './icon.tsx';

type DangerStripProps = {
  of: DangerStripName;
  site: Pick<SiteConfig, 'helplines'>;
  className?: string;
};

/** What to do in danger and whom to call, before anything else on the page. */
export function DangerStrip({ of, site, className }: DangerStripProps) {
  const { text, helplines } = dangerStrips[of];
  return (
    <p
      data-danger-strip=""
      className={cn(
        'flex max-w-lead gap-2.5 rounded-card bg-coral-100 px-4 py-3 leading-snug',
        className,
      )}
    >
      <Icon name="alert" size={22} className="mt-px text-coral-700" />
      <span>
        <span>{text}</span>{' '}
        {callsTo(helplines, site.helplines).map(({ number, name }) => (
          <a key={number} className="mr-3 inline-block py-1" href={`tel:${number}`}>
            <b>{number}</b> <span>{name}</span>
          </a>
        ))}
      </span>
    </p>
  );
}
