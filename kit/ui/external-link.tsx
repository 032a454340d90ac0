import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { NewTabNotice, newTab } from './new-tab.tsx';

type ExternalLinkProps = {
  href: string;
  /** The label, such as "Get directions". */
  children: ReactNode;
  /** `text`: inline. `go`: standalone, in the heading font, with an external link icon. */
  look?: 'text' | 'go';
};

const goLook =
  'group/press inline-flex min-h-11 items-center gap-1.5 font-head text-18 leading-[1.2] font-semibold text-teal-700';

/** A link to another site. It opens a new tab and announces this. */
export function ExternalLink({ href, children, look = 'text' }: ExternalLinkProps) {
  return (
    <a href={href} className={look === 'go' ? goLook : undefined} {...newTab}>
      <span>{children}</span>
      <NewTabNotice />
      {look === 'go' && (
        <Icon
          name="external"
          size={20}
          className="transition-transform group-hover/press:translate-x-1"
        />
      )}
    </a>
  );
}
