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

/** A link to another site. It opens a new tab and says so. */
export function ExternalLink({ href, children, look = 'text' }: ExternalLinkProps) {
  return (
    <a href={href} className={look === 'go' ? 'ui-arrow-label' : undefined} {...newTab}>
      <span>{children}</span>
      <NewTabNotice />
      {look === 'go' && <Icon name="external" />}
    </a>
  );
}
