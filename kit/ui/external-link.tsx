import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { NewTabNotice, newTab } from './new-tab.tsx';

type ExternalLinkProps = {
  /** An address of another site. */
  href: string;
  /** What stands there, such as "Get directions". */
  children: ReactNode;
  /** `text`: within a sentence. `go`: on its own, in the heading face, with the sign for a new tab. */
  look?: 'text' | 'go';
};

const goLook =
  'group/press inline-flex min-h-11 items-center gap-1.5 font-head text-18 leading-[1.2] font-semibold text-teal-700';

/** A link to another site. It opens a new tab and says so. */
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
